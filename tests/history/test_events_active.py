"""Events that help the active empire through its turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.history.table import Table, dice, history

NORTH = "northern_appenines"  # next to the Romans' start, without difficult terrain


def with_events(*events: str, empire: str = "romans", at: str = "", **more: Any) -> Table:
    """A turn that begins with these events, and goes on to what comes after them."""
    table = history(empire=empire, hand=" ".join(events), at=at, expanding=False, **more)
    return table.play(*(f"1 event {event}" for event in events))


def defence_dice(table: Table, move: str) -> int:
    """How many dice the defender rolls against an attack."""
    dice: int = table.detail(move).odds.defence_dice
    return dice


# ---- V01, V02: leader and weaponry


@pytest.mark.rule("V01")
def test_a_leader_attacks_with_three_dice() -> None:
    table = with_events("leader", at=f"2 {NORTH}").play(f"1 attack {NORTH}", *dice("1 2 5 4"))
    assert table.army(NORTH) == "1"


@pytest.mark.rule("V01")
@pytest.mark.parametrize("roll", ["2 2 3", "2 3 2", "3 2 2"])
def test_two_equal_dice_do_not_kill_the_leader(roll: str) -> None:
    table = with_events("leader", at=f"2 {NORTH}").play(f"1 attack {NORTH}", *dice(f"{roll} 6"))
    assert "leader-died" not in table.told
    table.play(f"1 attack {NORTH}", *dice("1 1 6 5"))
    assert table.army(NORTH) == "1"


@pytest.mark.rule("V01", "A20")
def test_three_equal_dice_kill_the_leader_after_that_roll() -> None:
    table = with_events("leader", at=f"2 {NORTH} fort").play(f"1 attack {NORTH}", *dice("5 5 5 3  6 1 2"))
    assert "leader-died" in table.told
    assert table.army(NORTH) == "1"


@pytest.mark.rule("V01")
def test_a_dead_leader_stays_dead_for_the_turn() -> None:
    table = with_events("leader", at=f"2 {NORTH}")
    table.play(f"1 attack {NORTH}", *dice("2 2 2 5"), f"1 attack {NORTH}", *dice("1 6 5"))
    assert table.army(NORTH) == "1"
    assert table.pool == 17


@pytest.mark.rule("V02")
def test_weaponry_adds_one_to_every_attack() -> None:
    table = with_events("weaponry", at=f"2 {NORTH}, 2 central_massif")
    table.play(f"1 attack {NORTH}", *dice("1 5 5"), "1 attack central_massif", *dice("6 1 6"))
    assert (table.army(NORTH), table.army("central_massif")) == ("1", "1")


@pytest.mark.rule("V02", "R064")
def test_weaponry_adds_only_one() -> None:
    table = with_events("weaponry", at=f"2 {NORTH}").play(f"1 attack {NORTH}", *dice("1 4 5"))
    assert table.army(NORTH) == ""
    assert table.pool == 18


@pytest.mark.rule("R028", "V01", "V02")
def test_leader_and_weaponry_add_up() -> None:
    table = with_events("leader", "weaponry", at=f"2 {NORTH}").play(f"1 attack {NORTH}", *dice("1 1 3 3"))
    assert table.army(NORTH) == "1"


# ---- V03: reallocation


@pytest.mark.rule("V03")
def test_reallocation_turns_fleets_into_coins_before_the_first_army() -> None:
    table = with_events("reallocation")
    assert table.asked == "1 exchange"
    assert table.army("southern_appenines") == ""
    assert table.legal == {"exchange western_mediterranean", "exchange eastern_mediterranean", "done"}
    table.play("1 exchange western_mediterranean")
    assert table.asked == "1 exchange"
    assert table.legal == {"exchange eastern_mediterranean", "done"}
    table.play("1 done")
    assert table.asked == "1 expand"
    assert table.position.coins == 1
    assert "expand shatts_plateau by sea" not in table.legal


@pytest.mark.rule("V03")
def test_reallocation_is_over_when_no_fleet_is_left() -> None:
    table = with_events("reallocation").play(
        "1 exchange eastern_mediterranean", "1 exchange western_mediterranean"
    )
    assert table.asked == "1 expand"
    assert table.position.coins == 2
    assert not any(move.endswith("by sea") for move in table.legal)


@pytest.mark.rule("V03")
def test_no_fleet_has_to_be_exchanged() -> None:
    table = with_events("reallocation").play("1 done")
    assert table.position.coins == 0
    assert "expand shatts_plateau by sea" in table.legal


@pytest.mark.rule("V03", "V06")
def test_reallocation_needs_a_fleet_and_astronomy_brings_one() -> None:
    table = history(empire="celts", hand="reallocation astronomy", expanding=False)
    assert table.legal == {"event astronomy", "done"}
    table.play("1 event astronomy", "1 fleet black_sea")
    assert table.legal == {"event reallocation", "done"}
    table.play("1 event reallocation")
    assert table.legal == {"exchange black_sea", "done"}


@pytest.mark.rule("A32", "V03", "V09")
def test_there_is_no_end_to_the_coins() -> None:
    table = with_events("civil_service", "reallocation", empire="spain")
    while table.asked == "1 exchange":
        table.play(f"1 {min(table.legal - {'done'})}")
    assert table.position.coins == 3 + 11  # more than the 12 tokens of the box


# ---- V05, V09, V14, V24: coins and forts


def with_ally_in_reserve(pool: int = 0) -> Table:
    """An army was lost and came back with a coin of the Allies; so many others are in the pool."""
    table = history(
        empire="romans",
        at=f"2 {NORTH}, 1 dalmatia",
        pool=pool + 1,
        ally_coins=2,
        fleets="western_mediterranean",
    )
    table.play(f"1 attack {NORTH}", *dice("1 2 3"))
    assert table.asked == "1 recover"
    return table.play("1 recover with allies")


@pytest.mark.rule("V05")
def test_allies_are_two_coins_of_their_own() -> None:
    table = with_events("allies")
    assert (table.position.ally_coins, table.position.coins) == (2, 0)


@pytest.mark.rule("V05")
def test_an_army_of_the_allies_only_enters_unoccupied_lands() -> None:
    table = with_ally_in_reserve()
    assert table.pool == 0
    coasts = {"shatts_plateau", "southern_iberia", "pyrenees", "central_massif", "pindus"}
    forts = {"fort southern_appenines for coin"}
    assert table.legal == {f"expand {land} by sea" for land in coasts} | forts | {"done"}
    table.play("1 expand pindus by sea")
    assert table.army("pindus") == "1"
    assert table.legal == {"fort southern_appenines for coin", "fort pindus for coin", "done"}


@pytest.mark.rule("V05")
def test_an_army_of_the_allies_goes_first_where_it_can() -> None:
    table = with_ally_in_reserve(pool=1)
    table.play("1 expand pindus by sea")
    assert table.pool == 1
    assert f"attack {NORTH}" in table.legal


@pytest.mark.rule("V05")
def test_an_army_of_the_allies_stays_in_reserve_where_it_may_not_go() -> None:
    table = with_ally_in_reserve(pool=1)
    table.play("1 expand dalmatia by sea")
    assert (table.pool, table.position.ally_pool) == (0, 1)


@pytest.mark.rule("V05", "R035")
def test_a_fort_is_paid_with_a_coin_of_the_allies_first() -> None:
    table = history(empire="romans", coins=1, ally_coins=1).play("1 fort southern_appenines for coin")
    assert (table.position.coins, table.position.ally_coins) == (1, 0)


@pytest.mark.rule("V05", "R034")
def test_one_chooses_the_coin_that_brings_an_army_back() -> None:
    table = history(empire="romans", at=f"2 {NORTH}", pool=1, coins=1, ally_coins=1)
    table.play(f"1 attack {NORTH}", *dice("1 2 3"))
    assert table.legal == {"recover", "recover with allies", "abandon"}
    table.play("1 recover")
    assert (table.pool, table.position.coins, table.position.ally_coins) == (1, 0, 1)
    assert f"attack {NORTH}" in table.legal


@pytest.mark.rule("V09")
@pytest.mark.parametrize(
    ("empire", "coins"),
    [
        pytest.param("celts", 1, id="neither"),
        pytest.param("maurya", 2, id="a capital"),
        pytest.param("goths", 2, id="navigation"),
        pytest.param("romans", 3, id="both"),
    ],
)
def test_civil_service_pays_for_a_capital_and_for_navigation(empire: str, coins: int) -> None:
    assert with_events("civil_service", empire=empire).position.coins == coins


@pytest.mark.rule("V09", "V06")
def test_a_fleet_of_astronomy_is_no_navigation() -> None:
    table = history(empire="celts", hand="astronomy civil_service", expanding=False)
    table.play("1 event astronomy", "1 fleet black_sea", "1 event civil_service")
    assert table.position.coins == 1


@pytest.mark.rule("V24")
def test_a_population_explosion_is_two_coins() -> None:
    table = with_events("population_explosion", empire="celts")
    assert (table.position.coins, table.position.ally_coins) == (2, 0)


@pytest.mark.rule("V14", "R047")
def test_engineering_brings_two_forts_that_cost_no_army() -> None:
    table = with_events("engineering")
    table.play(f"1 expand {NORTH}", "1 expand central_massif")
    assert table.pool == 17
    table.play("1 fort southern_appenines", f"1 fort {NORTH}")
    assert table.pool == 17
    table.play("1 fort central_massif")
    assert table.pool == 16
    assert table.pieces("southern_appenines") == {"capital", "fort"}


@pytest.mark.rule("V14")
def test_engineering_needs_a_capital() -> None:
    assert history(empire="celts", hand="engineering", expanding=False).legal == {"done"}


@pytest.mark.rule("V14")
def test_the_engineers_build_with_an_empty_pool_too() -> None:
    table = history(empire="romans", pool=0, ready_forts=1)
    assert table.legal == {"fort southern_appenines", "done"}


# ---- V06: astronomy


@pytest.mark.rule("V06")
def test_astronomy_is_a_fleet_in_any_sea_but_no_ocean() -> None:
    table = with_events("astronomy")
    seas = {
        "north_sea", "black_sea", "caspian_sea", "red_sea", "bay_of_bengal", "south_china_sea",
        "sea_of_japan", "caribbean_sea",
    }  # fmt: skip
    assert table.legal == {f"fleet {sea}" for sea in seas}
    table.play("1 fleet black_sea")
    assert table.asked == "1 expand"
    table.play("1 expand balkans by sea")
    assert "expand caucasus by sea" in table.legal


@pytest.mark.rule("V06")
def test_the_fleet_of_astronomy_is_for_one_turn() -> None:
    table = with_events("astronomy", empire="celts", rivals="sassanids").play("1 fleet caspian_sea", "1 done")
    assert table.asked == "2 expand"
    assert not any(move.endswith("by sea") for move in table.legal)


# ---- V13, V18: elite troops and jihad


@pytest.mark.rule("V13", "A19")
def test_elite_troops_win_ties_until_the_first_loss() -> None:
    table = with_events("elite_troops", at=f"2 {NORTH}, 2 central_massif, 2 western_gaul")
    table.play(f"1 attack {NORTH}", *dice("1 5 5"))
    assert table.army(NORTH) == "1"
    assert table.pool == 18
    table.play("1 attack central_massif", *dice("1 2 3"))
    table.play("1 attack central_massif", *dice("5 1 5"))
    assert table.army("central_massif") == ""


@pytest.mark.rule("V13", "R063")
def test_elite_troops_fight_on_when_a_tie_cost_the_fort() -> None:
    table = with_events("elite_troops", at=f"2 {NORTH} fort").play(f"1 attack {NORTH}", *dice("1 5 4  3 3 3"))
    assert table.army(NORTH) == "1"
    assert table.pool == 18


@pytest.mark.rule("V18")
def test_a_jihad_weakens_with_every_army_it_loses() -> None:
    table = with_events("jihad", at=f"2 {NORTH}, 2 central_massif, 2 western_gaul, 2 northern_gaul")
    table.play(f"1 attack {NORTH}", *dice("1 2 4 4"))
    assert table.army(NORTH) == "1"
    table.play("1 attack central_massif", *dice("1 2 3 6"))
    table.play("1 attack central_massif", *dice("2 1 2"))
    assert table.army("central_massif") == "1"
    table.play("1 attack western_gaul", *dice("1 2 5"))
    table.play("1 attack western_gaul", *dice("1 5 5"))
    assert table.army("western_gaul") == ""
    assert table.pool == 19 - 5


@pytest.mark.rule("V18", "V01")
def test_leader_and_jihad_roll_three_dice_together() -> None:
    """Three dice while either of them gives three, and never more."""
    table = with_events("leader", "jihad", at=f"2 {NORTH}, 2 central_massif")
    table.play(f"1 attack {NORTH}", *dice("3 3 3 3"))
    assert "leader-died" in table.told
    table.play("1 attack central_massif", *dice("1 1 2 5"))  # the jihad still gives three
    table.play("1 attack central_massif", *dice("1 6 5"))
    assert table.army("central_massif") == "1"


@pytest.mark.rule("V18", "V01")
def test_the_leader_gives_three_dice_when_the_jihad_no_longer_does() -> None:
    table = with_events("leader", "jihad", at=f"2 {NORTH}")
    table.play(f"1 attack {NORTH}", *dice("1 1 2 5"), f"1 attack {NORTH}", *dice("1 1 5 5"))
    assert table.army(NORTH) == "1"


# ---- V15, V21: expert troops and naval power


@pytest.mark.rule("V15")
@pytest.mark.parametrize("experts", ["straits", "forests", "mountains"])
@pytest.mark.parametrize(
    ("terrain", "empire", "land"),
    [
        ("straits", "greek_city_states", "crete"),
        ("forests", "vedic_city_states", "western_deccan"),
        ("mountains", "assyria", "zagros"),
    ],
)
def test_expert_troops_do_not_mind_one_terrain(terrain: str, empire: str, land: str, experts: str) -> None:
    table = with_events(f"expert_troops_{experts}", empire=empire, at=f"2 {land}")
    expected = 1 if terrain == experts else 2
    assert defence_dice(table, f"attack {land}") == expected
    table.play(f"1 attack {land}", *dice("6 1"), *dice("5 " * expected))
    assert table.army(land) == "1"


@pytest.mark.rule("V15")
def test_expert_troops_still_meet_three_dice_from_a_fleet() -> None:
    table = with_events("expert_troops_straits", at="2 libya")
    assert defence_dice(table, "attack libya by sea") == 3


@pytest.mark.rule("A38", "V15")
@pytest.mark.parametrize("experts", ["straits", "forests", "mountains"])
def test_no_expert_troops_get_over_the_great_wall(experts: str) -> None:
    table = with_events(f"expert_troops_{experts}", empire="hsiung_nu", at="2 wei_river")
    table.play("1 attack wei_river", *dice("6 1 5 5"))
    assert table.army("wei_river") == "1"


@pytest.mark.rule("A38")
@pytest.mark.parametrize(
    ("source", "land", "expected"),
    [
        ("mongolia", "wei_river", 2),
        ("mongolia", "yellow_river", 2),
        ("mongolia", "great_plain_of_china", 1),
        ("eastern_steppe", "wei_river", 2),
        ("wei_river", "mongolia", 1),
        ("yellow_river", "mongolia", 1),
        ("wei_river", "eastern_steppe", 1),
    ],
)
def test_the_great_wall_protects_two_lands_from_the_north(source: str, land: str, expected: int) -> None:
    table = history(empire="hsiung_nu", at=f"1 {source} active, 2 {land}", pool=1)
    assert defence_dice(table, f"attack {land}") == expected


@pytest.mark.rule("V21", "A11")
def test_naval_power_leaves_the_defender_two_dice() -> None:
    assert defence_dice(history(empire="romans", at="2 libya"), "attack libya by sea") == 3
    table = with_events("naval_power", at="2 libya")
    table.play("1 attack libya by sea", *dice("6 1 5 5"))
    assert table.army("libya") == "1"


@pytest.mark.rule("V21")
def test_naval_power_changes_nothing_on_land() -> None:
    table = with_events("naval_power", empire="greek_city_states", at="2 crete, 2 pindus")
    assert defence_dice(table, "attack pindus") == 1
    assert defence_dice(table, "attack crete") == 2  # over the strait


# ---- V25: siegecraft


@pytest.mark.rule("V25")
@pytest.mark.parametrize(
    ("things", "taken"), [("city", True), ("capital", True), ("", False), ("monument", False)]
)
def test_siegecraft_adds_one_against_a_city_or_capital(things: str, taken: bool) -> None:
    table = with_events("siegecraft", at=f"2 {NORTH} {things}").play(f"1 attack {NORTH}", *dice("1 5 5"))
    assert table.army(NORTH) == ("1" if taken else "")


@pytest.mark.rule("V25")
def test_siegecraft_takes_fort_and_army_in_one_win() -> None:
    table = with_events("siegecraft", at=f"2 {NORTH} fort").play(f"1 attack {NORTH}", *dice("1 6 5"))
    assert table.army(NORTH) == "1"
    assert table.pieces(NORTH) == set()


@pytest.mark.rule("V25", "A28")
def test_a_fort_and_a_city_still_add_one_and_the_city_goes_on_adding_it() -> None:
    table = with_events("siegecraft", at=f"2 {NORTH} fort city").play(f"1 attack {NORTH}", *dice("1 5 5"))
    assert table.army(NORTH) == "2"  # 5 + 1 against 5 + 1: the fort falls, the army stays
    assert table.pieces(NORTH) == {"city"}
    table.play(f"1 attack {NORTH}", *dice("4 1 4"))
    assert table.army(NORTH) == "1"


@pytest.mark.rule("A28")
def test_siegecraft_is_over_where_the_fort_was_all_there_was() -> None:
    table = with_events("siegecraft", at=f"2 {NORTH} fort").play(f"1 attack {NORTH}", *dice("1 5 5"))
    assert table.pieces(NORTH) == set()
    table.play(f"1 attack {NORTH}", *dice("4 1 4"))
    assert table.army(NORTH) == ""


@pytest.mark.rule("V25", "V02")
def test_siegecraft_adds_to_weaponry() -> None:
    table = with_events("siegecraft", "weaponry", at=f"2 {NORTH} city")
    table.play(f"1 attack {NORTH}", *dice("1 4 5"))
    assert table.army(NORTH) == "1"


# ---- V26: treachery


@pytest.mark.rule("V26")
def test_treachery_names_a_land_that_an_enemy_holds() -> None:
    table = with_events("treachery", at=f"2 {NORTH}, 1 libya, 2 hokkaido, 0 crete city")
    assert table.legal == {f"betray {NORTH}", "betray hokkaido"}


@pytest.mark.rule("V26", "A27", "R065")
def test_the_first_attack_on_a_betrayed_land_needs_no_dice() -> None:
    table = with_events("treachery", at=f"2 {NORTH} fort capital, 2 central_massif")
    table.play(f"1 betray {NORTH}", f"1 attack {NORTH}")
    assert table.army(NORTH) == "1"
    assert table.pieces(NORTH) == {"city"}
    assert table.pool == 18
    table.play("1 attack central_massif", *dice("1 2 3"))
    assert table.army("central_massif") == "2"


@pytest.mark.rule("A27")
def test_a_betrayed_land_must_be_in_reach() -> None:
    table = with_events("treachery", at="2 hokkaido").play("1 betray hokkaido")
    assert not any("hokkaido" in move for move in table.legal)


@pytest.mark.rule("A27")
def test_a_betrayed_land_needs_an_army_to_take_it() -> None:
    table = history(empire="minoans", hand="treachery", at="2 morea", expanding=False)
    table.play("1 event treachery", "1 betray morea", "1 expand libya by sea", "1 expand nile_delta")
    assert table.pool == 0
    assert "attack morea" not in table.legal


@pytest.mark.rule("V26")
def test_treachery_is_lost_with_the_turn() -> None:
    table = with_events("treachery", empire="celts", at="1 libya, 2 danubia", rivals="macedonia")
    table.play("1 betray danubia", "1 done")
    assert table.asked == "2 expand"
    assert table.position.betrayed == -1


@pytest.mark.rule("V26", "R030")
def test_a_minor_empire_does_not_profit_from_treachery() -> None:
    table = history(
        empire="romans", hand="treachery minor_mayans", at="2 mexican_valley", expanding=False
    ).play("1 event treachery", "1 betray mexican_valley", "1 event minor_mayans")
    table.play("1 attack mexican_valley", *dice("1 2 3"))
    assert table.army("mexican_valley") == "2"
