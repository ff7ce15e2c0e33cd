"""What each seat may expect of a game that is not over: how a search judges where it stops."""

from math import exp
from typing import Final

from tijdperk.games.history.engine.position import AREAS, HistoryPosition
from tijdperk.games.history.engine.scoring import area_level, points_now
from tijdperk.games.history.engine.tables import EPOCHS, NONE, order_of

LASTING: Final = 0.62  # how much of what a seat holds now is left to score an epoch later
EMPIRE_TO_COME: Final = 9.0  # points a seat that has yet to play may expect from its empire, per epoch
CALM: Final = 5.0  # how many points a lead must be to matter, at the end and for every epoch to come
CALM_AN_EPOCH: Final = 0.7

# What a card may be expected to bring when its time comes, in points, by kind.
CARD_VALUES: Final[list[float]] = [
    3.5, 3.0, 1.5, 5.5, 1.4, 0.8, 2.0, 2.0, 1.8, 2.8, 3.0, 2.0, 1.6,
    1.2, 1.2, 1.2, 1.5, 2.2, 3.0, 1.8, 1.0, 1.8, 1.5, 1.8, 1.5, 1.6,
]  # fmt: skip


def hand_value(position: HistoryPosition, seat: int, left: int) -> float:
    """What the cards still in hand may bring, as far as there are turns to play them in."""
    tables = position.tables
    value = 0.0
    useful = 0
    for card in position.hands[seat]:
        if tables.epochs[card] >> position.epoch + 1:
            useful += 1
            value += CARD_VALUES[tables.kind[card]]
    slots = tables.events_a_turn * left
    return value if useful <= slots else value * slots / useful


def evaluate(position: HistoryPosition) -> list[float]:
    """The chance of each seat to win, judged by points so far and by what its armies will still score."""
    left = EPOCHS - position.epoch
    expected: list[float] = []
    for seat in range(position.seats):
        value = position.scores[seat] + prospects(position, seat) + hand_value(position, seat, left)
        empire = position.held[seat]
        if empire == NONE or order_of(empire) >= position.called:
            value += EMPIRE_TO_COME
            for points in points_now(position, seat):
                value += points * LASTING
        expected.append(value)
    calm = CALM + CALM_AN_EPOCH * left
    top = max(expected)
    looks = [exp((points - top) / calm) for points in expected]
    whole = sum(looks)
    return [look / whole for look in looks]


def prospects(position: HistoryPosition, seat: int) -> float:
    """What a seat's holdings would score in the epochs to come, less and less sure."""
    tables = position.tables
    value = 0.0
    for area in range(len(tables.areas)):
        level = area_level(position, area, seat)
        if level:
            share = 1.0
            for epoch in range(position.epoch + 1, EPOCHS + 1):
                share *= LASTING
                value += level * share * tables.values[area][epoch]
    points = 0
    for category, scored in enumerate(points_now(position, seat)):
        if category != AREAS:
            points += scored
    share = 1.0
    for _ in range(position.epoch, EPOCHS):
        share *= LASTING
        value += points * share
    return value
