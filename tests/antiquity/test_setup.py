"""R001 to R011: the land, the order of play, what everybody has, and the first cities."""

from __future__ import annotations

import pytest

from tests.antiquity.table import GAME, Table, drawn, fresh

TILES = "saltmere_channel ringmeadow_lake corner_bay long_spine"


def start(*lines: str, order: str = "2 1") -> Table:
    return fresh(*drawn(TILES, order), *lines)


@pytest.mark.rule("R001", "R196")
def test_two_tiles_for_each_player_are_laid_and_turned_by_chance() -> None:
    table = start()
    land = table.view().land
    assert [tile.tile for tile in land.tiles] == TILES.split()
    assert len(land.fields) == 4 * 61
    again = fresh(*drawn(TILES, "2 1", turned=3))
    assert again.terrain("o1") == table.terrain("o9")
    assert [tile.turn for tile in again.view().land.tiles] == [3] * 4


@pytest.mark.rule("R002", "A38")
def test_a_marker_lies_face_down_on_every_marked_field() -> None:
    for seats, order in ((2, "1 2"), (3, "1 2 3"), (4, "1 2 3 4")):
        table = fresh(*drawn(" ".join(GAME.tables.tiles[: 2 * seats]), order), seats=seats)
        assert len(table.markers) == 4 * seats
        pool = dict(zip(GAME.nouns["GOOD"], table.position.pool, strict=True))
        assert {good: count for good, count in pool.items() if count} == {
            "olives": seats,
            "sheep": seats,
            "grain": seats,
            "wine": seats,
        }


@pytest.mark.rule("R003", "R004", "R005")
def test_everybody_begins_with_wood_and_without_men() -> None:
    table = start()
    for seat in (1, 2):
        realm = table.known(seat)
        assert {good: count for good, count in realm.goods.items() if count} == {"wood": 6}
        assert (realm.men, realm.men_of, realm.on_land, realm.houses) == (0, 0, 0, [])
        assert realm.saint is None


@pytest.mark.rule("R003")
def test_pieces_on_the_land_show_whose_they_are() -> None:
    table = start("1 found o5", "2 found n19")
    assert {(city.seat + 1, city.centre) for city in table.view().land.cities} == {(1, "o5"), (2, "n19")}


@pytest.mark.rule("R006")
def test_the_order_is_drawn_and_there_is_no_famine() -> None:
    assert start().order == [2, 1]
    assert start(order="1 2").order == [1, 2]
    assert start().heard("order-drawn") == ["order-drawn 2 number=1", "order-drawn 1 number=2"]
    assert start().famine == 0


@pytest.mark.rule("R007", "A30")
def test_the_last_player_places_the_first_city() -> None:
    table = start()
    assert table.asked == "1 choosing"
    table.play("1 found o5")
    assert table.asked == "2 choosing"
    table.play("2 found n19")
    assert table.asked == "1 planning, 2 planning"
    assert table.order == [2, 1]
    assert table.heard("founded") == ["founded 1 field=o5 number=1", "founded 2 field=n19 number=1"]


@pytest.mark.rule("R007")
def test_it_lies_wholly_on_a_start_tile() -> None:
    table = start()
    assert len(table.choices("found", 1)) == 2 * 37
    assert table.refused("1 found o1") == "not-on-start-tile"  # on the edge of a start tile
    assert table.refused("1 found s12") == "not-on-start-tile"  # in the middle of another tile
    assert table.refused("1 found o2") is None


@pytest.mark.rule("R008", "A09", "A18")
def test_it_may_lie_on_any_ground_and_has_seven_fields() -> None:
    table = start("1 found o5")
    city = table.view().land.cities[0]
    assert set(city.fields) == {"o4", "o5", "o6", "n5", "n6", "p5", "p6"}
    assert {table.terrain(field) for field in city.fields} == {"S", "F"}


@pytest.mark.rule("R009", "A46")
def test_nobody_starts_on_a_tile_where_another_does() -> None:
    table = start("1 found o5")
    assert table.refused("2 found o8") == "tile-taken"
    assert len(table.choices("found", 2)) == 37


@pytest.mark.rule("R010", "A13", "A81")
def test_a_marker_under_a_city_is_gone_unseen() -> None:
    table = start()
    assert "n3" in table.markers
    before = table.position.pool
    table.play("1 found o3")
    assert "n3" not in table.markers
    assert len(table.markers) == 7
    assert table.position.pool == before
    assert "explored" not in table.told


@pytest.mark.rule("R011")
def test_the_first_plan_is_the_largest() -> None:
    table = start("1 found o5", "2 found n19")
    assert [city.size for city in table.realm(1).cities] == [7]
    assert len(table.city(1).empty) == 49


@pytest.mark.rule("R190")
def test_the_round_begins_with_the_secret_phase() -> None:
    table = start("1 found o5", "2 found n19")
    assert table.phase == "building"
    assert table.view().round == 1
