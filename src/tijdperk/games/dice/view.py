"""What a viewer may know of a game of 7 Wonders Dice, as a typed message.

A view is built by naming what may be known: of the others the sheets as they were when the dice were
thrown, of oneself also the plan for this turn.
"""

from __future__ import annotations

import msgspec

from tijdperk.games.dice.engine import events
from tijdperk.games.dice.engine.costs import die_price, holds_court, is_open, purse
from tijdperk.games.dice.engine.dice import Dice
from tijdperk.games.dice.engine.position import (
    ACT,
    CROSS_FIELDS,
    DECISIONS,
    FREE_ACT,
    City,
    DicePosition,
    crossed_in,
)
from tijdperk.games.dice.engine.scoring import sheet
from tijdperk.games.dice.engine.tables import COLOURS, GREY, NONE, UNLOCK, Tables
from tijdperk.games.dice.engine.turns import standing
from tijdperk.kernel.game import Result, args_of, members


class DieView(msgspec.Struct, frozen=True):
    """A die in the Forum."""

    die: str
    colour: str
    face: str
    quarter: int  # its place, and what it costs there
    cost: int


class SheetView(msgspec.Struct, frozen=True):
    """A seat's city: as everybody knows it, or with the viewer's own plan."""

    city: str
    crossed: list[str]
    coins: int
    circled: int  # coins of the reserve ever received: those that are not at hand were spent
    resources: int
    discount: int
    free: list[str]  # colours whose dice cost nothing
    income: dict[str, int]  # colour: coins for choosing it
    unlocked: list[str]  # special colours
    unlocks: dict[str, str]  # field: the colour it unlocks in this city
    bonuses: list[str]  # used
    open: list[str]  # fields that could be crossed next
    counts: dict[str, int]  # building: fields crossed
    points: dict[str, int]  # by row, if the game ended now
    attacks: dict[str, int]  # attack field: points written for it


class SeatView(msgspec.Struct, frozen=True):
    sheet: SheetView | None
    ready: bool
    left: int  # its neighbours
    right: int


class PlanStep(msgspec.Struct, frozen=True):
    """A step of the viewer's own plan, in order."""

    event: str
    args: dict[str, str | int]


class Owed(msgspec.Struct, frozen=True):
    """Something the viewer has still to decide this turn."""

    kind: str
    buildings: list[str] = []  # of which fields are to be crossed
    left: int = 1  # how many of them
    of: int = 1


class DiePrice(msgspec.Struct, frozen=True):
    """What a die would cost the viewer now."""

    die: str
    price: int
    income: int
    locked: bool
    court: bool | None  # R78: whether the Guild Court is open to the viewer by it
    short: int  # coins lacking for the die alone


class ResultView(msgspec.Struct, frozen=True):
    ending: str  # "points", "coins", "shared"
    winners: list[int]


class DiceView(msgspec.Struct, frozen=True):
    """The whole table as one viewer sees it."""

    viewer: int
    turn: int
    final: bool
    to_move: dict[int, str]  # seat: "act" while it is not ready; the viewer's own decision by its kind
    acting: bool
    forum: list[DieView]
    aside: list[str]  # special dice that have not entered
    removed: list[str]  # grey dice that left
    seats: list[SeatView]
    mine: SheetView | None  # the viewer's sheet with the plan
    plan: list[PlanStep]
    owed: list[Owed]  # what the viewer has to decide before it is ready, in order
    prices: list[DiePrice]
    entering: list[str]  # special dice waiting for a grey one to be picked
    agora_done: bool
    cities_left: list[str]  # while cities are chosen
    result: ResultView | None


def sheet_view(position: DicePosition, seat: int, city: City) -> SheetView:
    tables = position.tables
    effects = tables.effects[position.sheets[seat]]
    return SheetView(
        city=tables.cities[position.sheets[seat]],
        crossed=members(tables.fields, city.crossed),
        coins=city.coins,
        circled=city.circled,
        resources=city.resources,
        discount=city.discount,
        free=members(COLOURS, city.free),
        income={COLOURS[colour]: coins for colour, coins in enumerate(city.income) if coins},
        unlocked=members(COLOURS, city.unlocked),
        unlocks={
            tables.fields[field]: COLOURS[effect.a]
            for field, done in enumerate(effects)
            for effect in done
            if effect.kind == UNLOCK
        },
        bonuses=members(tables.bonuses, city.bonuses),
        open=[name for field, name in enumerate(tables.fields) if is_open(position, city, field)],
        counts={name: crossed_in(city, tables, 1 << number) for number, name in enumerate(tables.buildings)},
        points=dict(zip(tables.rows, sheet(position, seat, city), strict=True)),
        attacks={
            tables.fields[field]: points
            for field, points in zip(city.attacks[::2], city.attacks[1::2], strict=True)
        },
    )


def seat_view(position: DicePosition, seat: int) -> SeatView:
    """What everybody knows of a seat."""
    return SeatView(
        sheet=None if position.sheets[seat] == NONE else sheet_view(position, seat, position.before[seat]),
        ready=position.acting() and not position.to_move() >> seat & 1,
        left=position.left_of(seat),
        right=position.right_of(seat),
    )


def event_names(tables: Tables) -> dict[str, list[str]]:
    """What figures of events are the names of."""
    return {
        "city": tables.cities,
        "field": tables.fields,
        "die": tables.dice,
        "building": tables.buildings,
        "bonus": tables.bonuses,
    }


def plan_view(tables: Tables, city: City) -> list[PlanStep]:
    names = event_names(tables)
    steps = []
    for at in range(0, len(city.done), 4):
        kind, *values = city.done[at : at + 4]
        steps.append(PlanStep(events.EVENTS[kind], args_of(events.ARGS[kind], values, names)))
    return steps


def owed_view(position: DicePosition, seat: int) -> list[Owed]:
    """R87, R93: the chain of effects that is still to be gone through."""
    found = []
    asked = position.own[seat]
    while asked is not None:
        if asked.kind == CROSS_FIELDS:
            buildings = members(position.tables.buildings, asked.a)
            found.append(Owed(DECISIONS[asked.kind], buildings, asked.b, asked.c))
        else:
            found.append(Owed(DECISIONS[asked.kind]))
        asked = asked.below
    return found


def die_prices(position: DicePosition, seat: int) -> list[DiePrice]:
    """R32, R40, R44, R78: the dice as the seat can have them now."""
    tables = position.tables
    city = position.cities[seat]
    free = position.decision_kind(seat) == FREE_ACT
    found = []
    for die in position.forum:
        price = die_price(position, city, die, free)
        colour = tables.colour[die]
        compared = tables.compares[position.face[die]]
        found.append(
            DiePrice(
                die=tables.dice[die],
                price=price,
                income=city.income[colour],
                locked=colour in tables.special and not city.unlocked >> colour & 1,
                court=holds_court(position, seat, compared) if compared else None,
                short=max(0, price - purse(position, city, die)),
            )
        )
    return found


def to_move_view(position: Dice, viewer: int) -> dict[int, str]:
    """Who has to decide what; how far another seat is with its plan is a secret."""
    acting = position.acting()
    return {
        seat: DECISIONS[ACT if acting and seat != viewer else position.decision_kind(seat)]
        for seat in members(range(position.seats), position.to_move())
    }


def result_view(position: DicePosition) -> ResultView | None:
    if not position.winners:
        return None
    winners = members(range(position.seats), position.winners)
    if len(winners) > 1:
        return ResultView("shared", winners)
    points = [standing(position, seat)[0] for seat in range(position.seats)]
    tied = points.count(max(points)) > 1
    return ResultView("coins" if tied else "points", winners)


def draw_view(position: Dice, viewer: int) -> DiceView:
    tables = position.tables
    acting = position.acting()
    seated = viewer >= 0 and position.sheets[viewer] != NONE
    mine = position.cities[viewer] if seated and acting else None
    return DiceView(
        viewer=viewer,
        turn=position.turn,
        final=position.final,
        to_move=to_move_view(position, viewer),
        acting=acting,
        forum=[
            DieView(
                die=tables.dice[die],
                colour=COLOURS[tables.colour[die]],
                face=tables.symbols[position.face[die]],
                quarter=position.quarter[die],
                cost=tables.quarters[position.quarter[die]],
            )
            for die in position.forum
            if position.face[die] != NONE
        ],
        aside=[
            tables.dice[tables.die_of[colour]]
            for colour in tables.special
            if not position.entered >> colour & 1
        ],
        removed=[
            name
            for die, name in enumerate(tables.dice)
            if tables.colour[die] == GREY and die not in position.forum
        ],
        seats=[seat_view(position, seat) for seat in range(position.seats)],
        mine=sheet_view(position, viewer, mine) if mine else None,
        plan=plan_view(tables, mine) if mine else [],
        owed=owed_view(position, viewer) if mine else [],
        prices=die_prices(position, viewer) if mine else [],
        entering=[tables.dice[tables.die_of[colour]] for colour in position.picks[1::2]],
        agora_done=position.agora_done,
        cities_left=[
            name
            for city, name in enumerate(tables.cities)
            if NONE in position.sheets and city not in position.sheets
        ],
        result=result_view(position),
    )


def result(position: Dice) -> Result:
    found = result_view(position)
    points = [standing(position, seat)[0] for seat in range(position.seats)]
    return Result(found.ending, found.winners, points) if found else Result("", [])
