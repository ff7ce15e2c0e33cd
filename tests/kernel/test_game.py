"""What every game tells the rest of the house about itself."""

from __future__ import annotations

import pytest

from tijdperk.kernel.game import args_of, game_ids, load_game, members


@pytest.mark.parametrize("name", game_ids())
def test_every_kind_of_event_says_what_its_numbers_are(name: str) -> None:
    game = load_game(name)
    assert len(game.events) == len(set(game.events)) == len(game.event_args)
    assert all(len(args) <= 3 for args in game.event_args)
    args = {figure for args in game.event_args for figure in args}
    assert set(game.names) <= args | set(game.draws)
    assert set(game.seat_args) <= args - set(game.names)


@pytest.mark.parametrize("name", game_ids())
def test_the_same_components_have_names_in_both_languages(name: str) -> None:
    english, dutch = (load_game(name).words(language) for language in ("en", "nl"))
    assert english.keys() == dutch.keys()
    assert all(english.values())
    assert all(dutch.values())
    assert f"game-{name}" in english


def test_a_set_as_bits() -> None:
    assert members(["wood", "clay", "stone"], 0b101) == ["wood", "stone"]
    assert members(range(7), 0) == []


def test_numbers_that_stand_for_names() -> None:
    names = {"card": ["baths", "altar"]}
    assert args_of(["card", "coins"], (1, 3, 0), names) == {"card": "altar", "coins": 3}
