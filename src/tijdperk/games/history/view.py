"""What a viewer may know of a game of History of the World, as a typed message.

A view is built by naming what may be known. Markers and cards that nobody drew need no hiding: they have no
identity yet.
"""

from __future__ import annotations

import msgspec

from tijdperk.games.history.engine.drawing import all_hold, drawer
from tijdperk.games.history.engine.history import History
from tijdperk.games.history.engine.moves import card_refusal
from tijdperk.games.history.engine.position import (
    CAPITAL,
    CATEGORIES,
    CITY,
    DECISIONS,
    EVENTS,
    EXCHANGE,
    FORT,
    FROM_EVENT,
    MONUMENT,
    MONUMENT_PIECE,
    SAIL,
    SCRAP,
    SECOND_PART,
    TOWN,
    WITH_ELITE,
    WITH_EXPERTS,
    WITH_JIHAD,
    WITH_LEADER,
    WITH_NAVAL_POWER,
    WITH_REALLOCATION,
    WITH_SIEGECRAFT,
    WITH_WEAPONRY,
    HistoryPosition,
    origin_of,
    seat_of,
)
from tijdperk.games.history.engine.scoring import area_level, points_now
from tijdperk.games.history.engine.tables import (
    CRUSADE,
    EMPIRES_AN_EPOCH,
    EPOCHS,
    GREATER,
    KINGDOM,
    MIGRANTS,
    NONE,
    Tables,
)
from tijdperk.games.history.engine.turns import standing
from tijdperk.kernel.game import Result, members
from tijdperk.kernel.moves import LEGAL

EFFECTS = {
    "leader": WITH_LEADER,
    "weaponry": WITH_WEAPONRY,
    "elite_troops": WITH_ELITE,
    "jihad": WITH_JIHAD,
    "siegecraft": WITH_SIEGECRAFT,
    "naval_power": WITH_NAVAL_POWER,
    "reallocation": WITH_REALLOCATION,
    "expert_troops_mountains": WITH_EXPERTS << 1,
    "expert_troops_forests": WITH_EXPERTS << 2,
    "expert_troops_straits": WITH_EXPERTS << 3,
}


class ArmyView(msgspec.Struct, frozen=True):
    """Armies in a land or on a fleet: whose, how many, and of which empire or event."""

    seat: int
    armies: int
    epoch: int  # whose pieces they are: the epoch of the figure
    empire: str | None  # the empire they belong to, where it is one
    event: str | None  # or the event that brought them
    active: bool  # of the force that expands now


class LandView(msgspec.Struct, frozen=True):
    """A land that is not bare."""

    land: str
    army: ArmyView | None
    town: str | None  # "capital" or "city"
    fort: bool
    monument: bool


class SeaView(msgspec.Struct, frozen=True):
    water: str
    fleet: int | None  # the seat whose force has a fleet there this turn
    navy: ArmyView | None  # X05: the army that stays there


class AreaView(msgspec.Struct, frozen=True):
    """R077-R080: what an area is worth, and how each seat stands in it."""

    area: str
    value: int
    next_value: int | None  # in the next epoch
    lands: list[int]  # held, by seat
    levels: list[str]  # "none", "presence", "dominance", "control", by seat
    points: list[int]  # by seat, if it scored now


class CalledView(msgspec.Struct, frozen=True):
    """A place in the strip of an epoch: an empire, and who plays it as far as the viewer knows."""

    empire: str
    seat: int | None
    state: str  # "coming", "active", "played", "absent"


class SeatView(msgspec.Struct, frozen=True):
    score: int  # R082: past 100 it just goes on
    points: dict[str, int]  # scored so far, by category
    now: dict[str, int]  # what it would score now, by category
    gains: list[int]  # points of each epoch's turn so far
    greater: int  # cards left in hand
    lesser: int
    markers: int
    has_empire: bool
    empire: str | None  # of this epoch, as far as the viewer knows
    giver: int | None  # who drew it
    strength_sum: int
    last_empire: str | None


class CardView(msgspec.Struct, frozen=True):
    """An event card in one's own hand."""

    event: str
    playable: bool


class ForceView(msgspec.Struct, frozen=True):
    """What expands, or is about to."""

    empire: str
    event: str | None  # the event whose force acts now, instead of the empire
    part: int
    pool: int
    ally_pool: int
    coins: int
    ally_coins: int
    ready_forts: int
    fleets: list[str]
    effects: list[str]
    losses: int
    betrayed: str | None
    played: list[str]


class ResultView(msgspec.Struct, frozen=True):
    ending: str  # what decided: "points", "strength", "markers", "last_strength", or "shared"
    winners: list[int]


class HistoryView(msgspec.Struct, frozen=True):
    """The whole table as one viewer sees it."""

    viewer: int
    epoch: int
    active: int | None
    to_move: dict[int, str]  # seat: kind of decision
    drawing: bool
    draw_order: list[int]
    drawer: int | None
    drawn: str | None  # the empire being drawn, for its drawer alone
    strip: list[CalledView]
    lands: list[LandView]
    seas: list[SeaView]
    areas: list[AreaView]
    seats: list[SeatView]
    hand: list[CardView]
    force: ForceView | None
    chosen: list[str]  # lands picked for an event so far
    source: str | None  # where a raid comes from or a plague was
    result: ResultView | None


def piece_epoch(tables: Tables, origin: int) -> int:
    """R029, R032, V19, V20: the epoch of the figure an army is shown by."""
    if origin < FROM_EVENT:
        return origin % SECOND_PART + 1
    event = origin - FROM_EVENT
    if tables.kind[event] == KINGDOM:
        return EPOCHS
    if tables.kind[event] in (MIGRANTS, CRUSADE):
        return 1
    epochs = members(range(EPOCHS + 1), tables.epochs[event])
    return EPOCHS if sum(epochs) <= len(epochs) * EPOCHS / 2 else 1


def army_view(position: HistoryPosition, army: int, armies: int) -> ArmyView | None:
    if army == 0:
        return None
    tables = position.tables
    origin = origin_of(army)
    event = origin - FROM_EVENT
    seat = seat_of(army)
    epoch = piece_epoch(tables, origin)
    return ArmyView(
        seat=seat,
        armies=armies,
        epoch=epoch,
        empire=None if event >= 0 else empire_name(position, seat, epoch),
        event=tables.events[event] if event >= 0 else None,
        active=army == position.force,
    )


def empire_name(position: HistoryPosition, seat: int, epoch: int) -> str | None:
    """The empire a seat played in an epoch."""
    return position.tables.empires[position.empires_played[(epoch - 1) * position.seats + seat]]


def land_views(position: HistoryPosition) -> list[LandView]:
    towns = {CITY: "city", CAPITAL: "capital"}
    return [
        LandView(
            land=position.tables.lands[land],
            army=army_view(position, army, position.armies(land)),
            town=towns.get(site & TOWN),
            fort=bool(site & FORT),
            monument=bool(site & MONUMENT_PIECE),
        )
        for land, (army, site) in enumerate(zip(position.army, position.site, strict=True))
        if army or site
    ]


def sea_views(position: HistoryPosition) -> list[SeaView]:
    return [
        SeaView(
            water=position.tables.waters[water],
            fleet=seat_of(position.force) if position.fleets >> water & 1 and position.force else None,
            navy=army_view(position, navy, 1),
        )
        for water, navy in enumerate(position.navy)
        if navy or position.fleets >> water & 1
    ]


def area_views(position: HistoryPosition) -> list[AreaView]:
    tables = position.tables
    seats = range(position.seats)
    names = {0: "none", tables.presence: "presence", tables.dominance: "dominance", tables.control: "control"}
    found = []
    for area, name in enumerate(tables.areas):
        levels = [area_level(position, area, seat) for seat in seats]
        value = tables.values[area][position.epoch]
        found.append(
            AreaView(
                area=name,
                value=value,
                next_value=tables.values[area][position.epoch + 1] if position.epoch < EPOCHS else None,
                lands=position.counts[area * position.seats : (area + 1) * position.seats],
                levels=[names[level] for level in levels],
                points=[value * level for level in levels],
            )
        )
    return found


def strip_view(position: History, viewer: int) -> list[CalledView]:
    """R021: the empires of the epoch in order, and who plays which."""
    first = (position.epoch - 1) * EMPIRES_AN_EPOCH
    holders = {
        empire: seat
        for seat, empire in enumerate(position.held)
        if empire != NONE and position.knows_empire(viewer, seat)
    }
    found = []
    for place in range(EMPIRES_AN_EPOCH):
        empire = first + place
        seat = holders.get(empire)
        if place >= position.called:
            state = "coming"
        elif seat is None:
            state = "absent"
        else:
            state = "active" if seat == position.active and position.frame is not None else "played"
        found.append(CalledView(position.tables.empires[empire], seat, state))
    return found


def seat_view(position: History, viewer: int, seat: int) -> SeatView:
    tables = position.tables
    empire = position.held[seat]
    known = empire != NONE and position.knows_empire(viewer, seat)
    last = position.last_empire[seat]
    size = len(CATEGORIES)
    hand = position.hands[seat]
    greater = sum(tables.deck[card] == GREATER for card in hand)
    return SeatView(
        score=position.scores[seat],
        points=dict(zip(CATEGORIES, position.tally[seat * size : (seat + 1) * size], strict=True)),
        now=dict(zip(CATEGORIES, points_now(position, seat), strict=True)),
        gains=position.gains[seat :: position.seats][: position.epoch],
        greater=greater,
        lesser=len(hand) - greater,
        markers=position.marker_counts[seat],
        has_empire=empire != NONE,
        empire=tables.empires[empire] if known else None,
        giver=None if position.givers[seat] == NONE else position.givers[seat],
        strength_sum=position.strengths[seat],
        last_empire=None if last == NONE else tables.empires[last],
    )


def hand_view(position: History, viewer: int) -> list[CardView]:
    if viewer < 0:
        return []
    asked = bool(position.to_move() >> viewer & 1) and position.decision_kind(viewer) == EVENTS
    tables = position.tables
    return [
        CardView(tables.events[card], asked and card_refusal(position, card) == LEGAL)
        for card in sorted(position.hands[viewer], key=lambda card: (tables.deck[card], card))
    ]


def force_view(position: History) -> ForceView | None:
    if position.active == NONE:
        return None
    tables = position.tables
    event = origin_of(position.force) - FROM_EVENT
    return ForceView(
        empire=tables.empires[position.empire()],
        event=tables.events[event] if event >= 0 else None,
        part=position.part,
        pool=position.pool if is_under_way(position) else tables.part_strength[position.empire()][0],
        ally_pool=position.ally_pool,
        coins=position.coins,
        ally_coins=position.ally_coins,
        ready_forts=position.ready_forts,
        fleets=members(tables.waters, position.fleets),
        effects=[name for name, bit in EFFECTS.items() if position.effects & bit],
        losses=position.losses,
        betrayed=None if position.betrayed == NONE else tables.lands[position.betrayed],
        played=[tables.events[card] for card in position.played],
    )


def is_under_way(position: History) -> bool:
    """Is the expansion, or what leads to it, begun? Before, the empire's armies are still on its card."""
    over = position.frame is None
    return bool(position.force) or over or position.top_kind() in (SCRAP, SAIL, EXCHANGE, MONUMENT)


def result_view(position: HistoryPosition) -> ResultView | None:
    if not position.winners:
        return None
    winners = members(range(position.seats), position.winners)
    if len(winners) > 1:
        return ResultView("shared", winners)
    ways = ["points", "strength", "markers", "last_strength"]
    best = standing(position, winners[0])
    others = [standing(position, seat) for seat in range(position.seats) if seat != winners[0]]
    nearest = max(others)
    decided = next(way for way, mine, theirs in zip(ways, best, nearest, strict=True) if mine != theirs)
    return ResultView(decided, winners)


def draw_view(position: History, viewer: int) -> HistoryView:
    tables = position.tables
    drawing = position.frame is not None and not all_hold(position)
    who_draws = drawer(position) if drawing else None
    return HistoryView(
        viewer=viewer,
        epoch=position.epoch,
        active=None if position.active == NONE else position.active,
        to_move={
            seat: DECISIONS[position.decision_kind(seat)]
            for seat in members(range(position.seats), position.to_move())
        },
        drawing=drawing,
        draw_order=position.draw_order,
        drawer=who_draws,
        drawn=tables.empires[position.drawn] if position.drawn != NONE and who_draws == viewer else None,
        strip=strip_view(position, viewer),
        lands=land_views(position),
        seas=sea_views(position),
        areas=area_views(position),
        seats=[seat_view(position, viewer, seat) for seat in range(position.seats)],
        hand=hand_view(position, viewer),
        force=force_view(position),
        chosen=[tables.lands[land] for land in position.chosen],
        source=None if position.source == NONE else tables.lands[position.source],
        result=result_view(position),
    )


def result(position: History) -> Result:
    found = result_view(position)
    return Result(found.ending, found.winners, list(position.scores)) if found else Result("", [])
