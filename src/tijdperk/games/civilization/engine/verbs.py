"""What can be done in Civilization: the verbs of its moves, and the reasons for which one is refused.

Which moves are legal is written in the module of each rule, as predicates that answer LEGAL or one of these
reasons; `moves.py` brings them together.
"""

from typing import Final

from tijdperk.games.civilization.engine.position import (
    ATTACKING,
    CAPTURING,
    CHOOSING,
    DECLARING,
    FREE_TECHNOLOGY_CHOICE,
    GROWING,
    MINOR_ARMY,
    MOVING,
    ORDERING,
    PICKING,
    PLACING,
    PRODUCING,
    PURCHASING,
    SUPPORTING,
    TRADING,
)
from tijdperk.kernel.deals import deal_verbs
from tijdperk.kernel.moves import Verb
from tijdperk.kernel.windows import order_verb

SETTLE: Final = 0
TAKE: Final = 1
TAKE_SHIP: Final = 2
TAKE_CARGO: Final = 3
GO: Final = 4
BOARD: Final = 5
LOOK: Final = 6
BOMB: Final = 7
END_MOVES: Final = 8
FIGHT: Final = 9
LET_PASS: Final = 10
ATTACK: Final = 11
END_ATTACKS: Final = 12
BATTLE: Final = 13
CAPTURE: Final = 14
END_BATTLES: Final = 15
SUPPORT: Final = 16
STAY_OUT: Final = 17
PICK: Final = 18
PICK_SHIP: Final = 19
TAKE_SETTLEMENT: Final = 20
LEAVE_SETTLEMENT: Final = 21
LEARN: Final = 22
RAISE: Final = 23
PLACE: Final = 24
GROW: Final = 25
DONE: Final = 26
CHEER: Final = 27
EQUIP: Final = 28
COLLECT: Final = 29
COLLECT_BEST: Final = 30
BUY: Final = 31
LAUNCH: Final = 32
FOUND: Final = 33
IMPROVE: Final = 34
BUILD: Final = 35
SELL: Final = 36
SELL_SHIP: Final = 37
CONVERT: Final = 38
END_PURCHASES: Final = 39
CLAIM: Final = 40
ANNOUNCE: Final = 41
EXCHANGE: Final = 42
ORDER: Final = 43
BARGAIN: Final = 44  # the first of the verbs of bargaining

VERBS: Final[list[Verb]] = [
    Verb(SETTLE, "settle AREA", [CHOOSING], "G-38"),
    Verb(TAKE, "take UNIT in AREA with POINTS", [MOVING], "G-44"),
    Verb(TAKE_SHIP, "take ship SHIP", [MOVING], "G-14"),
    Verb(TAKE_CARGO, "take UNIT off SHIP with POINTS", [MOVING], "G-46"),
    Verb(GO, "go AREA", [MOVING], "G-44"),
    Verb(BOARD, "board SHIP", [MOVING], "G-46"),
    Verb(LOOK, "look in AREA", [MOVING], "G-18"),
    Verb(BOMB, "bomb AREA", [MOVING], "A-86"),
    Verb(END_MOVES, "end moves", [MOVING], "G-72"),
    Verb(FIGHT, "fight", [DECLARING], "G-78"),
    Verb(LET_PASS, "let pass", [DECLARING], "G-78"),
    Verb(ATTACK, "attack AREA against seat SEAT", [ATTACKING], "G-80"),
    Verb(END_ATTACKS, "end attacks", [ATTACKING], "G-80"),
    Verb(BATTLE, "battle AREA against seat SEAT", [ORDERING], "G-80"),
    Verb(CAPTURE, "capture AREA", [ORDERING], "G-90"),
    Verb(END_BATTLES, "end battles", [ORDERING], "G-80"),
    Verb(SUPPORT, "support seat SEAT", [SUPPORTING], "G-82"),
    Verb(STAY_OUT, "stay out", [SUPPORTING], "G-82"),
    Verb(PICK, "pick UNIT of seat SEAT with AIR", [PICKING], "G-56"),
    Verb(PICK_SHIP, "pick ship SHIP with AIR", [PICKING], "G-56"),
    Verb(TAKE_SETTLEMENT, "take settlement", [CAPTURING], "G-89"),
    Verb(LEAVE_SETTLEMENT, "leave settlement", [CAPTURING], "G-89"),
    Verb(LEARN, "learn TECHNOLOGY", [PURCHASING, FREE_TECHNOLOGY_CHOICE], "G-106"),
    Verb(RAISE, "raise UNIT", [MINOR_ARMY], "G-95"),
    Verb(PLACE, "place AREA", [PLACING], "A-27"),
    Verb(GROW, "grow AREA", [PURCHASING, GROWING], "G-71"),
    Verb(DONE, "done", [TRADING], "G-42"),
    Verb(CHEER, "cheer AREA", [PRODUCING], "A-10"),
    Verb(EQUIP, "equip AREA", [PRODUCING], "A-12"),
    Verb(COLLECT, "collect", [PRODUCING], "A-13"),
    Verb(COLLECT_BEST, "collect best", [PRODUCING], "A-79"),
    Verb(BUY, "buy UNIT in AREA", [PURCHASING], "G-72"),
    Verb(LAUNCH, "launch UNIT in SEA from AREA", [PURCHASING], "A-56"),
    Verb(FOUND, "found AREA", [PURCHASING], "G-70"),
    Verb(IMPROVE, "improve IMPROVEMENT", [PURCHASING], "A-60"),
    Verb(BUILD, "build WONDER", [PURCHASING], "A-28"),
    Verb(SELL, "sell UNIT in AREA", [PURCHASING], "A-57"),
    Verb(SELL_SHIP, "sell ship SHIP", [PURCHASING], "A-57"),
    Verb(CONVERT, "convert ship SHIP", [PURCHASING], "C-12"),
    Verb(END_PURCHASES, "end purchases", [PURCHASING], "G-72"),
    Verb(CLAIM, "claim MILESTONE", [], "S-09"),
    Verb(ANNOUNCE, "announce WONDER", [], "A-37"),
    Verb(EXCHANGE, "exchange CARD for OTHER", [], "A-87"),
    order_verb(ORDER, "G-78"),
    *deal_verbs(BARGAIN, "G-102"),
]

# Why a move is refused: 1 to 99 movement and battle, 101 to 199 trade, production and purchase.
WATER: Final = 1  # not a land
SETTLED: Final = 2  # there is a settlement
NO_SUCH_PIECE: Final = 3
NO_POINTS: Final = 4
NOWHERE_TO_GO: Final = 5  # a piece that cannot go anywhere
OTHER_GROUP: Final = 6  # cannot go where the others of the group can
NOTHING_TAKEN: Final = 7
NOT_NEXT_TO_IT: Final = 8
WRONG_GROUND: Final = 9  # fleets on land, armies on water
HOLD_FULL: Final = 10
NOT_YOUR_SHIP: Final = 11
TAKEN_FIRST: Final = 12  # the taken pieces have to go first
NO_SETTLER: Final = 13
NOTHING_TO_LOOK_AT: Final = 14
NO_BOMB: Final = 15
NOT_PRESENT: Final = 16  # no units of yours
NOBODY_TO_FIGHT: Final = 17
FOUGHT_ALREADY: Final = 18
NO_SUCH_BATTLE: Final = 19
DEFENDED: Final = 20
NOT_FOREIGN: Final = 21
BATTLES_LEFT: Final = 22
NOT_A_LEADER: Final = 23
NOT_IN_BATTLE: Final = 24  # the unit
NO_AIRCRAFT: Final = 25
NO_BASE: Final = 26  # for the aircraft
NOT_ON_OFFER: Final = 27  # not one of the armies a minor civilization can have
ELIMINATED: Final = 28
NOTHING_TO_BOMB: Final = 29

NO_GOLD: Final = 101
NOT_THIS_ERA: Final = 102
OWNED: Final = 103  # the technology, wonder or milestone
MISSING_PREREQUISITES: Final = 104
MISSING_TECHNOLOGY: Final = 105
NOT_THE_BEST: Final = 106  # a better level can be bought
NOT_YOUR_SETTLEMENT: Final = 107
SETTLEMENT_FULL: Final = 108
NOT_AT_THE_COAST: Final = 109
NOT_IN_SETTLEMENT: Final = 110
ON_DESERT: Final = 111
TERRAIN_TOO_POOR: Final = 112  # G-30, G-31
LARGEST: Final = 113
GROWN_ALREADY: Final = 114
FOUNDED_NOW: Final = 115
HAS_IMPROVEMENT: Final = 116
NOT_SOLD: Final = 117  # a unit of the current era
CARGO_LEFT: Final = 118  # a fleet whose cargo would not fit elsewhere
NOT_FOR_SALE: Final = 119  # a wonder
CONVERTED: Final = 120
TOO_MANY_SHIPS: Final = 121
NOT_PRODUCTIVE_TWICE: Final = 122
HAPPY_ALREADY: Final = 123
NO_FACES_LEFT: Final = 124
NO_GEARS_LEFT: Final = 125
FACES_LEFT: Final = 126
OUT_OF_RANGE: Final = 127
NOT_TRADING: Final = 128
LAST_SETTLEMENT: Final = 129
NOT_REACHED: Final = 130  # a milestone
CLAIMED: Final = 131
NOT_YOUR_WONDER: Final = 132
ENDING_ALREADY: Final = 133
NOT_YOUR_CARD: Final = 134
NOT_THEIR_CARD: Final = 135
EXCHANGED: Final = 136
SAME_ORDER: Final = 137
NO_SUCH_THING: Final = 138
NOT_FOR_OWNER: Final = 139  # C-17
STANDARD_RULES: Final = 140  # no such thing under the standard rules
ADVANCED_RULES: Final = 141
OUT_OF_SIZE: Final = 142  # the size needs a technology
NOT_THE_FIRST: Final = 143  # S-04: technologies of an era are alike, the first one is taken
NOT_CONVERTIBLE: Final = 144  # neither a battleship nor a carrier
WRONG_LENGTH: Final = 145  # only the long game ends so
