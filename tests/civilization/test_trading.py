"""Trade: what changes hands and what does not, range, loans of cards, Magellan's Voyage."""

from __future__ import annotations

from typing import Any

import pytest

from tests.civilization.table import TABLES, Table, civilization, dice
from tijdperk.games.civilization.engine.position import BY_TECHNOLOGIES
from tijdperk.games.civilization.engine.production import income_parts
from tijdperk.games.civilization.engine.trading import (
    good_names,
    has,
    income_after,
    kind_and_area,
    piece_good,
    sort_of,
)


def market(*things: str, **options: Any) -> Table:
    """Three neighbours bargain."""
    given = things or ("1 nile town", "1 sahara village", "2 euphrates town", "3 nubia town")
    counters = {"nile": "wine", "euphrates": "iron", "nubia": "gems"}
    options.setdefault("gold", {1: 50, 2: 50, 3: 50})
    options.setdefault("counters", counters)
    return civilization(*given, phase="trade", **options)


def offer(seat: int, partner: int, gives: str = "", wants: str = "") -> str:
    """A phrase: goods are separated by commas, each with its count."""
    give = [f"give {good}" for good in gives.split(", ") if good]
    want = [f"want {good}" for good in wants.split(", ") if good]
    return f"{seat} " + "; ".join([f"deal with seat {partner}", *give, *want, "propose"])


def holder(table: Table, land: str) -> int:
    return table.position.holder[TABLES.areas.index(land)] + 1


# ---- deals


@pytest.mark.rule("G-09", "G-49", "G-64", "G-65", "G-102")
def test_a_deal_is_carried_out_at_once_and_completely() -> None:
    table = market(technologies={1: "pottery", 2: "masonry"})
    table.play(offer(1, 2, "1 card-nile, 25 gold, 5 gold", "1 card-euphrates, 1 masonry"))
    assert table.gold == [50, 50, 50]
    table.play("2 accept 11")
    assert table.gold == [20, 80, 50]
    assert (holder(table, "nile"), holder(table, "euphrates")) == (2, 1)
    assert table.position.technology[TABLES.technologies.index("masonry")] == 0
    assert table.told == ["dealt-with", "handed", "handed", "handed", "handed"]


@pytest.mark.rule("G-102")
def test_a_gift_is_a_deal_too_and_nothing_is_given_twice() -> None:
    table = market()
    table.play(offer(1, 2, "25 gold, 25 gold"))
    assert table.refused("1 deal with seat 3") is None
    table.play("1 deal with seat 3")
    assert table.refused("1 give 1 gold") == "G-102"
    assert table.refused("1 propose") == "G-102"
    table.play("1 give 1 card-nile; propose", "2 accept 11", "3 accept 21")
    assert table.gold == [0, 100, 50]


@pytest.mark.rule("G-102", "G-108")
def test_only_what_the_partner_has_can_be_asked_for() -> None:
    table = market(gold={2: 7})
    table.play("1 deal with seat 2")
    wanted = {move for move in table.match.free(0) if move.startswith("want")}
    assert wanted == {"want 1 gold", "want 5 gold", "want 1 card-euphrates", "want 1 settlement-euphrates"}
    assert table.refused("1 want 25 gold") is not None
    assert table.refused("1 want 1 card-nubia") is not None
    table.play("1 want 5 gold")
    assert table.refused("1 want 5 gold") is not None


@pytest.mark.rule("G-103", "C-03")
def test_a_borrowed_card_can_be_lent_on_and_returns_to_the_owner() -> None:
    table = market(technologies={1: "steam_power"})
    table.play(offer(1, 2, "1 card-nile"), "2 accept 11", offer(2, 3, "1 card-nile"), "3 accept 12")
    assert holder(table, "nile") == 3
    table.play(offer(1, 2, "1 settlement-nile"), "2 accept 21")
    assert holder(table, "nile") == 3  # it stays lent
    table.play("1 done", "2 done", "3 done", *dice("1 2"))
    assert holder(table, "nile") == 2


@pytest.mark.rule("G-104", "G-91", "G-65")
def test_a_settlement_goes_with_its_card_and_the_pieces_stay() -> None:
    table = market(
        "1 nile town", "1 nile 2 ancient-infantry", "1 sahara village", "2 euphrates town", rules="standard"
    )
    table.play(offer(1, 2, "1 settlement-nile"), "2 accept 11")
    assert table.settlement("nile") == "2 town"
    assert holder(table, "nile") == 2
    assert table.pieces("nile", 1) == {"ancient-infantry": 2}
    table.play("1 done", "2 done", "3 done", *dice("1 2"))
    assert income_parts(table.position, 1)[:2] == [4, 4]  # wine is critical


@pytest.mark.rule("G-105", "G-65")
def test_pieces_change_hands_where_they_are() -> None:
    table = market(
        "1 nile town", "1 nile 2 ancient-infantry", "1 nile settler", "2 euphrates town",
        "1 arabian_sea ancient-fleet: settler, ancient-cavalry",
    )  # fmt: skip
    table.play("1 deal with seat 2")
    give = {move for move in table.match.free(0) if move.startswith("give 1")}
    assert give == {
        "give 1 gold", "give 1 card-nile", "give 1 settlement-nile", "give 1 ship-1",
        "give 1 settler-nile", "give 1 ancient-infantry-nile",
    }  # fmt: skip
    table.play("1 give 1 ancient-infantry-nile; give 1 ship-1; give 1 settler-nile; propose", "2 accept 11")
    assert table.pieces("nile", 1) == {"ancient-infantry": 1}
    assert table.pieces("nile", 2) == {"ancient-infantry": 1, "settler": 1}
    assert table.pieces("arabian_sea", 2) == {"ancient-fleet": 1, "settler": 1, "ancient-cavalry": 1}


@pytest.mark.rule("A-69", "A-85")
def test_a_traded_technology_gives_no_bonus_and_a_wonder_no_gift() -> None:
    table = market(
        technologies={1: "the_wheel alphabet_writing masonry"}, wonders={1: "hanging_gardens colossus"}
    )  # fmt: skip
    table.play(offer(1, 2, "1 the_wheel, 1 alphabet_writing, 1 masonry, 1 colossus"), "2 accept 11")
    assert table.pieces("euphrates", 2) == {}
    points = table.view().seats[1].points
    assert points["groundbreaking"] == 4
    assert points["wonders"] == 2
    assert table.position.wonder[TABLES.wonders.index("hanging_gardens")] == 0
    assert income_parts(table.position, 1)[5] == 5


@pytest.mark.rule("S-24", "S-22")
@pytest.mark.parametrize(
    ("era", "names"), [("ancient", "masonry pottery the_wheel"), ("modern", "flight fission plastics")]
)
def test_a_traded_technology_may_end_the_era_or_the_game(era: str, names: str) -> None:
    first, *others = names.split()
    table = market(rules="standard", era=era, technologies={1: first, 2: " ".join(others)})
    table.play(offer(1, 2, f"1 {first}"), "2 accept 11")
    assert table.position.era_ends
    assert (table.position.ending == BY_TECHNOLOGIES) is (era == "modern")


@pytest.mark.rule("A-91")
def test_the_last_settlement_is_not_traded_away() -> None:
    table = market("1 nile town", "1 sahara village", "2 euphrates town", "3 nubia town")
    table.play(offer(1, 2, "1 settlement-nile"), offer(1, 3, "1 settlement-sahara"), "2 accept 11")
    assert table.refused("3 accept 21") == "A-91"
    table.play(offer(3, 1, "1 settlement-nubia", "5 gold"))
    assert table.refused("1 accept 13") == "A-91"
    standard = market("1 nile town", "2 euphrates town", rules="standard")
    standard.play(offer(1, 2, "1 settlement-nile"), "2 accept 11")
    assert standard.settlement("nile") == "2 town"


@pytest.mark.rule("A-91")
def test_the_last_settlement_can_be_swapped() -> None:
    table = market("1 nile town", "2 euphrates town")
    table.play(offer(1, 2, "1 settlement-nile", "1 settlement-euphrates"), "2 accept 11")
    assert (table.settlement("nile"), table.settlement("euphrates")) == ("2 town", "1 town")


@pytest.mark.rule("G-50", "G-105")
def test_aircraft_at_sea_are_traded_only_to_who_has_a_deck_for_them() -> None:
    table = market(
        "1 nile town", "2 euphrates town", "1 arabian_sea carrier", "1 arabian_sea 2 aircraft",
        era="modern", technologies={1: "flight"},
    )  # fmt: skip
    table.play(offer(1, 2, "1 aircraft-arabian_sea"))
    assert table.refused("2 accept 11") == "G-77"
    table.play(
        "1 withdraw 11",
        offer(1, 2, "1 aircraft-arabian_sea, 1 ship-1, 1 aircraft-arabian_sea"),
        "2 accept 21",
    )
    assert table.pieces("arabian_sea", 2) == {"carrier": 1, "aircraft": 2}


# ---- with whom


@pytest.mark.rule("A-47", "S-13")
def test_trade_needs_range() -> None:
    lands = ("1 nile town", "2 euphrates town", "3 mekong town")
    table = market(*lands)
    assert table.asked == "1 trading, 2 trading"
    assert table.refused("1 deal with seat 3") == "A-47"
    assert table.refused("1 deal with seat 1") is not None
    assert table.refused("1 deal with seat 5") is not None
    assert market(*lands, technologies={3: "flight"}).asked == "1 trading, 2 trading, 3 trading"
    assert market(*lands, rules="standard").refused("1 deal with seat 3") is None


@pytest.mark.rule("A-47")
def test_a_deal_out_of_range_is_not_accepted_any_more() -> None:
    table = market(
        "1 nile town", "1 mekong town", "2 euphrates town", "3 yunnan town", technologies={1: "pottery"}
    )
    table.play(offer(1, 2, "1 pottery"), offer(1, 3, "1 settlement-nile"), "3 accept 21")
    assert table.refused("2 accept 11") == "A-47"


@pytest.mark.rule("A-47")
def test_nobody_is_asked_where_nobody_is_in_range() -> None:
    table = civilization("1 nile village", "2 gobi village", phase="trade")
    assert table.asked == ""


# ---- the phase


@pytest.mark.rule("G-42", "G-72")
def test_the_phase_closes_when_all_are_done_since_the_last_deal() -> None:
    table = market()
    assert table.refused("1 end purchases") is not None
    table.play("2 done", "3 done")
    assert table.asked == "1 trading"
    table.play(offer(1, 2, "1 card-nile"))
    assert table.asked == "1 trading, 2 trading"  # an offer asks its partner again
    table.play("2 accept 11")
    assert table.asked == "1 trading, 2 trading, 3 trading"
    table.play(offer(2, 1, "1 gold"), "1 done", "2 done", "3 done", *dice("1 2"))
    assert "trading" not in table.asked
    assert table.position.offers == []
    assert table.refused("1 deal with seat 2") is not None


@pytest.mark.rule("G-102")
def test_offers_are_limited_by_the_content() -> None:
    table = market()
    for number in range(1, TABLES.offers + 1):
        table.play(offer(1, 2, "1 gold"), f"1 withdraw {number}1")
    assert table.refused("1 deal with seat 2") == "G-102"


def test_what_an_offer_would_do_to_an_income() -> None:
    table = market("1 nile town", "1 sahara village", "2 euphrates town", "3 nubia town")
    table.play(offer(1, 2, "1 card-nile, 1 settlement-sahara"))
    before = income_parts(table.position, 1)
    after = income_after(table.position, 1, table.position.offers[0])
    assert after[3] == before[3] + 3
    assert income_parts(table.position, 1) == before
    assert holder(table, "nile") == 1


# ---- goods


def test_goods_have_names_and_numbers() -> None:
    names = good_names(TABLES)
    assert len(set(names)) == len(names) == TABLES.first_goods[-1]
    assert names[0] == "gold"
    position = market("1 nile town", "1 nile 3 settler", "2 euphrates town").position
    good = names.index("settler-nile")
    assert has(position, 0, good) == 3
    assert piece_good(TABLES, 0, TABLES.areas.index("nile")) == good
    assert kind_and_area(TABLES, sort_of(TABLES, good)[1]) == [0, TABLES.areas.index("nile")]
    card = names.index("card-nile")
    assert [has(position, seat, card) for seat in range(2)] == [1, 0]
    for good in position.goods_of(0):
        assert position.has(0, good) > 0


# ---- Magellan's Voyage


@pytest.mark.rule("A-87", "A-03")
def test_cards_are_exchanged_once_and_cannot_be_refused() -> None:
    table = market(era="gunpowder", wonders={1: "magellans_voyage"})
    assert {move for move in table.match.free(0) if move.startswith("exchange")} == {
        "exchange nile for euphrates",
        "exchange nile for nubia",
    }
    assert table.refused("2 exchange euphrates for nile") is not None
    assert table.refused("1 exchange sahara for euphrates") == "A-87"
    assert table.refused("1 exchange nile for sahara") == "A-87"
    table.play("3 done", "1 exchange nile for nubia")
    assert (holder(table, "nile"), holder(table, "nubia")) == (3, 1)
    assert table.asked == "1 trading, 2 trading, 3 trading"
    assert table.refused("1 exchange nubia for euphrates") == "A-87"
    table.play("1 done", "2 done", "3 done", *dice("1 1"))
    assert (holder(table, "nile"), holder(table, "nubia")) == (1, 3)
    assert (
        market(era="modern", wonders={1: "magellans_voyage"}).refused("1 exchange nile for nubia") is not None
    )


@pytest.mark.rule("A-87")
def test_an_exchange_may_leave_an_offer_uncovered() -> None:
    table = market(era="gunpowder", wonders={1: "magellans_voyage"}, technologies={1: "steam_power"})
    table.play(offer(3, 2, "1 card-nubia"), "1 exchange nile for nubia")
    assert table.refused("2 accept 13") is not None
    assert not table.view(2).offers[0].possible
    table.play("2 decline 13")


@pytest.mark.rule("A-87", "A-47")
def test_an_exchange_needs_range_and_the_trade_phase() -> None:
    table = market(
        "1 nile town", "2 euphrates town", "3 mekong town",
        era="gunpowder", wonders={1: "magellans_voyage"}, counters={"nile": "wine", "mekong": "oil"},
    )  # fmt: skip
    assert table.refused("1 exchange nile for mekong") == "A-47"
    bought = civilization(
        "1 nile town", "2 euphrates town",
        era="gunpowder", phase="purchase", wonders={1: "magellans_voyage"},
        counters={"nile": "wine", "euphrates": "oil"},
    )  # fmt: skip
    assert bought.refused("1 exchange nile for euphrates") == "G-42"
