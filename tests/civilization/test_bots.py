"""What the bots of Civilization do: the moves they look at, what they take at a glance, how they bargain."""

from __future__ import annotations

from typing import cast

import pytest

from tests.civilization.scattered import scattered
from tests.civilization.table import GAME, Table, civilization
from tests.effort import effort
from tijdperk.bots import greedy
from tijdperk.games.civilization.engine.bot_purchases import purchase_choices
from tijdperk.games.civilization.engine.bot_trade import MAX_OFFERS
from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.games.civilization.engine.leanings import (
    ADVANCED,
    FOUNDING,
    LEARNING,
    OTHER_STYLE,
    SETTLERS,
    STANDARD,
    STYLES,
)
from tijdperk.games.civilization.engine.position import TRADING
from tijdperk.games.civilization.engine.survey import Survey
from tijdperk.games.civilization.engine.tables import ERAS
from tijdperk.games.civilization.engine.verbs import BARGAIN
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.deals import ACCEPT, PROPOSE
from tijdperk.kernel.position import LOWEST, Position

MAX_CANDIDATES = 16
GAMES = effort(2, 40)
PARTS = 3


def chosen(table: Table, seat: int) -> str:
    """What greedy does in a seat, as its notation."""
    return GAME.notation(table.position, greedy.choose(table.position, seat - 1, Sampled(1)))


def go_on(table: Table, seat: int) -> list[str]:
    """Everything greedy does in a seat as long as it is asked the same."""
    position = table.position.clone()
    kind = position.decision_kind(seat - 1)
    done = []
    while position.is_asked(seat - 1) and position.decision_kind(seat - 1) == kind:
        move = greedy.choose(position, seat - 1, Sampled(1))
        done.append(GAME.notation(position, move))
        position.play(seat - 1, move, Sampled(1))
    return done


def middle(number: int) -> Civilization:
    """A position in the middle of a game."""
    return cast(Civilization, scattered(number)[0].position)


# ---- what they look at


@pytest.mark.parametrize("part", range(PARTS))
def test_candidates_are_few_and_can_be_made(part: int) -> None:
    for number in range(part, GAMES * PARTS, PARTS):
        position = middle(number)
        chance = Sampled(number)
        for _ in range(150):
            if not position.to_move():
                break
            seat = LOWEST[position.to_move()]
            moves, values = position.weighed(seat)
            assert 0 < len(moves) == len(values) <= MAX_CANDIDATES
            assert len(set(moves)) == len(moves)
            legal = position.legal(seat)
            assert all(move in legal or position.is_free(seat, move) for move in moves)
            position.play(seat, moves[chance.below(len(moves))], chance)


@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_hidden_changes_no_look(part: int) -> None:
    """Every seat weighs its moves the same when what it cannot know is drawn again."""
    compared = 0
    for number in range(part, GAMES * PARTS, PARTS):
        position = middle(number)
        chance = Sampled(number)
        for _ in range(150):
            if not position.to_move():
                break
            for seat in range(position.seats):
                if position.to_move() >> seat & 1 and position.hidden(seat):
                    other = position.determinize(seat, Sampled(number + 1))
                    assert position.weighed(seat) == other.weighed(seat)
                    compared += 1
            seat = LOWEST[position.to_move()]
            free = position.free(seat)
            moves = free if free and chance.uniform() < 0.2 else position.legal(seat)
            position.play(seat, moves[chance.below(len(moves))], chance)
    assert compared


def test_what_is_liked_is_told_apart_in_every_rules_and_era() -> None:
    """What a purchase is worth for its price, and how much more or less things of its style are liked."""
    things = ("1 nile town", "1 nubia settler", "2 sahara city", "2 sahara ancient-infantry")
    for rules, likes in (("standard", STANDARD), ("advanced", ADVANCED)):
        assert len(likes) == STYLES
        for number, era in enumerate(ERAS):
            table = civilization(*things, rules=rules, era=era, phase="purchase", gold={1: 45})
            choices = purchase_choices(table.position, Survey(table.position, 0))
            before = dict(zip(choices.moves, choices.values, strict=True))
            moves, values = table.position.weighed(0)
            after = dict(zip(moves, values, strict=True))
            styles = {move: table.position.style(move) for move in moves}
            assert {LEARNING, FOUNDING, SETTLERS, OTHER_STYLE} <= set(styles.values())
            for move in before:
                assert after[move] == before[move] + likes[styles[move]][number]


# ---- what they take at a glance


def test_a_milestone_is_claimed_at_once() -> None:
    table = civilization(
        "1 nile village", rules="standard", phase="purchase", technologies={1: "pottery masonry"}
    )
    assert chosen(table, 1).startswith("claim ")


def test_a_settlement_that_nobody_guards_is_taken() -> None:
    table = civilization("1 nile town", "1 nile 3 ancient-infantry", "2 sahara city")
    assert "go sahara" in go_on(table, 1)


def test_nobody_marches_into_a_lost_battle() -> None:
    things = ("1 nile town", "1 nile ancient-infantry", "2 sahara city", "2 sahara 6 ancient-cavalry")
    assert "go sahara" not in go_on(civilization(*things), 1)


def test_no_village_is_founded_where_a_desert_is() -> None:
    things = ("1 nile town", "1 sahara settler", "1 nubia settler")
    table = civilization(*things, phase="purchase", counters={"sahara": "desert"}, gold={1: 12})
    assert "found nubia" in go_on(table, 1)


@pytest.mark.parametrize(("ahead", "ends"), [(1, True), (2, False)])
def test_the_end_is_announced_by_whoever_would_win(ahead: int, ends: bool) -> None:
    lands = ("nile", "sahara", "nubia", "euphrates")
    things = [f"{ahead} {land} metropolis" for land in lands]
    table = civilization(
        *things, f"{3 - ahead} gaul village", "3 iberia village", era="modern", phase="purchase",
        wonders={1: "united_nations"},
    )  # fmt: skip
    assert any(move.startswith("announce") for move in go_on(table, 1)) is ends


# ---- how they bargain


def market() -> Table:
    """Seats 1 and 2 have two wines each: with a third there is a monopoly."""
    return civilization(
        "1 nile town", "1 sahara town", "1 nubia town", "2 euphrates town", "2 persia town", "2 arabia town",
        "3 iberia village", phase="trade", seats=3,
        counters={"nile": "wine", "sahara": "wine", "euphrates": "wine", "persia": "iron", "arabia": "iron",
                  "nubia": "iron"},
        gold={1: 50, 2: 50, 3: 50},
    )  # fmt: skip


def bargained(position: Position) -> list[int]:
    """Greedy bots bargain to the end of the phase; gives the offers that were made, and those accepted."""
    chance = Sampled(3)
    made = taken = decisions = 0
    while position.to_move():
        seat = LOWEST[position.to_move()]
        if position.decision_kind(seat) != TRADING:
            break
        move = greedy.choose(position, seat, chance)
        made += move.verb == BARGAIN + PROPOSE
        taken += move.verb == BARGAIN + ACCEPT
        position.play(seat, move, chance)
        decisions += 1
        assert decisions < 200
    return [made, taken]


def test_a_deal_is_found_that_is_good_for_both() -> None:
    assert bargained(market().position) == [1, 1]


def test_a_fair_offer_is_accepted_and_another_declined() -> None:
    table = market()
    table.play("2 deal with seat 1; give 1 card-euphrates; want 1 card-nubia; propose")
    assert chosen(table, 1).startswith("accept ")
    table = market()
    table.play("2 deal with seat 1; give 1 card-euphrates; want 25 gold; want 25 gold; propose")
    assert chosen(table, 1).startswith("decline ")


def test_nothing_is_given_away() -> None:
    table = market()
    table.play("2 deal with seat 1; want 1 settlement-sahara; propose")
    assert chosen(table, 1).startswith("decline ")


@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_bots_come_to_terms_and_bargaining_ends(rules: str) -> None:
    """In whole games: a bot makes few offers in a phase, and some are accepted."""
    dealt = 0
    for number in range(effort(2, 40)):
        chance = Sampled(number)
        position = cast(Civilization, GAME.new(GAME.settle_options({"rules": rules}), 4, chance))
        while position.to_move() and position.turn < 16:
            if position.top_kind() == TRADING:
                made, taken = bargained(position)
                assert taken <= made <= MAX_OFFERS * position.seats
                dealt += taken
            else:
                seat = LOWEST[position.to_move()]
                position.play(seat, greedy.choose(position, seat, chance), chance)
    assert dealt
