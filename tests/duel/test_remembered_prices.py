"""Prices are remembered and shared between clones; none may ever be out of date."""

from __future__ import annotations

import random
from typing import cast

from tijdperk.bots.players import Player, Spec
from tijdperk.games.duel.engine.duel import Duel
from tijdperk.games.duel.engine.prices import price, trade_cost
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match


def test_a_remembered_price_is_the_price_worked_out_anew() -> None:
    """Also after a search that went ages ahead from clones that share the memory."""
    compared = 0
    for seed in range(6):
        match = Match("duel", chance=Sampled(seed))
        rng = random.Random(seed)
        while not match.over:
            if len(match.steps) % 6 == 0:
                Player(Spec("search", iterations=8), seed).choose(match.position, match.seat)
            position = cast(Duel, match.position)
            for seat, city in enumerate(position.cities):
                for item, coins in enumerate(position.tables.coins):
                    assert price(position, seat, item) == coins + trade_cost(position.tables, city, item)
                    compared += 1
            match.play(rng.choice(match.legal()))
    assert compared > 50_000
