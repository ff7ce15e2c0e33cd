"""Games in which all seats decide at once: what is told before the reveal, and taking back one's own."""

from __future__ import annotations

import pytest

from tests.table.people import Json, Someone
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.match import Match

AT_ONCE = [name for name in game_ids() if Match(load_game(name)).position.secrecy()]


def owed(person: Someone, table: str) -> Json:
    decision: Json = person.view(table)["decisions"][0]
    return decision


@pytest.mark.parametrize("name", AT_ONCE)
def test_a_seat_takes_its_own_move_back_past_the_secret_moves_of_others(
    name: str, anna: Someone, bram: Someone
) -> None:
    table = anna.new_table("me", "open", game=name)
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    anna.move(table)
    bram.move(table)
    theirs = anna.view(table)["log"][-1]
    assert (theirs["seat"], theirs["move"]) == (1, "")
    before = owed(bram, table)
    anna.send(table, "undo", seat=0)
    log = bram.view(table)["log"][1:]
    assert [(step["seat"], step["number"], step["undone"]) for step in log] == [(0, 1, True), (1, 1, False)]
    assert owed(bram, table) == before, "nothing changes for the others"
    anna.move(table)
    assert [step["number"] for step in anna.view(table)["log"] if not step["undone"]] == [0, 1, 2]
