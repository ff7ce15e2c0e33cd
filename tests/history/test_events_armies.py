"""Events that bring armies: minor empires, barbarians, civil war, crusade, revolt, kingdoms and migrants."""

from __future__ import annotations

from typing import Any

import pytest

from tests.history.table import Table, dice, history


def before_event(event: str, at: str = "", empire: str = "romans", **more: Any) -> Table:
    """The start of a turn with this event in hand."""
    return history(empire=empire, hand=event, at=at, expanding=False, **more)


def origin(table: Table, land: str) -> str | None:
    """The empire or event the army in a land came with."""
    view = table.land(land)
    assert view is not None
    assert view.army is not None
    return view.army.event or view.army.empire


# ---- V04: minor empires


@pytest.mark.rule("V04")
@pytest.mark.parametrize(
    ("event", "empire", "start", "strength", "capital", "sea"),
    [
        ("minor_hittites", "sumeria", "eastern_anatolia", 3, True, ""),
        ("minor_phoenicia", "assyria", "levant", 3, True, "shatts_plateau"),
        ("minor_mayans", "romans", "central_america", 2, True, ""),
        ("minor_anglo_saxons", "huns", "baltic_seaboard", 3, False, "albion"),
        ("minor_fujiwara", "franks", "hokkaido", 3, True, "korean_peninsula"),
        ("minor_safavids", "ming_dynasty", "persian_salt_desert", 3, True, ""),
        ("minor_japan", "russia", "honshu", 5, True, "manchurian_plain"),
    ],
)
def test_a_minor_empire_has_armies_a_start_and_navigation(
    event: str, empire: str, start: str, strength: int, capital: bool, sea: str
) -> None:
    table = before_event(event, empire=empire).play(f"1 event {event}")
    assert table.asked == "1 expand"
    assert table.army(start) == "1"
    assert origin(table, start) == event
    assert table.pieces(start) == ({"capital"} if capital else set())
    assert table.pool == strength - 1
    by_sea = {move for move in table.legal if move.endswith("by sea")}
    assert (f"expand {sea} by sea" in by_sea) if sea else not by_sea


@pytest.mark.rule("V04", "R041", "A14")
def test_a_minor_empire_clears_its_start_land() -> None:
    table = before_event("minor_mayans", at="2 central_america fort city monument")
    table.play("1 event minor_mayans")
    assert table.army("central_america") == "1"
    assert table.pieces("central_america") == {"capital", "monument"}


@pytest.mark.rule("V04", "R025", "R029")
def test_a_minor_empire_comes_before_the_active_one() -> None:
    table = before_event("minor_mayans").play("1 event minor_mayans")
    assert table.army("southern_appenines") == ""
    table.play("1 expand mexican_valley", "1 done")
    assert table.asked == "1 expand"
    assert table.army("southern_appenines") == "1"
    assert table.pool == 19
    assert not any("deep_south" in move for move in table.legal)


@pytest.mark.rule("V04", "R047")
def test_a_minor_empire_may_make_forts_of_its_armies() -> None:
    table = before_event("minor_mayans").play("1 event minor_mayans", "1 fort central_america")
    assert table.pieces("central_america") == {"capital", "fort"}
    assert table.pool == 0
    assert table.legal == {"done"}


@pytest.mark.rule("R030", "V04")
@pytest.mark.parametrize("other", ["weaponry", "leader", "elite_troops", "jihad"])
def test_the_other_event_does_not_help_a_minor_empire(other: str) -> None:
    table = before_event(f"{other} minor_mayans", at="2 mexican_valley")
    table.play(f"1 event {other}", "1 event minor_mayans", "1 attack mexican_valley", *dice("1 5 5"))
    assert table.army("mexican_valley") == ""
    assert table.pool == 0
    assert table.position.losses == 0


@pytest.mark.rule("R030", "V14", "R034")
def test_coins_and_engineers_are_for_the_active_empire_alone() -> None:
    table = before_event("engineering minor_mayans", at="2 mexican_valley")
    table.play("1 event engineering", "1 event minor_mayans", "1 fort central_america")
    assert table.pool == 0
    assert table.position.ready_forts == 2
    table = before_event("population_explosion minor_mayans", at="2 mexican_valley")
    table.play("1 event population_explosion", "1 event minor_mayans")
    assert "fort central_america for coin" not in table.legal
    table.play("1 attack mexican_valley", *dice("1 2 3"))
    assert table.asked == "1 expand"


@pytest.mark.rule("A37")
def test_the_fleets_of_a_minor_empire_go_before_the_active_empire_comes() -> None:
    table = before_event("minor_phoenicia", empire="carthaginia").play("1 event minor_phoenicia")
    fleets = {sea.water for sea in table.view().seas}
    assert fleets == {"eastern_mediterranean", "western_mediterranean"}
    table = before_event("minor_phoenicia", empire="assyria").play("1 event minor_phoenicia", "1 done")
    assert table.asked == "1 expand"
    assert table.view().seas == []
    assert not any(move.endswith("by sea") for move in table.legal)


@pytest.mark.rule("R071", "V04")
def test_resources_of_a_minor_empire_bring_no_monument() -> None:
    at = "1 zagros minor_hittites, 1 levant minor_hittites"
    table = history(empire="sumeria", at=at).play("1 done")
    assert not any(land.monument for land in table.view().lands)


# ---- V07: barbarians


@pytest.mark.rule("V07")
def test_barbarians_come_from_a_barren_land_with_enemies_next_to_it() -> None:
    table = before_event("barbarians", at="2 nile_delta, 1 levant, 2 hokkaido, 2 australia")
    table.play("1 event barbarians")
    assert table.asked == "1 barbarians"
    assert table.legal == {"raid from sahara_desert", "raid from the_outback"}


@pytest.mark.rule("V07")
def test_barbarians_go_on_with_fresh_armies_until_no_enemy_is_left() -> None:
    table = before_event("barbarians", at="2 nile_delta, 2 nubia, 1 libya, 0 upper_nile city")
    table.play("1 event barbarians", "1 raid from sahara_desert")
    assert table.asked == "1 raid"
    assert table.legal == {"attack nile_delta", "attack nubia"}
    table.play("1 attack nile_delta", *dice("1 5 4"))
    assert table.army("nile_delta") == "1"
    assert origin(table, "nile_delta") == "barbarians"
    assert table.legal == {"attack nubia"}
    table.play("1 attack nubia", *dice("6 1 5"))
    assert table.army("nubia") == "1"
    assert table.asked == "1 expand"
    assert table.army("sahara_desert") == ""
    assert table.pool == 19


@pytest.mark.rule("V07", "A23")
@pytest.mark.parametrize(("roll", "left"), [("1 2 3", "2"), ("3 2 3", "")])
def test_a_raid_ends_with_the_first_army_lost(roll: str, left: str) -> None:
    table = before_event("barbarians", at="2 nile_delta, 2 nubia")
    table.play("1 event barbarians", "1 raid from sahara_desert", "1 attack nile_delta", *dice(roll))
    assert table.army("nile_delta") == left
    assert table.army("nubia") == "2"
    assert table.asked == "1 expand"


@pytest.mark.rule("V07", "R061", "R065")
def test_barbarians_meet_forts_and_sack_capitals() -> None:
    table = before_event("barbarians", at="2 nile_delta fort capital")
    table.play("1 event barbarians", "1 raid from sahara_desert")
    table.play("1 attack nile_delta", *dice("1 6 4  1 3 2"))
    assert table.army("nile_delta") == "1"
    assert table.pieces("nile_delta") == {"city"}


@pytest.mark.rule("A23")
def test_barbarians_meet_difficult_terrain() -> None:
    table = before_event("barbarians", at="2 tarim_basin")
    table.play("1 event barbarians", "1 raid from plateau_of_tibet")
    assert table.detail("attack tarim_basin").odds.defence_dice == 2
    table.play("1 attack tarim_basin", *dice("6 1 5 5"))
    assert table.army("tarim_basin") == "1"


@pytest.mark.rule("V07", "R027")
def test_barbarians_do_not_profit_from_the_other_event() -> None:
    table = before_event("weaponry barbarians", at="2 nile_delta")
    table.play("1 event weaponry", "1 event barbarians", "1 raid from sahara_desert")
    table.play("1 attack nile_delta", *dice("1 5 5"))
    assert table.army("nile_delta") == ""


# ---- V10: civil war


@pytest.mark.rule("V10")
def test_a_civil_war_breaks_out_in_three_lands_of_one_empire() -> None:
    at = "2 libya I, 2 nile_delta I, 2 nubia I, 2 upper_nile I, 2 crete II, 2 morea barbarians, 1 zagros"
    table = before_event("civil_war", at=at).play("1 event civil_war")
    assert table.asked == "1 civil_war"
    assert len(table.legal) == 6
    assert "revolt zagros" not in table.legal
    table.play("1 revolt libya")
    assert table.legal == {"revolt nile_delta", "revolt nubia", "revolt upper_nile"}
    table.play("1 revolt nubia")
    assert table.legal == {"revolt nile_delta", "revolt upper_nile"}
    table.play("1 revolt nile_delta", *dice("6 1 5"), *dice("1 2 3"), *dice("4 1 4"))
    assert [table.army(land) for land in ("libya", "nubia", "nile_delta", "upper_nile")] == [
        "1",
        "2",
        "",
        "2",
    ]
    assert origin(table, "libya") == "civil_war"
    assert table.asked == "1 expand"
    assert table.pool == 19


@pytest.mark.rule("V10", "R061", "R065")
def test_a_civil_war_ignores_terrain_but_not_forts() -> None:
    table = before_event("civil_war", at="2 ceylon I fort capital")
    table.play("1 event civil_war", "1 revolt ceylon", *dice("6 1 4  5 1 4"))
    assert table.army("ceylon") == "1"
    assert table.pieces("ceylon") == {"city"}


@pytest.mark.rule("V10", "A12")
def test_a_fort_helps_against_a_civil_war() -> None:
    table = before_event("civil_war", at="2 libya I fort")
    table.play("1 event civil_war", "1 revolt libya", *dice("5 1 4"))
    assert table.army("libya") == "2"
    assert table.pieces("libya") == set()


@pytest.mark.rule("A24", "V10")
@pytest.mark.parametrize("lands", [["libya"], ["libya", "nubia"]])
def test_a_civil_war_takes_a_small_empire_as_far_as_it_goes(lands: list[str]) -> None:
    at = ", ".join(f"2 {land} I" for land in lands) + ", 2 crete II"
    table = before_event("civil_war", at=at).play("1 event civil_war")
    for land in lands[:-1]:
        table.play(f"1 revolt {land}")
    table.play(f"1 revolt {lands[-1]}", *dice("6 1 5 " * len(lands)))
    assert [table.army(land) for land in lands] == ["1"] * len(lands)
    assert table.army("crete") == "2"
    assert table.asked == "1 expand"


@pytest.mark.rule("V10", "A15", "S03")
def test_for_a_civil_war_incas_and_aztecs_are_one_empire() -> None:
    table = history(
        empire="incas_aztecs", at="1 crete", others="civil_war", rivals="ottoman_turks", pool=0
    ).play("1 done", "1 done", "2 event civil_war", "2 revolt northern_andes")
    assert table.legal == {"revolt mexican_valley"}


# ---- V11: the crusade


def crusade(at: str = "", other: str = "") -> Table:
    table = before_event(f"{other} crusade", at=at, empire="holy_roman_empire")
    events = [event for event in (other, "crusade") if event]
    return table.play(*(f"1 event {event}" for event in events))


COASTS = [
    "shatts_plateau", "libya", "nile_delta", "palestine", "levant", "eastern_anatolia", "western_anatolia",
    "balkans", "pindus", "morea", "crete",
]  # fmt: skip


@pytest.mark.rule("V11")
def test_a_crusade_is_three_armies_that_come_from_the_eastern_mediterranean() -> None:
    table = crusade()
    assert table.asked == "1 expand"
    assert table.pool == 3
    assert table.legal == {f"expand {land} by sea" for land in COASTS} | {"done"}
    assert table.army("central_europe") == ""


@pytest.mark.rule("V11", "S02")
def test_a_crusade_expands_overland_and_makes_no_forts_of_its_armies() -> None:
    table = crusade().play("1 expand nile_delta by sea")
    assert origin(table, "nile_delta") == "crusade"
    assert {"expand nubia", "expand crete by sea", "expand palestine"} <= table.legal
    assert not any(move.startswith("fort") for move in table.legal)
    table.play("1 expand nubia", "1 expand crete by sea")
    assert table.legal == {"done"}
    table.play("1 done")
    assert table.army("central_europe") == "1"
    assert table.pool == 7


@pytest.mark.rule("V11", "R059", "R060")
def test_a_crusade_attacks_from_the_sea_and_adds_one() -> None:
    table = crusade(at="2 libya, 2 nile_delta")
    table.play("1 attack libya by sea", *dice("1 5 5 2 1"))
    assert table.army("libya") == "1"
    assert table.pieces("libya") == set()
    table.play("1 attack nile_delta", *dice("4 1 4"))
    assert table.army("nile_delta") == "1"


@pytest.mark.rule("V11", "R030")
def test_a_crusade_adds_one_whatever_else_is_played() -> None:
    table = crusade(at="2 libya", other="weaponry").play("1 attack libya by sea", *dice("1 4 5 2 1"))
    assert table.army("libya") == ""


@pytest.mark.rule("V11")
@pytest.mark.parametrize(
    ("there", "move"),
    [
        pytest.param("", "expand palestine by sea", id="empty"),
        pytest.param("0 palestine city", "expand palestine by sea", id="an old city"),
        pytest.param("1 palestine", "expand palestine by sea", id="own army"),
        pytest.param("2 palestine", "attack palestine by sea", id="enemy"),
        pytest.param("2 palestine city fort", "attack palestine by sea", id="enemy city and fort"),
        pytest.param("2 palestine capital", "attack palestine by sea", id="enemy capital"),
    ],
)
def test_palestine_gets_a_fort_and_a_city_when_the_crusade_takes_it(there: str, move: str) -> None:
    table = crusade(at=there)
    rounds = "" if move.startswith("expand") else "6 1 1 1 1 " * (2 if "fort" in there else 1)
    table.play(f"1 {move}", *dice(rounds))
    assert table.army("palestine") == "1"
    assert table.pieces("palestine") == {"city", "fort"}


# ---- V17: the Jewish revolt


@pytest.mark.rule("V17")
@pytest.mark.parametrize(("roll", "left"), [("1 2 5 4", "1"), ("1 2 4 4", ""), ("1 2 3 4", "2")])
def test_the_jewish_revolt_attacks_palestine_with_three_dice(roll: str, left: str) -> None:
    table = before_event("jewish_revolt", at="2 palestine").play("1 event jewish_revolt", *dice(roll))
    assert table.army("palestine") == left
    assert table.asked == "1 expand"
    assert table.pool == 19


@pytest.mark.rule("V17", "R062", "R065")
def test_the_jewish_revolt_meets_a_fort() -> None:
    table = before_event("jewish_revolt", at="2 palestine fort capital")
    table.play("1 event jewish_revolt", *dice("1 2 6 5"))
    assert table.army("palestine") == "2"
    assert table.pieces("palestine") == {"capital"}
    table = before_event("jewish_revolt", at="2 palestine fort capital")
    table.play("1 event jewish_revolt", *dice("1 2 6 4  1 2 5 4"))
    assert table.army("palestine") == "1"
    assert table.pieces("palestine") == {"city"}


@pytest.mark.rule("A24", "V17")
def test_the_jewish_revolt_occupies_an_empty_palestine() -> None:
    table = before_event("jewish_revolt", at="0 palestine city").play("1 event jewish_revolt")
    assert table.army("palestine") == "1"
    assert origin(table, "palestine") == "jewish_revolt"
    assert table.pieces("palestine") == set()


@pytest.mark.rule("V17")
def test_nobody_revolts_against_themselves() -> None:
    assert before_event("jewish_revolt", at="1 palestine").legal == {"done"}


# ---- V19: kingdoms


@pytest.mark.rule("V19")
@pytest.mark.parametrize(
    ("event", "empire", "land"),
    [
        ("kingdom_canaanites", "sumeria", "palestine"),
        ("kingdom_etruscans", "assyria", "northern_appenines"),
        ("kingdom_kush", "romans", "upper_nile"),
        ("kingdom_tiahuanaco", "huns", "southern_andes"),
        ("kingdom_mali", "franks", "gold_coast"),
        ("kingdom_thai", "ottoman_turks", "malayan_peninsula"),
        ("kingdom_zimbabwe", "russia", "east_africa"),
    ],
)
def test_a_kingdom_is_an_army_and_a_city_in_its_land(event: str, empire: str, land: str) -> None:
    table = before_event(event, empire=empire).play(f"1 event {event}")
    view = table.land(land)
    assert view is not None
    assert view.army is not None
    assert (view.army.seat, view.army.event, view.army.epoch) == (0, event, 7)
    assert table.pieces(land) == {"city"}
    assert table.asked == "1 expand"


@pytest.mark.rule("V19")
@pytest.mark.parametrize("things", ["", "fort", "city fort", "capital", "capital fort"])
def test_a_kingdom_drives_an_enemy_out_without_a_battle(things: str) -> None:
    table = before_event("kingdom_kush", at=f"2 upper_nile {things}").play("1 event kingdom_kush")
    assert table.army("upper_nile") == "1"
    assert table.pieces("upper_nile") == {"city"}


@pytest.mark.rule("A24", "V19")
@pytest.mark.parametrize(
    ("things", "after"),
    [("", {"city"}), ("city", {"city"}), ("capital", {"capital"}), ("fort", {"city", "fort"})],
)
def test_a_kingdom_on_an_own_army_replaces_it(things: str, after: set[str]) -> None:
    table = before_event("kingdom_kush", at=f"1 upper_nile {things} I").play("1 event kingdom_kush")
    assert origin(table, "upper_nile") == "kingdom_kush"
    assert table.pieces("upper_nile") == after


@pytest.mark.rule("R071", "V19")
def test_a_kingdom_is_not_the_active_empire() -> None:
    """Zimbabwe has the pieces of epoch VII in epoch VII, and still nothing starts from it."""
    table = before_event("kingdom_zimbabwe", empire="russia").play("1 event kingdom_zimbabwe")
    assert "expand central_africa" not in table.legal
    assert "fort east_africa" not in table.legal


# ---- V20: migrants


@pytest.mark.rule("V20")
@pytest.mark.parametrize(
    ("event", "empire", "lands"),
    [
        (
            "migrants_africa",
            "sumeria",
            "gold_coast central_africa congo_basin east_africa southern_africa madagascar",
        ),
        ("migrants_australia", "assyria", "australia new_guinea new_zealand polynesia"),
        (
            "migrants_north_america",
            "romans",
            "appalachia great_lakes great_plains deep_south pacific_seaboard mexican_valley central_america"
            " west_indies",
        ),
    ],
)
def test_migrants_settle_in_two_vacant_lands_of_their_area(event: str, empire: str, lands: str) -> None:
    first, *others = lands.split()
    table = before_event(event, empire=empire).play(f"1 event {event}")
    assert table.asked == "1 migrants"
    assert table.legal == {f"settle {land}" for land in (first, *others)}
    table.play(f"1 settle {first}")
    assert table.asked == "1 migrants"
    assert table.legal == {f"settle {land}" for land in others}
    table.play(f"1 settle {others[0]}")
    assert table.asked == "1 expand"
    view = table.land(first)
    assert view is not None
    assert view.army is not None
    assert (view.army.seat, view.army.event, view.army.epoch) == (0, event, 1)


@pytest.mark.rule("V20")
def test_migrants_settle_once_when_one_land_is_vacant_and_never_attack() -> None:
    at = "2 australia, 1 new_guinea, 2 new_zealand, 0 polynesia city"
    table = before_event("migrants_australia", at=at).play("1 event migrants_australia")
    assert table.legal == {"settle polynesia"}
    table.play("1 settle polynesia")
    assert table.pieces("polynesia") == set()
    assert table.asked == "1 expand"


@pytest.mark.rule("V20", "R071")
def test_migrants_build_no_monument() -> None:
    table = before_event("migrants_africa", empire="sumeria").play(
        "1 event migrants_africa", "1 settle congo_basin", "1 settle southern_africa", "1 done"
    )
    assert not any(land.monument for land in table.view().lands)


@pytest.mark.rule("A33")
def test_pieces_do_not_run_out() -> None:
    """Seven armies of epoch I, and there are five pieces of a colour."""
    table = before_event("migrants_africa", empire="egypt")
    table.play("1 event migrants_africa", "1 settle gold_coast", "1 settle madagascar")
    table.play("1 expand libya", "1 expand nubia", "1 expand palestine", "1 expand arabian_peninsula")
    epochs = [land.army.epoch for land in table.view().lands if land.army]
    assert epochs == [1] * 7
