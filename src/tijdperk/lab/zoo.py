"""Every game as a PettingZoo environment (extra `zoo`).

    from tijdperk.lab.zoo import env
    table = env(name)

Seats that decide at once are asked in order. What others chose meanwhile is in no observation, so the order
tells nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import Game
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import LOWEST, Position
from tijdperk.lab.extras import needed
from tijdperk.lab.setting import Setting

if TYPE_CHECKING:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
else:
    np = needed("numpy", "zoo")
    AECEnv = needed("pettingzoo", "zoo").AECEnv
    spaces = needed("gymnasium.spaces", "zoo")


def env(
    game: str | Game,
    *,
    seats: int = 0,
    options: dict[str, str] | None = None,
    content: str | Path | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """The game as an AEC environment, with its fewest seats and usual options unless others are given."""
    return TableEnv(Setting(game, seats, options, content), render_mode)


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table. Agents are seats: `seat_0`, `seat_1` and so on.

    Observations have the features of a position and a mask of the actions that are allowed. A move that is
    not allowed raises Refused, with the reason, and changes nothing. The reward comes at the end: the share
    won minus an equal share.
    """

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.setting = setting
        self.render_mode = render_mode
        self.metadata = {
            "name": f"tijdperk_{setting.game.id}_v{setting.game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = setting.bounds
        actions = len(setting.moves)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=low.dtype.type),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.chance = Sampled()
        self.position: Position | None = None
        self.listed: list[list[Move] | None] = [None] * setting.seats

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same draws for the same moves."""
        if seed is not None:
            self.chance = Sampled(seed)
        self.position = self.setting.new(self.chance)
        self.listed = [None] * self.setting.seats
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[LOWEST[self.position.to_move()]]

    def observe(self, agent: str) -> dict[str, Any]:
        position = self.played()
        seat = self.seat_of[agent]
        setting = self.setting
        return {
            "observation": setting.observe(position, seat),
            "action_mask": setting.mask(self.legal(seat)),
        }

    def played(self) -> Position:
        """The position; only after `reset` is there one."""
        assert self.position is not None, "reset() begins a game"
        return self.position

    def legal(self, seat: int) -> list[Move]:
        """What the seat may do now, listed once in every position."""
        moves = self.listed[seat]
        if moves is None:
            moves = self.listed[seat] = self.setting.legal(self.played(), seat)
        return moves

    def step(self, action: Any) -> None:
        position = self.played()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        move = self.setting.check(position, seat, action, self.legal(seat))
        self.listed = [None] * self.setting.seats
        position.play(seat, move, self.chance)
        waiting = position.to_move()
        if waiting:
            self.agent_selection = self.possible_agents[LOWEST[waiting]]
            return
        for won, other in zip(self.setting.rewards(position), self.possible_agents, strict=True):
            self.rewards[other] = self._cumulative_rewards[other] = won
            self.terminations[other] = True
        self.agent_selection = self.possible_agents[0]

    def render(self) -> str | None:
        """The table as text, as whoever is to move sees it."""
        if self.render_mode != "ansi":
            return None
        return self.setting.drawn(self.played(), self.seat_of[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""

    def notation(self, action: int) -> str:
        """An action in words: `build baths`."""
        return self.setting.game.notation(self.played(), self.setting.move(action))
