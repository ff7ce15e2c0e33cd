"""What boxes do and moves cost, in words."""

from __future__ import annotations

from tijdperk.games.dice.compile import STAGE
from tijdperk.games.dice.content import Content, Effect
from tijdperk.games.dice.offers import MoveDetail
from tijdperk.games.dice.view import DiceView, PlanStep
from tijdperk.kernel.text import Catalogue

TOLD_AS_FIGURES = ("resource", "vp", "coins", "attack", "defence")  # a move's detail has them


class Words:
    """Says effects and prices, for the city they depend on where there is one."""

    def __init__(self, content: Content, texts: Catalogue, city: str = "", shorten: bool = False) -> None:
        self.texts = texts
        self.shorten = shorten  # the names of buildings where little is said
        self.city = next((each for each in content.city if each.id == city), None)
        self.colour_of = {building.id: building.colour for building in content.building}
        self.costs = {tables.id: tables.cost for tables in content.box}
        self.effects_of = {tables.id: tables.effects for tables in content.box}
        self.stages: list[str] = []
        for number, stage in enumerate(self.city.stage if self.city else [], 1):
            name = STAGE.format(number)
            self.stages.append(name)
            self.costs[name] = stage.cost
            self.effects_of[name] = stage.effects

    # -- effects

    def sentence(self, effect: Effect) -> str:
        return self.texts.say(f"effect-{effect.type}", **self.args(effect))

    def brief(self, effect: Effect) -> str:
        args = self.args(effect)
        if self.shorten and effect.building:
            args["building"] = self.texts.say(f"short-{effect.building}")
        return self.texts.say(f"brief-{effect.type}", **args)

    def briefs(self, effects: list[Effect]) -> str:
        """All effects of a box in a few letters."""
        return ", ".join(filter(None, map(self.brief, effects)))

    def args(self, effect: Effect) -> dict[str, str | int]:
        die = self.die_of(effect)
        return {
            "amount": effect.amount,
            "printed": effect.printed,
            "side": effect.side,
            "max": effect.max,
            "coins": effect.coins,
            "vp": effect.vp,
            "die": die,
            "colour": self.texts.say(f"colour-{die or self.crossed_colour(effect)}"),
            "building": self.texts.word("building", effect.building) if effect.building else "",
            "buildings": ", ".join(self.texts.word("building", name) for name in effect.buildings),
        }

    def die_of(self, effect: Effect) -> str:
        """The colour of die an effect is about; some depend on the city."""
        if self.city and effect.die == "city":
            return self.city.income_die
        if self.city and effect.line:
            return self.city.unlocks[effect.line]
        return effect.die

    def crossed_colour(self, effect: Effect) -> str:
        colours = {self.colour_of[building] for building in effect.buildings}
        return colours.pop() if len(colours) == 1 else "several"

    # -- plans

    def plan(self, view: DiceView) -> str:
        """What the viewer has decided for this turn, in order."""
        return " ".join(map(self.step, view.plan))

    def step(self, step: PlanStep) -> str:
        args = {name: self.named(name, value) for name, value in step.args.items()}
        return self.texts.say(f"event-{step.event}", you="yes", name="", **args)

    def named(self, figure: str, value: str | int) -> str | int:
        """Components and neighbours by name."""
        kind, key = ("seat", int(value) + 1) if figure == "neighbour" else (figure, value)
        named: str | int = self.texts.named(kind, key)
        return named

    # -- moves

    def price(self, detail: MoveDetail) -> str:
        """R38, R40: what a move costs, as a sum of what the die and the resources cost."""
        say, coins = self.texts.say, detail.pays
        if not coins:
            return say("price-free")
        if not detail.resources:
            return say("price-die", coins=coins)
        if not detail.die:
            return say("price-resources", coins=coins)
        return say("price-sum", coins=coins, die=detail.die, resources=detail.resources)

    def gains(self, detail: MoveDetail, field: str) -> str:
        """What a move brings, and what its box lets one do."""
        say, told = self.texts.say, ""
        if detail.income:
            told += say("gain-income", coins=detail.income)
        if detail.gains:
            told += say("gain-coins", coins=detail.gains)
        if detail.points:
            told += say("gain-points", points=detail.points)
        if detail.completes:
            told += say("gain-completes", building=self.texts.word("building", detail.completes))
        rest = self.briefs([each for each in self.effects_of[field] if each.type not in TOLD_AS_FIGURES])
        return f"{told}; {rest}" if rest else told
