"""7 Wonders Duel, as everything outside this folder knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tijdperk.games.duel import offers, space, store, view
from tijdperk.games.duel.compile import load
from tijdperk.games.duel.content import Content
from tijdperk.games.duel.engine.duel import new_duel
from tijdperk.games.duel.engine.events import ARGS, EVENTS
from tijdperk.games.duel.engine.moves import VERBS, refusal
from tijdperk.games.duel.engine.position import DECISION_RULES, DECISIONS, DRAWS, ENDINGS
from tijdperk.games.duel.engine.tables import MAX_BID, UNKNOWN
from tijdperk.games.duel.reasons import REASONS, reason_args
from tijdperk.games.duel.tally import DuelTally
from tijdperk.games.duel.terminal.scene import DuelScene
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.features import Layout
from tijdperk.kernel.game import Game, Option, of_position
from tijdperk.kernel.moves import Move, Verb
from tijdperk.kernel.notation import seat_names
from tijdperk.kernel.position import Position


class DuelGame(Game):
    id = "duel"
    rules_version = 1
    min_seats = 2
    max_seats = 2
    options = (
        Option("wonders", ("draft", "fixed"), "O1"),
        Option("middle", ("chooses", "begins"), "O2"),
        Option("first", ("random", "seat1", "bid"), "O3"),
    )
    decisions = DECISIONS
    decision_rules = DECISION_RULES
    plannable = ("draft", "turn")
    verbs = VERBS
    reasons = REASONS
    draws = DRAWS
    events = EVENTS
    event_args = ARGS
    seat_args = ("starter",)
    records = {"card": "card", "wonder": "wonder", "token": "token"}
    folder = Path(__file__).parent
    content: Content
    scene = DuelScene
    tally = DuelTally

    refusal = of_position(refusal)
    reason_args = of_position(reason_args)
    result = of_position(view.result)
    seen_as = of_position(view.seen_as)
    view = of_position(view.draw_view)
    detail = of_position(offers.detail)
    details = of_position(offers.details)
    wanted = of_position(offers.wanted)
    store = of_position(store.store)

    def __init__(self, file: Path | None = None) -> None:
        self.content, self.tables = load(file)
        self.fingerprint = self.tables.fingerprint
        self.names = {
            "card": self.tables.cards,
            "wonder": self.tables.wonders,
            "token": self.tables.tokens,
            "library": self.tables.tokens,
            "science": self.tables.sciences,
            "ending": ENDINGS,
            "first": seat_names(2),
        }
        self.nouns = {
            "COINS": [str(coins) for coins in range(MAX_BID + 1)],
            "SEAT": seat_names(2),
            "WONDER": self.tables.wonders,
            "CARD": self.tables.cards,
            "TOKEN": self.tables.tokens,
        }

    def new(self, options: dict[str, str], seats: int, chance: Chance, listen: bool = False) -> Position:
        return new_duel(
            self.tables,
            drafting=options["wonders"] == "draft",
            book_begins=options["middle"] == "begins",
            first=0 if options["first"] == "seat1" else UNKNOWN,
            bidding=options["first"] == "bid",
            chance=chance,
            listen=listen,
        )

    def moves_of(self, verb: Verb) -> list[Move]:
        return space.moves_of(self.tables, verb.number) or super().moves_of(verb)

    def layout(self, seats: int) -> Layout:
        return self.tables.layout

    def restore(self, data: Any) -> Position:
        return store.restore(data, self.tables)

    def words(self, language: str) -> dict[str, str]:
        found = super().words(language)
        for kind, names in self.content.names.items():
            found |= {f"{kind}-{name}": text.text(language) for name, text in names.items()}
        return found


GAME = DuelGame()
