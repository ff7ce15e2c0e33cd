"""R30-R41: scientific symbols and progress tokens."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.duel.table import GAME, NOTHING, CitySetting, city, duel

FIVE_SYMBOLS = "workshop apothecary scriptorium pharmacist university"  # all but the sundial and Law

# ---- pairs and six symbols


@pytest.mark.rule("R30")
def test_a_pair_of_symbols_gives_one_token_from_the_board_at_once() -> None:
    table = duel(city(cards="scriptorium"), structure="library altar theater", board="economy law strategy")
    table.play("1 build library")
    assert table.asked == "1 token"
    assert table.legal == {"take economy", "take law", "take strategy"}
    table.play("1 take strategy")
    assert table.city(1).tokens == ["strategy"]
    assert table.view().board == ["economy", "law", None]
    assert table.asked == "2 turn"


@pytest.mark.rule("R30")
def test_two_different_symbols_or_one_in_each_city_are_no_pair() -> None:
    mine = city(coins=2, cards="scriptorium")
    table = duel(mine, city(cards="pharmacist"), structure="pharmacist altar", board="law")
    table.play("1 build pharmacist")
    assert table.asked == "2 turn"


@pytest.mark.rule("R30")
def test_with_an_empty_board_a_pair_gives_nothing() -> None:
    table = duel(city(cards="scriptorium"), structure="library altar", board="", boxed="law")
    table.play("1 build library")
    assert table.asked == "2 turn"
    assert table.city(1).tokens == []


@pytest.mark.rule("R30")
def test_after_the_last_token_a_further_pair_gives_nothing() -> None:
    mine = city(coins=20, cards="scriptorium library pharmacist dispensary workshop apothecary")
    table = duel(mine, structure="school laboratory altar theater", board="economy")
    table.play("1 build school", "1 take economy", "2 discard altar", "1 build laboratory")
    assert table.asked == "2 turn"
    assert table.view().board == [None]


@pytest.mark.rule("R31")
def test_law_is_a_symbol_of_its_own_and_makes_no_pair() -> None:
    table = duel(city(cards="scriptorium pharmacist"), structure="library altar", board="law economy")
    table.play("1 build library", "1 take law")
    assert table.asked == "2 turn"
    assert table.view().board == [None, "economy"]
    assert set(table.city(1).science) == {"quill", "mortar", "law"}


@pytest.mark.rule("R31", "R32")
def test_with_law_five_symbols_on_cards_win() -> None:
    mine = city(coins=20, cards="workshop apothecary scriptorium pharmacist", tokens="law")
    table = duel(mine, structure="university altar", board="economy")
    table.play("1 build university")
    assert table.result == "science 1"
    assert table.asked == ""


@pytest.mark.rule("R32")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_sixth_different_symbol_wins_at_once(seat: int) -> None:
    mine = city(coins=20, cards=FIVE_SYMBOLS)
    cities = (mine, city(cards="palace")) if seat == 1 else (city(cards="palace"), mine)
    table = duel(*cities, structure="study altar", turn=seat, board="law")
    table.play(f"{seat} build study")
    assert table.result == f"science {seat}"
    assert table.asked == ""


@pytest.mark.rule("R32")
def test_five_different_symbols_and_pairs_do_not_win() -> None:
    table = duel(city(coins=20, cards=FIVE_SYMBOLS), structure="library altar theater", board="economy law")
    table.play("1 build library", "1 take economy")
    assert table.result == ""
    assert table.asked == "2 turn"


@pytest.mark.rule("R32")
def test_law_from_the_board_as_the_sixth_symbol_wins() -> None:
    table = duel(city(coins=20, cards=FIVE_SYMBOLS), structure="library altar", board="economy law")
    table.play("1 build library", "1 take law")
    assert table.result == "science 1"


@pytest.mark.rule("R32")
def test_law_from_the_great_library_as_the_sixth_symbol_wins() -> None:
    mine = city(coins=20, cards=FIVE_SYMBOLS, wonders="great_library")
    table = duel(mine, structure="altar theater", boxed="economy law strategy")
    table.play(
        "1 wonder great_library with altar", "~ library economy", "~ library law", "~ library strategy"
    )
    assert table.result == ""
    table.play("1 keep law")
    assert table.result == "science 1"


@pytest.mark.rule("R32", "R45")
def test_a_revived_card_as_the_sixth_symbol_wins() -> None:
    mine = city(coins=20, cards=FIVE_SYMBOLS, wonders="mausoleum")
    table = duel(mine, discarded="academy").play("1 wonder mausoleum with altar", "1 revive academy")
    assert table.result == "science 1"


# ---- Economy

ECONOMY = city(tokens="economy")


@pytest.mark.rule("R33")
@pytest.mark.parametrize(
    ("mine", "move", "paid", "taken"),
    [
        (NOTHING, "build baths", 2, 2),
        (NOTHING, "build caravansery", 6, 4),  # 2 of its cost are printed coins
        (city(cards="customs_house"), "build caravansery", 4, 2),  # what is really paid
        (city(cards="forum"), "build caravansery", 4, 2),
        (city(tokens="masonry"), "build baths", 0, 0),
        (NOTHING, "build barracks", 3, 0),
        (city(cards="garrison"), "build barracks", 0, 0),
        (city(wonders="pyramids"), "wonder pyramids with baths", 8, 8),
        (city(wonders="pyramids", tokens="architecture"), "wonder pyramids with baths", 4, 4),
    ],
)
def test_economy_takes_what_the_opponent_pays_for_resources(
    mine: CitySetting, move: str, paid: int, taken: int
) -> None:
    table = duel(replace(mine, coins=20), ECONOMY, structure="baths caravansery barracks altar").play(
        f"1 {move}"
    )
    assert table.coins == [20 - paid, taken]


@pytest.mark.rule("R33")
def test_economy_takes_nothing_for_a_revived_card() -> None:
    table = duel(city(coins=10, wonders="mausoleum"), ECONOMY, discarded="palace")
    table.play("1 wonder mausoleum with altar")
    assert table.coins == [0, 10]
    table.play("1 revive palace")
    assert table.coins == [0, 10]


@pytest.mark.rule("R33")
def test_the_holder_of_economy_pays_the_bank() -> None:
    table = duel(city(coins=5, tokens="economy"), city(coins=1), structure="baths altar").play(
        "1 build baths"
    )
    assert table.coins == [3, 1]


@pytest.mark.rule("R34")
def test_economy_is_paid_before_the_appian_way_takes_coins() -> None:
    table = duel(city(coins=10, wonders="appian_way"), ECONOMY).play("1 wonder appian_way with altar")
    assert table.coins == [3, 10 - 3]


@pytest.mark.rule("R34")
def test_economy_is_paid_before_a_military_token_takes_coins() -> None:
    table = duel(city(coins=4), ECONOMY, structure="walls altar", pawn=1).play("1 build walls")
    assert table.pawn == 3
    assert table.coins == [0, 4 - 2]


# ---- Architecture and Masonry


@pytest.mark.rule("R35")
def test_architecture_is_for_wonders_and_masonry_for_blue_cards() -> None:
    architecture, masonry = duel(city(tokens="architecture")), duel(city(tokens="masonry"))
    prices = [(table.price(1, "sphinx"), table.price(1, "palace")) for table in (architecture, masonry)]
    assert prices == [(8 - 4, 10), (8, 10 - 4)]
    for table in (architecture, masonry):
        assert table.price(1, "walls") == 4
        assert table.price(1, "study") == 8
        assert table.price(1, "arena") == 6
        assert table.price(1, "builders_guild") == 10


@pytest.mark.rule("R35")
def test_the_two_dearest_units_are_left_out_whichever_they_are() -> None:
    rival = city(cards="shelf_quarry glassworks glass_blower")
    assert duel(city(tokens="masonry"), rival).price(1, "palace") == 2 + 2 + 4  # of 2, 2, 4, 4, 4
    assert duel(city(tokens="architecture"), rival).price(1, "sphinx") == 2 + 4  # of 2, 4, 4, 4


@pytest.mark.rule("R35")
def test_with_fewer_than_two_units_missing_it_costs_nothing() -> None:
    assert duel(city(tokens="masonry")).price(1, "baths") == 0
    assert duel(city(cards="shelf_quarry", tokens="masonry")).price(1, "aqueduct") == 0
    assert duel(city(cards="shelf_quarry press", tokens="architecture")).price(1, "pyramids") == 0


@pytest.mark.rule("R35")
def test_coins_in_a_cost_are_not_touched(tmp_path: Path) -> None:
    """No blue card or wonder costs coins as printed, so here they do."""
    printed = (GAME.folder / "content.toml").read_text("utf-8")
    changed = printed.replace("cost = { stone = 1 }", "cost = { coins = 3, stone = 1 }", 1)
    changed = changed.replace("cost = { stone = 3, papyrus = 1 }", "cost = { coins = 3, stone = 3 }", 1)
    path = tmp_path / "content.toml"
    path.write_text(changed, "utf-8")
    table = duel(city(tokens="masonry architecture"), game=GAME.with_content(path))
    assert table.price(1, "baths") == 3
    assert table.price(1, "pyramids") == 3 + 2


# ---- Urbanism


@pytest.mark.rule("R36")
def test_a_card_that_masonry_makes_free_is_no_link_build() -> None:
    table = duel(city(coins=1, tokens="masonry urbanism"), structure="baths altar").play("1 build baths")
    assert table.coins[0] == 1


@pytest.mark.rule("R36", "R37")
def test_a_card_that_costs_nothing_is_no_link_build() -> None:
    table = duel(city(coins=1, tokens="urbanism"), structure="altar theater").play("1 build altar")
    assert table.coins[0] == 1


@pytest.mark.rule("R37")
def test_urbanism_gives_six_coins_then_four_for_each_link() -> None:
    """The Library itself is built by its link; Urbanism comes too late for it (R29)."""
    table = duel(
        city(cards="scriptorium baths garrison"),
        structure="library aqueduct barracks altar theater tavern",
        board="urbanism",
    )
    table.play("1 build library", "1 take urbanism")
    assert table.coins[0] == 6
    table.play("2 discard altar", "1 build aqueduct")
    assert table.coins[0] == 6 + 4
    table.play("2 discard theater", "1 build barracks")
    assert table.coins[0] == 6 + 4 + 4


@pytest.mark.rule("R37")
def test_urbanism_gives_nothing_to_the_opponent_of_its_holder() -> None:
    table = duel(city(cards="baths"), city(tokens="urbanism"), structure="aqueduct altar")
    assert table.play("1 build aqueduct").coins == [0, 0]


@pytest.mark.rule("R37")
def test_a_revived_card_is_no_link_build_even_with_the_link() -> None:
    mine = city(coins=10, cards="baths", wonders="mausoleum", tokens="urbanism")
    table = duel(mine, discarded="aqueduct").play("1 wonder mausoleum with altar", "1 revive aqueduct")
    assert table.city(1).built == ["baths", "aqueduct"]
    assert table.coins[0] == 0


# ---- Strategy and Theology


@pytest.mark.rule("R38")
def test_strategy_adds_a_shield_to_red_cards_built_later() -> None:
    mine = city(coins=4, cards="guard_tower scriptorium")
    table = duel(mine, structure="library walls altar theater", board="strategy", pawn=1)
    table.play("1 build library", "1 take strategy")
    assert table.pawn == 1
    table.play("2 discard altar", "1 build walls")
    assert table.pawn == 1 + 3


@pytest.mark.rule("R38")
def test_strategy_counts_for_a_revived_red_card() -> None:
    mine = city(coins=10, wonders="mausoleum", tokens="strategy")
    table = duel(mine, discarded="walls").play("1 wonder mausoleum with altar", "1 revive walls")
    assert table.pawn == 3


@pytest.mark.rule("R38")
@pytest.mark.parametrize(("wonder", "steps"), [("colossus", 2), ("circus_maximus", 1), ("statue_of_zeus", 1)])
def test_strategy_never_counts_for_a_wonder(wonder: str, steps: int) -> None:
    table = duel(city(coins=20, wonders=wonder, tokens="strategy")).play(f"1 wonder {wonder} with altar")
    assert table.pawn == steps


@pytest.mark.rule("R38")
def test_strategy_does_not_help_the_opponent() -> None:
    table = duel(city(coins=4), city(tokens="strategy"), structure="walls altar").play("1 build walls")
    assert table.pawn == 2


@pytest.mark.rule("R39")
def test_theology_gives_later_wonders_an_extra_turn() -> None:
    mine = city(coins=20, wonders="pyramids colossus", cards="scriptorium")
    table = duel(mine, structure="library altar theater baths tavern palisade", board="theology")
    table.play("1 wonder pyramids with altar")
    assert table.asked == "2 turn"
    table.play("2 discard theater", "1 build library", "1 take theology")
    assert table.asked == "2 turn"
    table.play("2 discard baths", "1 wonder colossus with tavern")
    assert table.asked == "1 turn"


@pytest.mark.rule("R39")
def test_the_great_library_that_fetches_theology_gets_no_extra_turn() -> None:
    table = duel(city(coins=10, wonders="great_library"), boxed="theology law economy")
    table.play(
        "1 wonder great_library with altar", "~ library law", "~ library theology", "~ library economy"
    )
    table.play("1 keep theology")
    assert table.asked == "2 turn"


@pytest.mark.rule("R39")
def test_the_mausoleum_whose_card_earns_theology_gets_no_extra_turn() -> None:
    mine = city(coins=20, cards="scriptorium", wonders="mausoleum colossus")
    table = duel(mine, structure="altar baths theater tavern", discarded="library", board="theology")
    table.play("1 wonder mausoleum with altar", "1 revive library", "1 take theology")
    assert table.asked == "2 turn"
    table.play("2 discard baths", "1 wonder colossus with theater")
    assert table.asked == "1 turn"


@pytest.mark.rule("R39")
def test_theology_of_the_opponent_gives_no_extra_turn() -> None:
    table = duel(city(coins=8, wonders="colossus"), city(tokens="theology"))
    assert table.play("1 wonder colossus with altar").asked == "2 turn"


@pytest.mark.rule("R40")
def test_theology_never_gives_two_extra_turns() -> None:
    mine = city(coins=8, wonders="sphinx", tokens="theology")
    table = duel(mine, structure="altar baths theater").play("1 wonder sphinx with altar")
    assert table.asked == "1 turn"
    table.play("1 discard baths")
    assert table.asked == "2 turn"


# ---- points on tokens


@pytest.mark.rule("R41")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ("philosophy", 7),
        ("agriculture", 4),
        ("mathematics", 3),
        ("mathematics law economy", 9),
        ("law mathematics philosophy agriculture", 12 + 7 + 4),
        ("law economy", 0),
    ],
)
def test_points_on_tokens(tokens: str, points: int) -> None:
    assert duel(city(tokens=tokens), city(tokens="strategy")).city(1).points["tokens"] == points


@pytest.mark.rule("R41")
@pytest.mark.parametrize(("token", "coins"), [("agriculture", 6), ("urbanism", 6), ("philosophy", 0)])
def test_coins_on_tokens(token: str, coins: int) -> None:
    table = duel(city(cards="scriptorium"), structure="library altar", board=token)
    assert table.play("1 build library", f"1 take {token}").coins == [coins, 0]
