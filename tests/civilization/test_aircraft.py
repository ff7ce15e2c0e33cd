"""G-15, G-50, G-51, G-61, G-62, G-77, G-85, G-92, A-84, C-02: aircraft, their bases and their battles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.civilization.table import Table, civilization, dice

END = "1 end moves"


def modern(*things: str, rules: str = "standard", **more: Any) -> Table:
    return civilization(*things, rules=rules, era="modern", **more)


def fly(table: Table, source: str, *areas: str) -> Table:
    for points, area in zip((3, 2, 1), areas, strict=False):
        table.play(f"1 take aircraft in {source} with {points}", f"1 go {area}")
        source = area
    return table


@pytest.mark.rule("G-15")
def test_an_aircraft_flies_three_areas_over_land_and_sea() -> None:
    table = modern("1 mekong aircraft", "1 tanami village")
    table.play("1 take aircraft in mekong with 3")
    assert {"go yunnan", "go java_sea", "go bay_of_bengal"} <= table.legal
    assert table.refused("1 go tanami") == "G-12"
    table.play("1 go java_sea")
    fly_on = table.play(
        "1 take aircraft in java_sea with 2", "1 go tanami", "1 take aircraft in tanami with 1"
    )
    fly_on.play("1 go leeuwin_sea")
    assert table.points("leeuwin_sea", 1) == [0]


@pytest.mark.rule("G-15", "G-48")
def test_aircraft_do_not_board() -> None:
    table = modern("1 mekong aircraft", "1 java_sea ancient-fleet").play("1 take aircraft in mekong with 3")
    refusal = table.refusal("1 board 1")
    assert refusal is not None
    assert refusal.key == "wrong-ground"


# ---- bases


@pytest.mark.rule("G-50", "G-77", "C-41")
@pytest.mark.parametrize(
    ("base", "stays"),
    [
        ("1 tanami village", True),
        ("1 tanami ancient-infantry", True),
        ("1 tanami settler", False),
        ("1 tanami aircraft", False),
        ("2 tanami village", False),
        ("2 java_sea modern-fleet", False),
    ],
)
def test_a_base_on_land_is_an_own_army_or_settlement(base: str, stays: bool) -> None:
    table = fly(modern("1 mekong aircraft", base), "mekong", "java_sea", "tanami")
    table.play(END)
    assert ("aircraft" in table.pieces("tanami", 1)) == stays
    assert bool(table.heard("unbased")) != stays


@pytest.mark.rule("G-50", "C-02")
@pytest.mark.parametrize(
    ("ship", "rules", "flags", "stays"),
    [
        ("modern-fleet", "standard", {}, True),
        ("gunpowder-fleet", "standard", {}, False),
        ("modern-fleet", "advanced", {}, False),
        ("carrier", "advanced", {}, True),
        ("modern-fleet", "advanced", {"air_on_battleships": True}, True),
        ("carrier", "advanced", {"air_on_battleships": True}, True),
    ],
)
def test_ships_that_aircraft_land_on(ship: str, rules: str, flags: dict[str, bool], stays: bool) -> None:
    table = modern("1 mekong aircraft", f"1 java_sea {ship}", rules=rules, **flags)
    fly(table, "mekong", "java_sea").play(END)
    assert ("aircraft" in table.pieces("java_sea", 1)) == stays


@pytest.mark.rule("C-02")
@pytest.mark.parametrize(("carriers", "left"), [(1, 2), (2, 3)])
def test_a_ship_has_room_for_two(carriers: int, left: int) -> None:
    table = modern(f"1 java_sea {carriers} carrier", "1 java_sea 3 aircraft", rules="advanced").play(END)
    assert table.pieces("java_sea", 1)["aircraft"] == left
    assert len(table.heard("unbased")) == 3 - left


@pytest.mark.rule("C-02", "G-92")
def test_under_the_standard_rules_a_ship_has_room_for_any_number() -> None:
    table = modern("1 java_sea modern-fleet", "1 java_sea 5 aircraft").play(END)
    assert table.pieces("java_sea", 1) == {"modern-fleet": 1, "aircraft": 5}
    assert not table.heard("unbased")


@pytest.mark.rule("G-77")
def test_bases_are_looked_for_after_the_last_move_of_the_owner_only() -> None:
    table = modern("1 mekong aircraft", "1 mekong ancient-infantry", "2 gobi aircraft", seats=2)
    table.play("1 take ancient-infantry in mekong with 1", "1 go yunnan")
    assert table.pieces("mekong", 1) == {"aircraft": 1}  # its base has just left
    table.play(END)
    assert table.pieces("mekong", 1) == {}
    assert table.pieces("gobi", 2) == {"aircraft": 1}  # not its turn
    assert table.asked == "2 moving"


@pytest.mark.rule("G-77")
def test_an_army_can_come_after_the_aircraft() -> None:
    table = modern("1 mekong aircraft", "1 gobi ancient-infantry")
    fly(table, "mekong", "yunnan")
    table.play("1 take ancient-infantry in gobi with 1", "1 go yunnan", END)
    assert table.pieces("yunnan", 1) == {"aircraft": 1, "ancient-infantry": 1}


# ---- on the way


@pytest.mark.rule("G-51", "G-78")
def test_nobody_is_asked_about_aircraft_that_fly_past() -> None:
    table = modern("1 mekong aircraft", "2 yunnan modern-infantry", "1 gobi village")
    fly(table, "mekong", "yunnan")
    assert table.asked == "1 moving"
    table.play("1 take aircraft in yunnan with 2", "1 go gobi", END)
    assert table.asked == "2 moving"


@pytest.mark.rule("G-51", "G-53")
def test_aircraft_fly_on_when_what_came_with_them_is_stopped() -> None:
    table = modern(
        "1 java_sea modern-fleet", "1 java_sea aircraft", "2 leeuwin_sea modern-fleet", "1 tanami village"
    )
    table.play("1 take ship 1", "1 take aircraft in java_sea with 3", "1 go leeuwin_sea", "2 fight")
    assert table.points("leeuwin_sea", 1) == [0, 2]
    table.play("1 take aircraft in leeuwin_sea with 2", "1 go tanami", END, *dice("1 1 1 1", "6 6 6 6"))
    assert table.pieces("tanami", 1) == {"aircraft": 1}


@pytest.mark.rule("G-78", "G-62")
def test_the_last_area_of_an_aircraft_counts_as_entered() -> None:
    things = ("1 mekong aircraft", "1 yunnan village", "2 yunnan modern-infantry")
    table = fly(modern(*things, seats=2), "mekong", "yunnan").play(END)
    assert table.asked == "2 declaring"
    table.play("2 fight", "2 take settlement")
    assert table.pieces("yunnan", 1) == {}
    assert table.settlement("yunnan") == "2 village"
    table = fly(modern(*things, seats=2), "mekong", "himalaya", "gobi", "yunnan")
    assert table.asked == "2 declaring"  # it can fly no further
    table.play("2 let pass", END)
    assert table.pieces("yunnan", 1) == {"aircraft": 1}


@pytest.mark.rule("G-78")
def test_aircraft_that_stayed_have_entered_nothing() -> None:
    table = modern("1 yunnan aircraft", "1 yunnan village", "2 yunnan modern-infantry", seats=2).play(END)
    assert table.asked == "2 moving"


@pytest.mark.rule("G-77", "G-78")
def test_nobody_is_asked_about_aircraft_that_are_lost() -> None:
    table = fly(modern("1 mekong aircraft", "2 yunnan modern-infantry", seats=2), "mekong", "yunnan").play(
        END
    )
    assert table.asked == "2 moving"
    assert table.heard("unbased") == ["unbased 1 area=yunnan"]


# ---- in battle


def duel(*things: str, rules: str = "standard", **more: Any) -> Table:
    return modern(*things, rules=rules, seats=2, **more).play(END)


@pytest.mark.rule("G-61", "G-85", "S-06")
def test_an_aircraft_adds_a_die_and_goes_with_its_unit() -> None:
    table = duel(
        "1 gobi 2 modern-infantry", "1 gobi 2 aircraft", "2 gobi modern-infantry", "2 gobi modern-infantry"
    )
    table.play("1 attack gobi against seat 2")
    assert table.asked == "1 picking"
    assert table.legal == {
        "pick modern-infantry of seat 1 with none",
        "pick modern-infantry of seat 1 with seat-1",  # at most one
    }
    table.play("1 pick modern-infantry of seat 1 with seat-1", *dice("1 1 1 1 1", "2 1 1 1"))  # a tie
    assert table.pieces("gobi", 1) == {"modern-infantry": 1, "aircraft": 1}
    assert table.pieces("gobi", 2) == {"modern-infantry": 1}
    table.play("1 pick modern-infantry of seat 1 with seat-1", *dice("1 1 1 1 1", "6 1 1 1"))
    assert table.pieces("gobi", 1) == {}  # beaten


@pytest.mark.rule("G-61", "G-57")
def test_an_aircraft_that_survives_may_be_chosen_again() -> None:
    table = duel("1 gobi modern-infantry", "1 gobi aircraft", "2 gobi 2 modern-infantry")
    table.play("1 attack gobi against seat 2")
    pick = "1 pick modern-infantry of seat 1 with seat-1"
    table.play(pick, *dice("6 6 6 6 6", "1 1 1 1"), pick, *dice("6 6 6 6 6", "1 1 1 1"))
    assert table.pieces("gobi", 1) == {"modern-infantry": 1, "aircraft": 1}


@pytest.mark.rule("A-46")
@pytest.mark.parametrize(
    ("technologies", "dice_added"),
    [("", 1), ("flight", 1), ("flight advanced_flight", 2), ("rocketry", 3), ("flight superconductor", 4)],
)
def test_levels_of_aircraft_add_dice(technologies: str, dice_added: int) -> None:
    table = duel(
        "1 gobi modern-infantry",
        "1 gobi aircraft",
        "2 gobi modern-infantry",
        rules="advanced",
        technologies={2: technologies},
    )
    table.play("1 attack gobi against seat 2")
    rolls = dice(" ".join(["6"] * (4 + dice_added)), "1 1 1 1")
    table.play("1 pick modern-infantry of seat 1 with seat-1", *rolls)
    assert table.pieces("gobi", 2) == {}


@pytest.mark.rule("G-62", "G-87")
def test_aircraft_without_an_army_are_destroyed_without_a_roll() -> None:
    table = duel("1 gobi modern-infantry", "2 gobi 2 aircraft", "2 gobi town")
    table.play("1 attack gobi against seat 2", "1 battle gobi against seat 2", "1 leave settlement")
    assert table.pieces("gobi", 2) == {}
    assert table.settlement("gobi") == "2 town"


@pytest.mark.rule("G-62")
def test_aircraft_at_sea_whose_ship_was_traded_away_can_be_attacked() -> None:
    table = duel("1 java_sea modern-fleet", "2 java_sea aircraft")
    table.play("1 attack java_sea against seat 2")
    assert table.pieces("java_sea", 2) == {}


@pytest.mark.rule("G-83")
def test_the_losing_sides_aircraft_are_destroyed() -> None:
    table = duel("1 gobi modern-infantry", "2 gobi modern-infantry", "2 gobi 2 aircraft", "2 gobi town")
    table.play(
        "1 attack gobi against seat 2",
        "2 pick modern-infantry of seat 2 with none",
        *dice("6 6 6 6", "1 1 1 1"),
    )
    assert table.pieces("gobi", 2) == {}


@pytest.mark.rule("G-84", "E-39")
def test_a_fighter_whose_army_fell_together_with_the_enemys_is_lost() -> None:
    table = duel("1 gobi modern-cavalry", "1 gobi 2 aircraft", "2 gobi modern-cavalry", "2 gobi town")
    table.play("1 attack gobi against seat 2")
    table.play("1 pick modern-cavalry of seat 1 with seat-1", *dice("1 1 1 1 1", "2 1 1 1"))
    assert table.heard("battle-won", "battle-drawn", "unbased") == [
        "battle-drawn 0 area=gobi",
        "unbased 1 area=gobi",
    ]
    assert table.pieces("gobi", 1) == {}
    assert table.settlement("gobi") == "2 town"
    assert table.asked == "2 moving"


@pytest.mark.rule("G-84")
def test_a_fighter_with_a_settlement_stays() -> None:
    table = duel(
        "1 gobi modern-cavalry", "2 gobi aircraft", "2 gobi modern-cavalry", "2 gobi town", "2 gobi settler"
    )
    table.play(
        "1 attack gobi against seat 2",
        "2 pick modern-cavalry of seat 2 with none",
        *dice("1 1 1 1", "1 1 1 1"),
    )
    assert table.pieces("gobi", 2) == {"aircraft": 1, "settler": 1}


@pytest.mark.rule("G-92")
@pytest.mark.parametrize(
    ("others", "left"), [("", 0), ("1 java_sea carrier", 2), ("1 java_sea modern-fleet", 0)]
)
def test_aircraft_of_a_sunk_ship_shift_to_another_with_room(others: str, left: int) -> None:
    things = ["1 java_sea carrier", "1 java_sea 2 aircraft", "2 java_sea modern-fleet"]
    table = duel(*things, *filter(None, [others]), rules="advanced")
    rolls = dice("1 1 1 1", "6 6 6 6")
    table.play(
        "1 attack java_sea against seat 2",
        "1 pick ship 1 with none",
        *rolls * (2 if "modern" in others else 1),
    )
    assert table.pieces("java_sea", 1).get("aircraft", 0) == left


@pytest.mark.rule("G-92", "C-02")
def test_those_that_find_no_room_are_lost() -> None:
    table = duel("1 java_sea 2 carrier", "1 java_sea 3 aircraft", "2 java_sea modern-fleet", rules="advanced")
    table.play("1 attack java_sea against seat 2", "1 pick ship 2 with none", *dice("1 1 1 1", "6 6 6 6"))
    assert table.pieces("java_sea", 1) == {"carrier": 1, "aircraft": 2}


@pytest.mark.rule("A-84", "C-40", "G-85")
def test_aircraft_on_a_carrier_support_a_battleship() -> None:
    table = duel(
        "1 java_sea carrier",
        "1 java_sea modern-fleet",
        "1 java_sea aircraft",
        "2 java_sea modern-fleet",
        rules="advanced",
    )
    table.play("1 attack java_sea against seat 2")
    assert "pick ship 2 with seat-1" in table.legal
    table.play("1 pick ship 2 with seat-1", *dice("6 6 6 6 6", "1 1 1 1"))
    assert table.pieces("java_sea", 1) == {"carrier": 1, "modern-fleet": 1, "aircraft": 1}
    assert table.pieces("java_sea", 2) == {}


@pytest.mark.rule("G-85")
def test_only_aircraft_that_are_there_can_be_picked() -> None:
    table = duel(
        "1 gobi modern-infantry", "1 gobi modern-cavalry", "2 gobi modern-infantry", "2 gobi aircraft"
    )
    table.play("1 attack gobi against seat 2")
    for air in ("seat-1", "seat-2", "seat-6"):
        assert table.refused(f"1 pick modern-infantry of seat 1 with {air}") == "G-85"
