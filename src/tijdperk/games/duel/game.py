"""7 Wonders Duel, as everything outside this folder knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from tijdperk.games.duel import content, notation, reasons, store, view
from tijdperk.games.duel.engine import events
from tijdperk.games.duel.engine.box import UNKNOWN
from tijdperk.games.duel.engine.duel import Duel, new_duel
from tijdperk.games.duel.engine.position import DECISIONS, DRAWS, ENDINGS
from tijdperk.games.duel.tally import DuelTally
from tijdperk.games.duel.terminal.scene import DuelScene
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.errors import Refused
from tijdperk.kernel.game import Choice, Game, Option, Told
from tijdperk.kernel.position import Event, Position


class DuelGame(Game):
    id = "duel"
    rules_version = 1
    fewest_seats = 2
    most_seats = 2
    options = (
        Option("wonders", ("draft", "fixed"), "O1"),
        Option("middle", ("chooses", "begins"), "O2"),
        Option("first", ("random", "seat1", "bid"), "O3"),
    )
    decisions = DECISIONS
    draws = DRAWS
    seat_figures = ("starter",)
    folder = Path(__file__).parent
    scene = DuelScene

    def __init__(self, file: Path | None = None) -> None:
        self.content, self.box = content.load(file)
        self.fingerprint = self.box.fingerprint

    def with_content(self, path: Path) -> DuelGame:
        return DuelGame(path)

    def new(self, options: dict[str, str], seats: int, chance: Chance, listen: bool = False) -> Position:
        return new_duel(
            self.box,
            drafting=options["wonders"] == "draft",
            book_begins=options["middle"] == "begins",
            first=0 if options["first"] == "seat1" else UNKNOWN,
            bidding=options["first"] == "bid",
            chance=chance,
            listen=listen,
        )

    def notation(self, position: Position, move: int) -> str:
        return notation.write_move(self.box, move)

    def parse(self, position: Position, seat: int, text: str) -> int:
        return notation.read_move(self.box, text)

    def why_not(self, position: Position, seat: int, move: int) -> Refused:
        return reasons.why_not(cast(Duel, position), seat, move)

    def draw_notation(self, kind: int, value: int) -> str:
        return notation.write_draw(self.box, kind, value)

    def parse_draw(self, kind: int, text: str) -> int:
        return notation.read_draw(self.box, kind, text)

    def view(self, position: Position, viewer: int) -> view.DuelView:
        return view.draw_view(cast(Duel, position), viewer)

    def choices(self, position: Position, seat: int) -> list[Choice]:
        return view.choices(cast(Duel, position), seat)

    def refusals(self, position: Position, seat: int) -> list[tuple[str, Refused]]:
        return view.refusals(cast(Duel, position), seat)

    def told(self, event: Event) -> Told:
        values = (event.a, event.b, event.c)
        figures = {
            field: self.figure(field, value)
            for field, value in zip(events.FIELDS[event.kind], values, strict=False)
        }
        return Told(events.EVENTS[event.kind], event.seat, figures)

    def figure(self, field: str, value: int) -> int | str:
        """A number of an event, as the name it stands for."""
        names = {
            "card": self.box.cards,
            "wonder": self.box.wonders,
            "token": self.box.tokens,
            "science": self.box.sciences,
            "ending": ENDINGS,
        }
        return names[field][value] if field in names else value

    def words(self, language: str) -> dict[str, str]:
        found = {f"game-{self.id}": self.content.game.name.text(language)}
        for kind, names in self.content.names.items():
            found |= {f"{kind}-{name}": text.text(language) for name, text in names.items()}
        for kind in ("card", "wonder", "token"):
            for record in getattr(self.content, kind):
                found[f"{kind}-{record.id}"] = record.name.text(language)
        return found

    def store(self, position: Position) -> Any:
        return store.store(cast(Duel, position))

    def restore(self, data: Any) -> Position:
        return store.restore(data, self.box)

    def tally(self) -> DuelTally:
        return DuelTally()


GAME = DuelGame()
