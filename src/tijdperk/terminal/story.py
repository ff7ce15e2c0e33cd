"""What happened, in sentences: events of any game through that game's catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from tijdperk.kernel.chance import EVERYONE
from tijdperk.kernel.game import EventMessage, Game
from tijdperk.kernel.match import Match, Step
from tijdperk.kernel.position import NOBODY, Event
from tijdperk.kernel.record import Ending
from tijdperk.kernel.text import Catalogue

Line = tuple[int, str]  # the seat it is about (or NOBODY), and the sentence


class Story:
    """Tells events to one viewer.

    `you` is the seat that is spoken to as "you": nobody's where several people look at one screen.
    """

    def __init__(self, game: Game, texts: Catalogue, names: Sequence[str], you: int = NOBODY) -> None:
        self.game = game
        self.texts = texts
        self.names = names
        self.you = you

    def lines(self, events: Iterable[Event], viewer: int) -> list[Line]:
        """A sentence per event that the viewer may hear; what happens to several components alike is one.

        An event whose text is empty is not told.
        """
        told = [self.game.told(event) for event in events if event.only in (EVERYONE, viewer)]
        lines = [(group[0].seat, self.sentence(group)) for group in self.alike(told)]
        return [(seat, text) for seat, text in lines if text]

    def move(self, step: Step, viewer: int) -> list[Line]:
        """What a move did, as at most two lines: the move of its seat, and what came of it.

        A move that reveals what several seats did in secret is told as a line for each of them.
        """
        lines = self.lines(step.events, viewer)
        if step.sealed:
            return seat_by_seat(lines)
        told = [text for _, text in lines]
        if len(told) < 2:
            return [(step.seat, text) for text in told]
        return [(step.seat, told[0]), (NOBODY, " ".join(told[1:]))]

    def whole(self, match: Match, viewer: int) -> list[list[Line]]:
        """A game so far: what happened before the first move, then what each move did."""
        parts = [self.lines(match.opening, viewer), *(self.move(step, viewer) for step in match.steps)]
        return [lines for lines in parts if lines]

    def ending(self, ending: Ending) -> str:
        """How the people ended a game that was not over."""
        if ending.how != "resigned":
            return self.texts.say(f"table-ending-{ending.how}")
        others = [name for seat, name in enumerate(self.names) if seat != ending.seat]
        name, you = self.names[ending.seat], "yes" if ending.seat == self.you else "no"
        winners = ", ".join(others)
        return self.texts.say("table-ending-resigned", name=name, you=you, winners=winners, count=len(others))

    def sentence(self, group: Sequence[EventMessage]) -> str:
        first = group[0]
        args: dict[str, Any] = {
            name: self.joined(name, [told.args[name] for told in group]) for name in first.args
        }
        args["you"] = "yes" if first.seat == self.you and self.you != NOBODY else "no"
        args["name"] = self.names[first.seat] if first.seat != NOBODY else ""
        args |= {f"name{number}": name for number, name in enumerate(self.names, 1)}
        return self.texts.say(f"event-{first.event}", **args)

    def joined(self, name: str, values: Sequence[int | str | bool]) -> int | str | bool:
        """Components by their names in this language, seats by who sits there; a number stays a number."""
        if name in self.game.seat_args:
            return ", ".join(self.names[int(value)] for value in values)
        if not isinstance(values[0], str):
            return values[0]
        return ", ".join(str(self.texts.named(name, value)) for value in values)

    def alike(self, told: Sequence[EventMessage]) -> list[list[EventMessage]]:
        """Neighbours that differ only in which component they speak of go together."""
        groups: list[list[EventMessage]] = []
        for one in told:
            if groups and self.all_but_component(one) == self.all_but_component(groups[-1][-1]):
                groups[-1].append(one)
            else:
                groups.append([one])
        return groups

    def all_but_component(self, told: EventMessage) -> Any:
        """An event without the one component it names; an event that does not name one is like no other."""
        names = [name for name, value in told.args.items() if isinstance(value, str)]
        if len(names) != 1 or f"{names[0]}-{told.args[names[0]]}" not in self.texts.words:
            return object()
        numbers = {name: value for name, value in told.args.items() if name != names[0]}
        return told.event, told.seat, numbers


def seat_by_seat(lines: Sequence[Line]) -> list[Line]:
    """Neighbouring sentences about the same seat as one line."""
    return [(seat, " ".join(text for _, text in run)) for seat, run in groupby(lines, key=itemgetter(0))]
