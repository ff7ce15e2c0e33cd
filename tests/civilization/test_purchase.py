"""Purchases: prices, royalties, where pieces go, settlements, improvements, the colony ship, sales."""

from __future__ import annotations

from typing import Any

import pytest

from tests.civilization.table import TABLES, Table, civilization
from tijdperk.games.civilization.engine.position import DIPLOMATIC, NOT_ENDING, SET_ASIDE, SPACE
from tijdperk.games.civilization.engine.prices import RECEIPT, unit_price
from tijdperk.games.civilization.engine.tables import KINDS, NONE
from tijdperk.games.civilization.engine.verbs import BUY, VERBS

MEDIEVAL = "the_wheel bronze_working iron_working mathematics construction"


def shop(*things: str, **options: Any) -> Table:
    """Seat 1 buys, with much gold unless it is given."""
    options = {"gold": {1: 500, 2: 100, 3: 100}} | options
    return civilization(*(things or ("1 nile metropolis", "2 gaul town")), phase="purchase", **options)


def receipts(table: Table) -> list[tuple[str, int, int]]:
    """What was bought: first word of the move, price, and the seat that got a royalty, or 0."""
    found = table.position.receipts
    return [
        (VERBS[found[at]].pattern.split()[0], found[at + 3], found[at + 4] + 1)
        for at in range(0, len(found), RECEIPT)
    ]


def sold(table: Table, word: str) -> set[str]:
    return {move for move in table.legal if move.startswith(word)}


# ---- units


@pytest.mark.rule("S-18", "A-53")
@pytest.mark.parametrize(
    ("rules", "era", "prices"),
    [
        ("standard", "ancient", [5, 5, 10]),
        ("standard", "gunpowder", [15, 15, 30]),
        ("standard", "modern", [20, 20, 40]),
        ("advanced", "ancient", [10, 10, 20]),
        ("advanced", "medieval", [10, 15, 30]),
        ("advanced", "modern", [10, 25, 50]),
    ],
)
def test_prices_of_pieces(rules: str, era: str, prices: list[int]) -> None:
    position = civilization(rules=rules, era=era, phase="none").position
    kinds = ["settler", f"{era}-cavalry", f"{era}-fleet"]
    assert [unit_price(position, KINDS.index(kind)) for kind in kinds] == prices
    aircraft = {"standard": 40, "advanced": 50}[rules]
    assert unit_price(position, KINDS.index("aircraft")) == aircraft


@pytest.mark.rule("A-22", "A-23", "A-21", "E-26")
def test_royalties() -> None:
    table = shop(
        "1 nile metropolis", "1 gaul metropolis",
        era="medieval", technologies={1: f"chivalry {MEDIEVAL}", 2: "feudalism"}, gold={1: 75, 2: 0},
    )  # fmt: skip
    for _ in range(2):
        table.play("1 buy medieval-infantry in nile")
    assert table.gold == [45, 10, 0]
    for _ in range(3):
        table.play("1 buy medieval-cavalry in gaul")
    assert table.gold == [0, 10, 0]
    assert receipts(table) == [("buy", 15, 2)] * 2 + [("buy", 15, 0)] * 3
    assert table.refused("1 buy medieval-artillery in nile") == "A-21"


@pytest.mark.rule("A-68", "E-34")
def test_the_royalty_goes_to_the_owner_of_the_best_level() -> None:
    table = shop(technologies={2: "bronze_working", 3: "iron_working"}, gold={1: 10})
    table.play("1 buy ancient-infantry in nile")
    assert table.gold == [0, 0, 5]


@pytest.mark.rule("A-22", "C-26")
def test_a_unit_of_a_past_era_has_the_royalty_of_its_era() -> None:
    table = shop(era="modern", technologies={2: "bronze_working", 3: "electricity"}, gold={1: 100})
    table.play("1 buy ancient-infantry in nile", "1 buy modern-infantry in nile")
    assert table.gold == [100 - 10 - 25, 5, 10]


@pytest.mark.rule("A-31")
def test_nobody_gets_a_royalty_for_what_was_set_aside() -> None:
    table = shop(technologies={3: "bronze_working"}, gold={1: 10})
    table.position.technology = [SET_ASIDE if owner == 2 else owner for owner in table.position.technology]
    table.play("1 buy ancient-infantry in nile")
    assert table.gold == [0, 0, 0]


@pytest.mark.rule("A-54", "A-68", "E-25")
def test_an_old_unit_comes_at_its_best_level_and_its_own_price() -> None:
    table = shop(era="modern", technologies={2: "metallurgy steam_power"}, gold={1: 40})
    table.play("1 launch gunpowder-fleet in arabian_sea from nile")
    assert table.gold == [0, 10, 0]
    view = next(unit for unit in table.view(1).shop if unit.name == "gunpowder-fleet")
    assert (view.title, view.price) == ("ironclad", 40)


@pytest.mark.rule("A-65", "E-33")
def test_a_unit_of_a_coming_era_is_not_sold_yet() -> None:
    table = shop("1 nile metropolis", "2 gaul metropolis", technologies={3: f"code_of_laws {MEDIEVAL}"})
    table.play("1 learn feudalism")
    assert table.pieces("nile", 1) == {"medieval-infantry": 2}
    table.play("1 end purchases")
    assert table.refused("2 buy medieval-infantry in gaul") is not None
    table.play("2 end purchases", "3 end purchases")
    assert table.position.era == 1
    table.position.finish()
    table = shop("2 gaul metropolis", era="medieval", active=2, technologies={1: "feudalism"})
    assert table.refused("2 buy medieval-infantry in gaul") is None


@pytest.mark.rule("A-55", "E-27")
@pytest.mark.parametrize(("size", "pieces"), [("village", 1), ("town", 2), ("city", 3), ("metropolis", 4)])
def test_a_settlement_takes_as_many_new_pieces_as_its_size(size: str, pieces: int) -> None:
    table = shop(f"1 nile {size}", "1 nile 5 ancient-infantry", technologies={1: "bronze_working"})
    for number in range(pieces):
        table.play(f"1 buy {'settler' if number % 2 else 'ancient-infantry'} in nile")
    assert table.refused("1 buy settler in nile") == "A-55"
    assert not sold(table, "buy")


@pytest.mark.rule("A-56", "A-80")
def test_a_fleet_counts_against_the_settlement_that_is_named() -> None:
    table = shop(
        "1 nile village", "1 arabia village", "1 gobi village", technologies={1: "trade_mapmaking"}
    )  # fmt: skip
    assert sold(table, "launch") == {
        "launch ancient-fleet in arabian_sea from arabia",
        "launch ancient-fleet in arabian_sea from nile",
        "launch ancient-fleet in mediterranean_sea from nile",
    }
    table.play("1 launch ancient-fleet in arabian_sea from arabia")
    assert table.pieces("arabian_sea", 1) == {"ancient-fleet": 1}
    assert table.refused("1 buy settler in arabia") == "A-55"
    assert table.refused("1 buy settler in nile") is None
    assert table.refused("1 launch ancient-fleet in java_sea from nile") == "C-18"
    assert table.refused("1 launch ancient-fleet in arabian_sea from gobi") == "C-18"
    assert table.refused("1 buy ancient-fleet in nile") is not None


@pytest.mark.rule("C-18", "S-28")
def test_standard_pieces_go_to_own_settlements_without_limit() -> None:
    table = shop("1 nile village", "2 gaul town", rules="standard", gold={1: 60, 3: 60})
    for _ in range(4):
        table.play("1 buy ancient-cavalry in nile")
    table.play("1 launch ancient-fleet in arabian_sea from nile")
    assert table.gold[0] == 60 - 20 - 10
    assert table.refused("1 buy settler in gaul") == "C-18"
    table.play("1 end purchases", "2 end purchases")
    assert table.legal == {"learn masonry", "end purchases"}  # 3 has no settlement


@pytest.mark.rule("A-55")
def test_a_settlement_that_grows_takes_one_piece_more() -> None:
    table = shop("1 nile village", technologies={1: "construction"})
    table.play("1 buy settler in nile", "1 grow nile", "1 buy settler in nile")
    assert table.refused("1 buy settler in nile") == "A-55"


@pytest.mark.rule("G-72")
def test_purchases_go_in_order_and_take_no_more_than_the_gold() -> None:
    table = shop("1 nile city", "2 gaul town", "3 iberia town", active=2, gold={1: 9, 2: 9, 3: 9})
    assert table.asked == "2 purchasing"
    assert table.legal == {"end purchases"}
    assert table.refused("2 buy settler in gaul") == "G-72"
    table.play("2 end purchases", "3 end purchases")
    assert table.asked == "1 purchasing"


@pytest.mark.rule("G-07", "C-29")
def test_the_number_of_pieces_is_not_limited_but_fleets_have_numbers() -> None:
    table = shop(
        "1 nile metropolis",
        "1 nile 200 settler",
        "1 arabian_sea 99 ancient-fleet",
        technologies={1: "trade_mapmaking"},
    )
    assert not sold(table, "launch")
    assert table.refused("1 launch ancient-fleet in arabian_sea from nile") is not None
    table.play("1 buy settler in nile")
    assert table.pieces("nile", 1) == {"settler": 201}


# ---- settlements


@pytest.mark.rule("G-70", "G-99", "G-06", "G-29")
def test_founding() -> None:
    table = shop(
        "1 nile village", "1 nile settler", "1 gaul 2 settler", "1 arabia settler", "1 sahara settler",
        "2 gaul ancient-infantry", "1 arabian_sea ancient-fleet: settler",
        counters={"sahara": "desert", "gaul": "wine"}, gold={1: 25},
    )  # fmt: skip
    assert sold(table, "found") == {"found gaul", "found arabia"}
    assert table.refused("1 found nile") == "G-06"
    assert table.refused("1 found sahara") == "G-29"
    assert table.refused("1 found iberia") is not None
    assert table.refused("1 found arabian_sea") is not None
    table.play("1 found gaul")
    assert table.settlement("gaul") == "1 village"
    assert table.pieces("gaul", 1) == {"settler": 1}
    assert table.position.holder[TABLES.areas.index("gaul")] == 0
    assert table.gold[0] == 15
    table.play("1 buy settler in gaul")  # a new village takes one piece
    assert table.refused("1 found arabia") == "G-72"


@pytest.mark.rule("G-98")
def test_founding_on_a_closed_counter() -> None:
    table = shop("1 nile village", "1 gaul settler", face_down=True)
    table.play("1 found gaul")
    assert table.counter("gaul") == "face_down"
    assert table.position.holder[TABLES.areas.index("gaul")] == NONE


@pytest.mark.rule("S-18", "A-53", "A-05")
@pytest.mark.parametrize(
    ("rules", "era", "price"),
    [("standard", "medieval", 10), ("standard", "modern", 20), ("advanced", "modern", 10)],
)
def test_the_price_of_a_village(rules: str, era: str, price: int) -> None:
    table = shop("1 gaul settler", "1 nile village", rules=rules, era=era)
    table.play("1 found gaul")
    assert table.gold[0] == 500 - price


@pytest.mark.rule("S-19", "G-71", "C-19")
def test_standard_settlements_grow_one_step_each() -> None:
    table = shop("1 nile village", "1 gaul town", "1 iberia city", "1 arabia settler", rules="standard")
    table.play("1 grow nile", "1 grow gaul", "1 grow iberia")
    assert table.gold[0] == 500 - 5 - 10 - 20
    assert table.refused("1 grow nile") == "G-71"
    assert table.refused("1 grow iberia") == "G-05"
    table.play("1 found arabia", "1 grow arabia")
    assert table.settlement("arabia") == "1 town"


@pytest.mark.rule("A-53", "A-58", "A-59")
def test_advanced_settlements_grow_for_twenty() -> None:
    table = shop("1 nile village", "1 gaul town", "1 arabia settler", technologies={2: "construction"})
    table.play("1 grow nile", "1 found arabia")
    assert table.gold[0] == 500 - 20 - 10
    assert table.refused("1 grow gaul") == "A-58"
    assert table.refused("1 grow arabia") == "A-59"
    assert receipts(table) == [("grow", 20, 0), ("found", 10, 0)]  # no royalty


# ---- improvements and the colony ship


@pytest.mark.rule("A-15", "A-60", "A-22", "E-29")
def test_improvements() -> None:
    technologies = {1: "pottery currency", 2: "mysticism code_of_laws"}
    table = shop(technologies=technologies, gold={1: 60})
    for name in ("granary", "marketplace", "temple", "courthouse"):
        table.play(f"1 improve {name}")
    assert table.gold == [20, 10, 0]
    assert table.refused("1 improve granary") == "A-15"
    assert table.refused("1 improve library") == "A-21"
    later = shop(era="medieval", technologies=technologies | {3: "feudalism"})
    assert sold(later, "improve") == {"improve castle"}
    assert later.refused("1 improve granary") is not None
    assert shop(technologies={3: "feudalism"}).refused("1 improve castle") is not None
    assert shop(rules="standard", technologies=technologies).refused("1 improve granary") is not None


@pytest.mark.rule("A-28", "A-39", "C-17", "C-37")
def test_the_colony_ship() -> None:
    name = "build alpha_centauri_colony_ship"
    table = shop(era="modern", technologies={2: "fusion"})
    assert sold(table, "build") == {name}
    table.play(f"1 {name}")
    assert table.gold[0] == 300
    assert table.position.ending == SPACE
    assert table.asked == "1 purchasing"  # the round goes on
    assert table.refused(f"1 {name}") is not None
    assert shop(era="modern").refused(f"1 {name}") == "A-21"
    assert shop(era="modern", technologies={2: "fusion"}, gold={1: 199}).refused(f"1 {name}") == "G-72"
    owner = shop(era="modern", technologies={2: "fusion"}, ship_for_owner=True)
    assert owner.refused(f"1 {name}") == "C-17"
    assert owner.refused("1 build united_nations") == "A-26"


@pytest.mark.rule("A-93", "A-94")
def test_the_colony_ship_ends_only_the_long_game_and_only_if_nothing_did_before() -> None:
    short = shop(era="modern", technologies={2: "fusion"}, length="medium")
    short.play("1 build alpha_centauri_colony_ship")
    assert short.position.ending == NOT_ENDING
    table = shop(era="modern", technologies={2: "fusion"})
    table.position.ending = DIPLOMATIC
    table.play("1 build alpha_centauri_colony_ship")
    assert table.position.ending == DIPLOMATIC


# ---- selling and converting


@pytest.mark.rule("A-57", "A-81", "E-28")
def test_units_of_past_eras_are_sold_for_a_fifth() -> None:
    table = shop(
        "1 nile village", "1 gaul ancient-cavalry", "1 nile medieval-infantry", "1 nile settler",
        era="medieval", gold={1: 8},
    )  # fmt: skip
    assert sold(table, "sell") == {"sell ancient-cavalry in gaul"}
    assert table.refused("1 sell medieval-infantry in nile") == "A-57"
    assert table.refused("1 sell settler in nile") == "A-57"
    assert table.refused("1 sell ancient-cavalry in nile") is not None
    table.play("1 sell ancient-cavalry in gaul", "1 buy settler in nile")
    assert table.gold[0] == 0
    assert receipts(table)[0] == ("sell", -2, 0)
    assert shop("1 nile village", "1 nile ancient-cavalry", rules="standard", era="medieval").refused(
        "1 sell ancient-cavalry in nile"
    )


@pytest.mark.rule("A-82")
def test_a_fleet_is_sold_only_if_its_cargo_finds_room() -> None:
    table = shop(
        "1 nile village",
        "1 arabian_sea ancient-fleet: 2 settler, ancient-infantry",
        "1 arabian_sea medieval-fleet: settler",
        "1 java_sea ancient-fleet",
        era="medieval",
    )
    assert table.refused("1 sell ship 1") == "A-82"
    assert table.refused("1 sell ship 2") == "A-57"
    assert table.refused("1 sell ship 7") is not None
    table.play("1 sell ship 3", "1 sell ancient-infantry in arabian_sea", "1 sell ship 1")
    assert table.gold[0] == 500 + 4 + 2 + 4
    assert table.pieces("arabian_sea", 1) == {"medieval-fleet": 1, "settler": 3}
    assert {table.position.piece_ship[slot] for slot, kind in enumerate(table.position.piece_kind)
            if kind == 0 and table.position.piece_owner[slot] == 0} == {2}  # fmt: skip


@pytest.mark.rule("C-12")
def test_battleships_and_carriers_can_be_converted_both_ways() -> None:
    table = shop(
        "1 nile metropolis", "1 arabian_sea modern-fleet", "1 arabian_sea gunpowder-fleet",
        "2 java_sea carrier",
        era="modern", technologies={1: "combustion", 2: "advanced_flight"},
    )  # fmt: skip
    assert sold(table, "convert") == {"convert ship 1"}
    assert {move.split()[1] for move in sold(table, "launch")} == {"modern-fleet", "carrier"}
    table.play("1 convert ship 1")
    assert table.gold[0] == 500
    assert table.pieces("arabian_sea", 1) == {"carrier": 1, "gunpowder-fleet": 1}
    assert table.refused("1 convert ship 1") == "C-12"  # once in a turn, or it could go on for ever
    assert table.refused("1 convert ship 2") == "C-12"
    assert table.refused("1 convert ship 3") is not None
    table.play("1 end purchases")
    assert sold(table, "convert") == {"convert ship 3"}
    table.play("2 convert ship 3")
    assert table.pieces("java_sea", 2) == {"modern-fleet": 1}
    none = shop("1 nile village", "1 arabian_sea modern-fleet", era="modern", technologies={1: "combustion"})
    assert none.refused("1 convert ship 1") == "A-21"


@pytest.mark.rule("C-12")
def test_a_battleship_that_came_before_its_era_can_be_converted_too() -> None:
    table = shop(
        "1 nile metropolis", "1 arabian_sea modern-fleet",
        era="gunpowder", technologies={1: "combustion advanced_flight"},
    )  # fmt: skip
    assert sold(table, "launch") == set()
    table.play("1 convert ship 1")
    assert table.pieces("arabian_sea", 1) == {"carrier": 1}


@pytest.mark.rule("C-12")
def test_carriers_that_are_forced_stay_carriers() -> None:
    table = shop(
        "1 nile metropolis", "1 arabian_sea carrier",
        era="modern", technologies={1: "combustion advanced_flight"}, forced_carriers=True,
    )  # fmt: skip
    assert sold(table, "convert") == set()
    assert table.refused("1 convert ship 1") == "C-12"
    assert {move.split()[1] for move in sold(table, "launch")} == {"carrier"}


@pytest.mark.rule("A-80", "G-72")
def test_everything_that_is_listed_is_allowed() -> None:
    table = shop(
        "1 nile metropolis", "1 gaul village", "1 arabia settler", "1 gaul 2 ancient-infantry",
        "1 arabian_sea ancient-fleet",
        era="gunpowder",
        technologies={1: MEDIEVAL, 2: "feudalism metallurgy gunpowder_weapons pottery masonry"},
    )  # fmt: skip
    verbs = {move.split()[0] for move in table.legal}
    assert verbs == {"learn", "buy", "launch", "found", "grow", "sell", "end"}
    for move in table.legal:
        assert table.refused(f"1 {move}") is None
    assert table.position.legal(0)[-1].verb != BUY
