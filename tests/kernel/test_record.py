"""Records: what is written can be read, and what is damaged is refused with the line it is wrong in."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.played import played
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.record import MAX_BYTES, parse_record, read_record
from tijdperk.kernel.replay import replay

GAME_IDS = game_ids()


def refusal(text: str | bytes) -> str:
    with pytest.raises(BadInput) as error:
        replay(parse_record(text, "game.tijdperk"), file="game.tijdperk")
    assert "game.tijdperk" in str(error.value)
    return str(error.value)


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_record_says_what_was_played(name: str) -> None:
    match = played(name, 12)
    lines = match.record().text().splitlines()
    assert lines[:3] == ["tijdperk 1", f"game {name}", f"rules {match.game.rules_version}"]
    assert "begin" in lines
    for step in match.steps:
        assert f"{step.seat + 1} {step.text}" in lines


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_cut_off_record_is_read_up_to_a_move_or_refused(name: str) -> None:
    """Wherever a file was cut: it is a shorter game, or a sentence says where it stops."""
    text = played(name, 40).record().text()
    whole = 0
    for cut in range(0, len(text), 7):
        try:
            match = replay(parse_record(text[:cut], "game.tijdperk"), file="game.tijdperk")
        except BadInput as error:
            assert "game.tijdperk" in str(error)
        else:
            whole += 1
            assert text.startswith(match.record().text().rstrip("\n"))
    assert whole >= 5


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_newer_record_is_refused(name: str) -> None:
    text = played(name, 3).record().text()
    assert "99" in refusal(text.replace("tijdperk 1\n", "tijdperk 99\n"))
    assert "99" in refusal(text.replace(f"rules {load_game(name).rules_version}\n", "rules 99\n"))


@pytest.mark.parametrize("name", GAME_IDS)
def test_an_illegal_line_is_named(name: str) -> None:
    text = played(name, 10).record().text()
    lines = text.splitlines()
    index = max(number for number, line in enumerate(lines) if line[0] in "123456789")
    broken = [*lines[:index], lines[index] + "x", *lines[index + 1 :]]
    assert f"line {index + 1}" in refusal("\n".join(broken))
    doubled = [*lines[: index + 1], lines[index], *lines[index + 1 :]]
    assert "line" in refusal("\n".join(doubled))


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "game.tijdperk"),
        ("hello", "tijdperk"),
        ("tijdperk 1\ngame duel\n", "line 2"),
        ("tijdperk 1\ngame nochess\nrules 1\nbegin\n", "game.tijdperk"),
        ("tijdperk 1\nrules 1\nbegin\n", "game"),
        ("tijdperk 1\ngame duel\nrules one\nbegin\n", "rules"),
        ("tijdperk 1\ngame duel\nrules 1\nseat 2 human\nbegin\n", "seat"),
        ("tijdperk 1\ngame duel\nrules 1\n" + "x" * 500 + "\n", "line 4"),
        (b"\xff\xfe\x00", "game.tijdperk"),
        (b"tijdperk 1\nga\x00me\n", "line 2"),
    ],
)
def test_what_is_no_record_is_refused(text: str | bytes, word: str) -> None:
    assert word in refusal(text)


def test_a_record_that_is_too_long_is_not_even_read(tmp_path: Path) -> None:
    file = tmp_path / "huge.tijdperk"
    with file.open("wb") as out:
        out.truncate(MAX_BYTES + 1)
    with pytest.raises(BadInput, match=r"huge\.tijdperk"):
        read_record(file)
    with pytest.raises(BadInput, match="missing"):
        read_record(tmp_path / "missing.tijdperk")


@settings(max_examples=300)
@given(raw=st.binary(max_size=400) | st.text(max_size=400).map(str.encode))
def test_any_bytes_are_a_record_or_bad_input(raw: bytes) -> None:
    try:
        parse_record(raw)
    except BadInput as error:
        assert str(error)


@settings(max_examples=150)
@given(data=st.data())
@pytest.mark.parametrize("name", GAME_IDS)
def test_a_record_with_lines_changed_is_a_game_or_bad_input(name: str, data: st.DataObject) -> None:
    """A fuzz of the reader: lines dropped, doubled, swapped or changed by a letter."""
    lines = played(name, 30).record().text().splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        here = data.draw(st.integers(0, len(lines) - 1))
        there = data.draw(st.integers(0, len(lines) - 1))
        what = data.draw(st.sampled_from(["drop", "double", "swap", "letter"]))
        if what == "drop" and len(lines) > 1:
            lines.pop(here)
        elif what == "double":
            lines.insert(there, lines[here])
        elif what == "swap":
            lines[here], lines[there] = lines[there], lines[here]
        else:
            lines[here] = lines[here][:-1] + data.draw(st.sampled_from("aeiou 19~"))
    try:
        match = replay(parse_record("\n".join(lines)))
    except BadInput as error:
        assert str(error)
    else:
        again = replay(match.record())
        assert again.record().text() == match.record().text()


@pytest.mark.parametrize("name", GAME_IDS)
def test_undone_moves_stay_in_the_record(name: str) -> None:
    match = played(name, 9)
    last = match.steps[-1]
    match.revert()
    text = match.record().text()
    assert text.splitlines()[-1] == f"{last.seat + 1} undo"
    again = replay(parse_record(text))
    assert match.game.store(again.position) == match.game.store(match.position)
    assert len(again.steps) == 8


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_record_takes_back_only_what_could_be_taken_back(name: str) -> None:
    """Whatever else a forged line would leave behind is no position of the game."""
    match = played(name, 30)
    text = match.record().text()
    for back in range(2, len(match.steps) + 2):
        seat = match.steps[-back].seat if back <= len(match.steps) else 0
        undone = f"{text}{seat + 1} undo {back}\n"
        if match.last_of(seat) == len(match.steps) - back and match.may_undo(seat) is None:
            replay(parse_record(undone))
        else:
            assert f"{seat + 1} undo {back}" in refusal(undone)
