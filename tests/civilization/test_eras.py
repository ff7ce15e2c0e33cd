"""The end of a turn: eras, what is obsolete, and how a game ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.civilization.table import TABLES, Table, civilization
from tijdperk.games.civilization.engine.eras import close_turn
from tijdperk.games.civilization.engine.position import (
    BY_LIMIT,
    BY_TECHNOLOGIES,
    DIPLOMATIC,
    DOMINATION,
    NOT_ENDING,
    OVER,
    SET_ASIDE,
)

PAIR = ("1 nile village", "2 gaul village", "3 gobi village")


def turn_end(*things: str, **options: Any) -> Table:
    """The last seat buys; nothing is closed yet."""
    return civilization(*(things or PAIR), phase="purchase", active=3, **options)


def close(table: Table) -> Table:
    """All end their purchases, and with them the turn."""
    return table.play("3 end purchases", "1 end purchases", "2 end purchases")


def era(table: Table) -> int:
    return table.position.era


# ---- the standard rules


@pytest.mark.rule("S-01", "S-02", "G-02")
def test_an_era_ends_with_the_turn() -> None:
    table = turn_end(rules="standard", gold={3: 100}, technologies={3: "masonry pottery"})
    table.play("3 learn alphabet_writing")
    assert era(table) == 0
    assert "learn the_wheel" in table.legal  # until the turn is over the old ones can be bought
    close(table)
    assert era(table) == 1
    assert not table.position.era_ends


@pytest.mark.rule("C-35", "S-24")
def test_an_era_ends_once_a_turn_and_stays_triggered() -> None:
    table = turn_end(
        rules="standard",
        technologies={1: "masonry pottery the_wheel", 3: "mysticism currency"},
        gold={3: 100},
    )
    table.position.era_ends = True
    table.play("3 learn alphabet_writing")
    table.position.technology = [-1] * len(TABLES.technologies)
    assert era(close(table)) == 1


@pytest.mark.rule("S-07")
def test_catapults_become_medieval_when_the_middle_ages_begin() -> None:
    things = ("1 nile 2 ancient-artillery", "1 nile ancient-infantry", *PAIR)
    table = turn_end(*things, rules="standard")
    table.position.era_ends = True
    close(table)
    assert table.pieces("nile", 1) == {"medieval-artillery": 2, "ancient-infantry": 1}
    advanced = turn_end(*things, technologies={1: "banking"})
    close(advanced)
    assert era(advanced) == 1
    assert advanced.pieces("nile", 1) == {"ancient-artillery": 2, "ancient-infantry": 1}


@pytest.mark.rule("S-12", "S-03")
def test_milestones_of_a_past_era_are_lost() -> None:
    table = turn_end(rules="standard", milestones={2: TABLES.milestones[0]})
    table.position.era_ends = True
    close(table)
    for index, first in enumerate(TABLES.milestone_era):
        owner = table.position.milestone[index]
        assert owner == (1 if index == 0 else SET_ASIDE if first == 0 else -1)


@pytest.mark.rule("S-22")
def test_the_standard_game_ends_after_the_turn() -> None:
    table = turn_end(rules="standard", era="modern", gold={3: 100}, technologies={3: "flight fission"})
    (learn,) = [move for move in table.legal if move.startswith("learn")]
    table.play(f"3 {learn}", "3 end purchases")
    assert table.asked == "1 purchasing"  # everybody finishes
    table.play("1 end purchases", "2 end purchases")
    assert table.asked == ""
    assert table.position.ending == BY_TECHNOLOGIES
    assert table.position.winners == 0b100


# ---- the advanced rules


@pytest.mark.rule("A-01", "A-66")
@pytest.mark.parametrize(
    ("technologies", "found"), [("masonry", 0), ("banking", 1), ("physics banking", 2), ("flight", 3)]
)
def test_the_era_is_that_of_the_most_advanced_technology(technologies: str, found: int) -> None:
    table = turn_end(technologies={1: technologies})
    assert era(table) == 0
    assert era(close(table)) == found


@pytest.mark.rule("A-66", "A-31")
def test_a_technology_that_was_set_aside_is_in_play() -> None:
    table = turn_end(technologies={1: "banking"})
    table.position.technology = [SET_ASIDE if owner == 0 else owner for owner in table.position.technology]
    assert era(close(table)) == 1


@pytest.mark.rule("A-03", "A-04", "A-71", "C-10")
def test_what_is_obsolete() -> None:
    table = turn_end(
        technologies={1: "banking"},
        improvements={1: "granary bank temple", 2: "library"},
        wonders={1: "colossus"},
    )
    close(table)
    assert table.position.improvements == [1 << TABLES.improvements.index("bank"), 0, 0]
    colossus = TABLES.wonders.index("colossus")
    assert not table.position.works(colossus)
    assert table.position.wonder[colossus] == 0
    assert table.view().seats[0].points["wonders"] == 2
    assert table.told.count("obsolete") == 2


@pytest.mark.rule("A-36", "A-93", "A-94")
def test_total_domination_overrides_every_other_ending() -> None:
    for ending in (NOT_ENDING, DIPLOMATIC):
        table = turn_end("1 nile village", length="short", wonders={2: "colossus oracle pyramids"})
        table.position.out = 0b110
        table.position.ending = ending
        close_turn(table.position)
        assert table.position.ending == DOMINATION
        assert table.position.winners == 0b001
    standard = turn_end("1 nile village", rules="standard")
    close(standard)
    assert standard.position.phase != OVER


@pytest.mark.rule("A-67", "A-33")
def test_the_end_of_the_game_comes_before_the_next_era() -> None:
    table = turn_end(technologies={1: "banking"}, length="short")
    table.position.ending = BY_TECHNOLOGIES
    close(table)
    assert table.asked == ""
    assert era(table) == 0


def test_no_game_goes_on_for_ever() -> None:
    table = turn_end()
    table.position.turn = TABLES.turns
    close(table)
    assert table.position.ending == BY_LIMIT
    assert table.asked == ""


def test_the_course_of_the_game_is_kept() -> None:
    table = turn_end("1 nile city", "2 gaul village", "3 gobi town", "2 gaul 3 ancient-infantry")
    table.position.incomes = [10, 11, 12]
    close(table)
    (numbers,) = table.position.course
    assert numbers[-9:] == [3, 1, 2, 10, 11, 12, 0, 3, 0]


@pytest.mark.rule("G-43", "A-67")
def test_the_start_player_passes_after_the_era() -> None:
    table = close(turn_end(technologies={1: "banking"}))
    assert table.position.starter == 0
    assert table.position.turn == 2
    assert table.told.index("era-began") < table.told.index("starts")
