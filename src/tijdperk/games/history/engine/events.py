"""What can happen in a game of History of the World, as kinds of events and what their numbers mean."""

from typing import Final

from tijdperk.games.history.engine.position import HistoryPosition

# kind                    seat           a, b, c
DEALT: Final = 0  #       who            event card (only its owner hears)
ROLLED: Final = 1  #      who            two dice
DRAWS_FIRST: Final = 2  # who
LOOKED: Final = 3  #      drawer         empire (only the drawer hears)
DREW: Final = 4  #        drawer
KEPT: Final = 5  #        drawer
GAVE: Final = 6  #        drawer         receiver
EPOCH: Final = 7  #       nobody         epoch
GOT: Final = 8  #         who            empire (only its owner hears)
CALLED: Final = 9  #      who            empire
ABSENT: Final = 10  #     nobody         empire
PLAYED: Final = 11  #     who            event card
COINS: Final = 12  #      who            coins got
FORTS: Final = 13  #      who            forts got
FLEET: Final = 14  #      who            water
EXCHANGED: Final = 15  #  who            water
STARTED: Final = 16  #    who            land
CAPITAL_BUILT: Final = 17  # who         land
TOOK: Final = 18  #       who            land, 1 when by sea
ATTACKED: Final = 19  #   attacker       land, land it comes from or NONE for the sea, defender
ROUND: Final = (
    20  #      attacker       land, digits: dice and bonus of the attacker, of the defender, outcome
)
CONQUERED: Final = 21  #  attacker       land
ARMY_LOST: Final = 22  #  owner          land
FORT_LOST: Final = 23  #  owner          land
SACKED: Final = 24  #     who took it    land, 1 when a capital became a city
FORTIFIED: Final = 25  #  who            land, 1 when a coin paid for it
RECOVERED: Final = 26  #  who            1 when with a coin of the Allies
LEADER_DIED: Final = 27  # who
BETRAYED: Final = 28  #   who            land
CITY_BUILT: Final = 29  # who            land
MONUMENT_BUILT: Final = 30  # who        land
RUINED: Final = 31  #     who            land
STRUCK: Final = 32  #     who            area
INFECTED: Final = 33  #   who            land
SICKNESS: Final = 34  #   owner          land, digits: dice, 1 when an army died of it
NAVY: Final = 35  #       who            water
SCRAPPED: Final = 36  #   owner          water
SEA_ROUND: Final = 37  #  attacker       water, the same
NAVY_LOST: Final = 38  #  owner          water
SCORED: Final = 39  #     who            points, category
TURN_SCORED: Final = 40  # who           points, score
LEADS: Final = 41  #      who takes a marker
NO_LEADER: Final = 42  #  nobody
MARKER: Final = 43  #     who            value
WON: Final = 44  #        who
ENDED_EVENT: Final = 45  # who           event card that is over

EVENTS: Final[list[str]] = [
    "dealt", "rolled", "draws-first", "looked", "drew", "kept", "gave", "epoch", "got", "called", "absent",
    "played", "coins", "forts", "fleet", "exchanged", "started", "capital-built", "took", "attacked", "round",
    "conquered", "army-lost", "fort-lost", "sacked", "fortified", "recovered", "leader-died", "betrayed",
    "city-built", "monument-built", "ruined", "struck", "infected", "sickness", "navy", "scrapped",
    "sea-round", "navy-lost", "scored", "turn-scored", "leads", "no-leader", "marker", "won", "event-over",
]  # fmt: skip
ARGS: Final[list[list[str]]] = [
    ["card"], ["dice"], [], ["empire"], [], [], ["receiver"], ["epoch"], ["empire"], ["empire"], ["empire"],
    ["card"], ["coins"], ["forts"], ["water"], ["water"], ["land"], ["land"], ["land", "by_sea"],
    ["land", "source", "defender"], ["land", "attack", "defence"], ["land"], ["land"], ["land"],
    ["land", "capital"], ["land", "coin"], ["allies"], [], ["land"], ["land"], ["land"], ["land"], ["area"],
    ["land"], ["land", "dice", "died"], ["water"], ["water"], ["water", "attack", "defence"], ["water"],
    ["points", "category"], ["points", "score"], [], [], ["value"], [], ["card"],
]  # fmt: skip

# how a round ends
LOSS: Final = 0
TIE: Final = 1
WIN: Final = 2
OUTCOMES: Final[list[str]] = ["loss", "tie", "win"]


def digits(numbers: list[int]) -> int:
    """Numbers below 10, the first of them a die, as the digits of one number."""
    total = 0
    for number in numbers:
        total = 10 * total + number
    return total


def emit_round(
    position: HistoryPosition,
    kind: int,
    seat: int,
    place: int,
    attack: list[int],
    attack_bonus: int,
    defence: list[int],
    defence_bonus: int,
    outcome: int,
) -> None:
    """A round of battle, with everything one wants to see of it."""
    if position.listener is not None:
        attacker = digits([*attack, attack_bonus])
        defender = digits([*defence, defence_bonus, outcome])
        position.emit(kind, seat, place, attacker, defender)
