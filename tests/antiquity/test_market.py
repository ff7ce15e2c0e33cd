"""R074, R075, R201, A26, A73 to A75: trade with others and with the bank."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.table import Table, antiquity
from tijdperk.games.antiquity.engine.position import BUILDING

GOODS = {1: "3 wood, 2 dye", 2: "2 fish"}


def market(have: dict[int, str] | None = None, **more: Any) -> Table:
    had = {1: "house market*"} if have is None else have
    return antiquity(have=had, goods=GOODS, cities={2: "0,6"}, **more)


def offer(table: Table) -> Table:
    """Seat 1 offers seat 2 two wood for a fish."""
    return table.play("1 deal with seat 2", "1 give 1 wood", "1 give 1 wood", "1 want 1 fish", "1 propose")


@pytest.mark.rule("R075", "A26")
def test_the_bank_gives_a_good_of_choice_for_any_two() -> None:
    table = market().play("1 trade wood and wood for gold", "1 trade dye and wood for fish")
    assert table.goods(1) == {"gold": 1, "dye": 1, "fish": 1}
    table.play("1 trade dye and gold for stone")
    assert table.goods(1) == {"fish": 1, "stone": 1}


@pytest.mark.rule("R075")
def test_the_bank_needs_a_market_that_works_and_two_goods() -> None:
    line = "1 trade wood and wood for gold"
    assert market({1: "market"}).refused(line) == "no-market"
    assert market({1: "market+1"}).refused(line) == "no-market"
    assert market().refused("1 trade fish and wood for gold") == "lacks-goods"
    assert market().refused("2 trade fish and fish for gold") == "no-market"


@pytest.mark.rule("R205")
def test_nothing_is_thrown_away_at_the_bank() -> None:
    assert market().refused("1 trade dye and wood for wood") == "same-good"


@pytest.mark.rule("A75")
def test_trade_with_the_bank_is_told_when_all_are_ready() -> None:
    table = market(beginners=True).play("1 trade wood and wood for gold")
    assert table.known(1).goods["wood"] == 3
    assert table.heard("traded") == []
    table.all_ready()
    assert table.heard("traded") == ["traded 1 good=wood other=wood wanted=gold"]


@pytest.mark.rule("R074")
def test_two_players_trade_if_one_of_them_has_a_market() -> None:
    for have in ({1: "market*"}, {2: "market*"}):
        table = offer(market(have)).play("2 accept 11")
        assert table.goods(1) == {"wood": 1, "dye": 2, "fish": 1}
        assert table.goods(2) == {"wood": 2, "fish": 1}
    for have in ({}, {1: "market", 2: "market"}, {1: "market+1"}):
        assert offer(market(have)).refused("2 accept 11") == "no-market-between"


@pytest.mark.rule("R074", "A75")
def test_deals_are_announced() -> None:
    table = offer(market(beginners=True)).play("2 accept 11")
    assert table.heard("dealt-with") == ["dealt-with 2 partner=0 offer=11"]
    table.all_ready()
    assert table.heard("handed") == [
        "handed 1 partner=1 good=wood count=2",
        "handed 2 partner=0 good=fish count=1",
    ]


@pytest.mark.rule("R201")
def test_either_side_may_give_nothing() -> None:
    table = market().play("1 deal with seat 2", "1 give 1 dye", "1 propose", "2 accept 11")
    assert table.goods(2) == {"fish": 2, "dye": 1}
    table.play("2 deal with seat 1", "2 want 1 wood", "2 propose", "1 accept 12")
    assert table.goods(2) == {"fish": 2, "dye": 1, "wood": 1}
    assert market().play("1 deal with seat 2").refused("1 propose") == "deal-empty"


@pytest.mark.rule("R201")
def test_players_trade_in_the_secret_phase_only() -> None:
    table = market({1: "market* cart_shop*"}, phase="land")
    assert table.refused("1 deal with seat 2") == "not-planning"


@pytest.mark.rule("R201")
def test_not_in_the_middle_of_another_step() -> None:
    table = antiquity(goods={1: "dye, gold"}, have={1: "market*"}, cities={2: "0,6"})
    table.play("1 build fountain at 1g7 turned 0")
    assert table.refused("1 deal with seat 2") == "busy"


@pytest.mark.rule("A73")
def test_anybody_may_offer_to_anybody() -> None:
    table = market({}, seats=3)
    for seat, partner in ((1, 2), (2, 3), (3, 1)):
        assert table.refused(f"{seat} deal with seat {partner}") is None
    assert table.refused("1 deal with seat 1") == "deal-with-oneself"


@pytest.mark.rule("A73")
def test_what_is_offered_is_set_aside() -> None:
    table = offer(market())
    assert table.refused("1 trade wood and wood for gold") == "lacks-goods"
    assert table.refused("1 build cart_shop at 1f6 turned 0") is None
    table.play("1 build cart_shop at 1f6 turned 0")
    assert table.refused("1 build cart_shop at 1f3 turned 0") == "cannot-pay"
    table.play("1 withdraw 11")
    assert table.refused("1 build cart_shop at 1f3 turned 0") is None


@pytest.mark.rule("A73")
def test_whoever_takes_back_an_offer_has_the_goods_again() -> None:
    table = offer(market()).play("1 withdraw 11")
    assert table.refused("1 trade wood and wood for gold") is None
    assert table.refused("2 accept 11") == "deal-no-offer"


@pytest.mark.rule("A74")
def test_a_new_offer_asks_a_seat_that_is_ready_again() -> None:
    table = market(seats=3).play("2 ready")
    assert table.asked == "1 planning, 3 planning"
    offer(table)
    assert table.asked == "1 planning, 2 planning, 3 planning"
    table.play("2 decline 11")
    assert table.asked == "1 planning, 2 planning, 3 planning"


@pytest.mark.rule("A74")
def test_offers_lapse_when_a_seat_is_ready() -> None:
    table = offer(market(seats=3)).play("2 ready")
    assert table.view(1).offers == []
    assert table.goods(1) == {"wood": 3, "dye": 2}
    assert table.refused("1 trade wood and wood for gold") is None


@pytest.mark.rule("A74")
def test_offers_are_limited() -> None:
    table = market()
    for number in range(1, 9):
        table.play("1 deal with seat 2", "1 give 1 dye", "1 propose", f"2 decline {number}1")
    assert table.refused("1 deal with seat 2") == "deal-too-many"


@pytest.mark.rule("R074")
def test_a_deal_cannot_be_taken_back_by_one_side() -> None:
    table = offer(market()).play("2 accept 11")
    assert table.match.may_undo(0) is not None
    assert table.match.may_undo(1) is not None


def gold_offered() -> Table:
    """Seat 1 has gold from the bank, and offers it to seat 2 for a fish."""
    table = market(seats=3).play("1 trade wood and wood for gold")
    return table.play("1 deal with seat 2; give 1 gold; want 1 fish; propose")


@pytest.mark.rule("A73")
def test_undo_behind_an_offer_withdraws_it() -> None:
    table = gold_offered()
    table.match.undo(0)
    assert table.goods(1) == {"wood": 3, "dye": 2}
    assert table.view(1).offers == []
    assert table.view(2).offers == []
    assert table.refused("2 accept 11") == "deal-no-offer"
    assert table.heard("withdrew") == ["withdrew 1 partner=1 offer=11"]
    assert table.match.steps[-1].audience == 0b011
    offer(table)
    assert [one.number for one in table.view(2).offers] == [21]
    assert table.refused("2 accept 21") is None


@pytest.mark.rule("A73")
def test_undo_behind_several_offers_withdraws_those_made_since() -> None:
    table = offer(market(seats=3))
    table.play("1 trade dye and wood for gold", "1 deal with seat 2; give 1 gold; want 1 fish; propose")
    table.play("1 deal with seat 3; give 1 dye; want 1 stone; propose", "2 decline 21")
    table.match.undo(0)
    assert [one.number for one in table.view(1).offers] == [11]
    assert table.goods(1) == {"wood": 3, "dye": 2}


@pytest.mark.rule("A73")
def test_undo_behind_an_offer_that_stands_without_it_leaves_it() -> None:
    table = market(seats=3)
    table.play("1 trade wood and wood for gold", "1 deal with seat 2; give 1 dye; want 1 fish; propose")
    table.match.undo(0)
    assert [one.number for one in table.view(2).offers] == [11]


@pytest.mark.rule("A73")
def test_undo_does_not_go_behind_an_offer_into_an_earlier_phase() -> None:
    """What was offered in a plan is no move of the phase before it."""
    table = antiquity(seats=2, goods={1: "wood", 2: "fish"}).all_ready()
    while table.position.phase != BUILDING:
        seat = table.match.seat
        table.match.play(table.match.legal(seat)[-1], seat)
    last = table.match.steps[-1]
    table.match.play(f"deal with seat {2 - last.seat}; want 1 wood; propose", last.seat)
    reason = table.match.may_undo(last.seat)
    assert reason is not None
    assert reason.key == "undo-depends"


@pytest.mark.rule("A73", "A74")
def test_a_payment_is_chosen_again_though_an_offer_was_made_since() -> None:
    """The offer was made between two steps: in the middle of one it would be refused (R201)."""
    table = antiquity(goods={1: "wine, gold, dye"}, have={1: "market*"}, cities={2: "0,6"}, seats=3)
    table.play("1 build fountain at 1g7 turned 0")
    paid = min(table.moves(1))
    table.play(f"1 {paid}", "1 deal with seat 2; want 1 fish; propose")
    table.match.undo(0)
    assert table.view(2).offers == []
    assert paid in table.moves(1)
    table.play(f"1 {paid}").all_ready()
