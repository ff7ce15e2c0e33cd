"""One's finished games: how they ended, against whom, page by page; gone with the person."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import httpx

from tests.loops import run as run_whole
from tests.table.databases import make_database
from tests.table.people import ServerProcess, Someone, wait_for
from tijdperk.kernel.game import Result, game_ids, load_game
from tijdperk.table.commands import new_table
from tijdperk.table.cups import finished
from tijdperk.table.log import Ended, Entry, LogEvent, Sat, Sitter
from tijdperk.table.messages import NewTable, SeatSpec
from tijdperk.table.profiles import GAMES_PAGE, played, profile
from tijdperk.table.results import FINISHED
from tijdperk.table.store import Person, Store, Summary
from tijdperk.table.tables import Table, rebuilt
from tijdperk.table.views import summary_of

FIXTURES = Path(__file__).parents[1] / "fixtures"

ANNA, BRAM, CARL = (Person(name.lower(), name, "en") for name in ("Anna", "Bram", "Carl"))
OF_THREE = next(name for name in game_ids() if load_game(name).max_seats > 2)
BOT = Sitter(name="Bot", bot="easy")


def sitter(person: Person) -> Sitter:
    return Sitter(user=person.id, name=person.name)


def summary(seats: Sequence[Sitter], result: Result | None, ended: float, **more: str) -> Summary:
    return Summary(
        game=more.get("game", "duel"),
        options={},
        visibility="private",
        host=seats[0].user,
        state=more.get("state", "over"),
        seats=list(seats),
        moves=9,
        created=ended - 60,
        waiting_for=[],
        seconds=None,
        deadline=None,
        changed=ended,
        played_by=more.get("played_by", "this"),
        result=result,
    )


async def keep(store: Store, table: str, kept: Summary, seq: int = 2) -> None:
    """A table as `hub` leaves it, without its log."""
    known = await store.database.read("SELECT 1 FROM game_table WHERE id = ?", table)
    if not known:
        head = "INSERT INTO game_table VALUES (?, 1, ?, 'private', 'playing', '', 1, '{}', '')"
        await store.database.write([(head, (table, kept.created))])
    await store.keep_summary(table, seq, kept)


def test_games_are_listed_counted_and_deleted(kind: str, place: str) -> None:
    async def whole() -> None:
        store = Store(make_database(kind, place))
        await store.open()
        for person in (ANNA, BRAM, CARL):
            await store.add_person(person)
        anna, bram, carl = sitter(ANNA), sitter(BRAM), sitter(CARL)
        by_points = Result("civilian", [0], [70, 60])
        for number in range(GAMES_PAGE):
            await keep(store, f"duel{number:02}", summary([anna, BOT], by_points, 1_000.0 + number))
        await keep(store, "lost", summary([bram, anna], Result("science", [0]), 2_000.0))
        points = Result("points", [1], [30, 90, 50])
        await keep(store, "three", summary([anna, bram, carl], points, 3_000.0, game="history"))
        await keep(store, "alone", summary([anna, anna], by_points, 4_000.0))
        await keep(store, "ended", summary([anna, bram], None, 5_000.0, state="abandoned"))
        await keep(store, "going", summary([anna, bram], None, 6_000.0, state="playing"))

        first = await played(store, ANNA.id, "", "", None, 0)
        second = await played(store, ANNA.id, "", "", None, 1)
        assert first.found == GAMES_PAGE + 4
        assert [game.table for game in first.games][:4] == ["ended", "alone", "three", "lost"]
        assert [game.outcome for game in first.games][:4] == ["none", "none", "lost", "lost"]
        assert len(first.games) == GAMES_PAGE
        assert [game.table for game in second.games] == ["duel03", "duel02", "duel01", "duel00"]
        three = first.games[2]
        assert [(seat.rank, seat.points, seat.mine) for seat in three.seats] == [
            (3, 30, True),
            (1, 90, False),
            (2, 50, False),
        ]
        for game, opponent, outcome, tables in (
            ("history", "", None, ["three"]),
            ("", BRAM.id, None, ["three", "lost"]),
            ("", BRAM.id, "won", []),
            ("duel", BRAM.id, "lost", ["lost"]),
        ):
            found = await played(store, ANNA.id, game, opponent, outcome, 0)  # type: ignore[arg-type]
            assert [one.table for one in found.games] == tables
            assert found.found == len(tables)

        mine = await profile(store, ANNA.id)
        assert (mine.games, mine.won, mine.under_way) == (GAMES_PAGE + 4, GAMES_PAGE, 1)
        assert [(total.game, total.won, total.lost, total.best) for total in mine.totals] == [
            ("duel", GAMES_PAGE, 1, 70),
            ("history", 0, 1, 30),
        ]
        heads = {head.opponent: head for head in mine.met}
        assert list(heads) == ["bot:easy", BRAM.id, CARL.id]
        assert (heads["bot:easy"].bot, heads["bot:easy"].won) == ("easy", GAMES_PAGE)
        assert (heads[BRAM.id].lost, heads[BRAM.id].games) == (2, {"duel": 1, "history": 1})
        assert (heads[BRAM.id].name, heads[BRAM.id].last, heads[BRAM.id].last_outcome) == (
            "Bram",
            3_000,
            "lost",
        )
        assert (await profile(store, BRAM.id)).met[0].won == 2

        # A table that goes on is not finished; one whose result is told no more keeps it.
        await keep(store, "ended", summary([anna, bram], None, 7_000.0, state="playing"), seq=3)
        await keep(store, "lost", summary([bram, anna], None, 2_000.0, played_by="later"), seq=2)
        assert (await played(store, ANNA.id, "", "", None, 0)).games[0].table == "alone"
        assert (await played(store, BRAM.id, "", ANNA.id, "won", 0)).found == 2

        await store.delete_person(BRAM.id)
        await keep(store, "three", summary([anna, bram, carl], points, 3_000.0, game="history"), seq=9)
        assert (await played(store, BRAM.id, "", "", None, 0)).found == 0
        assert [head.opponent for head in (await profile(store, ANNA.id)).met] == ["bot:easy", CARL.id]
        await store.delete_table("three")
        assert (await played(store, ANNA.id, "history", "", None, 0)).found == 0
        await store.close()

    run_whole(whole())


def test_what_ended_before_there_was_such_a_list_is_in_it_too(tmp_path: Path) -> None:
    record = next((FIXTURES / "duel").glob("ending-science*.tijdperk")).read_bytes()
    with ServerProcess("--data", tmp_path) as server:
        anna = Someone(server.address)
        sent = anna.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"})
        table = sent.json()["table"]
        session = anna.session
        game = wait_for(lambda: anna.get("/api/me/games")["games"])[0]
        assert (game["table"], game["ending"], game["state"]) == (table, "science", "over")
        assert sum(seat["won"] for seat in game["seats"]) == 1
        assert anna.get("/api/me/profile")["games"] == 1
        assert anna.get("/api/tables?scope=current") == []
        assert anna.get("/api/tables?scope=mine")[0]["table"] == table
        assert anna.refused("GET", "/api/me/games?outcome=perhaps", 400)
        anna.close()
    with closing(sqlite3.connect(tmp_path / "tijdperk.sqlite3")) as database:
        database.execute("DELETE FROM finished")
        database.execute(FINISHED[-1])
        database.commit()
    with ServerProcess("--data", tmp_path) as server:
        with httpx.Client(base_url=server.address, cookies={"tijdperk": session}) as again:
            found = wait_for(lambda: again.get("/api/me/games").json()["games"])
        assert [game["table"] for game in found] == [table]


def test_a_loss_by_resigning_counts_in_profiles_as_in_standings(kind: str, place: str) -> None:
    """Of two people one has lost to the other, even if the game is stopped; of three nothing is said."""

    def stopped(table: str, *people: Person) -> Table:
        specs = [SeatSpec("open")] * len(people) + [SeatSpec("easy")] * (3 - len(people))
        events: list[LogEvent] = [
            new_table(NewTable(OF_THREE, specs, visibility="private"), ANNA),
            *(Sat(seat, sitter(one)) for seat, one in enumerate(people)),
            Sat(1, BOT, resigned=True),
            Ended(ANNA.id, "stopped"),
        ]
        return rebuilt(table, [Entry(number, 50.0 + number, what) for number, what in enumerate(events, 1)])

    async def whole() -> None:
        store = Store(make_database(kind, place))
        await store.open()
        for person in (ANNA, BRAM, CARL):
            await store.add_person(person)
        two, three = stopped("two", ANNA, BRAM), stopped("three", ANNA, BRAM, CARL)
        for table, ranks in ((two, [1, 3, 1]), (three, [])):
            assert finished(table).ranks == ranks
            await keep(store, table.id, summary_of(table))
        for person, won, lost in ((ANNA, 1, 0), (BRAM, 0, 1), (CARL, 0, 0)):
            found = await profile(store, person.id)
            assert [(total.won, total.lost) for total in found.totals] == [(won, lost)]
            assert sum(one.won for one in found.met) == won
            assert sum(one.lost for one in found.met) == lost
        await store.close()

    run_whole(whole())
