"""History of the World, as everything outside this folder knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from tijdperk.games.history import offers, space, store, view
from tijdperk.games.history.compile import load
from tijdperk.games.history.content import Content
from tijdperk.games.history.engine import events as kinds
from tijdperk.games.history.engine.events import ARGS, EVENTS, OUTCOMES
from tijdperk.games.history.engine.force import by_land
from tijdperk.games.history.engine.history import History, new_history
from tijdperk.games.history.engine.moves import ATTACK, EXPAND_TO, VERBS, refusal
from tijdperk.games.history.engine.position import CATEGORIES, DECISION_RULES, DECISIONS, DRAWS, EXPAND
from tijdperk.games.history.engine.tables import MAX_SEATS
from tijdperk.games.history.reasons import REASONS, reason_args
from tijdperk.games.history.tally import HistoryTally
from tijdperk.games.history.terminal.scene import HistoryScene
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.features import Layout
from tijdperk.kernel.game import EventMessage, Game, Option, of_position
from tijdperk.kernel.moves import Move, Verb
from tijdperk.kernel.notation import seat_names
from tijdperk.kernel.position import Event, Position

BY_SEA = " by sea"


class HistoryGame(Game):
    id = "history"
    rules_version = 2
    min_seats = 2
    max_seats = MAX_SEATS
    options = (
        Option("markers", ("yes", "no"), "X01"),
        Option("minors", ("shuffled", "one_each"), "X02"),
        Option("stacking", ("one", "three"), "X03"),
        Option("navies", ("leave", "stay"), "X05"),
        Option("polynesia", ("in", "out"), "A02"),
        Option("caribbean", ("closed", "open"), "A03"),
        Option("coasts", ("usual", "all"), "A43"),
        Option("siegecraft", ("together", "fort_first"), "A41"),
        Option("crusade", ("from_sea", "one_die"), "A42"),
    )
    decisions = DECISIONS
    decision_rules = DECISION_RULES
    verbs = VERBS
    reasons = REASONS
    draws = DRAWS
    events = EVENTS
    event_args = ARGS
    seat_args = ("receiver", "defender")
    records = {
        "area": "area",
        "land": "land",
        "source": "land",
        "water": "water",
        "empire": "empire",
        "event": "event",
        "card": "event",
    }
    folder = Path(__file__).parent
    content: Content
    scene = HistoryScene
    tally = HistoryTally

    refusal = of_position(refusal)
    reason_args = of_position(reason_args)
    result = of_position(view.result)
    view = of_position(view.draw_view)
    detail = of_position(offers.detail)
    wanted = of_position(offers.wanted)
    store = of_position(store.store)

    def __init__(self, file: Path | None = None) -> None:
        self.content, self.tables = load(file)
        self.fingerprint = self.tables.fingerprint
        self.names = {
            "land": self.tables.lands,
            "source": [*self.tables.lands, "sea"],  # NONE is the last
            "water": self.tables.waters,
            "area": self.tables.areas,
            "empire": self.tables.empires,
            "card": self.tables.events,
            "greater": self.tables.events,
            "lesser": self.tables.events,
            "minor": self.tables.events,
            "category": CATEGORIES,
        }
        self.nouns = {
            "SEAT": seat_names(MAX_SEATS),
            "EVENT": self.tables.events,
            "WATER": self.tables.waters,
            "LAND": self.tables.lands,
            "AREA": self.tables.areas,
        }

    def new(self, options: dict[str, str], seats: int, chance: Chance, listen: bool = False) -> Position:
        return new_history(
            self.tables,
            seats,
            markers=options["markers"] == "yes",
            one_each=options["minors"] == "one_each",
            stacking=options["stacking"] == "three",
            navies=options["navies"] == "stay",
            fort_first=options["siegecraft"] == "fort_first",
            landed_crusade=options["crusade"] == "one_die",
            board=4 * (options["coasts"] == "all")
            + 2 * (options["caribbean"] == "open")
            + (options["polynesia"] == "out"),
            chance=chance,
            listen=listen,
        )

    def notation(self, position: Position, move: Move) -> str:
        text = super().notation(position, move)
        return text + BY_SEA if goes_by_sea(cast(History, position), move) else text

    def parse(self, position: Position, seat: int, text: str) -> Move:
        """Whether a move goes by sea follows from the position: the text need not say it."""
        words = " ".join(text.lower().split())
        if words.startswith(("expand ", "attack ")):
            words = words.removesuffix(BY_SEA)
        return super().parse(position, seat, words)

    def moves_of(self, verb: Verb) -> list[Move]:
        return space.moves_of(self.tables, verb.number) or super().moves_of(verb)

    def layout(self, seats: int) -> Layout:
        return self.tables.layouts[seats]

    def restore(self, data: Any) -> Position:
        return store.restore(data, self.tables)

    def told(self, event: Event) -> EventMessage:
        told = super().told(event)
        args = told.args
        if event.kind == kinds.SICKNESS:
            args["dice"] = " ".join(str(event.b))
        if event.kind == kinds.ATTACKED and event.a == event.b:
            args["source"] = "within"
        if event.kind in (kinds.ROUND, kinds.SEA_ROUND):
            *attack, attack_bonus = list(str(event.b))
            *defence, defence_bonus, outcome = list(str(event.c))
            args["attack"] = " ".join(attack)
            args["defence"] = " ".join(defence)
            args["attack_bonus"] = int(attack_bonus)
            args["defence_bonus"] = int(defence_bonus)
            args["outcome"] = OUTCOMES[int(outcome)]
        return told


def goes_by_sea(position: History, move: Move) -> bool:
    """Does the force reach a land over the sea only? Its own lands it reaches on foot."""
    if move.verb not in (EXPAND_TO, ATTACK) or position.top_kind() != EXPAND:
        return False
    return not by_land(position, move.noun) and position.army[move.noun] != position.force


GAME = HistoryGame()
