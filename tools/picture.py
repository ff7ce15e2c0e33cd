"""Draw the table in the middle of a game, as the picture of the README: docs/terminal.svg.

python tools/picture.py [--moves 30] [--seed 6] [--width 120] [--lang en] [--output docs/terminal.svg]
"""

import argparse
import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from tijdperk.bots.players import make_player
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match
from tijdperk.kernel.text import Catalogue
from tijdperk.terminal.screen import Screen
from tijdperk.terminal.seats import name_seats, take_seats
from tijdperk.terminal.session import Session

# rich's frame, but with the reader's own font: a picture should fetch nothing from elsewhere.
OWN_FONTS = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
ROOT = Path(__file__).resolve().parent.parent
NIGHT = TerminalTheme(
    (20, 24, 27),
    (239, 233, 221),
    [(43, 50, 55), (240, 145, 122), (92, 160, 82), (224, 181, 76), (111, 177, 240), (191, 160, 245),
     (85, 211, 200), (181, 173, 159)],
    [(98, 106, 111), (240, 145, 122), (120, 190, 110), (240, 200, 100), (140, 190, 245), (210, 180, 250),
     (120, 225, 215), (239, 233, 221)],
)  # fmt: skip


def half_played(game: str, moves: int, seed: int) -> Match:
    """A game that greedy bots have played for so many moves, and on until the person in seat 1 is to move."""
    match = Match(game, seats=["human", "search"], chance=Sampled(seed))
    bots = [make_player("greedy", seed + seat) for seat in range(len(match.seats))]
    while not match.over and (len(match.steps) < moves or match.seat != 0):
        match.play(bots[match.seat].choose(match.position, match.seat), match.seat)
    return match


def draw(match: Match, width: int, language: str) -> Console:
    """What the person to move sees: the table, the question and the choices."""
    console = Console(
        record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor",
        highlight=False, markup=False,
    )  # fmt: skip
    texts = Catalogue(language, match.game)
    seats = take_seats(match.seats, texts)
    name_seats(texts, seats)
    session = Session(match, seats, texts, Screen(console))
    session.screen.story(session.story.move(match.steps[-1], match.seat))
    session.draw(match.seat)
    session.ask(match.seat)
    return console


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="duel")
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--width", type=int, default=120)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--output", type=Path, default=ROOT / "docs" / "terminal.svg")
    arguments = parser.parse_args()
    match = half_played(arguments.game, arguments.moves, arguments.seed)
    console = draw(match, arguments.width, arguments.lang)
    arguments.output.parent.mkdir(parents=True, exist_ok=True)
    title = f"tijdperk play {arguments.game}"
    picture = console.export_svg(title=title, theme=NIGHT, code_format=OWN_FONTS)
    arguments.output.write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
