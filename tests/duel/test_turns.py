"""R7-R16: turns, the structure, ages and extra turns."""

from __future__ import annotations

import pytest

from tests.duel.table import BOARD, city, duel, fresh, laying
from tijdperk.kernel.errors import BadInput

COVERED = """
    sawmill brickyard forum
    ? ?
    library
"""  # under the Library lie two cards face down, and under those three more

# ---- turns


@pytest.mark.rule("R7")
def test_a_turn_is_to_build_discard_or_use_an_accessible_card_for_a_wonder() -> None:
    table = duel(city(coins=8, wonders="pyramids"), structure="altar palace")
    assert table.legal == {
        "build altar",
        "discard altar",
        "wonder pyramids with altar",
        "discard palace",
        "wonder pyramids with palace",
    }


@pytest.mark.rule("R7")
def test_who_can_afford_nothing_discards_and_cannot_pass() -> None:
    table = duel(structure="palace baths")
    assert table.legal == {"discard palace", "discard baths"}
    with pytest.raises(BadInput):
        table.play("1 pass")
    assert table.asked == "1 turn"


@pytest.mark.rule("R7")
@pytest.mark.parametrize("move", ["build altar", "discard altar", "wonder pyramids with altar"])
def test_a_turn_uses_exactly_one_card(move: str) -> None:
    table = duel(city(coins=8, wonders="pyramids"), structure="altar palace baths").play(f"1 {move}")
    assert [slot.card for slot in table.view().structure if slot.card] == ["palace", "baths"]
    assert table.asked == "2 turn"
    refusal = table.refusal("2 discard altar")
    assert refusal is not None
    assert refusal.rule == "R7"


@pytest.mark.rule("R8")
def test_a_card_is_accessible_only_when_both_cards_on_it_are_gone() -> None:
    structure = "sawmill brickyard forum\nlibrary school"
    table = duel(structure=structure)
    assert table.open == ["library", "school"]
    refusal = table.refusal("1 discard brickyard")
    assert refusal is not None
    assert refusal.rule == "R8"
    table.play("1 discard library")
    assert table.open == ["sawmill", "school"]
    table.play("2 discard school")
    assert table.open == ["sawmill", "brickyard", "forum"]


@pytest.mark.rule("R8")
def test_a_face_down_card_is_turned_only_when_it_becomes_accessible() -> None:
    table = fresh(*BOARD, *laying(1), wonders="fixed")  # the front row is slots 14 to 19
    front = table.open
    table.play(f"1 discard {front[0]}")
    assert table.view().structure[9].back == "age"
    table.play(f"2 discard {front[1]}", "~ card tavern")
    assert table.view().structure[9].card == "tavern"
    assert table.view().structure[10].back == "age"
    table.play(f"1 discard {front[3]}")
    table.play(f"2 discard {front[2]}", "~ card baths", "~ card altar")
    assert [slot.slot for slot in table.view().structure if slot.open] == [9, 10, 11, 18, 19]


@pytest.mark.rule("R9")
@pytest.mark.parametrize(
    ("move", "asked", "choice"),
    [
        ("build library", "1 token", "take law"),
        ("wonder mausoleum with library", "1 mausoleum", "revive baths"),
        ("wonder statue_of_zeus with library", "1 destroy", "destroy quarry"),
        ("wonder great_library with library", "1 library", "keep strategy"),
    ],
)
def test_choices_are_made_before_uncovered_cards_are_turned(move: str, asked: str, choice: str) -> None:
    mine = city(coins=30, cards="scriptorium", wonders="mausoleum statue_of_zeus great_library")
    table = duel(
        mine, city(cards="quarry"), structure=COVERED, discarded="baths", board="law", boxed="strategy"
    )
    table.play(f"1 {move}", *(["~ library strategy"] if asked == "1 library" else []))
    assert table.asked == asked
    assert [slot.back for slot in table.view().structure[6:8]] == ["age", "age"]
    table.play(f"1 {choice}", "~ card walls", "~ card temple")
    assert [slot.card for slot in table.view().structure[6:8]] == ["walls", "temple"]
    assert table.asked == "2 turn"


# ---- ages


@pytest.mark.rule("R10")
@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("last", [1, 2])
@pytest.mark.parametrize(("pawn", "weaker"), [(1, 2), (8, 2), (-1, 1), (-8, 1)])
def test_the_side_the_pawn_stands_on_chooses_who_begins(age: int, last: int, pawn: int, weaker: int) -> None:
    for begins in (1, 2):
        table = duel(structure="altar", age=age, turn=last, pawn=pawn)
        table.play(f"{last} discard altar", *laying(age + 1))
        assert table.asked == f"{weaker} starter"
        assert table.legal == {"begin seat 1", "begin seat 2"}
        table.play(f"{weaker} begin seat {begins}")
        assert table.asked == f"{begins} turn"


@pytest.mark.rule("R10")
@pytest.mark.parametrize("last", [1, 2])
@pytest.mark.parametrize("begins", [1, 2])
def test_pawn_in_the_middle_the_player_of_the_last_card_chooses(last: int, begins: int) -> None:
    table = duel(structure="altar", age=2, turn=last).play(f"{last} discard altar", *laying(3))
    assert table.asked == f"{last} starter"
    table.play(f"{last} begin seat {begins}")
    assert table.asked == f"{begins} turn"


@pytest.mark.rule("R11")
@pytest.mark.parametrize("begins", [1, 2])
def test_an_extra_turn_with_the_last_card_of_an_age_is_lost(begins: int) -> None:
    table = duel(city(coins=8, wonders="sphinx"), structure="altar", age=1, pawn=2)
    table.play("1 wonder sphinx with altar", *laying(2))
    assert table.asked == "2 starter"
    table.play(f"2 begin seat {begins}")
    assert table.asked == f"{begins} turn"
    table.play(f"{begins} discard {table.open[0]}", "~ card temple")
    assert table.asked == f"{3 - begins} turn"


@pytest.mark.rule("R11")
def test_an_extra_turn_with_the_very_last_card_is_lost_and_the_game_ends() -> None:
    table = duel(city(coins=8, wonders="sphinx"), structure="altar", age=3)
    table.play("1 wonder sphinx with altar")
    assert table.asked == ""
    assert table.result == "civilian 1"


@pytest.mark.rule("R12")
@pytest.mark.parametrize(
    ("move", "asked", "choice"),
    [
        ("build library", "1 token", "take philosophy"),
        ("wonder mausoleum with library", "1 mausoleum", "revive baths"),
        ("wonder statue_of_zeus with library", "1 destroy", "destroy quarry"),
    ],
)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_choices_of_the_last_card_come_before_the_end_of_the_age(
    age: int, move: str, asked: str, choice: str
) -> None:
    mine = city(coins=30, cards="scriptorium", wonders="mausoleum statue_of_zeus")
    table = duel(
        mine,
        city(cards="quarry"),
        structure="library",
        age=age,
        pawn=1,
        discarded="baths",
        board="philosophy",
    )
    table.play(f"1 {move}")
    assert table.asked == asked
    assert table.view().age == age
    table.play(f"1 {choice}", *(laying(age + 1) if age < 3 else []))
    assert table.asked == ("2 starter" if age < 3 else "")
    assert table.result == ("civilian 1" if age == 3 else "")


@pytest.mark.rule("R12")
def test_what_the_last_card_of_the_game_brings_still_scores() -> None:
    table = duel(city(cards="scriptorium"), structure="library", age=3, board="philosophy")
    table.play("1 build library", "1 take philosophy")
    assert table.points(1) == {"green": 2, "tokens": 7}
    table = duel(city(coins=10, wonders="mausoleum"), structure="altar", age=3, discarded="palace")
    table.play("1 wonder mausoleum with altar", "1 revive palace")
    assert table.points(1) == {"blue": 7, "wonders": 2}


# ---- extra turns


@pytest.mark.rule("R13")
def test_uncovered_cards_are_turned_before_the_extra_turn() -> None:
    table = duel(city(coins=8, wonders="sphinx"), structure=COVERED)
    table.play("1 wonder sphinx with library", "~ card brewery", "~ card temple")
    assert table.asked == "1 turn"
    assert table.legal == {"build brewery", "discard brewery", "discard temple"}


@pytest.mark.rule("R14")
def test_extra_turns_chain() -> None:
    table = duel(city(coins=16, wonders="sphinx hanging_gardens"), structure="altar baths theater tavern")
    table.play("1 wonder sphinx with altar", "1 wonder hanging_gardens with baths")
    assert table.asked == "1 turn"
    table.play("1 discard theater")
    assert table.asked == "2 turn"


@pytest.mark.rule("R15")
def test_the_extra_turn_must_be_taken() -> None:
    table = duel(city(coins=8, wonders="sphinx"), city(coins=9), structure="altar palace baths")
    table.play("1 wonder sphinx with altar")
    assert table.legal == {"discard palace", "discard baths"}
    refusal = table.refusal("2 discard palace")
    assert refusal is not None
    assert refusal.key == "not-your-decision"
    table.play("1 discard palace")
    assert table.asked == "2 turn"


# ---- the discard pile


@pytest.mark.rule("R16")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_everybody_may_look_through_the_discard_pile(viewer: int) -> None:
    table = duel(structure="altar palace baths").play("1 discard palace", "2 discard altar")
    assert table.view(viewer).discarded == ["palace", "altar"]


@pytest.mark.rule("R16")
def test_a_card_under_a_wonder_is_out_of_play() -> None:
    rival = city(coins=10, wonders="mausoleum")
    table = duel(city(coins=8, wonders="pyramids"), rival, structure="altar palace baths tavern")
    table.play("1 wonder pyramids with altar", "2 discard palace", "1 discard baths")
    table.play("2 wonder mausoleum with tavern")
    assert table.legal == {"revive palace", "revive baths"}
    assert table.city(1).wonders[0].under == "altar"
    assert table.city(1).built == []
