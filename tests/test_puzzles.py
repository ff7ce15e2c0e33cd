"""Every puzzle of the project can be solved and missed, and shows no more than the mover knew."""

from __future__ import annotations

import msgspec
import pytest

from tijdperk.analysis.analyst import Point
from tijdperk.analysis.puzzles import Weighed, is_clear, puzzle_of
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.lessons import LessonRun
from tijdperk.kernel.puzzles import MAX_LEVEL, puzzle_files, puzzles_of, read_puzzle
from tijdperk.terminal.lessons import other_seats

ALL = [(game, name) for game in game_ids() for name in puzzles_of(load_game(game))]
every_puzzle = pytest.mark.parametrize(("game", "name"), ALL, ids=[f"{game}-{name}" for game, name in ALL])


def begin(game: str, name: str) -> LessonRun:
    return LessonRun(read_puzzle(load_game(game), name), other_seats())


@every_puzzle
def test_a_puzzle_is_solved_by_each_right_move_and_by_no_other(game: str, name: str) -> None:
    file = puzzles_of(load_game(game))[name]
    run = begin(game, name)
    position, seat = run.match.position, run.lesson.seat
    legal = run.match.legal(seat)
    named = [one.move for one in file.move]
    assert len(named) >= 3
    assert set(named) <= set(legal)
    assert file.seats == len(run.match.seats)
    assert load_game(game).decisions[position.decision_kind(seat)] == file.decision
    values = [one.value for one in file.move]
    assert values == sorted(values, reverse=True)
    before = load_game(game).store(position)
    for move in legal:
        if move not in file.right:
            run.act(move)
            assert run.answer, move
            assert not run.over
            assert load_game(game).store(run.match.position) == before
    for move in file.right:
        again = begin(game, name)
        again.act(move)
        assert again.over


@every_puzzle
def test_a_puzzle_shows_nothing_that_the_mover_could_not_know(game: str, name: str) -> None:
    """Whatever others hold or chose, the view of whoever solves it is the same."""
    run = begin(game, name)
    position, seat = run.match.position, run.lesson.seat
    shown = msgspec.to_builtins(run.match.game.view(position, seat))
    for seed in range(3):
        other = position.determinize(seat, Sampled(seed))
        assert msgspec.to_builtins(run.match.game.view(other, seat)) == shown
    assert len(run.match.steps) == puzzles_of(load_game(game))[name].at  # what came later is not told


def test_puzzles_are_sorted_by_how_hard_they_are() -> None:
    for game in game_ids():
        levels = [file.level for file in puzzles_of(load_game(game)).values()]
        assert levels == sorted(levels)
        assert set(levels) <= set(range(1, MAX_LEVEL + 1))
        assert len(levels) == len(puzzle_files(load_game(game)))
    assert {"duel", "dice", "history", "civilization"} <= {game for game, _ in ALL}


def test_a_puzzle_is_found_again_in_its_game() -> None:
    """By another seed and fewer iterations than it was made with; not where its move is not clear."""
    game = load_game("duel")
    name = next(iter(puzzles_of(game)))
    file = puzzles_of(game)[name]
    run = begin("duel", name)
    position, seat = run.match.position, run.lesson.seat
    made = game.parse(position, seat, file.right[0])
    point = Point(file.at + 1, 0, seat, made, position, len(file.move), [])
    found = puzzle_of(run.match, point, 150, seed=77)
    assert found is not None
    assert (found.at, found.seat, found.seats, found.decision) == (file.at, file.seat, 2, file.decision)
    assert set(found.right) & set(file.right)
    assert {one.move for one in found.move} == {one.move for one in file.move}
    first = [Weighed(made, 0.5, 0.01), Weighed(made, 0.45, 0.01)]
    assert not is_clear(first, 0.08, 3.0)


def test_unknown_puzzles_are_named() -> None:
    with pytest.raises(BadInput, match="no-such"):
        read_puzzle(load_game("duel"), "no-such")
