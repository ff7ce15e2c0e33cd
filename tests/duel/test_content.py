"""The content file: all components, every figure with its provenance, and a clear word about a bad one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from tests.content import Standard
from tijdperk.cli import main
from tijdperk.games.duel import content
from tijdperk.games.duel.compile import load
from tijdperk.games.duel.game import DuelGame
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.game import load_game
from tijdperk.kernel.match import Match
from tijdperk.kernel.replay import replay

STANDARD = Standard(content.STANDARD, load)
TEXT = STANDARD.text
CONTENT, BOX = load()


def test_everything_in_the_box_is_there() -> None:
    ages = Counter((card.age, card.guild is not None) for card in CONTENT.card)
    assert ages == {(1, False): 23, (2, False): 23, (3, False): 20, (3, True): 7}
    assert len(CONTENT.wonder) == 12
    assert len(CONTENT.token) == 10
    assert BOX.slots == 20


def test_every_chain_leads_from_one_card_to_one_card() -> None:
    given = Counter(card.chain_out for card in CONTENT.card if card.chain_out)
    taken = Counter(card.chain_in for card in CONTENT.card if card.chain_in)
    assert given == taken
    assert set(given.values()) == {1}
    assert len(given) == 17


def test_every_symbol_is_on_two_cards() -> None:
    symbols = Counter(card.science for card in CONTENT.card if card.science)
    assert set(symbols.values()) == {2}
    assert len(symbols) == 6


def test_every_record_has_names_and_provenance() -> None:
    for record in [*CONTENT.card, *CONTENT.wonder, *CONTENT.token]:
        assert record.name.en
        assert record.name.nl
        assert record.provenance
        assert set(record.provenance) <= set(CONTENT.provenance)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('id = "baths"\nage = 1', 'id = "baths"\nage = 4', ["baths", "age", "4"]),
        ('id = "baths"\nage = 1', 'id = "baths"\nage = "one"', ["baths", "age"]),
        ('id = "baths"\nage = 1\n', 'id = "baths"\n', ["baths", "age"]),
        ('id = "baths"\n', 'id = "baths"\npionts = 3\n', ["baths", "pionts"]),
        ('id = "baths"', 'id = "altar"', ["altar", "twice"]),
        ('id = "baths"', 'id = "sauna"', ["baths"]),
        ("cost = { stone = 1 }", "cost = { marble = 1 }", ["cost", "marble", "stone"]),
        ("cost = { stone = 1 }", "cost = { stone = -1 }", ["cost", "-1"]),
        ('choice = ["wood", "clay", "stone"]', 'choice = ["wood", "clay"]', ["choice"]),
        ("[[4, 6], [3, 5, 7], [2, 4, 6, 8], [1", "[[4], [3, 5, 7], [2, 4, 6, 8], [1", ["structure"]),
        ("tokens_on_board = 5", "tokens_on_board = 50", ["tokens_on_board"]),
        ("capital = 9", "capital = 12", ["military", "zones"]),
        ('id = "duel"', 'id = "chess"', ["game", "chess"]),
        ("\n[trade]\n", "\n[trade\n", ["mine.toml"]),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, words: list[str]) -> None:
    STANDARD.check_named(tmp_path, old, new, words)


def test_a_missing_and_a_doubled_card_are_named(tmp_path: Path) -> None:
    baths = STANDARD.record("card", "baths")
    for cards in ("", baths * 2):
        assert "baths" in STANDARD.refused(tmp_path, TEXT.replace(baths, cards))


def test_a_corrected_figure_is_played_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace("start_coins = 7", "start_coins = 11"), "utf-8")
    game = cast(DuelGame, load_game("duel").with_content(file))
    match = Match(game, chance=Sampled(1))
    assert [city.coins for city in game.view(match.position, 0).cities] == [11, 11]
    record = match.record()
    assert record.content == game.fingerprint != ""
    assert replay(record, game).record().text() == record.text()
    with pytest.raises(BadInput, match="--content"):
        replay(record)


def test_the_standard_file_written_out_is_the_standard_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["content", "duel"]) == 0
    file = tmp_path / "mine.toml"
    file.write_text(capsys.readouterr().out, "utf-8")
    assert load_game("duel").with_content(file).fingerprint == ""


def test_the_order_of_the_records_does_not_matter(tmp_path: Path) -> None:
    _, tables = STANDARD.changed(tmp_path, STANDARD.with_last("card", "baths"))
    assert tables.cards == BOX.cards
