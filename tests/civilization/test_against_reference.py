"""The engine against a slow, readable second implementation, written from the rules and not from it.

Games are played by lot, from their start and from tables with much on them (rich.py). Every few moves
everything that both can say about the position is compared, for all seats, whoever is asked.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import cast

import pytest

from tests.civilization import reference
from tests.civilization.compare_economy import (
    agree_on_gains,
    agree_on_income,
    agree_on_purchases,
    agree_on_technologies,
    agree_on_trade,
    agree_on_units,
    given_pieces,
    income_by_hand,
    names_of_pieces,
)
from tests.civilization.compare_war import (
    after_steps,
    agree_on_bases,
    agree_on_battles,
    agree_on_movement,
    agree_on_moving,
    agree_on_plague,
    agree_on_targets,
    steps_in_words,
)
from tests.civilization.figures import CONTENT
from tests.civilization.reference import STANDARD, State, UnitType
from tests.civilization.rich import rich_table
from tests.civilization.table import GAME, TABLES
from tests.civilization.words import Met, milestone, players, state_of
from tests.effort import effort
from tests.reference import Taste
from tijdperk.games.civilization.engine import events, scoring
from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.games.civilization.engine.claims import claim_refusal
from tijdperk.games.civilization.engine.eras import next_era
from tijdperk.games.civilization.engine.position import (
    CHOOSING,
    DECISIONS,
    ENDINGS,
    MOVING,
    NOT_ENDING,
    OVER,
    PRODUCING,
    TRADE,
    TRADING,
)
from tijdperk.games.civilization.engine.tables import COUNTERS, ERAS, NONE
from tijdperk.games.civilization.engine.verbs import BOARD, CLAIMED, COLLECT, GO
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match
from tijdperk.kernel.moves import LEGAL, Move

PARTS = 4
RICH_TABLES = effort(30, 900)  # in each part
GAMES = effort(3, 90)
MOVES, EVERY = 25, 6  # of a rich table
GAME_MOVES, GAME_EVERY = 120, 24
FREE_SHARE = 0.1  # of moves that nobody waits for
DEAL_SHARE = 0.6  # how often there is a deal before a move of the trade phase


# ---- eras, points, milestones


def agree_on_eras(position: Civilization, state: State, met: Met) -> None:
    """The era of the next turn, and whether the standard rules' triggers have been noticed."""
    assert next_era(position) + 1 == reference.era_after(state, position.era_ends)
    if not position.advanced:
        assert position.era_ends or not reference.era_trigger(state)
        assert position.ending != NOT_ENDING or not reference.standard_end(state)
    met[ERAS[position.era]] += 1
    met["era ends"] += next_era(position) > position.era


def agree_on_points(position: Civilization, state: State) -> None:
    """As if the game ended now, in each of the ways there are."""
    other = position.clone()
    for ending, name in enumerate(ENDINGS):
        other.ending = ending
        for seat in players(position):
            assert scoring.score(other, seat) == reference.score(state, seat + 1, name)


def agree_on_milestones(position: Civilization, state: State, met: Met) -> None:
    for seat in players(position):
        reached = {
            milestone(position, number)
            for number in range(len(TABLES.milestones))
            if claim_refusal(position, seat, number) in (LEGAL, CLAIMED)
        }
        assert reached == set(reference.milestones(state, seat + 1))
        met.update(found.what for found in reached)


# ---- all of it


def agree(position: Civilization, rng: random.Random, met: Met) -> None:
    """Everything both can say about a position is the same."""
    state = state_of(position)
    if position.phase == OVER:
        agree_on_the_end(position, state, met)
        return
    order = [seat + 1 for seat in position.order()]
    assert order == reference.turn_order(state.seats, position.starter + 1)
    agree_on_purchases(position, state, rng, met)
    agree_on_technologies(position, state)
    agree_on_gains(position, state, rng, met)
    agree_on_units(position, state)
    agree_on_income(position, state, rng, met)
    agree_on_trade(position, state)
    agree_on_movement(position, rng, met)
    agree_on_bases(position, state, met)
    agree_on_targets(position, state, met)
    agree_on_battles(position, state, rng, met)
    agree_on_plague(position, state, rng, met)
    agree_on_eras(position, state, met)
    agree_on_points(position, state)
    agree_on_milestones(position, state, met)


def agree_on_the_end(position: Civilization, state: State, met: Met) -> None:
    winners = {seat + 1 for seat in range(position.seats) if position.winners >> seat & 1}
    assert winners == set(reference.winners(state, ENDINGS[position.ending]))
    met[f"ended by {ENDINGS[position.ending]}"] += 1


def agree_on_step(before: Civilization, after: Civilization, seat: int, move: Move) -> None:
    """What one move did: to pieces that moved, to incomes, to the start player."""
    state = state_of(before)
    if before.decision_kind(seat) == MOVING and move.verb in (GO, BOARD):
        noun = move.noun if move.verb == GO else len(TABLES.areas) + move.noun
        (step,) = steps_in_words(before, before.taken[0], [noun])
        expected = after_steps(state, before.taken, step)
        assert expected is not None
        for slot, piece in state_of(after).pieces.items():
            moved = expected.pieces[slot]
            assert (piece.area, piece.aboard) == (moved.area, moved.aboard)
            assert piece.points_left in (moved.points_left, 0)  # 0: stopped by a battle (G-53)
    if before.decision_kind(seat) == PRODUCING and after.incomes != before.incomes:
        best = reference.income(state, seat + 1, COUNTERS[before.critical])
        income = income_by_hand(before, state, seat) if move.verb == COLLECT else best
        assert after.gold[seat] - before.gold[seat] == income
    if before.phase == TRADE and after.critical != NONE:
        for other in players(after):
            if not after.to_move() >> other & 1 or after.decision_kind(other) != PRODUCING:
                assert after.incomes[other] == reference.income(state, other + 1, COUNTERS[after.critical])
    if after.turn > before.turn > 0:
        assert after.starter + 1 == reference.next_start(state_of(after).seats, before.starter + 1)


# ---- games


def bargain(match: Match, rng: random.Random) -> bool:
    """A deal of one thing for another, if there is somebody to accept it."""
    seats = players(cast(Civilization, match.position))
    maker = rng.choice(seats)
    for verb in ("deal", "give", "want", "propose"):
        moves = [move for move in match.free(maker) if move.startswith(verb)]
        if moves:
            match.play(rng.choice(moves), maker)
    for seat in seats:
        for move in match.free(seat):
            if move.startswith("accept"):
                match.play(move, seat)
                return True
    return False


def any_move(match: Match, rng: random.Random, taste: Taste) -> tuple[str, int]:
    """Of somebody who is asked, or now and then one that nobody waits for."""
    if rng.random() < FREE_SHARE:
        seat = rng.choice(players(cast(Civilization, match.position)))
        moves = match.free(seat)
        if moves:
            return taste.pick(moves), seat
    seat = rng.choice(match.decisions()).seat
    return taste.pick(match.legal(seat)), seat


def play(match: Match, rng: random.Random, moves: int, every: int, met: Met) -> None:
    """Play by lot; every few moves everything is compared, and after each what it did."""
    taste = Taste(rng, (0.1, 1.0, 10.0), end=0.3, order=0.01, announce=0.01, take=3.0)
    for number in range(moves):
        if match.over or number % every == 0:
            agree(cast(Civilization, match.position), rng, met)
        if match.over:
            return
        if match.position.top_kind() == TRADING and rng.random() < DEAL_SHARE:
            met["deal"] += bargain(match, rng)
        before = cast(Civilization, match.position)
        for decision in match.decisions():
            met[decision.kind] += 1
            if decision.kind == DECISIONS[MOVING]:
                agree_on_moving(before, decision.seat)
        text, seat = any_move(match, rng, taste)
        match.play(text, seat)
        after = cast(Civilization, match.position)
        agree_on_step(before, after, seat, GAME.parse(before, seat, text))


@pytest.mark.parametrize("part", range(PARTS))
def test_engine_and_reference_agree_in_the_middle_of_games(part: int) -> None:
    met: Met = Counter()
    for number in range(part, RICH_TABLES * PARTS, PARTS):
        table, rng = rich_table(number)
        try:
            play(table.match, rng, MOVES, EVERY, met)
        except AssertionError as error:
            error.add_note(f"rich table {number}")
            raise
    assert {*ERAS, "moving", "declaring", "trading", "producing", "purchasing"} <= set(met)
    assert {"unit", "settler", "found", "upgrade", "improvement", "technology", "sell", "royalty"} <= set(met)
    assert {"monopoly", "critical", "knowledge", "types", "wonders", "minimum", "deal"} <= set(met)
    assert {"boarding", "unbased", "pairings at sea", "pairings with aircraft", "plague"} <= set(met)


@pytest.mark.parametrize("part", range(PARTS))
def test_engine_and_reference_agree_from_the_start(part: int) -> None:
    met: Met = Counter()
    for number in range(part, GAMES * PARTS, PARTS):
        rng = random.Random(number)
        options = {option.id: rng.choice(option.choices) for option in GAME.options}
        seats = rng.randint(GAME.min_seats, GAME.max_seats)
        match = Match(GAME, options, ["human"] * seats, Sampled(number))
        set_up(match, rng)
        agree_on_setup(match)
        play(match, rng, GAME_MOVES, GAME_EVERY, met)
    assert {"moving", "ancient"} <= set(met)


def set_up(match: Match, rng: random.Random) -> None:
    """Up to the first turn."""
    choosers = []
    while cast(Civilization, match.position).turn == 0:
        if match.decisions()[0].kind == DECISIONS[CHOOSING]:
            choosers.append(match.seat + 1)
        match.play(rng.choice(match.legal()), match.seat)
    assert choosers == reference.setup_order(range(1, len(match.seats) + 1), choosers[0])


def agree_on_setup(match: Match) -> None:
    """G-37, A-96, C-13, C-24: what two villages begin with, and what technologies dealt and found bring."""
    position = cast(Civilization, match.position)
    state = state_of(position)
    pieces: Counter[tuple[int, str]] = Counter()
    wonders: dict[str, int] = {}
    improvements: dict[int, set[str]] = {seat: set() for seat in state.seats}
    infantry = reference.unit_level(state, UnitType("infantry", 1)).id
    for seat in state.seats:
        pieces.update({(seat, infantry): 2, (seat, "settler"): 2})
    for event in (event for step in match.steps for event in step.events):
        if event.kind == events.LEARNED or (event.kind == events.DEALT and position.dealt_bonus):
            seat = event.seat + 1
            gained = reference.gain(state, TABLES.technologies[event.a])
            pieces += given_pieces(state, seat, gained)
            wonders |= dict.fromkeys(gained.wonders, seat)
            improvements[seat] |= {gained.improvement} - {""}
    assert names_of_pieces(state) == pieces
    assert state.wonders == wonders
    assert all(state.improvements[seat] == improvements[seat] for seat in state.seats)


# ---- what is the same at all times


def test_plague_goes_equally_far() -> None:
    for era in range(len(ERAS)):
        state = State(CONTENT, STANDARD, era + 1)
        for land in range(TABLES.lands):
            areas = {TABLES.areas[other] for other in TABLES.within[era][land]}
            assert areas == reference.plague_areas(state, TABLES.areas[land])


def test_distances_are_the_same() -> None:
    for land, other in combinations(range(TABLES.lands), 2):
        names = TABLES.areas[land], TABLES.areas[other]
        by_land = reference.land_distance(CONTENT.world, *names)
        by_sea = reference.sea_distance(CONTENT.world, *names)
        assert TABLES.land_steps[land][other] == (NONE if by_land is None else by_land)
        assert TABLES.sea_steps[land][other] == (NONE if by_sea is None else by_sea)


def test_rolls_for_the_critical_resource_mean_the_same() -> None:
    for era in range(len(ERAS)):
        for roll in range(2, 13):
            resource = COUNTERS[TABLES.critical[era][roll]]
            assert resource == reference.critical_resource(CONTENT, era + 1, roll)


def test_the_same_technologies_are_dealt() -> None:
    dealt = {TABLES.technologies[technology] for technology in TABLES.starting_technologies}
    assert dealt == reference.starting_technologies(CONTENT)
