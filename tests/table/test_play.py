"""A game at a table: moves over HTTP and sockets, once each, in order, and seen by everybody."""

from __future__ import annotations

import random

from tests.table.people import Socket, Someone, chosen, play_on, wait_for


def test_a_game_against_a_bot_by_socket(anna: Someone) -> None:
    """Every answer is accepted, every seq follows the one before it, and the bot moves by itself."""
    table = anna.new_table("me", "easy", visibility="solo")
    rng = random.Random(3)
    with anna.socket(table) as socket:
        view = socket.receive()
        assert view["type"] == "view"
        known = view["seq"]
        state, decisions = view["table"]["state"], view["decisions"]
        while state != "over":
            if decisions:
                socket.send("move", **chosen(decisions[0], rng.choice))
                decisions = []
            message = socket.receive()
            assert message["type"] in ("moved", "accepted", "thinking", "presence")
            if message["type"] == "moved":
                assert message["seq"] == known + 1
                known = message["seq"]
                state, decisions = message["table"]["state"], message["decisions"]
    fresh = anna.view(table)
    assert fresh["table"]["state"] == "over"
    assert fresh["table"]["moves"] == len([step for step in fresh["log"] if step["number"]])
    assert fresh["view"]["result"]


def test_two_people_and_a_spectator_see_the_same_moves(anna: Someone, bram: Someone, person: type) -> None:
    table = anna.new_table("me", "open")
    assert anna.view(table)["table"]["state"] == "waiting"
    assert anna.view(table)["decisions"] == []
    assert bram.post(f"/api/tables/{table}/seat", {"seat": 1})["state"] == "playing"
    watcher: Someone = person()
    with anna.socket(table) as hers, bram.socket(table) as his, watcher.socket(table) as theirs:
        for socket in (hers, his, theirs):
            socket.until("view")
        moves = play_on(table, anna, bram, moves=12)
        assert moves == 12
        for socket in (hers, his, theirs):
            socket.until("moved", lambda message: message["table"]["moves"] == 12)
        assert told(hers) == told(his) == told(theirs)
        assert not any(message.get("decisions") for message in theirs.heard)


def told(socket: Socket) -> list[tuple[int, str]]:
    return [
        (step["number"], step["move"])
        for message in socket.heard
        if message["type"] == "moved"
        for step in message["steps"]
    ]


def test_a_move_sent_twice_is_made_once(anna: Someone) -> None:
    table = anna.new_table("me", "me")
    move = chosen(anna.view(table)["decisions"][0])
    first = anna.send(table, "move", client="same", **move)
    again = anna.send(table, "move", client="same", **move)
    assert first == again
    assert first["type"] == "accepted"
    assert anna.view(table)["table"]["moves"] == 1


def test_a_stale_move_is_refused_with_the_fresh_view(anna: Someone) -> None:
    table = anna.new_table("me", "me")
    old = chosen(anna.view(table)["decisions"][0])
    anna.move(table)
    told = anna.send(table, "move", **old)
    assert told["type"] == "refused"
    assert told["why"]["key"] in ("stale-decision", "not-your-decision")
    assert told["view"]["seq"] == anna.view(table)["seq"]


def test_an_illegal_move_says_why_and_changes_nothing(anna: Someone) -> None:
    table = anna.new_table("me", "me")
    before = anna.view(table)
    decision = before["decisions"][0]
    told = anna.send(table, "move", seat=decision["seat"], decision=decision["id"], move="dance on the table")
    assert told["type"] == "refused"
    assert told["why"]["text"]["nl"]
    after = anna.view(table)
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])


def test_nobody_moves_for_somebody_else(anna: Someone, bram: Someone) -> None:
    table = anna.new_table("me", "open")
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    view = wait_for(lambda: [v for v in (anna.view(table), bram.view(table)) if v["decisions"]])[0]
    command = chosen(view["decisions"][0])
    other = bram if view["table"]["seats"][command["seat"]]["user"] == anna.id else anna
    assert other.send(table, "move", **command)["why"]["key"] == "seat-not-yours"


def test_no_moves_while_a_seat_is_open(anna: Someone) -> None:
    table = anna.new_table("me", "open")
    told = anna.send(table, "move", seat=0, decision=0, move="anything")
    assert told["why"]["key"] == "table-waiting"


def test_undo_of_ones_own_move_by_the_kernels_rule(anna: Someone) -> None:
    table = anna.new_table("me", "me")
    undone = revealed = 0
    while not (undone and revealed):
        anna.move(table, random.choice)
        view = anna.view(table)
        assert view["table"]["state"] == "playing"
        last = view["log"][-1]
        if view["undo"]["seat"] is not None and undone:
            continue
        told = anna.send(table, "undo", seat=last["seat"])
        if view["undo"]["seat"] is None:
            assert told["why"]["key"] == view["undo"]["why_not"]["key"]
            revealed += told["why"]["key"] == "undo-revealed"
            continue
        assert told["type"] == "accepted"
        after = anna.view(table)
        assert after["table"]["moves"] == view["table"]["moves"] - 1
        assert after["log"][-1] == last | {"undone": True}
        undone += 1


def test_since_tells_what_was_missed(anna: Someone) -> None:
    table = anna.new_table("me", "me")
    seq = anna.view(table)["seq"]
    assert anna.get(f"/api/tables/{table}?since={seq}") == []
    anna.move(table)
    anna.send(table, "chat", text="hello")
    anna.move(table)
    chat, moved = anna.get(f"/api/tables/{table}?since={seq}")
    assert (chat["type"], chat["line"]["text"]) == ("chat", "hello")
    assert (moved["type"], moved["seq"]) == ("moved", seq + 3)
    whole = anna.view(table)["log"]
    assert [*whole[: moved["kept"]], *moved["steps"]] == whole
    assert [step["number"] for step in moved["steps"]][-2:] == [1, 2]
    assert anna.get(f"/api/tables/{table}?since=999")[0]["type"] == "view"


def test_the_table_as_it_stood_earlier(anna: Someone) -> None:
    table = anna.new_table("me", "me")
    views = [anna.view(table)]
    for _ in range(10):
        anna.move(table, random.choice)
        views.append(anna.view(table))
    for moves in (0, 3, 8, 10):
        at = anna.get(f"/api/tables/{table}/at/{moves}")
        assert len(at["log"]) == moves + 1
        at["view"].pop("viewer")
        assert at["view"].items() <= views[moves]["view"].items()
    assert anna.refused("GET", f"/api/tables/{table}/at/11", 400) == "move-number"


def test_a_hint_names_legal_moves(anna: Someone) -> None:
    table = anna.new_table("me", "me")
    decision = anna.view(table)["decisions"][0]
    advised = anna.send(table, "hint", seat=decision["seat"])
    assert advised["type"] == "hint"
    assert {move for move, _, _ in advised["moves"]} == {choice["move"] for choice in decision["choices"]}
    worths = [worth for _, worth, _ in advised["moves"]]
    assert worths == sorted(worths, reverse=True)
    other = 1 - decision["seat"]
    assert anna.send(table, "hint", seat=other)["why"]["key"] == "not-your-decision"


def test_a_whole_game_over_http(anna: Someone) -> None:
    table = anna.new_table("me", "me")
    moves = play_on(table, anna, seed=5)
    assert anna.view(table)["table"]["state"] == "over"
    assert moves > 20
    assert anna.send(table, "undo", seat=0)["why"]["key"] == "game-over"
