"""Rules found by their numbers, however these are written."""

from __future__ import annotations

import pytest

from tijdperk.kernel.content import Names
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import Rule, RuleBook, game_ids, load_game


def book(*ids: str) -> RuleBook:
    nothing = Names(en="", nl="")
    return RuleBook([], [Rule(id, "", nothing, nothing) for id in ids])


CIVILIZATION = book("G-1", "G-17", "C-45", "T35")
ANTIQUITY = book("R010", "R011", "R020", "A03")


@pytest.mark.parametrize(
    ("rules", "asked", "found"),
    [
        (CIVILIZATION, "G-17", "G-17"),
        (CIVILIZATION, "g-17", "G-17"),
        (CIVILIZATION, "G17", "G-17"),
        (CIVILIZATION, "17", "G-17"),
        (CIVILIZATION, "c045", "C-45"),
        (CIVILIZATION, "t35", "T35"),
        (ANTIQUITY, "R20", "R020"),
        (ANTIQUITY, "20", "R020"),
        (ANTIQUITY, "a3", "A03"),
        (book("C1", "C-1"), "C-1", "C-1"),
    ],
)
def test_a_rule_is_found_by_its_number(rules: RuleBook, asked: str, found: str) -> None:
    assert rules.find(asked).id == found


@pytest.mark.parametrize(
    ("rules", "asked", "first", "last"),
    [
        (CIVILIZATION, "G-18", "G-1", "G-17"),
        (CIVILIZATION, "C1", "C-45", "C-45"),
        (CIVILIZATION, "Z9", "G-1", "G-17"),
        (ANTIQUITY, "12", "R010", "R020"),
        (ANTIQUITY, "coins", "R010", "R020"),
    ],
)
def test_a_number_without_a_rule_says_which_there_are(
    rules: RuleBook, asked: str, first: str, last: str
) -> None:
    with pytest.raises(BadInput) as problem:
        rules.find(asked)
    assert str(problem.value) == f"There is no rule “{asked}”; rules run from {first} to {last}."


@pytest.mark.parametrize("name", game_ids())
def test_every_rule_of_a_game_and_of_its_options_is_found(name: str) -> None:
    game = load_game(name)
    assert [game.rule(rule.id) for rule in game.rulebook.rule] == game.rulebook.rule
    for option in game.options:
        assert game.rule(option.rule).id == option.rule
