"""Trade: what can change hands, between whom, and the phase in which everybody bargains at the same time.

The bargaining itself is the kernel's (`kernel/deals.py`). Goods are numbers: gold, then a city card and a
settlement for each land, technologies, wonders, milestones, fleets by number, and the other pieces by kind
and area. What cannot be handed over at once is a promise, which the program knows nothing of (G-10).
"""

from typing import Final

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.knowledge import check_technologies
from tijdperk.games.civilization.engine.pieces import (
    aboard,
    carries_aircraft,
    count_of,
    deck,
    decks,
    ship_slot,
    stands,
)
from tijdperk.games.civilization.engine.position import MAX_SHIPS, TRADING, CivilizationPosition
from tijdperk.games.civilization.engine.production import income_parts
from tijdperk.games.civilization.engine.settlements import in_range, transfer_settlement
from tijdperk.games.civilization.engine.tables import (
    AIRCRAFT,
    EXCHANGE_EFFECT,
    FLEET,
    KINDS,
    NONE,
    Tables,
    is_fleet,
)
from tijdperk.games.civilization.engine.verbs import (
    BARGAIN,
    ELIMINATED,
    EXCHANGE,
    EXCHANGED,
    LAST_SETTLEMENT,
    NO_BASE,
    NO_SUCH_THING,
    NOT_THEIR_CARD,
    NOT_TRADING,
    NOT_YOUR_CARD,
    NOT_YOUR_WONDER,
    OUT_OF_RANGE,
    WATER,
)
from tijdperk.kernel.deals import (
    ACCEPT,
    COUNTER,
    DECLINE,
    PROPOSE,
    WITHDRAW,
    count_names,
    deal_moves,
    deal_refusal,
    end_deals,
    offer_of,
    play_deal,
)
from tijdperk.kernel.interaction import Offer
from tijdperk.kernel.moves import LEGAL, Move, move_of
from tijdperk.kernel.position import with_at

# sorts of goods
GOLD: Final = 0
CARD: Final = 1
SETTLEMENT: Final = 2
TECHNOLOGY: Final = 3
WONDER: Final = 4
MILESTONE: Final = 5
SHIP: Final = 6
PIECE: Final = 7

# the kinds of pieces that are goods by area: settlers, armies, aircraft
PIECES: Final[list[int]] = [*range(FLEET), AIRCRAFT]
GOLD_LOTS: Final[list[int]] = [1, 5, 25]
ONE: Final[list[int]] = [1]
COUNTS: Final[list[str]] = count_names(25)


# -- goods


def first_goods(tables: Tables) -> list[int]:
    """The first good of each sort, and the number of all goods."""
    counts = [
        1,
        tables.lands,
        tables.lands,
        len(tables.technologies),
        len(tables.wonders),
        len(tables.milestones),
        MAX_SHIPS + 1,
        len(PIECES) * len(tables.areas),
    ]
    firsts = [0]
    for count in counts:
        firsts.append(firsts[-1] + count)
    return firsts


def good_names(tables: Tables) -> list[str]:
    """All goods as they are written."""
    lands = tables.areas[: tables.lands]
    return [
        "gold",
        *[f"card-{land}" for land in lands],
        *[f"settlement-{land}" for land in lands],
        *tables.technologies,
        *tables.wonders,
        *tables.milestones,
        *[f"ship-{number}" for number in range(MAX_SHIPS + 1)],
        *[f"{KINDS[kind]}-{area}" for kind in PIECES for area in tables.areas],
    ]


def good_of(tables: Tables, sort: int, number: int) -> int:
    """The good of a sort with its number within it."""
    return tables.first_goods[sort] + number


def piece_good(tables: Tables, kind: int, area: int) -> int:
    """The good that a settler, army or aircraft in an area is."""
    index = kind if kind != AIRCRAFT else len(PIECES) - 1
    return good_of(tables, PIECE, index * len(tables.areas) + area)


def sort_of(tables: Tables, good: int) -> list[int]:
    """The sort of a good, and its number within it."""
    firsts = tables.first_goods
    sort = GOLD
    while firsts[sort + 1] <= good:
        sort += 1
    return [sort, good - firsts[sort]]


def kind_and_area(tables: Tables, number: int) -> list[int]:
    """What the number of a good of the sort PIECE stands for."""
    areas = len(tables.areas)
    return [PIECES[number // areas], number % areas]


def lots(good: int) -> list[int]:
    """G-09: gold is offered in several amounts, anything else one by one."""
    return GOLD_LOTS if good == GOLD else ONE


def has(position: CivilizationPosition, seat: int, good: int) -> int:
    """G-65, G-103, G-105: how much a seat has of a good; cargo goes with its fleet only."""
    sort, number = sort_of(position.tables, good)
    if sort == GOLD:
        return position.gold[seat]
    if sort == PIECE:
        kind, area = kind_and_area(position.tables, number)
        return count_of(position, seat, kind, area)
    if sort == SHIP:
        slot = ship_slot(position, number)
        return 1 if slot != NONE and position.piece_owner[slot] == seat else 0
    return 1 if owners(position, sort)[number] == seat else 0


def owners(position: CivilizationPosition, sort: int) -> list[int]:
    """By number, who has the goods of a sort of which there is one each."""
    if sort == CARD:
        return position.holder
    if sort == SETTLEMENT:
        return position.settled
    if sort == TECHNOLOGY:
        return position.technology
    return position.wonder if sort == WONDER else position.milestone


def goods_of(position: CivilizationPosition, seat: int) -> list[int]:
    """Everything a seat has that can change hands, in order."""
    tables = position.tables
    firsts = tables.first_goods
    found: list[int] = [GOLD] if position.gold[seat] > 0 else []
    for sort in range(CARD, SHIP):
        having = owners(position, sort)
        for number in range(len(having)):
            if having[number] == seat:
                found.append(firsts[sort] + number)
    pieces: list[int] = []
    for slot in range(len(position.piece_owner)):
        if position.piece_owner[slot] != seat:
            continue
        kind = position.piece_kind[slot]
        if is_fleet(kind):
            pieces.append(firsts[SHIP] + position.piece_ship[slot])
        elif position.piece_ship[slot] == 0:
            good = piece_good(tables, kind, position.piece_area[slot])
            if good not in pieces:
                pieces.append(good)
    pieces.sort()
    return found + pieces


# -- who may deal with whom


def trade_refusal(position: CivilizationPosition, seat: int, partner: int) -> int:
    """A-47, S-13: why two seats cannot trade now."""
    if position.top_kind() != TRADING:
        return NOT_TRADING
    if partner >= position.seats:
        return NO_SUCH_THING
    if not position.plays(seat) or not position.plays(partner):
        return ELIMINATED
    return LEGAL if in_range(position, seat, partner) else OUT_OF_RANGE


def accept_refusal(position: CivilizationPosition, offer: Offer) -> int:
    """A-47, A-91: why an offer cannot be accepted though both have the goods."""
    reason = trade_refusal(position, offer.maker, offer.partner)
    if reason != LEGAL:
        return reason
    for seat in (offer.maker, offer.partner):
        gives = offer.gives if seat == offer.maker else offer.wants
        gets = offer.wants if seat == offer.maker else offer.gives
        if position.advanced and not keeps_settlement(position, seat, gives, gets):
            return LAST_SETTLEMENT
        if not finds_decks(position, seat, gives, gets):
            return NO_BASE
    return LEGAL


def keeps_settlement(position: CivilizationPosition, seat: int, gives: list[int], gets: list[int]) -> bool:
    """A-91: has the seat a settlement after the deal?"""
    left = len(position.settlements(seat))
    left -= count_sort(position.tables, gives, SETTLEMENT)
    left += count_sort(position.tables, gets, SETTLEMENT)
    return left > 0


def count_sort(tables: Tables, goods: list[int], sort: int) -> int:
    """How many goods of a sort are among the pairs."""
    count = 0
    for at in range(0, len(goods), 2):
        if sort_of(tables, goods[at])[0] == sort:
            count += goods[at + 1]
    return count


def finds_decks(position: CivilizationPosition, seat: int, gives: list[int], gets: list[int]) -> bool:
    """G-50, G-105: aircraft that a seat gets at sea need own ships to be on, after the deal."""
    tables = position.tables
    for at in range(0, len(gets), 2):
        sort, number = sort_of(tables, gets[at])
        if sort != PIECE:
            continue
        kind, area = kind_and_area(tables, number)
        if kind != AIRCRAFT or not position.is_sea(area):
            continue
        aircraft = count_of(position, seat, AIRCRAFT, area) + gets[at + 1]
        for other in range(0, len(gives), 2):
            if gives[other] == gets[at]:
                aircraft -= gives[other + 1]
        room = decks(position, seat, area)
        room += deck(position) * (deck_ships(position, gets, area) - deck_ships(position, gives, area))
        if aircraft > room:
            return False
    return True


def deck_ships(position: CivilizationPosition, goods: list[int], sea: int) -> int:
    """How many ships in a sea that aircraft can land on are among the goods."""
    count = 0
    for at in range(0, len(goods), 2):
        sort, number = sort_of(position.tables, goods[at])
        if sort == SHIP:
            slot = ship_slot(position, number)
            if position.piece_area[slot] == sea and carries_aircraft(position, position.piece_kind[slot]):
                count += 1
    return count


# -- the phase


def begin_trade(position: CivilizationPosition) -> None:
    """G-42, G-72: all bargain at the same time, but those who are in range of nobody."""
    position.exchanged = False
    asked = traders(position)
    if asked:
        position.ask_together(TRADING, asked, position.seats)


def traders(position: CivilizationPosition) -> int:
    """A-47: the seats that can trade with somebody, as bits."""
    found = 0
    for seat in range(position.seats):
        for partner in range(seat):
            if position.plays(seat) and position.plays(partner) and in_range(position, seat, partner):
                found |= 1 << seat | 1 << partner
    return found


def leave_trade(position: CivilizationPosition, seat: int) -> None:
    """The phase closes when all are done since the last deal; what was not accepted lapses."""
    if position.resolve(seat):
        end_deals(position)


def ask_again(position: CivilizationPosition) -> None:
    """After a deal nobody is done any more."""
    asked = traders(position)
    for seat in range(position.seats):
        if asked >> seat & 1:
            position.unresolve(seat)


def bargain_refusal(position: CivilizationPosition, seat: int, move: Move) -> int:
    """Why a move of bargaining is refused."""
    if position.top_kind() != TRADING:
        return NOT_TRADING
    return deal_refusal(position, seat, move.verb - BARGAIN, move.noun, move.second)


def bargain_moves(position: CivilizationPosition, seat: int) -> list[Move]:
    return deal_moves(position, seat, BARGAIN) if position.top_kind() == TRADING else []


def bargain(position: CivilizationPosition, seat: int, move: Move) -> None:
    """G-49, G-102: a move of bargaining."""
    verb, noun = move.verb - BARGAIN, move.noun
    if verb == ACCEPT:
        offer = offer_of(position, noun)
        if offer is not None:
            position.emit(events.DEALT_WITH, seat, offer.maker, noun)
    made = play_deal(position, seat, verb, noun, move.second)
    if made is None:
        return
    if verb == PROPOSE:
        position.emit(events.OFFERED, seat, made.partner, made.number)
    elif verb == DECLINE or verb == COUNTER:
        position.emit(events.DECLINED, seat, made.maker, made.number)
    elif verb == WITHDRAW:
        position.emit(events.WITHDREW, seat, made.partner, made.number)
    else:
        ask_again(position)


def hand_over(position: CivilizationPosition, giver: int, taker: int, goods: list[int]) -> None:
    """G-49, G-64, G-65, G-102, G-104, A-69, A-85: goods change hands; cards are lent."""
    for at in range(0, len(goods), 2):
        position.emit(events.HANDED, giver, taker, goods[at], goods[at + 1])
        give(position, giver, taker, goods[at], goods[at + 1])
    if not position.advanced:
        check_technologies(position, taker)


def give(position: CivilizationPosition, giver: int, taker: int, good: int, count: int) -> None:
    sort, number = sort_of(position.tables, good)
    if sort == GOLD:
        position.pay(giver, count)
        position.pay(taker, -count)
    elif sort == CARD:
        position.holder = with_at(position.holder, number, taker)
    elif sort == SETTLEMENT:
        transfer_settlement(position, number, taker)
    elif sort == TECHNOLOGY:
        position.technology = with_at(position.technology, number, taker)
    elif sort == WONDER:
        position.wonder = with_at(position.wonder, number, taker)
    elif sort == MILESTONE:
        position.milestone = with_at(position.milestone, number, taker)
    elif sort == SHIP:
        for cargo in aboard(position, number):
            position.piece_owner[cargo] = taker
        position.piece_owner[ship_slot(position, number)] = taker
    else:
        give_pieces(position, giver, taker, number, count)


def give_pieces(position: CivilizationPosition, giver: int, taker: int, number: int, count: int) -> None:
    """G-105: pieces stay where they are."""
    kind, area = kind_and_area(position.tables, number)
    left = count
    for slot in position.area_slots[area]:
        if left and position.piece_kind[slot] == kind and stands(position, slot, giver, area):
            position.piece_owner[slot] = taker
            left -= 1


def income_after(position: CivilizationPosition, seat: int, offer: Offer) -> list[int]:
    """The lines of a seat's income if an offer were accepted now."""
    other = position.clone()
    assert isinstance(other, CivilizationPosition)
    hand_over(other, offer.maker, offer.partner, offer.gives)
    hand_over(other, offer.partner, offer.maker, offer.wants)
    return income_parts(other, seat)


# -- Magellan's Voyage


def exchange_wonder(position: CivilizationPosition, seat: int) -> int:
    """A-87: the wonder that lets a seat exchange cards, or NONE."""
    for wonder in range(len(position.wonder)):
        if (
            position.wonder[wonder] == seat
            and position.tables.wonder_effect[wonder] == EXCHANGE_EFFECT
            and position.works(wonder)
        ):
            return wonder
    return NONE


def exchange_refusal(position: CivilizationPosition, seat: int, mine: int, theirs: int) -> int:
    """A-87: why a seat cannot exchange a card it holds for one that another holds."""
    if position.top_kind() != TRADING:
        return NOT_TRADING
    if exchange_wonder(position, seat) == NONE:
        return NOT_YOUR_WONDER
    if position.exchanged:
        return EXCHANGED
    if position.is_sea(mine) or position.is_sea(theirs):
        return WATER
    if position.holder[mine] != seat:
        return NOT_YOUR_CARD
    partner = position.holder[theirs]
    if partner == NONE or partner == seat:
        return NOT_THEIR_CARD
    return trade_refusal(position, seat, partner)


def exchange_moves(position: CivilizationPosition, seat: int) -> list[Move]:
    moves: list[Move] = []
    if position.exchanged or exchange_wonder(position, seat) == NONE:
        return moves
    for mine in range(position.tables.lands):
        if position.holder[mine] == seat:
            for theirs in range(position.tables.lands):
                if exchange_refusal(position, seat, mine, theirs) == LEGAL:
                    moves.append(move_of(EXCHANGE, mine, theirs))
    return moves


def exchange(position: CivilizationPosition, seat: int, mine: int, theirs: int) -> None:
    """A-87: the two cards change places until they return; the partner cannot refuse."""
    partner = position.holder[theirs]
    holder = with_at(position.holder, mine, partner)
    position.holder = with_at(holder, theirs, seat)
    position.exchanged = True
    position.emit(events.EXCHANGED, seat, partner, position.counter[mine], position.counter[theirs])
    position.raise_barrier(seat, position.seats)
    position.raise_barrier(partner, position.seats)
    ask_again(position)
