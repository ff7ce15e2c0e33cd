"""How bots fight: what a battle is worth, and the answers to everything that is asked around it."""

from math import exp, sqrt
from typing import Final

from tijdperk.games.civilization.engine.battle import (
    FIRST,
    attack_moves,
    flyer_of,
    oracle_side,
    side_of,
    superiority,
)
from tijdperk.games.civilization.engine.pieces import fights_in, ship_slot
from tijdperk.games.civilization.engine.position import CivilizationPosition
from tijdperk.games.civilization.engine.prices import unit_price
from tijdperk.games.civilization.engine.scoring import score
from tijdperk.games.civilization.engine.survey import SETTLER_LOST, Survey
from tijdperk.games.civilization.engine.tables import (
    AIRCRAFT,
    DEFENCE_EFFECT,
    FLEET,
    INFANTRY,
    NONE,
    army,
)
from tijdperk.games.civilization.engine.verbs import (
    BATTLE,
    CAPTURE,
    END_ATTACKS,
    FIGHT,
    PICK_SHIP,
    SUPPORT,
    TAKE_SETTLEMENT,
)
from tijdperk.kernel.moves import Move, move_of

VARIANCE: Final = 35.0 / 12.0  # of one die
LOGISTIC: Final = 1.702  # turns a logistic curve into nearly the normal one
MOST: Final = 20  # units of a side that are counted one by one
RIVAL: Final = 0.45  # what a rival's loss is worth, as a share of the same loss of one's own
KEPT: Final = 1.4  # what a settlement is worth that is taken from a rival, as a share of one that is founded
SURE: Final = 60  # heuristic of what is always right
MAX_ATTACKS: Final = 6


# -- odds


def round_chance(lead: float, dice: float) -> float:
    """The chance to win a round with so much more on average, among so many dice; ties count half."""
    return 1.0 / (1.0 + exp(-LOGISTIC * lead / sqrt(VARIANCE * dice)))


def battle_odds(count: int, other: int, chance: float) -> tuple[float, float, float]:
    """The chance to win a battle of so many units with this chance in each round, units lost, units beaten.

    A side wins if it has beaten all others before it has lost all of its own: the sums are over how many.
    """
    mine = count
    theirs = other
    largest = max(count, other)
    if largest > MOST:
        mine = max(1, mine * MOST // largest)
        theirs = max(1, theirs * MOST // largest)
    win = lost = killed = 0.0
    term = chance**theirs
    for fallen in range(mine):
        win += term
        lost += fallen * term
        term *= (1.0 - chance) * (theirs + fallen) / (fallen + 1)
    term = (1.0 - chance) ** mine
    for fallen in range(theirs):
        killed += fallen * term
        term *= chance * (mine + fallen) / (fallen + 1)
    scale = largest / MOST if largest > MOST else 1.0
    return win, scale * (lost + (1.0 - win) * mine), scale * (killed + win * theirs)


def settlement_bonus(position: CivilizationPosition, land: int) -> int:
    """A-42: what the settlement in a land adds for its owner's side."""
    if not position.advanced:
        return 0
    effects = position.tables.wonder_effect
    for wonder in range(len(effects)):
        if (
            effects[wonder] == DEFENCE_EFFECT
            and position.wonder[wonder] == position.settled[land]
            and position.works(wonder)
        ):
            return position.tables.wonder_amount[wonder]
    return position.tables.defence


def usual_price(position: CivilizationPosition, area: int) -> int:
    """What a unit of the current era that fights there costs."""
    if position.is_sea(area):
        return unit_price(position, FLEET + position.era)
    return unit_price(position, army(position.era, INFANTRY))


def fight_value(
    position: CivilizationPosition, survey: Survey, area: int, foe: int, count: int, might: int, dice: int
) -> int:
    """What fighting a seat in an area is worth, with so many units; `might` and `dice` as in a survey."""
    place = area * survey.seats + foe
    enemies = survey.force[place]
    price = usual_price(position, area)
    spoils = SETTLER_LOST * (survey.settlers[place] + survey.cargo[place]) + price * survey.aircraft[place]
    spoils = int(spoils * RIVAL)
    owner = NONE if position.is_sea(area) else position.settled[area]
    if owner == foe:
        spoils += int(survey.settlement(position, area) * KEPT)
    if count == 0:
        return 0
    if enemies == 0:
        return spoils
    lead = 0.5 * might / count - 0.5 * survey.might[place] / enemies
    stake = 0
    if owner == survey.seat:
        lead += settlement_bonus(position, area)
        stake = survey.settlement(position, area)
    elif owner == foe:
        lead -= settlement_bonus(position, area)
    chance = round_chance(lead, dice / count + survey.dice[place] / enemies)
    win, lost, killed = battle_odds(count, enemies, chance)
    return int(win * spoils - (1.0 - win) * stake + (killed * RIVAL - lost) * price)


def present_value(position: CivilizationPosition, survey: Survey, area: int, foe: int) -> int:
    """What fighting a seat is worth with what the surveying seat has in the area."""
    place = area * survey.seats + survey.seat
    return fight_value(
        position, survey, area, foe, survey.force[place], survey.might[place], survey.dice[place]
    )


# -- what the active seat declares, and in which order it fights


def attack_candidates(position: CivilizationPosition, survey: Survey) -> list[Move]:
    """The attacks that promise something, and to leave it at that."""
    moves: list[Move] = []
    for move in attack_moves(position):
        if present_value(position, survey, move.noun, move.second) > 0 and len(moves) < MAX_ATTACKS:
            moves.append(move)
    moves.append(move_of(END_ATTACKS))
    return moves


def order_value(position: CivilizationPosition, survey: Survey, move: Move) -> int:
    """What needs no battle is taken first; then the best battles."""
    if move.verb == CAPTURE:
        return SURE
    if move.verb == BATTLE:
        return SURE // 2 + min(SURE // 3, present_value(position, survey, move.noun, move.second) // 4)
    return 0


# -- what others are asked


def declare_value(position: CivilizationPosition, survey: Survey, move: Move) -> int:
    """G-78: fight what has just moved in?"""
    if move.verb != FIGHT:
        return 0
    area = position.frame_of(survey.seat).a - 1
    return present_value(position, survey, area, position.active)


def support_value(position: CivilizationPosition, survey: Survey, move: Move) -> int:
    """G-82: joining a side is worth it against the seat that leads, if it turns the battle."""
    if move.verb != SUPPORT:
        return 0
    area = position.battle_area
    friend = move.noun
    foe = position.leaders[1] if position.leaders[FIRST] == friend else position.leaders[FIRST]
    mine = area * survey.seats + survey.seat
    place = area * survey.seats + friend
    if survey.force[mine] == 0 or score(position, foe) <= score(position, friend):
        return -SURE // 6
    count = survey.force[place] + survey.force[mine]
    might = survey.might[place] + survey.might[mine]
    dice = survey.dice[place] + survey.dice[mine]
    other = area * survey.seats + foe
    if survey.force[other] == 0:
        return -SURE // 6
    lead = 0.5 * might / count - 0.5 * survey.might[other] / survey.force[other]
    chance = round_chance(lead, dice / count + survey.dice[other] / survey.force[other])
    _, lost, killed = battle_odds(count, survey.force[other], chance)
    share = survey.force[mine] / count
    return int((killed * RIVAL - lost) * share * usual_price(position, area))


# -- rounds


def pick_value(position: CivilizationPosition, survey: Survey, move: Move) -> int:
    """G-56: the chance to win the round, against any unit of the other side; dear units are spared.

    Only the Oracle shows the other side's pick before (A-88).
    """
    side = side_of(position, survey.seat)
    kind, owner = picked(position, move)
    chance = 0.0
    count = 0
    seen = position.picks[2 * (1 - side)] if oracle_side(position) == side else NONE
    for slot in range(len(position.piece_owner)):
        other = position.piece_owner[slot]
        if other < 0 or not position.sides[1 - side] >> other & 1 or (seen != NONE and slot != seen):
            continue
        if fights_in(position, slot, other, position.battle_area):
            chance += duel_chance(position, survey, kind, owner, position.piece_kind[slot], other, move)
            count += 1
    if count == 0:
        return 0
    dear = unit_price(position, kind)
    if flyer_of(move):
        dear += unit_price(position, AIRCRAFT)
    won = chance / count
    return int(SURE * won - (1.0 - won) * dear * 0.5)


def picked(position: CivilizationPosition, move: Move) -> tuple[int, int]:
    """The kind of the unit that a pick names, and its owner."""
    if move.verb != PICK_SHIP:
        return move.noun, move.second
    slot = ship_slot(position, move.noun)
    return position.piece_kind[slot], position.piece_owner[slot]


def duel_chance(
    position: CivilizationPosition,
    survey: Survey,
    kind: int,
    owner: int,
    other_kind: int,
    other: int,
    move: Move,
) -> float:
    """The chance of one unit against another, with the aircraft of a pick."""
    might = survey.unit_might[kind] - survey.unit_might[other_kind]
    dice = survey.unit_dice[kind] + survey.unit_dice[other_kind]
    if flyer_of(move):
        might += survey.unit_might[AIRCRAFT]
        dice += survey.unit_dice[AIRCRAFT]
    lead = 0.5 * might + superiority(position, kind, other_kind) - superiority(position, other_kind, kind)
    if not position.advanced:
        wise = position.technologies_owned(owner) // position.tables.technologies_a_point
        lead += wise - position.technologies_owned(other) // position.tables.technologies_a_point
    return round_chance(lead, float(max(1, dice)))


def capture_value(move: Move) -> int:
    return SURE if move.verb == TAKE_SETTLEMENT else 0
