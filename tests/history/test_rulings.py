"""Rulings A41 to A45, with their options, and what this project settled by itself (S01 to S04)."""

from __future__ import annotations

import pytest

from tests.history.table import Table, dice, history
from tijdperk.games.history.engine.battle import round_odds

NORTH = "northern_appenines"


# ---- A41: siegecraft against fort and town


def besieging(things: str, siegecraft: str) -> Table:
    """The Romans play Siegecraft and are to attack a land with these pieces."""
    table = history(
        empire="romans", hand="siegecraft", at=f"2 {NORTH} {things}", expanding=False, siegecraft=siegecraft
    )
    return table.play("1 event siegecraft")


@pytest.mark.rule("A41", "V25")
@pytest.mark.parametrize("town", ["city", "capital"])
def test_siegecraft_takes_fort_and_army_together_or_the_fort_first(town: str) -> None:
    table = besieging(f"fort {town}", "together").play(f"1 attack {NORTH}", *dice("6 1", "1"))
    assert table.army(NORTH) == "1"
    table = besieging(f"fort {town}", "fort_first")
    table.play(f"1 attack {NORTH}", *dice("6 1", "1", "1 2", "6"))
    assert table.army(NORTH) == "2"
    assert table.pieces(NORTH) == {town}
    table.play(f"1 attack {NORTH}", *dice("5 1", "5"))  # the town still adds one
    assert table.army(NORTH) == "1"


@pytest.mark.rule("A41")
def test_a_fort_that_stands_alone_falls_with_its_army_either_way() -> None:
    for siegecraft in ("together", "fort_first"):
        table = besieging("fort", siegecraft).play(f"1 attack {NORTH}", *dice("6 1", "1"))
        assert table.army(NORTH) == "1"


@pytest.mark.rule("A41")
def test_the_odds_know_how_many_rounds_siegecraft_takes() -> None:
    against_fort, against_city = round_odds(2, 1, 1, 1)[0], round_odds(2, 1, 1, 0)[0]
    odds = besieging("fort city", "together").detail(f"attack {NORTH}").odds
    assert odds.take == pytest.approx(against_fort)
    odds = besieging("fort city", "fort_first").detail(f"attack {NORTH}").odds
    assert odds.take == pytest.approx(against_fort * against_city)


# ---- A42: crusaders from the sea


def crusading(at: str, crusade: str = "from_sea") -> Table:
    table = history(empire="holy_roman_empire", hand="crusade", at=at, expanding=False, crusade=crusade)
    return table.play("1 event crusade")


@pytest.mark.rule("A42", "V11", "R059")
@pytest.mark.parametrize(("crusade", "defence"), [("from_sea", "5 1 2"), ("one_die", "5")])
def test_crusaders_from_the_sea_meet_three_dice_or_one(crusade: str, defence: str) -> None:
    table = crusading("2 libya", crusade)
    assert table.detail("attack libya by sea").odds.defence_dice == len(defence.split())
    table.play("1 attack libya by sea", *dice("5 1", defence))
    assert table.army("libya") == "1"


@pytest.mark.rule("A42", "A10", "R058")
@pytest.mark.parametrize(("crusade", "source", "defenders"), [("from_sea", "crete", 2), ("one_die", None, 1)])
def test_crusaders_land_rather_than_cross_a_strait(crusade: str, source: str | None, defenders: int) -> None:
    table = crusading("2 morea", crusade).play("1 expand crete by sea")
    odds = table.detail("attack morea").odds
    assert (odds.source, odds.defence_dice) == (source, defenders)


@pytest.mark.rule("A42")
def test_an_empire_that_attacks_from_the_sea_meets_three_dice_all_the_same() -> None:
    table = history(empire="britain", at="2 libya", crusade="one_die")
    assert table.detail("attack libya by sea").odds.defence_dice == 3


# ---- A43: coasts


@pytest.mark.rule("A43")
def test_the_western_pacific_washes_china_and_malaya() -> None:
    table = history(empire="britain", at="1 honshu active, 2 chekiang", fleets="western_pacific")
    landings = {"attack chekiang by sea", "expand malayan_peninsula by sea"}
    assert landings | {"expand great_plain_of_china by sea"} <= table.legal


@pytest.mark.rule("A43")
@pytest.mark.parametrize(
    ("start", "fleets", "goal"),
    [
        ("albion", "atlantic", "brazil"),
        ("shatts_plateau", "atlantic", "brazil"),
        ("deep_south", "caribbean_sea eastern_pacific", "patagonia"),
    ],
)
def test_what_was_seen_only_once_counts_with_the_option(start: str, fleets: str, goal: str) -> None:
    for coasts, there in (("usual", False), ("all", True)):
        table = history(empire="britain", at=f"1 {start} active", fleets=fleets, coasts=coasts)
        assert (f"expand {goal} by sea" in table.legal) == there


# ---- A44: Balkans and Pindus


@pytest.mark.rule("A44", "R056", "R057")
@pytest.mark.parametrize(("start", "defence"), [("balkans", "2 3"), ("morea", "3")])
def test_pindus_is_mountainous_towards_the_balkans(start: str, defence: str) -> None:
    table = history(empire="romans", at=f"1 {start} active, 2 pindus", fleets="")
    table.play("1 attack pindus", *dice("4 1", defence))
    assert table.army("pindus") == "1"


@pytest.mark.rule("A44", "A10")
def test_the_way_out_of_pindus_and_the_way_round_are_open() -> None:
    table = history(empire="romans", at="1 pindus active, 2 balkans", fleets="")
    assert table.detail("attack balkans").odds.defence_dice == 1
    table = history(empire="romans", at="1 balkans active, 1 morea active, 2 pindus", fleets="")
    assert table.detail("attack pindus").odds.source == "morea"


# ---- A45: disease among several armies


@pytest.mark.rule("A45", "X03")
@pytest.mark.parametrize(
    ("rolls", "army", "pieces"), [("6 1", "2", {"fort"}), ("1 1", "", set()), ("6 6", "2 x2", {"fort"})]
)
def test_the_fort_goes_with_the_last_army(rolls: str, army: str, pieces: set[str]) -> None:
    table = history(empire="romans", hand="famine", at="2 libya x2 fort", expanding=False, stacking="three")
    table.play("1 event famine", "1 strike north_africa", *dice(rolls))
    assert (table.army("libya"), table.pieces("libya")) == (army, pieces)


# ---- S01 to S04


@pytest.mark.rule("S01")
def test_a_card_that_could_do_nothing_cannot_be_played() -> None:
    table = history(empire="romans", hand="disaster leader", expanding=False)
    assert table.legal == {"event leader", "done"}
    table = history(empire="romans", hand="disaster leader", at="2 libya monument", expanding=False)
    assert "event disaster" in table.legal


@pytest.mark.rule("S04", "V05")
def test_an_army_that_allies_brought_back_enters_a_vacant_land_first() -> None:
    table = history(empire="romans", at=f"2 {NORTH}", pool=2, ally_coins=1)
    table.play(
        f"1 attack {NORTH}", *dice("1 1", "6"), "1 recover with allies", "1 expand shatts_plateau by sea"
    )
    assert (table.pool, table.position.ally_pool) == (1, 0)


@pytest.mark.rule("S04", "R035", "V14")
def test_an_allies_coin_and_a_fort_of_engineering_go_first() -> None:
    table = history(empire="romans", pool=2, coins=1, ally_coins=1)
    table.play("1 fort southern_appenines for coin")
    assert (table.position.coins, table.position.ally_coins) == (1, 0)
    table = history(empire="romans", pool=2, ready_forts=1).play("1 fort southern_appenines")
    assert (table.pool, table.position.ready_forts) == (2, 0)
