"""What can happen in a game of 7 Wonders Duel, as kinds of events and what their numbers mean."""

from typing import Final

# kind                  seat            a, b, c
BIDS: Final = 0  #      nobody          bid of seat 0, bid of seat 1
SEALED: Final = 1  #    who bid
FIRST_PLAYER: Final = 2  # who
OFFERED: Final = 3  #   nobody          a wonder on offer
PICKED: Final = 4  #    who             wonder
GOT_LAST: Final = 5  #  who             wonder
LAID: Final = 6  #      nobody          age
BEGINS: Final = 7  #    who             age
BUILT: Final = 8  #     who             card, coins paid, 1 when by chain
DISCARDED: Final = 9  # who             card, coins got
RAISED: Final = 10  #   who             wonder, card under it, coins paid
REVIVED: Final = 11  #  who             card
DESTROYED: Final = 12  # owner          card
TRADE_TAKEN: Final = 13  # who          coins that the opponent paid for resources
GAINED: Final = 14  #   who             coins
LOST: Final = 15  #     who             coins
PAWN: Final = 16  #     who moved it    steps, where it stands now
LOOTED: Final = 17  #   who lost        coins lost, size of the token
PAIR: Final = 18  #     who             scientific symbol
TOOK: Final = 19  #     who             token from the board
DREW: Final = 20  #     who             token from the box (only the drawer hears)
KEPT: Final = 21  #     who             token
WONDER_GONE: Final = 22  # owner        wonder
EXTRA_TURN: Final = 23  # who
EXTRA_LOST: Final = 24  # who
TURNED: Final = 25  #   nobody          slot, card
CHOSE_STARTER: Final = 26  # who chose  who begins
ENDED: Final = 27  #    winner          ending

# The name of each kind in messages and text catalogues, and what its numbers are.
EVENTS: Final[list[str]] = [
    "bids", "sealed", "first-player", "offered", "picked", "got-last", "laid", "begins", "built", "discarded",
    "raised", "revived", "destroyed", "trade-taken", "gained", "lost", "pawn", "looted", "pair", "took",
    "drew", "kept", "wonder-gone", "extra-turn", "extra-lost", "turned", "chose-starter", "ended",
]  # fmt: skip
ARGS: Final[list[list[str]]] = [
    ["bid1", "bid2"], [], [], ["wonder"], ["wonder"], ["wonder"], ["age"], ["age"],
    ["card", "coins", "chain"], ["card", "coins"], ["wonder", "card", "coins"], ["card"], ["card"], ["coins"],
    ["coins"], ["coins"], ["steps", "pawn"], ["coins", "size"], ["science"], ["token"],
    ["token"], ["token"], ["wonder"], [], [], ["slot", "card"], ["starter"], ["ending"],
]  # fmt: skip
