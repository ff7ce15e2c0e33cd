"""The command `tijdperk`: reads the command line and hands over to whoever does the work."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tijdperk.kernel.errors import BadInput, TijdperkError
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.text import Catalogue, catalogue
from tijdperk.terminal.arguments import Parser, split_command
from tijdperk.terminal.encoding import make_readable
from tijdperk.terminal.language import spoken, system_language

OK, BAD_INPUT, INTERRUPTED = 0, 2, 130


@dataclass(frozen=True)
class Command:
    """A word after `tijdperk`: what it takes, what it does, and lines to copy."""

    arguments: Callable[[Parser, Catalogue], None]
    run: Callable[[Namespace, Catalogue], int]
    examples: tuple[str, ...]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and give its exit code. What is wrong with it is said in one sentence on stderr."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    texts = catalogue(system_language())
    make_readable(sys.stdout)
    make_readable(sys.stderr)
    try:
        texts = spoken(given)
        code = run(given, texts)
        sys.stdout.flush()
        return code
    except TijdperkError as error:
        print(texts.error(error), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(f"\n{texts.say('table-interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has seen enough; nothing more may be flushed to them at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK


def run(given: Sequence[str], texts: Catalogue) -> int:
    name, rest = split_command(given)
    if name is None:
        print(show_version(texts) if "--version" in rest else overview(texts))
        return OK
    if name not in COMMANDS:
        raise BadInput("command-unknown", name=name, allowed=", ".join(COMMANDS))
    command = COMMANDS[name]
    parser = Parser(texts, name, texts.say(f"cli-{name}"), examples(name))
    command.arguments(parser, texts)
    try:
        arguments = parser.parse_args(rest)
    except SystemExit:  # --help was printed
        return OK
    if getattr(arguments, "game", None) is None and "game" in arguments:
        raise BadInput("game-missing", allowed=", ".join(game_ids()))
    return command.run(arguments, texts)


def overview(texts: Catalogue) -> str:
    """What `tijdperk` alone says."""
    lines = [texts.say("cli-about"), "", f"{texts.say('cli-commands')}:"]
    lines += [f"  {name:<10} {texts.say(f'cli-{name}')}" for name in COMMANDS]
    lines += ["", f"{texts.say('cli-examples')}:"]
    lines += [
        f"  {example}" for name in ("play", "rules", "replay") for example in COMMANDS[name].examples[:1]
    ]
    return "\n".join([*lines, "", texts.say("cli-more")])


def examples(name: str) -> list[str]:
    """A command's lines to copy, for a game that is there."""
    return [line.replace("GAME", game_ids()[0]) for line in COMMANDS[name].examples]


# ---- play and replay


def play_arguments(parser: Parser, texts: Catalogue) -> None:
    add = parser.add_argument
    add("game", nargs="?", help=texts.say("cli-arg-game"))
    add("--seats", metavar="WHO,WHO", help=texts.say("cli-arg-seats"))
    add("--option", action="append", default=[], metavar="NAME=VALUE", help=texts.say("cli-arg-option"))
    add("--load", type=Path, metavar="FILE", help=texts.say("cli-arg-load"))
    add("--save", type=Path, metavar="FILE", help=texts.say("cli-arg-save"))
    add("--content", type=Path, metavar="FILE", help=texts.say("cli-arg-content"))
    add("--seed", metavar="N", help=texts.say("cli-arg-seed"))
    add("--hide", action="store_true", help=texts.say("cli-arg-hide"))


def play(arguments: Namespace, texts: Catalogue) -> int:
    from tijdperk.terminal.tables import begin

    begin(arguments, texts.language).run()
    return OK


def replay_arguments(parser: Parser, texts: Catalogue) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=texts.say("cli-arg-record"))
    parser.add_argument("--at", metavar="N", help=texts.say("cli-arg-at"))
    parser.add_argument("--all", action="store_true", help=texts.say("cli-arg-all"))
    parser.add_argument("--content", type=Path, metavar="FILE", help=texts.say("cli-arg-content"))


def replay(arguments: Namespace, texts: Catalogue) -> int:
    from tijdperk.terminal.tables import look_back

    look_back(arguments, texts.language)
    return OK


def analyse_arguments(parser: Parser, texts: Catalogue) -> None:
    parser.add_argument("file", type=Path, nargs="+", metavar="FILE", help=texts.say("cli-arg-analysed"))
    parser.add_argument("--json", action="store_true", help=texts.say("cli-arg-json"))
    parser.add_argument("--iterations", metavar="N", help=texts.say("cli-arg-iterations"))
    parser.add_argument("--seed", default="1", metavar="N", help=texts.say("cli-arg-seed"))
    parser.add_argument("--jobs", metavar="N", help=texts.say("cli-arg-jobs-records"))
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help=texts.say("cli-arg-cluster"))
    parser.add_argument("--content", type=Path, metavar="FILE", help=texts.say("cli-arg-content"))


def analyse(arguments: Namespace, texts: Catalogue) -> int:
    from tijdperk.terminal.analysis import analyse_files

    analyse_files(arguments, texts.language)
    return OK


def puzzle_arguments(parser: Parser, texts: Catalogue) -> None:
    parser.add_argument("game", nargs="?", help=texts.say("cli-arg-game"))
    parser.add_argument("puzzle", nargs="?", metavar="PUZZLE", help=texts.say("cli-arg-puzzle"))


def puzzle(arguments: Namespace, texts: Catalogue) -> int:
    from tijdperk.terminal.puzzles import begin_puzzle

    begin_puzzle(arguments, texts.language)
    return OK


def lesson_arguments(parser: Parser, texts: Catalogue) -> None:
    parser.add_argument("game", nargs="?", help=texts.say("cli-arg-game"))
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help=texts.say("cli-arg-lesson"))
    parser.add_argument("--at", metavar="N", help=texts.say("cli-arg-lesson-at"))


def lesson(arguments: Namespace, texts: Catalogue) -> int:
    from tijdperk.terminal.lessons import begin_lesson

    begin_lesson(arguments, texts.language)
    return OK


# ---- the server


def serve_arguments(parser: Parser, texts: Catalogue) -> None:
    from tijdperk.table import serve

    serve.add_arguments(parser, texts)


def run_serve(arguments: Namespace, texts: Catalogue) -> int:
    from tijdperk.table import serve

    return serve.run(arguments, texts)


def keeping(arguments: str, run: str, *examples: str) -> Command:
    """A command of whoever keeps a server; what it needs is loaded when it is asked for."""

    def add(parser: Parser, texts: Catalogue) -> None:
        from tijdperk.table import keeping

        getattr(keeping, arguments)(parser, texts)

    def start(given: Namespace, texts: Catalogue) -> int:
        from tijdperk.table import keeping

        code: int = getattr(keeping, run)(given, texts)
        return code

    return Command(add, start, examples)


# ---- reading


def no_arguments(parser: Parser, texts: Catalogue) -> None:
    """The command stands alone."""


def games(arguments: Namespace, texts: Catalogue) -> int:
    from tijdperk.terminal.listing import show_games
    from tijdperk.terminal.screen import Screen, open_console

    show_games(Screen(open_console(not arguments.no_color)), texts)
    return OK


def rules_arguments(parser: Parser, texts: Catalogue) -> None:
    parser.add_argument("game", nargs="?", help=texts.say("cli-arg-game"))
    parser.add_argument("rule", nargs="*", metavar="R17", help=texts.say("cli-arg-rule"))


def rules(arguments: Namespace, texts: Catalogue) -> int:
    from tijdperk.terminal.rules import show_rules
    from tijdperk.terminal.screen import Screen, open_console

    screen = Screen(open_console(not arguments.no_color))
    show_rules(screen, load_game(arguments.game), texts, " ".join(arguments.rule))
    return OK


def version(arguments: Namespace, texts: Catalogue) -> int:
    print(show_version(texts))
    return OK


def show_version(texts: Catalogue) -> str:
    from tijdperk.terminal.listing import version_line

    return version_line(texts)


def content_arguments(parser: Parser, texts: Catalogue) -> None:
    parser.add_argument("game", nargs="?", help=texts.say("cli-arg-game"))


def content(arguments: Namespace, texts: Catalogue) -> int:
    from tijdperk.terminal.listing import print_content

    print_content(load_game(arguments.game))
    return OK


# ---- the laboratory, which is loaded only when it is asked for


def simulate_arguments(parser: Parser, texts: Catalogue) -> None:
    from tijdperk.lab import simulate

    simulate.add_arguments(parser, texts)


def run_simulate(arguments: Namespace, texts: Catalogue) -> int:
    from tijdperk.lab import simulate

    return simulate.run(arguments, texts)


def learn_arguments(parser: Parser, texts: Catalogue) -> None:
    from tijdperk.lab import learn

    learn.add_arguments(parser, texts)


def run_learn(arguments: Namespace, texts: Catalogue) -> int:
    from tijdperk.lab import learn

    return learn.run(arguments, texts)


def tournament_arguments(parser: Parser, texts: Catalogue) -> None:
    from tijdperk.lab import runs

    runs.add_arguments(parser, texts)


def run_tournament(arguments: Namespace, texts: Catalogue) -> int:
    from tijdperk.lab import runs

    return runs.run(arguments, texts)


def report_arguments(parser: Parser, texts: Catalogue) -> None:
    from tijdperk.lab import report

    report.add_arguments(parser, texts)


def run_report(arguments: Namespace, texts: Catalogue) -> int:
    from tijdperk.lab import report

    return report.run(arguments, texts)


def puzzles_arguments(parser: Parser, texts: Catalogue) -> None:
    from tijdperk.lab import puzzles

    puzzles.add_arguments(parser, texts)


def run_puzzles(arguments: Namespace, texts: Catalogue) -> int:
    from tijdperk.lab import puzzles

    return puzzles.run(arguments, texts)


def bench_arguments(parser: Parser, texts: Catalogue) -> None:
    from tijdperk.lab import bench

    bench.add_arguments(parser, texts)


def run_bench(arguments: Namespace, texts: Catalogue) -> int:
    from tijdperk.lab import bench

    return bench.run(arguments, texts)


COMMANDS = {
    "play": Command(
        play_arguments,
        play,
        (
            "tijdperk play GAME",
            "tijdperk play GAME --lang nl --seats human,hard --save game.tijdperk",
            "tijdperk play GAME --load anna.tijdperk --save anna.tijdperk",
            "tijdperk play GAME --seats human,human",
            "tijdperk play GAME --seed 7 --option NAME=VALUE",
        ),
    ),
    "replay": Command(
        replay_arguments,
        replay,
        (
            "tijdperk replay anna.tijdperk",
            "tijdperk replay anna.tijdperk --at 30",
            "tijdperk replay anna.tijdperk --all",
        ),
    ),
    "analyse": Command(
        analyse_arguments,
        analyse,
        (
            "tijdperk analyse anna.tijdperk",
            "tijdperk analyse anna.tijdperk --iterations 200 --lang nl",
            "tijdperk analyse anna.tijdperk --json > analysis.json",
            "tijdperk analyse games/*.tijdperk --json --jobs 4 > analyses.jsonl",
        ),
    ),
    "lesson": Command(
        lesson_arguments,
        lesson,
        (
            "tijdperk lesson GAME",
            "tijdperk lesson GAME 1 --lang nl",
            "tijdperk lesson from anna.tijdperk --at 8 > 01-name.toml",
        ),
    ),
    "puzzle": Command(puzzle_arguments, puzzle, ("tijdperk puzzle GAME", "tijdperk puzzle GAME 3 --lang nl")),
    "serve": Command(
        serve_arguments,
        run_serve,
        (
            "tijdperk serve",
            "tijdperk serve --host 0.0.0.0 --port 8080 --data /var/lib/tijdperk",
            "tijdperk serve --database postgresql://tijdperk@localhost/tijdperk",
        ),
    ),
    "backup": keeping(
        "add_file",
        "run_backup",
        "tijdperk backup tables-monday.backup --data /var/lib/tijdperk",
        "tijdperk backup tables-monday.backup --database postgresql://tijdperk@localhost/tijdperk",
    ),
    "restore": keeping(
        "add_file",
        "run_restore",
        "tijdperk restore tables-monday.backup --data /var/lib/tijdperk-new",
        "tijdperk restore tables-monday.backup --database postgresql://tijdperk@localhost/new",
    ),
    "check": keeping(
        "add_check",
        "run_check",
        "tijdperk check --data /var/lib/tijdperk",
        "tijdperk check wZf1mXo2q9TtLkAa --database postgresql://tijdperk@localhost/tijdperk",
    ),
    "admin": keeping(
        "add_admin",
        "run_admin",
        "tijdperk admin tables playing --data /var/lib/tijdperk",
        "tijdperk admin people guest",
        "tijdperk admin end wZf1mXo2q9TtLkAa",
        "tijdperk admin delete wZf1mXo2q9TtLkAa --yes",
        "tijdperk admin invitations on",
        "tijdperk admin invite 5 --address https://play.example.org",
    ),
    "games": Command(no_arguments, games, ("tijdperk games", "tijdperk games --lang nl")),
    "rules": Command(
        rules_arguments,
        rules,
        ("tijdperk rules GAME R17", "tijdperk rules GAME coins", "tijdperk rules GAME --lang nl"),
    ),
    "content": Command(
        content_arguments,
        content,
        ("tijdperk content GAME > my.toml", "tijdperk play GAME --content my.toml"),
    ),
    "simulate": Command(
        simulate_arguments,
        run_simulate,
        (
            "tijdperk simulate GAME --games 1000",
            "tijdperk simulate GAME --games 100 --seats greedy,search:200 --seed 1 --json",
        ),
    ),
    "learn": Command(
        learn_arguments,
        run_learn,
        ("tijdperk learn GAME --minutes 20", "tijdperk learn GAME --minutes 1 --into trial.json"),
    ),
    "tournament": Command(
        tournament_arguments,
        run_tournament,
        (
            "tijdperk tournament GAME --bots greedy,random,search:200 --games 100 --into runs/first",
            "tijdperk tournament GAME --bots greedy,mine.py:Bot --games 500 --into runs/mine --decisions",
            "tijdperk tournament GAME --bots greedy,search:500 --into runs/many --cluster tcp://scheduler:8786",
        ),
    ),
    "puzzles": Command(
        puzzles_arguments,
        run_puzzles,
        (
            "tijdperk simulate GAME --games 20 --seats search:500,search:500 --records games",
            "tijdperk puzzles games/*.tijdperk --into found --jobs 2",
        ),
    ),
    "report": Command(report_arguments, run_report, ("tijdperk report runs/first --lang nl",)),
    "bench": Command(bench_arguments, run_bench, ("tijdperk bench GAME", "tijdperk bench GAME --json")),
    "version": Command(no_arguments, version, ("tijdperk version",)),
}
