"""What the commands at the table do."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from tijdperk.kernel.errors import BadInput, Refused, TijdperkError
from tijdperk.kernel.record import Ending
from tijdperk.terminal.commands import TAKES, WORDS
from tijdperk.terminal.menu import Menu
from tijdperk.terminal.rules import show_rules
from tijdperk.terminal.screen import ACCENT, QUIET

if TYPE_CHECKING:
    from tijdperk.terminal.session import Session

HINT_SECONDS = 2.0
HINTS = 3
SUGGEST_SECONDS = 0.5  # for each move
ALL_MOVES = ("all", "alles")
YES = ("y", "yes", "j", "ja")
DRAW_SECONDS = 1.0  # that a bot thinks about a draw
EVEN = 0.5  # a bot whose chance to win is above it does not want one


def undo(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """One's last move; `undo 3`, or `undo all`, as many as one may take back by oneself."""
    word = rest.lower()
    if word in ALL_MOVES:
        session.undo(seat, max(1, session.match.steps_to_undo(seat)))
    elif word and not word.isdecimal():
        raise BadInput("undo-steps", given=rest[:40])
    else:
        session.undo(seat, int(word[:6] or 1))


def suggest(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """What the search bot would do to the end of this decision; Enter makes all of it one move."""
    from tijdperk.bots import players

    screen, texts, match = session.screen, session.texts, session.match
    with screen.busy(texts.say("table-thinking", name=texts.say("bot-search"))):
        player = players.Player(players.Spec("search", seconds=SUGGEST_SECONDS))
        session.suggested = players.suggest(match.game, match.position, seat, player)
    screen.write(texts.say("table-suggest", moves=session.suggested), "bold")


def hint(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """The search bot's best moves, from what this seat may know."""
    from tijdperk.bots import players

    screen, texts, match = session.screen, session.texts, session.match
    if len(menu.moves) == 1:
        screen.write(texts.say("table-hint-none"), QUIET)
        return
    name = texts.say("bot-search")
    with screen.busy(texts.say("table-thinking", name=name)):
        advice = players.hint(match.position, seat, HINT_SECONDS)[:HINTS]
    screen.write(texts.say("table-hint"), "bold")
    grid = Table.grid(padding=(0, 2))
    for column in range(3):
        grid.add_column(justify="right" if column < 2 else "left")
    for one in advice:
        move = match.game.notation(match.position, one.move)
        grid.add_row(
            Text(str(menu.number(move)), ACCENT),
            texts.say("table-hint-row", win=round(100 * one.worth), margin=round(100 * one.margin)),
            menu.words[move],
        )
    screen.show(grid)


def log(session: Session, seat: int, menu: Menu, rest: str) -> None:
    told = session.story.whole(session.match, seat)
    if not told:
        session.screen.write(session.texts.say("table-log-empty"), QUIET)
    for lines in told:
        session.screen.story(lines)


def why(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """A move by number, by notation, or by words that say it: what it costs, or why it cannot be made."""
    screen, texts = session.screen, session.texts
    wanted = rest.lower()
    example = (menu.refusals or [(menu.moves[0], "")])[0][0]
    if not wanted:
        raise BadInput("why-what", example=example)
    if wanted.isdecimal():
        wanted = menu.move(int(wanted[:6]))
    refused: list[str] = []
    known: list[str] = []
    for means in (in_notation, in_words):
        if not refused and not known:
            refused = [reason for move, reason in menu.refusals if means(wanted, move, reason)]
            known = [move for move in menu.moves if means(wanted, move, menu.words[move])]
    if not refused and not known:
        refused = [texts.error(why_not(session, seat, wanted, example))]
    for reason in dict.fromkeys(refused):
        screen.warn(reason)
    for move in known:
        screen.write(texts.say("table-legal", move=menu.words[move]))


def why_not(session: Session, seat: int, wanted: str, example: str) -> TijdperkError:
    """The reason against a move that no choice speaks of; words that are no move at all get an example."""
    try:
        session.match.check(seat, wanted)
    except TijdperkError as reason:
        if reason.key != "move-unknown":
            return reason
    return BadInput("why-what", example=example)


def in_notation(wanted: str, move: str, words: str) -> bool:
    return wanted == move or wanted in move.split()


def in_words(wanted: str, move: str, words: str) -> bool:
    return bool(re.search(rf"\b{re.escape(wanted)}\b", words.lower()))


def rules(session: Session, seat: int, menu: Menu, rest: str) -> None:
    show_rules(session.screen, session.match.game, session.texts, rest, brief=not rest)


def save(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """`save FILE` never replaces what is not this match; `save FILE!` does."""
    path = rest.removesuffix("!").strip()
    if not path:
        raise BadInput("save-where")
    session.keeper.save(session.match, Path(path).expanduser(), force=rest.endswith("!"))
    session.screen.write(session.texts.say("table-saved", file=path), QUIET)


def resign(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """Give up: everybody else has won."""
    if confirmed(session, "table-resign-sure"):
        session.end(Ending("resigned", seat))


def draw(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """Two players agree to a draw; a bot does where its search does not think it is ahead."""
    from tijdperk.bots import players

    screen, texts, match = session.screen, session.texts, session.match
    if len(match.seats) != 2:
        raise Refused("draw-of-two")
    other = 1 - seat
    if session.seats[other].human:
        agreed = confirmed(session, "table-draw-sure", name=session.names[other])
    else:
        with screen.busy(texts.say("table-thinking", name=session.names[other])):
            advice = players.hint(match.position, seat, DRAW_SECONDS)
        agreed = 1 - advice[0].win <= EVEN
        if not agreed:
            screen.write(texts.say("table-draw-declined", name=session.names[other]), QUIET)
    if agreed:
        session.end(Ending("draw"))


def confirmed(session: Session, key: str, **args: str) -> bool:
    return session.screen.ask(session.texts.say(key, **args)).lower() in YES


def board(session: Session, seat: int, menu: Menu, rest: str) -> None:
    """`board all` draws what a game leaves out where the screen would not hold it."""
    session.draw(seat, everything=rest.lower() in EVERYTHING)
    session.ask(seat)


def help_(session: Session, seat: int, menu: Menu, rest: str) -> None:
    texts = session.texts
    grid = Table.grid(padding=(0, 2))
    grid.add_row(Text(texts.say("command-number-word"), ACCENT), texts.say("command-number"))
    move = Text.assemble((texts.say("command-move-word"), ACCENT), f" ({menu.moves[0]})")
    grid.add_row(move, texts.say("command-move"))
    for name, words in WORDS.items():
        own = words[1] if texts.language == "nl" else name
        takes = f" {texts.say(TAKES[name])}" if name in TAKES else ""
        grid.add_row(Text.assemble((own, ACCENT), takes), texts.say(f"command-{name}"))
    session.screen.show(grid)
    session.screen.write(texts.say("command-intro"), QUIET)


EVERYTHING = ("all", "alles")

ACTIONS: dict[str, Callable[[Session, int, Menu, str], None]] = {
    "undo": undo,
    "hint": hint,
    "suggest": suggest,
    "log": log,
    "why": why,
    "rules": rules,
    "save": save,
    "board": board,
    "resign": resign,
    "draw": draw,
    "help": help_,
}
