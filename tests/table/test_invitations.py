"""Coming to a table: codes, addresses for others, the local network; and addresses that lead nowhere."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import pytest

from tests.loops import run as run_whole
from tests.table.people import Someone, game_id, wait_for
from tests.table.test_configuration import settle
from tests.table.test_store import ANNA, TABLE, run
from tijdperk.kernel.errors import TijdperkError
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.text import catalogue
from tijdperk.table import reach, serve
from tijdperk.table.codes import LENGTH, LETTERS, Codes, is_code
from tijdperk.table.commands import new_table
from tijdperk.table.invite_routes import qr_code
from tijdperk.table.limits import Limit
from tijdperk.table.log import Entry, Sat, Sitter
from tijdperk.table.messages import NewTable, SeatSpec
from tijdperk.table.pages import PLACES
from tijdperk.table.reach import Reach
from tijdperk.table.serve import Settings, others_told
from tijdperk.table.store import Store
from tijdperk.table.tables import Table, rebuilt
from tijdperk.table.views import summary_of

WEB = Path(__file__).parents[2] / "web" / "src"


async def create(store: Store) -> Table:
    """A table that waits for somebody."""
    seats = [SeatSpec(who="me"), SeatSpec(who="open")]
    created = new_table(NewTable(game=game_id(), seats=seats), ANNA)
    table = rebuilt(TABLE, [Entry(1, 1.0, created)])
    await store.create(TABLE, created, summary_of(table), 1.0)
    return table


def test_a_code_is_kept_found_and_gone_with_the_last_free_seat(kind: str, place: str) -> None:
    async def work(store: Store) -> None:
        table = await create(store)
        codes = Codes(store, Limit(3, 0.0))
        code = await codes.of(TABLE)
        assert re.fullmatch(f"[{LETTERS}]{{{LENGTH}}}", code)
        assert await codes.of(TABLE) == code
        assert await codes.find(code.lower(), "here") == TABLE
        table.apply(Entry(2, 2.0, Sat(1, Sitter(user="bram", name="Bram"))))
        await store.keep_summary(TABLE, 2, summary_of(table))
        with pytest.raises(TijdperkError) as caught:
            await codes.find(code, "here")
        assert caught.value.key == "code-unknown"
        assert await codes.of(TABLE) != code  # a seat may be free again some day
        await store.delete_table(TABLE)
        assert await store.database.read("SELECT code FROM table_code") == []

    run(kind, place, work)


def test_who_guesses_codes_has_to_wait_and_who_knows_one_has_not(kind: str, place: str) -> None:
    async def work(store: Store) -> None:
        await create(store)
        codes = Codes(store, Limit(3, 0.0))
        code = await codes.of(TABLE)
        for _ in range(10):
            assert await codes.find(code, "a club") == TABLE
        for expected in ["code-unknown"] * 3 + ["too-fast"] * 2:
            with pytest.raises(TijdperkError) as caught:
                await codes.find("XXXXX" if code != "XXXXX" else "ZZZZZ", "a guesser")
            assert caught.value.key == expected
        assert await codes.find(code, "somebody else") == TABLE

    run(kind, place, work)


def test_an_invitation_leads_to_the_table_until_it_is_full(anna: Someone, bram: Someone) -> None:
    table = anna.new_table("me", "open")
    assert bram.refused("POST", f"/api/tables/{table}/invitation", 403) == "not-at-table"
    invited = anna.post(f"/api/tables/{table}/invitation")
    code = invited["code"]
    assert is_code(code)
    assert invited["reach"] == "local"  # the server of the tests listens on this computer alone
    assert invited["address"].endswith(f"/{code}")
    assert invited["switchable"]
    assert bram.get(f"/api/codes/{code.lower()}")["table"] == table
    came = bram.http.get(f"/{code}")
    assert (came.status_code, came.headers["location"]) == (302, f"/table/{table}")
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    wait_for(lambda: bram.http.get(f"/api/codes/{code}").status_code == 404)
    assert bram.http.get(f"/{code}").status_code == 404
    assert anna.post(f"/api/tables/{table}/invitation")["code"] is None


def test_the_network_is_switched_at_this_computer_alone(anna: Someone) -> None:
    body = {"on": True}
    for headers in ({"Host": "192.168.1.20:8000"}, {"X-Forwarded-For": "10.0.0.1"}):
        answer = anna.http.post("/api/network", json=body, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (403, "network-not-yours")
    without = anna.http.post("/api/network", json=body, headers={"X-CSRF": "x"})
    assert without.json()["key"] == "request-forged"


def test_where_others_reach_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "network_address", lambda: "192.168.1.20")
    here = "http://localhost:8000"
    assert Reach("127.0.0.1", 8000).base(here) == ("local", here)
    assert Reach("0.0.0.0", 8000).base(here) == ("network", "http://192.168.1.20:8000")
    assert Reach("127.0.0.1", 8000).base("https://games.example") == ("public", "https://games.example")
    assert Reach("127.0.0.1", 8000, "https://a.example/").base(here) == ("public", "https://a.example")


class Bound:
    """A socket that is only asked where it listens."""

    def __init__(self, host: str) -> None:
        self.host = host

    def getsockname(self) -> tuple[str, int]:
        return self.host, 8000


@pytest.mark.parametrize(
    ("flags", "host", "found", "said"),
    [
        ([], "127.0.0.1", "192.168.1.20", "Start it with --lan"),
        (["--lan"], "0.0.0.0", "192.168.1.20", "http://192.168.1.20:8000/"),
        (["--lan"], "0.0.0.0", "", "No network was found"),
        (["--lan", "--host", "192.168.1.7"], "192.168.1.7", "", "http://192.168.1.7:8000/"),
    ],
)
def test_lan_listens_everywhere_and_it_is_said_where(
    monkeypatch: pytest.MonkeyPatch, flags: list[str], host: str, found: str, said: str
) -> None:
    monkeypatch.setattr(serve, "network_address", lambda: found)
    settings = Settings(**settle(*flags))
    assert settings.listens_at == host
    bound: Any = Bound(host)
    assert said in others_told(settings, bound, catalogue("en"))


def test_it_listens_on_the_network_while_it_is_switched_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """127.0.0.2 stands for the network: it is another address of this computer."""
    monkeypatch.setattr(reach, "network_address", lambda: "127.0.0.2")

    async def work() -> None:
        with reach.bind("127.0.0.1", 0) as own:
            port = own.getsockname()[1]
            there = Reach("127.0.0.1", port)
            assert not there.switchable
            with pytest.raises(TijdperkError) as caught:
                await there.switch(True)
            assert caught.value.key == "network-fixed"
            opened: list[socket.socket] = []

            async def listen(bound: socket.socket) -> object:
                opened.append(bound)
                return bound.close

            there.listen = listen  # type: ignore[assignment]
            await there.switch(True)
            await there.switch(True)  # already
            assert [one.getsockname() for one in opened] == [("127.0.0.2", port)]
            assert there.base("http://localhost") == ("network", f"http://127.0.0.2:{port}")
            await there.switch(False)
            assert opened[0].fileno() == -1
            assert there.base("http://localhost")[0] == "local"

    run_whole(work())


def test_a_qr_code_is_black_on_white_with_a_quiet_zone() -> None:
    svg = qr_code("http://192.168.1.20:8000/KMRTB")
    size = int(re.findall(r'viewBox="0 0 (\d+) \1"', svg)[0])
    assert (size - 8 - 17) % 4 == 0  # a version of QR, and four modules on each side
    assert "#fff" in svg
    assert "#000" in svg


# ---- addresses that lead nowhere


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/settings", 200),
        ("/back", 200),
        ("/rules/duel", 200),
        ("/nowhere", 404),
        ("/settings/more", 404),
        ("/new/chess", 404),
        ("/rules/chess", 404),
        ("/games/antiquity/tiles", 200),
        ("/games/antiquity/nothing", 404),
        ("/games/antiquity", 404),
        ("/table/AAAAAAAAAAAAAAAA", 404),
        ("/replay/short", 404),
        ("/BCDFG", 404),
    ],
)
def test_an_unknown_address_is_not_found(anna: Someone, path: str, status: int) -> None:
    answer = anna.http.get(path)
    assert answer.status_code == status
    assert answer.headers["content-type"].startswith("text/html")
    if status == 404:  # also for a browser that has the page already
        again = anna.http.get(path, headers={"If-None-Match": answer.headers.get("etag", "")})
        assert again.status_code == 404


def test_a_table_that_is_there_is_found_and_the_api_answers_in_json(anna: Someone) -> None:
    table = anna.new_table("me", "open")
    assert anna.http.get(f"/table/{table}").status_code == 200
    assert anna.refused("GET", "/api/nowhere", 404) == "nothing-here"
    assert anna.refused("GET", "/api/codes/no", 404) == "code-unknown"


def test_every_page_of_the_client_is_known_and_every_extra() -> None:
    shell = (WEB / "app" / "App.svelte").read_text("utf-8")
    assert set(re.findall(r"place === '(\w*)'", shell)) <= set(PLACES)
    for game in game_ids():
        index = (WEB / "games" / game / "index.ts").read_text("utf-8")
        extras = re.search(r"extras: \[(.*)\]", index, re.DOTALL)
        assert tuple(re.findall(r"id: '(\w+)'", extras[1] if extras else "")) == tuple(load_game(game).pages)
