"""Taking a lesson at the terminal."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tijdperk.bots.players import make_player
from tijdperk.kernel.chance import Secure
from tijdperk.kernel.errors import TijdperkError
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.lessons import (
    BACK,
    GO_ON,
    GuideFile,
    Lesson,
    LessonFile,
    LessonRun,
    Other,
    lesson_ids,
    lesson_texts,
    read_guide,
    read_lesson,
)
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import LOWEST
from tijdperk.kernel.record import Play, read_record
from tijdperk.kernel.replay import replay
from tijdperk.kernel.text import Catalogue
from tijdperk.terminal.arguments import number
from tijdperk.terminal.guide import GuidedSession
from tijdperk.terminal.menu import Menu
from tijdperk.terminal.rules import show_rules
from tijdperk.terminal.screen import ACCENT, QUIET, WARN, Screen, open_console
from tijdperk.terminal.seats import name_seats, take_seats
from tijdperk.terminal.story import Story

SKELETON = 12  # moves of a record, or somewhat more, that a new lesson is drafted from
GUIDE = "first-game"
FROM = "from"  # in the place of a game: a record, which names its game
LEAVE = ("q", "quit", "exit", "stop")
BACKWARDS = ("b", "back", "terug")
HINT = ("h", "hint", "tip")
RULES = ("rules", "regels")
BOARD = ("board", "bord")


def other_seats() -> Other:
    """Who plays what a lesson leaves open: the same every time."""
    return make_player("greedy", seed=1).choose


def show_lessons(screen: Screen, game: Game, texts: Catalogue) -> None:
    """The lessons of a game, numbered, with the command that begins one."""
    lessons = lesson_texts(game)
    if not lessons:
        screen.write(texts.say("teach-none", game=texts.word("game", game.id)), QUIET)
        return
    grid = Table.grid(padding=(0, 2))
    files: list[LessonFile | GuideFile] = [file for _, file in lessons]
    if guide := read_guide(game):
        files.append(guide)
    for place, file in enumerate(files, 1):
        grid.add_row(
            Text(str(place), ACCENT),
            Text(file.title.text(texts.language), "bold"),
            Text(file.about.text(texts.language), QUIET),
        )
    screen.show(grid)
    screen.gap()
    screen.write(texts.say("teach-begin"), QUIET)
    screen.copyable(f"tijdperk lesson {game.id} 1")


def begin_lesson(arguments: Namespace, language: str) -> None:
    """What `lesson` asks for: the list, a lesson, the first whole game, or the skeleton of a new lesson."""
    if arguments.game == FROM:
        print(skeleton(Path(arguments.lesson or ""), number("--at", arguments.at) or 0), end="")
        return
    game = load_game(arguments.game)
    texts = Catalogue(language, game)
    screen = Screen(open_console(not arguments.no_color))
    if guide := asked_guide(game, arguments.lesson):
        GuidedSession(game, guide, texts, screen, Secure()).run()
    elif arguments.lesson:
        LessonSession(find_lesson(game, arguments.lesson), texts, screen).run()
    else:
        show_lessons(screen, game, texts)


def skeleton(file: Path, at: int) -> str:
    """A lesson file to fill in: the learner's next moves in a record, with what followed each."""
    match = replay(read_record(file), file=str(file), strict=True)
    start = match.position_at(at)
    seat = LOWEST[start.to_move()] if start.to_move() else 0
    lines = [
        'title = { en = "", nl = "" }',
        'about = { en = "", nl = "" }',
        f'record = "{file.name}"',
        f"at = {at}",
        f"seat = {seat + 1}",
        "rules = []",
    ]
    for made, step in enumerate(match.steps[at:]):
        own = step.seat == seat
        if own and made >= SKELETON:
            break
        if own and not is_forced(match, at + made):
            lines += ["", "[[step]]", 'say = { en = "", nl = "" }', f'ring = ["{step.text}"]']
            lines += [f'want = ["{step.text}"]', 'miss = { "*" = { en = "", nl = "" } }', "then = []"]
        drawn = [str(draw) for draw in match.draws_of(step.outcomes)]
        told = drawn if own else [str(Play(step.seat, step.text)), *drawn]
        if told and lines[-1].startswith("then = ["):
            before = lines[-1][len("then = [") : -1]
            written = ", ".join(f'"{line}"' for line in told)
            lines[-1] = f"then = [{before}{', ' if before else ''}{written}]"
    return "\n".join(lines) + "\n"


def is_forced(match: Match, made: int) -> bool:
    """Whether the next step only says that its seat is done, which a lesson does by itself."""
    step = match.steps[made]
    closing = match.game.closing
    return step.text == closing and len(match.position_at(made).legal(step.seat)) == 1


def asked_guide(game: Game, name: str | None) -> GuideFile | None:
    """The first whole game, which comes after the lessons: by that number, or by its name."""
    return read_guide(game) if name in (GUIDE, str(len(lesson_ids(game)) + 1)) else None


def find_lesson(game: Game, name: str) -> Lesson:
    """A lesson by its name, or by its number in the list."""
    names = lesson_ids(game)
    if name.isdecimal() and 0 < int(name[:6]) <= len(names):
        name = names[int(name) - 1]
    return read_lesson(game, name)


class LessonSession:
    """One sitting: what is said, the table, and a line to answer with."""

    def __init__(self, lesson: Lesson, texts: Catalogue, screen: Screen) -> None:
        self.run_of = LessonRun(lesson, other_seats())
        self.lesson = lesson
        self.texts = texts
        self.screen = screen
        self.scene = lesson.game.scene(lesson.game, texts)
        seats = take_seats(
            ["human" if seat == lesson.seat else "greedy" for seat in range(len(lesson.opening.seats))], texts
        )
        name_seats(texts, seats)
        self.story = Story(lesson.game, texts, [seat.name for seat in seats], lesson.seat)
        self.told = len(self.run_of.match.steps)
        self.drawn = -1  # after how many moves the table was drawn

    def run(self) -> None:
        """Until the lesson is over; the end of the input leaves it."""
        title = self.lesson.file.title.text(self.texts.language)
        self.screen.rule(title)
        self.screen.write(self.texts.say("teach-keys"), QUIET)
        run = self.run_of
        while not run.over:
            self.show()
            try:
                line = self.screen.ask(self.texts.say("teach-prompt"))
            except EOFError:
                return
            if line.lower() in LEAVE:
                return
            try:
                self.answer(line)
            except TijdperkError as error:
                self.screen.warn(self.texts.error(error))
        self.tell()
        self.finish()

    def finish(self) -> None:
        """The lesson is over: which one comes next."""
        title = self.lesson.file.title.text(self.texts.language)
        self.screen.rule(self.texts.say("teach-done", lesson=title))
        names = lesson_ids(self.lesson.game)
        here = names.index(self.lesson.id)
        if here + 1 < len(names) or read_guide(self.lesson.game):
            key = "teach-next" if here + 1 < len(names) else "teach-first-game"
            self.screen.write(self.texts.say(key), QUIET)
            self.screen.copyable(f"tijdperk lesson {self.lesson.game.id} {here + 2}")

    def show(self) -> None:
        """The table where it changed, and the text of this step."""
        run = self.run_of
        self.tell()
        if self.drawn != len(run.match.steps):
            self.screen.show(self.scene.table(run.match.position, self.lesson.seat, self.screen.width))
            self.drawn = len(run.match.steps)
        self.screen.gap()
        where = self.texts.say("teach-step", number=run.index + 1, most=len(self.lesson.steps))
        self.screen.write(where, QUIET)
        self.say(run.step.say.text(self.texts.language), "bold")
        if run.step.kind == "goal":
            self.screen.write(self.texts.say("teach-left", moves=run.left), QUIET)
        if run.failed:
            self.screen.warn(self.texts.say("teach-goal-missed"))
        elif run.step.kind != "text":
            self.screen.show(self.menu().draw(self.screen.width))

    def menu(self) -> Menu:
        return Menu(self.run_of.match, self.scene, self.lesson.seat, self.texts)

    def say(self, text: str, style: str) -> None:
        self.screen.show(Padding(Text(text, style), (0, 0, 0, 2)))

    def tell(self) -> None:
        """What happened since it was told last."""
        steps = self.run_of.match.steps
        for step in steps[self.told :]:
            self.screen.story(self.story.move(step, self.lesson.seat))
        self.told = len(steps)

    def answer(self, line: str) -> None:
        """Enter goes on; a number or a move is made; a few words do the rest."""
        run = self.run_of
        word, _, rest = line.partition(" ")
        if word.lower() in BACKWARDS:
            run.act(BACK)
            self.told = min(self.told, len(run.match.steps))
        elif word.lower() in HINT:
            hint = run.step.hint
            self.say(hint.text(self.texts.language) if hint else self.texts.say("teach-no-hint"), ACCENT)
        elif word.lower() in RULES:
            wanted = rest or " ".join(self.lesson.file.rules[:1])
            show_rules(self.screen, self.lesson.game, self.texts, wanted)
        elif word.lower() in BOARD:
            self.drawn = -1
        elif not line:
            run.act(GO_ON)
            self.told = min(self.told, len(run.match.steps))
        else:
            self.play(self.menu().move(int(line[:6])) if line.isdecimal() else line)

    def play(self, move: str) -> None:
        run = self.run_of
        before = run.index
        run.act(move)
        if run.index == before and run.answer:
            self.say(run.answer.text(self.texts.language), WARN)
