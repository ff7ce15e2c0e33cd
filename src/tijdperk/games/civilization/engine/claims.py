"""Free moves of any seat at any time: claiming a milestone, and announcing the end of the game."""

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.position import (
    DIPLOMATIC,
    LONG,
    MILITARY,
    NOT_ENDING,
    CivilizationPosition,
)
from tijdperk.games.civilization.engine.rolls import highest
from tijdperk.games.civilization.engine.tables import (
    ARMIES,
    DIPLOMATIC_EFFECT,
    GOLD,
    METROPOLIS,
    METROPOLISES,
    MILITARY_EFFECT,
    TECHNOLOGIES,
    VILLAGE,
    VILLAGES,
    era_of,
    is_army,
    is_fleet,
)
from tijdperk.games.civilization.engine.verbs import (
    ADVANCED_RULES,
    ANNOUNCE,
    CLAIM,
    CLAIMED,
    ELIMINATED,
    ENDING_ALREADY,
    NOT_REACHED,
    NOT_THIS_ERA,
    NOT_YOUR_WONDER,
    OWNED,
    STANDARD_RULES,
    WRONG_LENGTH,
)
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.moves import LEGAL, Move
from tijdperk.kernel.position import with_at

# -- milestones


def measure_of(position: CivilizationPosition, seat: int, milestone: int) -> int:
    """S-11, S-25: how far a seat is with a milestone: exact villages, units of its era, gold in hand."""
    tables = position.tables
    measure = tables.milestone_measure[milestone]
    era = tables.milestone_era[milestone]
    if measure == GOLD:
        return position.gold[seat]
    count = 0
    if measure == TECHNOLOGIES:
        for technology in tables.technologies_of[era]:
            if position.technology[technology] == seat:
                count += 1
    elif measure == VILLAGES or measure == METROPOLISES:
        size = VILLAGE if measure == VILLAGES else METROPOLIS
        for land in range(tables.lands):
            if position.settled[land] == seat and position.size[land] == size:
                count += 1
    else:
        for slot in range(len(position.piece_owner)):
            kind = position.piece_kind[slot]
            counted = is_army(kind) if measure == ARMIES else is_fleet(kind)
            if counted and position.piece_owner[slot] == seat and era_of(kind) == era:
                count += 1
    return count


def needed(position: CivilizationPosition, milestone: int) -> int:
    """C-09: by the errata, or as printed."""
    tables = position.tables
    return (tables.milestone_printed if position.printed_milestones else tables.milestone_amount)[milestone]


def claim_refusal(position: CivilizationPosition, seat: int, milestone: int) -> int:
    """S-03, S-09, S-12, S-25, S-26: why a seat cannot claim a milestone now."""
    if position.advanced:
        return ADVANCED_RULES
    if position.milestone[milestone] >= 0:
        return OWNED
    if position.tables.milestone_era[milestone] != position.era:
        return NOT_THIS_ERA
    if position.claims[milestone] >> seat & 1:
        return CLAIMED
    reached = measure_of(position, seat, milestone) >= needed(position, milestone)
    return LEGAL if reached else NOT_REACHED


def claim_moves(position: CivilizationPosition, seat: int) -> list[Move]:
    row = position.tables.moves[CLAIM]
    moves: list[Move] = []
    for milestone in range(len(position.milestone)):
        if claim_refusal(position, seat, milestone) == LEGAL:
            moves.append(row[milestone])
    return moves


def claim(position: CivilizationPosition, seat: int, milestone: int) -> None:
    """S-09, S-10: a claim, which nobody else hears of until it is settled."""
    claims = position.claims[milestone] | 1 << seat
    position.claims = with_at(position.claims, milestone, claims)
    position.emit(events.CLAIMED, seat, milestone, 0, 0, seat)


def settle_claims(position: CivilizationPosition, chance: Chance) -> None:
    """S-08, S-09, S-10, G-107: who alone claims gets the milestone; several roll for it.

    All claims between two moves of others are simultaneous, so this comes before any such move.
    """
    for milestone in range(len(position.claims)):
        bits = position.claims[milestone]
        if bits:
            claimants = [seat for seat in range(position.seats) if bits >> seat & 1]
            winner = highest(position, claimants, [0] * position.seats, events.FOR_CLAIM, chance)
            position.milestone = with_at(position.milestone, milestone, winner)
            position.claims = with_at(position.claims, milestone, 0)
            position.emit(events.MILESTONE_WON, winner, milestone)


def forget_claims(position: CivilizationPosition, seat: int) -> None:
    """As a seat (or nobody's) knows it: others' claims are left out."""
    mine = 1 << seat if seat >= 0 else 0
    position.claims = [bits & mine for bits in position.claims]


# -- the end of the long game


def announce_refusal(position: CivilizationPosition, seat: int, wonder: int) -> int:
    """A-37, A-38, A-93, A-94, C-34: why a seat cannot announce the end with a wonder."""
    if not position.advanced:
        return STANDARD_RULES
    effect = position.tables.wonder_effect[wonder]
    if position.wonder[wonder] != seat or (effect != DIPLOMATIC_EFFECT and effect != MILITARY_EFFECT):
        return NOT_YOUR_WONDER
    if not position.plays(seat):
        return ELIMINATED
    if position.length != LONG:
        return WRONG_LENGTH
    return LEGAL if position.ending == NOT_ENDING else ENDING_ALREADY


def announce_moves(position: CivilizationPosition, seat: int) -> list[Move]:
    row = position.tables.moves[ANNOUNCE]
    moves: list[Move] = []
    for wonder in range(len(position.wonder)):
        if position.wonder[wonder] == seat and announce_refusal(position, seat, wonder) == LEGAL:
            moves.append(row[wonder])
    return moves


def announce(position: CivilizationPosition, seat: int, wonder: int) -> None:
    """A-37, A-38: the game ends after this round, and nothing changes that."""
    diplomatic = position.tables.wonder_effect[wonder] == DIPLOMATIC_EFFECT
    position.ending = DIPLOMATIC if diplomatic else MILITARY
    position.emit(events.END_ANNOUNCED, seat, position.ending)
