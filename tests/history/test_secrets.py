"""Who knows what: hands, empires that were drawn and handed on, and markers that nobody has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from tests.history.table import GAME, Table, dice, fresh, history
from tijdperk.games.history.engine.history import History
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.position import NOBODY

EPOCH_I = ["sumeria", "egypt", "minoans", "indus_valley", "babylonia", "shang_dynasty", "aryans"]
MANY = 200


def dealt() -> Iterator[str]:
    """What chance gives to a table of three: to each the next cards of the decks."""
    greater, lesser = ([GAME.tables.events[card] for card in deck] for deck in GAME.tables.cards)
    for seat in range(3):
        yield from (f"~ greater {name}" for name in greater[3 * seat : 3 * seat + 3])
        yield from (f"~ lesser {name}" for name in lesser[7 * seat : 7 * seat + 7])


def three(*lines: str) -> Table:
    """A game of three in which the first seat draws Egypt."""
    return fresh(*dealt(), *dice("6 6 1 1 1 1"), "~ empire egypt", *lines, seats=3)


# the first gives Egypt to the second, who gives Sumeria to the third, who draws the Minoans for the first
GIVEN = ("1 give empire to seat 2", "~ empire sumeria")
ALL_HOLD = (*GIVEN, "2 give empire to seat 3", "~ empire minoans")


def empires_known(table: Table) -> list[list[str | None]]:
    """For each viewer, the watcher last, the empire of each seat."""
    viewers = [1, 2, 3, 0]
    return [[seat.empire for seat in table.view(viewer).seats] for viewer in viewers]


def text(table: Table, viewer: int) -> str:
    """The whole view as it is sent, but for the strip that names every empire of the epoch."""
    view = msgspec.to_builtins(table.view(viewer))
    del view["strip"]
    return msgspec.json.encode(view).decode()


def strip(table: Table, viewer: int) -> dict[str, int]:
    """The empires whose seat the viewer can tell."""
    return {place.empire: place.seat + 1 for place in table.view(viewer).strip if place.seat is not None}


# ---- hands


@pytest.mark.rule("R008")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = three()
    for seat in (1, 2, 3):
        mine = [GAME.tables.events[card] for card in table.position.hands[seat - 1]]
        assert sorted(card.event for card in table.view(seat).hand) == sorted(mine)
        only_mine = set(mine) - {"leader", "weaponry", "civil_war"}
        for viewer in {0, 1, 2, 3} - {seat}:
            assert not [name for name in only_mine if f'"{name}"' in text(table, viewer)]
    assert table.view(0).hand == []
    assert [(seat.greater, seat.lesser) for seat in table.view(0).seats] == [(3, 7)] * 3


@pytest.mark.rule("R008")
def test_whether_a_card_can_be_played_is_told_to_its_owner_alone() -> None:
    table = history(empire="romans", hand="leader", others="plague", expanding=False)
    assert [card.playable for card in table.view(1).hand] == [True]
    assert [card.playable for card in table.view(2).hand] == [False]


@pytest.mark.rule("R008")
def test_what_is_dealt_and_drawn_is_told_to_one_seat() -> None:
    table = three(*ALL_HOLD)
    heard: dict[str, set[tuple[int, int]]] = {"dealt": set(), "looked": set(), "got": set()}
    events = [*table.match.opening, *(event for step in table.match.steps for event in step.events)]
    for event in events:
        name = GAME.told(event).event
        if name in heard:
            heard[name].add((event.seat, event.only))
    everybody = {(seat, seat) for seat in range(3)}
    assert heard == {"dealt": everybody, "looked": everybody, "got": everybody}


# ---- empires


@pytest.mark.rule("R012")
def test_a_drawn_empire_is_seen_by_its_drawer_alone() -> None:
    table = three()
    assert table.view(1).drawn == "egypt"
    for viewer in (0, 2, 3):
        assert table.view(viewer).drawn is None
        assert "egypt" not in text(table, viewer)
        assert strip(table, viewer) == {}


@pytest.mark.rule("R014", "R012")
def test_an_empire_that_was_given_away_is_known_to_the_giver_alone() -> None:
    table = three(*GIVEN)
    nothing = [None, None, None]
    assert empires_known(table) == [[None, "egypt", None], nothing, nothing, nothing]
    assert [seat.has_empire for seat in table.view(0).seats] == [False, True, False]
    assert [seat.giver for seat in table.view(0).seats] == [None, 0, None]
    assert strip(table, 1) == {"egypt": 2}
    for viewer in (0, 2, 3):
        assert "egypt" not in text(table, viewer)
        assert strip(table, viewer) == {}


@pytest.mark.rule("R012")
def test_an_empire_that_was_kept_is_known_to_its_owner_alone() -> None:
    table = three("1 keep empire", "~ empire sumeria")
    nothing = [None, None, None]
    assert empires_known(table) == [["egypt", None, None], nothing, nothing, nothing]


@pytest.mark.rule("R014", "R021")
def test_when_all_have_an_empire_they_see_their_own_and_everybody_what_is_called() -> None:
    table = three(*ALL_HOLD)
    assert table.asked == "3 events"  # Sumeria was called
    assert empires_known(table) == [
        ["minoans", "egypt", "sumeria"],
        [None, "egypt", "sumeria"],
        ["minoans", None, "sumeria"],
        [None, None, "sumeria"],
    ]
    assert strip(table, 2) == {"sumeria": 3, "egypt": 2}
    table.play("3 done", "3 done")
    assert table.asked == "2 events"  # Egypt was called
    assert empires_known(table)[2] == ["minoans", "egypt", "sumeria"]
    assert empires_known(table)[3] == [None, "egypt", "sumeria"]


def states(table: Table) -> list[str]:
    """How far the empires of the epoch are, as the second seat sees it."""
    return [place.state for place in table.view(2).strip]


@pytest.mark.rule("R017", "R021")
def test_nobody_can_tell_an_unused_empire_before_it_is_called() -> None:
    table = history(empire="sumeria", seats=3, rivals="minoans aryans")
    assert states(table) == ["active", *["coming"] * 6]
    table.play("1 done")
    assert states(table) == ["played", "absent", "active", *["coming"] * 4]


# ---- markers


@pytest.mark.rule("R084", "R010")
def test_a_marker_has_no_value_before_the_end() -> None:
    table = history(empire="aryans", rivals="sumeria", scores="0 99").play("1 done", "~ empire assyria")
    for viewer in (0, 1, 2):
        leader = table.view(viewer).seats[1]
        assert (leader.markers, leader.points["markers"], leader.score) == (1, 0, 99)
    assert not any(line.startswith("~ marker") for line in table.drawn)


@pytest.mark.rule("R084", "R086")
def test_markers_are_turned_when_the_game_is_over() -> None:
    table = history(empire="germany", rivals="russia", scores="0 50").play("1 done", "~ marker 6")
    assert table.match.over
    assert (table.scores[1], table.view(1).seats[1].points["markers"]) == (56, 6)


# ---- what a seat could imagine


def imagined(table: Table, viewer: int) -> list[History]:
    """Many positions in which what the viewer cannot know was drawn again."""
    return [table.position.determinize(viewer - 1, Sampled(seed)) for seed in range(MANY)]


def names(empires: set[int]) -> set[str]:
    return {GAME.tables.empires[empire] for empire in empires}


@pytest.mark.rule("R008", "R012", "R014")
@pytest.mark.parametrize("lines", [(), GIVEN, ALL_HOLD])
@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_what_is_known_stays_when_the_rest_is_drawn_anew(lines: tuple[str, ...], viewer: int) -> None:
    table = three(*lines)
    before = table.view(viewer)
    seat = viewer - 1 if viewer else NOBODY
    for other in imagined(table, viewer):
        assert GAME.view(other, seat) == before
        assert other.legal(seat) == table.position.legal(seat)
        assert cards(other) == cards(table.position)
        assert empires(other) == empires(table.position)


@pytest.mark.rule("R008", "R012", "R014")
@pytest.mark.parametrize(
    ("lines", "counts"),
    [
        pytest.param((), [20, 21, 21], id="Egypt is being looked at"),
        pytest.param(GIVEN, [21, 21, 22], id="the second holds Egypt unseen"),
        pytest.param(ALL_HOLD, [20, 21, 21], id="all hold an empire"),
    ],
)
def test_others_cards_and_unseen_empires_are_what_a_seat_cannot_know(
    lines: tuple[str, ...], counts: list[int]
) -> None:
    """Twenty cards of others, and the empires: who learns one of them cannot take that back."""
    table = three(*lines)
    hidden = [table.position.hidden(seat) for seat in range(3)]
    assert [len(set(places)) for places in hidden] == counts
    assert [len(places) for places in hidden] == counts


def cards(position: History) -> Counter[int]:
    """All event cards there are."""
    return Counter(card for pile in (*position.hands, *position.undealt) for card in pile)


def empires(position: History) -> list[int]:
    """All empires of the epoch there are."""
    return sorted(empire for empire in (*position.held, *position.undrawn, position.drawn) if empire >= 0)


@pytest.mark.rule("R008")
def test_another_hand_could_be_any_cards_one_has_not_seen() -> None:
    table = three()
    mine = Counter(table.position.hands[0])
    unseen = [set(Counter(deck) - mine) for deck in GAME.tables.cards]
    found: list[set[int]] = [set(), set()]
    for other in imagined(table, 1):
        assert other.hands[0] == table.position.hands[0]
        for hand in other.hands[1:]:
            assert Counter(GAME.tables.deck[card] for card in hand) == {0: 3, 1: 7}
            for card in hand:
                found[GAME.tables.deck[card]].add(card)
    assert found == unseen


@pytest.mark.rule("R008")
def test_a_card_that_was_played_is_in_no_hand() -> None:
    table = history(empire="romans", hand="plague disaster", others="leader", at="1 libya", expanding=False)
    table.play("1 event plague", "1 infect libya", *dice("6 6 6 6"))
    plague, disaster = GAME.tables.events.index("plague"), GAME.tables.events.index("disaster")
    found = {other.hands[0][0] for other in imagined(table, 2)}
    assert plague not in found
    assert disaster in found
    assert len(found) > 20


@pytest.mark.rule("X02")
def test_with_a_minor_empire_each_every_hand_keeps_one() -> None:
    table = history(
        empire="romans",
        hand="minor_mayans leader",
        others="minor_japan plague",
        expanding=False,
        minors="one_each",
    )
    found = set()
    for other in imagined(table, 1):
        hand = [GAME.tables.events[card] for card in other.hands[1]]
        (minor,) = (name for name in hand if name.startswith("minor"))
        found.add(minor)
    assert found == {name for name in GAME.tables.events if name.startswith("minor")} - {"minor_mayans"}


@pytest.mark.rule("R012")
def test_the_card_a_drawer_looks_at_could_be_any() -> None:
    table = three()
    assert {other.drawn for other in imagined(table, 1)} == {GAME.tables.empires.index("egypt")}
    for viewer in (2, 3):
        assert names({other.drawn for other in imagined(table, viewer)}) == set(EPOCH_I)


@pytest.mark.rule("R014")
def test_an_empire_that_was_handed_on_could_be_any_one_has_not_seen() -> None:
    table = three(*GIVEN)
    for viewer, given, drawn in (
        (1, {"egypt"}, set(EPOCH_I) - {"egypt"}),
        (2, set(EPOCH_I) - {"sumeria"}, {"sumeria"}),
        (3, set(EPOCH_I), set(EPOCH_I)),
    ):
        others = imagined(table, viewer)
        assert names({other.held[1] for other in others}) == given
        assert names({other.drawn for other in others}) == drawn
        assert all(other.held[1] != other.drawn for other in others)


@pytest.mark.rule("R017", "R021")
def test_an_empire_that_was_called_in_vain_is_nobodys() -> None:
    table = history(empire="minoans", seats=3, rivals="aryans sumeria")
    others = imagined(table, 1)
    assert names({other.held[1] for other in others}) == {
        "indus_valley", "babylonia", "shang_dynasty", "aryans",
    }  # fmt: skip
    assert names({other.held[2] for other in others}) == {"sumeria"}
    assert all(GAME.tables.empires.index("egypt") in other.undrawn for other in others)


@pytest.mark.rule("R084")
def test_nothing_is_hidden_when_the_game_is_over() -> None:
    table = history(empire="germany", rivals="russia", hand="leader", others="plague", markers="no")
    table.play("1 done")
    assert table.match.over
    assert [table.position.hidden(seat) for seat in range(2)] == [[], []]
