"""The figures of the game, as the reference takes them. The game's own content file is not read here.

A line of LANDS has the lands and the seas beside a land, a line of SEAS the seas beside a sea. The columns of
the others are those of the dataclasses of the same name, from left to right; "-" stands for nothing.
"""

from __future__ import annotations

from tests.civilization.reference import (
    ADVANCED,
    STANDARD,
    Content,
    Improvement,
    Milestone,
    Prices,
    Technology,
    Unit,
    UnitType,
    Wonder,
    World,
)

LANDS = """
alaska: yukon | bering_sea gulf_of_alaska
yukon: alaska cascadia hudson | baffin_sea gulf_of_alaska
hudson: appalachia great_plains labrador yukon | baffin_sea
labrador: appalachia hudson | baffin_sea grand_banks
cascadia: great_plains sonora yukon | gulf_of_alaska hawaiian_sea
great_plains: appalachia cascadia hudson mississippi sonora |
appalachia: great_plains hudson labrador mississippi | grand_banks sargasso_sea
mississippi: appalachia great_plains sonora | caribbean_sea sargasso_sea
sonora: cascadia great_plains mexica mississippi | hawaiian_sea
mexica: sonora yucatan | caribbean_sea galapagos_sea
yucatan: mexica orinoco | caribbean_sea galapagos_sea
antilles: | caribbean_sea sargasso_sea
orinoco: amazonia andes yucatan | caribbean_sea galapagos_sea sargasso_sea
amazonia: andes gran_chaco mata_atlantica orinoco | sargasso_sea
andes: amazonia gran_chaco orinoco patagonia | galapagos_sea humboldt_sea
gran_chaco: amazonia andes mata_atlantica pampas |
mata_atlantica: amazonia gran_chaco pampas | argentine_sea sargasso_sea
pampas: gran_chaco mata_atlantica patagonia | argentine_sea
patagonia: andes pampas | argentine_sea humboldt_sea
albion: | biscay_sea north_sea
iberia: gaul | biscay_sea mediterranean_sea
gaul: germania iberia italia | biscay_sea mediterranean_sea north_sea
germania: balkans gaul italia sarmatia scandia | north_sea
italia: balkans gaul germania | mediterranean_sea
balkans: anatolia germania italia sarmatia | mediterranean_sea
scandia: germania muscovy | barents_sea north_sea
sarmatia: balkans germania muscovy steppe | north_sea
muscovy: sarmatia scandia steppe ural | barents_sea
atlantia: nigeria sahara | biscay_sea guinea_sea mediterranean_sea
sahara: atlantia nigeria nile nubia | mediterranean_sea
nile: euphrates nubia sahara | arabian_sea mediterranean_sea
nubia: eritrea funa nigeria nile sahara tanganika | arabian_sea
eritrea: nubia tanganika | arabian_sea
nigeria: atlantia funa nubia sahara | guinea_sea
funa: nigeria nubia tanganika zambezi | cape_sea guinea_sea
tanganika: eritrea funa nubia zambezi | arabian_sea
zambezi: funa kalahari tanganika | arabian_sea cape_sea
kalahari: zambezi | cape_sea
madagascar: | arabian_sea cape_sea
anatolia: balkans euphrates persia | mediterranean_sea
euphrates: anatolia arabia nile persia | arabian_sea mediterranean_sea
arabia: euphrates | arabian_sea
persia: anatolia euphrates indus steppe | arabian_sea
indus: deccan himalaya persia | arabian_sea
deccan: himalaya indus | arabian_sea bay_of_bengal
himalaya: deccan gobi indus mekong steppe yunnan | bay_of_bengal
yunnan: gobi himalaya mekong yangtze |
mekong: himalaya yangtze yunnan | bay_of_bengal east_china_sea java_sea
yangtze: huang_he mekong yunnan | east_china_sea
huang_he: gobi manchuria yangtze | east_china_sea
gobi: himalaya huang_he manchuria siberia steppe yunnan |
manchuria: gobi huang_he kamchatka siberia | east_china_sea sea_of_okhotsk
nippon: | east_china_sea micronesian_sea sea_of_okhotsk
steppe: gobi himalaya muscovy persia sarmatia siberia ural |
ural: muscovy siberia steppe | barents_sea
siberia: gobi kamchatka manchuria steppe ural | barents_sea
kamchatka: manchuria siberia | bering_sea sea_of_okhotsk
java: | bay_of_bengal java_sea leeuwin_sea
luzon: | east_china_sea java_sea micronesian_sea
papua: | java_sea micronesian_sea tasman_sea
tanami: queensland | java_sea leeuwin_sea
queensland: tanami | leeuwin_sea tasman_sea
tasmania: | leeuwin_sea tasman_sea
aotearoa: | polynesian_sea tasman_sea
"""

SEAS = """
bering_sea: gulf_of_alaska hawaiian_sea sea_of_okhotsk
gulf_of_alaska: bering_sea hawaiian_sea
hawaiian_sea: bering_sea galapagos_sea gulf_of_alaska micronesian_sea polynesian_sea sea_of_okhotsk
galapagos_sea: hawaiian_sea humboldt_sea polynesian_sea
humboldt_sea: argentine_sea galapagos_sea polynesian_sea
polynesian_sea: galapagos_sea hawaiian_sea humboldt_sea micronesian_sea tasman_sea
baffin_sea: grand_banks
grand_banks: baffin_sea biscay_sea north_sea sargasso_sea
caribbean_sea: sargasso_sea
sargasso_sea: argentine_sea biscay_sea caribbean_sea grand_banks guinea_sea
argentine_sea: cape_sea guinea_sea humboldt_sea sargasso_sea
guinea_sea: argentine_sea biscay_sea cape_sea sargasso_sea
cape_sea: arabian_sea argentine_sea guinea_sea leeuwin_sea
biscay_sea: grand_banks guinea_sea mediterranean_sea north_sea sargasso_sea
north_sea: barents_sea biscay_sea grand_banks
barents_sea: north_sea
mediterranean_sea: biscay_sea
arabian_sea: bay_of_bengal cape_sea leeuwin_sea
bay_of_bengal: arabian_sea java_sea leeuwin_sea
java_sea: bay_of_bengal east_china_sea leeuwin_sea micronesian_sea tasman_sea
leeuwin_sea: arabian_sea bay_of_bengal cape_sea java_sea tasman_sea
tasman_sea: java_sea leeuwin_sea micronesian_sea polynesian_sea
east_china_sea: java_sea micronesian_sea sea_of_okhotsk
sea_of_okhotsk: bering_sea east_china_sea hawaiian_sea micronesian_sea
micronesian_sea: east_china_sea hawaiian_sea java_sea polynesian_sea sea_of_okhotsk tasman_sea
"""

UNITS = """
spearman infantry 1 1 1 0 bronze_working
swordsman infantry 1 2 1 1 iron_working
chariot cavalry 1 1 1 0 the_wheel
horseman cavalry 1 2 1 1 horseback_riding
catapult artillery 1 1 1 1 mathematics
galley fleet 1 1 1 0 trade_mapmaking
man_at_arms infantry 2 1 2 0 feudalism
knight cavalry 2 1 2 0 chivalry
trebuchet artillery 2 1 2 0 engineering
caravel fleet 2 1 2 0 astronomy
galleon fleet 2 2 2 2 navigation
musketman infantry 3 1 3 0 gunpowder_weapons
rifleman infantry 3 2 3 2 steam_power
dragoon cavalry 3 1 3 0 cavalry
cannon artillery 3 1 3 1 metallurgy
artillery artillery 3 2 3 3 industrialization
frigate fleet 3 1 3 0 metallurgy
ironclad fleet 3 2 3 2 steam_power
machine_gunner infantry 4 1 4 0 electricity
mechanized_infantry infantry 4 2 4 2 robotics
tank cavalry 4 1 4 0 mass_production
modern_armor cavalry 4 2 4 3 miniaturization
rocket_artillery artillery 4 1 4 2 rocketry
cruise_missile artillery 4 2 4 4 space_flight
battleship fleet 4 1 4 1 combustion
carrier fleet 4 2 4 0 advanced_flight
biplane aircraft 4 1 1 0 flight
monoplane aircraft 4 2 2 0 advanced_flight
jet aircraft 4 3 3 0 rocketry
stealth_aircraft aircraft 4 4 4 0 superconductor
"""

TECHNOLOGIES = """
masonry 1 15 -
alphabet_writing 1 15 - groundbreaking
pottery 1 20 - gift=granary
the_wheel 1 25 - gift=chariot
bronze_working 1 25 -
ceremonial_burial 1 25 -
horseback_riding 1 40 the_wheel gift=horseman
code_of_laws 1 35 alphabet_writing,pottery gift=courthouse
mathematics 1 40 masonry,alphabet_writing gift=catapult
iron_working 1 40 bronze_working,pottery gift=swordsman
philosophy_literature 1 40 alphabet_writing,pottery
mysticism 1 40 pottery,ceremonial_burial
trade_mapmaking 1 50 mathematics,pottery range=1/1
currency 1 50 mathematics,trade_mapmaking gift=marketplace
construction 1 50 iron_working,mathematics size=2
banking 2 50 currency gift=bank
education 2 60 trade_mapmaking,philosophy_literature
engineering 2 70 the_wheel,construction gift=trebuchet
theology 2 70 philosophy_literature,mysticism
feudalism 2 70 code_of_laws,construction
astronomy 2 60 education,engineering range=1/2
printing_press 2 40 theology,education groundbreaking
chivalry 2 60 horseback_riding,feudalism gift=knight
navigation 2 60 astronomy range=1/3 gift=galleon
chemistry 2 40 printing_press,education size=3 upgrade
nationalism 3 80 banking,printing_press
physics 3 80 astronomy,chemistry
economics 3 90 nationalism
gunpowder_weapons 3 90 physics gift=musketman
cavalry 3 80 chivalry,gunpowder_weapons gift=dragoon
legislative_government 3 70 economics gift=legislature
metallurgy 3 100 iron_working,gunpowder_weapons
medicine 3 70 metallurgy size=4 gift=hospital
steam_power 3 120 metallurgy groundbreaking range=4/3
industrialization 3 100 economics,steam_power gift=factory
scientific_method 4 100 medicine
electricity 4 100 steam_power gift=machine_gunner
combustion 4 100 industrialization gift=battleship
flight 4 100 combustion range=-1/-1 gift=biplane
fission 4 150 scientific_method
electronics 4 70 electricity,scientific_method
mass_production 4 100 combustion,electricity
plastics 4 80 mass_production gift=shopping_mall
robotics 4 100 electronics,mass_production gift=mechanized_infantry
radio_television 4 120 electronics
computers 4 100 electronics groundbreaking
advanced_flight 4 100 flight,radio_television gift=monoplane
genetics 4 100 medicine,computers
rocketry 4 120 advanced_flight gift=rocket_artillery
space_flight 4 150 plastics,computers,robotics,rocketry
miniaturization 4 100 computers,space_flight gift=modern_armor
superconductor 4 120 miniaturization,space_flight gift=stealth_aircraft
fusion 4 150 fission,superconductor
"""

IMPROVEMENTS = """
granary 1 productivity 1 pottery
library 1 productivity 1 philosophy_literature
aqueduct 1 productivity 1 construction
marketplace 1 productivity 1 currency
ziggurat 1 happiness 1 ceremonial_burial
courthouse 1 happiness 1 code_of_laws
temple 1 happiness 1 mysticism
colosseum 1 happiness 1 construction
bank 2 productivity 1 banking
university 2 productivity 1 education
castle 2 happiness 1 feudalism
cathedral 2 happiness 2 theology
stock_market 3 productivity 1 economics
factory 3 productivity 1 industrialization
railroad 3 productivity 1 steam_power
capitol 3 happiness 1 nationalism
legislature 3 happiness 1 legislative_government
hospital 3 happiness 1 medicine
research_lab 4 productivity 1 scientific_method
highway_system 4 productivity 1 combustion
manufacturing_plant 4 productivity 1 mass_production
airport 4 productivity 1 advanced_flight
nuclear_plant 4 productivity 1 fission
internet 4 productivity 1 computers
fusion_reactor 4 productivity 2 fusion
shopping_mall 4 happiness 1 plastics
television_station 4 happiness 2 radio_television
healthcare_complex 4 happiness 1 genetics
"""

WONDERS = """
hanging_gardens 1 masonry free_settlers 2
colossus 1 bronze_working gold_per_turn 5
great_lighthouse 1 trade_mapmaking gold_per_turn 5
great_library 1 philosophy_literature tech_discount 5
oracle 1 mysticism see_enemy_pick_in_battle 0
great_wall 1 construction settlement_defence 2
pyramids 1 ceremonial_burial free_units 2 cavalry/1
sun_tsu_art_of_war 2 feudalism free_units 2 infantry/2
copernicus_observatory 2 astronomy free_units 1 fleet/2
leonardos_workshop 2 education tech_discount 10
bachs_cathedral 2 theology happiness 1
sistine_chapel 2 theology happiness 1
magellans_voyage 3 metallurgy force_resource_trade 0
newtons_university 3 physics tech_discount 15
smiths_trading_company 3 economics gold_per_turn 10
shakespeares_theatre 3 nationalism happiness 1
transcontinental_railroad 3 steam_power productivity 1
edisons_lab 4 scientific_method tech_discount 20
hoover_dam 4 electronics productivity 1
cure_for_cancer 4 genetics happiness 2
universal_suffrage 4 mass_production happiness 1
manhattan_project 4 fission destroy_area 0
united_nations 4 radio_television may_end_game 0 ending=diplomatic
apollo_program 4 space_flight may_end_game 0 ending=military
alpha_centauri_colony_ship 4 fusion ends_game 0 ending=space
"""

CRITICAL = {  # by the era; for rolls of 2-3, 4-5, 6-8, 9-10 and 11-12
    1: ("wine", "horses", "iron", "gems", "spices"),
    2: ("wine", "gems", "spices", "iron", "horses"),
    3: ("oil", "gems", "coal", "iron", "horses"),
    4: ("coal", "rare_metals", "oil", "oil", "iron"),
}
ROLLS = ((2, 3), (4, 5), (6, 7, 8), (9, 10), (11, 12))

CITY_GOLD = {  # (has a resource, happy) -> by size, normal and productive
    (True, True): ((4, 8), (6, 12), (8, 16), (10, 20)),
    (True, False): ((2, 4), (4, 8), (6, 12), (8, 16)),
    (False, True): ((2, 4), (3, 6), (4, 8), (5, 10)),
    (False, False): ((0, 0), (1, 2), (2, 4), (3, 6)),
}


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def by_era(*gold: int) -> dict[int, int]:
    return dict(enumerate(gold, start=1))


def world() -> World:
    lands, coasts, seas = {}, {}, {}
    for line in LANDS.strip().splitlines():
        land, _, beside = line.partition(":")
        by_land, _, by_sea = beside.partition("|")
        lands[land] = frozenset(by_land.split())
        coasts[land] = frozenset(by_sea.split())
    for line in SEAS.strip().splitlines():
        sea, _, beside = line.partition(":")
        seas[sea] = frozenset(beside.split())
    return World(lands, coasts, seas)


def technology(row: list[str]) -> Technology:
    name, era, price, prerequisites, *more = row
    words = dict(word.partition("=")[::2] for word in more)
    by_land, _, by_sea = words.get("range", "").partition("/")
    return Technology(
        name,
        int(era),
        int(price),
        frozenset() if prerequisites == "-" else frozenset(prerequisites.split(",")),
        groundbreaking="groundbreaking" in words,
        size=int(words.get("size", 0)),
        trade_range=(int(by_land), int(by_sea)) if by_sea else None,
        gift=words.get("gift", ""),
        free_upgrade="upgrade" in words,
    )


def wonder(row: list[str]) -> Wonder:
    name, era, granted_by, effect, amount, *more = row
    given, ending = None, ""
    for word in more:
        if word.startswith("ending="):
            ending = word.removeprefix("ending=")
        else:
            kind, _, unit_era = word.partition("/")
            given = UnitType(kind, int(unit_era))
    return Wonder(name, int(era), granted_by, effect, int(amount), given, ending)


CONTENT = Content(
    world=world(),
    units=tuple(
        Unit(name, kind, int(era), int(level), int(dice), int(bonus), granted_by)
        for name, kind, era, level, dice, bonus, granted_by in rows(UNITS)
    ),
    technologies={row[0]: technology(row) for row in rows(TECHNOLOGIES)},
    improvements={
        name: Improvement(name, int(era), kind, int(points), granted_by)
        for name, era, kind, points, granted_by in rows(IMPROVEMENTS)
    },
    wonders={row[0]: wonder(row) for row in rows(WONDERS)},
    milestones=(
        Milestone(1, "villages", 6),
        Milestone(1, "technologies", 2),
        Milestone(1, "armies", 8),
        Milestone(2, "fleets", 2),
        Milestone(2, "technologies", 2),
        Milestone(2, "gold", 60),
        Milestone(3, "fleets", 2),
        Milestone(3, "technologies", 2),
        Milestone(3, "gold", 80),
        Milestone(4, "metropolises", 8),
        Milestone(4, "technologies", 2),
        Milestone(4, "gold", 100),
    ),
    prices={
        STANDARD: Prices(
            army=by_era(5, 10, 15, 20),
            fleet=by_era(10, 20, 30, 40),
            aircraft={4: 40},
            settler=by_era(5, 10, 15, 20),
            village=by_era(5, 10, 15, 20),
            upgrade={2: 5, 3: 10, 4: 20},
        ),
        ADVANCED: Prices(
            army=by_era(10, 15, 20, 25),
            fleet=by_era(20, 30, 40, 50),
            aircraft={4: 50},
            settler=by_era(10, 10, 10, 10),
            village=by_era(10, 10, 10, 10),
            upgrade={2: 20, 3: 20, 4: 20},
        ),
    },
    dice=by_era(1, 2, 3, 4),
    superiority=by_era(1, 2, 3, 4),
    plague_radius=by_era(0, 1, 2, 3),
    critical={
        era: {roll: name for name, rolls in zip(names, ROLLS, strict=True) for roll in rolls}
        for era, names in CRITICAL.items()
    },
    monopoly={3: 20, 4: 40, 5: 80},
    min_income=10,
    largest_on={"desert": 0, "mountains": 1, "jungle_forest": 2},
    army_move=1,
    settler_move=2,
    aircraft_move=3,
    fleet_move=by_era(1, 2, 2, 3),
    fleet_room=3,
    fertile_size=1,
    first_technology=10,
    next_technology=10,
    technologies_per_bonus=2,
    fighter_dice=1,
    era_technologies=3,
    standard_points={"technology": 2, "wonder": 3},
    improvement_price=by_era(10, 15, 20, 25),
    royalty=by_era(5, 5, 10, 10),
    sale_divisor=5,
    colony_ship="alpha_centauri_colony_ship",
    colony_ship_price=200,
    defence=1,
    free_faces=1,
    always_happy=frozenset({"wine", "gems"}),
    city_gold={
        (resource, size, happy, productive): gold
        for (resource, happy), sizes in CITY_GOLD.items()
        for size, pair in enumerate(sizes, start=1)
        for productive, gold in zip((False, True), pair, strict=True)
    },
    critical_gold=15,
    gold_per_type=3,
    first_range=(1, 0),
    carrier_room=2,
    advanced_points={"wonder": 2, "groundbreaking": 4, "diplomatic": 5, "military": 1, "space": 1},
)
