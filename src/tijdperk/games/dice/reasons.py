"""Why a move is refused, with the rule behind it."""

from __future__ import annotations

from typing import Any

from tijdperk.games.dice.engine.costs import die_price, is_open, missing, next_stage, purse, usable
from tijdperk.games.dice.engine.moves import (
    BUILD,
    CROSS,
    PASS,
    REMOVE_DIE,
    SAY_READY,
    SKIP,
    STAGE,
    TAKE_CITY,
    USE_BONUS,
    die_of,
    noun_of,
    verb_of,
)
from tijdperk.games.dice.engine.position import (
    ACT,
    BONUS,
    CITY,
    CROSS_FIELDS,
    DECISIONS,
    EXTRA_ACT,
    FREE_ACT,
    GREY_DIE,
    READY,
    City,
    DicePosition,
)
from tijdperk.games.dice.engine.tables import BLACK, COLOURS, NONE
from tijdperk.kernel.errors import Refused

ASKED_BY = {
    TAKE_CITY: (CITY,),
    BUILD: (ACT, EXTRA_ACT, FREE_ACT),
    STAGE: (ACT, EXTRA_ACT),
    PASS: (ACT, EXTRA_ACT),
    CROSS: (CROSS_FIELDS,),
    SKIP: (CROSS_FIELDS, FREE_ACT),
    USE_BONUS: (BONUS,),
    SAY_READY: (READY,),
    REMOVE_DIE: (GREY_DIE,),
}
RULE_OF = {
    CITY: "R2",
    ACT: "R26",
    EXTRA_ACT: "R92",
    FREE_ACT: "R91",
    CROSS_FIELDS: "R86",
    BONUS: "R93",
    READY: "R25",
    GREY_DIE: "R71",
}


def refused(key: str, rule: str, **figures: Any) -> Refused:
    return Refused(key, rule=rule, game="dice", **figures)


def why_not(position: DicePosition, seat: int, move: int) -> Refused:
    """The reason a move is not legal for the seat that owes a decision."""
    verb, noun = verb_of(move), noun_of(move)
    asked = position.decision_kind(seat)
    if asked not in ASKED_BY[verb]:
        return refused("asked-something-else", RULE_OF[asked], decision=DECISIONS[asked])
    tables = position.tables
    if verb == TAKE_CITY:
        return refused("city-taken", "R2", city=tables.cities[noun])
    if verb == REMOVE_DIE:
        return refused("not-a-grey-die", "R70", die=tables.dice[noun])
    if verb == USE_BONUS:
        return refused("bonus-used", "R95", bonus=tables.bonuses[noun])
    city = position.cities[seat]
    if verb == STAGE:
        stage = next_stage(position, city)
        if stage == NONE:
            return refused("wonder-complete", "R84")
        return too_dear(position, seat, city, stage, city.coins, "R33")
    if verb == CROSS:
        if not city.todo[-1] >> 8 >> tables.building[noun] & 1:
            return refused("not-in-this-effect", "R86", field=tables.fields[noun])
        return closed(position, city, noun) or too_dear(position, seat, city, noun, city.coins, "R28")
    return why_not_build(position, seat, city, noun, die_of(move), asked == FREE_ACT)


def closed(position: DicePosition, city: City, field: int) -> Refused | None:
    """R29: the field is crossed already, or something comes before it."""
    name = position.tables.fields[field]
    if city.crossed >> field & 1:
        return refused("field-crossed", "R29", field=name)
    if not is_open(position, city, field):
        return refused("field-not-open", "R29", field=name)
    return None


def too_dear(position: DicePosition, seat: int, city: City, field: int, coins: int, rule: str) -> Refused:
    price = missing(position, seat, city, field)
    name = position.tables.fields[field]
    return refused("field-too-dear", rule, field=name, price=price, short=price - coins)


def why_not_build(position: DicePosition, seat: int, city: City, field: int, die: int, free: bool) -> Refused:
    """R27-R32, R78: the die is not to be had, does not fit, or costs too much."""
    tables = position.tables
    name = tables.dice[die]
    colour = tables.colour[die]
    if die not in position.forum:
        return refused("die-not-in-forum", "R24", die=name)
    if colour >= BLACK and not city.unlocked >> colour & 1:
        return refused("die-locked", "R32", die=name, colour=COLOURS[colour])
    if field not in tables.crosses[position.face[die]]:
        return refused("die-does-not-fit", "R30", die=name, field=tables.fields[field])
    reason = closed(position, city, field)
    if reason:
        return reason
    if not usable(position, seat, city, die):
        return refused("guild-court-closed", "R79" if position.seats == 2 else "R78", die=name)
    left = purse(position, city, die) - die_price(position, city, die, free)
    if left < 0:
        return refused("die-too-dear", "R40", die=name, short=-left)
    return too_dear(position, seat, city, field, left, "R28")
