"""R069-R073: how many monuments an empire builds, and where."""

from __future__ import annotations

import pytest

from tests.history.table import GAME, Table, history

RESOURCES = [land for land, resource in zip(GAME.tables.lands, GAME.tables.resource, strict=True) if resource]


def monuments(table: Table) -> list[str]:
    return [land.land for land in table.view().lands if land.monument]


def assyria(*armies: str) -> Table:
    """Assyria with these armies, its expansion over."""
    at = ", ".join(f"1 {army}" if army[0].isalpha() else army for army in armies)
    return history(empire="assyria", at=at, pool=0).play("1 done")


CAPITAL = "upper_tigris capital active"


@pytest.mark.rule("R069")
def test_18_lands_have_a_resource() -> None:
    assert len(RESOURCES) == 18
    for land in RESOURCES:
        other = "zagros" if land != "zagros" else "levant"
        assert monuments(assyria(CAPITAL, f"{land} active", f"{other} active")) == ["upper_tigris"], land


@pytest.mark.rule("R070", "T10")
@pytest.mark.parametrize(("held", "built"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_one_monument_for_two_resource_lands(held: int, built: int) -> None:
    cities = ("persian_plateau city active", "middle_tigris city active")
    table = assyria(CAPITAL, *cities, *(f"{land} active" for land in RESOURCES[:held]))
    while table.asked == "1 monument":
        table.play(f"1 {min(table.legal)}")
    assert len(monuments(table)) == built


@pytest.mark.rule("R071")
@pytest.mark.parametrize("other", ["", "minor_phoenicia", "kingdom_etruscans"])
def test_resources_of_other_armies_of_ones_colour_do_not_count(other: str) -> None:
    assert monuments(assyria(CAPITAL, "zagros active", f"levant {other}")) == []
    assert monuments(assyria(CAPITAL, "zagros active", "levant active")) == ["upper_tigris"]


@pytest.mark.rule("R072")
def test_the_capital_comes_first() -> None:
    table = assyria(CAPITAL, "zagros city active", "levant active")
    assert monuments(table) == ["upper_tigris"]
    assert table.asked == "2 expand"


@pytest.mark.rule("R072")
def test_without_a_capital_a_city_and_without_one_a_resource_land() -> None:
    assert monuments(assyria("palestine city active", "zagros active", "levant active")) == ["palestine"]
    table = assyria("palestine active", "zagros active", "levant active")
    assert table.asked == "1 monument"
    assert table.legal == {"monument levant", "monument zagros"}
    assert monuments(table.play("1 monument zagros")) == ["zagros"]


@pytest.mark.rule("R072")
def test_a_city_must_be_held_by_the_active_empire() -> None:
    table = assyria("palestine city", "2 morea city", "zagros active", "levant monument active")
    assert monuments(table) == ["levant", "zagros"]


@pytest.mark.rule("R072")
def test_a_lost_capital_is_no_site() -> None:
    table = assyria("2 upper_tigris city", "palestine city active", "zagros active", "levant active")
    assert monuments(table) == ["palestine"]


@pytest.mark.rule("R073")
def test_without_a_site_nothing_is_built() -> None:
    table = assyria("palestine active", "zagros monument active", "levant monument active")
    assert monuments(table) == ["levant", "zagros"]
    assert table.view().seats[0].points["monuments"] == 2
    assert "monument-built" not in table.told
    assert table.asked == "2 expand"


@pytest.mark.rule("A16")
def test_one_monument_in_a_land() -> None:
    table = assyria(
        "upper_tigris capital monument active", "palestine city active", "zagros active", "levant active"
    )
    assert monuments(table) == ["palestine", "upper_tigris"]
    table = assyria("upper_tigris capital monument active", "zagros monument active", "levant active")
    assert monuments(table) == ["levant", "upper_tigris", "zagros"]


@pytest.mark.rule("A16", "A17", "T10")
def test_four_resource_lands_build_in_the_capital_and_in_a_city_of_ones_choice() -> None:
    towns = ("palestine city active", "morea city active")
    table = assyria(CAPITAL, *towns, *(f"{land} active" for land in RESOURCES[:4]))
    assert monuments(table) == ["upper_tigris"]
    assert table.legal == {"monument palestine", "monument morea"}
    assert table.refused("1 monument zagros") == "R072"
    table.play("1 monument morea")
    assert monuments(table) == ["upper_tigris", "morea"]
    assert table.asked == "2 expand"


@pytest.mark.rule("A17")
def test_building_goes_by_itself_where_there_is_no_choice() -> None:
    table = assyria(CAPITAL, "zagros active", "levant active")
    assert "monument-built" in table.told
    assert table.asked == "2 expand"


@pytest.mark.rule("A15")
def test_a_single_resource_land_is_enough_for_incas_and_for_aztecs() -> None:
    table = history(empire="incas_aztecs", expanding=False)
    assert (table.army("northern_andes"), table.army("mexican_valley")) == ("1", "")
    table.play("1 expand southern_andes", "1 done")
    assert (table.army("mexican_valley"), table.pool) == ("1", 1)
    table.play("1 expand pacific_seaboard", "1 done")
    assert monuments(table) == ["mexican_valley", "northern_andes"]
    assert table.view().seats[0].points["capitals"] == 4
    assert table.view().seats[0].strength_sum == 4


@pytest.mark.rule("A15", "R072")
def test_each_half_builds_for_its_own_resources() -> None:
    table = history(empire="incas_aztecs", expanding=False)
    table.play("1 done", "1 done")
    assert monuments(table) == ["northern_andes"]
