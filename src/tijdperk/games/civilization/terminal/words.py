"""Units, areas, goods and offers in words, as they stand in one view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tijdperk.games.civilization.components import Content, Improvement, Technology, Unit, Wonder
from tijdperk.games.civilization.messages import (
    CargoView,
    CivilizationView,
    GoodView,
    OfferView,
    PieceView,
    ShipView,
)
from tijdperk.games.civilization.names import good_parts
from tijdperk.kernel.text import Catalogue

AND = ", "


class Words:
    """Says what a viewer sees. `times` stands between a unit and how many there are."""

    def __init__(self, content: Content, texts: Catalogue, view: CivilizationView, times: str = "×") -> None:
        self.content = content
        self.texts = texts
        self.view = view
        self.times = times
        self.sizes = [size.id for size in content.settlement]
        self.in_play = {
            each.technology for each in view.technologies if each.owner is not None or each.set_aside
        }
        self.ships = {ship.number: ship for ship in view.ships}
        self.lands = {land.land: land for land in view.lands}
        self.seas = {sea.id for sea in content.sea}

    # -- names

    def who(self, seat: int) -> str:
        return str(self.texts.named("seat", seat + 1))

    def area(self, area: str) -> str:
        """An area as in a list: without an article."""
        return self.texts.word("sea" if area in self.seas else "land", area)

    def in_area(self, area: str) -> str:
        """An area as in a sentence."""
        return self.texts.word("area", area)

    def size(self, size: int) -> str:
        return self.texts.word("size", self.sizes[size - 1])

    def counter(self, counter: str) -> str:
        return (
            self.texts.say("counter-face_down")
            if counter == "face_down"
            else self.texts.word("counter", counter)
        )

    # -- units

    def level(self, kind: str, learned: str = "") -> Unit | None:
        """A-44: the best level in play, or the first; none under the standard rules and of settlers.

        `learned` is a technology that counts as in play.
        """
        levels = sorted(
            (unit for unit in self.content.unit if unit.piece == kind), key=lambda unit: unit.level
        )
        if not self.view.advanced or not levels:
            return None
        known = [unit for unit in levels if unit.technology in self.in_play or unit.technology == learned]
        return known[-1] if known else levels[0]

    def unit(self, kind: str, learned: str = "") -> str:
        level = self.level(kind, learned)
        return self.texts.word("unit", level.id) if level else self.texts.word("piece", kind)

    def units(self, kind: str, count: int) -> str:
        """`swordsman ×2`"""
        return self.unit(kind) if count == 1 else f"{self.unit(kind)} {self.times}{count}"

    def stack(self, pieces: Iterable[PieceView | CargoView]) -> str:
        """Pieces by kind, in the order of their kinds."""
        counts: dict[str, int] = {}
        for piece in pieces:
            counts[piece.kind] = counts.get(piece.kind, 0) + piece.count
        return AND.join(self.units(kind, count) for kind, count in counts.items())

    def ship(self, ship: ShipView) -> str:
        """A fleet by its name and number: `galley 3`."""
        return f"{self.unit(ship.kind)} {ship.number}"

    def laden(self, ship: ShipView) -> str:
        """A fleet with what it carries: `galley 3 (settler)`."""
        return f"{self.ship(ship)} ({self.stack(ship.cargo)})" if ship.cargo else self.ship(ship)

    def there(self, area: str, seat: int) -> str:
        """What a seat has in an area."""
        pieces = [piece for piece in self.view.pieces if piece.area == area and piece.seat == seat]
        ships = [ship for ship in self.view.ships if ship.area == area and ship.seat == seat]
        return AND.join(filter(None, [self.stack(pieces), *map(self.laden, ships)]))

    # -- goods and offers

    def good(self, good: str, count: int) -> str:
        """Something that can be traded."""
        args = good_parts(self.content, good, count)
        ship = self.ships.get(int(args["item"])) if args["what"] == "ship" else None
        if ship:
            return self.laden(ship)
        if args["what"] == "unit":
            return f"{self.units(str(args['kind']), count)}, {self.area(str(args['item']))}"
        words = self.texts.say("good", **args | {"item": self.texts.named("item", args["item"])})
        land = self.lands.get(str(args["item"])) if args["what"] in ("card", "settlement") else None
        if land is None:
            return words
        what = (
            self.counter(land.counter or "")
            if args["what"] == "card" and land.counter
            else self.size(land.size)
        )
        return f"{words} ({what})"

    def goods(self, goods: Sequence[GoodView]) -> str:
        return AND.join(self.good(each.good, each.count) for each in goods) or self.texts.say("nothing")

    def offer(self, offer: OfferView) -> str:
        return self.texts.say(
            "offer-words",
            number=offer.number,
            maker=self.who(offer.maker),
            partner=self.who(offer.partner),
            gives=self.goods(offer.gives),
            wants=self.goods(offer.wants),
        )

    def receipt(self, what: str) -> str:
        """Something that was bought or sold, from the words of the view: `buy ancient-infantry gaul`."""
        verb, name, *rest = what.split()
        if verb in ("learn", "improve", "build"):
            kind = {"learn": "technology", "improve": "improvement", "build": "wonder"}[verb]
            return self.texts.word(kind, name)
        if name == "ship":
            return self.texts.say("label-fleet", ship=rest[0])
        if verb in ("found", "grow"):
            return f"{self.size(self.lands[name].size)}, {self.area(name)}"
        return f"{self.unit(name)}, {self.area(rest[0])}"

    # -- what things bring

    def brings(self, technology: Technology) -> list[str]:
        """A-20, A-21, A-24, A-48, A-58: what a technology gives its first owner, and what it allows."""
        say, word = self.texts.say, self.texts.word
        found = []
        bonus = technology.bonus
        if bonus and bonus.piece:
            key = "brings-unit" if bonus.count == 1 else "brings-units"
            found.append(say(key, unit=self.unit(bonus.piece, technology.id), count=bonus.count))
        elif bonus and bonus.improvement:
            found.append(say("brings-improvement", improvement=word("improvement", bonus.improvement)))
        elif bonus:
            found.append(say("brings-growth"))
        for wonder in self.content.wonder:
            if wonder.technology == technology.id:
                key = "brings-offer" if wonder.price else "brings-wonder"
                found.append(say(key, wonder=word("wonder", wonder.id)))
        found += [
            say("brings-level", unit=word("unit", unit.id))
            for unit in self.content.unit
            if unit.technology == technology.id
        ]
        found += [
            say("brings-size", size=word("size", size.id))
            for size in self.content.settlement
            if size.technology == technology.id
        ]
        if technology.trade:
            trade = technology.trade
            land = -1 if trade.unlimited else trade.land
            found.append(say("brings-range", land=land, sea=trade.sea))
        if technology.groundbreaking:
            points = self.content.advanced.scoring.groundbreaking
            found.append(say("brings-groundbreaking", points=points))
        return found

    def improvement(self, improvement: Improvement) -> str:
        key = "brings-faces" if improvement.kind == "happiness" else "brings-gears"
        return self.texts.say(key, count=improvement.points)

    def wonder(self, wonder: Wonder) -> str:
        """A-27: what a wonder does."""
        effect = wonder.effect
        amount = effect.count or effect.gold or effect.bonus or effect.faces or effect.gears
        unit = self.texts.word("piece", effect.piece) if effect.piece else ""
        return self.texts.say(f"wonder-{effect.kind}", count=amount, unit=unit)
