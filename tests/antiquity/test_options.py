"""The options of a game: what they change, and that nothing else is changed by them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.antiquity.table import GAME, Table, antiquity, drawn, fresh

TILES = "saltmere_channel ringmeadow_lake corner_bay long_spine"
FIELDS = {
    "beginners": "beginners",
    "supply": "unlimited_supply",
    "harbour": "narrow_harbour",
    "inns": "limited_inns",
    "ties": "strict_ties",
    "alchemy": "strict_alchemy",
    "dump": "dump_helps",
}


@pytest.mark.rule("R190", "A02", "A08", "A12", "A14", "A35", "A70")
def test_every_option_reaches_the_position_and_is_off_unless_it_is_chosen() -> None:
    assert {option.id for option in GAME.options} == set(FIELDS)
    usual = fresh(*drawn(TILES, "1 2"))
    assert usual.view().options == []
    for option in GAME.options:
        chosen: dict[str, Any] = {option.id: option.choices[1]}
        table = fresh(*drawn(TILES, "1 2"), **chosen)
        assert table.view().options == [FIELDS[option.id]]
        GAME.rule(option.rule)


def after_exploring(**more: Any) -> Table:
    return antiquity(cities={1: "0,0 4,0"}, famine=6, phase="exploration", **more)


@pytest.mark.rule("R190", "R213")
def test_beginners_have_neither_famine_nor_pollution() -> None:
    table = after_exploring(beginners=True)
    assert table.asked == "1 planning, 2 planning"
    assert table.famine == 6
    assert table.heard("buried", "polluted", "famine") == []
    usual = after_exploring()
    assert usual.asked == "1 burying"


@pytest.mark.rule("R213", "R107")
def test_but_farms_pollute_and_food_that_is_explored_makes_famine_worse() -> None:
    table = antiquity(
        have={1: "cart_shop* explorer*"},
        goods={1: "wine"},
        markers="0,-2",
        phase="land",
        beginners=True,
    )
    table.play("1 farm wine at 2,0", "1 harvest 2,-1", "1 explore 0,-2", "~ marker grain")
    assert "2,0" in table.polluted
    assert table.famine == 1


@pytest.mark.rule("R213", "R187")
def test_and_the_end_is_looked_at_after_exploring() -> None:
    every = "cathedral " + "house " * 20
    table = antiquity(have={1: every}, saints={1: "nicolo"}, phase="exploration", beginners=True)
    assert table.winners == [1]


@pytest.mark.rule("A62")
def test_misprints_of_the_book_are_not_names_of_the_game() -> None:
    names = {
        record.name.en.lower() for kind in ("building", "saint") for record in getattr(GAME.content, kind)
    }
    assert "forced labour" in names
    assert not {"forces labour"} & names
