"""Tables and seats: who may sit, leave, be replaced, watch; what lists show."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.table.people import Someone, play_on, wait_for

MakePerson = Callable[..., Someone]


def sit(someone: Someone, table: str, seat: int, who: str = "me") -> str:
    seats = someone.post(f"/api/tables/{table}/seat", {"seat": seat, "who": who})["seats"]
    return str(seats[seat]["kind"])


def cannot_sit(someone: Someone, table: str, status: int, seat: int, who: str = "me") -> str:
    return someone.refused("POST", f"/api/tables/{table}/seat", status, {"seat": seat, "who": who})


def test_an_open_table_is_in_the_lobby_until_it_is_over(anna: Someone, bram: Someone) -> None:
    table = anna.new_table("me", "open", visibility="open")
    private = anna.new_table("me", "open", visibility="private")
    listed = {info["table"]: info for info in bram.get("/api/tables?scope=open")}
    assert listed[table]["state"] == "waiting"
    assert listed[table]["link"] is None
    assert private not in listed
    sit(bram, table, 1)
    play_on(table, anna, bram)
    wait_for(lambda: table not in [info["table"] for info in bram.get("/api/tables?scope=open")])


def test_my_tables_say_whose_move_it_is_and_what_is_new(anna: Someone, bram: Someone) -> None:
    table = anna.new_table("me", "open")
    sit(bram, table, 1)
    play_on(table, anna, bram, moves=5)
    while bram.view(table)["table"]["waiting_for"] == [0]:
        anna.move(table)
    known = anna.view(table)["table"]["moves"]
    while bram.view(table)["decisions"]:
        bram.move(table)
    moves = bram.view(table)["table"]["moves"]
    assert moves > known
    mine = wait_for(lambda: [info for info in anna.get("/api/tables") if info["moves"] == moves])[0]
    assert mine["table"] == table
    assert mine["waiting_for"] == [0]
    assert mine["unseen"] == moves - known
    assert anna.view(table)["table"]["unseen"] == moves - known
    assert anna.view(table)["table"]["unseen"] == 0
    assert mine["link"] == f"/table/{table}"


def test_a_seat_is_given_up_taken_over_by_a_bot_and_taken_back(anna: Someone, bram: Someone) -> None:
    table = anna.new_table("me", "open")
    assert sit(bram, table, 1) == "person"
    assert sit(bram, table, 1, "easy") == "bot"
    assert cannot_sit(bram, table, 409, 0) == "seat-taken"
    play_on(table, anna, moves=6)
    assert sit(bram, table, 1) == "person"
    assert sit(bram, table, 1, "open") == "open"
    assert anna.view(table)["table"]["state"] == "waiting"
    assert sit(bram, table, 1) == "person"
    assert anna.view(table)["table"]["state"] == "playing"


def test_the_host_can_remove_a_person(anna: Someone, bram: Someone, person: MakePerson) -> None:
    table = anna.new_table("me", "open")
    sit(bram, table, 1)
    other = person()
    assert cannot_sit(other, table, 403, 1, "open") == "host-only"
    assert sit(anna, table, 1, "open") == "open"
    assert cannot_sit(bram, table, 409, 1) == "seat-removed"
    assert sit(other, table, 1) == "person"


def test_a_table_for_oneself_stays_ones_own(anna: Someone, bram: Someone) -> None:
    table = anna.new_table("me", "easy", visibility="solo")
    assert cannot_sit(bram, table, 403, 1) == "solo-not-yours"
    assert cannot_sit(anna, table, 409, 1, "open") == "solo-open-seat"
    for path in ("", "/at/0", "/record", "/people"):
        assert bram.refused("GET", f"/api/tables/{table}{path}", 403) == "solo-not-yours"
    with bram.socket(table) as his:
        assert his.receive()["why"]["key"] == "solo-not-yours"
    assert sit(anna, table, 1) == "person"


@pytest.mark.parametrize(
    ("command", "key"),
    [
        ({"seats": [{"who": "me"}]}, "seat-count"),
        ({"seats": [{"who": "me"}, {"who": "search:3600s"}]}, "bot-level"),
        ({"game": "chess"}, "game-unknown"),
        ({"visibility": "secret"}, "visibility-unknown"),
        ({"options": {"nonsense": "1"}}, "option-unknown"),
        ({"seconds_per_move": 1}, "seconds-per-move"),
        ({"seats": "all"}, "message-unreadable"),
        ({"surprise": 1}, "message-unreadable"),
    ],
)
def test_a_table_that_cannot_be(anna: Someone, command: dict[str, object], key: str) -> None:
    good = {"game": anna.get("/api/games")[0]["id"], "seats": [{"who": "me"}, {"who": "open"}]}
    status = 404 if key == "game-unknown" else 400
    assert anna.refused("POST", "/api/tables", status, good | command) == key


def test_presence_and_names(anna: Someone, bram: Someone) -> None:
    table = anna.new_table("me", "open")
    sit(bram, table, 1)
    with anna.socket(table) as hers:
        hers.until("view")
        with bram.socket(table):
            hers.until("presence", lambda told: told["seats"][1]["present"])
        gone = hers.until("presence", lambda told: not told["seats"][1]["present"])
        assert gone["seats"][1]["away_since"]
        bram.http.patch("/api/me", json={"name": "Bram de Vries"})
        moved = hers.until("moved")
        assert moved["table"]["seats"][1]["name"] == "Bram de Vries"


def test_chat_is_for_those_at_the_table(anna: Someone, bram: Someone) -> None:
    table = anna.new_table("me", "open")
    with anna.socket(table) as hers:
        hers.until("view")
        assert bram.send(table, "chat", text="hi")["why"]["key"] == "chat-not-at-table"
        sit(bram, table, 1)
        bram.send(table, "chat", text="  hello\n there ")
        line = hers.until("chat")["line"]
        assert (line["text"], line["seat"]) == ("hello there", 1)
        assert bram.send(table, "chat", text=" ")["why"]["key"] == "chat-line"
        assert bram.send(table, "chat", text="x" * 501)["why"]["key"] == "chat-line"
    assert [line["text"] for line in anna.view(table)["chat"]] == ["hello there"]


def test_an_undo_that_the_other_is_asked_to_allow(anna: Someone, bram: Someone) -> None:
    table = anna.new_table("me", "open")
    sit(bram, table, 1)
    moves = play_on(table, anna, bram, moves=20)
    undo = anna.view(table)["undo"]
    seat, asker, other = (0, anna, bram) if undo["seat"] is None else (1, bram, anna)
    assert asker.view(table)["undo"]["can_ask"]
    assert other.send(table, "answer-undo", seat=1 - seat, agree=True)["why"]["key"] == "undo-not-asked"
    assert asker.send(table, "ask-undo", seat=seat)["type"] == "accepted"
    assert other.view(table)["undo"]["asked_by"] == seat
    assert asker.send(table, "answer-undo", seat=seat, agree=True)["why"]["key"] == "undo-not-asked-you"
    assert asker.send(table, "ask-undo", seat=seat)["why"]["key"] == "undo-asked-already"
    assert other.send(table, "answer-undo", seat=1 - seat, agree=False)["type"] == "accepted"
    view = asker.view(table)
    assert (view["table"]["moves"], view["undo"]["asked_by"]) == (moves, None)
    asker.send(table, "ask-undo", seat=seat)
    other.send(table, "answer-undo", seat=1 - seat, agree=True)
    view = asker.view(table)
    assert view["table"]["moves"] < moves
    undone = [step for step in view["log"] if step["undone"]]
    assert undone[0]["seat"] == seat
    assert len(undone) == moves - view["table"]["moves"]
    assert [decision["seat"] for decision in view["decisions"]] == [seat]


def test_bots_always_allow_an_undo(anna: Someone) -> None:
    table = anna.new_table("me", "easy", visibility="solo")
    play_on(table, anna, moves=12)
    before = wait_for(lambda: (v := anna.view(table))["decisions"] and v)
    told = anna.send(table, "ask-undo", seat=0)
    assert told["type"] == "accepted"
    after = anna.view(table)
    assert after["table"]["moves"] < before["table"]["moves"]
    assert after["decisions"][0]["seat"] == 0


def test_time_per_move_and_what_the_others_may_do(anna: Someone, bram: Someone) -> None:
    table = anna.new_table("me", "open", seconds_per_move=600)
    assert anna.view(table)["table"]["deadline"] is None
    sit(bram, table, 1)
    info = anna.view(table)["table"]
    assert 595 < info["deadline"] - info["changed"] <= 600
    late = info["waiting_for"][0]
    other = (bram, anna)[late]
    told = other.send(table, "late", seat=late, what="bot")
    assert told["why"]["key"] == "not-late"
