"""The course of a game: what comes next when nothing is asked, by phase (G-42)."""

from typing import Final

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.battle import ask_attacks, fight_on, next_battle, unbased
from tijdperk.games.civilization.engine.eras import close_turn
from tijdperk.games.civilization.engine.exploring import first_counter
from tijdperk.games.civilization.engine.knowledge import owner_bonus
from tijdperk.games.civilization.engine.movement import begin_moves, ground, landed_in, landings
from tijdperk.games.civilization.engine.position import (
    BATTLES,
    CHOICE_OF_LANDS,
    CHOOSING,
    FIRST_BONUSES,
    FIRST_COUNTERS,
    MOVEMENT,
    OVER,
    PRODUCTION,
    PURCHASE,
    TRADE,
    CivilizationPosition,
)
from tijdperk.games.civilization.engine.production import begin_production, end_production
from tijdperk.games.civilization.engine.purchase import begin_purchase
from tijdperk.games.civilization.engine.rolls import highest
from tijdperk.games.civilization.engine.setup import deal_technologies, first_counters
from tijdperk.games.civilization.engine.tables import NONE
from tijdperk.games.civilization.engine.trading import begin_trade
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.position import NOBODY

# stages of the battles of one seat
FLIGHTS: Final = 0  # aircraft have landed: does anybody declare battle?
DECLARATIONS: Final = 1
FIGHTS: Final = 2

# stages of production
TO_COME: Final = 0
COLLECTING: Final = 1


def proceed(position: CivilizationPosition, chance: Chance) -> None:
    """Go on until somebody has to decide or the game is over."""
    leave_out_eliminated(position)
    while position.frame is None and position.phase != OVER:
        phase = position.phase
        if phase == MOVEMENT:
            next_mover(position)
        elif phase == BATTLES:
            go_on_with_battles(position, chance)
        elif phase == TRADE:
            start(position, PRODUCTION)
        elif phase == PRODUCTION:
            produce(position, chance)
        elif phase == PURCHASE:
            next_buyer(position, chance)
        else:
            set_up_further(position, chance)
        leave_out_eliminated(position)


def leave_out_eliminated(position: CivilizationPosition) -> None:
    """A-30, G-101: whoever is out has nothing to decide any more, and is not start player either."""
    if not position.plays(position.starter):
        pass_start(position)
    frame = position.frame
    while frame is not None and position.out and not frame.seats & ~position.out and not position.own:
        position.answered()
        frame = position.frame


def start(position: CivilizationPosition, phase: int) -> None:
    position.phase = phase
    position.stage = 0
    position.active = NONE
    if phase >= MOVEMENT:
        position.emit(events.PHASE, NOBODY, phase)


# -- setup


def set_up_further(position: CivilizationPosition, chance: Chance) -> None:
    queue = position.queue
    phase = position.phase
    if phase == CHOICE_OF_LANDS:
        if queue:
            position.queue = queue[1:]
            position.active = queue[0]
            position.ask(CHOOSING, queue[0])
            return
        # technologies are dealt before counters are turned up; C-24: their bonuses come after.
        dealt = deal_technologies(position, chance) if position.advanced else []
        counters = first_counters(position)
        position.stage = len(counters)
        position.queue = counters + (dealt if position.dealt_bonus else [])
        position.phase = FIRST_COUNTERS
    elif phase == FIRST_COUNTERS:
        if position.stage:
            position.stage -= 2
            position.queue = queue[2:]
            first_counter(position, queue[0], queue[1], chance)
        else:
            position.phase = FIRST_BONUSES
    elif queue:
        position.queue = queue[2:]
        owner_bonus(position, queue[0], queue[1])
    else:
        position.starter = highest(
            position, list(range(position.seats)), [0] * position.seats, events.FOR_START, chance
        )
        begin_turn(position)


def begin_turn(position: CivilizationPosition) -> None:
    """G-42: a turn begins with movement, from the start player on."""
    position.turn += 1
    position.emit(events.STARTS, position.starter, position.turn)
    position.changed = [0] * position.tables.lands
    position.placed = [0] * position.tables.lands
    start(position, MOVEMENT)
    position.queue = position.order()


# -- movement and battles


def next_mover(position: CivilizationPosition) -> None:
    """G-72: one seat finishes its moves and battles before the next moves."""
    queue = position.queue
    position.battles = []  # some are left if the seat before was eliminated
    if not position.order():
        close_turn(position)  # the last one eliminated itself
        return
    if not queue:
        start(position, TRADE)
        begin_trade(position)
        return
    position.queue = queue[1:]
    if position.plays(queue[0]):
        begin_moves(position, queue[0])


def end_moves(position: CivilizationPosition) -> None:
    """G-45, G-77: aircraft without a base are lost; then those that have just landed can be fought (G-78)."""
    active = position.active
    position.answered()
    ground(position, unbased(position, active))
    position.phase = BATTLES
    position.stage = FLIGHTS
    position.flights = landings(position, active)


def go_on_with_battles(position: CivilizationPosition, chance: Chance) -> None:
    """G-53, G-80: battles are declared, then fought."""
    active = position.active
    if position.stage == FLIGHTS:
        flights = position.flights
        if flights:
            position.flights = flights[1:]
            landed_in(position, active, flights[0])
        else:
            position.stage = DECLARATIONS
    elif position.stage == DECLARATIONS:
        if not ask_attacks(position):
            position.stage = FIGHTS
    elif position.battle_area != NONE:
        fight_on(position, chance)
    elif not position.plays(active) or not next_battle(position, chance):
        end_battles(position)


def end_battles(position: CivilizationPosition) -> None:
    """The active seat is done; the next one moves."""
    position.phase = MOVEMENT


# -- production and purchase


def produce(position: CivilizationPosition, chance: Chance) -> None:
    if position.stage == TO_COME:
        position.stage = COLLECTING
        begin_production(position, chance)
    else:
        end_production(position)
        start(position, PURCHASE)
        position.queue = position.order()


def next_buyer(position: CivilizationPosition, chance: Chance) -> None:
    """G-72: purchases go in turn order; after the last the turn ends."""
    queue = position.queue
    if queue:
        position.queue = queue[1:]
        begin_purchase(position, queue[0])
        return
    position.active = NONE
    close_turn(position)
    if position.phase != OVER:
        pass_start(position)
        begin_turn(position)


def pass_start(position: CivilizationPosition) -> None:
    """G-43, G-101: the next living seat on the left becomes start player."""
    seats = position.seats
    for step in range(1, seats + 1):
        seat = (position.starter + step) % seats
        if position.plays(seat):
            position.starter = seat
            return
