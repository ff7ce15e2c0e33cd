"""G-04, G-12 to G-17, G-44, G-45, G-72, G-76: pieces move over the map, step by step."""

from __future__ import annotations

import pytest

from tests.civilization.table import TABLES, Table, civilization, dice
from tijdperk.games.civilization.engine.tables import KINDS

END = "1 end moves"


def go(table: Table, what: str, *areas: str, seat: int = 1) -> Table:
    """Take one piece after the other, "settler in mekong", and step along the areas."""
    kind, _, source = what.split()
    for area in areas:
        most = max(points for points in range(4) if f"take {kind} in {source} with {points}" in table.legal)
        table.play(f"{seat} take {kind} in {source} with {most}", f"{seat} go {area}")
        source = area
    return table


# ---- how far


@pytest.mark.rule("G-12", "G-13", "G-14", "G-15", "G-11")
def test_points_of_each_kind() -> None:
    points = dict(zip(KINDS, TABLES.points, strict=True))
    assert points.pop("settler") == 2
    assert points.pop("aircraft") == 3
    assert [points.pop(f"{era}-fleet") for era in ("ancient", "medieval", "gunpowder", "modern")] == [
        1,
        2,
        2,
        3,
    ]
    assert points.pop("carrier") == 3
    assert len(points) == 12
    assert set(points.values()) == {1}


@pytest.mark.rule("G-12", "G-44")
def test_an_army_goes_one_land() -> None:
    table = go(civilization("1 yunnan ancient-infantry"), "ancient-infantry in yunnan", "gobi")
    assert table.pieces("gobi", 1) == {"ancient-infantry": 1}
    assert table.legal == {"end moves"}
    assert table.refused("1 take ancient-infantry in gobi with 0") == "G-12"


@pytest.mark.rule("G-13")
def test_a_settler_goes_two_lands() -> None:
    table = go(civilization("1 yunnan settler"), "settler in yunnan", "gobi", "siberia")
    assert table.pieces("siberia", 1) == {"settler": 1}
    assert table.legal == {"end moves"}


@pytest.mark.rule("G-04", "G-12")
def test_a_step_goes_to_a_neighbour() -> None:
    table = civilization("1 yunnan settler").play("1 take settler in yunnan with 2")
    assert table.legal == {"go himalaya", "go mekong", "go yangtze", "go gobi"}
    assert table.refused("1 go siberia") == "G-12"
    assert table.refused("1 go bay_of_bengal") == "G-14"  # armies and settlers stay on land


@pytest.mark.rule("G-04", "G-14")
def test_the_map_goes_round() -> None:
    table = civilization("1 bering_sea ancient-fleet").play("1 take ship 1")
    assert {"go gulf_of_alaska", "go sea_of_okhotsk"} <= table.legal
    assert table.refused("1 go alaska") == "G-14"
    table = civilization("1 polynesian_sea modern-fleet")
    for sea in ("micronesian_sea", "sea_of_okhotsk", "bering_sea"):
        table.play("1 take ship 1", f"1 go {sea}")
    assert table.pieces("bering_sea", 1) == {"modern-fleet": 1}
    assert table.refused("1 take ship 1") == "G-12"


@pytest.mark.rule("G-14")
@pytest.mark.parametrize(("era", "seas"), [("ancient", 1), ("medieval", 2), ("gunpowder", 2), ("modern", 3)])
def test_a_fleet_sails_as_far_as_its_era(era: str, seas: int) -> None:
    table = civilization(f"1 sargasso_sea {era}-fleet")
    for sea in ("guinea_sea", "cape_sea", "arabian_sea")[:seas]:
        table.play("1 take ship 1", f"1 go {sea}")
    assert table.legal == {"end moves"}


# ---- together


@pytest.mark.rule("G-44")
def test_none_some_or_all_move() -> None:
    table = civilization("1 yunnan 3 ancient-infantry", "1 yunnan settler")
    assert "end moves" in table.legal
    table.play(
        "1 take ancient-infantry in yunnan with 1",
        "1 take ancient-infantry in yunnan with 1",
        "1 take settler in yunnan with 2",
        "1 go mekong",
    )
    assert table.pieces("mekong", 1) == {"ancient-infantry": 2, "settler": 1}
    assert table.pieces("yunnan", 1) == {"ancient-infantry": 1}
    assert table.events == ["moved 1 source=yunnan area=mekong count=3"]
    table.play("1 take settler in mekong with 1", "1 go himalaya")
    assert table.points("himalaya", 1) == [0]


@pytest.mark.rule("G-44")
def test_pieces_that_are_taken_have_to_go() -> None:
    table = civilization("1 yunnan ancient-infantry", "1 tanami settler", face_down=True)
    assert table.refused("1 go gobi") == "G-44"
    table.play("1 take ancient-infantry in yunnan with 1")
    assert table.refused("1 end moves") == "G-44"
    assert table.refused("1 look in tanami") == "G-44"
    assert table.refused("1 take settler in tanami with 2") == "G-44"  # another land
    assert table.refused("1 take ancient-infantry in yunnan with 1") == "G-44"  # taken already


@pytest.mark.rule("G-44")
def test_only_own_pieces_that_are_there_are_taken() -> None:
    table = civilization("1 yunnan settler", "2 yunnan ancient-infantry", "2 java_sea ancient-fleet")
    for line in ("take ancient-infantry in yunnan with 1", "take settler in gobi with 2", "take ship 1"):
        assert table.refused(f"1 {line}") == "G-44"
    assert table.refused("1 take settler off 1 with 2") == "G-44"
    assert table.refused("2 end moves") is not None


@pytest.mark.rule("G-44")
def test_a_piece_that_cannot_go_anywhere_is_not_taken() -> None:
    table = civilization("1 tasmania ancient-infantry")
    assert table.legal == {"end moves"}
    refusal = table.refusal("1 take ancient-infantry in tasmania with 1")
    assert refusal is not None
    assert refusal.key == "nowhere-to-go"


@pytest.mark.rule("G-44", "G-08", "G-10")
def test_pieces_of_several_seats_can_be_together_in_peace() -> None:
    """Each piece knows its owner; that they leave each other alone is never more than a promise."""
    table = civilization("1 yunnan ancient-infantry", "2 gobi ancient-infantry", "2 gobi village")
    go(table, "ancient-infantry in yunnan", "gobi")
    assert table.asked == "2 declaring"
    table.play("2 let pass", END)
    table.play("1 end attacks")
    assert table.asked == "2 moving"
    assert table.pieces("gobi", 1) == {"ancient-infantry": 1}
    assert table.pieces("gobi", 2) == {"ancient-infantry": 1}


# ---- when


@pytest.mark.rule("G-45", "G-72")
def test_nothing_moves_once_the_fighting_begins() -> None:
    table = civilization(
        "1 yunnan 2 ancient-infantry", "2 yunnan ancient-infantry", "2 gobi village", seats=2
    )
    table.play(END)
    refusal = table.refusal("1 take ancient-infantry in yunnan with 1")
    assert refusal is not None
    table.play("1 attack yunnan against seat 2", *dice("6", "1"))
    assert table.asked == "2 moving"


@pytest.mark.rule("G-72")
def test_seats_move_in_order_from_the_start_player() -> None:
    table = civilization("1 yunnan settler", "2 gobi settler", "3 tanami settler", active=2)
    order = []
    for seat in (2, 3):
        order.append(table.asked)
        table.play(f"{seat} end moves")
    assert [*order, table.asked] == ["2 moving", "3 moving", "1 moving"]


@pytest.mark.rule("G-76")
def test_pieces_gained_while_one_moves_do_not_move() -> None:
    table = civilization("1 yunnan village", "1 gobi settler", face_down=True, technologies={2: "masonry"})
    table.play("1 look in gobi", "~ counter free_technology")
    table.play("1 learn the_wheel")
    assert table.pieces("yunnan", 1) == {"ancient-cavalry": 1}
    assert table.points("yunnan", 1) == [0]
    assert table.refused("1 take ancient-cavalry in yunnan with 0") == "G-12"


@pytest.mark.rule("G-16", "G-17")
def test_settlers_do_not_fight_and_armies_and_fleets_never_meet() -> None:
    table = civilization(
        "1 mekong ancient-infantry",
        "1 gobi settler",
        "1 java_sea ancient-fleet: ancient-infantry",
        "2 java_sea ancient-fleet",
        "2 gobi ancient-infantry",
        seats=2,
    )
    table.play(END)
    assert table.legal == {"attack java_sea against seat 2", "end attacks"}  # fleet against fleet only
    assert table.refused("1 attack gobi against seat 2") == "G-52"
    assert table.refused("1 attack mekong against seat 2") == "G-87"


# ---- Manhattan Project


def bomber(*things: str) -> Table:
    return civilization(
        "1 tanami village",
        "2 gobi city",
        "2 siberia village",
        *things,
        era="modern",
        wonders={1: "manhattan_project"},
    )


@pytest.mark.rule("A-86", "G-91")
def test_the_manhattan_project_destroys_everything_in_an_area_once() -> None:
    table = bomber(
        "1 gobi modern-infantry", "2 gobi 2 settler", "3 gobi aircraft", "3 yunnan modern-infantry"
    )
    table.play("1 bomb gobi")
    assert table.settlement("gobi") == ""
    assert [table.pieces("gobi", seat) for seat in (1, 2, 3)] == [{}, {}, {}]
    assert table.pieces("yunnan", 3) == {"modern-infantry": 1}
    assert table.asked == "1 moving"
    assert table.refused("1 bomb yunnan") == "A-86"


@pytest.mark.rule("A-86")
def test_a_bomb_at_sea_sinks_fleets_with_all_they_carry() -> None:
    table = bomber("2 java_sea carrier: 2 settler", "2 java_sea aircraft", "3 java_sea ancient-fleet")
    table.play("1 bomb java_sea")
    assert [table.pieces("java_sea", seat) for seat in (2, 3)] == [{}, {}]
    assert len([event for event in table.events if event.startswith("lost")]) == 5


@pytest.mark.rule("A-86", "A-30", "A-89")
def test_who_bombs_the_last_settlement_is_the_captor() -> None:
    table = civilization(
        "1 tanami village",
        "2 gobi city",
        "2 yunnan settler",
        "3 luzon village",
        era="modern",
        wonders={1: "manhattan_project", 2: "united_nations"},
        gold={1: 5, 2: 40},
    )
    table.play("1 bomb gobi")
    assert not table.position.plays(1)
    assert table.gold == [45, 0, 0]
    assert table.pieces("yunnan", 2) == {}
    assert table.position.wonder[TABLES.wonders.index("united_nations")] == 0


@pytest.mark.rule("A-86", "A-89")
def test_who_bombs_the_own_last_settlement_leaves_nothing() -> None:
    table = civilization(
        "1 gobi city",
        "2 tanami city",
        "3 luzon city",
        era="modern",
        wonders={1: "manhattan_project"},
        gold={1: 9},
    )
    table.play("1 bomb gobi")
    assert not table.position.plays(0)
    assert table.gold == [0, 0, 0]
    assert table.asked == "2 moving"


@pytest.mark.rule("A-86", "A-03")
@pytest.mark.parametrize("era", ["ancient", "modern"])
def test_only_the_owner_has_the_bomb(era: str) -> None:
    table = civilization("1 gobi city", "2 gobi settler", era=era, wonders={2: "manhattan_project"})
    assert table.refused("1 bomb gobi") == "A-86"


@pytest.mark.rule("A-86")
def test_there_is_nothing_to_bomb_in_an_empty_area() -> None:
    assert bomber().refused("1 bomb yunnan") == "A-86"


@pytest.mark.rule("A-85", "A-86")
def test_a_used_bomb_does_not_come_back_with_another_owner() -> None:
    table = bomber("2 yunnan settler")
    table.play("1 bomb yunnan")
    table.position.wonder = [1 if owner == 0 else owner for owner in table.position.wonder]
    table.play(END)
    assert table.refused("2 bomb gobi") == "A-86"
