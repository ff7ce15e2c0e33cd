"""Solving puzzles at the terminal: lessons of one step, with what each move is worth at the end."""

from __future__ import annotations

from argparse import Namespace

from rich.table import Table
from rich.text import Text

from tijdperk.kernel.game import Choice, Game, load_game
from tijdperk.kernel.puzzles import PuzzleFile, next_best, points, puzzles_of, read_puzzle
from tijdperk.kernel.text import Catalogue
from tijdperk.terminal.lessons import LessonSession
from tijdperk.terminal.screen import ACCENT, QUIET, Screen, open_console

SHOWN = 8  # moves whose worth is told


def begin_puzzle(arguments: Namespace, language: str) -> None:
    """The list of a game's puzzles, or one of them."""
    game = load_game(arguments.game)
    texts = Catalogue(language, game)
    screen = Screen(open_console(not arguments.no_color))
    if not arguments.puzzle:
        show_puzzles(screen, game, texts)
        return
    names = list(puzzles_of(game))
    name = arguments.puzzle
    if name.isdecimal() and 0 < int(name[:6]) <= len(names):
        name = names[int(name) - 1]
    PuzzleSession(game, name, texts, screen).run()


def show_puzzles(screen: Screen, game: Game, texts: Catalogue) -> None:
    puzzles = puzzles_of(game)
    if not puzzles:
        screen.write(texts.say("puzzle-none", game=texts.word("game", game.id)), QUIET)
        return
    grid = Table.grid(padding=(0, 2))
    for place, file in enumerate(puzzles.values(), 1):
        level = texts.say(f"puzzle-level-{file.level}")
        grid.add_row(Text(str(place), ACCENT), Text(level, "bold"), Text("●" * file.level, QUIET))
    screen.show(grid)
    screen.gap()
    screen.write(texts.say("puzzle-begin"), QUIET)
    screen.copyable(f"tijdperk puzzle {game.id} 1")


class PuzzleSession(LessonSession):
    def __init__(self, game: Game, name: str, texts: Catalogue, screen: Screen) -> None:
        super().__init__(read_puzzle(game, name), texts, screen)
        self.file: PuzzleFile = puzzles_of(game)[name]

    def finish(self) -> None:
        """Right: what each move is worth, and the puzzle that comes next."""
        say = self.texts.say
        best, game = self.file.move[0], self.lesson.game
        self.say(say("puzzle-right", worth=points(best.value), next=points(next_best(self.file))), "bold")
        self.screen.rule(say("puzzle-worth"))
        position, seat = self.lesson.opening.position, self.lesson.seat
        grid = Table.grid(padding=(0, 2))
        for one in self.file.move[:SHOWN]:
            move = game.parse(position, seat, one.move)
            choice = Choice(one.move, game.detail(position, seat, move))
            right = one.move in self.file.right
            words = str(self.scene.choice(position, seat, choice))
            grid.add_row(Text(str(points(one.value)), ACCENT if right else QUIET), Text(words))
        self.screen.show(grid)
        names = list(puzzles_of(game))
        here = names.index(self.lesson.id)
        if here + 1 < len(names):
            self.screen.gap()
            self.screen.copyable(f"tijdperk puzzle {game.id} {here + 2}")
