"""7 Wonders Dice, as everything outside this folder knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from tijdperk.games.dice import notation, packing, reasons, store, view
from tijdperk.games.dice.engine import journal
from tijdperk.games.dice.engine.box import MOST_SEATS
from tijdperk.games.dice.engine.dice import Dice, new_dice
from tijdperk.games.dice.engine.position import DECISIONS, DRAWS
from tijdperk.games.dice.tally import DiceTally
from tijdperk.games.dice.terminal.scene import DiceScene
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.errors import Refused
from tijdperk.kernel.game import Choice, Game, Option, Told
from tijdperk.kernel.position import Event, Position


class DiceGame(Game):
    id = "dice"
    rules_version = 1
    fewest_seats = 2
    most_seats = MOST_SEATS
    options = (
        Option("cities", ("random", "choose"), "R2"),
        Option("wonder", ("building", "apart"), "M3"),
        Option("barracks", ("two", "one"), "M4"),
    )
    decisions = DECISIONS
    draws = DRAWS
    seat_figures = ("neighbour",)
    folder = Path(__file__).parent
    scene = DiceScene

    def __init__(self, file: Path | None = None) -> None:
        self.content, self.box = packing.load(file)
        self.fingerprint = self.box.fingerprint

    def with_content(self, path: Path) -> DiceGame:
        return DiceGame(path)

    def new(self, options: dict[str, str], seats: int, chance: Chance, listen: bool = False) -> Position:
        return new_dice(
            self.box,
            seats,
            wonder_completes=options["wonder"] == "building",
            one_barracks=options["barracks"] == "one",
            choose_cities=options["cities"] == "choose",
            chance=chance,
            listen=listen,
        )

    def notation(self, position: Position, move: int) -> str:
        return notation.write_move(self.box, move)

    def parse(self, position: Position, seat: int, text: str) -> int:
        return notation.read_move(self.box, text)

    def why_not(self, position: Position, seat: int, move: int) -> Refused:
        return reasons.why_not(cast(Dice, position), seat, move)

    def draw_notation(self, kind: int, value: int) -> str:
        return notation.write_draw(self.box, kind, value)

    def parse_draw(self, kind: int, text: str) -> int:
        return notation.read_draw(self.box, kind, text)

    def view(self, position: Position, viewer: int) -> view.DiceView:
        return view.draw_view(cast(Dice, position), viewer)

    def choices(self, position: Position, seat: int) -> list[Choice]:
        return view.choices(cast(Dice, position), seat)

    def refusals(self, position: Position, seat: int) -> list[tuple[str, Refused]]:
        return view.refusals(cast(Dice, position), seat)

    def told(self, event: Event) -> Told:
        names = {
            "city": self.box.cities,
            "field": self.box.fields,
            "die": self.box.dice,
            "building": self.box.buildings,
            "bonus": self.box.bonuses,
        }
        figures: dict[str, int | str | bool] = {
            field: names[field][value] if field in names else value
            for field, value in zip(journal.FIELDS[event.kind], (event.a, event.b, event.c), strict=False)
        }
        return Told(journal.EVENTS[event.kind], event.seat, figures)

    def words(self, language: str) -> dict[str, str]:
        return packing.words(self.content, language)

    def store(self, position: Position) -> Any:
        return store.store(cast(Dice, position))

    def restore(self, data: Any) -> Position:
        return store.restore(data, self.box)

    def tally(self) -> DiceTally:
        return DiceTally()


GAME = DiceGame()
