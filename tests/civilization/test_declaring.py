"""G-52 to G-55, G-78 to G-82, G-87: who declares battle, who is stopped by it, and who joins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.civilization.table import Table, civilization, dice

END = "1 end moves"


def entering(*things: str, **more: Any) -> Table:
    """Seat 1 has three armies in Yunnan, next to Gobi."""
    return civilization("1 yunnan 3 ancient-infantry", *things, **more)


def enter(table: Table, armies: int = 1) -> Table:
    return table.play(*["1 take ancient-infantry in yunnan with 1"] * armies, "1 go gobi")


# ---- those who are there


@pytest.mark.rule("G-52", "G-78")
@pytest.mark.parametrize(
    ("there", "asked"),
    [
        ("2 gobi ancient-infantry", "2 declaring"),
        ("3 gobi modern-artillery", "3 declaring"),
        ("2 gobi settler", "1 moving"),
        ("2 gobi village", "1 moving"),
        ("2 gobi aircraft", "1 moving"),
        ("1 gobi ancient-infantry", "1 moving"),
    ],
)
def test_who_has_an_army_there_is_asked(there: str, asked: str) -> None:
    assert enter(entering(there)).asked == asked


@pytest.mark.rule("G-52", "G-78")
def test_at_sea_who_has_a_fleet_is_asked() -> None:
    table = civilization("1 cape_sea medieval-fleet", "2 arabian_sea ancient-fleet: 3 ancient-infantry")
    table.play("1 take ship 1", "1 go arabian_sea")
    assert table.asked == "2 declaring"


@pytest.mark.rule("G-78")
def test_boarding_and_landing_are_steps_too() -> None:
    table = civilization(
        "1 mekong settler",
        "1 java_sea medieval-fleet: ancient-infantry",
        "2 java_sea ancient-fleet",
        "3 tanami ancient-infantry",
    )
    table.play("1 take settler in mekong with 2", "1 board 1")
    assert table.asked == "2 declaring"
    table.play("2 let pass", "1 take ancient-infantry off 1 with 1", "1 go tanami")
    assert table.asked == "3 declaring"


@pytest.mark.rule("G-78")
def test_every_step_is_asked_about() -> None:
    table = civilization("1 yunnan settler", "2 gobi ancient-infantry", "3 siberia ancient-infantry")
    table.play("1 take settler in yunnan with 2", "1 go gobi")
    assert table.asked == "2 declaring"
    table.play("2 let pass", "1 take settler in gobi with 1", "1 go siberia")
    assert table.asked == "3 declaring"


@pytest.mark.rule("G-78", "G-81")
def test_several_are_asked_at_once_and_answer_before_the_next_step() -> None:
    table = enter(entering("2 gobi ancient-infantry", "3 gobi ancient-infantry"))
    assert table.asked == "2 declaring, 3 declaring"
    assert table.refusal("1 end moves") is not None
    table.play("3 fight")
    assert table.asked == "2 declaring"
    table.play("2 let pass")
    assert table.asked == "1 moving"
    assert [event for event in table.events if "declared" in event] == ["declared 3 area=gobi opponent=0"]


# ---- being stopped


@pytest.mark.rule("G-53")
def test_what_enters_stops_and_the_rest_moves_on() -> None:
    table = entering("1 gobi ancient-cavalry", "2 gobi ancient-infantry", "1 mekong settler")
    table.play(
        "1 take settler in mekong with 2", "1 go yunnan", "1 take settler in yunnan with 1", "1 go gobi"
    )
    table.play("2 fight")
    assert table.points("gobi", 1) == [0, 1]
    assert "take ancient-cavalry in gobi with 1" in table.legal  # was there before
    assert "take ancient-infantry in yunnan with 1" in table.legal
    table.play("1 take ancient-cavalry in gobi with 1", "1 go siberia")
    assert table.pieces("siberia", 1) == {"ancient-cavalry": 1}


@pytest.mark.rule("G-79")
def test_partly_moved_pieces_elsewhere_go_on() -> None:
    table = civilization("1 yunnan 2 settler", "2 gobi ancient-infantry")
    table.play(
        "1 take settler in yunnan with 2", "1 go himalaya", "1 take settler in yunnan with 2", "1 go gobi"
    )
    table.play("2 fight")
    assert "take settler in himalaya with 1" in table.legal
    assert "take settler in gobi with 1" not in table.legal


@pytest.mark.rule("G-79")
def test_a_stopped_fleet_stops_its_cargo() -> None:
    table = civilization(
        "1 leeuwin_sea medieval-fleet: settler, ancient-infantry", "2 java_sea ancient-fleet"
    )
    table.play("1 take ship 1", "1 go java_sea", "2 fight")
    assert table.points("java_sea", 1) == [0, 0, 0]
    assert table.refused("1 take settler off 1 with 0") == "G-12"


@pytest.mark.rule("G-79", "G-81")
def test_pieces_that_come_later_stop_and_join() -> None:
    table = civilization(
        "1 yunnan settler", "1 siberia settler", "2 gobi ancient-infantry", "3 gobi ancient-infantry"
    )
    table.play("1 take settler in yunnan with 2", "1 go gobi", "2 fight", "3 let pass")
    table.play("1 take settler in siberia with 2", "1 go gobi")
    assert table.asked == "3 declaring"  # the one who has declared is not asked again
    assert table.points("gobi", 1) == [0, 0]
    table.play("3 fight", END, *dice("6 6", "1 1"))
    assert table.pieces("gobi", 1) == {}


@pytest.mark.rule("G-53", "G-78")
def test_a_fleet_does_not_sail_off_with_what_was_stopped_aboard() -> None:
    table = civilization(
        "1 mekong settler", "1 java_sea medieval-fleet: settler", "2 java_sea ancient-fleet", seats=2
    )
    table.play("1 take settler in mekong with 2", "1 board 1", "2 fight")
    assert table.refused("1 take ship 1") == "G-12"
    assert "take settler off 1 with 2" in table.legal  # was aboard before
    table.play(END, *dice("1 1", "6"))
    assert table.asked == "2 moving"


@pytest.mark.rule("G-80")
def test_declarers_that_are_gone_stop_nobody() -> None:
    table = civilization(
        "1 yunnan ancient-infantry",
        "1 mekong settler",
        "1 siberia settler",
        "1 tanami village",
        "2 gobi ancient-infantry",
        "2 luzon village",
        era="modern",
        wonders={1: "manhattan_project"},
    )
    table.play("1 take ancient-infantry in yunnan with 1", "1 go gobi", "2 fight", "1 bomb gobi")
    table.play(
        "1 take settler in siberia with 2", "1 go gobi", "1 take settler in gobi with 1", "1 go yunnan", END
    )
    assert table.asked == "2 moving"


@pytest.mark.rule("G-53")
def test_battles_come_after_the_last_move() -> None:
    table = enter(entering("2 gobi ancient-infantry", "1 mekong settler", seats=2)).play("2 fight")
    assert table.asked == "1 moving"
    table.play("1 take settler in mekong with 2", "1 go himalaya", END, *dice("6", "1"))
    assert table.pieces("gobi", 2) == {}


@pytest.mark.rule("E-40", "G-87", "G-53")
def test_a_lone_settler_is_stopped_and_removed_after_the_last_move() -> None:
    table = civilization("1 yunnan settler", "1 tanami settler", "2 gobi ancient-infantry", seats=2)
    table.play("1 take settler in yunnan with 2", "1 go gobi", "2 fight")
    assert table.points("gobi", 1) == [0]
    assert table.pieces("gobi", 1) == {"settler": 1}
    table.play(END)
    assert table.pieces("gobi", 1) == {}
    assert table.pieces("gobi", 2) == {"ancient-infantry": 1}
    assert not table.drawn


# ---- standing orders


@pytest.mark.rule("G-78")
@pytest.mark.parametrize(
    ("orders", "asked"),
    [
        (["declare any never"], "1 moving"),
        (["declare any always"], "1 moving"),
        (["declare gobi never"], "1 moving"),
        (["declare yunnan never"], "2 declaring"),
        (["declare seat-1 never"], "1 moving"),
        (["declare seat-3 never"], "2 declaring"),
        (["declare any never", "declare any ask"], "2 declaring"),
    ],
)
def test_standing_orders_answer_first(orders: list[str], asked: str) -> None:
    table = entering("2 gobi ancient-infantry").play(*[f"2 standing {order}" for order in orders])
    assert enter(table).asked == asked
    assert bool(table.heard("declared")) == ("declare any always" in orders)


@pytest.mark.rule("G-78")
def test_an_order_about_the_area_goes_before_one_about_the_seat_or_in_general() -> None:
    table = entering("2 gobi ancient-infantry", "2 mekong ancient-infantry")
    table.play(
        "2 standing declare any never", "2 standing declare seat-1 never", "2 standing declare gobi always"
    )
    enter(table)
    assert table.heard("declared") == ["declared 2 area=gobi opponent=0"]
    table.play("1 take ancient-infantry in yunnan with 1", "1 go mekong")
    assert len(table.heard("declared")) == 1


@pytest.mark.rule("G-82")
def test_orders_that_cannot_be() -> None:
    table = entering(seats=3)
    assert table.refused("2 standing declare any ask") == "G-78"
    for order in ("support any always", "support gobi never", "declare seat-4 never"):
        refusal = table.refusal(f"2 standing {order}")
        assert refusal is not None
        assert refusal.key == "no-such-thing"


# ---- what the active seat declares


@pytest.mark.rule("G-52", "G-80")
def test_the_active_seat_declares_where_it_has_units_against_one_opponent_at_a_time() -> None:
    table = civilization(
        "1 gobi ancient-infantry",
        "2 gobi ancient-infantry",
        "3 gobi settler",
        "1 yunnan ancient-infantry",
        "1 tanami settler",
        "2 tanami ancient-infantry",
    ).play(END)
    assert table.asked == "1 attacking"
    assert table.legal == {"attack gobi against seat 2", "attack gobi against seat 3", "end attacks"}
    assert table.refused("1 attack tanami against seat 2") == "G-52"
    assert table.refused("1 attack yunnan against seat 2") == "G-87"
    assert table.refused("1 attack gobi against seat 1") == "G-87"
    assert table.refused("1 attack gobi against seat 6") == "G-87"


@pytest.mark.rule("G-80")
def test_all_are_declared_before_the_first_is_fought_and_then_put_in_order() -> None:
    table = civilization(
        "1 gobi ancient-infantry",
        "2 gobi ancient-infantry",
        "1 yunnan ancient-infantry",
        "2 yunnan ancient-infantry",
        seats=2,
    ).play(END, "1 attack gobi against seat 2", "1 attack yunnan against seat 2")
    assert table.asked == "1 ordering"
    assert table.legal == {"battle gobi against seat 2", "battle yunnan against seat 2"}
    assert table.refused("1 end battles") == "G-80"
    assert table.refused("1 battle tanami against seat 2") == "G-80"
    table.play("1 battle yunnan against seat 2", *dice("6", "1"), *dice("1", "6"))
    assert table.pieces("yunnan", 1) == {"ancient-infantry": 1}
    assert table.pieces("gobi", 1) == {}


@pytest.mark.rule("G-80")
def test_the_same_two_fight_once_in_an_area() -> None:
    table = enter(entering("2 gobi 2 ancient-infantry", "3 gobi settler")).play("2 fight", END)
    assert table.legal == {"attack gobi against seat 3", "end attacks"}
    assert table.refused("1 attack gobi against seat 2") == "G-80"
    table.play("1 attack gobi against seat 3")
    assert table.asked == "1 ordering"


@pytest.mark.rule("G-80")
def test_a_battle_lapses_when_one_side_is_gone() -> None:
    table = civilization(
        "1 gobi ancient-infantry", "2 gobi ancient-infantry", "3 gobi settler", "3 yunnan village"
    ).play(END, "1 attack gobi against seat 2", "1 attack gobi against seat 3")
    table.play("1 battle gobi against seat 2", *dice("1", "6"))
    assert table.asked == "2 moving"
    assert table.pieces("gobi", 3) == {"settler": 1}


@pytest.mark.rule("G-52", "G-87")
def test_settlers_can_be_attacked() -> None:
    table = civilization("1 gobi ancient-infantry", "2 gobi 2 settler", seats=2)
    table.play(END, "1 attack gobi against seat 2")
    assert table.pieces("gobi", 2) == {}
    assert not table.drawn


@pytest.mark.rule("G-44", "G-52")
def test_nobody_has_to_attack() -> None:
    table = civilization("1 gobi ancient-infantry", "2 gobi 2 settler", seats=2).play(END, "1 end attacks")
    assert table.asked == "2 moving"


# ---- sides


@pytest.mark.rule("G-55", "G-81")
def test_of_several_who_declare_the_one_with_most_units_leads() -> None:
    table = enter(entering("2 gobi ancient-infantry", "3 gobi 2 ancient-infantry")).play(
        "2 fight", "3 fight", END
    )
    assert table.position.leaders == [0, 2]
    assert table.position.sides == [1, 6]
    assert table.asked == "3 picking"
    assert table.legal == {
        "pick ancient-infantry of seat 2 with none",
        "pick ancient-infantry of seat 3 with none",
    }


@pytest.mark.rule("G-55", "G-11")
def test_aircraft_are_units_for_the_lead() -> None:
    table = enter(
        entering("2 gobi ancient-infantry", "2 gobi 2 aircraft", "3 gobi 2 ancient-infantry", era="modern")
    )
    table.play("2 fight", "3 fight", END)
    assert table.position.leaders == [0, 1]


@pytest.mark.rule("G-55", "G-107")
def test_a_tie_for_the_lead_is_rolled_for() -> None:
    table = enter(entering("2 gobi ancient-infantry", "3 gobi ancient-infantry"))
    table.play("2 fight", "3 fight", END, *dice("2 2", "1 3", "5 5", "6 6"))
    assert table.position.leaders == [0, 2]
    assert table.heard("rolled")[-1] == "rolled 3 sum=12 purpose=lead"


@pytest.mark.rule("G-54", "G-82")
def test_third_parties_are_asked_in_turn_order() -> None:
    table = civilization(
        "2 gobi 2 ancient-infantry",
        "1 gobi ancient-infantry",
        "3 gobi ancient-infantry",
        "4 gobi ancient-infantry",
        "4 gobi settler",
        seats=4,
        active=2,
    )
    table.play("2 end moves", "2 attack gobi against seat 3", "2 end attacks")
    assert table.asked == "4 supporting"
    assert table.legal == {"support seat 2", "support seat 3", "stay out"}
    assert table.refused("4 support seat 1") == "G-54"
    table.play("4 support seat 3")
    assert table.asked == "1 supporting"
    table.play("1 support seat 2")
    assert table.position.sides == [0b0011, 0b1100]
    assert table.heard("supported") == ["supported 4 area=gobi partner=2", "supported 1 area=gobi partner=1"]


@pytest.mark.rule("G-82")
def test_neutral_pieces_are_untouched() -> None:
    table = civilization(
        "1 gobi ancient-infantry", "2 gobi ancient-infantry", "3 gobi ancient-infantry", "3 gobi settler"
    )
    table.play(END, "1 attack gobi against seat 2", "1 end attacks", "3 stay out", *dice("6", "1"))
    assert table.pieces("gobi", 3) == {"ancient-infantry": 1, "settler": 1}


@pytest.mark.rule("G-82")
def test_a_standing_order_never_to_support() -> None:
    table = civilization("1 gobi ancient-infantry", "2 gobi ancient-infantry", "3 gobi ancient-infantry")
    table.play(
        "3 standing support any never", END, "1 attack gobi against seat 2", "1 end attacks", *dice("6", "1")
    )
    assert table.asked == "2 moving"


@pytest.mark.rule("G-54")
@pytest.mark.parametrize(
    ("third", "asked"),
    [
        ("3 gobi aircraft", True),
        ("3 gobi settler", False),
        ("3 gobi village", False),
        ("3 yunnan ancient-infantry", False),
    ],
)
def test_who_has_units_there_may_support(third: str, asked: bool) -> None:
    table = civilization("1 gobi ancient-infantry", "2 gobi 2 settler", third, "3 gobi town", era="modern")
    table.play(END, "1 attack gobi against seat 2")
    if table.asked == "1 attacking":
        table.play("1 end attacks")
    if table.asked == "1 ordering":
        table.play("1 battle gobi against seat 2")
    assert (table.asked == "3 supporting") == asked


@pytest.mark.rule("G-54", "G-87")
def test_a_third_party_may_stand_up_for_settlers() -> None:
    table = civilization("1 yunnan settler", "2 gobi ancient-infantry", "3 gobi ancient-infantry")
    table.play("1 take settler in yunnan with 2", "1 go gobi", "2 fight", "3 let pass", END)
    assert table.asked == "3 supporting"
    table.play("3 support seat 1", *dice("6", "1"))
    assert table.pieces("gobi", 1) == {"settler": 1}
    assert table.pieces("gobi", 2) == {}
    assert table.pieces("gobi", 3) == {"ancient-infantry": 1}
