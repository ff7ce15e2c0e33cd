"""What a seat is offered: the moves it may make with their price and gain, and why others are refused."""

from __future__ import annotations

import msgspec

from tijdperk.games.dice.engine import events
from tijdperk.games.dice.engine.costs import die_price, is_open, missing, next_stage, purse
from tijdperk.games.dice.engine.dice import Dice
from tijdperk.games.dice.engine.moves import BUILD, CROSS, PASS, RAISE_STAGE, STAGE
from tijdperk.games.dice.engine.position import ACT, EXTRA_ACT, FREE_ACT
from tijdperk.games.dice.engine.scoring import sheet
from tijdperk.games.dice.engine.tables import NONE
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.moves import Move


class MoveDetail(msgspec.Struct, frozen=True):
    """What a move costs and brings, all in."""

    pays: int = 0  # coins paid, for die and resources
    die: int = 0  # of which for the die
    resources: int = 0  # of which for resources
    income: int = 0  # coins the die brings first
    gains: int = 0  # coins the move brings
    points: int = 0  # points more, if the game ended now
    completes: str | None = None  # the building it would complete


def detail(position: Dice, seat: int, move: Move) -> MoveDetail | None:
    """R27, R38, R40, R44: a move's price as a sum, and what it brings."""
    verb, noun = move.verb, move.noun
    if verb not in (BUILD, CROSS, STAGE, PASS):
        return None
    city = position.cities[seat]
    field = next_stage(position, city) if verb == STAGE else noun
    resources = 0 if verb == PASS else missing(position, seat, city, field)
    die = income = 0
    if verb == BUILD:
        die = die_price(position, city, move.second, position.decision_kind(seat) == FREE_ACT)
        income = purse(position, city, move.second) - city.coins
    after = position.clone()
    after.play(seat, move, Sampled(0))
    then = after.cities[seat]
    done = then.done[len(city.done) :]
    completed = [done[at + 1] for at in range(0, len(done), 4) if done[at] == events.COMPLETED]
    return MoveDetail(
        pays=die + resources,
        die=die,
        resources=resources,
        income=income,
        gains=then.coins - city.coins + die + resources - income,
        points=sum(sheet(after, seat, then)) - sum(sheet(position, seat, city)),
        completes=position.tables.buildings[completed[0]] if completed else None,
    )


def wanted(position: Dice, seat: int) -> list[Move]:
    """R28-R32: fields that a die in the Forum shows and that cannot be crossed now, and the Wonder."""
    if position.decision_kind(seat) not in (ACT, EXTRA_ACT, FREE_ACT):
        return []
    tables = position.tables
    city = position.cities[seat]
    legal = set(position.legal(seat))
    moves = [
        tables.build_moves[die][field]
        for die in position.forum
        for field in tables.crosses[position.face[die]]
        if is_open(position, city, field)
    ]
    if position.decision_kind(seat) != FREE_ACT and next_stage(position, city) != NONE:
        moves.append(RAISE_STAGE)
    return [move for move in moves if move not in legal]
