"""A bot's own process: reads positions, answers with moves. It has a limit of memory and no other job.

Run as `python -m tijdperk.table.thinker MEGABYTES [GAME=FILE ...]`, with the files of games whose content is
not the standard ones. Every message is four bytes of length and msgpack.
"""

from __future__ import annotations

import resource
import signal
import sys
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from tijdperk.bots.players import Player, Spec, hint, make_player, suggest
from tijdperk.kernel.game import load_game, use_content

HINT_SECONDS = 2.0
PHRASE_MOVES = 8  # the time for a hint is enough for a suggestion of so many moves


class Question(msgspec.Struct):
    """What would this bot do? Without a bot: what would a strong one advise?"""

    game: str
    position: Any
    seat: int
    bot: str = ""
    phrase: bool = False  # without a bot: all moves to the end of the decision, as one phrase


class Answer(msgspec.Struct):
    """Moves in notation, best first: the share of the win it is worth, and how far that may be off."""

    moves: list[tuple[str, float, float]]


def think(question: Question) -> Answer:
    game = load_game(question.game)
    position = game.restore(question.position)
    if question.bot:
        move = make_player(question.bot).choose(position, question.seat)
        return Answer([(game.notation(position, move), 0.0, 0.0)])
    if question.phrase:
        quick = Player(Spec("search", seconds=HINT_SECONDS / PHRASE_MOVES))
        return Answer([(suggest(game, position, question.seat, quick), 0.0, 0.0)])
    advice = hint(position, question.seat, HINT_SECONDS)
    return Answer([(game.notation(position, one.move), one.worth, one.margin) for one in advice])


def main(source: BinaryIO, sink: BinaryIO) -> None:
    while True:
        head = source.read(4)
        if len(head) < 4:
            return
        body = source.read(int.from_bytes(head, "big"))
        answer = msgspec.msgpack.encode(think(msgspec.msgpack.decode(body, type=Question)))
        sink.write(len(answer).to_bytes(4, "big") + answer)
        sink.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its thinkers
    limit = int(sys.argv[1]) << 20
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    for given in sys.argv[2:]:
        name, _, file = given.partition("=")
        use_content(name, Path(file))
    main(sys.stdin.buffer, sys.stdout.buffer)
