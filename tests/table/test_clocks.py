"""Clocks with a bank of time: they follow from the log, and run for all who have to decide."""

from __future__ import annotations

import pytest

from tests.table.people import game_id
from tijdperk.kernel.errors import TijdperkError
from tijdperk.table.clocks import Clocks
from tijdperk.table.commands import late, new_table
from tijdperk.table.log import Entry, LogEvent, Played, Said, Sat, Sitter
from tijdperk.table.messages import AnswerLate, NewTable, SeatSpec
from tijdperk.table.snapshots import restored, stored
from tijdperk.table.store import Person
from tijdperk.table.tables import Table
from tijdperk.table.views import summary_of

ANNA = Person("anna", "Anna", "en", "")
BRAM = Sitter(user="bram", name="Bram")


def test_a_clock_runs_while_its_seat_decides_and_gets_its_increment_with_its_move() -> None:
    clocks = Clocks.of(60, 5, 2)
    clocks.run([0], 100.0, None)
    assert clocks.until(0) == 160.0
    assert clocks.until(1) is None
    clocks.run([0], 110.0, 0)  # the same turn goes on
    assert clocks.until(0) == 160.0
    clocks.run([1], 120.0, 0)
    assert clocks.left == [45.0, 60.0]
    assert clocks.until(1) == 180.0


def test_who_takes_a_move_back_gives_its_increment_back() -> None:
    clocks = Clocks.of(60, 5, 2)
    clocks.run([0], 100.0, None)
    clocks.run([1], 110.0, 0)
    clocks.run([0], 120.0, 0)  # it was taken back
    assert clocks.left == [50.0, 50.0]
    assert clocks.until(0) == 170.0


def test_where_all_decide_at_once_every_clock_runs() -> None:
    clocks = Clocks.of(60, 5, 3)
    clocks.run([0, 1, 2], 0.0, None)
    clocks.run([1, 2], 10.0, 0)
    assert [clocks.until(seat) for seat in range(3)] == [None, 60.0, 60.0]
    assert clocks.left[0] == 55.0


def test_a_clock_that_is_stopped_by_others_gets_nothing_and_none_is_less_than_empty() -> None:
    clocks = Clocks.of(60, 5, 1)
    clocks.run([0], 0.0, None)
    clocks.run([], 90.0, None)
    assert clocks.left == [0.0]


def wish(**time: int) -> NewTable:
    seats = [SeatSpec("me"), SeatSpec("open")]
    return NewTable(game_id(), seats, visibility="private", **time)  # type: ignore[arg-type]


class Playing:
    """A table with a bank, of Anna and Bram, by its entries."""

    def __init__(self) -> None:
        self.table = Table("t")
        self.add(new_table(wish(bank_seconds=300, increment_seconds=10), ANNA), 0.0)
        self.add(Sat(1, BRAM), 50.0)

    def add(self, what: LogEvent, at: float) -> None:
        self.table.apply(Entry(self.table.seq + 1, at, what))

    def move(self, at: float) -> int:
        seat = self.table.match.seat
        played = self.table.try_move(seat, self.table.match.legal(seat)[0], None)
        assert isinstance(played, Played)
        self.add(played, at)
        return seat


def test_a_bank_runs_from_when_all_sit_and_survives_a_restart() -> None:
    game = Playing()
    first = game.table.match.seat
    assert game.table.until(first) == 350.0
    assert game.table.deadline == 350.0
    game.add(Said("anna", "Anna", 0, "hello"), 60.0)
    assert game.table.until(first) == 350.0
    game.move(80.0)
    again = restored("t", stored(game.table))
    assert again.clocks == game.table.clocks
    summary = summary_of(again)
    assert summary.bank == 300
    assert sum(until is not None for until in summary.until) == len(game.table.waiting_for())


def test_when_a_bank_is_empty_the_others_say_what_happens() -> None:
    game = Playing()
    seat = game.table.match.seat
    other = Person("bram", "Bram", "en", "") if seat == 0 else ANNA
    until = game.table.until(seat)
    assert until is not None
    with pytest.raises(TijdperkError) as early:
        late(game.table, other, AnswerLate("c", seat, "bot"), until - 1)
    assert early.value.key == "not-late"
    entry = late(game.table, other, AnswerLate("c", seat, "bot"), until + 1)
    assert isinstance(entry, Sat)
    assert entry.sitter.kind == "bot"


@pytest.mark.parametrize(
    ("time", "key"),
    [
        ({"bank_seconds": 300, "seconds_per_move": 300}, "time-twice"),
        ({"bank_seconds": 5}, "time-bank"),
        ({"increment_seconds": 5}, "time-bank"),
        ({"bank_seconds": 300, "increment_seconds": 1_000_000}, "time-bank"),
    ],
)
def test_time_is_given_in_one_way(time: dict[str, int], key: str) -> None:
    with pytest.raises(TijdperkError) as problem:
        new_table(wish(**time), ANNA)
    assert problem.value.key == key
