"""A table to try a rule of History of the World on: set a position, play lines, look at what happened.

    table = history(empire="romans", at="1 southern_appenines, 2 northern_appenines fort", pool=3)
    table.play("1 attack northern_appenines", "~ die 1", "~ die 3", "~ die 4")
    assert table.army("northern_appenines") == "2"

Lines are as `tests/scripted.py` reads them. What stands on the map is written "SEAT LAND things", separated
by commas; things are fort, capital, city, monument, x2 or x3 (armies, X03), and the empire or event the army
is of (an epoch "I".."VII", an event's id, or "active" for the empire whose turn it is). Without one, armies
are of an older empire: of the epoch before (in epoch I: of the event kingdom_canaanites).
"""

from __future__ import annotations

from typing import Any, cast

from tests.scripted import Scripted, ScriptedTable
from tijdperk.games.history.engine.force import gain_ground, raise_force
from tijdperk.games.history.engine.history import History
from tijdperk.games.history.engine.position import (
    CAPITAL,
    CITY,
    EXPAND,
    FORT,
    FROM_EVENT,
    MONUMENT_PIECE,
    army_of,
    seat_of,
)
from tijdperk.games.history.engine.tables import EMPIRES_AN_EPOCH
from tijdperk.games.history.engine.turns import begin_turn
from tijdperk.games.history.game import HistoryGame
from tijdperk.games.history.view import ForceView, HistoryView, LandView
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY

GAME = cast(HistoryGame, load_game("history"))
ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII"]
PIECES = {"fort": FORT, "capital": CAPITAL, "city": CITY, "monument": MONUMENT_PIECE}


class Table(ScriptedTable):
    """A game of History of the World to play on, and to ask about by name."""

    @property
    def position(self) -> History:
        return cast(History, self.match.position)

    def view(self, seat: int = 0) -> HistoryView:
        """What a seat sees; 0 is somebody who only watches."""
        return cast(HistoryView, self.match.game.view(self.position, seat - 1 if seat else NOBODY))

    def land(self, name: str) -> LandView | None:
        return next((land for land in self.view().lands if land.land == name), None)

    def army(self, name: str) -> str:
        """Whose army stands in a land: "2", "2 x3" where there are more, "" when nobody's."""
        index = GAME.tables.lands.index(name)
        army, armies = self.position.army[index], self.position.armies(index)
        if army == 0:
            return ""
        return f"{seat_of(army) + 1}" + (f" x{armies}" if armies > 1 else "")

    def pieces(self, name: str) -> set[str]:
        """What stands in a land besides armies."""
        site = self.position.site[GAME.tables.lands.index(name)]
        return {piece for piece, bit in PIECES.items() if site & bit}

    @property
    def scores(self) -> list[int]:
        return self.position.scores

    @property
    def pool(self) -> int:
        return self.position.pool

    @property
    def force(self) -> ForceView:
        """What expands, or is about to."""
        force = self.view().force
        assert force is not None, "it is nobody's turn"
        return force

    def refused(self, line: str) -> str | None:
        """The rule that forbids a move now; None when it can be made."""
        refusal = self.refusal(line)
        return refusal.rule if refusal else None

    def detail(self, move: str) -> Any:
        """What a legal move is offered with."""
        seat = self.match.seat
        found = {choice.move: choice.detail for choice in self.match.game.choices(self.position, seat)}
        return found[move]


def dice(*rolls: str) -> list[str]:
    """What chance gives when these are rolled: "6 1 5", or "6 1", "5" for an attack and its defence."""
    return [f"~ die {number}" for roll in rolls for number in roll.split()]


def dealing(seats: int, minors: str = "shuffled") -> list[str]:
    """What chance may give when the events are dealt: the first cards of each stack."""
    tables = GAME.tables
    stacks: dict[str, list[str]] = {"greater": [], "lesser": [], "minor": []}
    for name, cards in zip(("greater", "lesser"), tables.cards, strict=False):
        for card in cards:
            event = tables.events[card]
            apart = minors == "one_each" and event.startswith("minor_")
            stacks["minor" if apart else name].append(event)
    first = ["minor"] if minors == "one_each" else ["greater"]
    hand = [*first, *["greater"] * (tables.greater_hand - 1), *["lesser"] * tables.lesser_hand]
    return [f"~ {name} {stacks[name].pop(0)}" for _ in range(seats) for name in hand]


def fresh(*lines: str, seats: int = 2, **options: str) -> Table:
    """A new game with these options; the first lines are what chance gives to its setup."""
    opening = next((index for index, line in enumerate(lines) if not line.startswith("~")), len(lines))
    script = Scripted(GAME, lines[:opening])
    table = Table(Match(GAME, options, ["human"] * seats, chance=script))
    assert not script.lines, f"nobody asked for {script.lines[0]!r}"
    return table.play(*lines[opening:])


def history(
    *,
    empire: str,
    at: str = "",
    seats: int = 2,
    turn: int = 1,
    hand: str = "",
    others: str = "",
    pool: int | None = None,
    effects: int = 0,
    coins: int = 0,
    ally_coins: int = 0,
    ready_forts: int = 0,
    fleets: str | None = None,
    scores: str = "",
    at_sea: str = "",
    rivals: str = "",
    expanding: bool = True,
    **options: str,
) -> Table:
    """A game in the middle: the turn of seat `turn` with an empire.

    With `expanding`, the empire's armies of `at` ("active") stand and `pool` armies are left to place; where
    none stands, its first army is in its start land. Without, the turn begins with the `hand` of events.
    `others` are the hands of the other seats, in order, separated by commas; `rivals` the empires the others
    hold in this epoch, in order (those called before this one have had their turn); `at_sea` are navies (with
    the option navies="stay"), "SEAT water EPOCH".
    """
    tables = GAME.tables
    settled = GAME.settle_options(options)
    match = Match(GAME, settled, ["human"] * seats, chance=Sampled(0))
    position = cast(History, match.position)
    number = tables.empires.index(empire)
    me = turn - 1
    position.finish()
    position.drawn = -1
    position.epoch = number // EMPIRES_AN_EPOCH + 1
    position.called = number % EMPIRES_AN_EPOCH + 1
    position.hands = hands_of(hand, others, seats, me)
    undealt = [card for cards in tables.cards for card in cards]
    for card in [card for cards in position.hands for card in cards]:
        undealt.remove(card)
    stacks: list[list[int]] = [[], [], []]
    for card in undealt:
        minor = position.one_each and tables.events[card].startswith("minor_")
        stacks[2 if minor else tables.deck[card]].append(card)
    position.undealt = stacks
    first = (position.epoch - 1) * EMPIRES_AN_EPOCH
    spare = [other for other in range(first, first + EMPIRES_AN_EPOCH) if other != number]
    wanted = [tables.empires.index(name) for name in rivals.split()]
    # the others hold what the test says, else empires that come after this one, else any
    spare = [other for other in spare if other not in wanted]
    later = wanted + sorted(spare, key=lambda other: (other < number, other))
    position.held = [number if seat == me else later.pop(0) for seat in range(seats)]
    turns = (position.epoch - 1) * seats
    for seat, other in enumerate(position.held):
        if other < number:
            position.last_empire[seat] = position.empires_played[turns + seat] = other
            position.strengths[seat] = tables.strength[other]
    position.givers = list(range(seats))
    position.draw_order = list(range(seats))
    position.undrawn = sorted(later)
    position.scores = [int(score) for score in scores.split()] if scores else [0] * seats
    for entry in filter(None, (text.strip() for text in at.split(","))):
        put(position, entry, me)
    for entry in filter(None, (text.strip() for text in at_sea.split(","))):
        assert position.navies
        owner, water, epoch = entry.split()
        position.navy[tables.waters.index(water)] = army_of(int(owner) - 1, ROMAN.index(epoch))
    hands = position.hands
    position.hands = [[0]] * seats if expanding else hands  # with a card in hand, a turn waits for events
    begin_turn(position, me)
    position.hands = hands
    position.coins, position.ally_coins, position.ready_forts = coins, ally_coins, ready_forts
    position.effects = effects
    if expanding:
        begin_expanding(position, number, pool, fleets)
    match.position = position
    match.kept = [position.clone()]
    return Table(match)


def hands_of(hand: str, others: str, seats: int, me: int) -> list[list[int]]:
    tables = GAME.tables
    rest = iter((others + "," * seats).split(","))
    texts = [hand if seat == me else next(rest) for seat in range(seats)]
    return [[tables.events.index(name) for name in text.split()] for text in texts]


def put(position: History, entry: str, me: int) -> None:
    """Put what "2 northern_appenines fort" says on the map; seat 0 puts pieces without an army."""
    tables = position.tables
    number, name, *things = entry.split()
    land, seat = tables.lands.index(name), int(number) - 1
    origin = (
        position.epoch - 2 if position.epoch > 1 else FROM_EVENT + tables.events.index("kingdom_canaanites")
    )
    armies = 1
    for thing in things:
        if thing in PIECES:
            position.site[land] |= PIECES[thing]
        elif thing in ("x2", "x3"):
            armies = int(thing[1])
        elif thing == "active":
            origin = position.epoch - 1
        elif thing in ROMAN:
            origin = ROMAN.index(thing)
        else:
            origin = FROM_EVENT + tables.events.index(thing)
    if seat >= 0:
        if origin < FROM_EVENT:
            played = origin * position.seats + seat
            position.empires_played[played] = max(position.empires_played[played], origin * EMPIRES_AN_EPOCH)
        position.place(land, army_of(seat, origin))
        if position.stacking:
            position.stack[land] = armies
        assert armies == 1 or position.stacking


def begin_expanding(position: History, empire: int, pool: int | None, fleets: str | None) -> None:
    """The empire's first army stands; it expands."""
    tables = position.tables
    position.finish()
    given = position.board.fleets_of[empire]
    if fleets is not None:
        given = sum(1 << tables.waters.index(water) for water in fleets.split())
    armies = tables.part_strength[empire][0] - 1 if pool is None else pool
    raise_force(position, position.epoch - 1, armies, given)
    standing = [land for land, army in enumerate(position.army) if army == position.force]
    if not standing:
        start = tables.starts[empire][0]
        position.vacate(start)
        position.site[start] = position.site[start] & ~(CITY | FORT) | (
            CAPITAL if tables.capital[empire] else 0
        )
        position.place(start, position.force)
        standing = [start]
    for land in standing:
        gain_ground(position, land)
    position.ask(EXPAND, position.active)
