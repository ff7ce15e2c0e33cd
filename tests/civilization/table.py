"""A table to try a rule of Civilization on: set a position, play lines, look at what happened.

    table = civilization("1 orinoco metropolis", "2 orinoco 2 modern-cavalry", era="modern", active=2)
    table.play("2 end moves")
    table.play("2 attack orinoco against seat 1", ...)
    assert table.pieces("orinoco", 1) == {"settler": 3}

Lines are as `tests/scripted.py` reads them. What stands on the map is written "SEAT AREA thing": a settlement
("village", "town", "city", "metropolis"), or a number of pieces ("2 modern-cavalry", "settler"), or a fleet
with its cargo ("medieval-fleet: 2 settler, ancient-artillery"). Counters are given by land:
{"orinoco": "wine"}; all other lands have none unless `face_down` is true. Technologies are given by
seat: {1: "pottery masonry"}. Seats count from 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import cast

from tests.scripted import Scripted, ScriptedTable
from tijdperk.games.civilization.engine.civilization import Civilization, new_civilization
from tijdperk.games.civilization.engine.movement import begin_moves
from tijdperk.games.civilization.engine.pieces import add_piece
from tijdperk.games.civilization.engine.position import (
    FACE_DOWN,
    LONG,
    MEDIUM,
    MOVEMENT,
    PRODUCTION,
    PURCHASE,
    SHORT,
    TRADE,
)
from tijdperk.games.civilization.engine.purchase import begin_purchase
from tijdperk.games.civilization.engine.settlements import place_village
from tijdperk.games.civilization.engine.tables import COUNTERS, ERAS, KINDS, NONE
from tijdperk.games.civilization.engine.trading import begin_trade
from tijdperk.games.civilization.engine.turns import proceed
from tijdperk.games.civilization.game import CivilizationGame
from tijdperk.games.civilization.messages import CivilizationView
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY, Event

GAME = cast(CivilizationGame, load_game("civilization"))
TABLES = GAME.tables
SIZES = ["", "village", "town", "city", "metropolis"]
LENGTHS = {"short": SHORT, "medium": MEDIUM, "long": LONG}
FLAGS = {
    "air_on_battleships": False,
    "printed_milestones": False,
    "forced_carriers": False,
    "ship_for_owner": False,
    "holder_produces": False,
    "dealt_bonus": True,
    "late_gifts": False,
    "more_resources": False,
}


class Table(ScriptedTable):
    """A game of Civilization to play on, and to ask about by name."""

    @property
    def position(self) -> Civilization:
        return cast(Civilization, self.match.position)

    def view(self, seat: int = 0) -> CivilizationView:
        """What a seat sees; 0 is somebody who only watches."""
        return GAME.view(self.position, seat - 1 if seat else NOBODY)

    def pieces(self, area: str, seat: int) -> dict[str, int]:
        """How many pieces of each kind a seat has in an area, cargo included."""
        position = self.position
        return dict(
            Counter(
                KINDS[position.piece_kind[slot]]
                for slot, owner in enumerate(position.piece_owner)
                if owner == seat - 1 and TABLES.areas[position.piece_area[slot]] == area
            )
        )

    def settlement(self, land: str) -> str:
        """Whose settlement stands in a land and how large: "1 city", or "" for none."""
        index = TABLES.areas.index(land)
        owner = self.position.settled[index]
        return "" if owner == NONE else f"{owner + 1} {SIZES[self.position.size[index]]}"

    def counter(self, land: str) -> str:
        """What lies in a land: "face_down", the kind of a counter, or "" for nothing."""
        counter = self.position.counter[TABLES.areas.index(land)]
        if counter == FACE_DOWN:
            return "face_down"
        return "" if counter == NONE else COUNTERS[counter]

    @property
    def gold(self) -> list[int]:
        return list(self.position.gold)

    @property
    def events(self) -> list[str]:
        """What happened in the last move: "captured 2 area=orinoco opponent=0", with seats from 1."""
        return [told(event) for event in self.match.steps[-1].events]

    def heard(self, *names: str) -> list[str]:
        """The events of these names since the table was set."""
        lines = [told(event) for step in self.match.steps for event in step.events]
        return [line for line in lines if line.split()[0] in names]

    def points(self, area: str, seat: int) -> list[int]:
        """The movement points that a seat's pieces in an area have left."""
        position = self.position
        return sorted(
            position.piece_points[slot]
            for slot, owner in enumerate(position.piece_owner)
            if owner == seat - 1 and TABLES.areas[position.piece_area[slot]] == area
        )

    def refused(self, line: str) -> str | None:
        """The rule that forbids a move now; None when it can be made."""
        refusal = self.refusal(line)
        return refusal.rule if refusal else None


def told(event: Event) -> str:
    """An event as a line: its name, its seat (0 for nobody), what it speaks of."""
    message = GAME.told(event)
    return " ".join([message.event, str(message.seat + 1), *(f"{k}={v}" for k, v in message.args.items())])


def dice(*rolls: str) -> list[str]:
    """What chance gives when these are rolled: "6 1 5"."""
    return [f"~ die {number}" for roll in rolls for number in roll.split()]


def fresh(*lines: str, seats: int = 3, **options: str) -> Table:
    """A new game with these options; the first lines are what chance gives to its setup."""
    opening = next((index for index, line in enumerate(lines) if not line.startswith("~")), len(lines))
    script = Scripted(GAME, lines[:opening])
    table = Table(Match(GAME, options, ["human"] * seats, chance=script))
    assert not script.lines, f"nobody asked for {script.lines[0]!r}"
    return table.play(*lines[opening:])


def put(position: Civilization, thing: str) -> None:
    """Set what one description says: see the top of this module."""
    seat_word, area_word, rest = thing.split(" ", 2)
    seat, area = int(seat_word) - 1, TABLES.areas.index(area_word)
    if rest in SIZES:
        place_village(position, seat, area)
        position.size[area] = SIZES.index(rest)
        position.changed[area] = 0
        return
    fleet, _, cargo = rest.partition(": ")
    slot = put_pieces(position, seat, area, fleet)[-1]
    for part in filter(None, cargo.split(", ")):
        for other in put_pieces(position, seat, area, part):
            position.piece_ship[other] = position.piece_ship[slot]


def put_pieces(position: Civilization, seat: int, area: int, text: str) -> list[int]:
    words = text.split()
    count = int(words[0]) if len(words) > 1 else 1
    return [add_piece(position, seat, KINDS.index(words[-1]), area) for _ in range(count)]


def empty(seats: int = 3, rules: str = "advanced", length: str = "long", **flags: bool) -> Civilization:
    """A position with nothing on the map and nothing asked."""
    options = FLAGS | flags | {"advanced": rules == "advanced"}
    position = new_civilization(TABLES, seats, options, LENGTHS[length])
    position.turn = 1
    position.counter = [NONE] * TABLES.lands
    return position


def civilization(
    *things: str,
    seats: int = 3,
    rules: str = "advanced",
    length: str = "long",
    era: str = "ancient",
    phase: str = "movement",
    active: int = 1,
    counters: Mapping[str, str] | None = None,
    face_down: bool = False,
    technologies: Mapping[int, str] | None = None,
    wonders: Mapping[int, str] | None = None,
    milestones: Mapping[int, str] | None = None,
    improvements: Mapping[int, str] | None = None,
    gold: Mapping[int, int] | None = None,
    listen: bool = True,
    **flags: bool,
) -> Table:
    """A game in the middle: `active` moves, buys, or is the first to trade, by phase."""
    position = empty(seats, rules, length, **flags)
    if listen:
        position.listener = []
    position.era = ERAS.index(era)
    position.starter = active - 1
    if face_down:
        position.counter = [FACE_DOWN] * TABLES.lands
    for land, counter in (counters or {}).items():
        position.counter[TABLES.areas.index(land)] = COUNTERS.index(counter)
    for thing in things:
        put(position, thing)
    for names, field, given in (
        (TABLES.technologies, "technology", technologies),
        (TABLES.wonders, "wonder", wonders),
        (TABLES.milestones, "milestone", milestones),
    ):
        owners = list(getattr(position, field))
        for seat, words in (given or {}).items():
            for word in words.split():
                owners[names.index(word)] = seat - 1
        setattr(position, field, owners)
    for seat, words in (improvements or {}).items():
        bits = sum(1 << TABLES.improvements.index(word) for word in words.split())
        position.improvements = [
            bits if other == seat - 1 else had for other, had in enumerate(position.improvements)
        ]
    for seat, amount in (gold or {}).items():
        position.gold[seat - 1] = amount
    begin_phase(position, phase, active - 1)
    return Table(match_of(position))


def begin_phase(position: Civilization, phase: str, active: int) -> None:
    """The active seat is asked first; the others follow in order."""
    others = [seat for seat in position.order() if seat != active]
    if phase == "movement":
        position.phase = MOVEMENT
        position.queue = others
        begin_moves(position, active)
    elif phase == "trade":
        position.phase = TRADE
        begin_trade(position)
    elif phase == "production":
        position.phase = PRODUCTION
        proceed(position, Sampled(1))
    elif phase == "purchase":
        position.phase = PURCHASE
        position.queue = others
        begin_purchase(position, active)


def match_of(position: Civilization) -> Match:
    """A match that goes on from a position that was set by hand."""
    match = Match(GAME, GAME.settle_options({}), ["human"] * position.seats, chance=Sampled(1))
    match.position = position
    match.kept = [position.clone()]
    match.entries = []
    return match
