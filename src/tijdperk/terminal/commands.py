"""What can be typed besides a move: commands, in either language, by any clear beginning."""

from __future__ import annotations

from dataclasses import dataclass

from tijdperk.kernel.errors import BadInput

# Each command with its words; the first is its name. English and Dutch work whatever the language.
WORDS: dict[str, tuple[str, ...]] = {
    "undo": ("undo", "terug"),
    "hint": ("hint", "tip"),
    "suggest": ("suggest", "voorstel"),
    "log": ("log", "logboek"),
    "why": ("why", "waarom"),
    "rules": ("rules", "regels"),
    "save": ("save", "bewaar"),
    "board": ("board", "bord"),
    "resign": ("resign", "opgeven"),
    "draw": ("draw", "remise"),
    "help": ("help", "hulp", "?"),
    "quit": ("quit", "exit", "stop"),
}
WHOLE = ("resign", "draw")  # what ends the game is not shortened
TAKES = {
    "undo": "command-steps-word",
    "why": "command-move-word",
    "rules": "command-rule-word",
    "save": "command-file-word",
    "board": "command-all-word",
}


@dataclass(frozen=True)
class Command:
    """A command and what was typed after it."""

    name: str
    rest: str


def read_command(line: str) -> Command | None:
    """The command a line means; None when it is none, BadInput when it could be several."""
    word, _, rest = line.strip().partition(" ")
    word = word.lower()
    for name, words in WORDS.items():
        if word in words:
            return Command(name, rest.strip())
    short = {name: words for name, words in WORDS.items() if name not in WHOLE}
    begun = {name for name, words in short.items() if word and any(w.startswith(word) for w in words)}
    if len(begun) > 1:
        meant = sorted(w for words in short.values() for w in words if w.startswith(word))
        raise BadInput("command-ambiguous", given=word, allowed=", ".join(meant))
    return Command(begun.pop(), rest.strip()) if begun else None
