"""The end of a turn: does the game end, does an era, and what is lost with it."""

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.knowledge import change_kind
from tijdperk.games.civilization.engine.position import (
    BY_LIMIT,
    DOMINATION,
    NOT_ENDING,
    SET_ASIDE,
    CivilizationPosition,
)
from tijdperk.games.civilization.engine.scoring import finish_game, military_units, score
from tijdperk.games.civilization.engine.settlements import has_settlement
from tijdperk.games.civilization.engine.tables import ANCIENT, ARTILLERY, MEDIEVAL, MODERN, NONE, army
from tijdperk.kernel.position import NOBODY, with_at


def close_turn(position: CivilizationPosition) -> None:
    """A-67: the end of the game first, then the era; the start player passes after that (turns.py)."""
    check_end(position)
    note_course(position)
    if position.ending != NOT_ENDING:
        finish_game(position)
        return
    era = next_era(position)
    if era > position.era:
        begin_era(position, era)
    position.era_ends = False
    position.critical = NONE
    position.receipts = []


# -- the end of the game


def check_end(position: CivilizationPosition) -> None:
    """A-36, A-93, A-94: domination overrides every other ending; no game goes on for ever."""
    if position.advanced and count_settled(position) <= 1:
        position.ending = DOMINATION
    elif position.ending == NOT_ENDING and position.turn >= position.tables.turns:
        position.ending = BY_LIMIT


def count_settled(position: CivilizationPosition) -> int:
    """How many seats have a settlement."""
    count = 0
    for seat in range(position.seats):
        if has_settlement(position, seat):
            count += 1
    return count


def note_course(position: CivilizationPosition) -> None:
    """How the seats stand at the end of the turn: the era, then points, income and units of all."""
    seats = range(position.seats)
    points = [score(position, seat) for seat in seats]
    units = [military_units(position, seat) for seat in seats]
    position.course = [*position.course, [position.era, *points, *position.incomes, *units]]


# -- eras


def next_era(position: CivilizationPosition) -> int:
    """S-01, S-02, C-35, A-01, A-66: the era of the next turn."""
    if not position.advanced:
        return min(MODERN, position.era + 1) if position.era_ends else position.era
    era = position.era
    for technology in range(len(position.technology)):
        if position.technology[technology] != NONE:
            era = max(era, position.tables.technology_era[technology])
    return era


def begin_era(position: CivilizationPosition, era: int) -> None:
    """A new era begins, and what belongs to past ones is obsolete."""
    begins_middle_ages = position.era < MEDIEVAL
    position.era = era
    position.emit(events.ERA_BEGAN, NOBODY, era)
    if position.advanced:
        drop_improvements(position)
        return
    if begins_middle_ages:
        change_kind(position, army(ANCIENT, ARTILLERY), army(MEDIEVAL, ARTILLERY))  # S-07
    drop_milestones(position)


def drop_milestones(position: CivilizationPosition) -> None:
    """S-03, S-12: milestones of past eras that nobody has are lost."""
    milestones = position.milestone[:]
    for milestone in range(len(milestones)):
        if milestones[milestone] == NONE and position.tables.milestone_era[milestone] < position.era:
            milestones[milestone] = SET_ASIDE
    position.milestone = milestones


def drop_improvements(position: CivilizationPosition) -> None:
    """A-04, A-71, C-10: improvements of past eras go back to the supply; those of the new one stay."""
    old = 0
    for improvement in range(len(position.tables.improvements)):
        if position.tables.improvement_era[improvement] < position.era:
            old |= 1 << improvement
    for seat in range(position.seats):
        lost = position.improvements[seat] & old
        if lost:
            position.improvements = with_at(position.improvements, seat, position.improvements[seat] & ~old)
            position.emit(events.OBSOLETE, seat, lost.bit_count())
