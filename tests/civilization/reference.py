"""A slow and plain reading of the arithmetic of the Civilization board game, to hold the fast engine against.

G (both rule sets), S (standard rules), A (advanced rules) and C (rulings) are the numbers of the rules.

Seats are 1, 2, ...; eras and sizes of settlements are 1 to 4. A State holds whatever the arithmetic looks at.
No function changes a State, rolls dice or decides anything for a player, with one exception: the faces and
gears of the advanced rules are assigned for the highest income (A-79).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import cache

STANDARD, ADVANCED = "standard", "advanced"
ARMIES = ("infantry", "cavalry", "artillery")
MILITARY = (*ARMIES, "fleet", "aircraft")  # G-11
BEATS = {"cavalry": "infantry", "infantry": "artillery", "artillery": "cavalry"}  # G-60
MODERN = 4
LARGEST = 4  # a metropolis
SET_ASIDE = 0  # in the place of an owner
UNLIMITED = -1  # a trade range
NOBODY = -1


# ---- what the game is made of


@dataclass(frozen=True)
class World:
    """The areas of the board, each with the areas beside it (G-04)."""

    lands: Mapping[str, frozenset[str]]  # the lands beside a land
    coasts: Mapping[str, frozenset[str]]  # the seas beside a land
    seas: Mapping[str, frozenset[str]]  # the seas beside a sea


@dataclass(frozen=True)
class UnitType:
    """What is bought, given or traded: the level of a unit follows from it and from what is in play."""

    kind: str
    era: int
    carrier: bool = False  # C-12: of the modern fleets an owner chooses


@dataclass(frozen=True)
class Unit:
    """A level of the advanced rules (A-43). The dice of an aircraft are added to those of another unit."""

    id: str
    kind: str
    era: int
    level: int
    dice: int
    bonus: int
    technology: str


@dataclass(frozen=True)
class Technology:
    id: str
    era: int
    price: int
    prerequisites: frozenset[str] = frozenset()
    groundbreaking: bool = False
    size: int = 0  # of settlements that it makes possible
    trade_range: tuple[int, int] | None = None  # by land, by sea
    gift: str = ""  # the id of the unit or the improvement that its owner gets
    gift_count: int = 1
    free_upgrade: bool = False


@dataclass(frozen=True)
class Improvement:
    id: str
    era: int
    kind: str  # "happiness" or "productivity"
    points: int  # its faces or gears
    technology: str


@dataclass(frozen=True)
class Wonder:
    """A wonder of the advanced rules; its effect has an amount: of gold, pieces, faces, gears or defence."""

    id: str
    era: int
    technology: str
    effect: str
    amount: int = 0
    given: UnitType | None = None
    ending: str = ""  # the end of the game that its owner may bring about


@dataclass(frozen=True)
class Milestone:
    """S-11: what has to be counted, and how much of it is enough."""

    era: int
    what: str  # villages, metropolises, technologies, armies, fleets or gold
    amount: int


@dataclass(frozen=True)
class Prices:
    """Gold by era, and for an upgrade by the size that is reached."""

    army: Mapping[int, int]
    fleet: Mapping[int, int]
    aircraft: Mapping[int, int]
    settler: Mapping[int, int]
    village: Mapping[int, int]
    upgrade: Mapping[int, int]


@dataclass(frozen=True)
class Content:
    """Every figure that the rules work with."""

    world: World
    units: tuple[Unit, ...]
    technologies: Mapping[str, Technology]
    improvements: Mapping[str, Improvement]
    wonders: Mapping[str, Wonder]
    milestones: tuple[Milestone, ...]
    prices: Mapping[str, Prices]  # by rule set

    dice: Mapping[int, int]  # by the era of the unit
    superiority: Mapping[int, int]  # by the current era
    plague_radius: Mapping[int, int]
    critical: Mapping[int, Mapping[int, str]]  # era -> sum of two dice -> resource
    monopoly: Mapping[int, int]  # number of cards -> gold
    min_income: int
    largest_on: Mapping[str, int]  # terrain -> size
    army_move: int
    settler_move: int
    aircraft_move: int
    fleet_move: Mapping[int, int]
    fleet_room: int

    fertile_size: int
    first_technology: int
    next_technology: int
    technologies_per_bonus: int
    fighter_dice: int
    era_technologies: int  # of the current era, and the era ends
    standard_points: Mapping[str, int]  # technology, wonder

    improvement_price: Mapping[int, int]
    royalty: Mapping[int, int]
    sale_divisor: int
    colony_ship: str
    colony_ship_price: int
    defence: int
    free_faces: int
    always_happy: frozenset[str]
    city_gold: Mapping[tuple[bool, int, bool, bool], int]  # has a resource, size, happy, productive
    critical_gold: int
    gold_per_type: int
    first_range: tuple[int, int]
    carrier_room: int
    advanced_points: Mapping[str, int]  # wonder, groundbreaking, diplomatic, military, space


@dataclass(frozen=True)
class Options:
    """The settings that the rulings name."""

    card_income: str = "owner"  # or "holder", advanced (C-23, C-39)
    colony_ship: str = "anyone"  # or "owner" of the technology (C-17)
    sea_bases: frozenset[str] = frozenset({"carrier"})  # and "battleship", advanced (C-02)
    past_wonder_gifts: bool = False  # C-15, C-42
    carriers: str = "chosen"  # or "forced": battleships rise like any unit (C-12)


# ---- what lies on the table


@dataclass(frozen=True)
class Piece:
    seat: int
    kind: str  # settler, infantry, cavalry, artillery, fleet, aircraft
    era: int
    area: str  # of a piece aboard: where its fleet is
    aboard: int | None = None  # the number of its fleet
    points_left: int = 0
    carrier: bool = False
    stopped: bool = False  # by a battle to come (G-53), or because it looked at a counter (G-19)


@dataclass(frozen=True)
class Settlement:
    area: str
    owner: int
    size: int
    resource: str | None = None
    fertile: bool = False
    holder: int = 0  # who has its card this turn; 0: the owner

    @property
    def card_holder(self) -> int:
        return self.holder or self.owner


@dataclass(frozen=True)
class State:
    content: Content
    rules: str
    era: int = 1
    options: Options = Options()
    seats: tuple[int, ...] = (1, 2, 3)  # that are still in the game, in turn order
    technologies: Mapping[str, int] = field(default_factory=dict)  # in play -> owner, or SET_ASIDE
    wonders: Mapping[str, int] = field(default_factory=dict)
    improvements: Mapping[int, frozenset[str]] = field(default_factory=dict)
    gold: Mapping[int, int] = field(default_factory=dict)
    settlements: Mapping[str, Settlement] = field(default_factory=dict)  # by area
    pieces: Mapping[int, Piece] = field(default_factory=dict)  # by number
    terrain: Mapping[str, str] = field(default_factory=dict)  # that lies face up
    claimed: frozenset[Milestone] = frozenset()

    @property
    def advanced(self) -> bool:
        return self.rules == ADVANCED

    @property
    def prices(self) -> Prices:
        return self.content.prices[self.rules]


def technologies_of(state: State, seat: int) -> set[str]:
    return {technology for technology, owner in state.technologies.items() if owner == seat}


def settlements_of(state: State, seat: int) -> list[Settlement]:
    return [place for _, place in sorted(state.settlements.items()) if place.owner == seat]


def cards_held(state: State, seat: int) -> Counter[str]:
    """G-20, G-67: how many cards of each resource a seat has in hand, borrowed ones included."""
    cards: Counter[str] = Counter()
    for place in state.settlements.values():
        if place.resource is not None and place.card_holder == seat:
            cards[place.resource] += 1
    return cards


def wonders_at_work(state: State, seat: int, effect: str) -> list[Wonder]:
    """A-03, A-27, A-85, C-44: those of past eras have no effect, those of eras to come have."""
    held = [state.content.wonders[wonder] for wonder, owner in sorted(state.wonders.items()) if owner == seat]
    return [wonder for wonder in held if wonder.effect == effect and wonder.era >= state.era]


def improvements_at_work(state: State, seat: int, kind: str) -> list[Improvement]:
    """A-04, A-71: those of past eras have no effect, those of eras to come have."""
    held = [state.content.improvements[name] for name in sorted(state.improvements.get(seat, ()))]
    return [improvement for improvement in held if improvement.kind == kind and improvement.era >= state.era]


# ---- the order of seats


def setup_order(seats: Collection[int], first: int) -> list[int]:
    """G-38: who chooses a starting area, first clockwise and then back."""
    forth = turn_order(seats, first)
    return forth + forth[::-1]


def turn_order(seats: Collection[int], first: int) -> list[int]:
    """G-41, G-42: clockwise from the start player."""
    return sorted(seat for seat in seats if seat >= first) + sorted(seat for seat in seats if seat < first)


def next_start(seats: Collection[int], start: int) -> int:
    """G-43, G-101: the next seat on the left that is still in the game."""
    later = [seat for seat in seats if seat > start]
    return min(later or seats)


# ---- units and their levels


def unit_era(state: State, piece: Piece | UnitType) -> int:
    """S-07, A-45, E-18: of all units only the catapults rise, from the first era to the second."""
    if piece.kind == "artillery" and piece.era == 1 and catapults_rise(state):
        return 2
    return piece.era


def catapults_rise(state: State) -> bool:
    """S-07: with the second era. A-45: with the technology of the trebuchet, whenever it comes."""
    if not state.advanced:
        return state.era >= 2
    return bool(levels_in_play(state, "artillery", 2))


def levels(state: State, kind: str, era: int) -> list[Unit]:
    found = [unit for unit in state.content.units if unit.kind == kind and unit.era == era]
    return sorted(found, key=lambda unit: unit.level)


def levels_in_play(state: State, kind: str, era: int) -> list[Unit]:
    return [unit for unit in levels(state, kind, era) if unit.technology in state.technologies]


def unit_level(state: State, piece: Piece | UnitType) -> Unit:
    """A-44, A-45, A-72, C-13: the best level in play, the first one if none is. C-12: carriers are chosen."""
    era = unit_era(state, piece)
    if is_chosen(state, piece.kind, era):
        return levels(state, piece.kind, era)[1 if piece.carrier else 0]
    return (levels_in_play(state, piece.kind, era) or levels(state, piece.kind, era)[:1])[-1]


def is_chosen(state: State, kind: str, era: int) -> bool:
    """C-12: a modern fleet has the level that its owner chose, unless the option says that all rise."""
    return kind == "fleet" and era == MODERN and state.options.carriers == "chosen"


def is_carrier(state: State, piece: Piece | UnitType) -> bool:
    """The second level of the modern fleets, of the advanced rules only."""
    modern = piece.kind == "fleet" and piece.era == MODERN
    return state.advanced and modern and unit_level(state, piece).level > 1


# ---- prices


@dataclass(frozen=True)
class Bill:
    """What a buyer pays; the royalty goes to the owner of the technology, and the rest to the bank (A-22)."""

    total: int
    owner: int = 0
    royalty: int = 0

    @property
    def bank(self) -> int:
        return self.total - self.royalty


def unit_price(state: State, kind: str, era: int) -> int:
    """S-18, A-53, A-54, E-25: by the era of the unit."""
    if kind in ARMIES:
        return state.prices.army[era]
    return state.prices.fleet[era] if kind == "fleet" else state.prices.aircraft[era]


def settler_price(state: State) -> int:
    """S-18, A-53"""
    return state.prices.settler[state.era]


def village_price(state: State) -> int:
    """S-18, A-53, G-70"""
    return state.prices.village[state.era]


def upgrade_price(state: State, size: int) -> int:
    """S-19, A-53: to this size."""
    return state.prices.upgrade[size]


def improvement_price(state: State, improvement: str) -> int:
    """A-05, A-53: by the era of the improvement, which is the current one (A-60)."""
    return state.content.improvement_price[state.content.improvements[improvement].era]


def technology_price(state: State, seat: int, technology: str) -> int:
    """S-20: by the number already owned.

    A-02, A-18, A-64, C-14: as printed for the current and later eras, half of it rounded up for past ones.
    A-27: less what the wonders of the buyer take off; such a wonder works only while its era is not over, so
    it never meets a half price.
    """
    if not state.advanced:
        owned = len(technologies_of(state, seat))
        return state.content.first_technology + state.content.next_technology * owned
    card = state.content.technologies[technology]
    price = card.price
    if card.era < state.era:
        price = (price + 1) // 2
    for wonder in wonders_at_work(state, seat, "tech_discount"):
        if wonder.era == card.era:
            price -= wonder.amount
    return max(price, 0)


def royalty(state: State, seat: int, technology: str, era: int, price: int) -> Bill:
    """A-22, A-23, A-31, C-26: a share of the price for the owner, at the rate of the thing's own era."""
    owner = state.technologies[technology]
    if owner in (SET_ASIDE, seat):
        return Bill(price)
    return Bill(price, owner, min(price, state.content.royalty[era]))


def unit_bill(state: State, seat: int, unit: UnitType) -> Bill:
    """A-22, A-68, C-26: the royalty is for the technology of the level that is bought."""
    price = unit_price(state, unit.kind, unit.era)
    if not state.advanced:
        return Bill(price)
    return royalty(state, seat, unit_level(state, unit).technology, unit.era, price)


def improvement_bill(state: State, seat: int, improvement: str) -> Bill:
    """A-22"""
    card = state.content.improvements[improvement]
    return royalty(state, seat, card.technology, card.era, improvement_price(state, improvement))


def sale_value(state: State, piece: Piece) -> int:
    """A-57, E-28: a fifth of the price of its era; a catapult that rose counts as what it is now."""
    return unit_price(state, piece.kind, unit_era(state, piece)) // state.content.sale_divisor


# ---- what may be bought, founded and sold


def units_for_sale(state: State) -> set[UnitType]:
    """What anybody may buy, not counting gold and places.

    S-21: every unit of the current era; aircraft are modern (G-11).
    A-21, A-54, A-65, A-68: of the current and past eras, where a technology is in play; the level follows.
    C-12: of modern fleets both levels, each with its own technology; the best one if all rise.
    A-75, C-11: no catapult once catapults have become trebuchets.
    """
    offered = set()
    for kind in MILITARY:
        for era in range(1, state.era + 1):
            if kind == "aircraft" and era != MODERN:
                continue
            if not state.advanced:
                if era == state.era:
                    offered.add(UnitType(kind, era))
            elif is_chosen(state, kind, era):
                for unit in levels_in_play(state, kind, era):
                    offered.add(UnitType(kind, era, carrier=unit.level > 1))
            elif levels_in_play(state, kind, era) and unit_era(state, UnitType(kind, era)) == era:
                offered.add(UnitType(kind, era, carrier=is_carrier(state, UnitType(kind, era))))
    return offered


def technologies_for_sale(state: State) -> set[str]:
    """S-02, S-03: those of the current era. A-19, A-64: those with all prerequisites in play, of any era.

    S-04, A-18, A-90: only what nobody owns and what is not set aside.
    """
    unowned = {card for card in state.content.technologies.values() if card.id not in state.technologies}
    if not state.advanced:
        return {card.id for card in unowned if card.era == state.era}
    return {card.id for card in unowned if all(needed in state.technologies for needed in card.prerequisites)}


def free_technologies(state: State) -> set[str]:
    """G-22, G-94: what the counter may bring."""
    return {
        name for name in technologies_for_sale(state) if state.content.technologies[name].era == state.era
    }


def starting_technologies(content: Content) -> set[str]:
    """A-40: those without prerequisites."""
    return {card.id for card in content.technologies.values() if not card.prerequisites}


def improvements_for_sale(state: State, seat: int) -> set[str]:
    """A-15, A-21, A-60, A-65: of the current era, with the technology in play, one copy each."""
    if not state.advanced:
        return set()
    return {
        card.id
        for card in state.content.improvements.values()
        if card.era == state.era
        and card.technology in state.technologies
        and card.id not in state.improvements.get(seat, ())
    }


def may_buy_colony_ship(state: State, seat: int) -> bool:
    """A-28, C-17: once its technology is in play, and nobody has it."""
    ship = state.content.colony_ship
    if not state.advanced or ship in state.wonders:
        return False
    technology = state.content.wonders[ship].technology
    if state.options.colony_ship == "owner":
        return state.technologies.get(technology) == seat
    return technology in state.technologies


@dataclass(frozen=True)
class Bought:
    """What happened in a settlement in this turn."""

    placed: Mapping[str, int] = field(default_factory=dict)  # area of the settlement -> new pieces
    founded: frozenset[str] = frozenset()
    upgraded: frozenset[str] = frozenset()


def room(state: State, area: str, bought: Bought) -> int | None:
    """A-55, A-80: how many more new pieces a settlement takes this turn. C-18: any number, shown as None."""
    if not state.advanced:
        return None
    return max(state.settlements[area].size - bought.placed.get(area, 0), 0)


def places(state: State, seat: int, kind: str) -> set[tuple[str, str]]:
    """A-55, A-56, A-80, C-18, S-28: where new pieces may stand, and the settlement that each counts against.

    Fleets stand in a sea beside the settlement, all others in its area; nothing is placed aboard.
    """
    found = set()
    for settlement in settlements_of(state, seat):
        area = settlement.area
        targets = state.content.world.coasts[area] if kind == "fleet" else {area}
        found |= {(target, area) for target in targets}
    return found


def places_for_bought(state: State, seat: int, kind: str, bought: Bought) -> set[tuple[str, str]]:
    """A-55, C-18: only settlements that have room for it."""
    return {(target, area) for target, area in places(state, seat, kind) if room(state, area, bought) != 0}


def places_for_gift(state: State, seat: int, kind: str, bought: Bought) -> set[tuple[str, str]]:
    """A-27, A-73, C-25, C-38: settlements that have room go first; what is left over is placed anyway."""
    return places_for_bought(state, seat, kind, bought) or places(state, seat, kind)


def largest(state: State, area: str) -> int:
    """G-29, G-30, G-31: the size that the terrain allows."""
    return state.content.largest_on.get(state.terrain.get(area, ""), LARGEST)


def may_found(state: State, seat: int, area: str) -> bool:
    """G-06, G-70, G-98, G-99: a settler ashore, no settlement, no desert; other pieces do not matter."""
    if area in state.settlements or largest(state, area) < 1:
        return False
    return any(
        piece.seat == seat and piece.kind == "settler" and piece.area == area and piece.aboard is None
        for piece in state.pieces.values()
    )


def may_upgrade(state: State, seat: int, area: str, bought: Bought) -> bool:
    """G-30, G-31, G-71, A-58, A-59, A-74, C-19: one step, paid or free."""
    settlement = state.settlements.get(area)
    if settlement is None or settlement.owner != seat or area in bought.upgraded:
        return False
    size = settlement.size + 1
    if size > LARGEST or size > largest(state, area):
        return False
    if not state.advanced:
        return True
    allowed = any(state.content.technologies[name].size == size for name in state.technologies)
    return allowed and area not in bought.founded


def may_sell(state: State, seat: int, number: int) -> bool:
    """A-57, A-82: own units of past eras; what is aboard a fleet must fit into other own fleets there."""
    piece = state.pieces[number]
    if not state.advanced or piece.seat != seat or piece.kind == "settler":
        return False
    if unit_era(state, piece) >= state.era:
        return False
    others = [other for other in fleets_in(state, seat, piece.area) if other != number]
    return len(cargo(state, number)) <= sum(cargo_room(state, fleet) for fleet in others)


def may_convert(state: State, seat: int, number: int) -> bool:
    """C-12: between battleship and carrier, if the technology of the other one is in play."""
    piece = state.pieces[number]
    if not state.advanced or piece.seat != seat or not is_chosen(state, piece.kind, piece.era):
        return False
    other = unit_level(state, replace(piece, carrier=not piece.carrier))
    return other.technology in state.technologies


Offer = tuple[str | int, ...]


def offers(state: State, seat: int, bought: Bought) -> dict[Offer, Bill]:
    """All that a seat can do and pay now in the purchase phase; what is sold has a negative total.

    G-106, A-81: in any order and any number. The keys are ("settler", area), ("unit", kind, era, "carrier" or
    "", area, settlement it counts against), ("found", area), ("upgrade", area), ("improvement", id),
    ("technology", id), ("colony ship",), ("sell", piece) and ("convert", piece).
    """
    found: dict[Offer, Bill] = {}
    if seat not in state.seats:
        return found
    for area, _ in places_for_bought(state, seat, "settler", bought):
        found["settler", area] = Bill(settler_price(state))
    for unit in units_for_sale(state):
        for area, settlement in places_for_bought(state, seat, unit.kind, bought):
            carrier = "carrier" if unit.carrier else ""
            found["unit", unit.kind, unit.era, carrier, area, settlement] = unit_bill(state, seat, unit)
    for area in state.content.world.lands:
        if may_found(state, seat, area):
            found["found", area] = Bill(village_price(state))
        if may_upgrade(state, seat, area, bought):
            found["upgrade", area] = Bill(upgrade_price(state, state.settlements[area].size + 1))
    for improvement in improvements_for_sale(state, seat):
        found["improvement", improvement] = improvement_bill(state, seat, improvement)
    for technology in technologies_for_sale(state):
        found["technology", technology] = Bill(technology_price(state, seat, technology))
    if may_buy_colony_ship(state, seat):
        found["colony ship",] = Bill(state.content.colony_ship_price)
    for number, piece in state.pieces.items():
        if may_sell(state, seat, number):
            found["sell", number] = Bill(-sale_value(state, piece))
        if may_convert(state, seat, number):
            found["convert", number] = Bill(0)
    return {offer: bill for offer, bill in found.items() if bill.total <= state.gold.get(seat, 0)}


# ---- what a technology brings


@dataclass(frozen=True)
class Gain:
    """What comes with a technology that is taken from the supply."""

    units: tuple[UnitType, ...] = ()
    settlers: int = 0
    improvement: str = ""
    upgrade: bool = False
    wonders: frozenset[str] = frozenset()


def gain(state: State, technology: str) -> Gain:
    """A-20, A-25, A-26, A-27, A-69, A-70, A-71, C-15, C-42: for whoever takes it now, not for a later buyer.

    Of a past era the units and the upgrade still come, the improvement does not, and the wonder comes
    without its gifts. A-28: the colony ship does not come with its technology.
    """
    if not state.advanced:
        return Gain()
    card = state.content.technologies[technology]
    past = card.era < state.era
    units: list[UnitType] = []
    settlers = 0
    for unit in state.content.units:
        if unit.id == card.gift:
            units += [UnitType(unit.kind, unit.era)] * card.gift_count
    wonders = {
        wonder.id
        for wonder in state.content.wonders.values()
        if wonder.technology == technology and wonder.id != state.content.colony_ship
    }
    if not past or state.options.past_wonder_gifts:
        for name in sorted(wonders):
            wonder = state.content.wonders[name]
            if wonder.effect == "free_settlers":
                settlers += wonder.amount
            if wonder.effect == "free_units" and wonder.given is not None:
                units += [wonder.given] * wonder.amount
    improvement = card.gift if card.gift in state.content.improvements and not past else ""
    return Gain(tuple(units), settlers, improvement, card.free_upgrade, frozenset(wonders))


def minor_civilization_armies(state: State) -> set[UnitType]:
    """G-24, G-95: among which the winner picks; of the latest era in which an army can be had."""
    armies = {unit for unit in units_for_sale(state) if unit.kind in ARMIES}
    latest = max((unit.era for unit in armies), default=0)
    return {unit for unit in armies if unit.era == latest} or {UnitType("infantry", 1)}


def minor_civilization_total(state: State, seat: int, roll: int) -> int:
    """G-24: two dice, less the number of settlements."""
    return roll - len(settlements_of(state, seat))


# ---- income


def critical_resource(content: Content, era: int, roll: int) -> str:
    """G-66: the resource of a sum of two dice."""
    return content.critical[era][roll]


def monopolies(state: State, seat: int) -> int:
    """G-68: gold for three or more cards of one resource, for each such resource."""
    table = state.content.monopoly
    gold = 0
    for count in cards_held(state, seat).values():
        reached = [cards for cards in table if cards <= count]
        gold += table[max(reached)] if reached else 0
    return gold


def income(state: State, seat: int, critical: str) -> int:
    """G-69: with the minimum."""
    if state.advanced:
        gold = advanced_income(state, seat, critical, best_city_income(state, seat))
    else:
        gold = standard_income(state, seat, critical)
    return max(gold, state.content.min_income)


def settlement_income(state: State, seat: int) -> int:
    """S-15, G-32, E-11: the sizes, and one more for each fertile settlement."""
    gold = 0
    for place in settlements_of(state, seat):
        gold += place.size + (state.content.fertile_size if place.fertile else 0)
    return gold


def standard_income(state: State, seat: int, critical: str) -> int:
    """S-15, S-16, S-17, G-67, G-68, C-22: before the minimum."""
    cards = cards_held(state, seat)
    gold = settlement_income(state, seat)
    if critical in cards:
        gold *= 2
    gold += len(technologies_of(state, seat)) * len(cards)
    return gold + monopolies(state, seat)


def advanced_income(state: State, seat: int, critical: str, cities: int) -> int:
    """A-51, A-52, A-78, G-67, G-68, C-22: before the minimum, with this income from city cards."""
    cards = cards_held(state, seat)
    gold = cities + state.content.gold_per_type * len(cards)
    if critical in cards:
        gold += state.content.critical_gold
    for wonder in wonders_at_work(state, seat, "gold_per_turn"):
        gold += wonder.amount
    return gold + monopolies(state, seat)


def producing(state: State, seat: int) -> list[Settlement]:
    """A-17, C-23: the own settlements. C-39: in the other setting those whose card is in hand."""
    if state.options.card_income == "holder":
        places = [place for _, place in sorted(state.settlements.items())]
        return [place for place in places if place.card_holder == seat]
    return settlements_of(state, seat)


def faces(state: State, seat: int) -> int:
    """A-09, A-10, A-11: settlements that can be made happy, besides those that always are."""
    count = state.content.free_faces
    count += sum(card.points for card in improvements_at_work(state, seat, "happiness"))
    return count + sum(wonder.amount for wonder in wonders_at_work(state, seat, "happiness"))


def gears(state: State, seat: int) -> int:
    """A-12: settlements that can be made productive, besides fertile ones."""
    count = sum(card.points for card in improvements_at_work(state, seat, "productivity"))
    return count + sum(wonder.amount for wonder in wonders_at_work(state, seat, "productivity"))


def city_income(state: State, place: Settlement, face: bool, gear: bool) -> int:
    """A-08, A-13, A-17, A-79, G-32: of one card, with or without a face and a gear assigned to it."""
    happy = face or place.resource in state.content.always_happy
    productive = gear or place.fertile
    return state.content.city_gold[place.resource is not None, place.size, happy, productive]


def assigned_city_income(state: State, seat: int, happy: Collection[str], productive: Collection[str]) -> int:
    """A-10, A-12, A-14: of all cards, with the faces and gears in these areas.

    Any choice of as many areas as there are faces can be made with the cards: one face in an area is all that
    counts, so the two faces of one card never have to go to the same settlement (A-79). Gears likewise.
    """
    cards = producing(state, seat)
    assert {*happy, *productive} <= {place.area for place in cards}
    assert len(set(happy)) <= faces(state, seat)
    assert len(set(productive)) <= gears(state, seat)
    return sum(city_income(state, place, place.area in happy, place.area in productive) for place in cards)


def best_city_income(state: State, seat: int) -> int:
    """A-79: the most that any assignment brings.

    Each card in turn gets a face or none and a gear or none, and the rest makes the best of what is left: all
    assignments are looked at, those with the same number left only once.
    """
    cards = producing(state, seat)

    @cache
    def best(index: int, faces_left: int, gears_left: int) -> int:
        if index == len(cards):
            return 0
        found = []
        for face in range(min(faces_left, 1) + 1):
            for gear in range(min(gears_left, 1) + 1):
                rest = best(index + 1, faces_left - face, gears_left - gear)
                found.append(rest + city_income(state, cards[index], bool(face), bool(gear)))
        return max(found)

    return best(0, min(faces(state, seat), len(cards)), min(gears(state, seat), len(cards)))


# ---- distances and trade


def within(neighbours: Mapping[str, frozenset[str]], start: Collection[str], distance: int) -> set[str]:
    """The areas at most this many steps away, over areas of one sort."""
    reached = set(start)
    for _ in range(distance):
        reached |= {beside for area in reached for beside in neighbours[area]}
    return reached


def trade_range(state: State) -> tuple[int, int]:
    """A-48, A-76, E-32: by land and by sea, each the best of all technologies in play."""
    ranges = [state.content.first_range]
    for name in state.technologies:
        card = state.content.technologies[name]
        if card.trade_range is not None:
            ranges.append(card.trade_range)
    by_land = [land for land, _ in ranges]
    by_sea = [sea for _, sea in ranges]
    return (
        UNLIMITED if UNLIMITED in by_land else max(by_land),
        UNLIMITED if UNLIMITED in by_sea else max(by_sea),
    )


def apart(
    neighbours: Mapping[str, frozenset[str]], start: Collection[str], goal: Collection[str]
) -> int | None:
    """The least number of steps from any of these areas to any of those; None without a way."""
    reached, distance = set(start), 0
    while not reached & set(goal):
        further = within(neighbours, reached, 1)
        if further == reached:
            return None
        reached, distance = further, distance + 1
    return distance


def land_distance(world: World, first: str, second: str) -> int | None:
    """A-49: land steps; None without a way."""
    return apart(world.lands, {first}, {second})


def sea_distance(world: World, first: str, second: str) -> int | None:
    """A-49, A-77, E-31: sea areas in the shortest chain from one coast to the other; None without one."""
    between = apart(world.seas, world.coasts[first], world.coasts[second])
    return None if between is None else between + 1


def areas_in_range(state: State, first: str, second: str) -> bool:
    """A-49, A-77: by land or by sea, never partly by each. Without a limit no way is needed."""
    by_land, by_sea = trade_range(state)
    if UNLIMITED in (by_land, by_sea):
        return True
    land = land_distance(state.content.world, first, second)
    sea = sea_distance(state.content.world, first, second)
    return (land is not None and land <= by_land) or (sea is not None and sea <= by_sea)


def may_trade(state: State, first: int, second: int) -> bool:
    """S-13: always. A-47: if any settlement of one is in range of any settlement of the other."""
    if not state.advanced:
        return first != second
    return first != second and any(
        areas_in_range(state, one.area, other.area)
        for one in settlements_of(state, first)
        for other in settlements_of(state, second)
    )


# ---- movement


@dataclass(frozen=True)
class Step:
    """A piece goes to an area beside it, or aboard a fleet there."""

    piece: int
    area: str
    fleet: int | None = None


def allowance(state: State, piece: Piece) -> int:
    """G-12, G-13, G-14, G-15: movement points at the start of a turn."""
    if piece.kind == "settler":
        return state.content.settler_move
    if piece.kind == "aircraft":
        return state.content.aircraft_move
    return state.content.fleet_move[piece.era] if piece.kind == "fleet" else state.content.army_move


def fleets_in(state: State, seat: int, area: str) -> list[int]:
    return [
        number
        for number, piece in sorted(state.pieces.items())
        if piece.kind == "fleet" and piece.seat == seat and piece.area == area
    ]


def cargo(state: State, fleet: int) -> list[int]:
    """G-48: the armies and settlers aboard."""
    return [
        number
        for number, piece in sorted(state.pieces.items())
        if piece.aboard == fleet and piece.kind != "aircraft"
    ]


def cargo_room(state: State, fleet: int) -> int:
    """G-48"""
    return state.content.fleet_room - len(cargo(state, fleet))


def steps(state: State, number: int) -> set[Step]:
    """G-12 to G-15, G-19, G-44, G-46 to G-48, G-53, G-73, G-74, G-79: the next area of one piece.

    A step costs one point, boarding and landing included. Foreign pieces do not hinder. Aircraft go over land
    and sea; whether they end well is looked at after the last move (G-77).
    """
    piece = state.pieces[number]
    if piece.points_left < 1 or piece.stopped:
        return set()
    world = state.content.world
    if piece.kind == "fleet":
        return {Step(number, sea) for sea in world.seas[piece.area]}
    if piece.kind == "aircraft":
        return {Step(number, area) for area in around(world, piece.area)}
    if piece.aboard is not None:
        if state.pieces[piece.aboard].stopped:
            return set()
        return {Step(number, land) for land in shores(world, piece.area)}
    found = {Step(number, land) for land in world.lands[piece.area]}
    for sea in world.coasts[piece.area]:
        for fleet in fleets_in(state, piece.seat, sea):
            if cargo_room(state, fleet) > 0:
                found.add(Step(number, sea, fleet))
    return found


def shores(world: World, sea: str) -> set[str]:
    """The lands beside a sea."""
    return {land for land, coasts in world.coasts.items() if sea in coasts}


def around(world: World, area: str) -> set[str]:
    """G-15: everything beside an area, for aircraft."""
    if area in world.seas:
        return {*world.seas[area], *shores(world, area)}
    return {*world.lands[area], *world.coasts[area]}


def take(state: State, step: Step) -> State:
    """G-46, G-48: the state after a step. What is aboard a fleet goes with it and pays nothing."""
    assert step in steps(state, step.piece)
    pieces = dict(state.pieces)
    piece = pieces[step.piece]
    pieces[step.piece] = replace(piece, area=step.area, aboard=step.fleet, points_left=piece.points_left - 1)
    for number, other in state.pieces.items():
        if other.aboard == step.piece:
            pieces[number] = replace(other, area=step.area)
    return replace(state, pieces=pieces)


def carries_aircraft(state: State, fleet: Piece) -> bool:
    """C-02, C-40: standard: any modern fleet; advanced: carriers, or what the option says."""
    if fleet.kind != "fleet" or fleet.era != MODERN:
        return False
    if not state.advanced:
        return True
    return ("carrier" if is_carrier(state, fleet) else "battleship") in state.options.sea_bases


def aircraft_room(state: State, seat: int, area: str) -> int | None:
    """G-50, G-77, C-02, C-41: own aircraft that may stay in an area after the last move; None: any number.

    On land an own army or settlement is enough. At sea each carrier takes two in the advanced rules; the
    standard rules have no limit.
    """
    if area in state.content.world.lands:
        settlement = state.settlements.get(area)
        own = settlement is not None and settlement.owner == seat
        return None if own or fighters(state, area, {seat}) else 0
    ships = [fleet for fleet in fleets_in(state, seat, area) if carries_aircraft(state, state.pieces[fleet])]
    if not state.advanced and ships:
        return None
    return state.content.carrier_room * len(ships)


def unbased_aircraft(state: State, seat: int) -> dict[str, int]:
    """G-77: how many own aircraft are lost in each area after the last move."""
    lost = {}
    flying = Counter(
        piece.area for piece in state.pieces.values() if piece.seat == seat and piece.kind == "aircraft"
    )
    for area, count in flying.items():
        most = aircraft_room(state, seat, area)
        if most is not None and count > most:
            lost[area] = count - most
    return lost


# ---- who may fight


def fighters(state: State, area: str, side: Collection[int]) -> list[int]:
    """G-11, G-17, G-58: armies ashore in a land, fleets in a sea."""
    kinds = ARMIES if area in state.content.world.lands else ("fleet",)
    return [
        number
        for number, piece in sorted(state.pieces.items())
        if piece.area == area and piece.seat in side and piece.kind in kinds and piece.aboard is None
    ]


def aircraft_in(state: State, area: str, side: Collection[int]) -> list[int]:
    return [
        number
        for number, piece in sorted(state.pieces.items())
        if piece.area == area and piece.seat in side and piece.kind == "aircraft"
    ]


def settlers_in(state: State, area: str, side: Collection[int]) -> list[int]:
    return [
        number
        for number, piece in sorted(state.pieces.items())
        if piece.area == area and piece.seat in side and piece.kind == "settler" and piece.aboard is None
    ]


def declarers(state: State, seat: int, area: str) -> set[int]:
    """G-52, G-78: who may declare a battle when a piece of this seat enters the area."""
    return {other for other in state.seats if other != seat and fighters(state, area, {other})}


def targets(state: State, seat: int) -> set[tuple[str, int]]:
    """G-16, G-17, G-52, G-62, G-80, G-87: what the active player may attack after the last move."""
    found = set()
    for area in (*state.content.world.lands, *state.content.world.seas):
        if not fighters(state, area, {seat}):
            continue
        for other in state.seats:
            if other != seat and (fighters(state, area, {other}) or helpless(state, area, {other})):
                found.add((area, other))
    return found


def helpless(state: State, area: str, side: Collection[int]) -> list[int]:
    """G-62, G-87: settlers and aircraft that an attack removes without a roll: no unit is with them."""
    if fighters(state, area, side):
        return []
    return sorted(settlers_in(state, area, side) + aircraft_in(state, area, side))


def undefended(state: State, seat: int) -> set[str]:
    """C-28, G-90: settlements that a seat may take after all moves without a battle."""
    return {
        area
        for area, settlement in state.settlements.items()
        if settlement.owner != seat
        and fighters(state, area, {seat})
        and not fighters(state, area, {settlement.owner})
    }


# ---- battle


@dataclass(frozen=True)
class Pick:
    """What a side chooses for a round: a unit, and perhaps an aircraft with it."""

    unit: int
    aircraft: int | None = None


def picks(state: State, area: str, side: Collection[int]) -> set[Pick]:
    """G-54, G-56, G-57, G-61, G-85, A-84: any unit of the side, with at most one aircraft of the side."""
    planes: list[int | None] = [None, *aircraft_in(state, area, side)]
    return {Pick(unit, plane) for unit in fighters(state, area, side) for plane in planes}


def pick_dice(state: State, pick: Pick) -> int:
    """G-59, S-06, A-43, A-46: the dice of the unit and those that the aircraft adds."""
    piece = state.pieces[pick.unit]
    if not state.advanced:
        extra = state.content.fighter_dice if pick.aircraft is not None else 0
        return state.content.dice[unit_era(state, piece)] + extra
    extra = unit_level(state, state.pieces[pick.aircraft]).dice if pick.aircraft is not None else 0
    return unit_level(state, piece).dice + extra


def superiority(state: State, piece: Piece, other: Piece) -> int:
    """G-60, C-01: by the current era, whatever the eras of the two units are."""
    return state.content.superiority[state.era] if BEATS.get(piece.kind) == other.kind else 0


def technology_bonus(state: State, seat: int) -> int:
    """S-05, C-06, G-86: half of the technologies that the owner of the unit has."""
    if state.advanced:
        return 0
    return len(technologies_of(state, seat)) // state.content.technologies_per_bonus


def unit_bonus(state: State, piece: Piece) -> int:
    """A-41, A-43, A-44, G-86"""
    return unit_level(state, piece).bonus if state.advanced else 0


def settlement_defence(state: State, area: str, side: Collection[int]) -> int:
    """A-42, A-83, C-31: for every unit of the side on which the owner of the settlement fights. S-27: none.

    The Great Wall counts if that owner has it, until its era is over.
    """
    settlement = state.settlements.get(area)
    if not state.advanced or settlement is None or settlement.owner not in side:
        return 0
    walls = wonders_at_work(state, settlement.owner, "settlement_defence")
    return max([state.content.defence, *(wall.amount for wall in walls)])


def pick_bonus(state: State, area: str, side: Collection[int], pick: Pick, other: Pick) -> int:
    """S-05, S-27, G-60, A-41: all that is added to the dice of a pick against another."""
    piece, opponent = state.pieces[pick.unit], state.pieces[other.unit]
    return (
        superiority(state, piece, opponent)
        + technology_bonus(state, piece.seat)
        + unit_bonus(state, piece)
        + settlement_defence(state, area, side)
    )


def losing(total: int, other: int) -> tuple[bool, bool]:
    """G-56: the lower total loses its unit, equal totals lose both."""
    return total <= other, other <= total


def removed_with(state: State, pick: Pick) -> set[int]:
    """G-56, G-58, G-61: the unit of a pick that lost, its aircraft and its cargo."""
    gone = {pick.unit, *cargo(state, pick.unit)}
    return gone | ({pick.aircraft} if pick.aircraft is not None else set())


def without(state: State, gone: Collection[int]) -> State:
    """The state with these pieces off the board."""
    return replace(
        state, pieces={number: piece for number, piece in state.pieces.items() if number not in gone}
    )


def aircraft_without_ship(state: State, seat: int, area: str) -> int:
    """G-92: aircraft lost now that a ship has sunk, because no other suitable ship has room for them."""
    most = aircraft_room(state, seat, area)
    return 0 if most is None else max(len(aircraft_in(state, area, {seat})) - most, 0)


def battle_winner(state: State, area: str, sides: tuple[Collection[int], Collection[int]]) -> int | None:
    """G-57, G-83, G-84: the side (0 or 1) that has units left; NOBODY if none has; None if both have."""
    left = [bool(fighters(state, area, side)) for side in sides]
    if all(left):
        return None
    return left.index(True) if any(left) else NOBODY


def removed_after(state: State, area: str, sides: tuple[Collection[int], Collection[int]]) -> set[int]:
    """G-83, G-84, G-87, G-88: what leaves the board once a battle is over.

    The aircraft of the losing side, and in a land the settlers of everybody on it. If nobody won, only the
    aircraft without a base.
    """
    winner = battle_winner(state, area, sides)
    assert winner is not None
    if winner != NOBODY:
        loser = sides[1 - winner]
        return {*aircraft_in(state, area, loser), *settlers_in(state, area, loser)}
    gone: set[int] = set()
    for seat in (*sides[0], *sides[1]):
        if aircraft_room(state, seat, area) == 0:
            gone |= set(aircraft_in(state, area, {seat}))
    return gone


# ---- plague


def plague_areas(state: State, source: str) -> set[str]:
    """G-25, G-97: the lands within the radius of the era, over land only."""
    return within(state.content.world.lands, {source}, state.content.plague_radius[state.era])


def plague(state: State, source: str) -> State:
    """G-26, G-27, G-97, C-05: armies, settlers and aircraft in these lands are gone, settlements shrink.

    Villages stay, and so do fleets and what is aboard them.
    """
    areas = plague_areas(state, source)
    gone = [number for number, piece in state.pieces.items() if piece.area in areas]
    settlements = {
        area: replace(place, size=max(place.size - 1, 1)) if area in areas else place
        for area, place in state.settlements.items()
    }
    return replace(without(state, gone), settlements=settlements)


# ---- eras, milestones, the end and the score


def count_of_era(state: State, seat: int, era: int) -> int:
    """The technologies of one era that a seat has."""
    return sum(1 for name in technologies_of(state, seat) if state.content.technologies[name].era == era)


def era_trigger(state: State) -> bool:
    """S-01, S-24: somebody has three technologies of the current era, or somebody has its last one."""
    if any(count_of_era(state, seat, state.era) >= state.content.era_technologies for seat in state.seats):
        return True
    cards = [card.id for card in state.content.technologies.values() if card.era == state.era]
    return all(name in state.technologies for name in cards)


def era_after(state: State, triggered: bool = False) -> int:
    """The era of the next turn.

    S-01, S-02, S-24, C-35: one further if the trigger is true now or was true earlier in this turn.
    A-01, A-66: that of the most advanced technology in play, whoever has it.
    """
    if not state.advanced:
        return min(state.era + 1, MODERN) if triggered or era_trigger(state) else state.era
    eras = [state.content.technologies[name].era for name in state.technologies]
    return max([state.era, *eras])


def standard_end(state: State) -> bool:
    """S-22, S-24: somebody has three modern technologies."""
    most = max(count_of_era(state, seat, MODERN) for seat in state.seats)
    return most >= state.content.era_technologies


def end_roll_limit(state: State, era: int) -> int:
    """A-33, A-34, A-90, A-92: a roll of at most this ends the game; what is set aside does not count."""
    return sum(count_of_era(state, seat, era) for seat in state.seats)


def milestone_reached(state: State, seat: int, milestone: Milestone) -> bool:
    """S-11, S-25: is it true now?"""
    if milestone.what in ("villages", "metropolises"):
        size = 1 if milestone.what == "villages" else LARGEST
        amount = sum(1 for place in settlements_of(state, seat) if place.size == size)
    elif milestone.what == "technologies":
        amount = count_of_era(state, seat, milestone.era)
    elif milestone.what in ("armies", "fleets"):
        kinds = ARMIES if milestone.what == "armies" else ("fleet",)
        amount = sum(
            1
            for piece in state.pieces.values()
            if piece.seat == seat and piece.kind in kinds and unit_era(state, piece) == milestone.era
        )
    else:
        amount = state.gold.get(seat, 0)
    return amount >= milestone.amount


def milestones(state: State, seat: int) -> list[Milestone]:
    """S-08, S-09, S-12, S-26: those of the current era that a seat can announce now."""
    if state.advanced:
        return []
    return [
        milestone
        for milestone in state.content.milestones
        if milestone.era == state.era
        and milestone not in state.claimed
        and milestone_reached(state, seat, milestone)
    ]


def score(state: State, seat: int, ending: str = "") -> int:
    """S-23: sizes, technologies, wonders.

    A-24, A-61: sizes, wonders of any era (A-03), groundbreaking technologies. A-62, A-94: and what the end of
    the game adds: "diplomatic", "military" or "space".
    """
    points = sum(place.size for place in settlements_of(state, seat))
    technologies = technologies_of(state, seat)
    wonders = [wonder for wonder, owner in state.wonders.items() if owner == seat]
    if not state.advanced:
        worth = state.content.standard_points
        return points + worth["technology"] * len(technologies) + worth["wonder"] * len(wonders)
    worth = state.content.advanced_points
    points += worth["wonder"] * len(wonders)
    for name in technologies:
        if state.content.technologies[name].groundbreaking:
            points += worth["groundbreaking"]
    if ending == "diplomatic":
        for wonder in wonders:
            if state.content.wonders[wonder].ending == ending:
                points += worth[ending]
    if ending == "military":
        units = [piece for piece in state.pieces.values() if piece.seat == seat and piece.kind in MILITARY]
        points += worth[ending] * len(units)
    if ending == "space":
        points += worth[ending] * len(technologies)
    return points


def dominating(state: State) -> int:
    """A-36: the only seat that has settlements; 0 if there are several."""
    owners = {place.owner for place in state.settlements.values()}
    return owners.pop() if len(owners) == 1 else 0


def winners(state: State, ending: str = "") -> list[int]:
    """S-23, A-63, A-95: most points; a tie shares the win. A-36, A-94: domination comes before points."""
    if state.advanced and dominating(state):
        return [dominating(state)]
    points = {seat: score(state, seat, ending) for seat in state.seats}
    return [seat for seat in state.seats if points[seat] == max(points.values())]
