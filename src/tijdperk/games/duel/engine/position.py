"""The position of 7 Wonders Duel: two cities, the structure of cards, the board and what is asked."""

from typing import Final

from tijdperk.games.duel.engine.tables import UNKNOWN, Tables
from tijdperk.kernel.position import NOBODY, Copied, Position, Shared

# decisions: the kinds of frames
BID: Final = 0
DRAFT: Final = 1
TURN: Final = 2
TOKEN: Final = 3
LIBRARY: Final = 4
MAUSOLEUM: Final = 5
DESTROY: Final = 6  # a: the colour
STARTER: Final = 7
DECISIONS: Final[list[str]] = [
    "bid", "draft", "turn", "token", "library", "mausoleum", "destroy", "starter",
]  # fmt: skip
DECISION_RULES: Final[list[str]] = ["O3", "R1", "R7", "R30", "R44", "R46", "R49", "R10"]

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

# options, as bits
DRAFTING: Final = 1  # O1: wonders are drafted, not fixed
BOOK_BEGINS: Final = 2  # O2: with the pawn in the middle the last player begins, without a choice

NO_BID: Final = -1
EMPTY: Final = -1  # a place on the board whose token was taken


class City:
    """One player's side of the table."""

    def start(self, tables: Tables) -> None:
        self.coins: int = tables.start_coins
        self.built: Copied = []  # cards, in the order they came
        self.count: Copied = [0] * 7  # built cards by colour
        self.chains: int = 0  # bits of the chain symbols owned
        self.science: int = 0  # bits of the scientific symbols owned
        self.raw_choices: int = 0  # sources of one raw material of choice
        self.goods_choices: int = 0
        self.fixed: int = 0  # bits of the resources with a fixed price
        self.eased: bool = False  # whether any choice or discount can lower a price
        self.wonders: Shared = []  # still to build
        self.raised: Shared = []  # wonders built
        self.under: Shared = []  # the card under each of them
        self.tokens: Shared = []  # progress tokens held, in the order they came
        self.makes: Shared = [0] * len(tables.resources)  # resources on brown and grey cards
        self.rates: Shared = [tables.base_price] * len(
            tables.resources
        )  # the cost of a unit of each resource
        # What each item costs this city, filled in as it is asked for; UNKNOWN before.
        self.prices: Shared = tables.fixed_prices[:]

        # what the progress tokens are good for
        self.wonder_discount: int = 0
        self.blue_discount: int = 0
        self.takes_trade: int = 0
        self.red_shields: int = 0
        self.extra_turn: int = 0
        self.chain_gain: int = 0


def new_city(tables: Tables) -> City:
    city = City()
    city.start(tables)
    return city


class DuelPosition(Position):
    """Everything true about one game in progress."""

    def start(self, tables: Tables) -> None:
        """The table before anything is laid."""
        self.ask_nothing()
        self.tables: Tables = tables
        self.options: int = DRAFTING  # bits
        self.cities: list[City] = [new_city(tables), new_city(tables)]
        self.first: int = UNKNOWN  # the first player, or UNKNOWN while it is bid for
        self.age: int = 0
        self.cards: Copied = [GONE] * tables.slots  # by slot: a card, GONE, DOWN or GUILD_DOWN
        self.left: int = 0  # how many cards are left
        self.open: Copied = []  # accessible slots, in order
        self.taken: int = GONE  # slot of the card in play this turn, GONE between turns
        self.again: bool = False  # an extra turn is due
        self.active: int = 0  # whose turn it is
        self.unseen: Copied = []  # cards of this age that were not drawn
        self.unseen_guilds: Shared = tables.guilds[:]
        self.discarded: Copied = []
        self.pawn: int = 0  # steps from the middle towards seat 1's capital
        self.loot: int = 15  # bits of the military tokens left: 2 * loser + index
        self.board: Shared = []  # progress tokens by place, or EMPTY
        self.boxed: Shared = list(range(len(tables.tokens)))  # progress tokens in the box
        self.drawn: Shared = []  # tokens the Great Library shows to its builder
        self.offer: Shared = []  # wonders that can be picked
        self.undealt: Shared = list(range(len(tables.wonders)))  # wonders not drawn
        self.bids: Shared = [NO_BID, NO_BID]
        self.ending: int = PLAYING
        self.winner: int = NOBODY  # a seat; NOBODY also where the victory is shared

    def rival(self, seat: int) -> City:
        return self.cities[1 - seat]

    def all_gone(self, slots: list[int]) -> bool:
        """R8: a card is accessible when nothing lies on it any more."""
        cards = self.cards
        for slot in slots:
            if cards[slot] != GONE:
                return False
        return True

    def wonders_built(self) -> int:
        return len(self.cities[0].raised) + len(self.cities[1].raised)


def destructible(city: City, colour: int, tables: Tables) -> list[int]:
    """The cards of a colour that stand in a city."""
    if city.count[colour] == 0:
        return []
    return [card for card in city.built if tables.colour[card] == colour]


# ---- written by tools/fields.py from the fields above; `make format` brings it up to date


def copy_city(city: City) -> City:
    other = City()
    other.coins = city.coins
    other.built = city.built[:]
    other.count = city.count[:]
    other.chains = city.chains
    other.science = city.science
    other.raw_choices = city.raw_choices
    other.goods_choices = city.goods_choices
    other.fixed = city.fixed
    other.eased = city.eased
    other.wonders = city.wonders
    other.raised = city.raised
    other.under = city.under
    other.tokens = city.tokens
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


def copy_fields(position: DuelPosition, other: DuelPosition) -> None:
    position.copy_asked(other)
    other.tables = position.tables
    other.options = position.options
    other.cities = [copy_city(city) for city in position.cities]
    other.first = position.first
    other.age = position.age
    other.cards = position.cards[:]
    other.left = position.left
    other.open = position.open[:]
    other.taken = position.taken
    other.again = position.again
    other.active = position.active
    other.unseen = position.unseen[:]
    other.unseen_guilds = position.unseen_guilds
    other.discarded = position.discarded[:]
    other.pawn = position.pawn
    other.loot = position.loot
    other.board = position.board
    other.boxed = position.boxed
    other.drawn = position.drawn
    other.offer = position.offer
    other.undealt = position.undealt
    other.bids = position.bids
    other.ending = position.ending
    other.winner = position.winner


FIELDS: Final[dict[str, dict[str, str]]] = {  # class, type, names
    "City": {
        "int": (
            "coins chains science raw_choices goods_choices fixed wonder_discount blue_discount takes_trade "
            "red_shields extra_turn chain_gain"
        ),
        "ints": "built count wonders raised under tokens makes rates prices",
        "bool": "eased",
    },
    "DuelPosition": {
        "int": "options first age left taken active pawn loot ending winner",
        "ints": "cards open unseen unseen_guilds discarded board boxed drawn offer undealt bids",
        "bool": "again",
    },
}
