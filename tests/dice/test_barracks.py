"""R50-R60: attacks and defences, East and West."""

from __future__ import annotations

import pytest

from tests.dice.table import BOX, dice, rest
from tijdperk.games.dice.engine.crossing import attack
from tijdperk.games.dice.engine.tables import ATTACK, EAST, Effect

SIDES = [("axe", "west"), ("sword", "east")]
ALL_DEFENCES = "west_defence_1 west_defence_2 east_defence_1 east_defence_2"


@pytest.mark.rule("R50", "R54")
def test_west_faces_left_and_east_faces_right() -> None:
    """The third seat's left neighbour is the second, its right neighbour the first."""
    defended = "2 east_defence_1 east_defence_2, 1 west_defence_1"
    table = dice(seats=3, crossed=defended, forum="red axe").play("3 build west_attack_1 with red")
    assert table.points(3) == {"barracks_west": 1}
    table = dice(seats=3, crossed=defended, forum="red sword").play("3 build east_attack_1 with red")
    assert table.points(3) == {"barracks_east": 2}
    # what faces the other way does not help
    defended = "2 west_defence_1 west_defence_2, 1 east_defence_1 east_defence_2"
    table = dice(seats=3, crossed=defended, forum="red axe").play("3 build west_attack_1 with red")
    assert table.points(3) == {"barracks_west": 3}


@pytest.mark.rule("R51")
@pytest.mark.parametrize(("face", "side"), SIDES)
def test_a_weapon_crosses_the_next_attack_of_its_side(face: str, side: str) -> None:
    for number in (1, 2, 3):
        before = " ".join(f"{side}_attack_{earlier}" for earlier in range(1, number))
        table = dice(crossed=f"1 {before}", forum=f"red {face}")
        assert table.builds("red") == {f"{side}_attack_{number}"}
    assert dice(crossed=f"1 barracks_{side}", forum=f"red {face}").builds("red") == set()


@pytest.mark.rule("R52", "R57")
def test_a_shield_crosses_the_next_defence_of_either_side() -> None:
    assert dice(forum="red shield").builds("red") == {"west_defence_1", "east_defence_1"}
    table = dice(crossed="1 west_defence_1", forum="red shield")
    assert table.builds("red") == {"west_defence_2", "east_defence_1"}
    table = dice(crossed="1 west_defence_1 west_defence_2", forum="red shield")
    assert table.builds("red") == {"east_defence_1"}
    assert dice(crossed=f"1 {ALL_DEFENCES}", forum="red shield").builds("red") == set()


@pytest.mark.rule("R53", "R58", "T2", "T3")
@pytest.mark.parametrize(
    ("defences", "points"), [("", 3), ("west_defence_1", 2), ("west_defence_1 west_defence_2", 1)]
)
def test_an_attack_scores_less_against_defences(defences: str, points: int) -> None:
    table = dice(seats=3, crossed=f"2 {defences}, 3 {ALL_DEFENCES}", forum="red sword")
    table.play("1 build east_attack_1 with red")
    assert table.points(1) == {"barracks_east": points}
    assert table.sheet(1).attacks == {"east_attack_1": points}


@pytest.mark.rule("R55")
def test_a_defence_of_this_turn_does_not_count() -> None:
    spy = "2 university_tablet_1 university_tablet_2 university_tablet_3"  # black in Ephesus
    table = dice(cities="giza ephesus", crossed=spy, forum="red sword, black spy_red")
    table.play("2 build west_defence_1 with black", "2 ready", "1 build east_attack_1 with red")
    assert table.points(1) == {"barracks_east": 3}
    assert table.end_turn("red sword").points(1) == {"barracks_east": 3}
    table.play("1 build east_attack_2 with red")
    assert table.points(1) == {"barracks_east": 3 + 4 - 1}


@pytest.mark.rule("R56")
def test_a_written_score_never_changes() -> None:
    table = dice(forum="red sword").play("1 build east_attack_1 with red").end_turn("red shield")
    table.play("2 build west_defence_1 with red").end_turn("red shield")
    table.play("2 build west_defence_2 with red").end_turn()
    assert table.points(1) == {"barracks_east": 3}
    assert table.known(1).attacks == {"east_attack_1": 3}


@pytest.mark.rule("R59", "R58")
@pytest.mark.parametrize(("face", "side"), SIDES)
@pytest.mark.parametrize(("number", "cost", "points"), [(1, 1, 3), (2, 2, 4), (3, 4, 5)])
def test_attacks(face: str, side: str, number: int, cost: int, points: int) -> None:
    before = " ".join(f"{side}_attack_{earlier}" for earlier in range(1, number))
    table = dice(crossed=f"1 {before}", forum=f"red {face}")
    had = table.points(1).get(f"barracks_{side}", 0)
    table.play(f"1 build {side}_attack_{number} with red")
    assert table.coins(1) == 7 - cost
    assert table.points(1)[f"barracks_{side}"] == had + points


@pytest.mark.rule("R57", "R59", "R60")
@pytest.mark.parametrize("side", ["west", "east"])
def test_defences_cost_one_and_two_and_score_nothing(side: str) -> None:
    table = dice(forum="red shield").play(f"1 build {side}_defence_1 with red")
    assert (table.coins(1), table.points(1)) == (6, {})
    table.end_turn("red shield").play(f"1 build {side}_defence_2 with red")
    assert (table.coins(1), table.points(1)) == (4, {})


@pytest.mark.rule("T18", "R53", "R56")
@pytest.mark.parametrize(("defences", "points"), [("", 12), (ALL_DEFENCES, 6)])
def test_both_barracks_complete(defences: str, points: int) -> None:
    crossed = f"2 {defences}, 1 barracks_west {rest('barracks_east', 'east_attack_3')}"
    table = dice(crossed=crossed, forum="red sword").play("1 build east_attack_3 with red")
    assert table.points(1) == {"barracks_west": points, "barracks_east": points}


@pytest.mark.rule("M12")
def test_an_attack_never_takes_points_away() -> None:
    """The printed attacks are too strong for this: a weaker one has to be made up."""
    table = dice(crossed="2 west_defence_1 west_defence_2")
    city = table.position.plan(0)
    attack(table.position, 0, city, Effect(ATTACK, EAST, 1), BOX.fields.index("east_attack_1"))
    assert table.points(1) == {}
    assert table.sheet(1).attacks == {"east_attack_1": 0}
