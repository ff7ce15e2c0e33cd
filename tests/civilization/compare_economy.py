"""What the engine and the reference say about buying, producing and trading."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

from tests.civilization import reference
from tests.civilization.figures import CONTENT
from tests.civilization.reference import Bill, Gain, Offer, State, UnitType
from tests.civilization.table import TABLES
from tests.civilization.words import Met, alike, bought_of, offer_of, players, state_of, unit_type
from tijdperk.games.civilization.engine import events, production
from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.games.civilization.engine.exploring import minor_armies
from tijdperk.games.civilization.engine.knowledge import free_refusal, technology_price, technology_refusal
from tijdperk.games.civilization.engine.pieces import is_military, level, unit_bonus, unit_dice
from tijdperk.games.civilization.engine.position import DECISIONS, GROWING, PLACING, PURCHASING
from tijdperk.games.civilization.engine.production import PARTS
from tijdperk.games.civilization.engine.purchase import begin_purchase, purchasing_moves
from tijdperk.games.civilization.engine.sales import was_converted
from tijdperk.games.civilization.engine.settlements import in_range
from tijdperk.games.civilization.engine.tables import COUNTERS, KINDS, NONE, RESOURCES
from tijdperk.games.civilization.engine.verbs import END_PURCHASES, LEARN
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.moves import LEGAL, Move, move_of
from tijdperk.kernel.position import Event

PLENTY = 10_000  # gold: for anything
SAMPLE = 3  # technologies looked at in a position

# ---- prices, royalties, and what may be bought at all


def agree_on_purchases(position: Civilization, state: State, rng: random.Random, met: Met) -> None:
    """What each seat may buy, sell and convert; for one of them also who pays and gets how much."""
    for seat in players(position):
        moves, bills = purchases(position, seat), expected_bills(position, state, seat)
        assert moves.keys() == bills.keys()
        met.update(str(offer[0]) for offer in moves)
    seat = rng.choice(players(position))
    moves, bills = purchases(position, seat), expected_bills(position, state, seat)
    articles = {article(offer): offer for offer in moves}
    for offer in articles.values():
        assert bill_of(position, seat, moves[offer]) == bills[offer]
        met["royalty"] += bills[offer].royalty > 0


def purchases(position: Civilization, seat: int) -> dict[Offer, Move]:
    moves = purchasing_moves(position, seat)
    return {offer_of(position, move): move for move in moves if move.verb != END_PURCHASES}


def expected_bills(position: Civilization, state: State, seat: int) -> dict[Offer, Bill]:
    """The engine converts a ship once in a turn, because a turn must end; the rule has no such limit."""
    return {
        alike(position, offer): bill
        for offer, bill in reference.offers(state, seat + 1, bought_of(position)).items()
        if offer[0] != "convert" or not was_converted(position, position.piece_ship[int(offer[1])])
    }


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


def agree_on_gains(position: Civilization, state: State, rng: random.Random, met: Met) -> None:
    """What comes with some of the technologies that are to be had."""
    choices = sorted(reference.technologies_for_sale(state)) if position.advanced else []
    upgrades = {name for name in choices if CONTENT.technologies[name].free_upgrade}
    for name in sorted({*rng.sample(choices, min(len(choices), SAMPLE)), *upgrades}):
        agree_on_gain(position, state, name, rng, met)


def agree_on_gain(position: Civilization, state: State, name: str, rng: random.Random, met: Met) -> None:
    """What comes with a technology when somebody buys it, and where that may be placed."""
    buyer = rng.choice(players(position))
    seat = buyer + 1
    other = position.clone()
    heard: list[Event] = []
    other.listener = heard
    other.gold[buyer] = PLENTY
    begin_purchase(other, buyer)
    other.play(buyer, move_of(LEARN, TABLES.technologies.index(name)), Sampled(rng.randrange(PLENTY)))
    place_gifts(other, buyer, rng, met)
    after, gained = state_of(other), reference.gain(state, name)
    learnt = replace(state, technologies={**state.technologies, name: seat})
    assert after.technologies == learnt.technologies
    assert after.wonders == {**state.wonders, **dict.fromkeys(gained.wonders, seat)}
    assert after.improvements[seat] == state.improvements[seat] | ({gained.improvement} - {""})
    given = given_pieces(learnt, seat, gained)
    assert names_of_pieces(after) == names_of_pieces(learnt) + given
    bought = bought_of(position)
    grows = any(reference.may_upgrade(learnt, seat, area, bought) for area in state.settlements)
    assert sizes(after) - sizes(state) == (gained.upgrade and grows)
    for event in heard:
        if event.kind == events.END_ROLLED:
            assert event.b == reference.end_roll_limit(after, CONTENT.technologies[name].era)
            met["end roll"] += 1
    met["gift"] += given.total()
    met["late wonder"] += len(gained.wonders) * (CONTENT.technologies[name].era < state.era)


def given_pieces(state: State, seat: int, gained: Gain) -> Counter[tuple[int, str]]:
    """A-73: what comes, and finds a place."""
    given = Counter(
        (seat, reference.unit_level(state, unit).id)
        for unit in gained.units
        if reference.places(state, seat, unit.kind)
    )
    if gained.settlers and reference.places(state, seat, "settler"):
        given[seat, "settler"] += gained.settlers
    return given


def sizes(state: State) -> int:
    return sum(place.size for place in state.settlements.values())


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


def exists(state: State, unit: UnitType) -> bool:
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
