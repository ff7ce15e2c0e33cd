"""Which moves a bot looks at, and how good each looks at a glance: about in gold.

Greedy play takes the best look; search tries the best looks first. It reads only what the seat may know.
"""

from typing import Final

from tijdperk.games.civilization.engine.battle import (
    capturing_moves,
    ordering_moves,
    picking_moves,
    side_of,
    supporting_moves,
)
from tijdperk.games.civilization.engine.bot_battles import (
    attack_candidates,
    capture_value,
    declare_value,
    order_value,
    pick_value,
    present_value,
    support_value,
)
from tijdperk.games.civilization.engine.bot_knowledge import (
    ENDS,
    MARGIN,
    lead,
    technology_value,
)
from tijdperk.games.civilization.engine.bot_moves import guard_value, moving_choices, slopes
from tijdperk.games.civilization.engine.bot_purchases import growth_value, purchase_choices
from tijdperk.games.civilization.engine.bot_trade import trading_choices
from tijdperk.games.civilization.engine.claims import announce_moves, claim_moves
from tijdperk.games.civilization.engine.exploring import minor_army_moves
from tijdperk.games.civilization.engine.gifts import growth_moves, place_moves
from tijdperk.games.civilization.engine.knowledge import free_technology_moves
from tijdperk.games.civilization.engine.leanings import lean
from tijdperk.games.civilization.engine.moves import legal_moves
from tijdperk.games.civilization.engine.position import (
    ATTACKING,
    CAPTURING,
    CHOOSING,
    DECLARING,
    FREE_TECHNOLOGY_CHOICE,
    GROWING,
    LONG,
    MINOR_ARMY,
    MOVING,
    ORDERING,
    PICKING,
    PLACING,
    PRODUCING,
    PURCHASING,
    SUPPORTING,
    TRADING,
    CivilizationPosition,
)
from tijdperk.games.civilization.engine.scoring import military_units
from tijdperk.games.civilization.engine.setup import choosing_moves
from tijdperk.games.civilization.engine.survey import Choices, Survey
from tijdperk.games.civilization.engine.tables import DIPLOMATIC_EFFECT, NONE, SETTLER, is_army, is_fleet
from tijdperk.games.civilization.engine.verbs import ATTACK, COLLECT_BEST
from tijdperk.kernel.moves import Move, move_of

CLAIMED: Final = 200  # the heuristic of what costs nothing and brings points
OTHER: Final = -60  # that of a move that is no candidate
MAX_CHOICES: Final = 6
MAX_LANDS: Final = 10


def weighed(position: CivilizationPosition, seat: int) -> Choices:
    """The moves a bot looks at, and how good each looks."""
    frame = position.frame
    choices = Choices()
    if frame is None or seat < 0 or not frame.seats >> seat & 1:
        return choices
    if not position.advanced:
        for move in claim_moves(position, seat):
            choices.add(move, CLAIMED)
        if choices.moves:
            return choices
    kind = position.frame_of(seat).kind
    if kind == PRODUCING:
        choices.add(move_of(COLLECT_BEST), 0)
        return choices
    if kind == CHOOSING:
        return start_choices(position, seat)
    survey = Survey(position, seat)
    if kind == MOVING:
        choices = moving_choices(position, survey)
        if not position.taken:
            lean(choices, position.advanced, position.era)
        return choices
    if kind == PURCHASING:
        choices = purchase_choices(position, survey)
        lean(choices, position.advanced, position.era)
        add_announcement(position, seat, choices)
        return choices
    if kind == TRADING:
        return trading_choices(position, survey)
    if kind in (ATTACKING, ORDERING, DECLARING, SUPPORTING, PICKING, CAPTURING):
        return battle_choices(position, survey, kind)
    return gift_choices(position, survey, kind)


def candidates(position: CivilizationPosition, seat: int) -> list[Move]:
    return weighed(position, seat).moves


def heuristic(position: CivilizationPosition, seat: int, move: Move) -> int:
    """How good a move looks; what is no candidate does not look good."""
    choices = weighed(position, seat)
    for index in range(len(choices.moves)):
        if choices.moves[index] is move:
            return choices.values[index]
    return OTHER


# -- the start, and gifts


def start_choices(position: CivilizationPosition, seat: int) -> Choices:
    """G-38: land with much free land around it, and sea, away from others."""
    choices = Choices()
    for move in choosing_moves(position):
        choices.add(move, start_value(position, seat, move.noun))
    choices.keep(MAX_LANDS)
    return choices


def start_value(position: CivilizationPosition, seat: int, land: int) -> int:
    tables = position.tables
    value = 2 * min(2, len(tables.shores[land]))
    for other in range(tables.lands):
        far = tables.land_steps[land][other]
        owner = position.settled[other]
        if far == NONE or far > 3 or other == land:
            continue
        if owner == NONE:
            value += 5 if far == 1 else 2 if far == 2 else 0
        elif owner == seat:
            value += 4 if far == 2 else 2 if far == 3 else -4
        else:
            value -= 12 if far == 1 else 5 if far == 2 else 1
    return value


def gift_choices(position: CivilizationPosition, survey: Survey, kind: int) -> Choices:
    """Pieces, technologies and growth for nothing."""
    choices = Choices()
    seat = survey.seat
    if kind == FREE_TECHNOLOGY_CHOICE:
        for move in free_technology_moves(position):
            choices.add(move, technology_value(position, survey, move.noun, False))
    elif kind == MINOR_ARMY:
        for move in minor_army_moves(position):
            choices.add(move, survey.unit_might[move.noun])
    elif kind == GROWING:
        for move in growth_moves(position, seat):
            choices.add(move, growth_value(position, survey, move.noun))
    elif kind == PLACING:
        given = position.frame_of(seat).a
        pull = slopes(position, survey) if given == SETTLER or is_fleet(given) else []
        for move in place_moves(position, seat):
            if pull:
                value = pull[move.noun]
            else:
                guards = survey.at(move.noun, seat) if is_army(given) else 0
                value = guard_value(position, survey, move.noun, guards, NONE)
            choices.add(move, value)
    else:
        for move in legal_moves(position, seat, kind):
            choices.add(move, 0)
    choices.keep(MAX_CHOICES)
    return choices


# -- battles


def battle_choices(position: CivilizationPosition, survey: Survey, kind: int) -> Choices:
    choices = Choices()
    if kind == ATTACKING:
        for move in attack_candidates(position, survey):
            value = present_value(position, survey, move.noun, move.second) if move.verb == ATTACK else 0
            choices.add(move, value)
    elif kind == ORDERING:
        for move in ordering_moves(position):
            choices.add(move, order_value(position, survey, move))
    elif kind == DECLARING:
        for move in legal_moves(position, survey.seat, kind):
            choices.add(move, declare_value(position, survey, move))
    elif kind == SUPPORTING:
        for move in supporting_moves(position):
            choices.add(move, support_value(position, survey, move))
    elif kind == PICKING:
        for move in picking_moves(position, side_of(position, survey.seat)):
            choices.add(move, pick_value(position, survey, move))
    else:
        for move in capturing_moves():
            choices.add(move, capture_value(move))
    choices.keep(MAX_CHOICES)
    return choices


# -- the end of the long game


def add_announcement(position: CivilizationPosition, seat: int, choices: Choices) -> None:
    """A-37, A-38: the end is announced by whoever would win."""
    if not position.advanced or position.length != LONG:
        return
    tables = position.tables
    for move in announce_moves(position, seat):
        if tables.wonder_effect[move.noun] == DIPLOMATIC_EFFECT:
            ahead = lead(position, seat, tables.diplomatic_points)
        else:
            ahead = lead(position, seat, military_lead(position, seat))
        if ahead >= MARGIN:
            choices.add(move, ENDS)


def military_lead(position: CivilizationPosition, seat: int) -> int:
    """A-62: points for units, less those of the seat with most."""
    most = 0
    for other in range(position.seats):
        if other != seat:
            most = max(most, military_units(position, other))
    return position.tables.military_points * (military_units(position, seat) - most)
