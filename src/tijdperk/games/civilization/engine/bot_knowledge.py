"""What technologies and wonders are worth to a bot, in gold."""

from typing import Final

from tijdperk.games.civilization.engine.knowledge import last_era
from tijdperk.games.civilization.engine.position import LONG, NOT_ENDING, PURCHASE, CivilizationPosition
from tijdperk.games.civilization.engine.prices import unit_price
from tijdperk.games.civilization.engine.scoring import score
from tijdperk.games.civilization.engine.survey import ERA_TURNS, LATER, PERCENT, Survey
from tijdperk.games.civilization.engine.tables import (
    BOMB_EFFECT,
    DEFENCE_EFFECT,
    DIPLOMATIC_EFFECT,
    DISCOUNT_EFFECT,
    EXCHANGE_EFFECT,
    FACES_EFFECT,
    GEARS_EFFECT,
    GOLD_EFFECT,
    GROWTH_BONUS,
    IMPROVEMENT_BONUS,
    METROPOLIS,
    MILITARY_EFFECT,
    MODERN,
    NONE,
    SETTLERS_GIFT,
    TECHNOLOGIES,
    UNIT_BONUS,
    UNITS_GIFT,
    WONDER_BONUS,
)

GIFT_SETTLER: Final = 22
UNIT_SHARE: Final = 70  # what a unit that is given is worth, in percent of its price
TOKEN: Final = 3  # gold a turn that a face or a gear brings
LEADS_TO: Final = 3  # for each technology that becomes possible
TO_COME: Final = 3  # technologies of an era a seat may still buy
RAISED: Final = 6  # for a better level of a unit, or a new one
ENDS: Final = 150  # the end of the game, when one is ahead; the same against it when one is not
SIZE_PRICE: Final = 20  # of a settlement's growth
WONDER_PRICE: Final = 60  # of a technology that brings points
MAX_WONDERS: Final = 3
MARGIN: Final = 1


def technology_value(position: CivilizationPosition, survey: Survey, technology: int, bought: bool) -> int:
    """What having a technology is worth, its price left aside."""
    value = end_value(position, survey, technology, bought)
    if position.advanced:
        return value + advanced_value(position, survey, technology)
    return value + standard_value(position, survey)


# -- the end of the game


def lead(position: CivilizationPosition, seat: int, more: int) -> int:
    """Points by which a seat would be ahead with some more, when those who buy after it have done so."""
    others = 0
    for other in range(position.seats):
        if other != seat and position.plays(other):
            others = max(others, score(position, other) + points_to_come(position, other))
    return score(position, seat) + more - others


def points_to_come(position: CivilizationPosition, seat: int) -> int:
    """Points that a seat can still buy in this turn, about: sizes, and technologies of the standard rules."""
    if position.phase == PURCHASE and seat not in position.queue:
        return 0
    growing = 0
    for land in range(position.tables.lands):
        if position.settled[land] == seat and position.size[land] < METROPOLIS:
            growing += 1
    gold = position.gold[seat]
    if position.advanced:
        return min(gold // SIZE_PRICE, growing) + min(gold // WONDER_PRICE, MAX_WONDERS)
    tables = position.tables
    price = tables.technology_first + tables.technology_step * position.technologies_owned(seat)
    return min(gold // SIZE_PRICE, growing) + gold // (price + SIZE_PRICE)


def end_value(position: CivilizationPosition, survey: Survey, technology: int, bought: bool) -> int:
    """What it is worth that a technology may end the game."""
    if position.ending != NOT_ENDING:
        return 0
    tables = position.tables
    seat = survey.seat
    era = tables.technology_era[technology]
    if position.advanced:
        if not bought or era != last_era(position.length):
            return 0
        count = 1
        for other in tables.technologies_of[era]:
            if position.technology[other] >= 0:
                count += 1
        ahead = lead(position, seat, technology_points(position, technology))
        return (ENDS if ahead >= MARGIN else -ENDS) * min(6, count) // 12
    if era != MODERN or era_technologies(position, seat, era) + 1 < tables.era_technologies:
        return 0
    ahead = lead(position, seat, tables.technology_points)
    return ENDS if ahead >= MARGIN else -ENDS


def technology_points(position: CivilizationPosition, technology: int) -> int:
    """A-24, A-26, A-61: the points that a technology of the advanced rules brings with its wonders."""
    tables = position.tables
    points = tables.groundbreaking_points if tables.groundbreaking[technology] else 0
    if tables.bonus[technology] == WONDER_BONUS:
        points += tables.wonder_points * len(tables.wonders_of[technology])
    return points


def era_technologies(position: CivilizationPosition, seat: int, era: int) -> int:
    count = 0
    for technology in position.tables.technologies_of[era]:
        if position.technology[technology] == seat:
            count += 1
    return count


# -- standard rules


def standard_value(position: CivilizationPosition, survey: Survey) -> int:
    """S-17, S-23, S-11: points, gold for each type of resource, and the way to a milestone."""
    tables = position.tables
    value = tables.technology_points * survey.point
    value += (survey.types + 1) * survey.turns * LATER // PERCENT
    owned = era_technologies(position, survey.seat, position.era) + 1
    for milestone in range(len(position.milestone)):
        if (
            tables.milestone_era[milestone] == position.era
            and tables.milestone_measure[milestone] == TECHNOLOGIES
            and position.milestone[milestone] == NONE
        ):
            missing = tables.milestone_amount[milestone] - owned
            if missing >= 0:
                value += tables.standard_wonder_points * survey.point // (1 + 2 * missing)
    return value


# -- advanced rules


def advanced_value(position: CivilizationPosition, survey: Survey, technology: int) -> int:
    """What comes with a technology at once, and what it makes possible."""
    tables = position.tables
    value = technology_points(position, technology) * survey.point
    bonus = tables.bonus[technology]
    noun = tables.bonus_noun[technology]
    count = tables.bonus_count[technology]
    if bonus == UNIT_BONUS:
        value += count * unit_price(position, noun) * UNIT_SHARE // PERCENT
    elif bonus == GROWTH_BONUS:
        value += count * (survey.point + survey.turns)
    elif bonus == IMPROVEMENT_BONUS:
        if tables.improvement_era[noun] >= position.era:
            value += TOKEN * ERA_TURNS
    elif bonus == WONDER_BONUS:
        for wonder in tables.wonders_of[technology]:
            value += wonder_value(position, survey, wonder)
    value += opened_value(position, survey, technology)
    return value


def wonder_value(position: CivilizationPosition, survey: Survey, wonder: int) -> int:
    """What a wonder does for who gets it now, its points left aside."""
    tables = position.tables
    if tables.wonder_era[wonder] < position.era:
        return 0
    effect = tables.wonder_effect[wonder]
    amount = tables.wonder_amount[wonder]
    turns = min(ERA_TURNS, survey.turns)
    if effect == SETTLERS_GIFT:
        return amount * GIFT_SETTLER
    if effect == UNITS_GIFT:
        return amount * unit_price(position, tables.wonder_kind[wonder]) * UNIT_SHARE // PERCENT
    if effect == GOLD_EFFECT:
        return amount * turns
    if effect == DISCOUNT_EFFECT:
        return amount * TO_COME
    if effect == FACES_EFFECT or effect == GEARS_EFFECT:
        return amount * TOKEN * turns
    if effect == EXCHANGE_EFFECT:
        return 2 * TOKEN * turns
    if effect == BOMB_EFFECT:
        return 2 * survey.point
    if effect == DIPLOMATIC_EFFECT:
        return 3 * survey.point if position.length == LONG else 0
    if effect == MILITARY_EFFECT:
        return survey.point if position.length == LONG else 0
    return survey.point // 2 if effect == DEFENCE_EFFECT else survey.point // 4


def opened_value(position: CivilizationPosition, survey: Survey, technology: int) -> int:
    """A-21, A-22, A-58: units, improvements, sizes and technologies that become possible, and royalties."""
    tables = position.tables
    era = tables.technology_era[technology]
    value = 0
    royalty = tables.royalty[era] * (survey.seats - 1) // 2
    for improvement in range(len(tables.improvements)):
        if tables.improvement_technology[improvement] == technology and era >= position.era:
            value += royalty + TOKEN * ERA_TURNS // 2
    for kind in range(len(tables.level_technology)):
        if technology in tables.level_technology[kind]:
            value += royalty + RAISED
    if technology in tables.size_technology:
        value += grown_value(position, survey)
    for other in range(len(position.technology)):
        if position.technology[other] == NONE and technology in tables.prerequisites[other]:
            value += LEADS_TO
    return value


def grown_value(position: CivilizationPosition, survey: Survey) -> int:
    """A-58: all can grow then: good for those with many settlements."""
    mine = 0
    total = 0
    for owner in position.settled:
        if owner == survey.seat:
            mine += 1
        if owner != NONE:
            total += 1
    return (mine * survey.seats - total // 2) * survey.point // (2 * survey.seats)
