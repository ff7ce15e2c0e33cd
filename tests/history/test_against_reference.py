"""The engine against a slow, readable second implementation, written from the rules and not from it."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from typing import Any, cast

import pytest

from tests.effort import effort
from tests.history.reference import Reference
from tests.reference import SideBySide, Taste
from tijdperk.games.history.engine.history import History
from tijdperk.games.history.engine.tables import NONE
from tijdperk.games.history.view import ArmyView, HistoryView
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY

GAME = load_game("history")
CONTENT = tomllib.loads((GAME.folder / "content.toml").read_text("utf-8"))
GAMES = effort(60, 600)
PARTS = 6


def state(position: History) -> dict[str, Any]:
    """The position in the words of the reference."""
    tables = position.tables
    seats = range(position.seats)
    view = GAME.view(position, NOBODY)
    assert isinstance(view, HistoryView)
    lands = {land.land: land for land in view.lands}
    turn, result = view.force, view.result
    return {
        "epoch": view.epoch,
        "order": [seat + 1 for seat in view.draw_order],
        "drawn": None if position.drawn == NONE else tables.empires[position.drawn],
        "empires": {
            seat + 1: tables.empires[held] for seat, held in enumerate(position.held) if held != NONE
        },
        "armies": {name: (*owner(land.army), land.army.armies) for name, land in lands.items() if land.army},
        "cities": {name: land.town for name, land in lands.items() if land.town},
        "forts": {name for name, land in lands.items() if land.fort},
        "monuments": {name for name, land in lands.items() if land.monument},
        "navies": {sea.water: owner(sea.navy) for sea in view.seas if sea.navy},
        "hands": {seat + 1: sorted(tables.events[card] for card in position.hands[seat]) for seat in seats},
        "markers": {seat + 1: view.seats[seat].markers for seat in seats},
        "scores": {seat + 1: view.seats[seat].points for seat in seats},
        "turn": turn
        and (position.active + 1, turn.played, turn.coins, turn.ally_coins, turn.ready_forts, turn.losses),
        "pools": turn and (turn.pool, turn.ally_pool),
        "fleets": set(turn.fleets) if turn else set(),
        "result": result and (result.ending, [seat + 1 for seat in result.winners]),
    }


def owner(army: ArmyView) -> tuple[int, str | None]:
    """Whose army it is, and where it came from."""
    return army.seat + 1, army.empire or army.event


def agree(match: Match, reference: Reference) -> None:
    """Everything both can say about a position is the same."""
    assert state(cast(History, match.position)) == reference.state()
    assert {decision.seat + 1: decision.kind for decision in match.decisions()} == reference.to_move()
    for seat in reference.seats:
        notations = match.legal(seat - 1)
        assert len(notations) == len(set(notations))
        assert set(notations) == reference.legal(seat)


def play_both(number: int) -> Counter[str]:
    """One random game in both; gives how often each kind of decision was met."""
    rng = random.Random(number)
    options = {option.id: rng.choice(option.choices) for option in GAME.options}
    seats = rng.randint(GAME.min_seats, GAME.max_seats)
    taste = Taste(rng, (0.1, 1.0, 10.0), done=0.3)
    match = Match(GAME, options, ["human"] * seats, Sampled(number))
    both = SideBySide(match, lambda draw: Reference(CONTENT, options, seats, draw))
    met: Counter[str] = Counter()
    while not match.over:
        agree(match, both.reference)
        (decision,) = match.decisions()
        met[decision.kind] += 1
        both.play(decision.seat, taste.pick(match.legal(decision.seat)))
    agree(match, both.reference)
    return met


@pytest.mark.parametrize("part", range(PARTS))
def test_engine_and_reference_agree(part: int) -> None:
    met: Counter[str] = Counter()
    for number in range(GAMES // PARTS):
        met += play_both(part * GAMES + number)
    assert {"empire", "events", "expand", "recover", "monument"} <= set(met)
