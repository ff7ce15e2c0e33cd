"""Points of both rule sets, and who wins."""

from __future__ import annotations

import pytest

from tests.civilization.table import TABLES, Table, civilization
from tijdperk.games.civilization.engine.position import (
    BY_TECHNOLOGIES,
    DIPLOMATIC,
    DOMINATION,
    MILITARY,
    SPACE,
)
from tijdperk.games.civilization.engine.scoring import CATEGORIES, finish_game, points, score
from tijdperk.games.civilization.engine.tables import NONE

SIZES = ["village", "town", "city", "metropolis"]
GROUNDBREAKING = ["alphabet_writing", "printing_press", "steam_power", "computers"]


def country(settlements: list[list[int]], **options: object) -> Table:
    """So many settlements of sizes 1 to 4 for each seat."""
    lands = iter(TABLES.areas)
    things = [
        f"{seat} {next(lands)} {size}"
        for seat, counts in enumerate(settlements, 1)
        for size, count in zip(SIZES, counts, strict=True)
        for _ in range(count)
    ]
    return civilization(*things, phase="none", **options)  # type: ignore[arg-type]


def dealt(names: list[str], *counts: int) -> dict[int, str]:
    """The first names for seat 1, the next for seat 2, ..."""
    left = iter(names)
    return {seat: " ".join(next(left) for _ in range(count)) for seat, count in enumerate(counts, 1)}


def sheet(table: Table, seat: int) -> dict[str, int]:
    found = zip(CATEGORIES, points(table.position, seat - 1), strict=True)
    return {category: total for category, total in found if total}


@pytest.mark.rule("S-23", "E-14")
def test_the_standard_example() -> None:
    table = country(
        [[2, 1, 2, 1], [0, 0, 4, 3], [0, 2, 3, 3]],
        rules="standard",
        technologies=dealt(TABLES.technologies, 8, 12, 11),
        milestones=dealt(TABLES.milestones, 1, 4, 5),
    )
    assert sheet(table, 1) == {"settlements": 14, "technologies": 16, "wonders": 3}
    assert [score(table.position, seat) for seat in range(3)] == [33, 60, 62]
    finish_game(table.position)
    assert table.position.returns() == [0, 0, 1]
    assert table.asked == ""


@pytest.mark.rule("A-24", "A-61", "A-62", "C-15", "E-30")
def test_the_advanced_example() -> None:
    plain = [name for name in TABLES.technologies if name not in GROUNDBREAKING]
    technologies = dealt(plain, 8, 12, 6)
    technologies[2] += " " + " ".join(GROUNDBREAKING[:3])
    technologies[3] += " " + GROUNDBREAKING[3]
    table = country(
        [[1, 2, 3, 3], [0, 0, 4, 6], [0, 2, 4, 8]],
        era="modern",
        technologies=technologies,
        wonders=dealt(TABLES.wonders, 1, 8, 5),
    )
    table.position.ending = SPACE
    assert sheet(table, 1) == {"settlements": 26, "wonders": 2, "ending": 8}
    assert sheet(table, 2) == {"settlements": 36, "wonders": 16, "groundbreaking": 12, "ending": 15}
    assert [score(table.position, seat) for seat in range(3)] == [36, 79, 69]
    finish_game(table.position)
    assert table.position.winners == 0b010


@pytest.mark.rule("A-62", "A-94", "G-11")
def test_each_ending_has_its_own_bonus() -> None:
    table = civilization(
        "1 nile village",
        "1 nile 3 modern-infantry",
        "1 nile 2 settler",
        "1 arabian_sea modern-fleet: 2 modern-cavalry, settler",
        "1 nile aircraft",
        "2 gaul village",
        era="modern",
        phase="none",
        technologies={1: "pottery", 2: "masonry the_wheel"},
        wonders={1: "united_nations", 2: "apollo_program"},
    )
    bonus = {}
    for ending in (BY_TECHNOLOGIES, DIPLOMATIC, MILITARY, SPACE, DOMINATION):
        table.position.ending = ending
        bonus[ending] = [sheet(table, seat).get("ending", 0) for seat in (1, 2)]
    assert bonus == {
        BY_TECHNOLOGIES: [0, 0],
        DIPLOMATIC: [5, 0],
        MILITARY: [3 + 3 + 1, 0],
        SPACE: [1, 2],
        DOMINATION: [0, 0],
    }


@pytest.mark.rule("A-85", "A-94")
def test_the_diplomatic_bonus_goes_to_who_has_the_wonder_at_the_end() -> None:
    table = country([[1, 0, 0, 0], [1, 0, 0, 0]], era="modern", wonders={2: "united_nations"})
    table.position.ending = DIPLOMATIC
    assert [score(table.position, seat) for seat in range(2)] == [1, 1 + 2 + 5]


@pytest.mark.rule("S-23", "A-63", "A-95")
@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_a_tie_shares_the_win(rules: str) -> None:
    table = country([[2, 0, 0, 0], [0, 1, 0, 0], [1, 0, 0, 0]], rules=rules)
    finish_game(table.position)
    assert table.position.returns() == [0.5, 0.5, 0]


@pytest.mark.rule("A-36")
def test_only_those_who_are_left_can_win() -> None:
    table = country([[1, 0, 0, 0], [0, 0, 0, 0]], seats=2, wonders={2: "colossus oracle"})
    table.position.out = 0b10
    finish_game(table.position)
    assert table.position.winners == 0b01


@pytest.mark.rule("A-89")
def test_a_game_that_nobody_survives_is_shared() -> None:
    table = country([[0, 0, 0, 0], [0, 0, 0, 0]], seats=2)
    table.position.out = 0b11
    finish_game(table.position)
    assert table.position.winners == 0b11


@pytest.mark.rule("A-69", "S-23")
def test_nothing_is_scored_for_what_was_set_aside() -> None:
    table = country([[1, 0, 0, 0]], seats=2, technologies={1: "alphabet_writing"})
    assert score(table.position, 0) == 5
    table.position.technology = [-2 if owner == 0 else NONE for owner in table.position.technology]
    assert score(table.position, 0) == 1
