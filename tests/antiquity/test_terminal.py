"""Antiquity in the terminal: what a view shows is drawn in 80 columns and said in both languages."""

from __future__ import annotations

import io
from functools import cache

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console, RenderableType

from tests.antiquity.table import GAME, Table, antiquity
from tijdperk.games.antiquity.engine.position import BUILDING, DECISIONS, ENDINGS, LAND, PHASES
from tijdperk.games.antiquity.engine.tables import BUILDINGS, GOODS, SAINTS
from tijdperk.games.antiquity.messages import AntiquityView, OfferView, ResultView
from tijdperk.games.antiquity.offers import SiteDetail
from tijdperk.games.antiquity.terminal.choice import Wording
from tijdperk.games.antiquity.terminal.score import ScoreSheet
from tijdperk.games.antiquity.terminal.table import AntiquityTable
from tijdperk.games.antiquity.terminal.words import ranges
from tijdperk.games.antiquity.view import OPTIONS
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import Choice
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY
from tijdperk.kernel.text import LANGUAGES, Catalogue
from tijdperk.terminal.encoding import make_readable
from tijdperk.terminal.menu import Menu, columns
from tijdperk.terminal.story import Story

NAMES = ["Anna", "Bram", "Cleo", "Daan"]
TWO_CITIES = {1: "0,0", 2: "0,7"}


@cache
def speak(language: str = "en") -> Catalogue:
    texts = Catalogue(language, GAME)
    texts.words |= {f"seat-{number}": name for number, name in enumerate(NAMES, 1)}
    return texts


def printed(drawing: RenderableType, width: int = 80, encoding: str = "utf-8") -> str:
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding=encoding)
    make_readable(file)
    Console(file=file, width=width, color_system=None, highlight=False).print(drawing)
    file.flush()
    return raw.getvalue().decode(encoding)


def drawn(shown: AntiquityView, language: str = "en", width: int = 80, encoding: str = "utf-8") -> str:
    return printed(AntiquityTable(GAME.content, speak(language), shown, width), width, encoding)


def prose(text: str) -> str:
    """What was drawn, however the lines were broken."""
    return " ".join(text.split())


def line_of(text: str, start: str) -> str:
    """The line that begins with some words, after signs and marks."""
    return next(line.strip() for line in text.splitlines() if line.strip(" ›✓†●■▲◆").startswith(start))


def new_game(seats: int) -> Match:
    return Match(GAME, {}, [f"human {name}" for name in NAMES[:seats]], Sampled(seats))


def said(table: Table, move: str, language: str = "en") -> str:
    """A move of the first seat in words."""
    return Wording(GAME.content, speak(language), table.view(1)).choice(Choice(move))


# ---- the land


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_field_is_named_by_the_edges_of_the_land(seats: int) -> None:
    """The sign of a field lies under the letter of its column, in a line with the number of its row."""
    shown = GAME.view(new_game(seats).position, NOBODY)
    lines = drawn(shown).splitlines()
    top = lines.index(next(line for line in lines if line.startswith("The land"))) + 1
    letters = {
        name: head.index(name) for head in lines[top : top + 2] for name in head.split() if name.isalpha()
    }
    rows = lines[top + 2 : lines.index(lines[top], top + 2)]
    terrain = {"F": "♣", "G": ".", "M": "^", "S": "~"}
    for field, (_, height), letter in zip(shown.land.fields, shown.land.at, shown.land.terrain, strict=True):
        row = rows[height - min(each for _, each in shown.land.at)]
        column = field.rstrip("0123456789")
        assert row.split()[0] == row.split()[-1] == field.removeprefix(column)
        assert row[letters[column]] == terrain[letter]


def test_what_stands_and_lies_on_the_land() -> None:
    table = antiquity(
        cities=TWO_CITIES,
        inns={2: "3,0"},
        works=["1 woodcutter wood at 2,0: 2,0 2,-1", "2 fishery fish at -1,5 and -1,6: -2,5"],
        forest="2,0 2,-1",
        sea="-2,5 -2,6",
        polluted="0,2",
        markers="1,2",
        phase="land",
        have={1: "cart_shop*"},
    )
    text = drawn(table.view())
    for cell in ("●1", "■1", "●#", "■⌂", "*●W", " ●W", "*■&", " ■&", "■f", ".x", ".?"):
        assert cell in text
    assert "● Anna woodcutter 2,0 (wood ×2)" in prose(text)
    assert "( ) your zone" not in text
    mine = drawn(table.view(1))
    for cell in ("(.x)", "(.?)", "*●W)", "(●W)"):
        assert cell in mine
    assert "( ) your zone" in mine


def test_a_range_shows_what_it_gives() -> None:
    text = drawn(antiquity(mountain="2,0 3,0", minerals="gold").view(1))
    assert "(^G)" in text
    assert "G gold" in text


def test_the_plan_stands_beside_the_part_of_the_land_that_is_near() -> None:
    table = antiquity(disc=12, cities={1: "0,0", 2: "0,9"})
    building, on_land = drawn(table.view(1)), drawn(replace(table.view(1), phase="land"))
    assert "■1" not in building
    assert "■1" in on_land
    assert line_of(building, "City 1, around 0,0").endswith("The land")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("own", ["0,0", "0,0 -6,0 6,-6", "0,0 -6,0 6,-6 -6,6"])
def test_a_screen_holds_the_table_and_the_rest_is_drawn_when_asked_for(own: str, language: str) -> None:
    """What one can do now, in 66 lines of 80 cells with the question; `board all` draws everything."""
    table = antiquity(
        disc=12,
        seats=4,
        cities={1: own, 2: "0,9", 3: "9,0", 4: "0,-9"},
        have={1: "cathedral cart_shop* house house", 2: "market"},
        goods={1: "3 wood, 2 stone, 1 wine, 2 grain, 2 olives", 2: "3 dye, 2 sheep, 1 fish"},
        saints={1: "christofori"},
    )
    scene = GAME.scene(GAME, speak(language))
    for phase in (BUILDING, LAND):
        table.position.phase = phase
        brief = printed(scene.table(table.position, 0, 80)).splitlines()
        whole = printed(scene.everything(table.position, 0, 80)).splitlines()
        assert len(brief) <= 67
        assert len(whole) > len(brief)
        assert max(map(len, brief)) <= 80
        shown = "\n".join(brief)
        hint = "board all" if language == "en" else "bord alles"
        for words in ("●1" if phase == LAND else "1    a", "San Christofori", "Bram", hint):
            assert words in shown
        assert ("1    a" in shown) == (len(own.split()) < 3 or phase == BUILDING)
        assert ("market" if language == "en" else "markt") in "\n".join(whole)


# ---- plans

PLAN = """
K K h . g . .
K L h . . . .
L L . U U . .
. . . U U . .
. T T T . . .
. T T T . . .
. T T . . . .
"""
DRAWN = """
1    a   b   c   d   e   f   g
   ┌───────┬───┬───────────────┐
 1 │CS*    │ h │ ·   †   ·   · │
   │   ┌───┼───┤               │
 2 │   │CS○│ h │ ·   ·   ·   · │
   ├───┘   ├───┼───────┐       │
 3 │       │ · │UN*    │ ·   · │
   ├───────┘   │       │       │
 4 │ ·   ·   · │       │ ·   · │
   │   ┌───────┴───┬───┘       │
 5 │ · │TH=        │ ·   ·   · │
   │   │           │           │
 6 │ · │           │ ·   ·   · │
   │   │       ┌───┘           │
 7 │ · │       │ ·   ·   ·   · │
   └───┴───────┴───────────────┘
"""


def test_a_plan_has_outlines_names_men_and_graves() -> None:
    table = antiquity(plans={1: PLAN}, manned={1: "K U"})
    lines = [line[:32].rstrip() for line in drawn(table.view(1)).splitlines()]
    at = lines.index("● City 1, around 0,0") + 1
    assert lines[at : at + 16] == DRAWN.strip("\n").splitlines()


def test_a_legend_says_what_is_on_the_plan() -> None:
    text = prose(drawn(antiquity(plans={1: PLAN}, manned={1: "K U"}).view(1)))
    for words in (
        "* has a man",
        "○ needs a man",
        "= works by the university",
        "† grave",
        "CS cart shop",
        "TH faculty of theology",
        "h house",
    ):
        assert words in text
    assert "MK market" not in text


def test_who_watches_sees_all_plans() -> None:
    text = drawn(antiquity(cities=TWO_CITIES, have={2: "market"}).view())
    assert "● City 1" in text
    assert "■ City 1" in text
    assert "What everybody has" in text


# ---- how things stand


def test_the_players_with_men_food_graves_and_pollution_to_come() -> None:
    table = antiquity(
        cities=TWO_CITIES,
        have={1: "granary cathedral house house cart_shop*", 2: "house"},
        goods={1: "2 grain"},
        saints={1: "barbara"},
        famine=7,
        order="2 1",
    )
    text = drawn(table.view(1))
    assert line_of(text, "Anna").split()[2:] == [
        "Anna",
        "2",
        "1/2",
        "2",
        "1",
        "2+3",
        "2",
        "3",
        "Santa",
        "Barbara",
    ]
    assert line_of(text, "Bram").split()[2:] == ["Bram", "1", "1/1", "1", "1", "0", "7", "3", "·"]
    assert "Famine 7 · order of play ■ ●" in text
    assert "for Santa Barbara you still need market, brewery, harbour" in prose(text)


def test_others_at_a_glance() -> None:
    table = antiquity(
        cities=TWO_CITIES,
        have={2: "cart_shop* cart_shop market house grave"},
        goods={2: "3 olives, 1 stone"},
    )
    text = prose(drawn(table.view(1)))
    assert "■ Bram olives 3, stone 1" in text
    assert "city 1 cart shop ×2*, market, 1 house, 1 grave, 37 empty squares" in text


def test_what_is_planned_in_secret_shows_to_its_owner_alone() -> None:
    table = antiquity(cities=TWO_CITIES, goods={1: "1 wood"})
    table.play("1 build market at 1a1 turned 0")
    mine = prose(drawn(table.view(1)))
    assert "your plan You build at 1a1: market. You pay: wood." in mine
    assert "MK○" in mine
    other = prose(drawn(table.view(2)))
    assert "● Anna wood 1 city 1 0 houses, 49 empty squares" in other
    assert "market" not in other.partition("What you have")[0]


def test_who_is_ready_and_who_is_out() -> None:
    table = antiquity(cities=TWO_CITIES)
    table.play("2 ready")
    assert "✓ ■ Bram" in drawn(table.view(1))
    shown = table.view(1)
    lost = replace(shown, seats=[shown.seats[0], replace(shown.seats[1], out=True)])
    assert "† ■ Bram" in drawn(lost)


def test_prices_and_what_can_be_built() -> None:
    table = antiquity(goods={1: "1 stone, 1 grain, 1 olives"}, have={1: "market"}, houses={1: "1 2 3 4"})
    text = prose(drawn(table.view(1)))
    assert "you can build faculty of theology ###/###/##. (1 stone)," in text
    assert "cathedral .#./###/.#./.#. (1 stone) not now cart shop .#/## (1 wood, 16 left)" in text
    assert "no more of market" in text
    assert "houses you can pay 5-6 (1 food), 7 (2≠ food) other houses 8 (1 food, 1 luxury)," in text
    assert "storage room for 0, and you have 3 in all" in text


def test_the_options_that_are_not_as_usual() -> None:
    assert "played with no famine and no pollution" in prose(drawn(antiquity(beginners=True).view(1)))
    assert "played with" not in drawn(antiquity().view(1))


# ---- what is asked


def test_a_payment_with_what_is_still_due() -> None:
    table = antiquity(goods={1: "1 grain, 1 olives, 1 fish"}, houses={1: "1 2 3 4 5 6"})
    table.play("1 house 7 at 1a1")
    assert "Still to pay: 2≠ food" in drawn(table.view(1))
    assert said(table, "pay fish") == "Pay: fish (you have 1)"


def test_what_is_still_to_be_laid_taken_and_given_up() -> None:
    hungry = antiquity(famine=2, phase="hunger")
    assert "Still to lay: 2 graves" in drawn(hungry.view(1))
    assert said(hungry, "bury 1a1") == "Lay a grave at: 1a1"
    dirty = antiquity(phase="pollution")
    assert "Still to pollute: 3 fields" in drawn(dirty.view(1))
    full = antiquity(goods={1: "3 wood, 1 dye"}, have={1: "storage-1x2*"}, phase="storage")
    assert "Too many goods: 2" in drawn(full.view(1))
    assert said(full, "discard wood") == "Give up: wood (you have 3)"
    ripe = antiquity(works=["1 farm wine at 2,0: 2,0 3,0 2,1"], phase="harvest")
    assert "Still to take at 2,0: 1" in drawn(ripe.view(1))


def test_what_is_lifted() -> None:
    table = antiquity(have={1: "cathedral market"}, saints={1: "barbara"})
    place = table.place(1, "market")
    assert said(table, f"lift {place}") == f"Lift: market {place}"
    table.play(f"1 lift {place}")
    assert "you have lifted market" in prose(drawn(table.view(1)))
    assert said(table, "lay market at 1d4 turned 0") == "Lay down market: 1d4"


def offer(**fields: object) -> OfferView:
    made = OfferView(number=11, maker=1, partner=0, gives={"fish": 2}, wants={}, possible=True)
    return replace(made, **fields)


def test_offers_and_the_one_that_is_being_made() -> None:
    shown = antiquity(cities=TWO_CITIES).view(1)
    assert "Offers" not in drawn(shown)
    draft = offer(
        number=0, maker=0, partner=1, gives={"wood": 1}, wants={"dye": 1, "gold": 2}, possible=False
    )
    text = prose(drawn(replace(shown, offers=[offer()], draft=draft, offers_left=1)))
    assert "■ 11 Bram to Anna gives fish 2 asks for nothing" in text
    assert "your offer to Bram gives wood 1 asks for dye 1, gold 2" in text
    assert "You can make 1 more offer this round." in text
    assert "can’t be accepted now" in drawn(replace(shown, offers=[offer(possible=False)]))
    wording = Wording(GAME.content, speak(), replace(shown, offers=[offer()]))
    assert wording.choice(Choice("accept 11")) == "Accept: 11 from Bram to Anna: fish 2 for nothing"
    assert wording.choice(Choice("deal with seat 2")) == "Make an offer to: Bram"
    assert wording.choice(Choice("give 2 wood")) == "Give: wood 2"


CHOICES = {
    "build cart_shop at 1c3 turned 2": "Build cart shop (1 wood): 1c3, turned 2",
    "build storage-2x3 at 1a1 turned 0": "Build storage (1 wood): 2×3, 1a1",
    "build stable at 1a1 turned 0": "Build stable (2≠ luxury): 1a1",
    "house 1 at 1a1": "Build a house: 1 at 1a1 (free)",
    "house 20 at 1a1": "Build a house: 20 at 1a1 (3≠ food, 3≠ luxury)",
    "add house 2 at 1b1": "Free house: 2 at 1b1",
    "no free house": "Go without the free house",
    "clear 1a1": "Clear a grave: 1a1",
    "raze cathedral": "Raze your cathedral",
    "trade wood and wood for fish": "Two goods to the bank: wood and wood for fish",
    "move grave 1a1 to 1b1": "Move a grave: 1a1 to 1b1",
    "put back": "Put everything back as it was",
    "ready": "Ready with this plan",
    "choose giorgio": "Dedicate it to: San Giorgio – fish for each new cathedral; "
    "to win: a player’s whole zone in yours",
    "inn 2,0": "Inn (1 food): 2,0",
    "city 4,0": "New city (1 wood, 1 stone, 1 food, 2≠ luxury), around: 4,0",
    "done": "Done on the land",
    "harvest 2,0": "Harvest from: 2,0",
    "explore 2,0": "Turn over the marker at: 2,0",
    "pass": "Turn over no marker",
    "pollute 2,0": "Pollute: 2,0",
}


@pytest.mark.parametrize(("move", "words"), CHOICES.items(), ids=CHOICES)
def test_moves_are_said_with_what_they_cost(move: str, words: str) -> None:
    assert said(antiquity(), move) == words
    assert said(antiquity(), move, language="nl")


def test_what_is_built_on_the_land_is_said_with_its_fields() -> None:
    wording = Wording(GAME.content, speak(), antiquity(phase="land", have={1: "cart_shop*"}).view(1))
    three, one = SiteDetail(["2,0", "3,0", "3,-1"]), SiteDetail(["2,0"])
    for move, detail, words in (
        ("woodcutter 2,0", three, "Woodcutter (1 wood): 2,0 (3 fields)"),
        ("farm wine at 2,0", one, "Farm, wine (1 wine): 2,0 (1 field)"),
        ("free farm wine at 2,0", one, "Farm without seed, wine: 2,0 (1 field)"),
        ("mine gold at 2,0", one, "Mine, gold (1 wood): 2,0 (1 field)"),
        ("fishery dye at 2,0 and 3,0", three, "Fishery, dye (1 wood): 2,0 and 3,0 (3 fields)"),
        ("inn 2,0", SiteDetail(["2,0"], ["3,0", "3,1"]), "Inn (1 food): 2,0 (zone +2)"),
        ("clean 2,0", three, "Clean with alchemy, around: 2,0 (3 fields)"),
    ):
        assert wording.choice(Choice(move, detail)) == words


def test_first_cities_are_chosen_by_tile() -> None:
    match = new_game(3)
    menu = Menu(match, GAME.scene(GAME, speak()), match.seat, speak())
    assert [len(group) for group in menu.groups.values()] == [37, 37, 37]
    assert all(head.startswith("First city on ") for head in menu.groups)


def test_a_menu_shows_an_example_of_what_fits_in_many_places() -> None:
    table = antiquity(goods={1: "1 wood"}, men={1: 1}, have={1: "market"})
    menu = Menu(table.match, GAME.scene(table.game, speak()), 0, speak())
    text = printed(menu.draw(80))
    assert all(cell_len(line) <= 80 for line in text.splitlines())
    assert len(text.splitlines()) < 24
    first, count = menu.groups["Build cart shop (1 wood)"][0][0], len(menu.groups["Build cart shop (1 wood)"])
    assert f"1 Build cart shop (1 wood) {count} {first}" in prose(text)
    assert menu.move(2) == menu.groups["Build cart shop (1 wood)"][1][0]
    assert f"Put a man to work {menu.number('man ' + table.place(1, 'market'))} market" in prose(text)


def test_numbers_of_choices_are_never_cut() -> None:
    for width in (60, 79, 80, 100):
        for longest in range(1, 40):
            items = [(str(number), "x" * longest) for number in range(96, 103)]
            shown = printed(columns(items, width), width).split()
            assert sorted(shown) == sorted(part for item in items for part in item)


# ---- the end


def ended(ending: str, winners: list[int], **fields: object) -> AntiquityView:
    table = antiquity(
        cities=TWO_CITIES, have={1: "cathedral", 2: "cathedral"}, saints={1: "nicolo", 2: "maria"}
    )
    result = ResultView(ending=ending, winners=winners, clean=[12, 9], fulfilled=[["nicolo"], []])
    return replace(table.view(), phase="over", result=replace(result, **fields))


def sheet(shown: AntiquityView, language: str = "en") -> str:
    return printed(ScoreSheet(GAME.content, speak(language), shown, NAMES[:2]))


def test_how_the_game_ended() -> None:
    text = sheet(ended("saint", [0]))
    assert text.startswith("Anna wins by meeting the condition of San Nicolo.")
    assert "The unpolluted fields" not in text
    assert line_of(text, "Unpolluted fields").split()[-2:] == ["12", "9"]
    both = ended("saint", [0], fulfilled=[["nicolo"], ["barbara", "giorgio"]])
    assert "The unpolluted fields of the zones decided." in sheet(both)
    assert sheet(ended("saint", [0, 1])).startswith("Anna, Bram share the win")
    assert sheet(ended("last", [1])).startswith("Bram is the only one left and wins.")
    assert sheet(ended("nobody", [])).startswith("Nobody is left, and nobody wins.")
    assert sheet(ended("limit", [1])).startswith("The game is over after round 4: Bram wins.")
    assert sheet(replace(ended("last", [1]), result=None)).strip() == "The game isn’t over yet."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ending", ENDINGS[1:])
def test_every_ending_is_told_and_fits(ending: str, language: str) -> None:
    shown = ended(ending, [] if ending == "nobody" else [0])
    text = sheet(shown, language) + drawn(shown, language)
    assert all(cell_len(line) <= 80 for line in text.splitlines())


# ---- texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words_and_every_mark_is_its_own(language: str) -> None:
    texts = speak(language)
    for key in (
        *(f"saint-{saint}" for saint in SAINTS),
        *(f"power-{saint}" for saint in SAINTS),
        *(f"in-use-{option}" for option in OPTIONS),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"ask-{decision}" for decision in DECISIONS),
        *(f"end-{ending}" for ending in ENDINGS[1:]),
    ):
        assert texts.has(key)
    goods = [texts.say(f"mark-{good}") for good in GOODS]
    buildings = [texts.say(f"mark-{building}") for building in BUILDINGS]
    assert len(set(goods)) == len(GOODS)
    assert len(set(buildings)) == len(BUILDINGS)
    assert {len(mark) for mark in goods} == {1}
    assert {len(mark) for mark in buildings} <= {1, 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_of_a_plain_terminal(language: str) -> None:
    table = antiquity(plans={1: PLAN}, manned={1: "K U"}, cities=TWO_CITIES)
    text = drawn(table.view(1), language, encoding="ascii")
    assert "+-------+---+---------------+" in text
    assert "?" not in text


def test_ranges() -> None:
    assert ranges([1, 2, 3, 4, 6, 8, 9]) == "1-4, 6, 8-9"
    assert ranges([]) == ""


# ---- the log


def test_phases_in_which_nothing_happens_are_not_told() -> None:
    table = antiquity(cities=TWO_CITIES, beginners=True).all_ready()
    assert table.heard("round", "phase", "ranked") == ["round 0 round=4", "round 0 round=5"]
    cart = antiquity(cities=TWO_CITIES, have={1: "cart_shop*"}, beginners=True, order="1 2").all_ready()
    assert cart.heard("phase") == ["phase 0 phase=land"]
    assert len(cart.heard("ranked")) == 2


def test_famine_is_told_by_its_level_when_it_brings_nothing() -> None:
    table = antiquity(cities=TWO_CITIES, have={1: "dump* granary", 2: "dump*"}, phase="hunger", famine=0)
    assert table.heard("phase", "famine") == ["famine 0 level=1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_reads_well(language: str) -> None:
    """What is built on the land comes before its price, and nobody is told twice that a round begins."""
    table = antiquity(forest="2,0", goods={1: "1 wood"}, have={1: "cart_shop*"}, phase="land")
    table.play("1 woodcutter 2,0")
    told = Story(table.game, speak(language), NAMES, you=0).move(table.match.steps[-1], 0)
    expected = {
        "en": ["You build at 2,0: woodcutter (wood).", "It has 1 field. You pay: wood."],
        "nl": ["Je bouwt op 2,0: houthakkerij (hout).", "Daar hoort 1 veld bij. Je betaalt: hout."],
    }
    assert [
        text[: len(start)] for (_, text), start in zip(told, expected[language], strict=True)
    ] == expected[language]
