"""What a move does: every move ends up here, and goes on to the module of its rule."""

from tijdperk.games.antiquity.engine.countryside import (
    clean,
    cut_wood,
    dig,
    go_on,
    open_inn,
    plant,
    settle,
    trawl,
)
from tijdperk.games.antiquity.engine.decay import bury, pollute
from tijdperk.games.antiquity.engine.harvest import discard, explore, harvest, pass_explorer
from tijdperk.games.antiquity.engine.payment import answered_by, pay
from tijdperk.games.antiquity.engine.planning import (
    build,
    build_free_house,
    build_house,
    clear_grave,
    dedicate,
    raze,
    send_man,
    trade,
)
from tijdperk.games.antiquity.engine.position import BUILDING, AntiquityPosition
from tijdperk.games.antiquity.engine.rearranging import lay, lift, move_grave, put_back
from tijdperk.games.antiquity.engine.setup import found
from tijdperk.games.antiquity.engine.trading import bargain, leave_market
from tijdperk.games.antiquity.engine.turns import proceed
from tijdperk.games.antiquity.engine.verbs import (
    ADD_HOUSE,
    BARGAIN,
    BUILD,
    BURY,
    CLEAN,
    CLEAR,
    DEDICATE,
    DIG,
    DISCARD,
    DONE,
    EXPLORE,
    FOUND,
    HARVEST,
    HOUSE,
    LAY,
    LIFT,
    MAN,
    MOVE_GRAVE,
    NO_HOUSE,
    OPEN_INN,
    PASS,
    PAY,
    PLANT,
    PLANT_FREE,
    POLLUTE,
    PUT_BACK,
    RAZE,
    READY,
    SETTLE,
    TRADE,
    TRAWL,
    WOODCUT,
)
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.moves import Move


def play(position: AntiquityPosition, seat: int, move: Move, chance: Chance) -> None:
    """Carry out a legal move, then go on until somebody has to decide or the game is over."""
    verb = move.verb
    if verb >= BARGAIN:
        bargain(position, seat, move)
        return
    if verb == PAY:
        pay(position, seat, move.noun)
        if position.phase != BUILDING:
            go_on(position, seat)
    elif verb <= NO_HOUSE:
        planning_move(position, seat, move)
    elif verb <= DONE:
        countryside_move(position, seat, move)
    elif verb == EXPLORE:
        explore(position, seat, move.noun, chance)
    else:
        later_move(position, seat, move)
    proceed(position)


def planning_move(position: AntiquityPosition, seat: int, move: Move) -> None:
    verb, noun, second, third = move.verb, move.noun, move.second, move.third
    if verb == BUILD:
        build(position, seat, noun, second, third)
    elif verb == HOUSE:
        build_house(position, seat, noun, second)
    elif verb == MAN:
        send_man(position, seat, noun)
    elif verb == READY:
        leave_market(position, seat)
        position.resolve(seat)
    elif verb == TRADE:
        trade(position, seat, noun, second, third)
    elif verb == CLEAR:
        clear_grave(position, seat, noun)
    elif verb == LIFT:
        lift(position, seat, noun)
    elif verb == LAY:
        lay(position, seat, noun, second, third)
    elif verb == MOVE_GRAVE:
        move_grave(position, seat, noun, second)
    elif verb == PUT_BACK:
        put_back(position, seat)
    elif verb == RAZE:
        raze(position, seat)
    elif verb == DEDICATE:
        dedicate(position, seat, noun)
    elif verb == ADD_HOUSE:
        build_free_house(position, seat, noun, second)
    elif verb == NO_HOUSE:
        answered_by(position, seat)
    elif verb == FOUND:
        found(position, seat, noun)


def countryside_move(position: AntiquityPosition, seat: int, move: Move) -> None:
    verb, noun, second = move.verb, move.noun, move.second
    if verb == WOODCUT:
        cut_wood(position, seat, noun)
    elif verb == PLANT or verb == PLANT_FREE:
        plant(position, seat, noun, second, verb == PLANT_FREE)
    elif verb == DIG:
        dig(position, seat, noun, second)
    elif verb == TRAWL:
        trawl(position, seat, noun, second, move.third)
    elif verb == OPEN_INN:
        open_inn(position, seat, noun)
    elif verb == SETTLE:
        settle(position, seat, noun)
    elif verb == CLEAN:
        clean(position, seat, noun)
    elif verb == DONE:
        position.answered()


def later_move(position: AntiquityPosition, seat: int, move: Move) -> None:
    verb, noun = move.verb, move.noun
    if verb == DISCARD:
        discard(position, seat, noun)
    elif verb == HARVEST:
        harvest(position, seat, noun)
    elif verb == PASS:
        pass_explorer(position, seat)
    elif verb == BURY:
        bury(position, seat, noun)
    elif verb == POLLUTE:
        pollute(position, seat, noun)
