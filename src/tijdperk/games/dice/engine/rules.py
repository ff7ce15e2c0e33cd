"""What a move does: every move ends up here, and goes on to the module of its rule."""

from tijdperk.games.dice.engine import events
from tijdperk.games.dice.engine.costs import next_stage
from tijdperk.games.dice.engine.crossing import build, cross_by_effect, gain, raise_stage, use_bonus
from tijdperk.games.dice.engine.events import note
from tijdperk.games.dice.engine.moves import (
    BUILD,
    CROSS,
    PASS,
    REMOVE_DIE,
    SAY_READY,
    STAGE,
    TAKE_CITY,
    USE_BONUS,
    is_idle,
)
from tijdperk.games.dice.engine.position import CROSS_FIELDS, FREE_ACT, City, DicePosition
from tijdperk.games.dice.engine.turns import go_on, replace_die, say_ready, take_city
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.moves import Move


def play(position: DicePosition, seat: int, move: Move, chance: Chance) -> None:
    """Carry out a legal move, then go on until somebody has to decide or the game is over."""
    verb = move.verb
    noun = move.noun
    if verb == TAKE_CITY:
        take_city(position, seat, noun, chance)
    elif verb == REMOVE_DIE:
        position.answered()
        replace_die(position, seat, noun)
        go_on(position, chance)
    elif verb == SAY_READY:
        say_ready(position, seat, chance)
    else:
        city = position.plan(seat)
        act(position, seat, city, verb, noun, move.second)
        while is_idle(position, seat, city):
            position.answered_first(seat)


def act(position: DicePosition, seat: int, city: City, verb: int, noun: int, die: int) -> None:
    """A step of the seat's own plan."""
    asked = position.frame_of(seat)
    position.answered_first(seat)
    if verb == BUILD:
        build(position, seat, city, die, noun, asked.kind == FREE_ACT)
    elif verb == STAGE:
        raise_stage(position, seat, city, next_stage(position, city))
    elif verb == PASS:
        coins = position.tables.pass_coins  # R34
        gain(position, city, coins)
        note(city.done, events.PASSED, coins)
    elif verb == CROSS:
        if asked.b > 1:
            position.ask_first(seat, CROSS_FIELDS, asked.a, asked.b - 1, asked.c)
        cross_by_effect(position, seat, city, noun)
    elif verb == USE_BONUS:
        use_bonus(position, seat, city, noun)
