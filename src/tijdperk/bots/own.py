"""Bots of one's own: a class in a Python file (`mine.py:Bot`), or any program that speaks lines of JSON
(`exec:./bot`).

They are started where somebody names them on a command line, never because a record or a table does.
docs/lab.md has the protocol.
"""

from __future__ import annotations

import importlib.util
import os
import re
import selectors
import shlex
import subprocess
import sys
import traceback
from collections.abc import Callable
from errno import ENOENT
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from tijdperk.bots.players import Player, Spec, read_spec
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import Game
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import Position

PROTOCOL = 1
PROGRAM, FILE = "exec", "file"
DEFAULT_CLASS = "Bot"
MAX_LINE = 1 << 20  # bytes of one answer
PATIENCE = 60.0  # seconds for one answer


def is_own(text: str) -> bool:
    """Is this a bot of one's own, by the look of it?"""
    return text.startswith(f"{PROGRAM}:") or re.fullmatch(r".+\.py(:\w+)?", text) is not None


def read_own_spec(text: str) -> Spec:
    """A bot by name, or one of one's own."""
    if text.startswith(f"{PROGRAM}:"):
        return Spec(PROGRAM, path=text.partition(":")[2].strip())
    return Spec(FILE, path=text) if is_own(text) else read_spec(text)


def seat_player(spec: Spec, game: Game, seed: int | None = None) -> Player:
    """The bot of a spec that was read from a command line."""
    if spec.name == PROGRAM:
        return ProgramPlayer(spec, game, seed)
    return FilePlayer(spec, game, seed) if spec.name == FILE else Player(spec, seed)


class Stranger(Player):
    """A bot of somebody's own that a record names: it is not started for that."""

    def choose(self, position: Position, seat: int, stop: Callable[[], bool] | None = None) -> Move:
        raise BadInput("bot-of-record", bot=self.spec.path)


class OwnPlayer(Player):
    """What both kinds have in common: they are shown what their seat may know, and checked."""

    def __init__(self, spec: Spec, game: Game, seed: int | None) -> None:
        super().__init__(spec, seed)
        self.game = game

    def choose(self, position: Position, seat: int, stop: Callable[[], bool] | None = None) -> Move:
        seen = position.determinize(seat, self.chance)
        moves = seen.legal(seat)
        move = self.answer(seen, seat, moves)
        if move in moves:
            return move
        raise BadInput("bot-illegal", bot=self.spec.path, move=self.game.notation(seen, move))

    def answer(self, position: Position, seat: int, moves: list[Move]) -> Move:
        raise NotImplementedError

    def close(self) -> None:
        """The bot is not asked any more."""


class FilePlayer(OwnPlayer):
    """A class of a Python file: `Bot(game, seed)`, and `choose(position, seat)` gives a legal move."""

    def __init__(self, spec: Spec, game: Game, seed: int | None) -> None:
        super().__init__(spec, game, seed)
        path, _, name = spec.path.rpartition(".py")
        self.made = self.watched(load_class(Path(f"{path}.py"), name[1:] or DEFAULT_CLASS), game, seed or 0)

    def answer(self, position: Position, seat: int, moves: list[Move]) -> Move:
        move = self.watched(self.made.choose, position, seat)
        if isinstance(move, Move):
            return move
        raise BadInput("bot-no-move", bot=self.spec.path, given=repr(move)[:80])

    def watched(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call it; what goes wrong in it is shown where it went wrong, and said in a sentence."""
        try:
            return function(*arguments)
        except Exception as error:
            traceback.print_exc()
            problem = f"{type(error).__name__}: {error}"
            raise BadInput("bot-failed", bot=self.spec.path, problem=problem[:200]) from error


def load_class(path: Path, name: str) -> Any:
    """A class of a Python file that need not be part of any package."""
    if not path.is_file():
        raise BadInput("file-unreadable", file=str(path), problem=os.strerror(ENOENT))
    module_name = f"tijdperk_bot_{path.stem}"
    spec = importlib.util.spec_from_file_location(module_name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        traceback.print_exc()
        problem = f"{type(error).__name__}: {error}"
        raise BadInput("bot-failed", bot=str(path), problem=problem[:200]) from error
    if not hasattr(module, name):
        raise BadInput("bot-class-missing", file=str(path), name=name)
    return getattr(module, name)


class ProgramPlayer(OwnPlayer):
    """A program that reads a line of JSON for every decision and answers with one."""

    def __init__(self, spec: Spec, game: Game, seed: int | None) -> None:
        super().__init__(spec, game, seed)
        self.waiting = b""  # what it said after its last answer
        try:
            self.process = subprocess.Popen(
                shlex.split(spec.path), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            raise BadInput("bot-not-started", bot=spec.path, problem=problem) from None
        self.asked = 0
        self.tell(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": game.id,
                "rules": game.rules_version,
                "seed": seed or 0,
            }
        )

    def answer(self, position: Position, seat: int, moves: list[Move]) -> Move:
        texts = [self.game.notation(position, move) for move in moves]
        self.asked += 1
        self.tell(
            {
                "type": "choose",
                "id": self.asked,
                "seat": seat,
                "decision": self.game.decisions[position.decision_kind(seat)],
                "moves": texts,
                "view": self.game.view(position, seat),
            }
        )
        line = self.line()
        try:
            answer = msgspec.json.decode(line)
        except msgspec.DecodeError:
            answer = None
        if not isinstance(answer, dict) or answer.get("id", self.asked) != self.asked:
            raise self.stopped("bot-garbage", line=shown(line))
        move = answer.get("move")
        if isinstance(move, int) and not isinstance(move, bool) and 0 <= move < len(moves):
            return moves[move]
        if move in texts:
            return moves[texts.index(move)]
        raise self.stopped("bot-illegal", move=str(move)[:80])

    def tell(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(message) + b"\n")
        except OSError:
            raise self.stopped("bot-ended", code=self.exit_code()) from None

    def line(self) -> bytes:
        """The next line it writes; a sentence if it is silent, ends, or never comes to the end of one."""
        assert self.process.stdout is not None
        source = self.process.stdout.fileno()
        end = monotonic() + PATIENCE
        with selectors.DefaultSelector() as selector:
            selector.register(source, selectors.EVENT_READ)
            while b"\n" not in self.waiting:
                if not selector.select(max(0.0, end - monotonic())):
                    raise self.stopped("bot-silent", seconds=PATIENCE)
                part = os.read(source, 1 << 16)
                if not part:
                    raise self.stopped("bot-ended", code=self.exit_code())
                self.waiting += part
                if len(self.waiting) > MAX_LINE:
                    raise self.stopped("bot-garbage", line=shown(self.waiting))
        line, _, self.waiting = self.waiting.partition(b"\n")
        return line

    def exit_code(self) -> str:
        try:
            return str(self.process.wait(1.0))
        except subprocess.TimeoutExpired:
            return "?"

    def stopped(self, key: str, **values: Any) -> BadInput:
        """What is wrong with the program, which is ended."""
        self.close()
        return BadInput(key, bot=self.spec.path, **values)

    def close(self) -> None:
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(2.0)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def __del__(self) -> None:
        if hasattr(self, "process"):
            self.close()


def shown(line: bytes) -> str:
    return ascii(line[:60].decode("utf-8", "replace"))


def close_all(players: list[Player]) -> None:
    """Programs that were started are ended."""
    for player in players:
        if isinstance(player, OwnPlayer):
            player.close()
