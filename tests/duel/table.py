"""A table to try a rule on: set a position, play lines as a record has them, look at what happened.

    table = duel(city(cards="quarry", coins=2), city(tokens="economy"), structure="walls altar")
    table.play("1 build walls")
    assert table.coins == [0, 2]

Lines are as `tests/scripted.py` reads them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from tests.scripted import Scripted, ScriptedTable
from tijdperk.games.duel.engine.construction import add_card, add_trade_and_choice
from tijdperk.games.duel.engine.duel import Duel
from tijdperk.games.duel.engine.position import BOOK_BEGINS, DOWN, GONE, GUILD_DOWN, PLAYING, TURN
from tijdperk.games.duel.engine.prices import price, to_pay
from tijdperk.games.duel.engine.progress import add_token
from tijdperk.games.duel.engine.tables import Tables
from tijdperk.games.duel.game import DuelGame
from tijdperk.games.duel.view import CityView, DuelView
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY

GAME = cast(DuelGame, load_game("duel"))
BACKS = {".": GONE, "?": DOWN, "guild?": GUILD_DOWN}

BOARD = [f"~ token {name}" for name in ("agriculture", "economy", "law", "masonry", "theology")]
BOXED = "architecture mathematics philosophy strategy urbanism"  # what BOARD leaves in the box


class Table(ScriptedTable):
    """A game of Duel to play on, and to ask about by name."""

    @property
    def position(self) -> Duel:
        return cast(Duel, self.match.position)

    @property
    def result(self) -> str:
        """How it ended: "military 1", "draw", or "" while it goes on."""
        result = self.view().result
        if result is None:
            return ""
        return result.ending if result.winner is None else f"{result.ending} {result.winner + 1}"

    @property
    def coins(self) -> list[int]:
        return [city.coins for city in self.position.cities]

    @property
    def pawn(self) -> int:
        """Steps from the middle, towards the capital of seat 2."""
        return self.position.pawn

    @property
    def open(self) -> list[str]:
        """The accessible cards."""
        return [slot.card or "?" for slot in self.view().structure if slot.open]

    def view(self, seat: int = 0) -> DuelView:
        """What a seat sees; 0 is somebody who only watches."""
        return cast(DuelView, self.match.game.view(self.position, seat - 1 if seat else NOBODY))

    def city(self, seat: int) -> CityView:
        return self.view().cities[seat - 1]

    def points(self, seat: int) -> dict[str, int]:
        """The rows of the score sheet that are not 0."""
        return {row: points for row, points in self.city(seat).points.items() if points}

    def price(self, seat: int, name: str) -> int:
        """What a card or wonder costs a seat now."""
        tables = self.position.tables
        if name in tables.wonders:
            return price(self.position, seat - 1, tables.first_wonder + tables.wonders.index(name))
        return to_pay(self.position, seat - 1, tables.cards.index(name))


# ---- a game from its beginning


def fresh(*lines: str, wonders: str = "draft", middle: str = "chooses", first: str = "seat1") -> Table:
    """A new game with these options; the first lines are what chance gives to its setup."""
    opening = next((index for index, line in enumerate(lines) if not line.startswith("~")), len(lines))
    script = Scripted(GAME, lines[:opening])
    table = Table(Match(GAME, {"wonders": wonders, "middle": middle, "first": first}, chance=script))
    assert not script.lines, f"nobody asked for {script.lines[0]!r}"
    return table.play(*lines[opening:])


def laying(age: int) -> list[str]:
    """What chance may give when an age is laid: the first cards of its deck, and guilds in the second row."""
    tables = GAME.tables
    cards = [f"~ card {tables.cards[card]}" for card in tables.deck[age][: sum(tables.face_up[age])]]
    return ([f"~ guild_place {slot}" for slot in (2, 3, 4)] if age == 3 else []) + cards


# ---- a position of one's own


@dataclass(frozen=True)
class CitySetting:
    """A city as a test wants it; names are separated by spaces."""

    coins: int
    cards: str
    wonders: str  # still to build
    raised: str  # built
    tokens: str


def city(
    coins: int = 0, cards: str = "", wonders: str = "", raised: str = "", tokens: str = ""
) -> CitySetting:
    return CitySetting(coins, cards, wonders, raised, tokens)


NOTHING = city()


def duel(
    first: CitySetting = NOTHING,
    second: CitySetting = NOTHING,
    *,
    structure: str = "altar theater",
    age: int = 2,
    turn: int = 1,
    pawn: int = 0,
    discarded: str = "",
    board: str = "",
    boxed: str = "",
    middle: str = "chooses",
    game: DuelGame = GAME,
) -> Table:
    """A game in the middle: two cities, and a turn to take.

    The structure is one line a row, from the row furthest under: a card, `?` or `guild?` for a back, `.` for
    a place that is empty. Cards and rows left out are gone, so that one line is the end of an age.
    """
    tables = game.tables
    position = Duel()
    position.start(tables)
    position.options = BOOK_BEGINS if middle == "begins" else 0
    position.first = 0
    position.age = age
    lay_structure(position, structure)
    for seat, setting in enumerate((first, second)):
        furnish(position, seat, setting)
    position.discarded = indices(tables.cards, discarded)
    position.board = indices(tables.tokens, board)
    position.boxed = indices(tables.tokens, boxed)
    put_cards_under(position)
    seen = cards_seen(position)
    position.unseen = [card for card in tables.deck[age] if card not in seen]
    position.unseen_guilds = [card for card in tables.guilds if card not in seen]
    set_pawn(position, pawn)
    position.active = turn - 1
    position.ask(TURN, turn - 1)
    match = Match(game, {"wonders": "fixed", "middle": middle}, chance=Sampled(0))
    match.position = position
    match.kept = [position.clone()]
    return Table(match)


def indices(names: list[str], text: str) -> list[int]:
    return [names.index(name) for name in text.split()]


def lay_structure(position: Duel, text: str) -> None:
    """Lay the rows; a place can be empty only when nothing lies on it (R8)."""
    tables = position.tables
    place = tables.place[position.age]
    for row, line in enumerate(text.strip().splitlines()):
        slots = [slot for slot in range(tables.slots) if place[slot][0] == row]
        names = line.split()
        assert len(names) <= len(slots), f"row {row} has {len(slots)} places"
        for slot, name in zip(slots, names, strict=False):
            position.cards[slot] = BACKS[name] if name in BACKS else tables.cards.index(name)
    left = [slot for slot in range(tables.slots) if position.cards[slot] != GONE]
    position.left = len(left)
    position.open = [
        slot for slot in left if position.all_gone(position.tables.covered_by[position.age][slot])
    ]
    for slot in range(tables.slots):
        assert slot in left or position.all_gone(position.tables.covered_by[position.age][slot]), (
            f"a card lies on the empty place {slot}"
        )
    assert all(position.cards[slot] >= 0 for slot in position.open), "an open card shows its face"


def furnish(position: Duel, seat: int, setting: CitySetting) -> None:
    """Build what the city has with the engine's own functions; only coins, pawn and choices are set after."""
    tables = position.tables
    mine = position.cities[seat]
    mine.wonders = indices(tables.wonders, setting.wonders)
    mine.raised = indices(tables.wonders, setting.raised)
    for wonder in mine.raised:
        add_trade_and_choice(position, seat, tables.first_wonder + wonder)
    for card in indices(tables.cards, setting.cards):
        position.pawn = 0
        add_card(position, seat, card)
    for token in indices(tables.tokens, setting.tokens):
        add_token(position, seat, token)
    assert position.ending == PLAYING, "this city has won already"
    position.finish()
    mine.coins = setting.coins


def cards_seen(position: Duel) -> set[int]:
    seen = {card for card in position.cards if card >= 0} | set(position.discarded)
    for mine in position.cities:
        seen.update(mine.built, mine.under)
    return seen


def put_cards_under(position: Duel) -> None:
    """R42: a card lies under each wonder built; any that is nowhere else."""
    seen = cards_seen(position)
    spare = iter([card for card in reversed(position.tables.deck[1]) if card not in seen])
    for mine in position.cities:
        mine.under = [next(spare) for _ in mine.raised]


def set_pawn(position: Duel, pawn: int) -> None:
    """The military tokens of the zones it has entered are gone."""
    tables: Tables = position.tables
    position.pawn = pawn
    position.loot = 0
    for loser, lead in enumerate((-pawn, pawn)):
        for index, step in enumerate(tables.loot_at):
            if lead < step:
                position.loot |= 1 << 2 * loser + index
