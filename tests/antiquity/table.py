"""A table to try a rule of Antiquity on: set a position, play lines, look at what happened.

    table = antiquity(have={1: "cart_shop* stable"}, goods={1: "2 wood"}, forest="2,0 3,-1", phase="land")
    table.play("1 woodcutter 2,0")
    assert table.works == ["1 woodcutter wood at 2,0: 2,0 3,-1"]

Lines are as `tests/scripted.py` reads them. The land is a disc of grass; its fields are written by their
coordinates, "3,-1", and the city of seat 1 lies in the middle unless something else is said. Buildings are
given by seat, "cart_shop* storage-2x3 dump+2": with a man, without one, with graves on two of its squares;
they find a place by themselves ("house", "grave", "fountain" as well). Where the place matters a plan is
drawn instead, a word for each square: see LEGEND. A letter with a plus has a grave on it. Seats count from 1.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import cast

from tests.scripted import Scripted, ScriptedTable
from tijdperk.games.antiquity.compile import DIRECTIONS, compile_content, fill_moves
from tijdperk.games.antiquity.engine import buildings, turns
from tijdperk.games.antiquity.engine.antiquity import Antiquity, new_antiquity
from tijdperk.games.antiquity.engine.countryside import build_on
from tijdperk.games.antiquity.engine.position import PHASES, Realm
from tijdperk.games.antiquity.engine.tables import (
    ABSENT,
    BUILDINGS,
    CITY,
    FELLED,
    FOREST,
    GOODS,
    GRASS,
    INN,
    MOUNTAIN,
    NONE,
    SAINTS,
    SEA,
    SITES,
    SQUARES,
    WIDTH,
    Tables,
)
from tijdperk.games.antiquity.engine.zones import city_fields, find_ranges, set_zone
from tijdperk.games.antiquity.game import AntiquityGame
from tijdperk.games.antiquity.messages import AntiquityView, CityView, RealmView
from tijdperk.games.antiquity.names import figures, place_names
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY, Event

GAME = cast(AntiquityGame, load_game("antiquity"))
PLACES = place_names()
LEGEND = {
    "A": "harbour",
    "B": "brewery",
    "C": "cathedral",
    "D": "dump",
    "E": "explorer",
    "F": "forced_labour",
    "G": "granary",
    "H": "hospital",
    "I": "biology",
    "K": "cart_shop",
    "L": "cart_shop",
    "M": "market",
    "N": "cart_shop",
    "P": "philosophy",
    "R": "stable",
    "S": "storage",
    "T": "theology",
    "U": "university",
    "W": "storage",
    "Y": "alchemy",
    "f": "fountain",
    "g": "grave",
    "h": "house",
}
FLAGS = {
    "beginners": False,
    "unlimited_supply": False,
    "narrow_harbour": False,
    "limited_inns": False,
    "strict_ties": False,
    "strict_alchemy": False,
    "dump_helps": False,
}
WORD = re.compile(r"(?P<name>[a-z_]+(?:-\dx\d)?)(?P<man>\*?)(?:\+(?P<graves>\d+))?")


def disc_tables(radius: int) -> Tables:
    """The standard tables with a round land of another size."""
    tables = compile_content(GAME.content, "")
    at = [
        (q, r) for q in range(-radius, radius + 1) for r in range(-radius, radius + 1) if abs(q + r) <= radius
    ]
    number = {field: index for index, field in enumerate(at)}
    tables.field_q = [q for q, _ in at]
    tables.field_r = [r for _, r in at]
    tables.fields = [f"{q},{r}" for q, r in at]
    tables.near = [[number.get((q + dq, r + dr), NONE) for dq, dr in DIRECTIONS] for q, r in at]
    tables.place_of = [0] * len(at)
    tables.place_fields = [list(range(len(at)))]
    fill_moves(tables)
    return tables


@cache
def disc_game(radius: int) -> AntiquityGame:
    game = AntiquityGame()
    game.tables = disc_tables(radius)
    game.names = dict(figures(game.tables)) | {"seat": GAME.names["seat"]}
    game.nouns = {**GAME.nouns, "FIELD": game.tables.fields, "SECOND": game.tables.fields}
    return game


class Table(ScriptedTable):
    """A game of Antiquity to play on, and to ask about by name."""

    @property
    def game(self) -> AntiquityGame:
        return cast(AntiquityGame, self.match.game)

    @property
    def position(self) -> Antiquity:
        return cast(Antiquity, self.match.position)

    @property
    def tables(self) -> Tables:
        return self.position.tables

    def view(self, seat: int = 0) -> AntiquityView:
        """What a seat sees; 0 is somebody who only watches."""
        return self.game.view(self.position, seat - 1 if seat else NOBODY)

    def realm(self, seat: int) -> RealmView:
        """What a seat has, with its plan."""
        found = self.view(seat).mine
        assert found is not None
        return found

    def known(self, seat: int) -> RealmView:
        """What everybody knows that a seat has."""
        return self.view().seats[seat - 1].realm

    def moves(self, seat: int) -> set[str]:
        """What a seat may do now."""
        return set(self.match.legal(seat - 1))

    def choices(self, verb: str, seat: int = 1) -> set[str]:
        """The rest of those moves of a seat that begin with these words."""
        return {move.removeprefix(f"{verb} ") for move in self.moves(seat) if move.startswith(f"{verb} ")}

    def refused(self, line: str) -> str | None:
        """The reason for which a move is refused now; None when it can be made."""
        refusal = self.refusal(line)
        return refusal.key if refusal else None

    # -- events

    @property
    def events(self) -> list[str]:
        """What happened in the last move: "built 1 shape=market place=1a1 turn=0", with seats from 1."""
        return [self.line(event) for event in self.match.steps[-1].events]

    def heard(self, *names: str) -> list[str]:
        """The events of these names since the table was set."""
        played = [event for step in self.match.steps for event in step.events]
        lines = [self.line(event) for event in [*self.match.opening, *played]]
        return [line for line in lines if line.split()[0] in names]

    def line(self, event: Event) -> str:
        message = self.game.told(event)
        return " ".join(
            [message.event, str(message.seat + 1), *(f"{k}={v}" for k, v in message.args.items())]
        )

    # -- the land

    def zone(self, seat: int) -> set[str]:
        return {self.tables.fields[field] for field in self.position.zones[seat - 1]}

    @property
    def works(self) -> list[str]:
        """Land buildings: "1 farm wine at 2,0: 2,0 3,-1", with the fields where goods lie."""
        lines = []
        for work in self.view().land.works:
            fields = f"{work.field} and {work.second}" if work.second else work.field
            goods = " ".join(sorted(work.goods))
            lines.append(f"{work.seat + 1} {work.kind} {work.good} at {fields}: {goods}".rstrip(": "))
        return lines

    def counters(self, number: int = 0) -> set[str]:
        """The fields on which goods of a land building lie."""
        return set(self.view().land.works[number].goods)

    @property
    def polluted(self) -> set[str]:
        return set(self.view().land.polluted)

    @property
    def markers(self) -> set[str]:
        return set(self.view().land.markers)

    def terrain(self, field: str) -> str:
        """The letter of a field: F, G, M, S, or f where a forest was felled."""
        land = self.view().land
        return land.terrain[land.fields.index(field)]

    # -- seats

    def goods(self, seat: int) -> dict[str, int]:
        """What a seat has of each good, where it has any."""
        return {good: count for good, count in self.realm(seat).goods.items() if count}

    def men(self, seat: int) -> int:
        """Those beside the plans."""
        return self.realm(seat).men

    def working(self, seat: int) -> set[str]:
        """The kinds of a seat's buildings that work."""
        return {
            building.kind for city in self.realm(seat).cities for building in city.buildings if building.works
        }

    def manned(self, seat: int) -> list[str]:
        """The buildings of a seat that have a man, by kind."""
        return [
            building.kind
            for city in self.realm(seat).cities
            for building in city.buildings
            if building.manned
        ]

    def places(self, seat: int, kind: str) -> list[str]:
        """By which places the buildings of a kind are named."""
        return [
            building.place
            for city in self.realm(seat).cities
            for building in city.buildings
            if kind in (building.kind, building.shape)
        ]

    def place(self, seat: int, kind: str) -> str:
        return self.places(seat, kind)[0]

    def graves(self, seat: int) -> int:
        """How many graves a seat has, on buildings or not."""
        return sum(
            len(city.graves) + sum(len(building.graves) for building in city.buildings)
            for city in self.realm(seat).cities
        )

    def city(self, seat: int, number: int = 1) -> CityView:
        return self.realm(seat).cities[number - 1]

    @property
    def order(self) -> list[int]:
        return [seat + 1 for seat in self.position.order]

    @property
    def famine(self) -> int:
        return self.position.famine

    @property
    def phase(self) -> str:
        return PHASES[self.position.phase]

    @property
    def winners(self) -> list[int]:
        result = self.view().result
        assert result is not None, "the game is not over"
        return [seat + 1 for seat in result.winners]

    def all_ready(self) -> Table:
        """Everybody is ready, so that the round goes on."""
        for decision in self.match.decisions():
            self.play(f"{decision.seat + 1} ready")
        return self

    def until(self, *kinds: str) -> Table:
        """Whoever is asked answers with the last move listed, until somebody is asked one of these."""
        for _ in range(500):
            asked = [decision for decision in self.match.decisions() if decision.kind not in kinds]
            if not asked or len(asked) < len(self.match.decisions()):
                return self
            self.match.chance = Sampled(1)
            self.match.play(self.match.legal(asked[0].seat)[-1], asked[0].seat)
        raise AssertionError(f"nobody is asked {', '.join(kinds)}")


# ---- setting a table


def antiquity(
    *,
    seats: int = 2,
    disc: int = 8,
    land: str = "",
    sea: str = "",
    forest: str = "",
    mountain: str = "",
    felled: str = "",
    cities: Mapping[int, str] | None = None,
    inns: Mapping[int, str] | None = None,
    have: Mapping[int, str] | None = None,
    plans: Mapping[int, str | Sequence[str]] | None = None,
    manned: Mapping[int, str] | None = None,
    men: Mapping[int, int] | None = None,
    houses: Mapping[int, str] | None = None,
    goods: Mapping[int, str] | None = None,
    saints: Mapping[int, str] | None = None,
    works: Sequence[str] = (),
    polluted: str = "",
    markers: str = "",
    minerals: str = "",
    phase: str = "building",
    order: str = "",
    famine: int = 0,
    round: int = 3,
    **flags: bool,
) -> Table:
    """A game in the middle: a phase begins, and the first seat in order is asked what it asks.

    Whoever has no city of its own in `cities` has none, but seat 1 has one at 0,0. In plans `manned` names
    the letters of buildings with a man. Houses are those of the lowest numbers, unless they are given.
    A land building is written "1 farm wine at 2,0: 2,0 3,-1". `minerals` is what all ranges give. Where
    `land` is given, there is no other land on the disc.
    """
    game = disc_game(disc)
    position = new_antiquity(game.tables, seats, FLAGS | flags)
    lay_land(position, land, {SEA: sea, FOREST: forest, MOUNTAIN: mountain, FELLED: felled})
    position.order = [int(word) - 1 for word in order.split()] or list(range(seats))
    position.famine = famine
    position.round = round
    for seat, centres in ({1: "0,0"} | dict(cities or {})).items():
        for centre in centres.split():
            settle(position, seat - 1, field_of(position, centre))
    for seat, fields in (inns or {}).items():
        for field in fields.split():
            put_inn(position, seat - 1, field_of(position, field))
    for seat in range(seats):
        realm = position.own_realm(seat)
        pictures = (plans or {}).get(seat + 1, ())
        for city, picture in enumerate([pictures] if isinstance(pictures, str) else pictures):
            draw_plan(position, realm, city, picture, (manned or {}).get(seat + 1, ""))
        for word in (have or {}).get(seat + 1, "").split():
            put_building(position, realm, word)
        if seat + 1 in (houses or {}):
            realm.houses = sum(1 << int(number) for number in (houses or {})[seat + 1].split())
        else:
            realm.houses = sum(1 << number for number in range(1, count_homes(realm) + 1))
        realm.men = (men or {}).get(seat + 1, max(0, count_homes(realm) - sum(realm.manned)))
        for part in filter(None, (goods or {}).get(seat + 1, "").split(", ")):
            *count, good = part.split()
            realm.goods[GOODS.index(good)] += int(count[0]) if count else 1
        if seat + 1 in (saints or {}):
            realm.saint = SAINTS.index((saints or {})[seat + 1])
    for line in works:
        put_work(position, line)
    position.polluted = [
        1 if name in polluted.split() or had else 0
        for name, had in zip(game.tables.fields, position.polluted, strict=True)
    ]
    position.marker = [int(name in markers.split()) for name in game.tables.fields]
    position.pool = [2 * count for count in game.tables.markers]
    if minerals:
        position.range_good = [GOODS.index(minerals)] * len(position.range_good)
    set_zones(position)
    return table_of(position, game, phase)


def set_zones(position: Antiquity) -> None:
    for seat in range(position.seats):
        set_zone(position, seat)


def table_of(position: Antiquity, game: AntiquityGame, phase: str) -> Table:
    """A match that goes on from a position that was set by hand, with the beginning of a phase."""
    match = Match(GAME, {}, ["human"] * position.seats, chance=Sampled(1))
    position.listener = []
    begin_phase(position, phase)
    match.game = game
    match.opening = position.listener or []
    position.listener = None
    match.position = position
    match.kept = [position.clone()]
    match.entries = []
    return Table(match)


def begin_phase(position: Antiquity, phase: str) -> None:
    if phase == "building":
        stay = [realm.manned[:] for realm in position.realms]
        men = [realm.men for realm in position.realms]
        turns.begin_round(position)
        for seat in range(position.seats):
            realm = position.own_realm(seat)
            realm.manned, realm.men = stay[seat], men[seat]
        position.before = position.share_realms()
        position.aside = position.before
    elif phase == "victory":
        turns.check_victory(position)
    else:
        turns.begin(position, PHASES.index(phase))
    turns.proceed(position)


def lay_land(position: Antiquity, land: str, grounds: Mapping[int, str]) -> None:
    terrain = [GRASS if not land or name in land.split() else ABSENT for name in position.tables.fields]
    for kind, fields in grounds.items():
        for name in fields.split():
            terrain[field_of(position, name)] = kind
    position.terrain = terrain
    find_ranges(position)


def field_of(position: Antiquity, name: str) -> int:
    return position.tables.fields.index(name)


def settle(position: Antiquity, seat: int, centre: int) -> None:
    build_on(position, seat, city_fields(position, centre), CITY)
    realm = position.own_realm(seat)
    realm.centres = [*realm.centres, centre]


def put_inn(position: Antiquity, seat: int, field: int) -> None:
    build_on(position, seat, [field], INN)
    realm = position.own_realm(seat)
    realm.inns = [*realm.inns, field]


def put_work(position: Antiquity, line: str) -> None:
    """A land building as the table writes it."""
    owner, kind, good, _, rest = line.split(" ", 4)
    fields, _, goods = rest.partition(":")
    first, _, second = fields.strip().partition(" and ")
    slot = len(position.work_kind)
    other = field_of(position, second) if second else NONE
    position.work_kind = [*position.work_kind, SITES.index(kind)]
    position.work_owner = [*position.work_owner, int(owner) - 1]
    position.work_good = [*position.work_good, GOODS.index(good)]
    position.work_field = [*position.work_field, field_of(position, first)]
    position.work_second = [*position.work_second, other]
    if second:
        build_on(position, int(owner) - 1, [field_of(position, first), other], SITES.index(kind))
    counter, work, polluted = position.counter[:], position.work[:], position.polluted[:]
    for name in goods.split():
        field = field_of(position, name)
        counter[field], work[field] = GOODS.index(good), slot
        polluted[field] = int(kind != "woodcutter")
    position.counter, position.work, position.polluted = counter, work, polluted


# ---- city plans


def count_homes(realm: Realm) -> int:
    return sum(homes.bit_count() for homes in realm.homes)


def put_building(position: Antiquity, realm: Realm, word: str) -> None:
    """A building, a house or a grave on the first squares where it fits; "*" and "+2": see the top."""
    found = WORD.fullmatch(word)
    assert found, f"{word!r} is not a building"
    tables = position.tables
    name = found["name"]
    shape = NONE if name == "grave" else tables.shapes.index("storage-1x2" if name == "storage" else name)
    for city in range(len(realm.centres)):
        empty = buildings.empty_squares(tables, realm, city)
        for turn in range(1 if shape == NONE else tables.turns[shape]):
            for corner in range(SQUARES):
                mask = 1 << corner if shape == NONE else tables.masks[shape][turn][corner]
                fits = shape == NONE or tables.corners[shape][turn][city] >> corner & 1
                if not fits or not mask or mask & ~empty:
                    continue
                if name == "grave":
                    realm.graves[city] |= mask
                elif name == "house":
                    realm.homes[city] |= mask
                    realm.covered[city] |= mask
                else:
                    add(tables, realm, shape, city, corner, turn, bool(found["man"]))
                    realm.spoiled[-1] = (1 << int(found["graves"] or 0)) - 1
                return
    raise AssertionError(f"there is no room for {word}")


def add(tables: Tables, realm: Realm, shape: int, city: int, corner: int, turn: int, has_man: bool) -> None:
    slot = buildings.add_building(tables, realm, shape, city, corner, turn)
    realm.manned[slot] = int(has_man)
    realm.built |= 1 << tables.shape_kind[shape]


def draw_plan(position: Antiquity, realm: Realm, city: int, picture: str, manned: str) -> None:
    """The buildings of a city, from a picture of its plan."""
    tables = position.tables
    squares: dict[str, list[int]] = {}
    spoiled: set[int] = set()
    for row, line in enumerate(filter(str.strip, picture.splitlines())):
        for column, word in enumerate(line.split()):
            square = row * WIDTH + column
            assert tables.plan[city] >> square & 1, f"{word} lies outside the plan"
            if word != ".":
                squares.setdefault(word[0], []).append(square)
            if word.endswith("+"):
                spoiled.add(square)
    for letter, covered in squares.items():
        kind = LEGEND[letter]
        if kind == "grave":
            realm.graves[city] |= bits(covered)
        elif kind == "house":
            realm.homes[city] |= bits(covered)
            realm.covered[city] |= bits(covered)
        else:
            for part in [[square] for square in covered] if kind == "fountain" else [covered]:
                shape, turn, corner = footprint(tables, BUILDINGS.index(kind), bits(part), city)
                add(tables, realm, shape, city, corner, turn, letter in manned.split())
                for square in spoiled.intersection(part):
                    slot = len(realm.shape) - 1
                    realm.spoiled[slot] |= buildings.grave_bit(tables, realm, slot, square)


def bits(squares: Sequence[int]) -> int:
    return sum(1 << square for square in squares)


def footprint(tables: Tables, kind: int, mask: int, city: int) -> tuple[int, int, int]:
    """The shape, turn and corner that cover exactly these squares."""
    for shape in tables.kind_shapes[kind]:
        for turn in range(tables.turns[shape]):
            for corner in range(SQUARES):
                if (
                    tables.masks[shape][turn][corner] == mask
                    and tables.corners[shape][turn][city] >> corner & 1
                ):
                    return shape, turn, corner
    raise AssertionError(f"a {BUILDINGS[kind]} has another shape")


# ---- new games


def fresh(*lines: str, seats: int = 2, **options: str) -> Table:
    """A new game with these options; the first lines are what chance gives to its setup."""
    opening = next((index for index, line in enumerate(lines) if not line.startswith("~")), len(lines))
    script = Scripted(GAME, lines[:opening])
    table = Table(Match(GAME, options, ["human"] * seats, chance=script))
    assert not script.lines, f"nobody asked for {script.lines[0]!r}"
    return table.play(*lines[opening:])


def drawn(tiles: str, order: str, turned: int = 0) -> list[str]:
    """What chance gives to a setup: the tiles, all turned alike, and the order of play."""
    lines = [draw for tile in tiles.split() for draw in (f"~ tile {tile}", f"~ turn {turned}")]
    return lines + [f"~ seat {seat}" for seat in order.split()]
