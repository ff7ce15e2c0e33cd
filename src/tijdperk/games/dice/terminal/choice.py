"""A legal move in words. What stands before the colon is said once for all choices that share it."""

from __future__ import annotations

from tijdperk.games.dice.content import Content
from tijdperk.games.dice.offers import MoveDetail
from tijdperk.games.dice.terminal.words import Words
from tijdperk.games.dice.view import DiceView
from tijdperk.kernel.game import Choice
from tijdperk.kernel.text import Catalogue


class Wording:
    """Says the moves of one seat, from its view."""

    def __init__(self, content: Content, texts: Catalogue, view: DiceView) -> None:
        self.content = content
        self.texts = texts
        self.view = view
        self.words = Words(content, texts, view.mine.city if view.mine else "")

    def choice(self, choice: Choice) -> str:
        verb, *nouns = choice.move.split()
        say, word = self.texts.say, self.texts.word
        detail = choice.detail if isinstance(choice.detail, MoveDetail) else MoveDetail()
        if verb == "city":
            return self.city(nouns[0])
        if verb == "build":
            return say("choice-build", die=word("die", nouns[-1]), **self.crossing(nouns[0], detail))
        if verb == "cross":
            return say("choice-cross", **self.crossing(nouns[0], detail))
        if verb == "wonder":
            return say("choice-wonder", **self.crossing(self.next_stage(), detail))
        if verb == "pass":
            return say("choice-pass", coins=detail.gains)
        if verb == "skip":
            return say("choice-skip", decision=self.view.to_move[self.view.viewer])
        if verb == "bonus":
            effect = next(bonus.effect for bonus in self.content.bonus if bonus.id == nouns[0])
            return say("choice-bonus", bonus=word("bonus", nouns[0]), effect=self.words.sentence(effect))
        if verb == "remove":
            return self.remove(nouns[0])
        return say("choice-ready", plan=self.words.plan(self.view))

    def crossing(self, field: str, detail: MoveDetail) -> dict[str, str]:
        return {
            "field": self.texts.word("field", field),
            "price": self.words.price(detail),
            "gains": self.words.gains(detail, field),
        }

    def next_stage(self) -> str:
        assert self.view.mine is not None
        crossed = self.view.mine.crossed
        return next(stage for stage in self.words.stages if stage not in crossed)

    def city(self, name: str) -> str:
        """A city with the stages of its Wonder."""
        words = Words(self.content, self.texts, name)
        assert words.city is not None
        effects = "; ".join(words.briefs(stage.effects) for stage in words.city.stage)
        city, wonder = self.texts.word("city", name), self.texts.word("wonder", name)
        return self.texts.say("choice-city", city=city, wonder=wonder, effects=effects)

    def remove(self, name: str) -> str:
        """A die with its faces."""
        die = next(die for die in self.content.die if die.id == name)
        faces = ", ".join(self.texts.word("symbol", face) for face in die.faces)
        return self.texts.say("choice-remove", die=self.texts.word("die", name), faces=faces)
