"""After the game, and beside it: records, forks, uploads."""

from __future__ import annotations

from tests.table.people import Someone, play_on
from tijdperk.kernel.record import parse_record
from tijdperk.kernel.replay import replay


def test_the_record_of_a_finished_game_can_be_played_again(anna: Someone, bram: Someone) -> None:
    table = anna.new_table("me", "open")
    assert bram.refused("GET", f"/api/tables/{table}/record", 403) == "record-not-yet"
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    play_on(table, anna, bram, moves=10)
    assert anna.refused("GET", f"/api/tables/{table}/record", 403) == "record-not-yet"
    play_on(table, anna, bram)
    answer = bram.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    match = replay(parse_record(answer.text))
    assert match.over
    assert len(match.steps) == anna.view(table)["table"]["moves"]


def test_a_fork_goes_on_from_any_point(anna: Someone) -> None:
    table = anna.new_table("me", "me", visibility="solo")
    play_on(table, anna, moves=25)
    fork = anna.post(f"/api/tables/{table}/fork", {"moves": 9})
    assert (fork["moves"], fork["visibility"]) == (9, "solo")
    there = anna.view(fork["table"])
    here = anna.get(f"/api/tables/{table}/at/9")
    for view in (there["view"], here["view"]):
        view.pop("viewer")
    assert there["view"] == here["view"]
    play_on(fork["table"], anna, seed=2)
    assert anna.view(fork["table"])["table"]["state"] == "over"
    assert anna.view(table)["table"]["moves"] == 25
    assert anna.refused("POST", f"/api/tables/{table}/fork", 400, {"moves": 26}) == "move-number"


def test_an_uploaded_record_is_a_table(anna: Someone) -> None:
    table = anna.new_table("me", "me", visibility="solo")
    play_on(table, anna, moves=14)
    text = anna.http.get(f"/api/tables/{table}/record").text
    answer = anna.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    copy = anna.view(answer.json()["table"])
    assert copy["view"] == anna.view(table)["view"]
    assert len(copy["decisions"]) == 1


def test_an_upload_that_is_no_record_says_so(anna: Someone) -> None:
    for content, key in [
        (b"", "record-not-ours"),
        (b"\xff\xfe", "record-not-text"),
        (b"tijdperk 1\ngame chess\nrules 1\nbegin\n", "record-game-unknown"),
        (b"tijdperk 1\n" + b"x" * 3000, "record-long-line"),
        (b"x" * 3_000_000, "too-large"),
    ]:
        answer = anna.http.post(
            "/api/records?file=letter.txt", content=content, headers={"Content-Type": "text/plain"}
        )
        told = answer.json()
        assert told["key"] == key
        assert told["text"]["en"] != told["text"]["nl"]
        if key != "too-large":
            assert all(text.startswith("letter.txt") for text in told["text"].values())
        assert answer.status_code == (413 if key == "too-large" else 400)
