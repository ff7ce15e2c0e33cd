"""How far records of every released rules version agree with the present rules.

    python tools/agreement.py

Writes tests/fixtures/GAME/rules-N/expected.json: for each record there how many of its moves can be played
today, of how many, and the line that is the first not to agree. A version that has no folder yet gets one,
with a few of the game's fixtures. The records themselves are never written over: they are what people have.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.record import Play, Record, Undo, read_record
from tijdperk.kernel.replay import replay

FIXTURES = Path(__file__).resolve().parent.parent / "tests" / "fixtures"
KEPT = 4  # records of each version


def standing(record: Record) -> int:
    """How many moves a record has that were not taken back."""
    return sum(isinstance(entry, Play) - isinstance(entry, Undo) for entry in record.entries)


def agreement(record: Record) -> dict[str, Any]:
    match = replay(record)
    line = match.disagreement.values["line"] if match.disagreement else None
    return {"played": len(match.steps), "moves": standing(record), "stops_at_line": line}


def keep_present(name: str) -> None:
    """A few records of the present version, spread over the game's fixtures."""
    version = load_game(name).rules_version
    folder = FIXTURES / name / f"rules-{version}"
    if any(folder.glob("*.tijdperk")):
        return
    folder.mkdir(exist_ok=True)
    files = [
        file for file in sorted((FIXTURES / name).glob("*.tijdperk")) if read_record(file).rules == version
    ]
    for file in files[:: max(1, len(files) // KEPT)][:KEPT]:
        (folder / file.name).write_bytes(file.read_bytes())


def main() -> int:
    for name in game_ids():
        keep_present(name)
        for folder in sorted((FIXTURES / name).glob("rules-*")):
            expected = {file.name: agreement(read_record(file)) for file in sorted(folder.glob("*.tijdperk"))}
            (folder / "expected.json").write_text(json.dumps(expected, indent=2) + "\n", "utf-8")
            for file, found in expected.items():
                print(f"{name} {folder.name} {file}: {found['played']} of {found['moves']} moves")
    return 0


if __name__ == "__main__":
    sys.exit(main())
