"""What the table shows: content, not layout."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.terminal import drawn
from tests.terminal.drawn import speak
from tijdperk.games.duel.content import Card, Token, Wonder
from tijdperk.games.duel.game import GAME
from tijdperk.games.duel.offers import Bought, PriceView
from tijdperk.games.duel.terminal.words import Words
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY
from tijdperk.kernel.text import catalogue
from tijdperk.terminal.menu import Menu, numbers_of
from tijdperk.terminal.story import Story


def draw(match: Match, viewer: int, width: int = 100, color: bool = False, encoding: str = "utf-8") -> str:
    return drawn.draw(match, viewer, width, encoding, color=color)


def half_way(seed: int, moves: int, options: dict[str, str] | None = None) -> Match:
    """A random game, some way on."""
    match = Match("duel", options, ["human Anna", "human Bram"], Sampled(seed))
    dice = Sampled(seed)
    while not match.over and len(match.steps) < moves:
        legal = match.position.legal(match.seat)
        match.play(legal[dice.below(len(legal))], match.seat)
    return match


@pytest.mark.parametrize("width", [80, 100, 120, 132])
@pytest.mark.parametrize("moves", [0, 5, 9, 25, 45, 60, 200])
def test_no_line_is_wider_than_the_screen(width: int, moves: int) -> None:
    for seed in range(4):
        match = half_way(seed, moves)
        for line in draw(match, seed % 2, width).splitlines():
            assert cell_len(line) <= width


def test_every_visible_card_is_named_and_no_hidden_one() -> None:
    match = half_way(3, 8, {"wonders": "fixed"})
    text = draw(match, 0, 132)
    view = match.game.view(match.position, 0)
    names = match.game.words("en")
    seen = {slot.card for slot in view.structure if slot.card}  # type: ignore[attr-defined]
    seen |= {card for city in view.cities for card in city.built}  # type: ignore[attr-defined]
    for card in seen:
        assert names[f"card-{card}"].split()[0] in text
    assert "░ I ░" in text


def test_without_colour_kinds_are_letters() -> None:
    text = draw(half_way(3, 8, {"wonders": "fixed"}), 0)
    assert "\x1b" not in text
    assert any(f"{code} " in text for code in ("Br", "Gy", "Bl", "Gn", "Ye", "Rd"))


def test_with_colour_open_cards_are_ringed_for_who_is_to_move_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    match = half_way(3, 6, {"wonders": "fixed"})
    teal = "38;2;85;211;200"
    assert f"\x1b[{teal}m▐" in draw(match, match.seat, color=True)
    assert f"\x1b[{teal}m▐" not in draw(match, 1 - match.seat, color=True)


def test_an_encoding_without_boxes_gets_plain_signs() -> None:
    text = draw(half_way(3, 8, {"wonders": "fixed"}), 0, encoding="ascii")
    assert "?" not in text
    assert "[" in text


def test_prices_stand_on_the_cards_of_who_is_to_move() -> None:
    match = half_way(5, 0, {"wonders": "fixed"})
    text = draw(match, match.seat)
    assert "free" in text
    assert "short" in text


def until(kind: str) -> Match:
    """The first random game that comes to a decision of this kind, and there."""
    for seed in range(400):
        match = half_way(seed, 0)
        dice = Sampled(seed)
        while not match.over:
            if match.decisions()[0].kind == kind:
                return match
            legal = match.position.legal(match.seat)
            match.play(legal[dice.below(len(legal))], match.seat)
    raise AssertionError(f"no game came to {kind}")


def test_the_librarys_tokens_show_to_its_builder_alone() -> None:
    """R44: only the builder sees the three tokens."""
    match = until("library")
    assert "drawn from the box" in draw(match, match.seat)
    assert "drawn from the box" not in draw(match, 1 - match.seat)
    assert "drawn from the box" not in draw(match, NOBODY)
    story = Story(match.game, speak(match), ["Anna", "Bram"])
    told = [" ".join(text for _, text in story.move(match.steps[-1], seat)) for seat in range(2)]
    assert "draws from the box" in told[match.seat]
    assert "draws from the box" not in told[1 - match.seat]


def test_what_a_card_lays_open_is_told_before_it_is_used() -> None:
    """R8: the card above two face-down ones of the second row; the last of a row opens one at most."""
    match = half_way(5, 0, {"wonders": "fixed"})
    assert "uncovers" not in draw(match, match.seat)
    match.play(match.legal()[1])
    assert "face-down card" in draw(match, match.seat)


def test_the_score_sheet_says_how_it_was_won() -> None:
    for language in ("en", "nl"):
        for seed in range(6):
            match = half_way(seed, 500)
            texts = speak(match, language)
            file = io.StringIO()
            console = Console(file=file, width=80)
            console.print(match.game.scene(match.game, texts).score(match.position, ["Anna", "Bram"]))
            first = file.getvalue().splitlines()[0]
            assert "Anna" in first or "Bram" in first
            assert texts.say("category-total") in file.getvalue()


# ---- words


def test_moves_that_begin_the_same_share_a_heading() -> None:
    match = half_way(5, 0, {"wonders": "fixed"})
    texts = speak(match)
    menu = Menu(match, match.game.scene(match.game, texts), match.seat, texts)
    assert list(menu.groups)[:2] == ["Build", "Discard for 2 coins"]
    assert sorted(menu.moves) == sorted(match.legal())
    assert [menu.move(menu.number(move)) for move in menu.moves] == menu.moves


def test_amounts_are_their_own_numbers() -> None:
    assert numbers_of(["bid 0", "bid 1", "bid 2"]) == [0, 1, 2]
    assert numbers_of(["build baths", "build altar"]) == [1, 2]


@pytest.mark.rule("R17")
def test_a_price_is_told_with_how_it_comes_about() -> None:
    words = Words(catalogue("en", "duel"), 1)
    price = PriceView(7, 2, [Bought("glass", 1, 3), Bought("clay", 1, 2)], {"wood": 1}, 1, 2, False)
    assert words.price(price) == (
        "7 coins (2 coins, 1 glass at 3 each, 1 clay at 2 each, you produce 1 wood, 1 from a flexible source,"
        " 2 discounted)"
    )
    dutch = Words(catalogue("nl", "duel"), 1)
    assert dutch.price(PriceView(1, 1, [], {}, 0, 0, False)) == "1 munt"
    assert dutch.price(PriceView(0, 0, [], {}, 0, 0, True)) == "gratis via een schakel"


def test_every_card_wonder_and_token_can_be_described() -> None:
    content = GAME.content
    items: list[Card | Wonder | Token] = [*content.card, *content.wonder, *content.token]
    for language in ("en", "nl"):
        words = Words(catalogue(language, "duel"), 1)
        for item in items:
            assert words.effects(item)


def test_alike_events_are_told_together() -> None:
    match = Match("duel", {"first": "seat1"}, ["human Anna", "human Bram"], Sampled(1))
    story = Story(match.game, speak(match), ["Anna", "Bram"], you=0)
    lines = [text for _, text in story.lines(match.opening, 0)]
    assert lines[0] == "You are the first player."
    assert lines[1].startswith("To choose from: ")
    assert lines[1].count(",") == 3
