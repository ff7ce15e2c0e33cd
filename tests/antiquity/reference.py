"""A slow and plain reading of the rules of Antiquity, to hold the fast engine against.

It is written from the rules alone. It is told where the pieces lie, and says what follows from that: zones,
which buildings work, what may be built where, how many graves and how much pollution there are, and who has
won. Fields are (column, half fields down); squares are names such as 1a1. Seats count from 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations_with_replacement
from typing import Any

Field = tuple[int, int]
Square = tuple[int, int, int]  # city from 1, column from 0, row from 0
Record = dict[str, Any]

FOODS = ("olives", "sheep", "grain", "fish")
LUXURIES = ("wine", "pearls", "dye", "gold")
GOODS = (*FOODS, *LUXURIES, "wood", "stone")
CROPS = ("olives", "sheep", "grain", "wine")
CATCH = ("fish", "pearls", "dye")
ROUND_A_FIELD = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
COLUMNS = "abcdefg"
CITIES = 4
DUMP, FOUNTAIN, CITY, GRANARY = 4, 1, 3, 3


def around(at: Field) -> Iterator[Field]:
    for dx, dy in ROUND_A_FIELD:
        yield at[0] + dx, at[1] + dy


def square_of(name: str) -> Square:
    return int(name[0]), COLUMNS.index(name[1]), int(name[2]) - 1


def name_of(square: Square) -> str:
    return f"{square[0]}{COLUMNS[square[1]]}{square[2] + 1}"


def turned(rows: list[str]) -> list[str]:
    """A footprint after a quarter turn clockwise."""
    return ["".join(row[column] for row in reversed(rows)) for column in range(len(rows[0]))]


@dataclass
class Building:
    kind: str
    place: str  # its name in moves
    squares: set[Square]
    graves: set[Square]
    manned: bool

    @property
    def city(self) -> int:
        return next(iter(self.squares))[0]

    def touches(self, other: Building) -> bool:
        """They share an edge, in the same city."""
        return any(
            (city, column + dx, row + dy) in other.squares
            for city, column, row in self.squares
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        )


@dataclass
class Player:
    goods: dict[str, int]
    men: int
    houses: set[int]  # numbers that are built
    saint: str | None
    plans: list[int]  # sizes
    buildings: list[Building]
    homes: set[Square]
    graves: set[Square]  # that lie on no building
    out: bool = False

    def squares(self) -> Iterator[Square]:
        for city, size in enumerate(self.plans, 1):
            for row in range(size):
                for column in range(size):
                    yield city, column, row

    @cached_property
    def empty(self) -> set[Square]:
        covered = {square for building in self.buildings for square in building.squares}
        return set(self.squares()) - covered - self.homes - self.graves


@dataclass
class Work:
    seat: int
    kind: str
    fields: list[Field]  # its man's, and the second one of a fishery
    goods: set[Field]


@dataclass
class Reference:
    """What lies on the table."""

    content: Record
    terrain: dict[Field, str]  # F, G, M, S, f
    polluted: set[Field]
    markers: set[Field]
    minerals: dict[Field, str]
    sites: list[Work]
    cities: list[tuple[int, set[Field]]]  # seat, fields
    inns: list[tuple[int, Field]]
    players: list[Player]
    famine: int
    options: dict[str, str]
    names: dict[Field, str]
    records: dict[str, Record] = field(init=False)
    zones: dict[int, set[Field]] = field(default_factory=dict)  # by seat, once they are worked out

    def __post_init__(self) -> None:
        self.records = {
            record["id"]: record for kind in ("building", "site") for record in self.content[kind]
        }

    # -- the land

    @cached_property
    def city_fields(self) -> set[Field]:
        return {at for _, fields in self.cities for at in fields}

    @cached_property
    def sea(self) -> set[Field]:
        """A09: a city on sea makes it sea no longer."""
        return {at for at, letter in self.terrain.items() if letter == "S"} - self.city_fields

    @cached_property
    def land(self) -> set[Field]:
        return set(self.terrain) - self.sea

    @cached_property
    def occupied(self) -> set[Field]:
        """Fields with a city, an inn, a fishery, a man or a good."""
        used = self.city_fields | {inn for _, inn in self.inns}
        for work in self.sites:
            used |= work.goods | set(work.fields)
        return used

    def seat_fields(self, seat: int) -> set[Field]:
        """The seats of a player: fields under its cities and inns."""
        own = {at for owner, fields in self.cities if owner == seat for at in fields}
        return own | {at for owner, at in self.inns if owner == seat}

    def zone(self, seat: int) -> set[Field]:
        """R020 to R028; nothing of a player who is out (R209)."""
        if seat not in self.zones:
            self.zones[seat] = set() if self.players[seat].out else self.reached(seat)
        return self.zones[seat]

    def reached(self, seat: int) -> set[Field]:
        seats = self.seat_fields(seat)
        reached = set(seats)
        for _ in range(3 if self.has_working(seat, "stable") else 2):
            reached |= {other for at in reached for other in around(at) if other in self.land}
        if self.has_working(seat, "harbour"):
            water = {other for at in seats for other in around(at) if other in self.sea}
            while self.options["harbour"] == "whole":
                more = {other for at in water for other in around(at) if other in self.sea} - water
                if not more:
                    break
                water |= more
            reached |= water | {other for at in water for other in around(at) if other in self.land}
        return reached - seats

    # -- the cities

    def is_working(self, player: Player, building: Building) -> bool:
        """R055, R056, R193."""
        if building.graves:
            return False
        record = self.records[building.kind]
        if not record.get("needs_man") or building.manned:
            return True
        return bool(record.get("faculty")) and self.university_man_at(player, building)

    def university_man_at(self, player: Player, faculty: Building) -> bool:
        return any(
            other.kind == "university" and other.manned and not other.graves and other.touches(faculty)
            for other in player.buildings
        )

    def has_working(self, seat: int, kind: str) -> bool:
        player = self.players[seat]
        return any(other.kind == kind and self.is_working(player, other) for other in player.buildings)

    def power(self, seat: int, saint: str) -> bool:
        """The power of a saint, of whom a cathedral without graves is needed."""
        return self.players[seat].saint in (saint, "maria") and self.has_working(seat, "cathedral")

    def pays(self, seat: int, cost: Record) -> bool:
        """R062, R066: the player has what something costs."""
        player = self.players[seat]
        free = self.has_working(seat, "philosophy")
        for good in ("wood", "stone"):
            if player.goods.get(good, 0) < cost.get(good, 0):
                return False
        for kind, goods in (("food", FOODS), ("luxury", LUXURIES)):
            counts = [player.goods.get(good, 0) for good in goods]
            differ = cost.get(f"different_{kind}", 0)
            if sum(counts) < cost.get(kind, 0) + differ:
                return False
            if not free and sum(count > 0 for count in counts) < differ:
                return False
        return True

    def placements(self, seat: int, rows: list[str]) -> Iterator[tuple[int, Square]]:
        """R058: quarter turns and corners where a footprint lies on empty squares of one city."""
        empty = self.players[seat].empty
        seen: list[list[str]] = []
        for turn in range(4):
            if rows not in seen:
                seen.append(rows)
                marked = [
                    (column, row)
                    for row, line in enumerate(rows)
                    for column, mark in enumerate(line)
                    if mark == "X"
                ]
                for city, column, row in self.players[seat].squares():
                    if all((city, column + x, row + y) in empty for x, y in marked):
                        yield turn, (city, column, row)
            rows = turned(rows)

    def left(self, kind: str) -> int:
        """R061: pieces of a shared kind that nobody has; of a storage its elements."""
        used = sum(
            len(building.squares) // 2 if kind == "storage" else 1
            for player in self.players
            for building in player.buildings
            if building.kind == kind
        )
        return int(self.records[kind]["supply"]) - used

    def shapes(self, seat: int) -> Iterator[tuple[str, list[str]]]:
        """What a player may build at all: the names and footprints."""
        had = {building.kind for building in self.players[seat].buildings}
        limited = self.options["supply"] == "limited"
        for kind, record in self.records.items():
            if "footprint" not in record or kind == "house":
                continue
            if (record.get("once") and kind in had) or not self.pays(seat, record.get("cost", {})):
                continue
            left = self.left(kind) if record.get("supply") and limited else 16
            if kind == "storage":
                for height, width in combinations_with_replacement(range(1, 8), 2):
                    if height * width % 2 == 0 and height * width // 2 <= left:
                        yield f"storage-{height}x{width}", ["X" * width] * height
            elif left > 0:
                yield kind, record["footprint"]

    def plans(self, seat: int, cleared_left: int, razed: bool) -> set[str]:
        """What may be planned in phase 2, apart from bargains and what Santa Barbara allows."""
        player = self.players[seat]
        moves = {"ready"}
        for shape, rows in self.shapes(seat):
            moves |= {
                f"build {shape} at {name_of(corner)} turned {turn}"
                for turn, corner in self.placements(seat, rows)
            }
        for house in self.content["house"]:
            if house["number"] not in player.houses and self.pays(seat, house.get("cost", {})):
                moves |= {f"house {house['number']} at {name_of(square)}" for square in player.empty}
        for building in player.buildings:
            if player.men and self.can_be_manned(player, building):
                moves.add(f"man {building.place}")
        if self.has_working(seat, "hospital") and cleared_left:
            moves |= {f"clear {name_of(square)}" for square in self.all_graves(player)}
        may_raze = self.has_working(seat, "theology") and self.has_working(seat, "cathedral")
        if may_raze and not razed and player.saint not in (None, "maria"):
            moves.add("raze cathedral")
        if self.has_working(seat, "market"):
            moves |= set(self.bank_trades(player))
        return moves

    def can_be_manned(self, player: Player, building: Building) -> bool:
        """R053, R055, R056, A65."""
        record = self.records[building.kind]
        if not record.get("needs_man") or building.manned or building.graves:
            return False
        return not (record.get("faculty") and self.university_man_at(player, building))

    @staticmethod
    def all_graves(player: Player) -> set[Square]:
        return player.graves | {square for building in player.buildings for square in building.graves}

    @staticmethod
    def bank_trades(player: Player) -> Iterator[str]:
        """R075; two goods for one of the same kinds would be throwing away (R205)."""
        for good, other in combinations_with_replacement(GOODS, 2):
            if player.goods.get(other, 0) and player.goods.get(good, 0) >= 1 + (good == other):
                for wanted in GOODS:
                    if wanted not in (good, other):
                        yield f"trade {good} and {other} for {wanted}"

    # -- phase 4

    def countryside(self, seat: int, seeded: bool, cleaned: bool) -> set[str]:
        """R100 to R124: all that a player may do on the land."""
        player = self.players[seat]
        moves = {"done"}
        zone = self.zone(seat)
        if self.has_working(seat, "alchemy") and not cleaned:
            moves |= {f"clean {self.names[at]}" for at in zone if self.may_clean(at)}
        if not any(
            other.kind == "cart_shop" and self.is_working(player, other) for other in player.buildings
        ):
            return moves
        for at in zone:
            moves |= set(self.work_at(seat, at, seeded))
        if player.goods.get("wood", 0) and sum(work.kind == "fishery" for work in self.sites) < 12:
            for one, other in self.fisheries(zone):
                for good in CATCH:
                    moves.add(f"fishery {good} at {self.names[one]} and {self.names[other]}")
        cities = sum(owner == seat for owner, _ in self.cities)
        if cities < CITIES and self.pays(seat, self.records["city"]["cost"]):
            moves |= {f"city {self.names[at]}" for at in self.terrain if self.may_settle(at, zone)}
        return moves

    def work_at(self, seat: int, at: Field, seeded: bool) -> Iterator[str]:
        goods, name = self.players[seat].goods, self.names[at]
        if at in self.occupied or at not in self.land:
            return
        inns = sum(owner == seat for owner, _ in self.inns)
        brews = self.has_working(seat, "brewery") and any(goods.get(food, 0) for food in FOODS)
        if brews and (self.options["inns"] == "unlimited" or inns < 16):
            yield f"inn {name}"
        if at in self.polluted:
            return
        terrain = self.terrain[at]
        if terrain == "F" and goods.get("wood", 0):
            yield f"woodcutter {name}"
        if terrain == "M" and goods.get("wood", 0):
            for good in ("gold", "stone"):
                if self.minerals.get(at, good) == good:
                    yield f"mine {good} at {name}"
        if terrain in "Gf":
            for crop in CROPS:
                if goods.get(crop, 0):
                    yield f"farm {crop} at {name}"
                if self.has_working(seat, "biology") and not seeded:
                    yield f"free farm {crop} at {name}"

    def neighbours_taken(self, kind: str, fields: list[Field]) -> set[Field]:
        """R106 to R113: where the goods of a new building will lie."""
        if kind == "fishery":
            near = {other for at in fields for other in around(at)}
            return {at for at in near if at in self.sea and at not in self.polluted}
        wanted = {"woodcutter": "F", "farm": "Gf", "mine": "M"}[kind]
        near = {fields[0], *around(fields[0])}
        return {
            at
            for at in near
            if self.terrain.get(at, "-") in wanted and at not in self.polluted and at not in self.occupied
        }

    def fisheries(self, zone: set[Field]) -> Iterator[tuple[Field, Field]]:
        """R112."""

        def coast(at: Field) -> bool:
            if at not in self.land or at in self.occupied:
                return False
            return any(other in self.sea and other not in self.polluted for other in around(at))

        shores = {at for at in self.land if coast(at)}
        for one in shores:
            for other in around(one):
                if one < other and other in shores and (one in zone or other in zone):
                    yield one, other

    def may_settle(self, centre: Field, zone: set[Field]) -> bool:
        """R118."""
        fields = {centre, *around(centre)}
        if not all(at in self.land and at not in self.occupied for at in fields):
            return False
        cities = self.city_fields
        return bool(fields & zone) and not any(other in cities for at in fields for other in around(at))

    def may_clean(self, centre: Field) -> bool:
        """R123, A35: something is cleaned; by an option the field in the middle is, too."""
        if self.options["alchemy"] == "polluted" and (centre not in self.polluted or centre in self.occupied):
            return False
        return bool(self.cleaned_by(centre))

    def cleaned_by(self, centre: Field) -> set[Field]:
        goods = {at for work in self.sites for at in work.goods}
        return ({centre, *around(centre)} & self.polluted) - goods

    # -- phases 5 to 9

    def room(self, seat: int) -> int:
        """R130, R131: how many goods can be kept; -1 for any number."""
        if self.power(seat, "christofori"):
            return -1
        player = self.players[seat]
        return sum(
            len(building.squares)
            for building in player.buildings
            if building.kind == "storage" and self.is_working(player, building)
        )

    def explorations(self, seat: int) -> set[str]:
        if not self.has_working(seat, "explorer"):
            return {"pass"}
        return {"pass"} | {f"explore {self.names[at]}" for at in self.markers & self.zone(seat)}

    def graves_due(self, seat: int) -> int:
        """R160."""
        food = sum(self.players[seat].goods.get(good, 0) for good in FOODS)
        saved = GRANARY if self.has_working(seat, "granary") else 0
        return max(0, self.famine - food - saved)

    def burials(self, seat: int) -> set[str]:
        """R162, R163."""
        player = self.players[seat]
        return {name_of(square) for square in player.empty or self.spoilable(player)}

    @staticmethod
    def spoilable(player: Player) -> set[Square]:
        return {square for building in player.buildings for square in building.squares - building.graves}

    def room_for_graves(self, seat: int) -> int:
        player = self.players[seat]
        return len(player.empty) + len(self.spoilable(player))

    def pollution_due(self, seat: int) -> int:
        """R170, A70."""
        player = self.players[seat]
        amount = CITY * sum(owner == seat for owner, _ in self.cities)
        if self.has_working(seat, "dump"):
            amount -= DUMP
        elif self.options["dump"] == "always":
            amount -= any(other.kind == "dump" and not other.graves for other in player.buildings)
        for building in player.buildings:
            amount -= FOUNTAIN if building.kind == "fountain" and not building.graves else 0
        return max(0, amount)

    def pollutions(self, seat: int) -> set[Field]:
        """R171, R172."""
        fields = {at for at in self.zone(seat) - self.polluted if at not in self.occupied}
        for other, player in enumerate(self.players):
            if other != seat and not player.out and self.has_working(other, "dump"):
                fields -= self.zone(other)
        return fields

    # -- phase 10

    @cached_property
    def seats_on_land(self) -> set[Field]:
        return self.city_fields | {at for _, at in self.inns}

    def fulfilled(self, seat: int) -> set[str]:
        """Saints whose condition a player has met, whoever its own saint is (R181 to R184, R211)."""
        player = self.players[seat]
        met = set()
        if len(player.houses) >= 20:
            met.add("nicolo")
        kinds = {building.kind for building in player.buildings if not building.graves}
        kinds |= {"house"} if player.homes else set()
        if kinds == {kind for kind, record in self.records.items() if "footprint" in record}:
            met.add("barbara")
        if all(player.goods.get(good, 0) >= 3 for good in (*FOODS, *LUXURIES)):
            met.add("christofori")
        if any(self.encloses(seat, other) for other in range(len(self.players))):
            met.add("giorgio")
        return met

    def encloses(self, seat: int, other: int) -> bool:
        if seat == other or self.players[other].out:
            return False
        zone = self.zone(other)
        return bool(zone) and zone - self.seats_on_land <= self.zone(seat)

    def clean(self, seat: int) -> int:
        """R186, A14: unpolluted fields of the zone that lie under no city and no inn."""
        fields = self.zone(seat) - self.seats_on_land - self.polluted
        if self.options["ties"] == "free":
            fields = {at for at in fields if at not in self.occupied} - self.markers
        return len(fields)

    def has_won(self, seat: int) -> bool:
        player = self.players[seat]
        if player.out or player.saint is None or not self.has_working(seat, "cathedral"):
            return False
        met = self.fulfilled(seat)
        return len(met) >= 2 if player.saint == "maria" else player.saint in met

    def winners(self) -> set[int]:
        """R186: of those who meet their saint's condition, whoever has most."""
        candidates = {seat for seat in range(len(self.players)) if self.has_won(seat)}
        most = max((self.clean(seat) for seat in candidates), default=0)
        return {seat for seat in candidates if self.clean(seat) == most}
