"""A bot of your own as a Python file: it takes what looks best at a glance.

    tijdperk simulate duel --seats examples/mine.py:Bot,random --games 100
    tijdperk tournament duel --bots greedy,examples/mine.py:Bot --games 100 --into runs

`position` holds nothing that the seat may not know: what is hidden was drawn again. `position.legal(seat)`
lists the moves, `game.notation(position, move)` writes one (`build baths`), and `position.clone()` with
`play` tries one out.
"""

import random


class Bot:
    def __init__(self, game, seed):
        self.game = game
        self.random = random.Random(seed)

    def choose(self, position, seat):
        moves = position.legal(seat)
        best = max(position.heuristic(seat, move) for move in moves)
        return self.random.choice([move for move in moves if position.heuristic(seat, move) == best])
