"""Phrases, moves nobody waits for, going far back and suggestions, typed at the prompt."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.market.game import market_open
from tests.terminal.conftest import Run

PLAY = ("play", "market", "--seats", "human,random,random", "--seed", "1")


@pytest.fixture(autouse=True)
def market() -> Iterator[None]:
    with market_open():
        yield


def test_an_offer_is_typed_as_one_line(run: Run) -> None:
    shown = run(*PLAY, typed=["deal with seat 2; give 1 wine; want 1 iron; propose", "log"])
    assert "You can also type" in shown.out
    assert "bargains with" in shown.out


def test_undo_takes_a_number_or_all(run: Run) -> None:
    shown = run(*PLAY, typed=["pack wine", "pack iron", "pack cloth", "undo 2", "undo all", "undo x"])
    assert "2 moves" in shown.out
    assert "x is not a number of moves" in shown.out


def test_a_suggestion_is_played_with_enter(run: Run) -> None:
    shown = run(*PLAY, typed=["suggest", ""])
    assert "Suggestion: " in shown.out
    assert "packs" in shown.out


def test_a_phrase_that_cannot_be_made_says_why(run: Run) -> None:
    shown = run(*PLAY, typed=["pack wine; pack silk", "pack wine; pack wine; pack wine; pack wine"])
    assert "no wine left" in shown.out
