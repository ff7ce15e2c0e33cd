"""R1-R9: seats, cities, the first dice, and who sits beside whom."""

from __future__ import annotations

import pytest

from tests.dice.table import BOX, GAME, choosing, dice, fresh
from tijdperk.games.dice.engine.tables import Effect
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.match import Match

SEVEN = ("alexandria", "babylon", "ephesus", "giza", "halicarnassus", "olympia", "rhodes")


@pytest.mark.rule("R1")
def test_two_to_seven_players() -> None:
    assert fresh(*SEVEN).asked == ", ".join(f"{seat} act" for seat in range(1, 8))
    assert fresh("giza", "rhodes").asked == "1 act, 2 act"
    for seats in (1, 8):
        with pytest.raises(BadInput):
            Match(GAME, {}, ["human"] * seats)


@pytest.mark.rule("R2")
def test_every_seat_draws_a_city_of_its_own() -> None:
    table = fresh("giza", "rhodes", "babylon")
    assert [table.known(seat).city for seat in (1, 2, 3)] == ["giza", "rhodes", "babylon"]
    assert table.drawn[:3] == ["~ city giza", "~ city rhodes", "~ city babylon"]
    for seed in range(20):
        view = GAME.view(Match(GAME, {}, ["human"] * 7, Sampled(seed)).position, 0)
        assert sorted(seat.sheet.city for seat in view.seats if seat.sheet) == list(SEVEN)


@pytest.mark.rule("R2", "R3")
def test_cities_may_be_chosen_in_the_order_of_the_seats() -> None:
    table = choosing(3)
    assert table.asked == "1 city"
    assert table.legal == {f"city {city}" for city in SEVEN}
    table.play("1 city rhodes")
    assert table.asked == "2 city"
    assert table.refused("2 city rhodes") == "R2"
    assert table.legal == {f"city {city}" for city in SEVEN if city != "rhodes"}
    table.play("2 city giza")
    assert table.view().cities_left == [city for city in SEVEN if city not in ("giza", "rhodes")]
    table.throw("3 city alexandria")
    assert [table.known(seat).city for seat in (1, 2, 3)] == ["rhodes", "giza", "alexandria"]
    assert table.asked == "1 act, 2 act, 3 act"


def figures(effects: list[Effect]) -> list[tuple[int, int, int, int]]:
    return [(effect.kind, effect.a, effect.b, effect.c) for effect in effects]


@pytest.mark.rule("R4")
def test_boards_differ_in_wonder_and_university_alone() -> None:
    differing = set()
    for field, building in enumerate(BOX.building):
        costs = {BOX.cost[city][field] for city in range(len(SEVEN))}
        effects = [figures(BOX.effects[city][field]) for city in range(len(SEVEN))]
        if len(costs) > 1 or any(other != effects[0] for other in effects):
            differing.add(BOX.buildings[building])
    assert differing == {"wonder", "university"}


@pytest.mark.rule("R5", "R6")
def test_the_first_dice_in_the_forum() -> None:
    table = fresh("giza", "rhodes")
    assert table.forum == ["grey_1", "grey_2", "grey_3", "blue", "red", "yellow", "green"]
    assert table.view().aside == ["black", "white", "purple"]
    assert table.view().removed == []


@pytest.mark.rule("R7", "T8")
def test_everybody_starts_with_seven_coins_and_nothing_else() -> None:
    table = fresh("giza", "rhodes", "babylon")
    for seat in (1, 2, 3):
        sheet = table.known(seat)
        assert (sheet.coins, sheet.resources, sheet.crossed, sheet.bonuses) == (7, 0, [], [])
        assert table.points(seat) == {}


@pytest.mark.rule("R8")
def test_the_left_neighbour_is_the_seat_before() -> None:
    seats = fresh("giza", "rhodes", "babylon", "olympia").view().seats
    assert [seat.left + 1 for seat in seats] == [4, 1, 2, 3]
    assert [seat.right + 1 for seat in seats] == [2, 3, 4, 1]


@pytest.mark.rule("R8", "R50")
def test_attacks_go_to_the_neighbours_around_the_table() -> None:
    table = dice(
        seats=4, crossed="4 east_defence_1, 2 west_defence_1 west_defence_2", forum="red axe, blue mask"
    )
    assert table.play("1 build west_attack_1 with red").points(1) == {"barracks_west": 2}
    table = dice(seats=4, crossed="4 east_defence_1, 2 west_defence_1 west_defence_2", forum="red sword")
    assert table.play("1 build east_attack_1 with red").points(1) == {"barracks_east": 1}


@pytest.mark.rule("R9", "R54", "T10")
@pytest.mark.parametrize(("attacker", "target"), [(1, 2), (2, 1)])
def test_of_two_players_the_other_is_both_neighbours(attacker: int, target: int) -> None:
    """West attacks meet East defences, and the other way round."""
    for face, side, met in (("axe", "west", "east"), ("sword", "east", "west")):
        table = dice(crossed=f"{target} {met}_defence_1", forum=f"red {face}")
        table.play(f"{attacker} build {side}_attack_1 with red")
        assert table.points(attacker) == {f"barracks_{side}": 2}
        table = dice(crossed=f"{target} {side}_defence_1", forum=f"red {face}")
        table.play(f"{attacker} build {side}_attack_1 with red")
        assert table.points(attacker) == {f"barracks_{side}": 3}
