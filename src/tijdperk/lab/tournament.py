"""Tournaments between bots: `tijdperk tournament`.

Every line-up plays the same deals, and in every deal each bot sits in every seat: who had luck with the draws
had it in all of them. What is to be played is a plan, which is written first. It is divided into chunks, and
what a chunk comes to follows from the plan and its number alone. Each is written beside its place and moved
there, so a run that was killed goes on with the chunks that are missing and comes to the same rows.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import msgspec

from tijdperk import __version__
from tijdperk.bots.own import close_all, read_own_spec, seat_player
from tijdperk.bots.players import Player
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.garbage import relaxed_gc
from tijdperk.kernel.position import LOWEST, Position
from tijdperk.kernel.shapes import shaped
from tijdperk.lab.extras import needed
from tijdperk.lab.workers import finished

PLAN = "plan.json"
GAMES, DECISIONS = "games", "decisions"
CHUNK_DEALS = 5  # deals of a line-up that are played together
PRIME = 1_000_003


class TournamentPlan(msgspec.Struct, frozen=True):
    """What is played, and by which versions: the rows follow from it."""

    game: str
    seats: int
    options: dict[str, str]
    content: str  # a file, or "" for the standard figures
    fingerprint: str
    rules_version: int
    version: str
    bots: tuple[str, ...]
    deals: int  # of each line-up
    seed: int
    decisions: bool
    chunk_deals: int = CHUNK_DEALS

    def load(self) -> Game:
        game = load_game(self.game)
        return game.with_content(Path(self.content)) if self.content else game

    def lineups(self) -> list[tuple[int, ...]]:
        """Which bots sit together: every choice of them, or at a larger table all, some of them twice."""
        everybody = range(len(self.bots))
        if len(self.bots) >= self.seats:
            return list(combinations(everybody, self.seats))
        return [
            lineup
            for lineup in combinations_with_replacement(everybody, self.seats)
            if set(lineup) == set(everybody)
        ]

    def chunks_of_lineup(self) -> int:
        return -(-self.deals // self.chunk_deals)

    def chunks(self) -> int:
        return len(self.lineups()) * self.chunks_of_lineup()

    def games(self) -> int:
        return len(self.lineups()) * self.deals * self.seats

    def sittings(self, chunk: int) -> Iterator[Sitting]:
        """The games of a chunk."""
        lineup, part = divmod(chunk, self.chunks_of_lineup())
        bots = self.lineups()[lineup]
        first = part * self.chunk_deals
        for deal in range(first, min(first + self.chunk_deals, self.deals)):
            for rotation in range(self.seats):
                number = (lineup * self.deals + deal) * self.seats + rotation
                yield Sitting(number, lineup, deal, rotation, bots[rotation:] + bots[:rotation])


@dataclass(frozen=True)
class Sitting:
    """One game to play: its number, and the bot of each seat."""

    game: int
    lineup: int
    deal: int
    rotation: int
    bots: tuple[int, ...]


Rows = list[dict[str, Any]]


@dataclass(frozen=True)
class Chunk:
    """What came of some games: a row for each, and for each decision if they were asked for."""

    number: int
    games: Rows
    decisions: Rows


def play_chunk(plan: TournamentPlan, number: int) -> Chunk:
    """A pure function of the plan and the number, as far as its bots are: one with a clock is not."""
    game = plan.load()
    chunk = Chunk(number, [], [])
    players: dict[tuple[int, int], Player] = {}  # by bot and seat
    try:
        with relaxed_gc():
            for sitting in plan.sittings(number):
                play_sitting(plan, game, sitting, players, chunk)
    finally:
        close_all(list(players.values()))
    return chunk


def play_sitting(
    plan: TournamentPlan,
    game: Game,
    sitting: Sitting,
    players: dict[tuple[int, int], Player],
    chunk: Chunk,
) -> None:
    """Draws follow from the deal alone; what a bot leaves to chance has a generator of its own."""
    chance = Sampled(plan.seed * PRIME + sitting.deal)
    seated = [player_of(plan, game, sitting, bot, seat, players) for seat, bot in enumerate(sitting.bots)]
    position = game.new(plan.options, plan.seats, chance)
    made = 0
    while position.to_move():
        seat = LOWEST[position.to_move()]
        move = seated[seat].choose(position, seat)
        if plan.decisions:
            chunk.decisions.append(decision_row(plan, game, position, sitting, made, seat, move))
        position.play(seat, move, chance)
        made += 1
    chunk.games.append(
        {
            "game": sitting.game,
            "lineup": sitting.lineup,
            "deal": sitting.deal,
            "rotation": sitting.rotation,
            "bots": [plan.bots[bot] for bot in sitting.bots],
            "won": position.returns(),
            "decisions": made,
        }
    )


def player_of(
    plan: TournamentPlan,
    game: Game,
    sitting: Sitting,
    bot: int,
    seat: int,
    players: dict[tuple[int, int], Player],
) -> Player:
    player = players.get((bot, seat))
    if player is None:
        player = players[bot, seat] = seat_player(read_own_spec(plan.bots[bot]), game, plan.seed)
    player.chance = Sampled((plan.seed * PRIME + sitting.game + 1) * PRIME + seat + 1)
    return player


def decision_row(
    plan: TournamentPlan, game: Game, position: Position, sitting: Sitting, made: int, seat: int, move: Any
) -> dict[str, Any]:
    return {
        "game": sitting.game,
        "number": made,
        "seat": seat + 1,
        "bot": plan.bots[sitting.bots[seat]],
        "decision": game.decisions[position.decision_kind(seat)],
        "choices": len(position.legal(seat)),
        "move": game.notation(position, move),
    }


# ---- the folder


def chunk_file(folder: Path, kind: str, number: int) -> Path:
    return folder / f"{kind}-{number:06d}.parquet"


def begin(plan: TournamentPlan, folder: Path) -> None:
    """Write the plan, or go on with the same one; a folder with another plan is left alone."""
    file = folder / PLAN
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if file.exists():
            there = read_plan(folder)
            if there != plan:
                fields = [
                    name for name in plan.__struct_fields__ if getattr(plan, name) != getattr(there, name)
                ]
                raise BadInput("run-other-plan", folder=str(folder), fields=", ".join(fields))
            return
        put_file(
            file, lambda path: path.write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=2))
        )
    except OSError as error:
        raise BadInput("file-unwritable", file=str(folder), problem=error.strerror or "?") from None


def read_plan(folder: Path) -> TournamentPlan:
    file = folder / PLAN
    try:
        plan: TournamentPlan = shaped(msgspec.json.decode(file.read_bytes()), TournamentPlan)
    except OSError as error:
        raise BadInput("file-unreadable", file=str(file), problem=error.strerror or "?") from None
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadInput("file-unreadable", file=str(file), problem=str(error)) from None
    return plan


def put_file(file: Path, write: Callable[[Path], Any]) -> None:
    """Write beside the place and move there: a file that is there is whole."""
    part = file.with_suffix(f".part-{os.getpid()}")
    write(part)
    part.replace(file)


def keep(folder: Path, plan: TournamentPlan, chunk: Chunk) -> None:
    """The tables of a chunk; that of the games comes last, and says that the chunk is there."""
    polars = needed("polars", "lab")
    tables = [(DECISIONS, chunk.decisions)] if plan.decisions else []
    for kind, rows in [*tables, (GAMES, chunk.games)]:
        table = polars.DataFrame(rows, infer_schema_length=None)
        put_file(chunk_file(folder, kind, chunk.number), table.write_parquet)


def missing(plan: TournamentPlan, folder: Path) -> list[int]:
    return [number for number in range(plan.chunks()) if not chunk_file(folder, GAMES, number).exists()]


def run_plan(
    plan: TournamentPlan,
    folder: Path,
    executor: Executor | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> None:
    """Play what is missing of a plan; `progress` hears how many games have been played."""
    needed("polars", "lab")
    begin(plan, folder)
    left = missing(plan, folder)
    progress(sum(len(list(plan.sittings(number))) for number in set(range(plan.chunks())) - set(left)))
    for chunk in finished(partial(play_chunk, plan), left, executor):
        keep(folder, plan, chunk)
        progress(len(chunk.games))
    for part in folder.glob("*.part-*"):
        part.unlink(missing_ok=True)


def read_rows(folder: Path, kind: str = GAMES) -> Any:
    """All rows of a run as one table, in the order of the games."""
    polars = needed("polars", "lab")
    files = sorted(folder.glob(f"{kind}-*.parquet"))
    if not files:
        raise BadInput("run-empty", folder=str(folder))
    order = ["game"] if kind == GAMES else ["game", "number"]
    return polars.concat([polars.read_parquet(file) for file in files]).sort(order)


def make_plan(
    game: str,
    bots: list[str],
    games: int = 100,
    *,
    seats: int = 0,
    options: dict[str, str] | None = None,
    content: Path | None = None,
    seed: int = 0,
    decisions: bool = False,
) -> TournamentPlan:
    """A plan for at least so many games of each line-up. Everything is checked here, not in a worker."""
    found = load_game(game)
    found = found.with_content(content) if content else found
    seats = seats or found.min_seats
    found.check_seats(seats)
    if len(bots) < 2:
        raise BadInput("tournament-bots")
    if len(set(bots)) < len(bots):
        raise BadInput("tournament-twice", bot=next(bot for bot in bots if bots.count(bot) > 1))
    if len(bots) > seats and seats > 2 and len(bots) > 12:
        raise BadInput("tournament-many", most=12)
    close_all([seat_player(read_own_spec(bot), found, seed) for bot in bots])
    return TournamentPlan(
        game=found.id,
        seats=seats,
        options=found.settle_options(options or {}),
        content=str(content.resolve()) if content else "",
        fingerprint=found.fingerprint,
        rules_version=found.rules_version,
        version=__version__,
        bots=tuple(bots),
        deals=-(-games // seats),
        seed=seed,
        decisions=decisions,
    )
