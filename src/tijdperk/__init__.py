"""Tijdperk: an open table for civilization board games.

`Match` is a game being played, with its record; `Match.position` is what search and simulation work on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tijdperk.bots.players import make_player
    from tijdperk.kernel.chance import Sampled, Secure
    from tijdperk.kernel.errors import BadInput, Refused
    from tijdperk.kernel.game import game_ids, load_game
    from tijdperk.kernel.match import Match
    from tijdperk.kernel.record import parse_record, read_record
    from tijdperk.kernel.replay import replay

__version__ = "0.1.0"

# Where each public name lives. They are imported when they are asked for: the command line starts fast.
PUBLIC = {
    "BadInput": "tijdperk.kernel.errors",
    "Match": "tijdperk.kernel.match",
    "Refused": "tijdperk.kernel.errors",
    "Sampled": "tijdperk.kernel.chance",
    "Secure": "tijdperk.kernel.chance",
    "game_ids": "tijdperk.kernel.game",
    "load_game": "tijdperk.kernel.game",
    "make_player": "tijdperk.bots.players",
    "parse_record": "tijdperk.kernel.record",
    "read_record": "tijdperk.kernel.record",
    "replay": "tijdperk.kernel.replay",
}
__all__ = [
    "BadInput",
    "Match",
    "Refused",
    "Sampled",
    "Secure",
    "game_ids",
    "load_game",
    "make_player",
    "parse_record",
    "read_record",
    "replay",
]


def __getattr__(name: str) -> Any:
    if name not in PUBLIC:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(PUBLIC[name]), name)
