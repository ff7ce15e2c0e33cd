"""Which numbered rules of each game have a test that shows them, code that carries them out, and a lesson?

The rules stand in `src/tijdperk/games/<game>/text/rules.toml`, in both languages. A test names the rules that
it shows with `@pytest.mark.rule("R17")`; code names those that it carries out in a docstring or a comment.
A lesson lists those that it teaches. Not every rule needs one: only those marked `basic = true`.
"""

import argparse
import ast
import io
import json
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import fill
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "nl")
RULE_ID = re.compile(r"([A-Z]+-?)(\d+)")  # R17, R017, G-17
LIKE_A_RULE = re.compile(r"\b[A-Z]-?\d+\b")  # in prose
EXAMPLE_ID = re.compile(r"(?:T|E-)\d+[a-z]?")  # a worked example: tests may name it, players do not read it


@dataclass
class Coverage:
    """What is known about the rules of one game."""

    game: str
    titles: dict[str, str] = field(default_factory=dict)
    tests: dict[str, list[str]] = field(default_factory=dict)
    code: dict[str, list[str]] = field(default_factory=dict)
    lessons: dict[str, list[str]] = field(default_factory=dict)
    basic: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def without_test(self) -> list[str]:
        return [rule for rule in self.titles if rule not in self.tests]

    def without_code(self) -> list[str]:
        return [rule for rule in self.titles if rule not in self.code]

    def without_lesson(self) -> list[str]:
        return [rule for rule in self.titles if rule not in self.lessons]

    def basic_without_lesson(self) -> list[str]:
        return [rule for rule in self.basic if rule not in self.lessons]

    def complete(self) -> bool:
        lacking = self.without_test() or self.without_code() or self.basic_without_lesson()
        return not (self.errors or lacking)

    def refer(self, found: dict[str, list[str]], rule: str, place: str) -> None:
        """Note that a test or a piece of code names a rule."""
        if rule not in self.titles:
            self.errors.append(f"{place}: there is no rule {rule}")
        elif place not in found.setdefault(rule, []):
            found[rule].append(place)


def coverage(root: Path, folder: Path) -> Coverage:
    """Read the rules of the game in a folder, and who refers to them."""
    result = Coverage(folder.name)
    read_book(result, folder / "text" / "rules.toml", root)
    if not result.titles:
        return result
    for path in sorted(folder.rglob("*.py")):
        for line, prose in comments_and_docstrings(path.read_text("utf-8")):
            for rule in mentions(prose, result.titles):
                result.refer(result.code, rule, f"{shown(path, root)}:{line}")
    for path in sorted((folder / "lessons").glob("*.toml")):
        for rule in taught(tomllib.loads(path.read_text("utf-8"))):
            result.refer(result.lessons, rule, shown(path, root))
    for path in sorted((root / "tests" / folder.name).rglob("*.py")):
        for place, argument in marks(ast.parse(path.read_bytes()), shown(path, root)):
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                if argument.value not in result.titles and EXAMPLE_ID.fullmatch(argument.value):
                    continue
                result.refer(result.tests, argument.value, place)
            else:
                result.errors.append(f"{place}: write the rule's id out, so that it can be found")
    return result


def taught(lesson: dict[str, Any]) -> Iterator[str]:
    """The rules of a lesson, or of what is said in a first game."""
    yield from lesson.get("rules", [])
    for first in lesson.get("first", []):
        yield from first.get("rules", [])


def read_book(result: Coverage, book: Path, root: Path) -> None:
    """Take in a rules.toml; object to what is doubled, left out or not translated."""

    def object_to(fault: str) -> None:
        result.errors.append(f"{shown(book, root)}: {fault}")

    def check_languages(entry: dict[str, Any], key: str) -> None:
        texts = entry.get(key)
        for language in LANGUAGES:
            if not (isinstance(texts, dict) and str(texts.get(language, "")).strip()):
                object_to(f"{entry['id']} has no {key} in {language}")

    try:
        content = tomllib.loads(book.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        object_to(str(error))
        return
    sections = {entry["id"]: entry for entry in content.get("section", [])}
    for entry in sections.values():
        check_languages(entry, "title")
    last: dict[str, int] = {}
    for entry in content.get("rule", []):
        rule = str(entry.get("id", ""))
        match = RULE_ID.fullmatch(rule)
        if not match:
            object_to(f"a rule has the id {rule!r}; ids look like R17")
            continue
        if rule in result.titles:
            object_to(f"{rule} is there twice")
            continue
        prefix, number = match[1], int(match[2])
        if number <= last.get(prefix, 0):
            object_to(f"{rule} comes after number {last[prefix]} of the same letter")
        last[prefix] = number
        if sections and entry.get("section") not in sections:
            object_to(f"{rule} is in no section; the sections are {', '.join(sections)}")
        check_languages(entry, "title")
        check_languages(entry, "text")
        result.titles[rule] = str(entry.get("title", {}).get("en", ""))
        if entry.get("basic"):
            result.basic.append(rule)
    if not result.titles:
        object_to("no rule is in it")


def mentions(prose: str, titles: Iterable[str]) -> list[str]:
    """The rules that a comment or docstring names, whatever letters the rulebook numbers its rules with.

    What only looks like a number of a rule, with a letter that the rulebook does not have, is one as well: it
    is then reported as unknown.
    """
    prefixes = {match[1] for match in map(RULE_ID.fullmatch, titles) if match}
    known = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(prefixes)))})\d+\b")
    named = known.findall(prose)
    return named + [like for like in LIKE_A_RULE.findall(prose) if like not in named]


def comments_and_docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Each comment and docstring with the line that it begins on."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.lineno, str(node.value.value)


def marks(node: ast.AST, place: str) -> Iterator[tuple[str, ast.expr]]:
    """The arguments of each `pytest.mark.rule(...)`, with the test, class or file it is in."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        place = f"{place}::{node.name}"
    if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule", "rule"):
        for argument in node.args:
            yield place, argument
    for child in ast.iter_child_nodes(node):
        yield from marks(child, place)


def shown(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix()


def report(result: Coverage, verbose: bool) -> None:
    for error in result.errors:
        print(error)
    lacking = [rule for rule in result.titles if rule not in result.tests or rule not in result.code]
    rows = list(result.titles) if verbose else lacking
    if rows:
        print(f"{result.game:8} test  code  lesson")
    for rule in rows:
        found = (result.tests, result.code, result.lessons)
        test, code, lesson = ("yes" if rule in places else "-" for places in found)
        print(f"  {rule:6} {test:5} {code:5} {lesson:6} {result.titles[rule]}")
        if verbose:
            for place in (place for places in found for place in places.get(rule, [])):
                print(f"         {place}")
    total = len(result.titles)
    tested, coded = total - len(result.without_test()), total - len(result.without_code())
    errors = f", {len(result.errors)} errors" if result.errors else ""
    learned = f", {len(result.lessons)} in a lesson" if result.lessons else ""
    print(f"{result.game}: {total} rules, {tested} with a test, {coded} with code{learned}{errors}")
    if result.lessons:
        print(fill("no lesson: " + ", ".join(result.without_lesson()), 110, subsequent_indent="  "))
    for rule in result.basic_without_lesson():
        print(f"{rule} is basic, and no lesson teaches it: {result.titles[rule]}")


def as_data(result: Coverage) -> dict[str, Any]:
    return {
        "rules": len(result.titles),
        "tests": result.tests,
        "code": result.code,
        "without_test": result.without_test(),
        "without_code": result.without_code(),
        "lessons": result.lessons,
        "without_lesson": result.without_lesson(),
        "errors": result.errors,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="List the rules that lack a test, code or a lesson.")
    parser.add_argument("--verbose", action="store_true", help="list every rule, with its tests and code")
    parser.add_argument("--json", action="store_true", help="print one object, keyed by game")
    args = parser.parse_args()
    books = sorted((ROOT / "src" / "tijdperk" / "games").glob("*/text/rules.toml"))
    if not books:
        sys.exit("There is no rules.toml: the rules of a game belong in its folder, text/rules.toml.")
    results = [coverage(ROOT, book.parent.parent) for book in books]
    if args.json:
        print(json.dumps({result.game: as_data(result) for result in results}, indent=2))
    else:
        for result in results:
            report(result, args.verbose)
    sys.exit(not all(result.complete() for result in results))


if __name__ == "__main__":
    main()
