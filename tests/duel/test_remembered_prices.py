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


def test_each_listed_move_has_its_own_detail_though_some_are_worked_out_once() -> None:
    """A wonder costs the same with any card under it."""
    match = Match("duel", chance=Sampled(7))
    rng = random.Random(7)
    shared = 0
    while not match.over:
        position, seat, game = match.position, match.seat, match.game
        moves = position.legal(seat)
        details = game.details(position, seat, moves)
        assert details == [game.detail(position, seat, move) for move in moves]
        assert [choice.detail for choice in game.choices(position, seat)] == details
        shared += len(moves) - len({id(detail) for detail in details})
        match.play(rng.choice(match.legal()))
    assert shared > 50
