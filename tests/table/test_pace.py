"""How long bots take for a turn, and that a hint says how it stands before it is done."""

from __future__ import annotations

import pytest

from tests.loops import run
from tests.table.people import game_id
from tijdperk.bots.players import read_spec
from tijdperk.kernel.match import Match, Step
from tijdperk.table.pace import LEAST, made_in_turn, paced, pause
from tijdperk.table.thinker import HINT_PARTS, Answer, Question
from tijdperk.table.thinkers import Thinkers


def step(seat: int, group: int = 0) -> Step:
    return Step(seat, [], "go", [], [], False, group=group)


def seconds(bot: str, decisions: int, bots: int) -> float:
    """What a turn of so many decisions takes in all."""
    return sum(read_spec(paced(bot, made, bots)).seconds for made in range(decisions))


def test_a_turn_goes_on_until_another_seat_moves() -> None:
    assert made_in_turn([], 1) == 0
    assert made_in_turn([step(1), step(0)], 1) == 0
    assert made_in_turn([step(1), step(0), step(1), step(1)], 1) == 2


def test_where_all_decide_at_once_the_moves_of_others_are_no_end_of_a_turn() -> None:
    assert made_in_turn([step(1), step(1, 7), step(0, 7), step(1, 7), step(2, 7)], 1) == 2


@pytest.mark.parametrize(("bot", "most"), [("good", 1.2), ("strong", 8.0)])
def test_a_turn_of_many_decisions_takes_no_longer_than_four(bot: str, most: float) -> None:
    assert seconds(bot, 1, 1) == read_spec(bot).seconds
    assert seconds(bot, 30, 1) <= most + 30 * LEAST


def test_bots_think_faster_when_many_are_at_the_table() -> None:
    assert seconds("strong", 20, 5) < 3.8
    assert seconds("good", 1, 2) == 0.3


def test_bots_that_do_not_go_by_time_stay_as_they_are() -> None:
    assert [paced(bot, 9, 5) for bot in ("easy", "search:200", "random")] == ["easy", "search:200", "random"]


def test_the_pause_between_moves_grows_shorter_in_a_turn() -> None:
    pauses = [pause(0.4, made, 1) for made in range(15)]
    assert pauses[0] == 0.4
    assert pauses == sorted(pauses, reverse=True)
    assert sum(pauses) < 2.5
    assert sum(pause(0.4, made, 5) for made in range(15)) < 1.1


def test_a_hint_says_how_it_stands_before_it_is_done() -> None:
    match = Match(game_id())
    heard: list[Answer] = []

    async def work() -> list[tuple[str, float, float]]:
        thinkers = Thinkers(1)
        try:
            question = Question(match.game.id, match.game.store(match.position), match.seat)
            return await thinkers.advise(question, "anna", heard.append)
        finally:
            await thinkers.close()

    moves = run(work())
    assert len(heard) == len(HINT_PARTS) - 1
    assert all(answer.more for answer in heard)
    for answer in heard:
        assert sorted(move for move, *_ in answer.moves) == sorted(move for move, *_ in moves)
    for shown in [*(answer.moves for answer in heard), moves]:
        worths = [worth for _, worth, _ in shown]
        assert worths == sorted(worths, reverse=True), "a move stands above one that is worth more"
        assert all(0.0 < margin <= 0.5 for _, _, margin in shown)
