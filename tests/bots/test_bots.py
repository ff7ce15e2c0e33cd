"""Bots: they answer every decision, see what their seat sees and no more, and keep to their budget."""

from __future__ import annotations

import random
from itertools import count

import pytest

from tests.bots.strength import play
from tests.effort import effort
from tests.short import short_game
from tijdperk.bots import greedy
from tijdperk.bots.players import FORMER_LEVELS, LEVELS, Player, Spec, hint, make_player, read_spec
from tijdperk.bots.search import LOOK_AT_CLOCK, Search
from tijdperk.kernel.chance import Noted, Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import LOWEST, Position

GAME_IDS = game_ids()


@pytest.mark.parametrize("name", GAME_IDS)
@pytest.mark.parametrize("bot", ["random", "greedy", "search:12"])
def test_a_bot_answers_every_decision(name: str, bot: str) -> None:
    game = short_game(name)
    whole = game is load_game(name)
    answered: set[str] = set()
    for number in range(effort(2, 12) if bot.startswith("search") else effort(40 if whole else 6, 400)):
        options = {option.id: option.choices[number % len(option.choices)] for option in game.options}
        sizes = range(game.min_seats, game.max_seats + 1)
        players = [make_player(bot, number + seat) for seat in range(sizes[number % len(sizes)])]
        answered |= play(game, options, players, number)[1]
        if answered == set(game.decisions) and number + 1 >= len(sizes):
            break
    if bot != "search:12" and whole:
        assert answered == set(game.decisions)


@pytest.mark.parametrize("name", GAME_IDS)
def test_search_never_peeks(name: str) -> None:
    """Two positions that look alike to a seat, and the same generator: the same thoughts."""
    game = short_game(name)
    compared = 0
    for seed in range(400):
        if compared >= 25:
            break
        rng = random.Random(seed)
        options = {option.id: rng.choice(option.choices) for option in game.options}
        match = Match(game, options, chance=Sampled(seed))
        while not match.over and compared < 25:
            for decision in match.decisions():
                seat = decision.seat
                if match.position.hidden(seat) and rng.random() < 0.5:
                    other = match.position.determinize(seat, Sampled(seed + 1))
                    if game.store(other) != game.store(match.position):
                        assert think(match.position, seat) == think(other, seat)
                        compared += 1
            seat = rng.choice(match.decisions()).seat
            free = match.free(seat)
            match.play(rng.choice(free if free and rng.random() < 0.2 else match.legal(seat)), seat)
    assert compared >= 10, "hidden places came up too seldom to show anything"


def think(position: Position, seat: int) -> list[tuple[Move, float, int]]:
    player = Player(Spec("search", iterations=40), seed=8)
    seen = position.determinize(seat, player.chance)
    return [(advice.move, advice.win, advice.visits) for advice in player.think(seen, seat)]


def test_greedy_takes_the_move_of_most_worth() -> None:
    match = Match("duel", chance=Sampled(4))
    move = greedy.choose(match.position, match.seat, Sampled(1))
    worths = {
        other: match.position.heuristic(match.seat, other) for other in match.position.legal(match.seat)
    }
    assert worths[move] == max(worths.values())


@pytest.mark.parametrize("name", GAME_IDS)
def test_search_gives_an_answer_at_any_time(name: str) -> None:
    """Stopped after the first look at the clock, it still has a legal move."""
    match = Match(name, chance=Sampled(2))
    search = Search(match.position, match.seat, Sampled(1))
    search.run(0, 0.0, lambda: True)
    assert 0 < search.iterations <= 8
    assert search.advice()[0].move in match.position.legal(match.seat)


def test_search_keeps_to_its_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a second at every look."""
    monkeypatch.setattr("tijdperk.bots.search.perf_counter", count().__next__)
    match = Match("duel", chance=Sampled(2))
    search = Search(match.position, match.seat, Sampled(1))
    search.run(0, 3.0, None)
    assert search.iterations == 3 * LOOK_AT_CLOCK


@pytest.mark.parametrize("noted", [False, True])
def test_positions_that_are_kept_change_no_thought(noted: bool) -> None:
    """Passing through positions that are kept comes to the same as making every move again."""
    game, chance = load_game("duel"), Sampled(6)
    position = game.new(game.settle_options({}), 2, chance)
    drawn = passed = 0
    while position.to_move():
        seat = LOWEST[position.to_move()]
        found = []
        for keeps in (False, True):
            search = Search(position, seat, Noted(1))
            if noted:
                search.noted = search.chance  # type: ignore[assignment]
            assert search.keeps != bool(position.hidden(seat))
            search.keeps &= keeps
            search.run(60, 0.0, None)
            search.forced = position.legal(seat)[-1]
            search.run(70, 0.0, None)
            found.append([(one.move, one.visits, one.win, one.margin) for one in search.advice()])
            passed += search.kept
        assert found[0] == found[1]
        before = chance.drawn
        position.play(seat, position.any_move(seat, chance), chance)
        drawn += chance.drawn - before
    assert passed > 500
    assert drawn > 20


@pytest.mark.parametrize("name", GAME_IDS)
def test_thinking_changes_nothing(name: str) -> None:
    match = Match(name, chance=Sampled(2))
    before = match.game.store(match.position)
    Player(Spec("search", iterations=50), 1).choose(match.position, match.seat)
    assert match.game.store(match.position) == before


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_hint_gives_the_best_moves_with_estimates(name: str) -> None:
    match = Match(name, chance=Sampled(2))
    found = hint(match.position, match.seat, seconds=0.2, seed=1)
    assert {advice.move for advice in found} == set(match.position.candidates(match.seat))
    assert [advice.worth for advice in found] == sorted((advice.worth for advice in found), reverse=True)
    assert found[0].visits > 0
    assert all(0 <= advice.worth <= 1 and 0 < advice.margin <= 0.5 for advice in found)


def test_the_same_seed_gives_the_same_thoughts() -> None:
    match = Match("duel", chance=Sampled(2))
    assert think(match.position, match.seat) == think(match.position, match.seat)


def test_search_takes_a_victory_that_lies_there() -> None:
    """Played from a position with a winning move on the table, the search makes it."""
    game = load_game("duel")
    found = 0
    for seed in range(300):
        match = Match(game, chance=Sampled(seed))
        rng = random.Random(seed)
        while not match.over and found < 3:
            seat = match.seat
            winning = [move for move in match.position.legal(seat) if ends_well(match, seat, move)]
            if winning:
                chosen = Player(Spec("search", iterations=400), 1).choose(match.position, seat)
                assert ends_well(match, seat, chosen)
                found += 1
            match.play(rng.choice(match.legal(seat)), seat)
    assert found == 3


def ends_well(match: Match, seat: int, move: Move) -> bool:
    after = match.position.clone()
    after.play(seat, move, Sampled(0))
    return after.to_move() == 0 and after.returns()[seat] == 1.0


@pytest.mark.parametrize(
    "text", ["chess", "search:0", "search:-1", "search:x", "search:99999999", "search:0s", ""]
)
def test_an_unknown_bot_is_refused_with_what_is_allowed(text: str) -> None:
    with pytest.raises(BadInput, match="greedy"):
        read_spec(text)


def test_levels_are_bots() -> None:
    seconds = [read_spec(level).seconds for level in LEVELS]
    assert seconds == sorted(seconds)
    for old, level in FORMER_LEVELS.items():
        assert read_spec(old) == read_spec(level)
    assert read_spec("search:2.5s") == Spec("search", seconds=2.5)
    assert read_spec("search:500") == Spec("search", iterations=500)
