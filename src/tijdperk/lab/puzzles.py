"""Find puzzles in recorded games: `tijdperk puzzles FILE... --into DIR`.

Each is a file with the record up to its moment beside it, as they lie in a game's folder `puzzles`. What was
searched is noted there too: whatever stops the work, the same command goes on with it.
"""

from __future__ import annotations

import os
from argparse import Namespace
from functools import partial
from hashlib import sha256
from pathlib import Path

import msgspec

from tijdperk.analysis.puzzles import puzzles_in
from tijdperk.kernel.game import load_game
from tijdperk.kernel.puzzles import PuzzleFile
from tijdperk.kernel.record import read_record
from tijdperk.kernel.replay import replay
from tijdperk.kernel.text import Catalogue
from tijdperk.lab.simulate import positive, whole
from tijdperk.lab.workers import finished, workers
from tijdperk.terminal.arguments import Parser

SEARCHED = "searched.txt"  # digests of records, one a line


class Found(msgspec.Struct):
    """What a record came to: its digest, and each puzzle with the record that it begins from."""

    digest: str
    puzzles: list[tuple[PuzzleFile, str]]


def add_arguments(parser: Parser, texts: Catalogue) -> None:
    add, say = parser.add_argument, texts.say
    jobs = os.cpu_count() or 1
    add("files", nargs="+", type=Path, metavar="FILE", help=say("cli-arg-record"))
    add("--into", type=Path, required=True, metavar="DIR", help=say("cli-arg-puzzles"))
    add("--iterations", type=partial(whole, "--iterations"), default=0, help=say("cli-arg-iterations"))
    add("--seed", type=partial(whole, "--seed"), default=1, metavar="N", help=say("cli-arg-seed"))
    add("--jobs", type=partial(positive, "--jobs"), default=jobs, metavar="N", help=say("cli-arg-jobs"))
    add("--cluster", default="", metavar="ADDRESS", help=say("cli-arg-cluster"))


def run(arguments: Namespace, texts: Catalogue) -> int:
    into: Path = arguments.into
    into.mkdir(parents=True, exist_ok=True)
    noted = into / SEARCHED
    known = set(noted.read_text("utf-8").split()) if noted.exists() else set()
    files = [path for path in arguments.files if digest_of(path.read_bytes()) not in known]
    search = partial(search_record, iterations=arguments.iterations, seed=arguments.seed)
    with workers(min(arguments.jobs, len(files)) or 1, arguments.cluster) as executor:
        for done, found in enumerate(finished(search, files, executor), 1):
            for file, record in found.puzzles:
                write_puzzle(into, file, record)
            with noted.open("a", encoding="utf-8") as note:
                note.write(found.digest + "\n")
            print(
                texts.say("puzzles-found", puzzles=len(found.puzzles), done=done, all=len(files)), flush=True
            )
    return 0


def search_record(path: Path, iterations: int, seed: int) -> Found:
    """A piece of work: one record, at lowest priority."""
    os.nice(19)
    record = read_record(path)
    match = replay(record, load_game(record.game), str(path), strict=True)
    puzzles = [(file, match.fork(file.at).record().text()) for _, file in puzzles_in(match, iterations, seed)]
    return Found(digest_of(path.read_bytes()), puzzles)


def digest_of(data: bytes) -> str:
    return sha256(data).hexdigest()[:12]


def write_puzzle(into: Path, file: PuzzleFile, record: str) -> None:
    name = digest_of(f"{file.at} {record}".encode())
    (into / f"{name}.tijdperk").write_text(record, "utf-8")
    lines = [
        f'record = "{name}.tijdperk"',
        f"at = {file.at}",
        f"seat = {file.seat}",
        f"seats = {file.seats}",
        f"level = {file.level}",
        f'decision = "{file.decision}"',
        "move = [",
        *(f'  {{ move = "{one.move}", value = {one.value:.3f} }},' for one in file.move),
        "]",
    ]
    (into / f"{name}.toml").write_text("\n".join(lines) + "\n", "utf-8")
