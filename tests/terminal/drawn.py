"""Games in the terminal, for tests: a match some way on, and what is drawn of it."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from functools import cache

from rich.console import Console

from tijdperk.bots.players import make_player
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.text import Catalogue
from tijdperk.terminal.seats import name_seats, take_seats

NAMES = ["Anna", "Bram", "Cleo", "Daan", "Eva", "Finn", "Gijs"]
IDLE = ("done", "pass", "skip")  # moves that bring a game no further
MAX_GAMES = 60  # that are looked through for a decision
RANDOM_GAMES = 6  # of these are played by lot alone
FEW = 6  # moves among which always the lot decides


def begin(game: str, seed: int, seats: int, options: dict[str, str] | None = None) -> Match:
    return Match(game, options or {}, [f"human {name}" for name in NAMES[:seats]], Sampled(seed))


def play_on(match: Match, seed: int) -> Iterator[Match]:
    """The match at every decision of a random game, in which whoever can does something."""
    dice = Sampled(seed)
    while not match.over:
        yield match
        legal = match.legal()
        moves = [move for move in legal if move not in IDLE] or legal
        match.play(moves[dice.below(len(moves))])


def play_sensibly(match: Match, seed: int) -> Iterator[Match]:
    """The same where a bot mostly chooses when there is much to choose from: games get further that way."""
    dice, bot = Sampled(seed), make_player("greedy")
    while not match.over:
        yield match
        legal = match.legal()
        if len(legal) > FEW and dice.below(4):
            match.play(bot.choose(match.position, match.seat))
        else:
            match.play(legal[dice.below(len(legal))])


def play_out(match: Match, seed: int) -> Match:
    for _ in play_on(match, seed):
        pass
    return match


@cache
def asked(name: str) -> dict[str, Match]:
    """A match at each kind of decision, with any options and number of seats."""
    game = load_game(name)
    found: dict[str, Match] = {}
    for seed in range(MAX_GAMES):
        rng = random.Random(seed)
        options = {option.id: rng.choice(option.choices) for option in game.options}
        first = begin(name, seed, rng.randint(game.min_seats, game.max_seats), options)
        for match in (play_on if seed < RANDOM_GAMES else play_sensibly)(first, seed):
            kind = match.decisions()[0].kind
            if kind not in found:
                found[kind] = match.fork(len(match.steps))
        if len(found) == len(game.decisions):
            break
    return found


def speak(match: Match, language: str = "en") -> Catalogue:
    texts = Catalogue(language, match.game)
    name_seats(texts, take_seats(match.seats, texts))
    return texts


def draw(
    match: Match,
    viewer: int,
    width: int = 120,
    encoding: str = "utf-8",
    language: str = "en",
    color: bool = False,
) -> str:
    """The table as a viewer sees it."""
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding=encoding, errors="replace")
    console = Console(
        file=file,
        width=width,
        color_system="truecolor" if color else None,
        force_terminal=color,
        highlight=False,
    )
    console.print(match.game.scene(match.game, speak(match, language)).table(match.position, viewer, width))
    file.flush()
    return raw.getvalue().decode(encoding)
