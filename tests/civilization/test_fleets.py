"""G-46 to G-48, G-58, G-73, G-74: what fleets carry."""

from __future__ import annotations

import pytest

from tests.civilization.table import Table, civilization, dice

SETTLER = "settler in mekong with 2"


def transport(*more: str) -> Table:
    """E-04: two settlers and a catapult in Mekong, a caravel one sea away."""
    return civilization(
        "1 mekong 2 settler",
        "1 mekong ancient-artillery",
        "1 east_china_sea medieval-fleet",
        *more,
        era="medieval",
        face_down=True,
    )


def loaded(*more: str) -> Table:
    table = transport(*more).play("1 take ship 1", "1 go java_sea")
    table.play(
        f"1 take {SETTLER}", f"1 take {SETTLER}", "1 take ancient-artillery in mekong with 1", "1 board 1"
    )
    return table


def land(table: Table, area: str, settlers: int = 1) -> Table:
    return table.play(*["1 take settler off 1 with 1"] * settlers, f"1 go {area}")


@pytest.mark.rule("G-46", "G-48", "G-73", "E-04")
def test_boarding_takes_a_point_and_sailing_none() -> None:
    table = loaded()
    assert table.events == ["boarded 1 area=mekong ship=1 count=3"]
    assert table.pieces("java_sea", 1) == {"medieval-fleet": 1, "settler": 2, "ancient-artillery": 1}
    assert table.points("java_sea", 1) == [0, 1, 1, 1]  # the catapult, the settlers, the caravel
    table.play("1 take ship 1", "1 go leeuwin_sea")
    assert table.points("leeuwin_sea", 1) == [0, 0, 1, 1]


@pytest.mark.rule("E-04", "G-47", "G-18")
def test_a_both_settlers_land_and_look() -> None:
    table = land(loaded(), "tanami", 2)
    assert table.events == ["landed 1 source=java_sea area=tanami count=2"]
    assert table.pieces("tanami", 1) == {"settler": 2}
    table.play("1 look in tanami", "~ counter wine")
    assert table.counter("tanami") == "wine"
    assert table.pieces("java_sea", 1) == {"medieval-fleet": 1, "ancient-artillery": 1}


@pytest.mark.rule("E-04", "G-73")
def test_b_the_settlers_land_in_two_places() -> None:
    table = land(loaded(), "tanami")
    table.play("1 take ship 1", "1 go leeuwin_sea")
    land(table, "tasmania")
    assert [table.pieces(area, 1) for area in ("tanami", "tasmania")] == [{"settler": 1}, {"settler": 1}]


@pytest.mark.rule("E-04", "G-73")
def test_c_the_caravel_goes_on_with_the_catapult() -> None:
    table = land(loaded(), "tanami", 2).play("1 take ship 1", "1 go leeuwin_sea")
    assert table.pieces("leeuwin_sea", 1) == {"medieval-fleet": 1, "ancient-artillery": 1}


@pytest.mark.rule("E-04", "G-48")
def test_d_and_e_all_sail_on_and_some_or_none_land() -> None:
    table = loaded().play("1 take ship 1", "1 go leeuwin_sea")
    land(table, "tasmania")
    assert table.pieces("leeuwin_sea", 1) == {"medieval-fleet": 1, "settler": 1, "ancient-artillery": 1}
    table = loaded().play("1 take ship 1", "1 go micronesian_sea", "1 end moves")
    assert table.pieces("micronesian_sea", 1) == {"medieval-fleet": 1, "settler": 2, "ancient-artillery": 1}


@pytest.mark.rule("E-04", "G-47")
def test_a_catapult_does_not_land_in_the_turn_it_boards() -> None:
    assert loaded().refused("1 take ancient-artillery off 1 with 0") == "G-12"


@pytest.mark.rule("E-04", "G-46")
def test_a_settler_that_came_from_afar_does_not_land() -> None:
    table = transport("1 himalaya settler").play("1 take ship 1", "1 go java_sea")
    table.play(
        "1 take settler in himalaya with 2", "1 go mekong", "1 take settler in mekong with 1", "1 board 1"
    )
    assert "take settler off 1 with 0" not in table.legal
    assert table.refused("1 take settler off 1 with 0") == "G-12"


@pytest.mark.rule("E-04", "G-19")
def test_a_settler_that_looked_does_not_move_on() -> None:
    table = transport().play("1 look in mekong", "~ counter no_event")
    assert table.points("mekong", 1) == [0, 1, 2]
    assert "take settler in mekong with 2" in table.legal
    assert table.refused("1 take settler in mekong with 0") == "G-12"


@pytest.mark.rule("G-47")
def test_an_army_lands_in_a_later_turn() -> None:
    table = civilization("1 java_sea medieval-fleet: ancient-infantry, settler")
    table.play("1 take ship 1", "1 go leeuwin_sea")
    table.play("1 take ancient-infantry off 1 with 1", "1 take settler off 1 with 2", "1 go tanami")
    assert table.pieces("tanami", 1) == {"ancient-infantry": 1, "settler": 1}
    table.play("1 take settler in tanami with 1", "1 go queensland")
    assert table.pieces("queensland", 1) == {"settler": 1}


@pytest.mark.rule("G-46")
def test_a_fleet_is_boarded_from_its_shore_only() -> None:
    table = civilization(
        "1 mekong settler", "1 gobi settler", "1 java_sea ancient-fleet", "1 cape_sea ancient-fleet"
    )
    table.play("1 take settler in mekong with 2")
    assert {"board 1"} == {move for move in table.legal if move.startswith("board")}
    assert table.refused("1 board 2") == "G-12"
    assert (
        civilization("1 gobi settler", "1 java_sea ancient-fleet")
        .play("1 take settler in gobi with 2")
        .refused("1 board 1")
        == "G-12"
    )
    table.play("1 board 1").play("1 take settler off 1 with 1")
    assert table.legal == {"go mekong", "go java", "go luzon", "go papua", "go tanami"}


@pytest.mark.rule("G-48")
def test_a_fleet_carries_three() -> None:
    table = civilization("1 mekong 4 settler", "1 java_sea ancient-fleet: ancient-infantry", seats=2)
    take = "1 take settler in mekong with 2"
    table.play(take, take)
    assert "board 1" in table.legal
    table.play(take)
    assert "board 1" not in table.legal
    assert table.refused("1 board 1") == "G-48"
    table = civilization("1 mekong 4 settler", "1 java_sea ancient-fleet: 2 ancient-infantry").play(
        take, "1 board 1"
    )
    table.play(take)
    assert table.refused("1 board 1") == "G-48"


@pytest.mark.rule("G-48")
def test_nobody_is_added_whom_the_fleet_has_no_room_for() -> None:
    """On an island the only way is aboard."""
    table = civilization("1 java 2 settler", "1 java_sea ancient-fleet: 2 ancient-infantry")
    table.play("1 take settler in java with 2")
    assert table.legal == {"board 1"}
    refusal = table.refusal("1 take settler in java with 2")
    assert refusal is not None
    assert refusal.key == "other-group"


@pytest.mark.rule("G-74")
def test_pieces_use_own_fleets_only() -> None:
    table = civilization(
        "1 mekong settler", "2 java_sea ancient-fleet", "2 java_sea ancient-fleet: 3 settler"
    )
    table.play("1 take settler in mekong with 2")
    for ship in (1, 2, 3):
        assert table.refused(f"1 board {ship}") == "G-74"


@pytest.mark.rule("G-74")
def test_nothing_changes_ships_at_sea() -> None:
    table = civilization("1 java_sea ancient-fleet: settler", "1 java_sea ancient-fleet")
    table.play("1 take settler off 1 with 2")
    assert "board 2" not in table.legal
    refusal = table.refusal("1 board 2")
    assert refusal is not None
    assert refusal.key == "wrong-ground"


@pytest.mark.rule("G-48")
def test_a_fleet_and_its_cargo_go_different_ways() -> None:
    table = civilization("1 java_sea ancient-fleet: settler", "1 java_sea ancient-fleet")
    table.play("1 take ship 1")
    assert "take settler off 1 with 2" not in table.legal
    table.play("1 take ship 2", "1 go leeuwin_sea")
    assert table.events == ["sailed 1 source=java_sea area=leeuwin_sea count=2"]
    assert table.pieces("leeuwin_sea", 1) == {"ancient-fleet": 2, "settler": 1}


@pytest.mark.rule("G-48")
def test_ships_are_told_apart_by_numbers() -> None:
    table = civilization(
        "1 java_sea ancient-fleet", "2 cape_sea ancient-fleet", "1 java_sea ancient-fleet: settler"
    )
    assert {"take ship 1", "take ship 3", "take settler off 3 with 2", "end moves"} == table.legal


@pytest.mark.rule("G-58")
def test_a_sunk_fleet_takes_its_cargo_with_it() -> None:
    table = civilization(
        "1 java_sea ancient-fleet: settler, ancient-infantry",
        "2 java_sea ancient-fleet: ancient-infantry",
        seats=2,
    )
    table.play("1 end moves", "1 attack java_sea against seat 2", *dice("1", "6"))
    assert table.pieces("java_sea", 1) == {}
    assert table.pieces("java_sea", 2) == {"ancient-fleet": 1, "ancient-infantry": 1}
    assert table.heard("lost") == [
        "lost 1 area=java_sea kind=settler count=1",
        "lost 1 area=java_sea kind=ancient-infantry count=1",
        "lost 1 area=java_sea kind=ancient-fleet count=1",
    ]
