"""Tables with much on them, by number: eras, technologies and pieces that random play would never get to."""

from __future__ import annotations

import random

from tests.civilization.table import FLAGS, LENGTHS, TABLES, Table, begin_phase, empty, match_of
from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.games.civilization.engine.knowledge import best_technology, check_technologies, rises_to
from tijdperk.games.civilization.engine.movement import room_aboard
from tijdperk.games.civilization.engine.pieces import add_piece
from tijdperk.games.civilization.engine.position import (
    DIPLOMATIC,
    FACE_DOWN,
    FOUNDED,
    GROWN,
    LONG,
    MILITARY,
    NOT_ENDING,
    SET_ASIDE,
    SPACE,
)
from tijdperk.games.civilization.engine.settlements import give_card, place_village, terrain_size
from tijdperk.games.civilization.engine.tables import (
    AIRCRAFT,
    ANCIENT,
    ARTILLERY,
    CARRIER,
    DESERT,
    FERTILE,
    GROWTH_BONUS,
    KINDS,
    MAX_SEATS,
    MEDIEVAL,
    MODERN,
    NONE,
    RESOURCES,
    SETTLER,
    army,
    era_of,
    is_army,
    is_fleet,
)
from tijdperk.kernel.position import with_at

PHASES = ("movement", "movement", "trade", "production", "purchase", "purchase")
CATAPULT = army(ANCIENT, ARTILLERY)


def rich_table(number: int) -> tuple[Table, random.Random]:
    """A game in the middle, any phase of it."""
    rng = random.Random(number)
    position = empty(
        rng.randint(2, MAX_SEATS),
        rng.choice(("standard", "advanced", "advanced")),
        rng.choice(list(LENGTHS)),
        **{flag: rng.random() < 0.5 for flag in FLAGS},
    )
    position.era = rng.choice((ANCIENT, MEDIEVAL, MODERN - 1, MODERN, MODERN))
    position.starter = rng.randrange(position.seats)
    learn(position, rng)
    lands = region(rng)
    turn_up(position, rng)
    present = settle(position, rng, lands)
    for seat in present:
        raise_pieces(position, rng, seat, lands)
    for seat in range(position.seats):
        position.gold[seat] = rng.choice((0, 7, 25, 60, 150, 400))
        if not position.advanced:
            check_technologies(position, seat)
    if rng.random() < 0.3:
        position.turn = TABLES.turns  # the last one
        if position.advanced and position.length == LONG:
            position.ending = rng.choice((NOT_ENDING, DIPLOMATIC, MILITARY, SPACE))
    phase = rng.choice(PHASES)
    lend_cards(position, rng, present)
    begin_phase(position, phase, rng.choice(present))
    return Table(match_of(position)), rng


def region(rng: random.Random) -> list[int]:
    """Lands close to each other, and a few elsewhere."""
    middle = rng.randrange(TABLES.lands)
    reach = rng.randint(1, 4)
    near = [
        land
        for land in range(TABLES.lands)
        if 0 <= TABLES.land_steps[middle][land] <= reach or 0 <= TABLES.sea_steps[middle][land] <= 1
    ]
    return sorted({*near, *rng.sample(range(TABLES.lands), 5)})


# -- technologies, wonders, improvements


def learn(position: Civilization, rng: random.Random) -> None:
    """Technologies with their prerequisites, and what came with them."""
    last = min(position.era + rng.choice((0, 0, 1)), MODERN) if position.advanced else position.era
    begun = [technology for technology, era in enumerate(TABLES.technology_era) if era <= last]
    unknown = rng.sample(begun, rng.choice((0, 1, 2, 4, 8)) if position.advanced else 3 * len(begun) // 4)
    if position.era == MEDIEVAL:
        unknown.append(TABLES.bonus.index(GROWTH_BONUS))  # so that a settlement can still grow
    if last > position.era:
        early = TABLES.technologies_of[last]
        unknown += rng.sample(early, rng.randint(len(early) // 2, len(early)))
    for technology in begun:
        needed = TABLES.prerequisites[technology] if position.advanced else []
        if technology not in unknown and all(position.in_play(number) for number in needed):
            position.technology = with_at(position.technology, technology, holder(position, rng))
    if position.advanced:
        for wonder, technology in enumerate(TABLES.wonder_technology):
            if position.technology[technology] != NONE and rng.random() < 0.9:
                position.wonder = with_at(position.wonder, wonder, holder(position, rng))
        position.improvements = [improvements(position, rng) for _ in range(position.seats)]
    else:
        for milestone, era in enumerate(TABLES.milestone_era):
            if era < position.era or rng.random() < 0.1:
                position.milestone = with_at(position.milestone, milestone, holder(position, rng))


def holder(position: Civilization, rng: random.Random) -> int:
    """Mostly a seat; now and then what it had was set aside with it, or with nobody."""
    aside = position.advanced and rng.random() < 0.1
    return SET_ASIDE if aside else rng.randrange(position.seats)


def improvements(position: Civilization, rng: random.Random) -> int:
    """Of this era or of one to come (A-71), as bits."""
    bits = 0
    share = rng.choice((0.2, 0.5, 1))
    for improvement, technology in enumerate(TABLES.improvement_technology):
        known = position.technology[technology] != NONE
        if known and TABLES.improvement_era[improvement] >= position.era and rng.random() < share:
            bits |= 1 << improvement
    return bits


# -- the map


def turn_up(position: Civilization, rng: random.Random) -> None:
    """Counters everywhere, of few resources, so that there are monopolies."""
    resources = rng.sample(range(len(RESOURCES)), rng.choice((1, 2, 4, 8)))
    others = [FACE_DOWN, NONE, *range(DESERT, FERTILE + 1)]
    for land in range(TABLES.lands):
        position.counter[land] = rng.choice(rng.choice((resources, others)))


def settle(position: Civilization, rng: random.Random, lands: list[int]) -> list[int]:
    """Settlements of all sizes; gives the seats that play. One may be out, or have no settlement (S-28)."""
    seats = list(range(position.seats))
    missing = rng.choice(seats) if len(seats) > 2 and rng.random() < 0.2 else NONE
    free = [land for land in lands if terrain_size(position, land)]
    rng.shuffle(free)
    others = [land for land in range(TABLES.lands) if land not in lands and terrain_size(position, land)]
    rng.shuffle(others)
    fewest, most = rng.choice(((1, 2), (1, 4), (1, 12), (6, 11)))
    large = rng.random() < 0.4
    if large and fewest > 1:
        position.counter = [NONE] * TABLES.lands  # nothing keeps them from being metropolises
    for seat in seats:
        for _ in range(rng.randint(fewest, most) if seat != missing else 0):
            if free or others:
                found(position, rng, seat, free.pop() if free else others.pop(), large)
    if missing != NONE and position.advanced:
        position.out |= 1 << missing
        position.technology = [SET_ASIDE if owner == missing else owner for owner in position.technology]
        position.wonder = [SET_ASIDE if owner == missing else owner for owner in position.wonder]
        seats.remove(missing)
    return seats


def found(position: Civilization, rng: random.Random, seat: int, land: int, large: bool) -> None:
    place_village(position, seat, land)
    largest = terrain_size(position, land)
    position.size[land] = largest if large else rng.randint(1, largest)
    position.changed[land] = rng.choice((0, 0, 0, GROWN, FOUNDED if position.size[land] == 1 else GROWN))
    position.placed[land] = rng.choice((0, 0, 0, 1, 2, 5))
    give_card(position, land)


def lend_cards(position: Civilization, rng: random.Random, seats: list[int]) -> None:
    for land, owner in enumerate(position.holder):
        if owner != NONE and rng.random() < 0.3:
            position.holder = with_at(position.holder, land, rng.choice(seats))


# -- pieces


def kinds_there_can_be(position: Civilization) -> list[int]:
    """Units of past eras too, and a few that were given before their era; none that have risen (A-45)."""
    found = []
    for kind in range(len(KINDS)):
        early = era_of(kind) == position.era + 1 and position.advanced
        if kind != SETTLER and era_of(kind) > position.era and not early:
            continue
        if position.advanced:
            risen = (
                rises_to(position, kind) != kind
                and best_technology(position, rises_to(position, kind)) != NONE
            )
            unknown = kind == CARRIER and best_technology(position, kind) == NONE
        else:
            risen = kind == CATAPULT and position.era > ANCIENT
            unknown = kind == CARRIER
        if not risen and not unknown:
            found.append(kind)
    return found


def raise_pieces(position: Civilization, rng: random.Random, seat: int, lands: list[int]) -> None:
    kinds = kinds_there_can_be(position)
    weights = [{SETTLER: 3, CARRIER: 3, AIRCRAFT: 6}.get(kind, 1 + era_of(kind)) for kind in kinds]
    meeting = rng.sample(lands, min(len(lands), 4))
    harbours = [
        sea for sea in range(TABLES.lands, len(TABLES.areas)) if set(TABLES.shores[sea]) & set(meeting)
    ]
    for kind in sorted(rng.choices(kinds, weights, k=rng.randint(3, 14))):  # fleets before aircraft
        areas = meeting if rng.random() < 0.7 else lands
        if is_fleet(kind):
            areas = harbours[:3]
        elif kind == AIRCRAFT and rng.random() < 0.7:
            areas = seas_with_fleets(position, seat)[-2:] or areas
        if not areas:
            continue
        slot = add_piece(position, seat, kind, rng.choice(areas))
        if is_fleet(kind):
            load(position, rng, slot, [kind for kind in kinds if kind == SETTLER or is_army(kind)])


def seas_with_fleets(position: Civilization, seat: int) -> list[int]:
    """The most modern ones last."""
    return [
        position.piece_area[slot]
        for slot, owner in enumerate(position.piece_owner)
        if owner == seat and is_fleet(position.piece_kind[slot])
    ]


def load(position: Civilization, rng: random.Random, fleet: int, kinds: list[int]) -> None:
    seat, sea, ship = position.piece_owner[fleet], position.piece_area[fleet], position.piece_ship[fleet]
    for _ in range(rng.randint(0, room_aboard(position, ship))):
        position.piece_ship[add_piece(position, seat, rng.choice(kinds), sea)] = ship
