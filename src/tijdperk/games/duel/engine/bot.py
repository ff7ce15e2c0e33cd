"""How good a move looks at a glance, in tenths of a point.

Greedy play takes the best look; search tries the best looks first. It reads only what both players see.
"""

from typing import Final

from tijdperk.games.duel.engine.moves import (
    BEGIN,
    BUILD,
    DISCARD,
    KEEP,
    OFFER,
    PICK,
    RAZE,
    REVIVE,
    TAKE,
    WONDER,
)
from tijdperk.games.duel.engine.position import City, DuelPosition
from tijdperk.games.duel.engine.prices import price, to_pay
from tijdperk.games.duel.engine.progress import ones
from tijdperk.games.duel.engine.scoring import most, tally
from tijdperk.games.duel.engine.tables import NONE, YELLOW
from tijdperk.kernel.moves import Move

POINT: Final = 10
VICTORY: Final = 100_000

COIN: Final = 4  # a coin is a third of a point, and buys things besides
SCARCE_COIN: Final = 7  # the first few coins are worth more
SCARCE: Final = 4

SHIELD: Final = 14
NEW_SYMBOL: Final = 18
EVERY_SYMBOL_MORE: Final = 9
TOKEN: Final = 45
CHAIN: Final = 12
EXTRA_TURN: Final = 30
RESOURCE_BY_AGE: Final[list[int]] = [0, 24, 16, 0]
CHOICE_BY_AGE: Final[list[int]] = [0, 30, 34, 6]
FIXED_PRICE_BY_AGE: Final[list[int]] = [0, 14, 14, 2]
OPENS: Final = 6  # what showing the opponent a card costs, at the least


def coin_value(coins: int, amount: int) -> int:
    """What gaining (or with a negative amount losing) coins is worth to somebody who has `coins`."""
    total = 0
    low = min(coins, coins + amount)
    high = max(coins, coins + amount)
    for held in range(low, high):
        total += SCARCE_COIN if held < SCARCE else COIN
    return total if amount >= 0 else -total


def shield_value(position: DuelPosition, seat: int, shields: int) -> int:
    """Steps of the pawn: each is worth more the nearer a capital is, whoever's it is."""
    tables = position.tables
    lead = position.pawn if seat == 0 else -position.pawn
    after = min(lead + shields, tables.capital)
    if after == tables.capital:
        return VICTORY
    value = 0
    for step in range(lead, after):
        value += SHIELD + max(0, abs(step) - 2) * 4
    return value


def science_value(position: DuelPosition, seat: int, symbol: int) -> int:
    """A new symbol comes nearer to six; a second one brings a token."""
    city = position.cities[seat]
    if city.science & symbol:
        return TOKEN
    held = ones(city.science)
    if held + 1 >= position.tables.science_to_win:
        return VICTORY
    return NEW_SYMBOL + EVERY_SYMBOL_MORE * held


def resource_value(position: DuelPosition, seat: int, card: int) -> int:
    """Production is worth more early, for what one lacks, and raises the opponent's prices."""
    city = position.cities[seat]
    base = RESOURCE_BY_AGE[position.age]
    value = 0
    made = position.tables.makes[card]
    for resource in range(len(made)):
        have = city.makes[resource]
        for unit in range(made[resource]):
            value += base // (1 + (have + unit) // 2 + (1 if city.fixed >> resource & 1 else 0))
    return value


def card_value(position: DuelPosition, seat: int, card: int) -> int:
    """What a building would do for a city."""
    tables = position.tables
    city = position.cities[seat]
    value = tables.points[card] * POINT
    coins = tables.gain[card]
    if tables.gain_kind[card] != NONE:
        coins += tables.gain_each[card] * tally(tables, city, tables.gain_kind[card])
    if tables.guild_kind[card] != NONE:
        count = most(position, tables.guild_kind[card])
        coins += tables.guild_coins[card] * count
        value += tables.guild_points[card] * (count + 1) * POINT
    if coins:
        value += coin_value(city.coins, coins)
    if tables.shields[card]:
        value += shield_value(position, seat, tables.shields[card] + city.red_shields)
    if tables.science[card]:
        value += science_value(position, seat, tables.science[card])
    if tables.makes[card]:
        value += resource_value(position, seat, card)
    if tables.raw_choice[card] or tables.goods_choice[card]:
        value += CHOICE_BY_AGE[position.age]
    if tables.trade[card]:
        value += FIXED_PRICE_BY_AGE[position.age] * ones(tables.trade[card])
    if tables.chain_out[card]:
        value += CHAIN
    return value


def wonder_value(position: DuelPosition, seat: int, wonder: int) -> int:
    """What a wonder would do for a city, beside the card it uses up."""
    tables = position.tables
    item = tables.first_wonder + wonder
    city = position.cities[seat]
    rival = position.rival(seat)
    value = tables.points[item] * POINT
    if tables.gain[item]:
        value += coin_value(city.coins, tables.gain[item])
    if tables.loses[wonder]:
        value -= coin_value(rival.coins, -min(rival.coins, tables.loses[wonder]))
    if tables.shields[item]:
        value += shield_value(position, seat, tables.shields[item])
    if tables.extra_turn[wonder] or city.extra_turn:
        value += EXTRA_TURN
    if tables.raw_choice[item] or tables.goods_choice[item]:
        value += CHOICE_BY_AGE[max(1, position.age)]
    if tables.draws[wonder]:
        value += TOKEN
    if tables.revives[wonder]:
        best = 0
        for card in position.discarded:
            best = max(best, card_value(position, seat, card))
        value += best
    colour = tables.destroys[wonder]
    if colour != NONE and rival.count[colour]:
        value += 20
    return value


def denied(position: DuelPosition, seat: int, card: int) -> int:
    """Part of what the opponent would have had from a card, if they can pay for it."""
    other = 1 - seat
    if to_pay(position, other, card) > position.cities[other].coins:
        return 0
    value = card_value(position, other, card)
    return VICTORY // 2 if value >= VICTORY else value // 4


def opened(position: DuelPosition, seat: int, card: int) -> int:
    """What taking a card lays open for the opponent."""
    tables = position.tables
    slot = position.cards.index(card)
    worst = 0
    for under in tables.covers[position.age][slot]:
        alone = True
        for above in tables.covered_by[position.age][under]:
            if above != slot and position.cards[above] != -1:
                alone = False
        if not alone:
            continue
        shown = position.cards[under]
        value = OPENS
        if shown >= 0:
            other = 1 - seat
            if to_pay(position, other, shown) <= position.cities[other].coins:
                value = card_value(position, other, shown)
                value = VICTORY // 2 if value >= VICTORY else value // 3
        worst = max(worst, value)
    return worst


def token_value(position: DuelPosition, seat: int, token: int) -> int:
    """What a progress token is worth: points, coins, and the rest by how much of the game is left."""
    tables = position.tables
    city = position.cities[seat]
    ages_left = 3 - position.age
    value = tables.token_points[token] * POINT + tables.token_points_each[token] * POINT * (
        len(city.tokens) + 1
    )
    value += coin_value(city.coins, tables.token_gain[token])
    if tables.token_science[token]:
        value += science_value(position, seat, tables.token_science[token])
    value += tables.token_wonder_discount[token] * 6 * len(city.wonders)
    value += tables.token_blue_discount[token] * (6 + 6 * ages_left)
    value += tables.token_takes_trade[token] * (15 + 20 * ages_left)
    value += tables.token_red_shields[token] * (20 + 20 * ages_left)
    value += tables.token_extra_turn[token] * 14 * len(city.wonders)
    value += tables.token_chain_gain[token] * (2 + 4 * ages_left)
    return value


def spending(city: City, coins: int) -> int:
    return coin_value(city.coins, -coins)


def turn_looks(position: DuelPosition, seat: int, moves: list[Move]) -> list[int]:
    """How good the moves of a turn look; what several moves share is worked out once."""
    tables = position.tables
    city = position.cities[seat]
    wonders: dict[int, int] = {}
    looks: list[int] = []
    last = NONE
    worth = 0  # of the card of the move, for oneself
    taken = 0  # what it would have been for the opponent
    shown = 0  # what lies under it
    for move in moves:
        verb = move.verb
        card = move.second if verb == WONDER else move.noun
        if card != last:
            last = card
            worth = card_value(position, seat, card)
            taken = denied(position, seat, card)
            shown = opened(position, seat, card)
        if verb == BUILD:
            looks.append(worth + spending(city, to_pay(position, seat, card)) + taken - shown)
        elif verb == DISCARD:
            coins = tables.discard_coins + city.count[YELLOW]
            looks.append(coin_value(city.coins, coins) + taken - shown)
        else:
            wonder = move.noun
            if wonder not in wonders:
                item = tables.first_wonder + wonder
                paid = spending(city, price(position, seat, item))
                wonders[wonder] = wonder_value(position, seat, wonder) + paid
            again = tables.extra_turn[wonder] or city.extra_turn
            looks.append(wonders[wonder] + taken - (0 if again else shown) - worth // 8)
    return looks


def heuristic(position: DuelPosition, seat: int, move: Move) -> int:
    """How good a move looks; a bigger number is better."""
    verb = move.verb
    noun = move.noun
    if verb == BUILD or verb == DISCARD or verb == WONDER:
        return turn_looks(position, seat, [move])[0]
    if verb == PICK:
        return wonder_value(position, seat, noun)
    if verb == TAKE or verb == KEEP:
        return token_value(position, seat, noun)
    if verb == REVIVE:
        return card_value(position, seat, noun)
    if verb == RAZE:
        return resource_value(position, 1 - seat, noun)
    if verb == BEGIN:
        return 1 if noun == seat else 0
    if verb == OFFER:
        return -abs(noun - 1)
    return 0
