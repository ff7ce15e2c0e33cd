"""R050-R068: dice, terrain, forts, and what a conquest leaves standing."""

from __future__ import annotations

import pytest

from tests.history.table import Table, dice, history


def defence(table: Table, move: str) -> int:
    """How many dice the defender would roll."""
    return int(table.detail(move).odds.defence_dice)


def romans(defender: str = "", pool: int = 3) -> Table:
    """Romans in the Southern Appenines beside an army of seat 2, over open ground."""
    return history(empire="romans", at=f"2 northern_appenines {defender}", pool=pool)


def storm(table: Table, *rolls: str) -> Table:
    """One attack on the Northern Appenines; all rolls of it, attacker first."""
    return table.play("1 attack northern_appenines", *dice(*rolls))


# ---- a round


@pytest.mark.rule("R050")
def test_another_players_land_is_entered_by_battle_only() -> None:
    table = romans()
    assert "attack northern_appenines" in table.legal
    assert table.refused("1 expand northern_appenines") == "R050"
    assert table.refused("1 attack morea by sea") == "R050"  # nobody is there


@pytest.mark.rule("R051", "R052")
@pytest.mark.parametrize(
    ("attack", "throw", "army"),
    [
        ("1 3", "2", "1"),
        ("3 1", "2", "1"),
        ("6 6", "5", "1"),
        ("2 3", "4", "2"),
        ("1 1", "6", "2"),
        ("2 5", "5", ""),
        ("1 1", "1", ""),
    ],
)
def test_two_dice_keep_the_higher_against_one(attack: str, throw: str, army: str) -> None:
    table = storm(romans(), attack, throw)
    assert table.army("northern_appenines") == army
    assert table.pool == 2
    assert table.army("southern_appenines") == "1"


@pytest.mark.rule("R052", "R053", "R054", "T04")
def test_three_romans_take_the_northern_appenines() -> None:
    table = romans()
    storm(table, "1 3", "4")
    assert (table.army("northern_appenines"), table.pool) == ("2", 2)
    storm(table, "5 5", "5")
    assert (table.army("northern_appenines"), table.pool) == ("", 1)
    table.play("1 expand northern_appenines")
    assert (table.army("northern_appenines"), table.pool) == ("1", 0)


@pytest.mark.rule("R053")
def test_without_an_army_left_the_attack_is_over() -> None:
    table = storm(romans(pool=1), "1 1", "6")
    assert table.army("northern_appenines") == "2"
    assert table.legal == {"done"}


@pytest.mark.rule("R054")
def test_a_land_emptied_by_a_tie_is_open_to_everybody() -> None:
    table = storm(romans(), "4 4", "4")
    assert "expand northern_appenines" in table.legal
    assert table.refused("1 attack northern_appenines") == "R050"


# ---- terrain


@pytest.mark.rule("R055", "R056", "R057", "A39")
@pytest.mark.parametrize(
    ("source", "target", "throws"),
    [
        ("eastern_anatolia", "western_anatolia", 1),
        ("western_anatolia", "eastern_anatolia", 2),  # mountains in the defender's land
        ("upper_indus", "western_deccan", 2),  # forest
        ("western_deccan", "upper_indus", 1),
        ("caucasus", "eastern_anatolia", 2),  # mountains on both sides
        ("eastern_anatolia", "caucasus", 2),
        ("mongolia", "wei_river", 2),  # the wall
        ("wei_river", "mongolia", 1),
        ("levant", "palestine", 1),
    ],
)
def test_difficult_terrain_counts_in_the_defenders_land(source: str, target: str, throws: int) -> None:
    table = history(empire="hsiung_nu", at=f"1 {source} active, 2 {target}")
    assert defence(table, f"attack {target}") == throws
    table.play(f"1 attack {target}", *dice("5 1", ("4", "4 6")[throws - 1]))
    assert table.army(target) == ("1" if throws == 1 else "2")


@pytest.mark.rule("R055", "R058")
@pytest.mark.parametrize(
    ("one", "other"),
    [("western_anatolia", "balkans"), ("shatts_plateau", "southern_iberia"), ("albion", "northern_gaul")],
)
def test_a_strait_is_difficult_both_ways(one: str, other: str) -> None:
    for source, target in ((one, other), (other, one)):
        table = history(empire="hsiung_nu", at=f"1 {source} active, 2 {target}")
        assert defence(table, f"attack {target}") == 2
        table.play(f"1 attack {target}", *dice("1 4", "5 1"))
        assert table.army(target) == "2"


@pytest.mark.rule("A38")
def test_the_great_wall() -> None:
    at = "1 {} active, 2 {}"
    walls = [("mongolia", "yellow_river"), ("mongolia", "wei_river"), ("eastern_steppe", "wei_river")]
    for source, target in walls:
        assert defence(history(empire="mongols", at=at.format(source, target)), f"attack {target}") == 2
        back = history(empire="hsiung_nu", at=at.format(target, source))
        assert defence(back, f"attack {source}") == 1
    plain = history(empire="hsiung_nu", at=at.format("mongolia", "great_plain_of_china"))
    assert defence(plain, "attack great_plain_of_china") == 1


@pytest.mark.rule("A10")
def test_the_attack_comes_over_the_easiest_border() -> None:
    wall = "1 mongolia active, 2 wei_river"
    table = history(empire="hsiung_nu", at=wall)
    assert defence(table, "attack wei_river") == 2
    table = history(empire="hsiung_nu", at=f"{wall}, 1 szechuan active")
    assert defence(table, "attack wei_river") == 1
    assert table.detail("attack wei_river").odds.source == "szechuan"


@pytest.mark.rule("A10", "R058")
def test_a_strait_goes_before_the_sea() -> None:
    table = history(empire="minoans", at="2 morea")
    assert "attack morea by sea" not in table.legal
    assert defence(table, "attack morea") == 2


# ---- from the sea


@pytest.mark.rule("R059")
def test_the_highest_of_three_dice_defends_against_a_fleet() -> None:
    table = history(empire="minoans", at="2 libya")
    table.play("1 attack libya by sea", *dice("6 2", "5 5 5"))
    assert table.army("libya") == "1"
    table = history(empire="minoans", at="2 libya")
    table.play("1 attack libya by sea", *dice("4 2", "1 5 1"))
    assert table.army("libya") == "2"


@pytest.mark.rule("A11")
def test_terrain_does_not_add_to_the_sea() -> None:
    table = history(empire="minoans", at="2 eastern_anatolia")
    assert defence(table, "attack eastern_anatolia by sea") == 3


@pytest.mark.rule("R046", "R059", "R060", "A07", "T05")
def test_britain_lands_in_chekiang() -> None:
    inland = ("si_kyang", "yangtze_kiang", "great_plain_of_china")
    table = history(empire="britain", at=", ".join(f"2 {land}" for land in ("chekiang", *inland)))
    assert table.army("albion") == "1"
    table.play("1 attack chekiang by sea", *dice("2 4", "1 1 5"))
    assert (table.army("chekiang"), table.pool) == ("2", 14)
    table.play("1 attack chekiang by sea", *dice("6 1", "1 1 5"))
    assert (table.army("chekiang"), table.pool) == ("1", 13)
    for land in inland:
        assert defence(table, f"attack {land}") == 1
        table.play(f"1 attack {land}", *dice("2 1", "1"))
        assert table.army(land) == "1"


# ---- forts


@pytest.mark.rule("R061", "R062", "T11")
@pytest.mark.parametrize(
    ("attack", "throw", "army", "fort"),
    [
        ("6 6", "6", "2", True),  # a 6 counts 7
        ("6 5", "5", "2", False),  # a tie
        ("5 5", "5", "2", True),
        ("2 1", "1", "2", False),
    ],
)
def test_a_fort_adds_one_and_falls_first(attack: str, throw: str, army: str, fort: bool) -> None:
    table = storm(romans("fort"), attack, throw)
    assert table.army("northern_appenines") == army
    assert ("fort" in table.pieces("northern_appenines")) == fort
    assert table.pool == 2


@pytest.mark.rule("T11")
def test_two_dice_never_win_against_a_fort_that_rolls_6() -> None:
    for high in range(1, 7):
        for low in range(1, 7):
            table = storm(romans("fort"), f"{high} {low}", "6")
            assert table.pieces("northern_appenines") == {"fort"}
            assert table.army("northern_appenines") == "2"


@pytest.mark.rule("R061", "R056")
def test_a_fort_adds_to_the_dice_of_the_terrain() -> None:
    table = history(empire="hsiung_nu", at="2 wei_river fort")
    table.play("1 attack wei_river", *dice("1 6", "6 2"))
    assert (table.army("wei_river"), table.pieces("wei_river")) == ("2", {"fort"})


@pytest.mark.rule("R062", "A12")
def test_a_tie_costs_the_fort_and_the_attacker() -> None:
    table = storm(romans("fort city"), "2 4", "3")
    assert table.army("northern_appenines") == "2"
    assert table.pieces("northern_appenines") == {"city"}
    assert table.pool == 2
    storm(table, "2 4", "3")  # no bonus any more
    assert table.army("northern_appenines") == "1"


@pytest.mark.rule("R062", "R063", "A12")
@pytest.mark.parametrize(("second", "army"), [(("4 1", "2"), "1"), (("2 1", "2"), ""), (("1 1", "2"), "2")])
def test_who_breaks_a_fort_fights_on_at_once(second: tuple[str, str], army: str) -> None:
    table = storm(romans("fort"), "6 1", "3", *second)
    assert table.army("northern_appenines") == army
    assert table.pieces("northern_appenines") == set()
    assert table.pool == 2


# ---- bonuses and the leader


@pytest.mark.rule("R064")
@pytest.mark.parametrize("site", ["", "fort", "city", "capital"])
def test_no_bonus_and_no_third_die_without_events(site: str) -> None:
    table = romans(site)
    odds = table.detail("attack northern_appenines").odds
    assert (odds.attack_dice, odds.attack_bonus) == (2, 0)
    storm(table, "4 4", "5")
    assert table.army("northern_appenines") == "2"


@pytest.mark.rule("R064", "R065", "V01", "A12", "T06")
def test_mongols_with_a_leader_at_the_wall() -> None:
    table = history(empire="mongols", at="2 wei_river fort capital", hand="leader", expanding=False)
    table.play("1 event leader")
    assert table.pool == 17
    table.play("1 attack wei_river", *dice("4 6 6", "1 6"))
    assert (table.army("wei_river"), table.pieces("wei_river")) == ("2", {"fort", "capital"})
    table.play("1 attack wei_river", *dice("2 4 5", "3 4"))
    assert (table.army("wei_river"), table.pieces("wei_river")) == ("2", {"capital"})
    table.play("1 attack wei_river", *dice("1 2 6", "2 5"))
    assert (table.army("wei_river"), table.pieces("wei_river")) == ("1", {"city"})
    assert table.pool == 14
    assert "leader" in table.force.effects


@pytest.mark.rule("V01", "A20")
def test_three_equal_dice_still_count_and_are_the_leaders_last() -> None:
    table = history(empire="romans", at="2 northern_appenines fort", hand="leader", expanding=False)
    table.play("1 event leader")
    storm(table, "3 3 3", "1", "2 1", "1")  # the fort, then the army with two dice
    assert table.army("northern_appenines") == "1"
    assert table.force.effects == []


@pytest.mark.rule("A19", "V13")
def test_elite_troops_win_a_tie_and_lose_nothing() -> None:
    table = history(empire="romans", at="2 northern_appenines", hand="elite_troops", expanding=False)
    table.play("1 event elite_troops")
    storm(table, "4 1", "4")
    assert table.army("northern_appenines") == "1"
    assert table.force.losses == 0


# ---- what is conquered


@pytest.mark.rule("R065", "R066", "R068")
@pytest.mark.parametrize(("town", "left"), [("capital", {"city"}), ("city", set())])
def test_a_conquest_degrades_a_capital_and_razes_a_city(town: str, left: set[str]) -> None:
    table = storm(romans(f"{town} monument"), "6 1", "1")
    assert table.army("northern_appenines") == "1"
    assert table.pieces("northern_appenines") == left | {"monument"}


@pytest.mark.rule("R067", "R068")
@pytest.mark.parametrize(("town", "left"), [("capital", {"city"}), ("city", set())])
def test_after_a_tie_all_stands_until_somebody_enters(town: str, left: set[str]) -> None:
    table = storm(romans(f"{town} monument"), "3 3", "3")
    assert table.army("northern_appenines") == ""
    assert table.pieces("northern_appenines") == {town, "monument"}
    table.play("1 expand northern_appenines")
    assert table.pieces("northern_appenines") == left | {"monument"}


@pytest.mark.rule("R066", "R067")
def test_a_lost_attack_leaves_the_city() -> None:
    assert storm(romans("city"), "1 1", "6").pieces("northern_appenines") == {"city"}
