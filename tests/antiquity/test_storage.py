"""R130 to R132, R205: what can be stored is kept."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.table import Table, antiquity


def storing(have: str, goods: str, **more: Any) -> Table:
    return antiquity(have={1: have}, goods={1: goods}, phase="storage", beginners=True, **more)


@pytest.mark.rule("R130", "A01", "R191")
def test_one_good_on_each_square_and_the_owner_chooses() -> None:
    table = storing("storage-1x2* storage-1x4* storage-2x3", "4 wood, 4 fish")
    assert table.asked == "1 storing"
    assert table.view(1).due.goods == 2
    assert table.moves(1) == {"discard wood", "discard fish"}
    table.play("1 discard wood", "1 discard fish")
    assert table.goods(1) == {"wood": 3, "fish": 3}
    assert table.heard("discarded") == ["discarded 1 good=wood count=1", "discarded 1 good=fish count=1"]
    assert "storing" not in table.asked


@pytest.mark.rule("R130")
def test_a_storage_without_a_man_or_with_a_grave_keeps_nothing() -> None:
    for have in ("storage-2x3", "storage-2x3+1", ""):
        assert storing(have, "2 wood, fish").goods(1) == {}


@pytest.mark.rule("R130")
def test_what_cannot_be_chosen_is_done() -> None:
    assert storing("storage-1x2*", "5 wood").goods(1) == {"wood": 2}
    assert storing("storage-1x2*", "wood, fish").goods(1) == {"wood": 1, "fish": 1}
    table = storing("storage-1x2*", "3 wood, fish").play("1 discard fish")
    assert table.goods(1) == {"wood": 2}  # only wood is left to discard


@pytest.mark.rule("R205")
def test_nothing_is_discarded_that_fits() -> None:
    table = storing("storage-1x2*", "2 wood, fish").play("1 discard wood")
    assert table.goods(1) == {"wood": 1, "fish": 1}
    assert "storing" not in table.asked
    assert storing("storage-1x2*", "2 wood, 2 fish").refused("1 discard gold") == "nothing-of-it"


@pytest.mark.rule("R131", "A20")
def test_san_christofori_keeps_everything_without_storage_or_man() -> None:
    for saint in ("christofori", "maria"):
        table = storing("cathedral", "9 wood, 9 fish", saints={1: saint})
        assert table.goods(1) == {"wood": 9, "fish": 9}
        assert table.known(1).room == -1
    assert storing("cathedral", "9 wood", saints={1: "nicolo"}).goods(1) == {}


@pytest.mark.rule("R131", "R197", "T35")
def test_not_with_a_grave_on_his_cathedral() -> None:
    assert storing("cathedral+1", "9 wood, 9 fish", saints={1: "christofori"}).goods(1) == {}


@pytest.mark.rule("R132")
def test_everything_a_seat_has_then_counts() -> None:
    table = antiquity(
        have={1: "market* storage-1x2*"},
        cities={2: "0,6"},
        goods={1: "4 wood", 2: "fish"},
        beginners=True,
    )
    table.play("1 trade wood and wood for dye", "2 deal with seat 1", "2 give 1 fish", "2 propose")
    table.play("1 accept 12").all_ready()
    assert table.asked == "1 storing"
    assert table.view(1).due.goods == 2
    assert table.moves(1) == {"discard wood", "discard dye", "discard fish"}


@pytest.mark.rule("R145", "A58")
def test_what_is_harvested_need_not_be_stored_before_the_next_round() -> None:
    table = storing("", "wood", works=["1 farm wine at 2,0: 2,0"])
    assert table.goods(1) == {"wine": 1}
    assert table.phase == "building"


@pytest.mark.rule("A60")
def test_goods_do_not_run_out() -> None:
    table = storing(
        "cathedral", "60 wood", saints={1: "christofori"}, works=["1 woodcutter wood at 2,0: 2,0"]
    )
    assert table.goods(1) == {"wood": 61}
