"""The first whole game, after the lessons: at the terminal, as at the table in a browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.conftest import Run
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.lessons import LessonRun, lesson_ids, load_lesson, read_guide, read_lesson
from tijdperk.kernel.record import read_record
from tijdperk.kernel.replay import replay
from tijdperk.terminal.lessons import other_seats


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


@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_drafted_from_a_record_is_played_as_it_was_recorded(
    run: Run, game: str, tmp_path: Path
) -> None:
    """Whoever writes a lesson begins with the moves that were made, and what others and chance did then."""
    found = load_game(game)
    file = read_lesson(found, lesson_ids(found)[1]).file
    record = found.folder / "lessons" / file.record
    (tmp_path / file.record).write_text(record.read_text("utf-8"), "utf-8")
    drafted = run("lesson", "from", str(tmp_path / file.record), "--at", str(file.at))
    assert (drafted.code, drafted.err) == (0, "")
    draft = tmp_path / "01-draft.toml"
    draft.write_text(drafted.out, "utf-8")
    lesson = load_lesson(found, draft)
    assert lesson.steps
    taken = LessonRun(lesson, other_seats())
    while not taken.over:
        [move] = taken.step.want
        taken.act(move)
    whole = replay(read_record(record), strict=True)
    made = len(taken.match.steps)
    assert found.store(taken.match.position) == found.store(whole.position_at(made))


def test_a_lesson_is_drafted_from_a_record_that_is_there(run: Run) -> None:
    missing = run("lesson", "from", "nowhere.tijdperk")
    assert missing.code == 2
    assert "nowhere.tijdperk" in missing.err
