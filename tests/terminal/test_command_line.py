"""The commands beside `play`, and what is said about a command line that cannot be."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine import fast_engine, run_python
from tests.other_rules import later_duel, played_by
from tests.terminal.conftest import Run
from tijdperk import __version__
from tijdperk.cli import COMMANDS, main
from tijdperk.games.duel.content import STANDARD
from tijdperk.kernel.game import game_ids
from tijdperk.kernel.match import Match

GAMES = ", ".join(game_ids())


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short game that was kept."""
    match = Match("duel", {"wonders": "fixed", "first": "seat1"}, ["human Anna", "greedy"])
    for _ in range(3):
        match.play(next(move for move in match.legal() if move.startswith("discard")))
    path = tmp_path / "game.tijdperk"
    path.write_text(match.record().text(), "utf-8")
    return path


# ---- listings


def test_overview_names_every_command(run: Run) -> None:
    shown = run()
    assert shown.code == 0
    for name in COMMANDS:
        assert f"  {name} " in shown.out


@pytest.mark.parametrize("name", list(COMMANDS))
@pytest.mark.parametrize(("language", "heading"), [("en", "Examples:"), ("nl", "Voorbeelden:")])
def test_every_command_has_help_with_examples(run: Run, name: str, language: str, heading: str) -> None:
    shown = run(name, "--lang", language, "--help")
    assert shown.code == 0
    assert heading in shown.out
    assert f"tijdperk {name}" in shown.out[shown.out.index(heading) :]


def test_games_and_their_options(run: Run) -> None:
    shown = run("games", "--lang", "nl")
    assert "7 Wonders Duel" in shown.out
    assert "vaste verdeling, voor een eerste keer" in shown.out


def test_rules_whole_one_and_by_a_word(run: Run) -> None:
    assert run("rules", "duel").out.count("\nR") > 60
    assert "Price of a missing resource" in run("rules", "duel", "r17").out
    assert (
        run("rules", "duel", "17").out == run("rules", "duel", "R017").out == run("rules", "duel", "R17").out
    )
    assert run("rules", "history", "R75").out.startswith("R075 ")
    assert run("rules", "history", "a41").out.startswith("A41 ")
    assert run("rules", "history", "S-1").out.startswith("S01 ")
    assert "Theology" in run("rules", "duel", "extra", "turn").out
    assert "Prijs van een ontbrekende hulpbron" in run("rules", "duel", "R17", "--lang", "nl").out


def test_version_says_whether_it_is_compiled(run: Run) -> None:
    shown = run("version")
    assert __version__ in shown.out
    assert "compiled" in shown.out
    assert run("--version").out == shown.out


def test_content_is_the_file_and_nothing_else(run: Run) -> None:
    assert run("content", "duel").out == STANDARD.read_text("utf-8")


def test_the_language_comes_from_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert "Opdrachten" in run().out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Commands" in run().out
    assert "Opdrachten" in run("--lang", "nl").out


def test_simulate_and_bench_are_handed_over(run: Run) -> None:
    shown = run("simulate", "duel", "--games", "2", "--jobs", "1", "--json")
    assert '"games": 2' in shown.out
    assert '"games_per_second"' in run("bench", "duel", "--seconds", "0.05", "--json").out


# ---- replay


def test_replay_tells_the_whole_game_to_a_pipe(run: Run, record: Path) -> None:
    shown = run("replay", str(record))
    assert shown.code == 0
    assert "1. Anna discards" in shown.out
    assert "2. Greedy discards" in shown.out
    assert "The record ends here" in shown.out


@pytest.mark.parametrize(("language", "heading"), [("en", "Turning points"), ("nl", "Keerpunten")])
def test_analyse_reports_figures_and_turning_points(run: Run, language: str, heading: str) -> None:
    game = Path(__file__).parent.parent / "fixtures" / "duel" / "ending-science.tijdperk"
    report = run("analyse", str(game), "--iterations", "4", "--lang", language)
    assert heading in report.out
    assert "●" in report.out


@pytest.mark.parametrize(
    ("language", "few", "enough"),
    [
        ("en", "Too few iterations to tell: luck may be", "Give or take"),
        ("nl", "Te weinig iteraties om iets te zeggen", "Geluk kan"),
    ],
)
def test_analyse_says_when_there_were_too_few_tries_to_tell(
    run: Run, language: str, few: str, enough: str
) -> None:
    game = Path(__file__).parent.parent / "fixtures" / "duel" / "ending-science.tijdperk"
    assert few in run("analyse", str(game), "--iterations", "4", "--lang", language).out
    again = ("analyse", str(game), "--iterations", "400", "--lang", language)
    longer = run_python(fast_engine(), "-m", "tijdperk", *again)
    assert few not in longer
    assert enough in longer


def test_analyse_as_json_and_what_it_refuses(run: Run, record: Path) -> None:
    game = Path(__file__).parent.parent / "fixtures" / "duel" / "ending-science.tijdperk"
    found = json.loads(run("analyse", str(game), "--iterations", "2", "--json").out)
    assert found["game"] == "duel"
    assert len(found["seats"]) == 2
    running = run("analyse", str(record))
    assert (running.code, running.out) == (2, "")
    assert "not over" in running.err
    record.write_text(game.read_text("utf-8").replace("build", "bulid", 1), "utf-8")
    damaged = run("analyse", str(record))
    assert damaged.code == 2
    assert "bulid" in damaged.err


def test_several_records_are_analysed_by_several_processes(run: Run, record: Path) -> None:
    """Each comes to what it comes to alone; one that is not over is refused before any is judged."""
    folder = Path(__file__).parent.parent / "fixtures" / "duel"
    games = [str(folder / f"ending-{how}.tijdperk") for how in ("science", "military")]
    alone = [json.loads(run("analyse", game, "--iterations", "2", "--json").out) for game in games]
    both = run("analyse", *games, "--iterations", "2", "--json", "--jobs", "2")
    found = {line["file"]: line for line in map(json.loads, both.out.splitlines())}
    assert [found[game] for game in games] == [
        {"file": game, **one} for game, one in zip(games, alone, strict=True)
    ]
    words = run("analyse", *games, "--iterations", "2", "--jobs", "1")
    assert [words.out.count(text) for text in (*games, "Turning points")] == [1, 1, 2]
    running = run("analyse", games[0], str(record), "--iterations", "2")
    assert (running.code, running.out) == (2, "")
    assert "not over" in running.err


def test_replay_from_a_move_on(run: Run, record: Path) -> None:
    shown = run("replay", str(record), "--at", "3", "--lang", "nl")
    assert "2. Gretig" not in shown.out
    assert "3. Anna legt" in shown.out


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "“2 discard {card}” no longer agrees."),
        ("nl", "‘2 discard {card}’ klopt niet meer."),
    ],
)
def test_a_record_of_older_rules_is_told_as_far_as_it_agrees(
    run: Run, record: Path, language: str, sentence: str
) -> None:
    lines = record.read_text("utf-8").splitlines()
    second = next(number for number, line in enumerate(lines) if line.startswith("2 discard"))
    card = lines[second].removeprefix("2 discard ")
    with played_by(later_duel(forbidden=f"discard {card}")):
        shown = run("replay", str(record), "--lang", language)
        assert shown.code == 0
        assert "1. Anna" in shown.out
        assert "2. " not in shown.out
        assert sentence.format(card=card) in shown.prose
        assert f"{second + 1}:" in shown.prose
        before = record.read_text("utf-8")
        refused = run("play", "duel", "--load", str(record), "--lang", language)
        assert refused.code == 2  # going on would write over the file: it is left as it is
        assert sentence.format(card=card) in " ".join(refused.err.split())
        assert record.read_text("utf-8") == before


# ---- bad input: a sentence on stderr, exit code 2, no traceback, nothing overwritten

BAD = [
    (("play", "chess"), f"There is no game called “chess”. Available games: {GAMES}."),
    (("rules", "chess"), f"There is no game called “chess”. Available games: {GAMES}."),
    (("content", "chess"), f"There is no game called “chess”. Available games: {GAMES}."),
    (("simulate", "chess"), f"There is no game called “chess”. Available games: {GAMES}."),
    (("bench", "chess"), f"There is no game called “chess”. Available games: {GAMES}."),
    (("play",), f"Name a game: {GAMES}."),
    (("fly",), "Unknown command “fly”"),
    (("play", "duel", "--fast"), "Invalid command line: unrecognized arguments: --fast"),
    (
        ("play", "duel", "--seats", "human,deepblue"),
        "There is no player “deepblue”. Choose from: human, random",
    ),
    (("play", "duel", "--seats", "human,search:0"), "There is no player “search:0”"),
    (("play", "duel", "--seats", "human"), "This game needs exactly 2 players; 1 was given."),
    (("play", "duel", "--seats", "human,greedy,greedy"), "3 were given."),
    (("play", "duel", "--seats", "human,"), "A seat in “human,” has no player"),
    (("play", "duel", "--seats", "human:A\tB,greedy"), "'human:A\\tB' is not a valid name"),
    (("play", "duel", "--save", "/nowhere/at.all"), "Can’t write /nowhere/at.all"),
    (
        ("play", "duel", "--option", "colour=red"),
        "Unknown option “colour”. Available options: wonders, middle",
    ),
    (("play", "duel", "--option", "wonders=none"), "can’t be “none”. Possible values: draft, fixed."),
    (("play", "duel", "--option", "wonders"), "write it as NAME=VALUE"),
    (("play", "duel", "--lang", "xx"), "Unknown language “xx”. Available languages: en, nl."),
    (("play", "duel", "--seed", "many"), "--seed must be a whole number, not “many”."),
    (("play", "duel", "--load", "/nowhere/at.all"), "Can’t read /nowhere/at.all"),
    (("play", "duel", "--content", "/nowhere/at.all"), "Can’t read /nowhere/at.all"),
    (("replay", "/nowhere/at.all"), "Can’t read /nowhere/at.all"),
    (("rules", "duel", "R99"), "There is no rule “R99”"),
    (("rules", "history", "A99"), "There is no rule “A99”; rules run from A01 to A45."),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD, ids=[" ".join(case[0]) for case in BAD])
def test_bad_input(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    shown = run(*arguments)
    assert shown.code == 2
    assert sentence in shown.err
    assert shown.err.count("\n") == 1
    assert shown.out == ""


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda text: text[: text.index("begin")], "breaks off after line"),
        (
            lambda text: text.replace("tijdperk 1", "tijdperk 9", 1),
            "was written by a newer version (format 9)",
        ),
        (lambda text: text.replace("rules 1", "rules 9", 1), "was played with newer rules (version 9)"),
        (lambda text: text.replace("game duel", "game chess", 1), "chess"),
        (lambda text: text + "1 build pantheon\n", "“1 build pantheon” is not legal at that point."),
        (lambda text: text + "2 fly\n", "“2 fly” is not legal at that point."),
        (lambda text: text + "something else\n", "is neither a move"),
        (lambda text: "Dear diary,\n" + text, "is not a game record"),
        (lambda text: text[: text.index("~ card")], "breaks off after line"),
    ],
    ids=["header", "format", "rules", "game", "illegal", "unknown", "line", "other file", "setup"],
)
@pytest.mark.parametrize("command", [("replay",), ("play", "duel", "--load")])
def test_a_damaged_record(
    run: Run, record: Path, command: tuple[str, ...], spoil: object, sentence: str
) -> None:
    assert callable(spoil)
    record.write_text(spoil(record.read_text("utf-8")), "utf-8")
    before = record.read_text("utf-8")
    shown = run(*command, str(record))
    assert shown.code == 2
    assert str(record) in shown.err or "chess" in shown.err
    assert sentence in shown.err
    assert shown.out == ""
    assert record.read_text("utf-8") == before


def test_an_illegal_line_is_named_with_its_reason(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    record.write_text("\n".join([*lines, "2 build pantheon", ""]), "utf-8")
    shown = run("replay", str(record), "--lang", "nl")
    assert f"regel {len(lines) + 1}: ‘2 build pantheon’ mag op dat moment niet." in shown.err
    assert "Pantheon ligt niet op tafel. (R7)" in shown.err


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "tavern"', 'id = "altar"', "card “altar” appears twice"),
        ('id = "tavern"', 'id = "pub"', "card “tavern” is missing"),
        ("gain = 4", 'gain = "four"', "field gain"),
        ("gain = 4", "gain = -4", "card tavern, field gain: is -4"),
        ("[game]", "[game", "is not a content file"),
    ],
)
def test_a_damaged_content_file(run: Run, tmp_path: Path, old: str, new: str, sentence: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(STANDARD.read_text("utf-8").replace(old, new, 1), "utf-8")
    shown = run("play", "duel", "--content", str(file))
    assert shown.code == 2
    assert str(file) in shown.err
    assert sentence in shown.err


def test_autosave_never_replaces_a_file_it_does_not_know(run: Run, record: Path) -> None:
    before = record.read_text("utf-8")
    shown = run("play", "duel", "--save", str(record), typed=["1"] * 5)
    assert shown.code == 2
    assert "already exists and was not changed" in shown.err
    assert record.read_text("utf-8") == before


def test_a_loaded_game_keeps_its_options(run: Run, record: Path) -> None:
    shown = run("play", "duel", "--load", str(record), "--option", "wonders=draft")
    assert shown.code == 2
    assert "leave out --option" in shown.err


def test_errors_are_said_in_the_language_asked_for(run: Run) -> None:
    assert (
        run("play", "schaak", "--lang", "nl").err
        == f"Het spel ‘schaak’ bestaat niet; je kunt kiezen uit: {GAMES}.\n"
    )


# ---- the process


def test_interrupted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(prompt: object = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", "duel", "--lang", "en", "--seats", "human,greedy"]) == 130
    assert "Stopped." in capsys.readouterr().err


def test_a_broken_pipe_is_silent() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = f"{sys.executable} -m tijdperk rules duel | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env=environment, check=False)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


def test_an_output_that_knows_no_accents_still_works() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "ascii"}
    arguments = [sys.executable, "-m", "tijdperk", "play", "duel", "--lang", "nl", "--seats", "human,greedy"]
    done = subprocess.run(arguments, input=b"1\n1\n", capture_output=True, env=environment, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"'hulp'" in done.stdout
