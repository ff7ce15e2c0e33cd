"""Moments of real games, as the server would tell them to the first seat: what tests of a board draw.

Each game has a `web/src/games/<game>/fixtures/make.py` that plays games and says which moments it wants.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from tijdperk.kernel.chance import EVERYONE
from tijdperk.kernel.errors import Refused
from tijdperk.kernel.match import Match
from tijdperk.kernel.text import catalogue

VIEWER = 0


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def refusal(why: Refused) -> dict[str, Any]:
    text = {language: catalogue(language, why.game).error(why) for language in ("en", "nl")}
    return {"key": why.key, "rule": why.rule, "game": why.game, "figures": why.figures, "text": text}


def step(match: Match, number: int, seat: int, move: str, events: list[Any]) -> dict[str, Any]:
    heard = [plain(match.game.told(event)) for event in events if event.only in (EVERYONE, VIEWER)]
    return {"number": number, "seat": seat, "move": move, "events": heard, "undone": False}


def asked(match: Match) -> str:
    """What the viewer has to decide: '' for nothing."""
    return next((decision.kind for decision in match.decisions() if decision.seat == VIEWER), "")


def moment(match: Match, last: int) -> dict[str, Any]:
    """A TableView as far as a board looks at it, with the opening and the last steps."""
    game, position = match.game, match.position
    decisions = [
        {
            "id": decision.id,
            "seat": decision.seat,
            "kind": decision.kind,
            "choices": [
                {"move": choice.move, "detail": plain(choice.detail)}
                for choice in game.choices(position, decision.seat)
            ],
            "refused": [
                {"move": move, "why": refusal(why)} for move, why in game.refusals(position, decision.seat)
            ],
        }
        for decision in match.decisions()
        if decision.seat == VIEWER
    ]
    made = [step(match, number, one.seat, one.text, one.events) for number, one in enumerate(match.steps, 1)]
    return {
        "view": plain(game.view(position, VIEWER)),
        "decisions": decisions,
        "log": [step(match, 0, -1, "", match.opening), *made[-last:]],
        "over": match.over,
    }


def write(folder: Path, match: Match, moments: dict[str, Any]) -> None:
    """The moments, and the figures of the game they were played with."""
    content = tomllib.loads((match.game.folder / "content.toml").read_text("utf-8"))
    for name, data in (("moments", moments), ("content", content)):
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", "utf-8")
