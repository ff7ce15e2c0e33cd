"""The moves of 7 Wonders Duel and the oracle that lists the legal ones."""

from typing import Any, Final

from tijdperk.games.duel.engine.position import (
    BID,
    DESTROY,
    DRAFT,
    EMPTY,
    LIBRARY,
    MAUSOLEUM,
    NO_BID,
    STARTER,
    TOKEN,
    DuelPosition,
    destructible,
)
from tijdperk.games.duel.engine.prices import new_price
from tijdperk.games.duel.engine.tables import UNKNOWN
from tijdperk.kernel.position import frame_detail

# A move is one int: what is done, to what, and for a wonder also with which card.
OFFER: Final = 0
PICK: Final = 1
BUILD: Final = 2
DISCARD: Final = 3
WONDER: Final = 4
TAKE: Final = 5
KEEP: Final = 6
REVIVE: Final = 7
RAZE: Final = 8
BEGIN: Final = 9


def move_of(verb: int, noun: int, card: int = 0) -> int:
    return verb | noun << 4 | card << 12


def verb_of(move: int) -> int:
    return move & 15


def noun_of(move: int) -> int:
    """The card, wonder, token, amount or seat the move is about."""
    return move >> 4 & 255


def card_of(move: int) -> int:
    """The card that goes under a wonder."""
    return move >> 12


def other_moves(position: DuelPosition, seat: int) -> list[int]:
    """Every move the seat may make in a decision that is not a turn."""
    kind = position.frames[-1] & 255
    if kind == DRAFT:
        return [move_of(PICK, wonder) for wonder in position.offer]
    if kind == TOKEN:
        return [move_of(TAKE, token) for token in position.board if token != EMPTY]
    if kind == STARTER:
        return [move_of(BEGIN, 0), move_of(BEGIN, 1)]
    if kind == DESTROY:
        colour = frame_detail(position.frames[-1])
        return [move_of(RAZE, card) for card in destructible(position.rival(seat), colour, position.tables)]
    if kind == MAUSOLEUM:
        return [move_of(REVIVE, card) for card in position.discarded]
    if kind == LIBRARY:
        return [move_of(KEEP, token) for token in position.drawn]
    if kind == BID and position.bids[seat] == NO_BID:
        return [move_of(OFFER, coins) for coins in range(position.cities[seat].coins + 1)]
    return []


def turn_moves(position: DuelPosition, seat: int) -> list[int]:
    """R7: build, discard or use for a wonder any accessible card; there is no pass."""
    city = position.cities[seat]
    coins = city.coins
    chains = city.chains
    prices = city.prices
    tables = position.tables
    build_move = tables.build_move
    discard_move = tables.discard_move
    wonder_moves = affordable_wonders(position, seat)
    cards = position.cards
    moves: list[int] = []
    for slot in position.open:
        card = cards[slot]
        cost = prices[card]
        if cost == UNKNOWN:
            cost = new_price(position, city, card)
        if cost <= coins or tables.chain_in[card] & chains:
            moves.append(build_move[card])
        moves.append(discard_move[card])
        for wonder_move in wonder_moves:
            moves.append(wonder_move[card])
    return moves


def affordable_wonders(position: DuelPosition, seat: int) -> list[list[Any]]:
    """R42, R43: the wonders this seat can pay for, each as its moves by card."""
    city = position.cities[seat]
    prices = city.prices
    coins = city.coins
    tables = position.tables
    first = tables.first_wonder
    found: list[list[Any]] = []
    for wonder in city.wonders:
        cost = prices[first + wonder]
        if cost == UNKNOWN:
            cost = new_price(position, city, first + wonder)
        if cost <= coins:
            found.append(tables.wonder_move[wonder])
    return found
