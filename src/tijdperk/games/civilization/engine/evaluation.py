"""What each seat may expect of a game that is not over: how a search judges where it stops.

Every seat has some features, each weighed by the rules and the era; the shares of the win are a softmax of
the sums. `tools/fit.py` finds the weights (weights.py) from games between bots.
"""

from math import exp
from typing import Final

from tijdperk.games.civilization.engine.position import CivilizationPosition
from tijdperk.games.civilization.engine.production import income_parts
from tijdperk.games.civilization.engine.scoring import score
from tijdperk.games.civilization.engine.settlements import terrain_size
from tijdperk.games.civilization.engine.survey import Survey
from tijdperk.games.civilization.engine.tables import ERAS, NONE
from tijdperk.games.civilization.engine.weights import WEIGHTS

FEATURES: Final[list[str]] = [
    "points", "income", "gold", "settlements", "technologies", "era technologies", "types", "room",
    "settlers", "armies", "exposed", "prey",
]  # fmt: skip
SCALES: Final[list[float]] = [10.0, 20.0, 40.0, 5.0, 5.0, 2.0, 4.0, 10.0, 3.0, 40.0, 5.0, 5.0]
STAGES: Final = 16  # standard, short, medium, long; each in four eras


def stage(position: CivilizationPosition) -> int:
    """Which weights count."""
    return (1 + position.length if position.advanced else 0) * len(ERAS) + position.era


def all_features(position: CivilizationPosition) -> list[list[float]]:
    """The features of every seat."""
    survey = Survey(position, 0)
    return [features(position, survey, seat) for seat in range(position.seats)]


def features(position: CivilizationPosition, survey: Survey, seat: int) -> list[float]:
    """How a seat stands, each number about as large as the others."""
    found = measures(position, survey, seat)
    return [found[index] / SCALES[index] for index in range(len(found))]


def measures(position: CivilizationPosition, survey: Survey, seat: int) -> list[int]:
    """How a seat stands, in whole numbers."""
    tables = position.tables
    settlements = room = exposed = 0
    for land in range(tables.lands):
        if position.settled[land] == seat:
            settlements += 1
            room += terrain_size(position, land) - position.size[land]
            if outnumbered(position, survey, land, seat):
                exposed += position.size[land]
    held = 0
    for technology in tables.technologies_of[position.era]:
        if position.technology[technology] == seat:
            held += 1
    settlers = might = 0
    for area in range(len(tables.areas)):
        place = area * survey.seats + seat
        settlers += survey.settlers[place] + survey.cargo[place]
        if area < tables.lands:
            might += survey.might[place]
    types = 0
    seen = 0
    for land in range(tables.lands):
        if position.holder[land] == seat and not seen >> position.counter[land] & 1:
            seen |= 1 << position.counter[land]
            types += 1
    return [
        score(position, seat),
        sum(income_parts(position, seat)),
        position.gold[seat],
        settlements,
        position.technologies_owned(seat),
        held,
        types,
        room,
        settlers,
        might,
        exposed,
        prey(position, survey, seat),
    ]


def outnumbered(position: CivilizationPosition, survey: Survey, land: int, seat: int) -> bool:
    """Can another seat bring more armies to a land in one step than its owner has there?"""
    seats = survey.seats
    guards = survey.force[land * seats + seat]
    for other in range(seats):
        if other != seat:
            count = survey.force[land * seats + other]
            for area in position.tables.neighbours[land]:
                count += survey.force[area * seats + other]
            if count > guards:
                return True
    return False


def prey(position: CivilizationPosition, survey: Survey, seat: int) -> int:
    """The sizes of the settlements that a seat could take with the armies next to them, about."""
    seats = survey.seats
    found = 0
    for land in range(position.tables.lands):
        owner = position.settled[land]
        if owner != NONE and owner != seat:
            count = survey.force[land * seats + seat]
            for area in position.tables.neighbours[land]:
                count += survey.force[area * seats + seat]
            if count > survey.force[land * seats + owner]:
                found += position.size[land]
    return found


def evaluate(position: CivilizationPosition) -> list[float]:
    """The chance of each seat to win."""
    weights = WEIGHTS[stage(position)]
    sums: list[float] = []
    for values in all_features(position):
        total = 0.0
        for index in range(len(weights)):
            total += weights[index] * values[index]
        sums.append(total)
    top = max(sums)
    shares: list[float] = []
    for seat in range(position.seats):
        shares.append(exp(sums[seat] - top) if position.plays(seat) else 0.0)
    whole = sum(shares)
    return [share / whole for share in shares]
