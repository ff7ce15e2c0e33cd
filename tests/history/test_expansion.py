"""R036-R049: bringing an empire in, where its armies go, and forts."""

from __future__ import annotations

import pytest

from tests.history.table import GAME, Table, history
from tijdperk.games.history.compile import fleets as fleets_on_a_card
from tijdperk.games.history.engine.tables import EMPIRES_AN_EPOCH

BOX = GAME.tables
MEDITERRANEAN = {"western_mediterranean", "eastern_mediterranean", "black_sea"}


def brought_in(empire: str, at: str = "") -> Table:
    """An empire whose owner has no events, just after its first army was placed."""
    return history(empire=empire, at=at, expanding=False)


def reach(table: Table) -> set[str]:
    """The lands that can be entered or attacked now, with how."""
    return {move for move in table.legal if move.startswith(("expand", "attack"))}


def origin(table: Table, land: str) -> str | None:
    """The empire or event an army is of."""
    view = table.land(land)
    assert view is not None
    assert view.army is not None
    return view.army.empire or view.army.event


# ---- bringing in the empire


@pytest.mark.rule("R003", "R036")
@pytest.mark.parametrize("empire", BOX.empires)
def test_an_empire_has_as_many_armies_as_its_strength(empire: str) -> None:
    number = BOX.empires.index(empire)
    table = brought_in(empire)
    part = BOX.part_strength[number][0]
    assert table.pool + 1 == part
    assert sum(BOX.part_strength[number]) == BOX.strength[number]
    assert BOX.strength[number] <= GAME.content.game.pieces[number // EMPIRES_AN_EPOCH]


@pytest.mark.rule("R036", "T01")
def test_carthaginia_takes_7_of_12_pieces() -> None:
    table = history(empire="carthaginia", hand="leader", expanding=False)
    assert table.force.pool == 7
    assert GAME.content.game.pieces[1] - table.force.pool == 5
    table.play("1 done")
    assert table.pool == 6
    assert table.army("shatts_plateau") == "1"


@pytest.mark.rule("R037")
def test_only_a_card_with_the_symbol_brings_a_capital() -> None:
    assert brought_in("egypt").pieces("nile_delta") == {"capital"}
    assert brought_in("aryans").pieces("turanian_plain") == set()


@pytest.mark.rule("R038")
@pytest.mark.parametrize("empire", ["egypt", "greek_city_states", "arabs", "babylonia", "manchu_dynasty"])
def test_a_fleet_in_every_sea_of_the_card(empire: str) -> None:
    card = next(card for card in GAME.content.empire if card.id == empire)
    assert set(brought_in(empire).force.fleets) == set(card.navigation)


@pytest.mark.rule("R039", "T02")
def test_an_ocean_brings_fleets_in_all_seas_that_open_from_it() -> None:
    expected = {"atlantic", "north_sea"} | MEDITERRANEAN
    waters = fleets_on_a_card(BOX.boards[0], BOX, ["atlantic"])
    assert {name for index, name in enumerate(BOX.waters) if waters >> index & 1} == expected
    assert expected < set(brought_in("portugal").force.fleets)


@pytest.mark.rule("R039", "A06")
def test_an_ocean_does_not_open_another_ocean_or_what_lies_behind_it() -> None:
    assert set(brought_in("vikings").force.fleets) == {"north_atlantic", "north_sea"}
    atlantic = {"atlantic", "north_sea"} | MEDITERRANEAN
    assert set(brought_in("germany").force.fleets) == atlantic | {
        "indian_ocean",
        "red_sea",
        "bay_of_bengal",
    }


@pytest.mark.rule("R040")
def test_the_first_army_and_the_capital_stand_in_the_start_land() -> None:
    table = brought_in("babylonia")
    assert [land.land for land in table.view().lands] == ["middle_tigris"]
    assert origin(table, "middle_tigris") == "babylonia"
    assert table.pieces("middle_tigris") == {"capital"}


@pytest.mark.rule("R041")
@pytest.mark.parametrize("owner", [1, 2])
def test_army_and_fort_in_the_start_land_go_and_monuments_stay(owner: int) -> None:
    table = brought_in("carthaginia", at=f"{owner} shatts_plateau fort monument")
    assert table.army("shatts_plateau") == "1"
    assert origin(table, "shatts_plateau") == "carthaginia"
    assert table.pieces("shatts_plateau") == {"capital", "monument"}


@pytest.mark.rule("A14")
@pytest.mark.parametrize(
    ("before", "after"),
    [("2 caucasus capital", {"city"}), ("2 caucasus city", set()), ("0 caucasus city", set())],
)
def test_starting_is_taking_a_land_with_a_city_or_capital(before: str, after: set[str]) -> None:
    assert brought_in("scythians", at=before).pieces("caucasus") == after


@pytest.mark.rule("A14")
def test_one_city_or_capital_in_a_start_land() -> None:
    for town in ("city", "capital"):
        assert brought_in("assyria", at=f"2 upper_tigris {town}").pieces("upper_tigris") == {"capital"}


# ---- where armies go


@pytest.mark.rule("R042")
def test_an_army_goes_next_to_any_land_of_the_active_empire() -> None:
    table = history(empire="babylonia", at="1 morea")
    assert reach(table) == {"expand upper_tigris", "expand lower_tigris", "expand zagros"}
    table.play("1 expand zagros")
    assert reach(table) == {
        "expand upper_tigris",
        "expand lower_tigris",
        "expand eastern_anatolia",
        "expand persian_plateau",
        "expand persian_salt_desert",
    }
    assert table.refused("1 expand pindus") == "R042"
    assert table.pool == 2


@pytest.mark.rule("R036", "R042")
def test_without_armies_an_empire_stays_where_it_is() -> None:
    table = history(empire="babylonia", pool=0)
    assert table.legal == {"done"}
    assert table.refused("1 expand zagros") == "R036"


@pytest.mark.rule("R043")
def test_a_land_holds_one_army() -> None:
    table = history(empire="babylonia")
    assert table.refused("1 expand middle_tigris") == "R043"
    table.play("1 expand zagros")
    assert table.refused("1 expand zagros") == "R043"
    assert [land.army.armies for land in table.view().lands if land.army] == [1, 1]


@pytest.mark.rule("R044")
def test_barren_lands_are_neither_entered_nor_crossed() -> None:
    table = history(empire="babylonia", at="2 palestine")
    assert table.refused("1 expand syrian_desert") == "R044"
    assert table.refused("1 attack palestine") == "R042"


@pytest.mark.rule("R045")
def test_a_land_of_ones_own_colour_is_taken_without_a_battle() -> None:
    table = history(empire="babylonia", at="1 zagros fort monument")
    assert table.refused("1 attack zagros") == "R050"
    table.play("1 expand zagros")
    assert table.army("zagros") == "1"
    assert origin(table, "zagros") == "babylonia"
    assert table.pool == 2
    assert table.pieces("zagros") == {"fort", "monument"}


@pytest.mark.rule("A13")
@pytest.mark.parametrize("town", ["capital", "city"])
def test_ones_own_capital_and_city_are_not_degraded(town: str) -> None:
    table = history(empire="babylonia", at=f"1 zagros {town}, 2 lower_tigris")
    assert table.play("1 expand zagros").pieces("zagros") == {town}


@pytest.mark.rule("R065", "R066")
@pytest.mark.parametrize(("town", "left"), [("capital", {"city"}), ("city", set())])
def test_an_empty_land_with_a_capital_or_city_is_taken_like_any_other(town: str, left: set[str]) -> None:
    table = history(empire="babylonia", at=f"0 zagros {town}")
    assert table.play("1 expand zagros").pieces("zagros") == left


# ---- over the sea


@pytest.mark.rule("R046", "T03", "A05")
def test_fleets_bridge_the_seas_in_one_step() -> None:
    table = history(empire="greek_city_states")
    assert table.army("morea") == "1"
    assert {"expand shatts_plateau by sea", "expand caucasus by sea", "expand pindus"} <= table.legal
    table.play("1 expand caucasus by sea")
    assert table.army("caucasus") == "1"
    assert table.pool == 5


@pytest.mark.rule("R046", "T03")
@pytest.mark.parametrize(
    ("fleets", "caucasus"),
    [
        ("eastern_mediterranean black_sea", True),
        ("western_mediterranean eastern_mediterranean", False),
        ("western_mediterranean black_sea", False),
    ],
)
def test_the_caucasus_is_reached_only_through_both_seas(fleets: str, caucasus: bool) -> None:
    table = history(empire="greek_city_states", fleets=fleets)
    assert ("expand caucasus by sea" in table.legal) == caucasus


@pytest.mark.rule("R046")
def test_a_sea_is_entered_only_from_its_coast() -> None:
    table = history(empire="arabs", at="1 zagros active", fleets="red_sea")
    assert not [move for move in table.legal if move.endswith("by sea")]
    table = history(empire="arabs", fleets="red_sea")
    assert {"expand nubia by sea", "expand upper_nile by sea"} <= table.legal


@pytest.mark.rule("A05")
def test_one_sea_is_enough_from_crete_to_the_shatts_plateau() -> None:
    assert "expand shatts_plateau by sea" in brought_in("minoans").legal


@pytest.mark.rule("A07")
def test_a_chain_of_fleets_crosses_oceans() -> None:
    table = brought_in("britain")
    assert "expand chekiang by sea" in table.legal
    broken = [water for water in table.force.fleets if water != "indian_ocean"]
    table = history(empire="britain", fleets=" ".join(broken))
    assert "expand chekiang by sea" not in table.legal
    assert "expand brazil by sea" in table.legal


@pytest.mark.rule("R042", "R046")
def test_a_neighbour_is_reached_by_land_also_where_a_fleet_could_go() -> None:
    table = brought_in("carthaginia")
    assert "expand libya" in table.legal
    assert "expand libya by sea" not in table.legal


# ---- forts


@pytest.mark.rule("R047", "R048")
def test_an_unplaced_army_becomes_a_fort_at_any_moment() -> None:
    table = history(empire="babylonia", at="1 morea", pool=4)
    table.play("1 fort middle_tigris")
    assert table.pieces("middle_tigris") == {"fort", "capital"}
    assert table.pool == 3
    table.play("1 expand zagros", "1 fort zagros")
    assert table.pieces("zagros") == {"fort"}
    assert table.pool == 1
    assert table.refused("1 fort lower_tigris") == "R047"
    assert table.refused("1 fort morea") == "R047"  # an army of a past empire


@pytest.mark.rule("R048")
def test_a_fort_never_becomes_an_army_again_and_any_number_is_made() -> None:
    table = history(empire="babylonia", pool=5)
    table.play("1 expand zagros", "1 expand lower_tigris")
    table.play("1 fort middle_tigris", "1 fort zagros", "1 fort lower_tigris")
    assert table.pool == 0
    assert table.legal == {"done"}


@pytest.mark.rule("R049")
def test_one_fort_in_a_land_also_beside_a_city_or_capital() -> None:
    table = history(empire="babylonia", at="1 middle_tigris capital active, 1 zagros city active", pool=4)
    table.play("1 fort middle_tigris", "1 fort zagros")
    assert table.pieces("middle_tigris") == {"capital", "fort"}
    assert table.pieces("zagros") == {"city", "fort"}
    assert table.refused("1 fort middle_tigris") == "R049"
    assert table.refused("1 fort zagros") == "R049"
