"""What a seat is offered: the moves it may make with their price and gain, and why others are refused."""

from __future__ import annotations

import msgspec

from tijdperk.games.dice.engine import events
from tijdperk.games.dice.engine.costs import die_price, is_open, missing, next_stage, purse
from tijdperk.games.dice.engine.dice import Dice
from tijdperk.games.dice.engine.moves import BUILD, CROSS, PASS, STAGE, die_of, move_of, noun_of, verb_of
from tijdperk.games.dice.engine.position import ACT, EXTRA_ACT, FREE_ACT
from tijdperk.games.dice.engine.scoring import sheet
from tijdperk.games.dice.engine.tables import NONE
from tijdperk.games.dice.notation import write_move
from tijdperk.games.dice.reasons import why_not
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import Refused
from tijdperk.kernel.game import Choice


class MoveDetail(msgspec.Struct, frozen=True):
    """What a move costs and brings, all in."""

    pays: int = 0  # coins paid, for die and resources
    die: int = 0  # of which for the die
    resources: int = 0  # of which for resources
    income: int = 0  # coins the die brings first
    gains: int = 0  # coins the move brings
    points: int = 0  # points more, if the game ended now
    completes: str | None = None  # the building it would complete


def move_detail(position: Dice, seat: int, move: int) -> MoveDetail | None:
    """R27, R38, R40, R44: a move's price as a sum, and what it brings."""
    verb, noun = verb_of(move), noun_of(move)
    if verb not in (BUILD, CROSS, STAGE, PASS):
        return None
    city = position.cities[seat]
    field = next_stage(position, city) if verb == STAGE else noun
    resources = 0 if verb == PASS else missing(position, seat, city, field)
    die = income = 0
    if verb == BUILD:
        die = die_price(position, city, die_of(move), city.todo[-1] & 255 == FREE_ACT)
        income = purse(position, city, die_of(move)) - city.coins
    after = position.clone()
    after.play(seat, move, Sampled(0))
    then = after.cities[seat]
    completed = [done >> 8 & 255 for done in then.done[len(city.done) :] if done & 255 == events.COMPLETED]
    return MoveDetail(
        pays=die + resources,
        die=die,
        resources=resources,
        income=income,
        gains=then.coins - city.coins + die + resources - income,
        points=sum(sheet(after, seat, then)) - sum(sheet(position, seat, city)),
        completes=position.tables.buildings[completed[0]] if completed else None,
    )


def choices(position: Dice, seat: int) -> list[Choice]:
    """Every legal move, with its price as a sum and what it brings."""
    tables = position.tables
    return [
        Choice(write_move(tables, move), move_detail(position, seat, move)) for move in position.legal(seat)
    ]


def refusals(position: Dice, seat: int) -> list[tuple[str, Refused]]:
    """R28-R32: fields that a die in the Forum shows and that cannot be crossed now, and the Wonder."""
    if not position.to_move() >> seat & 1 or position.decision_kind(seat) not in (ACT, EXTRA_ACT, FREE_ACT):
        return []
    tables = position.tables
    city = position.cities[seat]
    legal = set(position.legal(seat))
    wanted = [
        move_of(BUILD, field, die)
        for die in position.forum
        for field in tables.crosses[position.face[die]]
        if is_open(position, city, field)
    ]
    if position.decision_kind(seat) != FREE_ACT and next_stage(position, city) != NONE:
        wanted.append(STAGE)
    return [(write_move(tables, move), why_not(position, seat, move)) for move in wanted if move not in legal]
