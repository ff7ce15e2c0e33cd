"""History of the World, as everything outside this folder knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from tijdperk.games.history import notation, packing, reasons, store, view
from tijdperk.games.history.engine import journal
from tijdperk.games.history.engine.box import MOST_SEATS, NONE
from tijdperk.games.history.engine.history import History, new_history
from tijdperk.games.history.engine.position import CATEGORIES, DECISIONS, DRAWS
from tijdperk.games.history.tally import HistoryTally
from tijdperk.games.history.terminal.scene import HistoryScene
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.errors import Refused
from tijdperk.kernel.game import Choice, Game, Option, Told
from tijdperk.kernel.position import Event, Position


class HistoryGame(Game):
    id = "history"
    rules_version = 1
    fewest_seats = 2
    most_seats = MOST_SEATS
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
    seat_figures = ("receiver", "defender")
    folder = Path(__file__).parent
    scene = HistoryScene

    def __init__(self, file: Path | None = None) -> None:
        self.content, self.box = packing.load(file)
        self.fingerprint = self.box.fingerprint

    def with_content(self, path: Path) -> HistoryGame:
        return HistoryGame(path)

    def new(self, options: dict[str, str], seats: int, chance: Chance, listen: bool = False) -> Position:
        return new_history(
            self.box,
            seats,
            markers=options["markers"] == "yes",
            one_each=options["minors"] == "one_each",
            stacking=options["stacking"] == "three",
            navies=options["navies"] == "stay",
            board=2 * (options["caribbean"] == "open") + (options["polynesia"] == "out"),
            chance=chance,
            listen=listen,
        )

    def notation(self, position: Position, move: int) -> str:
        return notation.write_move(cast(History, position), move)

    def parse(self, position: Position, seat: int, text: str) -> int:
        return notation.read_move(self.box, text)

    def why_not(self, position: Position, seat: int, move: int) -> Refused:
        return reasons.why_not(cast(History, position), seat, move)

    def draw_notation(self, kind: int, value: int) -> str:
        return notation.write_draw(self.box, kind, value)

    def parse_draw(self, kind: int, text: str) -> int:
        return notation.read_draw(self.box, kind, text)

    def view(self, position: Position, viewer: int) -> view.HistoryView:
        return view.draw_view(cast(History, position), viewer)

    def choices(self, position: Position, seat: int) -> list[Choice]:
        return view.choices(cast(History, position), seat)

    def refusals(self, position: Position, seat: int) -> list[tuple[str, Refused]]:
        return view.refusals(cast(History, position), seat)

    def told(self, event: Event) -> Told:
        values = (event.a, event.b, event.c)
        figures: dict[str, int | str | bool] = {}
        for field, value in zip(journal.FIELDS[event.kind], values, strict=False):
            figures[field] = self.figure(event.kind, field, value)
        if event.kind == journal.ATTACKED and event.a == event.b:
            figures["source"] = "within"
        if event.kind in (journal.ROUND, journal.SEA_ROUND):
            figures["attack_bonus"] = event.c >> journal.ATTACK_BONUS_AT & 7
            figures["defence_bonus"] = event.c >> journal.DEFENCE_BONUS_AT & 7
            figures["outcome"] = journal.OUTCOMES[event.c >> journal.OUTCOME_AT]
        return Told(journal.EVENTS[event.kind], event.seat, figures)

    def figure(self, kind: int, field: str, value: int) -> int | str:
        """A number of an event, as the name it stands for."""
        names = {
            "land": self.box.lands,
            "source": self.box.lands,
            "water": self.box.waters,
            "area": self.box.areas,
            "empire": self.box.empires,
            "card": self.box.events,
            "category": CATEGORIES,
        }
        if field in names:
            return names[field][value] if value != NONE else "sea"
        if field in ("attack", "defence") or (field == "dice" and kind == journal.SICKNESS):
            return " ".join(map(str, journal.unpacked_dice(value & (1 << journal.DEFENCE_BONUS_AT) - 1)))
        return value

    def words(self, language: str) -> dict[str, str]:
        found = {f"game-{self.id}": self.content.game.name.text(language)}
        for kind in ("area", "land", "water", "empire", "event"):
            for record in getattr(self.content, kind):
                found[f"{kind}-{record.id}"] = record.name.text(language)
        for name in [name for name in found if name.startswith("event-")]:
            found[name.replace("event-", "card-", 1)] = found[name]
        for name in [name for name in found if name.startswith("land-")]:
            found[name.replace("land-", "source-", 1)] = found[name]
        return found

    def store(self, position: Position) -> Any:
        return store.store(cast(History, position))

    def restore(self, data: Any) -> Position:
        return store.restore(data, self.box)

    def tally(self) -> HistoryTally:
        return HistoryTally()


GAME = HistoryGame()
