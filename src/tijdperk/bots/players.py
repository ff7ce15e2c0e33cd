"""The bots by name: what `--seats greedy,search:2s` means."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from tijdperk.bots import greedy, random
from tijdperk.bots.memory import Memory
from tijdperk.bots.search import Advice, Search
from tijdperk.kernel.chance import Recording, Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import Game
from tijdperk.kernel.garbage import relaxed_gc
from tijdperk.kernel.moves import Move
from tijdperk.kernel.notation import MAX_PHRASE, join_phrase
from tijdperk.kernel.position import Position

LEVELS = {"easy": "greedy", "good": "search:0.3s", "strong": "search:2s", "master": "search:10s"}
FORMER_LEVELS = {"normal": "good", "hard": "strong"}  # as they are called in older records and tables
DEFAULT_SECONDS = 2.0
MAX_ITERATIONS = 10_000_000
MAX_SECONDS = 3600.0
AHEAD_SECONDS = 60.0  # that a bot thinks while it waits for others, at the most
MOST_AHEAD = 200_000  # iterations of it: its tree takes memory


@dataclass(frozen=True)
class Spec:
    """A bot and its budget; 0 means no limit of that kind."""

    name: str
    iterations: int = 0
    seconds: float = 0.0
    path: str = ""  # of a bot of somebody's own: see bots/own.py


def read_spec(text: str) -> Spec:
    """`random`, `greedy`, `search`, `search:500` (iterations), `search:2.5s`, or a level in words."""
    spec = FORMER_LEVELS.get(text, text)
    spec = LEVELS.get(spec, spec)
    if spec in ("random", "greedy"):
        return Spec(spec)
    if spec == "search":
        return Spec("search", seconds=DEFAULT_SECONDS)
    budget = re.fullmatch(r"search:(?:(\d{1,8})|(\d{1,4}(?:\.\d{1,3})?)s)", spec)
    if budget and budget[1] and 0 < int(budget[1]) <= MAX_ITERATIONS:
        return Spec("search", iterations=int(budget[1]))
    if budget and budget[2] and 0 < float(budget[2]) <= MAX_SECONDS:
        return Spec("search", seconds=float(budget[2]))
    allowed = ", ".join(["random", "greedy", "search", "search:ITERATIONS", "search:SECONDSs", *LEVELS])
    raise BadInput("bot-unknown", bot=text[:40], allowed=allowed)


class Player:
    """A bot at a seat. It is shown only what the seat may know."""

    def __init__(self, spec: Spec, seed: int | None = None) -> None:
        self.spec = spec
        self.chance = Sampled(seed)
        self.memory = Memory()
        self.advice: list[Advice] = []  # what the last search said of every move

    def choose(self, position: Position, seat: int, stop: Callable[[], bool] | None = None) -> Move:
        """The move this bot makes; with `stop`, the best one found when it says so."""
        seen = position.determinize(seat, self.chance)
        if self.spec.name == "random":
            return random.choose(seen, seat, self.chance)
        if self.spec.name == "greedy":
            return greedy.choose(seen, seat, self.chance)
        search = Search(seen, seat, self.chance)
        kept = self.memory.recall(seen, seat)
        if kept is not None:
            search.root = kept
        moves = seen.candidates(seat)
        self.advice = self.run(search, stop) if len(moves) > 1 else []
        move = self.advice[0].move if self.advice else moves[0]
        self.memory.keep(seen, seat, search.root, move)
        return move

    def think_ahead(self, position: Position, seat: int, stop: Callable[[], bool]) -> None:
        """Think about what another seat may answer, until `stop` says so; what is found is kept."""
        seen = position.determinize(seat, self.chance)
        tree = self.memory.wait(seen, seat) if self.spec.name == "search" else None
        if tree is None:
            return
        search = Search(seen, seat, self.chance)
        search.root = tree
        with relaxed_gc():
            search.run(MOST_AHEAD, AHEAD_SECONDS, stop)

    def think(self, position: Position, seat: int, stop: Callable[[], bool] | None = None) -> list[Advice]:
        """What the bot thinks of every move, from nothing."""
        return self.run(Search(position, seat, self.chance), stop)

    def run(self, search: Search, stop: Callable[[], bool] | None = None) -> list[Advice]:
        with relaxed_gc():
            search.run(self.spec.iterations, self.spec.seconds, stop)
        return search.advice()


def make_player(text: str, seed: int | None = None) -> Player:
    """The bot of that name; BadInput when there is none."""
    return Player(read_spec(text), seed)


def suggest(game: Game, position: Position, seat: int, player: Player) -> str:
    """What the player would do in this seat to the end of the decision that is asked, as a phrase.

    It ends where chance is asked or something hidden is seen: what comes then is not known yet.
    """
    ahead = position.determinize(seat, player.chance)
    asked = ahead.frame
    texts: list[str] = []
    answering = True
    while ahead.to_move() >> seat & 1 and len(texts) < MAX_PHRASE:
        frame = ahead.frame
        if frame is None or asked is None or frame.serial != asked.serial:
            break
        move = player.choose(ahead, seat)
        answers = bool(game.verbs[move.verb].answers)
        if texts and answers != answering:
            break  # moves that nobody waits for are phrases of their own
        answering = answers
        texts.append(game.notation(ahead, move))
        recording = Recording(player.chance)
        after = ahead.clone()
        after.play(seat, move, recording)
        if recording.outcomes or set(ahead.hidden(seat)) - set(after.hidden(seat)):
            break
        ahead = after
    return join_phrase(texts)


def hint(position: Position, seat: int, seconds: float = 2.0, seed: int | None = None) -> list[Advice]:
    """Every move that the search bot looked at, in the order of what it is worth."""
    player = Player(Spec("search", seconds=seconds), seed)
    return by_worth(player.think(position.determinize(seat, player.chance), seat))


def by_worth(advice: list[Advice]) -> list[Advice]:
    """Moves in the order of what they are worth."""
    return sorted(advice, key=lambda one: (-one.worth, -one.visits))
