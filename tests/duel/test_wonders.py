"""R42-R51: wonders."""

from __future__ import annotations

import pytest

from tests.duel.table import NOTHING, city, duel

# ---- building a wonder


@pytest.mark.rule("R42")
def test_any_accessible_card_will_do_and_only_the_wonder_is_paid() -> None:
    table = duel(city(coins=8, wonders="pyramids"), structure="palace tavern altar")
    table.play("1 wonder pyramids with palace")  # the Palace alone would cost 10
    assert table.coins[0] == 0
    assert table.points(1) == {"wonders": 9}


@pytest.mark.rule("R42")
@pytest.mark.parametrize("card", ["tavern", "walls", "library", "quarry", "theater"])
def test_the_card_under_a_wonder_has_no_effect_and_is_not_discarded(card: str) -> None:
    mine = city(coins=8, cards="scriptorium baths", wonders="pyramids")
    table = duel(mine, structure=f"{card} altar", board="law").play(f"1 wonder pyramids with {card}")
    assert table.coins == [0, 0]
    assert table.pawn == 0
    assert table.asked == "2 turn"
    assert table.city(1).built == ["scriptorium", "baths"]
    assert table.city(1).wonders[0].under == card
    assert table.city(2).rates["stone"] == 2
    assert table.view().discarded == []


@pytest.mark.rule("R42")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("wonder colossus with library", "R42"),  # the opponent's
        ("wonder sphinx with library", "R42"),  # built already
        ("wonder pyramids with sawmill", "R8"),  # covered
        ("wonder pyramids with altar", "R7"),  # not there
    ],
)
def test_neither_another_wonder_nor_a_card_out_of_reach(move: str, rule: str) -> None:
    mine = city(coins=20, wonders="pyramids", raised="sphinx")
    table = duel(mine, city(wonders="colossus"), structure="sawmill brickyard\nlibrary")
    refusal = table.refusal(f"1 {move}")
    assert refusal is not None
    assert refusal.rule == rule


@pytest.mark.rule("R43")
def test_with_the_seventh_wonder_the_opponents_last_one_is_gone() -> None:
    mine = city(coins=10, wonders="pyramids", raised="sphinx colossus piraeus")
    rival = city(coins=20, wonders="mausoleum", raised="appian_way great_library great_lighthouse")
    table = duel(mine, rival, structure="altar theater baths").play("1 wonder pyramids with altar")
    assert [wonder.wonder for wonder in table.city(2).wonders if not wonder.built] == []
    assert table.legal == {"build theater", "discard theater", "build baths", "discard baths"}
    refusal = table.refusal("2 wonder mausoleum with theater")
    assert refusal is not None
    assert refusal.rule == "R43"


@pytest.mark.rule("R43")
def test_with_the_seventh_wonder_ones_own_last_one_is_gone() -> None:
    """The rulebook's example: four by Bruno, three by Antoine, and Antoine's Pyramids go back to the box."""
    antoine = city(coins=8, wonders="colossus pyramids", raised="sphinx piraeus")
    bruno = city(raised="mausoleum appian_way great_library great_lighthouse")
    table = duel(antoine, bruno).play("1 wonder colossus with altar")
    assert [wonder.wonder for wonder in table.city(1).wonders] == ["sphinx", "piraeus", "colossus"]
    assert all(wonder.built for wonder in table.city(1).wonders)
    assert table.pawn == 2


@pytest.mark.rule("R43")
def test_nobody_is_barred_before_the_seventh_wonder() -> None:
    mine = city(coins=40, wonders="pyramids colossus", raised="sphinx piraeus")
    rival = city(wonders="mausoleum great_lighthouse", raised="appian_way great_library")
    table = duel(mine, rival, structure="altar theater baths tavern")
    table.play("1 wonder pyramids with altar", "2 discard theater", "1 wonder colossus with baths")
    assert [wonder.built for wonder in table.city(1).wonders] == [True] * 4
    assert [wonder.built for wonder in table.city(2).wonders] == [True, True, False, False]


@pytest.mark.rule("R43")
def test_no_eighth_wonder_in_the_extra_turn_of_the_seventh() -> None:
    mine = city(coins=40, wonders="sphinx pyramids", raised="colossus piraeus")
    rival = city(raised="mausoleum appian_way great_library great_lighthouse")
    table = duel(mine, rival, structure="altar theater baths").play("1 wonder sphinx with altar")
    assert table.asked == "1 turn"
    assert not any(move.startswith("wonder") for move in table.legal)


# ---- Great Library

DRAWN = ["~ library law", "~ library strategy", "~ library economy"]


@pytest.mark.rule("R44")
def test_great_library_keeps_one_of_three_and_puts_the_others_back() -> None:
    mine = city(coins=10, wonders="great_library")
    table = duel(mine, board="masonry", boxed="economy law philosophy strategy urbanism")
    table.play("1 wonder great_library with altar", *DRAWN)
    assert table.legal == {"keep law", "keep strategy", "keep economy"}
    table.play("1 keep strategy")
    assert table.city(1).tokens == ["strategy"]
    assert table.view().boxed == ["economy", "law", "philosophy", "urbanism"]
    assert table.view().board == ["masonry"]
    assert table.points(1) == {"wonders": 4}


@pytest.mark.rule("R44")
def test_great_library_does_not_draw_from_the_board_nor_a_token_twice() -> None:
    mine = city(coins=10, wonders="great_library")
    table = duel(mine, board="masonry", boxed="economy law philosophy strategy urbanism")
    with pytest.raises(AssertionError, match="masonry cannot be drawn"):
        table.play("1 wonder great_library with altar", "~ library masonry")
    with pytest.raises(AssertionError, match="law cannot be drawn"):
        table.play("1 wonder great_library with altar", "~ library law", "~ library law")


@pytest.mark.rule("R44")
def test_only_its_builder_sees_what_the_great_library_drew() -> None:
    table = duel(city(coins=10, wonders="great_library"), boxed="economy law philosophy strategy urbanism")
    table.play("1 wonder great_library with altar", *DRAWN)
    assert table.view(1).drawn == ["law", "strategy", "economy"]
    assert table.view(2).drawn is None
    assert table.view().drawn is None
    assert table.view(2).boxed == ["economy", "law", "philosophy", "strategy", "urbanism"]


# ---- Mausoleum

BUILDER = city(coins=20, cards="scriptorium", wonders="mausoleum")


@pytest.mark.rule("R45")
@pytest.mark.parametrize(
    ("card", "coins", "pawn", "asked"),
    [
        ("brewery", 6, 0, "2 turn"),
        ("courthouse", 0, 3, "2 turn"),
        ("library", 0, 0, "1 token"),
        ("merchants_guild", 2, 0, "2 turn"),
        ("arena", 2, 0, "2 turn"),
        ("palace", 0, 0, "2 turn"),
    ],
)
def test_a_revived_card_is_free_and_does_all_it_does(card: str, coins: int, pawn: int, asked: str) -> None:
    rival = city(cards="tavern forum")
    table = duel(BUILDER, rival, discarded=card, board="law").play("1 wonder mausoleum with altar")
    assert table.coins[0] == 10
    table.play(f"1 revive {card}")
    assert table.city(1).built == ["scriptorium", card]
    assert table.coins[0] == 10 + coins
    assert table.pawn == pawn
    assert table.asked == asked
    assert table.view().discarded == []


@pytest.mark.rule("R45")
def test_mausoleum_reaches_what_either_player_discarded_or_destroyed() -> None:
    rival = city(coins=20, wonders="statue_of_zeus", cards="quarry")
    mine = city(coins=20, cards="clay_pool", wonders="mausoleum")
    structure = "altar theater baths tavern palisade walls"
    table = duel(mine, rival, structure=structure, discarded="lumber_yard")
    table.play("1 discard altar", "2 discard theater", "1 discard baths")
    table.play(
        "2 wonder statue_of_zeus with tavern", "2 destroy clay_pool", "1 wonder mausoleum with palisade"
    )
    pile = ("lumber_yard", "altar", "theater", "baths", "clay_pool")
    assert table.legal == {f"revive {card}" for card in pile}


@pytest.mark.rule("R46")
def test_mausoleum_with_an_empty_discard_pile_only_scores() -> None:
    table = duel(BUILDER).play("1 wonder mausoleum with altar")
    assert table.asked == "2 turn"
    assert table.points(1) == {"wonders": 2, "coins": 3}
    assert table.city(1).built == ["scriptorium"]


@pytest.mark.rule("R46")
def test_with_a_discard_pile_a_card_must_be_chosen() -> None:
    table = duel(BUILDER, discarded="palisade").play("1 wonder mausoleum with altar")
    assert table.legal == {"revive palisade"}
    refusal = table.refusal("1 discard theater")
    assert refusal is not None
    assert refusal.rule == "R46"
    assert table.refusal("2 discard theater") is not None
    assert table.play("1 revive palisade").pawn == 1


@pytest.mark.rule("R47")
def test_the_card_under_the_mausoleum_cannot_be_chosen() -> None:
    table = duel(BUILDER, discarded="baths").play("1 wonder mausoleum with altar")
    assert table.legal == {"revive baths"}
    alone = duel(BUILDER).play("1 wonder mausoleum with altar")
    assert alone.asked == "2 turn"


# ---- Statue of Zeus and Circus Maximus


@pytest.mark.rule("R48")
@pytest.mark.parametrize(
    ("wonder", "targets", "card"),
    [
        ("statue_of_zeus", {"destroy quarry", "destroy shelf_quarry"}, "shelf_quarry"),
        ("circus_maximus", {"destroy glassworks", "destroy drying_room"}, "drying_room"),
    ],
)
def test_a_brown_or_a_grey_card_of_the_opponent_goes_to_the_discard_pile(
    wonder: str, targets: set[str], card: str
) -> None:
    mine = city(coins=40, cards="clay_pool press", wonders=wonder)
    rival = city(cards="quarry glassworks shelf_quarry drying_room altar")
    table = duel(mine, rival, structure="theater baths").play(f"1 wonder {wonder} with theater")
    assert table.asked == "1 destroy"
    assert table.legal == targets
    table.play(f"1 destroy {card}")
    assert table.view().discarded == [card]
    assert card not in table.city(2).built
    assert len(table.city(2).built) == 4
    assert table.city(1).built == ["clay_pool", "press"]


@pytest.mark.rule("R48")
def test_production_and_prices_change_at_once() -> None:
    mine = city(coins=40, wonders="statue_of_zeus")
    table = duel(mine, city(cards="quarry shelf_quarry")).play("1 wonder statue_of_zeus with altar")
    assert (table.price(1, "walls"), table.price(2, "aqueduct")) == (2 * 5, 0)
    table.play("1 destroy shelf_quarry")
    assert (table.price(1, "walls"), table.price(2, "aqueduct")) == (2 * 3, 2 * 2)


@pytest.mark.rule("R48")
def test_a_destroyed_card_no_longer_counts_for_guilds() -> None:
    mine = city(coins=40, wonders="circus_maximus", cards="shipowners_guild")
    table = duel(mine, city(cards="quarry glassworks press")).play("1 wonder circus_maximus with altar")
    assert table.city(1).points["purple"] == 3
    table.play("1 destroy press")
    assert table.city(1).points["purple"] == 2


@pytest.mark.rule("R49")
@pytest.mark.parametrize(
    ("wonder", "others"), [("statue_of_zeus", "glassworks"), ("circus_maximus", "quarry")]
)
def test_without_a_target_the_destruction_is_skipped(wonder: str, others: str) -> None:
    mine = city(coins=40, cards="clay_pool press", wonders=wonder)
    table = duel(mine, city(cards=others)).play(f"1 wonder {wonder} with altar")
    assert table.asked == "2 turn"
    assert table.city(2).built == [others]
    assert table.pawn == 1
    assert table.points(1)["wonders"] == 3


@pytest.mark.rule("R49")
@pytest.mark.parametrize(("wonder", "target"), [("statue_of_zeus", "quarry"), ("circus_maximus", "press")])
def test_with_a_target_the_destruction_is_compulsory(wonder: str, target: str) -> None:
    table = duel(city(coins=40, wonders=wonder), city(cards=target)).play(f"1 wonder {wonder} with altar")
    assert table.legal == {f"destroy {target}"}
    refusal = table.refusal("1 discard theater")
    assert refusal is not None
    assert refusal.rule == "R49"
    table.play(f"1 destroy {target}")
    assert table.pawn == 1
    assert table.points(1)["wonders"] == 3


@pytest.mark.rule("R50")
@pytest.mark.parametrize(("wonder", "target"), [("statue_of_zeus", "quarry"), ("circus_maximus", "press")])
def test_a_military_win_comes_before_the_destruction(wonder: str, target: str) -> None:
    table = duel(city(coins=40, wonders=wonder), city(cards=target), pawn=8)
    table.play(f"1 wonder {wonder} with altar")
    assert table.result == "military 1"
    assert table.asked == ""
    assert table.city(2).built == [target]
    assert table.view().discarded == []


# ---- Appian Way


@pytest.mark.rule("R51")
@pytest.mark.parametrize(("rival", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_appian_way_gives_three_and_takes_up_to_three(rival: int, left: int) -> None:
    table = duel(city(coins=10, wonders="appian_way"), city(coins=rival))
    table.play("1 wonder appian_way with altar")
    assert table.coins == [3, left]


@pytest.mark.rule("R51")
def test_appian_way_works_for_seat_two_as_well() -> None:
    table = duel(NOTHING, city(coins=10, wonders="appian_way"), turn=2)
    assert table.play("2 wonder appian_way with altar").coins == [0, 3]
