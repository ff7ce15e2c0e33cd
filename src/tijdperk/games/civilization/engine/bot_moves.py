"""How bots move: settlers go where a village is worth most, fleets carry them, armies guard and conquer.

Where settlers want to go is a slope: every area has a number that says how good the best free land is and
how far off. A settler, or a fleet with settlers aboard, takes the step that leads up.
"""

from typing import Final

from tijdperk.games.civilization.engine.bot_battles import KEPT, fight_value
from tijdperk.games.civilization.engine.movement import (
    bomb,
    bomb_refusal,
    can_join,
    group_steps,
    steps_of,
    take_move,
)
from tijdperk.games.civilization.engine.pieces import aboard
from tijdperk.games.civilization.engine.position import FACE_DOWN, CivilizationPosition
from tijdperk.games.civilization.engine.prices import unit_price
from tijdperk.games.civilization.engine.survey import PERCENT, SETTLER_LOST, Choices, Survey
from tijdperk.games.civilization.engine.tables import NONE, SETTLER, is_army, is_fleet
from tijdperk.games.civilization.engine.verbs import BOARD, BOMB, END_MOVES, GO, LOOK
from tijdperk.kernel.moves import LEGAL, Move

STEP: Final = 93  # what is left of a land's pull a step away, in percent
CROSSING: Final = 90  # the same for going aboard
EXPOSED: Final = 50  # what a site is worth next to foreign armies, in percent
ROUNDS: Final = 5  # how far a slope is worked out, in steps
CURIOUS: Final = 20  # what looking at a counter is worth
HANDY: Final = 4  # what a fleet is worth where somebody waits for it
MAX_TAKES: Final = 6
MAX_STEPS: Final = 5
FAR: Final = 5  # steps that armies look ahead
FIRST_GUARD: Final = 70  # what the first guard saves of a settlement, in percent
NEXT_GUARD: Final = 20  # and any further one that is needed
MAX_GUARDS: Final = 8
BOMBED: Final = 40  # gold's worth from which the bomb is thrown
LEAVING: Final = 2  # what a march has to be worth at least


def moving_choices(position: CivilizationPosition, survey: Survey) -> Choices:
    """What a seat thinks of in its movement."""
    if position.taken:
        return taken_choices(position, survey)
    choices = Choices()
    pull = slopes(position, survey)
    seen: list[Move] = []
    marched: list[int] = []
    seat = survey.seat
    owners = position.piece_owner
    for slot in range(len(owners)):
        if owners[slot] != seat:
            continue
        kind = position.piece_kind[slot]
        area = position.piece_area[slot]
        if kind == SETTLER:
            add_settler(position, survey, pull, slot, seen, choices)
        elif position.piece_points[slot] < 1:
            continue
        elif is_fleet(kind):
            value = best_sailing(position, pull, slot, survey)
            if value > 0:
                choices.add(take_move(position, slot), value)
        elif is_army(kind) and area not in marched:
            marched.append(area)
            value = best_march(position, survey, slot)
            if value >= LEAVING:
                choices.add(take_move(position, strongest(position, survey, slot)), value)
    add_bombs(position, survey, choices)
    choices.keep(MAX_TAKES)
    choices.add(position.tables.moves[END_MOVES][0], 0)
    return choices


def taken_choices(position: CivilizationPosition, survey: Survey) -> Choices:
    """Where what was taken can go, and what else could come along."""
    choices = Choices()
    tables = position.tables
    areas = len(tables.areas)
    first = position.taken[0]
    kind = position.piece_kind[first]
    steps = group_steps(position)
    pull = [] if is_army(kind) else slopes(position, survey)
    best = 0
    for step in steps:
        if is_army(kind):
            value = march_value(position, survey, first, step)
        elif is_fleet(kind):
            value = pull[step] - pull[position.piece_area[first]]
        elif kind == SETTLER:
            value = settler_gain(position, survey, pull, first, step)
        else:
            value = 0
        best = max(best, value)
        choices.add(tables.moves[GO][step] if step < areas else tables.moves[BOARD][step - areas], value)
    choices.keep(MAX_STEPS)
    if is_army(kind) and best > 0:
        along = companion(position, survey, steps)
        if along != NONE:
            choices.add(take_move(position, along), best + LEAVING)
    return choices


# -- settlers and fleets


def slopes(position: CivilizationPosition, survey: Survey) -> list[int]:
    """By area: the worth of the best free land there or further on, less for every step."""
    tables = position.tables
    lands = tables.lands
    seats = survey.seats
    seat = survey.seat
    pull = [0] * len(tables.areas)
    closed = [False] * len(tables.areas)
    for land in range(lands):
        if survey.foes(land) > survey.force[land * seats + seat]:
            closed[land] = True
        elif position.settled[land] == NONE and survey.settlers[land * seats + seat] == 0:
            pull[land] = site_value(position, survey, land)
    for sea in range(lands, len(pull)):
        best = 0
        for land in tables.shores[sea]:
            if pull[land] > best:
                best = pull[land]
        pull[sea] = best * STEP // PERCENT
    spread(position, pull, closed, lands, len(pull))
    for ship in survey.ships:
        sea = position.piece_area[ship]
        crossing = pull[sea] * CROSSING // PERCENT
        if len(aboard(position, position.piece_ship[ship])) < tables.hold:
            for land in tables.shores[sea]:
                if crossing > pull[land] and not closed[land]:
                    pull[land] = crossing
    spread(position, pull, closed, 0, lands)
    return pull


def spread(position: CivilizationPosition, pull: list[int], closed: list[bool], first: int, end: int) -> None:
    """Let the pull of areas reach their neighbours."""
    neighbours = position.tables.neighbours
    for _ in range(ROUNDS):
        changed = False
        for area in range(first, end):
            if closed[area]:
                continue
            before = best = pull[area]
            for other in neighbours[area]:
                value = pull[other] * STEP // PERCENT
                if value > best and not closed[other]:
                    best = value
            if best > before:
                pull[area] = best
                changed = True
        if not changed:
            return


def site_value(position: CivilizationPosition, survey: Survey, land: int) -> int:
    """What a village in a free land is worth, less where foreign armies are next to it."""
    value = survey.site(position, land)
    if survey.force[land * survey.seats + survey.seat] == 0:
        for other in position.tables.neighbours[land]:
            if survey.foes(other):
                return value * EXPOSED // PERCENT
    return value


def add_settler(
    position: CivilizationPosition,
    survey: Survey,
    pull: list[int],
    slot: int,
    seen: list[Move],
    choices: Choices,
) -> None:
    """A settler goes on, or looks at the counter where it stays."""
    area = position.piece_area[slot]
    best = 0
    if position.piece_points[slot] > 0:
        move = take_move(position, slot)
        if move in seen:
            return
        seen.append(move)
        for step in steps_of(position, slot):
            best = max(best, settler_gain(position, survey, pull, slot, step))
        if best > 0:
            choices.add(move, best)
            return
    if (
        area < position.tables.lands
        and position.counter[area] == FACE_DOWN
        and position.piece_ship[slot] == 0
    ):
        move = position.tables.moves[LOOK][area]
        if move not in seen:
            seen.append(move)
            choices.add(move, CURIOUS)


def settler_gain(
    position: CivilizationPosition, survey: Survey, pull: list[int], slot: int, step: int
) -> int:
    """How much better off a settler is after a step."""
    area = position.piece_area[slot]
    areas = len(position.tables.areas)
    lands = position.tables.lands
    if step >= areas:
        sea = sea_of(position, survey, step - areas)
        value = pull[sea] * CROSSING // PERCENT if sea != NONE else 0
    elif survey.foes(step) > survey.force[step * survey.seats + survey.seat]:
        return -SETTLER_LOST
    else:
        value = pull[step]
    if area >= lands:
        return value - pull[area] * CROSSING // PERCENT
    place = area * survey.seats + survey.seat
    if position.settled[area] == NONE and survey.settlers[place] == 1:
        site = site_value(position, survey, area)
        if site > 0:
            return value - site - 1
    return value - pull[area] * (STEP - 1) // PERCENT


def sea_of(position: CivilizationPosition, survey: Survey, number: int) -> int:
    """The sea in which an own fleet is, or NONE."""
    for ship in survey.ships:
        if position.piece_ship[ship] == number:
            return position.piece_area[ship]
    return NONE


def best_sailing(position: CivilizationPosition, pull: list[int], slot: int, survey: Survey) -> int:
    """What sailing on brings: fleets with settlers go where land is, empty ones where settlers wait."""
    sea = position.piece_area[slot]
    best = 0
    if carries_settler(position, slot):
        for other in position.tables.neighbours[sea]:
            best = max(best, pull[other] - pull[sea])
        return best
    if waiting(position, survey, pull, sea):
        return 0
    for other in position.tables.neighbours[sea]:
        if waiting(position, survey, pull, other):
            return HANDY
    return best


def carries_settler(position: CivilizationPosition, slot: int) -> bool:
    for cargo in aboard(position, position.piece_ship[slot]):
        if position.piece_kind[cargo] == SETTLER:
            return True
    return False


def waiting(position: CivilizationPosition, survey: Survey, pull: list[int], sea: int) -> bool:
    """Is there a settler at the shore whom a fleet would bring to better land?"""
    for land in position.tables.shores[sea]:
        stands = survey.settlers[land * survey.seats + survey.seat] > 0
        if stands and position.settled[land] != NONE and pull[sea] > pull[land] + HANDY:
            return True
    return False


# -- armies


def guards_needed(position: CivilizationPosition, survey: Survey, land: int, besides: int) -> int:
    """How many armies a settlement wants against those who can reach it, one area left out."""
    seats = survey.seats
    most = 0
    border = 0
    neighbours = position.tables.neighbours[land]
    for other in range(seats):
        if other == survey.seat:
            continue
        near = survey.force[land * seats + other]
        for area in neighbours:
            if area != besides:
                near += survey.force[area * seats + other]
            if position.settled[area] == other:
                border = 1
        most = max(most, near)
    return max(border, min(MAX_GUARDS, (3 * most + 3) // 4))


def guard_value(position: CivilizationPosition, survey: Survey, land: int, guards: int, besides: int) -> int:
    """What one more guard is worth where there are so many."""
    if guards >= guards_needed(position, survey, land, besides):
        return 0
    share = FIRST_GUARD if guards == 0 else NEXT_GUARD
    return survey.settlement(position, land) * share // PERCENT


def spare_armies(position: CivilizationPosition, survey: Survey, land: int, target: int) -> int:
    """How many armies can leave a land for a neighbouring one."""
    ready = survey.ready[land]
    if ready == 0 or position.settled[land] != survey.seat:
        return ready
    here = survey.at(land, survey.seat)
    return min(ready, max(0, here - guards_needed(position, survey, land, target)))


def main_foe(position: CivilizationPosition, survey: Survey, land: int) -> int:
    """Whom one has to fight for a land: the owner of its settlement if it has armies, or the strongest."""
    owner = position.settled[land]
    seats = survey.seats
    if owner != NONE and owner != survey.seat and survey.force[land * seats + owner]:
        return owner
    best = NONE
    most = 0
    for other in range(seats):
        if other != survey.seat and survey.force[land * seats + other] > most:
            most = survey.force[land * seats + other]
            best = other
    return best


def conquest_value(position: CivilizationPosition, survey: Survey, target: int) -> int:
    """What it is worth to march on a land where others are, with all that can be spared."""
    seats = survey.seats
    seat = survey.seat
    owner = position.settled[target]
    foe = main_foe(position, survey, target)
    foreign = owner != NONE and owner != seat
    place = target * seats + seat
    if foe == NONE:
        if not foreign or survey.force[place]:
            return 0
        return int(survey.settlement(position, target) * KEPT)
    count = survey.force[place]
    might = survey.might[place]
    dice = survey.dice[place]
    before = fight_value(position, survey, target, foe, count, might, dice) if count else 0
    for land in position.tables.neighbours[target]:
        spare = spare_armies(position, survey, land, target)
        if spare:
            other = land * seats + seat
            count += spare
            might += survey.might[other] * spare // survey.force[other]
            dice += survey.dice[other] * spare // survey.force[other]
    after = fight_value(position, survey, target, foe, count, might, dice)
    return after if before <= 0 else (after - before) // 2


def march_value(position: CivilizationPosition, survey: Survey, slot: int, step: int) -> int:
    """What it brings that an army goes to another land instead of staying."""
    tables = position.tables
    if step >= tables.lands:
        return -LEAVING  # going aboard
    seats = survey.seats
    seat = survey.seat
    source = position.piece_area[slot]
    value = 0
    if source < tables.lands and position.settled[source] == seat:
        here = survey.force[source * seats + seat]
        value -= guard_value(position, survey, source, here - 1, step)
    there = survey.force[step * seats + seat]
    foes = survey.foes(step)
    if position.settled[step] == seat:
        value += guard_value(position, survey, step, there, NONE)
        if foes:
            value += max(0, conquest_value(position, survey, step))
        return value
    if foes or position.settled[step] != NONE:
        won = conquest_value(position, survey, step)
        if won > 0:
            return value + won
        return value - unit_price(position, position.piece_kind[slot]) if foes else value
    if source >= tables.lands:
        return value + LEAVING  # ashore
    return value + approach_value(position, survey, source, step)


def approach_value(position: CivilizationPosition, survey: Survey, source: int, step: int) -> int:
    """What it is worth to come nearer to a settlement that is there to be taken, or wants a guard."""
    best = 0
    seat = survey.seat
    seats = survey.seats
    steps = position.tables.land_steps
    mine = survey.ready[source]
    for land in range(position.tables.lands):
        owner = position.settled[land]
        far = steps[source][land]
        if owner == NONE or not 2 <= far <= FAR or steps[step][land] != far - 1:
            continue
        if owner == seat:
            value = guard_value(position, survey, land, survey.force[land * seats + seat], NONE)
        elif survey.foes(land) < mine + 1:
            value = survey.settlement(position, land) // 2
        else:
            value = 0
        best = max(best, value // (2 * far))
    return best


def best_march(position: CivilizationPosition, survey: Survey, slot: int) -> int:
    best = 0
    for step in steps_of(position, slot):
        best = max(best, march_value(position, survey, slot, step))
    return best


def strongest(position: CivilizationPosition, survey: Survey, slot: int) -> int:
    """Of the armies with an army in its place, the strongest that can move."""
    best = slot
    for other in range(len(position.piece_owner)):
        if (
            position.piece_owner[other] == survey.seat
            and position.piece_area[other] == position.piece_area[slot]
            and position.piece_ship[other] == position.piece_ship[slot]
            and position.piece_points[other] > 0
            and is_army(position.piece_kind[other])
            and survey.unit_might[position.piece_kind[other]] > survey.unit_might[position.piece_kind[best]]
        ):
            best = other
    return best


def companion(position: CivilizationPosition, survey: Survey, steps: list[int]) -> int:
    """Another army that should come along to fight, or NONE."""
    group = position.taken
    first = group[0]
    source = position.piece_area[first]
    lands = position.tables.lands
    if source >= lands:
        return NONE
    best = NONE
    most = 0
    for step in steps:
        if step < lands:
            value = march_value(position, survey, first, step)
            if value > most:
                most = value
                best = step
    if best == NONE or main_foe(position, survey, best) == NONE:
        return NONE
    if spare_armies(position, survey, source, best) <= len(group):
        return NONE
    for slot in range(len(position.piece_owner)):
        if (
            position.piece_owner[slot] == survey.seat
            and position.piece_area[slot] == source
            and position.piece_points[slot] > 0
            and is_army(position.piece_kind[slot])
            and slot not in group
            and can_join(position, slot, steps)
        ):
            return slot
    return NONE


# -- the bomb


def add_bombs(position: CivilizationPosition, survey: Survey, choices: Choices) -> None:
    """A-86: the area where others lose most."""
    seat = survey.seat
    if not position.advanced or bomb(position, seat) == NONE:
        return
    best = NONE
    most = BOMBED
    for area in range(len(position.tables.areas)):
        value = bomb_value(position, survey, area)
        if value > most and bomb_refusal(position, seat, area) == LEGAL:
            most = value
            best = area
    if best != NONE:
        choices.add(position.tables.moves[BOMB][best], most // 2)


def bomb_value(position: CivilizationPosition, survey: Survey, area: int) -> int:
    """What others lose in an area, less what the seat loses itself."""
    value = 0
    price = unit_price(position, 1 + 3 * position.era)
    for other in range(survey.seats):
        place = area * survey.seats + other
        lost = price * (survey.force[place] + survey.cargo[place] + survey.aircraft[place])
        lost += SETTLER_LOST * survey.settlers[place]
        if area < position.tables.lands and position.settled[area] == other:
            lost += survey.settlement(position, area)
        value += -3 * lost if other == survey.seat else lost // 2
    return value
