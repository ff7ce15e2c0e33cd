"""A game of History of the World as a row of numbers: what a value is learned from, and what a learner sees.

The summary is how the seat stands: its points, what it holds, and what it has to come. The rest has every
land, what is asked, and how the others stand as far as the seat knows, in the order of the seats from its own
on.
"""

from typing import Final

from tijdperk.games.history.engine.evaluation import hand_value, prospects
from tijdperk.games.history.engine.position import (
    CATEGORIES,
    DECISIONS,
    FROM_EVENT,
    HistoryPosition,
    origin_of,
    seat_of,
)
from tijdperk.games.history.engine.scoring import area_level, points_now
from tijdperk.games.history.engine.tables import EPOCHS, EVENT_KINDS, NONE, Tables, order_of
from tijdperk.kernel.features import MAX_NUMBER, Layout, numbers, put

# sections of a seat; the first of them are the summary
SCORE: Final = 0
NOW: Final = 1  # what it would score now, by category
PROSPECTS: Final = 2  # in tenths of a point
HAND_VALUE: Final = 3  # in tenths of a point
TO_COME: Final = 4  # it has not played in this epoch yet
STRENGTH_TO_COME: Final = 5
ACTIVE: Final = 6
POOL: Final = 7  # armies that the active empire has still to place
LANDS: Final = 8
LEVEL: Final = 9  # by area: nothing, presence, dominance, control
STRENGTHS: Final = 10
MARKERS: Final = 11
CARDS: Final = 12  # in hand, by kind
SUMMARY_END: Final = 13
ASKED: Final = 13
CATEGORY: Final = 14  # points so far
GAIN: Final = 15  # points of each epoch
GREATER: Final = 16
LESSER: Final = 17
HELD: Final = 18  # the empire of this epoch, by its place in the order
HAS_EMPIRE: Final = 19
GIVER: Final = 20  # who drew it, by how many seats on
LAST_EMPIRE: Final = 21
DRAW_PLACE: Final = 22
WON: Final = 23
EMPIRE: Final = 24  # of each epoch
SEAT_END: Final = 25
# sections for all, after those of all seats
EPOCH: Final = 0
CALLED: Final = 1
DRAWN: Final = 2  # the empire that the seat looks at
HAND: Final = 3
OWNER: Final = 4  # land by seat
ORIGIN: Final = 5  # land: the epoch of its armies' empire, or the event
ARMIES: Final = 6
SITE: Final = 7  # land: what stands there, as bits
NAVY: Final = 8  # water
NAVY_ORIGIN: Final = 9
FLEET: Final = 10
FORCE_ORIGIN: Final = 11
PART: Final = 12
ALLY_POOL: Final = 13
COINS: Final = 14
ALLY_COINS: Final = 15
READY_FORTS: Final = 16
EFFECT: Final = 17
LOSSES: Final = 18
BETRAYED: Final = 19
PLAYED: Final = 20
CHOSEN: Final = 21
SOURCE: Final = 22
OPTION: Final = 23

EFFECT_BITS: Final = 12
PLACES_IN_EPOCH: Final = 7
SITE_VALUES: Final = 15
TENTHS: Final = 10
MOST_TENTHS: Final = 9999


def layout(tables: Tables, seats: int) -> Layout:
    places = Layout(phases=EPOCHS)
    for other in range(seats):
        add_seat(places, tables, seats, other)
    lands = tables.lands
    waters = tables.waters
    origins = FROM_EVENT + len(tables.events)
    first = seats * SEAT_END
    places.add(first + EPOCH, "epoch", numbers(1, EPOCHS))
    places.add(first + CALLED, "called", [], PLACES_IN_EPOCH)
    places.add(first + DRAWN, "drawn", numbers(1, PLACES_IN_EPOCH))
    places.add(first + HAND, "hand", tables.events, MAX_NUMBER)
    owners = [f"{land}-{who}" for land in lands for who in numbers(0, seats - 1)]
    places.add(first + OWNER, "owner", owners)
    places.add(first + ORIGIN, "origin", lands, origins)
    places.add(first + ARMIES, "armies", lands, MAX_NUMBER)
    places.add(first + SITE, "site", lands, SITE_VALUES)
    places.add(first + NAVY, "navy", waters, seats)
    places.add(first + NAVY_ORIGIN, "navy-origin", waters, origins)
    places.add(first + FLEET, "fleet", waters)
    places.add(first + FORCE_ORIGIN, "force-origin", [], origins)
    places.add(first + PART, "part", [], MAX_NUMBER)
    places.add(first + ALLY_POOL, "ally-pool", [], MAX_NUMBER)
    places.add(first + COINS, "coins", [], MAX_NUMBER)
    places.add(first + ALLY_COINS, "ally-coins", [], MAX_NUMBER)
    places.add(first + READY_FORTS, "ready-forts", [], MAX_NUMBER)
    places.add(first + EFFECT, "effect", numbers(0, EFFECT_BITS - 1))
    places.add(first + LOSSES, "losses", [], MAX_NUMBER)
    places.add(first + BETRAYED, "betrayed", lands)
    places.add(first + PLAYED, "played", tables.events, MAX_NUMBER)
    places.add(first + CHOSEN, "chosen", lands)
    places.add(first + SOURCE, "source", lands)
    places.add(first + OPTION, "option", ["no-markers", "one-each", "stacking", "navies"])
    return places


def add_seat(places: Layout, tables: Tables, seats: int, other: int) -> None:
    who = f"seat-{other}" if other else "own"
    section = other * SEAT_END
    places.add(section + SCORE, f"{who}-score", [], MOST_TENTHS)
    places.add(section + NOW, f"{who}-now", CATEGORIES, MAX_NUMBER)
    places.add(section + PROSPECTS, f"{who}-prospects", [], MOST_TENTHS)
    places.add(section + HAND_VALUE, f"{who}-hand-value", [], MOST_TENTHS)
    places.add(section + TO_COME, f"{who}-to-come", [])
    places.add(section + STRENGTH_TO_COME, f"{who}-strength-to-come", [], MAX_NUMBER)
    places.add(section + ACTIVE, f"{who}-active", [])
    places.add(section + POOL, f"{who}-pool", [], MAX_NUMBER)
    places.add(section + LANDS, f"{who}-lands", [], MAX_NUMBER)
    places.add(section + LEVEL, f"{who}-level", tables.areas, MAX_NUMBER)
    places.add(section + STRENGTHS, f"{who}-strengths", [], MAX_NUMBER)
    places.add(section + MARKERS, f"{who}-markers", [], MAX_NUMBER)
    places.add(section + CARDS, f"{who}-cards", EVENT_KINDS, MAX_NUMBER)
    if other == 0:
        places.end_summary()
    places.add(section + ASKED, f"{who}-asked", DECISIONS)
    places.add(section + CATEGORY, f"{who}-points", CATEGORIES, MOST_TENTHS)
    places.add(section + GAIN, f"{who}-gain", numbers(1, EPOCHS), MAX_NUMBER)
    places.add(section + GREATER, f"{who}-greater", [], MAX_NUMBER)
    places.add(section + LESSER, f"{who}-lesser", [], MAX_NUMBER)
    places.add(section + HELD, f"{who}-empire", numbers(1, PLACES_IN_EPOCH))
    places.add(section + HAS_EMPIRE, f"{who}-has-empire", [])
    places.add(section + GIVER, f"{who}-giver", numbers(0, seats - 1))
    places.add(section + LAST_EMPIRE, f"{who}-last-empire", tables.empires)
    places.add(section + DRAW_PLACE, f"{who}-draws", [], MAX_NUMBER)
    places.add(section + WON, f"{who}-won", [])
    places.add(section + EMPIRE, f"{who}-played", numbers(1, EPOCHS), PLACES_IN_EPOCH)


def value_phase(position: HistoryPosition) -> int:
    return max(0, position.epoch - 1)


def summary(position: HistoryPosition, seat: int, at: list[int], of: list[int]) -> None:
    """How the seat stands, by what it knows itself."""
    stand(position, seat, 0, True, knows_empire(position, seat, seat), at, of)


def stand(
    position: HistoryPosition,
    seat: int,
    section: int,
    own: bool,
    empire_known: bool,
    at: list[int],
    of: list[int],
) -> None:
    """How a seat stands; `own` with its cards, `empire_known` with its empire of this epoch."""
    tables = position.tables
    start = tables.layouts[position.seats].starts
    put(at, of, start[section + SCORE], min(position.scores[seat], MOST_TENTHS))
    now = points_now(position, seat)
    for category in range(len(now)):
        put(at, of, start[section + NOW] + category, min(now[category], MAX_NUMBER))
    put(at, of, start[section + PROSPECTS], min(int(prospects(position, seat) * TENTHS), MOST_TENTHS))
    empire = position.held[seat]
    if empire == NONE or (order_of(empire) >= position.called if empire_known else True):
        put(at, of, start[section + TO_COME], 1)
        if empire != NONE and empire_known:
            put(at, of, start[section + STRENGTH_TO_COME], min(tables.strength[empire], MAX_NUMBER))
    if position.active == seat:
        put(at, of, start[section + ACTIVE], 1)
        put(at, of, start[section + POOL], min(position.pool, MAX_NUMBER))
    lands = 0
    for area in range(len(tables.areas)):
        held = position.counts[area * position.seats + seat]
        if held:
            lands += held
            put(at, of, start[section + LEVEL] + area, area_level(position, area, seat))
    put(at, of, start[section + LANDS], min(lands, MAX_NUMBER))
    put(at, of, start[section + STRENGTHS], min(position.strengths[seat], MAX_NUMBER))
    put(at, of, start[section + MARKERS], min(position.marker_counts[seat], MAX_NUMBER))
    if own:
        value = hand_value(position, seat, EPOCHS - position.epoch)
        put(at, of, start[section + HAND_VALUE], min(int(value * TENTHS), MOST_TENTHS))
        kinds = [0] * len(EVENT_KINDS)
        for card in position.hands[seat]:
            kinds[tables.kind[card]] += 1
        for kind in range(len(kinds)):
            put(at, of, start[section + CARDS] + kind, kinds[kind])


def features(position: HistoryPosition, seat: int, at: list[int], of: list[int]) -> None:
    """How all seats stand, every land, and what is going on."""
    seats = position.seats
    for step in range(seats):
        other = (seat + step) % seats
        known = knows_empire(position, seat, other)
        stand(position, other, step * SEAT_END, step == 0, known, at, of)
        seat_details(position, seat, step, known, at, of)
    board_features(position, seat, at, of)
    force_features(position, seat, at, of)


def knows_empire(position: HistoryPosition, viewer: int, seat: int) -> bool:
    """R014, R021: is there an empire that the viewer has seen?"""
    empire = position.held[seat]
    if empire == NONE:
        return False
    if position.frame is None or order_of(empire) < position.called or position.givers[seat] == viewer:
        return True
    return seat == viewer and NONE not in position.held


def seat_details(
    position: HistoryPosition, viewer: int, step: int, known: bool, at: list[int], of: list[int]
) -> None:
    tables = position.tables
    seats = position.seats
    start = tables.layouts[seats].starts
    section = step * SEAT_END
    seat = (viewer + step) % seats
    if position.is_asked(seat):
        put(at, of, start[section + ASKED] + position.decision_kind(seat), 1)
    for category in range(len(CATEGORIES)):
        points = position.tally[seat * len(CATEGORIES) + category]
        put(at, of, start[section + CATEGORY] + category, points)
    for epoch in range(EPOCHS):
        put(at, of, start[section + GAIN] + epoch, min(position.gains[epoch * seats + seat], MAX_NUMBER))
        played = position.empires_played[epoch * seats + seat]
        if played != NONE:
            put(at, of, start[section + EMPIRE] + epoch, order_of(played) + 1)
    greater = 0
    for card in position.hands[seat]:
        if tables.deck[card] == 0:
            greater += 1
    put(at, of, start[section + GREATER], greater)
    put(at, of, start[section + LESSER], len(position.hands[seat]) - greater)
    empire = position.held[seat]
    if empire != NONE:
        put(at, of, start[section + HAS_EMPIRE], 1)
        if known:
            put(at, of, start[section + HELD] + order_of(empire), 1)
    if position.givers[seat] != NONE:
        put(at, of, start[section + GIVER] + (position.givers[seat] - viewer) % seats, 1)
    if position.last_empire[seat] != NONE:
        put(at, of, start[section + LAST_EMPIRE] + position.last_empire[seat], 1)
    if seat in position.draw_order:
        put(at, of, start[section + DRAW_PLACE], position.draw_order.index(seat) + 1)
    put(at, of, start[section + WON], position.winners >> seat & 1)


def board_features(position: HistoryPosition, viewer: int, at: list[int], of: list[int]) -> None:
    """Every land and water."""
    tables = position.tables
    seats = position.seats
    start = tables.layouts[seats].starts
    first = seats * SEAT_END
    for land in range(len(tables.lands)):
        army = position.army[land]
        if army:
            who = (seat_of(army) - viewer) % seats
            put(at, of, start[first + OWNER] + land * seats + who, 1)
            put(at, of, start[first + ORIGIN] + land, origin_of(army) + 1)
            put(at, of, start[first + ARMIES] + land, position.armies(land))
        put(at, of, start[first + SITE] + land, position.site[land])
    for water in range(len(tables.waters)):
        navy = position.navy[water]
        if navy:
            put(at, of, start[first + NAVY] + water, (seat_of(navy) - viewer) % seats + 1)
            put(at, of, start[first + NAVY_ORIGIN] + water, origin_of(navy) + 1)
        put(at, of, start[first + FLEET] + water, position.fleets >> water & 1)


def force_features(position: HistoryPosition, viewer: int, at: list[int], of: list[int]) -> None:
    """The epoch, the seat's own hand, and what the active empire is at."""
    tables = position.tables
    start = tables.layouts[position.seats].starts
    first = position.seats * SEAT_END
    if position.epoch:
        put(at, of, start[first + EPOCH] + position.epoch - 1, 1)
    put(at, of, start[first + CALLED], position.called)
    if position.drawn != NONE and position.is_asked(viewer):
        put(at, of, start[first + DRAWN] + order_of(position.drawn), 1)
    counts = [0] * len(tables.events)
    for card in position.hands[viewer]:
        counts[card] += 1
    for card in range(len(counts)):
        put(at, of, start[first + HAND] + card, counts[card])
    if position.force:
        put(at, of, start[first + FORCE_ORIGIN], origin_of(position.force) + 1)
    put(at, of, start[first + PART], position.part)
    put(at, of, start[first + ALLY_POOL], position.ally_pool)
    put(at, of, start[first + COINS], position.coins)
    put(at, of, start[first + ALLY_COINS], position.ally_coins)
    put(at, of, start[first + READY_FORTS], position.ready_forts)
    for effect in range(EFFECT_BITS):
        put(at, of, start[first + EFFECT] + effect, position.effects >> effect & 1)
    put(at, of, start[first + LOSSES], min(position.losses, MAX_NUMBER))
    if position.betrayed != NONE:
        put(at, of, start[first + BETRAYED] + position.betrayed, 1)
    counts = [0] * len(tables.events)
    for card in position.played:
        counts[card] += 1
    for card in range(len(counts)):
        put(at, of, start[first + PLAYED] + card, counts[card])
    for index in range(len(position.chosen)):
        if position.chosen[index] not in position.chosen[:index]:
            put(at, of, start[first + CHOSEN] + position.chosen[index], 1)
    if position.source != NONE:
        put(at, of, start[first + SOURCE] + position.source, 1)
    options = [not position.with_markers, position.one_each, position.stacking, position.navies]
    for option in range(len(options)):
        put(at, of, start[first + OPTION] + option, 1 if options[option] else 0)
