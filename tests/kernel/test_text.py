"""Both languages say the same things, and everything the code says can be said."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.text import LANGUAGES, catalogue

SOURCE = Path(__file__).parents[2] / "src" / "tijdperk"
FOLDERS = [SOURCE / "text", *(SOURCE / "games" / game / "text" for game in game_ids())]


class References(Visitor):
    """The variables and other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def read(path: Path) -> dict[str, References]:
    """Every message of a catalogue file; each key once, and nothing that cannot be read."""
    found: dict[str, References] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {path}"
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found


def variables(messages: dict[str, References], key: str) -> set[str]:
    """The variables a message needs, also through the messages it uses."""
    return messages[key].variables.union(*(variables(messages, used) for used in messages[key].messages))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))
def test_both_languages_have_the_same_messages_and_variables(folder: Path) -> None:
    english, *others = [read(folder / f"{language}.ftl") for language in LANGUAGES]
    for other in others:
        assert english.keys() == other.keys()
        for key in english:
            assert english[key].variables == other[key].variables, key


# ---- what the code says

# What the kernel says in a game's own words.
OF_EVERY_GAME = {"error-asked-something-else"}


def spoken(tree: ast.AST) -> Iterator[tuple[str, set[str] | None, int]]:
    """Literal keys in the code, with the figures given (None where they cannot be seen) and the line."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        key = node.args[0]
        if not isinstance(key, ast.Constant) or not isinstance(key.value, str):
            continue
        given = {word.arg for word in node.keywords if word.arg}
        args = None if any(word.arg is None for word in node.keywords) else given
        if name in ("BadInput", "Refused", "refused"):
            # `rule` and `game` are not figures: they name the rule behind an error and whose text it is.
            yield f"error-{key.value}", args and args - {"rule", "game"}, node.lineno
        elif name == "say" or (name == "labelled" and key.value.startswith("label-")):
            yield key.value, args if name == "say" else None, node.lineno


def messages_for(path: Path) -> dict[str, References]:
    """The common messages, and for code in a game's folder those of the game."""
    messages = read(SOURCE / "text" / "en.ftl")
    for game in game_ids():
        if SOURCE / "games" / game in path.parents:
            messages |= read(SOURCE / "games" / game / "text" / "en.ftl")
    return messages


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_key_in_the_code_exists_and_gets_its_figures(path: Path) -> None:
    messages = messages_for(path)
    for key, args, line in spoken(ast.parse(path.read_text("utf-8"))):
        if key in OF_EVERY_GAME:
            continue
        assert key in messages, f"{path.name}:{line}: there is no message {key}"
        if args is not None:
            missing = variables(messages, key) - args
            assert not missing, f"{path.name}:{line}: {key} needs {missing}"


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_for_a_refusal_has_a_sentence_and_a_rule(game: str, language: str) -> None:
    texts = catalogue(language, game)
    table = load_game(game)
    rules = {rule.id for rule in table.rulebook.rule}
    for key in OF_EVERY_GAME:
        assert texts.has(key), key
    for key, rule in table.reasons.values():
        assert texts.has(f"error-{key}"), key
        assert rule in rules, rule
    assert {*table.decision_rules} <= rules
    assert {verb.rule for verb in table.verbs} <= rules


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_told(game: str, language: str) -> None:
    """A question per decision, and a name and a sentence per option."""
    texts = catalogue(language, game)
    table = load_game(game)
    wanted = [f"ask-{decision}" for decision in table.decisions]
    for option in table.options:
        wanted += [f"option-{option.id}", *(f"option-{option.id}-{value}" for value in option.choices)]
    for key in wanted:
        assert texts.has(key), key
