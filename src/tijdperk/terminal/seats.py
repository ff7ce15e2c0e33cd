"""Who sits where: people and bots, their names, and how a record writes them down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tijdperk.bots.own import Stranger, is_own, read_own_spec, seat_player
from tijdperk.bots.players import Player, make_player
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import Game
from tijdperk.kernel.text import Catalogue

HUMAN = "human"
OPPONENT = "search"
LONGEST = 40  # a name stands in a line of a record, and on the table
LONGEST_PATH = 80  # likewise, of a bot of one's own


@dataclass(frozen=True)
class Seat:
    """One place at the table; without a bot a person sits there."""

    spec: str  # as a record has it: `human NAME`, `search:2s`
    name: str
    bot: Player | None

    @property
    def human(self) -> bool:
        return self.bot is None


def read_seats(text: str) -> list[str]:
    """`human:NAME,search:2s` as one spec per seat."""
    specs = [spec.strip() for spec in text.split(",")]
    if not all(specs):
        raise BadInput("seat-empty", seats=text)
    for spec in specs:
        if len(spec) > (LONGEST_PATH if is_own(spec) else LONGEST) or not spec.isprintable():
            raise BadInput("seat-name", name=ascii(spec[:LONGEST]), most=LONGEST)
    return [spec.replace(":", " ", 1) if spec.startswith(f"{HUMAN}:") else spec for spec in specs]


def usual_seats(game: Game) -> list[str]:
    """You against a strong bot in every other seat."""
    return [HUMAN] + [OPPONENT] * (game.min_seats - 1)


def take_seats(specs: Sequence[str], texts: Catalogue, own: Game | None = None) -> list[Seat]:
    """Seat everybody; bots that would share a name are told apart by their seat's number.

    Bots of somebody's own are started only with the game they are to play: if a person named them just now.
    """
    bots = [bot_of(spec, own) for spec in specs]
    names = [
        seat_name(spec, bot, number, texts)
        for number, (spec, bot) in enumerate(zip(specs, bots, strict=True), 1)
    ]
    return [
        Seat(
            spec,
            name if names.count(name) == 1 else texts.say("seat-numbered", name=name, seat=number),
            bot,
        )
        for number, (spec, name, bot) in enumerate(zip(specs, names, bots, strict=True), 1)
    ]


def bot_of(spec: str, own: Game | None) -> Player | None:
    if spec.split()[0] == HUMAN:
        return None
    if not is_own(spec):
        return make_player(spec)
    read = read_own_spec(spec)
    return seat_player(read, own) if own else Stranger(read)


def seat_name(spec: str, bot: Player | None, number: int, texts: Catalogue) -> str:
    if bot is None:
        return spec.partition(" ")[2].strip() or texts.say("seat-human", seat=number)
    if bot.spec.path:
        return bot.spec.path[:LONGEST]
    key = f"bot-{bot.spec.name}"
    return texts.say(key) if texts.has(key) else bot.spec.name


def name_seats(texts: Catalogue, seats: Sequence[Seat]) -> None:
    """From here on these texts call every seat by its name, like any other component."""
    texts.words.update({f"seat-{number}": seat.name for number, seat in enumerate(seats, 1)})
