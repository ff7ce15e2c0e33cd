"""Puzzles over HTTP: right and wrong moves, what each was worth, and days in a row."""

from __future__ import annotations

from pathlib import Path

from tests.table.people import Json, ServerProcess, Someone
from tijdperk.kernel.game import load_game
from tijdperk.kernel.puzzles import puzzles_of
from tijdperk.table.solved import streaks, weekday


def listed(who: Someone) -> Json:
    found: Json = who.http.get("/api/puzzles").json()
    return found


def solve(who: Someone, name: str, *actions: str) -> Json:
    answer = who.http.post(f"/api/puzzles/duel/{name}", json={"actions": actions})
    assert answer.status_code == 200, answer.text
    state: Json = answer.json()
    return state


def test_puzzles_are_solved_missed_and_remembered(tmp_path: Path) -> None:
    puzzles = puzzles_of(load_game("duel"))
    first, second = list(puzzles)[:2]
    with ServerProcess("--data", tmp_path) as server:
        anna, bram = Someone(server.address), Someone(server.address)
        before = listed(anna)
        assert [one["id"] for one in before["puzzles"] if one["game"] == "duel"] == list(puzzles)
        assert (before["streak"], before["best"], any(before["week"])) == (0, 0, False)
        assert len({one["game"] for one in before["today"]}) == len(before["today"]) > 0

        begun = solve(anna, first)
        assert not begun["solved"]
        assert begun["worth"] == []  # what is right is not told before
        assert begun["lesson"]["table"]["decisions"][0]["seat"] == puzzles[first].seat - 1

        right = puzzles[first].right
        wrong = next(one.move for one in puzzles[first].move if one.move not in right)
        missed = solve(anna, first, wrong)
        assert missed["lesson"]["answer"]["en"].startswith("Not this one.")
        assert missed["lesson"]["table"]["view"] == begun["lesson"]["table"]["view"]
        assert listed(anna)["streak"] == 0

        solved = solve(anna, first, right[0])
        assert solved["solved"]
        assert [one["move"] for one in solved["worth"] if one["right"]] == right
        assert solved["streak"] == 1
        assert (solved["next"]["game"], solved["next"]["id"]) == ("duel", second)
        solve(anna, second, puzzles[second].right[0])

        after = listed(anna)
        state = {one["id"]: (one["solved"], one["missed"]) for one in after["puzzles"]}
        assert state[first] == (True, True)
        assert state[second] == (True, False)
        assert (after["streak"], after["best"]) == (1, 1)
        assert after["week"][after["weekday"]]
        assert not any(one["solved"] for one in listed(bram)["puzzles"])

        assert bram.http.post("/api/puzzles/duel/no-such", json={"actions": []}).status_code == 404
        anna.close()
        bram.close()


def test_a_streak_ends_when_a_day_is_left_out() -> None:
    assert streaks(set(), 10) == (0, 0)
    assert streaks({8, 9, 10}, 10) == (3, 3)
    assert streaks({8, 9}, 10) == (2, 2)  # today is not over
    assert streaks({1, 2, 3, 4, 7, 8}, 10) == (0, 4)
    assert streaks({1, 2, 3, 9}, 10) == (1, 3)
    assert weekday(0) == 3  # the first of January 1970 was a Thursday
