"""One seat of any game as a Gymnasium environment; bots sit at the others (extra `zoo`).

    from tijdperk.lab.gym import SeatEnv
    seat = SeatEnv(name, opponents="greedy")

`action_masks` is what MaskablePPO asks for. In vectors use autoreset in the same step
(`AutoresetMode.SAME_STEP`): a game that is over has no action left to take. Once this module is imported,
`gymnasium.make("tijdperk/Seat-v1", game=name)` makes one too.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tijdperk.bots.own import read_own_spec, seat_player
from tijdperk.bots.players import Player
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.game import Game
from tijdperk.kernel.position import LOWEST, Position
from tijdperk.lab.extras import needed
from tijdperk.lab.setting import Numbers, Setting

if TYPE_CHECKING:
    import gymnasium
    from gymnasium import Env, spaces
else:
    gymnasium = needed("gymnasium", "zoo")
    Env, spaces = gymnasium.Env, gymnasium.spaces

NAME = "tijdperk/Seat-v1"


class SeatEnv(Env[Numbers, Any]):
    """A seat at a table of bots. A move that is not allowed loses the game; `info` says why."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        seats: int = 0,
        options: dict[str, str] | None = None,
        content: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options, content)
        if not 0 <= seat < self.setting.seats:
            raise BadInput("seat-unknown", seat=seat + 1, most=self.setting.seats)
        self.seat = seat
        self.players = self.seated(opponents)
        self.render_mode = render_mode
        low, high = self.setting.bounds
        self.observation_space = spaces.Box(low, high, dtype=low.dtype.type)
        self.action_space = spaces.Discrete(len(self.setting.moves))
        self.chance = Sampled()
        self.position: Position | None = None
        self.refused = False

    def seated(self, opponents: str | Sequence[str]) -> list[Player | None]:
        """The bots by seat: one kind for all other seats, or one name for each."""
        others = self.setting.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise BadInput("seat-count-exactly", given=len(names) + 1, wanted=self.setting.seats)
        players: list[Player | None] = [seat_player(read_own_spec(name), self.setting.game) for name in names]
        players.insert(self.seat, None)
        return players

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.chance = Sampled(seed)
        for player in self.players:
            if player:
                player.chance = self.chance
        self.refused = False
        self.position = self.setting.new(self.chance)
        self.let_others_play(self.position)
        return self.setting.observe(self.position, self.seat), {}

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        position = self.played()
        info: dict[str, Any] = {}
        reward = 0.0
        try:
            moves = self.setting.legal(position, self.seat)
            move = self.setting.check(position, self.seat, action, moves)
        except Refused as reason:
            self.refused = True
            reward = -1.0 / self.setting.seats
            info["refused"] = str(reason)
        else:
            position.play(self.seat, move, self.chance)
            self.let_others_play(position)
            if not position.to_move():
                reward = self.setting.rewards(position)[self.seat]
        over = self.refused or not position.to_move()
        return self.setting.observe(position, self.seat), reward, over, False, info

    def let_others_play(self, position: Position) -> None:
        """Until the seat is asked, or the game is over."""
        while (waiting := position.to_move()) and not waiting >> self.seat & 1:
            seat = LOWEST[waiting]
            player = self.players[seat]
            assert player is not None
            position.play(seat, player.choose(position, seat), self.chance)

    def played(self) -> Position:
        """The position; only after `reset` is there one."""
        assert self.position is not None, "reset() begins a game"
        return self.position

    def action_masks(self) -> Numbers:
        """Which actions are allowed now; none when the game is over."""
        moves = [] if self.refused else self.setting.legal(self.played(), self.seat)
        return self.setting.mask(moves).astype(bool)

    def render(self) -> str | None:
        """The table as text, as the seat sees it."""
        return self.setting.drawn(self.played(), self.seat) if self.render_mode == "ansi" else None

    def notation(self, action: int) -> str:
        """An action in words: `build baths`."""
        return self.setting.game.notation(self.played(), self.setting.move(action))


gymnasium.register(NAME, entry_point=f"{__name__}:SeatEnv")
