"""Civilization, as everything outside this folder knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tijdperk.games.civilization import names, offers, space, store, view
from tijdperk.games.civilization.compile import load
from tijdperk.games.civilization.components import Content
from tijdperk.games.civilization.engine.civilization import begin, new_civilization
from tijdperk.games.civilization.engine.events import ARGS, EVENTS, MEANS, OUTCOMES, ROLLS
from tijdperk.games.civilization.engine.moves import refusal
from tijdperk.games.civilization.engine.position import (
    DECISION_RULES,
    DECISIONS,
    DRAWS,
    ENDINGS,
    LONG,
    MAX_SHIPS,
    MEDIUM,
    PHASES,
    SHORT,
    WINDOWS,
)
from tijdperk.games.civilization.engine.tables import COUNTERS, ERAS, KINDS, MAX_SEATS, RESOURCES
from tijdperk.games.civilization.engine.trading import GOLD_LOTS
from tijdperk.games.civilization.engine.verbs import VERBS
from tijdperk.games.civilization.reasons import REASONS, reason_args
from tijdperk.games.civilization.tally import CivilizationTally
from tijdperk.games.civilization.terminal.scene import CivilizationScene
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.deals import count_names, offer_names
from tijdperk.kernel.features import Layout
from tijdperk.kernel.game import EventMessage, Game, Option, of_position
from tijdperk.kernel.moves import Move, Verb
from tijdperk.kernel.notation import seat_names
from tijdperk.kernel.position import Event, Position
from tijdperk.kernel.windows import ORDERS

LENGTHS = {"short": SHORT, "medium": MEDIUM, "long": LONG}


class CivilizationGame(Game):
    id = "civilization"
    rules_version = 1
    min_seats = 2
    max_seats = MAX_SEATS
    options = (
        Option("rules", ("standard", "advanced"), "G-03"),
        Option("length", ("short", "medium", "long"), "A-32"),
        Option("counters", ("all", "more_resources"), "G-36"),
        Option("air", ("carriers", "battleships"), "C-02"),
        Option("metropolises", ("eight", "ten"), "C-09"),
        Option("carriers", ("chosen", "forced"), "C-12"),
        Option("colony_ship", ("anyone", "owner"), "C-17"),
        Option("city_cards", ("owner", "holder"), "C-23"),
        Option("dealt_bonus", ("yes", "no"), "C-24"),
        Option("old_wonders", ("points", "gifts"), "C-42"),
    )
    decisions = DECISIONS
    decision_rules = DECISION_RULES
    verbs = VERBS
    reasons = REASONS
    draws = DRAWS
    events = EVENTS
    event_args = ARGS
    seat_args = ("opponent", "partner")
    records = names.RECORDS
    folder = Path(__file__).parent
    content: Content
    scene = CivilizationScene
    tally = CivilizationTally

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
        lands = tables.areas[: tables.lands]
        self.names = {
            "area": tables.areas,
            "source": tables.areas,
            "counter": COUNTERS,
            "technology": tables.technologies,
            "wonder": tables.wonders,
            "improvement": tables.improvements,
            "milestone": tables.milestones,
            "kind": KINDS,
            "phase": PHASES,
            "era": ERAS,
            "size": ["", *(size.id for size in self.content.settlement)],
            "resource": RESOURCES,
            "given": RESOURCES,
            "taken": RESOURCES,
            "good": tables.goods,
            "ending": ENDINGS,
            "purpose": ROLLS,
            "outcome": OUTCOMES,
            "means": MEANS,
        }
        self.nouns = {
            "SEAT": seat_names(MAX_SEATS),
            "AREA": tables.areas,
            "UNIT": KINDS,
            "SHIP": [str(number) for number in range(MAX_SHIPS + 1)],
            "POINTS": [str(points) for points in range(max(tables.points) + 1)],
            "AIR": ["none", *[f"seat-{seat}" for seat in seat_names(MAX_SEATS)]],
            "TECHNOLOGY": tables.technologies,
            "IMPROVEMENT": tables.improvements,
            "WONDER": tables.wonders,
            "MILESTONE": tables.milestones,
            "SEA": tables.areas,
            "CARD": lands,
            "OTHER": lands,
            "GOOD": tables.goods,
            "COUNT": count_names(GOLD_LOTS[-1]),
            "OFFER": offer_names(tables.offers),
            "WINDOW": WINDOWS,
            "SUBJECT": ["any", *tables.areas, *[f"seat-{seat}" for seat in seat_names(MAX_SEATS)]],
            "ORDER": ORDERS,
        }

    def new(self, options: dict[str, str], seats: int, chance: Chance, listen: bool = False) -> Position:
        chosen = {
            "advanced": options["rules"] == "advanced",
            "air_on_battleships": options["air"] == "battleships",
            "printed_milestones": options["metropolises"] == "ten",
            "forced_carriers": options["carriers"] == "forced",
            "ship_for_owner": options["colony_ship"] == "owner",
            "holder_produces": options["city_cards"] == "holder",
            "dealt_bonus": options["dealt_bonus"] == "yes",
            "late_gifts": options["old_wonders"] == "gifts",
            "more_resources": options["counters"] == "more_resources",
        }
        position = new_civilization(self.tables, seats, chosen, LENGTHS[options["length"]])
        begin(position, chance, listen)
        return position

    def words(self, language: str) -> dict[str, str]:
        return super().words(language) | names.more_words(self.content, language)

    def told(self, event: Event) -> EventMessage:
        return names.told(super().told(event), self.content)

    def moves_of(self, verb: Verb) -> list[Move]:
        return space.moves_of(self.tables, verb.number) or super().moves_of(verb)

    def layout(self, seats: int) -> Layout:
        return self.tables.layouts[seats]

    def restore(self, data: Any) -> Position:
        return store.restore(data, self.tables)


GAME = CivilizationGame()
