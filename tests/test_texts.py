"""What people read is free of slips: all messages of all catalogues, and the sentences of recorded games."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.effort import effort
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import game_ids, load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY
from tijdperk.kernel.record import read_record
from tijdperk.kernel.replay import replay
from tijdperk.kernel.text import LANGUAGES, Catalogue
from tijdperk.kernel.text import messages as unread_messages
from tijdperk.terminal.menu import Menu
from tijdperk.terminal.seats import name_seats, take_seats
from tijdperk.terminal.story import Story
from tools.fixtures import play

ROOT = Path(__file__).resolve().parent.parent
RECORDS = sorted((ROOT / "tests" / "fixtures").glob("*/*.tijdperk"))[:: effort(3, 1)]
NAMES = ["Anna", "Bram", "Chris", "Daan", "Esra", "Finn", "Gijs"]

SLIPS = {
    "a doubled full stop": re.compile(r"\.\.(?!\.)|\.\)\.|[.!?][,;:]"),
    "two spaces": re.compile(r"  "),
    "a space before a mark": re.compile(r"\s[,;:?!](?!\w)|\s\.(?![\w.])|\(\s|\s\)"),
    "a space before the percent sign": re.compile(r"\s%"),
    "something not filled in": re.compile(r"[{}]"),
}
ABBREVIATIONS = re.compile(r"v\.Chr\.|n\.Chr\.|\b[A-Z]\.|\bdobbelst\.")
SMALL_LETTER_AFTER_STOP = re.compile(r"[.!?] [a-zà-ÿ]")

PLURALS = {
    "en": "coins points cards armies forts fleets shields spaces resources tokens moves players seats boxes"
    " dice rules tables wonders bonuses actions lands markers symbols events games defences minutes days",
    "nl": "munten punten kaarten legers forten vloten schilden stappen hulpbronnen grondstoffen fiches zetten"
    " spelers stoelen velden dobbelstenen regels tafels wonderen bonussen acties landen symbolen spellen"
    " gebeurtenissen geldstukken verdedigingen minuten dagen",
}
SINGULARS = {
    "en": "coin point card army fort fleet shield space resource token move player seat box die rule table "
    "wonder bonus action land marker symbol event game defence minute day hour",
    "nl": "munt punt kaart leger fort vloot schild stap hulpbron grondstof fiche zet speler stoel veld "
    "dobbelsteen regel tafel wonder bonus actie land symbool spel gebeurtenis geldstuk minuut dag",
}
BETWEEN = "(?:(?:extra|more|other|new|free|gratis|nieuwe|andere) )?"
OF_ONE = {
    language: re.compile(rf"(?<![\d.,-])1 {BETWEEN}({'|'.join(words.split())})\b")
    for language, words in PLURALS.items()
}
OF_MANY = {
    language: re.compile(rf"(?<![\w-])(?:0|2|12) ({'|'.join(words.split())})\b(?![-’])")
    for language, words in SINGULARS.items()
}
SEAT_NUMBER = re.compile(r"\b(?:seat|stoel) \d")

# Numbers that are never one, so that their messages need no singular.
NEVER_ONE = {"most", "known", "fewest", "printed", "all", "some", "minutes", "moves"}


def slips(text: str, language: str) -> list[str]:
    """What is wrong with a text: its marks, its plurals and its capitals."""
    found = [what for what, pattern in SLIPS.items() if pattern.search(text)]
    if OF_ONE[language].search(text) or OF_MANY[language].search(text):
        found.append("a wrong plural")
    whole = ABBREVIATIONS.sub("", text)
    small = whole.lstrip(" “‘(")[:1].islower() or SMALL_LETTER_AFTER_STOP.search(whole)
    if small and whole.endswith((".", "?", "!")):
        found.append("a sentence without a capital")
    return found


# ---- the catalogues


class Selectors(Visitor):
    """The variables of a message, and the variants that are chosen by each."""

    def __init__(self) -> None:
        self.variants: dict[str, set[str]] = {}
        self.used: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variants.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.used.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {
                variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                for variant in node.variants
            }
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def catalogues() -> Iterator[tuple[str, list[Path], Path]]:
    """Each catalogue with the ones whose messages it may use."""
    common, shell = ROOT / "src" / "tijdperk", ROOT / "web" / "src"
    for language in LANGUAGES:
        texts = common / "text" / f"{language}.ftl"
        yield language, [], texts
        yield language, [], shell / "app" / "text" / f"{language}.ftl"
        for game in game_ids():
            own = common / "games" / game / "text" / f"{language}.ftl"
            yield language, [texts], own
            yield language, [texts, own], shell / "games" / game / "text" / f"{language}.ftl"


def messages(paths: Iterable[Path]) -> dict[str, Selectors]:
    found: dict[str, Selectors] = {}
    for path in paths:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = Selectors()
                found[entry.id.name].visit(entry)
    return found


def variants(known: dict[str, Selectors], key: str) -> dict[str, set[str]]:
    """The variants of a message, also those of the messages it uses."""
    found = {name: set(keys) for name, keys in known[key].variants.items()}
    for used in known[key].used:
        for name, keys in variants(known, used).items():
            found.setdefault(name, set()).update(keys)
    return found


def samples(name: str, keys: set[str]) -> list[str | int]:
    """Values for a variable: one of each variant it chooses, or a number and a name."""
    numbers = {key for key in keys if key.isdecimal()}
    if "one" in keys or (numbers and not keys - numbers - {"other"}):
        return [0, 1, 2, 12, *(int(key) for key in numbers)]
    if keys:
        return sorted(keys)
    if name.startswith("name"):
        return ["Anna"]
    if name == "year":
        return [12]
    return ["Anna", 12 if name in NEVER_ONE else 1]


@pytest.mark.parametrize(
    ("language", "others", "path"),
    list(catalogues()),
    ids=lambda value: "-".join(value.parts[-4:]) if isinstance(value, Path) else "",
)
def test_every_message_is_without_slips(language: str, others: list[Path], path: Path) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for source in [*others, path]:
        bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=True)
    known = messages([*others, path])
    assert list(messages([path])) == list(reversed(unread_messages(path.read_text("utf-8"))))
    wrong: dict[str, list[str]] = {}
    for key in messages([path]):
        pattern = bundle.get_message(key).value
        assert pattern is not None
        given = {name: samples(name, keys) for name, keys in variants(known, key).items()}
        if "count" in given and "points" in given:
            given["points"] = ["Anna"]  # the count as it is written, with its sign
        for values in product(*given.values()):
            text, errors = bundle.format_pattern(pattern, dict(zip(given, values, strict=True)))
            assert not errors, f"{key}: {errors}"
            found = slips(str(text), language)
            if found:
                wrong.setdefault(f"{key}: {', '.join(found)}", []).append(str(text))
    assert not wrong, "\n".join(f"{key}: {texts[0]}" for key, texts in wrong.items())


# ---- games that were played


def tell(match: Match, language: str) -> tuple[Catalogue, Story]:
    texts = Catalogue(language, match.game)
    seats = take_seats([f"human {name}" for name in NAMES[: len(match.seats)]], texts)
    name_seats(texts, seats)
    return texts, Story(match.game, texts, [seat.name for seat in seats])


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_every_recorded_game_is_told_without_slips(file: Path) -> None:
    match = replay(read_record(file), file=str(file))
    for language in LANGUAGES:
        _, story = tell(match, language)
        told = [text for lines in story.whole(match, NOBODY) for _, text in lines]
        story.you = 0
        told += [text for lines in story.whole(match, 0) for _, text in lines]
        wrong = {text: slips(text, language) for text in set(told) if slips(text, language)}
        assert not wrong
        assert not [text for text in told if SEAT_NUMBER.search(text)]


@cache
def finished_game(game: str) -> Match:
    """A whole game by bots that do anything, which both languages go through."""
    table = load_game(game)
    return play(table, {}, ["random"] * table.max_seats, seed=3)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_prompts_and_refusals_are_without_slips(game: str, language: str) -> None:
    """A menu per kind of decision, with what is chosen and what is refused, and a refused undo."""
    table = load_game(game)
    finished = finished_game(game)
    match = Match(table, {}, finished.seats, Sampled(3))
    texts, _ = tell(match, language)
    scene = table.scene(table, texts)
    asked: dict[str, int] = {}
    for step in finished.steps:
        seat = step.seat
        kind = next(decision.kind for decision in match.decisions() if decision.seat == seat)
        asked[kind] = asked.get(kind, 0) + 1
        if asked[kind] <= 4:
            menu = Menu(match, scene, seat, texts)
            said = [
                texts.say(f"ask-{kind}", last=""),
                *menu.words.values(),
                *(why for _, why in menu.refusals),
            ]
            undo = match.may_undo((seat + 1) % len(match.seats))
            said += [texts.error(undo)] if undo else []
            for text in said:
                sentence = re.sub(r" \([A-Z]-?\d+\)$", "", text)
                assert not slips(sentence, language), sentence
                assert not SEAT_NUMBER.search(sentence), sentence
        match.play(match.check(seat, step.text), seat)
    assert match.over
