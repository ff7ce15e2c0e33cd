"""Games that random play can finish: with few turns, where a whole game would take it too long.

People end a long game by playing well; a random one goes on to the limit of turns in its content file.
"""

from __future__ import annotations

import re
import tempfile
from functools import cache
from pathlib import Path

from tijdperk.kernel.game import Game, load_game

FEW = {"turns": 5, "rounds": 7}
LIMIT = re.compile(r"^(turns|rounds) = \d+", re.MULTILINE)


@cache
def short_game(name: str) -> Game:
    """The game, or, where its content limits the turns, the same game with fewer of them."""
    game = load_game(name)
    if not hasattr(game, "file"):
        return game
    content = game.file.read_text("utf-8")
    if not LIMIT.search(content):
        return game
    with tempfile.TemporaryDirectory() as folder:
        short = Path(folder) / "short.toml"
        short.write_text(LIMIT.sub(lambda limit: f"{limit[1]} = {FEW[limit[1]]}", content), "utf-8")
        return game.with_content(short)
