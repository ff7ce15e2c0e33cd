"""Lessons over HTTP: what somebody did so far goes in, the step and the table come out."""

from __future__ import annotations

from pathlib import Path

from tests.table.people import Json, ServerProcess, Someone
from tijdperk.kernel.game import load_game
from tijdperk.kernel.lessons import lesson_ids

FIRST = "/api/games/duel/lessons/take-a-card"


def take(who: Someone, *actions: str) -> Json:
    answer = who.http.post(FIRST, json={"actions": actions})
    assert answer.status_code == 200, answer.text
    state: Json = answer.json()
    return state


def listed(who: Someone) -> list[Json]:
    lessons: list[Json] = who.http.get("/api/games/duel/lessons").json()["lessons"]
    return lessons


def test_a_lesson_is_taken_and_remembered(tmp_path: Path) -> None:
    with ServerProcess("--data", tmp_path) as server:
        anna, bram = Someone(server.address), Someone(server.address)
        assert [lesson["id"] for lesson in listed(anna)] == lesson_ids(load_game("duel"))
        assert not any(lesson["done"] or lesson["step"] for lesson in listed(anna))

        begun = take(anna)
        assert (begun["number"], begun["kind"]) == (0, "text")
        assert begun["table"]["decisions"][0]["seat"] == 1
        assert begun["table"]["table"]["seats"][1]["mine"]

        refused = take(anna, "build lumber_yard")
        assert refused["refused"]["key"] == "lesson-read-on"
        assert refused["table"]["view"] == begun["table"]["view"]

        missed = take(anna, "on", "discard theater")
        assert missed["answer"]["nl"].startswith("Zo verkoop je")
        assert missed["table"]["view"] == begun["table"]["view"]
        illegal = take(anna, "on", "build baths")
        assert illegal["refused"]["rule"]

        on = take(anna, "on", "build lumber_yard")
        assert on["number"] == 2
        assert on["table"]["log"][-1]["move"] == "build theater"
        assert listed(anna)[0]["step"] == 2

        way = ("on", "build lumber_yard", "on", "discard apothecary", "on")
        done = take(anna, *way)
        assert (done["kind"], done["next"]) == ("done", "pay-and-trade")
        assert take(anna, "on")["number"] == 1
        assert listed(anna)[0]["done"]  # though it was begun again
        assert not listed(bram)[0]["done"]

        for path, actions, status in (
            ("/api/games/duel/lessons/no-such", [], 404),
            ("/api/games/chess/lessons", None, 404),
            (FIRST, ["on", "dance"], 400),
            (FIRST, ["build lumber_yard", "on"], 409),
            (FIRST, ["on"] * 301, 400),
            (FIRST, ["x" * 401], 400),
        ):
            if actions is None:
                answer = anna.http.get(path)
            else:
                answer = anna.http.post(path, json={"actions": actions})
            assert answer.status_code == status, (path, actions, answer.text)
            assert answer.json()["text"]["en"]
        anna.close()
        bram.close()
