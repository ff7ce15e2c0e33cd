"""7 Wonders Dice, as everything outside this folder knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tijdperk.games.dice import notation, offers, packing, reasons, store, view
from tijdperk.games.dice.components import Content
from tijdperk.games.dice.engine.dice import new_dice
from tijdperk.games.dice.engine.events import EVENTS, FIELDS
from tijdperk.games.dice.engine.position import DECISIONS, DRAWS
from tijdperk.games.dice.engine.tables import MAX_SEATS
from tijdperk.games.dice.tally import DiceTally
from tijdperk.games.dice.terminal.scene import DiceScene
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.game import Game, Option, of_position
from tijdperk.kernel.position import Position


class DiceGame(Game):
    id = "dice"
    rules_version = 1
    fewest_seats = 2
    most_seats = MAX_SEATS
    options = (
        Option("cities", ("random", "choose"), "R2"),
        Option("wonder", ("building", "apart"), "M3"),
        Option("barracks", ("two", "one"), "M4"),
    )
    decisions = DECISIONS
    draws = DRAWS
    events = EVENTS
    figures = FIELDS
    seat_figures = ("neighbour",)
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

    why_not = of_position(reasons.why_not)
    view = of_position(view.draw_view)
    choices = of_position(offers.choices)
    refusals = of_position(offers.refusals)
    store = of_position(store.store)

    def __init__(self, file: Path | None = None) -> None:
        self.content, self.tables = packing.load(file)
        self.fingerprint = self.tables.fingerprint
        self.names = {**view.event_names(self.tables), "face": self.tables.symbols}

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

    def notation(self, position: Position, /, move: int) -> str:
        return notation.write_move(self.tables, move)

    def parse(self, position: Position, seat: int, text: str) -> int:
        return notation.read_move(self.tables, text)

    def restore(self, data: Any) -> Position:
        return store.restore(data, self.tables)

    def words(self, language: str) -> dict[str, str]:
        found = super().words(language)
        for number, stage in enumerate(self.tables.stages, 1):
            found[f"field-{self.tables.fields[stage]}"] = f"{found['building-wonder']} {number}"
        return found | {f"wonder-{city.id}": city.wonder.text(language) for city in self.content.city}


GAME = DiceGame()
