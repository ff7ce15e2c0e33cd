"""Every game in OpenSpiel (extra `spiel`): sequential, with explicit chance nodes.

    from tijdperk.lab.spiel import load_game
    game = load_game(name)

OpenSpiel copies the attributes of a state for every clone, so a state here has one attribute: a `Point`,
which is replaced and never edited, and whose copy is itself. What a seat knows is what it heard: its own
moves, those of others once they are told, what it saw of the draws, and the events. Of a sealed move it hears
only that somebody chose.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tijdperk.kernel.chance import EVERYONE, Outcome
from tijdperk.kernel.game import Game
from tijdperk.kernel.position import ALL, LOWEST, NOBODY, Event, Position
from tijdperk.lab.extras import needed
from tijdperk.lab.nodes import ChanceNode, advance, begin
from tijdperk.lab.setting import Setting

if TYPE_CHECKING:
    import numpy as np
    import pyspiel
else:
    np = needed("numpy", "spiel")
    pyspiel = needed("pyspiel", "spiel")

NAME = "tijdperk"
MAX_LENGTH = 1_000_000  # decisions: games end by their rules, none says after how many
MAX_OUTCOMES = 4096  # of one draw
OPTION_MARK, OPTION_JOINT = "=", ","


def load_game(
    game: str,
    *,
    seats: int = 0,
    options: dict[str, str] | None = None,
    content: str | Path | None = None,
) -> pyspiel.Game:
    """The game for OpenSpiel, with its fewest seats and usual options unless others are given."""
    chosen = OPTION_JOINT.join(f"{name}{OPTION_MARK}{value}" for name, value in (options or {}).items())
    parameters = {"game": game, "seats": seats, "options": chosen, "content": str(content or "")}
    setting_of(**parameters)  # what is wrong is said here, in a sentence
    return pyspiel.load_game(NAME, parameters)


@lru_cache(maxsize=64)
def setting_of(game: str, seats: int, options: str, content: str) -> Setting:
    pairs = [text.partition(OPTION_MARK) for text in options.split(OPTION_JOINT) if text]
    return Setting(game, seats, {name: value for name, _, value in pairs}, content or None)


def game_type(setting: Setting | None = None) -> pyspiel.GameType:
    """What kind of game it is to OpenSpiel; without a setting, for the registration."""
    zero_sum = setting is not None and not setting.game.may_be_lost_by_all
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Tijdperk",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=setting.seats if setting else 8,
        min_num_players=setting.seats if setting else 2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"game": "", "seats": 0, "options": "", "content": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with seats, options and content."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.origin: Origin = (
            str(given.get("game", "")),
            int(given.get("seats", 0)),
            str(given.get("options", "")),
            str(given.get("content", "")),
        )
        setting = self.setting = setting_of(*self.origin)
        low, high = setting.game.returns_between
        equal = (low + high) / setting.seats
        information = pyspiel.GameInfo(
            num_distinct_actions=len(setting.moves),
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=setting.seats,
            min_utility=low - equal,
            max_utility=high - equal,
            utility_sum=None if setting.game.may_be_lost_by_all else 0.0,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(game_type(setting), information, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.setting, iig_obs_type, params)


Origin = tuple[str, int, str, str]  # what `setting_of` takes
Actions = tuple[Any, int] | None  # those before, and the last


@dataclass(frozen=True, eq=False)
class Step:
    """A move, with what others may hear of it; the steps before it follow."""

    before: Step | None
    seat: int
    text: str
    outcomes: tuple[Outcome, ...]
    events: list[Event]
    audience: int
    sealed: int


@dataclass(frozen=True, eq=False)
class Point:
    """Where a game is. Never edited: a copy is the same object."""

    origin: Origin
    actions: Actions  # that led here
    node: Position | ChanceNode
    step: Step | None  # the last one that is through
    mover: int = NOBODY  # whose move draws, at a chance node
    text: str = ""
    audience: int = ALL
    sealed: int = 0

    def __deepcopy__(self, memo: Any) -> Point:
        return self

    def __copy__(self) -> Point:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Stored as the way that led here."""
        way = []
        left = self.actions
        while left is not None:
            left, action = left
            way.append(action)
        return follow, (self.origin, way[::-1])

    def steps(self) -> Iterator[Step]:
        """From the first to the last."""
        found = []
        step = self.step
        while step is not None:
            found.append(step)
            step = step.before
        return reversed(found)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.point = first_point(game.origin)

    @property
    def setting(self) -> Setting:
        return self.get_game().setting  # type: ignore[no-any-return]

    def current_player(self) -> int:
        node = self.point.node
        if isinstance(node, ChanceNode):
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        waiting = node.to_move()
        return LOWEST[waiting] if waiting else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        node = self.point.node
        return not isinstance(node, ChanceNode) and not node.to_move()

    def _legal_actions(self, player: int) -> list[int]:
        node = self.point.node
        if isinstance(node, ChanceNode) or player < 0:
            return []
        return self.setting.actions(node, player) if self.current_player() == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can come, by its place among the outcomes."""
        node = self.point.node
        assert isinstance(node, ChanceNode)
        return [(place, probability) for place, (_, probability) in enumerate(node.outcomes)]

    def _apply_action(self, action: int) -> None:
        self.point = next_point(self.setting, self.point, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.setting.game.patterns.write(self.setting.moves[action])
        node = self.point.node
        if not isinstance(node, ChanceNode):
            return str(action)
        return said(self.setting.game, Outcome(node.kind, node.outcomes[action][0], node.only))

    def returns(self) -> list[float]:
        node = self.point.node
        if isinstance(node, ChanceNode) or node.to_move():
            return [0.0] * self.setting.seats
        return self.setting.rewards(node)

    def __str__(self) -> str:
        game = self.setting.game
        lines = []
        for step in self.point.steps():
            lines += [step.text] if step.text else []
            lines += [said(game, outcome) for outcome in step.outcomes]
        node = self.point.node
        if isinstance(node, ChanceNode):
            lines += [self.point.text] if self.point.text else []
            lines += [said(game, outcome) for outcome in node.chosen]
        return "; ".join(lines)


def first_point(origin: Origin) -> Point:
    setting = setting_of(*origin)
    return through(Point(origin, None, begin(setting.game, setting.options, setting.seats), None), ())


def next_point(setting: Setting, point: Point, action: int) -> Point:
    """What an action, or an outcome of chance, leads to."""
    node, actions = point.node, (point.actions, action)
    if isinstance(node, ChanceNode):
        value = node.outcomes[action][0]
        drawn = (*node.chosen, Outcome(node.kind, value, node.only))
        return through(replace(point, actions=actions, node=node.follow(value)), drawn)
    seat = LOWEST[node.to_move()]
    move = setting.moves[action]
    text = setting.game.patterns.write(move)
    audience, sealed = node.audience(seat, move), node.sealed()
    after = advance(node, seat, move, listen=True)
    return through(Point(point.origin, actions, after, point.step, seat, text, audience, sealed), ())


def follow(origin: Origin, way: list[int]) -> Point:
    """The point that some actions lead to from the beginning."""
    setting, point = setting_of(*origin), first_point(origin)
    for action in way:
        point = next_point(setting, point, action)
    return point


def through(point: Point, outcomes: tuple[Outcome, ...]) -> Point:
    """The point after a move, if all that it draws is known."""
    node = point.node
    if isinstance(node, ChanceNode):
        return point
    events = node.listener or []
    node.listener = None
    step = Step(point.step, point.mover, point.text, outcomes, events, point.audience, point.sealed)
    return Point(point.origin, point.actions, node, step)


def said(game: Game, outcome: Outcome) -> str:
    """A draw as a record has it."""
    return f"~ {game.draws[outcome.kind]} {game.draw_notation(outcome.kind, outcome.value)}"


def heard(setting: Setting, point: Point, seat: int) -> str:
    """Everything the seat heard, in order; of what others keep to themselves, only that somebody chose."""
    game = setting.game
    node = point.node
    sealed = point.sealed if isinstance(node, ChanceNode) else node.sealed()
    lines: list[str] = []
    for step in point.steps():
        if step.seat != seat and not step.audience >> seat & 1 and step.sealed == sealed:
            if not lines or lines[-1] != "...":
                lines.append("...")  # how often somebody chose is not told either
            continue
        if step.text:
            lines.append(f"{step.seat + 1} {step.text}")
        lines += [said(game, outcome) for outcome in step.outcomes if outcome.only in (EVERYONE, seat)]
        for event in step.events:
            if event.only in (EVERYONE, seat):
                lines.append(f"{game.events[event.kind]} {event.seat} {event.a} {event.b} {event.c}")
    if isinstance(node, ChanceNode):
        lines += [said(game, outcome) for outcome in node.chosen if outcome.only in (EVERYONE, seat)]
    return "\n".join(lines)


class SpielObserver:
    """What a seat sees: the features as a tensor, or all that it heard as a string."""

    def __init__(self, setting: Setting, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self.setting = setting
        self.recall = kind is not None and kind.perfect_recall
        features = 0 if self.recall else len(setting.game.layout(setting.seats).features)
        self.tensor = np.zeros(features, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        node = state.point.node
        if self.tensor.size and not isinstance(node, ChanceNode):
            at: list[int] = []
            of: list[int] = []
            node.features(player, at, of)
            self.tensor[at] = of

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recall:
            return f"{player + 1}\n{heard(self.setting, state.point, player)}"
        node = state.point.node
        if isinstance(node, ChanceNode) or not self.tensor.size:
            return ""
        at: list[int] = []
        of: list[int] = []
        node.features(player, at, of)
        names = self.setting.names
        return " ".join(f"{names[place]}={value}" for place, value in sorted(zip(at, of, strict=True)))


pyspiel.register_game(game_type(), SpielGame)
