"""Bargaining, interrupts, moves out of turn and repeated secret choices, in a game made for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from tests.market.game import MARKET, MarketView, market_open
from tests.market.position import Market
from tijdperk.bots.players import hint, make_player, suggest
from tijdperk.kernel.chance import Replayed, Sampled
from tijdperk.kernel.errors import BadInput, Refused
from tijdperk.kernel.match import Match
from tijdperk.kernel.position import ALL
from tijdperk.kernel.record import parse_record
from tijdperk.kernel.replay import replay
from tijdperk.kernel.windows import ALWAYS, ANY, ASK, NEVER, give_order, standing_order


@pytest.fixture(autouse=True)
def market() -> Iterator[None]:
    with market_open():
        yield


def begun(*moves: str) -> Match:
    """A market after some moves, each with its seat before it."""
    match = Match("market", chance=Sampled(1))
    for move in moves:
        play(match, move)
    return match


def play(match: Match, move: str) -> None:
    seat, _, text = move.partition(" ")
    match.play(text, int(seat) - 1)


def sees(match: Match, seat: int) -> MarketView:
    return MARKET.view(match.position, seat - 1)


def refusal(match: Match, move: str) -> str:
    with pytest.raises((Refused, BadInput)) as error:
        play(match, move)
    assert len(str(error.value)) > 10
    return error.value.key


def position(match: Match) -> Market:
    return cast(Market, match.position)


OFFER = "deal with seat 2; give 1 wine; want 1 iron; propose"


# ---- deals


def test_an_offer_is_one_phrase_one_line_and_one_step() -> None:
    match = begun(f"1 {OFFER}")
    assert [step.text for step in match.steps] == [OFFER]
    assert str(match.record().entries[-1]) == f"1 {OFFER}"
    (offer,) = sees(match, 2).offers
    assert (offer.number, offer.maker, offer.gives, offer.wants) == (11, 0, [0, 1], [1, 1])


def test_a_phrase_is_made_as_a_whole_or_not_at_all() -> None:
    match = begun()
    before = MARKET.store(match.position)
    assert refusal(
        match, "1 deal with seat 2; give 1 wine; give 1 wine; give 1 wine; give 1 wine; propose"
    ) == ("deal-not-available")
    assert MARKET.store(match.position) == before
    assert match.steps == []
    assert refusal(match, "1 " + "; ".join(["pack wine"] * 61)) == "phrase-too-long"


def test_nothing_can_follow_a_draw_within_a_phrase() -> None:
    """Else a phrase could be tried again and again until the lot falls well."""
    match = begun("2 standing inspection any never", "3 standing inspection any never")
    assert refusal(match, "1 inspect; pack wine") == "phrase-after-chance"
    assert position(match).held == position(begun()).held


def test_a_phrase_is_either_part_of_a_plan_or_bargaining() -> None:
    """A plan can be taken back; the number of an offer must not come back with other terms."""
    match = begun()
    assert refusal(match, f"1 pack wine; {OFFER}") == "phrase-mixed"
    assert refusal(match, f"1 {OFFER}; pack wine") == "phrase-mixed"
    assert match.steps == []


def test_goods_on_offer_are_set_aside() -> None:
    match = begun("1 deal with seat 2; give 1 wine; give 1 wine; give 1 wine; propose")
    assert refusal(match, "1 pack wine") == "nothing-left"
    play(match, "1 withdraw 11")
    play(match, "1 pack wine")


def test_an_accepted_deal_changes_hands_at_once_and_completely() -> None:
    match = begun(f"1 {OFFER}", "2 accept 11")
    assert sees(match, 1).goods == [2, 4, 3]
    assert sees(match, 2).goods == [4, 2, 3]
    assert refusal(match, "2 accept 11") == "deal-no-offer"


def test_another_offer_has_another_number() -> None:
    match = begun(f"1 {OFFER}", "1 withdraw 11", "1 deal with seat 2; give 1 wine; propose")
    assert refusal(match, "2 accept 11") == "deal-no-offer"
    play(match, "2 accept 21")
    assert sees(match, 2).goods == [4, 3, 3]


def test_a_counter_offer_begins_from_the_same_terms() -> None:
    match = begun(f"1 {OFFER}", "2 counter 11")
    draft = sees(match, 2).draft
    assert draft is not None
    assert (draft.gives, draft.wants) == ([1, 1], [0, 1])
    play(match, "2 want 1 cloth; propose")
    assert [offer.number for offer in sees(match, 1).offers] == [12]


def test_goods_are_added_in_the_counts_that_a_game_has() -> None:
    match = begun("1 deal with seat 2; give 2 iron; give 1 wine; want 2 wine; give 1 iron")
    draft = sees(match, 1).draft
    assert draft is not None
    assert (draft.gives, draft.wants) == ([0, 1, 1, 3], [0, 2])
    assert "give 1 iron" not in match.free(0)
    assert {"give 2 wine", "want 2 iron"} <= set(match.free(0))
    assert refusal(match, "1 give 1 iron") == "deal-not-available"
    assert refusal(match, "1 give 3 wine") == "deal-wrong-lot"
    assert refusal(match, "1 want 0 wine") == "deal-wrong-lot"
    for _ in range(9):
        play(match, "1 want 2 wine")
    assert refusal(match, "1 want 1 wine") == "deal-too-much"


def test_an_offer_cannot_be_accepted_once_its_goods_are_gone() -> None:
    """What is offered is set aside, but a rule of the game may still take it."""
    match = begun("1 deal with seat 2; give 2 wine; give 1 iron; propose")
    for good in range(3):
        position(match).held[good] = 1
    assert refusal(match, "2 accept 11") == "deal-maker-cannot-cover"
    play(match, "2 decline 11")


@pytest.mark.parametrize("gives", [[0], [9, 1], [1, 1, 0, 1], [0, 0], [0, 1, 0, 1]])
def test_damaged_offers_are_not_restored(gives: list[int]) -> None:
    stored = MARKET.store(begun(f"1 {OFFER}").position)
    assert MARKET.store(MARKET.restore(stored)) == stored
    stored["talk"]["offers"][0][3] = gives
    with pytest.raises(BadInput, match="gives"):
        MARKET.restore(stored)


def test_an_offer_reopens_a_seat_that_was_ready() -> None:
    match = begun("2 pack wine", "2 ready")
    assert not match.position.to_move() >> 1 & 1
    play(match, f"1 {OFFER}")
    assert match.position.to_move() >> 1 & 1


def test_offers_are_bounded() -> None:
    match = begun()
    for number in range(1, 21):
        play(match, "1 deal with seat 2; give 1 wine; propose")
        play(match, f"1 withdraw {number}1")
    assert refusal(match, "1 deal with seat 2") == "deal-too-many"


def test_a_third_seat_learns_nothing_of_a_deal_or_of_any_plan() -> None:
    quiet = begun("1 pack wine", "2 pack cloth")
    match = begun("1 pack wine", "2 pack cloth")
    for move in (f"1 {OFFER}", "2 accept 11", "1 pack iron"):
        play(match, move)
        assert match.steps[-1].audience & 0b100 == 0
        assert sees(match, 3) == sees(quiet, 3)
        assert sees(match, 0) == sees(quiet, 0)  # nor does anybody who watches
        assert match.legal(2) == quiet.legal(2)
        assert match.free(2) == quiet.free(2)
    assert match.steps[-3].audience == match.steps[-2].audience == 0b011


# ---- going back


def test_a_deal_costs_a_third_seat_no_undo() -> None:
    match = begun("3 pack wine", "3 pack iron", f"1 {OFFER}", "2 accept 11", "1 pack iron")
    assert match.may_undo(2) is None
    assert match.steps_to_undo(2) == 2
    match.undo(2, 2)
    assert sees(match, 3).packed == [0, 0, 0]
    assert sees(match, 1).packed == [0, 1, 0]
    assert sees(match, 2).goods == [4, 2, 3]


def test_a_deal_is_as_far_as_its_partners_go_back() -> None:
    match = begun("1 pack wine", "2 pack cloth", f"1 {OFFER}", "2 accept 11", "1 pack iron", "2 pack wine")
    for seat in (0, 1):
        assert match.steps_to_undo(seat) == 1
        match.undo(seat)
        reason = match.may_undo(seat)
        assert reason is not None
        assert reason.key == "undo-barrier"


def test_an_open_or_declined_offer_costs_nobody_their_undo() -> None:
    match = begun("1 pack wine", f"1 {OFFER}", "2 pack cloth")
    match.undo(0)
    assert sees(match, 1).packed == [0, 0, 0]
    assert [offer.number for offer in sees(match, 2).offers] == [11]
    play(match, "2 decline 11")
    match.undo(1)
    assert sees(match, 2).packed == [0, 0, 0]


def test_what_a_later_offer_depends_on_is_not_taken_back() -> None:
    match = begun("2 pack iron", "2 ready", "1 deal with seat 3; give 1 wine; give 1 wine; propose")
    play(match, "3 accept 11")
    play(match, "3 pack wine")
    play(match, "3 deal with seat 2; give 1 wine; give 1 wine; give 1 wine; give 1 wine; propose")
    match.undo(2)
    assert sees(match, 3).packed == [0, 0, 0]
    match = begun(
        f"1 {OFFER}", "2 ready", "1 deal with seat 2; give 1 wine; give 1 wine; give 1 wine; propose"
    )
    reason = match.may_undo(1)  # without its `ready` the first offer would still stand
    assert reason is not None
    assert reason.key == "undo-depends"


def hanging() -> Match:
    """Seat 1 was ready, which ended its first offer, was asked again, and offered what that had set aside."""
    match = begun(f"1 {OFFER}", "1 ready", "2 deal with seat 1; want 1 iron; propose")
    match.play("deal with seat 2; give 1 wine; give 1 wine; give 1 wine; propose", 0)
    return match


def test_ones_own_later_offer_is_withdrawn_when_what_it_depends_on_is_taken_back() -> None:
    match = hanging()
    match.undo(0)
    assert [offer.number for offer in sees(match, 2).offers] == [11, 12]
    assert match.steps[-1].text == "withdraw 21"
    assert refusal(match, "2 accept 21") == "deal-no-offer"
    play(match, "2 accept 11")
    assert sees(match, 1).goods == [2, 4, 3]


def test_a_seat_that_was_done_before_the_offer_may_answer_it() -> None:
    match = hanging()
    play(match, "2 decline 21")
    match.undo(0)
    assert [offer.number for offer in sees(match, 2).offers] == [11, 12]
    assert match.steps[-1].text == "decline 21"


def test_records_and_forks_of_withdrawn_offers_are_the_same_game() -> None:
    match = hanging()
    play(match, "3 pack iron")
    match.undo(0)
    play(match, "1 pack iron")
    again = replay(parse_record(match.record().text()))
    assert MARKET.store(again.position) == MARKET.store(match.position)
    assert refusal(again, "1 deal with seat 1") == "deal-with-oneself"
    for point in range(len(match.steps) + 1):
        fork = match.fork(point)
        again = MARKET.store(replay(parse_record(fork.record().text())).position)
        assert again == MARKET.store(fork.position) == MARKET.store(match.position_at(point))
    for line in ("1 deal with seat 1", "1 give 3 wine", "1 propose", "1 withdraw 11", "2 withdraw 21"):
        text = f"{begun('1 pack wine').record().text()}{line}\n"
        with pytest.raises(BadInput):
            replay(parse_record(text))


def test_undo_goes_back_to_a_step() -> None:
    match = begun("1 pack wine", "2 pack wine", "1 pack iron", "1 pack cloth")
    with pytest.raises(Refused) as refused:
        match.undo(0, 4)
    assert (refused.value.key, refused.value.values) == ("undo-so-far", {"most": 3})
    assert len(match.steps) == 4
    match.undo(0, 3)
    assert [step.text for step in match.steps] == ["pack wine"]
    assert replay(parse_record(match.record().text())).position.legal(0) == match.position.legal(0)


# ---- interrupts and standing orders


def test_an_interrupt_asks_the_others_and_then_goes_on_where_it_was() -> None:
    match = begun("2 pack wine", "1 inspect")
    assert [(one.seat, one.kind) for one in match.decisions()] == [(1, "inspection"), (2, "inspection")]
    assert match.steps[-1].audience == ALL
    play(match, "3 refuse")
    assert match.may_undo(2) is None  # until all have answered
    match.play("bribe", 1)
    assert {one.kind for one in match.decisions()} == {"packing"}
    assert match.position.sealed() == begun().position.sealed()
    assert sum(sees(match, 1).known) == 9 + 8 + 8
    assert sees(match, 2).packed == [1, 0, 0]
    reason = match.may_undo(1)
    assert reason is not None


def test_answers_count_by_seat_and_not_by_speed() -> None:
    slow, quick = begun("1 inspect"), begun("1 inspect")
    for move in ("2 refuse", "3 bribe"):
        play(slow, move)
    lost = slow.steps[-1].outcomes
    quick.play("bribe", 2)
    quick.play("refuse", 1, chance=Replayed(lost))
    assert quick.position.heuristic(0, quick.position.legal(0)[0]) == 20
    assert position(quick).held == position(slow).held
    assert [event.seat for event in quick.steps[-1].events] == [1, 2]


def test_standing_orders_answer_first_and_are_nobody_elses_business() -> None:
    match = begun("2 standing inspection any always")
    assert sees(match, 2).orders
    assert sees(match, 3) == sees(begun(), 3)
    assert match.position.determinize(2, Sampled(1)).free(2) == match.position.free(2)
    play(match, "1 inspect")
    assert [one.seat for one in match.decisions()] == [2]
    play(match, "3 refuse")
    assert position(match).known[3] == 2  # the bribe
    play(match, "2 standing inspection any ask")
    assert not sees(match, 2).orders


def test_the_most_particular_standing_order_counts() -> None:
    market = position(begun())
    give_order(market, 1, 0, ANY, NEVER)
    give_order(market, 1, 0, 7, ALWAYS)
    assert standing_order(market, 1, 0, [7, ANY]) == ALWAYS
    assert standing_order(market, 1, 0, [8, ANY]) == NEVER
    assert standing_order(market, 1, 0, [8]) == ASK
    give_order(market, 1, 0, 7, ASK)
    assert standing_order(market, 1, 0, [7, ANY]) == NEVER


# ---- moves that nobody waits for


def test_a_claim_is_made_out_of_turn() -> None:
    match = begun("1 deal with seat 2; give 1 wine; propose", "2 accept 11", "2 ready")
    assert refusal(match, "1 claim wine") == "too-few"
    assert match.free(1)[0] == "claim wine"
    play(match, "2 claim wine")
    assert match.steps[-1].free
    assert match.steps[-1].audience == ALL
    assert sees(match, 3).banners == [1, -1, -1]
    assert refusal(match, "1 claim wine") == "banner-gone"


def test_a_move_that_answers_nothing_asked_is_refused() -> None:
    match = begun("2 ready")
    assert refusal(match, "2 pack wine") == "not-your-decision"
    assert refusal(match, "1 bid 1") == "asked-something-else"


# ---- the same secret choice again and again


def test_each_secret_choice_is_revealed_by_itself() -> None:
    match = begun("1 ready", "2 ready", "3 ready")
    serials = []
    for fingers in (2, 1):
        serials.append(match.position.sealed())
        play(match, f"1 bid {fingers}")
        assert match.may_undo(0) is None
        play(match, "2 bid 0")
        play(match, "3 bid 0")
        assert match.steps[-1].revealed
        for seat in range(3):
            assert match.may_undo(seat) is not None
    assert len(set(serials)) == 2
    assert sees(match, 3).points == [2, 0, 0]


# ---- bots


def test_bots_look_at_candidates_only() -> None:
    match = begun("1 deal with seat 2; give 1 wine; propose")
    seen = {MARKET.notation(match.position, one.move) for one in hint(match.position, 1, seconds=0.2, seed=1)}
    assert "accept 11" in seen
    assert not seen & {"deal with seat 1", "decline 11", "standing inspection any never"}


@pytest.mark.parametrize("bot", ["random", "greedy", "search:20"])
def test_bots_play_whole_games(bot: str) -> None:
    match = Match("market", chance=Sampled(5))
    players = [make_player(bot, seed) for seed in range(3)]
    while not match.over:
        match.play(players[match.seat].choose(match.position, match.seat), match.seat)
    assert sum(match.position.returns()) == pytest.approx(1)


def test_a_suggestion_is_a_phrase_to_the_end_of_the_decision() -> None:
    match = begun()
    phrase = suggest(MARKET, match.position, 0, make_player("greedy", 1))
    assert phrase.split("; ")[-1] == "ready"
    match.play(phrase, 0)
    assert not match.position.to_move() & 1
    match.undo(0)
    assert match.steps == []
