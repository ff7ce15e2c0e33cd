"""What the engine and the reference say about moving and fighting."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from tests.civilization import reference
from tests.civilization.figures import CONTENT
from tests.civilization.reference import Pick, State, Step, UnitType
from tests.civilization.table import TABLES
from tests.civilization.words import Met, kind_of, players, state_of
from tijdperk.games.civilization.engine import battle, movement
from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.games.civilization.engine.exploring import plague
from tijdperk.games.civilization.engine.pieces import has_force, ship_slot
from tijdperk.games.civilization.engine.tables import NONE, is_army
from tijdperk.games.civilization.engine.verbs import (
    BOARD,
    FOUGHT_ALREADY,
    GO,
    TAKE,
    TAKE_CARGO,
    TAKE_SHIP,
)
from tijdperk.kernel.moves import LEGAL, Move

# ---- movement


def steps_in_words(position: Civilization, slot: int, found: list[int]) -> set[Step]:
    areas = TABLES.areas
    steps = set()
    for step in found:
        if step < len(areas):
            steps.add(Step(slot, areas[step]))
        else:
            fleet = ship_slot(position, step - len(areas))
            steps.add(Step(slot, areas[position.piece_area[fleet]], fleet))
    assert len(steps) == len(found)
    return steps


def agree_on_movement(position: Civilization, rng: random.Random, met: Met) -> None:
    """Points and steps of all pieces and of a group, as if each seat were to move now."""
    for seat in players(position):
        other = position.clone()
        movement.begin_moves(other, seat)
        state = state_of(other)
        for slot, piece in state.pieces.items():
            if piece.seat == seat + 1:
                assert piece.points_left == reference.allowance(state, piece)
                steps = steps_in_words(other, slot, movement.steps_of(other, slot))
                assert steps == reference.steps(state, slot)
                met[f"steps of {piece.kind}{' aboard' * (piece.aboard is not None)}"] += len(steps)
                met["boarding"] += any(step.fleet is not None for step in steps)
        agree_on_group(other, state, seat, rng, met)


def agree_on_group(position: Civilization, state: State, seat: int, rng: random.Random, met: Met) -> None:
    """Pieces of one area, taken by lot: which can join the others, and where they can all go."""
    mine = [slot for slot, piece in state.pieces.items() if piece.seat == seat + 1]
    rng.shuffle(mine)
    group: list[int] = []
    together: set[Step] = set()
    for slot in mine:
        if group and state.pieces[slot].area != state.pieces[group[0]].area:
            continue
        with_it = group_steps(state, [*group, slot])
        assert (movement.can_take(position, slot) == LEGAL) == bool(with_it)
        if with_it:
            group, together = [*group, slot], with_it
            position.taken = group
            assert steps_in_words(position, group[0], movement.group_steps(position)) == together
    met["group"] += len(group) > 1


def agree_on_moving(position: Civilization, seat: int) -> None:
    """What whoever moves can take and where it can go, in the middle of it."""
    state = state_of(position)
    moves = position.legal(seat)
    group = position.taken
    going = {move.noun if move.verb == GO else len(TABLES.areas) + move.noun
             for move in moves if move.verb in (GO, BOARD)}  # fmt: skip
    if group:
        assert steps_in_words(position, group[0], sorted(going)) == group_steps(state, group)
        return
    taking = {move for move in moves if move.verb in (TAKE, TAKE_SHIP, TAKE_CARGO)}
    mine = [slot for slot, piece in state.pieces.items() if piece.seat == seat + 1]
    assert taking == {movement.take_move(position, slot) for slot in mine if reference.steps(state, slot)}
    for slot in mine:
        steps = steps_in_words(position, slot, movement.steps_of(position, slot))
        assert steps == reference.steps(state, slot)


def group_steps(state: State, group: list[int]) -> set[Step]:
    """The steps of the first piece of a group that all the others can take after it."""
    steps = reference.steps(state, group[0])
    return {step for step in steps if after_steps(state, group, step) is not None}


def after_steps(state: State, group: list[int], step: Step) -> State | None:
    """The state after all of a group took the same step one after the other; None if one of them cannot."""
    for slot in group:
        own = replace(step, piece=slot)
        if own not in reference.steps(state, slot):
            return None
        state = reference.take(state, own)
    return state


def agree_on_bases(position: Civilization, state: State, met: Met) -> None:
    """G-77: the aircraft that would be lost now."""
    for seat in players(position):
        lost = Counter(TABLES.areas[position.piece_area[slot]] for slot in battle.unbased(position, seat))
        assert lost == reference.unbased_aircraft(state, seat + 1)
        met["unbased"] += sum(lost.values())


# ---- battle


def agree_on_targets(position: Civilization, state: State, met: Met) -> None:
    """Whom each seat could attack and what it could take, as if it were done with its moves."""
    for seat in players(position):
        other = position.clone()
        other.active = seat
        targets = {
            (area, opponent + 1)
            for number, area in enumerate(TABLES.areas)
            for opponent in range(position.seats)
            if battle.attack_refusal(other, number, opponent) in (LEGAL, FOUGHT_ALREADY)
        }
        assert targets == reference.targets(state, seat + 1)
        taken = {
            area for number, area in enumerate(TABLES.areas) if battle.capture_refusal(other, number) == LEGAL
        }
        assert taken == reference.undefended(state, seat + 1)
        met["targets"] += len(targets)
        met["undefended"] += len(taken)


def meetings(position: Civilization) -> Iterator[tuple[int, list[int]]]:
    """The areas where several seats have armies (on land) or fleets (at sea), and these seats."""
    for area in sorted(set(position.piece_area)):
        seats = [seat for seat in players(position) if has_force(position, seat, area)]
        if len(seats) > 1:
            yield area, seats


def agree_on_battles(position: Civilization, state: State, rng: random.Random, met: Met) -> None:
    """In every area where seats meet: every pairing of units, then a battle to its end."""
    for area, seats in meetings(position):
        name = TABLES.areas[area]
        for seat in players(position):
            others = {other + 1 for other in seats if other != seat}
            assert others == reference.declarers(state, seat + 1, name)
        leaders = rng.sample(seats, 2)
        sides = [{leader} for leader in leaders]
        for seat in players(position):
            if seat not in leaders and rng.random() < 0.5:
                rng.choice(sides).add(seat)
        other = position.clone()
        other.battle_area = area
        other.leaders = leaders
        other.sides = [sum(1 << seat for seat in side) for side in sides]
        other.picks = [NONE] * 4
        agree_on_pairings(other, state, met)
        agree_on_losses(other, rng, met)


def sides_of(position: Civilization) -> tuple[set[int], set[int]]:
    first, second = (
        {seat + 1 for seat in range(position.seats) if bits >> seat & 1} for bits in position.sides
    )
    return first, second


def agree_on_pairings(position: Civilization, state: State, met: Met) -> None:
    """Which picks there are, and dice and bonuses of each against each."""
    area = TABLES.areas[position.battle_area]
    sides = sides_of(position)
    picks = [sorted(reference.picks(state, area, side), key=str) for side in sides]
    for side in (0, 1):
        found = {pick_of(position, side, move) for move in battle.picking_moves(position, side)}
        assert found == {described(state, pick) for pick in picks[side]}
    seen = set()
    for first in picks[0]:
        for second in picks[1]:
            pairing = described(state, first), described(state, second)
            if pairing in seen:
                continue
            seen.add(pairing)
            set_picks(position, first, second)
            for side, mine, theirs in ((0, first, second), (1, second, first)):
                assert battle.round_dice(position, side) == reference.pick_dice(state, mine)
                bonus = reference.pick_bonus(state, area, sides[side], mine, theirs)
                assert battle.round_bonus(position, side) == bonus
    met["pairings"] += len(seen)
    met["pairings at sea"] += len(seen) * (area in CONTENT.world.seas)
    met["pairings with aircraft"] += sum(first[-1] != 0 for first, _ in seen)
    position.picks = [NONE] * 4


def set_picks(position: Civilization, *picks: Pick) -> None:
    slots = [(pick.unit, NONE if pick.aircraft is None else pick.aircraft) for pick in picks]
    position.picks = [slot for pair in slots for slot in pair]


Described = tuple[int, int, int, int]  # owner, kind, slot of a fleet, owner of the aircraft or 0


def described(state: State, pick: Pick) -> Described:
    """A pick, alike armies and aircraft not told apart."""
    piece = state.pieces[pick.unit]
    kind = kind_of(UnitType(piece.kind, piece.era, piece.carrier))
    flyer = 0 if pick.aircraft is None else state.pieces[pick.aircraft].seat
    return piece.seat, kind, pick.unit if piece.kind == "fleet" else NONE, flyer


def pick_of(position: Civilization, side: int, move: Move) -> Described:
    slot = battle.find_unit(position, side, move)
    kind = position.piece_kind[slot]
    return position.piece_owner[slot] + 1, kind, NONE if is_army(kind) else slot, battle.flyer_of(move)


def agree_on_losses(position: Civilization, rng: random.Random, met: Met) -> None:
    """Rounds with any outcome until a side has nothing left: what each of them and the end removes."""
    area, sides = TABLES.areas[position.battle_area], sides_of(position)
    state = state_of(position)
    while (winner := reference.battle_winner(state, area, sides)) is None:
        picks = [rng.choice(sorted(reference.picks(state, area, side), key=str)) for side in sides]
        set_picks(position, *picks)
        for side in rng.choice(((0,), (1,), (0, 1))):
            owner = state.pieces[picks[side].unit].seat
            state = reference.without(state, reference.removed_with(state, picks[side]))
            battle.lose_pick(position, side)
            lost = reference.aircraft_without_ship(state, owner, area) if area in CONTENT.world.seas else 0
            planes = reference.aircraft_in(state, area, {owner})
            left = state_of(position).pieces
            gone = state.pieces.keys() - left.keys()
            assert left.keys() <= state.pieces.keys()
            assert len(gone) == lost
            assert gone <= set(planes)
            state = reference.without(state, gone)
            met["lost with a ship"] += lost
    assert reference.battle_winner(state, area, sides) == winner
    gone = reference.removed_after(state, area, sides)
    before = position.clone()
    battle.end_battle(position)
    assert state_of(position).pieces == reference.without(state, gone).pieces
    met["drawn"] += winner == reference.NOBODY
    met["removed after"] += len(gone)
    assert before.settled == position.settled


# ---- plague


def agree_on_plague(position: Civilization, state: State, rng: random.Random, met: Met) -> None:
    """What it would do in some settlement now."""
    name = rng.choice(sorted(state.settlements))
    other = position.clone()
    plague(other, TABLES.areas.index(name))
    expected, after = reference.plague(state, name), state_of(other)
    assert (after.pieces, after.settlements) == (expected.pieces, expected.settlements)
    met["plague"] += len(state.pieces) - len(after.pieces)
