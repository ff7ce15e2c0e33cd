"""The content file: dice, boards and cities, figures with provenance, and a clear word about a bad one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.content import Standard
from tijdperk.games.dice import content
from tijdperk.games.dice.checks import COLOURS, FIGURES, KINDS, PLACES
from tijdperk.games.dice.components import Box, Effect
from tijdperk.games.dice.engine import box as engine

STANDARD = Standard(content.STANDARD, content.read)
TEXT = STANDARD.text
CONTENT, FINGERPRINT = content.read()
DICE = {die.id: die for die in CONTENT.die}
SYMBOLS = {symbol.id: symbol for symbol in CONTENT.symbol}
BUILDINGS = {building.id: building for building in CONTENT.building}
BOXES = {box.id: box for box in CONTENT.box}
CITIES = {city.id: city for city in CONTENT.city}
GREY = [die for die in CONTENT.die if die.colour == "grey"]
FOUR_COLOURS = ["barracks_west", "barracks_east", "university", "agora", "market"]


def boxes_of(building: str, track: str | None = None) -> list[Box]:
    return [box for box in CONTENT.box if box.building == building and track in (None, box.track)]


def costs(boxes: list[Box]) -> list[int]:
    return [box.cost for box in boxes]


def figures(boxes: list[Box], kind: str, field: str) -> list[int]:
    """One figure of the effects of a type, in the order of the boxes."""
    return [getattr(effect, field) for box in boxes for effect in box.effects if effect.type == kind]


def in_order(boxes: list[Box]) -> bool:
    """Does every box wait for the one before it, and for nothing else?"""
    arrows = [[], *([box.id] for box in boxes[:-1])]
    return [box.requires for box in boxes] == arrows


def effect(kind: str, **said: object) -> Effect:
    return Effect(type=kind, **said)  # type: ignore[arg-type]


# ---- setup


@pytest.mark.rule("R1")
@pytest.mark.rule("R3")
def test_seven_cities_for_two_to_seven_players() -> None:
    assert (CONTENT.game.fewest_players, CONTENT.game.most_players) == (2, 7)
    assert list(CITIES) == [
        "alexandria",
        "babylon",
        "ephesus",
        "giza",
        "halicarnassus",
        "olympia",
        "rhodes",
    ]


@pytest.mark.rule("R4")
def test_only_the_university_speaks_of_the_city() -> None:
    differing = {
        box.building
        for box in CONTENT.box
        for done in box.effects
        if done.type == "unlock" or done.die == "city"
    }
    assert differing == {"university"}


@pytest.mark.rule("R5")
@pytest.mark.rule("R6")
def test_the_first_dice() -> None:
    first = Counter(die.colour for die in CONTENT.die if die.starts_in_forum)
    assert first == {"grey": 3, "blue": 1, "red": 1, "yellow": 1, "green": 1}
    assert first.total() == CONTENT.forum.dice_in_forum == 7
    assert [die.id for die in CONTENT.die if die.special] == ["black", "white", "purple"]
    assert not any(die.special and die.starts_in_forum for die in CONTENT.die)


@pytest.mark.rule("R7")
def test_coins() -> None:
    assert (CONTENT.gold.start, CONTENT.gold.row, CONTENT.gold.total) == (7, 7, 35)
    assert CONTENT.rules.pass_coins == 3
    assert CONTENT.rules.coins_per_missing == 1


# ---- dice


@pytest.mark.rule("R10")
def test_ten_dice() -> None:
    assert len(CONTENT.die) == 10
    assert all(len(die.faces) == 6 for die in CONTENT.die)


@pytest.mark.parametrize(
    ("die", "faces"),
    [
        pytest.param(
            "blue",
            {"mask": 1, "scales": 1, "fountain": 1, "temple": 1, "owl": 1, "caduceus": 1},
            marks=pytest.mark.rule("R11"),
        ),
        pytest.param("red", {"shield": 2, "axe": 2, "sword": 2}, marks=pytest.mark.rule("R12")),
        pytest.param("yellow", {"camel": 2, "coin7": 2, "chest": 2}, marks=pytest.mark.rule("R13")),
        pytest.param("green", {"compass": 2, "tablet": 2, "gear": 2}, marks=pytest.mark.rule("R14")),
        pytest.param(
            "white",
            {"leader_laurel": 2, "leader_red": 1, "leader_blue": 1, "leader_yellow": 1, "leader_green": 1},
            marks=pytest.mark.rule("R16"),
        ),
    ],
)
def test_faces(die: str, faces: dict[str, int]) -> None:
    assert Counter(DICE[die].faces) == faces


@pytest.mark.rule("R15")
def test_faces_of_the_spy() -> None:
    assert [SYMBOLS[face].cross for face in DICE["black"].faces] == [
        FOUR_COLOURS,
        ["warehouse"],
        ["barracks_west", "barracks_east"],
        ["agora"],
        ["market"],
        ["university"],
    ]


@pytest.mark.rule("R17")
@pytest.mark.rule("R82")
@pytest.mark.rule("M5")
def test_faces_of_the_guilds() -> None:
    assert [SYMBOLS[face].compare for face in DICE["purple"].faces] == [
        ["wonder"],
        ["warehouse"],
        ["barracks_west", "barracks_east"],
        ["agora"],
        ["market"],
        ["university"],
    ]


@pytest.mark.rule("R18")
def test_each_grey_die_doubles_one_resource_and_lacks_another() -> None:
    doubled = [Counter(die.faces).most_common(1)[0] for die in GREY]
    assert doubled == [("stone", 2), ("wood", 2), ("brick", 2)]
    resources = {symbol.id for symbol in CONTENT.symbol if symbol.colour == "grey"}
    assert [resources - set(die.faces) for die in GREY] == [{"papyrus"}, {"textile"}, {"glass"}]


@pytest.mark.rule("R19")
@pytest.mark.rule("R20")
def test_common_and_rare_resources() -> None:
    faces = Counter(face for die in GREY for face in die.faces)
    assert faces == {"stone": 4, "wood": 4, "brick": 4, "textile": 2, "glass": 2, "papyrus": 2}


@pytest.mark.rule("R21")
def test_quarters() -> None:
    assert CONTENT.forum.quarters == [0, 1, 2, 3]


# ---- boards


@pytest.mark.rule("R100")
def test_buildings() -> None:
    assert Counter(box.building for box in CONTENT.box) == {
        "warehouse": 6,
        "barracks_west": 5,
        "barracks_east": 5,
        "agora": 8,
        "market": 6,
        "university": 9,
        "gallery": 6,
        "courthouse": 3,
    }
    assert len(CONTENT.box) == 48
    assert [building.id for building in CONTENT.building if building.scores] == [
        "wonder",
        "barracks_west",
        "barracks_east",
        "agora",
        "market",
        "university",
        "courthouse",
        "gallery",
    ]


@pytest.mark.rule("R49")
def test_all_buildings_but_the_warehouse_bring_a_bonus() -> None:
    assert [building.id for building in CONTENT.building if not building.completes] == ["warehouse"]


@pytest.mark.rule("R36")
def test_costs_are_zero_to_six() -> None:
    stages = [stage.cost for city in CONTENT.city for stage in city.stage]
    assert CONTENT.rules.most_cost == 6
    assert (min(costs(CONTENT.box) + stages), max(costs(CONTENT.box) + stages)) == (0, 6)


@pytest.mark.rule("R46")
@pytest.mark.rule("R47")
def test_warehouse() -> None:
    printed = {box.symbols[0]: box.cost for box in boxes_of("warehouse")}
    assert printed == {"stone": 0, "wood": 0, "brick": 0, "textile": 2, "glass": 2, "papyrus": 2}
    for box in boxes_of("warehouse"):
        assert box.requires == []
        assert box.effects == [effect("resource")]


@pytest.mark.rule("R57")
@pytest.mark.rule("R58")
@pytest.mark.rule("R59")
@pytest.mark.parametrize(("side", "symbol"), [("west", "axe"), ("east", "sword")])
def test_barracks(side: str, symbol: str) -> None:
    attacks = boxes_of(f"barracks_{side}", "attack")
    assert costs(attacks) == [1, 2, 4]
    assert figures(attacks, "attack", "printed") == [3, 4, 5]
    defences = boxes_of(f"barracks_{side}", "defence")
    assert costs(defences) == [1, 2]
    assert [box.effects for box in defences] == [[effect("defence", side=side)]] * 2
    assert {tuple(box.symbols) for box in attacks} == {(symbol,)}
    assert {tuple(box.symbols) for box in defences} == {("shield",)}
    assert in_order(attacks)
    assert in_order(defences)


@pytest.mark.rule("R61")
@pytest.mark.rule("R62")
@pytest.mark.rule("R63")
@pytest.mark.rule("R64")
def test_agora() -> None:
    found = []
    for line in ("line_1", "line_2", "line_3"):
        boxes = boxes_of("agora", line)
        assert in_order(boxes)
        (symbols,) = {tuple(box.symbols) for box in boxes}
        found.append((symbols, list(zip(costs(boxes), figures(boxes, "vp", "amount"), strict=True))))
    assert found == [
        (("mask", "scales"), [(0, 2), (2, 4)]),
        (("fountain", "temple"), [(1, 2), (2, 4), (4, 6)]),
        (("owl", "caduceus"), [(1, 3), (3, 5), (4, 7)]),
    ]
    assert sum(figures(boxes_of("agora"), "vp", "amount")) == 33
    assert {symbol for symbols, _ in found for symbol in symbols} == set(DICE["blue"].faces)


@pytest.mark.rule("R65")
def test_the_first_agora() -> None:
    assert CONTENT.rules.first_agora_points == 3


@pytest.mark.rule("R66")
@pytest.mark.rule("R67")
def test_market() -> None:
    assert not any(box.requires for box in boxes_of("market"))
    assert [(box.symbols, box.cost, box.effects) for box in boxes_of("market")] == [
        (["coin7"], 1, [effect("coins", amount=7)]),
        (["camel"], 2, [effect("die_discount", amount=1)]),
        (["camel"], 1, [effect("die_free", die="blue")]),
        (["chest"], 2, [effect("per_box", building="warehouse", coins=1, vp=1)]),
        (["chest"], 3, [effect("per_box", building="university", coins=1, vp=1)]),
        (["chest"], 3, [effect("per_box", building="wonder", coins=2, vp=2)]),
    ]


@pytest.mark.rule("R69")
@pytest.mark.rule("R70")
@pytest.mark.parametrize(
    ("line", "printed", "points"),
    [("compass", [2, 3, 4], 3), ("tablet", [3, 4, 5], 4), ("gear", [0, 3, 6], 5)],
)
def test_university(line: str, printed: list[int], points: int) -> None:
    boxes = boxes_of("university", line)
    assert in_order(boxes)
    assert costs(boxes) == printed
    assert [box.symbols for box in boxes] == [[line]] * 3
    assert boxes[-1].effects == [effect("unlock", line=line), effect("vp", amount=points)]


@pytest.mark.rule("R75")
def test_leaders_of_a_colour() -> None:
    crossed = {
        "red": ["barracks_west", "barracks_east"],
        "blue": ["agora"],
        "yellow": ["market"],
        "green": ["university"],
    }
    for colour, buildings in crossed.items():
        (box,) = boxes_of("gallery", colour)
        assert (box.symbols, box.cost) == ([f"leader_{colour}"], 2)
        assert box.effects == [effect("cross", buildings=buildings, max=2)]


@pytest.mark.rule("R76")
def test_laurelled_leaders() -> None:
    boxes = boxes_of("gallery", "laurel")
    assert in_order(boxes)
    assert costs(boxes) == [1, 3]
    assert [box.effects for box in boxes] == [[effect("gallery_vp")]] * 2


@pytest.mark.rule("R81")
def test_guild_court() -> None:
    boxes = boxes_of("courthouse")
    assert in_order(boxes)
    assert costs(boxes) == [2, 3, 4]
    assert figures(boxes, "vp", "amount") == [5, 6, 7]
    assert [box.symbols for box in boxes] == [DICE["purple"].faces] * 3


@pytest.mark.rule("R85")
def test_stages_of_the_wonders() -> None:
    for city in CONTENT.city:
        assert [stage.cost for stage in city.stage] == [1, 3, 5], city.id
        assert all(stage.effects for stage in city.stage), city.id


def test_every_city_unlocks_all_special_dice() -> None:
    for city in CONTENT.city:
        assert list(city.unlocks) == ["compass", "tablet", "gear"]
        assert sorted(city.unlocks.values()) == ["black", "purple", "white"]
    assert CITIES["giza"].unlocks == {"compass": "white", "tablet": "purple", "gear": "black"}


@pytest.mark.rule("R94")
def test_bonuses() -> None:
    assert {bonus.id: bonus.effect for bonus in CONTENT.bonus} == {
        "action": effect("extra_action"),
        "cross": effect("cross", buildings=FOUR_COLOURS, max=1),
        "coins": effect("coins", amount=7),
    }


def test_the_engine_knows_the_words_of_the_file() -> None:
    assert list(FIGURES) == engine.EFFECTS
    assert list(COLOURS) == engine.COLOURS
    assert {building for places in PLACES.values() for building in places} <= set(BUILDINGS)


def test_every_record_has_names_that_fit() -> None:
    for kind in KINDS:
        for record in getattr(CONTENT, kind):
            for name in (record.name.en, record.name.nl):
                assert name == name.strip() != ""
                assert len(name) <= 36, name


def test_what_is_not_confirmed_is_marked() -> None:
    for kind in KINDS:
        for record in getattr(CONTENT, kind):
            assert record.provenance
            unsure = not {"photographs", "reconstructed"}.isdisjoint(record.provenance)
            assert unsure == bool(record.reconstructed), record


# ---- files of others


GEAR = 'track = "gear"\nstep = 3\nsymbols = ["gear"]\ncost = 6\nrequires = ["university_gear_2"]\neffects = '
OPEN = GEAR + '[{ type = "unlock", line = "gear" }, '
WEST = '[{ type = "attack", side = "west", printed = 3 }]'
SHIELD = '{ type = "defence", side = "west" }'
GIZA = 'unlocks = { compass = "white", tablet = "purple", gear = "black" }'
COINS = '[{ type = "coins", amount = 7 }]'
STAGE = '[[city.stage]]\ncost = 3\neffects = [{ type = "extra_action" }]\n'
COURT = 'requires = ["courthouse_2"]'


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('id = "dice"', 'id = "chess"', ["game", "chess"]),
        ("\n[gold]\n", "\n[gold\n", ["mine.toml"]),
        ("most_players = 7", "most_players = 8", ["most_players", "8", "2 to 7"]),
        ("fewest_players = 2", "fewest_players = 1", ["fewest_players", "1"]),
        ("quarters = [0, 1, 2, 3]", "quarters = [0, 1, 2]", ["forum", "quarters", "4 numbers"]),
        ("quarters = [0, 1, 2, 3]", "quarters = [0, -1, 2, 3]", ["quarters", "-1"]),
        ("dice_in_forum = 7", "dice_in_forum = 8", ["dice_in_forum", "8", "7 dice"]),
        ("total = 35", "total = 350", ["gold", "total", "350", "1 to 255"]),
        ("start = 7", "start = 36", ["gold", "start", "36", "0 to 35"]),
        ("row = 7", "row = 8", ["gold", "row", "8", "35"]),
        ("pass_coins = 3", "pass_coins = 0", ["rules", "pass_coins", "0"]),
        ("last_turn = 60", "last_turn = 0", ["rules", "last_turn", "0"]),
        ("stages = 3", "stages = 4", ["alexandria", "stage", "3", "4"]),
        ('["mask", "scales", "fountain",', '["mask", "scales",', ["die blue", "faces", "5", "6"]),
        ('faces = ["mask",', 'faces = ["moon",', ["die blue", "faces", "moon"]),
        ('faces = ["mask",', 'faces = ["axe",', ["die blue", "axe", "red symbol"]),
        ('faces = ["mask",', 'faces = ["owl",', ["symbol mask", "no die"]),
        ('colour = "blue"\nfaces', 'colour = "pink"\nfaces', ["die blue", "colour", "pink"]),
        ("special = true", "starts_in_forum = true", ["die black", "special", "black, white, purple"]),
        ("special = true", "special = true\nstarts_in_forum = true", ["die black", "starts_in_forum"]),
        ('cross = ["agora"]', 'cross = ["bakery"]', ["spy_blue", "cross", "bakery"]),
        ('cross = ["agora"]', 'cross = ["gallery"]', ["spy_blue", "cross", "gallery"]),
        ('cross = ["agora"]', 'cross = ["agora", "agora"]', ["spy_blue", "cross", "agora", "twice"]),
        ('cross = ["agora"]\n', "", ["spy_blue", "cross", "missing"]),
        ('compare = ["agora"]', 'compare = ["bakery"]', ["compare_agora", "compare", "bakery"]),
        ('compare = ["agora"]', 'compare = ["agora", "agora"]', ["compare_agora", "agora", "twice"]),
        ('compare = ["agora"]', 'cross = ["agora"]', ["compare_agora", "cross", "box"]),
        ('mark = "bar"', 'mark = "star"', ["agora", "mark", "star", "circle"]),
        ('nl = "Magazijn: glas"', 'nl = "Magazijn: hout"', ["box name (nl)", "Magazijn: hout", "twice"]),
        ('id = "agora_1_1"', 'id = "agora_0"', ["agora_1_1", "missing"]),
        ('building = "market"', 'building = "bakery"', ["market_coin", "building", "bakery"]),
        ('symbols = ["stone"]', 'symbols = ["gold"]', ["box warehouse_stone", "symbols", "gold"]),
        ('symbols = ["camel"]', 'symbols = ["llama"]', ["market_camel_all", "symbols", "llama"]),
        ('symbols = ["camel"]', 'symbols = ["gear"]', ["market_camel_all", "gear", "yellow"]),
        ('symbols = ["camel"]', "symbols = []", ["market_camel_all", "symbols", "one or more"]),
        ('symbols = ["coin7"]', 'symbols = ["camel"]', ["symbol coin7", "no box"]),
        ('symbols = ["gear"]\ncost = 6', 'symbols = ["gear"]\ncost = 7', ["gear_3", "cost", "7", "0 to 6"]),
        ('symbols = ["gear"]\ncost = 6', 'symbols = ["gear"]\ncost = "six"', ["university_gear_3", "cost"]),
        ('symbols = ["gear"]\ncost = 6\n', 'symbols = ["gear"]\n', ["university_gear_3", "cost"]),
        ('symbols = ["gear"]\ncost = 6', 'symbols = ["gear"]\nprice = 6', ["university_gear_3", "price"]),
        ('track = "gear"\nstep = 3', 'track = "gear"\nstep = 2', ["university, step", "gear 2", "twice"]),
        (COURT, 'requires = ["courthouse_9"]', ["courthouse_3", "requires", "courthouse_9"]),
        (COURT, 'requires = ["courthouse_2", "courthouse_2"]', ["courthouse_3", "courthouse_2", "twice"]),
        (COURT, 'requires = ["agora_1_1"]', ["courthouse_3", "agora_1_1", "another building"]),
        (COURT, 'requires = ["courthouse_3"]', ["courthouse_3", "requires", "circular"]),
        ('requires = ["courthouse_1"]', 'requires = ["courthouse_3"]', ["courthouse_2", "circular"]),
        (COINS, '[{ type = "picnic" }]', ["market_coin", "type", "picnic", "extra_action"]),
        (COINS, '[{ type = "coins" }]', ["market_coin", "effect coins", "amount", "missing"]),
        (COINS, '[{ type = "coins", amount = 0 }]', ["market_coin", "amount", "missing"]),
        (COINS, '[{ type = "coins", amount = -7 }]', ["market_coin", "amount", "-7", "1 to 35"]),
        (COINS, '[{ type = "coins", amount = 7, vp = 1 }]', ["market_coin", "vp", "does not have it"]),
        (COINS, '[{ type = "coins", smell = 7 }]', ["market_coin", "smell"]),
        (COINS, '[{ type = "gallery_vp" }]', ["market_coin", "gallery_vp", "gallery"]),
        (COINS, '[{ type = "per_box", building = "market" }]', ["market_coin", "coins", "vp"]),
        (COINS, '[{ type = "per_box", building = "inn", vp = 1 }]', ["market_coin", "building", "inn"]),
        (COINS, '[{ type = "die_free", die = "pink" }]', ["market_coin", "die", "pink", "grey"]),
        (COINS, '[{ type = "die_income", die = "city", amount = 1 }]', ["market_coin", "die", "city"]),
        (COINS, '[{ type = "cross", buildings = ["wonder"], max = 1 }]', ["buildings", "wonder"]),
        ('[{ type = "resource" }]', '[{ type = "vp", amount = 1 }]', ["warehouse_stone", "vp", "no row"]),
        (WEST, WEST.replace("west", "north"), ["west_attack_1", "side", "north", "east"]),
        (WEST, WEST.replace("west", "east"), ["west_attack_1", "side", "east", "barracks_west"]),
        (SHIELD, f"{SHIELD}, {SHIELD}", ["west_defence_1", "defence", "twice"]),
        (OPEN, GEAR + "[", ["university", "gear", "unlocks"]),
        (OPEN, OPEN.replace('line = "gear"', 'line = "tablet"'), ["unlock of line", "tablet", "twice"]),
        (OPEN, OPEN.replace('line = "gear"', 'line = "lever"'), ["university_gear_3", "line", "lever"]),
        (GIZA, GIZA.replace(', gear = "black"', ""), ["city giza", "unlocks", "gear", "missing"]),
        (GIZA, GIZA.replace('gear = "black"', 'gear = "white"'), ["city giza", "black, white, purple"]),
        (GIZA, GIZA.replace("gear", "lever"), ["city giza", "unlocks", "lever", "gear"]),
        ('income_die = "yellow"', 'income_die = "pink"', ["city giza", "income_die", "pink"]),
        (STAGE, "", ["city giza", "stage", "2", "3"]),
        (STAGE, STAGE.replace("3", "7"), ["city giza, stage 2", "cost", "7"]),
        (STAGE, STAGE.replace("extra_action", "nap"), ["city giza, stage 2", "type", "nap"]),
        (STAGE, STAGE.replace('"extra_action"', '"unlock", line = "gear"'), ["stage 2", "university"]),
        (f"effect = {COINS[1:-1]}", 'effect = { type = "vp", amount = 7 }', ["bonus coins", "vp", "no row"]),
        ('reconstructed = ["faces"]', 'reconstructed = ["smell"]', ["grey_1", "reconstructed", "smell"]),
        ('provenance = ["dice"]', 'provenance = ["hearsay"]', ["die blue", "provenance", "hearsay"]),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, words: list[str]) -> None:
    STANDARD.check_named(tmp_path, old, new, words)


def test_every_special_die_takes_the_place_of_a_grey_one(tmp_path: Path) -> None:
    faces = 'faces = ["mask", "scales", "fountain", "temple", "owl", "caduceus"]'
    grey = 'colour = "grey"\nfaces = ["stone", "stone", "wood", "brick", "textile", "glass"]'
    message = STANDARD.refused(tmp_path, TEXT.replace(grey, f'colour = "blue"\n{faces}'))
    assert "grey die for every special one" in message


@pytest.mark.rule("R89")
@pytest.mark.parametrize("building", ["gallery", "courthouse"])
def test_no_effect_crosses_boxes_of_special_dice(tmp_path: Path, building: str) -> None:
    message = STANDARD.refused(
        tmp_path, TEXT.replace('buildings = ["agora"], max = 2', f'buildings = ["{building}"], max = 2')
    )
    assert "gallery_blue" in message
    assert f'"{building}"' in message


def test_a_corrected_figure_makes_another_game(tmp_path: Path) -> None:
    text = TEXT.replace(WEST, WEST.replace("printed = 3", "printed = 2"))
    changed, fingerprint = STANDARD.changed(tmp_path, text)
    assert figures(changed.box, "attack", "printed") == [2, 4, 5, 3, 4, 5]
    assert fingerprint != FINGERPRINT == ""


def test_the_order_of_the_records_does_not_matter(tmp_path: Path) -> None:
    changed, fingerprint = STANDARD.changed(tmp_path, STANDARD.with_last("box", "agora_1_1"))
    assert [box.id for box in changed.box] == list(BOXES)
    assert fingerprint == ""
