"""R17-R29: what a construction costs."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.duel.table import GAME, NOTHING, CitySetting, city, duel
from tijdperk.games.duel.content import Card, Wonder

RESOURCES = GAME.content.game.resources

# ---- the price of a unit


@pytest.mark.rule("R17")
@pytest.mark.parametrize(
    ("rival", "each"), [("", 2), ("quarry", 3), ("shelf_quarry", 4), ("quarry stone_pit shelf_quarry", 6)]
)
def test_a_unit_costs_two_and_one_more_for_each_symbol_of_the_opponent(rival: str, each: int) -> None:
    table = duel(NOTHING, city(cards=rival))
    assert table.price(1, "baths") == each
    assert table.price(1, "garrison") == 2  # clay


@pytest.mark.rule("R17")
def test_goods_of_the_opponent_count_too() -> None:
    table = duel(NOTHING, city(cards="glassworks glass_blower press"))
    assert table.price(1, "apothecary") == 4
    assert table.price(1, "workshop") == 3


@pytest.mark.rule("R17")
def test_yellow_cards_and_wonders_of_the_opponent_never_count() -> None:
    yellow = "forum caravansery stone_reserve customs_house"
    table = duel(NOTHING, city(cards=f"{yellow} quarry press", raised="great_lighthouse piraeus"))
    assert table.city(1).rates == {"wood": 2, "clay": 2, "stone": 3, "glass": 2, "papyrus": 3}


@pytest.mark.rule("R18")
def test_three_stone_against_two_of_the_opponent_cost_twelve() -> None:
    table = duel(city(coins=12), city(cards="shelf_quarry"), structure="aqueduct altar")
    table.play("1 build aqueduct")
    assert table.coins == [0, 0]


@pytest.mark.rule("R19")
def test_own_production_does_not_change_the_price_of_further_units() -> None:
    """The rulebook's Bruno makes two stone and pays 2 for the third; his opponent pays 4 for each."""
    table = duel(city(cards="shelf_quarry"), NOTHING)
    assert table.price(1, "aqueduct") == 2
    assert table.price(2, "baths") == 4
    both = duel(city(cards="quarry"), city(cards="stone_pit"))
    assert both.price(1, "aqueduct") == 2 * 3


@pytest.mark.rule("R20")
@pytest.mark.parametrize(
    ("mine", "rival", "wanted", "total"),
    [
        ("stone_reserve", "quarry shelf_quarry", "aqueduct", 3),
        ("clay_reserve", "brickyard clay_pit", "statue", 2),
        ("wood_reserve", "sawmill", "tribunal", 2 + 2),
        ("customs_house", "glassworks glass_blower press", "caravansery", 2 + 1 + 1),
        ("customs_house", "shelf_quarry", "baths", 4),
        ("stone_reserve", "", "baths", 1),
    ],
)
def test_with_a_reserve_a_unit_costs_one_whatever_the_opponent_makes(
    mine: str, rival: str, wanted: str, total: int
) -> None:
    assert duel(city(cards=mine), city(cards=rival)).price(1, wanted) == total


@pytest.mark.rule("R21")
def test_trade_money_goes_to_the_bank() -> None:
    table = duel(city(coins=9), city(coins=5, cards="quarry"), structure="walls altar")
    table.play("1 build walls")
    assert table.coins == [9 - 6, 5]


# ---- choice and discount


@pytest.mark.rule("R22")
def test_a_choice_source_gives_one_unit_per_construction() -> None:
    assert duel(city(cards="caravansery")).price(1, "aqueduct") == 4
    assert duel(city(cards="caravansery", raised="great_lighthouse")).price(1, "aqueduct") == 2
    assert duel(city(cards="forum")).price(1, "laboratory") == 2 + 2
    assert duel(city(cards="forum", raised="piraeus")).price(1, "laboratory") == 2
    assert duel(city(cards="forum")).price(1, "aqueduct") == 6


@pytest.mark.rule("R22")
def test_a_choice_source_works_afresh_in_the_extra_turn() -> None:
    mine = city(coins=6, cards="caravansery", wonders="sphinx")
    table = duel(mine, structure="altar baths garrison theater tavern")
    table.play("1 wonder sphinx with altar")
    assert table.coins[0] == 0
    table.play("1 build baths", "2 discard theater", "1 build garrison")
    assert table.city(1).built == ["caravansery", "baths", "garrison"]


@pytest.mark.rule("R23")
@pytest.mark.parametrize(
    ("mine", "rival", "wanted", "total"),
    [
        (city(cards="caravansery"), "shelf_quarry", "rostrum", 2),  # the stone for 4, not the wood for 2
        (city(cards="caravansery quarry"), "sawmill", "rostrum", 0),  # the own stone first, then the choice
        (city(cards="forum customs_house"), "", "senate", 2 + 2 + 2),
        (city(tokens="masonry"), "glassworks", "tribunal", 2),  # the glass for 3 and one wood
        (city(cards="caravansery", tokens="masonry"), "shelf_quarry sawmill", "town_hall", 4 + 4),
    ],
)
def test_sources_and_discounts_take_the_dearest_units(
    mine: CitySetting, rival: str, wanted: str, total: int
) -> None:
    assert duel(mine, city(cards=rival)).price(1, wanted) == total


@pytest.mark.rule("R24")
def test_choice_before_discount_makes_hanging_gardens_cost_two() -> None:
    table = duel(city(raised="piraeus", tokens="architecture"), city(cards="glassworks press"))
    assert table.price(1, "hanging_gardens") == 2


@pytest.mark.rule("R25")
def test_palace_costs_fourteen_then_seven_then_two() -> None:
    rival = city(cards="shelf_quarry glassworks")
    assert duel(NOTHING, rival).price(1, "palace") == 14
    assert duel(city(cards="caravansery forum"), rival).price(1, "palace") == 7
    assert duel(city(cards="caravansery forum", tokens="masonry"), rival).price(1, "palace") == 2


@pytest.mark.rule("R26")
@pytest.mark.parametrize(
    ("mine", "rival", "wanted", "total"),
    [
        (city(cards="shelf_quarry"), "clay_pool", "fortifications", 5),
        (NOTHING, "shelf_quarry", "aqueduct", 12),
        (NOTHING, "glassworks", "caravansery", 7),
        (NOTHING, "", "pyramids", 8),
        (city(tokens="architecture"), "", "pyramids", 4),
        (NOTHING, "", "baths", 2),
        (city(tokens="masonry"), "", "baths", 0),
        (city(tokens="architecture"), "", "baths", 2),
        (NOTHING, "", "scriptorium", 2),
        (NOTHING, "", "stone_pit", 1),
        (NOTHING, "", "lumber_yard", 0),
        (city(cards="quarry clay_pool brickyard press"), "", "garrison", 0),
        (city(cards="quarry clay_pool brickyard press"), "", "apothecary", 2),
    ],
)
def test_examples_of_the_rulebook(mine: CitySetting, rival: str, wanted: str, total: int) -> None:
    assert duel(mine, city(cards=rival)).price(1, wanted) == total


# ---- paying


@pytest.mark.rule("R27")
@pytest.mark.parametrize(("coins", "left"), [(7, None), (8, 12)])
def test_the_price_is_paid_before_anything_is_gained(coins: int, left: int | None) -> None:
    table = duel(city(coins=coins, wonders="temple_of_artemis"), structure="altar theater")
    move = "wonder temple_of_artemis with altar"
    assert (move in table.legal) == (left is not None)
    refusal = table.refusal(f"1 {move}")
    if left is None:
        assert refusal is not None
        assert refusal.rule == "R17"
    else:
        assert table.play(f"1 {move}").coins[0] == left


@pytest.mark.rule("R27")
def test_coins_of_a_yellow_card_do_not_pay_for_it() -> None:
    table = duel(city(coins=3, cards="glassworks press brewery"), structure="chamber_of_commerce altar")
    assert "build chamber_of_commerce" in table.legal
    short = duel(city(coins=1, cards="glassworks press brewery"), structure="chamber_of_commerce altar")
    assert "build chamber_of_commerce" not in short.legal


@pytest.mark.rule("R28")
@pytest.mark.parametrize(
    ("owned", "wanted", "without"),
    [
        ("garrison", "barracks", 3),
        ("stable", "horse_breeders", 4),
        ("baths", "aqueduct", 6),
        ("palisade", "fortifications", 8),
        ("altar", "temple", 4),
    ],
)
def test_a_link_makes_a_card_free_coins_included(owned: str, wanted: str, without: int) -> None:
    table = duel(city(cards=owned), structure=f"{wanted} altar")
    table.play(f"1 build {wanted}")
    assert table.city(1).built == [owned, wanted]
    assert table.coins[0] == 0
    assert duel(NOTHING).price(1, wanted) == without
    assert f"build {wanted}" not in duel(NOTHING, city(cards=owned), structure=f"{wanted} altar").legal


@pytest.mark.rule("R29")
def test_a_wonder_does_not_help_to_pay_for_itself() -> None:
    table = duel(city(coins=7, wonders="great_lighthouse"))
    assert table.legal.isdisjoint({"wonder great_lighthouse with altar"})
    table = duel(city(coins=8, wonders="great_lighthouse")).play("1 wonder great_lighthouse with altar")
    assert table.coins[0] == 0
    assert table.price(1, "baths") == 0


@pytest.mark.rule("R29")
@pytest.mark.parametrize(
    ("build", "wanted", "before", "after"),
    [
        ("quarry", "rostrum", 2 + 4, 2),
        ("quarry", "pyramids", 3 * 4 + 2, 2 * 4 + 2),
        ("stone_reserve", "aqueduct", 3 * 4, 3 * 1),
        ("stone_reserve", "pyramids", 3 * 4 + 2, 3 * 1 + 2),
        ("caravansery", "rostrum", 2 + 4, 2),
        ("forum", "laboratory", 2 + 2 * 2, 2 + 2),
        ("forum", "sphinx", 2 + 4 + 2 * 2, 2 + 4 + 2),
    ],
)
def test_what_a_card_brings_works_from_the_next_construction_on(
    build: str, wanted: str, before: int, after: int
) -> None:
    table = duel(city(coins=20), city(cards="shelf_quarry"), structure=f"{build} altar theater")
    assert table.price(1, wanted) == before
    table.play(f"1 build {build}")
    assert table.price(1, wanted) == after


@pytest.mark.rule("R29")
def test_the_opponent_pays_more_as_soon_as_a_brown_card_stands() -> None:
    table = duel(city(coins=2), city(coins=8), structure="shelf_quarry walls altar")
    assert table.price(2, "walls") == 4
    table.play("1 build shelf_quarry", "2 build walls")
    assert table.coins == [0, 0]


@pytest.mark.rule("R29")
def test_a_token_works_from_the_next_construction_on() -> None:
    mine = city(coins=6, cards="scriptorium", wonders="sphinx")
    for token, tribunal, sphinx in (("masonry", 2, 8), ("architecture", 6, 4)):
        table = duel(mine, structure="library tribunal altar", board=token)
        assert (table.price(1, "tribunal"), table.price(1, "sphinx")) == (6, 8)
        table.play("1 build library", f"1 take {token}")
        assert (table.price(1, "tribunal"), table.price(1, "sphinx")) == (tribunal, sphinx)


# ---- the price against every way to pay

ITEMS: list[Card | Wonder] = [*GAME.content.card, *GAME.content.wonder]
PRODUCERS = [card for card in GAME.content.card if card.makes or card.choice or card.trade]
producers = st.sets(st.sampled_from([card.id for card in PRODUCERS]), min_size=1, max_size=9)


def named(ids: set[str]) -> str:
    return " ".join(sorted(ids))


def cheapest(units: list[str], rates: dict[str, int], sources: list[list[str]]) -> int:
    """The least to pay, over every way to buy each unit or to cover it with a source that can give it."""

    @cache
    def least(index: int, left: tuple[int, ...]) -> int:
        if index == len(units):
            return 0
        ways = [rates[units[index]] + least(index + 1, left)]
        for place, source in enumerate(left):
            if units[index] in sources[source]:
                ways.append(least(index + 1, left[:place] + left[place + 1 :]))
        return min(ways)

    return least(0, tuple(range(len(sources))))


def sources_of(cards: set[str], raised: set[str]) -> list[list[str]]:
    """What can give a unit: one entry for each symbol on a card, and for each choice."""
    built = [card for card in PRODUCERS if card.id in cards]
    fixed = [[name] for card in built for name, amount in card.makes.items() for _ in range(amount)]
    choices = [card.choice for card in built] + [w.choice for w in GAME.content.wonder if w.id in raised]
    return fixed + [choice for choice in choices if choice]


def discounts(item: Card | Wonder, tokens: set[str]) -> list[list[str]]:
    """R35: Architecture and Masonry are two sources of anything, each for its own kind."""
    if isinstance(item, Wonder):
        return [RESOURCES, RESOURCES] if "architecture" in tokens else []
    return [RESOURCES, RESOURCES] if "masonry" in tokens and item.colour == "blue" else []


@pytest.mark.rule("R17", "R18", "R19", "R20", "R22", "R23", "R35")
@settings(max_examples=150)
@given(
    cards=producers,
    others=producers,
    raised=st.sets(st.sampled_from(["great_lighthouse", "piraeus"])),
    tokens=st.sets(st.sampled_from(["masonry", "architecture"])),
)
def test_the_price_is_the_least_over_all_ways_to_pay(
    cards: set[str], others: set[str], raised: set[str], tokens: set[str]
) -> None:
    mine = city(cards=named(cards), raised=named(raised), tokens=named(tokens))
    table = duel(mine, city(cards=named(others)))
    fixed = {name for card in PRODUCERS if card.id in cards for name in card.trade}
    made = Counter(source[0] for source in sources_of(others, set()) if len(source) == 1)
    rates = {name: 1 if name in fixed else 2 + made[name] for name in RESOURCES}
    for item in ITEMS:
        units = [name for name in RESOURCES for _ in range(item.cost.get(name, 0))]
        least = cheapest(units, rates, sources_of(cards, raised) + discounts(item, tokens))
        assert table.price(1, item.id) == item.cost.get("coins", 0) + least, item.id
