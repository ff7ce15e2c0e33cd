"""A game of 7 Wonders Duel as a row of numbers: what a value is learned from, and what a learner sees.

The summary has both cities, the seat's own first, and what lies on the table for both. The rest says where
every card lies. Nothing is read that the seat cannot know.
"""

from typing import Final

from tijdperk.games.duel.engine.moves import BUILD as BUILD_VERB
from tijdperk.games.duel.engine.moves import DISCARD as DISCARD_VERB
from tijdperk.games.duel.engine.moves import WONDER as WONDER_VERB
from tijdperk.games.duel.engine.position import (
    BOOK_BEGINS,
    DECISIONS,
    DESTROY,
    DOWN,
    EMPTY,
    ENDINGS,
    GUILD_DOWN,
    NO_BID,
    PLAYING,
    City,
    DuelPosition,
)
from tijdperk.games.duel.engine.progress import ones
from tijdperk.games.duel.engine.scoring import most
from tijdperk.games.duel.engine.tables import GREEN, MAX_BID, NONE, RED, UNKNOWN, Tables
from tijdperk.kernel.features import MAX_NUMBER, Layout, Row, numbers
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import NOBODY

# sections of a city; those of the rival's follow in the same order
COINS: Final = 0
FEW_COINS: Final = 1
MAKES: Final = 2
RAW_CHOICES: Final = 3
GOODS_CHOICES: Final = 4
FIXED: Final = 5
RATES: Final = 6
POINTS: Final = 7
SYMBOLS: Final = 8  # how many, one place for each number
SYMBOLS_SHOWN: Final = 9  # new ones among the cards that lie open to view
SIX_SHOWN: Final = 10  # with those it would have enough to win
PAIRS_SHOWN: Final = 11
SHIELDS_SHOWN: Final = 12
FREE_SHOWN: Final = 13  # cards it could build by a chain
BUILT: Final = 14
WONDERS: Final = 15
RAISED: Final = 16
TOKENS: Final = 17
RIVAL: Final = 18  # the first section of the rival's city
# sections for both
MILITARY: Final = 36  # steps towards the rival's capital, one place for each
LOOT: Final = 37
ASKED: Final = 38  # what the seat is asked
AWAITED: Final = 39  # what the rival is asked
ACTIVE: Final = 40
AGAIN: Final = 41
LEFT: Final = 42
ODD: Final = 43
WONDERS_BUILT: Final = 44
BOARD: Final = 45
OPEN: Final = 46
# the rest
AGE: Final = 47
FIRST: Final = 48
OPTION: Final = 49
LYING: Final = 50  # slot by card
FACE_DOWN: Final = 51
GUILD_FACE_DOWN: Final = 52
OPEN_SLOT: Final = 53
DISCARDED: Final = 54
UNDER: Final = 55
DRAWN: Final = 57
OFFERED: Final = 58
BID: Final = 59
SEALED: Final = 61
RAZING: Final = 63
ENDING: Final = 64
WON: Final = 65

# styles besides the colours
WONDER_STYLE: Final = 7
DISCARD_STYLE: Final = 8
OTHER_STYLE: Final = 9

SIDES: Final[list[str]] = ["own", "rival"]
MAX_RATE: Final = 32
FEW: Final = 6  # the first coins matter more than later ones


def layout(tables: Tables) -> Layout:
    """The places of the features; a city has the same sections for the seat and for its rival."""
    places = Layout(phases=7)
    places.parts = 3
    places.styles = OTHER_STYLE + 1
    places.bold = [GREEN, GREEN, RED]
    for side in range(2):
        add_city(places, tables, side * RIVAL, SIDES[side])
    capital = tables.capital
    places.add(MILITARY, "lead", numbers(-capital, capital))
    places.add(LOOT, "loot", ["own-near", "own-far", "rival-near", "rival-far"])
    places.add(ASKED, "own-asked", DECISIONS)
    places.add(AWAITED, "rival-asked", DECISIONS)
    places.add(ACTIVE, "own-turn", [])
    places.add(AGAIN, "extra-turn", [])
    places.add(LEFT, "cards-left", [], tables.slots)
    places.add(ODD, "odd-cards-left", [])
    places.add(WONDERS_BUILT, "wonders-built", numbers(0, len(tables.wonders)))
    places.add(BOARD, "on-board", tables.tokens)
    places.add(OPEN, "open", tables.cards)
    places.end_summary()
    slots = numbers(0, tables.slots - 1)
    places.add(AGE, "age", numbers(0, 3))
    places.add(FIRST, "first", SIDES)
    places.add(OPTION, "begins", [])
    places.add(LYING, "slot", [f"{slot}-{card}" for slot in slots for card in tables.cards])
    places.add(FACE_DOWN, "down", slots)
    places.add(GUILD_FACE_DOWN, "guild-down", slots)
    places.add(OPEN_SLOT, "open-slot", slots)
    places.add(DISCARDED, "discarded", tables.cards)
    for side in range(2):
        places.add(UNDER + side, f"{SIDES[side]}-under", tables.cards, len(tables.wonders))
    places.add(DRAWN, "drawn", tables.tokens)
    places.add(OFFERED, "offered", tables.wonders)
    for side in range(2):
        places.add(BID + side, f"{SIDES[side]}-bid", [], MAX_BID + 1)
    for side in range(2):
        places.add(SEALED + side, f"{SIDES[side]}-sealed", [])
    places.add(RAZING, "destroy-colour", [], 7)
    places.add(ENDING, "ending", ENDINGS)
    places.add(WON, "won", SIDES)
    return places


def add_city(places: Layout, tables: Tables, section: int, side: str) -> None:
    cards = len(tables.cards)
    places.add(section + COINS, f"{side}-coins", [], MAX_NUMBER)
    places.add(section + FEW_COINS, f"{side}-few-coins", [], FEW)
    places.add(section + MAKES, f"{side}-makes", tables.resources, MAX_RATE)
    places.add(section + RAW_CHOICES, f"{side}-raw-choices", [], cards)
    places.add(section + GOODS_CHOICES, f"{side}-goods-choices", [], cards)
    places.add(section + FIXED, f"{side}-fixed", tables.resources)
    places.add(section + RATES, f"{side}-rates", [], MAX_RATE * len(tables.resources))
    places.add(section + POINTS, f"{side}-points", [], MAX_NUMBER)
    places.add(section + SYMBOLS, f"{side}-symbols", numbers(0, len(tables.sciences)))
    places.add(section + SYMBOLS_SHOWN, f"{side}-symbols-shown", [], len(tables.sciences))
    places.add(section + SIX_SHOWN, f"{side}-six-shown", [])
    places.add(section + PAIRS_SHOWN, f"{side}-pairs-shown", [], cards)
    places.add(section + SHIELDS_SHOWN, f"{side}-shields-shown", [], MAX_NUMBER)
    places.add(section + FREE_SHOWN, f"{side}-free-shown", [], cards)
    places.add(section + BUILT, f"{side}-built", tables.cards)
    places.add(section + WONDERS, f"{side}-wonder", tables.wonders)
    places.add(section + RAISED, f"{side}-raised", tables.wonders)
    places.add(section + TOKENS, f"{side}-token", tables.tokens)


def style(position: DuelPosition, move: Move) -> int:
    """The colour of a card that is built, a wonder, a discard, or anything else."""
    if move.verb == BUILD_VERB:
        return position.tables.colour[move.noun]
    if move.verb == WONDER_VERB:
        return WONDER_STYLE
    return DISCARD_STYLE if move.verb == DISCARD_VERB else OTHER_STYLE


def value_phase(position: DuelPosition) -> int:
    """The draft, then two phases of each age."""
    if position.age == 0:
        return 0
    return 2 * position.age - (1 if position.left > position.tables.slots // 2 else 0)


def summary(position: DuelPosition, seat: int, row: Row) -> None:
    """Both cities, and what lies there for both."""
    tables = position.tables
    start = tables.layout.starts
    shown: list[int] = []  # cards in view that bring a symbol, shields or can be free
    for card in position.cards:
        if card >= 0 and tables.telling[card]:
            shown.append(card)
    city_summary(position, position.cities[seat], shown, 0, row)
    city_summary(position, position.cities[1 - seat], shown, RIVAL, row)
    lead = position.pawn if seat == 0 else -position.pawn
    row.put(start[MILITARY] + tables.capital + lead, 1)
    for index in range(2):
        row.put(start[LOOT] + index, position.loot >> 2 * seat + index & 1)
        row.put(start[LOOT] + 2 + index, position.loot >> 2 * (1 - seat) + index & 1)
    if position.is_asked(seat):
        row.put(start[ASKED] + position.decision_kind(seat), 1)
    if position.is_asked(1 - seat):
        row.put(start[AWAITED] + position.decision_kind(1 - seat), 1)
    row.put(start[ACTIVE], 1 if position.active == seat else 0)
    row.put(start[AGAIN], 1 if position.again else 0)
    row.put(start[LEFT], position.left)
    row.put(start[ODD], position.left & 1)
    row.put(start[WONDERS_BUILT] + position.wonders_built(), 1)
    place = start[BOARD]
    for token in position.board:
        if token != EMPTY:
            row.put(place + token, 1)
    place = start[OPEN]
    for slot in position.open:
        row.put(place + position.cards[slot], 1)


def city_summary(position: DuelPosition, city: City, shown: list[int], section: int, row: Row) -> None:
    tables = position.tables
    start = tables.layout.starts
    row.put(start[section + COINS], min(city.coins, MAX_NUMBER))
    row.put(start[section + FEW_COINS], min(city.coins, FEW))
    place = start[section + MAKES]
    rates = 0
    for resource in range(len(city.makes)):
        row.put(place + resource, city.makes[resource])
        rates += city.rates[resource]
    row.put(start[section + RAW_CHOICES], city.raw_choices)
    row.put(start[section + GOODS_CHOICES], city.goods_choices)
    if city.fixed:
        place = start[section + FIXED]
        for resource in range(len(city.makes)):
            row.put(place + resource, city.fixed >> resource & 1)
    row.put(start[section + RATES], rates)
    points = 0
    place = start[section + BUILT]
    for card in city.built:
        row.put(place + card, 1)
        points += tables.points[card]
        if tables.guild_kind[card] != NONE:
            points += tables.guild_points[card] * most(position, tables.guild_kind[card])
    place = start[section + WONDERS]
    for wonder in city.wonders:
        row.put(place + wonder, 1)
    place = start[section + RAISED]
    for wonder in city.raised:
        row.put(place + wonder, 1)
        points += tables.points[tables.first_wonder + wonder]
    place = start[section + TOKENS]
    held = len(city.tokens)
    for token in city.tokens:
        row.put(place + token, 1)
        points += tables.token_points[token] + tables.token_points_each[token] * held
    row.put(start[section + POINTS], min(points + city.coins // tables.coins_per_point, MAX_NUMBER))
    symbols = ones(city.science)
    row.put(start[section + SYMBOLS] + symbols, 1)
    fresh = 0  # as bits: new symbols in view
    pairs = 0
    shields = 0
    free = 0
    for card in shown:
        symbol = tables.science[card]
        if symbol:
            if city.science & symbol:
                pairs += 1
            else:
                fresh |= symbol
        elif tables.shields[card]:
            shields += tables.shields[card] + city.red_shields
        if tables.chain_in[card] & city.chains:
            free += 1
    if fresh:
        count = ones(fresh)
        row.put(start[section + SYMBOLS_SHOWN], count)
        row.put(start[section + SIX_SHOWN], 1 if symbols + count >= tables.science_to_win else 0)
    row.put(start[section + PAIRS_SHOWN], pairs)
    row.put(start[section + SHIELDS_SHOWN], shields)
    row.put(start[section + FREE_SHOWN], free)


def features(position: DuelPosition, seat: int, at: list[int], of: list[int]) -> None:
    """The summary, and where every card, wonder and token lies."""
    row = Row(at, of)
    summary(position, seat, row)
    tables = position.tables
    start = tables.layout.starts
    row.put(start[AGE] + position.age, 1)
    if position.first != UNKNOWN:
        row.put(start[FIRST] + (0 if position.first == seat else 1), 1)
    row.put(start[OPTION], 1 if position.options & BOOK_BEGINS else 0)
    for slot in range(len(position.cards)):
        card = position.cards[slot]
        if card >= 0:
            row.put(start[LYING] + slot * len(tables.cards) + card, 1)
        elif card == DOWN:
            row.put(start[FACE_DOWN] + slot, 1)
        elif card == GUILD_DOWN:
            row.put(start[GUILD_FACE_DOWN] + slot, 1)
    for slot in position.open:
        row.put(start[OPEN_SLOT] + slot, 1)
    for card in position.discarded:
        row.put(start[DISCARDED] + card, 1)
    for side in range(2):
        city = position.cities[seat if side == 0 else 1 - seat]
        for index in range(len(city.under)):
            row.put(start[UNDER + side] + city.under[index], city.raised[index] + 1)
    if position.is_asked(seat):
        for token in position.drawn:
            row.put(start[DRAWN] + token, 1)
        if position.decision_kind(seat) == DESTROY:
            row.put(start[RAZING], position.frame_of(seat).a + 1)
    for wonder in position.offer:
        row.put(start[OFFERED] + wonder, 1)
    for side in range(2):
        bidder = seat if side == 0 else 1 - seat
        if position.bids[bidder] != NO_BID:
            if position.first == UNKNOWN:
                row.put(start[SEALED + side], 1)
            if position.first != UNKNOWN or side == 0:
                row.put(start[BID + side], position.bids[bidder] + 1)
    if position.ending != PLAYING:
        row.put(start[ENDING] + position.ending, 1)
        if position.winner != NOBODY:
            row.put(start[WON] + (0 if position.winner == seat else 1), 1)
