"""Groups: who is in them, who may do what, and their tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.table.people import Json, ServerProcess, Someone, game_id, play_on, wait_for


@pytest.fixture
def group(anna: Someone) -> Json:
    made: Json = anna.post("/api/groups", {"name": " Thursday  table "})
    return made


def join(someone: Someone, group: Json) -> Json:
    joined: Json = someone.post("/api/groups/join", {"code": group["code"]})
    return joined


def test_people_join_by_a_code_leave_and_are_removed(
    anna: Someone, bram: Someone, person: Callable[..., Someone], group: Json
) -> None:
    where = f"/api/groups/{group['group']}"
    assert group["name"] == "Thursday table"
    assert group["link"].endswith(group["code"])
    assert bram.refused("GET", where, 404) == "group-unknown"
    asked = bram.get(f"/api/groups/code/{group['code'].lower()}")
    assert (asked["name"], asked["joined"]) == ("Thursday table", False)
    assert bram.refused("POST", "/api/groups/join", 404, {"code": "NOSUCH"}) == "group-code-unknown"

    assert [member["me"] for member in join(bram, group)["members"]] == [False, True]
    assert len(join(bram, group)["members"]) == 2  # once is enough
    assert [one["name"] for one in bram.get("/api/groups")] == ["Thursday table"]
    assert bram.refused("PATCH", where, 403, {"name": "Mine"}) == "group-owner-only"
    assert bram.refused("DELETE", f"{where}/members/{anna.id}", 403) == "group-owner-only"

    chris = person()
    join(chris, group)
    assert anna.http.delete(f"{where}/members/{bram.id}").status_code == 204
    assert bram.get("/api/groups") == []
    assert bram.refused("POST", "/api/groups/join", 404, {"code": group["code"]}) == "group-code-unknown"

    anna.http.patch(where, json={"owner": chris.id})
    assert anna.refused("PATCH", where, 403, {"name": "Mine"}) == "group-owner-only"
    assert anna.http.delete(f"{where}/members/{anna.id}").status_code == 204
    left = chris.get(where)
    assert [(one["user"], one["owner"]) for one in left["members"]] == [(chris.id, True)]


def test_a_group_whose_maker_deletes_themselves_is_the_next_ones(
    anna: Someone, bram: Someone, group: Json
) -> None:
    join(bram, group)
    assert anna.http.delete("/api/me").is_success
    view = bram.get(f"/api/groups/{group['group']}")
    assert view["mine"]
    assert [one["user"] for one in view["members"]] == [bram.id]
    assert bram.http.delete(f"/api/groups/{group['group']}/members/{bram.id}").is_success
    assert bram.refused("GET", f"/api/groups/{group['group']}", 404) == "group-unknown"


def test_only_members_sit_at_a_groups_table(
    anna: Someone, bram: Someone, person: Callable[..., Someone], group: Json
) -> None:
    asked = {"game": game_id(), "seats": [{"who": "me"}, {"who": "open"}]}
    where = f"/api/groups/{group['group']}/tables"
    assert anna.refused("POST", where, 409, {**asked, "visibility": "open"}) == "group-table-private"
    assert bram.refused("POST", where, 404, asked) == "group-unknown"
    table = anna.post(where, asked)["table"]
    assert bram.refused("POST", f"/api/tables/{table}/seat", 403, {"seat": 1}) == "group-members-only"
    join(bram, group)
    (listed,) = bram.get("/api/groups")
    assert [one["table"] for one in listed["tables"]] == [table]  # for their homes
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    chris = person()
    chris.view(table)
    passed = {"seat": 0, "to": chris.id}
    assert anna.refused("POST", f"/api/tables/{table}/pass", 409, passed) == "pass-to-whom"
    assert [one["table"] for one in bram.get(f"/api/groups/{group['group']}")["tables"]] == [table]

    play_on(table, anna, bram)
    view = wait_for(lambda: (found := anna.get(f"/api/groups/{group['group']}"))["games"] and found)
    assert view["tables"] == []
    assert [one["table"] for one in view["latest"]] == [table]
    (standing,) = view["standings"]
    assert (standing["game"], len(standing["people"])) == (game_id(), 2)
    best, other = standing["people"]
    assert best["figure"] >= other["figure"]
    assert best["games"] == 1
    shared = bram.get(f"/api/groups/{group['group']}/games")
    assert (shared["total"], shared["games"]) == (1, view["latest"])


def test_a_rematch_of_a_groups_table_is_the_groups_too(anna: Someone, bram: Someone, group: Json) -> None:
    join(bram, group)
    where = f"/api/groups/{group['group']}"
    asked = {"game": game_id(), "seats": [{"who": "me"}, {"who": "open"}]}
    table = anna.post(f"{where}/tables", asked)["table"]
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    assert anna.send(table, "resign", seat=0)["type"] == "accepted"
    for seat, one in enumerate((anna, bram)):
        assert one.send(table, "offer", seat=seat, what="again", yes=True)["type"] == "accepted"
    fresh = bram.view(table)["table"]["next"]
    view = wait_for(lambda: (seen := bram.get(where))["latest"] and seen)
    assert [one["table"] for one in view["tables"]] == [fresh]
    (standing,) = view["standings"]
    assert [(one["user"], one["won"]) for one in standing["people"]] == [(bram.id, 1), (anna.id, 0)]
    assert [seat["rank"] for seat in view["latest"][0]["seats"]] == [2, 1]


def test_a_cup_between_people(server: ServerProcess, anna: Someone, bram: Someone, group: Json) -> None:
    """Both games of the pair begin, one after the other, with their seats turned; the table shows it all."""
    where = f"/api/groups/{group['group']}"
    join(bram, group)
    wish = {"name": "November", "game": game_id(), "people": [anna.id, bram.id], "at_once": 1}
    assert anna.refused("POST", f"{where}/cups", 400, {**wish, "people": [anna.id]}) == "cup-entrants"
    assert anna.refused("POST", f"{where}/cups", 409, {**wish, "people": [anna.id, "x"]}) == "cup-members"
    (cup,) = anna.post(f"{where}/cups", wish)["cups"]
    assert [game["state"] for game in cup["games"]] == ["playing", "later"]
    assert sorted(game["seats"] for game in cup["games"]) == [[0, 1], [1, 0]]
    table = cup["games"][0]["table"]
    assert {table} == {one["table"] for one in anna.get("/api/tables")} & {table}
    yours = [someone.get(where)["cups"][0]["games"][0]["yours"] for someone in (anna, bram)]
    assert True in yours
    seat = anna.view(table)["table"]["seats"]
    mine = next(one["seat"] for one in seat if one["mine"])
    given_up = {"seat": mine, "who": "open"}
    assert anna.refused("POST", f"/api/tables/{table}/seat", 409, given_up) == "cup-seat"
    assert anna.refused("DELETE", f"/api/tables/{table}", 403) == "host-only"

    play_on(table, anna, bram)
    cup = wait_for(lambda: (found := anna.get(where)["cups"][0])["done"] == 1 and found)
    first, second = wait_for(
        lambda: (games := anna.get(where)["cups"][0]["games"])[1]["state"] == "playing" and games
    )
    assert first["state"] == "over"
    play_on(second["table"], anna, bram, seed=2)
    cup = wait_for(lambda: (found := anna.get(where)["cups"][0])["state"] == "over" and found)
    assert sum(one["points"] for one in cup["entrants"]) == 2.0
    assert min(one["place"] for one in cup["entrants"]) == 1
    latest = bram.get(where)["latest"]
    assert {(one["cup"], one["round"]) for one in latest} == {("November", 1)}


def test_a_cup_is_stopped_and_whoever_leaves_is_out_of_it(
    anna: Someone, bram: Someone, person: Callable[..., Someone], group: Json
) -> None:
    where = f"/api/groups/{group['group']}"
    chris = person()
    join(bram, group)
    join(chris, group)
    wish = {"name": "Cup", "game": game_id(), "people": [one.id for one in (anna, bram, chris)]}
    bram.post(f"{where}/cups", {**wish, "rounds": 1, "at_once": 1})
    assert anna.get(where)["cups"][0]["stoppable"]  # whose the group is
    assert not chris.get(where)["cups"][0]["stoppable"]
    chris.http.delete(f"{where}/members/{chris.id}")
    (cup,) = anna.get(where)["cups"]
    assert [one["gone"] for one in cup["entrants"]] == [False, False, True]
    assert cup["entrants"][2]["name"] == chris.me["name"]
    waiting = [game for game in cup["games"] if game["state"] == "later"]
    assert not any(2 in game["seats"] for game in waiting)
    assert chris.refused("DELETE", f"{where}/cups/{cup['cup']}", 404) == "group-unknown"
    stopped = bram.http.delete(f"{where}/cups/{cup['cup']}").json()["cups"][0]
    assert stopped["state"] == "stopped"
    assert "later" not in [game["state"] for game in stopped["games"]]
