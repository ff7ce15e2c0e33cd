"""Goods, prices, plans and offers in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tijdperk.games.antiquity.components import Content, Cost
from tijdperk.games.antiquity.messages import AntiquityView, OfferView, PlanStep
from tijdperk.kernel.text import Catalogue

AND = ", "


class Words:
    """Says what a view speaks of."""

    def __init__(self, content: Content, texts: Catalogue, view: AntiquityView, differs: str = "≠") -> None:
        self.content = content
        self.texts = texts
        self.view = view
        self.differs = differs  # sign for goods of different kinds
        self.classes = {good.id: good.kind for good in content.good}

    def who(self, seat: int) -> str:
        return str(self.texts.named("seat", seat + 1))

    def good(self, good: str) -> str:
        return self.texts.word("good", good)

    def building(self, kind: str) -> str:
        return self.texts.word("kind", kind)

    def goods(self, goods: Mapping[str, int]) -> str:
        """What there is of each good; nothing is said of those that are missing."""
        found = [f"{self.good(good)} {count}" for good, count in goods.items() if count]
        return AND.join(found) or self.texts.say("nothing")

    # -- prices

    def price(self, price: Mapping[str, int], different: Sequence[str]) -> str:
        """R062, R066: `1 wood`, `2 food, 2≠ luxuries`."""
        found = [
            self.texts.say("price-part", kind=kind, count=f"{count}{self.sign(kind, count, different)}")
            for kind, count in price.items()
            if count
        ]
        return AND.join(found) or self.texts.say("price-free")

    def sign(self, kind: str, count: int, different: Sequence[str]) -> str:
        return self.differs if kind in different and count > 1 else ""

    def cost(self, cost: Cost) -> str:
        """The same for what stands in the content."""
        food, luxury = cost.food + cost.different_food, cost.luxury + cost.different_luxury
        different = [
            kind
            for kind, count in (("food", cost.different_food), ("luxury", cost.different_luxury))
            if count
        ]
        return self.price({"wood": cost.wood, "stone": cost.stone, "food": food, "luxury": luxury}, different)

    def site(self, site: str) -> str:
        """What a building on the land costs."""
        return self.cost(next(each.cost for each in self.content.site if each.id == site))

    # -- plans and offers

    def step(self, step: PlanStep) -> str:
        """Something that the viewer has done in secret."""
        args = {name: self.texts.named(name, value) for name, value in step.args.items()}
        return self.texts.say(f"event-{step.event}", you="yes", name="", **args)

    def offer(self, offer: OfferView) -> str:
        return self.texts.say(
            "offer-words",
            number=offer.number,
            maker=self.who(offer.maker),
            partner=self.who(offer.partner),
            gives=self.goods(offer.gives),
            wants=self.goods(offer.wants),
        )


def ranges(numbers: Sequence[int]) -> str:
    """Numbers in ascending order, runs of them shortened: `1-4, 6`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return AND.join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)
