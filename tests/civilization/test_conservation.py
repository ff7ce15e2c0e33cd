"""Nothing gets lost and nothing appears: every piece, coin, settlement and card, throughout random games.

A ledger is kept by what is told alone; after every move it has to say what the position says.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import pytest

from tests.civilization.scattered import GAME, TABLES, scattered
from tests.effort import effort
from tests.kernel.properties import step
from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.games.civilization.engine.pieces import aboard, index_pieces
from tijdperk.games.civilization.engine.position import FACE_DOWN, SET_ASIDE
from tijdperk.games.civilization.engine.settlements import terrain_size
from tijdperk.games.civilization.engine.tables import (
    AIRCRAFT,
    ANCIENT,
    ARTILLERY,
    CARRIER,
    FLEET,
    INFANTRY,
    MEDIEVAL,
    MODERN,
    NONE,
    SETTLER,
    VILLAGE,
    army,
    is_fleet,
)
from tijdperk.games.civilization.engine.trading import (
    CARD,
    GOLD,
    SETTLEMENT,
    SHIP,
    TECHNOLOGY,
    WONDER,
    kind_and_area,
    sort_of,
)
from tijdperk.games.civilization.engine.trading import MILESTONE as MILESTONE_CARD
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import Event

GAMES = effort(12, 600)
PARTS = 4
MOVES = 400
RISES = {army(MEDIEVAL, ARTILLERY): army(ANCIENT, ARTILLERY), CARRIER: FLEET + MODERN}


class Ledger:
    """What everybody has, by what was told since the ledger was begun."""

    def __init__(self, position: Civilization) -> None:
        self.pieces = pieces_of(position)
        self.gold = list(position.gold)
        self.settlements = settlements_of(position)
        self.technologies = list(position.technology)
        self.wonders = list(position.wonder)
        self.pool = list(position.pool)

    def agrees_with(self, position: Civilization) -> None:
        assert +self.pieces == pieces_of(position)
        assert self.gold == position.gold
        assert self.settlements == settlements_of(position)
        assert self.technologies == position.technology
        assert self.wonders == position.wonder
        assert self.pool == position.pool

    def note(self, event: Event, before: Civilization) -> None:
        seat, a, b, c = event.seat, event.a, event.b, event.c
        kind = event.kind
        if kind == events.SETTLED:
            self.pieces[seat, army(ANCIENT, INFANTRY)] += 1
            self.pieces[seat, SETTLER] += 1
            self.settlements[a] = (seat, VILLAGE)
        elif kind in (events.LOOKED, events.TURNED_UP, events.BOXED):
            self.pool[b] -= 1
        elif kind == events.DEALT:
            self.technologies[a] = seat
        elif kind == events.TREASURE_FOUND:
            self.gold[seat] += a
        elif kind == events.LOST:
            self.take(seat, b, c)
        elif kind == events.UNBASED:
            self.take(seat, AIRCRAFT, 1)
        elif kind == events.SHRUNK:
            assert self.settlements[a][1] > b >= VILLAGE
            self.settlements[a] = (seat, b)
        elif kind == events.DESTROYED:
            assert self.settlements.pop(a)[0] == seat
        elif kind == events.MINOR_WON:
            self.settlements.setdefault(a, (seat, VILLAGE))
        elif kind == events.CAPTURED:
            owner, size = self.settlements[a]
            assert owner == b
            self.settlements[a] = (seat, size)
        elif kind == events.OUT:
            self.eliminate(seat, a)
        elif kind == events.ROSE:
            for owner in range(before.seats):
                self.pieces[owner, a] += self.pieces.pop((owner, RISES[a]), 0)
        elif kind == events.HANDED:
            self.hand(seat, a, b, c, before)
        else:
            self.note_purchase(event)

    def note_purchase(self, event: Event) -> None:
        seat, a, b, c = event.seat, event.a, event.b, event.c
        kind = event.kind
        if kind == events.LEARNED:
            assert self.technologies[a] == NONE
            self.technologies[a] = seat
            self.gold[seat] -= b
        elif kind == events.WONDER_GAINED:
            self.wonders[a] = seat
            self.gold[seat] -= TABLES.wonder_price[a] if b == events.BY_PURCHASE else 0
        elif kind == events.GIVEN:
            self.pieces[seat, a] += 1
        elif kind == events.BOUGHT:
            self.pieces[seat, a] += 1
            self.gold[seat] -= c
        elif kind == events.ROYALTY:
            self.gold[seat] += a
        elif kind == events.FOUNDED:
            self.take(seat, SETTLER, 1)
            assert a not in self.settlements
            self.settlements[a] = (seat, VILLAGE)
            self.gold[seat] -= b
        elif kind == events.GREW:
            assert self.settlements[a] == (seat, b - 1)
            self.settlements[a] = (seat, b)
            self.gold[seat] -= c
        elif kind == events.IMPROVED:
            self.gold[seat] -= b
        elif kind == events.SOLD:
            self.take(seat, a, 1)
            self.gold[seat] += c
        elif kind == events.CONVERTED:
            self.take(seat, FLEET + MODERN if a == CARRIER else CARRIER, 1)
            self.pieces[seat, a] += 1
        elif kind == events.COLLECTED:
            self.gold[seat] += a

    def take(self, seat: int, kind: int, count: int) -> None:
        assert self.pieces[seat, kind] >= count
        self.pieces[seat, kind] -= count

    def eliminate(self, seat: int, heir: int) -> None:
        """A-30, A-31, A-89."""
        assert all(owner != seat for owner, _ in self.settlements.values())
        self.pieces = Counter({key: count for key, count in self.pieces.items() if key[0] != seat})
        if heir != NONE:
            self.gold[heir] += self.gold[seat]
        self.gold[seat] = 0
        self.technologies = [SET_ASIDE if owner == seat else owner for owner in self.technologies]
        self.wonders = [SET_ASIDE if owner == seat else owner for owner in self.wonders]

    def hand(self, giver: int, taker: int, good: int, count: int, before: Civilization) -> None:
        """G-65, G-105: what changes hands; a ship with its cargo."""
        sort, number = sort_of(TABLES, good)
        if sort == GOLD:
            self.gold[giver] -= count
            self.gold[taker] += count
        elif sort == SETTLEMENT:
            owner, size = self.settlements[number]
            assert owner == giver
            self.settlements[number] = (taker, size)
        elif sort == TECHNOLOGY:
            self.technologies[number] = taker
        elif sort == WONDER:
            self.wonders[number] = taker
        elif sort == SHIP:
            [ship] = [
                slot
                for slot, kind in enumerate(before.piece_kind)
                if is_fleet(kind) and before.piece_ship[slot] == number and before.piece_owner[slot] != NONE
            ]
            for slot in [ship, *aboard(before, number)]:
                self.take(giver, before.piece_kind[slot], 1)
                self.pieces[taker, before.piece_kind[slot]] += 1
        elif sort not in (CARD, MILESTONE_CARD):
            kind, _ = kind_and_area(TABLES, number)
            self.take(giver, kind, count)
            self.pieces[taker, kind] += count


def pieces_of(position: Civilization) -> Counter[tuple[int, int]]:
    slots = zip(position.piece_owner, position.piece_kind, strict=True)
    return Counter((owner, kind) for owner, kind in slots if owner != NONE)


def settlements_of(position: Civilization) -> dict[int, tuple[int, int]]:
    lands = enumerate(zip(position.settled, position.size, strict=True))
    return {land: place for land, place in lands if place[0] != NONE}


# ---- where things may be


def pieces_are_where_they_may_be(position: Civilization) -> None:
    """G-12 to G-15, G-46, G-48: what stands on land and at sea, and what fleets carry."""
    ships: dict[int, int] = {}
    for slot, owner in enumerate(position.piece_owner):
        if owner != NONE and is_fleet(position.piece_kind[slot]):
            assert position.piece_ship[slot] not in ships
            assert position.is_sea(position.piece_area[slot])
            ships[position.piece_ship[slot]] = slot
    assert 0 not in ships
    carried: Counter[int] = Counter()
    for slot, owner in enumerate(position.piece_owner):
        kind, number = position.piece_kind[slot], position.piece_ship[slot]
        if owner == NONE:
            assert number == 0
            continue
        assert position.plays(owner)
        if is_fleet(kind) or kind == AIRCRAFT:
            assert is_fleet(kind) or number == 0
            continue
        assert position.is_sea(position.piece_area[slot]) == (number != 0)
        if number:
            ship = ships[number]
            assert (position.piece_owner[ship], position.piece_area[ship]) == (
                owner,
                position.piece_area[slot],
            )
            carried[number] += 1
    assert max(carried.values(), default=0) <= TABLES.hold


def places_are_up_to_date(position: Civilization) -> None:
    """What is kept of the pieces by area and by ship is what their own lists say."""
    other = position.clone()
    index_pieces(other)
    assert other.area_slots == position.area_slots
    assert other.ship_slots == position.ship_slots


def settlements_are_where_they_may_be(position: Civilization) -> None:
    """G-05, G-29 to G-31, G-20, G-91: sizes, ground and city cards."""
    for land in range(TABLES.lands):
        owner, size = position.settled[land], position.size[land]
        assert (owner == NONE) == (size == 0)
        assert size <= terrain_size(position, land)
        has_card = owner != NONE and position.resource(land) != NONE
        assert (position.holder[land] != NONE) == has_card
        if has_card:
            assert position.plays(position.holder[land])


def counters_add_up(position: Civilization) -> None:
    """G-35: none is turned up more often than it is there."""
    lying = Counter(counter for counter in position.counter if counter >= 0)
    for kind, left in enumerate(position.pool):
        assert left >= 0
        assert left + lying[kind] <= TABLES.counters[kind]
    assert position.counter.count(FACE_DOWN) <= sum(position.pool)


def seats_have_what_they_may_have(position: Civilization) -> None:
    """A-30, A-89, A-91: no debts, and nothing for whoever is out."""
    assert min(position.gold) >= 0
    for seat in range(position.seats):
        if not position.plays(seat):
            assert position.gold[seat] == position.improvements[seat] == 0
            assert seat not in position.technology
            assert seat not in position.wonder
        if not position.plays(seat) or position.turn == 0:
            continue
        assert not position.advanced or seat in position.settled


def play_and_check(match: Match, rng: random.Random) -> None:
    ledger = Ledger(cast(Civilization, match.position))
    while not match.over and len(match.steps) < MOVES:
        before = cast(Civilization, match.position)
        step(match, rng)
        position = cast(Civilization, match.position)
        for event in match.steps[-1].events:
            ledger.note(event, before)
        ledger.agrees_with(position)
        pieces_are_where_they_may_be(position)
        places_are_up_to_date(position)
        settlements_are_where_they_may_be(position)
        counters_add_up(position)
        seats_have_what_they_may_have(position)


@pytest.mark.rule("G-07", "G-48", "G-58", "A-22", "A-23", "A-30", "A-89", "G-105")
@pytest.mark.parametrize("part", range(PARTS))
def test_everything_is_accounted_for_in_the_middle_of_a_game(part: int) -> None:
    for number in range(part, GAMES * PARTS, PARTS):
        play_and_check(*scattered(number))


@pytest.mark.rule("G-35", "G-37", "G-40", "A-40")
@pytest.mark.parametrize("part", range(PARTS))
def test_everything_is_accounted_for_from_the_start(part: int) -> None:
    for number in range(part, GAMES, PARTS):
        rng = random.Random(number)
        options = {option.id: rng.choice(option.choices) for option in GAME.options}
        play_and_check(Match(GAME, options, ["human"] * rng.randint(2, 6), Sampled(number)), rng)
