"""Learning environments, held to the suites of those who made the interfaces, for every game."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from pettingzoo.test import api_test, seed_test

from tests.effort import effort
from tests.market.game import market_open
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.lab.gym import NAME, SeatEnv
from tijdperk.lab.zoo import TableEnv, env

GAMES = [name for name in game_ids() if load_game(name).layout(2).features]
TABLES = sorted(
    {(name, seats) for name in GAMES for seats in (load_game(name).min_seats, load_game(name).max_seats)}
)


@contextmanager
def usual_for_masks() -> Iterator[None]:
    """What PettingZoo warns of wherever observations have a mask, but in its own games."""
    with warnings.catch_warnings():
        for message in (
            "Observation is not a NumPy array",
            "Observation space for each agent probably should be",
            "Action mask numpy array is all zeros",  # when the game is over
        ):
            warnings.filterwarnings("ignore", message)
        yield


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_petting_zoo_accepts_every_game(name: str, seats: int) -> None:
    with usual_for_masks():
        api_test(env(name, seats=seats), effort(8, 1000))
        seed_test(lambda: env(name, seats=seats), effort(4, 500))


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_accepts_every_game(name: str) -> None:
    check_env(gymnasium.make(NAME, game=name, opponents="random").unwrapped)


@pytest.mark.parametrize(("name", "seats"), effort([("duel", 2)], TABLES))
def test_options_are_accepted_too(name: str, seats: int) -> None:
    with usual_for_masks():
        for option in load_game(name).options:
            for choice in option.choices:
                chosen = {option.id: choice}
                api_test(env(name, seats=seats, options=chosen), effort(20, 1000))
                seed_test(partial(env, name, seats=seats, options=chosen), effort(4, 500))


def play(table: TableEnv, seed: int) -> dict[str, float]:
    """A random game; gives what every agent got."""
    rng = np.random.default_rng(seed)
    table.reset(seed=seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        got[agent] += reward
        assert observation is not None
        allowed = np.flatnonzero(observation["action_mask"])
        assert over or allowed.size
        table.step(None if over else rng.choice(allowed))
    return got


def test_rewards_are_what_was_won_minus_an_equal_share() -> None:
    for name, seats in (("duel", 2), ("dice", 5)):
        if (name, load_game(name).max_seats) in TABLES:
            got = play(env(name, seats=seats), 3)
            assert sum(got.values()) == pytest.approx(0)
            assert max(got.values()) == pytest.approx(1 - 1 / seats)


def test_a_move_that_is_not_allowed_raises_with_the_reason_and_changes_nothing() -> None:
    table = env("duel", render_mode="ansi")
    table.reset(seed=1)
    before = table.render()
    with pytest.raises(Refused, match="wonder"):
        table.step(table.setting.number[table.setting.game.parse(table.played(), 0, "build baths")])
    with pytest.raises(BadInput, match="numbered from 0 to 1149"):
        table.step(1150)
    assert table.render() == before
    assert before
    assert "7 Wonders Duel" in before
    assert table.notation(table.setting.actions(table.played(), 0)[0]).startswith("pick ")


def test_what_others_chose_at_once_is_not_observed() -> None:
    """Sealed bids: the second seat sees the same whatever the first one bid."""
    seen = []
    for coins in (0, 5):
        table = env("duel", options={"first": "bid"})
        table.reset(seed=4)
        bid = table.setting.game.parse(table.played(), 0, f"bid {coins}")
        table.step(table.setting.number[bid])
        assert table.agent_selection == "seat_1"
        seen.append(table.observe("seat_1"))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


@pytest.mark.parametrize("name", effort(["duel"], GAMES))
def test_eight_seats_at_once_play_on_and_on(name: str) -> None:
    seats = SyncVectorEnv(
        [lambda: SeatEnv(name, opponents="random")] * 8, autoreset_mode=AutoresetMode.SAME_STEP
    )
    rng = np.random.default_rng(1)
    seats.reset(seed=1)
    ended = 0
    for _ in range(effort(200, 1000)):
        masks = seats.call("action_masks")
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
        _, rewards, over, _, info = seats.step(actions)
        assert "refused" not in info
        assert not rewards[~over].any()
        ended += int(over.sum())
    if name == "duel":  # others are longer: Civilization at random takes tens of thousands of moves
        assert ended > effort(30, 200)
    seats.close()


def test_a_seat_that_plays_what_is_not_allowed_has_lost_and_is_told_why() -> None:
    seat = SeatEnv("duel", seat=1, opponents=["greedy"], render_mode="ansi")
    seat.reset(seed=2)
    assert "pick" in seat.notation(int(np.flatnonzero(seat.action_masks())[0]))
    assert "7 Wonders Duel" in (seat.render() or "")
    wrong = int(np.flatnonzero(~seat.action_masks())[0])
    _, reward, over, cut, info = seat.step(wrong)
    assert (reward, over, cut) == (-0.5, True, False)
    assert info["refused"].endswith(".") or info["refused"].endswith(")")
    assert not seat.action_masks().any()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "duel", "seats": 3}, "exactly 2 players"),
        ({"game": "duel", "options": {"speed": "high"}}, "speed"),
        ({"game": "duel", "content": "nowhere.toml"}, "nowhere.toml"),
        ({"game": "duel", "opponents": "deepblue"}, "deepblue"),
        ({"game": "duel", "opponents": ["greedy", "greedy"]}, "exactly 2 players"),
        ({"game": "duel", "seat": 2}, "seat"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        SeatEnv(**given)


def test_a_game_that_a_learner_cannot_see_says_so() -> None:
    with market_open(), pytest.raises(BadInput, match="market"):
        env("market")


def test_the_same_seed_gives_the_same_game() -> None:
    results = []
    for _ in range(2):
        seat = SeatEnv("duel", opponents="greedy")
        seen, _ = seat.reset(seed=9)
        chance = Sampled(5)
        while (allowed := np.flatnonzero(seat.action_masks())).size:
            seen, *_ = seat.step(allowed[chance.below(len(allowed))])
        results.append(seen)
    assert np.array_equal(results[0], results[1])
