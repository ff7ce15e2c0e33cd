"""The end: who won and how in a sentence, and what everybody had."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from tijdperk.drawing import QUIET, best_bold
from tijdperk.games.antiquity.components import Content
from tijdperk.games.antiquity.messages import AntiquityView, ResultView
from tijdperk.games.antiquity.terminal.marks import Pen
from tijdperk.kernel.text import Catalogue


class ScoreSheet:
    """R180 to R186, R210: there are no points; unpolluted fields decide between several winners."""

    def __init__(self, content: Content, texts: Catalogue, view: AntiquityView, names: Sequence[str]) -> None:
        self.content = content
        self.texts = texts
        self.view = view
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        plain = console.no_color or console.color_system is None
        yield Text(self.sentence(), "bold")
        if self.view.result:
            if self.is_close(self.view.result):
                yield Text(self.texts.say("end-fields"), QUIET)
            yield self.sheet(Pen(self.content, self.texts, self.view, options.ascii_only, plain))

    def sentence(self) -> str:
        result = self.view.result
        if result is None:
            return self.texts.say("end-not-yet")
        name = ", ".join(self.names[seat] for seat in result.winners)
        count = len(result.winners)
        saint = self.view.seats[result.winners[0]].realm.saint if count == 1 else None
        return self.texts.say(
            f"end-{result.ending}",
            name=name,
            count=count,
            round=self.view.round,
            saint=self.texts.word("saint", saint) if saint else "none",
        )

    def is_close(self, result: ResultView) -> bool:
        """Did several meet a saint's condition, so that their fields were compared?"""
        return result.ending == "limit" or (result.ending == "saint" and self.contenders(result) > 1)

    def contenders(self, result: ResultView) -> int:
        asked = next(saint.amount for saint in self.content.saint if saint.id == "maria")
        count = 0
        for seat, met in zip(self.view.seats, result.fulfilled, strict=True):
            realm = seat.realm
            enough = len(met) >= asked if realm.saint == "maria" else realm.saint in met
            count += enough and realm.saint_works and not seat.out
        return count

    def sheet(self, pen: Pen) -> Table:
        say, seats, result = self.texts.say, self.view.seats, self.view.result
        assert result is not None
        table = Table(box=box.SIMPLE, pad_edge=False)
        table.add_column("", no_wrap=True)
        for seat, name in enumerate(self.names):
            table.add_column(Text.assemble(pen.seat(seat), " ", name), justify="right", overflow="fold")
        none = pen.signs.dot
        state = [say("end-out") if seat.out else none for seat in seats]
        if any(seat.out for seat in seats):
            table.add_row(say("category-state"), *state)
        chosen = [self.texts.word("saint", seat.realm.saint) if seat.realm.saint else none for seat in seats]
        table.add_row(say("category-saint"), *chosen)
        met = [", ".join(self.texts.word("saint", saint) for saint in each) for each in result.fulfilled]
        table.add_row(say("category-fulfilled"), *(names or none for names in met))
        table.add_section()
        table.add_row(say("category-clean"), *best_bold(result.clean))
        table.add_row(say("category-houses"), *best_bold([len(seat.realm.houses) for seat in seats]))
        table.add_row(say("category-cities"), *best_bold([len(seat.realm.cities) for seat in seats]))
        table.add_row(say("category-graves"), *(Text(str(self.graves(seat))) for seat in range(len(seats))))
        return table

    def graves(self, seat: int) -> int:
        cities = self.view.seats[seat].realm.cities
        return sum(
            len(city.graves) + sum(len(building.graves) for building in city.buildings) for city in cities
        )
