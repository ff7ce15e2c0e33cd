"""The moves of 7 Wonders Duel, and which of them are legal.

What is legal is written once: `choosable` for choices among things on the table, `build_refusal` and
`wonder_refusal` for constructions. The list of legal moves and the reasons for refusals are made of these.
"""

from typing import Final

from mypy_extensions import i64

from tijdperk.games.duel.engine.position import (
    BID,
    DESTROY,
    DRAFT,
    EMPTY,
    LIBRARY,
    MAUSOLEUM,
    STARTER,
    TOKEN,
    TURN,
    City,
    DuelPosition,
    destructible,
)
from tijdperk.games.duel.engine.prices import new_price
from tijdperk.games.duel.engine.tables import UNKNOWN
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.moves import LEGAL, Move, Verb

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

VERBS: Final[list[Verb]] = [
    Verb(OFFER, "bid COINS", [BID], "O3"),
    Verb(PICK, "pick WONDER", [DRAFT], "R1"),
    Verb(BUILD, "build CARD", [TURN], "R7"),
    Verb(DISCARD, "discard CARD", [TURN], "R7"),
    Verb(WONDER, "wonder WONDER with CARD", [TURN], "R7"),
    Verb(TAKE, "take TOKEN", [TOKEN], "R30"),
    Verb(KEEP, "keep TOKEN", [LIBRARY], "R44"),
    Verb(REVIVE, "revive CARD", [MAUSOLEUM], "R46"),
    Verb(RAZE, "destroy CARD", [DESTROY], "R49"),
    Verb(BEGIN, "begin seat SEAT", [STARTER], "R10"),
]

# Why a move is refused.
BID_TOO_HIGH: Final = 1
NOT_OFFERED: Final = 2
NOT_ON_BOARD: Final = 3
NOT_DRAWN: Final = 4
NOT_DISCARDED: Final = 5
NOT_TO_DESTROY: Final = 6
NOT_THERE: Final = 7
COVERED: Final = 8
CARD_TOO_DEAR: Final = 9
WONDER_BUILT: Final = 10
SEVEN_WONDERS: Final = 11
NOT_YOURS: Final = 12
WONDER_TOO_DEAR: Final = 13

# By kind of decision but a turn, which has three verbs: the verb that answers it, and what is wrong with a
# noun that cannot be chosen.
VERB_OF: Final[list[int]] = [OFFER, PICK, BUILD, TAKE, KEEP, REVIVE, RAZE, BEGIN]
WRONG: Final[list[int]] = [
    BID_TOO_HIGH, NOT_OFFERED, LEGAL, NOT_ON_BOARD, NOT_DRAWN, NOT_DISCARDED, NOT_TO_DESTROY, LEGAL,
]  # fmt: skip


def choosable(position: DuelPosition, seat: int, kind: int) -> list[int]:
    """What can be chosen in a decision that is not a turn."""
    if kind == DRAFT:
        return position.offer
    if kind == TOKEN:
        return [token for token in position.board if token != EMPTY]
    if kind == DESTROY:
        colour = position.frame_of(seat).a
        return destructible(position.rival(seat), colour, position.tables)
    if kind == MAUSOLEUM:
        return position.discarded
    if kind == LIBRARY:
        return position.drawn
    if kind == BID:
        return list(range(position.cities[seat].coins + 1))
    return [0, 1]


def choice_moves(position: DuelPosition, seat: int, kind: int) -> list[Move]:
    """Every move the seat may make in a decision that is not a turn."""
    row = position.tables.moves[VERB_OF[kind]]
    return [row[noun] for noun in choosable(position, seat, kind)]


def any_choice_move(position: DuelPosition, seat: int, kind: int, chance: Sampled) -> Move:
    """One of `choice_moves` by lot."""
    nouns = choosable(position, seat, kind)
    return position.tables.moves[VERB_OF[kind]][nouns[chance.below(len(nouns))]]


def build_refusal(position: DuelPosition, city: City, card: int) -> int:
    """R17, R28: an accessible card can be built if the city has its chain symbol or can pay for it."""
    cost: i64 = city.prices[card]
    if cost == UNKNOWN:
        cost = new_price(position, city, card)
    if cost <= city.coins or position.tables.chain_in[card] & city.chains:
        return LEGAL
    return CARD_TOO_DEAR


def wonder_refusal(position: DuelPosition, city: City, wonder: int) -> int:
    """R17, R42, R43: a wonder can be built if it is the city's, is not built, and can be paid for."""
    if wonder in city.wonders:
        return own_wonder_refusal(position, city, wonder)
    if wonder in city.raised:
        return WONDER_BUILT
    return SEVEN_WONDERS if position.wonders_built() >= position.tables.most_wonders else NOT_YOURS


def own_wonder_refusal(position: DuelPosition, city: City, wonder: int) -> int:
    """R17: a wonder that the city may build can be paid for."""
    item = position.tables.first_wonder + wonder
    cost: i64 = city.prices[item]
    if cost == UNKNOWN:
        cost = new_price(position, city, item)
    return LEGAL if cost <= city.coins else WONDER_TOO_DEAR


def reach_refusal(position: DuelPosition, card: int) -> int:
    """R7, R8: a card can be used when it is in the structure and nothing lies on it."""
    if card not in position.cards:
        return NOT_THERE
    return LEGAL if position.cards.index(card) in position.open else COVERED


def refusal(position: DuelPosition, seat: int, move: Move) -> int:
    """Why the seat cannot answer what it is asked by this move, or LEGAL."""
    kind = position.decision_kind(seat)
    if kind != TURN:
        return LEGAL if move.noun in choosable(position, seat, kind) else WRONG[kind]
    card = move.second if move.verb == WONDER else move.noun
    reach = reach_refusal(position, card)
    if reach != LEGAL or move.verb == DISCARD:
        return reach
    city = position.cities[seat]
    if move.verb == WONDER:
        return wonder_refusal(position, city, move.noun)
    return build_refusal(position, city, card)


def turn_moves(position: DuelPosition, seat: int) -> list[Move]:
    """R7: build, discard or use for a wonder any accessible card; there is no pass."""
    city = position.cities[seat]
    tables = position.tables
    build_moves = tables.build_moves
    discard_moves = tables.discard_moves
    wonder_moves: list[list[Move]] = []
    for wonder in city.wonders:
        if own_wonder_refusal(position, city, wonder) == LEGAL:
            wonder_moves.append(tables.wonder_moves[wonder])
    cards = position.cards
    moves: list[Move] = []
    for slot in position.open:
        card = cards[slot]
        if build_refusal(position, city, card) == LEGAL:
            moves.append(build_moves[card])
        moves.append(discard_moves[card])
        for by_card in wonder_moves:
            moves.append(by_card[card])
    return moves


def any_turn_move(position: DuelPosition, seat: int, chance: Sampled) -> Move:
    """One of `turn_moves` by lot: any use of any accessible card, drawn again until it is a legal one.

    Uses that are not drawn need no price, and no list is made. A discard is always legal.
    """
    city = position.cities[seat]
    wonders = city.wonders
    slots = position.open
    uses = 2 + len(wonders)
    while True:
        drawn = chance.below(len(slots) * uses)
        card = position.cards[slots[drawn // uses]]
        use = drawn % uses
        if use == 0:
            return position.tables.discard_moves[card]
        if use == 1:
            if build_refusal(position, city, card) == LEGAL:
                return position.tables.build_moves[card]
        elif own_wonder_refusal(position, city, wonders[use - 2]) == LEGAL:
            return position.tables.wonder_moves[wonders[use - 2]][card]
