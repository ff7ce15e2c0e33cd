"""Resigning, draws, stopping and playing again: as entries of the log, and between people at a server."""

from __future__ import annotations

import pytest

from tests.table.people import Json, Someone, game_id, play_on, wait_for
from tijdperk.kernel.errors import Refused, TijdperkError
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.record import parse_record
from tijdperk.kernel.replay import replay
from tijdperk.table import snapshots
from tijdperk.table.agreements import offered, rematch
from tijdperk.table.commands import bot, check_open, handle, may_sit, named, new_table, uploaded
from tijdperk.table.cups import finished, ranked
from tijdperk.table.log import Continued, Created, Ended, Entry, LogEvent, Renamed, Sat, Sitter
from tijdperk.table.messages import NameSeats, NewTable, Resign, SeatSpec, SendOffer
from tijdperk.table.rows import Person
from tijdperk.table.tables import Table, rebuilt
from tijdperk.table.versions import reopened
from tijdperk.table.views import summary_of

PEOPLE = ANNA, BRAM, CHRIS = tuple(Person(name.lower(), name, "en") for name in ("Anna", "Bram", "Chris"))
OF_THREE = next(name for name in game_ids() if load_game(name).max_seats > 2)
SECRET = next(name for name in game_ids() if Match(name).position.sealed())


class Log:
    """A table, and the entries it is made of."""

    def __init__(self, *seats: Sitter, game: str = "", visibility: str = "private") -> None:
        specs = [SeatSpec(who="open" if seat.user else seat.bot) for seat in seats]
        created = new_table(NewTable(game=game or game_id(), seats=specs, visibility="private"), ANNA)
        self.entries: list[Entry] = []
        self.table = Table("A" * 16)
        self.add(created, *(Sat(number, seat) for number, seat in enumerate(seats) if seat.user))

    def add(self, *events: LogEvent) -> None:
        for what in events:
            entry = Entry(len(self.entries) + 1, 1000.0 + len(self.entries), what)
            self.entries.append(entry)
            self.table.apply(entry)

    def say(self, seat: int, what: str, yes: bool = True, bot: bool = False) -> None:
        command = SendOffer(client="c", seat=seat, what=what, yes=yes)  # type: ignore[arg-type]
        self.add(*offered(self.table, person_at(self.table, seat), command, bot))

    def resign(self, seat: int) -> None:
        self.add(*handle(self.table, person_at(self.table, seat), Resign(client="c", seat=seat), 1100.0))

    def play(self, moves: int = 1) -> None:
        for _ in range(moves):
            seat = self.table.waiting_for()[0]
            self.add(self.table.try_move(seat, self.table.match.legal(seat)[0], None))


def person_at(table: Table, seat: int) -> Person:
    return next(one for one in PEOPLE if one.id == table.seats[seat].user)


def sitters(count: int) -> list[Sitter]:
    return [Sitter(user=one.id, name=one.name) for one in PEOPLE[:count]]


def refusal(act: object, *args: object, **more: object) -> str:
    assert callable(act)
    with pytest.raises(Refused) as caught:
        act(*args, **more)
    return caught.value.key


def test_of_two_who_resigns_loses_to_the_other_and_the_record_says_so() -> None:
    log = Log(*sitters(2))
    log.play(3)
    log.resign(0)
    summary = summary_of(log.table)
    assert log.table.state == "over"
    assert log.table.waiting_for() == []
    assert summary.outcome
    assert (summary.outcome.how, summary.outcome.winners, summary.outcome.resigned) == ("resigned", [1], 0)
    assert summary.outcome.ranks == [2, 1]
    text = log.table.record().text()
    assert text.endswith("# result resigned 1\n")
    again = replay(parse_record(text))
    assert str(again.ending) == "resigned 1"
    assert again.record().text() == text
    assert refusal(log.resign, 1) == "game-over"


def test_a_record_of_a_resigned_game_opens_as_one_and_can_be_played_on() -> None:
    log = Log(*sitters(2))
    log.play(3)
    log.resign(1)
    created, match = uploaded(log.table.record().text().encode(), "game.txt", CHRIS)
    table = Table("B" * 16, match)
    table.apply(Entry(1, 1.0, created))
    assert table.state == "over"
    assert summary_of(table).outcome == summary_of(log.table).outcome
    assert table.match.fork(2).record().ending is None


@pytest.mark.parametrize(
    "last", ["# result won 1", "# result resigned 3", "# resigned 9", "# a remark", "# result draw\n1 pass"]
)
def test_a_record_says_nothing_else_after_its_last_move(last: str) -> None:
    log = Log(*sitters(2))
    with pytest.raises(TijdperkError) as caught:
        parse_record(f"{log.table.record().text()}{last}\n")
    assert caught.value.key == "record-line"


def test_of_three_a_bot_plays_on_for_who_resigns_and_has_lost() -> None:
    log = Log(*sitters(3), game=OF_THREE)
    log.resign(1)
    table = log.table
    assert (table.state, table.seats[1].kind, table.seatings[-1].how) == ("playing", "bot", "resigned")
    assert summary_of(table).resigned == [(1, "bram")]
    assert table.record().text().endswith("# resigned 2\n")
    assert refusal(may_sit, table, BRAM, 1, table.seats[1]) == "seat-resigned"  # and does not come back
    log.resign(2)
    log.resign(0)  # nobody else is left
    assert table.state == "over"
    assert refusal(log.say, 0, "draw") == "game-over"


def test_a_draw_needs_both_and_is_declined_by_a_word_or_by_a_move() -> None:
    log = Log(*sitters(2))
    log.play(2)
    mover = log.table.waiting_for()[0]
    log.say(1 - mover, "draw")
    assert refusal(log.say, 1 - mover, "draw") == "offered-already"
    log.play()
    assert log.table.offers.agreed == {}  # by the other's move
    log.say(0, "draw")
    log.say(1, "draw", yes=False)
    assert log.table.offers.declined["draw"][0] == 1
    assert refusal(log.say, 0, "draw") == "declined-just-now"
    log.play()
    log.say(0, "draw")
    log.say(0, "draw", yes=False)  # withdrawn: nobody declined it
    assert log.table.offers.declined == {}
    log.say(0, "draw")
    log.say(1, "draw")
    outcome = summary_of(log.table).outcome
    assert outcome
    assert (log.table.state, outcome.how, outcome.winners) == ("over", "draw", [0, 1])
    assert log.table.record().text().endswith("# result draw\n")


def test_a_draw_is_for_two_and_a_bot_answers_at_once() -> None:
    assert refusal(Log(*sitters(3), game=OF_THREE).say, 0, "draw") == "draw-of-two"
    log = Log(*sitters(1), Sitter(name="easy", bot="easy"))
    log.say(0, "draw", bot=False)
    assert log.table.state == "playing"
    assert log.table.offers.declined["draw"][0] == 1
    while log.table.waiting_for() != [0]:
        log.play()
    log.play()
    log.say(0, "draw", bot=True)
    assert log.table.state == "over"


def test_all_people_agree_to_stop_and_there_is_no_result() -> None:
    log = Log(*sitters(2), Sitter(name="easy", bot="easy"), game=OF_THREE)
    log.say(0, "stop")
    assert log.table.state == "playing"
    log.say(1, "stop")
    outcome = summary_of(log.table).outcome
    assert outcome
    assert (log.table.state, outcome.how, outcome.winners, outcome.ranks) == ("abandoned", "stopped", [], [])
    check_open(log.table, CHRIS, 0)  # its record is no secret any more
    alone = Log(*sitters(1), Sitter(name="easy", bot="easy"))
    alone.say(0, "stop")
    assert alone.table.state == "abandoned"


def test_somebody_else_in_a_seat_is_bound_by_nothing() -> None:
    log = Log(*sitters(2))
    log.say(0, "stop")
    log.add(Sat(0, Sitter(user="chris", name="Chris")))
    assert log.table.offers.agreed == {}


def test_what_was_decided_in_secret_is_told_once_somebody_resigned() -> None:
    log = Log(*sitters(2), game=SECRET)
    seat = log.table.waiting_for()[0]
    log.play()
    assert log.table.moves(()) == 0
    log.resign(1 - seat)
    assert log.table.moves(()) == 1
    assert log.table.secrets == []


def test_snapshots_and_later_rules_know_how_it_ended() -> None:
    log = Log(*sitters(3), game=OF_THREE)
    log.play(2)
    log.resign(2)
    log.say(0, "stop")
    for entries, table in ((None, log.table), (log.entries, rebuilt("A" * 16, log.entries))):
        restored = snapshots.restored("A" * 16, snapshots.stored(table))
        assert summary_of(restored) == summary_of(log.table), entries
    log.resign(0)
    log.resign(1)
    reopen = reopened("A" * 16, log.entries, None, over=True)
    assert (reopen.state, reopen.stopped) == ("over", None)
    assert summary_of(reopen).outcome == summary_of(log.table).outcome
    assert reopen.record().text() == log.table.record().text()


def test_a_rematch_turns_the_seats_and_keeps_what_was_agreed() -> None:
    log = Log(*sitters(3), game=OF_THREE)
    assert refusal(log.say, 0, "again") == "game-not-over"
    log.add(Ended("anna", "stopped"))
    log.say(0, "again")
    log.say(1, "again", yes=False)
    assert log.table.offers.declined["again"][0] == 1
    log.say(1, "again")  # on second thoughts
    log.say(0, "again")
    log.say(0, "again", yes=False)  # withdrawn, while another still wants to
    assert log.table.offers.agreed == {"again": [1]}
    created = rematch(log.table)
    assert [seat.user for seat in created.seats] == ["bram", "chris", "anna"]
    assert (created.host, created.previous) == ("anna", log.table.id)
    assert (created.options, created.visibility) == (log.table.match.options, "private")
    log.add(Continued("B" * 16))
    assert refusal(log.say, 0, "again") == "again-begun"
    assert summary_of(log.table).next == "B" * 16


def test_who_resigned_is_last_in_the_standings_and_the_others_move_up() -> None:
    log = Log(*sitters(3), game=OF_THREE)
    log.resign(1)
    assert finished(log.table).ranks == []  # it goes on
    log.resign(2)  # nobody but Anna is left
    log.resign(0)
    assert log.table.state == "over"
    over = finished(log.table)
    assert over.people == ["anna", "bram", "chris"]
    assert over.ranks == [1, 3, 2]
    assert ranked([2, 1, 3], [1]) == [1, 3, 2]
    assert ranked([1, 1, 3, 4], [3]) == [1, 1, 3, 4]
    assert ranked([1, 2], []) == [1, 2]


def test_a_game_that_was_stopped_counts_only_against_who_resigned_before() -> None:
    stopped = Log(*sitters(2))
    stopped.add(Ended("anna", "stopped"))
    assert finished(stopped.table).ranks == []
    drawn = Log(*sitters(2))
    drawn.add(Ended("anna", "draw"))
    assert finished(drawn.table).ranks == [1, 1]
    lost = Log(*sitters(2))
    lost.resign(0)
    assert (finished(lost.table).ranks, finished(lost.table).ending) == ([2, 1], "resigned")
    left = Log(Sitter(user="anna", name="Anna"), Sitter(user="bram", name="Bram"), bot("easy"), game=OF_THREE)
    left.resign(1)
    left.add(Ended("anna", "stopped"))
    assert finished(left.table).people == ["anna", "bram", ""]
    assert finished(left.table).ranks == [1, 3, 1]


def test_names_at_one_screen_are_each_seats_own() -> None:
    seats = [SeatSpec(who="me", name="Ada"), SeatSpec(who="me")]
    created: Created = new_table(NewTable(game=game_id(), seats=seats, visibility="solo"), ANNA)
    table = rebuilt("A" * 16, [Entry(1, 1.0, created)])
    (event,) = named(table, ANNA, NameSeats(names={1: " Bo "}))
    table.apply(Entry(2, 2.0, event))
    table.apply(Entry(3, 3.0, Renamed("anna", "Other")))
    assert [seat.name for seat in table.seats] == ["Ada", "Bo"]
    assert table.match.seats == ["human Ada", "human Bo"]
    assert refusal(named, Log(*sitters(2)).table, ANNA, NameSeats(names={0: "x"})) == "names-one-screen"


# ---- at a server


def test_two_people_play_again_and_their_tables_know_each_other(
    anna: Someone, bram: Someone, person: type
) -> None:
    table = anna.new_table("me", "open")
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    play_on(table, anna, bram, moves=4)
    assert anna.send(table, "resign", seat=0)["type"] == "accepted"
    assert offer(anna, table, 0)["type"] == "accepted"
    listed = next(one for one in bram.get("/api/tables") if one["table"] == table)
    assert listed["offers"] == [{"what": "again", "agreed": [0], "declined": None}]  # on his home page
    assert offer(bram, table, 1, yes=False)["type"] == "accepted"
    assert anna.view(table)["table"]["offers"] == [{"what": "again", "agreed": [], "declined": 1}]
    assert offer(bram, table, 1)["type"] == "accepted"
    with bram.socket(table) as his:
        his.until("view")
        assert offer(anna, table, 0)["type"] == "accepted"
        fresh = his.until("moved", lambda told: bool(told["table"]["next"]))["table"]["next"]
    view = bram.view(fresh)["table"]
    assert [seat["user"] for seat in view["seats"]] == [bram.id, anna.id]
    assert (view["state"], view["previous"]) == ("playing", table)
    assert offer(anna, table, 0)["why"]["key"] == "again-begun"
    watcher: Someone = person()  # knows the old table's address, and is told of no other
    assert watcher.view(table)["table"]["next"] is None
    assert watcher.view(fresh)["table"]["previous"] is None


def test_against_bots_a_rematch_begins_at_once_and_the_bot_moves(anna: Someone) -> None:
    table = anna.new_table("me", "easy", visibility="solo")
    anna.send(table, "resign", seat=0)
    assert offer(anna, table, 0)["type"] == "accepted"
    fresh = anna.view(table)["table"]["next"]
    assert [seat["kind"] for seat in anna.view(fresh)["table"]["seats"]] == ["bot", "person"]
    wait_for(lambda: anna.view(fresh)["decisions"])


def test_a_bot_that_is_ahead_declines_a_draw_or_accepts_it(anna: Someone) -> None:
    table = anna.new_table("me", "easy", visibility="solo")
    assert offer(anna, table, 0, "draw")["type"] == "accepted"
    info = anna.view(table)["table"]
    declined = info["offers"] == [{"what": "draw", "agreed": [], "declined": 1}]
    assert declined != (info["outcome"] is not None and info["outcome"]["how"] == "draw")


def test_only_those_who_sit_there_propose_or_resign(anna: Someone, bram: Someone, person: type) -> None:
    table = anna.new_table("me", "open")
    assert anna.send(table, "resign", seat=0)["why"]["key"] == "table-waiting"
    bram.post(f"/api/tables/{table}/seat", {"seat": 1})
    stranger: Someone = person()
    assert stranger.send(table, "resign", seat=0)["why"]["key"] == "seat-not-yours"
    assert offer(stranger, table, 0, "stop")["why"]["key"] == "seat-not-yours"
    assert offer(anna, table, 1, "stop")["why"]["key"] == "seat-not-yours"


def offer(who: Someone, table: str, seat: int, what: str = "again", yes: bool = True) -> Json:
    return who.send(table, "offer", seat=seat, what=what, yes=yes)
