"""A bot's own process: reads positions, answers with moves. It has a limit of memory and no other job.

Run as `python -m tijdperk.table.thinker MEGABYTES [GAME=FILE ...]`, with the files of games whose content is
not the standard ones. Every message is four bytes of length and msgpack.
"""

from __future__ import annotations

import contextlib
import os
import resource
import select
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

import msgspec

from tijdperk.analysis.judging import Ask, Judgement, judge
from tijdperk.bots.players import Player, Spec, by_worth, read_spec, suggest
from tijdperk.bots.search import Search
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import load_game, use_content
from tijdperk.kernel.garbage import relaxed_gc

HINT_PARTS = (0.4, 0.5, 0.6, 1.0)  # seconds: a hint says how it stands after each
HINT_SECONDS = sum(HINT_PARTS)
LOWEST_PRIORITY = 19
MOST_KEPT = 3  # bots whose trees are kept
PHRASE_MOVES = 8  # the time for a hint is enough for a suggestion of so many moves

Done = TypeVar("Done")

kept: dict[tuple[str, int], Player] = {}  # by game and seat, the one asked last at the end


class Judging(msgspec.Struct):
    """A choice of a finished game to be judged: the move that was made ("" for none), and how."""

    made: str
    iterations: int
    seed: int
    open: bool


class Question(msgspec.Struct):
    """What would this bot do? Without a bot: what would a strong one advise?"""

    game: str
    position: Any
    seat: int
    bot: str = ""
    phrase: bool = False  # without a bot: all moves to the end of the decision, as one phrase
    judging: Judging | None = None  # what is judged, instead of any of these
    ahead: bool = False  # others are to move: the bot thinks about it until it is asked; there is no answer


class Answer(msgspec.Struct):
    """Moves in notation, best first: the share of the win it is worth, and how far that may be off."""

    moves: list[tuple[str, float, float]]
    more: bool = False  # how it stands so far; the search goes on
    tries: list[tuple[str, int]] = []  # of a bot that searched: how often it tried each move
    judgement: Judgement | None = None


def think(question: Question) -> Iterator[Answer]:
    """The answer; before it, of a hint, how it stands now and then."""
    game = load_game(question.game)
    position = game.restore(question.position)
    if question.judging:
        made = question.judging.made
        move = game.parse(position, question.seat, made) if made else None
        asked = question.judging
        ask = Ask(position, question.seat, move, asked.iterations, asked.seed, asked.open)
        yield Answer([], judgement=unhurried(lambda: judge(game, ask)))
        return
    if question.bot:
        player = player_of(question)
        move = player.choose(position, question.seat)
        tries = [(game.notation(position, one.move), one.visits) for one in player.advice if one.visits]
        yield Answer([(game.notation(position, move), 0.0, 0.0)], tries=tries)
        return
    if question.phrase:
        quick = Player(Spec("search", seconds=HINT_SECONDS / PHRASE_MOVES))
        yield Answer([(suggest(game, position, question.seat, quick), 0.0, 0.0)])
        return
    chance = Sampled(None)
    search = Search(position.determinize(question.seat, chance), question.seat, chance)
    for number, seconds in enumerate(HINT_PARTS, 1):
        with relaxed_gc():
            search.run(0, seconds, None)
        advice = by_worth(search.advice())
        moves = [(game.notation(position, one.move), one.worth, one.margin) for one in advice]
        yield Answer(moves, more=number < len(HINT_PARTS))


def player_of(question: Question) -> Player:
    """The bot, with its tree of the last decision in that seat if it was asked lately."""
    key = (question.game, question.seat)
    player = kept.pop(key, None) or Player(read_spec(question.bot))
    player.spec = read_spec(question.bot)
    kept[key] = player
    if len(kept) > MOST_KEPT:
        del kept[next(iter(kept))]
    return player


def think_ahead(question: Question, source: BinaryIO) -> None:
    """Think on at the lowest priority, until the server sends anything or the bot has thought enough."""
    position = load_game(question.game).restore(question.position)
    player = player_of(question)
    asked = select.poll()
    asked.register(source, select.POLLIN | select.POLLHUP)
    unhurried(lambda: player.think_ahead(position, question.seat, lambda: bool(asked.poll(0))))


def unhurried(work: Callable[[], Done]) -> Done:
    """Done in a thread that everything else on the machine comes before; its priority ends with it."""
    found: list[Done] = []

    def run() -> None:
        with contextlib.suppress(OSError):  # elsewhere than on Linux threads have no priority of their own
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWEST_PRIORITY)
        found.append(work())

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    return found[0]


def read_exactly(source: BinaryIO, count: int) -> bytes:
    """So many bytes, and none beyond them: what comes next must be seen to wait. Fewer at the end."""
    found = b""
    while len(found) < count and (more := source.read(count - len(found))):
        found += more
    return found


def main(source: BinaryIO, sink: BinaryIO) -> None:
    while True:
        head = read_exactly(source, 4)
        if len(head) < 4:
            return
        body = read_exactly(source, int.from_bytes(head, "big"))
        if not body:
            continue  # nothing is asked: stop thinking ahead
        question = msgspec.msgpack.decode(body, type=Question)
        if question.ahead:
            think_ahead(question, source)
            continue
        for answer in think(question):
            written = msgspec.msgpack.encode(answer)
            sink.write(len(written).to_bytes(4, "big") + written)
            sink.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its thinkers
    limit = int(sys.argv[1]) << 20
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    for given in sys.argv[2:]:
        name, _, file = given.partition("=")
        use_content(name, Path(file))
    with open(0, "rb", buffering=0, closefd=False) as unbuffered:
        main(unbuffered, sys.stdout.buffer)
