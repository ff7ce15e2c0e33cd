"""Finished games are analysed in the bots' processes: followed, stopped, kept, and gone with the table."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.table.people import Json, ServerProcess, Someone, game_id, play_on, wait_for
from tijdperk.table.sqlite import FILE

FIXTURES = Path(__file__).parents[1] / "fixtures"
QUICK = "0.05"  # seconds for an analysis: as few iterations as there can be


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[ServerProcess]:
    with ServerProcess("--data", data, "--analysis", QUICK) as process:
        yield process


def upload(someone: Someone, name: str = "duel/ending-science.tijdperk") -> str:
    """A game that is over, as a table."""
    text = (FIXTURES / name).read_text("utf-8")
    answer = someone.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    return str(answer.raise_for_status().json()["table"])


def analysis(someone: Someone, table: str) -> Json:
    found: Json = someone.get(f"/api/tables/{table}/analysis")
    return found


def rows(data: Path) -> list[str]:
    with closing(sqlite3.connect(data / FILE)) as database:
        return [row[0] for row in database.execute("SELECT game_table FROM analysis")]


def test_a_game_is_analysed_once_and_the_analysis_goes_with_its_table(
    anna: Someone, bram: Someone, data: Path
) -> None:
    table = upload(anna)
    assert analysis(anna, table)["state"] == "none"
    begun = anna.post(f"/api/tables/{table}/analysis")
    assert begun["state"] in ("running", "done")
    wait_for(lambda: analysis(anna, table)["state"] == "done")
    found = analysis(anna, table)["analysis"]
    assert len(found["choices"]) > 50
    assert len(found["seats"]) == 2
    for figures in found["seats"]:
        parts = figures["luck"] - figures["own"] + figures["others"] + figures["noise"]
        assert figures["start"] + parts == pytest.approx(figures["result"], abs=1e-9)
    # Asked for again it is there at once, and it is listed.
    assert anna.post(f"/api/tables/{table}/analysis")["analysis"] == found
    (brief,) = anna.get(f"/api/me/analyses?table={table}&table=elsewhere")
    assert (brief["state"], len(brief["curve"]), len(brief["errors"])) == ("done", 60, 2)
    assert bram.get(f"/api/me/analyses?table={table}") == []
    assert rows(data) == [table]
    anna.http.delete(f"/api/tables/{table}").raise_for_status()
    assert rows(data) == []


def test_the_analysis_of_a_groups_game_is_listed_for_its_members(
    anna: Someone, bram: Someone, person: Callable[..., Someone]
) -> None:
    group = anna.post("/api/groups", {"name": "Thursday table"})
    bram.post("/api/groups/join", {"code": group["code"]})
    seats = [{"who": "me"}, {"who": "open"}]
    table = anna.post(f"/api/groups/{group['group']}/tables", {"game": game_id(), "seats": seats})["table"]
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    play_on(table, anna, bram)
    anna.post(f"/api/tables/{table}/analysis")
    wait_for(lambda: analysis(anna, table)["state"] == "done")
    chris = person()
    assert chris.get(f"/api/me/analyses?table={table}") == []
    chris.post("/api/groups/join", {"code": group["code"]})
    assert [one["state"] for one in chris.get(f"/api/me/analyses?table={table}")] == ["done"]


def test_what_is_not_over_is_not_analysed(anna: Someone) -> None:
    table = anna.new_table("me", "me")
    play_on(table, anna, moves=3)
    assert anna.refused("POST", f"/api/tables/{table}/analysis", 409) == "analysis-running"
    assert analysis(anna, table)["state"] == "none"


@pytest.mark.parametrize("name", ["duel/ending-science", "antiquity/seats-3"])
def test_without_an_analysis_there_is_the_course_at_a_glance(anna: Someone, name: str) -> None:
    course = anna.get(f"/api/tables/{upload(anna, name + '.tijdperk')}/course")
    seats = len(course[0])
    assert len(course) > 20
    assert all(len(moment) == seats and all(0 <= share <= 1 for share in moment) for moment in course)
    running = anna.new_table("me", "me")
    assert anna.refused("GET", f"/api/tables/{running}/course", 409) == "analysis-running"


def test_one_at_a_time_and_it_can_be_stopped(tmp_path: Path) -> None:
    with ServerProcess("--data", tmp_path, "--analysis", "60") as slow:
        someone = Someone(slow.address)
        first, second = upload(someone), upload(someone)
        someone.post(f"/api/tables/{first}/analysis")
        assert someone.refused("POST", f"/api/tables/{second}/analysis", 409) == "analysis-one"
        wait_for(lambda: len(analysis(someone, first)["curve"]) > 0)
        state = analysis(someone, first)
        assert state["state"] == "running"
        assert 0 < state["progress"] < 1
        assert len(state["curve"]) < state["choices"]
        assert someone.get(f"/api/me/analyses?table={first}")[0]["state"] == "running"
        someone.http.delete(f"/api/tables/{first}/analysis").raise_for_status()
        wait_for(lambda: analysis(someone, first)["state"] == "none")
        assert someone.post(f"/api/tables/{second}/analysis")["state"] == "running"
        someone.close()
