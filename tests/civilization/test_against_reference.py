"""The engine against a slow, readable second implementation, written from the rules and not from it.

Games are played by lot, from the start and from tables with much on them (tests/civilization/rich.py). Every
few decisions everything that both can say about the position is compared, for all seats, whoever is asked.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import cast

import pytest

from tests.civilization import reference
from tests.civilization.figures import CONTENT
from tests.civilization.reference import Bill, Offer, Pick, State, Step
from tests.civilization.rich import rich_table
from tests.civilization.table import GAME, TABLES
from tests.civilization.words import alike, bought_of, kind_of, milestone, offer_of, state_of, unit_type
from tests.effort import effort
from tests.reference import Taste
from tijdperk.games.civilization.engine import battle, events, movement, production, scoring
from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.games.civilization.engine.claims import claim_refusal
from tijdperk.games.civilization.engine.eras import next_era
from tijdperk.games.civilization.engine.exploring import minor_armies, plague
from tijdperk.games.civilization.engine.knowledge import free_refusal, technology_price, technology_refusal
from tijdperk.games.civilization.engine.pieces import has_force, is_military, level, unit_bonus, unit_dice
from tijdperk.games.civilization.engine.position import (
    CHOOSING,
    DECISIONS,
    ENDINGS,
    GROWING,
    MOVING,
    NOT_ENDING,
    OVER,
    PLACING,
    PRODUCING,
    PURCHASING,
    TRADING,
)
from tijdperk.games.civilization.engine.production import PARTS
from tijdperk.games.civilization.engine.purchase import begin_purchase, purchasing_moves
from tijdperk.games.civilization.engine.sales import was_converted
from tijdperk.games.civilization.engine.settlements import in_range
from tijdperk.games.civilization.engine.tables import COUNTERS, KINDS, NONE, RESOURCES, is_army
from tijdperk.games.civilization.engine.verbs import (
    BOARD,
    CLAIMED,
    COLLECT,
    END_PURCHASES,
    FOUGHT_ALREADY,
    GO,
    LEARN,
    TAKE,
    TAKE_CARGO,
    TAKE_SHIP,
)
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match
from tijdperk.kernel.moves import LEGAL, Move, move_of
from tijdperk.kernel.position import Event

PLENTY = 10_000  # gold: for anything
Met = Counter[str]  # how often something was there to be compared


def players(position: Civilization) -> list[int]:
    return [seat for seat in range(position.seats) if position.plays(seat)]


# ---- prices, royalties, and what may be bought at all


def agree_on_purchases(position: Civilization, state: State, rng: random.Random, met: Met) -> None:
    """What each seat may buy, sell and convert; for one of them also who pays and gets how much."""
    bought = bought_of(position)
    for seat in players(position):
        moves = {
            offer_of(position, move): move
            for move in purchasing_moves(position, seat)
            if move.verb != END_PURCHASES
        }
        expected = {
            alike(position, offer): bill
            for offer, bill in reference.offers(state, seat + 1, bought).items()
            if offer[0] != "convert" or not was_converted(position, position.piece_ship[int(offer[1])])
        }
        assert moves.keys() == expected.keys()
        met.update(str(offer[0]) for offer in moves)
    articles: dict[Offer, Offer] = {}
    for offer in sorted(expected, key=str):
        articles.setdefault(article(offer), offer)
    for offer in articles.values():
        assert bill_of(position, seat, moves[offer]) == expected[offer]
        met["royalty"] += expected[offer].royalty > 0


def article(offer: Offer) -> Offer:
    """An offer without its place, which makes no difference to the price."""
    return offer[:4] if offer[0] == "unit" else offer[:1] if offer[0] in ("settler", "found") else offer


def bill_of(position: Civilization, seat: int, move: Move) -> Bill:
    """What a purchase costs, found by making it."""
    other = position.clone()
    begin_purchase(other, seat)
    other.play(seat, move, Sampled(0))
    got = [after - before for before, after in zip(position.gold, other.gold, strict=True)]
    owners = [owner for owner, gold in enumerate(got) if owner != seat and gold]
    if not owners:
        return Bill(-got[seat])
    (owner,) = owners
    return Bill(-got[seat], owner + 1, got[owner])


def agree_on_technologies(position: Civilization, state: State) -> None:
    """Which are to be had at all and which for nothing; of the standard rules' all are alike."""
    names = TABLES.technologies
    for refusal, expected in (
        (technology_refusal, reference.technologies_for_sale(state)),
        (free_refusal, reference.free_technologies(state)),
    ):
        found = {name for number, name in enumerate(names) if refusal(position, number) == LEGAL}
        if position.advanced:
            assert found == expected
        else:
            assert found <= expected
            assert bool(found) == bool(expected)
    for seat in players(position):
        for number, name in enumerate(names):
            if name not in state.technologies:
                price = technology_price(position, seat, number)
                assert price == reference.technology_price(state, seat + 1, name)


def agree_on_gain(position: Civilization, state: State, rng: random.Random, met: Met) -> None:
    """What comes with a technology when it is bought, and where it may be placed."""
    choices = sorted(reference.technologies_for_sale(state))
    if not choices or not position.advanced:
        return
    seat, name = rng.choice(players(position)), rng.choice(choices)
    other = position.clone()
    heard: list[Event] = []
    other.listener = heard
    other.gold[seat] = PLENTY
    begin_purchase(other, seat)
    other.play(seat, move_of(LEARN, TABLES.technologies.index(name)), Sampled(rng.randrange(1000)))
    place_gifts(other, seat, rng, met)
    gained = reference.gain(state, name)
    learnt = replace(state, technologies={**state.technologies, name: seat + 1})
    after = state_of(other)
    bought = bought_of(position)
    assert after.technologies == learnt.technologies
    assert after.wonders == {**state.wonders, **dict.fromkeys(gained.wonders, seat + 1)}
    had = state.improvements[seat + 1]
    assert after.improvements[seat + 1] == had | ({gained.improvement} - {""})
    come = [unit for unit in gained.units if reference.places(state, seat + 1, unit.kind)]
    given = Counter((seat + 1, reference.unit_level(learnt, unit).id) for unit in come)
    if reference.places(state, seat + 1, "settler"):
        given[seat + 1, "settler"] += gained.settlers
    assert names_of_pieces(after) == names_of_pieces(learnt) + given
    grows = any(reference.may_upgrade(learnt, seat + 1, area, bought) for area in state.settlements)
    grown = sum(place.size for place in after.settlements.values())
    grown -= sum(place.size for place in state.settlements.values())
    assert grown == (gained.upgrade and grows)
    for event in heard:
        if event.kind == events.END_ROLLED:
            era = state.content.technologies[name].era
            assert event.b == reference.end_roll_limit(after, era)
            met["end roll"] += 1
    met["gift"] += len(come) + gained.settlers


def names_of_pieces(state: State) -> Counter[tuple[int, str]]:
    """How many of each unit a seat has, as things stand."""
    return Counter(
        (piece.seat, "settler" if piece.kind == "settler" else reference.unit_level(state, piece).id)
        for piece in state.pieces.values()
    )


def place_gifts(position: Civilization, seat: int, rng: random.Random, met: Met) -> None:
    """A-27, A-74: where each gift may go, as long as there is a choice."""
    while (kind := position.decision_kind(seat)) != PURCHASING:
        state, bought = state_of(position), bought_of(position)
        moves = position.legal(seat)
        areas = {TABLES.areas[move.noun] for move in moves}
        if kind == PLACING:
            unit = unit_type(position.frame_of(seat).a)
            places = reference.places_for_gift(state, seat + 1, unit.kind, bought)
            assert areas == {area for area, _ in places}
        else:
            assert kind == GROWING
            lands = state.settlements
            assert areas == {land for land in lands if reference.may_upgrade(state, seat + 1, land, bought)}
        met[DECISIONS[kind]] += 1
        position.play(seat, rng.choice(moves), Sampled(0))


# ---- units


def agree_on_units(position: Civilization, state: State) -> None:
    """Levels, dice and bonuses of every kind that is on the map or to be had."""
    for kind, name in enumerate(KINDS):
        unit = unit_type(kind)
        if not is_military(kind) or not exists(state, unit):
            continue
        if not position.advanced:
            fights_alone = unit.kind != "aircraft"
            dice = CONTENT.dice[unit.era] if fights_alone else CONTENT.fighter_dice
            assert (unit_dice(position, kind), unit_bonus(position, kind)) == (dice, 0), name
            continue
        expected = reference.unit_level(state, unit)
        assert TABLES.level_names[kind][level(position, kind)] == expected.id
        assert (unit_dice(position, kind), unit_bonus(position, kind)) == (expected.dice, expected.bonus)
    armies = {unit_type(kind) for kind in minor_armies(position)}
    assert armies == reference.minor_civilization_armies(state)


def exists(state: State, unit: reference.UnitType) -> bool:
    """Not catapults that have risen, nor modern fleets of a level that the rules in use do not have."""
    if reference.unit_era(state, unit) != unit.era:
        return False
    return reference.is_carrier(state, unit) == unit.carrier


# ---- income


def agree_on_income(position: Civilization, state: State, rng: random.Random, met: Met) -> None:
    """Every line of it, for a few critical resources."""
    for seat in players(position):
        number = seat + 1
        cards = reference.cards_held(state, number)
        for critical in rng.sample(range(NONE, len(RESOURCES)), 2):
            other = position.clone()
            other.critical = critical
            parts = dict(zip(PARTS, production.income_parts(other, seat), strict=True))
            name = COUNTERS[critical] if critical != NONE else ""
            assert sum(parts.values()) == reference.income(state, number, name)
            assert parts["monopoly"] == reference.monopolies(state, number)
            if position.advanced:
                cities = reference.best_city_income(state, number)
                before = reference.advanced_income(state, number, name, cities)
                wonders = reference.wonders_at_work(state, number, "gold_per_turn")
                assert parts["settlements"] == cities
                assert parts["critical"] == (CONTENT.critical_gold if name in cards else 0)
                assert parts["types"] == CONTENT.gold_per_type * len(cards)
                assert parts["wonders"] == sum(wonder.amount for wonder in wonders)
            else:
                cities = reference.settlement_income(state, number)
                before = reference.standard_income(state, number, name)
                assert parts["settlements"] == cities
                assert parts["critical"] == (cities if name in cards else 0)
                assert parts["knowledge"] == len(reference.technologies_of(state, number)) * len(cards)
            assert parts["minimum"] == max(CONTENT.min_income - before, 0)
            met.update(part for part, gold in parts.items() if gold)
        if position.advanced:
            assert production.faces(position, seat) == reference.faces(state, number)
            assert production.gears(position, seat) == reference.gears(state, number)
            lands = {TABLES.areas[land] for land in production.producing_lands(position, seat)}
            assert lands == {place.area for place in reference.producing(state, number)}


def income_by_hand(position: Civilization, state: State, seat: int) -> int:
    """What a seat gets that has given all its faces and gears itself."""
    lands = {place.area for place in reference.producing(state, seat + 1)}
    happy = lands & {TABLES.areas[land] for land in position.cheered}
    productive = lands & {TABLES.areas[land] for land in position.equipped}
    cities = reference.assigned_city_income(state, seat + 1, happy, productive)
    gold = reference.advanced_income(state, seat + 1, COUNTERS[position.critical], cities)
    return max(gold, CONTENT.min_income)


# ---- trade


def agree_on_trade(position: Civilization, state: State) -> None:
    for seat in players(position):
        for partner in players(position):
            if partner != seat:
                assert in_range(position, seat, partner) == reference.may_trade(state, seat + 1, partner + 1)


# ---- movement


def steps_in_words(position: Civilization, slot: int, found: list[int]) -> set[Step]:
    areas = TABLES.areas
    steps = set()
    for step in found:
        if step < len(areas):
            steps.add(Step(slot, areas[step]))
        else:
            fleet = movement.ship_slot(position, step - len(areas))
            steps.add(Step(slot, areas[position.piece_area[fleet]], fleet))
    assert len(steps) == len(found)
    return steps


def agree_on_movement(position: Civilization, met: Met) -> None:
    """Points and steps of all pieces, as if each seat were to move now."""
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


def agree_on_moving(position: Civilization, state: State, seat: int, met: Met) -> None:
    """What whoever moves can take and where it can go, in the middle of it."""
    moves = position.legal(seat)
    group = position.taken
    going = {move.noun if move.verb == GO else len(TABLES.areas) + move.noun
             for move in moves if move.verb in (GO, BOARD)}  # fmt: skip
    if group:
        steps = reference.steps(state, group[0])
        together = {step for step in steps if after_steps(state, group, step) is not None}
        assert steps_in_words(position, group[0], sorted(going)) == together
        met["group"] += len(group) > 1
        return
    taking = {move for move in moves if move.verb in (TAKE, TAKE_SHIP, TAKE_CARGO)}
    mine = [slot for slot, piece in state.pieces.items() if piece.seat == seat + 1]
    assert taking == {movement.take_move(position, slot) for slot in mine if reference.steps(state, slot)}
    for slot in mine:
        steps = steps_in_words(position, slot, movement.steps_of(position, slot))
        assert steps == reference.steps(state, slot)


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
    kind = kind_of(reference.UnitType(piece.kind, piece.era, piece.carrier))
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


# ---- plague, eras, points, milestones


def agree_on_plague(position: Civilization, state: State, rng: random.Random, met: Met) -> None:
    land = rng.choice([place for place in range(TABLES.lands) if position.settled[place] != NONE] or [0])
    other = position.clone()
    plague(other, land)
    expected = reference.plague(state, TABLES.areas[land])
    after = state_of(other)
    assert (after.pieces, after.settlements) == (expected.pieces, expected.settlements)
    met["plague"] += len(state.pieces) - len(after.pieces)


def agree_on_eras(position: Civilization, state: State, met: Met) -> None:
    assert next_era(position) + 1 == reference.era_after(state, position.era_ends)
    met[f"era {state.era}"] += 1
    met["era ends"] += next_era(position) > position.era
    if not position.advanced:
        if reference.era_trigger(state):
            assert position.era_ends
        if reference.standard_end(state):
            assert position.ending != NOT_ENDING


def agree_on_points(position: Civilization, state: State) -> None:
    """As if the game ended now, in each of the ways there are."""
    other = position.clone()
    for ending, name in enumerate(ENDINGS):
        other.ending = ending
        for seat in players(position):
            ending_name = name if position.advanced else ""
            assert scoring.score(other, seat) == reference.score(state, seat + 1, ending_name)


def agree_on_milestones(position: Civilization, state: State, met: Met) -> None:
    for seat in players(position):
        reached = {
            milestone(position, number)
            for number in range(len(TABLES.milestones))
            if claim_refusal(position, seat, number) in (LEGAL, CLAIMED)
        }
        assert reached == set(reference.milestones(state, seat + 1))
        met.update(found.what for found in reached)


# ---- games


def agree(position: Civilization, rng: random.Random, met: Met) -> None:
    """Everything both can say about a position is the same."""
    state = state_of(position)
    if position.phase == OVER:
        ending = ENDINGS[position.ending] if position.advanced else ""
        winners = {seat + 1 for seat in range(position.seats) if position.winners >> seat & 1}
        assert winners == set(reference.winners(state, ending))
        return
    order = [seat + 1 for seat in position.order()]
    assert order == reference.turn_order(state.seats, position.starter + 1)
    agree_on_purchases(position, state, rng, met)
    agree_on_technologies(position, state)
    agree_on_gain(position, state, rng, met)
    agree_on_units(position, state)
    agree_on_income(position, state, rng, met)
    agree_on_trade(position, state)
    agree_on_movement(position, met)
    agree_on_bases(position, state, met)
    agree_on_targets(position, state, met)
    agree_on_battles(position, state, rng, met)
    agree_on_plague(position, state, rng, met)
    agree_on_eras(position, state, met)
    agree_on_points(position, state)
    agree_on_milestones(position, state, met)


def agree_on_step(before: Civilization, after: Civilization, state: State, seat: int, move: Move) -> None:
    """What a move of pieces, the choice of faces and gears and the end of a turn did."""
    if before.decision_kind(seat) == MOVING and move.verb in (GO, BOARD):
        noun = move.noun if move.verb == GO else len(TABLES.areas) + move.noun
        (step,) = steps_in_words(before, before.taken[0], [noun])
        expected = after_steps(state, before.taken, step)
        assert expected is not None
        for slot, piece in state_of(after).pieces.items():
            moved = expected.pieces[slot]
            assert (piece.area, piece.aboard) == (moved.area, moved.aboard)
            assert piece.points_left in (moved.points_left, 0)
    if before.decision_kind(seat) == PRODUCING and after.incomes != before.incomes:
        best = reference.income(state, seat + 1, COUNTERS[before.critical])
        collected = after.gold[seat] - before.gold[seat]
        by_hand = move.verb == COLLECT
        assert collected == (income_by_hand(before, state, seat) if by_hand else best)
    if after.turn > before.turn > 0:
        assert after.starter + 1 == reference.next_start(state_of(after).seats, before.starter + 1)


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


def a_move(match: Match, rng: random.Random, taste: Taste) -> tuple[str, int]:
    """Now and then one that nobody waits for."""
    position = cast(Civilization, match.position)
    if rng.random() < 0.1:
        seat = rng.choice(players(position))
        free = match.free(seat)
        if free:
            return taste.pick(free), seat
    seat = rng.choice(match.decisions()).seat
    return taste.pick(match.legal(seat)), seat


def play(match: Match, rng: random.Random, moves: int, every: int, met: Met) -> None:
    """Play by lot; every few moves everything is compared."""
    taste = Taste(rng, (0.1, 1.0, 10.0), end=0.3, order=0.01, deal=1.0, accept=10.0, announce=0.01, take=3.0)
    for number in range(moves):
        position = cast(Civilization, match.position)
        if match.over or number % every == 0:
            agree(position, rng, met)
        if match.over:
            return
        if position.top_kind() == TRADING and rng.random() < 0.6:
            met["deals"] += bargain(match, rng)
            position = cast(Civilization, match.position)
        text, seat = a_move(match, rng, taste)
        move = GAME.parse(position, seat, text)
        state = state_of(position)
        for decision in match.decisions():
            met[decision.kind] += 1
            if decision.kind == "moving":
                agree_on_moving(position, state, decision.seat, met)
        match.play(text, seat)
        agree_on_step(position, cast(Civilization, match.position), state, seat, move)


@pytest.mark.parametrize("part", range(6))
def test_engine_and_reference_agree_on_rich_tables(part: int) -> None:
    met: Met = Counter()
    for number in range(effort(12, 400)):
        table, rng = rich_table(1000 * part + number)
        play(table.match, rng, 25, 6, met)
    print(met)
