"""The optional expert rules X01 to X03, and the map's options."""

from __future__ import annotations

import random

import pytest

from tests.history.table import GAME, Table, dice, fresh, history
from tijdperk.games.history.engine.history import History
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match

NORTH = "northern_appenines"


def stacking(at: str = "", empire: str = "romans", hand: str = "", expanding: bool = True) -> Table:
    return history(empire=empire, at=at, hand=hand, expanding=expanding, stacking="three")


# ---- X01: no markers


@pytest.mark.rule("X01", "R083")
@pytest.mark.parametrize(("markers", "taken"), [("yes", [0, 1]), ("no", [0, 0])])
def test_a_leader_takes_a_marker_unless_there_are_none(markers: str, taken: list[int]) -> None:
    table = history(empire="aryans", rivals="sumeria", scores="0 99", markers=markers)
    table.play("1 done", "~ empire assyria")
    assert table.view().epoch == 2
    assert [seat.markers for seat in table.view().seats] == taken


@pytest.mark.rule("X01")
def test_a_game_without_markers_ends_without_a_draw() -> None:
    table = history(empire="germany", rivals="russia", scores="0 50", markers="no").play("1 done")
    assert table.match.over
    result = table.view().result
    assert result is not None
    assert result.winners == [1]
    assert table.scores[1] == 50


# ---- X02: a minor empire in each hand


def hand_of(position: History, seat: int) -> list[str]:
    return [GAME.tables.events[card] for card in position.hands[seat]]


@pytest.mark.rule("X02")
def test_minor_empires_are_dealt_apart_one_to_each() -> None:
    for seed in range(20):
        match = Match(GAME, {"minors": "one_each"}, ["human"] * 6, Sampled(seed))
        position = match.position
        assert isinstance(position, History)
        greater = set(range(len(GAME.tables.events))) - set(GAME.tables.cards[1])
        for seat in range(6):
            hand = hand_of(position, seat)
            assert sum(name.startswith("minor_") for name in hand) == 1
            assert sum(GAME.tables.events.index(name) in greater for name in hand) == 3
            assert len(hand) == 10
        assert [len(stack) for stack in position.undealt] == [15 - 12, 49 - 42, 7 - 6]


@pytest.mark.rule("X02")
def test_otherwise_minor_empires_are_shuffled_with_the_greater_events() -> None:
    counts = set()
    for seed in range(20):
        position = Match(GAME, {}, ["human"] * 6, Sampled(seed)).position
        assert isinstance(position, History)
        assert [len(stack) for stack in position.undealt] == [22 - 18, 49 - 42, 0]
        counts |= {sum(name.startswith("minor_") for name in hand_of(position, seat)) for seat in range(6)}
    assert {0, 1, 2} <= counts


@pytest.mark.rule("X02")
def test_the_minor_empire_is_dealt_first() -> None:
    dealt = ["~ greater leader"] * 2 + ["~ lesser disaster"] * 4 + ["~ lesser civil_war"] * 3
    others = (
        ["~ greater weaponry"] * 2 + ["~ lesser civil_service"] * 3 + ["~ lesser population_explosion"] * 3
    )
    table = fresh(
        "~ minor minor_mayans", *dealt, "~ minor minor_japan", *others, "~ lesser allies",
        *dice("6 6 1 1"), "~ empire egypt",
        minors="one_each",
    )  # fmt: skip
    assert table.asked == "1 empire"
    assert "minor_mayans" in hand_of(table.position, 0)
    assert "minor_japan" in hand_of(table.position, 1)


# ---- X03: up to three armies in a land


@pytest.mark.rule("X03")
def test_a_land_holds_three_armies() -> None:
    table = stacking().play("1 expand southern_appenines", "1 expand southern_appenines")
    assert table.army("southern_appenines") == "1 x3"
    assert table.pool == 17
    assert "expand southern_appenines" not in table.legal
    assert "fort southern_appenines" not in table.legal


@pytest.mark.rule("X03")
def test_a_land_holds_two_armies_and_a_fort() -> None:
    table = stacking().play("1 expand southern_appenines", "1 fort southern_appenines")
    assert table.army("southern_appenines") == "1 x2"
    assert "expand southern_appenines" not in table.legal


@pytest.mark.rule("R043", "X03")
def test_without_the_option_a_land_holds_one_army() -> None:
    assert "expand southern_appenines" not in history(empire="romans").legal


@pytest.mark.rule("X03", "A30", "R063")
def test_armies_are_beaten_one_after_the_other_by_the_same_army() -> None:
    table = stacking(at=f"2 {NORTH} x3").play(f"1 attack {NORTH}", *dice("6 1 5  6 1 5  6 1 5"))
    assert table.army(NORTH) == "1"
    assert table.pool == 18


@pytest.mark.rule("A30", "X03")
def test_a_lost_or_tied_round_costs_the_fort_first_and_then_one_army() -> None:
    table = stacking(at=f"2 {NORTH} x2 fort").play(f"1 attack {NORTH}", *dice("6 1 4  5 1 5"))
    assert table.pieces(NORTH) == set()
    assert table.army(NORTH) == "2"  # the fort went to a win, one army to the tie
    table.play(f"1 attack {NORTH}", *dice("1 2 3"))
    assert table.army(NORTH) == "2"
    assert table.pool == 17


@pytest.mark.rule("A30", "V25")
def test_siegecraft_takes_the_fort_and_one_army_of_several() -> None:
    table = stacking(at=f"2 {NORTH} x2 fort", hand="siegecraft", expanding=False).play("1 event siegecraft")
    table.play(f"1 attack {NORTH}", *dice("6 1 5  1 2 3"))
    assert (table.army(NORTH), table.pieces(NORTH)) == ("2", set())


@pytest.mark.rule("A27", "X03")
def test_treachery_removes_all_armies() -> None:
    table = stacking(at=f"2 {NORTH} x2 fort", hand="treachery", expanding=False)
    table.play("1 event treachery", f"1 betray {NORTH}", f"1 attack {NORTH}")
    assert (table.army(NORTH), table.pieces(NORTH)) == ("1", set())


@pytest.mark.rule("X03", "R045")
def test_a_new_army_replaces_all_older_ones_of_its_colour() -> None:
    table = stacking(at=f"1 {NORTH} x2 fort city").play(f"1 expand {NORTH}")
    assert table.army(NORTH) == "1"
    assert table.pieces(NORTH) == {"fort", "city"}
    assert table.pool == 18
    table.play(f"1 expand {NORTH}")
    assert table.army(NORTH) == "1 x2"


@pytest.mark.rule("X03", "R041")
def test_all_armies_leave_a_start_land() -> None:
    table = stacking(at="2 southern_appenines x3", hand="leader", expanding=False).play("1 done")
    assert table.army("southern_appenines") == "1"


@pytest.mark.rule("X03", "V19")
def test_a_kingdom_drives_all_armies_out() -> None:
    table = stacking(at="2 upper_nile x3", hand="kingdom_kush", expanding=False)
    assert table.play("1 event kingdom_kush").army("upper_nile") == "1"


@pytest.mark.rule("X03", "V16")
def test_every_army_of_a_land_rolls_in_a_famine() -> None:
    table = stacking(at="2 libya x2 fort, 1 nubia x3", hand="famine", expanding=False)
    table.play("1 event famine", "1 strike north_africa", *dice("6 1  1 6 1"))
    assert (table.army("libya"), table.pieces("libya")) == ("2", {"fort"})  # A45
    assert table.army("nubia") == "1"


@pytest.mark.rule("X03", "V22")
def test_every_army_of_a_land_rolls_its_dice_in_a_pestilence() -> None:
    table = stacking(at="2 upper_nile x2, 2 nubia x2", hand="pestilence", expanding=False)
    table.play("1 event pestilence", "1 infect upper_nile", *dice("1 1 1  2 2 2  3 1  3 3"))
    assert (table.army("upper_nile"), table.army("nubia")) == ("2", "2")


@pytest.mark.rule("X03", "V23")
@pytest.mark.parametrize(
    ("rolls", "left", "asked"), [("1 1 1 1  2 2 2 2", "2", "1 expand"), ("1 1 1 1 " * 2, "", "1 spread")]
)
def test_the_plague_moves_on_only_from_a_land_it_emptied(rolls: str, left: str, asked: str) -> None:
    table = stacking(at="2 upper_nile x2, 2 nubia", hand="plague", expanding=False)
    table.play("1 event plague", "1 infect upper_nile", *dice(rolls))
    assert table.army("upper_nile") == left
    assert table.asked == asked


@pytest.mark.rule("A29", "X03")
def test_areas_count_lands_and_not_armies() -> None:
    table = stacking(at="1 libya active x3, 1 nubia active x2, 2 nile_delta")
    view = next(area for area in table.view().areas if area.area == "north_africa")
    assert view.lands == [2, 1]
    assert view.levels == ["dominance", "presence"]


# ---- A02, A03, A04: the map


@pytest.mark.rule("A02")
@pytest.mark.parametrize(("polynesia", "there"), [("in", True), ("out", False)])
def test_polynesia_is_on_the_map_or_not(polynesia: str, there: bool) -> None:
    table = history(empire="britain", polynesia=polynesia)
    assert ("expand polynesia by sea" in table.legal) == there
    assert "expand new_zealand by sea" in table.legal
    settlers = history(empire="romans", hand="migrants_australia", expanding=False, polynesia=polynesia)
    settlers.play("1 event migrants_australia")
    lands = {"australia", "new_guinea", "new_zealand"} | ({"polynesia"} if there else set())
    assert settlers.legal == {f"settle {land}" for land in lands}


@pytest.mark.rule("A02")
def test_nobody_ever_comes_to_a_polynesia_that_is_not_there() -> None:
    land = GAME.tables.lands.index("polynesia")
    rng = random.Random(2)
    match = Match(GAME, {"polynesia": "out"}, ["human"] * 6, Sampled(2))
    while not match.over:
        legal = match.legal()
        assert not any("polynesia" in move for move in legal)
        match.play(rng.choice(legal))
    position = match.position
    assert isinstance(position, History)
    assert position.army[land] == 0


def fleets(table: Table) -> set[str]:
    return {sea.water for sea in table.view().seas if sea.fleet is not None}


BRITISH = {
    "atlantic", "north_atlantic", "indian_ocean", "western_pacific", "north_sea", "western_mediterranean",
    "eastern_mediterranean", "black_sea", "red_sea", "bay_of_bengal", "south_china_sea", "sea_of_japan",
}  # fmt: skip


@pytest.mark.rule("A03", "A32")
def test_the_atlantic_reaches_the_caribbean_only_with_the_option() -> None:
    assert fleets(history(empire="britain")) == BRITISH
    assert len(BRITISH) == GAME.tables.most_fleets
    table = history(empire="britain", caribbean="open")
    assert fleets(table) == BRITISH | {"caribbean_sea"}
    assert "expand mexican_valley by sea" in table.legal
    assert "expand mexican_valley by sea" not in history(empire="britain").legal
    assert "expand deep_south by sea" in history(empire="britain").legal


@pytest.mark.rule("A03")
def test_the_fleets_of_a_card_are_all_placed_though_there_are_thirteen() -> None:
    table = history(empire="britain", hand="leader", expanding=False, caribbean="open", navies="stay")
    table.play("1 done")
    assert fleets(table) == BRITISH | {"caribbean_sea"}


@pytest.mark.rule("A04", "R039", "A06")
@pytest.mark.parametrize(
    ("empire", "expected"),
    [
        ("vikings", {"north_atlantic", "north_sea"}),
        ("portugal", BRITISH - {"north_atlantic"}),
        (
            "united_states",
            {
                "western_pacific", "eastern_pacific", "bay_of_bengal", "south_china_sea", "sea_of_japan",
                "caribbean_sea",
            },
        ),
    ],
)  # fmt: skip
def test_there_are_five_oceans(empire: str, expected: set[str]) -> None:
    assert fleets(history(empire=empire)) == expected
    oceans = {
        water for water, is_sea in zip(GAME.tables.waters, GAME.tables.is_sea, strict=True) if not is_sea
    }
    assert len(oceans) == 5


@pytest.mark.rule("A31")
def test_other_names_of_a_land_are_kept() -> None:
    aliases = {land.id: land.aliases for land in GAME.content.land}
    assert "Great Plains of China" in aliases["great_plain_of_china"]
    assert "Northern Italia" in aliases["northern_appenines"]


# ---- A15: Incas and Aztecs


@pytest.mark.rule("A15")
def test_incas_come_first_and_aztecs_after_them() -> None:
    table = history(empire="incas_aztecs", hand="leader", expanding=False).play("1 done")
    assert table.asked == "1 expand"
    assert (table.pool, table.view().seas) == (1, [])
    assert table.pieces("northern_andes") == {"capital"}
    assert table.army("mexican_valley") == ""
    table.play("1 done")
    assert table.asked == "1 expand"
    assert table.pool == 1  # what the Incas did not use is lost
    assert table.pieces("mexican_valley") == {"capital"}
    assert {"expand deep_south", "expand central_america"} <= table.legal
    assert not any(land in move for move in table.legal for land in ("andes", "brazil", "guiana"))


@pytest.mark.rule("A15", "R033")
def test_coins_and_engineers_pass_from_the_incas_to_the_aztecs() -> None:
    table = history(empire="incas_aztecs", hand="engineering population_explosion", expanding=False)
    table.play("1 event engineering", "1 event population_explosion", "1 fort northern_andes", "1 done")
    table.play("1 fort mexican_valley")
    assert table.pool == 1
    assert (table.position.coins, table.position.ready_forts) == (2, 0)
    assert "fort northern_andes for coin" not in table.legal


@pytest.mark.rule("A15", "R070")
def test_each_half_builds_a_monument_for_a_single_resource() -> None:
    table = history(empire="incas_aztecs", pool=1)
    table.play("1 done", "1 expand pacific_seaboard", "1 done")
    assert table.pieces("northern_andes") == {"capital", "monument"}  # it is a resource land itself
    assert table.pieces("mexican_valley") == {"capital", "monument"}


@pytest.mark.rule("A15", "R070")
def test_a_half_without_resources_builds_nothing() -> None:
    table = history(empire="incas_aztecs", pool=1).play("1 done", "1 done")
    assert table.pieces("mexican_valley") == {"capital"}


@pytest.mark.rule("A15", "R088")
def test_the_card_counts_as_one_empire_of_strength_four() -> None:
    table = history(empire="incas_aztecs", pool=0).play("1 done", "1 done")
    assert table.view().seats[0].strength_sum == 4
