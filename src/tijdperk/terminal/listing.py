"""What there is: games with their options, versions, content files."""

from __future__ import annotations

import platform
import sys

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

from tijdperk import __version__
from tijdperk.kernel import position
from tijdperk.kernel.game import Game, Option, game_ids, load_game
from tijdperk.kernel.text import Catalogue, catalogue
from tijdperk.terminal.screen import QUIET, Screen

MAX_NAME = 24  # cells for the name of a game: long ones leave no room for the options
OWN_NOTE = "figures-note"  # what a game's own texts say of its content


def show_games(screen: Screen, texts: Catalogue) -> None:
    """Every game with its seats and its options, the usual choice first."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for key in ("games-id", "games-name", "games-seats", "games-options"):
        table.add_column(texts.say(key), overflow="fold", max_width=MAX_NAME if key == "games-name" else None)
    ids = game_ids()
    for name in ids:
        game = load_game(name)
        speaks = catalogue(texts.language, name)
        options = Text("\n").join(option_text(option, speaks) for option in game.options)
        table.add_row(Text(name, "bold"), speaks.word("game", name), seat_range(game), options)
    screen.show(table)
    screen.gap()
    screen.write(texts.say("games-play", game=ids[0]), QUIET)


def seat_range(game: Game) -> str:
    if game.min_seats == game.max_seats:
        return str(game.max_seats)
    return f"{game.min_seats}-{game.max_seats}"


def option_text(option: Option, texts: Catalogue) -> Text:
    """An option, and each of its values with what it means."""
    text = Text.assemble((option.id, "bold"), f"  {texts.say(f'option-{option.id}')} ({option.rule})")
    for value in option.choices:
        meaning = texts.say(f"option-{option.id}-{value}")
        text.append(f"\n  {value}", "cyan").append(f"  {meaning}")
    return text


def figure_notes(game: Game, texts: Catalogue) -> list[str]:
    """Which content a game is played with, where it is not simply that of its box."""
    if game.fingerprint:
        return [texts.say("figures-own", file=str(game.file))]
    parts = msgspec.to_builtins(game.content).values()
    records = [
        one for part in parts for one in (part if isinstance(part, list) else [part]) if "provenance" in one
    ]
    some = sum(bool(record.get("reconstructed")) for record in records)
    if not some:
        return []
    own = [texts.say(OWN_NOTE)] if texts.has(OWN_NOTE) else []
    return [*own, texts.say("figures-reconstructed", game=game.id, all=len(records), some=some)]


def version_line(texts: Catalogue) -> str:
    """This version, and whether the engine in use is the compiled one."""
    compiled = not (position.__file__ or "").endswith(".py")
    form = texts.say("bench-compiled" if compiled else "bench-plain")
    return texts.say("version-line", version=__version__, python=platform.python_version(), form=form)


def print_content(game: Game) -> None:
    """The content file as it is, and nothing else: it can be redirected into a file of one's own."""
    sys.stdout.flush()
    sys.stdout.write((game.folder / "content.toml").read_text("utf-8"))
