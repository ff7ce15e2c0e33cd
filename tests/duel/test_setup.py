"""R1-R6 and the options O1-O3: tokens, wonders, and what stays unknown."""

from __future__ import annotations

import pytest

from tests.duel.table import BOARD, BOXED, GAME, Table, city, duel, fresh, laying
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.match import Match

FOUR = [f"~ wonder {name}" for name in ("appian_way", "colossus", "mausoleum", "sphinx")]
NEXT_FOUR = [f"~ wonder {name}" for name in ("piraeus", "pyramids", "great_library", "circus_maximus")]


def wonders(table: Table, seat: int) -> list[str]:
    return [wonder.wonder for wonder in table.city(seat).wonders]


# ---- the draft


@pytest.mark.rule("R1")
@pytest.mark.parametrize(("one", "two"), [(1, 2), (2, 1)])
def test_first_four_wonders_go_one_two_two_one(one: int, two: int) -> None:
    table = fresh(f"~ first {one}", *BOARD, *FOUR, first="random")
    table.play(f"{one} pick sphinx")
    assert table.asked == f"{two} draft"
    table.play(f"{two} pick colossus")
    assert table.asked == f"{two} draft"
    table.play(f"{two} pick mausoleum", *NEXT_FOUR)
    assert wonders(table, one) == ["sphinx", "appian_way"]
    assert wonders(table, two) == ["colossus", "mausoleum"]


@pytest.mark.rule("R1", "R3")
@pytest.mark.parametrize(("one", "two"), [(1, 2), (2, 1)])
def test_next_four_go_two_one_one_two_and_the_first_player_begins(one: int, two: int) -> None:
    table = fresh(f"~ first {one}", *BOARD, *FOUR, first="random")
    table.play(f"{one} pick sphinx", f"{two} pick colossus", f"{two} pick mausoleum", *NEXT_FOUR)
    assert table.asked == f"{two} draft"
    table.play(f"{two} pick piraeus", f"{one} pick pyramids")
    assert table.asked == f"{one} draft"
    table.play(f"{one} pick great_library", *laying(1))
    assert wonders(table, one) == ["sphinx", "appian_way", "pyramids", "great_library"]
    assert wonders(table, two) == ["colossus", "mausoleum", "piraeus", "circus_maximus"]
    assert table.asked == f"{one} turn"
    assert table.view().age == 1


@pytest.mark.rule("R1")
def test_only_a_wonder_on_offer_can_be_picked() -> None:
    table = fresh(*BOARD, *FOUR)
    assert table.legal == {"pick appian_way", "pick colossus", "pick mausoleum", "pick sphinx"}
    table.play("1 pick sphinx")
    refusal = table.refusal("2 pick sphinx")
    assert refusal is not None
    assert refusal.rule == "R1"


@pytest.mark.rule("R2")
def test_second_four_wonders_are_not_drawn_before_the_first_are_taken() -> None:
    table = fresh(*BOARD, *FOUR)
    table.play("1 pick sphinx", "2 pick colossus")
    assert table.drawn == BOARD + FOUR
    assert table.view().offer == ["appian_way", "mausoleum"]
    table.play("2 pick mausoleum", *NEXT_FOUR)
    assert table.drawn == BOARD + FOUR + NEXT_FOUR


@pytest.mark.rule("R2")
def test_four_of_the_twelve_wonders_are_never_used() -> None:
    table = fresh(*BOARD, *FOUR, "1 pick sphinx", "2 pick colossus", "2 pick mausoleum", *NEXT_FOUR)
    table.play("2 pick piraeus", "1 pick pyramids", "1 pick great_library", *laying(1))
    used = {*wonders(table, 1), *wonders(table, 2)}
    assert len(used) == 8
    assert set(GAME.tables.wonders) - used == {
        "great_lighthouse",
        "hanging_gardens",
        "statue_of_zeus",
        "temple_of_artemis",
    }
    assert table.view().offer == []


# ---- what stays unknown


@pytest.mark.rule("R4")
def test_cards_left_in_the_box_never_appear() -> None:
    """Both discard everything, so that the pile holds all that was in the game."""
    match = Match("duel", {"wonders": "fixed"}, chance=Sampled(4))
    table = Table(match)
    while not match.over:
        match.play(next(move for move in match.legal() if move.startswith(("discard", "begin"))))
    pile = table.position.discarded
    guilds = [card for card in pile if card in GAME.tables.guilds]
    ages = [GAME.tables.age[card] for card in pile if card not in guilds]
    assert len(set(pile)) == 60
    assert [ages.count(age) for age in (1, 2, 3)] == [20, 20, 17]
    assert len(guilds) == 3


@pytest.mark.rule("R4")
def test_mausoleum_cannot_reach_what_is_left_in_the_box() -> None:
    table = duel(city(coins=20, wonders="mausoleum"), discarded="baths", structure="altar theater")
    table.play("1 wonder mausoleum with altar")
    assert table.legal == {"revive baths"}


@pytest.mark.rule("R5")
def test_five_tokens_on_the_board_and_five_in_the_box() -> None:
    view = fresh(*BOARD, *laying(1), wonders="fixed").view()
    assert view.board == ["agriculture", "economy", "law", "masonry", "theology"]
    assert view.boxed == BOXED.split()


@pytest.mark.rule("R6")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_everybody_sees_which_backs_are_guilds(viewer: int) -> None:
    guilds = ["~ guild_place 2", "~ guild_place 0", "~ guild_place 9"]
    cards = ["~ card builders_guild", *laying(3)[3:-1]]
    table = duel(structure="altar", age=2, pawn=1).play("1 discard altar", *guilds, *cards)
    slots = table.view(viewer).structure
    assert [slot.slot for slot in slots if slot.back == "guild"] == [2, 9]
    assert [slot.slot for slot in slots if slot.back == "age"] == [3, 4, 10, 15, 16, 17]
    assert slots[0].card == "builders_guild"
    assert all(slot.card is None for slot in slots if slot.back)


@pytest.mark.rule("R6")
def test_a_guild_back_turns_out_to_be_a_guild_and_another_back_never() -> None:
    table = duel(structure="palace arena\nguild? ? .\npantheon senate", age=3).play("1 discard pantheon")
    with pytest.raises(AssertionError, match="arsenal cannot be drawn"):
        table.play("2 discard senate", "~ card arsenal", "~ card circus")
    with pytest.raises(AssertionError, match="merchants_guild cannot be drawn"):
        table.play("2 discard senate", "~ card builders_guild", "~ card merchants_guild")
    table.play("2 discard senate", "~ card builders_guild", "~ card arsenal")
    assert table.open == ["builders_guild", "arsenal"]


# ---- options


@pytest.mark.rule("O1")
@pytest.mark.parametrize(("one", "two"), [(1, 2), (2, 1)])
def test_fixed_wonders_are_dealt_without_a_draft(one: int, two: int) -> None:
    table = fresh(f"~ first {one}", *BOARD, *laying(1), wonders="fixed", first="random")
    assert wonders(table, one) == ["pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"]
    assert wonders(table, two) == ["circus_maximus", "piraeus", "appian_way", "colossus"]
    assert table.asked == f"{one} turn"


@pytest.mark.rule("O1")
def test_wonders_are_drafted_unless_fixed() -> None:
    assert GAME.settle_options({})["wonders"] == "draft"
    table = fresh(*BOARD, *FOUR)
    assert table.asked == "1 draft"
    assert wonders(table, 1) == wonders(table, 2) == []


@pytest.mark.rule("O2")
@pytest.mark.parametrize("last", [1, 2])
def test_pawn_in_the_middle_the_last_player_chooses_or_simply_begins(last: int) -> None:
    chooses = duel(structure="altar", age=1, turn=last)
    chooses.play(f"{last} discard altar", *laying(2))
    assert chooses.asked == f"{last} starter"
    begins = duel(structure="altar", age=1, turn=last, middle="begins")
    begins.play(f"{last} discard altar", *laying(2))
    assert begins.asked == f"{last} turn"
    assert GAME.settle_options({})["middle"] == "chooses"


@pytest.mark.rule("O2")
def test_the_book_does_not_let_the_last_player_begin_when_the_pawn_is_off_the_middle() -> None:
    table = duel(structure="altar", age=1, pawn=1, middle="begins").play("1 discard altar", *laying(2))
    assert table.asked == "2 starter"


@pytest.mark.rule("O3")
def test_first_player_by_lot_or_seat_one() -> None:
    assert GAME.settle_options({})["first"] == "random"
    assert fresh("~ first 2", *BOARD, *FOUR, first="random").asked == "2 draft"
    assert fresh(*BOARD, *FOUR, first="seat1").asked == "1 draft"


@pytest.mark.rule("O3")
@pytest.mark.parametrize(("bids", "first", "coins"), [((3, 2), 1, [4, 7]), ((0, 7), 2, [7, 0])])
def test_higher_bid_pays_and_is_first_the_other_pays_nothing(
    bids: tuple[int, int], first: int, coins: list[int]
) -> None:
    table = fresh(*BOARD, first="bid")
    table.play(f"1 bid {bids[0]}", f"2 bid {bids[1]}", *FOUR)
    assert table.coins == coins
    assert table.asked == f"{first} draft"


@pytest.mark.rule("O3")
@pytest.mark.parametrize(("lot", "coins"), [(1, [3, 7]), (2, [7, 3])])
def test_equal_bids_are_settled_by_lot_and_the_one_drawn_pays(lot: int, coins: list[int]) -> None:
    table = fresh(*BOARD, "1 bid 4", "2 bid 4", f"~ first {lot}", *FOUR, first="bid")
    assert table.coins == coins
    assert table.asked == f"{lot} draft"


@pytest.mark.rule("O3")
def test_bids_are_made_at_once_and_in_secret() -> None:
    table = fresh(*BOARD, first="bid")
    assert table.asked == "1 bid, 2 bid"
    assert table.legal == {f"bid {coins}" for coins in range(8)}
    table.play("2 bid 5")
    assert table.asked == "1 bid"
    assert table.coins == [7, 7]
    assert table.view(1).bids is None
    assert table.view(2).bids == [None, 5]
    table.play("1 bid 1", *FOUR)
    assert table.view(1).bids == [1, 5]


@pytest.mark.rule("O3")
def test_nobody_bids_more_than_the_start_coins() -> None:
    refusal = fresh(*BOARD, first="bid").refusal("1 bid 8")
    assert refusal is not None
    assert refusal.rule == "O3"
