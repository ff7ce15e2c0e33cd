"""Events that kill and ruin: black death, disaster, famine, pestilence and plague."""

from __future__ import annotations

from typing import Any

import pytest

from tests.history.table import Table, dice, history


def calamity(event: str, at: str, empire: str = "ottoman_turks", **more: Any) -> Table:
    """The event was played; what it strikes is asked."""
    table = history(empire=empire, hand=event, at=at, expanding=False, **more)
    return table.play(f"1 event {event}")


# ---- V08, A26: the Black Death


@pytest.mark.rule("V08", "A26")
def test_the_black_death_strikes_two_adjacent_areas_with_an_army_in_them() -> None:
    table = calamity("black_death", at="2 libya, 1 crete, 2 gold_coast, 2 australia")
    assert table.asked == "1 black_death"
    assert table.legal == {
        "strike middle_east and north_africa",
        "strike middle_east and southern_europe",
        "strike north_africa and southern_europe",
        "strike southern_europe and northern_europe",
    }


@pytest.mark.rule("A26")
@pytest.mark.parametrize(
    ("land", "areas"),
    [
        ("honshu", {"eurasia"}),
        ("brazil", {"north_america"}),
        ("mekong", {"china", "india"}),
        ("danubia", {"southern_europe", "eurasia"}),
        ("libya", {"middle_east", "southern_europe"}),  # the latter over a strait
    ],
)
def test_areas_are_adjacent_where_their_lands_are(land: str, areas: set[str]) -> None:
    table = calamity("black_death", at=f"2 {land}")
    view = next(area for area in table.view().areas if any(area.lands))
    pairs = {frozenset(move.removeprefix("strike ").split(" and ")) for move in table.legal}
    assert pairs == {frozenset((view.area, area)) for area in areas}


@pytest.mark.rule("A26", "V08")
def test_africa_and_australia_have_no_neighbour() -> None:
    at = "2 gold_coast, 2 australia"
    assert history(empire="ottoman_turks", hand="black_death", at=at, expanding=False).legal == {"done"}


@pytest.mark.rule("V08", "A25")
def test_every_army_of_both_areas_rolls_and_a_one_kills() -> None:
    at = "2 morea fort city, 1 crete fort, 2 libya fort, 1 nile_delta, 2 levant"
    table = calamity("black_death", at=at)
    # in the order of the lands: Libya, the Nile Delta, Morea, Crete
    table.play("1 strike north_africa and southern_europe", *dice("2 1 1 6"))
    assert table.army("libya") == "2"
    assert table.pieces("libya") == {"fort"}
    assert table.army("nile_delta") == ""
    assert table.army("morea") == ""
    assert table.pieces("morea") == {"city"}
    assert table.army("crete") == "1"
    assert table.army("levant") == "2"
    assert table.asked == "1 expand"


# ---- V12: disaster


@pytest.mark.rule("V12")
def test_a_disaster_ruins_what_stands_round_a_monument() -> None:
    at = "2 crete capital monument fort, 2 morea city monument, 1 pindus monument, 2 libya city fort"
    table = calamity("disaster", at=at)
    assert table.asked == "1 disaster"
    assert table.legal == {"ruin crete", "ruin morea", "ruin pindus"}
    table.play("1 ruin crete")
    assert table.pieces("crete") == {"city"}
    assert table.army("crete") == "2"
    assert table.legal == {"ruin morea", "ruin pindus", "done"}
    table.play("1 ruin morea")
    assert table.pieces("morea") == set()
    assert table.army("morea") == "2"
    assert table.pieces("pindus") == {"monument"}
    assert table.asked == "1 expand"


@pytest.mark.rule("V12")
def test_a_second_land_need_not_be_ruined() -> None:
    table = calamity("disaster", at="2 crete monument, 1 pindus monument")
    table.play("1 ruin crete", "1 done")
    assert table.pieces("pindus") == {"monument"}
    assert table.asked == "1 expand"


@pytest.mark.rule("V12")
def test_a_disaster_is_over_when_no_monument_is_left() -> None:
    table = calamity("disaster", at="0 crete monument city").play("1 ruin crete")
    assert table.pieces("crete") == set()
    assert table.asked == "1 expand"


# ---- V16: famine


@pytest.mark.rule("V16")
def test_a_famine_strikes_one_area() -> None:
    table = calamity("famine", at="2 levant fort, 1 palestine, 2 zagros fort, 2 nile_delta, 2 gold_coast")
    assert table.asked == "1 famine"
    assert table.legal == {"strike middle_east", "strike north_africa", "strike africa"}
    table.play("1 strike middle_east", *dice("1 1 6"))
    assert (table.army("levant"), table.pieces("levant")) == ("", set())
    assert table.army("palestine") == ""
    assert (table.army("zagros"), table.pieces("zagros")) == ("2", {"fort"})
    assert table.army("nile_delta") == "2"
    assert table.asked == "1 expand"


# ---- V22: pestilence


@pytest.mark.rule("V22", "A25")
def test_pestilence_strikes_a_land_and_those_round_it() -> None:
    at = "2 nile_delta fort, 1 palestine, 2 libya fort, 2 nubia, 2 levant"
    table = calamity("pestilence", at=at)
    assert table.asked == "1 pestilence"
    # three dice in the middle, two for each army next to it, and none where nobody is
    table.play("1 infect nile_delta", *dice("2 3 4  2 1  1 1  6 5"))
    assert (table.army("nile_delta"), table.pieces("nile_delta")) == ("2", {"fort"})
    assert table.army("palestine") == ""
    assert (table.army("libya"), table.pieces("libya")) == ("", set())
    assert table.army("nubia") == "2"
    assert table.army("levant") == "2"
    assert table.asked == "1 expand"


@pytest.mark.rule("V22")
@pytest.mark.parametrize("roll", ["1 5 6", "5 1 6", "5 6 1"])
def test_any_one_kills_in_a_pestilence(roll: str) -> None:
    table = calamity("pestilence", at="2 madagascar fort").play("1 infect madagascar", *dice(roll))
    assert (table.army("madagascar"), table.pieces("madagascar")) == ("", set())


@pytest.mark.rule("V22", "A25")
def test_pestilence_may_break_out_in_a_vacant_land_but_not_a_barren_one() -> None:
    table = calamity("pestilence", at="2 upper_nile")
    assert table.legal == {"infect upper_nile", "infect nubia"}
    table.play("1 infect nubia", *dice("1 6"))
    assert table.army("upper_nile") == ""


# ---- V23: plague


@pytest.mark.rule("V23", "A25")
def test_the_plague_begins_in_any_occupied_land() -> None:
    table = calamity("plague", at="2 libya, 1 crete, 0 morea city")
    assert table.asked == "1 plague"
    assert table.legal == {"infect libya", "infect crete"}


@pytest.mark.rule("V23")
def test_the_plague_moves_on_from_land_to_land_until_an_army_survives() -> None:
    at = "2 libya fort, 1 nile_delta, 2 shatts_plateau, 2 nubia, 2 palestine, 2 levant"
    table = calamity("plague", at=at).play("1 infect libya", *dice("2 3 4 1"))
    assert (table.army("libya"), table.pieces("libya")) == ("", set())
    assert table.asked == "1 spread"
    assert table.legal == {"infect shatts_plateau", "infect nile_delta"}
    table.play("1 infect nile_delta", *dice("1 6 6"))
    assert table.army("nile_delta") == ""
    assert table.legal == {"infect palestine", "infect nubia"}
    table.play("1 infect palestine", *dice("2 3 2"))
    assert table.army("palestine") == "2"
    assert table.army("shatts_plateau") == "2"
    assert table.asked == "1 expand"


@pytest.mark.rule("V23")
def test_the_plague_ends_where_the_first_army_survives() -> None:
    table = calamity("plague", at="2 libya, 2 nile_delta").play("1 infect libya", *dice("2 3 4 2"))
    assert table.army("libya") == "2"
    assert table.asked == "1 expand"


@pytest.mark.rule("V23")
def test_the_plague_ends_where_nobody_is_left_next_to_it() -> None:
    table = calamity("plague", at="2 libya, 2 nubia").play("1 infect libya", *dice("1 3 4 2"))
    assert table.army("libya") == ""
    assert table.asked == "1 expand"


@pytest.mark.rule("V23")
def test_the_plague_crosses_a_strait() -> None:
    table = calamity("plague", at="2 crete, 2 morea").play("1 infect crete", *dice("1 3 4 2"))
    assert table.legal == {"infect morea"}
