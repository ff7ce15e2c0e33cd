"""How bots buy: whatever is worth most for its price comes first."""

from math import log
from typing import Final

from tijdperk.games.civilization.engine.battle import BEATS
from tijdperk.games.civilization.engine.bot_battles import fight_value
from tijdperk.games.civilization.engine.bot_knowledge import ENDS, MARGIN, lead, technology_value
from tijdperk.games.civilization.engine.bot_moves import (
    guard_value,
    main_foe,
    site_value,
    slopes,
    spare_armies,
)
from tijdperk.games.civilization.engine.claims import measure_of, needed
from tijdperk.games.civilization.engine.knowledge import kind_refusal, technology_price
from tijdperk.games.civilization.engine.position import LONG, NOT_ENDING, CivilizationPosition
from tijdperk.games.civilization.engine.prices import growth_price, unit_price, village_price
from tijdperk.games.civilization.engine.production import (
    HAPPY,
    PRODUCTIVE,
    assign,
    faces,
    gears,
    producing_lands,
    total_gold,
    without_bit,
)
from tijdperk.games.civilization.engine.purchase import (
    build_refusal,
    growth_refusal,
    improve_refusal,
    learn_moves,
    ships_left,
    site_refusal,
)
from tijdperk.games.civilization.engine.survey import ERA_TURNS, LATER, PERCENT, Choices, Survey
from tijdperk.games.civilization.engine.tables import (
    ARMIES,
    ARMY,
    CLASSES,
    FLEET,
    FLEETS,
    GOLD,
    METROPOLIS,
    METROPOLISES,
    NONE,
    SETTLER,
    SPACE_EFFECT,
    VILLAGE,
    VILLAGES,
    class_of,
    era_of,
    is_army,
)
from tijdperk.games.civilization.engine.verbs import (
    BUILD,
    BUY,
    END_PURCHASES,
    FOUND,
    GROW,
    IMPROVE,
    LAUNCH,
)
from tijdperk.kernel.moves import LEGAL, move_of

RATE: Final = 55.0  # the heuristic of what is worth e times its price
MAX_RATE: Final = 160
MAX_LEARNED: Final = 3
MAX_GROWN: Final = 2
MAX_FOUNDED: Final = 3
SAVED: Final = 50  # the heuristic of saving for a milestone of gold
ON_THE_WAY: Final = 30  # what every settler on its way takes off the worth of another, in percent
AT_SEA: Final = 60  # what a land across the sea is worth before there is a fleet, in percent
SETTLED_LATER: Final = 85  # what is left of a site's worth for a settler that has to be bought, in percent
PREPARED: Final = 130  # the same for an attack that has to be prepared
MAX_MORE: Final = 4  # armies that an attack may still want


def rate(survey: Survey, value: int, full_price: int) -> int:
    """How good a purchase looks: by how many times its price it is worth; gold counts less for the rich."""
    if value <= 0:
        return -MAX_RATE
    price = full_price * survey.thrift / PERCENT
    if price <= 0.0:
        return MAX_RATE
    return max(-MAX_RATE, min(MAX_RATE, int(RATE * log(value / price))))


def purchase_choices(position: CivilizationPosition, survey: Survey) -> Choices:
    """What a seat thinks of buying, and to leave it at that."""
    choices = Choices()
    add_learning(position, survey, choices)
    pull = slopes(position, survey)
    add_settlements(position, survey, choices)
    add_settler(position, survey, pull, choices)
    add_army(position, survey, choices)
    add_fleet(position, survey, pull, choices)
    if position.advanced:
        add_improvements(position, survey, choices)
        add_ship(position, survey, choices)
    choices.add(move_of(END_PURCHASES), SAVED if saves(position, survey) else 0)
    return choices


def append(choices: Choices, others: Choices) -> None:
    for index in range(len(others.moves)):
        choices.add(others.moves[index], others.values[index])


def saves(position: CivilizationPosition, survey: Survey) -> bool:
    """S-11: would the gold in hand reach a milestone in the next production?"""
    if position.advanced or position.ending != NOT_ENDING:
        return False
    seat = survey.seat
    tables = position.tables
    for milestone in range(len(position.milestone)):
        if (
            position.milestone[milestone] == NONE
            and tables.milestone_era[milestone] == position.era
            and tables.milestone_measure[milestone] == GOLD
        ):
            missing = needed(position, milestone) - position.gold[seat]
            return 0 < missing <= position.incomes[seat]
    return False


# -- technologies


def add_learning(position: CivilizationPosition, survey: Survey, choices: Choices) -> None:
    found = Choices()
    learn_moves(position, survey.seat, found.moves)
    for move in found.moves:
        price = technology_price(position, survey.seat, move.noun)
        found.values.append(rate(survey, technology_value(position, survey, move.noun, True), price))
    found.keep(MAX_LEARNED)
    append(choices, found)


# -- settlements


def add_settlements(position: CivilizationPosition, survey: Survey, choices: Choices) -> None:
    """New villages where settlers stand, and larger settlements."""
    seat = survey.seat
    tables = position.tables
    founded = Choices()
    grown = Choices()
    price = village_price(position)
    village = milestone_share(position, survey, VILLAGES)
    metropolis = milestone_share(position, survey, METROPOLISES)
    for land in range(tables.lands):
        owner = position.settled[land]
        if owner == seat:
            if growth_refusal(position, seat, land) == LEGAL:
                value = growth_value(position, survey, land)
                if position.size[land] == VILLAGE:
                    value -= village
                elif position.size[land] + 1 == METROPOLIS:
                    value += metropolis
                grown.add(tables.moves[GROW][land], rate(survey, value, growth_price(position, land)))
        elif owner == NONE and price <= position.gold[seat] and survey.settlers[land * survey.seats + seat]:
            value = site_value(position, survey, land)
            if value > 0:
                founded.add(tables.moves[FOUND][land], rate(survey, value + village, price))
    founded.keep(MAX_FOUNDED)
    grown.keep(MAX_GROWN)
    append(choices, founded)
    append(choices, grown)


def growth_value(position: CivilizationPosition, survey: Survey, land: int) -> int:
    """S-15, A-17, A-61: a point, and more gold in every turn to come."""
    tables = position.tables
    gold = tables.size_gold
    if position.advanced:
        gold = 2 if position.resource(land) != NONE else 1
    return survey.point * tables.size_points + gold * survey.turns * LATER // PERCENT


def milestone_share(position: CivilizationPosition, survey: Survey, measure: int) -> int:
    """S-11: what one more towards a milestone of this era is worth, while nobody has it."""
    if position.advanced:
        return 0
    tables = position.tables
    for milestone in range(len(position.milestone)):
        if (
            tables.milestone_measure[milestone] == measure
            and tables.milestone_era[milestone] == position.era
            and position.milestone[milestone] == NONE
        ):
            missing = needed(position, milestone) - measure_of(position, survey.seat, milestone)
            if missing > 0:
                return tables.standard_wonder_points * survey.point // (missing + (missing - 1) // 2)
    return 0


# -- pieces


def sites(position: CivilizationPosition, seat: int) -> list[int]:
    """The settlements where pieces can be placed."""
    found: list[int] = []
    for land in range(position.tables.lands):
        if position.settled[land] == seat and site_refusal(position, seat, land) == LEGAL:
            found.append(land)
    return found


def add_settler(position: CivilizationPosition, survey: Survey, pull: list[int], choices: Choices) -> None:
    """A settler for the best land that can be reached, less if others are on their way."""
    seat = survey.seat
    price = unit_price(position, SETTLER)
    if price > position.gold[seat]:
        return
    travelling = 0
    for land in range(position.tables.lands):
        if position.settled[land] != NONE:
            travelling += survey.settlers[land * survey.seats + seat]
    best = NONE
    most = 0
    for land in sites(position, seat):
        if pull[land] > most:
            most = pull[land]
            best = land
    if best == NONE:
        return
    value = most * SETTLED_LATER // PERCENT
    value -= value * min(PERCENT, ON_THE_WAY * travelling) // PERCENT
    choices.add(move_of(BUY, SETTLER, best), rate(survey, value, price + village_price(position)))


def best_army(position: CivilizationPosition, survey: Survey) -> int:
    """The kind of army to buy: the strongest, of the class that beats most of what others have."""
    classes = [0] * len(CLASSES)
    for slot in range(len(position.piece_owner)):
        owner = position.piece_owner[slot]
        if owner != NONE and owner != survey.seat and is_army(position.piece_kind[slot]):
            classes[class_of(position.piece_kind[slot])] += 1
    best = NONE
    most = -1000
    for kind in range(ARMY, FLEET):
        price = unit_price(position, kind)
        if price > position.gold[survey.seat] or kind_refusal(position, kind) != LEGAL:
            continue
        of_class = class_of(kind)
        value = 8 * survey.unit_might[kind] + 20 * era_of(kind)
        value += min(10, classes[BEATS[of_class]]) - min(10, classes[beaten_by(of_class)])
        if value > most:
            most = value
            best = kind
    return best


def beaten_by(of_class: int) -> int:
    """The class that is superior to a class."""
    for other in range(len(CLASSES)):
        if BEATS[other] == of_class:
            return other
    return of_class


def add_army(position: CivilizationPosition, survey: Survey, choices: Choices) -> None:
    """An army where a settlement wants a guard, or where one more makes an attack good."""
    kind = best_army(position, survey)
    if kind == NONE:
        return
    seat = survey.seat
    best = NONE
    most = 0
    for land in sites(position, seat):
        value = guard_value(position, survey, land, survey.force[land * survey.seats + seat], NONE)
        value = max(value, offensive_value(position, survey, land, kind))
        if best == NONE or value > most:
            most = value
            best = land
    if best == NONE:
        return
    if era_of(kind) == position.era:
        most += milestone_share(position, survey, ARMIES)
    if most > 0:
        choices.add(move_of(BUY, kind, best), rate(survey, most, unit_price(position, kind)))


def offensive_value(position: CivilizationPosition, survey: Survey, land: int, kind: int) -> int:
    """What one more army in a land is worth for taking a neighbouring settlement, or driving others off."""
    best = 0
    for target in position.tables.neighbours[land]:
        owner = position.settled[target]
        if owner != survey.seat and (owner != NONE or survey.foes(target)):
            best = max(best, reinforced_value(position, survey, target, kind))
    return best * PREPARED // PERCENT


def reinforced_value(position: CivilizationPosition, survey: Survey, target: int, kind: int) -> int:
    """What each of the armies is worth that make an attack on a land good."""
    seats = survey.seats
    seat = survey.seat
    foe = main_foe(position, survey, target)
    if foe == NONE:
        foe = position.settled[target]
    count = might = dice = 0
    for land in [target, *position.tables.neighbours[target]]:
        place = land * seats + seat
        mine = survey.force[place]
        if mine and land != target and position.settled[land] == seat:
            mine = spare_ever(position, survey, land, target)
        if mine:
            count += mine
            might += survey.might[place] * mine // survey.force[place]
            dice += survey.dice[place] * mine // survey.force[place]
    now = max(0, fight_value(position, survey, target, foe, count, might, dice))
    best = 0
    for more in range(1, MAX_MORE + 1):
        value = fight_value(
            position,
            survey,
            target,
            foe,
            count + more,
            might + more * survey.unit_might[kind],
            dice + more * survey.unit_dice[kind],
        )
        best = max(best, (value - now) // more)
    return best


def spare_ever(position: CivilizationPosition, survey: Survey, land: int, target: int) -> int:
    """Armies that a land could spare in the next turn, whether or not they moved in this one."""
    ready = survey.ready[land]
    survey.ready[land] = survey.at(land, survey.seat)
    spare = spare_armies(position, survey, land, target)
    survey.ready[land] = ready
    return spare


def add_fleet(position: CivilizationPosition, survey: Survey, pull: list[int], choices: Choices) -> None:
    """A fleet where settlers find better land across the sea, or for a milestone."""
    seat = survey.seat
    kind = best_fleet(position, survey)
    if kind == NONE or not ships_left(position):
        return
    share = milestone_share(position, survey, FLEETS) if era_of(kind) == position.era else 0
    best_land = best_sea = NONE
    most = 0
    for land in sites(position, seat):
        for sea in position.tables.shores[land]:
            value = share + 1
            if survey.force[sea * survey.seats + seat] == 0 and len(survey.ships) < 3:
                value += max(0, pull[sea] - pull[land]) * AT_SEA // PERCENT
            if value > most:
                most = value
                best_land = land
                best_sea = sea
    if best_land != NONE:
        choices.add(
            move_of(LAUNCH, kind, best_sea, best_land), rate(survey, most, unit_price(position, kind))
        )


def best_fleet(position: CivilizationPosition, survey: Survey) -> int:
    """The newest fleet that can be had."""
    for era in range(position.era, -1, -1):
        kind = FLEET + era
        if unit_price(position, kind) <= position.gold[survey.seat] and kind_refusal(position, kind) == LEGAL:
            return kind
    return NONE


# -- improvements and the colony ship


def add_improvements(position: CivilizationPosition, survey: Survey, choices: Choices) -> None:
    """The best of those that cheer and of those that equip."""
    tables = position.tables
    seat = survey.seat
    price = tables.improvement_price[position.era]
    if price > position.gold[seat]:
        return
    best = [NONE, NONE]
    for improvement in range(len(tables.improvements)):
        if improve_refusal(position, seat, improvement) == LEGAL:
            cheers = 1 if tables.improvement_cheers[improvement] else 0
            other = best[cheers]
            if other == NONE or worth_more(position, seat, improvement, other):
                best[cheers] = improvement
    turns = min(ERA_TURNS, survey.turns)
    for cheers in (0, 1):
        if best[cheers] != NONE:
            points = tables.improvement_points[best[cheers]]
            gain = token_gain(position, seat, points * cheers, points * (1 - cheers))
            choices.add(tables.moves[IMPROVE][best[cheers]], rate(survey, gain * turns, price))


def worth_more(position: CivilizationPosition, seat: int, improvement: int, other: int) -> bool:
    """More points, or no royalty to anybody else."""
    tables = position.tables
    points = tables.improvement_points[improvement] - tables.improvement_points[other]
    if points:
        return points > 0
    return position.technology[tables.improvement_technology[improvement]] == seat


def token_gain(position: CivilizationPosition, seat: int, more_faces: int, more_gears: int) -> int:
    """A-10, A-12: what more faces and gears bring in a turn."""
    lands = producing_lands(position, seat)
    unhappy = without_bit(position, lands, HAPPY)
    idle = without_bit(position, lands, PRODUCTIVE)
    happy = faces(position, seat)
    productive = gears(position, seat)
    before = assign(position, lands, min(happy, unhappy), min(productive, idle), False)
    after = assign(
        position, lands, min(happy + more_faces, unhappy), min(productive + more_gears, idle), False
    )
    return total_gold(position, lands, after) - total_gold(position, lands, before)


def add_ship(position: CivilizationPosition, survey: Survey, choices: Choices) -> None:
    """A-28, A-39: the colony ship, when the game that ends with it is won."""
    tables = position.tables
    seat = survey.seat
    for wonder in range(len(position.wonder)):
        if build_refusal(position, seat, wonder) != LEGAL:
            continue
        value = tables.wonder_points * survey.point
        ends = tables.wonder_effect[wonder] == SPACE_EFFECT and position.length == LONG
        if ends and position.ending == NOT_ENDING:
            value += 2 * ENDS if space_lead(position, seat) >= MARGIN else -2 * ENDS
        choices.add(tables.moves[BUILD][wonder], rate(survey, value, tables.wonder_price[wonder]))


def space_lead(position: CivilizationPosition, seat: int) -> int:
    """A-62: points by which a seat is ahead if the game ends with the colony ship."""
    tables = position.tables
    mine = tables.wonder_points + tables.space_points * position.technologies_owned(seat)
    theirs = 0
    for other in range(position.seats):
        if other != seat:
            theirs = max(theirs, tables.space_points * position.technologies_owned(other))
    return lead(position, seat, mine - theirs)
