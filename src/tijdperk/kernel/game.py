"""What a game is to everything outside its folder, and how the folders are found."""

from __future__ import annotations

import importlib
import pkgutil
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tijdperk.kernel.chance import Chance
from tijdperk.kernel.content import Names
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.position import Event, Position

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tijdperk.kernel.text import Catalogue


class Option(msgspec.Struct, frozen=True):
    """A choice made before the game: the first of `choices` is the default."""

    id: str
    choices: tuple[str, ...]
    rule: str


class Rule(msgspec.Struct, frozen=True):
    """A numbered rule in our own words."""

    id: str
    section: str
    title: Names
    text: Names


class Section(msgspec.Struct, frozen=True):
    id: str
    title: Names


class RuleBook(msgspec.Struct, frozen=True):
    section: list[Section]
    rule: list[Rule]


class Told(msgspec.Struct, frozen=True):
    """An event as a message: its name, the seat it is about, and what it speaks of, by name."""

    event: str
    seat: int
    figures: dict[str, int | str | bool]


class Choice(msgspec.Struct, frozen=True):
    """A move as it is offered: its notation, and the game's own detail (a price, what it brings)."""

    move: str
    detail: msgspec.Struct | None = None


class Tally:
    """What a simulation counts over many games; sums only, so that parts can be added up."""

    def add(self, position: Position) -> None:
        raise NotImplementedError

    def merge(self, other: Any) -> None:
        raise NotImplementedError

    def report(self) -> dict[str, Any]:
        """Figures by name, as `simulate --json` prints them."""
        raise NotImplementedError


class Game:
    """One game, as its folder's `game.py` describes it."""

    id: str
    rules_version: int
    fewest_seats: int
    most_seats: int
    options: tuple[Option, ...]
    decisions: Sequence[str]  # names of the kinds of decisions
    draws: Sequence[str]  # names of the kinds of draws
    seat_figures: Sequence[str] = ()  # figures of events that are seats
    folder: Path
    fingerprint: str  # "" with the standard content
    scene: type[Scene]

    # -- playing

    def new(self, options: dict[str, str], seats: int, chance: Chance, listen: bool = False) -> Position:
        raise NotImplementedError

    def notation(self, position: Position, move: int) -> str:
        raise NotImplementedError

    def parse(self, position: Position, seat: int, text: str) -> int:
        """The move a notation means, legal or not; BadInput when it means none."""
        raise NotImplementedError

    def why_not(self, position: Position, seat: int, move: int) -> Refused:
        """Why a move that is not legal is not."""
        raise NotImplementedError

    def draw_notation(self, kind: int, value: int) -> str:
        raise NotImplementedError

    def parse_draw(self, kind: int, text: str) -> int:
        """The value a recorded draw means; ValueError when it means none."""
        raise NotImplementedError

    # -- showing

    def view(self, position: Position, viewer: int) -> msgspec.Struct:
        """What a viewer may know: built by naming it, never by leaving things out."""
        raise NotImplementedError

    def choices(self, position: Position, seat: int) -> list[Choice]:
        """What the seat may do now, with what each costs or brings."""
        raise NotImplementedError

    def refusals(self, position: Position, seat: int) -> list[tuple[str, Refused]]:
        """What the seat might want to do now and cannot, with the reason."""
        raise NotImplementedError

    def told(self, event: Event) -> Told:
        raise NotImplementedError

    def words(self, language: str) -> dict[str, str]:
        """The names of all components by `kind-id`, for texts."""
        raise NotImplementedError

    # -- keeping

    def store(self, position: Position) -> Any:
        """The position as plain data, pending decision included."""
        raise NotImplementedError

    def restore(self, data: Any) -> Position:
        raise NotImplementedError

    def tally(self) -> Tally:
        raise NotImplementedError

    def with_content(self, path: Path) -> Game:
        """The same game with the figures of another content file."""
        raise NotImplementedError

    # -- what every game has in common

    def settle_options(self, given: dict[str, str]) -> dict[str, str]:
        """All options with their values; BadInput for an unknown one."""
        known = {option.id: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadInput("option-unknown", option=name, allowed=", ".join(known))
            if value not in known[name].choices:
                allowed = ", ".join(known[name].choices)
                raise BadInput("option-value", option=name, value=value, allowed=allowed)
        return {option.id: given.get(option.id, option.choices[0]) for option in self.options}

    def check_seats(self, seats: int) -> None:
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadInput("seat-count", given=seats, fewest=self.fewest_seats, most=self.most_seats)

    def rule(self, number: str) -> Rule:
        for rule in self.rulebook.rule:
            if rule.id.lower() == number.lower():
                return rule
        ids = [rule.id for rule in self.rulebook.rule]
        raise BadInput("rule-unknown", number=number, first=ids[0], last=ids[-1])

    @property
    def rulebook(self) -> RuleBook:
        return read_rulebook(self.folder / "text" / "rules.toml")


class Scene:
    """How a game looks in a terminal; each game's folder has one."""

    def __init__(self, game: Game, texts: Catalogue) -> None:
        self.game = game
        self.texts = texts

    def table(self, position: Position, viewer: int, width: int) -> RenderableType:
        """The whole table as the viewer sees it."""
        raise NotImplementedError

    def choice(self, position: Position, seat: int, choice: Choice) -> str:
        """A legal move in words, with its price or gain."""
        raise NotImplementedError

    def score(self, position: Position, names: Sequence[str]) -> RenderableType:
        """The final score sheet."""
        raise NotImplementedError


@cache
def read_rulebook(path: Path) -> RuleBook:
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), type=RuleBook)


def game_ids() -> list[str]:
    """Every folder in `games` is a game."""
    games = importlib.import_module("tijdperk.games")
    return sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)


@cache
def load_game(name: str) -> Game:
    """The game of that name; BadInput when there is none."""
    if name not in game_ids():
        raise BadInput("game-unknown", name=name, allowed=", ".join(game_ids()))
    module = importlib.import_module(f"tijdperk.games.{name}.game")
    game: Game = module.GAME
    return game
