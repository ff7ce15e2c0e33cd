"""Buildings and wonders: paying for them and what they do."""

from tijdperk.games.duel.engine import events
from tijdperk.games.duel.engine.military import lose, move_pawn
from tijdperk.games.duel.engine.position import (
    DESTROY,
    LIBRARY,
    LIBRARY_TOKEN,
    MAUSOLEUM,
    PLAYING,
    DuelPosition,
    destructible,
)
from tijdperk.games.duel.engine.prices import GOODS, RAW, forget_prices, owns_chain, price, set_rates
from tijdperk.games.duel.engine.progress import add_science, gain
from tijdperk.games.duel.engine.scoring import most, tally
from tijdperk.games.duel.engine.tables import NONE, RED, YELLOW
from tijdperk.games.duel.engine.turns import take_card
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.position import without


def build(position: DuelPosition, seat: int, card: int) -> None:
    """R7, R28, R37: pay for the card, or build it by a chain."""
    take_card(position, card)
    if owns_chain(position, seat, card):
        position.emit(events.BUILT, seat, card, 0, 1)
        gain(position, seat, position.cities[seat].chain_gain)  # R36: not when Masonry makes it free
    else:
        coins = price(position, seat, card)
        position.emit(events.BUILT, seat, card, coins, 0)
        pay(position, seat, card, coins)
    add_card(position, seat, card)


def pay(position: DuelPosition, seat: int, item: int, coins: int) -> None:
    """R21, R27, R33, R34: the whole price leaves first; Economy takes the part paid for resources."""
    position.cities[seat].coins -= coins
    rival = position.rival(seat)
    if rival.takes_trade:
        trade = coins - position.tables.coins[item]
        if trade:
            rival.coins += trade
            position.emit(events.TRADE_TAKEN, 1 - seat, trade)


def add_card(position: DuelPosition, seat: int, card: int) -> None:
    """R29, R45: a building stands in the city and does all it does."""
    tables = position.tables
    city = position.cities[seat]
    city.built.append(card)
    city.count[tables.colour[card]] += 1
    city.chains |= tables.chain_out[card]
    if tables.makes[card]:
        produce(position, seat, card, 1)
    add_trade_and_choice(position, seat, card)
    gain(position, seat, tables.gain[card] + counted_coins(position, seat, card))
    if tables.shields[card]:
        extra = city.red_shields if tables.colour[card] == RED else 0
        move_pawn(position, seat, tables.shields[card] + extra)
    if tables.science[card] and position.ending == PLAYING:
        add_science(position, seat, tables.science[card])


def counted_coins(position: DuelPosition, seat: int, card: int) -> int:
    """R59, R62: coins once, per own item of a kind, or per item in the city that has most."""
    tables = position.tables
    coins = 0
    if tables.gain_kind[card] != NONE:
        coins += tables.gain_each[card] * tally(tables, position.cities[seat], tables.gain_kind[card])
    if tables.guild_kind[card] != NONE and tables.guild_coins[card]:
        coins += tables.guild_coins[card] * most(position, tables.guild_kind[card])
    return coins


def produce(position: DuelPosition, seat: int, card: int, sign: int) -> None:
    """R17, R48: production changes, and with it the opponent's prices."""
    city = position.cities[seat]
    made = position.tables.makes[card]
    makes = city.makes[:]
    for resource in range(len(makes)):
        makes[resource] += sign * made[resource]
    city.makes = makes
    changed = position.tables.makes_bits[card]
    forget_prices(position, seat, changed)
    set_rates(position, 1 - seat, changed)


def add_trade_and_choice(position: DuelPosition, seat: int, item: int) -> None:
    """R20, R22: fixed prices and sources of choice count from the next construction on (R29)."""
    tables = position.tables
    city = position.cities[seat]
    if tables.trade[item]:
        city.fixed |= tables.trade[item]
        set_rates(position, seat, tables.trade[item])
    if tables.raw_choice[item]:
        city.raw_choices += 1
        city.eased = True
        forget_prices(position, seat, RAW)
    if tables.goods_choice[item]:
        city.goods_choices += 1
        city.eased = True
        forget_prices(position, seat, GOODS)


def discard(position: DuelPosition, seat: int, card: int) -> None:
    """R16, R63: give the card up for two coins, and one more for each yellow card."""
    take_card(position, card)
    city = position.cities[seat]
    position.discarded.append(card)
    coins = position.tables.discard_coins + city.count[YELLOW]
    city.coins += coins
    position.emit(events.DISCARDED, seat, card, coins)


def raise_wonder(position: DuelPosition, seat: int, wonder: int, card: int, chance: Chance) -> None:
    """R42: the wonder's cost is paid; the card under it is out of play for good."""
    tables = position.tables
    item = tables.first_wonder + wonder
    city = position.cities[seat]
    take_card(position, card)
    coins = price(position, seat, item)
    position.emit(events.RAISED, seat, wonder, card, coins)
    pay(position, seat, item, coins)
    city.wonders = without(city.wonders, wonder)
    city.raised = [*city.raised, wonder]
    city.under = [*city.under, card]
    if position.wonders_built() == tables.most_wonders:
        remove_last_wonder(position)
    if tables.extra_turn[wonder] or city.extra_turn:
        position.again = True  # R15, R39, R40: compulsory, never twice, Theology as it stands now
    add_trade_and_choice(position, seat, item)
    gain(position, seat, tables.gain[item])
    if tables.loses[wonder]:
        lost = lose(position, 1 - seat, tables.loses[wonder])  # R51
        position.emit(events.LOST, 1 - seat, lost)
    if tables.shields[item]:
        move_pawn(position, seat, tables.shields[item])  # R38: Strategy is for red cards only
    if position.ending == PLAYING:
        ask_for_wonder(position, seat, wonder, chance)


def remove_last_wonder(position: DuelPosition) -> None:
    """R43: with the seventh wonder the one left over is gone at once."""
    for seat in range(2):
        for wonder in position.cities[seat].wonders:
            position.emit(events.WONDER_GONE, seat, wonder)
        position.cities[seat].wonders = []


def ask_for_wonder(position: DuelPosition, seat: int, wonder: int, chance: Chance) -> None:
    """R44, R46, R49: the choices a wonder brings; each is skipped when there is nothing to choose."""
    tables = position.tables
    if tables.draws[wonder]:
        draw_from_box(position, seat, tables.draws[wonder], chance)
    if tables.revives[wonder] and position.discarded:
        position.ask(MAUSOLEUM, seat)
    colour = tables.destroys[wonder]
    if colour != NONE and destructible(position.rival(seat), colour, tables):
        position.ask(DESTROY, seat, colour)


def draw_from_box(position: DuelPosition, seat: int, amount: int, chance: Chance) -> None:
    """R44: tokens from the box, shown to the builder alone."""
    position.boxed = position.boxed[:]
    position.drawn = []
    for _ in range(min(amount, len(position.boxed))):
        token = chance.draw(LIBRARY_TOKEN, position.boxed, seat)
        position.drawn.append(token)
        position.emit(events.DREW, seat, token, 0, 0, seat)
    position.ask(LIBRARY, seat)


def revive(position: DuelPosition, seat: int, card: int) -> None:
    """R37, R45, R47: build a discarded card for nothing; it is no chain build."""
    position.discarded.remove(card)
    position.emit(events.REVIVED, seat, card)
    add_card(position, seat, card)


def raze(position: DuelPosition, seat: int, card: int) -> None:
    """R48: a card of the opponent's goes to the discard pile, and its production with it."""
    rival = position.rival(seat)
    rival.built.remove(card)
    rival.count[position.tables.colour[card]] -= 1
    position.discarded.append(card)
    position.emit(events.DESTROYED, 1 - seat, card)
    if position.tables.makes[card]:
        produce(position, 1 - seat, card, -1)
