"""The expert rules X04 to X08: fleets that stay at sea with an army on board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.history.table import GAME, Table, dice, history


def at_sea(empire: str, navies: str = "", **more: Any) -> Table:
    """The empire's first army stands; these navies stay where they are."""
    return history(empire=empire, at_sea=navies, navies="stay", **more)


def called(empire: str, navies: str, hand: str = "", **more: Any) -> Table:
    """A turn from its beginning."""
    return history(empire=empire, at_sea=navies, hand=hand, expanding=False, navies="stay", **more)


def owners(table: Table) -> dict[str, str]:
    """Whose army stays in which sea, as "SEAT EPOCH"."""
    return {
        sea.water: f"{sea.navy.seat + 1} {sea.navy.epoch}"
        for sea in table.view().seas
        if sea.navy is not None
    }


def fleets(table: Table) -> set[str]:
    return {sea.water for sea in table.view().seas if sea.fleet is not None}


def embarkations(table: Table) -> set[str]:
    return {move.removeprefix("embark ") for move in table.legal if move.startswith("embark")}


# ---- X04: armies on fleets


@pytest.mark.rule("X04")
def test_armies_go_on_fleets_in_seas_but_not_in_oceans() -> None:
    table = at_sea("portugal")
    seas = {water for water, is_sea in zip(GAME.tables.waters, GAME.tables.is_sea, strict=True) if is_sea}
    assert embarkations(table) == seas - {"caspian_sea", "caribbean_sea"}
    table.play("1 embark north_sea")
    assert table.pool == 6
    assert owners(table) == {"north_sea": "1 6"}


@pytest.mark.rule("X04")
def test_one_army_in_a_sea_is_enough() -> None:
    table = at_sea("romans").play("1 embark western_mediterranean")
    assert embarkations(table) == {"eastern_mediterranean"}


@pytest.mark.rule("X04")
def test_the_option_is_needed_to_embark() -> None:
    assert not embarkations(history(empire="romans"))


@pytest.mark.rule("X04", "R027")
@pytest.mark.parametrize(
    ("empire", "event"),
    [("romans", "minor_mayans"), ("carthaginia", "minor_phoenicia"), ("franks", "crusade")],
)
def test_neither_a_minor_empire_nor_a_crusade_embarks(empire: str, event: str) -> None:
    table = called(empire, "", hand=event).play(f"1 event {event}")
    assert table.asked == "1 expand"
    assert not embarkations(table)


@pytest.mark.rule("X04", "V05")
def test_an_army_is_needed_to_embark_and_not_one_of_the_allies() -> None:
    table = history(empire="romans", at="2 northern_appenines", pool=1, ally_coins=1, navies="stay").play(
        "1 attack northern_appenines", *dice("1 2 3"), "1 recover with allies"
    )
    assert table.position.ally_pool == 1
    assert not embarkations(table)


@pytest.mark.rule("X04")
def test_an_army_goes_on_the_fleet_of_astronomy_too() -> None:
    table = called("celts", "", hand="astronomy").play("1 event astronomy", "1 fleet black_sea")
    assert embarkations(table) == {"black_sea"}


@pytest.mark.rule("X04", "A15")
def test_incas_and_aztecs_man_a_sea_once() -> None:
    """Both halves are one empire, and a sea has room for one of its armies."""
    table = called("incas_aztecs", "", hand="astronomy").play("1 event astronomy", "1 fleet caribbean_sea")
    table.play("1 embark caribbean_sea", "1 done")
    assert table.asked == "1 expand"
    assert not embarkations(table)


# ---- X05: fleets that stay


@pytest.mark.rule("X05", "R074")
def test_a_fleet_with_an_army_stays_and_scores_a_point() -> None:
    table = at_sea("romans", rivals="sassanids").play("1 embark western_mediterranean", "1 done")
    assert table.asked == "2 expand"
    assert owners(table) == {"western_mediterranean": "1 3"}
    assert fleets(table) == set()
    assert table.view().seats[0].points["seas"] == 1


@pytest.mark.rule("X05")
def test_every_sea_of_ones_colour_scores_in_every_turn() -> None:
    navies = "1 black_sea I, 1 north_sea II, 2 red_sea II"
    table = at_sea("celts", navies, rivals="sassanids").play("1 done")
    assert table.view().seats[0].points["seas"] == 2
    assert table.view().seats[1].points["seas"] == 0
    assert len(owners(table)) == 3


@pytest.mark.rule("X05")
def test_an_army_replaces_an_older_one_of_its_colour() -> None:
    table = at_sea("romans", "1 western_mediterranean II").play("1 embark western_mediterranean")
    assert owners(table) == {"western_mediterranean": "1 3"}


# ---- X06, X07: battles at sea


@pytest.mark.rule("X06", "X07")
def test_a_sea_of_another_is_fought_for_before_anything_else() -> None:
    table = called("romans", "2 western_mediterranean II")
    assert table.asked == "1 sail"
    assert table.legal == {"sail western_mediterranean", "done"}
    assert table.army("southern_appenines") == ""


@pytest.mark.rule("X06")
def test_a_battle_won_leaves_a_fleet_with_the_army() -> None:
    table = called("romans", "2 western_mediterranean II").play(
        "1 sail western_mediterranean", *dice("1 5 4")
    )
    assert owners(table) == {"western_mediterranean": "1 3"}
    assert "western_mediterranean" in fleets(table)
    assert table.asked == "1 expand"
    assert table.pool == 20 - 1 - 1
    assert "western_mediterranean" not in embarkations(table)


@pytest.mark.rule("X06")
def test_a_tie_leaves_a_fleet_without_an_army() -> None:
    table = called("romans", "2 western_mediterranean II").play(
        "1 sail western_mediterranean", *dice("1 4 4")
    )
    assert owners(table) == {}
    assert "western_mediterranean" in fleets(table)
    assert table.pool == 20 - 1 - 1


@pytest.mark.rule("X06")
def test_after_a_loss_one_may_try_again_or_give_up() -> None:
    table = called("romans", "2 western_mediterranean II").play(
        "1 sail western_mediterranean", *dice("1 3 4")
    )
    assert table.asked == "1 sail"
    assert owners(table) == {"western_mediterranean": "2 2"}
    table.play("1 sail western_mediterranean", *dice("1 3 4"), "1 done")
    assert table.asked == "1 expand"
    assert table.pool == 20 - 2 - 1
    assert fleets(table) == {"eastern_mediterranean"}
    assert embarkations(table) == {"eastern_mediterranean"}
    assert "expand southern_iberia by sea" not in table.legal


@pytest.mark.rule("X07")
def test_seas_are_fought_for_in_any_order() -> None:
    table = called("romans", "2 western_mediterranean II, 2 eastern_mediterranean I")
    assert table.legal == {"sail western_mediterranean", "sail eastern_mediterranean", "done"}
    table.play("1 sail eastern_mediterranean", *dice("6 1 5"))
    assert table.legal == {"sail western_mediterranean", "done"}


@pytest.mark.rule("X06")
def test_the_last_army_is_kept_for_the_start_land() -> None:
    table = called("minoans", "2 eastern_mediterranean I")
    table.play("1 sail eastern_mediterranean", *dice("1 1 6"))
    table.play("1 sail eastern_mediterranean", *dice("1 1 6"))
    assert table.asked == "1 expand"
    assert table.army("crete") == "1"
    assert table.pool == 0


@pytest.mark.rule("X06")
def test_an_older_fleet_of_ones_own_is_no_enemy() -> None:
    table = called("romans", "1 western_mediterranean II")
    assert table.asked == "1 expand"
    assert fleets(table) == {"western_mediterranean", "eastern_mediterranean"}
    assert owners(table) == {"western_mediterranean": "1 2"}


@pytest.mark.rule("X06")
def test_a_sea_the_empire_does_not_want_is_left_alone() -> None:
    table = called("romans", "2 black_sea II")
    assert table.asked == "1 expand"


@pytest.mark.rule("X06", "V06")
def test_the_sea_of_astronomy_can_be_held_by_another() -> None:
    table = called("celts", "2 black_sea II", hand="astronomy").play("1 event astronomy", "1 fleet black_sea")
    assert table.legal == {"sail black_sea", "done"}


@pytest.mark.rule("X06", "R064")
@pytest.mark.parametrize("event", ["weaponry", "leader", "elite_troops", "jihad"])
def test_events_do_not_help_at_sea(event: str) -> None:
    table = called("romans", "2 western_mediterranean II", hand=event).play(f"1 event {event}")
    table.play("1 sail western_mediterranean", *dice("1 4 4"))
    assert owners(table) == {}


@pytest.mark.rule("X06", "V13")
def test_an_army_lost_at_sea_is_the_first_that_elite_troops_lose() -> None:
    table = called("romans", "2 western_mediterranean II", hand="elite_troops", at="2 northern_appenines")
    table.play("1 event elite_troops", "1 sail western_mediterranean", *dice("1 3 4"), "1 done")
    table.play("1 attack northern_appenines", *dice("1 4 4"))
    assert table.army("northern_appenines") == ""


@pytest.mark.rule("X06", "R034")
def test_coins_bring_no_army_back_from_the_sea() -> None:
    table = called("romans", "2 western_mediterranean II", hand="population_explosion")
    table.play("1 event population_explosion", "1 sail western_mediterranean", *dice("1 3 4"))
    assert table.asked == "1 sail"


@pytest.mark.rule("X06", "V04", "A37")
def test_a_minor_empire_sails_past_the_fleets_of_others() -> None:
    table = called("assyria", "2 eastern_mediterranean I", hand="minor_phoenicia")
    table.play("1 event minor_phoenicia")
    assert table.asked == "1 expand"
    assert "expand crete by sea" in table.legal
    assert owners(table) == {"eastern_mediterranean": "2 1"}


@pytest.mark.rule("V03", "X06")
def test_a_fleet_with_an_army_is_not_exchanged() -> None:
    table = called("romans", "2 western_mediterranean II", hand="reallocation").play("1 event reallocation")
    table.play("1 sail western_mediterranean", *dice("6 1 5"))
    assert table.legal == {"exchange eastern_mediterranean", "done"}


# ---- X08: when the fleets run out


@pytest.mark.rule("X08")
def test_the_oldest_navy_goes_when_there_are_too_few_fleets() -> None:
    table = called("britain", "2 caspian_sea VI, 2 caribbean_sea V")
    assert owners(table) == {}  # 14 are wanted of 12
    assert table.asked == "1 expand"


@pytest.mark.rule("X08")
def test_a_navy_stays_while_there_are_fleets_enough() -> None:
    table = called("portugal", "2 caspian_sea II")
    assert owners(table) == {"caspian_sea": "2 2"}  # 11 of the card and this one


@pytest.mark.rule("X08")
def test_only_as_many_navies_go_as_fleets_are_needed() -> None:
    table = called("portugal", "2 caspian_sea II, 2 caribbean_sea V")
    assert owners(table) == {"caribbean_sea": "2 5"}
    assert table.asked == "1 expand"


@pytest.mark.rule("X08")
def test_the_active_player_chooses_among_the_oldest_navies() -> None:
    table = called("portugal", "2 caspian_sea II, 2 north_sea III, 1 caribbean_sea II")
    assert table.asked == "1 scrap"
    assert table.legal == {"scrap caspian_sea", "scrap caribbean_sea"}
    table.play("1 scrap caribbean_sea")
    assert owners(table) == {"caspian_sea": "2 2", "north_sea": "2 3"}
    assert table.asked == "1 sail"


@pytest.mark.rule("X08", "V06")
def test_the_fleet_of_astronomy_counts_with_those_of_the_card() -> None:
    table = called("portugal", "2 caspian_sea II", hand="astronomy")
    table.play("1 event astronomy", "1 fleet caribbean_sea")
    assert owners(table) == {}
    assert "caribbean_sea" in fleets(table)
