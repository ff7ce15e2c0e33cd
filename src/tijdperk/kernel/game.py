"""What a game is to everything outside its folder, and how the folders are found."""

from __future__ import annotations

import importlib
import pkgutil
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from itertools import product
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, Self, TypeVar, cast

import msgspec

from tijdperk.kernel.chance import Chance, Sampled
from tijdperk.kernel.content import ContentEntry, Names
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.features import Layout
from tijdperk.kernel.moves import Move, Verb, move_of
from tijdperk.kernel.notation import Notation
from tijdperk.kernel.position import Event, Position
from tijdperk.kernel.shapes import shaped


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


RULE_NUMBER = re.compile(r"([A-Z]{0,2})-?0*(\d+)", re.IGNORECASE)  # R17, r017, G-17, 17


class RuleBook(msgspec.Struct, frozen=True):
    section: list[Section]
    rule: list[Rule]

    def find(self, number: str) -> Rule:
        """The rule of that number; G-17 is also found as g17, and as 17 if the rules begin with a G."""
        for rule in self.rule:
            if rule.id.lower() == number.lower():
                return rule
        usual, _ = series_and_number(self.rule[0].id)
        series, wanted = series_and_number(number)
        by_series: dict[str, list[str]] = {}
        for rule in self.rule:
            letters, figure = series_and_number(rule.id)
            if (letters, figure) == (series or usual, wanted):
                return rule
            by_series.setdefault(letters, []).append(rule.id)
        known = by_series.get(series, by_series[usual])
        raise BadInput("rule-unknown", number=number, first=known[0], last=known[-1])


def series_and_number(number: str) -> tuple[str, str]:
    """The letters of a rule's number, and its figure without leading zeros: "G", "17" for G-17."""
    match = RULE_NUMBER.fullmatch(number)
    return (match[1].upper(), match[2]) if match else ("", "")


class EventMessage(msgspec.Struct, frozen=True):
    """An event as a message: its name, the seat it is about, and what it speaks of, by name."""

    event: str
    seat: int
    args: dict[str, int | str]


class Choice(msgspec.Struct, frozen=True):
    """A move as it is offered: its notation, and the game's own detail (a price, what it brings).

    `then` is the move that ends the seat's part in the decision, where nothing else is left after this one:
    the two can be made as one phrase.
    """

    move: str
    detail: msgspec.Struct | None = None
    then: str = ""


class Tally:
    """What a simulation counts over many games; sums only, so that parts can be added up."""

    def add(self, position: Position) -> None:
        raise NotImplementedError

    def merge(self, other: Any) -> None:
        raise NotImplementedError

    def report(self) -> dict[str, Any]:
        """Figures by name, as `simulate --json` prints them."""
        raise NotImplementedError


class Result(msgspec.Struct, frozen=True):
    """How a game ended: what decided it, by the game's own name, and points by seat where it has any."""

    ending: str
    winners: list[int]
    points: list[int] = []
    standing: list[int] = []  # by seat where there are no points: whoever has more comes first

    def rank(self, seat: int) -> int:
        """From 1; seats with the same points share a place, and nobody stands beside those who won."""
        if seat in self.winners:
            return 1
        counted = self.points or self.standing
        if not counted:
            return len(self.winners) + 1
        ahead = [
            other for other, count in enumerate(counted) if other in self.winners or count > counted[seat]
        ]
        return len(ahead) + 1


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
    min_seats: int
    max_seats: int
    options: tuple[Option, ...]
    decisions: Sequence[str]  # names of the kinds of decisions
    decision_rules: Sequence[str]  # the rule that asks each of them
    verbs: Sequence[Verb]  # what can be done, by number
    nouns: Mapping[str, Sequence[str]]  # what the upper-case words of the verbs' patterns may stand for
    returns_between: tuple[float, float] = (0.0, 1.0)  # the least and most a seat can get out of a game
    may_be_lost_by_all: bool = False  # can it end without a winner?
    pages: Sequence[str] = ()  # what the browser client has of it beside its table: /games/GAME/PAGE
    plannable: Sequence[str] = ()  # decisions whose moves all know: others may plan their answer
    closing: str = ""  # where all decide at once: the move by which a seat says that it is done
    reasons: Mapping[int, tuple[str, str]]  # why a move is refused, by number: a message and a rule
    draws: Sequence[str]  # names of the kinds of draws
    events: Sequence[str]  # names of the kinds of events
    event_args: Sequence[Sequence[str]]  # what the numbers of each kind of event are
    names: Mapping[str, Sequence[str]]  # by figure or draw, where its numbers stand for names
    seat_args: Sequence[str] = ()  # args of events that are seats
    records: Mapping[str, str]  # kinds of names in texts, and the records of the content that have them
    folder: Path
    file: Path  # of the content
    content: Content
    fingerprint: str  # "" with the standard content
    scene: type[Any]  # how it looks in a terminal: a `tijdperk.drawing.Scene`
    tally: type[Tally]

    def __init__(self, file: Path | None = None) -> None:
        """With the standard content, or that of another file."""
        raise NotImplementedError

    # -- playing

    def new(self, options: dict[str, str], seats: int, chance: Chance, listen: bool = False) -> Position:
        raise NotImplementedError

    @cached_property
    def patterns(self) -> Notation:
        return Notation(self.id, self.verbs, self.nouns)

    def notation(self, position: Position, move: Move) -> str:
        return self.patterns.write(move)

    def parse(self, position: Position, seat: int, text: str) -> Move:
        """The move a notation means, legal or not; BadInput when it means none."""
        return self.patterns.read(text)

    def refusal(self, position: Position, /, seat: int, move: Move) -> int:
        """Why a move that answers what is asked is not legal, as a number of `reasons`."""
        raise NotImplementedError

    def reason_args(self, position: Position, /, seat: int, move: Move, reason: int) -> dict[str, Any]:
        """What the message of a refusal speaks of, besides the nouns of the move."""
        return {}

    def why_not(self, position: Position, seat: int, move: Move) -> Refused:
        """Why a move that is not legal is not."""
        verb = self.verbs[move.verb]
        if verb.answers:
            asked = position.decision_kind(seat)
            if asked not in verb.answers:
                decision = self.decisions[asked]
                rule = self.decision_rules[asked]
                return Refused("asked-something-else", rule=rule, game=self.id, decision=decision)
        reason = self.refusal(position, seat, move)
        key, rule = self.reasons[reason]
        args = self.patterns.nouns(move) | self.reason_args(position, seat, move, reason)
        return Refused(key, rule=rule, game=self.id, **args)

    @cached_property
    def action_space(self) -> list[Move]:
        return [move for verb in self.verbs if verb.answers for move in self.moves_of(verb)]

    def every_move(self) -> list[Move]:
        """The action space: every answer that `legal` can ever list, in a fixed order.

        It is the same for all options and numbers of seats, so that what was learned at one table fits the
        next. Free moves are not in it: nobody is asked for them.
        """
        return self.action_space

    def moves_of(self, verb: Verb) -> list[Move]:
        """The moves of a verb in the action space: with every noun, unless a game knows that fewer can be."""
        nouns = [range(len(self.nouns[word])) for word in verb.pattern.split() if word.isupper()]
        return [move_of(verb.number, *chosen) for chosen in product(*nouns)]

    def draw_notation(self, kind: int, value: int) -> str:
        names = self.names.get(self.draws[kind])
        return names[value] if names else str(value)

    def parse_draw(self, kind: int, text: str) -> int:
        """The value a recorded draw means; ValueError when it means none."""
        names = self.names.get(self.draws[kind])
        return names.index(text) if names else int(text)

    def layout(self, seats: int) -> Layout:
        """The places of `Position.features` in a game of so many seats, with their names and bounds."""
        return Layout()

    # -- showing

    def view(self, position: Position, /, viewer: int) -> msgspec.Struct:
        """What a viewer may know: built by naming it, never by leaving things out."""
        raise NotImplementedError

    def seen_as(self, position: Position, /, viewer: int) -> int:
        """The viewer whose view is the same as this one's now, but for the number of the viewer: where nobody
        knows more than others a game names NOBODY, and one view is made for all of them."""
        return viewer

    def result(self, position: Position, /) -> Result:
        """Of a game that is over."""
        return Result("", [seat for seat, share in enumerate(position.returns()) if share > 0])

    def detail(self, position: Position, /, seat: int, move: Move) -> msgspec.Struct | None:
        """What a legal move costs or brings, as the game's own message."""
        return None

    def details(self, position: Position, /, seat: int, moves: list[Move]) -> list[msgspec.Struct | None]:
        """The same for all of these: a game may have some in common."""
        return [self.detail(position, seat, move) for move in moves]

    def wanted(self, position: Position, /, seat: int) -> list[Move]:
        """What the seat might want to answer now and cannot: worth showing with the reason."""
        return []

    def choices(self, position: Position, seat: int) -> list[Choice]:
        """What the seat may do now, with what each move costs or brings."""
        closing = self.closing
        moves = position.legal(seat)
        return [
            Choice(
                self.notation(position, move),
                detail,
                self.then(position, seat, move) if closing else "",
            )
            for move, detail in zip(moves, self.details(position, seat, moves), strict=True)
        ]

    def then(self, position: Position, seat: int, move: Move) -> str:
        """The move that only says that the seat is done, if it is all that is left after this one."""
        if self.patterns.write(move) == self.closing:
            return ""
        after = position.clone()
        after.play(seat, move, Sampled(0))
        left = after.legal(seat) if after.group() == position.group() else []
        only = self.notation(after, left[0]) if len(left) == 1 else ""
        return only if only == self.closing else ""

    def refusals(self, position: Position, seat: int) -> list[tuple[str, Refused]]:
        """What the seat might want to do now and cannot, with the reason."""
        if not position.to_move() >> seat & 1:
            return []
        return [
            (self.notation(position, move), self.why_not(position, seat, move))
            for move in self.wanted(position, seat)
        ]

    def told(self, event: Event) -> EventMessage:
        args = args_of(self.event_args[event.kind], (event.a, event.b, event.c), self.names)
        return EventMessage(self.events[event.kind], event.seat, args)

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
        if not self.min_seats <= seats <= self.max_seats:
            if self.min_seats == self.max_seats:
                raise BadInput("seat-count-exactly", given=seats, wanted=self.max_seats)
            raise BadInput("seat-count", given=seats, fewest=self.min_seats, most=self.max_seats)

    def rule(self, number: str) -> Rule:
        return self.rulebook.find(number)

    @property
    def rulebook(self) -> RuleBook:
        return read_rulebook(self.folder / "text" / "rules.toml")


Own = TypeVar("Own", bound=Position)
Rest = ParamSpec("Rest")
Given = TypeVar("Given")
Thing = TypeVar("Thing")


def of_position(
    function: Callable[Concatenate[Own, Rest], Given],
) -> staticmethod[Concatenate[Position, Rest], Given]:
    """A function of a game's own kind of position as a method of that game, which is handed no other kind."""
    return staticmethod(cast(Callable[Concatenate[Position, Rest], Given], function))


def members(things: Sequence[Thing], bits: int) -> list[Thing]:
    """The things in a set that is given as bits."""
    if not bits:
        return []
    return [thing for index, thing in enumerate(things) if bits >> index & 1]


def args_of(
    fields: Sequence[str], values: Iterable[int], names: Mapping[str, Sequence[str]]
) -> dict[str, int | str]:
    """Numbers by what they are; where a field has names, as the name the number stands for."""
    return {
        field: names[field][value] if field in names else value
        for field, value in zip(fields, values, strict=False)
    }


@cache
def read_rulebook(path: Path) -> RuleBook:
    book: RuleBook = shaped(tomllib.loads(path.read_text("utf-8")), RuleBook)
    return book


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


overrides: dict[str, Game] = {}  # games that are played with custom content


def load_game(name: str) -> Game:
    """The game of that name, as it is played here; BadInput when there is none."""
    return overrides.get(name) or standard_game(name)


def use_content(name: str, path: Path) -> None:
    """From here on, in this process, the game has the figures of another content file."""
    overrides[name] = standard_game(name).with_content(path)
