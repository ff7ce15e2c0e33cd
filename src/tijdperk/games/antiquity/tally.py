"""What a simulation counts: how games end, how long they are, by which saints they are won."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from tijdperk.games.antiquity.engine.antiquity import Antiquity
from tijdperk.games.antiquity.engine.position import BY_SAINT, ENDINGS, ones
from tijdperk.games.antiquity.engine.tables import SAINTS
from tijdperk.kernel.game import Tally
from tijdperk.kernel.position import Position


class AntiquityTally(Tally):
    def __init__(self) -> None:
        self.games = 0
        self.rounds = 0
        self.out = 0
        self.cities = 0
        self.houses = 0
        self.endings: Counter[str] = Counter()
        self.saints: Counter[str] = Counter()

    def add(self, position: Position) -> None:
        game = cast(Antiquity, position)
        self.games += 1
        self.rounds += game.round
        self.out += ones(game.out)
        self.endings[ENDINGS[game.ending]] += 1
        for seat, realm in enumerate(game.realms):
            self.cities += len(realm.centres)
            self.houses += ones(realm.houses)
            if game.ending == BY_SAINT and game.winners >> seat & 1:
                self.saints[SAINTS[realm.saint]] += 1

    def merge(self, other: Any) -> None:
        self.games += other.games
        self.rounds += other.rounds
        self.out += other.out
        self.cities += other.cities
        self.houses += other.houses
        self.endings += other.endings
        self.saints += other.saints

    def report(self) -> dict[str, Any]:
        games = max(1, self.games)
        return {
            "rounds": round(self.rounds / games, 2),
            "out": round(self.out / games, 2),
            "cities": round(self.cities / games, 2),
            "houses": round(self.houses / games, 2),
            "endings": {name: self.endings[name] for name in ENDINGS if self.endings[name]},
            "saints": {name: self.saints[name] for name in SAINTS if self.saints[name]},
        }
