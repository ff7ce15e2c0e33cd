"""A table to try a rule of 7 Wonders Dice on: set a turn, play lines, look at what happened.

    table = dice(crossed="1 warehouse_stone, 2 west_defence_1", coins="4 7", forum="red sword 2")
    table.play("1 build east_attack_1 with red")
    assert table.coins(1) == 2

Lines are as `tests/scripted.py` reads them. What the seats have is written "SEAT thing thing", separated by
commas; a building stands for all of its fields. The Forum is written "DIE SYMBOL QUARTER", separated by
commas; a quarter that is not named costs nothing, and a die that is not named shows its first face there.
Special dice that are named, or that somebody has unlocked, have come in for grey ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from tests.scripted import ScriptedTable
from tijdperk.games.dice.engine.crossing import apply_now, write
from tijdperk.games.dice.engine.dice import Dice
from tijdperk.games.dice.engine.position import DRAWN_CITY, FACE
from tijdperk.games.dice.engine.tables import NONE
from tijdperk.games.dice.game import DiceGame
from tijdperk.games.dice.offers import MoveDetail
from tijdperk.games.dice.view import DiceView, SheetView
from tijdperk.kernel.chance import EVERYONE, Chance
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY

GAME = cast(DiceGame, load_game("dice"))
BOX = GAME.tables
GREYS = ["grey_3", "grey_2", "grey_1"]  # as special dice take their places here


class Shaken(Chance):
    """Gives cities in order, and the Forum that was written down."""

    def __init__(self, forum: str = "", cities: tuple[str, ...] = ()) -> None:
        self.places = dict(read_forum(forum))
        self.cities = [BOX.cities.index(city) for city in cities]
        self.die = ""

    def pick(self, kind: int, options: list[int], only: int = EVERYONE) -> int:
        if kind == DRAWN_CITY:
            return self.cities.pop(0)
        if kind == FACE:
            self.die = BOX.dice[BOX.faces.index(options)]
            face, _ = self.places.get(self.die, (options[0], 0))
            assert face in options, f"{self.die} has no {BOX.symbols[face]}"
            return face
        _, quarter = self.places.pop(self.die, (0, 0))
        return quarter


class Table(ScriptedTable):
    """A game of 7 Wonders Dice to play on, and to ask about by name."""

    @property
    def position(self) -> Dice:
        return cast(Dice, self.match.position)

    def view(self, seat: int = 0) -> DiceView:
        """What a seat sees; 0 is somebody who only watches."""
        return cast(DiceView, self.match.game.view(self.position, seat - 1 if seat else NOBODY))

    def sheet(self, seat: int) -> SheetView:
        """The sheet of a seat with its plan for this turn."""
        found = self.view(seat).mine or self.view(seat).seats[seat - 1].sheet
        assert found, f"seat {seat} has no city yet"
        return found

    def known(self, seat: int) -> SheetView:
        """The sheet of a seat as everybody knows it."""
        found = self.view().seats[seat - 1].sheet
        assert found, f"seat {seat} has no city yet"
        return found

    def coins(self, seat: int) -> int:
        return self.sheet(seat).coins

    def points(self, seat: int) -> dict[str, int]:
        """The rows in which a seat has points."""
        return {row: points for row, points in self.sheet(seat).points.items() if points}

    def moves(self, seat: int) -> set[str]:
        """What a seat may do now."""
        return set(self.match.legal(seat - 1))

    def builds(self, die: str, seat: int = 1) -> set[str]:
        """The fields that a seat may cross with a die."""
        words = (move.split() for move in self.moves(seat))
        return {build[1] for build in words if build[0] == "build" and build[3] == die}

    @property
    def forum(self) -> list[str]:
        return [BOX.dice[die] for die in self.position.forum]

    def throw(self, line: str, forum: str = "") -> Table:
        """Make the move that ends a turn; the dice then fall as written."""
        seat, _, text = line.partition(" ")
        shaken = Shaken(forum)
        self.match.chance = shaken
        self.match.play(text, int(seat) - 1)
        assert not shaken.places, f"{', '.join(shaken.places)} was not thrown"
        return self

    def end_turn(self, forum: str = "") -> Table:
        """Who has done nothing passes, and everybody is ready; the dice then fall as written."""
        for decision in self.match.decisions():
            if decision.kind == "act":
                self.play(f"{decision.seat + 1} pass")
        *others, last = (decision.seat + 1 for decision in self.match.decisions())
        for seat in others:
            self.play(f"{seat} ready")
        return self.throw(f"{last} ready", forum)

    def refused(self, line: str) -> str | None:
        """The rule that forbids a move now; None when it can be made."""
        refusal = self.refusal(line)
        return refusal.rule if refusal else None

    def detail(self, seat: int, move: str) -> MoveDetail:
        """What a legal move is offered with."""
        found = {choice.move: choice.detail for choice in self.match.game.choices(self.position, seat - 1)}
        return cast(MoveDetail, found[move])


def fresh(*drawn: str, forum: str = "", **options: str) -> Table:
    """A new game; each seat draws the city named for it."""
    return Table(Match(GAME, options, ["human"] * len(drawn), chance=Shaken(forum, drawn)))


def choosing(seats: int) -> Table:
    """A new game in which cities are chosen."""
    return Table(Match(GAME, {"cities": "choose"}, ["human"] * seats, chance=Shaken()))


def dice(
    *,
    crossed: str = "",
    coins: str = "",
    points: str = "",
    bonuses: str = "",
    forum: str = "",
    cities: str = "",
    seats: int = 2,
    turn: int = 1,
    final: bool = False,
    agora_done: bool = False,
    **options: str,
) -> Table:
    """A game in the middle: the dice have been thrown and nobody has planned anything.

    Cities that are not named go by the alphabet, and coins that are not named are 7. Points are what a seat
    has besides those of its fields, in the first row.
    """
    given = cities.split()
    names = given + [city for city in BOX.cities if city not in given]
    table = fresh(*names[:seats], forum="", **options)
    position = table.position
    position.turn, position.final, position.agora_done = turn, final, agora_done
    for seat, things in read_seats(crossed):
        for name in things:
            cross(position, seat, name)
    for city, amount in zip(position.before, [*map(int, coins.split()), *[7] * seats], strict=False):
        city.coins = city.circled = amount
        city.done = []
    for city, amount in zip(position.before, map(int, points.split()), strict=False):
        write(city, 0, amount)
    for seat, things in read_seats(bonuses):
        position.before[seat].bonuses = sum(1 << BOX.bonuses.index(bonus) for bonus in things)
    set_forum(position, forum)
    table.match.kept = [position.clone()]
    return table


def rest(building: str, *missing: str) -> str:
    """All fields of a building but these."""
    number = BOX.buildings.index(building)
    fields = [name for field, name in enumerate(BOX.fields) if BOX.building[field] == number]
    return " ".join(name for name in fields if name not in missing)


def read_seats(text: str) -> Iterator[tuple[int, list[str]]]:
    """ "1 agora, 2 warehouse_wood" as seats from 0 and what they have."""
    for entry in filter(None, (part.strip() for part in text.split(","))):
        seat, *things = entry.split()
        yield int(seat) - 1, things


def read_forum(text: str) -> Iterator[tuple[str, tuple[int, int]]]:
    """ "red sword 2" as a die with its face and quarter."""
    for entry in filter(None, (part.strip() for part in text.split(","))):
        die, symbol, *quarter = entry.split()
        yield die, (BOX.symbols.index(symbol), int(quarter[0]) if quarter else 0)


def cross(position: Dice, seat: int, name: str) -> None:
    """Cross a field, or a whole building, as in an earlier turn; nobody pays, and nobody gets a bonus."""
    if name in BOX.buildings:
        for field, building in enumerate(BOX.building):
            if building == BOX.buildings.index(name):
                cross(position, seat, BOX.fields[field])
        return
    city, field = position.before[seat], BOX.fields.index(name)
    assert not city.crossed >> field & 1, f"{name} is there twice"
    city.crossed |= 1 << field
    for effect in BOX.effects[position.sheets[seat]][field]:
        apply_now(position, seat, city, effect, field)


def set_forum(position: Dice, text: str) -> None:
    """Put the dice where the text says; what was unlocked has come in too."""
    shown = dict(read_forum(text))
    inside = [BOX.dice[die] for die in position.forum]
    special = [die for die in shown if die not in inside]
    special += [
        BOX.dice[BOX.die_of[colour]]
        for colour in BOX.special
        if any(city.unlocked >> colour & 1 for city in position.before)
        and BOX.dice[BOX.die_of[colour]] not in special
    ]
    for die, grey in zip(special, GREYS, strict=False):
        inside.remove(grey)
        inside.append(die)
        position.entered |= 1 << BOX.colour[BOX.dice.index(die)]
    position.forum = [BOX.dice.index(die) for die in inside]
    position.face, position.quarter = [NONE] * len(BOX.dice), [0] * len(BOX.dice)
    for number in position.forum:
        face, quarter = shown.get(BOX.dice[number], (BOX.faces[number][0], 0))
        assert face in BOX.faces[number], f"{BOX.dice[number]} has no {BOX.symbols[face]}"
        position.face[number], position.quarter[number] = face, quarter
