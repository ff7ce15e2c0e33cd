"""Production: what settlements, resources and wonders bring a seat, and where its faces and gears go."""

from typing import Final

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.position import PRODUCING, CivilizationPosition
from tijdperk.games.civilization.engine.rolls import two_dice
from tijdperk.games.civilization.engine.tables import (
    FACES_EFFECT,
    FERTILE,
    GEARS_EFFECT,
    GOLD_EFFECT,
    NONE,
    RESOURCES,
)
from tijdperk.games.civilization.engine.verbs import (
    CHEER,
    COLLECT,
    COLLECT_BEST,
    EQUIP,
    FACES_LEFT,
    HAPPY_ALREADY,
    NO_FACES_LEFT,
    NO_GEARS_LEFT,
    NOT_PRODUCTIVE_TWICE,
    NOT_YOUR_SETTLEMENT,
    WATER,
)
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.moves import LEGAL, Move, move_of
from tijdperk.kernel.position import with_at

# the lines of an income
SETTLEMENTS: Final = 0
CRITICAL: Final = 1
KNOWLEDGE: Final = 2  # S-17
TYPES: Final = 3
MONOPOLY: Final = 4
WONDERS: Final = 5
MINIMUM: Final = 6  # what is added to reach it
PARTS: Final[list[str]] = ["settlements", "critical", "knowledge", "types", "monopoly", "wonders", "minimum"]

# what a settlement is, as bits
HAPPY: Final = 1
PRODUCTIVE: Final = 2
BOTH: Final = 3

IMPOSSIBLE: Final = -1000000


# -- settlements


def produces_for(position: CivilizationPosition, land: int) -> int:
    """C-23, C-39: who gets what a settlement brings: its owner, or by an option the holder of its card."""
    if position.holder_produces and position.advanced and position.holder[land] != NONE:
        return position.holder[land]
    return position.settled[land]


def producing_lands(position: CivilizationPosition, seat: int) -> list[int]:
    return [land for land in range(position.tables.lands) if produces_for(position, land) == seat]


def nature(position: CivilizationPosition, land: int) -> int:
    """A-08, G-32: what a settlement is by itself: happy with wine or gems, productive on fertile land."""
    counter = position.counter[land]
    if counter == FERTILE:
        return PRODUCTIVE
    if 0 <= counter < len(RESOURCES) and position.tables.always_happy[counter]:
        return HAPPY
    return 0


def city_gold(position: CivilizationPosition, land: int, state: int) -> int:
    """A-06, A-07, A-17, G-98: what a settlement brings when it is happy or productive, both or neither."""
    tables = position.tables
    values = tables.plain_value if position.resource(land) == NONE else tables.resource_value
    return values[state & HAPPY][state >> 1][position.size[land]]


def standard_gold(position: CivilizationPosition, seat: int) -> int:
    """S-15, G-32: the sizes of all settlements, each on fertile land counted larger."""
    tables = position.tables
    sizes = 0
    for land in range(tables.lands):
        if position.settled[land] == seat:
            sizes += position.size[land]
            if position.counter[land] == FERTILE:
                sizes += tables.fertile_sizes
    return sizes * tables.size_gold


# -- faces and gears


def faces(position: CivilizationPosition, seat: int) -> int:
    """A-09, A-10, A-11: settlements that a seat can make happy, the free one included."""
    return position.tables.free_faces + tokens(position, seat, FACES_EFFECT)


def gears(position: CivilizationPosition, seat: int) -> int:
    """A-12: settlements that a seat can make productive."""
    return tokens(position, seat, GEARS_EFFECT)


def tokens(position: CivilizationPosition, seat: int, effect: int) -> int:
    """Faces or gears of all improvements and of the wonders that still work (A-03, A-16, A-50)."""
    tables = position.tables
    total = 0
    had = position.improvements[seat]
    improvement = 0
    while had:
        if had & 1 and tables.improvement_cheers[improvement] == (effect == FACES_EFFECT):
            total += tables.improvement_points[improvement]
        had >>= 1
        improvement += 1
    return total + wonder_amounts(position, seat, effect)


def wonder_amounts(position: CivilizationPosition, seat: int, effect: int) -> int:
    """A-03, C-44: what the wonders of a seat with an effect amount to, as far as their era is not over."""
    tables = position.tables
    total = 0
    for wonder in range(len(position.wonder)):
        if (
            position.wonder[wonder] == seat
            and tables.wonder_effect[wonder] == effect
            and position.works(wonder)
        ):
            total += tables.wonder_amount[wonder]
    return total


def without_bit(position: CivilizationPosition, lands: list[int], bit: int) -> int:
    """How many of the settlements can still be made happy, or productive."""
    count = 0
    for land in lands:
        if not nature(position, land) & bit:
            count += 1
    return count


def assign(
    position: CivilizationPosition, lands: list[int], happy: int, productive: int, worst: bool
) -> list[int]:
    """A-13, A-14, A-79: give so many settlements a face and so many a gear, for the most gold.

    The answer is what each of the lands then is. A face brings more where there is a gear, so the two cannot
    be given one after the other: `totals` has, for each number of faces and gears, the best that the lands
    so far make of them, and one more land is added at a time. With `worst` all of them are given as badly as
    they can be.
    """
    columns = productive + 1
    cells = (happy + 1) * columns
    totals = [IMPOSSIBLE if worst else 0] * cells
    totals[0] = 0
    sign = -1 if worst else 1
    steps: list[list[int]] = []  # land, cell: what the land is
    for land in lands:
        own = nature(position, land)
        gold = [sign * city_gold(position, land, state) for state in range(4)]
        after: list[int] = []
        step: list[int] = []
        cell = 0
        for cheered in range(happy + 1):
            can_cheer = cheered > 0 and not own & HAPPY
            for equipped in range(productive + 1):
                can_equip = equipped > 0 and not own & PRODUCTIVE
                best = totals[cell] + gold[own]
                state = own
                if can_cheer and totals[cell - columns] + gold[own | HAPPY] > best:
                    state = own | HAPPY
                    best = totals[cell - columns] + gold[state]
                if can_equip and totals[cell - 1] + gold[own | PRODUCTIVE] > best:
                    state = own | PRODUCTIVE
                    best = totals[cell - 1] + gold[state]
                if can_cheer and can_equip and totals[cell - columns - 1] + gold[BOTH] > best:
                    state = BOTH
                    best = totals[cell - columns - 1] + gold[state]
                after.append(best)
                step.append(state)
                cell += 1
        totals = after
        steps.append(step)
    states = [0] * len(lands)
    cell = cells - 1
    for index in range(len(lands) - 1, -1, -1):
        states[index] = steps[index][cell]
        given = states[index] & ~nature(position, lands[index])
        cell -= (columns if given & HAPPY else 0) + (1 if given & PRODUCTIVE else 0)
    return states


def assigned(position: CivilizationPosition, seat: int, lands: list[int], worst: bool) -> list[int]:
    """The best (or worst) that a seat can make of its faces and gears: what each of the lands is."""
    unhappy = without_bit(position, lands, HAPPY)
    idle = without_bit(position, lands, PRODUCTIVE)
    happy = min(faces(position, seat), unhappy)
    productive = min(gears(position, seat), idle)
    if happy == unhappy and productive == idle:
        return [BOTH] * len(lands)
    if happy == 0 and productive == 0:
        return [nature(position, land) for land in lands]
    return assign(position, lands, happy, productive, worst)


def total_gold(position: CivilizationPosition, lands: list[int], states: list[int]) -> int:
    total = 0
    for index in range(len(lands)):
        total += city_gold(position, lands[index], states[index])
    return total


def by_hand(position: CivilizationPosition, land: int) -> int:
    """What a settlement is by nature and by what was given to it by hand in this phase."""
    state = nature(position, land)
    if land in position.cheered:
        state |= HAPPY
    return state | PRODUCTIVE if land in position.equipped else state


def states(position: CivilizationPosition, seat: int) -> list[int]:
    """What each settlement that produces for a seat is: by hand once something was given so, else at best."""
    lands = producing_lands(position, seat)
    for land in lands:
        if land in position.cheered or land in position.equipped:
            return [by_hand(position, other) for other in lands]
    return assigned(position, seat, lands, False)


def best_gold(position: CivilizationPosition, seat: int) -> int:
    """A-79: the most that the settlements of a seat can bring."""
    if not position.advanced:
        return standard_gold(position, seat)
    lands = producing_lands(position, seat)
    return total_gold(position, lands, assigned(position, seat, lands, False))


# -- income


def cards_of(position: CivilizationPosition, seat: int) -> list[int]:
    """G-20, G-67, S-14: how many city cards a seat holds, by resource."""
    cards = [0] * len(RESOURCES)
    for land in range(position.tables.lands):
        if position.holder[land] == seat:
            cards[position.counter[land]] += 1
    return cards


def income_parts(position: CivilizationPosition, seat: int) -> list[int]:
    """The lines of a seat's income as things stand, with the best use of its faces and gears."""
    return income_with(position, seat, cards_of(position, seat), best_gold(position, seat))


def income_with(position: CivilizationPosition, seat: int, cards: list[int], gold: int) -> list[int]:
    """G-67 to G-69, S-15 to S-17, A-51, A-52, A-78, C-22: the lines of an income.

    It is made of the city cards held, by resource, and of what the settlements bring.
    """
    tables = position.tables
    parts = [0] * len(PARTS)
    parts[SETTLEMENTS] = gold
    types = 0
    for count in cards:
        if count:
            types += 1
            parts[MONOPOLY] += tables.monopoly[min(count, len(tables.monopoly) - 1)]
    if position.critical != NONE and cards[position.critical]:
        parts[CRITICAL] = tables.critical_gold if position.advanced else gold * (tables.critical_times - 1)
    if position.advanced:
        parts[TYPES] = tables.type_gold * types
        parts[WONDERS] = wonder_amounts(position, seat, GOLD_EFFECT)
    else:
        parts[KNOWLEDGE] = position.technologies_owned(seat) * types
    parts[MINIMUM] = max(0, tables.minimum_income - sum(parts))
    return parts


# -- the phase


def begin_production(position: CivilizationPosition, chance: Chance) -> None:
    """G-66, G-72, G-101: the roll for the critical resource; then all collect, or choose at the same time."""
    roller = position.order()[0]
    roll = two_dice(chance)
    position.critical = position.tables.critical[position.era][roll]
    position.cheered = []
    position.equipped = []
    position.emit(events.CRITICAL, roller, position.critical, roll)
    choosing = 0
    for seat in position.order():
        if has_choice(position, seat):
            choosing |= 1 << seat
        else:
            gain_income(position, seat, best_gold(position, seat))
    if choosing:
        position.ask_together(PRODUCING, choosing, position.seats)


def has_choice(position: CivilizationPosition, seat: int) -> bool:
    """Can a seat get less than its best by giving its faces and gears to other settlements?"""
    if not position.advanced:
        return False
    lands = producing_lands(position, seat)
    best = total_gold(position, lands, assigned(position, seat, lands, False))
    worst = total_gold(position, lands, assigned(position, seat, lands, True))
    if best == worst:
        return False
    cards = cards_of(position, seat)
    return sum(income_with(position, seat, cards, worst)) < sum(income_with(position, seat, cards, best))


def gain_income(position: CivilizationPosition, seat: int, gold: int) -> None:
    """G-69: a seat gets its income."""
    income = sum(income_with(position, seat, cards_of(position, seat), gold))
    position.pay(seat, -income)
    position.incomes = with_at(position.incomes, seat, income)
    position.emit(events.COLLECTED, seat, income)


def end_production(position: CivilizationPosition) -> None:
    """C-03, G-64, G-103: lent cards return to whoever owns the settlement now."""
    position.cheered = []
    position.equipped = []
    for land in range(position.tables.lands):
        owner = position.settled[land]
        if position.holder[land] != NONE and position.holder[land] != owner:
            position.holder = with_at(position.holder, land, owner)
            position.emit(events.RETURNED, owner, land)


# -- choices


def faces_left(position: CivilizationPosition, seat: int) -> int:
    return faces(position, seat) - given(position, seat, position.cheered)


def gears_left(position: CivilizationPosition, seat: int) -> int:
    return gears(position, seat) - given(position, seat, position.equipped)


def given(position: CivilizationPosition, seat: int, lands: list[int]) -> int:
    """How many of these lands produce for a seat."""
    count = 0
    for land in lands:
        if produces_for(position, land) == seat:
            count += 1
    return count


def cheer_refusal(position: CivilizationPosition, seat: int, land: int) -> int:
    """A-10, A-14: why a settlement cannot be made happy."""
    if position.is_sea(land):
        return WATER
    if produces_for(position, land) != seat:
        return NOT_YOUR_SETTLEMENT
    if by_hand(position, land) & HAPPY:
        return HAPPY_ALREADY
    return LEGAL if faces_left(position, seat) > 0 else NO_FACES_LEFT


def equip_refusal(position: CivilizationPosition, seat: int, land: int) -> int:
    """A-12, A-14: why a settlement cannot be made productive."""
    if position.is_sea(land):
        return WATER
    if produces_for(position, land) != seat:
        return NOT_YOUR_SETTLEMENT
    if by_hand(position, land) & PRODUCTIVE:
        return NOT_PRODUCTIVE_TWICE
    return LEGAL if gears_left(position, seat) > 0 else NO_GEARS_LEFT


def collect_refusal(position: CivilizationPosition, seat: int) -> int:
    """A-13: faces and gears that could still be used have to be given first."""
    for land in producing_lands(position, seat):
        if cheer_refusal(position, seat, land) == LEGAL or equip_refusal(position, seat, land) == LEGAL:
            return FACES_LEFT
    return LEGAL


def producing_moves(position: CivilizationPosition, seat: int) -> list[Move]:
    """Whether faces and gears are left is asked once."""
    rows = position.tables.moves
    lands = producing_lands(position, seat)
    moves: list[Move] = []
    if faces_left(position, seat) > 0:
        for land in lands:
            if not by_hand(position, land) & HAPPY:
                moves.append(rows[CHEER][land])
    if gears_left(position, seat) > 0:
        for land in lands:
            if not by_hand(position, land) & PRODUCTIVE:
                moves.append(rows[EQUIP][land])
    if not moves:
        moves.append(move_of(COLLECT))
    moves.append(move_of(COLLECT_BEST))
    return moves


def producing_refusal(position: CivilizationPosition, seat: int, move: Move) -> int:
    """Why a move of production is refused."""
    if move.verb == CHEER:
        return cheer_refusal(position, seat, move.noun)
    if move.verb == EQUIP:
        return equip_refusal(position, seat, move.noun)
    return collect_refusal(position, seat) if move.verb == COLLECT else LEGAL


def play_production(position: CivilizationPosition, seat: int, move: Move) -> None:
    """An answer to PRODUCING."""
    if move.verb == CHEER:
        cheer(position, move.noun)
    elif move.verb == EQUIP:
        equip(position, move.noun)
    elif move.verb == COLLECT:
        collect(position, seat)
    else:
        collect_best(position, seat)


def cheer(position: CivilizationPosition, land: int) -> None:
    position.cheered = [*position.cheered, land]


def equip(position: CivilizationPosition, land: int) -> None:
    position.equipped = [*position.equipped, land]


def collect(position: CivilizationPosition, seat: int) -> None:
    """A-13: what the settlements bring as they are."""
    lands = producing_lands(position, seat)
    gain_income(position, seat, total_gold(position, lands, [by_hand(position, land) for land in lands]))
    position.resolve(seat)


def collect_best(position: CivilizationPosition, seat: int) -> None:
    """A-79: faces and gears go where they bring most, whatever was given by hand."""
    lands = producing_lands(position, seat)
    best = assigned(position, seat, lands, False)
    cheered = [land for land in position.cheered if land not in lands]
    equipped = [land for land in position.equipped if land not in lands]
    for index in range(len(lands)):
        added = best[index] & ~nature(position, lands[index])
        if added & HAPPY:
            cheered.append(lands[index])
        if added & PRODUCTIVE:
            equipped.append(lands[index])
    position.cheered = cheered
    position.equipped = equipped
    gain_income(position, seat, total_gold(position, lands, best))
    position.resolve(seat)
