"""Reading the rules of a game: all of them, one, or those that speak of a word."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import RULE_NUMBER, Game, Rule
from tijdperk.kernel.text import Catalogue
from tijdperk.terminal.listing import figure_notes
from tijdperk.terminal.screen import Screen


def show_rules(screen: Screen, game: Game, texts: Catalogue, wanted: str = "", brief: bool = False) -> None:
    """`wanted` is a number, a word, or nothing for all; `brief` leaves titles only."""
    book = game.rulebook
    found = find_rules(game, texts.language, wanted)
    for section in book.section:
        rules = [rule for rule in found if rule.section == section.id]
        if not rules:
            continue
        if len(found) > 1:
            screen.rule(section.title.text(texts.language))
        for rule in rules:
            show_rule(screen, rule, texts.language, brief)
    if not wanted and (notes := figure_notes(game, texts)):
        screen.gap()
        for note in notes:
            screen.write(note)


def show_rule(screen: Screen, rule: Rule, language: str, brief: bool) -> None:
    indent = max(4, len(rule.id) + 1)
    screen.show(
        Text.assemble((rule.id.ljust(indent), "bold"), (rule.title.text(language), "" if brief else "bold"))
    )
    if not brief:
        screen.show(Padding(Text(rule.text.text(language)), (0, 0, 0, indent)))


def find_rules(game: Game, language: str, wanted: str) -> list[Rule]:
    rules = game.rulebook.rule
    wanted = wanted.strip().lower()
    if not wanted:
        return rules
    if RULE_NUMBER.fullmatch(wanted):
        return [game.rule(wanted.upper())]
    found = [
        rule
        for rule in rules
        if wanted in rule.title.text(language).lower() or wanted in rule.text.text(language).lower()
    ]
    if not found:
        raise BadInput("rule-no-match", word=wanted)
    return found
