"""OpenSpiel: its own algorithms on our games, and a game whose value is known."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, get_all_states, mcts

from tests.effort import effort
from tests.lab.kuhn import kuhn_there
from tests.market.game import market_open
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import game_ids
from tijdperk.lab.spiel import load_game

# Theirs asks after each of its moves for all that a seat heard: Civilization at random has some 40,000.
SHORT_AT_RANDOM = [name for name in game_ids() if name != "civilization"]


@pytest.fixture
def kuhn() -> Iterator[pyspiel.Game]:
    with kuhn_there():
        yield load_game("kuhn")


def test_kuhn_poker_has_the_states_of_theirs(kuhn: pyspiel.Game) -> None:
    theirs = pyspiel.load_game("kuhn_poker")
    counts = [
        len(
            get_all_states.get_all_states(
                game, depth_limit=-1, include_terminals=True, include_chance_states=True
            )
        )
        for game in (kuhn, theirs)
    ]
    assert counts == [58, 58]


def test_uniform_play_of_kuhn_poker_can_be_exploited_as_theirs(kuhn: pyspiel.Game) -> None:
    worth = exploitability.nash_conv(kuhn, policy.UniformRandomPolicy(kuhn))
    assert worth == pytest.approx(0.9167, abs=1e-4)


def test_regret_minimisation_finds_the_value_of_kuhn_poker(kuhn: pyspiel.Game) -> None:
    solver = cfr.CFRSolver(kuhn)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    value = expected_game_score.policy_value(kuhn.new_initial_state(), [average, average])
    assert value[0] == pytest.approx(-1 / 18, abs=0.001)


def random_step(state: pyspiel.State, chance: Sampled) -> None:
    if state.is_chance_node():
        actions = [action for action, _ in state.chance_outcomes()]
    else:
        actions = state.legal_actions()
    state.apply_action(actions[chance.below(len(actions))])


@pytest.mark.parametrize("name", [*game_ids(), "market"])
def test_a_copy_and_a_stored_state_go_on_alike(name: str) -> None:
    with market_open():
        state = load_game(name).new_initial_state()
        chance = Sampled(2)
        for _ in range(effort(60, 1000)):
            if state.is_terminal():
                break
            random_step(state, chance)
        copied = state.clone()
        again = state.get_game().deserialize_state(state.serialize())
        assert str(again) == str(state) == str(copied)
        before = str(state)
        for _ in range(10):
            if copied.is_terminal():
                break
            random_step(copied, chance)
        assert str(state) == before
        if not state.is_terminal():
            assert str(copied).startswith(before)
            for player in range(state.num_players()):
                assert again.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("name", effort(["duel", "history"], SHORT_AT_RANDOM))
def test_their_random_play_finds_every_game_in_order(name: str) -> None:
    """To the end of a game: probabilities, actions, clones, returns and tensors are as the game says."""
    pyspiel.random_sim_test(load_game(name), effort(1, 5), False, False)


def test_their_tree_search_plays_a_whole_duel() -> None:
    game = load_game("duel")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [mcts.MCTSBot(game, 1.4, effort(2, 50), evaluator, random_state=rng) for _ in range(2)]
    state = game.new_initial_state()
    chance = Sampled(3)
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            random_step(state, chance)
        else:
            state.apply_action(bots[state.current_player()].step(state))
            moves += 1
    assert moves > 40
    assert sorted(state.returns()) in ([-0.5, 0.5], [0.0, 0.0])
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()
    assert "own-coins=" in state.observation_string(1)


def test_a_sealed_choice_is_heard_by_nobody_else_until_it_is_told() -> None:
    with market_open():
        game = load_game("market")
        heard = []
        for fingers in ("bid 1", "bid 2"):
            state = game.new_initial_state()
            while len(state.legal_actions()) < 3 or "bid" not in state.action_to_string(
                state.legal_actions()[0]
            ):
                ready = [a for a in state.legal_actions() if state.action_to_string(a) == "ready"]
                state.apply_action(ready[0])
            by_text = {state.action_to_string(action): action for action in state.legal_actions()}
            state.apply_action(by_text[fingers])
            assert state.current_player() == 1
            heard.append(state.information_state_string(1))
            assert fingers in state.information_state_string(0)
            assert state.information_state_string(1).endswith("...")
            for _ in range(2):
                state.apply_action(state.legal_actions()[0])
            assert fingers in state.information_state_string(1)
        assert heard[0] == heard[1]


def test_what_only_one_seat_saw_is_its_own() -> None:
    with kuhn_there():
        state = load_game("kuhn").new_initial_state()
        state.apply_action(2)
        state.apply_action(0)
        assert state.information_state_string(0) == "1\n~ card 2"
        assert state.information_state_string(1) == "2\n~ card 0"


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(BadInput, match="chess"):
        load_game("chess")
    with pytest.raises(BadInput, match="exactly 2 players"):
        load_game("duel", seats=4)


@pytest.mark.parametrize("name", effort(["duel"], game_ids()))
def test_the_interpreter_ends_well(name: str) -> None:
    """A game that is still there at exit crashed it once."""
    begun = f"s = load_game({name!r}).new_initial_state(); print(s)"
    script = f"from tijdperk.lab.spiel import load_game; {begun}"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
