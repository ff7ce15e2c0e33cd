"""The position of 7 Wonders Duel: two cities, the structure of cards, the board and what is owed."""

from typing import Final

from tijdperk.games.duel.engine.tables import UNKNOWN, Tables
from tijdperk.kernel.chance import EVERYONE
from tijdperk.kernel.position import Position

# decisions: the kinds of frames
BID: Final = 0
DRAFT: Final = 1
TURN: Final = 2
TOKEN: Final = 3
LIBRARY: Final = 4
MAUSOLEUM: Final = 5
DESTROY: Final = 6  # detail: the colour
STARTER: Final = 7
DECISIONS: Final[list[str]] = [
    "bid", "draft", "turn", "token", "library", "mausoleum", "destroy", "starter",
]  # fmt: skip

# what chance can give
FIRST: Final = 0
DRAWN_TOKEN: Final = 1
DRAWN_WONDER: Final = 2
GUILD_PLACE: Final = 3
DRAWN_CARD: Final = 4
LIBRARY_TOKEN: Final = 5
SEALED_BID: Final = 6  # only ever drawn by `determinize`
DRAWS: Final[list[str]] = ["first", "token", "wonder", "guild_place", "card", "library", "sealed_bid"]

# what lies in a slot, when it is not a card one can see
GONE: Final = -1
DOWN: Final = -2
GUILD_DOWN: Final = -3

# how a game ends
PLAYING: Final = 0
CIVILIAN: Final = 1
TIE_BREAK: Final = 2
SHARED: Final = 3
MILITARY: Final = 4
SCIENCE: Final = 5
ENDINGS: Final[list[str]] = ["playing", "civilian", "tie_break", "draw", "military", "science"]

NO_BID: Final = -1
EMPTY: Final = -1  # a place on the board whose token was taken


class City:
    """One player's side of the table."""

    coins: int
    built: list[int]  # cards, in the order they came
    count: list[int]  # built cards by colour
    chains: int  # bits of the chain symbols owned
    science: int  # bits of the scientific symbols owned
    raw_choices: int  # sources of one raw material of choice
    goods_choices: int
    fixed: int  # bits of the resources with a fixed price
    eased: bool  # whether any choice or discount can lower a price

    # Replaced, never edited: clones share them.
    wonders: list[int]  # still to build
    raised: list[int]  # wonders built
    under: list[int]  # the card under each of them
    tokens: list[int]  # progress tokens held, in the order they came
    makes: list[int]  # resources on brown and grey cards
    rates: list[int]  # what one unit of each resource costs this city
    prices: list[int]  # what each item costs this city, filled in as it is asked for; UNKNOWN before

    # what the progress tokens are good for
    wonder_discount: int
    blue_discount: int
    takes_trade: int
    red_shields: int
    extra_turn: int
    chain_gain: int


def copy_city(city: City) -> City:
    other = City()
    other.coins = city.coins
    other.built = city.built[:]
    other.wonders = city.wonders
    other.raised = city.raised
    other.under = city.under
    other.tokens = city.tokens
    other.count = city.count[:]
    other.chains = city.chains
    other.science = city.science
    other.raw_choices = city.raw_choices
    other.goods_choices = city.goods_choices
    other.fixed = city.fixed
    other.eased = city.eased
    other.makes = city.makes
    other.rates = city.rates
    other.prices = city.prices
    other.wonder_discount = city.wonder_discount
    other.blue_discount = city.blue_discount
    other.takes_trade = city.takes_trade
    other.red_shields = city.red_shields
    other.extra_turn = city.extra_turn
    other.chain_gain = city.chain_gain
    return other


def new_city(tables: Tables) -> City:
    city = City()
    city.coins = tables.start_coins
    city.built = []
    city.wonders = []
    city.raised = []
    city.under = []
    city.tokens = []
    city.count = [0] * 7
    city.chains = 0
    city.science = 0
    city.raw_choices = 0
    city.goods_choices = 0
    city.fixed = 0
    city.eased = False
    city.makes = [0] * len(tables.resources)
    city.rates = [tables.base_price] * len(tables.resources)
    city.prices = tables.fixed_prices[:]
    city.wonder_discount = 0
    city.blue_discount = 0
    city.takes_trade = 0
    city.red_shields = 0
    city.extra_turn = 0
    city.chain_gain = 0
    return city


class DuelPosition(Position):
    """Everything true about one game in progress."""

    tables: Tables
    book_begins: bool  # O2: with the pawn in the middle the last player begins, without a choice
    drafting: bool  # O1
    cities: list[City]
    first: int  # the first player, or UNKNOWN while it is bid for
    age: int
    cards: list[int]  # by slot: a card, GONE, DOWN or GUILD_DOWN
    left: int  # how many cards are left
    open: list[int]  # accessible slots, in order
    taken: int  # slot of the card in play this turn, GONE between turns
    again: bool  # an extra turn is due
    active: int  # whose turn it is
    unseen: list[int]  # cards of this age that were not drawn
    discarded: list[int]
    pawn: int  # steps from the middle towards seat 1's capital
    loot: int  # bits of the military tokens left: 2 * loser + index
    draft_step: int
    ending: int
    winner: int  # seat, or EVERYONE for a shared victory

    # Replaced, never edited: clones share them.
    unseen_guilds: list[int]
    board: list[int]  # progress tokens by place, or EMPTY
    boxed: list[int]  # progress tokens in the box
    drawn: list[int]  # tokens the Great Library shows to its builder
    offer: list[int]  # wonders that can be picked
    undealt: list[int]  # wonders not drawn
    bids: list[int]

    def rival(self, seat: int) -> City:
        return self.cities[1 - seat]

    def owe(self, kind: int, seat: int, detail: int = 0) -> None:
        """The seat owes a decision before anything else goes on."""
        self.frames.append(kind | 1 << seat + 8 | detail << 16)  # frame(), written out

    def all_gone(self, slots: list[int]) -> bool:
        """R8: a card is accessible when nothing lies on it any more."""
        cards = self.cards
        for slot in slots:
            if cards[slot] != GONE:
                return False
        return True

    def wonders_built(self) -> int:
        return len(self.cities[0].raised) + len(self.cities[1].raised)

    def copy_to(self, other: "DuelPosition") -> None:
        other.tables = self.tables
        other.listener = None
        other.frames = self.frames[:]
        other.book_begins = self.book_begins
        other.drafting = self.drafting
        other.cities = [copy_city(self.cities[0]), copy_city(self.cities[1])]
        other.first = self.first
        other.age = self.age
        other.cards = self.cards[:]
        other.left = self.left
        other.open = self.open[:]
        other.taken = self.taken
        other.again = self.again
        other.active = self.active
        other.unseen = self.unseen[:]
        other.unseen_guilds = self.unseen_guilds
        other.discarded = self.discarded[:]
        other.pawn = self.pawn
        other.loot = self.loot
        other.board = self.board
        other.boxed = self.boxed
        other.drawn = self.drawn
        other.offer = self.offer
        other.undealt = self.undealt
        other.draft_step = self.draft_step
        other.bids = self.bids
        other.ending = self.ending
        other.winner = self.winner


def empty_position(position: DuelPosition, tables: Tables) -> None:
    """The table before anything is laid."""
    position.tables = tables
    position.listener = None
    position.frames = []
    position.book_begins = False
    position.drafting = True
    position.cities = [new_city(tables), new_city(tables)]
    position.first = UNKNOWN
    position.age = 0
    position.cards = [GONE] * tables.slots
    position.left = 0
    position.open = []
    position.taken = GONE
    position.again = False
    position.active = 0
    position.unseen = []
    position.unseen_guilds = tables.guilds[:]
    position.discarded = []
    position.pawn = 0
    position.loot = 15
    position.board = []
    position.boxed = list(range(len(tables.tokens)))
    position.drawn = []
    position.offer = []
    position.undealt = list(range(len(tables.wonders)))
    position.draft_step = 0
    position.bids = [NO_BID, NO_BID]
    position.ending = PLAYING
    position.winner = EVERYONE


def destructible(city: City, colour: int, tables: Tables) -> list[int]:
    """The cards of a colour that stand in a city."""
    if city.count[colour] == 0:
        return []
    return [card for card in city.built if tables.colour[card] == colour]
