"""A legal move in words. What stands before the colon is said once for all choices that share it."""

from __future__ import annotations

from tijdperk.games.history.content import Content
from tijdperk.games.history.offers import MoveDetail, OddsView
from tijdperk.games.history.terminal.marks import empire_words
from tijdperk.games.history.view import HistoryView
from tijdperk.kernel.game import Choice
from tijdperk.kernel.text import Catalogue


class Wording:
    """Says the moves of one seat, from its view."""

    def __init__(self, content: Content, texts: Catalogue, view: HistoryView) -> None:
        self.content = content
        self.texts = texts
        self.view = view
        self.holders = {stand.land: stand.army.seat for stand in view.lands if stand.army}

    def choice(self, choice: Choice) -> str:
        verb, *rest = choice.move.split()
        say = self.texts.say
        detail = choice.detail if isinstance(choice.detail, MoveDetail) else MoveDetail()
        if verb == "keep":
            return say("choice-keep", empire=self.drawn())
        if verb == "give":
            return say("choice-give", name=self.who(int(rest[-1]) - 1))
        if verb == "event":
            text = say(f"card-text-{rest[0]}")
            return say("choice-event", card=self.texts.word("event", rest[0]), text=text)
        if verb == "done":
            return say("choice-done", decision=self.view.to_move[self.view.viewer])
        if verb == "strike":
            areas = " + ".join(self.area(area) for area in rest[::2])
            return say("choice-strike", areas=areas)
        if verb in ("fleet", "scrap", "sail", "exchange", "embark"):
            return say(f"choice-{verb}", water=self.texts.word("water", rest[0]))
        if verb in ("expand", "attack"):
            return self.advance(verb, rest, detail)
        if verb == "recover":
            return say("choice-recover-allies" if rest else "choice-recover")
        if verb == "abandon":
            return say("choice-abandon")
        key = "fort-coin" if rest[1:] else verb
        return say(f"choice-{key}", land=self.land(rest[-1] if verb == "raid" else rest[0]))

    def advance(self, verb: str, rest: list[str], detail: MoveDetail) -> str:
        """Entering a land, with what it would score; an attack with its odds."""
        key = f"choice-{verb}-by-sea" if rest[1:] else f"choice-{verb}"
        land = self.land(rest[0])
        if detail.odds:
            return self.texts.say(key, land=land, odds=self.odds(detail.odds, detail.points))
        return self.texts.say(key, land=land, points=f"{detail.points or 0:+}")

    def odds(self, odds: OddsView, points: int | None) -> str:
        """R051-R064: the dice, the chances of one round, and of all armies one after the other."""
        say = self.texts.say
        if odds.betrayed:
            words = say("odds-betrayed")
        else:
            words = say(
                "odds-dice",
                attack=with_bonus(odds.attack_dice, odds.attack_bonus),
                defence=with_bonus(odds.defence_dice, odds.defence_bonus),
                win=percent(odds.win),
                tie=percent(odds.tie),
            )
            if percent(odds.conquer) > percent(odds.win):
                words += say("odds-all", conquer=percent(odds.conquer))
        return words if points is None else words + say("odds-points", points=f"{points:+}")

    # -- who and where

    def who(self, seat: int) -> str:
        return str(self.texts.named("seat", seat + 1))

    def land(self, land: str) -> str:
        """A land, and whose it is where it is not one's own."""
        name = self.texts.word("land", land)
        holder = self.holders.get(land)
        if holder is None or holder == self.view.viewer:
            return name
        return f"{name} ({self.who(holder)})"

    def area(self, name: str) -> str:
        """An area, and who holds how many lands in it."""
        area = next(area for area in self.view.areas if area.area == name)
        shares = ", ".join(f"{self.who(seat)} {lands}" for seat, lands in enumerate(area.lands) if lands)
        title = self.texts.word("area", name)
        return f"{title} ({shares})" if shares else title

    def drawn(self) -> str:
        empires = {empire.id: empire for empire in self.content.empire}
        return empire_words(self.content, self.texts, empires[self.view.drawn or ""])


def with_bonus(dice: int, bonus: int) -> str:
    return f"{dice}+{bonus}" if bonus else str(dice)


def percent(chance: float) -> int:
    """Rounded, but 0 and 100 only where they are certain."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))
