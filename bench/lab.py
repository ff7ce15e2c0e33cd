"""How fast learners can play (part of `make bench`), next to PettingZoo's connect four in the same process.

Every step has its observation and mask, as a learner needs them. Needs the extras zoo and spiel.
"""

from __future__ import annotations

import argparse
import json
import sys
import types
from collections.abc import Callable
from functools import partial
from typing import Any

from rich.console import Console
from rich.table import Table

from tijdperk.kernel.chance import Sampled
from tijdperk.lab.bench import compiled, rate

PEER = "connect four (PettingZoo)"


def connect_four() -> Any:
    """Theirs, as it is made by default. It draws with pygame, which is not needed to play."""
    sys.modules.setdefault("pygame", types.ModuleType("pygame"))
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.env()


def play_table(table: Any, chance: Sampled) -> int:
    """A random game; gives its steps."""
    table.reset(seed=chance.below(1 << 30))
    steps = 0
    for _ in table.agent_iter():
        observation, _, over, cut, _ = table.last()
        if over or cut:
            table.step(None)
            continue
        allowed = observation["action_mask"].nonzero()[0]
        table.step(int(allowed[chance.below(len(allowed))]))
        steps += 1
    return steps


def play_states(game: Any, chance: Sampled) -> int:
    """A random game in OpenSpiel, chance nodes included; gives its decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        drawn = state.is_chance_node()
        actions = [action for action, _ in state.chance_outcomes()] if drawn else state.legal_actions()
        state.apply_action(actions[chance.below(len(actions))])
        decisions += not drawn
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__)
    parser.add_argument("--game", nargs="+", default=["duel"], help="what is measured (default duel)")
    parser.add_argument("--seconds", type=float, default=2.0, help="per figure (default 2)")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    arguments = parser.parse_args()
    assert compiled(), "the engine is not compiled: `make build`"
    from tijdperk.lab import spiel, zoo

    chance = Sampled(1)
    works: dict[str, Callable[[], int]] = {PEER: partial(play_table, connect_four(), chance)}
    for name in arguments.game:
        works[f"{name}, AEC steps"] = partial(play_table, zoo.env(name), chance)
        works[f"{name}, OpenSpiel decisions"] = partial(play_states, spiel.load_game(name), chance)
    found = {name: rate(work, arguments.seconds) for name, work in works.items()}
    if arguments.json:
        print(json.dumps(found))
    else:
        Console().print(show(found))


def show(found: dict[str, float]) -> Table:
    table = Table("compiled, steps with observation and mask", "per second", "x connect four")
    for name, value in found.items():
        table.add_row(name, f"{value:,.0f}", f"{value / found[PEER]:.2f}")
    return table


if __name__ == "__main__":
    main()
