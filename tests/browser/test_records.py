"""Games that were kept: downloaded, uploaded, looked at, and played on from any moment."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.person import Person


def moves_before(record: Path, verb: str) -> int:
    """How many moves were made in a record before the first of this kind."""
    moves = re.findall(r"^\d (\w+)", record.read_text("utf-8").partition("\nbegin\n")[2], re.MULTILINE)
    return moves.index(verb)


def play_on_from(person: Person, record: Path, verb: str) -> None:
    table = person.open_record(record)
    person.look_back(table, moves_before(record, verb))
    person.play_on()


def test_a_record_goes_from_one_to_another(visit: Visit, tmp_path: Path) -> None:
    anna, bram = visit("Anna"), visit("Bram")
    anna.start(how="screen", Wonders="fixed")
    for _ in range(4):
        assert anna.wait_turn()
        anna.move("build", "discard")
    played = anna.page.locator("ol.ev mark").all_inner_texts()
    anna.press("More")
    with anna.page.expect_download() as loading:
        anna.press("Download the game record", role="link")
    kept = tmp_path / loading.value.suggested_filename
    loading.value.save_as(kept)
    assert kept.read_text("utf-8").startswith("tijdperk 1\ngame duel\n")

    table = bram.open_record(kept)
    expect(bram.page.locator("ol.ev button.jump")).to_have_count(4)
    expect(bram.page.locator("ol.ev mark")).to_have_text(played)
    bram.look_back(table, 2)
    bram.play_on()
    assert bram.at != f"/table/{table}"
    expect(bram.page.locator("ol.ev button.jump")).to_have_count(2)
    bram.move("build", "discard")
    bram.go(f"/table/{table}").at_table()
    expect(bram.page.locator("ol.ev button.jump")).to_have_count(4)


def test_what_is_no_record_is_said(visit: Visit, tmp_path: Path) -> None:
    bram = visit("Bram", language="nl")
    bram.expect_trouble("400")
    other = tmp_path / "letter.txt"
    other.write_text("Dear friend,")
    bram.go("/").page.locator(".cov .play").first.wait_for()
    bram.page.locator("input[type=file]").set_input_files(other)
    expect(bram.page.get_by_role("status").filter(has_text=re.compile("partijbestand"))).not_to_be_empty()
    assert bram.at == "/"


@pytest.mark.parametrize(
    ("record", "verb"),
    [("science", "take"), ("civilian", "keep"), ("military", "revive"), ("civilian", "destroy")],
)
def test_pickers_give_way_to_the_table(visit: Visit, records: Path, record: str, verb: str) -> None:
    """While choosing one may look at the table and come back."""
    anna = visit("Anna")
    play_on_from(anna, records / f"ending-{record}.tijdperk", verb)
    offered = anna.choices()
    assert offered
    anna.press("View the table")
    expect(anna.page.locator(".struct")).to_be_visible()
    anna.press("Back to the choice")
    expect(anna.things).to_have_count(len(offered))
    moves = anna.log_length()
    anna.choose_thing()
    anna.act()
    expect(anna.page.locator("ol.ev button.jump").nth(moves)).to_be_attached()


def test_the_discard_pile_lies_open_to_view(visit: Visit, records: Path) -> None:
    anna = visit("Anna")
    anna.look_back(anna.open_record(records / "ending-military.tijdperk"), 50)
    anna.play_on()
    pile = anna.page.locator("button[data-at=pile]")
    count = int((re.search(r"\d+", pile.inner_text()) or [""])[0])
    assert count > 1
    anna.touch(pile)
    cards = anna.page.get_by_role("region", name="Discard pile").locator("[data-at]")
    expect(cards).to_have_count(count)
    cards.first.hover()
    expect(anna.page.locator(".rail > .insp")).to_contain_text(cards.first.locator(".nm").inner_text())
    anna.touch(pile)
    expect(anna.page.locator(".struct")).to_be_visible()


def test_the_score_counts_up(visit: Visit, records: Path) -> None:
    anna = visit("Anna", motion=True)
    anna.page.clock.install()
    anna.open_record(records / "ending-civilian.tijdperk")
    anna.page.clock.pause_at(datetime.now() + timedelta(seconds=20))  # nothing counts before it is looked at
    anna.touch(anna.bar.locator("button.act.pri"))
    sheet = anna.page.get_by_role("dialog")
    total = sheet.locator("tfoot td").first
    expect(total).to_have_text("0")
    anna.page.clock.resume()
    rows = sheet.locator("tbody tr td:nth-child(2)")
    points = sum(int(row) for row in rows.all_inner_texts())
    assert points > 0
    expect(total).to_have_text(str(points))
    # Whoever is in a hurry clicks.
    anna.page.keyboard.press("Escape")
    anna.touch(anna.bar.locator("button.act.pri"))
    sheet.get_by_role("heading", level=2).click()
    expect(total).to_have_text(str(points))


def test_a_finished_game_is_saved_as_a_picture(visit: Visit, records: Path) -> None:
    anna = visit("Anna")
    anna.open_record(records / "ending-civilian.tijdperk")
    anna.touch(anna.bar.locator("button.act.pri"))
    anna.page.get_by_role("dialog").wait_for()
    with anna.page.expect_download() as loading:
        anna.press("Picture")
    assert loading.value.suggested_filename == "tijdperk-duel.png"
    picture = loading.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 200_000, "the board is not in the picture"
