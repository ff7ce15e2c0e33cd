"""R021-R035: who is called, the parts of a turn, events in general, minor empires and coins."""

from __future__ import annotations

import pytest

from tests.history.table import Table, dice, history


def pieces_of(table: Table, land: str) -> int:
    """The epoch whose pieces an army is shown by."""
    view = table.land(land)
    assert view is not None
    assert view.army is not None
    return view.army.epoch


def at_war(pool: int, coins: int) -> Table:
    """Romans beside an army of seat 2."""
    return history(empire="romans", at="2 northern_appenines", pool=pool, coins=coins)


LOST = ["1 attack northern_appenines", *dice("1 1", "6")]
TIED = ["1 attack northern_appenines", *dice("3 1", "3")]


# ---- the epoch


@pytest.mark.rule("R021")
def test_empires_are_called_in_order_and_absent_ones_are_skipped() -> None:
    table = history(empire="minoans", seats=3, rivals="aryans babylonia", others="leader,leader")
    unseen = {place.empire: place.seat for place in table.view(2).strip}
    assert (unseen["babylonia"], unseen["aryans"]) == (None, 1)
    table.play("1 done")
    assert table.told[-2:] == ["absent", "called"]  # Indus Valley, then Babylonia
    assert table.asked == "3 events"
    assert table.force.empire == "babylonia"
    seen = {place.empire: (place.seat, place.state) for place in table.view(2).strip}
    assert seen["indus_valley"] == (None, "absent")
    assert seen["babylonia"] == (2, "active")
    table.play("3 done", "3 done")
    assert table.asked == "2 events"
    assert table.force.empire == "aryans"


@pytest.mark.rule("R022", "R075")
def test_a_turn_is_events_then_expansion_then_scoring() -> None:
    table = history(empire="sumeria", hand="leader", others="leader", expanding=False)
    assert table.asked == "1 events"
    assert table.army("lower_tigris") == ""
    table.play("1 done")
    assert table.told == ["started", "capital-built"]
    assert table.asked == "1 expand"
    assert table.scores == [0, 0]
    table.play("1 expand zagros", "1 done")
    assert table.told[:3] == ["scored", "scored", "turn-scored"]
    assert table.scores == [6, 0]
    assert table.asked == "2 events"


# ---- events in general


@pytest.mark.rule("R023")
@pytest.mark.parametrize(
    ("first", "second"), [("leader", "weaponry"), ("leader", "allies"), ("elite_troops", "allies")]
)
def test_at_most_two_events_in_a_turn(first: str, second: str) -> None:
    hand = f"{first} {second} civil_service reallocation"
    table = history(empire="egypt", hand=hand, expanding=False)
    table.play(f"1 event {first}")
    assert table.asked == "1 events"
    table.play(f"1 event {second}")
    assert table.asked == "1 expand"
    assert table.force.played == [first, second]
    assert [card.event for card in table.view(1).hand] == ["reallocation", "civil_service"]


@pytest.mark.rule("R023")
def test_nobody_has_to_play_an_event() -> None:
    table = history(empire="egypt", hand="leader weaponry", expanding=False).play("1 done")
    assert table.asked == "1 expand"
    assert len(table.view(1).hand) == 2


@pytest.mark.rule("R024")
def test_never_two_cards_alike() -> None:
    table = history(empire="egypt", hand="leader leader weaponry", expanding=False)
    table.play("1 event leader")
    assert table.legal == {"event weaponry", "done"}
    assert table.refused("1 event leader") == "R024"


@pytest.mark.rule("R025")
def test_no_event_once_the_first_army_stands() -> None:
    table = history(empire="egypt", hand="leader", expanding=False)
    assert table.army("nile_delta") == ""
    table.play("1 done")
    assert table.army("nile_delta") == "1"
    assert "event leader" not in table.legal
    assert table.refused("1 event leader") is not None


@pytest.mark.rule("R026")
@pytest.mark.parametrize(("empire", "event"), [("egypt", "canaanites"), ("persia", "etruscans")])
def test_some_cards_are_for_some_epochs(empire: str, event: str) -> None:
    hand = "kingdom_canaanites kingdom_etruscans"
    table = history(empire=empire, hand=hand, expanding=False)
    assert table.legal == {f"event kingdom_{event}", "done"}
    other = next(card for card in hand.split() if not card.endswith(event))
    assert table.refused(f"1 event {other}") == "R026"


@pytest.mark.rule("R027", "R030", "V04")
def test_events_are_for_the_active_empire_and_not_for_a_minor_one() -> None:
    table = history(
        empire="babylonia",
        hand="leader minor_hittites",
        at="2 zagros, 2 lower_tigris",
        expanding=False,
    )
    table.play("1 event leader", "1 event minor_hittites")
    assert table.force.event == "minor_hittites"
    table.play("1 attack zagros", *dice("6 1", "3"))
    assert table.army("zagros") == "1"
    table.play("1 done")
    assert table.force.event is None
    table.play("1 attack lower_tigris", *dice("1 2 4", "3"))
    assert table.army("lower_tigris") == "1"


@pytest.mark.rule("R027", "R034", "R035")
def test_coins_are_for_the_active_empire() -> None:
    table = history(
        empire="babylonia", hand="population_explosion minor_hittites", at="2 zagros", expanding=False
    )
    table.play("1 event population_explosion", "1 event minor_hittites")
    assert "fort eastern_anatolia" in table.legal
    assert table.refused("1 fort eastern_anatolia for coin") == "R035"
    table.play("1 attack zagros", *dice("1 1", "6"))
    assert table.asked == "1 expand"
    table.play("1 done")
    assert table.force.coins == 2
    assert "fort middle_tigris for coin" in table.legal


@pytest.mark.rule("R027", "R042", "R047")
def test_past_empires_neither_expand_nor_fortify() -> None:
    table = history(empire="babylonia", at="1 levant, 1 morea minor_hittites", coins=1)
    assert "fort middle_tigris for coin" in table.legal
    for land in ("levant", "morea"):
        assert table.refused(f"1 fort {land}") == "R047"
        assert table.refused(f"1 fort {land} for coin") == "R047"
    for land in ("palestine", "pindus"):
        assert table.refused(f"1 expand {land}") == "R042"


@pytest.mark.rule("R028", "V01", "V02")
def test_leader_and_weaponry_add_up() -> None:
    table = history(empire="romans", hand="leader weaponry", at="2 northern_appenines", expanding=False)
    table.play("1 event leader", "1 event weaponry")
    odds = table.detail("attack northern_appenines").odds
    assert (odds.attack_dice, odds.attack_bonus) == (3, 1)
    table.play("1 attack northern_appenines", *dice("1 2 5", "5"))
    assert table.army("northern_appenines") == "1"


# ---- minor empires


@pytest.mark.rule("R029", "V04")
def test_a_minor_empire_expands_before_the_active_one_comes() -> None:
    table = history(empire="babylonia", hand="minor_hittites", expanding=False)
    table.play("1 event minor_hittites")
    assert table.asked == "1 expand"
    assert table.army("eastern_anatolia") == "1"
    assert table.pieces("eastern_anatolia") == {"capital"}
    assert table.army("middle_tigris") == ""
    assert table.pool == 2
    table.play("1 expand zagros", "1 expand persian_plateau")
    assert table.army("middle_tigris") == ""
    table.play("1 done")
    assert table.army("middle_tigris") == "1"
    assert table.refused("1 expand western_anatolia") == "R042"  # only the Hittites border on it


@pytest.mark.rule("R029", "R032")
@pytest.mark.parametrize(
    ("empire", "minor", "start", "epoch"),
    [
        ("babylonia", "hittites", "eastern_anatolia", 7),
        ("assyria", "phoenicia", "levant", 7),
        ("celts", "mayans", "central_america", 7),
        ("franks", "fujiwara", "hokkaido", 1),
        ("ming_dynasty", "safavids", "persian_salt_desert", 1),
        ("russia", "japan", "honshu", 1),
    ],
)
def test_a_minor_empire_has_pieces_of_the_farthest_epoch(
    empire: str, minor: str, start: str, epoch: int
) -> None:
    table = history(empire=empire, hand=f"minor_{minor}", expanding=False)
    assert pieces_of(table.play(f"1 event minor_{minor}"), start) == epoch


@pytest.mark.rule("R031")
def test_a_minor_empire_scores_with_the_active_one() -> None:
    table = history(empire="babylonia", hand="minor_hittites", rivals="aryans", expanding=False)
    table.play("1 event minor_hittites", "1 done")
    assert table.scores == [0, 0]
    table.play("1 done")
    assert table.view().seats[0].points["capitals"] == 4
    assert table.scores == [8, 0]  # and dominance in the Middle East, with two armies


@pytest.mark.rule("A37")
def test_the_fleets_of_a_minor_empire_go_with_it() -> None:
    table = history(empire="assyria", hand="minor_phoenicia", expanding=False)
    table.play("1 event minor_phoenicia")
    assert set(table.force.fleets) == {"eastern_mediterranean", "western_mediterranean"}
    table.play("1 expand southern_iberia by sea", "1 expand libya by sea", "1 done")
    assert table.army("southern_iberia") == table.army("libya") == "1"
    assert table.force.fleets == []
    assert not [move for move in table.legal if move.endswith("by sea")]


# ---- coins


@pytest.mark.rule("R033")
def test_coins_are_lost_at_the_end_of_the_turn() -> None:
    table = history(empire="sumeria", coins=3, ally_coins=2, ready_forts=2, others="leader", rivals="egypt")
    assert (table.force.coins, table.force.ally_coins) == (3, 2)
    table.play("1 done")
    assert table.asked == "2 events"
    assert (table.force.coins, table.force.ally_coins, table.force.ready_forts) == (0, 0, 0)
    table.play("2 done")
    assert not [move for move in table.legal if move.endswith("for coin")]


@pytest.mark.rule("R034", "A18")
def test_a_coin_brings_a_lost_army_back() -> None:
    table = at_war(pool=1, coins=1).play(*LOST)
    assert table.asked == "1 recover"
    assert table.legal == {"recover", "abandon"}
    table.play("1 recover")
    assert (table.pool, table.force.coins) == (1, 0)
    table.play(*LOST)
    assert table.asked == "1 expand"
    assert table.legal == {"done"}


@pytest.mark.rule("R034")
def test_nobody_has_to_pay_for_a_lost_army() -> None:
    table = at_war(pool=2, coins=1).play(*LOST, "1 abandon")
    assert (table.pool, table.force.coins) == (1, 1)
    assert table.asked == "1 expand"


@pytest.mark.rule("A19")
def test_an_army_lost_in_a_tie_can_come_back_too() -> None:
    table = at_war(pool=1, coins=1).play(*TIED)
    assert table.asked == "1 recover"
    table.play("1 recover", "1 expand northern_appenines")
    assert table.army("northern_appenines") == "1"


@pytest.mark.rule("R035")
def test_a_coin_buys_a_fort() -> None:
    table = at_war(pool=2, coins=2).play("1 fort southern_appenines for coin")
    assert table.pieces("southern_appenines") == {"capital", "fort"}
    assert (table.pool, table.force.coins) == (2, 1)


@pytest.mark.rule("V09", "T14")
@pytest.mark.parametrize(("empire", "coins"), [("aryans", 1), ("babylonia", 2), ("vikings", 2), ("egypt", 3)])
def test_civil_service_pays_for_a_capital_and_for_navigation(empire: str, coins: int) -> None:
    table = history(empire=empire, hand="civil_service", expanding=False)
    assert table.play("1 event civil_service").force.coins == coins


@pytest.mark.rule("A18")
def test_coins_never_make_new_armies() -> None:
    table = at_war(pool=0, coins=2)
    assert table.legal == {"fort southern_appenines for coin", "done"}


# ---- the end of a turn


@pytest.mark.rule("R074")
def test_played_events_and_fleets_are_gone_after_the_turn() -> None:
    table = history(empire="egypt", hand="leader weaponry", others="allies", rivals="aryans", expanding=False)
    table.play("1 event leader", "1 done")
    assert [sea.fleet for sea in table.view().seas] == [0, 0]
    table.play("1 done")
    assert table.asked == "2 events"
    assert table.view().seas == []
    assert [card.event for card in table.view(1).hand] == ["weaponry"]
    table.play("2 done")
    assert table.force.effects == []
