"""7 Wonders Dice, as everything outside this folder knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tijdperk.games.dice import offers, store, view
from tijdperk.games.dice.compile import load
from tijdperk.games.dice.content import Content
from tijdperk.games.dice.engine.dice import new_dice
from tijdperk.games.dice.engine.events import ARGS, EVENTS
from tijdperk.games.dice.engine.moves import VERBS, refusal
from tijdperk.games.dice.engine.position import DECISION_RULES, DECISIONS, DRAWS
from tijdperk.games.dice.engine.tables import MAX_SEATS
from tijdperk.games.dice.reasons import REASONS, reason_args
from tijdperk.games.dice.tally import DiceTally
from tijdperk.games.dice.terminal.scene import DiceScene
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.features import Layout
from tijdperk.kernel.game import Game, Option, of_position
from tijdperk.kernel.position import Position


class DiceGame(Game):
    id = "dice"
    rules_version = 1
    min_seats = 2
    max_seats = MAX_SEATS
    options = (
        Option("cities", ("random", "choose"), "R2"),
        Option("wonder", ("building", "apart"), "M3"),
        Option("barracks", ("two", "one"), "M4"),
    )
    decisions = DECISIONS
    decision_rules = DECISION_RULES
    verbs = VERBS
    closing = "ready"
    reasons = REASONS
    draws = DRAWS
    events = EVENTS
    event_args = ARGS
    seat_args = ("neighbour",)
    records = {
        "die": "die",
        "symbol": "symbol",
        "building": "building",
        "field": "box",
        "city": "city",
        "bonus": "bonus",
    }
    folder = Path(__file__).parent
    content: Content
    scene = DiceScene
    tally = DiceTally

    refusal = of_position(refusal)
    reason_args = of_position(reason_args)
    result = of_position(view.result)
    view = of_position(view.draw_view)
    detail = of_position(offers.detail)
    wanted = of_position(offers.wanted)
    store = of_position(store.store)

    def __init__(self, file: Path | None = None) -> None:
        self.content, self.tables = load(file)
        self.fingerprint = self.tables.fingerprint
        self.names = {**view.event_names(self.tables), "face": self.tables.symbols}
        self.nouns = {
            "CITY": self.tables.cities,
            "FIELD": self.tables.fields,
            "DIE": self.tables.dice,
            "BONUS": self.tables.bonuses,
        }

    def new(self, options: dict[str, str], seats: int, chance: Chance, listen: bool = False) -> Position:
        return new_dice(
            self.tables,
            seats,
            wonder_completes=options["wonder"] == "building",
            one_barracks=options["barracks"] == "one",
            choose_cities=options["cities"] == "choose",
            chance=chance,
            listen=listen,
        )

    def layout(self, seats: int) -> Layout:
        return self.tables.layouts[seats]

    def restore(self, data: Any) -> Position:
        return store.restore(data, self.tables)

    def words(self, language: str) -> dict[str, str]:
        found = super().words(language)
        for number, stage in enumerate(self.tables.stages, 1):
            found[f"field-{self.tables.fields[stage]}"] = f"{found['building-wonder']} {number}"
        return found | {f"wonder-{city.id}": city.wonder.text(language) for city in self.content.city}


GAME = DiceGame()
