"""Who plays whom in a cup: everybody meets everybody, and nobody has a better seat more often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tijdperk.table.pairings import Pairing, due, everybody_meets, pairings


def meetings(games: list[Pairing], entrants: int) -> list[int]:
    """How often each two of them meet."""
    met = Counter(pair for game in games for pair in combinations(sorted(game.seats), 2))
    return [met[pair] for pair in combinations(range(entrants), 2)]


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("entrants", range(2, 13))
def test_with_two_seats_everybody_meets_everybody(entrants: int, times: int) -> None:
    games = everybody_meets(entrants, times)
    assert set(meetings(games, entrants)) == {times}
    first, second = (Counter(game.seats[seat] for game in games) for seat in (0, 1))
    assert all(abs(first[one] - second[one]) <= 2 - times for one in range(entrants))
    for number in {game.round for game in games}:
        playing = Counter(one for game in games if game.round == number for one in game.seats)
        assert set(playing.values()) == {times}  # nobody waits for two others in one round


def test_both_games_of_a_pair_are_one_from_each_seat() -> None:
    games = everybody_meets(5, 2)
    assert len(games) == 20
    assert len({(game.round, *game.seats) for game in games}) == 20
    assert max(game.round for game in games) == 5


@pytest.mark.parametrize(("entrants", "seats", "rounds"), [(4, 4, 4), (8, 4, 7), (9, 3, 4), (5, 4, 5)])
def test_with_more_seats_rounds_are_balanced(entrants: int, seats: int, rounds: int) -> None:
    games = pairings(entrants, seats, rounds)
    assert all(len(set(game.seats)) == seats for game in games)
    met = meetings(games, entrants)
    assert max(met) == min(met)
    sat = Counter((one, seat) for game in games for seat, one in enumerate(game.seats))
    counts = [sat[one, seat] for one in range(entrants) for seat in range(seats)]
    assert max(counts) - min(counts) <= 1


def test_where_it_does_not_come_out_even_everybody_plays_as_often() -> None:
    for entrants, seats, rounds in [(7, 3, 7), (5, 3, 5), (10, 4, 5)]:
        played = Counter(one for game in pairings(entrants, seats, rounds) for one in game.seats)
        assert max(played.values()) - min(played.values()) <= 1


def test_nobody_plays_more_at_once_than_was_agreed() -> None:
    games = everybody_meets(6, 2)
    begun: set[int] = set()
    ended: set[int] = set()
    while len(ended) < len(games):
        begun |= set(due(games, begun, ended, [], most=2))
        playing = Counter(one for number in begun - ended for one in games[number].seats)
        assert playing
        assert max(playing.values()) <= 2
        ended.add(min(begun - ended))
    assert due(games, begun, ended, [], most=2) == []


def test_games_of_whoever_is_gone_do_not_begin() -> None:
    games = everybody_meets(3, 1)
    assert [games[number].seats for number in due(games, [], [], [2], most=5)] == [[0, 1]]
