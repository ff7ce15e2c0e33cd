"""Every game in the terminal: everything can be shown, said, asked and refused, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle, islice, product
from math import prod
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.terminal.conftest import Run
from tests.terminal.drawn import NAMES, asked, begin, draw, play_on, speak
from tijdperk.kernel.game import Game, game_ids, load_game
from tijdperk.kernel.moves import move_of
from tijdperk.kernel.notation import Notation
from tijdperk.kernel.text import LANGUAGES, Catalogue, catalogue
from tijdperk.terminal.menu import Menu
from tijdperk.terminal.story import Story

WIDTHS = (80, 100, 120, 132)
LOOKS = (0, 10, 30, 60, 120, 240, 480)  # at a game, after so many decisions
MAX_COMBINATIONS = 2000  # of nouns in moves with several; where there are more, each noun is taken once
MAX_DECISIONS = 4000  # of a game that is told: by then everything has happened
DECISIONS = [(name, kind) for name in game_ids() for kind in load_game(name).decisions]

games = pytest.mark.parametrize("name", game_ids())
languages = pytest.mark.parametrize("language", LANGUAGES)


# ---- what is shown


@games
@languages
def test_no_line_is_wider_than_the_screen(name: str, language: str) -> None:
    game = load_game(name)
    for seats in {game.min_seats, game.max_seats}:
        for number, match in enumerate(play_on(begin(name, seats, seats, dearest(game)), seats)):
            if number in LOOKS:
                for width in WIDTHS:
                    for line in draw(match, match.seat, width, language=language).splitlines():
                        assert cell_len(line) <= width
            if number == LOOKS[-1]:
                break


def dearest(game: Game) -> dict[str, str]:
    """The options that are furthest from the usual ones."""
    return {option.id: option.choices[-1] for option in game.options}


# ---- what is said


@games
@languages
def test_everything_that_happens_can_be_told(name: str, language: str) -> None:
    game = load_game(name)
    assert all(Catalogue(language, game).has(f"event-{event}") for event in game.events)
    for seed in range(3):
        seats = min(game.max_seats, 3 + seed % 2)
        match = begin(name, seed, seats, dearest(game) if seed % 2 else None)
        for _ in islice(play_on(match, seed), MAX_DECISIONS):
            pass
        told = Story(game, speak(match, language), NAMES, you=0).whole(match, 0)
        assert all(text for lines in told for _, text in lines)


@languages
@pytest.mark.parametrize(("name", "kind"), DECISIONS)
def test_every_decision_can_be_asked_and_refused(name: str, kind: str, language: str) -> None:
    """The menu says every legal move, and every move of the game that is not legal is refused in words."""
    match = asked(name)[kind]
    texts = speak(match, language)
    menu = Menu(match, match.game.scene(match.game, texts), match.seat, texts)
    assert len(menu.words) == len(match.legal())
    assert all(menu.words.values())
    legal = match.position.legal(match.seat)
    for text in moves_of(match.game.patterns):
        move = match.game.parse(match.position, match.seat, text)
        if move not in legal and not match.position.is_free(match.seat, move):
            assert texts.error(match.game.why_not(match.position, match.seat, move))


def moves_of(notation: Notation) -> Iterator[str]:
    """Every move that can be written."""
    for verb, pattern in notation.patterns.items():
        nouns = [range(len(notation.names[word])) for word in pattern if word.isupper()]
        chosen: Iterator[tuple[int, ...]] = product(*nouns)
        if prod(map(len, nouns)) > MAX_COMBINATIONS and len(nouns) > 1:
            chosen = islice(zip(*map(cycle, nouns), strict=True), max(map(len, nouns)))
        yield from (notation.write(move_of(verb, *numbers)) for numbers in chosen)


# ---- from beginning to end


def few_turns(name: str, file: Path) -> list[str]:
    """A game that has a limit of turns is played with a lower one."""
    text = (load_game(name).folder / "content.toml").read_text("utf-8")
    changed = re.sub(r"^turns = \d+", "turns = 3", text, flags=re.MULTILINE)
    if changed == text:
        return []
    file.write_text(changed, "utf-8")
    return ["--content", str(file)]


@games
@languages
def test_a_whole_game_by_numbers(run: Run, tmp_path: Path, name: str, language: str) -> None:
    arguments = ["play", name, "--seats", "human:Anna,random", "--seed", "3", "--lang", language]
    shown = run(*arguments, *few_turns(name, tmp_path / "few.toml"), typed=["1"] * 600)
    assert shown.code == 0
    assert shown.err == ""
    assert catalogue(language).say("table-result") in shown.out
    assert re.search(r"Anna.*\d", shown.out.rpartition(catalogue(language).say("table-result"))[2], re.DOTALL)
