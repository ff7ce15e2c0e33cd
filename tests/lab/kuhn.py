"""Kuhn poker on the kernel: the smallest game with chance and secrets, whose value is known (-1/18)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tijdperk.kernel.chance import Chance
from tijdperk.kernel.game import Game, overrides
from tijdperk.kernel.moves import Move, Verb, move_of
from tijdperk.kernel.position import Position

TURN = 0
PASS, BET = 0, 1
CARDS = 3


class KuhnPosition(Position):
    """Each seat has a card that only it saw, and pays one coin, or two once it has bet."""

    def __init__(self) -> None:
        self.ask_nothing()
        self.cards: list[int] = []
        self.made: list[int] = []
        self.pot = [1, 1]

    def clone(self) -> KuhnPosition:
        other = KuhnPosition()
        self.copy_asked(other)
        other.cards, other.made, other.pot = self.cards[:], self.made[:], self.pot[:]
        return other

    def legal(self, seat: int) -> list[Move]:
        return [move_of(PASS), move_of(BET)]

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        self.made.append(move.verb)
        self.pot[seat] += move.verb
        self.finish()
        if self.pot != [2, 2] and len(self.made) < 3 and self.made != [PASS, PASS]:
            self.go_on(seat, move)

    def go_on(self, seat: int, move: Move) -> None:
        """Who passes after a bet has lost; otherwise the other one is asked."""
        if self.made[-2:] != [BET, PASS]:
            self.ask(TURN, 1 - seat)

    def returns(self) -> list[float]:
        first, second = self.pot
        best = 0 if (first, self.cards[0]) > (second, self.cards[1]) else 1
        won = float(min(self.pot))
        return [won, -won] if best == 0 else [-won, won]


class KuhnGame(Game):
    id = "kuhn"
    rules_version = 1
    min_seats = max_seats = 2
    options = ()
    decisions = ("turn",)
    verbs = (Verb(PASS, "pass", [TURN], "K1"), Verb(BET, "bet", [TURN], "K1"))
    nouns = {}
    names = {}
    draws = ("card",)
    events = ()
    returns_between = (-2.0, 2.0)
    folder = Path(__file__).parent
    fingerprint = ""

    def __init__(self, file: Path | None = None) -> None:
        pass

    def new(self, options: dict[str, str], seats: int, chance: Chance, listen: bool = False) -> Position:
        position = KuhnPosition()
        cards = list(range(CARDS))
        position.cards = [chance.draw(0, cards, only=seat) for seat in range(seats)]
        position.ask(TURN, 0)
        return position


@contextmanager
def kuhn_there() -> Iterator[None]:
    """As long as it lasts, Kuhn poker is a game like any other."""
    overrides["kuhn"] = KuhnGame()
    try:
        yield
    finally:
        del overrides["kuhn"]
