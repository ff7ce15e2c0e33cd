"""Puzzles at the terminal: the list, a wrong move, the right one, and leaving."""

from __future__ import annotations

from tests.terminal.conftest import Run
from tijdperk.kernel.game import load_game
from tijdperk.kernel.puzzles import PuzzleFile, next_best, points, puzzles_of
from tijdperk.kernel.text import Catalogue

DUEL = load_game("duel")


def first() -> PuzzleFile:
    return next(iter(puzzles_of(DUEL).values()))


def right(language: str = "en") -> str:
    """What is said when the first puzzle is solved."""
    worth, after = points(first().move[0].value), points(next_best(first()))
    return Catalogue(language, DUEL).say("puzzle-right", worth=worth, next=after)


def test_puzzles_are_listed_with_the_command_that_begins_one(run: Run) -> None:
    shown = run("puzzle", "duel")
    assert shown.code == 0
    for number, file in enumerate(puzzles_of(DUEL).values(), 1):
        assert f"{number} {Catalogue('en', DUEL).say(f'puzzle-level-{file.level}')}" in shown.prose
    assert "tijdperk puzzle duel 1" in shown.prose


def test_the_right_move_solves_it_and_says_what_each_is_worth(run: Run) -> None:
    shown = run("puzzle", "duel", "1", typed=[first().right[0]])
    assert shown.code == 0
    assert right() in shown.prose
    assert "What each move is worth" in shown.prose
    assert "tijdperk puzzle duel 2" in shown.prose
    named = run("puzzle", "duel", next(iter(puzzles_of(DUEL))), "--lang", "nl", typed=[first().right[0]])
    assert right("nl") in named.prose


def test_after_a_wrong_move_one_may_try_again(run: Run) -> None:
    wrong = next(one.move for one in first().move if one.move not in first().right)
    missed = run("puzzle", "duel", "1", typed=[wrong, "q"])
    assert "Not this one." in missed.prose
    assert right() not in missed.prose
    shown = run("puzzle", "duel", "1", typed=[wrong, "hint", first().right[0]])
    assert "The right move is worth" in shown.prose
    assert right() in shown.prose


def test_what_is_no_move_is_refused_and_asked_again(run: Run) -> None:
    shown = run("puzzle", "duel", "1", typed=["9999", "nonsense", first().right[0]])
    assert shown.code == 0
    assert "Not this one." not in shown.prose
    assert right() in shown.prose


def test_one_may_leave_by_a_word_or_by_the_end_of_the_input(run: Run) -> None:
    for typed in (["q"], []):
        shown = run("puzzle", "duel", "1", typed=typed)
        assert shown.code == 0
        assert right() not in shown.prose


def test_a_puzzle_that_there_is_not_is_refused(run: Run) -> None:
    for name in ("0", "9999", "nonsense"):
        shown = run("puzzle", "duel", name)
        assert shown.code == 2
        assert shown.err
