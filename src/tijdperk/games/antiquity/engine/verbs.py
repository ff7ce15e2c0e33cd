"""What can be done in Antiquity, and why something cannot be done: verbs and reasons."""

from typing import Final

from tijdperk.games.antiquity.engine.position import (
    BURYING,
    CHOOSING,
    COUNTRYSIDE,
    DEDICATING,
    EXPLORING,
    FREE_HOUSE,
    HARVESTING,
    PAYING,
    PLANNING,
    POLLUTING,
    REARRANGING,
    STORING,
)
from tijdperk.kernel.deals import deal_verbs
from tijdperk.kernel.moves import Verb

FOUND: Final = 0
BUILD: Final = 1
HOUSE: Final = 2
MAN: Final = 3
CLEAR: Final = 4
RAZE: Final = 5
TRADE: Final = 6
LIFT: Final = 7
LAY: Final = 8
MOVE_GRAVE: Final = 9
PUT_BACK: Final = 10
READY: Final = 11
PAY: Final = 12
DEDICATE: Final = 13
ADD_HOUSE: Final = 14
NO_HOUSE: Final = 15
WOODCUT: Final = 16
PLANT: Final = 17
PLANT_FREE: Final = 18
DIG: Final = 19
TRAWL: Final = 20
OPEN_INN: Final = 21
SETTLE: Final = 22
CLEAN: Final = 23
DONE: Final = 24
DISCARD: Final = 25
HARVEST: Final = 26
EXPLORE: Final = 27
PASS: Final = 28
BURY: Final = 29
POLLUTE: Final = 30
BARGAIN: Final = 31  # the first verb of bargaining

VERBS: Final[list[Verb]] = [
    Verb(FOUND, "found FIELD", [CHOOSING], "R007"),
    Verb(BUILD, "build SHAPE at PLACE turned TURN", [PLANNING], "R058"),
    Verb(HOUSE, "house NUMBER at PLACE", [PLANNING], "R063"),
    Verb(MAN, "man PLACE", [PLANNING], "R051"),
    Verb(CLEAR, "clear PLACE", [PLANNING], "R073"),
    Verb(RAZE, "raze cathedral", [PLANNING], "R070"),
    Verb(TRADE, "trade GOOD and OTHER for WANTED", [PLANNING], "R075"),
    Verb(LIFT, "lift PLACE", [PLANNING, REARRANGING], "R080"),
    Verb(LAY, "lay SHAPE at PLACE turned TURN", [REARRANGING], "R202"),
    Verb(MOVE_GRAVE, "move grave PLACE to TARGET", [PLANNING, REARRANGING], "R081"),
    Verb(PUT_BACK, "put back", [REARRANGING], "R202"),
    Verb(READY, "ready", [PLANNING], "R050"),
    Verb(PAY, "pay GOOD", [PAYING], "R062"),
    Verb(DEDICATE, "choose SAINT", [DEDICATING], "R067"),
    Verb(ADD_HOUSE, "add house NUMBER at PLACE", [FREE_HOUSE], "R069"),
    Verb(NO_HOUSE, "no free house", [FREE_HOUSE], "R069"),
    Verb(WOODCUT, "woodcutter FIELD", [COUNTRYSIDE], "R106"),
    Verb(PLANT, "farm GOOD at FIELD", [COUNTRYSIDE], "R107"),
    Verb(PLANT_FREE, "free farm GOOD at FIELD", [COUNTRYSIDE], "R108"),
    Verb(DIG, "mine GOOD at FIELD", [COUNTRYSIDE], "R109"),
    Verb(TRAWL, "fishery GOOD at FIELD and SECOND", [COUNTRYSIDE], "R112"),
    Verb(OPEN_INN, "inn FIELD", [COUNTRYSIDE], "R117"),
    Verb(SETTLE, "city FIELD", [COUNTRYSIDE], "R118"),
    Verb(CLEAN, "clean FIELD", [COUNTRYSIDE], "R123"),
    Verb(DONE, "done", [COUNTRYSIDE], "R100"),
    Verb(DISCARD, "discard GOOD", [STORING], "R130"),
    Verb(HARVEST, "harvest FIELD", [HARVESTING], "R140"),
    Verb(EXPLORE, "explore FIELD", [EXPLORING], "R150"),
    Verb(PASS, "pass", [EXPLORING], "R150"),
    Verb(BURY, "bury PLACE", [BURYING], "R162"),
    Verb(POLLUTE, "pollute FIELD", [POLLUTING], "R171"),
    *deal_verbs(BARGAIN, "R074"),
]

# why a move is refused: setup and the land
NOT_ON_START_TILE: Final = 1
TILE_TAKEN: Final = 2
NOT_IN_ZONE: Final = 3
OCCUPIED: Final = 4
POLLUTED: Final = 5
WRONG_TERRAIN: Final = 6
NO_CART: Final = 7
CANNOT_PAY: Final = 8
NO_SEED: Final = 9
WRONG_CROP: Final = 10
NO_BIOLOGY: Final = 11
WRONG_MINERAL: Final = 12
RANGE_GIVES_OTHER: Final = 13
WRONG_CATCH: Final = 14
NOT_TWO_NEIGHBOURS: Final = 15
NO_CLEAN_SEA: Final = 16
FISHERIES_USED: Final = 17
NO_BREWERY: Final = 18
INNS_USED: Final = 19
OFF_THE_LAND: Final = 20
NOT_LAND: Final = 21
TOUCHES_CITY: Final = 22
CITIES_USED: Final = 23
NO_ALCHEMY: Final = 24
NOTHING_TO_CLEAN: Final = 25
CENTRE_NOT_POLLUTED: Final = 26

# the city
NO_SUCH_CITY: Final = 30
DOES_NOT_FIT: Final = 31
SQUARE_COVERED: Final = 32
SQUARE_GRAVE: Final = 33
ALREADY_BUILT: Final = 34
SOLD_OUT: Final = 35
SAME_TURN: Final = 36
HOUSE_BUILT: Final = 37
NO_SUCH_BUILDING: Final = 38
NEEDS_NO_MAN: Final = 39
HAS_MAN: Final = 40
SPOILED: Final = 41
NO_MEN: Final = 42
WORKED_BY_UNIVERSITY: Final = 43
NO_HOSPITAL: Final = 44
NO_GRAVE: Final = 45
ENOUGH_CLEARED: Final = 46
NO_THEOLOGY: Final = 47
NO_CATHEDRAL: Final = 48
RAZED_ALREADY: Final = 49
NOT_MARIA: Final = 50
NO_MARKET: Final = 51
LACKS_GOODS: Final = 52
SAME_GOOD: Final = 53
NO_BARBARA: Final = 54
MOVED_ENOUGH: Final = 55
NOT_LIFTED: Final = 56
NOT_WANTED: Final = 58  # a good that the price does not ask for
NOT_LOWER: Final = 59
NO_SUCH_HOUSE: Final = 60

# later phases
NOTHING_OF_IT: Final = 70
NOT_ITS_COUNTER: Final = 71
KEPT_FOR_LAST: Final = 72
NO_MARKER: Final = 73
EMPTY_FIRST: Final = 74
ON_HOUSE: Final = 75
PROTECTED: Final = 76

# bargaining
NOT_PLANNING: Final = 80
OUT_OF_GAME: Final = 81
BUSY: Final = 82  # something else has to be answered first
NO_MARKET_BETWEEN: Final = 83
