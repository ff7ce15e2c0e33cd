"""Random games, some way on."""

from __future__ import annotations

import random

from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import Game
from tijdperk.kernel.match import Match


def played(game: Game | str, moves: int, seed: int = 5) -> Match:
    match = Match(game, chance=Sampled(seed))
    rng = random.Random(seed)
    while not match.over and len(match.steps) < moves:
        match.play(rng.choice(match.legal()))
    return match
