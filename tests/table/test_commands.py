"""What people may ask for, without a server: who is late, and what the others may do about it."""

from __future__ import annotations

import pytest

from tests.table.people import game_id
from tijdperk.kernel.errors import Refused
from tijdperk.table import snapshots
from tijdperk.table.commands import handle, new_table
from tijdperk.table.log import Created, Ended, Entry, Sat, Sitter
from tijdperk.table.messages import AnswerLate, NewTable, SeatSpec
from tijdperk.table.store import Person
from tijdperk.table.tables import Table, rebuilt
from tijdperk.table.views import refusal

ANNA, BRAM, CHRIS = (Person(name.lower(), name, "en") for name in ("Anna", "Bram", "Chris"))


def table_of_two() -> Table:
    """Anna and Bram, with a minute for each move, at the time 1000."""
    seats = [SeatSpec(who="me"), SeatSpec(who="open")]
    created: Created = new_table(NewTable(game=game_id(), seats=seats, seconds_per_move=60), ANNA)
    sat = Sat(1, Sitter(user="bram", name="Bram"))
    return rebuilt("A" * 16, [Entry(1, 990.0, created), Entry(2, 1000.0, sat)])


def late(table: Table, what: str = "bot") -> AnswerLate:
    return AnswerLate(client="c", seat=table.waiting_for()[0], what="bot" if what == "bot" else "end")


def waiting_person(table: Table) -> Person:
    return next(person for person in (ANNA, BRAM) if person.id != table.seats[table.waiting_for()[0]].user)


def test_nobody_is_late_before_the_time_is_up() -> None:
    table = table_of_two()
    assert table.deadline == 1060.0
    with pytest.raises(Refused) as refusal:
        handle(table, waiting_person(table), late(table), 1059.0)
    assert refusal.value.key == "not-late"


def test_the_others_may_let_a_bot_move_and_the_seat_can_be_taken_back() -> None:
    table = table_of_two()
    seat = table.waiting_for()[0]
    events = handle(table, waiting_person(table), late(table), 1061.0)
    table.apply(Entry(3, 1061.0, events[0]))
    assert table.seats[seat].kind == "bot"
    assert table.held[seat] == (ANNA, BRAM)[seat].id


def test_the_others_may_end_the_game() -> None:
    table = table_of_two()
    assert handle(table, waiting_person(table), late(table, "end"), 1061.0) == [
        Ended(waiting_person(table).id)
    ]


def test_the_late_one_and_strangers_may_not() -> None:
    table = table_of_two()
    slow = next(person for person in (ANNA, BRAM) if person != waiting_person(table))
    for person, key in ((slow, "not-late"), (CHRIS, "seat-not-yours")):
        with pytest.raises(Refused) as refusal:
            handle(table, person, late(table), 1061.0)
        assert refusal.value.key == key


def test_a_table_from_its_snapshot_goes_on_like_one_from_its_log() -> None:
    """Over a whole game: whatever the log amounts to, the snapshot brings it back, ids included."""
    table = table_of_two()
    entries = []
    while not table.match.over:
        copy = snapshots.restored(table.id, snapshots.stored(table))
        assert copy.match.decisions() == table.match.decisions()
        assert copy.match.record().text() == table.match.record().text()
        decision = table.match.decisions()[0]
        legal = table.match.legal(decision.seat)
        played = table.try_move(decision.seat, legal[table.seq % len(legal)], decision.id)
        entries.append(Entry(table.seq + 1, 1001.0, played))
        table.apply(entries[-1])
        copy.apply(entries[-1])
        assert snapshots.stored(copy) == snapshots.stored(table)
    assert len(entries) > 20


def test_a_refusal_calls_seats_by_who_sits_there() -> None:
    table = table_of_two()
    error = Refused("undo-other-seat", seat=2)
    assert refusal(error).text.en == "You can’t undo your move: seat 2 has moved since."
    assert refusal(error, table).text.en == "You can’t undo your move: Bram has moved since."
    assert refusal(error, table).args == {"seat": 2}
    for number, seat in enumerate((0, 1)):
        table.apply(Entry(3 + number, 1001.0, Sat(seat, Sitter(name="normal", bot="normal"))))
    assert refusal(error, table).text.nl.endswith(": Bot 2 heeft daarna al een zet gedaan.")
    unknown = Refused("seat-unknown", seat=7, most=2)
    assert refusal(unknown, table).text.en == "There is no seat 7; seats are numbered 1 to 2."
