"""R075-R082: what a turn scores, and when."""

from __future__ import annotations

import pytest

from tests.history.table import GAME, Table, history

BOX = GAME.tables
MIDDLE_EAST = ["western_anatolia", "levant", "palestine", "zagros", "upper_tigris", "middle_tigris"]


def scored(at: str = "", seats: int = 2, scores: str = "", stacking: str = "one") -> Table:
    """Seat 1 has taken a turn with the Hsiung-Nu, who score nothing themselves in epoch III."""
    table = history(
        empire="hsiung_nu", at=at, seats=seats, scores=scores, rivals="romans sassanids", stacking=stacking
    )
    return table.play("1 done")


def points(table: Table, seat: int = 1) -> dict[str, int]:
    """The rows of the score sheet that are not 0."""
    return {row: points for row, points in table.view().seats[seat - 1].points.items() if points}


def settled(lands: list[str], *counts: int) -> str:
    """So many armies of seats 1, 2, ... in the lands, one after the other."""
    left = iter(lands)
    return ", ".join(
        f"{seat} {next(left)}" for seat, count in enumerate(counts, start=1) for _ in range(count)
    )


# ---- when, and what counts


@pytest.mark.rule("R075")
def test_a_player_scores_right_after_the_own_turn() -> None:
    table = history(empire="hsiung_nu", at="1 levant, 2 nubia", rivals="romans")
    assert table.scores == [0, 0]
    table.play("1 done")
    assert table.asked == "2 expand"
    assert table.scores == [3, 0]
    table.play("2 done", "~ empire guptas")
    assert table.scores == [3, 2 + 3 + 2]  # North Africa, Southern Europe and a capital


@pytest.mark.rule("R076")
@pytest.mark.parametrize("of", ["I", "II", "kingdom_canaanites", "minor_mayans", "active"])
def test_all_armies_count_whatever_their_epoch(of: str) -> None:
    table = scored(f"1 mongolia active, 1 levant {of}, 1 palestine {of} city")
    assert points(table) == {"areas": 6, "cities": 1}


# ---- areas


@pytest.mark.rule("R077", "R078", "R079", "A34")
@pytest.mark.parametrize(
    ("counts", "level"),
    [
        ((0, 1, 0), "none"),
        ((1, 0, 0), "presence"),
        ((1, 3, 0), "presence"),
        ((2, 2, 0), "presence"),
        ((2, 3, 0), "presence"),
        ((2, 0, 0), "dominance"),
        ((2, 1, 1), "dominance"),  # more than each, though not more than all
        ((3, 1, 0), "dominance"),
        ((3, 2, 1), "dominance"),
        ((3, 0, 0), "control"),
        ((5, 0, 0), "control"),
    ],
)
def test_presence_dominance_and_control(counts: tuple[int, int, int], level: str) -> None:
    table = scored(settled(MIDDLE_EAST, *counts), seats=3)
    times = {"none": 0, "presence": 1, "dominance": 2, "control": 3}[level]
    assert table.scores[0] == 3 * times
    area = next(area for area in table.view().areas if area.area == "middle_east")
    assert area.levels[0] == level
    assert area.points[0] == 3 * times


@pytest.mark.rule("R080", "R085")
@pytest.mark.parametrize("area", BOX.areas)
def test_base_values_change_with_the_epoch(area: str) -> None:
    land = next(land for land, number in enumerate(BOX.area) if BOX.areas[number] == area)
    values = next(record.values for record in GAME.content.area if record.id == area)
    for epoch, value in enumerate(values, start=1):
        last = 7 * epoch - 1
        table = history(empire=BOX.empires[last], at=f"2 {BOX.lands[land]}")
        found = {view.area: view.points[1] for view in table.view().areas}
        assert found[area] == value
        assert sum(found.values()) == value


@pytest.mark.rule("R080", "R085")
@pytest.mark.parametrize(
    ("empire", "value"),
    [("sumeria", 2), ("assyria", 3), ("huns", 0), ("seljuk_turks", 1), ("russia", 2)],
)
def test_a_turn_is_scored_by_the_values_of_its_epoch(empire: str, value: int) -> None:
    table = history(empire=empire).play("1 done")
    assert points(table).get("areas", 0) == value  # presence in the area of the start land


@pytest.mark.rule("R080")
def test_only_the_highest_level_counts_in_each_area() -> None:
    at = settled([*MIDDLE_EAST[:3], "nubia", "libya", "tarim_basin"], 6)
    assert points(scored(at)) == {"areas": 3 * 3 + 2 * 2 + 3}


@pytest.mark.rule("T13")
def test_libya_is_in_north_africa() -> None:
    table = scored("1 libya")
    assert points(table) == {"areas": 2}
    levels = {area.area: area.levels[0] for area in table.view().areas}
    assert levels["north_africa"] == "presence"


@pytest.mark.rule("A29")
def test_lands_count_and_not_armies() -> None:
    at = "1 levant x3, 2 palestine, 2 zagros"
    assert points(scored(at, stacking="three")) == {"areas": 3}


# ---- what stands there


@pytest.mark.rule("R081")
def test_capital_2_city_1_monument_1_fort_0() -> None:
    assert points(scored("1 manchurian_plain capital")) == {"capitals": 2}
    assert points(scored("1 manchurian_plain city")) == {"cities": 1}
    assert points(scored("1 manchurian_plain monument")) == {"monuments": 1}
    assert points(scored("1 manchurian_plain fort")) == {}
    table = scored("1 manchurian_plain capital fort monument, 1 dnieper city monument")
    assert points(table) == {"capitals": 2, "cities": 1, "monuments": 2}


@pytest.mark.rule("R081")
def test_nothing_counts_without_an_army_of_ones_own() -> None:
    table = scored("0 manchurian_plain capital monument, 2 dnieper capital monument, 1 caucasus city")
    assert points(table) == {"cities": 1}


@pytest.mark.rule("R082")
@pytest.mark.parametrize("before", [97, 99, 198, 250])
def test_points_past_100_and_200_go_on(before: int) -> None:
    assert scored("1 levant", scores=f"{before} 0").scores == [before + 3, 0]


# ---- worked examples


@pytest.mark.rule("R070", "R072", "R075", "R081", "A01", "T07")
def test_the_vedic_city_states_score_18() -> None:
    table = history(
        empire="vedic_city_states",
        at="1 nile_delta capital, 1 libya, 1 palestine, 2 levant, 2 zagros, 2 upper_tigris, 2 morea",
    )
    for land in ("western_deccan", "eastern_ghats", "hindu_kush", "persian_plateau"):
        table.play(f"1 expand {land}")
    table.play("1 done")
    assert table.pieces("upper_indus") == {"capital", "monument"}
    assert points(table) == {"areas": 4 + 3 + 6, "capitals": 4, "monuments": 1}
    assert table.scores[0] == 18


@pytest.mark.rule("R079", "R081", "T16")
def test_sumeria_alone_scores_8() -> None:
    table = history(empire="sumeria")
    table.play("1 expand zagros", "1 expand middle_tigris", "1 expand upper_tigris", "1 done")
    assert points(table) == {"areas": 3 * 2, "capitals": 2}
    assert table.scores[0] == 8


@pytest.mark.rule("R070", "R077", "R079", "T17")
def test_egypt_beside_sumeria_scores_8() -> None:
    at = "2 lower_tigris capital, 2 zagros, 2 middle_tigris, 2 upper_tigris"
    table = history(empire="egypt", at=at, rivals="aryans")
    table.play("1 expand nubia", "1 expand upper_nile", "1 expand arabian_peninsula")
    table.play("1 expand levant by sea", "1 done")
    assert table.pieces("nile_delta") == {"capital", "monument"}
    assert points(table) == {"areas": 3 + 2, "capitals": 2, "monuments": 1}
    assert table.scores[0] == 8


@pytest.mark.rule("R031", "R070", "R071", "V04", "T18")
def test_the_indus_valley_with_the_hittites_scores_10() -> None:
    table = history(
        empire="indus_valley",
        hand="minor_hittites",
        at="2 lower_tigris, 2 zagros, 2 middle_tigris",
        expanding=False,
    )
    table.play("1 event minor_hittites", "1 expand upper_tigris", "1 done")
    table.play("1 expand western_deccan", "1 expand eastern_ghats", "1 expand upper_indus", "1 done")
    assert table.pieces("lower_indus") == {"capital", "monument"}
    assert points(table) == {"areas": 3 + 2, "capitals": 2 + 2, "monuments": 1}
    assert table.scores[0] == 10
