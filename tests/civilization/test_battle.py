"""G-56 to G-61, G-83 to G-88, S-05, S-06, S-27, A-41 to A-46, A-83, A-88: rounds of battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.civilization.table import TABLES, Table, civilization, dice
from tijdperk.games.civilization.engine.tables import ERAS, KINDS

END = "1 end moves"


def attack(*things: str, area: str = "gobi", seats: int = 2, **more: Any) -> Table:
    """Seat 1 attacks seat 2."""
    table = civilization(*things, seats=seats, **more).play(END, f"1 attack {area} against seat 2")
    return table.play("1 end attacks") if table.asked == "1 attacking" else table


def duel(mine: str, theirs: str, rolls: tuple[str, str], *more: str, **options: Any) -> tuple[int, int]:
    """The totals of one round of two units in Gobi."""
    line = "1 attack gobi against seat 2"
    table = civilization(f"1 gobi {mine}", f"2 gobi {theirs}", *more, seats=2, **options)
    table.play(END, line, *dice(*rolls))
    [fought] = table.heard("fought")
    first, second = (int(word.partition("=")[2]) for word in fought.split()[2:4])
    return first, second


def ones(count: int) -> str:
    return " ".join(["1"] * count)


# ---- a round


@pytest.mark.rule("G-56")
@pytest.mark.parametrize(
    ("mine", "theirs", "left"), [("4", "3", (1, 0)), ("3", "4", (0, 1)), ("3", "3", (0, 0))]
)
def test_the_lower_total_is_removed_and_equal_ones_both(
    mine: str, theirs: str, left: tuple[int, int]
) -> None:
    table = civilization("1 gobi ancient-infantry", "2 gobi ancient-infantry", seats=2)
    table.play(END, "1 attack gobi against seat 2", *dice(mine, theirs))
    assert tuple(len(table.pieces("gobi", seat)) for seat in (1, 2)) == left


@pytest.mark.rule("G-56", "G-57")
def test_both_pick_in_secret_and_fight_until_one_side_has_nothing_left() -> None:
    table = attack(
        "1 gobi ancient-infantry",
        "1 gobi ancient-cavalry",
        "2 gobi ancient-infantry",
        "2 gobi ancient-artillery",
    )
    assert table.asked == "1 picking, 2 picking"
    table.play("2 pick ancient-artillery of seat 2 with none")
    assert table.asked == "1 picking"
    table.play("1 pick ancient-infantry of seat 1 with none", *dice("6", "1"))
    assert table.pieces("gobi", 2) == {"ancient-infantry": 1}
    assert table.asked == "1 picking"  # seat 2 has no choice any more
    assert table.legal == {
        "pick ancient-infantry of seat 1 with none",  # may be chosen again
        "pick ancient-cavalry of seat 1 with none",
    }
    table.play("1 pick ancient-infantry of seat 1 with none", *dice("1", "6"), *dice("6", "1"))
    assert table.pieces("gobi", 1) == {"ancient-cavalry": 1}
    assert table.pieces("gobi", 2) == {}
    assert table.asked == "2 moving"


@pytest.mark.rule("G-56")
def test_only_units_of_the_own_side_in_the_area_are_picked() -> None:
    table = attack(
        "1 gobi ancient-infantry",
        "1 gobi ancient-cavalry",
        "1 yunnan ancient-artillery",
        "2 gobi ancient-infantry",
    )
    for unit in ("ancient-artillery of seat 1", "ancient-infantry of seat 2", "settler of seat 1"):
        assert table.refused(f"1 pick {unit} with none") == "G-56"
    assert table.refused("1 pick ship 1 with none") == "G-56"


@pytest.mark.rule("G-57")
def test_nobody_retreats() -> None:
    table = attack("1 gobi ancient-infantry", "1 gobi ancient-cavalry", "2 gobi ancient-infantry")
    assert all(move.startswith("pick") for move in table.legal)


@pytest.mark.rule("G-56")
def test_ships_are_picked_by_number() -> None:
    table = attack("1 java_sea 2 ancient-fleet: settler", "2 java_sea ancient-fleet", area="java_sea")
    assert table.legal == {"pick ship 1 with none", "pick ship 2 with none"}
    assert table.refused("1 pick ship 3 with none") == "G-56"
    table.play("1 pick ship 1 with none", *dice("6", "1"))
    assert table.pieces("java_sea", 2) == {}


# ---- dice and bonuses


@pytest.mark.rule("G-59")
@pytest.mark.parametrize("era", range(4))
def test_a_unit_rolls_the_dice_of_its_era(era: int) -> None:
    kind = f"{ERAS[era]}-infantry"
    totals = duel(kind, "ancient-infantry", (ones(era + 1), "1"), rules="standard", era="modern")
    assert totals == (era + 1, 1)


@pytest.mark.rule("G-59")
def test_dice_of_all_kinds() -> None:
    found = dict(zip(KINDS, TABLES.dice, strict=True))
    for number, era in enumerate(ERAS, 1):
        for of_class in ("infantry", "cavalry", "artillery", "fleet"):
            assert found[f"{era}-{of_class}"] == number


@pytest.mark.rule("G-60")
@pytest.mark.parametrize(
    ("superior", "inferior"), [("cavalry", "infantry"), ("infantry", "artillery"), ("artillery", "cavalry")]
)
@pytest.mark.parametrize("era", range(4))
def test_the_superior_unit_adds_the_number_of_the_current_era(superior: str, inferior: str, era: int) -> None:
    options: dict[str, Any] = {"rules": "standard", "era": ERAS[era]}
    mine, theirs = f"ancient-{superior}", f"medieval-{inferior}"
    assert duel(mine, theirs, ("1", "1 1"), **options) == (1 + era + 1, 2)
    assert duel(theirs, mine, ("1 1", "1"), **options) == (2, 1 + era + 1)
    assert duel(mine, f"medieval-{superior}", ("1", "1 1"), **options) == (1, 2)


@pytest.mark.rule("C-01", "C-45", "G-60")
def test_modern_superiority_is_four() -> None:
    assert TABLES.superiority == [1, 2, 3, 4]


@pytest.mark.rule("G-60")
def test_fleets_have_no_superiority() -> None:
    table = civilization("1 java_sea ancient-fleet", "2 java_sea medieval-fleet", seats=2, rules="standard")
    table.play(END, "1 attack java_sea against seat 2", *dice("6", "2 2"))
    assert table.heard("fought") == ["fought 0 first=6 second=4 outcome=first"]


@pytest.mark.rule("E-38", "G-59", "G-60")
def test_a_knight_against_a_musketman_in_the_gunpowder_era() -> None:
    totals = duel(
        "medieval-cavalry", "gunpowder-infantry", ("4 4", "4 4 4"), rules="standard", era="gunpowder"
    )
    assert totals == (8 + 3, 12)


@pytest.mark.rule("S-05", "C-06")
@pytest.mark.parametrize(
    ("mine", "theirs", "bonuses"), [(0, 1, (0, 0)), (2, 3, (1, 1)), (5, 4, (2, 2)), (7, 0, (3, 0))]
)
def test_half_the_technologies_count_under_the_standard_rules(
    mine: int, theirs: int, bonuses: tuple[int, int]
) -> None:
    names = TABLES.technologies
    technologies = {1: " ".join(names[:mine]), 2: " ".join(names[10 : 10 + theirs])}
    totals = duel(
        "ancient-infantry", "ancient-infantry", ("1", "1"), rules="standard", technologies=technologies
    )
    assert totals == (1 + bonuses[0], 1 + bonuses[1])


@pytest.mark.rule("A-41")
def test_technologies_add_nothing_under_the_advanced_rules() -> None:
    technologies = {1: "pottery masonry alphabet_writing currency"}
    assert duel("ancient-infantry", "ancient-infantry", ("1", "1"), technologies=technologies) == (1, 1)


@pytest.mark.rule("S-27", "A-42")
@pytest.mark.parametrize(("rules", "bonus"), [("standard", 0), ("advanced", 1)])
@pytest.mark.parametrize("owner", [1, 2])
def test_a_settlement_helps_its_owner_under_the_advanced_rules(rules: str, bonus: int, owner: int) -> None:
    table = civilization(
        "1 gobi ancient-infantry", "2 gobi ancient-infantry", f"{owner} gobi town", seats=2, rules=rules
    )
    table.play(END, "1 attack gobi against seat 2", *dice("1", "1"))
    first, second = (1 + bonus, 1) if owner == 1 else (1, 1 + bonus)
    assert table.heard("fought")[0].startswith(f"fought 0 first={first} second={second} ")


@pytest.mark.rule("A-42", "A-03", "E-16")
@pytest.mark.parametrize(("era", "bonus"), [("ancient", 2), ("medieval", 1)])
def test_the_great_wall_adds_two_in_its_era(era: str, bonus: int) -> None:
    totals = duel(
        "ancient-infantry",
        "ancient-infantry",
        ("6", "1"),
        "2 gobi town",
        "2 yunnan town",
        era=era,
        wonders={2: "great_wall"},
    )
    assert totals == (6, 1 + bonus)


@pytest.mark.rule("A-42")
def test_the_wall_of_another_seat_does_not_help() -> None:
    totals = duel(
        "ancient-infantry", "ancient-infantry", ("6", "1"), "2 gobi town", wonders={1: "great_wall"}
    )
    assert totals == (6, 2)


@pytest.mark.rule("A-83")
def test_the_owner_has_the_bonus_also_when_it_declared() -> None:
    table = civilization("1 yunnan ancient-infantry", "2 gobi ancient-infantry", "2 gobi town", seats=2)
    table.play("1 take ancient-infantry in yunnan with 1", "1 go gobi", "2 fight", END, *dice("6", "1"))
    assert table.heard("fought") == ["fought 0 first=6 second=2 outcome=first"]


@pytest.mark.rule("A-83", "C-31", "G-86")
def test_every_unit_on_the_owners_side_has_the_bonus() -> None:
    table = attack(
        "1 gobi ancient-infantry",
        "2 gobi ancient-infantry",
        "3 gobi medieval-infantry",
        "2 gobi town",
        seats=3,
    )
    table.play("3 support seat 2", "2 pick medieval-infantry of seat 3 with none", *dice("1", "1 1"))
    assert table.heard("fought") == ["fought 0 first=1 second=3 outcome=second"]
    table = attack(
        "1 gobi ancient-infantry",
        "2 gobi ancient-infantry",
        "3 gobi medieval-infantry",
        "3 gobi town",
        seats=3,
    )
    table.play("3 support seat 1", "1 pick ancient-infantry of seat 1 with none", *dice("6", "1"))
    assert table.heard("fought") == ["fought 0 first=7 second=1 outcome=first"]


@pytest.mark.rule("A-83")
def test_a_neutral_owner_gives_nobody_the_bonus() -> None:
    table = attack(
        "1 gobi ancient-infantry",
        "2 gobi ancient-infantry",
        "3 gobi medieval-infantry",
        "3 gobi town",
        seats=3,
    )
    table.play("3 stay out", *dice("6", "1"))
    assert table.heard("fought") == ["fought 0 first=6 second=1 outcome=first"]


@pytest.mark.rule("A-43", "A-44", "A-72")
@pytest.mark.parametrize(
    ("kind", "technologies", "bonus"),
    [
        ("ancient-infantry", "", 0),
        ("ancient-infantry", "bronze_working", 0),
        ("ancient-infantry", "iron_working", 1),
        ("ancient-infantry", "bronze_working iron_working feudalism", 1),
        ("gunpowder-infantry", "steam_power", 2),
        ("gunpowder-artillery", "metallurgy", 1),
        ("gunpowder-artillery", "metallurgy industrialization", 3),
        ("modern-cavalry", "mass_production miniaturization", 3),
        ("modern-artillery", "rocketry space_flight", 4),
    ],
)
def test_units_of_everybody_have_the_best_level_in_play(kind: str, technologies: str, bonus: int) -> None:
    dice_of = TABLES.dice[KINDS.index(kind)]
    totals = duel(kind, kind, (ones(dice_of), ones(dice_of)), era="modern", technologies={2: technologies})
    assert totals == (dice_of + bonus, dice_of + bonus)


@pytest.mark.rule("G-86", "S-05")
def test_a_supporters_unit_has_its_own_owners_technologies() -> None:
    table = attack(
        "1 gobi ancient-infantry",
        "2 gobi ancient-infantry",
        "3 gobi medieval-infantry",
        seats=3,
        rules="standard",
        technologies={3: "pottery masonry currency banking"},
    )
    table.play("3 support seat 2", "2 pick medieval-infantry of seat 3 with none", *dice("1", "1 1"))
    assert table.heard("fought") == ["fought 0 first=1 second=4 outcome=second"]
    assert table.pieces("gobi", 3) == {"medieval-infantry": 1}  # back with its owner


@pytest.mark.rule("G-85", "G-54")
def test_a_leader_may_send_a_supporters_aircraft_with_any_unit() -> None:
    table = attack(
        "1 gobi modern-infantry",
        "2 gobi modern-infantry",
        "3 gobi aircraft",
        seats=3,
        rules="standard",
        era="modern",
    )
    table.play("3 support seat 1")
    assert table.legal == {
        "pick modern-infantry of seat 1 with none",
        "pick modern-infantry of seat 1 with seat-3",
    }
    table.play("1 pick modern-infantry of seat 1 with seat-3", *dice("1 1 1 1 1", "6 1 1 1"))
    assert table.pieces("gobi", 3) == {}
    assert table.pieces("gobi", 2) == {"modern-infantry": 1}


# ---- the end


@pytest.mark.rule("G-83", "G-88")
def test_settlers_of_all_who_lost_are_removed() -> None:
    table = attack(
        "1 gobi 2 medieval-infantry",
        "1 gobi settler",
        "2 gobi ancient-infantry",
        "2 gobi settler",
        "3 gobi ancient-infantry",
        "3 gobi 2 settler",
        "4 gobi settler",
        seats=4,
    )
    table.play(
        "3 support seat 2",
        "2 pick ancient-infantry of seat 2 with none",
        *dice("6 6", "1"),
        *dice("6 6", "1"),
    )
    assert [table.pieces("gobi", seat) for seat in (1, 2, 3, 4)] == [
        {"medieval-infantry": 2, "settler": 1},
        {},
        {},
        {"settler": 1},
    ]


@pytest.mark.rule("G-84")
def test_when_both_fall_together_settlers_stay_and_nothing_is_taken() -> None:
    things = [f"{seat} gobi {kind}" for seat in (1, 2) for kind in ("settler", "ancient-infantry")]
    table = civilization(*things, "2 gobi town", seats=2, rules="standard")
    table.play(END, "1 attack gobi against seat 2", *dice("3", "3"))
    assert table.pieces("gobi", 1) == {"settler": 1}
    assert table.pieces("gobi", 2) == {"settler": 1}
    assert table.settlement("gobi") == "2 town"
    assert table.heard("battle-drawn", "battle-won") == ["battle-drawn 0 area=gobi"]
    assert table.asked == "2 moving"


# ---- the Oracle


def oracle(owner: int, era: str = "ancient") -> Table:
    units = [f"{seat} gobi {kind}" for seat in (1, 2) for kind in ("ancient-infantry", "ancient-cavalry")]
    return attack(*units, era=era, wonders={owner: "oracle"}, seats=3)


@pytest.mark.rule("A-88")
@pytest.mark.parametrize("owner", [1, 2])
def test_the_oracle_shows_the_opponents_pick_first(owner: int) -> None:
    table = oracle(owner)
    other = 3 - owner
    assert table.asked == f"{other} picking"
    table.play(f"{other} pick ancient-cavalry of seat {other} with none")
    assert table.asked == f"{owner} picking"
    battle = table.view(owner).battle
    assert battle is not None
    shown = battle.sides[other - 1]
    assert shown.pick is not None
    assert (shown.pick.kind, shown.with_aircraft) == ("ancient-cavalry", False)


@pytest.mark.rule("A-88", "A-03", "G-86")
def test_the_oracle_helps_a_leader_in_its_era_only() -> None:
    assert oracle(3).asked == "1 picking, 2 picking"
    assert oracle(1, era="medieval").asked == "1 picking, 2 picking"


# ---- the examples


@pytest.mark.rule("E-05", "C-06", "G-58", "G-61", "S-06", "G-63")
def test_the_standard_land_battle() -> None:
    table = attack(
        "1 orinoco 2 modern-cavalry",
        "1 orinoco aircraft",
        "1 orinoco modern-artillery",
        "2 orinoco gunpowder-artillery",
        "2 orinoco modern-cavalry",
        "2 orinoco gunpowder-infantry",
        "2 orinoco 3 settler",
        "2 orinoco metropolis",
        area="orinoco",
        rules="standard",
        era="modern",
    )
    tank = "1 pick modern-cavalry of seat 1 with none"
    table.play("1 pick modern-cavalry of seat 1 with seat-1")
    table.play("2 pick gunpowder-artillery of seat 2 with none", *dice("4 4 4 4 4", "6 5 5"))
    table.play(tank, "2 pick modern-cavalry of seat 2 with none", *dice("5 4 4 4", "3 3 3 3"))
    table.play(tank, *dice("4 3 3 3", "4 4 4"))
    assert table.heard("fought") == [
        "fought 0 first=20 second=20 outcome=tie",
        "fought 0 first=17 second=12 outcome=first",
        "fought 0 first=17 second=12 outcome=first",
    ]
    table.play("1 take settlement")
    assert table.pieces("orinoco", 1) == {"modern-cavalry": 1, "modern-artillery": 1}
    assert table.pieces("orinoco", 2) == {}
    assert table.settlement("orinoco") == "1 metropolis"


@pytest.mark.rule("E-06", "G-58")
def test_the_standard_sea_battle() -> None:
    table = attack(
        "1 java_sea modern-fleet",
        "2 java_sea gunpowder-fleet",
        "2 java_sea medieval-fleet: settler, ancient-infantry",
        area="java_sea",
        rules="standard",
        era="modern",
    )
    table.play("2 pick ship 2 with none", *dice("1 2 2 2", "2 2 2"), *dice("4 4 4 4", "6 6"))
    assert table.heard("fought") == [
        "fought 0 first=7 second=6 outcome=first",
        "fought 0 first=16 second=12 outcome=first",
    ]
    assert table.pieces("java_sea", 2) == {}
    assert table.pieces("java_sea", 1) == {"modern-fleet": 1}


def advanced_battle(*in_play: str) -> Table:
    return attack(
        "1 orinoco 2 modern-cavalry",
        "1 orinoco aircraft",
        "1 orinoco modern-artillery",
        "2 orinoco gunpowder-artillery",
        "2 orinoco modern-cavalry",
        "2 orinoco gunpowder-infantry",
        "2 orinoco 3 settler",
        "2 orinoco metropolis",
        "2 tanami village",
        area="orinoco",
        era="modern",
        technologies={
            1: " ".join(["metallurgy", "gunpowder_weapons", "mass_production", "advanced_flight", *in_play])
        },
    )


@pytest.mark.rule("E-19", "A-41", "A-42", "A-43", "A-46", "C-07")
def test_the_advanced_land_battle() -> None:
    table = advanced_battle()
    tank = "1 pick modern-cavalry of seat 1 with none"
    table.play("1 pick modern-cavalry of seat 1 with seat-1")
    table.play("2 pick gunpowder-artillery of seat 2 with none", *dice("4 4 3 3 3 3", "5 5 4"))
    assert table.pieces("orinoco", 1) == {"modern-cavalry": 1, "modern-artillery": 1}
    table.play(tank, "2 pick modern-cavalry of seat 2 with none", *dice("5 4 4 4", "3 3 3 3"))
    table.play(tank, *dice("4 3 3 3", "4 4 4"))
    assert table.heard("fought") == [
        "fought 0 first=20 second=20 outcome=tie",
        "fought 0 first=17 second=13 outcome=first",
        "fought 0 first=17 second=13 outcome=first",
    ]
    table.play("1 take settlement")
    assert table.settlement("orinoco") == "1 metropolis"
    assert table.pieces("orinoco", 2) == {}


@pytest.mark.rule("C-07", "A-44", "E-19")
def test_with_industrialization_in_play_the_cannon_is_artillery() -> None:
    table = advanced_battle("industrialization").play("1 pick modern-cavalry of seat 1 with seat-1")
    table.play("2 pick gunpowder-artillery of seat 2 with none", *dice("4 4 3 3 3 3", "5 5 4"))
    assert table.heard("fought") == ["fought 0 first=20 second=22 outcome=second"]


@pytest.mark.rule("E-20", "C-08", "A-43")
def test_the_advanced_sea_battle() -> None:
    table = attack(
        "1 java_sea modern-fleet",
        "2 java_sea gunpowder-fleet",
        "2 java_sea medieval-fleet: modern-artillery, settler",
        area="java_sea",
        era="modern",
        technologies={1: "combustion metallurgy astronomy"},
    )
    table.play("2 pick ship 2 with none", *dice("3 2 2 2", "2 2 2"), *dice("4 4 4 4", "6 6"))
    assert table.heard("fought") == [
        "fought 0 first=10 second=6 outcome=first",
        "fought 0 first=17 second=12 outcome=first",
    ]
    assert table.pieces("java_sea", 2) == {}


@pytest.mark.rule("A-45", "S-07")
def test_only_ancient_artillery_becomes_a_unit_of_another_era() -> None:
    table = civilization(
        "1 gobi settler",
        "2 gobi ancient-artillery",
        "2 gobi ancient-infantry",
        face_down=True,
        era="medieval",
        technologies={3: "the_wheel construction"},
    )
    table.play("1 look in gobi", "~ counter free_technology")
    if table.asked == "1 free_technology":
        table.play("1 learn engineering")
    assert table.pieces("gobi", 2) == {"medieval-artillery": 1, "ancient-infantry": 1}
