"""Write how positions are copied, and which fields they have, from the one place that declares the fields.

A class in a game's engine/position.py that has fields declares them in its method `start`, each with its
type, its value at the start and a comment:

    def start(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.coins: int = tables.start_coins
        self.cards: Copied = [GONE] * tables.slots  # by slot

From these, this tool writes the end of the file: a function that copies each class, and FIELDS, by which
kernel/storing.py stores them. How a field is copied follows from its type: lists named Copied are copied,
those named Shared... are shared by clones, a list of objects with fields is copied object by object, and
anything else is taken over as it is; a method `copied_NAME` has the last word. Compiled code copies fields
one by one several times as fast as any generic way.
"""

from __future__ import annotations

import argparse
import ast
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MARK = "# ---- written by tools/fields.py from the fields above; `make format` brings it up to date\n"
WIDTH = 110  # of a line
STORED = {"int": "int", "bool": "bool", "Copied": "ints", "Shared": "ints", "SharedLists": "lists"}


class Fields:
    """A class with fields."""

    def __init__(self, node: ast.ClassDef) -> None:
        self.name = node.name
        bases = [ast.unparse(base) for base in node.bases]
        self.is_position = any("Position" in base for base in bases)
        self.is_interactive = "InteractivePosition" in bases
        self.methods = {item.name: item for item in node.body if isinstance(item, ast.FunctionDef)}
        self.fields = [
            (statement.target.attr, ast.unparse(statement.annotation))
            for statement in self.methods["start"].body
            if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Attribute)
        ]

    @property
    def word(self) -> str:
        return "position" if self.is_position else self.name.lower()

    def copier(self, others: dict[str, Fields]) -> str:
        word, name = self.word, self.name
        if self.is_position:
            lines = [
                f"def copy_fields({word}: {name}, other: {name}) -> None:",
                f"    {word}.copy_asked(other)",
            ]
            if self.is_interactive:
                lines.append(f"    {word}.copy_interaction(other)")
        else:
            lines = [f"def copy_{word}({word}: {name}) -> {name}:", f"    other = {name}()"]
        for field, kind in self.fields:
            lines.append(f"    other.{field} = {self.copied(field, kind, others)}")
        return "\n".join(lines if self.is_position else [*lines, "    return other"])

    def copied(self, field: str, kind: str, others: dict[str, Fields]) -> str:
        value = f"{self.word}.{field}"
        if f"copied_{field}" in self.methods:
            return f"{self.word}.copied_{field}()"
        if kind == "Copied":
            return f"{value}[:]"
        for name, other in others.items():
            if kind == f"list[{name}]":
                return f"[copy_{other.word}({other.word}) for {other.word} in {value}]"
        return value

    def table(self) -> str:
        kinds: dict[str, list[str]] = {}
        for field, kind in self.fields:
            if kind in STORED:
                kinds.setdefault(STORED[kind], []).append(field)
        lines = [f'    "{self.name}": {{']
        for kind, names in kinds.items():
            wrapped = textwrap.wrap(" ".join(names), WIDTH - 15)
            line = f'        "{kind}": "{" ".join(names)}",'
            if len(line) <= WIDTH:
                lines.append(line)
            else:
                lines.append(f'        "{kind}": (')
                lines += [f'            "{line} "' for line in wrapped[:-1]]
                lines += [f'            "{wrapped[-1]}"', "        ),"]
        return "\n".join([*lines, "    },"])


def written(source: str) -> str:
    """The source with its last part written again."""
    head = source.partition(MARK)[0].rstrip()
    found = {
        node.name: Fields(node)
        for node in ast.parse(head).body
        if isinstance(node, ast.ClassDef)
        and any(isinstance(item, ast.FunctionDef) and item.name == "start" for item in node.body)
    }
    copiers = [fields.copier(found) for fields in found.values()]
    tables = [fields.table() for fields in found.values()]
    table = "\n".join(["FIELDS: Final[dict[str, dict[str, str]]] = {  # class, type, names", *tables, "}"])
    return "\n\n\n".join([head, MARK.rstrip(), *copiers, table]) + "\n"


def stale() -> list[Path]:
    """The files whose last part is not what their fields say."""
    files = sorted(ROOT.glob("src/tijdperk/games/*/engine/position.py"))
    return [path for path in files if written(text := path.read_text("utf-8")) != text]


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Write how positions are copied and stored, from their fields."
    )
    parser.add_argument("--check", action="store_true", help="only say which files are not up to date")
    args = parser.parse_args()
    found = stale()
    for path in found:
        if not args.check:
            path.write_text(written(path.read_text("utf-8")), "utf-8")
    if args.check and found:
        sys.exit(
            f"Not up to date, run `make format`: {', '.join(str(path.relative_to(ROOT)) for path in found)}"
        )


if __name__ == "__main__":
    main()
