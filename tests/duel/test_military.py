"""R52-R58: the conflict pawn and the military tokens."""

from __future__ import annotations

import pytest

from tests.duel.table import BOARD, Table, city, duel, fresh, laying


def strike(seat: int, card: str, *, lead: int, loser: int, tokens: str = "") -> Table:
    """A seat that leads by so many steps builds a red card against a city with so many coins."""
    mine, rival = city(coins=20, tokens=tokens), city(coins=loser)
    cities = (mine, rival) if seat == 1 else (rival, mine)
    pawn = lead if seat == 1 else -lead
    table = duel(*cities, structure=f"{card} altar theater baths", turn=seat, pawn=pawn)
    return table.play(f"{seat} build {card}")


def lead(table: Table, seat: int) -> int:
    return table.pawn if seat == 1 else -table.pawn


# ---- the pawn


@pytest.mark.rule("R52")
@pytest.mark.parametrize("seat", [1, 2])
def test_each_shield_is_a_step_towards_the_opponent(seat: int) -> None:
    assert lead(strike(seat, "guard_tower", lead=0, loser=0), seat) == 1
    assert lead(strike(seat, "walls", lead=0, loser=0), seat) == 2
    assert lead(strike(seat, "courthouse", lead=-5, loser=0), seat) == -2


@pytest.mark.rule("R52")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("start", "card"), [(8, "guard_tower"), (7, "courthouse"), (8, "courthouse")])
def test_the_pawn_stops_in_the_capital_and_the_game_is_won(seat: int, start: int, card: str) -> None:
    table = strike(seat, card, lead=start, loser=9)
    assert lead(table, seat) == 9
    assert table.result == f"military {seat}"
    assert table.asked == ""


@pytest.mark.rule("R52")
@pytest.mark.parametrize("seat", [1, 2])
def test_one_step_before_the_capital_the_game_goes_on(seat: int) -> None:
    table = strike(seat, "walls", lead=6, loser=9)
    assert lead(table, seat) == 8
    assert table.result == ""
    assert table.asked == f"{3 - seat} turn"


@pytest.mark.rule("R52")
def test_a_military_win_does_not_ask_for_points() -> None:
    rival = city(coins=99, cards="palace town_hall gardens", raised="pyramids sphinx")
    table = duel(city(coins=8), rival, structure="courthouse", age=3, pawn=6)
    table.play("1 build courthouse")
    assert table.result == "military 1"
    assert table.position.returns() == [1.0, 0.0]


@pytest.mark.rule("R52")
def test_a_wonder_wins_too_and_no_extra_turn_follows() -> None:
    table = duel(city(coins=20, wonders="colossus", tokens="theology"), pawn=7)
    table.play("1 wonder colossus with altar")
    assert table.result == "military 1"
    assert table.asked == ""


# ---- zones and tokens


@pytest.mark.rule("R53", "R57")
@pytest.mark.parametrize(
    ("steps", "points"), [(1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)]
)
def test_the_leader_alone_scores_by_zone(steps: int, points: int) -> None:
    ahead, behind = duel(pawn=steps), duel(pawn=-steps)
    assert [ahead.city(seat).points["military"] for seat in (1, 2)] == [points, 0]
    assert [behind.city(seat).points["military"] for seat in (1, 2)] == [0, points]


@pytest.mark.rule("R57")
def test_with_the_pawn_in_the_middle_nobody_scores() -> None:
    table = duel(pawn=0)
    assert [table.city(seat).points["military"] for seat in (1, 2)] == [0, 0]


@pytest.mark.rule("R53")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(
    ("start", "card", "lost", "left"),
    [
        (0, "guard_tower", 0, [2, 5]),
        (0, "walls", 0, [2, 5]),
        (2, "guard_tower", 2, [5]),
        (0, "courthouse", 2, [5]),
        (3, "walls", 0, [5]),
        (5, "guard_tower", 5, []),
        (6, "walls", 0, []),
    ],
)
def test_the_opponent_loses_coins_when_the_pawn_enters_a_zone(
    seat: int, start: int, card: str, lost: int, left: list[int]
) -> None:
    table = strike(seat, card, lead=start, loser=9)
    loser = 2 - seat  # as an index
    assert table.coins[loser] == 9 - lost
    assert table.view().loot[loser] == left
    assert table.view().loot[1 - loser] == [2, 5]


@pytest.mark.rule("R53")
def test_the_archery_range_of_the_rulebook_takes_two_coins() -> None:
    table = strike(1, "archery_range", lead=1, loser=7)
    assert table.pawn == 3
    assert table.coins[1] == 7 - 2


@pytest.mark.rule("R54")
def test_a_token_works_once_and_is_removed() -> None:
    structure = "walls courthouse guard_tower altar theater baths"
    table = duel(city(coins=20), city(coins=20), structure=structure, pawn=2)
    table.play("1 build guard_tower")
    assert table.coins == [20, 18]
    assert table.view().loot == [[2, 5], [5]]
    table.play("2 build walls")  # 4 coins for the stone, and the pawn is back on 1
    assert table.coins == [20, 14]
    table.play("1 build courthouse")
    assert table.pawn == 4
    assert table.coins == [12, 14]
    assert table.view().loot == [[2, 5], [5]]


@pytest.mark.rule("R55")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("coins", "left"), [(9, 2), (7, 0), (3, 0)])
def test_a_jump_over_a_zone_takes_both_tokens(seat: int, coins: int, left: int) -> None:
    table = strike(seat, "courthouse", lead=2, loser=coins, tokens="strategy")
    assert lead(table, seat) == 6
    assert table.coins[2 - seat] == left
    assert table.view().loot[2 - seat] == []
    losses = [
        event for event in map(table.match.game.told, table.match.steps[-1].events) if event.event == "looted"
    ]
    assert [loss.args["size"] for loss in losses] == [2, 5]


@pytest.mark.rule("R56")
@pytest.mark.parametrize(("start", "coins"), [(2, 1), (2, 0), (5, 4), (5, 0)])
def test_who_has_too_little_loses_all_and_owes_nothing(start: int, coins: int) -> None:
    table = strike(1, "guard_tower", lead=start, loser=coins)
    assert table.coins[1] == 0
    table.play("2 discard altar")
    assert table.coins[1] == 2


@pytest.mark.rule("R58")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(
    ("start", "card"), [(-8, "walls"), (-7, "courthouse"), (-4, "courthouse"), (-1, "courthouse")]
)
def test_no_token_works_for_who_pushes_the_pawn_back(seat: int, start: int, card: str) -> None:
    before = duel(pawn=start if seat == 1 else -start).view().loot
    table = strike(seat, card, lead=start, loser=9)
    assert table.coins[2 - seat] == 9
    assert table.coins[seat - 1] == 20 - table.price(seat, card)
    assert table.view().loot == before


@pytest.mark.rule("R53")
def test_four_tokens_lie_there_at_the_start() -> None:
    assert fresh(*BOARD, *laying(1), wonders="fixed").view().loot == [[2, 5], [2, 5]]
