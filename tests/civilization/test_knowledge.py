"""Technologies and wonders: prices, prerequisites, bonuses, gifts, and what ends an era or the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.civilization.table import GAME, TABLES, Table, civilization, dice
from tests.scripted import Scripted
from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.knowledge import (
    free_technologies,
    gain_technology,
    kind_refusal,
    offer_free_technology,
    owner_bonus,
    receive_wonder,
    technology_price,
    technology_refusal,
)
from tijdperk.games.civilization.engine.pieces import unit_bonus, unit_dice
from tijdperk.games.civilization.engine.position import BY_TECHNOLOGIES, NOT_ENDING, SET_ASIDE
from tijdperk.games.civilization.engine.setup import deal_technologies
from tijdperk.games.civilization.engine.tables import KINDS, NONE
from tijdperk.games.civilization.engine.verbs import (
    MISSING_PREREQUISITES,
    MISSING_TECHNOLOGY,
    NOT_THE_BEST,
    NOT_THE_FIRST,
    NOT_THIS_ERA,
    OWNED,
    STANDARD_RULES,
)
from tijdperk.kernel.moves import LEGAL


def number(technology: str) -> int:
    return TABLES.technologies.index(technology)


def shop(*things: str, **options: Any) -> Table:
    """Seat 1 buys; two seats with a village each, unless things are given."""
    given = things or ("1 nile village", "2 gaul village")
    options = {"gold": {1: 500, 2: 500, 3: 500}} | options
    return civilization(*given, phase="purchase", **options)


def gain(table: Table, seat: int, technology: str, *draws: str, means: int = events.BY_PURCHASE) -> None:
    """A seat gains a technology, outside the course of the game."""
    script = Scripted(GAME, draws)
    gain_technology(table.position, seat - 1, number(technology), means, 0, script)
    assert not script.lines


# ---- prices


@pytest.mark.rule("S-20", "E-12", "E-37")
def test_each_standard_technology_costs_more_than_the_last() -> None:
    table = shop(rules="standard", gold={1: 60})
    for gold in (60, 50, 30):
        assert table.gold[0] == gold
        (learn,) = [move for move in table.legal if move.startswith("learn")]
        table.play(f"1 {learn}")
    assert table.gold[0] == 0


@pytest.mark.rule("A-02", "A-18", "A-64", "C-14", "E-35")
@pytest.mark.parametrize(
    ("technology", "era", "price"),
    [
        ("masonry", "ancient", 15), ("masonry", "medieval", 8), ("bronze_working", "modern", 13),
        ("code_of_laws", "medieval", 18), ("banking", "ancient", 50), ("fusion", "gunpowder", 150),
    ],
)  # fmt: skip
def test_technologies_of_past_eras_cost_half(technology: str, era: str, price: int) -> None:
    table = civilization(era=era, phase="none")
    assert technology_price(table.position, 0, number(technology)) == price


@pytest.mark.rule("A-03", "A-27")
def test_a_wonder_takes_gold_off_the_technologies_of_its_era() -> None:
    table = civilization(era="medieval", phase="none", wonders={1: "leonardos_workshop great_library"})
    prices = [technology_price(table.position, seat, number("banking")) for seat in range(2)]
    assert prices == [40, 50]
    assert technology_price(table.position, 0, number("nationalism")) == 80
    assert technology_price(table.position, 0, number("masonry")) == 8  # the library's era is over
    table.position.era = 2
    assert technology_price(table.position, 0, number("banking")) == 25


# ---- who may have what


@pytest.mark.rule("S-03", "S-04")
def test_standard_technologies_of_an_era_are_alike() -> None:
    table = shop(rules="standard", era="medieval")
    assert [move for move in table.legal if move.startswith("learn")] == ["learn banking"]
    assert technology_refusal(table.position, number("education")) == NOT_THE_FIRST
    assert technology_refusal(table.position, number("masonry")) == NOT_THIS_ERA
    table.play("1 learn banking")
    assert technology_refusal(table.position, number("banking")) == OWNED
    assert technology_refusal(table.position, number("education")) == LEGAL


@pytest.mark.rule("A-18", "A-19", "A-31", "A-90", "A-64")
def test_prerequisites_are_in_play_whoever_has_them() -> None:
    table = shop(technologies={2: "alphabet_writing"})
    position = table.position
    assert technology_refusal(position, number("mathematics")) == MISSING_PREREQUISITES
    assert table.refused("1 learn mathematics") == "A-19"
    gain(table, 3, "masonry", means=events.BY_DEAL)
    assert technology_refusal(position, number("mathematics")) == LEGAL
    assert technology_refusal(position, number("masonry")) == OWNED
    position.technology = [SET_ASIDE if owner >= 0 else owner for owner in position.technology]
    assert technology_refusal(position, number("mathematics")) == LEGAL
    assert technology_refusal(position, number("masonry")) == OWNED


@pytest.mark.rule("G-106", "A-18")
def test_any_number_of_technologies_can_be_bought() -> None:
    table = shop()
    table.play("1 learn alphabet_writing", "1 learn pottery", "1 learn code_of_laws")
    assert table.gold[0] == 500 - 15 - 20 - 35
    assert "learn code_of_laws" not in table.legal
    table.position.gold[0] = 39
    assert table.refused("1 learn philosophy_literature") == "G-72"


@pytest.mark.rule("G-22", "G-94")
def test_a_free_technology_is_of_this_era_and_needs_its_prerequisites() -> None:
    table = civilization(phase="none", technologies={1: "masonry alphabet_writing", 2: "pottery"})
    found = {TABLES.technologies[technology] for technology in free_technologies(table.position)}
    assert found == {
        "the_wheel", "bronze_working", "ceremonial_burial",
        "code_of_laws", "mathematics", "philosophy_literature",
    }  # fmt: skip
    table.position.era = 1
    assert free_technologies(table.position) == []
    standard = civilization(rules="standard", era="gunpowder", phase="none")
    assert [TABLES.technologies[one] for one in free_technologies(standard.position)] == ["nationalism"]


@pytest.mark.rule("G-22", "G-93", "G-94", "C-27")
def test_a_free_technology_is_chosen_where_there_is_a_choice() -> None:
    table = civilization("1 nile village", phase="none", length="short")
    offer_free_technology(table.position, 0, Scripted(GAME, []))
    assert table.asked == "1 free_technology"
    assert "learn pottery" in table.legal
    assert table.refused("1 learn pottery") is None  # it takes no gold
    assert table.refused("1 learn banking") is not None
    standard = civilization("1 nile village", rules="standard", phase="none")
    offer_free_technology(standard.position, 0, Scripted(GAME, []))
    assert standard.position.technologies_owned(0) == 1
    none = civilization("1 nile village", era="medieval", phase="none")
    offer_free_technology(none.position, 0, Scripted(GAME, []))
    assert none.position.technologies_owned(0) == 0
    assert [GAME.told(event).event for event in none.position.listener or []] == ["not-found"]


# ---- what ends an era or the game


@pytest.mark.rule("S-01", "S-24", "C-27", "C-43")
def test_the_third_technology_ends_the_era_however_it_is_come_by() -> None:
    table = civilization(
        "1 nile village", rules="standard", phase="none", technologies={1: "masonry pottery"}
    )
    assert not table.position.era_ends
    gain(table, 1, "the_wheel", means=events.BY_COUNTER)
    assert table.position.era_ends


@pytest.mark.rule("S-01")
def test_the_last_technology_ends_the_era() -> None:
    medieval = [TABLES.technologies[technology] for technology in TABLES.technologies_of[1]]
    owners = {seat: " ".join(medieval[2 * seat - 2 : 2 * seat]) for seat in range(1, 5)} | {5: medieval[8]}
    table = civilization(rules="standard", era="medieval", seats=6, phase="none", technologies=owners)
    assert not table.position.era_ends
    gain(table, 6, medieval[9])
    assert table.position.era_ends
    assert table.position.ending == NOT_ENDING


@pytest.mark.rule("S-22", "S-24")
def test_three_modern_technologies_end_the_standard_game() -> None:
    table = civilization(
        rules="standard",
        era="modern",
        phase="none",
        technologies={1: "flight fission", 2: "masonry pottery the_wheel"},
    )
    assert table.position.ending == NOT_ENDING
    gain(table, 1, "computers")
    assert table.position.ending == BY_TECHNOLOGIES


@pytest.mark.rule("A-33", "A-92", "E-36")
@pytest.mark.parametrize(("die", "ends"), [(3, True), (4, False)])
def test_a_short_game_may_end_with_a_medieval_technology(die: int, ends: bool) -> None:
    table = civilization(length="short", phase="none", technologies={1: "banking", 2: "education"})
    gain(table, 1, "printing_press", *dice(str(die)))
    assert (table.position.ending == BY_TECHNOLOGIES) is ends


@pytest.mark.rule("A-33", "A-34", "A-35", "A-92", "C-27", "A-90")
def test_when_the_die_is_rolled() -> None:
    short = civilization(length="short", phase="none")
    gain(short, 1, "alphabet_writing")
    gain(short, 1, "printing_press", means=events.BY_COUNTER)
    gain(short, 1, "chemistry", *dice("2"))
    assert short.position.ending == BY_TECHNOLOGIES
    gain(short, 1, "theology")  # not again
    medium = civilization(length="medium", phase="none")
    gain(medium, 1, "printing_press")
    position = medium.position
    position.technology = [SET_ASIDE if era == 2 else NONE for era in TABLES.technology_era]
    position.technology[number("physics")] = NONE
    gain(medium, 1, "physics", *dice("2"))
    assert position.ending == NOT_ENDING
    gain(civilization(length="long", phase="none"), 1, "physics")


# ---- what the first owner gets


@pytest.mark.rule("A-20", "A-27", "C-16", "E-16")
def test_feudalism_brings_two_medieval_infantry() -> None:
    table = shop(
        era="medieval", technologies={2: "alphabet_writing pottery code_of_laws construction"}
    )  # fmt: skip
    table.play("1 learn feudalism")
    assert table.position.wonder[TABLES.wonders.index("sun_tsu_art_of_war")] == 0
    assert table.pieces("nile", 1) == {"medieval-infantry": 2}


@pytest.mark.rule("A-26", "E-16")
def test_construction_brings_the_great_wall() -> None:
    table = shop(technologies={2: "iron_working mathematics"})
    table.play("1 learn construction")
    wall = TABLES.wonders.index("great_wall")
    assert table.position.works(wall)
    assert TABLES.wonder_amount[wall] == 2
    table.position.era = 1
    assert not table.position.works(wall)


@pytest.mark.rule("A-26")
def test_theology_brings_two_wonders() -> None:
    table = civilization("1 nile village", phase="none")
    gain(table, 1, "theology")
    assert [TABLES.wonders[wonder] for wonder, owner in enumerate(table.position.wonder) if owner == 0] == [
        "bachs_cathedral",
        "sistine_chapel",
    ]


@pytest.mark.rule("A-20", "A-70", "A-25")
def test_a_past_era_gives_its_units_but_no_improvement() -> None:
    table = civilization("1 nile city", era="gunpowder", phase="none")
    gain(table, 1, "the_wheel")
    assert table.pieces("nile", 1) == {"ancient-cavalry": 1}
    gain(table, 1, "pottery")
    assert table.position.improvements[0] == 0
    assert table.position.technologies_owned(0) == 2
    current = civilization("1 nile city", phase="none")
    gain(current, 1, "pottery")
    assert current.position.improvements[0] == 1 << TABLES.improvements.index("granary")


@pytest.mark.rule("A-65", "A-71")
def test_gifts_of_a_coming_era_arrive_at_once() -> None:
    table = civilization("1 nile city", phase="none")
    gain(table, 1, "banking")
    assert table.position.improvements[0] == 1 << TABLES.improvements.index("bank")


@pytest.mark.rule("C-15", "C-42", "A-25")
@pytest.mark.parametrize(("late_gifts", "settlers"), [(False, {}), (True, {"settler": 2})])
def test_a_wonder_of_a_past_era_gives_points_only(late_gifts: bool, settlers: dict[str, int]) -> None:
    table = civilization("1 nile city", era="medieval", phase="none", late_gifts=late_gifts)
    gain(table, 1, "masonry")
    assert table.position.wonder[TABLES.wonders.index("hanging_gardens")] == 0
    assert table.pieces("nile", 1) == settlers


@pytest.mark.rule("A-28", "A-26")
def test_fusion_brings_no_ship() -> None:
    table = civilization("1 nile city", era="modern", phase="none")
    gain(table, 1, "fusion")
    assert 0 not in table.position.wonder


@pytest.mark.rule("C-24", "A-20")
def test_a_bonus_can_be_given_later_than_its_technology() -> None:
    table = civilization("1 nile city", phase="none", technologies={1: "the_wheel"})
    owner_bonus(table.position, 0, number("the_wheel"))
    assert table.pieces("nile", 1) == {"ancient-cavalry": 1}


@pytest.mark.rule("A-40", "E-17")
def test_each_seat_is_dealt_one_of_six_technologies() -> None:
    pool = [TABLES.technologies[technology] for technology in TABLES.starting_technologies]
    assert set(pool) == {
        "the_wheel", "bronze_working", "masonry", "alphabet_writing", "pottery", "ceremonial_burial",
    }  # fmt: skip
    table = civilization(
        *[f"{seat + 1} {TABLES.areas[seat]} village" for seat in range(6)], seats=6, phase="none"
    )
    table.position.start_lands = [*range(6), *range(5, -1, -1)]
    dealt = deal_technologies(table.position, Scripted(GAME, [f"~ technology {name}" for name in pool]))
    assert dealt[::2] == list(range(6))
    assert [table.position.technologies_owned(seat) for seat in range(6)] == [1] * 6


# ---- gifts and where they go


@pytest.mark.rule("A-27", "C-25", "C-38", "A-72")
def test_gifts_go_to_settlements_with_room_first_and_then_to_any() -> None:
    table = civilization("1 nile village", "1 gaul village", "1 arabia town", phase="purchase")
    table.position.placed[TABLES.areas.index("arabia")] = 1
    receive_wonder(table.position, 0, TABLES.wonders.index("pyramids"), events.BY_TECHNOLOGY)
    assert table.asked == "1 placing"
    assert table.legal == {"place nile", "place gaul", "place arabia"}
    table.play("1 place arabia")
    assert table.legal == {"place nile", "place gaul"}
    assert table.refused("1 place arabia") == "A-55"
    table.play("1 place nile")
    assert table.pieces("nile", 1) == {"ancient-cavalry": 1}
    receive_wonder(table.position, 0, TABLES.wonders.index("hanging_gardens"), events.BY_TECHNOLOGY)
    assert table.pieces("gaul", 1) == {"settler": 1}  # the only place with room
    assert table.legal == {"place nile", "place gaul", "place arabia"}
    table.play("1 place gaul")
    assert table.asked == "1 purchasing"


@pytest.mark.rule("A-56", "A-73", "A-27")
def test_a_gift_fleet_needs_a_settlement_at_the_coast() -> None:
    table = civilization("1 nile village", "1 gobi village", phase="purchase")
    receive_wonder(table.position, 0, TABLES.wonders.index("copernicus_observatory"), events.BY_TECHNOLOGY)
    assert table.legal == {"place arabian_sea", "place mediterranean_sea"}
    assert table.refused("1 place gobi") is not None
    assert table.refused("1 place java_sea") == "C-18"
    table.play("1 place arabian_sea")
    assert table.pieces("arabian_sea", 1) == {"medieval-fleet": 1}
    assert table.position.placed[TABLES.areas.index("nile")] == 1
    inland = civilization("1 gobi village", phase="none")
    receive_wonder(inland.position, 0, TABLES.wonders.index("copernicus_observatory"), events.BY_TECHNOLOGY)
    assert inland.asked == ""
    assert inland.position.piece_owner == []


@pytest.mark.rule("A-74", "A-58")
def test_chemistry_lets_a_settlement_grow() -> None:
    table = civilization(
        "1 nile village", "1 gaul town", "1 arabia town",
        phase="purchase", counters={"arabia": "jungle"}, technologies={2: "construction"},
    )  # fmt: skip
    gain(table, 1, "chemistry")
    assert table.asked == "1 growing"
    assert table.legal == {"grow nile", "grow gaul"}
    assert table.refused("1 grow arabia") == "G-30"
    table.play("1 grow gaul")
    assert table.settlement("gaul") == "1 city"


@pytest.mark.rule("A-74")
def test_the_step_of_chemistry_is_lost_where_nothing_can_grow() -> None:
    table = civilization("1 nile village", phase="none", counters={"nile": "mountains"})
    gain(table, 1, "chemistry")
    assert table.asked == ""
    alone = civilization("1 nile town", phase="none")
    gain(alone, 1, "chemistry")
    assert alone.settlement("nile") == "1 city"


# ---- units


@pytest.mark.rule("A-44", "A-45", "E-18")
def test_units_rise_with_the_technologies_in_play() -> None:
    table = civilization(
        "2 gaul village",
        "2 gaul 2 ancient-infantry",
        "2 gaul ancient-cavalry",
        "2 gaul ancient-artillery",
        phase="none",
        technologies={1: "the_wheel bronze_working iron_working mathematics"},
    )
    position = table.position
    infantry, cavalry, artillery = (
        KINDS.index(f"ancient-{of}") for of in ("infantry", "cavalry", "artillery")
    )
    assert (unit_dice(position, cavalry), unit_bonus(position, cavalry)) == (1, 0)
    gain(table, 3, "horseback_riding")
    assert (unit_dice(position, cavalry), unit_bonus(position, cavalry)) == (1, 1)
    gain(table, 1, "feudalism")
    assert (unit_dice(position, infantry), unit_bonus(position, infantry)) == (1, 1)
    assert table.pieces("gaul", 2)["ancient-infantry"] == 2
    gain(table, 2, "engineering")
    assert "ancient-artillery" not in table.pieces("gaul", 2)
    assert table.pieces("gaul", 2)["medieval-artillery"] == 2  # the bonus of Engineering too
    assert unit_dice(position, KINDS.index("medieval-artillery")) == 2
    assert unit_dice(position, artillery) == 1


@pytest.mark.rule("C-12")
@pytest.mark.parametrize("forced", [False, True])
def test_battleships_become_carriers_only_by_option(forced: bool) -> None:
    table = civilization(
        "1 nile village", "1 arabian_sea 2 modern-fleet", era="modern", phase="none",
        technologies={1: "combustion"}, forced_carriers=forced,
    )  # fmt: skip
    gain(table, 1, "advanced_flight")
    assert table.pieces("arabian_sea", 1) == ({"carrier": 2} if forced else {"modern-fleet": 2})
    refusal = kind_refusal(table.position, KINDS.index("modern-fleet"))
    assert refusal == (NOT_THE_BEST if forced else LEGAL)
    assert kind_refusal(table.position, KINDS.index("carrier")) == LEGAL


@pytest.mark.rule("S-21", "C-04", "E-13")
def test_the_standard_medieval_shop() -> None:
    table = civilization(rules="standard", era="medieval", phase="none")
    sold = [kind for index, kind in enumerate(KINDS) if kind_refusal(table.position, index) == LEGAL]
    assert sold == [
        "settler",
        "medieval-infantry",
        "medieval-cavalry",
        "medieval-artillery",
        "medieval-fleet",
    ]
    assert kind_refusal(table.position, KINDS.index("carrier")) == STANDARD_RULES


@pytest.mark.rule("A-21", "A-54", "A-65", "A-75", "C-11")
def test_which_units_the_advanced_rules_allow() -> None:
    def refusal(kind: str, era: str, technologies: str) -> int:
        table = civilization(era=era, phase="none", technologies={2: technologies})
        return kind_refusal(table.position, KINDS.index(kind))

    assert refusal("ancient-infantry", "ancient", "") == MISSING_TECHNOLOGY
    assert refusal("ancient-infantry", "ancient", "bronze_working") == LEGAL
    assert refusal("ancient-infantry", "modern", "bronze_working") == LEGAL
    assert refusal("medieval-infantry", "ancient", "feudalism") == NOT_THIS_ERA
    assert refusal("medieval-infantry", "medieval", "feudalism") == LEGAL
    assert refusal("ancient-artillery", "medieval", "mathematics") == LEGAL
    assert refusal("ancient-artillery", "medieval", "mathematics engineering") == NOT_THE_BEST
    assert refusal("ancient-artillery", "ancient", "mathematics engineering") == NOT_THE_BEST
    assert refusal("medieval-artillery", "ancient", "mathematics engineering") == NOT_THIS_ERA
