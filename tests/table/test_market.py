"""Bargaining, interrupts and moves out of turn at a table: who hears of what, and what the clock does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.market.game import MARKET, market_open
from tests.table.test_secret_views import ANNA, BRAM, CLEO, Follower, begun, follow
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import Refused
from tijdperk.table.commands import handle
from tijdperk.table.log import Entry, LogEvent
from tijdperk.table.messages import SendMove, SendUndo
from tijdperk.table.session import LiveTable
from tijdperk.table.tables import rebuilt

PEOPLE = [ANNA, BRAM, CLEO]
OFFER = "deal with seat 2; give 1 wine; want 1 iron; propose"


class Market:
    """A table of three, with a socket for each, and entries that come ten seconds apart."""

    def __init__(self) -> None:
        self.live = LiveTable(rebuilt("T" * 16, begun(MARKET.id, {}, Sampled(1))))
        self.table = self.live.table
        self.followers = [Follower(self.live, person.id) for person in PEOPLE]

    def send(self, seat: int, move: str, decision: int | None = None) -> None:
        command = SendMove("c", seat - 1, move, decision)
        self.enter(handle(self.table, PEOPLE[seat - 1], command, 0.0))

    def undo(self, seat: int, steps: int = 1) -> None:
        self.enter(handle(self.table, PEOPLE[seat - 1], SendUndo("c", seat - 1, steps), 0.0))

    def enter(self, events: list[LogEvent]) -> None:
        for event in events:
            follow(self.live, Entry(self.table.seq + 1, 10.0 * self.table.seq, event))

    def heard(self) -> list[int]:
        """How many messages came to each."""
        return [len(follower.listen()) for follower in self.followers]


@pytest.fixture
def market() -> Iterator[Market]:
    with market_open():
        yield Market()


def test_a_deal_in_secret_reaches_its_partners_alone(market: Market) -> None:
    market.send(3, "pack wine")
    market.heard()
    before = market.followers[2].now()
    market.send(1, OFFER)
    assert market.heard() == [1, 1, 0]
    market.send(2, "accept 11")
    assert market.heard() == [1, 1, 0]
    assert market.followers[2].now() == before
    assert [line["move"] for line in market.followers[1].view["log"]][-2:] == [OFFER, "accept 11"]


def test_a_deal_costs_a_third_seat_no_undo_at_the_table(market: Market) -> None:
    market.send(3, "pack wine")
    market.send(3, "pack iron")
    market.send(1, OFFER)
    market.send(2, "accept 11")
    assert market.followers[2].now()["undo"]["steps"] == 2
    market.undo(3, 2)
    assert market.followers[2].now()["view"]["packed"] == [0, 0, 0]
    with pytest.raises(Refused) as refused:
        market.undo(1)
    assert refused.value.key == "undo-nothing"


def test_undo_behind_an_offer_withdraws_it_at_the_table(market: Market) -> None:
    market.send(1, OFFER)
    market.send(1, "ready")
    market.send(2, "deal with seat 1; want 1 iron; propose")
    market.send(1, "deal with seat 2; give 1 wine; give 1 wine; give 1 wine; propose")
    market.heard()
    watching = market.followers[2].now()
    assert market.followers[0].now()["undo"]["steps"] == 1
    market.undo(1)
    assert market.heard()[2] == 0
    assert [offer["number"] for offer in market.followers[1].view["view"]["offers"]] == [11, 12]
    assert market.followers[1].view["log"][-1]["move"] == "withdraw 21"
    assert market.followers[2].now() == watching
    with pytest.raises(Refused) as refused:
        market.send(2, "accept 21")
    assert refused.value.key == "deal-no-offer"


def test_everybody_hears_of_an_interrupt(market: Market) -> None:
    market.send(1, "inspect")
    assert market.heard() == [1, 1, 1]
    assert [line["seat"] for line in market.followers[2].view["log"]][-1] == 0
    assert market.table.waiting_for() == [1, 2]


def test_what_may_be_done_out_of_turn_is_listed_and_checked(market: Market) -> None:
    market.send(2, "ready")
    (free,) = market.followers[1].now()["free"]
    assert free["seat"] == 1
    assert "deal with seat 1" in free["moves"]
    with pytest.raises(Refused) as refused:
        market.send(2, "claim wine")
    assert refused.value.key == "too-few"


def test_a_move_nobody_waits_for_does_not_start_the_clock_again(market: Market) -> None:
    for seat in (1, 2, 3):
        market.send(seat, "ready")
    since = market.table.turn_since
    market.send(1, "claim wine")
    assert market.table.turn_since == since
