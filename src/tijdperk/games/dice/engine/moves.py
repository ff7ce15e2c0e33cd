"""The moves of 7 Wonders Dice, and which of them are legal.

What is legal is written once, in the functions that end in `_refusal`: the list of legal moves and the
reasons for refusals are both made of these.
"""

from typing import Final

from tijdperk.games.dice.engine.costs import die_price, holds_court, is_open, missing, next_stage, purse
from tijdperk.games.dice.engine.position import (
    ACT,
    BONUS,
    CITY,
    CROSS_FIELDS,
    EXTRA_ACT,
    FREE_ACT,
    GREY_DIE,
    READY,
    City,
    DicePosition,
)
from tijdperk.games.dice.engine.tables import BLACK, GREY, NONE
from tijdperk.kernel.moves import LEGAL, Move, Verb, move_of

TAKE_CITY: Final = 0
BUILD: Final = 1
STAGE: Final = 2
PASS: Final = 3
CROSS: Final = 4
SKIP: Final = 5
USE_BONUS: Final = 6
SAY_READY: Final = 7
REMOVE_DIE: Final = 8

VERBS: Final[list[Verb]] = [
    Verb(TAKE_CITY, "city CITY", [CITY], "R2"),
    Verb(BUILD, "build FIELD with DIE", [ACT, EXTRA_ACT, FREE_ACT], "R27"),
    Verb(STAGE, "wonder", [ACT, EXTRA_ACT], "R33"),
    Verb(PASS, "pass", [ACT, EXTRA_ACT], "R34"),
    Verb(CROSS, "cross FIELD", [CROSS_FIELDS], "R86"),
    Verb(SKIP, "skip", [CROSS_FIELDS, FREE_ACT], "R87"),
    Verb(USE_BONUS, "bonus BONUS", [BONUS], "R93"),
    Verb(SAY_READY, "ready", [READY], "R25"),
    Verb(REMOVE_DIE, "remove DIE", [GREY_DIE], "R71"),
]
RAISE_STAGE: Final = move_of(STAGE)
DO_PASS: Final = move_of(PASS)
DO_SKIP: Final = move_of(SKIP)
IS_READY: Final = move_of(SAY_READY)

# Why a move is refused.
CITY_TAKEN: Final = 1
NOT_GREY: Final = 2
BONUS_USED: Final = 3
WONDER_COMPLETE: Final = 4
STAGE_TOO_DEAR: Final = 5
NOT_IN_EFFECT: Final = 6
FIELD_CROSSED: Final = 7
FIELD_NOT_OPEN: Final = 8
FIELD_TOO_DEAR: Final = 9
DIE_NOT_IN_FORUM: Final = 10
DIE_LOCKED: Final = 11
DIE_DOES_NOT_FIT: Final = 12
COURT_CLOSED: Final = 13
COURT_CLOSED_TO_TWO: Final = 14
DIE_TOO_DEAR: Final = 15


def field_refusal(position: DicePosition, city: City, field: int) -> int:
    """R29: a field can be crossed once, and after everything that comes before it."""
    if is_open(position, city, field):
        return LEGAL
    return FIELD_CROSSED if city.crossed >> field & 1 else FIELD_NOT_OPEN


def price_refusal(position: DicePosition, seat: int, city: City, field: int, coins: int) -> int:
    """R28: the resources that are lacking can be paid for."""
    return LEGAL if missing(position, seat, city, field) <= coins else FIELD_TOO_DEAR


def lock_refusal(position: DicePosition, city: City, die: int) -> int:
    """R32: special dice have to be unlocked."""
    colour = position.tables.colour[die]
    return DIE_LOCKED if colour >= BLACK and not city.unlocked >> colour & 1 else LEGAL


def court_refusal(position: DicePosition, seat: int, die: int) -> int:
    """R78, R79, M6: what some dice show is for those who have most of it."""
    compared = position.tables.compares[position.face[die]]
    if not compared or holds_court(position, seat, compared):
        return LEGAL
    return COURT_CLOSED_TO_TWO if position.seats == 2 else COURT_CLOSED


def coins_left(position: DicePosition, city: City, die: int, free: bool) -> int:
    """R40, R44: the coins at hand once the die is paid for."""
    return purse(position, city, die) - die_price(position, city, die, free)


def build_refusal(position: DicePosition, seat: int, city: City, field: int, die: int, free: bool) -> int:
    """R24, R27-R32, R78: why a die cannot be used for a field."""
    if die not in position.forum:
        return DIE_NOT_IN_FORUM
    reason = lock_refusal(position, city, die)
    if reason:
        return reason
    if field not in position.tables.crosses[position.face[die]]:
        return DIE_DOES_NOT_FIT
    reason = field_refusal(position, city, field)
    if reason:
        return reason
    reason = court_refusal(position, seat, die)
    if reason:
        return reason
    left = coins_left(position, city, die, free)
    if left < 0:
        return DIE_TOO_DEAR
    return price_refusal(position, seat, city, field, left)


def stage_refusal(position: DicePosition, seat: int, city: City) -> int:
    """R33, R84: the next stage of the Wonder can be paid for."""
    stage = next_stage(position, city)
    if stage == NONE:
        return WONDER_COMPLETE
    return LEGAL if price_refusal(position, seat, city, stage, city.coins) == LEGAL else STAGE_TOO_DEAR


def cross_refusal(position: DicePosition, seat: int, city: City, field: int, buildings: int) -> int:
    """R86, R87, R90, M10: an open field of some buildings (as bits) that can be paid for."""
    if not buildings >> position.tables.building[field] & 1:
        return NOT_IN_EFFECT
    reason = field_refusal(position, city, field)
    return reason or price_refusal(position, seat, city, field, city.coins)


def refusal(position: DicePosition, seat: int, move: Move) -> int:
    """Why the seat cannot answer what it is asked by this move, or LEGAL."""
    verb = move.verb
    noun = move.noun
    city = position.cities[seat]
    if verb == TAKE_CITY:
        return CITY_TAKEN if noun in position.sheets else LEGAL
    if verb == REMOVE_DIE:
        is_grey = noun in position.forum and position.tables.colour[noun] == GREY
        return LEGAL if is_grey else NOT_GREY
    if verb == USE_BONUS:
        return BONUS_USED if city.bonuses >> noun & 1 else LEGAL
    asked = position.frame_of(seat)
    if verb == CROSS:
        return cross_refusal(position, seat, city, noun, asked.a)
    if verb == STAGE:
        return stage_refusal(position, seat, city)
    if verb == BUILD:
        return build_refusal(position, seat, city, noun, move.second, asked.kind == FREE_ACT)
    return LEGAL


def legal_moves(position: DicePosition, seat: int) -> list[Move]:
    """Every move the seat may make now; R35: passing always is one."""
    kind = position.frame_of(seat).kind
    if kind == ACT or kind == EXTRA_ACT:
        city = position.cities[seat]
        moves = build_moves(position, seat, city, False)
        if stage_refusal(position, seat, city) == LEGAL:
            moves.append(RAISE_STAGE)
        moves.append(DO_PASS)
        return moves
    if kind == READY:
        return [IS_READY]
    if kind == FREE_ACT:
        return [*build_moves(position, seat, position.cities[seat], True), DO_SKIP]
    if kind == CROSS_FIELDS:
        return [*cross_moves(position, seat, position.cities[seat]), DO_SKIP]
    tables = position.tables
    row = tables.bonus_moves if kind == BONUS else tables.city_moves if kind == CITY else tables.remove_moves
    nouns = position.forum if kind == GREY_DIE else list(range(len(row)))
    return [row[noun] for noun in nouns if refusal(position, seat, row[noun]) == LEGAL]


def build_moves(position: DicePosition, seat: int, city: City, free: bool) -> list[Move]:
    """R23, R26, R27, R28, R30, M11: every die the seat may choose, with every field it can pay for."""
    tables = position.tables
    moves: list[Move] = []
    for die in position.forum:
        left = purse(position, city, die) - die_price(position, city, die, free)
        if left < 0 or lock_refusal(position, city, die) or court_refusal(position, seat, die):
            continue
        by_field = tables.build_moves[die]
        for field in tables.crosses[position.face[die]]:
            if is_open(position, city, field) and missing(position, seat, city, field) <= left:
                moves.append(by_field[field])
    return moves


def cross_moves(position: DicePosition, seat: int, city: City) -> list[Move]:
    """R86: the fields that an effect lets the seat cross."""
    buildings = position.frame_of(seat).a
    row = position.tables.cross_moves
    building = position.tables.building
    return [
        row[field]
        for field in range(len(row))
        if buildings >> building[field] & 1 and cross_refusal(position, seat, city, field, buildings) == LEGAL
    ]


def is_idle(position: DicePosition, seat: int, city: City) -> bool:
    """R87, R95: does what is asked next offer nothing to choose?"""
    kind = position.frame_of(seat).kind
    if kind == CROSS_FIELDS:
        return not cross_moves(position, seat, city)
    if kind == FREE_ACT:
        return not build_moves(position, seat, city, True)
    if kind == BONUS:
        return city.bonuses == 7
    return False
