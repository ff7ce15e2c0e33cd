"""The situations that the rulebook shows in pictures, rebuilt so that they are as their captions say."""

from __future__ import annotations

# Picture 1: two manned cart shops, a market without a man, a storage of three elements, a university with two
# faculties, four houses, three graves and a cathedral.
CITY = """
    h C g K K L h
    C C C C K L L
    g C T T P P h
    h T T T P P P
    g T T T P P P
    S S S U U M M
    S S S U U M M
"""

# Picture 2: a city at 0,0 with a channel to its right and a bay to its left.
CHANNEL = "-5,1 -5,2 -4,1 2,-6 2,-5 2,-4 2,-3 2,-2 2,-1 2,0 2,1 2,2 2,3 2,4"
INN = "-3,1"
ZONE = (
    "-3,0 -3,1 -3,2 -3,3 -2,-1 -2,0 -2,1 -2,2 -2,3 -1,-2 -1,-1 -1,2 -1,3 0,-3 0,-2 0,2 0,3 1,-3 1,-2 1,1 1,2"
)
ACROSS = "3,-3 3,-2 3,-1 3,0"  # within two steps, but over water
BY_HARBOUR = (
    "1,-6 1,-5 1,-4 1,3 1,4 1,5 2,-6 2,-5 2,-4 2,-3 2,-2 2,-1 2,0 2,1 2,2 2,3 2,4 3,-6 3,-5 3,-4 "
    "3,-3 3,-2 3,-1 3,0 3,1 3,2 3,3"
)
BY_NARROW_HARBOUR = "2,-2 2,-1 2,0 3,-3 3,-2 3,-1 3,0"
BY_INN = "-5,3 -4,0 -4,2 -4,3 -3,-1"
BY_INN_AND_HARBOUR = "-6,1 -6,2 -6,3 -5,0 -5,1 -5,2 -4,1"  # besides what each of them brings
BY_STABLE = "-4,0 -4,2 -4,3 -4,4 -3,-1 -3,4 -2,-2 -2,4 -1,-3 -1,4 0,-4 0,4 1,-4 1,3"
BY_FAR_INN = "3,-3 3,-2 3,0 3,1 4,-3 4,-2 4,-1 4,0 5,-3 5,-2 5,-1"  # an inn at 3,-1

# Picture 3: where woodcutters have six fields, four or three.
FOREST = "2,0 3,-2 3,-1 3,0 4,-2 4,-1"

# Picture 4: a range that runs under the city at 0,0.
RANGE = "-6,0 -5,0 -4,0 -3,0 -2,0 -1,0 0,0 1,0 2,0 3,0 4,0 5,0 6,0"

# Picture 5: a bay with places for fisheries.
BAY = "2,-2 2,-1 3,-3 3,-2 4,-4 4,-3 5,-4"

# Picture 7: a forest between two players.
TWO_FORESTS = "0,0 1,0 1,-1 0,1 2,0 2,-1 3,-1"

# Picture 8: seat 2, with a city at 6,0 and an inn at 2,0, round seat 1 at 0,0.
ENCLOSED_SEA = "-3,0 -3,1 -3,2 -3,3 -2,-1 -2,0 -2,1 -2,2 -2,3 -1,-2 -1,-1 0,-3 0,-2 1,-3"
ENCLOSED_LAND = (
    "-1,0 -1,1 -1,2 -1,3 0,-1 0,0 0,1 0,2 0,3 1,-2 1,-1 1,0 1,1 1,2 2,-3 2,-2 2,-1 2,0 2,1 3,-3 3,-2 "
    "3,-1 3,0 3,1 4,-2 4,-1 4,0 4,1 4,2 5,-2 5,0 5,1 5,2 6,-2 6,-1 6,0 6,1 6,2 7,-2 7,-1 7,0 7,1 "
    "8,-2 8,-1 8,0"
)
ENCLOSED_ZONE = "-1,2 -1,3 0,2 0,3 1,-2 1,1 1,2 2,-3 2,-2 2,-1 2,0 2,1 3,-3 3,-2 3,-1 3,0"
MISSED_WITHOUT_STABLE = "-1,2 -1,3 0,3 1,-2 2,-3 3,-3"


def fields(*words: str) -> set[str]:
    return {field for part in words for field in part.split()}
