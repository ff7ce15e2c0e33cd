"""What a game is to everything outside its folder, and how the folders are found."""

from __future__ import annotations

import importlib
import pkgutil
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, Self, TypeVar, cast

import msgspec

from tijdperk.kernel.chance import Chance
from tijdperk.kernel.content import ContentEntry, Names
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
    figures: dict[str, int | str]


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


class Described(Protocol):
    """What a content file says of the game itself."""

    @property
    def name(self) -> Names: ...


class Content(Protocol):
    """A content file; what else it holds is its game's own."""

    @property
    def game(self) -> Described: ...


class Game:
    """One game, as its folder's `game.py` describes it."""

    id: str
    rules_version: int
    fewest_seats: int
    most_seats: int
    options: tuple[Option, ...]
    decisions: Sequence[str]  # names of the kinds of decisions
    draws: Sequence[str]  # names of the kinds of draws
    events: Sequence[str]  # names of the kinds of events
    figures: Sequence[Sequence[str]]  # what the numbers of each kind of event are
    names: Mapping[str, Sequence[str]]  # by figure or draw, where its numbers stand for names
    seat_figures: Sequence[str] = ()  # figures of events that are seats
    records: Mapping[str, str]  # kinds of names in texts, and the records of the content that have them
    folder: Path
    file: Path  # of the content
    content: Content
    fingerprint: str  # "" with the standard content
    scene: type[Scene]
    tally: type[Tally]

    def __init__(self, file: Path | None = None) -> None:
        """With the standard content, or that of another file."""
        raise NotImplementedError

    # -- playing

    def new(self, options: dict[str, str], seats: int, chance: Chance, listen: bool = False) -> Position:
        raise NotImplementedError

    def notation(self, position: Position, /, move: int) -> str:
        raise NotImplementedError

    def parse(self, position: Position, seat: int, text: str) -> int:
        """The move a notation means, legal or not; BadInput when it means none."""
        raise NotImplementedError

    def why_not(self, position: Position, /, seat: int, move: int) -> Refused:
        """Why a move that is not legal is not."""
        raise NotImplementedError

    def draw_notation(self, kind: int, value: int) -> str:
        names = self.names.get(self.draws[kind])
        return names[value] if names else str(value)

    def parse_draw(self, kind: int, text: str) -> int:
        """The value a recorded draw means; ValueError when it means none."""
        names = self.names.get(self.draws[kind])
        return names.index(text) if names else int(text)

    # -- showing

    def view(self, position: Position, /, viewer: int) -> msgspec.Struct:
        """What a viewer may know: built by naming it, never by leaving things out."""
        raise NotImplementedError

    def choices(self, position: Position, /, seat: int) -> list[Choice]:
        """What the seat may do now, with what each costs or brings."""
        raise NotImplementedError

    def refusals(self, position: Position, /, seat: int) -> list[tuple[str, Refused]]:
        """What the seat might want to do now and cannot, with the reason."""
        raise NotImplementedError

    def told(self, event: Event) -> Told:
        figures = figures_of(self.figures[event.kind], (event.a, event.b, event.c), self.names)
        return Told(self.events[event.kind], event.seat, figures)

    def words(self, language: str) -> dict[str, str]:
        """The names of all components by `kind-id`, for texts."""
        found = {f"game-{self.id}": self.content.game.name.text(language)}
        for kind, field in self.records.items():
            records: list[ContentEntry] = getattr(self.content, field)
            found |= {f"{kind}-{record.id}": record.name.text(language) for record in records}
        return found

    # -- keeping

    def store(self, position: Position, /) -> Any:
        """The position as plain data, pending decision included."""
        raise NotImplementedError

    def restore(self, data: Any) -> Position:
        raise NotImplementedError

    def with_content(self, path: Path) -> Self:
        """The same game with the figures of another content file."""
        game = type(self)(path)
        game.file = path
        return game

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
            if self.fewest_seats == self.most_seats:
                raise BadInput("seat-count-exactly", given=seats, wanted=self.most_seats)
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


Own = TypeVar("Own", bound=Position)
Rest = ParamSpec("Rest")
Result = TypeVar("Result")
Thing = TypeVar("Thing")


def of_position(
    function: Callable[Concatenate[Own, Rest], Result],
) -> staticmethod[Concatenate[Position, Rest], Result]:
    """A function of a game's own kind of position as a method of that game, which is handed no other kind."""
    return staticmethod(cast(Callable[Concatenate[Position, Rest], Result], function))


def members(things: Sequence[Thing], bits: int) -> list[Thing]:
    """The things in a set that is given as bits."""
    return [thing for index, thing in enumerate(things) if bits >> index & 1]


def figures_of(
    fields: Sequence[str], values: Iterable[int], names: Mapping[str, Sequence[str]]
) -> dict[str, int | str]:
    """Numbers by what they are; where a field has names, as the name the number stands for."""
    return {
        field: names[field][value] if field in names else value
        for field, value in zip(fields, values, strict=False)
    }


@cache
def read_rulebook(path: Path) -> RuleBook:
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), type=RuleBook)


def game_ids() -> list[str]:
    """Every folder in `games` is a game."""
    games = importlib.import_module("tijdperk.games")
    return sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)


@cache
def standard_game(name: str) -> Game:
    if name not in game_ids():
        raise BadInput("game-unknown", name=name, allowed=", ".join(game_ids()))
    module = importlib.import_module(f"tijdperk.games.{name}.game")
    game: Game = module.GAME
    game.file = game.folder / "content.toml"
    return game


overrides: dict[str, Game] = {}  # games that are played with figures of one's own


def load_game(name: str) -> Game:
    """The game of that name, as it is played here; BadInput when there is none."""
    return overrides.get(name) or standard_game(name)


def use_content(name: str, path: Path) -> None:
    """From here on, in this process, the game has the figures of another content file."""
    overrides[name] = standard_game(name).with_content(path)
