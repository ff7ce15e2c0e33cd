"""Nothing gets lost and nothing appears: cards, empires, armies and points, throughout random games."""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import pytest

from tests.effort import effort
from tijdperk.games.history.engine import events
from tijdperk.games.history.engine.history import History
from tijdperk.games.history.engine.position import (
    CATEGORIES,
    EVENTS,
    EXCHANGE,
    EXPAND,
    FORT,
    FROM_EVENT,
    MARKERS,
    MAX_ARMIES,
    RECOVER,
    SEAS,
    TOWN,
)
from tijdperk.games.history.engine.tables import EMPIRES_AN_EPOCH, NONE
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match

GAME = load_game("history")
GAMES = effort(40, 1000)
PARTS = 4


def cards_are_somewhere(position: History, played: list[int]) -> None:
    """Every event card is in a hand, was played, or was not dealt."""
    piles = [*position.hands, *position.undealt, played]
    everywhere = Counter(card for pile in piles for card in pile)
    assert everywhere == Counter(card for deck in position.tables.cards for card in deck)


def empires_are_somewhere(position: History) -> None:
    """Every empire of the epoch is held, being looked at, or was not drawn."""
    first = (position.epoch - 1) * EMPIRES_AN_EPOCH
    places = [*position.held, position.drawn, *position.undrawn]
    drawn = sorted(empire for empire in places if empire != NONE)
    assert drawn == list(range(first, first + EMPIRES_AN_EPOCH))
    called = [empire for empire in position.empires_played if empire != NONE]
    assert len(called) == len(set(called))


def armies_are_where_they_may_be(position: History) -> None:
    """R005, R043, R044, R049, X03: what stands in a land, and how many lands each seat holds in an area."""
    tables = position.tables
    counts = [0] * len(position.counts)
    for land, army in enumerate(position.army):
        site = position.site[land]
        assert site & TOWN != TOWN
        assert not site & FORT or army
        if not army:
            assert position.armies(land) == 0
            continue
        assert tables.area[land] != NONE
        room = MAX_ARMIES - (1 if site & FORT else 0) if position.stacking else 1
        assert 1 <= position.armies(land) <= room
        counts[tables.area[land] * position.seats + (army & 7) - 1] += 1
    assert counts == position.counts
    assert bool(position.stack) == position.stacking


def fleets_are_where_they_may_be(position: History) -> None:
    """R074, X04, X05: fleets are there while a force acts, navies with the option only, never in oceans."""
    kind = position.top_kind()
    if kind not in (EXPAND, RECOVER, EXCHANGE):
        assert position.fleets == 0
    for water, navy in enumerate(position.navy):
        if navy:
            assert position.navies
            assert position.tables.is_sea[water]
            assert navy >> 3 < FROM_EVENT


def means_are_never_negative(position: History) -> None:
    means = (position.pool, position.ally_pool, position.coins, position.ally_coins, position.ready_forts)
    assert min(means) >= 0
    if position.top_kind() == EVENTS and not position.played:
        assert max(position.coins, position.ally_coins, position.ready_forts, position.losses) == 0


def points_add_up(position: History) -> None:
    """R075, R086: a score is the sum of its categories, and of its turns and markers."""
    for seat, score in enumerate(position.scores):
        tally = position.tally[seat * len(CATEGORIES) : (seat + 1) * len(CATEGORIES)]
        assert score == sum(tally)
        assert sum(position.gains[seat :: position.seats]) == score - tally[MARKERS]
        assert tally[SEAS] == 0 or position.navies
        assert tally[MARKERS] == 0 or position.frame is None


def play_and_check(number: int) -> None:
    rng = random.Random(number)
    options = {option.id: rng.choice(option.choices) for option in GAME.options}
    match = Match(GAME, options, ["human"] * rng.randint(2, 6), Sampled(number))
    played: list[int] = []
    while not match.over:
        position = cast(History, match.position)
        cards_are_somewhere(position, played)
        empires_are_somewhere(position)
        armies_are_where_they_may_be(position)
        fleets_are_where_they_may_be(position)
        means_are_never_negative(position)
        points_add_up(position)
        told = match.play(rng.choice(match.legal())).events
        played += [event.a for event in told if event.kind == events.PLAYED]
    position = cast(History, match.position)
    points_add_up(position)
    assert NONE not in position.empires_played
    assert sum(position.marker_counts) == 0 or position.with_markers


@pytest.mark.rule("R005", "R008", "R009", "R043", "R044", "R049", "R074", "R075", "X03", "X05")
@pytest.mark.parametrize("part", range(PARTS))
def test_everything_is_accounted_for(part: int) -> None:
    for number in range(part, GAMES, PARTS):
        play_and_check(number)
