"""When an event can be played: its epochs, no card twice in a turn, and not in vain."""

from __future__ import annotations

import pytest

from tests.history.table import GAME, history

ALWAYS = range(1, 8)
EPOCHS = {
    "minor_hittites": [1],
    "minor_phoenicia": [2],
    "minor_mayans": [3],
    "minor_anglo_saxons": [4],
    "minor_fujiwara": [5],
    "minor_safavids": [6],
    "minor_japan": [7],
    "barbarians": range(2, 8),
    "black_death": [6],
    "civil_war": range(2, 8),
    "crusade": [5, 6],
    "jewish_revolt": range(2, 8),
    "kingdom_canaanites": [1],
    "kingdom_etruscans": [2],
    "kingdom_kush": [3],
    "kingdom_tiahuanaco": [4],
    "kingdom_mali": [5],
    "kingdom_thai": [6],
    "kingdom_zimbabwe": [7],
    "migrants_africa": range(1, 6),
    "migrants_australia": range(2, 6),
    "migrants_north_america": range(3, 6),
    "siegecraft": range(3, 8),
}
NAVIGATORS = ["egypt", "persia", "romans", "byzantines", "franks", "ottoman_turks", "russia"]


def legal_events(empire: str, at: str) -> set[str]:
    """What can be played with one of every card in hand."""
    table = history(empire=empire, hand=" ".join(GAME.tables.events), at=at, expanding=False)
    assert "done" in table.legal
    return {move.removeprefix("event ") for move in table.legal - {"done"}}


@pytest.mark.rule("A22", "R026")
@pytest.mark.parametrize("epoch", range(1, 8))
def test_every_card_has_its_epochs(epoch: int) -> None:
    found = legal_events(NAVIGATORS[epoch - 1], at="2 palestine monument")
    assert found == {event for event in GAME.tables.events if epoch in EPOCHS.get(event, ALWAYS)}


@pytest.mark.rule("R026")
def test_a_card_that_could_do_nothing_cannot_be_played() -> None:
    """An empire without capital and navigation, in an empty world."""
    in_vain = {
        "engineering", "reallocation", "disaster", "plague", "pestilence", "famine", "black_death",
        "civil_war", "treachery", "barbarians",
    }  # fmt: skip
    expected = {event for event in GAME.tables.events if 2 in EPOCHS.get(event, ALWAYS)} - in_vain
    assert legal_events("scythians", at="") == expected


@pytest.mark.rule("V10", "V26", "V07", "V17")
def test_own_armies_are_nobody_to_fight() -> None:
    found = legal_events("scythians", at="1 palestine")
    assert {"plague", "pestilence", "famine"} <= found
    assert not {"civil_war", "treachery", "barbarians", "jewish_revolt"} & found


@pytest.mark.rule("V07")
def test_barbarians_need_an_enemy_next_to_a_barren_land() -> None:
    assert "barbarians" not in legal_events("scythians", at="2 crete")
    assert "barbarians" in legal_events("scythians", at="2 gold_coast")


@pytest.mark.rule("V20")
def test_migrants_need_a_vacant_land() -> None:
    full = "2 australia, 1 new_guinea, 2 new_zealand, 2 polynesia"
    assert "migrants_australia" not in legal_events("scythians", at=full)


@pytest.mark.rule("R024", "A21")
def test_no_card_is_played_twice_in_a_turn() -> None:
    table = history(empire="romans", hand="leader leader weaponry", expanding=False).play("1 event leader")
    assert table.legal == {"event weaponry", "done"}
    refusal = table.refusal("1 event leader")
    assert refusal is not None
    assert refusal.rule == "R024"


@pytest.mark.rule("A21")
def test_two_different_expert_troops_are_different_cards() -> None:
    table = history(
        empire="vedic_city_states",
        hand="expert_troops_forests expert_troops_mountains",
        at="2 western_deccan",
        expanding=False,
    ).play("1 event expert_troops_forests", "1 event expert_troops_mountains")
    assert table.asked == "1 expand"
    assert table.detail("attack western_deccan").odds.defence_dice == 1


@pytest.mark.rule("R023")
def test_two_events_are_enough() -> None:
    table = history(empire="romans", hand="leader weaponry jihad", expanding=False)
    table.play("1 event leader", "1 event weaponry")
    assert table.asked == "1 expand"


@pytest.mark.rule("R023")
def test_one_is_asked_even_when_nothing_can_be_played() -> None:
    """Going on without asking would tell the others what is in the hand."""
    table = history(empire="romans", hand="black_death", expanding=False)
    assert table.asked == "1 events"
    assert table.legal == {"done"}
