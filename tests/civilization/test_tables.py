"""The tables that the rules work with: distances, levels, gifts, and that no figure was left behind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tijdperk.games.civilization.compile import compile_content, load
from tijdperk.games.civilization.components import Content
from tijdperk.games.civilization.content import FIXED_KINDS, OPEN_KINDS, RULED, STANDARD, sections
from tijdperk.games.civilization.engine.tables import (
    AIRCRAFT,
    CARRIER,
    FLEET,
    GROWTH_BONUS,
    GUNPOWDER,
    IMPROVEMENT_BONUS,
    INFANTRY,
    KINDS,
    MEDIEVAL,
    MODERN,
    NO_BONUS,
    NONE,
    OFFER_BONUS,
    RARE_METALS,
    SETTLER,
    SPICES,
    UNIT_BONUS,
    UNLIMITED,
    WINE,
    WONDER_BONUS,
    Prices,
    Tables,
    army,
)
from tijdperk.games.civilization.engine.verbs import BOARD, DONE, GO, LEARN, TAKE, VERBS

CONTENT, TABLES = load()


def area(name: str) -> int:
    return TABLES.areas.index(name)


def technology(name: str) -> int:
    return TABLES.technologies.index(name)


def test_lands_come_before_seas() -> None:
    assert TABLES.lands == 64
    assert area("aotearoa") == 63
    assert area("bering_sea") == 64
    for number in range(len(TABLES.areas)):
        ashore = number < TABLES.lands
        assert all((other < TABLES.lands) == ashore for other in TABLES.neighbours[number])
        assert all((other < TABLES.lands) != ashore for other in TABLES.shores[number])
        assert TABLES.around[number] == sorted(TABLES.neighbours[number] + TABLES.shores[number])
        assert all(number in TABLES.around[other] for other in TABLES.around[number])


@pytest.mark.rule("A-49")
@pytest.mark.rule("A-77")
@pytest.mark.parametrize(
    ("first", "second", "land", "sea"),
    [
        ("mekong", "tanami", NONE, 1),
        ("mekong", "tasmania", NONE, 2),
        ("alaska", "kamchatka", NONE, 1),
        ("nippon", "cascadia", NONE, 2),
        ("steppe", "yunnan", 2, NONE),
        ("gaul", "iberia", 1, 1),
    ],
)
def test_how_far_lands_are_apart(first: str, second: str, land: int, sea: int) -> None:
    """E-31."""
    for here, there in ((area(first), area(second)), (area(second), area(first))):
        assert TABLES.land_steps[here][there] == land
        assert TABLES.sea_steps[here][there] == sea


@pytest.mark.rule("G-25")
def test_how_far_a_plague_spreads() -> None:
    """E-01."""
    funa = area("funa")
    struck = {TABLES.areas[land] for land in TABLES.within[GUNPOWDER][funa]}
    assert {"funa", "tanganika", "eritrea", "kalahari", "atlantia", "nigeria"} <= struck
    assert "euphrates" not in struck
    assert area("euphrates") in TABLES.within[MODERN][funa]
    assert TABLES.within[0][funa] == [funa]
    assert sorted([funa, *TABLES.neighbours[funa]]) == TABLES.within[MEDIEVAL][funa]
    assert TABLES.within[MODERN][area("albion")] == [area("albion")]


@pytest.mark.rule("A-44")
def test_levels_of_pieces() -> None:
    swords = army(0, INFANTRY)
    assert TABLES.level_technology[swords] == [technology("bronze_working"), technology("iron_working")]
    assert (TABLES.level_dice[swords], TABLES.level_bonus[swords]) == ([1, 1], [0, 1])
    assert TABLES.level_dice[AIRCRAFT] == [1, 2, 3, 4]
    assert TABLES.dice[AIRCRAFT] == 1
    assert TABLES.level_technology[FLEET + MODERN] == [technology("combustion")]
    assert TABLES.level_technology[CARRIER] == [technology("advanced_flight")]
    assert [TABLES.dice[army(era, INFANTRY)] for era in range(4)] == [1, 2, 3, 4]
    assert (TABLES.dice[SETTLER], TABLES.points[SETTLER]) == (0, 2)


@pytest.mark.rule("A-20")
@pytest.mark.rule("A-28")
@pytest.mark.parametrize(
    ("name", "bonus", "noun", "count"),
    [
        ("alphabet_writing", NO_BONUS, NONE, 0),
        ("the_wheel", UNIT_BONUS, KINDS.index("ancient-cavalry"), 1),
        ("flight", UNIT_BONUS, AIRCRAFT, 1),
        ("pottery", IMPROVEMENT_BONUS, TABLES.improvements.index("granary"), 1),
        ("chemistry", GROWTH_BONUS, NONE, 1),
        ("theology", WONDER_BONUS, TABLES.wonders.index("bachs_cathedral"), 2),
        ("fusion", OFFER_BONUS, TABLES.wonders.index("alpha_centauri_colony_ship"), 1),
    ],
)
def test_what_comes_with_a_technology(name: str, bonus: int, noun: int, count: int) -> None:
    number = technology(name)
    assert (TABLES.bonus[number], TABLES.bonus_noun[number], TABLES.bonus_count[number]) == (
        bonus,
        noun,
        count,
    )


def test_wonders_of_technologies() -> None:
    assert sorted(wonder for wonders in TABLES.wonders_of for wonder in wonders) == list(range(25))
    pyramids = TABLES.wonders.index("pyramids")
    assert TABLES.wonders_of[technology("ceremonial_burial")] == [pyramids]
    assert KINDS[TABLES.wonder_kind[pyramids]] == "ancient-cavalry"
    assert TABLES.wonder_amount[pyramids] == 2


@pytest.mark.rule("A-48")
def test_ranges() -> None:
    steam = technology("steam_power")
    assert (TABLES.range_land[steam], TABLES.range_sea[steam]) == (4, 3)
    flight = technology("flight")
    assert TABLES.range_land[flight] == TABLES.range_sea[flight] == UNLIMITED
    assert TABLES.range_land[technology("masonry")] == 0


@pytest.mark.rule("A-17")
@pytest.mark.rule("G-66")
def test_production() -> None:
    """E-21: a happy wine village with and without a gear, a plain unhappy town."""
    assert TABLES.resource_value[1][0][1] == 4
    assert TABLES.resource_value[1][1][1] == 8
    assert TABLES.plain_value[0][0][2] == 1
    assert TABLES.critical[MEDIEVAL][8] == SPICES
    assert TABLES.critical[MODERN][4] == RARE_METALS
    assert TABLES.critical[0][2] == WINE
    assert TABLES.monopoly == [0, 0, 0, 20, 40, 80]


@pytest.mark.rule("C-09")
def test_milestones_as_printed() -> None:
    number = TABLES.milestones.index("modern_metropolises")
    assert (TABLES.milestone_amount[number], TABLES.milestone_printed[number]) == (8, 10)
    assert TABLES.milestone_printed[0] == TABLES.milestone_amount[0] == 6


def test_moves_are_made_once() -> None:
    assert len(TABLES.moves) == len(VERBS)
    assert [move.noun for move in TABLES.moves[GO]] == list(range(89))
    assert len(TABLES.moves[LEARN]) == 53
    assert TABLES.moves[BOARD][99].noun == 99
    assert len(TABLES.moves[DONE]) == 1
    assert TABLES.moves[TAKE] == []  # three nouns


# -- every figure has its place


def flat(tables: Tables) -> dict[str, Any]:
    """Everything in the tables but the moves, so that two of them can be compared."""
    found = {name: getattr(tables, name) for name in Tables.__annotations__ if name != "moves"}
    for name, value in found.items():
        if isinstance(value, Prices):
            found[name] = vars_of(value)
    return found


def vars_of(prices: Prices) -> dict[str, list[int]]:
    return {name: getattr(prices, name) for name in Prices.__annotations__}


# What is in the box or on the screen, and belongs to no rule.
NOT_IN_TABLES = {
    "game": {"fewest_players", "most_players", "improvement_cards"},
    "map": {"width", "height"},
    "city_cards": {"plain", "blank"},
    "resource": {"cards"},
    "land": {"at"},
    "sea": {"at"},
    "unit": {"level"},  # an order
    **{kind: set(fields) - {"largest"} for kind, fields in RULED.items()},
}


def raised(value: Any) -> Any:
    """The same with its first number one higher; None where there is none but 0, which stands for nothing."""
    if isinstance(value, int):
        return value + 1 if value and not isinstance(value, bool) else None
    if not isinstance(value, dict | list):
        return None
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        other = raised(inner)
        if other is not None:
            return (
                {**value, key: other} if isinstance(value, dict) else [*value[:key], other, *value[key + 1 :]]
            )
    return None


def figures(data: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Each figure of a section, and each one that a kind of component has, once: kind, field, its record."""
    for name, _ in sections(CONTENT):
        record = data
        for step in name.split("."):
            record = record[step]
        yield from ((name, field, record) for field in record if raised(record[field]) is not None)
    for kind in (*FIXED_KINDS, *OPEN_KINDS, "city_value"):
        seen: set[str] = set()
        for record in data[kind]:
            new = [field for field in record if field not in seen and raised(record[field]) is not None]
            yield from ((kind, field, record) for field in new)
            seen.update(new)


def test_every_figure_reaches_the_tables() -> None:
    standard = flat(TABLES)
    data = msgspec.to_builtins(CONTENT)
    tried = 0
    for kind, field, record in list(figures(data)):
        if field in NOT_IN_TABLES.get(kind, ()):
            continue
        before = record[field]
        record[field] = raised(before)
        changed = msgspec.convert(data, Content)
        record[field] = before
        assert flat(compile_content(changed, "")) != standard, f"{kind}, {field}"
        tried += 1
    assert tried > 50


def test_tables_are_complete() -> None:
    for name in Tables.__annotations__:
        assert hasattr(TABLES, name), name
    assert TABLES.fingerprint == ""


def test_tables_of_a_corrected_file(tmp_path: Path) -> None:
    """A sea less: its lands have one coast less, and numbers close up."""
    text = STANDARD.read_text("utf-8")
    start = text.index('[[sea]]\nid = "baffin_sea"')
    text = text[:start] + text[text.index("[[sea]]", start + 1) :]
    text = text.replace('"baffin_sea", ', "").replace('["baffin_sea"]', "[]")
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    _, tables = load(file)
    assert len(tables.areas) == 88
    assert tables.fingerprint
    assert tables.shores[tables.areas.index("hudson")] == []
    assert tables.areas[tables.shores[tables.areas.index("labrador")][0]] == "grand_banks"
