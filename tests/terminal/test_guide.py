"""The first whole game, after the lessons: at the terminal, as at the table in a browser."""

from __future__ import annotations

from tests.terminal.conftest import Run
from tijdperk.kernel.game import load_game
from tijdperk.kernel.lessons import lesson_ids, read_guide


def test_each_thing_is_explained_once_until_the_game_is_over(run: Run) -> None:
    guide = read_guide(load_game("duel"))
    assert guide
    shown = run("lesson", "duel", "first-game", typed=["1"] * 200)
    assert shown.code == 0
    said = {first.event: shown.prose.count(first.say.en) for first in guide.first}
    assert set(said.values()) <= {0, 1}
    assert [said[event] for event in ("laid", "built", "ended")] == [1, 1, 1]


def test_it_is_the_last_of_the_list_and_begins_by_its_number(run: Run) -> None:
    number = len(lesson_ids(load_game("dice"))) + 1
    assert f"{number} Je eerste partij" in run("lesson", "dice", "--lang", "nl").prose
    begun = run("lesson", "dice", str(number), "--lang", "nl", typed=["stop"])
    assert "De dobbelstenen zijn gegooid." in begun.prose
    assert run("lesson", "dice", str(number + 1)).code == 2
