"""The start of a game: who chooses first, the two lands of each seat, dealt technologies, first counters."""

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.pieces import add_piece
from tijdperk.games.civilization.engine.position import TECHNOLOGY, CivilizationPosition
from tijdperk.games.civilization.engine.rolls import highest
from tijdperk.games.civilization.engine.settlements import place_village
from tijdperk.games.civilization.engine.tables import ANCIENT, INFANTRY, NO_EVENT, NONE, SETTLER, army
from tijdperk.games.civilization.engine.verbs import SETTLE, SETTLED, WATER
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.moves import LEGAL, Move
from tijdperk.kernel.position import with_at


def set_up(position: CivilizationPosition, chance: Chance) -> None:
    """G-35 to G-38: gold for everybody, and the order in which lands are chosen."""
    tables = position.tables
    seats = position.seats
    if position.more_resources:
        left = max(0, tables.counters[NO_EVENT] - tables.fewer_no_event * seats)
        position.pool = with_at(tables.counters, NO_EVENT, left)
    for seat in range(seats):
        position.gold[seat] = tables.start_gold
    first = highest(position, list(range(seats)), [0] * seats, events.FOR_CHOICE, chance)
    order = [(first + step) % seats for step in range(seats)]
    position.queue = order + order[::-1]


def settle_refusal(position: CivilizationPosition, land: int) -> int:
    """G-39: a land without a settlement."""
    if land >= position.tables.lands:
        return WATER
    return LEGAL if position.settled[land] == NONE else SETTLED


def choosing_moves(position: CivilizationPosition) -> list[Move]:
    row = position.tables.moves[SETTLE]
    return [row[land] for land in range(position.tables.lands) if settle_refusal(position, land) == LEGAL]


def settle(position: CivilizationPosition, seat: int, land: int) -> None:
    """G-37, G-39, C-13: a village, an infantry unit and a settler."""
    place_village(position, seat, land)
    add_piece(position, seat, army(ANCIENT, INFANTRY), land)
    add_piece(position, seat, SETTLER, land)
    position.start_lands = [*position.start_lands, land]
    position.emit(events.SETTLED, seat, land)
    position.answered()


def deal_technologies(position: CivilizationPosition, chance: Chance) -> list[int]:
    """A-40, A-96: one of the technologies without prerequisites for each seat; gives seat and technology."""
    pool = position.tables.starting_technologies[:]
    owners = position.technology[:]
    dealt: list[int] = []
    for seat in choosers(position):
        technology = chance.draw(TECHNOLOGY, pool)
        owners[technology] = seat
        dealt += [seat, technology]
        position.emit(events.DEALT, seat, technology)
    position.technology = owners
    return dealt


def choosers(position: CivilizationPosition) -> list[int]:
    """The seats in the order of the first round of choosing."""
    lands = position.start_lands
    return [position.settled[lands[index]] for index in range(position.seats)]


def first_counters(position: CivilizationPosition) -> list[int]:
    """G-100: whose counters are turned up, in order: seat and land, first land first."""
    lands = position.start_lands
    found: list[int] = []
    for index, seat in enumerate(choosers(position)):
        found += [seat, lands[index], seat, lands[len(lands) - 1 - index]]
    return found
