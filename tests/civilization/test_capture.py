"""G-63, G-88 to G-91, C-28, A-29 to A-31, A-85, A-89: settlements change hands, and seats leave the game."""

from __future__ import annotations

import pytest

from tests.civilization.table import TABLES, Table, civilization, dice
from tijdperk.games.civilization.engine.position import SET_ASIDE

END = "1 end moves"


def holder(table: Table, land: str) -> int:
    return table.position.holder[TABLES.areas.index(land)] + 1


# ---- after a battle


@pytest.mark.rule("G-63", "G-89", "G-91")
def test_the_winner_takes_the_settlement_as_it_is() -> None:
    table = civilization(
        "1 gobi ancient-infantry",
        "2 gobi ancient-infantry",
        "2 gobi settler",
        "2 gobi city",
        "2 tanami village",
        seats=2,
        counters={"gobi": "iron"},
    )
    assert holder(table, "gobi") == 2
    table.play(END, "1 attack gobi against seat 2", *dice("6", "1"))
    assert table.asked == "1 capturing"
    assert table.legal == {"take settlement", "leave settlement"}
    table.play("1 take settlement")
    assert table.settlement("gobi") == "1 city"
    assert table.pieces("gobi", 2) == {}
    assert holder(table, "gobi") == 1
    assert table.heard("captured") == ["captured 1 area=gobi opponent=1"]


@pytest.mark.rule("G-89")
def test_the_winner_may_leave_it() -> None:
    table = civilization("1 gobi ancient-infantry", "2 gobi ancient-infantry", "2 gobi city", seats=2)
    table.play(END, "1 attack gobi against seat 2", *dice("6", "1"), "1 leave settlement")
    assert table.settlement("gobi") == "2 city"


@pytest.mark.rule("G-89")
def test_who_declared_may_capture_too() -> None:
    things = ("1 yunnan ancient-infantry", "1 gobi city", "1 luzon village", "2 gobi ancient-infantry")
    table = civilization(*things, seats=2)
    table.play("1 take ancient-infantry in yunnan with 1", "1 go gobi", "2 fight", END, *dice("1", "6"))
    assert table.asked == "2 capturing"
    table.play("2 take settlement")
    assert table.settlement("gobi") == "2 city"
    assert table.asked == "2 moving"


@pytest.mark.rule("G-89")
def test_a_leader_without_an_own_army_left_does_not_capture() -> None:
    things = ("1 gobi ancient-infantry", "2 gobi ancient-infantry", "2 gobi city", "3 gobi medieval-infantry")
    table = civilization(*things).play(
        END, "1 attack gobi against seat 2", "1 end attacks", "3 support seat 1"
    )
    table.play("1 pick ancient-infantry of seat 1 with none", *dice("1", "6"), *dice("6 6", "1"))
    assert table.pieces("gobi", 3) == {"medieval-infantry": 1}
    assert table.settlement("gobi") == "2 city"  # supporters never capture
    assert table.asked == "2 moving"


@pytest.mark.rule("G-89", "G-63")
def test_a_neutral_owners_settlement_is_not_taken_after_a_battle() -> None:
    table = civilization(
        "1 gobi ancient-infantry", "2 gobi ancient-infantry", "3 gobi city", "3 gobi ancient-infantry"
    )
    table.play(END, "1 attack gobi against seat 2", "1 end attacks", "3 stay out", *dice("6", "1"))
    assert table.asked == "2 moving"
    assert table.settlement("gobi") == "3 city"


@pytest.mark.rule("G-89", "G-81")
def test_the_owner_may_have_lost_as_a_supporter() -> None:
    table = civilization(
        "1 gobi 2 medieval-infantry", "2 gobi ancient-infantry", "3 gobi city", "3 gobi ancient-infantry"
    )
    table.play(END, "1 attack gobi against seat 2", "1 end attacks", "3 support seat 2")
    table.play("2 pick ancient-infantry of seat 2 with none", *dice("6 6", "1"), *dice("6 6", "1"))
    assert table.asked == "1 capturing"


# ---- without a battle


@pytest.mark.rule("G-90", "C-28")
@pytest.mark.parametrize("moved", [True, False])
def test_an_undefended_settlement_is_taken_by_an_army(moved: bool) -> None:
    start = "yunnan" if moved else "gobi"
    table = civilization(
        f"1 {start} ancient-infantry",
        "2 gobi city",
        "2 gobi 2 settler",
        "2 gobi aircraft",
        "2 tanami village",
        "3 gobi settler",
        counters={"gobi": "iron"},
        era="modern",
    )
    if moved:
        table.play("1 take ancient-infantry in yunnan with 1", "1 go gobi")
    table.play(END, "1 end attacks")
    assert table.asked == "1 ordering"
    assert table.legal == {"capture gobi", "end battles"}
    table.play("1 capture gobi")
    assert table.settlement("gobi") == "1 city"
    assert holder(table, "gobi") == 1
    assert table.pieces("gobi", 2) == {}
    assert table.pieces("gobi", 3) == {"settler": 1}
    assert table.asked == "2 moving"


@pytest.mark.rule("G-90")
def test_nothing_has_to_be_taken() -> None:
    table = civilization("1 gobi ancient-infantry", "2 gobi city", seats=2).play(END)
    table.play("1 end battles")
    assert table.settlement("gobi") == "2 city"
    assert table.asked == "2 moving"


@pytest.mark.rule("G-90", "G-63", "C-28")
def test_what_cannot_be_taken_without_a_battle() -> None:
    table = civilization(
        "1 gobi ancient-infantry",
        "2 gobi city",
        "2 gobi ancient-infantry",
        "1 yunnan ancient-infantry",
        "1 yunnan village",
        "2 mekong city",
        "1 mekong settler",
        "1 mekong aircraft",
        "1 java_sea modern-fleet: ancient-infantry",
        "1 tanami ancient-infantry",
        "2 tanami city",
        "1 huang_he ancient-infantry",
        seats=2,
        rules="standard",
        era="modern",
    ).play(END, "1 end attacks")
    assert table.legal == {"capture tanami", "end battles"}
    assert table.refused("1 capture gobi") == "G-90"  # defended
    assert table.refused("1 capture yunnan") == "G-90"  # own
    assert table.refused("1 capture huang_he") == "G-90"  # none there
    assert table.refused("1 capture mekong") == "G-52"  # only aircraft, settlers, a fleet
    assert table.refused("1 capture java_sea") == "G-06"


@pytest.mark.rule("G-80", "G-90", "A-42")
def test_captures_and_battles_come_in_the_order_of_choice() -> None:
    table = civilization(
        "1 gobi ancient-infantry", "2 gobi city", "2 tanami city", "3 gobi ancient-infantry", "3 luzon city"
    ).play(END, "1 attack gobi against seat 3")
    assert table.legal == {"battle gobi against seat 3", "capture gobi"}
    table.play("1 capture gobi", *dice("3", "3"))
    assert table.heard("fought") == ["fought 0 first=4 second=3 outcome=first"]  # now its own settlement


# ---- elimination


@pytest.mark.rule("A-29", "A-30", "A-31", "A-89")
def test_who_takes_the_last_settlement_gets_gold_and_wonders() -> None:
    table = civilization(
        "1 gobi ancient-infantry",
        "2 gobi city",
        "2 yunnan 3 settler",
        "2 java_sea ancient-fleet: settler",
        "3 luzon city",
        gold={1: 7, 2: 30},
        technologies={2: "pottery the_wheel"},
        wonders={2: "oracle colossus"},
        improvements={2: "granary"},
    )
    table.play(END, "1 capture gobi")
    assert not table.position.plays(1)
    assert table.gold == [37, 0, 0]
    assert table.pieces("yunnan", 2) == {}
    assert table.pieces("java_sea", 2) == {}
    owners = dict(zip(TABLES.technologies, table.position.technology, strict=True))
    assert (owners["pottery"], owners["the_wheel"]) == (SET_ASIDE, SET_ASIDE)
    assert table.position.in_play(TABLES.technologies.index("pottery"))
    assert {TABLES.wonders[index] for index, owner in enumerate(table.position.wonder) if owner == 0} == {
        "oracle",
        "colossus",
    }
    assert table.position.improvements == [0, 0, 0]
    assert table.asked == "3 moving"
    assert table.heard("out") == ["out 2 opponent=0"]


@pytest.mark.rule("A-85", "A-30")
def test_a_captured_wonder_works_for_its_new_holder_but_gives_nothing_again() -> None:
    table = civilization(
        "1 gobi ancient-infantry",
        "2 gobi city",
        "1 luzon city",
        "1 luzon ancient-infantry",
        "3 luzon ancient-infantry",
        "3 papua city",
        wonders={2: "great_wall hanging_gardens pyramids"},
    )
    table.play(END, "1 attack luzon against seat 3", "1 capture gobi", *dice("1", "2"))
    assert table.heard("fought") == ["fought 0 first=3 second=2 outcome=first"]
    assert table.pieces("gobi", 1) == {"ancient-infantry": 1}  # no settlers, no units
    assert table.pieces("luzon", 1) == {"ancient-infantry": 1}


@pytest.mark.rule("A-30", "G-80")
def test_an_eliminated_active_seat_fights_no_more() -> None:
    table = civilization(
        "1 yunnan ancient-infantry",
        "1 gobi city",
        "1 tanami ancient-infantry",
        "2 gobi ancient-infantry",
        "2 tanami ancient-infantry",
        "2 luzon city",
        "3 papua city",
        gold={1: 12},
    )
    table.play("1 take ancient-infantry in yunnan with 1", "1 go gobi", "2 fight", END)
    table.play("1 attack tanami against seat 2", "1 battle gobi against seat 2", *dice("1", "6"))
    table.play("2 take settlement")
    assert table.gold == [0, 12, 0]
    assert table.position.battles == []
    assert table.pieces("tanami", 2) == {"ancient-infantry": 1}
    assert table.asked == "2 moving"


@pytest.mark.rule("C-32", "A-30")
def test_under_the_standard_rules_nobody_is_out() -> None:
    table = civilization(
        "1 gobi ancient-infantry", "2 gobi city", "2 yunnan settler", rules="standard", seats=2
    )
    table.play(END, "1 capture gobi")
    assert table.position.plays(1)
    assert table.pieces("yunnan", 2) == {"settler": 1}
    assert table.asked == "2 moving"


@pytest.mark.rule("A-30")
def test_who_is_out_can_do_nothing() -> None:
    table = civilization("1 gobi ancient-infantry", "2 gobi city", "3 luzon city").play(END, "1 capture gobi")
    assert table.match.free(1) == []
    assert table.refusal("2 end moves") is not None
    assert table.refusal("2 standing declare any never") is not None


@pytest.mark.rule("A-36", "A-30")
def test_all_can_be_out() -> None:
    table = civilization(
        "1 gobi city",
        "1 gobi settler",
        "2 tanami city",
        era="modern",
        face_down=True,
        seats=2,
        wonders={1: "manhattan_project"},
    )
    table.play("1 bomb tanami", "1 look in gobi", "~ counter desert")
    assert table.asked == ""
    assert sum(table.position.returns()) == pytest.approx(1)
