"""R001-R010: the box, the deal and the shape of a game."""

from __future__ import annotations

from collections import Counter
from itertools import groupby, pairwise
from random import Random

import pytest

from tests.history.table import GAME, Table, dealing, dice, fresh, history
from tijdperk.games.history.engine.events import CALLED, PLAYED
from tijdperk.games.history.engine.tables import EMPIRES_AN_EPOCH, EPOCHS, GREATER, LESSER, epoch_of
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.errors import BadInput
from tijdperk.kernel.match import Match

BOX = GAME.tables


def random_game(seats: int, seed: int) -> tuple[Table, list[list[int]]]:
    """A game played at random to its end, with the sizes of all hands before every move."""
    table = Table(Match(GAME, {}, ["human"] * seats, chance=Sampled(seed)))
    choose = Random(seed).choice
    sizes = []
    while not table.match.over:
        sizes.append([len(hand) for hand in table.position.hands])
        table.match.play(choose(table.position.legal(table.match.seat)))
    return table, sizes


def opening(seats: int, minors: str = "shuffled") -> Table:
    """A new game: seat 1 draws first."""
    rolls = dice("6 6", *["1 1"] * (seats - 1))
    return fresh(*dealing(seats, minors), *rolls, "~ empire sumeria", seats=seats, minors=minors)


@pytest.mark.rule("R001", "R009", "R017")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_plays_one_empire_in_each_of_seven_epochs(seats: int) -> None:
    table, _ = random_game(seats, seed=seats)
    played = table.position.empires_played
    assert [epoch_of(empire) for empire in played] == [
        epoch for epoch in range(1, EPOCHS + 1) for _ in range(seats)
    ]
    assert len(set(played)) == len(played)
    drawn = [line.split()[-1] for line in table.drawn if line.startswith("~ empire")]
    assert sorted(drawn) == sorted(BOX.empires[empire] for empire in played)
    assert happened(table, CALLED) == sorted(played)


def happened(table: Table, kind: int) -> list[int]:
    """What all events of a kind in a game were about."""
    return [event.a for step in table.match.steps for event in step.events if event.kind == kind]


@pytest.mark.rule("R002")
def test_two_to_six_players() -> None:
    assert opening(6).asked == "1 empire"
    for seats in (1, 7):
        with pytest.raises(BadInput):
            Match(GAME, {}, ["human"] * seats)


@pytest.mark.rule("R005", "R044", "T13")
def test_only_the_barren_lands_are_in_no_area() -> None:
    outside = [land for land, area in zip(BOX.lands, BOX.area, strict=True) if area == -1]
    assert outside == [BOX.lands[land] for land in BOX.barren]
    assert len(outside) == 8
    assert len(BOX.lands) == 102
    entered = {land for lands in BOX.boards[0].neighbours for land in lands}
    landed = {land for coasts in BOX.boards[0].coasts for land in coasts}
    assert not set(BOX.barren) & (entered | landed)


@pytest.mark.rule("R006", "R085")
@pytest.mark.parametrize(
    ("empire", "value", "following"), [("sumeria", 2, 3), ("assyria", 3, 3), ("germany", 1, None)]
)
def test_the_chart_of_an_area_is_that_of_the_epoch(empire: str, value: int, following: int | None) -> None:
    areas = {area.area: area for area in history(empire=empire).view().areas}
    assert (areas["middle_east"].value, areas["middle_east"].next_value) == (value, following)


@pytest.mark.rule("R006", "R010", "T12")
def test_score_charts_and_markers() -> None:
    charts = [value for values in BOX.values for value, _ in groupby(values[1:])]
    assert len(charts) == 42
    assert charts.count(0) == 8
    assert sorted(BOX.markers) == [3, 3, 4, 4, 4, 5, 5, 6]
    assert sum(BOX.markers) == 34


@pytest.mark.rule("R007")
def test_every_score_starts_at_0() -> None:
    table = opening(4)
    assert table.scores == [0, 0, 0, 0]
    assert all(seat.score == sum(seat.points.values()) == 0 for seat in table.view().seats)


@pytest.mark.rule("R008")
def test_three_greater_and_seven_lesser_events_kept_secret() -> None:
    table = opening(3)
    for seat in (1, 2, 3):
        decks = Counter(BOX.deck[BOX.events.index(card.event)] for card in table.view(seat).hand)
        assert decks == {GREATER: 3, LESSER: 7}
        assert [(other.greater, other.lesser) for other in table.view(seat).seats] == [(3, 7)] * 3
        places = {place // 16 for place in table.position.hidden(seat - 1) if place < 16 * 6}
        assert places == {0, 1, 2} - {seat - 1}
    assert table.view().hand == []


@pytest.mark.rule("R008", "A40")
def test_no_event_is_ever_gained() -> None:
    table, sizes = random_game(seats=3, seed=8)
    assert sizes[0] == [10, 10, 10]
    for before, after in pairwise(sizes):
        assert all(new <= old for old, new in zip(before, after, strict=True))
    dealt = [line for line in table.drawn if line.split()[1] in ("greater", "lesser")]
    assert len(dealt) == 30
    used = happened(table, PLAYED)
    assert used
    assert {BOX.events[card] for card in used} <= {line.split()[-1] for line in dealt}


@pytest.mark.rule("R009", "R012")
def test_the_first_deck_is_epoch_1() -> None:
    position = opening(2).position
    assert sorted([*position.undrawn, position.drawn]) == list(range(EMPIRES_AN_EPOCH))


@pytest.mark.rule("R017", "A40", "T09")
def test_what_six_players_leave() -> None:
    table = opening(6)
    assert [len(cards) for cards in table.position.undealt] == [4, 7, 0]
    for seat, empire in zip((1, 2, 3, 4, 5), BOX.empires[1:6], strict=True):
        table.play(f"{seat} keep empire", f"~ empire {empire}")
    assert table.asked == "1 events"
    assert [BOX.empires[empire] for empire in table.position.undrawn] == ["aryans"]


@pytest.mark.rule("X02", "T15")
def test_a_minor_empire_for_each_of_six_players() -> None:
    table = opening(6, minors="one_each")
    for seat in range(1, 7):
        kinds = [card.event.startswith("minor_") for card in table.view(seat).hand]
        assert (kinds.count(True), len(kinds)) == (1, 10)
    assert [len(cards) for cards in table.position.undealt] == [15 - 12, 7, 7 - 6]
