"""Bots: what they propose, and that they survive."""

from __future__ import annotations

from typing import cast

import pytest

from tijdperk.bots.players import make_player, suggest
from tijdperk.games.antiquity.messages import AntiquityView
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match
from tijdperk.kernel.notation import split_phrase


@pytest.mark.rule("R162", "R171")
@pytest.mark.parametrize(("kind", "verb"), [("polluting", "pollute"), ("burying", "bury")])
def test_a_proposal_has_a_place_for_every_marker(kind: str, verb: str) -> None:
    """It is the whole decision as one phrase, and it can be played."""
    match = Match("antiquity", seats=["greedy"] * 3, chance=Sampled(5))
    players = [make_player("greedy", seat) for seat in range(3)]
    while match.decisions()[0].kind != kind or match.position.frame_of(match.seat).a < 2:
        match.play(players[match.seat].choose(match.position, match.seat), match.seat)
    seat = match.seat
    due = match.position.frame_of(seat).a
    proposal = suggest(match.game, match.position, seat, players[seat])
    assert [move.split()[0] for move in split_phrase(proposal)] == [verb] * due
    match.play(proposal, seat)
    assert not any(decision.seat == seat and decision.kind == kind for decision in match.decisions())


def test_a_bot_reaches_what_its_saint_asks_for_against_seats_that_do_nothing() -> None:
    """It outlives famine and pollution, and wins by its saint where the others can."""
    match = Match("antiquity", seats=["greedy", "human"], options={"beginners": "yes"}, chance=Sampled(3))
    greedy = make_player("greedy", 1)
    while not match.over:
        seat = match.seat
        if seat == 0:
            match.play(greedy.choose(match.position, seat), seat)
        else:
            match.play(match.legal(seat)[-1], seat)
    result = cast(AntiquityView, match.game.view(match.position, 0)).result
    assert result is not None
    assert (result.ending, result.winners) == ("saint", [0])
    assert match.position.progress() < 40
