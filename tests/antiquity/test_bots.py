"""Bots: what they propose, and that they survive."""

from __future__ import annotations

from typing import cast

import pytest

from tijdperk.bots.players import make_player, suggest
from tijdperk.games.antiquity.engine.antiquity import Antiquity
from tijdperk.games.antiquity.engine.buildings import empty_squares
from tijdperk.games.antiquity.engine.evaluation import FEATURES, SIGNS
from tijdperk.games.antiquity.engine.placement import RESERVED, fits
from tijdperk.games.antiquity.engine.position import ENDINGS
from tijdperk.games.antiquity.engine.verbs import PLANT_FREE
from tijdperk.games.antiquity.engine.weights import WEIGHTS
from tijdperk.games.antiquity.messages import AntiquityView
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.notation import split_phrase
from tijdperk.kernel.position import LOWEST
from tools.fit import Sample, fit


@pytest.mark.rule("R162", "R171")
@pytest.mark.parametrize(("kind", "verb"), [("polluting", "pollute"), ("burying", "bury")])
def test_a_proposal_has_a_place_for_every_marker(kind: str, verb: str) -> None:
    """It is the whole decision as one phrase, and it can be played."""
    match = Match("antiquity", seats=["random"] * 3, chance=Sampled(5))
    careless = make_player("random", 5)
    while match.decisions()[0].kind != kind or match.position.frame_of(match.seat).a < 2:
        match.play(careless.choose(match.position, match.seat), match.seat)
    seat = match.seat
    due = match.position.frame_of(seat).a
    proposal = suggest(match.game, match.position, seat, make_player("greedy", 5))
    assert [move.split()[0] for move in split_phrase(proposal)] == [verb] * due
    match.play(proposal, seat)
    assert not any(decision.seat == seat and decision.kind == kind for decision in match.decisions())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_outlive_famine_and_one_wins_by_its_saint(seats: int) -> None:
    """In a believable number of rounds, with farms of the faculty of biology."""
    game = load_game("antiquity")
    chance = Sampled(seats)
    position = cast(Antiquity, game.new(game.settle_options({}), seats, chance))
    players = [make_player("greedy", seat) for seat in range(seats)]
    seeded: set[int] = set()
    while position.to_move():
        seat = LOWEST[position.to_move()]
        move = players[seat].choose(position, seat)
        if move.verb == PLANT_FREE:
            seeded.add(seat)
        position.play(seat, move, chance)
    assert ENDINGS[position.ending] == "saint"
    assert not position.out
    assert position.round < 25
    assert seeded == set(range(seats))


def test_room_is_kept_for_what_is_wanted() -> None:
    """What is built in the first rounds leaves room for each of the buildings that count most."""
    game = load_game("antiquity")
    chance = Sampled(1)
    position = cast(Antiquity, game.new(game.settle_options({}), 2, chance))
    greedy = make_player("greedy", 1)
    while position.round < 5:
        seat = LOWEST[position.to_move()]
        position.play(seat, greedy.choose(position, seat), chance)
    for realm in position.realms:
        empty = empty_squares(position.tables, realm, 0)
        for kind in RESERVED:
            assert realm.built >> kind & 1 or fits(position.tables, kind, 0, empty)


def test_a_bot_does_not_wonder_about_a_saint_it_would_not_win_by() -> None:
    """Santa Maria gives most, and asks for more than quick play comes to."""
    game = load_game("antiquity")
    chance = Sampled(1)
    position = cast(Antiquity, game.new(game.settle_options({}), 2, chance))
    greedy = make_player("greedy", 1)
    while game.decisions[position.decision_kind(LOWEST[position.to_move()])] != "dedicating":
        seat = LOWEST[position.to_move()]
        position.play(seat, greedy.choose(position, seat), chance)
    seat = LOWEST[position.to_move()]
    assert len(position.legal(seat)) == 5
    assert [game.notation(position, move) for move in position.candidates(seat)] == ["choose christofori"]


def test_the_judgement_likes_what_is_good() -> None:
    """Whatever the games it was fitted to have in common."""
    for weights in WEIGHTS:
        assert len(weights) == len(FEATURES)
        assert all(weight * sign >= 0.0 for weight, sign in zip(weights, SIGNS, strict=True))


def test_a_fit_keeps_to_the_signs_it_is_given() -> None:
    """The second feature is what losers have: where it can only be good, it counts for nothing."""
    samples: list[Sample] = [(0, [[1.0, 0.0], [0.0, 1.0]], [1.0, 0.0])] * 100
    samples += [(0, [[1.0, 0.0], [0.0, 1.0]], [0.0, 1.0])] * 20
    free = fit(samples, [0.0, 0.0], [0, 0])
    assert free[0] > 0.0 > free[1]
    bound = fit(samples, [0.0, 0.0], [1, 1])
    assert bound[1] == 0.0
    assert bound[0] > free[0]


def test_a_bot_reaches_what_its_saint_asks_for_against_seats_that_do_nothing() -> None:
    """By the beginners' rules: famine would put the others out long before a saint is needed."""
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
