"""The content of 7 Wonders Duel as flat tables, made once from the content file.

Cards, wonders and tokens are numbers here. A wonder has an item number after those of the cards, so that
one table holds the price of either.
"""

from typing import Final

from tijdperk.kernel.features import Layout
from tijdperk.kernel.moves import Move

BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6

# What `gain_per` and `guild` may count, besides a colour.
BROWN_AND_GREY: Final = 7
WONDERS: Final = 8
COIN_SETS: Final = 9

NONE: Final = -1
UNKNOWN: Final = -1
MAX_BID: Final = 255


class Tables:
    """Everything printed. Lists are indexed by card, wonder, token, or item (card or wonder)."""

    # names, as used in notation and records
    cards: list[str]
    wonders: list[str]
    tokens: list[str]
    resources: list[str]
    sciences: list[str]
    chains: list[str]

    # cards
    age: list[int]
    colour: list[int]
    chain_in: list[int]  # bit of the symbol that makes it free, 0 for none
    chain_out: list[int]  # bit of the symbol it gives
    gain_kind: list[int]  # what `gain_each` counts, or NONE
    gain_each: list[int]
    guild_kind: list[int]
    guild_coins: list[int]
    guild_points: list[int]
    telling: list[bool]  # has a symbol of science, shields, or can be free: what the summary looks at in view

    # items
    first_wonder: int
    coins: list[int]  # coin part of the cost
    need: list[list[int]]  # resource part of the cost: units by resource
    need_kinds: list[list[int]]  # the resources in it
    fixed_prices: list[int]  # the price of what needs no resources, UNKNOWN for the rest
    needing: list[
        list[list[int]]
    ]  # age, bits of resources: cards of the age and wonders that need any of them
    makes: list[list[int]]  # units produced by resource; empty for most
    makes_bits: list[int]
    raw_choice: list[int]  # 1 where one raw material of choice is produced
    goods_choice: list[int]
    trade: list[int]  # bits of the resources with a fixed price
    points: list[int]
    shields: list[int]
    science: list[int]  # bit of the symbol, 0 for none
    gain: list[int]

    moves: list[list[Move]]  # verb, noun: those with one noun
    build_moves: list[Move]  # the same of two verbs, by card
    discard_moves: list[Move]
    wonder_moves: list[list[Move]]  # wonder, card

    # wonders
    loses: list[int]  # coins the opponent loses
    extra_turn: list[bool]
    destroys: list[int]  # colour, or NONE
    draws: list[int]  # tokens drawn from the box
    revives: list[bool]

    # tokens
    token_gain: list[int]
    token_points: list[int]
    token_science: list[int]
    token_wonder_discount: list[int]
    token_blue_discount: list[int]
    token_takes_trade: list[int]
    token_points_each: list[int]
    token_red_shields: list[int]
    token_extra_turn: list[int]
    token_chain_gain: list[int]

    # decks and structures, by age 1 to 3 (index 0 is not used)
    deck: list[list[int]]
    guilds: list[int]
    slots: int
    covers: list[list[list[int]]]  # age, slot: the slots that lie under it
    covered_by: list[list[list[int]]]
    face_up: list[list[bool]]
    open_at_start: list[list[int]]
    place: list[list[tuple[int, int]]]  # age, slot: (row, column in half cards)

    # setup and rules
    start_coins: int
    tokens_on_board: int
    draft_order: list[list[int]]  # who picks, 0 is the first player
    fixed_first: list[int]
    fixed_second: list[int]
    guilds_in_age3: int
    most_wonders: int
    science_to_win: int
    base_price: int
    fixed_price: int
    discard_coins: int
    coins_per_point: int
    capital: int
    military_points: list[int]  # by steps from the middle
    loot_at: list[int]  # steps from the middle where each token lies, nearest first
    loot: list[int]  # its coins

    layout: Layout  # the places of the features

    # which figures differ from the standard ones: "" for none
    fingerprint: str

    def __init__(self) -> None:
        self.fingerprint = ""
