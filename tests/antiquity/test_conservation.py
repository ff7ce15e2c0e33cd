"""Nothing gets lost and nothing appears: goods, men, graves and buildings, throughout random games.

A ledger is kept by what is told alone; after every move that all hear of it has to say what the view says.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.antiquity.scattered import pick, scattered
from tests.antiquity.table import GAME
from tests.effort import effort
from tijdperk.games.antiquity.messages import AntiquityView, RealmView
from tijdperk.kernel.game import EventMessage
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY

GAMES = effort(24, 1500)
PARTS = 4
MOVES = 300
PRODUCERS = ("woodcutter", "farm", "mine", "fishery")


def graves_of(realm: RealmView) -> int:
    return sum(
        len(city.graves) + sum(len(building.graves) for building in city.buildings) for city in realm.cities
    )


class Ledger:
    """What everybody has, by what was told since the ledger was begun."""

    def __init__(self, match: Match) -> None:
        view = GAME.view(match.position, NOBODY)
        self.goods = [Counter(seat.realm.goods) for seat in view.seats]
        self.houses = [set(seat.realm.houses) for seat in view.seats]
        self.on_land = [seat.realm.on_land for seat in view.seats]
        self.graves = [graves_of(seat.realm) for seat in view.seats]
        self.saints = [seat.realm.saint for seat in view.seats]
        self.buildings = [buildings_of(seat.realm) for seat in view.seats]
        self.inns = {(inn.seat, inn.field) for inn in view.land.inns}
        self.famine = view.famine
        self.voided: set[int] = set()  # seats that got something back

    def agrees_with(self, view: AntiquityView) -> None:
        for seat, known in enumerate(view.seats):
            realm = known.realm
            if seat in self.voided:  # A72: what came back, and of which storage, is not said
                self.goods[seat] = Counter(realm.goods)
                self.buildings[seat] = buildings_of(realm)
            assert +self.goods[seat] == +Counter(realm.goods)
            assert self.houses[seat] == set(realm.houses)
            if not known.out:
                assert self.on_land[seat] == realm.on_land
            assert self.graves[seat] == graves_of(realm)
            assert self.saints[seat] == realm.saint
            assert self.buildings[seat] == buildings_of(realm)
            assert realm.men + realm.on_land + manned(realm) == len(realm.houses)
        assert self.inns == {(inn.seat, inn.field) for inn in view.land.inns}
        assert self.famine == view.famine
        self.voided = set()

    def note(self, message: EventMessage) -> None:
        seat, args = message.seat, message.args
        handler = getattr(self, "on_" + message.event.replace("-", "_"), None)
        if handler is not None:
            handler(seat, args)

    def on_paid(self, seat: int, args: dict[str, Any]) -> None:
        self.goods[seat][args["good"]] -= args["count"]

    def on_built(self, seat: int, args: dict[str, Any]) -> None:
        self.buildings[seat][args["shape"]] += 1

    def on_voided(self, seat: int, args: dict[str, Any]) -> None:
        self.voided.add(seat)

    def on_housed(self, seat: int, args: dict[str, Any]) -> None:
        self.houses[seat].add(args["number"])

    def on_chose(self, seat: int, args: dict[str, Any]) -> None:
        self.saints[seat] = args["saint"]

    def on_razed(self, seat: int, args: dict[str, Any]) -> None:
        assert self.saints[seat] == args["saint"]
        self.saints[seat] = None
        self.buildings[seat]["cathedral"] -= 1

    def on_cleared(self, seat: int, args: dict[str, Any]) -> None:
        self.graves[seat] -= 1

    def on_traded(self, seat: int, args: dict[str, Any]) -> None:
        self.goods[seat][args["good"]] -= 1
        self.goods[seat][args["other"]] -= 1
        self.goods[seat][args["wanted"]] += 1

    def on_handed(self, seat: int, args: dict[str, Any]) -> None:
        self.goods[seat][args["good"]] -= args["count"]
        self.goods[args["partner"]][args["good"]] += args["count"]

    def on_famine(self, seat: int, args: dict[str, Any]) -> None:
        self.famine = args["level"]

    def on_works(self, seat: int, args: dict[str, Any]) -> None:
        assert args["site"] in PRODUCERS
        self.on_land[seat] += 1

    def on_spent(self, seat: int, args: dict[str, Any]) -> None:
        self.on_land[seat] -= 1

    def on_inn_built(self, seat: int, args: dict[str, Any]) -> None:
        self.inns.add((seat, args["field"]))

    def on_discarded(self, seat: int, args: dict[str, Any]) -> None:
        self.goods[seat][args["good"]] -= args["count"]

    def on_harvested(self, seat: int, args: dict[str, Any]) -> None:
        self.goods[seat][args["good"]] += args["count"]

    def on_fish_given(self, seat: int, args: dict[str, Any]) -> None:
        self.goods[seat]["fish"] += args["count"]

    def on_explored(self, seat: int, args: dict[str, Any]) -> None:
        self.goods[seat][args["good"]] += 1

    def on_grave(self, seat: int, args: dict[str, Any]) -> None:
        self.graves[seat] += 1

    def on_out(self, seat: int, args: dict[str, Any]) -> None:
        self.goods[seat].clear()
        self.saints[seat] = None


def buildings_of(realm: RealmView) -> Counter[str]:
    return Counter(building.shape for city in realm.cities for building in city.buildings)


def manned(realm: RealmView) -> int:
    return sum(building.manned for city in realm.cities for building in city.buildings)


def play_on(match: Match, rng: random.Random) -> None:
    """A move by lot, sometimes one of bargaining."""
    seat = rng.choice(match.decisions()).seat
    free = match.free(seat)
    match.play(pick(rng, free if free and rng.random() < 0.3 else match.legal(seat)), seat)


@pytest.mark.rule("R062", "R140", "R142", "R201", "A60")
@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_told_accounts_for_everything(part: int) -> None:
    for number in range(part, GAMES, PARTS):
        match, rng = scattered(3000 + number)
        ledger = Ledger(match)
        while not match.over and len(match.steps) < MOVES:
            play_on(match, rng)
            for event in match.steps[-1].events:
                ledger.note(GAME.told(event))
            if not match.position.sealed():
                ledger.agrees_with(GAME.view(match.position, NOBODY))
