"""History of the World in the terminal: everything can be shown, said and asked, and nothing secret is."""

from __future__ import annotations

import io

import pytest
from msgspec.structs import replace as replaced
from rich.console import Console

from tests.terminal import drawn
from tests.terminal.conftest import Run
from tests.terminal.drawn import NAMES, asked, draw, play_on, play_out, speak
from tijdperk.games.history.game import GAME
from tijdperk.games.history.offers import MoveDetail, OddsView
from tijdperk.games.history.terminal.choice import Wording, percent
from tijdperk.games.history.terminal.score import ScoreSheet
from tijdperk.games.history.view import ResultView
from tijdperk.kernel.game import Choice
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY
from tijdperk.kernel.text import LANGUAGES, Catalogue
from tijdperk.terminal.story import Story

EXPERT = {"minors": "one_each", "stacking": "three", "navies": "stay"}


def begin(seed: int, seats: int = 6, options: dict[str, str] | None = None) -> Match:
    return drawn.begin("history", seed, seats, options)


# ---- what is shown


@pytest.mark.parametrize("width", [80, 120])
def test_every_land_with_something_in_it_is_shown_with_its_owner(width: int) -> None:
    match = begin(1)
    for number, _ in enumerate(play_on(match, 1)):
        if number == 150:
            break
    drawn = draw(match, NOBODY, width)
    texts = speak(match)
    for stand in GAME.view(match.position, NOBODY).lands:
        mark = "●■▲◆⬢✚"[stand.army.seat] if stand.army else "·" if width == 120 else ""
        name = texts.word("land", stand.land)
        short = texts.say(f"short-{stand.land}") if texts.has(f"short-{stand.land}") else name
        assert any(f"{mark}{gap}{title}" in drawn for gap in ("  ", " ›") for title in (name, short)), name


@pytest.mark.rule("A02")
def test_a_land_that_is_left_out_is_not_shown() -> None:
    assert "Polynesia" in draw(begin(1), NOBODY)
    assert "Polynesia" not in draw(begin(1, options={"polynesia": "out"}), NOBODY)


def test_an_encoding_without_shapes_gets_plain_signs() -> None:
    match = asked("history")["expand"]
    drawn = draw(match, match.seat, encoding="ascii")
    assert "?" not in drawn
    assert "* capital" in drawn


@pytest.mark.rule("R008")
def test_a_hand_shows_to_its_owner_alone() -> None:
    match = asked("history")["events"]
    assert "your events" in draw(match, match.seat)
    for other in {NOBODY, *range(len(match.seats))} - {match.seat}:
        hand = {card.event for card in GAME.view(match.position, match.seat).hand}
        own = {card.event for card in GAME.view(match.position, other).hand}
        shown = draw(match, other)
        for event in hand - own:
            assert speak(match).word("event", event) not in shown


@pytest.mark.rule("R012")
def test_a_drawn_empire_shows_to_its_drawer_alone() -> None:
    match = asked("history")["empire"]
    assert "you drew" in draw(match, match.seat)
    assert "you drew" not in draw(match, (match.seat + 1) % len(match.seats))


# ---- what is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    texts = Catalogue(language, GAME)
    for event in GAME.content.event:
        assert texts.say(f"card-text-{event.id}").endswith(".")


def test_points_are_told_category_by_category() -> None:
    """Equal points of two categories are not taken together: a category is no component."""
    match = play_out(begin(1, 2), 1)
    story = Story(GAME, speak(match), NAMES)
    told = [text for lines in story.whole(match, NOBODY) for _, text in lines]
    assert any("Areas +" in text and "Capitals +" in text for text in told)


# ---- choices


def words_of(detail: MoveDetail, move: str) -> str:
    match = asked("history")["expand"]
    view = replaced(GAME.view(match.position, match.seat), lands=[])
    return Wording(GAME.content, speak(match), view).choice(Choice(move, detail))


ODDS = OddsView(
    attack_dice=2,
    attack_bonus=0,
    defence_dice=3,
    defence_bonus=1,
    win=0.281,
    tie=0.248,
    loss=0.471,
    take=0.281,
    conquer=0.661,
    source=None,
    betrayed=False,
)


@pytest.mark.rule("R059", "R061")
def test_an_attack_is_offered_with_its_dice_and_odds() -> None:
    assert words_of(MoveDetail(ODDS, 3), "attack levant by sea") == (
        "Attack by sea: Levant: 2 dice against 3+1, 28% win, 25% tie, 66% with all armies, +3"
    )
    assert words_of(MoveDetail(replaced(ODDS, betrayed=True), 3), "attack levant") == (
        "Attack: Levant: treachery, 100%, +3"
    )
    assert words_of(MoveDetail(points=2), "expand levant") == "Enter: Levant, +2"


def test_only_what_is_certain_is_0_or_100_percent() -> None:
    assert [percent(chance) for chance in (0, 0.001, 0.5, 0.999, 1)] == [0, 1, 50, 99, 100]


# ---- the end


@pytest.mark.rule("R087", "R088", "R089", "R090")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("decided", ["points", "strength", "markers", "last_strength", "shared"])
def test_the_score_sheet_says_who_won_and_by_what(decided: str, language: str) -> None:
    match = play_out(begin(2, 3), 2)
    winners = [0, 1] if decided == "shared" else [1]
    view = replaced(GAME.view(match.position, NOBODY), result=ResultView(decided, winners))
    texts = speak(match, language)
    console = Console(file=io.StringIO(), width=100)
    with console.capture() as shown:
        console.print(ScoreSheet(GAME.content, texts, view, NAMES[:3]))
    assert "Bram" in shown.get().splitlines()[0]
    assert texts.say("category-total") in shown.get()
    for seat in view.seats:
        assert str(seat.score) in shown.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_numbers(run: Run, language: str) -> None:
    shown = run(
        *("play", "history", "--seats", "human:Anna,random", "--seed", "3", "--lang", language),
        typed=["1"] * 600,
    )
    assert shown.code == 0
    assert shown.err == ""
    assert speak(begin(1, 2), language).say("category-strength") in shown.out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("expand atlantis", "There is no land “atlantis”"),
        ("sail atlantis", "There is no sea or ocean “atlantis”"),
        ("strike atlantis", "There is no area “atlantis”"),
        ("event atlantis", "There is no event “atlantis”"),
        ("give empire to seat 9", "There is no seat 9; seats are numbered 1 to 6."),
        ("fly", "“fly” is not a move. Moves look like this: keep empire"),
    ],
)
def test_what_is_not_understood_is_answered_with_a_sentence(run: Run, line: str, answer: str) -> None:
    shown = run("play", "history", "--seats", "human,human", "--seed", "1", typed=[line])
    assert answer in shown.prose
