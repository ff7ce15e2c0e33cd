"""G-18 to G-34, G-75, G-93 to G-98, C-05, C-20, C-21: what counters do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.civilization.table import TABLES, Table, civilization, dice
from tijdperk.games.civilization.engine.tables import COUNTERS

LOOK = "1 look in gobi"


def explorer(*things: str, **more: Any) -> Table:
    """Seat 1 has a settler in Gobi, where a counter lies face down."""
    return civilization("1 gobi settler", *things, face_down=True, **more)


def look(counter: str, *things: str, rolls: tuple[str, ...] = (), **more: Any) -> Table:
    return explorer(*things, **more).play(LOOK, f"~ counter {counter}", *dice(*rolls))


def holder(table: Table, land: str) -> int:
    """Who holds the city card of a land, from 1; 0 for nobody."""
    return table.position.holder[TABLES.areas.index(land)] + 1


def technologies(table: Table, seat: int) -> set[str]:
    owners = zip(TABLES.technologies, table.position.technology, strict=True)
    return {name for name, owner in owners if owner == seat - 1}


# ---- who looks, and when


@pytest.mark.rule("G-18")
def test_only_settlers_look_and_need_not() -> None:
    table = explorer("1 yunnan ancient-infantry", "2 tanami settler")
    assert LOOK.removeprefix("1 ") in table.legal
    assert "end moves" in table.legal
    assert table.refused("1 look in yunnan") == "G-18"
    assert table.refused("1 look in tanami") == "G-18"
    assert table.refused("1 look in java_sea") == "G-18"


@pytest.mark.rule("G-18")
def test_only_counters_that_lie_face_down_are_looked_at() -> None:
    table = civilization("1 gobi settler", "1 yunnan settler", counters={"yunnan": "wine"})
    assert table.legal >= {"end moves"}
    assert table.refused("1 look in gobi") == "G-18"
    assert table.refused("1 look in yunnan") == "G-18"


@pytest.mark.rule("G-18")
def test_a_settler_aboard_does_not_look() -> None:
    table = civilization("1 java_sea ancient-fleet: settler", face_down=True)
    assert not {move for move in table.legal if move.startswith("look")}


@pytest.mark.rule("G-18", "G-19", "G-75")
def test_a_settler_looks_after_moving_or_without_and_moves_no_more() -> None:
    table = explorer("1 yunnan settler", "1 mekong ancient-infantry")
    table.play(LOOK, "~ counter no_event")
    assert table.points("gobi", 1) == [0]
    table.play(
        "1 take ancient-infantry in mekong with 1", "1 go yunnan"
    )  # exploring is mixed with other moves
    table.play("1 take settler in yunnan with 2", "1 go himalaya", "1 look in himalaya", "~ counter no_event")
    assert table.points("himalaya", 1) == [0]
    assert table.legal == {"end moves"}


@pytest.mark.rule("G-19")
def test_the_settler_with_fewest_points_looks() -> None:
    table = explorer("1 yunnan settler").play("1 take settler in yunnan with 2", "1 go gobi")
    table.play(LOOK, "~ counter no_event")
    assert table.points("gobi", 1) == [0, 2]


@pytest.mark.rule("G-75", "G-53")
def test_a_settler_that_was_stopped_may_look() -> None:
    table = civilization("1 yunnan settler", "2 gobi ancient-infantry", face_down=True)
    table.play("1 take settler in yunnan with 2", "1 go gobi", "2 fight", LOOK, "~ counter treasure")
    assert table.gold == [10, 0, 0]


@pytest.mark.rule("G-75")
def test_nothing_is_looked_at_once_moves_are_over() -> None:
    table = explorer("1 yunnan ancient-infantry", "2 yunnan settler").play("1 end moves")
    assert table.asked == "1 attacking"
    refusal = table.refusal(LOOK)
    assert refusal is not None
    assert refusal.key == "asked-something-else"


@pytest.mark.rule("G-35", "G-108")
def test_a_counter_is_drawn_from_those_nobody_has_seen() -> None:
    table = look("wine")
    assert table.position.pool[COUNTERS.index("wine")] == 4
    assert sum(table.position.pool) == 87


# ---- resources, treasure, free technology


@pytest.mark.rule("G-20", "G-28")
def test_a_resource_stays() -> None:
    table = look("iron")
    assert table.counter("gobi") == "iron"
    assert holder(table, "gobi") == 0
    assert table.events == ["looked 1 area=gobi counter=iron"]


@pytest.mark.rule("G-20", "G-34", "C-21", "G-98")
def test_a_resource_under_a_settlement_gives_its_owner_the_card() -> None:
    table = explorer("2 gobi town")
    assert holder(table, "gobi") == 0
    table.play(LOOK, "~ counter iron")
    assert holder(table, "gobi") == 2


@pytest.mark.rule("G-21", "G-23", "G-93")
@pytest.mark.parametrize("things", [(), ("2 gobi town",)])
def test_a_treasure_is_the_explorers(things: tuple[str, ...]) -> None:
    table = look("treasure", *things)
    assert table.gold == [10, 0, 0]
    assert table.counter("gobi") == ""
    assert table.events[-1] == "treasure 1 gold=10"


@pytest.mark.rule("G-33")
def test_no_event() -> None:
    table = look("no_event", "2 gobi town")
    assert table.counter("gobi") == ""
    assert table.settlement("gobi") == "2 town"


@pytest.mark.rule("G-22", "G-93", "G-94")
def test_a_free_technology_of_the_era_whose_prerequisites_are_in_play() -> None:
    table = look("free_technology", "2 gobi town", technologies={2: "alphabet_writing", 3: "masonry"})
    assert table.asked == "1 free_technology"
    allowed = ["pottery", "the_wheel", "bronze_working", "ceremonial_burial", "mathematics"]
    assert table.legal == {f"learn {technology}" for technology in allowed}
    assert table.refused("1 learn masonry") == "A-18"
    assert table.refused("1 learn iron_working") == "A-19"
    assert table.refused("1 learn banking") == "G-02"
    table.play("1 learn pottery")
    assert technologies(table, 1) == {"pottery"}
    assert table.gold == [0, 0, 0]
    assert table.asked == "1 moving"


@pytest.mark.rule("G-22", "S-04")
def test_standard_technologies_are_alike() -> None:
    table = look("free_technology", rules="standard", era="medieval")
    assert technologies(table, 1) == {"banking"}
    assert table.asked == "1 moving"


@pytest.mark.rule("G-94")
def test_the_only_technology_is_taken_and_none_has_no_effect() -> None:
    ancient = [TABLES.technologies[number] for number in TABLES.technologies_of[0]]
    table = look("free_technology", technologies={2: " ".join(ancient[:-1])})
    assert technologies(table, 1) == {ancient[-1]}
    table = look("free_technology", technologies={2: " ".join(ancient)})
    assert technologies(table, 1) == set()
    assert table.events[-1] == "not-found 1"
    assert table.counter("gobi") == ""


# ---- terrain


@pytest.mark.rule("G-28")
@pytest.mark.parametrize("terrain", ["desert", "mountains", "jungle", "fertile"])
def test_terrain_stays_face_up(terrain: str) -> None:
    table = look(terrain)
    assert table.counter("gobi") == terrain
    assert table.view(2).lands[TABLES.areas.index("gobi")].counter == terrain


@pytest.mark.rule("G-29", "G-34", "G-91")
def test_a_desert_destroys_the_settlement_but_not_the_pieces() -> None:
    table = look("desert", "1 yunnan village", "2 gobi town", "2 tanami village", "2 gobi ancient-infantry")
    assert table.settlement("gobi") == ""
    assert table.pieces("gobi", 1) == {"settler": 1}
    assert table.pieces("gobi", 2) == {"ancient-infantry": 1}
    assert holder(table, "gobi") == 0
    assert table.events[-1] == "destroyed 2 area=gobi"


@pytest.mark.rule("G-34", "A-89", "A-30")
def test_a_desert_can_eliminate_and_leaves_nothing_to_anybody() -> None:
    table = look(
        "desert",
        "2 gobi town",
        "2 yunnan 2 settler",
        "3 tanami town",
        gold={1: 5, 2: 30},
        wonders={2: "oracle"},
    )
    assert not table.position.plays(1)
    assert table.gold == [5, 0, 0]
    assert table.pieces("yunnan", 2) == {}
    assert table.view().seats[1].out
    assert "oracle" not in table.view().wonders


@pytest.mark.rule("A-30", "G-34")
def test_who_digs_up_the_own_last_settlement_is_out_at_once() -> None:
    table = look("desert", "1 gobi village", "2 tanami town", "3 luzon town")
    assert not table.position.plays(0)
    assert table.asked == "2 moving"


@pytest.mark.rule("C-32", "G-34")
def test_without_settlements_one_plays_on_under_the_standard_rules() -> None:
    table = look("desert", "1 gobi village", "2 tanami town", "3 luzon town", rules="standard")
    assert table.position.plays(0)
    assert table.asked == "1 moving"


@pytest.mark.rule("G-30", "G-31", "C-21")
@pytest.mark.parametrize(
    ("terrain", "before", "after"),
    [
        ("mountains", "metropolis", "village"),
        ("mountains", "village", "village"),
        ("jungle", "metropolis", "town"),
        ("jungle", "town", "town"),
        ("jungle", "village", "village"),
        ("fertile", "metropolis", "metropolis"),
    ],
)
def test_a_settlement_shrinks_to_what_the_ground_allows(terrain: str, before: str, after: str) -> None:
    assert look(terrain, f"2 gobi {before}").settlement("gobi") == f"2 {after}"


# ---- minor civilizations


@pytest.mark.rule("G-24", "G-95", "C-13")
def test_the_highest_roll_less_own_settlements_gets_village_and_army() -> None:
    table = explorer("2 tanami village", "2 luzon village", "3 papua village")
    table.play(LOOK, "~ counter minor_civilization", *dice("3 2", "4 4", "4 4"))
    assert table.heard("rolled") == [
        "rolled 1 sum=5 purpose=minor",
        "rolled 2 sum=6 purpose=minor",
        "rolled 3 sum=7 purpose=minor",
    ]
    assert table.settlement("gobi") == "3 village"
    assert table.pieces("gobi", 3) == {"ancient-infantry": 1}


@pytest.mark.rule("C-20", "G-107")
def test_those_who_tie_for_a_minor_civilization_roll_again() -> None:
    table = explorer("2 tanami village", "3 papua village")
    table.play(LOOK, "~ counter minor_civilization", *dice("2 2", "4 4", "4 4", "1 1", "1 1", "1 1", "2 2"))
    assert table.settlement("gobi") == "3 village"
    assert table.pieces("gobi", 3) == {"ancient-infantry": 1}
    assert table.pieces("gobi", 1) == {"settler": 1}
    assert table.counter("gobi") == ""
    assert holder(table, "gobi") == 0  # a card without a resource


@pytest.mark.rule("G-24", "G-95")
def test_the_winner_picks_an_army_of_the_era() -> None:
    table = look("minor_civilization", rolls=("1 1", "6 6", "1 2"), rules="standard", era="gunpowder")
    assert table.asked == "2 minor_army"
    assert table.legal == {"raise gunpowder-infantry", "raise gunpowder-cavalry", "raise gunpowder-artillery"}
    assert table.refused("2 raise modern-infantry") == "G-95"
    assert table.refused("2 raise medieval-infantry") == "G-95"
    assert table.refused("2 raise settler") == "G-95"
    table.play("2 raise gunpowder-artillery")
    assert table.pieces("gobi", 2) == {"gunpowder-artillery": 1}
    assert table.asked == "1 moving"


@pytest.mark.rule("G-95", "A-75", "A-45")
@pytest.mark.parametrize(
    ("era", "in_play", "options"),
    [
        ("ancient", "", {"ancient-infantry"}),
        ("ancient", "the_wheel", {"ancient-cavalry"}),
        (
            "ancient",
            "bronze_working the_wheel mathematics",
            {"ancient-infantry", "ancient-cavalry", "ancient-artillery"},
        ),
        ("ancient", "mathematics engineering bronze_working", {"ancient-infantry"}),
        ("ancient", "mathematics engineering", {"ancient-infantry"}),
        ("medieval", "the_wheel mathematics", {"ancient-cavalry", "ancient-artillery"}),
        ("medieval", "feudalism engineering the_wheel", {"medieval-infantry", "medieval-artillery"}),
        ("modern", "feudalism the_wheel", {"medieval-infantry"}),
        ("gunpowder", "electricity chivalry", {"medieval-cavalry"}),
    ],
)
def test_the_army_is_one_that_can_be_had(era: str, in_play: str, options: set[str]) -> None:
    table = look("minor_civilization", rolls=("6 6", "1 1", "1 2"), era=era, technologies={3: in_play})
    if len(options) == 1:
        assert table.pieces("gobi", 1) == {"settler": 1, options.copy().pop(): 1}
    else:
        assert table.legal == {f"raise {kind}" for kind in options}


@pytest.mark.rule("G-34", "G-96", "A-89")
def test_the_winner_takes_a_settlement_that_is_there() -> None:
    table = look(
        "minor_civilization",
        "2 gobi city",
        "2 gobi 2 settler",
        "2 gobi ancient-infantry",
        "2 tanami village",
        rolls=("6 6", "1 1", "1 2"),
    )
    assert table.settlement("gobi") == "1 city"
    assert table.pieces("gobi", 1) == {"settler": 1, "ancient-infantry": 1}
    assert table.pieces("gobi", 2) == {"settler": 2, "ancient-infantry": 1}


@pytest.mark.rule("G-96")
def test_the_owner_may_win_it_too() -> None:
    table = look("minor_civilization", "2 gobi city", rolls=("1 1", "6 6", "1 2"))
    assert table.settlement("gobi") == "2 city"
    assert table.pieces("gobi", 2) == {"ancient-infantry": 1}


@pytest.mark.rule("A-89", "A-30")
def test_the_winner_of_a_last_settlement_is_the_captor() -> None:
    table = look(
        "minor_civilization",
        "1 gobi city",
        "1 yunnan 2 settler",
        "2 tanami city",
        "3 luzon city",
        rolls=("1 1", "6 6", "1 2"),
        gold={1: 30, 2: 1},
    )
    assert table.gold == [0, 31, 0]
    assert table.settlement("gobi") == "2 city"
    assert table.pieces("gobi", 2) == {"ancient-infantry": 1}
    assert table.pieces("yunnan", 1) == {}
    assert table.asked == "2 moving"


@pytest.mark.rule("A-89", "G-95")
def test_an_eliminated_explorer_moves_no_more_after_the_winners_choice() -> None:
    table = look(
        "minor_civilization",
        "1 gobi city",
        "2 tanami city",
        "3 luzon city",
        rolls=("1 1", "6 6", "1 2"),
        technologies={2: "bronze_working the_wheel"},
    )
    assert table.asked == "2 minor_army"
    table.play("2 raise ancient-cavalry")
    assert table.asked == "2 moving"
    assert technologies(table, 1) == set()


# ---- plague


@pytest.mark.rule("G-25", "G-26", "G-27", "G-97", "C-05", "E-01")
@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_a_plague_in_the_gunpowder_era(rules: str) -> None:
    table = civilization(
        "1 tanganika town",
        "1 eritrea village",
        "1 kalahari 2 gunpowder-cavalry",
        "1 funa settler",
        "2 atlantia gunpowder-infantry",
        "2 atlantia gunpowder-artillery",
        "2 nigeria city",
        "3 euphrates settler",
        "3 euphrates gunpowder-artillery",
        "3 euphrates town",
        rules=rules,
        era="gunpowder",
        face_down=True,
    )
    table.play("1 look in funa", "~ counter plague")
    assert table.pieces("funa", 1) == {}
    assert table.pieces("kalahari", 1) == {}
    assert table.pieces("atlantia", 2) == {}
    assert table.settlement("tanganika") == "1 village"
    assert table.settlement("eritrea") == "1 village"
    assert table.settlement("nigeria") == "2 town"
    assert table.settlement("euphrates") == "3 town"
    assert table.pieces("euphrates", 3) == {"settler": 1, "gunpowder-artillery": 1}
    assert table.events[1] == "plague 0 area=funa radius=2"
    assert table.counter("funa") == ""


@pytest.mark.rule("G-25", "G-97")
@pytest.mark.parametrize(
    ("era", "struck"), [("ancient", 0), ("medieval", 1), ("gunpowder", 2), ("modern", 3)]
)
def test_how_far_a_plague_goes(era: str, struck: int) -> None:
    lands = ["yunnan", "mekong", "scandia", "gaul", "nippon"]  # 1, 2, 3 and 4 steps; over the sea
    table = explorer(*[f"2 {land} town" for land in lands], rules="standard", era=era)
    table.play(LOOK, "~ counter plague")
    assert [land for land in lands if table.settlement(land) == "2 village"] == lands[:struck]


@pytest.mark.rule("G-97", "G-26")
def test_aircraft_on_land_die_and_fleets_with_their_cargo_live() -> None:
    table = civilization(
        "1 mekong settler",
        "2 mekong aircraft",
        "2 java_sea modern-fleet: 2 settler",
        "2 java_sea aircraft",
        era="modern",
        rules="standard",
        face_down=True,
    )
    table.play("1 look in mekong", "~ counter plague")
    assert table.pieces("mekong", 2) == {}
    assert table.pieces("java_sea", 2) == {"modern-fleet": 1, "settler": 2, "aircraft": 1}


@pytest.mark.rule("G-27", "G-34", "C-05")
def test_a_plague_under_a_settlement_shrinks_it_like_any_other() -> None:
    assert look("plague", "2 gobi city").settlement("gobi") == "2 town"
    assert look("plague", "2 gobi village").settlement("gobi") == "2 village"
