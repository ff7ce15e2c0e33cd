"""Games to learn from: quick ones by players with leanings, and later games of the search itself.

What a game teaches are rows of its summary with what came of it. All that is played follows from the seed.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tijdperk.bots.leaning import Leaning
from tijdperk.bots.search import Search
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.features import Layout
from tijdperk.kernel.game import Game
from tijdperk.kernel.position import END, LOWEST, Position

KEPT = 0.15  # of the positions of a quick game
ITERATIONS = 60  # of the search for a move of its own games
FIRST_PART = 0.75  # of a game of the search, at the most, is played quickly
STANDARD = 0.5  # of the games are played with the usual options
MAX_MOVES = 20_000  # a game that goes on longer teaches nothing


@dataclass
class Sample:
    """A position: its phase, one row of features for the seat to move or for every seat, and the outcome."""

    phase: int
    rows: list[tuple[list[int], list[int]]]  # places and values
    seat: int  # to move
    expected: float = -1.0  # what the search expected for that seat; -1 where none was asked
    result: list[float] = field(default_factory=list)
    sudden: bool = False


def look(position: Position, layout: Layout, seats: int) -> Sample:
    """A position as it is learned from."""
    mover = LOWEST[position.to_move()]
    rows = []
    for seat in [mover] if layout.parts == 3 else range(seats):
        at: list[int] = []
        of: list[int] = []
        position.summary(seat, at, of)
        rows.append((at, of))
    return Sample(position.value_phase(), rows, mover)


class Games:
    """Games of one kind, one after another.

    Positions are taken where the search judges them: anywhere, or, where it has a horizon, when a stretch of
    the game has just ended.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.chance = Sampled(seed)
        self.at_once = game.new(game.settle_options({}), game.min_seats, Sampled(seed)).horizon(0) == END
        self.begun = 0
        self.played = 0
        self.moves = 0
        self.sudden = 0

    def new(self) -> tuple[Position, Layout, int]:
        game, chance = self.game, self.chance
        seats = game.min_seats + chance.below(game.max_seats - game.min_seats + 1)
        varied = chance.uniform() >= STANDARD
        options = {
            option.id: option.choices[chance.below(len(option.choices)) if varied else 0]
            for option in game.options
        }
        return game.new(options, seats, chance), game.layout(seats), seats

    def play(self, searched: bool) -> list[Sample]:
        chance = self.chance
        self.begun += 1
        position, layout, seats = self.new()
        players = [Leaning(layout, chance) for _ in range(seats)]
        first = self.first_search() if searched else MAX_MOVES
        found: list[Sample] = []
        moves = 0
        progress = position.progress()
        while position.to_move() and moves < MAX_MOVES:
            seat = LOWEST[position.to_move()]
            judged = self.at_once or position.progress() != progress
            progress = position.progress()
            if moves < first:
                if not searched and judged and (not self.at_once or chance.uniform() < KEPT):
                    found.append(look(position, layout, seats))
                move = players[seat].choose(position, seat)
            else:
                search = Search(position, seat, chance)
                search.run(ITERATIONS, 0.0, None)
                best = search.advice()[0]
                if judged:
                    sample = look(position, layout, seats)
                    if seat == sample.seat:
                        sample.expected = best.win
                    found.append(sample)
                move = best.move
            position.play(seat, move, chance)
            moves += 1
        if position.to_move():
            return []
        result = position.returns()
        self.played += 1
        self.moves += moves
        self.sudden += position.sudden()
        if sum(result) == 0.0:
            return []  # nobody won: there is nothing to share
        for sample in found:
            sample.result = result
            sample.sudden = position.sudden()
        return found

    def first_search(self) -> int:
        """After how many quick moves the search takes over: within the first three quarters of a game."""
        return self.chance.below(FIRST_PART * self.moves / max(1, self.played))
