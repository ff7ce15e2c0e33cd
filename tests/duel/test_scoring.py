"""R59-R65: guilds, yellow cards, discarding and the end."""

from __future__ import annotations

import pytest

from tests.duel.table import NOTHING, CitySetting, Table, city, duel

# ---- guilds


@pytest.mark.rule("R59")
@pytest.mark.parametrize(
    ("guild", "cards"),
    [
        ("merchants_guild", "tavern brewery wood_reserve"),
        ("magistrates_guild", "altar theater baths"),
        ("scientists_guild", "workshop apothecary scriptorium"),
        ("tacticians_guild", "stable garrison palisade"),
        ("shipowners_guild", "quarry press glassworks"),
    ],
)
@pytest.mark.parametrize("owner", [True, False])
def test_a_guild_counts_in_the_city_with_most_coins_once_and_points(
    guild: str, cards: str, owner: bool
) -> None:
    fewer = cards.split()[0]
    mine = city(coins=20, cards=cards if owner else fewer)
    rival = city(cards=fewer if owner else cards)
    table = duel(mine, rival, structure=f"{guild} senate arena")
    price = table.price(1, guild)
    table.play(f"1 build {guild}")
    assert table.coins == [20 - price + 3, 0]
    assert table.city(1).points["purple"] == 3
    assert table.city(2).points["purple"] == 0


@pytest.mark.rule("R59")
def test_coins_and_points_of_a_guild_may_come_from_different_cities() -> None:
    mine, rival = city(coins=40, cards="altar"), city(cards="theater baths")
    table = duel(mine, rival, structure="magistrates_guild palace senate tavern forum arena")
    table.play("1 build magistrates_guild", "2 discard forum")
    assert table.coins[0] == 40 - 8 + 2  # two in the city of the opponent
    table.play("1 build palace", "2 discard tavern", "1 build senate")
    assert table.coins[0] == 40 - 8 + 2 - 10 - 8  # and no coins any more
    assert table.city(1).points["purple"] == 3  # three in the own city


@pytest.mark.rule("R60")
def test_shipowners_count_brown_and_grey_of_one_and_the_same_city() -> None:
    mine = city(coins=8, cards="lumber_yard clay_pool quarry")
    table = duel(mine, city(cards="glassworks press"), structure="shipowners_guild altar")
    price = table.price(1, "shipowners_guild")
    table.play("1 build shipowners_guild")
    assert table.coins[0] == 8 - price + 3
    assert table.city(1).points["purple"] == 3


@pytest.mark.rule("R60")
def test_shipowners_add_up_both_colours_of_that_city() -> None:
    table = duel(city(cards="shipowners_guild quarry stone_pit"), city(cards="lumber_yard press glassworks"))
    assert table.city(1).points["purple"] == 3


@pytest.mark.rule("R61")
@pytest.mark.parametrize(
    ("mine", "rival", "points"),
    [("", "pyramids sphinx colossus", 6), ("pyramids sphinx", "colossus", 4), ("", "", 0)],
)
def test_builders_score_two_for_each_wonder_in_the_city_with_most(mine: str, rival: str, points: int) -> None:
    table = duel(city(coins=10, raised=mine), city(raised=rival), structure="builders_guild altar")
    table.play("1 build builders_guild")
    assert table.coins[0] == 0
    assert table.city(1).points["purple"] == points


@pytest.mark.rule("R61")
def test_builders_do_not_count_wonders_that_are_not_built() -> None:
    table = duel(city(cards="builders_guild", raised="sphinx"), city(wonders="pyramids colossus piraeus"))
    assert table.city(1).points["purple"] == 2


@pytest.mark.rule("R61")
@pytest.mark.parametrize(("mine", "rival", "guild", "own"), [(4, 11, 3, 1), (11, 4, 3, 3), (2, 2, 0, 0)])
def test_moneylenders_score_each_full_three_coins_of_the_richer_city(
    mine: int, rival: int, guild: int, own: int
) -> None:
    table = duel(city(coins=8 + mine), city(coins=rival), structure="moneylenders_guild altar")
    table.play("1 build moneylenders_guild")
    assert table.coins == [mine, rival]
    assert table.city(1).points["purple"] == guild
    assert table.city(1).points["coins"] == own


# ---- yellow cards and discarding


@pytest.mark.rule("R62")
@pytest.mark.parametrize(
    ("card", "counted", "coins"),
    [
        ("lighthouse", "brewery forum", 3),
        ("lighthouse", "", 1),
        ("armory", "stable garrison guard_tower", 3),
        ("port", "quarry clay_pool", 4),
        ("chamber_of_commerce", "press glassworks", 6),
        ("port", "press glassworks", 0),
    ],
)
def test_coins_for_each_card_of_a_kind_in_the_own_city(card: str, counted: str, coins: int) -> None:
    rival = city(cards="tavern wood_reserve palisade walls lumber_yard logging_camp glass_blower drying_room")
    table = duel(city(coins=40, cards=counted), rival, structure=f"{card} altar")
    price = table.price(1, card)
    table.play(f"1 build {card}")
    assert table.coins[0] == 40 - price + coins


@pytest.mark.rule("R62")
def test_the_arena_counts_own_wonders_that_are_built() -> None:
    mine = city(coins=6, wonders="pyramids", raised="sphinx colossus")
    table = duel(mine, city(raised="piraeus mausoleum appian_way"), structure="arena altar")
    assert table.play("1 build arena").coins[0] == 4


@pytest.mark.rule("R62")
def test_cards_built_later_bring_nothing_more() -> None:
    table = duel(city(coins=20, cards="quarry"), structure="port lumber_yard altar theater")
    table.play("1 build port", "2 discard altar")
    coins = table.coins[0]
    assert table.play("1 build lumber_yard").coins[0] == coins


@pytest.mark.rule("R63")
@pytest.mark.parametrize(
    ("mine", "income"), [("", 2), ("tavern clay_reserve", 4), ("quarry altar", 2), ("forum", 3)]
)
def test_discarding_gives_two_and_one_for_each_own_yellow_card(mine: str, income: int) -> None:
    table = duel(city(cards=mine), city(cards="wood_reserve stone_reserve"), structure="aqueduct theater")
    table.play("1 discard aqueduct")
    assert table.coins == [income, 0]
    assert table.view().discarded == ["aqueduct"]


@pytest.mark.rule("R63")
def test_a_discarded_yellow_card_does_not_count_itself() -> None:
    assert duel(structure="tavern altar").play("1 discard tavern").coins[0] == 2


# ---- the end


def finished(first: CitySetting, second: CitySetting, pawn: int = 0) -> Table:
    """The last card of the game is discarded by seat 1, for two coins."""
    return duel(first, second, structure="circus", age=3, pawn=pawn).play("1 discard circus")


@pytest.mark.rule("R64")
def test_the_score_sheet() -> None:
    mine = city(
        coins=5, cards="palace study arena builders_guild walls", raised="pyramids", tokens="philosophy"
    )
    table = finished(mine, NOTHING, pawn=4)
    assert list(table.city(1).points.items()) == [
        ("blue", 7),
        ("green", 3),
        ("yellow", 3),
        ("purple", 2),
        ("wonders", 9),
        ("tokens", 7),
        ("military", 5),
        ("coins", 8 // 3),  # 5, and 3 for the last card
    ]
    assert table.result == "civilian 1"


@pytest.mark.rule("R64")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_each_full_set_of_three_coins_is_a_point(coins: int, points: int) -> None:
    assert duel(city(coins=coins)).city(1).points["coins"] == points


@pytest.mark.rule("R64")
@pytest.mark.parametrize(
    ("first", "second", "result"),
    [
        ("palace", "gardens", "civilian 1"),
        ("senate", "gardens", "civilian 2"),
        ("palace altar", "town_hall", "civilian 1"),
    ],
)
def test_most_points_win(first: str, second: str, result: str) -> None:
    assert finished(city(cards=first), city(cards=second)).result == result


@pytest.mark.rule("R64")
def test_more_points_win_though_the_other_has_more_on_blue_cards() -> None:
    assert finished(city(cards="palace"), city(tokens="philosophy", coins=3)).result == "civilian 2"


@pytest.mark.rule("R64")
def test_a_tie_goes_to_more_points_on_blue_cards() -> None:
    assert finished(city(cards="palace"), city(tokens="philosophy")).result == "tie_break 1"
    assert finished(city(tokens="philosophy"), city(cards="town_hall")).result == "tie_break 2"


@pytest.mark.rule("R64")
def test_points_of_guilds_do_not_break_a_tie() -> None:
    """4 on blue and a set of coins, against 3 on blue and a guild worth 2."""
    first = city(coins=3, cards="statue scriptorium pharmacist")
    second = city(cards="altar scientists_guild")
    table = finished(first, second)
    assert table.points(1) == {"blue": 4, "coins": 1}
    assert table.points(2) == {"blue": 3, "purple": 2}
    assert table.result == "tie_break 1"


@pytest.mark.rule("R64")
def test_a_tie_on_blue_cards_as_well_is_a_shared_victory() -> None:
    table = finished(city(cards="palace"), city(cards="town_hall"))
    assert table.result == "draw"
    assert table.position.returns() == [0.5, 0.5]
    assert table.asked == ""


@pytest.mark.rule("R64")
def test_number_of_blue_cards_does_not_break_a_tie() -> None:
    """Two blue cards worth 6 against one worth 6."""
    assert finished(city(cards="altar theater"), city(cards="gardens")).result == "draw"


@pytest.mark.rule("R65")
def test_the_bank_never_runs_out() -> None:
    """The 31 pieces are worth 86 coins."""
    table = duel(
        city(coins=86, wonders="temple_of_artemis"), city(coins=86), structure="altar brewery theater"
    )
    table.play("1 wonder temple_of_artemis with altar", "1 build brewery")
    assert table.coins == [86 - 8 + 12 + 6, 86]
