"""A legal move in words. What stands before the colon is said once for all choices that share it."""

from __future__ import annotations

from collections.abc import Callable

from tijdperk.games.antiquity.components import Content
from tijdperk.games.antiquity.messages import AntiquityView
from tijdperk.games.antiquity.offers import SiteDetail
from tijdperk.games.antiquity.terminal.words import Words
from tijdperk.kernel.game import Choice
from tijdperk.kernel.text import Catalogue

RADIUS = 4  # of a tile, in fields
PLAIN = {  # moves that name nothing, or nothing that needs to be looked up
    "raze cathedral": "choice-raze",
    "put back": "choice-put-back",
    "ready": "choice-ready",
    "no free house": "choice-no-house",
    "done": "choice-done",
    "pass": "choice-pass",
    "propose": "choice-propose",
    "drop offer": "choice-drop",
}


class Wording:
    """Says the moves of one seat, from its view."""

    def __init__(self, content: Content, texts: Catalogue, view: AntiquityView) -> None:
        self.texts = texts
        self.view = view
        self.words = Words(content, texts, view)
        self.shop = {each.kind: each for each in view.shop}
        self.houses = {each.number: each for each in view.houses}
        self.offers = {offer.number: offer for offer in view.offers}
        self.at = dict(zip(view.land.fields, view.land.at, strict=True))
        cities = view.mine.cities if view.mine else []
        self.built = {building.place: building for city in cities for building in city.buildings}
        self.verbs: dict[str, Callable[[list[str], Choice], str]] = {
            "found": self.found,
            "build": self.build,
            "house": self.house,
            "man": self.man,
            "clear": self.place,
            "bury": self.place,
            "trade": self.trade,
            "lift": self.lift,
            "lay": self.lay,
            "move": self.move_grave,
            "pay": self.good,
            "discard": self.good,
            "choose": self.saint,
            "add": self.add_house,
            "woodcutter": self.site,
            "inn": self.site,
            "city": self.site,
            "clean": self.site,
            "farm": self.work,
            "free": self.free_farm,
            "mine": self.work,
            "fishery": self.fishery,
            "harvest": self.field,
            "explore": self.field,
            "pollute": self.field,
            "deal": self.seat,
            "give": self.lot,
            "want": self.lot,
            "accept": self.offer,
            "decline": self.offer,
            "counter": self.offer,
            "withdraw": self.offer,
        }

    def choice(self, choice: Choice) -> str:
        if choice.move in PLAIN:
            return self.texts.say(PLAIN[choice.move])
        words = choice.move.split()
        return self.verbs[words[0]](words, choice)

    # -- the city

    def build(self, words: list[str], choice: Choice) -> str:
        """A building with its price, then where it can stand; storages of all sizes together."""
        _, shape, _, place, _, turn = words
        kind = shape.partition("-")[0]
        entry = self.shop[kind]
        return self.texts.say(
            "choice-build",
            kind=self.words.building(kind),
            price=self.words.price(entry.price, entry.different),
            place=f"{self.size(shape)}{self.turned(place, turn)}",
        )

    def size(self, shape: str) -> str:
        """The size of a storage, which has many shapes."""
        size = shape.partition("-")[2].replace("x", "×")
        return f"{size}, " if size else ""

    def turned(self, place: str, turn: str) -> str:
        """A place, and the quarter turns if there are any."""
        return self.texts.say("place-turned", place=place, turns=int(turn)) if turn != "0" else place

    def house(self, words: list[str], choice: Choice) -> str:
        entry = self.houses[int(words[1])]
        price = self.words.price(entry.price, entry.different)
        return self.texts.say("choice-house", number=words[1], price=price, place=words[3])

    def add_house(self, words: list[str], choice: Choice) -> str:
        return self.texts.say("choice-add-house", number=words[2], place=words[4])

    def man(self, words: list[str], choice: Choice) -> str:
        return self.texts.say("choice-man", building=self.there(words[1]))

    def there(self, place: str) -> str:
        """The building that a place names, with the place: `market 1c4`."""
        building = self.built.get(place)
        shape = building.shape if building else "house"
        return f"{self.texts.word('shape', shape)} {place}"

    def place(self, words: list[str], choice: Choice) -> str:
        return self.texts.say(f"choice-{words[0]}", place=words[1])

    def trade(self, words: list[str], choice: Choice) -> str:
        """Two goods, the same or different, for one of choice."""
        good, other, wanted = (self.words.good(words[at]) for at in (1, 3, 5))
        return self.texts.say("choice-trade", good=good, other=other, wanted=wanted)

    def lift(self, words: list[str], choice: Choice) -> str:
        return self.texts.say("choice-lift", building=self.there(words[1]))

    def lay(self, words: list[str], choice: Choice) -> str:
        _, shape, _, place, _, turn = words
        name = self.texts.word("shape", shape)
        return self.texts.say("choice-lay", shape=name, place=self.turned(place, turn))

    def move_grave(self, words: list[str], choice: Choice) -> str:
        return self.texts.say("choice-move-grave", place=words[2], target=words[4])

    def saint(self, words: list[str], choice: Choice) -> str:
        """A saint, with what is needed to win by that one and how far the seat is."""
        saint = words[1]
        record = next(each for each in self.words.content.saint if each.id == saint)
        asks = self.texts.say(f"saint-{saint}", amount=record.amount)
        power = self.texts.say(f"power-{saint}")
        name = self.texts.word("saint", saint)
        return self.texts.say("choice-choose", saint=name, asks=asks, power=power)

    def good(self, words: list[str], choice: Choice) -> str:
        """A good that is paid or given up, with how many there are."""
        held = self.view.mine.goods.get(words[1], 0) if self.view.mine else 0
        return self.texts.say(f"choice-{words[0]}", good=self.words.good(words[1]), count=held)

    # -- the land

    def found(self, words: list[str], choice: Choice) -> str:
        """The middle of a first city, by the tile on which it lies."""
        tile = next(
            tile.tile for tile in self.view.land.tiles if self.distance(tile.centre, words[1]) <= RADIUS
        )
        return self.texts.say("choice-found", tile=self.texts.word("tile", tile), field=words[1])

    def distance(self, one: str, other: str) -> int:
        """Steps from a field to another."""
        (column, height), (far_column, far_height) = self.at[one], self.at[other]
        across, down = abs(column - far_column), abs(height - far_height)
        return across + max(0, down - across) // 2

    def field(self, words: list[str], choice: Choice) -> str:
        return self.texts.say(f"choice-{words[0]}", field=words[1])

    def site(self, words: list[str], choice: Choice) -> str:
        """What stands on a field, or is cleaned, with its price and the fields that go with it."""
        price = self.words.site(words[0]) if words[0] != "clean" else ""
        return self.texts.say(f"choice-{words[0]}", price=price, field=self.taking(words[1], choice))

    def taking(self, field: str, choice: Choice) -> str:
        """A field, and how many fields are taken or cleaned there, or come to the zone."""
        if not isinstance(choice.detail, SiteDetail):
            return field
        if choice.detail.zone:
            return self.texts.say("field-zone", field=field, count=len(choice.detail.zone))
        return self.texts.say("field-with", field=field, count=len(choice.detail.fields))

    def work(self, words: list[str], choice: Choice) -> str:
        """A farm or a mine, by what it gives; a farm costs one of that."""
        site, good, _, field = words
        price = f"1 {self.words.good(good)}" if site == "farm" else self.words.site(site)
        return self.texts.say(
            f"choice-{site}", good=self.words.good(good), price=price, field=self.taking(field, choice)
        )

    def free_farm(self, words: list[str], choice: Choice) -> str:
        _, _, good, _, field = words
        return self.texts.say(
            "choice-free-farm", good=self.words.good(good), field=self.taking(field, choice)
        )

    def fishery(self, words: list[str], choice: Choice) -> str:
        _, good, _, field, _, second = words
        both = self.texts.say("two-fields", field=field, second=second)
        return self.texts.say(
            "choice-fishery",
            good=self.words.good(good),
            price=self.words.site("fishery"),
            field=self.taking(both, choice),
        )

    # -- bargaining

    def seat(self, words: list[str], choice: Choice) -> str:
        return self.texts.say("choice-deal", name=self.words.who(int(words[-1]) - 1))

    def lot(self, words: list[str], choice: Choice) -> str:
        return self.texts.say(f"choice-{words[0]}", goods=f"{self.words.good(words[2])} {words[1]}")

    def offer(self, words: list[str], choice: Choice) -> str:
        offer = self.offers[int(words[1])]
        return self.texts.say(f"choice-{words[0]}", offer=self.words.offer(offer))
