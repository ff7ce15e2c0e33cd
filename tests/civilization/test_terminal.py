"""Civilization in the terminal: what a view shows is drawn in 80 columns and said in both languages."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console, RenderableType

from tests.civilization.views import NAMES, land, pieces, seat, technologies, view
from tijdperk.games.civilization.engine.events import EVENTS
from tijdperk.games.civilization.engine.position import DECISIONS, ENDINGS, PHASES, WINDOWS
from tijdperk.games.civilization.engine.production import PARTS
from tijdperk.games.civilization.engine.scoring import CATEGORIES
from tijdperk.games.civilization.engine.tables import COUNTERS, EFFECTS, KINDS, MEASURES
from tijdperk.games.civilization.game import GAME
from tijdperk.games.civilization.messages import (
    BattleView,
    CargoView,
    CivilizationView,
    DeclaredView,
    GoodView,
    MilestoneView,
    OddsView,
    OfferView,
    OrderView,
    PartView,
    ReceiptView,
    ResultView,
    RoundView,
    ShipView,
    ShopView,
    SideView,
)
from tijdperk.games.civilization.offers import MoveDetail
from tijdperk.games.civilization.terminal.choice import Wording
from tijdperk.games.civilization.terminal.marks import percent
from tijdperk.games.civilization.terminal.score import ScoreSheet
from tijdperk.games.civilization.terminal.table import CivilizationTable
from tijdperk.kernel.chance import EVERYONE, Sampled
from tijdperk.kernel.game import Choice
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import Event
from tijdperk.kernel.text import LANGUAGES, Catalogue
from tijdperk.kernel.windows import ORDERS
from tijdperk.terminal.listing import figure_notes
from tijdperk.terminal.menu import free_moves
from tijdperk.terminal.story import Story


@cache
def speak(language: str = "en") -> Catalogue:
    texts = Catalogue(language, GAME)
    texts.words |= {f"seat-{number}": name for number, name in enumerate(NAMES, 1)}
    return texts


def printed(drawing: RenderableType, width: int = 80, encoding: str = "utf-8") -> str:
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding=encoding, errors="replace")
    Console(file=file, width=width, color_system=None, highlight=False).print(drawing)
    file.flush()
    return raw.getvalue().decode(encoding)


def drawn(shown: CivilizationView, language: str = "en", width: int = 80, encoding: str = "utf-8") -> str:
    return printed(CivilizationTable(GAME.content, speak(language), shown, width), width, encoding)


def line_of(text: str, start: str) -> str:
    """A line that begins with some words, and those that hang under it."""
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.strip(" ●■▲").startswith(start))
    found = [lines[at].strip()]
    for line in lines[at + 1 :]:
        if not line.startswith("    "):
            break
        found.append(line.strip())
    return " ".join(found)


def says(move: str, shown: CivilizationView, language: str = "en", detail: MoveDetail | None = None) -> str:
    return Wording(GAME.content, speak(language), shown).choice(Choice(move, detail))


# ---- views to draw

GALLEY = ShipView(
    3, "north_sea", 0, "ancient-fleet", 1, [CargoView("settler", 2, 1), CargoView("ancient-infantry", 1, 2)]
)
WORLD: dict[str, dict[str, Any]] = {
    "gaul": {"owner": 0, "size": 2, "counter": "wine", "holder": 1, "happy": True, "income": 6, "room": 2},
    "albion": {"owner": 1, "size": 1, "counter": None, "holder": None, "income": 2, "room": 1},
    "iberia": {"counter": "desert"},
}
MOVING = view(
    WORLD,
    pieces=[
        pieces("gaul", 0, "ancient-infantry", 2),
        pieces("gaul", 0, "settler", points=2),
        pieces("gaul", 1, "ancient-cavalry"),
    ],
    ships=[GALLEY],
    taken=[pieces("gaul", 0, "settler", points=2)],
    taken_ships=[3],
    battles=[DeclaredView("gaul", 1, [1, 2])],
    orders=[OrderView("declare", "gaul", None, "never"), OrderView("support", None, None, "always")],
)
OFFER = OfferView(
    11,
    1,
    0,
    [GoodView("card-gaul", 1), GoodView("gold", 5)],
    [GoodView("ship-3", 1), GoodView("pottery", 1), GoodView("settler-gaul", 2)],
    True,
    [-4, 9],
)
TRADING = replace(
    MOVING,
    phase="trade",
    to_move={0: "trading", 1: "trading"},
    taken=[],
    taken_ships=[],
    battles=[],
    seats=[
        seat(order=2, resources={"wine": 2, "iron": 1}, lent=["gaul"], technologies=["pottery"]),
        seat(order=0, borrowed=["gaul"]),
        seat(order=1, done=True),
    ],
    technologies=technologies({"pottery": 0}),
    offers=[OFFER],
    draft=OfferView(0, 0, 1, [], [GoodView("settlement-albion", 1)], False, [0, 0]),
    chances={"iron": 16 / 36, "wine": 3 / 36},
)
PRODUCING = replace(
    MOVING,
    phase="production",
    to_move={0: "producing"},
    taken=[],
    taken_ships=[],
    battles=[],
    critical="wine",
    seats=[
        seat(order=2, faces=2, gears=1, income=[PartView("settlements", 6), PartView("critical", 15)]),
        seat(order=0, income=[PartView("settlements", 2), PartView("minimum", 8)]),
        seat(order=1, out=True),
    ],
)
BUYING = replace(
    MOVING,
    phase="purchase",
    to_move={0: "purchasing"},
    taken=[],
    taken_ships=[],
    battles=[],
    technologies=technologies({"bronze_working": 1, "the_wheel": 0}),
    seats=[seat(order=2, gold=30, technologies=["the_wheel"]), seat(technologies=["bronze_working"]), seat()],
    shop=[
        ShopView("unit", "settler", "settler", 10, 0, None, 0, 0, True, None, None),
        ShopView("unit", "ancient-infantry", "spearman", 10, 5, 1, 1, 0, True, None, None),
        ShopView(
            "unit", "ancient-artillery", "catapult", 10, 0, None, 1, 0, False, "missing-technology", "A-21"
        ),
        ShopView("village", "village", "village", 10, 0, None, 0, 0, True, None, None),
        ShopView("growth", "3", "3", 20, 0, None, 0, 0, True, None, None),
        ShopView("improvement", "granary", "granary", 10, 5, 1, 0, 1, True, None, None),
    ],
    receipts=[
        ReceiptView("buy ancient-infantry gaul", 10, 1),
        ReceiptView("learn pottery", 20, None),
        ReceiptView("grow gaul", 20, None),
        ReceiptView("sell ship 3", -4, None),
    ],
)
FIGHTING = replace(
    MOVING,
    phase="battles",
    to_move={0: "picking", 1: "picking"},
    era="modern",
    battle=BattleView(
        "gaul",
        [
            SideView(
                0,
                [0, 2],
                [pieces("gaul", 0, "modern-cavalry", 2), pieces("gaul", 2, "modern-artillery")],
                [pieces("gaul", 0, "aircraft")],
                True,
                pieces("gaul", 0, "modern-cavalry"),
                None,
                True,
            ),
            SideView(1, [1], [pieces("gaul", 1, "gunpowder-artillery")], [], False, None, None, False),
        ],
        [
            RoundView(
                ["modern-cavalry", "gunpowder-artillery"],
                [True, False],
                [[4, 4, 4, 4, 4], [5, 5, 4]],
                [0, 6],
                "tie",
            ),
            RoundView(
                ["modern-cavalry", "modern-cavalry"],
                [False, False],
                [[5, 5, 5, 2], [3, 3, 3, 3]],
                [0, 1],
                "first",
            ),
        ],
        [
            OddsView("modern-cavalry", "gunpowder-artillery", 4, 0, 3, 5, 0.3, 0.1),
            OddsView("modern-artillery", "gunpowder-artillery", 4, 0, 3, 1, 0.75, 0.05),
        ],
        1,
        0.62,
        1,
    ),
)
STANDARD = replace(
    MOVING,
    advanced=False,
    milestones=[
        MilestoneView("ancient_villages", "ancient", "villages", 6, None, False, [2, 6, 0], True),
        MilestoneView("ancient_armies", "ancient", "armies", 8, 1, False, [2, 8, 1], False),
        MilestoneView("ancient_technologies", "ancient", "technologies", 2, None, True, [0, 0, 0], False),
        MilestoneView("medieval_gold", "medieval", "gold", 60, None, False, [20, 20, 20], False),
    ],
)
EVERY = {
    "choosing": replace(view(), turn=0, phase="choice", to_move={0: "choosing"}),
    "moving": MOVING,
    "trading": TRADING,
    "producing": PRODUCING,
    "buying": BUYING,
    "fighting": FIGHTING,
    "standard": STANDARD,
    "standard purchase": replace(BUYING, advanced=False),
    "over": replace(MOVING, phase="over", to_move={}, result=ResultView("space", [0])),
}


# ---- what is drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("name", EVERY)
def test_every_phase_fits(name: str, width: int, language: str) -> None:
    for viewer in (0, -1):
        for line in drawn(replace(EVERY[name], viewer=viewer), language, width).splitlines():
            assert cell_len(line.rstrip()) <= width, line


@pytest.mark.parametrize("encoding", ["ascii"])
def test_an_encoding_without_shapes_gets_plain_signs(encoding: str) -> None:
    shown = drawn(MOVING, encoding=encoding)
    assert "1 town +6h =2 wine" in shown
    assert "1 swordsman x2" not in shown  # iron working is not in play
    assert "1 spearman x2, settler" in shown


def test_the_heading_tells_turn_era_phase_and_start_player() -> None:
    shown = drawn(replace(MOVING, ending="diplomatic"))
    assert "Turn 3 · Ancient · movement" in shown
    assert "start player ■ Bram" in shown
    assert "order ■ ▲ ●" in shown
    assert "last turn: diplomacy" in shown
    assert "Setting up · Ancient · choosing lands" in drawn(EVERY["choosing"])
    assert "Game over" in drawn(EVERY["over"])


def test_the_players_are_shown_with_their_figures() -> None:
    figures = seat(
        gold=34,
        score=21,
        income=[PartView("settlements", 20), PartView("types", 6)],
        technologies=["pottery", "masonry"],
        wonders=["pyramids"],
        settlements=[3, 2, 1, 0],
        units=12,
        settlers=4,
    )
    shown = drawn(replace(MOVING, seats=[figures, seat(out=True), seat(done=True)]))
    line = next(line for line in shown.splitlines() if "Anna (you)" in line)
    assert line.split()[4:] == ["34", "21", "+26", "2", "1", "3+2+1+0", "12", "4"]
    assert line.startswith("›")
    assert next(line for line in shown.splitlines() if "■ Bram" in line and "2+0+0+0" in line).startswith("†")
    assert next(line for line in shown.splitlines() if "▲ Cleo" in line).startswith("✓")


@pytest.mark.rule("G-44", "G-48")
def test_a_land_shows_settlement_counter_stacks_and_neighbours() -> None:
    shown = drawn(MOVING)
    gaul = line_of(shown, "Gaul")
    assert "● town +6☺ ⇄■ wine ● spearman ×2, settler ■ chariot" in gaul
    assert "→ " in gaul
    for neighbour in next(each for each in GAME.content.land if each.id == "gaul").neighbours:
        assert speak().word("land", neighbour) in gaul
    assert "≈ " in gaul
    assert "? →" in line_of(shown, "Germania")
    assert "Kamchatka ?" in shown
    assert "desert" in line_of(shown, "Iberia")
    assert "● galley 3 (settler, spearman ×2)" in line_of(shown, "North Sea")
    assert "taken  settler, Gaul  galley 3 (settler, spearman ×2), North Sea" in shown
    assert "battles  Gaul: Anna against Bram, Cleo" in shown


def test_lands_are_listed_by_continent_and_only_where_something_stands_unless_people_move() -> None:
    shown = drawn(EVERY["choosing"])
    assert "Kamchatka          ? → Manchuria" in shown
    shown = drawn(MOVING)
    for continent in GAME.content.continent:
        assert continent.name.en in shown
    for each in GAME.content.land:
        assert each.name.en in shown
    assert "Bay of Biscay      ≈ Grand Banks" in shown
    shown = drawn(TRADING)
    assert "Gaul" in shown
    assert "Kamchatka" not in shown
    assert "Bering Sea" not in shown


@pytest.mark.rule("A-44")
def test_a_unit_has_the_name_of_its_level() -> None:
    known = replace(MOVING, technologies=technologies({"iron_working": 1}))
    assert "swordsman ×2" in drawn(known)
    assert "swordsman ×2" in drawn(STANDARD)
    assert "zwaardvechter ×2" in drawn(known, "nl")


@pytest.mark.rule("G-78")
def test_standing_orders_are_shown() -> None:
    assert "standing orders  never fight whoever moves in: Gaul  always support a side" in drawn(MOVING)


@pytest.mark.rule("S-11")
def test_milestones_are_shown_with_how_far_everybody_is() -> None:
    shown = drawn(STANDARD)
    assert line_of(shown, "6 villages").split() == ["6", "villages", "2", "6", "0", "claimed"]
    assert line_of(shown, "8 armies").split() == ["8", "armies", "2", "8", "1", "■", "Bram", "has", "it"]
    assert "lost" in line_of(shown, "2 technologies")
    assert "60 gold" not in shown


@pytest.mark.rule("A-47", "G-64", "G-102")
def test_trade_shows_cards_offers_and_the_draft() -> None:
    shown = drawn(TRADING)
    assert "wine ×2  iron ×1  lent: Gaul" in shown
    assert "borrowed: Gaul" in shown
    assert "iron 44%  wine 8%" in shown
    assert "trade range  1 by land, 0 by sea" in shown
    assert "you can trade with  ■ Bram  ▲ Cleo" in shown
    assert "11 Bram to Anna" in shown
    assert "gives  the city card of Gaul (wine)  5 gold" in shown
    assert "wants  galley 3 (settler, spearman ×2)  Pottery  settler ×2, Gaul" in shown
    assert "income -4 / +9" in shown
    assert "your offer to Bram" in shown
    assert "wants  the settlement in Albion (village)" in shown
    assert "no longer possible" in shown


@pytest.mark.rule("A-10", "A-51", "G-69")
def test_production_shows_every_line_of_the_incomes() -> None:
    shown = drawn(PRODUCING)
    assert "critical resource wine" in shown
    assert "settlements 6  critical resource 15  total 21" in shown
    assert "settlements 2  up to the minimum 8  total 10" in shown
    assert "Cleo" not in shown.split("Production")[1]
    assert "Gaul  town  wine  happy  6" in shown
    assert "1 of 2 happy, 0 of 1 productive" in shown


@pytest.mark.rule("A-19", "A-22")
def test_purchase_shows_shop_receipts_and_the_tree() -> None:
    shown = drawn(BUYING)
    assert line_of(shown, "spearman").split()[:4] == ["spearman", "10", "5", "■"]
    assert "1 settlement productive" in line_of(shown, "Granary")
    assert "not now  catapult" in shown
    assert "bought this turn  spearman, Gaul 10 ■  Pottery 20  town, Gaul 20  fleet 3 -4" in shown
    assert "The Wheel" in line_of(shown, "Anna  ")
    bronze = next(each for each in GAME.content.technology if "bronze_working" in each.prerequisites)
    missing = [need for need in bronze.prerequisites if need not in ("bronze_working", "the_wheel")]
    if missing:
        assert f"{bronze.name.en}: needs {speak().word('technology', missing[0])}" in shown


@pytest.mark.rule("S-20")
def test_technologies_of_the_standard_rules_are_alike() -> None:
    shown = drawn(EVERY["standard purchase"])
    assert "next technology" in shown
    assert "left in this era" in shown


@pytest.mark.rule("G-56", "G-61")
def test_a_battle_shows_sides_picks_rounds_and_chances() -> None:
    shown = drawn(FIGHTING)
    assert "Battle in Gaul" in shown
    whole = " ".join(shown.split())
    assert "● Anna with Cleo tank ×2, rocket artillery · 1 aircraft picks tank with an aircraft" in whole
    assert "is picking" in shown
    assert "● tank + aircraft 4+4+4+4+4 = 20 · ■ cannon 5+5+4 +6 = 20 both are lost" in whole
    assert "● tank 5+5+5+2 = 17 · ■ tank 3+3+3+3 +1 = 13 · Anna wins" in shown
    assert line_of(shown, "rocket artillery").split()[-1] == "75%"
    assert "Anna wins this battle with 62%" in shown


def test_only_what_is_certain_is_0_or_100_percent() -> None:
    assert [percent(chance) for chance in (0, 0.001, 0.5, 0.999, 1)] == [0, 1, 50, 99, 100]


# ---- choices


@pytest.mark.parametrize(
    ("move", "shown", "words"),
    [
        ("settle gaul", EVERY["choosing"], "Start in: Gaul (Europe)"),
        ("take settler in gaul with 2", MOVING, "Take: settler in Gaul, 2 steps"),
        ("take ship 3", MOVING, "Take: galley 3 in the North Sea, 1 step, carrying settler, spearman ×2"),
        (
            "take settler off 3 with 2",
            MOVING,
            "Take off the fleet: settler from galley 3 in the North Sea, 2 steps",
        ),
        ("go iberia", MOVING, "Go to: Iberia (desert)"),
        ("go albion", MOVING, "Go to: Albion (village, Bram)"),
        ("go gaul", MOVING, "Go to: Gaul (wine; town, Anna; Bram: chariot)"),
        ("board 3", MOVING, "Board: galley 3 (settler, spearman ×2) in the North Sea, room for 0"),
        ("look in nile", MOVING, "Look at the counter in: Nile"),
        ("end moves", MOVING, "End your moves"),
        ("fight", replace(MOVING, asked_area="gaul", active=1), "Fight: Bram in Gaul – chariot"),
        ("let pass", replace(MOVING, asked_area="gaul", active=1), "Let them be: no battle in Gaul"),
        ("attack gaul against seat 2", MOVING, "Attack: Bram in Gaul – chariot"),
        ("battle gaul against seat 2", MOVING, "Fight now: Bram in Gaul"),
        ("capture albion", MOVING, "Take without a battle: the village in Albion (Bram)"),
        ("support seat 3", MOVING, "Support: Cleo"),
        ("stay out", MOVING, "Stay out of it"),
        (
            "pick modern-cavalry of seat 1 with none",
            FIGHTING,
            "Pick: tank, 4 dice +0, 30% per round",
        ),
        (
            "pick modern-artillery of seat 3 with seat-1",
            FIGHTING,
            "Pick: rocket artillery (Cleo), 4 dice +0, 75% per round, with an aircraft",
        ),
        ("take settlement", replace(MOVING, asked_area="albion"), "Take the village in Albion"),
        ("leave settlement", replace(MOVING, asked_area="albion"), "Leave the village in Albion alone"),
        ("raise ancient-cavalry", MOVING, "Army: chariot"),
        ("place gaul", replace(MOVING, asked_kind="settler"), "Place settler in: Gaul"),
        ("grow gaul", BUYING, "Upgrade: Gaul to a city for 20 gold"),
        ("grow gaul", replace(BUYING, to_move={0: "growing"}), "Grows for nothing: Gaul to a city"),
        ("done", TRADING, "Done trading"),
        ("cheer gaul", PRODUCING, "Make happy: Gaul (town, wine)"),
        ("equip albion", PRODUCING, "Make productive: Albion (village)"),
        ("collect", PRODUCING, "Collect 21 gold, as assigned"),
        ("collect best", PRODUCING, "Collect with the best assignment"),
        ("buy ancient-infantry in gaul", BUYING, "Buy spearman for 10 gold (5 of it to Bram): Gaul"),
        ("launch ancient-fleet in north_sea from gaul", BUYING, "Buy galley: the North Sea, from Gaul"),
        ("found nile", BUYING, "Found a village for 10 gold: Nile (face down)"),
        (
            "improve granary",
            BUYING,
            "Buy an improvement: Granary, 10 gold (5 of it to Bram), 1 settlement productive",
        ),
        (
            "build alpha_centauri_colony_ship",
            BUYING,
            "Buy a wonder: Alpha Centauri Colony Ship – ends the game, 200 gold",
        ),
        ("sell ancient-infantry in gaul", BUYING, "Sell: spearman in Gaul for 2 gold"),
        ("sell ship 3", BUYING, "Sell: galley 3 (settler, spearman ×2) in the North Sea"),
        ("convert ship 3", BUYING, "Convert: galley 3 (settler, spearman ×2) in the North Sea"),
        ("end purchases", BUYING, "End your purchases"),
        ("claim ancient_villages", STANDARD, "Claim a milestone: 6 villages"),
        (
            "announce united_nations",
            BUYING,
            "Announce the end: United Nations – you may announce the end of the game",
        ),
        (
            "exchange gaul for albion",
            replace(TRADING, lands=[land("gaul", counter="wine"), land("albion", counter="iron", holder=1)]),
            "Exchange with Magellan’s Voyage: wine (Gaul) for iron (Albion) (Bram)",
        ),
        ("standing declare gaul never", MOVING, "Standing order: never fight whoever moves in: Gaul"),
        ("standing declare seat-2 always", MOVING, "Standing order: always fight whoever moves in: Bram"),
        ("standing support any never", MOVING, "Standing order: never support a side"),
        ("deal with seat 2", TRADING, "Make an offer to: Bram"),
        ("give 5 gold", TRADING, "Give: 5 gold"),
        ("want 1 card-gaul", TRADING, "Ask for: the city card of Gaul (wine)"),
        ("propose", TRADING, "Send the offer"),
        ("drop offer", TRADING, "Drop the offer"),
        (
            "accept 11",
            TRADING,
            "Accept: 11 from Bram to Anna: the city card of Gaul (wine), 5 gold for"
            " galley 3 (settler, spearman ×2), Pottery, settler ×2, Gaul",
        ),
    ],
)
def test_a_choice_is_said_in_words(move: str, shown: CivilizationView, words: str) -> None:
    assert says(move, shown) == words
    assert says(move, shown, "nl")


@pytest.mark.rule("A-18", "A-20")
def test_a_technology_is_offered_with_its_price_and_what_it_brings() -> None:
    for each in GAME.content.technology:
        words = says(f"learn {each.id}", BUYING)
        assert words.startswith(f"Buy a technology: {each.name.en}, {each.price} gold")
        free = says(f"learn {each.id}", replace(BUYING, to_move={0: "free_technology"}))
        assert free.startswith(f"Free technology: {each.name.en}")
    assert "allows spearman" in says("learn bronze_working", BUYING)
    assert "begins a new era" in says("learn feudalism", BUYING)
    assert says("learn pottery", replace(BUYING, advanced=False)).endswith("gold")


# ---- what is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_can_be_said(language: str) -> None:
    texts = speak(language)
    wanted = [f"event-{event}" for event in EVENTS]
    wanted += [f"ask-{decision}" for decision in DECISIONS]
    wanted += [f"phase-{phase}" for phase in PHASES]
    wanted += [f"ending-{ending}" for ending in ENDINGS]
    wanted += [f"part-{part}" for part in PARTS]
    wanted += [f"category-{category}" for category in CATEGORIES]
    wanted += [f"measure-{measure}" for measure in MEASURES]
    wanted += [f"kind-{kind}" for kind in KINDS]
    wanted += [f"wonder-{effect}" for effect in EFFECTS]
    wanted += [f"window-{window}" for window in WINDOWS]
    wanted += [f"order-{order}" for order in ORDERS]
    assert [key for key in wanted if not texts.has(key)] == []
    for counter in COUNTERS:
        assert texts.word("counter", counter)
    for kind in KINDS:
        assert texts.say("a-kind", kind=kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(language: str) -> None:
    """Whoever it is about; every name that its numbers stand for is said in the language."""
    for you in (-1, 0):
        story = Story(GAME, speak(language), NAMES, you)
        for kind in range(len(EVENTS)):
            for numbers in ((0, 0, 0), (1, 1, 1), (2, 1, 2)):
                told = [text for _, text in story.lines([Event(kind, 0, *numbers, EVERYONE)], 0)]
                assert len(told) == 1, EVENTS[kind]
                assert "_" not in told[0], told[0]
                assert told[0][0].isupper(), told[0]
                assert told[0].endswith("."), told[0]


def test_a_good_that_changes_hands_is_named() -> None:
    story = Story(GAME, speak(), NAMES)
    names = GAME.names["good"]
    handed = EVENTS.index("handed")

    def told(good: str, count: int = 1) -> str:
        return story.lines([Event(handed, 0, 1, names.index(good), count, EVERYONE)], 0)[0][1]

    assert told("gold", 12) == "Anna gives Bram 12 gold."
    assert told("card-gaul") == "Anna gives Bram the city card of Gaul."
    assert told("settlement-gaul") == "Anna gives Bram the settlement in Gaul."
    assert told("pottery") == "Anna gives Bram Pottery."
    assert told("pyramids") == "Anna gives Bram The Pyramids."
    assert told("ancient_villages") == "Anna gives Bram the wonder for 6 villages."
    assert told("ship-3") == "Anna gives Bram fleet 3 with its cargo."
    assert told("ancient-infantry-gaul", 2) == "Anna gives Bram 2x ancient infantry in Gaul."
    assert told("aircraft-north_sea") == "Anna gives Bram 1x aircraft in the North Sea."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_welcome_says_that_the_map_is_a_reconstruction(language: str) -> None:
    assert figure_notes(GAME, speak(language))[0] == speak(language).say("figures-note")


def test_free_moves_that_are_too_many_are_shown_by_their_pattern(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAME, {}, ["human Anna", "human Bram"], Sampled(1))
    assert free_moves(match, match.seat) == match.free(match.seat)
    monkeypatch.setattr("tijdperk.terminal.menu.MAX_FREE", 2)
    assert free_moves(match, match.seat) == ["standing WINDOW SUBJECT ORDER"]


# ---- the end


def sheet(shown: CivilizationView, language: str = "en", names: Sequence[str] = NAMES) -> str:
    return printed(ScoreSheet(GAME.content, speak(language), shown, names))


@pytest.mark.rule("S-23", "A-36", "A-61", "A-95")
def test_the_score_sheet_says_who_won_and_how() -> None:
    points = {"settlements": 26, "technologies": 0, "wonders": 2, "groundbreaking": 4, "ending": 8}
    first = seat(points=points, score=40)
    over = replace(MOVING, phase="over", to_move={}, seats=[first, seat(), seat()])
    shown = sheet(replace(over, result=ResultView("space", [0])))
    assert shown.startswith("Anna wins with 40 points, 38 ahead.\nThe game ended by space.")
    for words in ("Settlements", "Wonders", "Groundbreaking technologies", "Bonus for the end", "Total"):
        assert words in shown
    assert "Technologies  " not in shown
    shared = sheet(replace(over, seats=[first, first, seat()], result=ResultView("military", [0, 1])))
    assert shared.startswith("Anna, Bram share the victory with 40 points.")
    assert "only player with settlements" in sheet(replace(over, result=ResultView("domination", [0])))
    assert sheet(over).startswith("The game isn’t over yet")
    assert sheet(replace(over, result=ResultView("limit", [0])), "nl").startswith("Anna wint met 40 punten")
