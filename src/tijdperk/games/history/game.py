"""History of the World, as everything outside this folder knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tijdperk.games.history import notation, offers, packing, reasons, store, view
from tijdperk.games.history.components import Content
from tijdperk.games.history.engine.events import EVENTS, FIELDS
from tijdperk.games.history.engine.history import new_history
from tijdperk.games.history.engine.position import CATEGORIES, DECISIONS, DRAWS
from tijdperk.games.history.engine.tables import MAX_SEATS
from tijdperk.games.history.tally import HistoryTally
from tijdperk.games.history.terminal.scene import HistoryScene
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.game import Game, Option, Told, of_position
from tijdperk.kernel.position import Event, Position


class HistoryGame(Game):
    id = "history"
    rules_version = 1
    fewest_seats = 2
    most_seats = MAX_SEATS
    options = (
        Option("markers", ("yes", "no"), "X01"),
        Option("minors", ("shuffled", "one_each"), "X02"),
        Option("stacking", ("one", "three"), "X03"),
        Option("navies", ("leave", "stay"), "X05"),
        Option("polynesia", ("in", "out"), "A02"),
        Option("caribbean", ("closed", "open"), "A03"),
    )
    decisions = DECISIONS
    draws = DRAWS
    events = EVENTS
    figures = FIELDS
    seat_figures = ("receiver", "defender")
    records = {
        "area": "area",
        "land": "land",
        "source": "land",
        "water": "water",
        "empire": "empire",
        "event": "event",
        "card": "event",
    }
    folder = Path(__file__).parent
    content: Content
    scene = HistoryScene
    tally = HistoryTally

    notation = of_position(notation.write_move)
    why_not = of_position(reasons.why_not)
    view = of_position(view.draw_view)
    choices = of_position(offers.choices)
    refusals = of_position(offers.refusals)
    store = of_position(store.store)

    def __init__(self, file: Path | None = None) -> None:
        self.content, self.tables = packing.load(file)
        self.fingerprint = self.tables.fingerprint
        self.names = {
            "land": self.tables.lands,
            "source": [*self.tables.lands, "sea"],  # NONE is the last
            "water": self.tables.waters,
            "area": self.tables.areas,
            "empire": self.tables.empires,
            "card": self.tables.events,
            "greater": self.tables.events,
            "lesser": self.tables.events,
            "minor": self.tables.events,
            "category": CATEGORIES,
        }

    def new(self, options: dict[str, str], seats: int, chance: Chance, listen: bool = False) -> Position:
        return new_history(
            self.tables,
            seats,
            markers=options["markers"] == "yes",
            one_each=options["minors"] == "one_each",
            stacking=options["stacking"] == "three",
            navies=options["navies"] == "stay",
            board=2 * (options["caribbean"] == "open") + (options["polynesia"] == "out"),
            chance=chance,
            listen=listen,
        )

    def parse(self, position: Position, seat: int, text: str) -> int:
        return notation.read_move(self.tables, text)

    def restore(self, data: Any) -> Position:
        return store.restore(data, self.tables)

    def told(self, event: Event) -> Told:
        told = super().told(event)
        figures = told.figures
        if event.kind == events.SICKNESS:
            figures["dice"] = dice_words(event.b)
        if event.kind == events.ATTACKED and event.a == event.b:
            figures["source"] = "within"
        if event.kind in (events.ROUND, events.SEA_ROUND):
            figures["attack"] = dice_words(event.b)
            figures["defence"] = dice_words(event.c)
            figures["attack_bonus"] = event.c >> events.ATTACK_BONUS_AT & 7
            figures["defence_bonus"] = event.c >> events.DEFENCE_BONUS_AT & 7
            figures["outcome"] = events.OUTCOMES[event.c >> events.OUTCOME_AT]
        return told


def dice_words(packed: int) -> str:
    """The dice that a number of an event begins with."""
    return " ".join(map(str, events.unpacked_dice(packed & (1 << events.DEFENCE_BONUS_AT) - 1)))


GAME = HistoryGame()
