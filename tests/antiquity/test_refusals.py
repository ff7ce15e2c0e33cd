"""Every reason for which a move is refused: once each, with what is said then, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.antiquity.table import GAME, Table, antiquity, drawn, fresh
from tijdperk.games.antiquity.engine import verbs
from tijdperk.games.antiquity.reasons import REASONS
from tijdperk.kernel.deals import DEAL_REASONS
from tijdperk.kernel.text import catalogue

TILES = "saltmere_channel ringmeadow_lake corner_bay long_spine"
CITY = "fish, wood, stone, dye, pearls"
FULL = "K K h M M h h\nK h h M M h h\n" + "h h h h h h h\n" * 5
BAY = "2,-2 2,-1 3,-3 3,-2"


def founding(*lines: str) -> Callable[[], Table]:
    return lambda: fresh(*drawn(TILES, "2 1"), *lines)


def land(have: str = "cart_shop*", goods: str = "", **more: Any) -> Callable[[], Table]:
    return lambda: antiquity(have={1: have}, goods={1: goods}, phase="land", **more)


def plan(have: str = "", goods: str = "", **more: Any) -> Callable[[], Table]:
    cities = more.pop("cities", {2: "0,6"})
    return lambda: antiquity(have={1: have}, goods={1: goods}, cities=cities, **more)


def sold_out() -> Table:
    table = antiquity(goods={1: "wood"})
    table.position.supply = [0] * len(table.position.supply)
    return table


def moved() -> Table:
    table = antiquity(have={1: "cathedral house"}, saints={1: "barbara"})
    table.position.own_realm(0).moved = table.tables.rearranging
    return table


def rearranging() -> Table:
    return antiquity(have={1: "cathedral house"}, saints={1: "barbara"})


def phase(name: str, **more: Any) -> Callable[[], Table]:
    return lambda: antiquity(phase=name, **more)


def without_seat_2() -> Table:
    return antiquity(
        seats=3,
        cities={2: "0,6", 3: "-6,0"},
        plans={2: "h h h h h h h\n" * 7},
        houses={2: "1"},
        goods={1: "fish", 3: "fish"},
        famine=1,
        phase="hunger",
    ).until("planning")


GUARDED: dict[str, Any] = {"cities": {2: "0,5"}, "have": {2: "dump*"}}
FARM = ["1 farm wine at 2,0: 2,0 2,1 3,0 3,-1"]
# how the table is set, and the line that is refused, after others that are played
CASES: dict[int, tuple[Callable[[], Table], list[str]]] = {
    verbs.NOT_ON_START_TILE: (founding(), ["1 found s12"]),
    verbs.TILE_TAKEN: (founding("1 found o5"), ["2 found o8"]),
    verbs.NOT_IN_ZONE: (land(goods="wine"), ["1 farm wine at 5,0"]),
    verbs.OCCUPIED: (land(goods="wine", inns={2: "2,0"}), ["1 farm wine at 2,0"]),
    verbs.POLLUTED: (land(goods="wine", polluted="2,0"), ["1 farm wine at 2,0"]),
    verbs.WRONG_TERRAIN: (land(goods="wine", forest="2,0"), ["1 farm wine at 2,0"]),
    verbs.NO_CART: (land("alchemy*", "wine", polluted="3,0"), ["1 farm wine at 2,0"]),
    verbs.CANNOT_PAY: (land(forest="2,0"), ["1 woodcutter 2,0"]),
    verbs.NO_SEED: (land(), ["1 farm wine at 2,0"]),
    verbs.WRONG_CROP: (land(), ["1 farm gold at 2,0"]),
    verbs.NO_BIOLOGY: (land(), ["1 free farm wine at 2,0"]),
    verbs.WRONG_MINERAL: (land(mountain="2,0"), ["1 mine dye at 2,0"]),
    verbs.RANGE_GIVES_OTHER: (land(goods="wood", mountain="2,0", minerals="gold"), ["1 mine stone at 2,0"]),
    verbs.WRONG_CATCH: (land(), ["1 fishery gold at 2,0 and 3,0"]),
    verbs.NOT_TWO_NEIGHBOURS: (land(goods="wood", sea=BAY), ["1 fishery fish at 1,-2 and 3,-1"]),
    verbs.NO_CLEAN_SEA: (land(goods="wood", sea=BAY), ["1 fishery fish at 0,2 and 0,3"]),
    verbs.FISHERIES_USED: (
        land(
            goods="wood",
            sea=BAY,
            works=[f"2 fishery fish at {q},6 and {q},7" for q in range(-8, 1)]
            + [f"2 fishery fish at {q},-7 and {q},-8" for q in range(5, 8)],
        ),
        ["1 fishery fish at 2,0 and 3,-1"],
    ),
    verbs.NO_BREWERY: (land(goods="fish"), ["1 inn 2,0"]),
    verbs.INNS_USED: (
        land(
            "cart_shop* brewery",
            "fish",
            inns={
                1: " ".join(f"{q},8" for q in range(-8, 1)) + " " + " ".join(f"{q},7" for q in range(-8, 0))
            },
            limited_inns=True,
        ),
        ["1 inn 2,0"],
    ),
    verbs.OFF_THE_LAND: (land(goods=CITY, disc=5), ["1 city 5,-1"]),
    verbs.NOT_LAND: (land(goods=CITY, sea="4,0"), ["1 city 4,0"]),
    verbs.TOUCHES_CITY: (land(goods=CITY), ["1 city 3,0"]),
    verbs.CITIES_USED: (land(goods=CITY, cities={1: "0,0 4,0 0,4 -4,4"}), ["1 city 4,-4"]),
    verbs.NO_ALCHEMY: (land(polluted="2,0"), ["1 clean 2,0"]),
    verbs.NOTHING_TO_CLEAN: (land("alchemy*"), ["1 clean 2,0"]),
    verbs.CENTRE_NOT_POLLUTED: (land("alchemy*", polluted="3,0", strict_alchemy=True), ["1 clean 2,0"]),
    verbs.NO_SUCH_CITY: (plan(goods="wood"), ["1 build market at 2a1 turned 0"]),
    verbs.DOES_NOT_FIT: (plan(goods="wood"), ["1 build market at 1g1 turned 0"]),
    verbs.SQUARE_COVERED: (plan("house", "wood"), ["1 build market at 1a1 turned 0"]),
    verbs.SQUARE_GRAVE: (plan("grave", "wood"), ["1 build market at 1a1 turned 0"]),
    verbs.ALREADY_BUILT: (plan("market", "wood"), ["1 build market at 1e5 turned 0"]),
    verbs.SOLD_OUT: (sold_out, ["1 build cart_shop at 1a1 turned 0"]),
    verbs.SAME_TURN: (plan(goods="wood"), ["1 build market at 1a1 turned 1"]),
    verbs.HOUSE_BUILT: (plan("house"), ["1 house 1 at 1g7"]),
    verbs.NO_SUCH_BUILDING: (plan("house market"), ["1 man 1g7"]),
    verbs.NEEDS_NO_MAN: (plan("house granary"), ["1 man 1b1"]),
    verbs.HAS_MAN: (plan("house market*", men={1: 1}), ["1 man 1b1"]),
    verbs.SPOILED: (plan("house market+1"), ["1 man 1b1"]),
    verbs.NO_MEN: (plan("market"), ["1 man 1a1"]),
    verbs.WORKED_BY_UNIVERSITY: (
        lambda: antiquity(plans={1: "U U T T T h\nU U T T T .\n. . T T . ."}, manned={1: "U"}, men={1: 1}),
        ["1 man 1c1"],
    ),
    verbs.NO_HOSPITAL: (plan("grave"), ["1 clear 1a1"]),
    verbs.NO_GRAVE: (plan("hospital*"), ["1 clear 1g7"]),
    verbs.ENOUGH_CLEARED: (
        plan("grave grave grave grave grave grave hospital*"),
        [f"1 clear 1{column}1" for column in "abcdef"],
    ),
    verbs.NO_THEOLOGY: (plan("cathedral", saints={1: "nicolo"}), ["1 raze cathedral"]),
    verbs.NO_CATHEDRAL: (plan("theology*"), ["1 raze cathedral"]),
    verbs.RAZED_ALREADY: (
        plan("cathedral theology*", "stone", saints={1: "nicolo"}),
        ["1 raze cathedral", "1 build cathedral at 1e4 turned 0", "1 choose nicolo", "1 raze cathedral"],
    ),
    verbs.NOT_MARIA: (plan("cathedral theology*", saints={1: "maria"}), ["1 raze cathedral"]),
    verbs.NO_MARKET: (plan(goods="2 wood"), ["1 trade wood and wood for dye"]),
    verbs.LACKS_GOODS: (plan("market*", "wood"), ["1 trade wood and wood for dye"]),
    verbs.SAME_GOOD: (plan("market*", "2 wood"), ["1 trade wood and wood for wood"]),
    verbs.NO_BARBARA: (plan("market"), ["1 lift 1a1"]),
    verbs.MOVED_ENOUGH: (moved, ["1 lift 1a1"]),
    verbs.NOT_LIFTED: (rearranging, ["1 lift 1a1", "1 lay market at 1e4 turned 0"]),
    verbs.NOT_WANTED: (plan(goods="dye, gold"), ["1 build fountain at 1a1 turned 0", "1 pay fish"]),
    verbs.NOT_LOWER: (
        plan("cathedral", "fish", saints={1: "nicolo"}),
        ["1 house 5 at 1g7", "1 add house 6 at 1g6"],
    ),
    verbs.NOTHING_OF_IT: (
        phase("storage", have={1: "storage*"}, goods={1: "2 wood, 2 dye"}),
        ["1 discard gold"],
    ),
    verbs.NOT_ITS_COUNTER: (phase("harvest", works=FARM), ["1 harvest 0,2"]),
    verbs.KEPT_FOR_LAST: (phase("harvest", works=FARM), ["1 harvest 2,0"]),
    verbs.NO_MARKER: (phase("exploration", have={1: "explorer*"}, markers="2,0"), ["1 explore 2,1"]),
    verbs.EMPTY_FIRST: (phase("hunger", have={1: "market"}, famine=1), ["1 bury 1a1"]),
    verbs.ON_HOUSE: (phase("hunger", plans={1: FULL}, houses={1: "1"}, famine=1), ["1 bury 1c1"]),
    verbs.PROTECTED: (phase("pollution", **GUARDED), ["1 pollute 0,3"]),
    verbs.NOT_PLANNING: (land(goods="wine"), ["1 deal with seat 2"]),
    verbs.OUT_OF_GAME: (without_seat_2, ["1 deal with seat 2"]),
    verbs.BUSY: (
        plan(goods="dye, gold"),
        ["1 build fountain at 1a1 turned 0", "1 deal with seat 2"],
    ),
    verbs.NO_MARKET_BETWEEN: (
        plan(goods="dye"),
        ["1 deal with seat 2", "1 give 1 dye", "1 propose", "2 accept 11"],
    ),
}


def test_there_is_a_case_for_every_reason() -> None:
    assert set(CASES) == set(REASONS) - set(DEAL_REASONS)


@pytest.mark.parametrize("reason", sorted(CASES))
def test_a_refusal_says_why_and_changes_nothing(reason: int) -> None:
    start, (*lines, last) = CASES[reason]
    table = start().play(*lines)
    before = msgspec.json.encode(table.game.store(table.position))
    refusal = table.refusal(last)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == REASONS[reason]
    assert msgspec.json.encode(table.game.store(table.position)) == before
    assert refusal.rule is not None
    GAME.rule(refusal.rule)
    for language in ("en", "nl"):
        text = catalogue(language, "antiquity").error(refusal)
        assert text.endswith(f"({refusal.rule})")
        assert "{" not in text
