"""Games in which all seats decide at once: what is told before the reveal, and taking back one's own."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count

import pytest

from tests.table.people import Json, Someone, chosen
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.match import Match

AT_ONCE = [name for name in game_ids() if Match(load_game(name)).position.sealed()]
pytestmark = pytest.mark.parametrize("name", AT_ONCE)


def sit_down(name: str, anna: Someone, bram: Someone, **more: object) -> str:
    table = anna.new_table("me", "open", game=name, **more)
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    return table


def owed(person: Someone, table: str) -> Json:
    decision: Json = person.view(table)["decisions"][0]
    return decision


def quietly(person: Someone, table: str) -> int:
    """Make moves as long as one stays among those who have to decide; how many that were."""
    for made in count():
        decision = owed(person, table)
        if len(decision["choices"]) == 1:
            return made  # nothing left but to say so
        told = person.send(table, "move", **chosen(decision))
        assert told["type"] == "accepted"
    raise AssertionError


def finish(person: Someone, table: str) -> None:
    quietly(person, table)
    person.move(table)


def standing(log: list[Json]) -> list[tuple[int, int, str]]:
    return [(step["number"], step["seat"], step["move"]) for step in log if not step["undone"]]


def test_nothing_tells_of_what_another_seat_does_in_secret(name: str, anna: Someone, bram: Someone) -> None:
    table = sit_down(name, anna, bram, seconds_per_move=3600)
    with anna.socket(table) as hers:
        hers.until("view")
        before, listed = anna.view(table), anna.get("/api/tables")
        assert quietly(bram, table)
        assert (anna.view(table), anna.get("/api/tables")) == (before, listed)
        assert bram.send(table, "undo", seat=1)["type"] == "accepted"
        assert (anna.view(table), anna.get("/api/tables")) == (before, listed)
        quietly(bram, table)
        told = anna.send(table, "chat", text="Are you there?")
        assert told["seq"] == before["seq"] + 1
        hers.until("chat")
        assert [message["type"] for message in hers.heard if message["type"] not in ("presence", "view")] == [
            "chat"
        ]
        assert anna.get(f"/api/tables/{table}?since={told['seq']}") == []


def test_the_order_of_ones_tables_tells_nothing_either(name: str, anna: Someone, bram: Someone) -> None:
    first, second = (sit_down(name, anna, bram) for _ in range(2))
    listed = [info["table"] for info in anna.get("/api/tables")]
    assert listed[:2] == [second, first]
    bram.move(first)
    assert [info["table"] for info in anna.get("/api/tables")] == listed


def test_that_a_seat_is_ready_is_told_and_no_more(name: str, anna: Someone, bram: Someone) -> None:
    table = sit_down(name, anna, bram)
    before = anna.view(table)
    finish(bram, table)
    after = anna.view(table)
    assert (before["table"]["waiting_for"], after["table"]["waiting_for"]) == ([0, 1], [0])
    assert (after["seq"], after["log"], after["table"]["moves"]) == (before["seq"] + 1, before["log"], 0)
    assert after["decisions"] == before["decisions"]


def test_the_reveal_tells_what_stands_and_nothing_that_was_taken_back(
    name: str, anna: Someone, bram: Someone
) -> None:
    table = sit_down(name, anna, bram)
    anna.move(table)
    bram.move(table)
    assert bram.send(table, "undo", seat=1)["type"] == "accepted"
    with anna.socket(table) as hers:
        known = hers.until("view")
        assert [step["seat"] for step in known["log"]] == [-1, 0]
        finish(bram, table)
        ready = hers.until("moved")
        assert (ready["since"], ready["kept"], ready["steps"]) == (known["seq"], 2, [])
        finish(anna, table)
        moved = hers.until("moved", lambda told: bool(told["table"]["waiting_for"] == [0, 1]))
    fresh = anna.view(table)
    assert moved["kept"] == 1, "her own move has another number now"
    assert [known["log"][0], *moved["steps"]] == fresh["log"]
    assert {step["seat"] for step in fresh["log"]} == {-1, 0, 1}
    assert not [step for step in fresh["log"] if step["undone"]]
    assert [step["undone"] for step in bram.view(table)["log"]].count(True) == 1
    assert standing(fresh["log"]) == standing(bram.view(table)["log"])


def test_a_seat_takes_its_own_move_back_past_the_secret_moves_of_others(
    name: str, anna: Someone, bram: Someone
) -> None:
    table = sit_down(name, anna, bram)
    anna.move(table)
    bram.move(table)
    before = bram.view(table)
    anna.send(table, "undo", seat=0)
    assert bram.view(table) == before, "nothing changes for the others"
    assert [(step["number"], step["undone"]) for step in anna.view(table)["log"]] == [(0, False), (1, True)]
    anna.move(table)
    assert [step["number"] for step in anna.view(table)["log"] if not step["undone"]] == [0, 1]


def test_people_at_one_screen_do_not_read_each_others_plans(name: str, anna: Someone) -> None:
    table = anna.new_table("me", "me", game=name, visibility="solo")
    with anna.socket(table) as screen:
        screen.until("view")
        finish(anna, table)
        passed_on = screen.until("moved", lambda told: bool(told["table"]["waiting_for"] == [1]))
        assert [step["seat"] for step in passed_on["steps"]] == [-1], "the second player sees no move"
        view = anna.view(table)
        assert (view["log"], view["table"]["moves"]) == (passed_on["steps"], 0)
        anna.move(table)
        assert {step["seat"] for step in anna.view(table)["log"]} == {-1, 1}
        finish(anna, table)
    assert {step["seat"] for step in anna.view(table)["log"]} == {-1, 0, 1}


def test_time_runs_from_the_throw_for_everybody(name: str, anna: Someone, bram: Someone) -> None:
    """Somebody's own steps, or another's, give nobody more time."""
    table = sit_down(name, anna, bram, seconds_per_move=3600)
    deadline = anna.view(table)["table"]["deadline"]
    anna.move(table)
    finish(bram, table)
    assert anna.view(table)["table"]["deadline"] == deadline
    finish(anna, table)
    assert anna.view(table)["table"]["deadline"] > deadline


def test_an_earlier_move_can_be_looked_at_while_others_decide(
    name: str, anna: Someone, bram: Someone
) -> None:
    table = sit_down(name, anna, bram)
    bram.move(table)
    anna.move(table)
    view = anna.view(table)
    assert view["table"]["moves"] == 1
    then = anna.get(f"/api/tables/{table}/at/1")
    assert (then["view"], then["log"]) == (view["view"], view["log"])
    assert anna.refused("GET", f"/api/tables/{table}/at/2", 400) == "move-number"


class Follower:
    """A script that asks for what it missed, and puts its log together from that."""

    def __init__(self, person: Someone, table: str) -> None:
        self.person = person
        self.table = table
        view = person.view(table)
        self.seq, self.log = view["seq"], view["log"]

    def catch_up(self) -> None:
        for told in self.person.get(f"/api/tables/{self.table}?since={self.seq}"):
            if told["type"] == "moved":
                self.log = [*self.log[: told["kept"]], *told["steps"]]
            elif told["type"] == "view":
                self.log = told["log"]
            self.seq = told["seq"]


def turns(rng: random.Random) -> Iterator[str]:
    for _ in range(80):
        yield rng.choice(["move"] * 6 + ["undo", "chat"])


def test_whoever_follows_the_news_knows_what_the_whole_view_says(
    name: str, anna: Someone, bram: Someone
) -> None:
    table = sit_down(name, anna, bram)
    rng = random.Random(7)
    people = [anna, bram]
    followers = [Follower(person, table) for person in people]
    with anna.socket(table) as hers, bram.socket(table) as his:
        follow(table, people, followers, rng)
        for person, socket in ((anna, hers), (bram, his)):
            whole = person.view(table)
            while max(told.get("seq", 0) for told in socket.heard or [{}]) < whole["seq"]:
                socket.receive()
            whole["table"]["changed"] = socket.standing["table"]["changed"]  # a line of chat changes it, too
            assert socket.standing == {field: whole[field] for field in socket.standing}
    assert len(standing(followers[0].log)) > 5


def follow(table: str, people: list[Someone], followers: list[Follower], rng: random.Random) -> None:
    for what in turns(rng):
        seat = rng.randrange(2)
        decisions = people[seat].view(table)["decisions"]
        if what == "chat":
            people[seat].send(table, "chat", text="Hm.")
        elif what == "undo":
            people[seat].send(table, "undo", seat=seat)
        elif decisions:
            people[seat].send(table, "move", **chosen(decisions[0], rng.choice))
        for follower in rng.sample(followers, rng.randrange(3)):
            follower.catch_up()
            whole = follower.person.view(table)
            assert (follower.seq, follower.log) == (whole["seq"], whole["log"])
