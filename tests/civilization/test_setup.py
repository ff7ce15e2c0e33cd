"""G-35 to G-41, G-100, A-40, A-96: the start of a game."""

from __future__ import annotations

import pytest

from tests.civilization.table import GAME, TABLES, Table, dice, fresh
from tijdperk.games.civilization.engine.tables import COUNTERS
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.match import Match

FIRST_CHOOSER = dice("6 6", "1 1", "1 2")  # seat 1 chooses first
PICKS = (
    "1 settle mississippi",
    "2 settle steppe",
    "3 settle gran_chaco",
    "3 settle orinoco",
    "2 settle yunnan",
    "1 settle mexica",
)
STARTER = dice("1 1", "6 6", "1 2")  # seat 2 is start player
NOTHING = ["no_event"] * 6


def counters(kinds: list[str]) -> list[str]:
    return [f"~ counter {kind}" for kind in kinds]


def settled(kinds: list[str], *more: str, technologies: str = "", dealt_bonus: str = "yes") -> Table:
    """Three seats after the choice of lands: counters in the order in which they are turned up."""
    dealt = [f"~ technology {name}" for name in technologies.split()]
    rules = "advanced" if technologies else "standard"
    lines = [*FIRST_CHOOSER, *PICKS, *dealt, *counters(kinds), *more]
    return fresh(*lines, rules=rules, dealt_bonus=dealt_bonus)


def started(kinds: list[str]) -> Table:
    return settled(kinds, *STARTER)


@pytest.mark.rule("G-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_can_play(seats: int) -> None:
    assert (GAME.min_seats, GAME.max_seats) == (2, 6)
    with pytest.raises(BadInput):
        Match(GAME, {}, ["human"] * seats, chance=Sampled(1))


@pytest.mark.rule("G-03", "A-32", "G-36")
def test_what_can_be_chosen_before_the_game() -> None:
    choices = {option.id: (option.choices, option.rule) for option in GAME.options}
    assert choices["rules"] == (("standard", "advanced"), "G-03")
    assert choices["length"] == (("short", "medium", "long"), "A-32")
    assert choices["counters"][1] == "G-36"
    for rules in ("standard", "advanced"):
        assert fresh(*FIRST_CHOOSER, rules=rules).position.advanced == (rules == "advanced")
    lengths = [fresh(*FIRST_CHOOSER, length=length).position.length for length in ("short", "medium", "long")]
    assert lengths == [0, 1, 2]


@pytest.mark.rule("C-36", "G-04")
def test_names_of_areas() -> None:
    assert "orinoco" in TABLES.areas
    assert "orinico" not in TABLES.areas
    assert (TABLES.lands, len(TABLES.areas)) == (64, 64 + 25)


@pytest.mark.rule("G-02", "G-35", "G-37")
def test_before_anything_is_chosen() -> None:
    table = fresh(*FIRST_CHOOSER)
    assert table.position.era == 0
    assert table.gold == [20, 20, 20]
    assert all(table.counter(land) == "face_down" for land in TABLES.areas[: TABLES.lands])
    assert sum(table.position.pool) == 88
    assert table.asked == "1 choosing"


@pytest.mark.rule("G-36")
@pytest.mark.parametrize("seats", [2, 6])
def test_more_resources_take_out_two_counters_without_event_a_seat(seats: int) -> None:
    rolls = dice(*["6 6", *["1 1"] * (seats - 1)])
    no_event = COUNTERS.index("no_event")
    all_of_them = fresh(*rolls, seats=seats).position.pool
    fewer = fresh(*rolls, seats=seats, counters="more_resources").position.pool
    assert (all_of_them[no_event], fewer[no_event]) == (15, 15 - 2 * seats)
    assert fewer[:no_event] == all_of_them[:no_event]


@pytest.mark.rule("G-38", "G-107")
def test_the_highest_roll_chooses_first_and_ties_roll_again() -> None:
    table = fresh(*dice("1 1", "4 3", "5 2"), *dice("2 2", "3 1"), *dice("1 2", "2 2"))
    assert table.asked == "3 choosing"
    table.play("3 settle tanami")
    assert table.asked == "1 choosing"  # clockwise


@pytest.mark.rule("G-38", "E-02")
def test_second_lands_are_chosen_in_reverse_order() -> None:
    table = fresh(*FIRST_CHOOSER)
    order = []
    for line in PICKS[:-1]:
        order.append(table.asked)
        table.play(line)
    assert [*order, table.asked] == [
        "1 choosing", "2 choosing", "3 choosing", "3 choosing", "2 choosing", "1 choosing",
    ]  # fmt: skip
    table.play(PICKS[-1], *counters(NOTHING), *STARTER)
    assert [table.settlement(land) for land in ("mississippi", "mexica")] == ["1 village", "1 village"]
    assert [table.settlement(land) for land in ("steppe", "yunnan")] == ["2 village", "2 village"]
    assert [table.settlement(land) for land in ("gran_chaco", "orinoco")] == ["3 village", "3 village"]


@pytest.mark.rule("G-37", "G-39", "C-13")
def test_each_land_gets_a_village_infantry_and_a_settler() -> None:
    table = started(NOTHING)
    for seat, land in ((1, "mississippi"), (1, "mexica"), (2, "steppe"), (3, "orinoco")):
        assert table.pieces(land, seat) == {"ancient-infantry": 1, "settler": 1}
        assert table.settlement(land) == f"{seat} village"
    assert table.gold == [20, 20, 20]


@pytest.mark.rule("G-06", "G-39")
def test_a_start_land_is_a_land_without_a_settlement() -> None:
    table = fresh(*FIRST_CHOOSER, "1 settle mississippi")
    assert table.refused("2 settle mississippi") == "G-06"
    assert table.refused("2 settle caribbean_sea") == "G-06"
    assert len(table.legal) == TABLES.lands - 1


@pytest.mark.rule("G-40", "G-100")
def test_counters_are_turned_up_by_chooser_first_land_first() -> None:
    table = started(["wine", "horses", "iron", "gems", "spices", "oil"])
    lands = ["mississippi", "mexica", "steppe", "yunnan", "gran_chaco", "orinoco"]
    assert [table.counter(land) for land in lands] == ["wine", "horses", "iron", "gems", "spices", "oil"]
    holders = [table.position.holder[TABLES.areas.index(land)] for land in lands]
    assert holders == [0, 0, 1, 1, 2, 2]
    assert table.counter("tanami") == "face_down"


@pytest.mark.rule("G-40", "G-23", "G-30", "G-31", "G-33")
def test_what_lies_in_a_start_land_takes_effect() -> None:
    table = started(["treasure", "no_event", "mountains", "jungle", "fertile", "treasure"])
    assert table.gold == [30, 20, 30]
    assert [table.counter(land) for land in ("mississippi", "mexica", "orinoco")] == ["", "", ""]
    assert [table.counter(land) for land in ("steppe", "yunnan", "gran_chaco")] == [
        "mountains", "jungle", "fertile",
    ]  # fmt: skip
    assert table.settlement("steppe") == "2 village"


@pytest.mark.rule("G-40", "G-100")
def test_what_would_do_harm_is_boxed_and_not_replaced() -> None:
    table = started(["minor_civilization", "desert", "plague", "wine", "wine", "wine"])
    assert [table.counter(land) for land in ("mississippi", "mexica", "steppe")] == ["", "", ""]
    assert table.settlement("mexica") == "1 village"
    assert table.pieces("steppe", 2) == {"ancient-infantry": 1, "settler": 1}
    assert table.heard("boxed") == [
        "boxed 0 area=mississippi counter=minor_civilization",
        "boxed 0 area=mexica counter=desert",
        "boxed 0 area=steppe counter=plague",
    ]
    assert sum(table.position.pool) == 88 - 6


@pytest.mark.rule("G-22", "G-40", "S-04")
def test_a_free_technology_at_the_start() -> None:
    table = started(["free_technology", *NOTHING[1:]])
    assert table.position.technologies_owned(0) == 1
    assert table.asked == "2 moving"


@pytest.mark.rule("A-40", "E-17")
def test_one_of_six_technologies_is_dealt_to_each() -> None:
    assert {TABLES.technologies[number] for number in TABLES.starting_technologies} == {
        "the_wheel", "bronze_working", "masonry", "alphabet_writing", "pottery", "ceremonial_burial",
    }  # fmt: skip
    table = settled(NOTHING, *STARTER, technologies="pottery alphabet_writing masonry", dealt_bonus="no")
    owners = zip(TABLES.technologies, table.position.technology, strict=True)
    assert {name: owner for name, owner in owners if owner >= 0} == {
        "pottery": 0, "alphabet_writing": 1, "masonry": 2,
    }  # fmt: skip


@pytest.mark.rule("A-96", "C-24", "G-94")
def test_dealt_technologies_count_for_one_that_is_found_and_bring_their_bonus_after() -> None:
    found = [*NOTHING[1:], "free_technology"]
    table = settled(found, technologies="pottery alphabet_writing masonry")
    assert table.asked == "3 free_technology"
    assert "learn code_of_laws" in table.legal  # needs Alphabet and Pottery, of two seats
    assert "learn iron_working" not in table.legal
    assert table.position.wonder[TABLES.wonders.index("hanging_gardens")] == -1  # of Masonry, later
    table.play("3 learn code_of_laws")
    assert table.asked == "3 placing"  # the Hanging Gardens bring two settlers
    table.play("3 place orinoco", *STARTER)
    assert table.pieces("orinoco", 3) == {"ancient-infantry": 1, "settler": 2}
    assert table.pieces("gran_chaco", 3) == {"ancient-infantry": 1, "settler": 2}  # room for one each
    assert table.asked == "2 moving"


@pytest.mark.rule("C-24")
def test_dealt_technologies_without_their_bonus() -> None:
    table = settled(NOTHING, *STARTER, technologies="masonry bronze_working pottery", dealt_bonus="no")
    assert set(table.position.wonder) == {-1}
    assert table.asked == "2 moving"


@pytest.mark.rule("G-41", "G-42", "E-03")
def test_another_roll_makes_the_start_player() -> None:
    table = started(NOTHING)
    assert (table.position.turn, table.asked) == (1, "2 moving")
    assert table.heard("starts") == ["starts 2 turn=1"]
    order = [table.asked]
    for seat in (2, 3):
        table.play(f"{seat} end moves")
        order.append(table.asked)
    assert order == ["2 moving", "3 moving", "1 moving"]
