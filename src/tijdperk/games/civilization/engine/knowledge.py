"""Technologies and wonders: what they cost, who may have them, and what comes with them."""

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.gifts import give_growth, give_units
from tijdperk.games.civilization.engine.position import (
    BY_TECHNOLOGIES,
    DIE,
    FREE_TECHNOLOGY_CHOICE,
    MEDIUM,
    NOT_ENDING,
    SHORT,
    CivilizationPosition,
)
from tijdperk.games.civilization.engine.tables import (
    ANCIENT,
    ARTILLERY,
    CARRIER,
    DISCOUNT_EFFECT,
    FLEET,
    GROWTH_BONUS,
    GUNPOWDER,
    IMPROVEMENT_BONUS,
    MEDIEVAL,
    MODERN,
    NONE,
    SETTLER,
    SETTLERS_GIFT,
    UNIT_BONUS,
    UNITS_GIFT,
    WONDER_BONUS,
    army,
    era_of,
)
from tijdperk.games.civilization.engine.verbs import (
    LEARN,
    MISSING_PREREQUISITES,
    MISSING_TECHNOLOGY,
    NO_GOLD,
    NOT_THE_BEST,
    NOT_THE_FIRST,
    NOT_THIS_ERA,
    OWNED,
    STANDARD_RULES,
)
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.moves import LEGAL, Move
from tijdperk.kernel.position import NOBODY, with_at

# -- who may have a technology


def technology_price(position: CivilizationPosition, seat: int, technology: int) -> int:
    """S-20, A-02, A-18, A-64, C-14: what a technology costs a seat, less what its wonders take off."""
    tables = position.tables
    if not position.advanced:
        return tables.technology_first + tables.technology_step * position.technologies_owned(seat)
    price = tables.technology_price[technology]
    era = tables.technology_era[technology]
    if era < position.era:
        return -(-price // tables.old_share)
    return max(0, price - discount(position, seat, era))


def discount(position: CivilizationPosition, seat: int, era: int) -> int:
    """What the wonders of a seat take off the price of each technology of an era."""
    tables = position.tables
    total = 0
    for wonder in range(len(position.wonder)):
        if (
            position.wonder[wonder] == seat
            and tables.wonder_effect[wonder] == DISCOUNT_EFFECT
            and tables.wonder_era[wonder] == era
            and position.works(wonder)
        ):
            total += tables.wonder_amount[wonder]
    return total


def knows_prerequisites(position: CivilizationPosition, technology: int) -> bool:
    """A-19, A-31: all prerequisites are in play, no matter who has them."""
    for needed in position.tables.prerequisites[technology]:
        if position.technology[needed] == NONE:
            return False
    return True


def next_alike(position: CivilizationPosition) -> int:
    """S-04: technologies of an era are alike, so the first one that nobody has stands for all; or NONE."""
    for technology in position.tables.technologies_of[position.era]:
        if position.technology[technology] == NONE:
            return technology
    return NONE


def technology_refusal(position: CivilizationPosition, technology: int) -> int:
    """S-03, S-04, A-18, A-19, A-64, A-90: why nobody can get a technology from the supply now."""
    if position.technology[technology] != NONE:
        return OWNED
    if position.advanced:
        return LEGAL if knows_prerequisites(position, technology) else MISSING_PREREQUISITES
    if position.tables.technology_era[technology] != position.era:
        return NOT_THIS_ERA
    return LEGAL if technology == next_alike(position) else NOT_THE_FIRST


def free_refusal(position: CivilizationPosition, technology: int) -> int:
    """G-22, G-94: why a technology cannot be had for nothing."""
    if position.tables.technology_era[technology] != position.era:
        return NOT_THIS_ERA
    return technology_refusal(position, technology)


def learn_refusal(position: CivilizationPosition, seat: int, technology: int) -> int:
    """G-106: why a seat cannot buy a technology."""
    reason = technology_refusal(position, technology)
    if reason != LEGAL:
        return reason
    return LEGAL if technology_price(position, seat, technology) <= position.gold[seat] else NO_GOLD


def free_technologies(position: CivilizationPosition) -> list[int]:
    """G-22, G-94: what an explorer can choose from."""
    found: list[int] = []
    for technology in position.tables.technologies_of[position.era]:
        if free_refusal(position, technology) == LEGAL:
            found.append(technology)
    return found


def free_technology_moves(position: CivilizationPosition) -> list[Move]:
    row = position.tables.moves[LEARN]
    return [row[technology] for technology in free_technologies(position)]


def offer_free_technology(position: CivilizationPosition, seat: int, chance: Chance) -> None:
    """G-22, G-93, G-94: a seat chooses a technology; the only one is taken, and none has no effect."""
    found = free_technologies(position)
    if not found:
        position.emit(events.NOT_FOUND, seat)
    elif len(found) == 1:
        gain_technology(position, seat, found[0], events.BY_COUNTER, 0, chance)
    else:
        position.ask(FREE_TECHNOLOGY_CHOICE, seat)


def learn_free(position: CivilizationPosition, seat: int, technology: int, chance: Chance) -> None:
    """The answer to FREE_TECHNOLOGY_CHOICE."""
    position.answered()
    gain_technology(position, seat, technology, events.BY_COUNTER, 0, chance)


# -- gaining one


def gain_technology(
    position: CivilizationPosition, seat: int, technology: int, means: int, price: int, chance: Chance
) -> None:
    """A-20, A-25, S-24: a technology from the supply, with all that it brings at once."""
    position.technology = with_at(position.technology, technology, seat)
    position.emit(events.LEARNED, seat, technology, price, means)
    if not position.advanced:
        check_technologies(position, seat)
        return
    raise_units(position, technology)
    if means == events.BY_PURCHASE:
        roll_for_end(position, seat, technology, chance)
    owner_bonus(position, seat, technology)


def check_technologies(position: CivilizationPosition, seat: int) -> None:
    """S-01, S-22, S-24, C-27, C-35, C-43: do the seat's technologies end the era, or the game?

    What counts is owning them, whether bought, found or traded; once triggered it stays so.
    """
    owned = 0
    left = 0
    for technology in position.tables.technologies_of[position.era]:
        if position.technology[technology] == seat:
            owned += 1
        elif position.technology[technology] == NONE:
            left += 1
    if owned >= position.tables.era_technologies:
        position.era_ends = True
        if position.era == MODERN and position.ending == NOT_ENDING:
            position.ending = BY_TECHNOLOGIES
    elif left == 0:
        position.era_ends = True


def roll_for_end(position: CivilizationPosition, seat: int, technology: int, chance: Chance) -> None:
    """A-33, A-34, A-90, A-92: a purchase in the last era of a short or medium game may end it."""
    era = position.tables.technology_era[technology]
    if position.ending != NOT_ENDING or era != last_era(position.length):
        return
    count = 0
    for other in position.tables.technologies_of[era]:
        if position.technology[other] >= 0:
            count += 1
    die = chance.pick(DIE, [1, 2, 3, 4, 5, 6])
    ends = die <= count
    if ends:
        position.ending = BY_TECHNOLOGIES
    position.emit(events.END_ROLLED, seat, die, count, 1 if ends else 0)


def last_era(length: int) -> int:
    """A-33, A-34, A-35: the era whose technologies may end the game; NONE in the long one."""
    if length == SHORT:
        return MEDIEVAL
    return GUNPOWDER if length == MEDIUM else NONE


def owner_bonus(position: CivilizationPosition, seat: int, technology: int) -> None:
    """A-20, A-26, A-70: what the first owner gets; an improvement of a past era is nothing any more."""
    tables = position.tables
    bonus = tables.bonus[technology]
    noun = tables.bonus_noun[technology]
    count = tables.bonus_count[technology]
    if bonus == UNIT_BONUS:
        give_units(position, seat, noun, count)
    elif bonus == GROWTH_BONUS:
        give_growth(position, seat, count)
    elif bonus == IMPROVEMENT_BONUS:
        if tables.improvement_era[noun] >= position.era:
            add_improvement(position, seat, noun)
            position.emit(events.IMPROVED, seat, noun, 0)
    elif bonus == WONDER_BONUS:
        for wonder in tables.wonders_of[technology]:
            receive_wonder(position, seat, wonder, events.BY_TECHNOLOGY)


def add_improvement(position: CivilizationPosition, seat: int, improvement: int) -> None:
    """A-15: at most one of each."""
    had = position.improvements[seat]
    position.improvements = with_at(position.improvements, seat, had | 1 << improvement)


def receive_wonder(position: CivilizationPosition, seat: int, wonder: int, means: int) -> None:
    """A-26, A-27, C-15, C-16, C-42: a wonder, and its gift unless its era is over."""
    tables = position.tables
    position.wonder = with_at(position.wonder, wonder, seat)
    position.emit(events.WONDER_GAINED, seat, wonder, means)
    if tables.wonder_era[wonder] < position.era and not position.late_gifts:
        return
    if tables.wonder_effect[wonder] == SETTLERS_GIFT:
        give_units(position, seat, SETTLER, tables.wonder_amount[wonder])
    elif tables.wonder_effect[wonder] == UNITS_GIFT:
        give_units(position, seat, tables.wonder_kind[wonder], tables.wonder_amount[wonder])


# -- units that technologies allow


def best_technology(position: CivilizationPosition, kind: int) -> int:
    """A-44, A-68: the technology of the best level of a kind that is in play, or NONE."""
    best = NONE
    for technology in position.tables.level_technology[kind]:
        if position.technology[technology] != NONE:
            best = technology
    return best


def kind_refusal(position: CivilizationPosition, kind: int) -> int:
    """S-21, A-21, A-54, A-65, A-68, A-75, C-04, C-11, C-12: why a kind of piece cannot be bought now."""
    if kind == SETTLER:
        return LEGAL
    if not position.advanced:
        if kind == CARRIER:
            return STANDARD_RULES
        return LEGAL if era_of(kind) == position.era else NOT_THIS_ERA
    if era_of(kind) > position.era:
        return NOT_THIS_ERA
    if best_technology(position, kind) == NONE:
        return MISSING_TECHNOLOGY
    risen = rises_to(position, kind)
    return NOT_THE_BEST if risen != kind and best_technology(position, risen) != NONE else LEGAL


def rises_to(position: CivilizationPosition, kind: int) -> int:
    """A-45, C-12: the kind that pieces of a kind become with a technology; most remain what they are."""
    if kind == army(ANCIENT, ARTILLERY):
        return army(MEDIEVAL, ARTILLERY)
    if kind == FLEET + MODERN and position.forced_carriers:
        return CARRIER
    return kind


def raise_units(position: CivilizationPosition, technology: int) -> None:
    """A-45, C-12: all units of a kind become another when the first technology of that one is gained."""
    for kind in (army(ANCIENT, ARTILLERY), FLEET + MODERN):
        risen = rises_to(position, kind)
        if risen != kind and technology == position.tables.level_technology[risen][0]:
            change_kind(position, kind, risen)


def change_kind(position: CivilizationPosition, kind: int, risen: int) -> None:
    """S-07, A-45: all pieces of one kind become pieces of another."""
    changed = False
    for slot in range(len(position.piece_kind)):
        if position.piece_kind[slot] == kind:
            position.piece_kind[slot] = risen
            changed = changed or position.piece_owner[slot] != NONE
    if changed:
        position.emit(events.ROSE, NOBODY, risen)
