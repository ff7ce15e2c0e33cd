"""Standings: nothing but the results of games counts, and among those only what happened between people."""

from __future__ import annotations

import random

from tijdperk.table.ratings import Finished, ratings


def game(at: int, *people: str, ranks: list[int] | None = None) -> Finished:
    return Finished("any", float(at), list(people), ranks or list(range(1, len(people) + 1)))


def test_who_wins_more_stands_higher_and_more_games_make_it_surer() -> None:
    games = [game(at, "anna", "bram") for at in range(6)] + [game(7, "bram", "chris")]
    by_name = {one.person: one for one in ratings(games)}
    assert ratings(games)[0].person == "anna"
    assert by_name["anna"].games == by_name["anna"].won == 6
    assert by_name["bram"].won == 1
    assert by_name["anna"].deviation < by_name["chris"].deviation


def test_standings_follow_from_the_results_in_whatever_order_they_come() -> None:
    dice = random.Random(5)
    games = [game(at, *dice.sample(["anna", "bram", "chris", "daan"], 3)) for at in range(30)]
    again = dice.sample(games, len(games))
    assert ratings(games) == ratings(again) == ratings(games)


def test_bots_do_not_count_among_people() -> None:
    assert ratings([game(1, "anna", "")]) == []
    with_bot = ratings([game(1, "anna", "", "bram")])
    assert with_bot == ratings([game(1, "anna", "bram", ranks=[1, 3])])
    assert [one.person for one in with_bot] == ["anna", "bram"]


def test_games_without_a_result_or_with_one_person_in_two_seats_count_for_nothing() -> None:
    assert ratings([Finished("any", 1.0, ["anna", "bram"], [])]) == []
    assert ratings([game(1, "anna", "anna")]) == []


def test_a_draw_leaves_equals_equal() -> None:
    one, other = ratings([game(1, "anna", "bram", ranks=[1, 1])])
    assert one.figure == other.figure
