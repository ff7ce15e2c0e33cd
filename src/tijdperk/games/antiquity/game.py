"""Antiquity, as everything outside this folder knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from tijdperk.games.antiquity import names, offers, space, store, view
from tijdperk.games.antiquity.compile import load
from tijdperk.games.antiquity.components import Content
from tijdperk.games.antiquity.engine.antiquity import Antiquity, begin, new_antiquity
from tijdperk.games.antiquity.engine.events import ARGS, EVENTS
from tijdperk.games.antiquity.engine.moves import refusal
from tijdperk.games.antiquity.engine.position import DECISION_RULES, DECISIONS, DRAWS
from tijdperk.games.antiquity.engine.tables import GOODS, MAX_SEATS, SAINTS, TURNS
from tijdperk.games.antiquity.engine.verbs import VERBS
from tijdperk.games.antiquity.names import place_names
from tijdperk.games.antiquity.reasons import REASONS, reason_args
from tijdperk.games.antiquity.tally import AntiquityTally
from tijdperk.games.antiquity.terminal.scene import AntiquityScene
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.deals import count_names, offer_names
from tijdperk.kernel.features import Layout
from tijdperk.kernel.game import Game, Option, of_position
from tijdperk.kernel.moves import Move, Verb
from tijdperk.kernel.notation import seat_names
from tijdperk.kernel.position import Position


class AntiquityGame(Game):
    id = "antiquity"
    rules_version = 1
    min_seats = 2
    max_seats = MAX_SEATS
    options = (
        Option("beginners", ("no", "yes"), "R190"),
        Option("supply", ("limited", "unlimited"), "A02"),
        Option("harbour", ("whole", "narrow"), "A08"),
        Option("inns", ("unlimited", "sixteen"), "A12"),
        Option("ties", ("all", "free"), "A14"),
        Option("alchemy", ("any", "polluted"), "A35"),
        Option("dump", ("manned", "always"), "A70"),
    )
    decisions = DECISIONS
    decision_rules = DECISION_RULES
    verbs = VERBS
    may_be_lost_by_all = True  # R210
    pages = ("tiles",)
    reasons = REASONS
    draws = DRAWS
    events = EVENTS
    event_args = ARGS
    seat_args = ("partner",)
    records = names.RECORDS
    folder = Path(__file__).parent
    content: Content
    scene = AntiquityScene
    tally = AntiquityTally

    refusal = of_position(refusal)
    reason_args = of_position(reason_args)
    result = of_position(view.result)
    view = of_position(view.draw_view)
    detail = of_position(offers.detail)
    wanted = of_position(offers.wanted)
    store = of_position(store.store)

    def __init__(self, file: Path | None = None) -> None:
        self.content, self.tables = load(file)
        tables = self.tables
        self.fingerprint = tables.fingerprint
        self.names = dict(names.figures(tables)) | {"seat": seat_names(MAX_SEATS)}
        places = place_names()
        self.nouns = {
            "FIELD": tables.fields,
            "SECOND": tables.fields,
            "SHAPE": tables.shapes,
            "PLACE": places,
            "TARGET": places,
            "TURN": [str(turn) for turn in range(TURNS)],
            "NUMBER": [str(number) for number in range(len(tables.house_price))],
            "GOOD": GOODS,
            "OTHER": GOODS,
            "WANTED": GOODS,
            "SAINT": SAINTS,
            "SEAT": seat_names(MAX_SEATS),
            "COUNT": count_names(1),
            "OFFER": offer_names(tables.offers),
        }

    def new(self, options: dict[str, str], seats: int, chance: Chance, listen: bool = False) -> Position:
        chosen = {
            "beginners": options["beginners"] == "yes",
            "unlimited_supply": options["supply"] == "unlimited",
            "narrow_harbour": options["harbour"] == "narrow",
            "limited_inns": options["inns"] == "sixteen",
            "strict_ties": options["ties"] == "free",
            "strict_alchemy": options["alchemy"] == "polluted",
            "dump_helps": options["dump"] == "always",
        }
        position = new_antiquity(self.tables, seats, chosen)
        begin(position, chance, listen)
        return position

    def parse(self, position: Position, seat: int, text: str) -> Move:
        """Goods and fields may be named in any order, and a building by any of its squares."""
        move = super().parse(position, seat, text)
        return names.usual_form(cast(Antiquity, position), seat, move)

    def words(self, language: str) -> dict[str, str]:
        return super().words(language) | names.more_words(self.content, self.tables, language)

    def moves_of(self, verb: Verb) -> list[Move]:
        return space.moves_of(self.tables, verb.number) or super().moves_of(verb)

    def layout(self, seats: int) -> Layout:
        return self.tables.layouts[seats]

    def restore(self, data: Any) -> Position:
        return store.restore(data, self.tables)


GAME = AntiquityGame()
