"""The tile maker of Antiquity: tiles are painted, saved, and played with."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tijdperk.bots.players import make_player
from tijdperk.games.antiquity.messages import AntiquityView
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.game import Game, load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import NOBODY

ADDRESS = "/games/antiquity/tiles"


def field(page: Page, name: str) -> Locator:
    return page.locator(f'[data-field][title="{name}"]')


def middle(page: Page, name: str) -> tuple[float, float]:
    box = field(page, name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, *names: str) -> None:
    """Put the brush down on the first field, and move it over the others."""
    for name in names:
        page.mouse.move(*middle(page, name), steps=4)
        if name == names[0]:
            page.mouse.down()
    page.mouse.up()


def save(person: Person, path: Path) -> Path:
    with person.page.expect_download() as saved:
        person.press("Save the file")
    saved.value.save_as(path)
    return path


def make_tile(person: Person) -> None:
    """A new tile: an island of forest with a mountain in a sea, and two markers."""
    page = person.page
    person.press("New tile")
    page.get_by_label("Name in English").fill("Last Island")
    page.get_by_label("Name in Dutch").fill("Laatste Eiland")
    person.press("Sea")
    drag(page, "a1", "a2", "a3", "a4", "a5")
    person.press("Forest")
    drag(page, "e4", "e5", "e6")
    person.press("Mountain")
    field(page, "d5").click()
    person.press("Marker")
    for name in ("e4", "e6"):
        field(page, name).click()


def test_painted_tiles_are_saved_and_played_with(visit: Visit, tmp_path: Path) -> None:
    person = visit("Anna")
    page = person.go(ADDRESS).page
    expect(page.get_by_role("heading", name="12 tiles")).to_be_visible()
    make_tile(person)
    game = load_game("antiquity").with_content(save(person, tmp_path / "tiles.toml"))
    assert game.fingerprint
    made = game.content.tile[-1]  # type: ignore[attr-defined]
    assert (made.id, made.name.nl) == ("last_island", "Laatste Eiland")
    assert made.columns == [
        "SSSSS", "GGGGGG", "GGGGGGG", "GGGGMGGG", "GGGFFFGGG", "GGGGGGGG", "GGGGGGG", "GGGGGG", "GGGGG",
    ]  # fmt: skip
    assert made.marked == [(0, -1), (0, 1)]
    standard = load_game("antiquity").content.tile  # type: ignore[attr-defined]
    assert game.content.tile[:-1] == standard  # type: ignore[attr-defined]
    play_with_it(game)


def play_with_it(game: Game) -> None:
    """A land that the new tile is drawn for shows it, field by field, and a round is played there."""
    lands = (Match(game, seats=["greedy"] * 4, chance=Sampled(seed)) for seed in count())
    match = next(match for match in lands if "~ tile last_island" in map(str, match.entries))
    view = cast(AntiquityView, game.view(match.position, NOBODY))
    (at,) = [index for index, tile in enumerate(view.land.tiles) if tile.tile == "last_island"]
    terrain = "".join(sorted(view.land.terrain[61 * at : 61 * (at + 1)]))
    assert terrain == "FFF" + 52 * "G" + "M" + 5 * "S"
    bot = make_player("greedy", 1)
    while match.position.progress() < 2:
        match.play(bot.choose(match.position, match.seat), match.seat)
    assert match.record().content == game.fingerprint


def test_a_saved_file_is_opened_again(visit: Visit, tmp_path: Path) -> None:
    person = visit("Anna")
    make_tile(person.go(ADDRESS))
    path = save(person, tmp_path / "tiles.toml")
    other = visit("Bas", language="nl")
    page = other.go(ADDRESS).page
    page.get_by_label("Bestand openen").set_input_files(path)
    expect(page.get_by_role("status").filter(has_text="13 tegels")).to_be_visible()
    other.press("Laatste Eiland")
    expect(field(page, "d5")).to_have_accessible_name("d5: berg")
    page.get_by_label("Bestand openen").set_input_files(
        {"name": "dice.toml", "mimeType": "text/plain", "buffer": b'[game]\nid = "dice"\n'}
    )
    expect(page.get_by_text("Dit is geen bestand met gegevens van Antiquity.")).to_be_visible()
    expect(page.get_by_role("heading", name="13 tegels")).to_be_visible()


def test_what_the_server_would_refuse_is_not_saved(visit: Visit, tmp_path: Path) -> None:
    person = visit("Anna")
    page = person.go(ADDRESS).page
    person.press("New tile")
    problems = page.get_by_role("listitem").filter(has_text="tile 13:")
    expect(problems).to_have_count(2)
    expect(page.get_by_role("button", name="Save the file")).to_be_disabled()
    person.press("Remove")
    expect(problems).to_have_count(0)
    for _ in range(5):
        person.press("Remove")
    expect(page.get_by_text("There are 7 tiles; four players need 8.")).to_be_visible()
    for _ in range(5):
        person.press("Undo")
    assert not load_game("antiquity").with_content(save(person, tmp_path / "same.toml")).fingerprint


def test_with_keys_alone(visit: Visit) -> None:
    page = visit("Anna").go(ADDRESS).page
    field(page, "e5").focus()
    for key in ("3", "Enter", "ArrowRight", "Enter", "ArrowDown", "4", "Space"):
        page.keyboard.press(key)
    expect(field(page, "e5")).to_have_accessible_name("e5: mountain")
    expect(field(page, "f5")).to_have_accessible_name("f5: mountain")
    expect(field(page, "f6")).to_have_accessible_name("f6: sea")
    page.keyboard.press("Control+z")
    expect(field(page, "f6")).to_have_accessible_name("f6: grass")


WORDS = {
    "en": ("Make tiles of your own", "Sea", "forest", "sea"),
    "nl": ("Maak je eigen tegels", "Zee", "bos", "zee"),
}


@pytest.mark.parametrize("language", list(WORDS))
def test_on_a_phone(visit: Visit, language: str) -> None:
    """One gets there from where a table is made, taps a field, and moves a finger over two."""
    link, brush, forest, sea = WORDS[language]
    person = visit("Anna", language=language, phone=True)
    page = person.go("/new/antiquity").page
    person.press(link, "link")
    for name in ("e1", "e2", "f1"):
        expect(field(page, name)).to_have_accessible_name(f"{name}: {forest}")
    person.press(brush)
    person.touch(field(page, "e1"))
    expect(field(page, "e1")).to_have_accessible_name(f"e1: {sea}")
    finger = person.context.new_cdp_session(page)
    for kind, name in (("touchStart", "e2"), ("touchMove", "f1")):
        x, y = middle(page, name)
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    for name in ("e2", "f1"):
        expect(field(page, name)).to_have_accessible_name(f"{name}: {sea}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
