"""tools/rules.py: numbers of rules with any letters and with gaps, and numbers that mean no rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.rules import Coverage, coverage, mentions

RULE = """
[[rule]]
id = "{id}"
section = "all"
title = {{ en = "Rule", nl = "Regel" }}
text = {{ en = "Text.", nl = "Tekst." }}
"""
SECTION = '[[section]]\nid = "all"\ntitle = { en = "All", nl = "Alles" }\n'


def read(root: Path, ids: str, code: str = "", test: str = "") -> Coverage:
    """What the tool finds in a game with these rules, this module and this test."""
    folder = root / "src" / "tijdperk" / "games" / "tiny"
    (folder / "text").mkdir(parents=True, exist_ok=True)
    book = SECTION + "".join(RULE.format(id=number) for number in ids.split())
    (folder / "text" / "rules.toml").write_text(book, "utf-8")
    (folder / "game.py").write_text(code, "utf-8")
    (root / "tests" / "tiny").mkdir(parents=True)
    (root / "tests" / "tiny" / "test_tiny.py").write_text(test, "utf-8")
    return coverage(root, folder)


@pytest.mark.parametrize("ids", ["R1 R2 R3", "R010 R011 R020", "G-1 G-17 C-45", "A01 T35 S-7"])
def test_numbers_may_have_any_letters_and_leave_gaps(tmp_path: Path, ids: str) -> None:
    numbers = ids.split()
    test = "".join(f'@pytest.mark.rule("{number}")\n' for number in numbers) + "def test_all(): pass\n"
    result = read(tmp_path, ids, f'"""{", ".join(numbers)}: all of them."""\n', test)
    assert result.errors == []
    assert list(result.titles) == list(result.tests) == list(result.code) == numbers
    assert result.complete()


@pytest.mark.parametrize(
    ("ids", "words"),
    [
        ("R1 R3 R2", "R2 comes after number 3"),
        ("G-2 G-1", "G-1 comes after number 2"),
        ("R1 R1", "R1 is there twice"),
        ("R1 seven", "'seven'"),
    ],
)
def test_numbers_go_up_and_stand_once(tmp_path: Path, ids: str, words: str) -> None:
    (error,) = read(tmp_path, ids).errors
    assert words in error


def test_a_number_that_means_no_rule_is_named(tmp_path: Path) -> None:
    result = read(tmp_path, "R1 G-1", '"""R1, R2, G-1, G-9, S6: some rules."""\n')
    assert [error.split(": ")[1] for error in result.errors] == [
        "there is no rule R2",
        "there is no rule G-9",
        "there is no rule S6",
    ]


def test_a_worked_example_need_not_be_a_rule(tmp_path: Path) -> None:
    test = '@pytest.mark.rule("T19", "T3b", "T35", "E-04")\ndef test_it(): pass\n'
    result = read(tmp_path, "R1 T35", test=test)
    assert result.errors == []
    assert list(result.tests) == ["T35"]


def test_basic_rules_are_taught(tmp_path: Path) -> None:
    test = '@pytest.mark.rule("R1", "R2", "R3")\ndef test_all(): pass\n'
    (tmp_path / "src" / "tijdperk" / "games" / "tiny" / "lessons").mkdir(parents=True)
    lessons = tmp_path / "src" / "tijdperk" / "games" / "tiny" / "lessons"
    (lessons / "01-one.toml").write_text('rules = ["R1"]\n', "utf-8")
    (lessons / "guide.toml").write_text('[[first]]\nevent = "won"\nrules = ["R2", "R9"]\n', "utf-8")
    result = read(tmp_path, "R1 R2 R3", '"""R1, R2, R3"""\n', test)
    assert (list(result.lessons), result.without_lesson()) == (["R1", "R2"], ["R3"])
    assert [error.split(": ")[1] for error in result.errors] == ["there is no rule R9"]
    result.errors.clear()
    assert result.complete()  # not every rule needs a lesson
    result.basic.append("R3")
    assert result.basic_without_lesson() == ["R3"]
    assert not result.complete()


def test_ranges_name_their_ends() -> None:
    assert mentions("R070-R073, G-17-G-19: see UTF-8.", ["R070", "G-17"]) == ["R070", "R073", "G-17", "G-19"]
