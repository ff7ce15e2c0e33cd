"""What the viewer has and is at: goods, men, what can be built, the plan, and what is still to be done."""

from __future__ import annotations

from rich.text import Text

from tijdperk.drawing import QUIET, YOURS, flow
from tijdperk.games.antiquity.messages import AntiquityView, DueView, HousePrice, RealmView
from tijdperk.games.antiquity.terminal.marks import Pen, hanging
from tijdperk.games.antiquity.terminal.words import ranges

CLASSES = ("material", "food", "luxury")


class Own:
    """Draws what belongs to the viewer alone."""

    def __init__(self, pen: Pen, view: AntiquityView, realm: RealmView, width: int) -> None:
        self.pen = pen
        self.view = view
        self.realm = realm
        self.width = width

    def lines(self) -> list[Text]:
        return [self.pen.heading("label-own", self.width), *self.goods(), *self.men(), *self.shop()]

    def brief(self) -> list[Text]:
        """Goods and men in few lines, and what can be bought now."""
        pen, say, realm = self.pen, self.pen.texts.say, self.realm
        held = [self.good(good.id) for good in pen.content.good if realm.goods.get(good.id)]
        inside = realm.men_of - realm.men - realm.on_land
        men = say("label-men-are", free=realm.men, inside=inside, land=realm.on_land)
        lines = pen.labelled("label-own", [*held, self.room()] if held else [self.room()], self.width)
        lines += pen.labelled("label-men", [men], self.width)
        if self.view.phase != "building":
            return lines
        able, _ = self.buildings()
        houses, _ = self.house_prices()
        return [
            *lines,
            *pen.listed("label-can-build", able, self.width),
            *pen.listed("label-can-house", houses, self.width),
        ]

    # -- goods and men

    def goods(self) -> list[Text]:
        """By class, with room for so many."""
        pen = self.pen
        lines: list[Text] = []
        for kind in CLASSES:
            goods = [good.id for good in pen.content.good if good.kind == kind]
            pieces = [self.good(good) for good in goods]
            lines += pen.labelled(f"label-{kind}", pieces, self.width)
        return [*lines, *pen.labelled("label-storage", [self.room()], self.width)]

    def room(self) -> str:
        say, realm = self.pen.texts.say, self.realm
        if realm.room < 0:
            return say("label-room-any")
        return say("label-room", room=realm.room, goods=sum(realm.goods.values()))

    def good(self, good: str) -> Text:
        count = self.realm.goods.get(good, 0)
        return Text(f"{self.pen.words.good(good)} {count}", "bold" if count else QUIET)

    def men(self) -> list[Text]:
        say, realm = self.pen.texts.say, self.realm
        inside = realm.men_of - realm.men - realm.on_land
        told = say("label-men-are", free=realm.men, inside=inside, land=realm.on_land)
        lines = self.pen.labelled("label-men", [told], self.width)
        hospital = any(
            building.kind == "hospital" and building.works
            for city in realm.cities
            for building in city.buildings
        )
        if hospital and self.view.phase == "building":
            told = say("label-clears", count=self.view.cleared)
            lines += self.pen.labelled("label-hospital", [told], self.width)
        return lines

    # -- what can be built

    def shop(self) -> list[Text]:
        """In the phase of city building: buildings and houses with their prices."""
        if self.view.phase != "building" or not self.view.shop:
            return []
        pen = self.pen
        able, dear = self.buildings()
        gone = [pen.words.building(each.kind) for each in self.view.shop if each.built]
        return [
            *pen.listed("label-can-build", able, self.width),
            *pen.listed("label-cannot-build", dear, self.width),
            *pen.listed("label-built", gone, self.width),
            *self.houses(),
            *pen.legend(("differs",), self.width, [pen.texts.say("label-footprint")]),
        ]

    def buildings(self) -> tuple[list[str], list[str]]:
        """With their prices: those that can be built now, and those that cannot."""
        pen = self.pen
        able: list[str] = []
        dear: list[str] = []
        for each in self.view.shop:
            if each.built:
                continue
            price = pen.words.price(each.price, each.different)
            left = f", {each.left} {pen.texts.say('label-left')}" if each.left >= 0 else ""
            name = f"{pen.words.building(each.kind)} {self.footprint(each.kind)}({price}{left})"
            (able if each.affordable and each.places else dear).append(name)
        return able, dear

    def footprint(self, kind: str) -> str:
        """R058: the squares that a building covers, row by row; a storage can have many shapes."""
        record = next(each for each in self.pen.content.building if each.id == kind)
        rows = "/".join(record.footprint)
        return f"{rows.replace('X', '#')} " if kind != "storage" else ""

    def houses(self) -> list[Text]:
        """Those that are left."""
        able, dear = self.house_prices()
        return [
            *self.pen.listed("label-can-house", able, self.width),
            *self.pen.listed("label-cannot-house", dear, self.width),
        ]

    def house_prices(self) -> tuple[list[str], list[str]]:
        """Those that can be paid now, and those that cannot; those of the same price together."""
        able: dict[str, list[int]] = {}
        dear: dict[str, list[int]] = {}
        for house in self.view.houses:
            if not house.built:
                prices = able if house.affordable else dear
                prices.setdefault(self.price(house), []).append(house.number)
        named = [
            [f"{ranges(numbers)} ({price})" for price, numbers in prices.items()] for prices in (able, dear)
        ]
        return named[0], named[1]

    def price(self, house: HousePrice) -> str:
        return self.pen.words.price(house.price, house.different)

    # -- what the viewer is at

    def doing(self) -> list[Text]:
        """The plan so far, what was lifted, and what has to be paid, laid or given up."""
        pen, view = self.pen, self.view
        lines: list[Text] = []
        if view.plan:
            head = Text(pen.texts.say("label-steps"), QUIET)
            steps = [Text(word, YOURS) for step in view.plan for word in pen.words.step(step).split()]
            lines += hanging(head, steps, self.width, head.cell_len + 2)
        lifted = [pen.texts.word("shape", each.shape) for each in view.lifted]
        lines += pen.listed("label-lifted", lifted, self.width)
        due = [Text(piece, YOURS) for piece in self.due(view.due)]
        return [*lines, *(flow(due, self.width, "  ") if due else [])]

    def due(self, due: DueView) -> list[str]:
        say, found = self.pen.texts.say, []
        if due.food or due.luxury:
            different = [
                kind
                for kind, differs in (("food", due.food_differs), ("luxury", due.luxury_differs))
                if differs
            ]
            price = self.pen.words.price({"food": due.food, "luxury": due.luxury}, different)
            found.append(say("due-payment", price=price))
        for what in ("graves", "pollution"):
            if count := getattr(due, what):
                found.append(say(f"due-{what}", count=count))
        if due.goods:
            key = "due-harvest" if self.view.work else "due-discard"
            found.append(say(key, count=due.goods, field=self.view.work or ""))
        return found
