"""What was learned of a game: a file in its folder with weights by the names of the features."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tijdperk.kernel.features import Layout, Weights

FILE = "weights.json"
DIGITS = 4


class Learned(msgspec.Struct, kw_only=True):
    """The file. What is known of features that the game does not have any more is left out."""

    about: dict[str, Any]  # seed, games, log loss, calibration, matches
    parts: int
    phases: int
    at_once: bool = True
    weights: dict[str, list[float]]  # feature: phase by phase, part by part


def write_weights(path: Path, learned: Learned) -> None:
    """One feature a line, so that a change can be read."""
    data = {**msgspec.structs.asdict(learned), "weights": {}}
    head = msgspec.json.format(msgspec.json.encode(data), indent=2).decode()
    rows = [
        f"    {msgspec.json.encode(name).decode()}: {msgspec.json.encode(row).decode()}"
        for name, row in learned.weights.items()
    ]
    body = '"weights": {\n' + ",\n".join(rows) + "\n  }"
    path.write_text(head.replace('"weights": {}', body) + "\n", "utf-8")


def read_weights(path: Path, layout: Layout) -> Weights | None:
    """The weights for a layout; None where there is no file, or it was made for another kind of value."""
    if not path.is_file():
        return None
    learned = msgspec.json.decode(path.read_bytes(), type=Learned)
    if (learned.parts, learned.phases) != (layout.parts, layout.phases):
        return None
    return weights_of(layout, learned.weights, learned.at_once)


def lay_out(layout: Callable[[int], Layout], max_seats: int, folder: Path) -> list[Layout]:
    """A game's layouts by number of seats, with what was learned; its summary is the same for all of them."""
    layouts = [layout(max(1, seats)) for seats in range(max_seats + 1)]
    weights = read_weights(folder / FILE, layouts[max_seats])
    for places in layouts:
        places.weights = weights
    return layouts


def weights_of(layout: Layout, rows: dict[str, list[float]], at_once: bool) -> Weights:
    """Rows by name in the order of the places."""
    parts = layout.parts
    places = layout.summary
    values = [0.0] * (layout.phases * places * parts)
    for place in range(places):
        row = rows.get(layout.features[place].name)
        if row:
            for phase in range(layout.phases):
                start = (phase * places + place) * parts
                values[start : start + parts] = row[phase * parts : (phase + 1) * parts]
    return Weights(parts, places, values, at_once)
