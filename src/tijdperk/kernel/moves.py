"""Moves: a verb and up to three nouns, as numbers. Every move is one object, made once.

Since there is only one object for each move, moves are compared by identity, and listing the legal ones
allocates nothing: the tables of a game hold rows of moves, and a list of legal moves points to them. What the
numbers stand for is the game's own (`kernel/notation.py` writes and reads them as words).
"""

from typing import Final

LEGAL: Final = 0  # what a predicate answers of a legal move; anything else is the number of a reason


class Move:
    """One option of a decision. Not made directly: `move_of` gives the one object there is."""

    def __init__(self, verb: int, noun: int, second: int, third: int) -> None:
        self.verb = verb
        self.noun = noun
        self.second = second
        self.third = third

    def __repr__(self) -> str:
        return f"Move({self.verb}, {self.noun}, {self.second}, {self.third})"


made: Final[dict[tuple[int, int, int, int], Move]] = {}


def move_of(verb: int, noun: int = 0, second: int = 0, third: int = 0) -> Move:
    """The move with this verb and these nouns."""
    key = (verb, noun, second, third)
    move = made.get(key)
    if move is None:
        move = Move(verb, noun, second, third)
        made[key] = move
    return move


def row(verb: int, nouns: int) -> list[Move]:
    """The moves of a verb, by noun."""
    return [move_of(verb, noun) for noun in range(nouns)]


def grid(verb: int, nouns: int, seconds: int) -> list[list[Move]]:
    """The moves of a verb with two nouns, by first and second."""
    return [[move_of(verb, noun, second) for second in range(seconds)] for noun in range(nouns)]


class Verb:
    """What can be done: a number, its words, the kinds of decisions it answers, the rule that allows it.

    The words have the kinds of its nouns in upper case: "wonder WONDER with CARD". A verb that answers no
    kind of decision is a free one: see `Position.free`.
    """

    def __init__(self, number: int, pattern: str, answers: list[int], rule: str) -> None:
        self.number = number
        self.pattern = pattern
        self.answers = answers
        self.rule = rule
