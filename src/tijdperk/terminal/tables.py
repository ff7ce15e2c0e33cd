"""Setting a table from a command line: a new game, one that was saved, or one to look back at."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from tijdperk.kernel.chance import Chance, Sampled, Secure
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.record import read_record
from tijdperk.kernel.replay import replay
from tijdperk.kernel.text import Catalogue
from tijdperk.terminal.arguments import number, read_options
from tijdperk.terminal.keeping import Keeper
from tijdperk.terminal.replay import Replay
from tijdperk.terminal.screen import Screen, open_console
from tijdperk.terminal.seats import Seat, name_seats, read_seats, take_seats, usual_seats
from tijdperk.terminal.session import Session


def find_game(name: str, content: Path | None = None) -> Game:
    """The game of that name, with the figures of a file if one is given."""
    game = load_game(name)
    return game.with_content(content) if content else game


def begin(arguments: Namespace, language: str) -> Session:
    """The session that `play` asks for. Everything is checked before anything is written."""
    game = find_game(arguments.game, arguments.content)
    seed = number("--seed", arguments.seed)
    chance = Secure() if seed is None else Sampled(seed)
    match = load(arguments, game, chance) if arguments.load else new(arguments, game, chance)
    texts = Catalogue(language, game)
    seats = seat_all(match, texts, game if arguments.seats else None)
    keeper = Keeper(every_move=arguments.save, loaded=arguments.load)
    screen = Screen(open_console(not arguments.no_color))
    return Session(match, seats, texts, screen, keeper, hide=arguments.hide)


def new(arguments: Namespace, game: Game, chance: Chance) -> Match:
    seats = read_seats(arguments.seats) if arguments.seats else usual_seats(game)
    return Match(game, read_options(arguments.option), seats, chance)


def load(arguments: Namespace, game: Game, chance: Chance) -> Match:
    """A match that was saved, to go on with; other players may take the seats."""
    if arguments.option:
        raise BadInput("load-with", argument="--option")
    match = replay(read_record(arguments.load), game, str(arguments.load), chance, strict=True)
    if arguments.seats:
        seats, wanted = read_seats(arguments.seats), len(match.seats)
        if len(seats) != wanted:
            raise BadInput("seat-count-exactly", given=len(seats), wanted=wanted)
        match.seats = seats
    return match


def look_back(arguments: Namespace, language: str) -> None:
    """What `replay` asks for: step by step for somebody who types, the whole story for a pipe."""
    at = number("--at", arguments.at)
    record = read_record(arguments.file)
    game = find_game(record.game, arguments.content)
    match = replay(record, game, str(arguments.file))
    texts = Catalogue(language, game)
    screen = Screen(open_console(not arguments.no_color))
    shown = Replay(match, seat_all(match, texts), texts, screen, match.disagreement)
    if arguments.all or not (screen.console.is_terminal and sys.stdin.isatty()):
        shown.emit_all(at or 0)
    else:
        shown.step_through(at or 0)


def seat_all(match: Match, texts: Catalogue, own: Game | None = None) -> list[Seat]:
    """Everybody of a match in their seats, and known by name."""
    seats = take_seats(match.seats, texts, own)
    name_seats(texts, seats)
    return seats
