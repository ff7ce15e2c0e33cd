"""Scientific symbols and progress tokens."""

from tijdperk.games.duel.engine import events
from tijdperk.games.duel.engine.military import win
from tijdperk.games.duel.engine.position import EMPTY, SCIENCE, TOKEN, DuelPosition
from tijdperk.games.duel.engine.prices import GOODS, RAW, forget_prices
from tijdperk.kernel.position import with_at, without


def add_science(position: DuelPosition, seat: int, symbol: int) -> None:
    """R30, R32: a sixth different symbol wins; a second equal one brings a token."""
    city = position.cities[seat]
    if city.science & symbol:
        position.emit(events.PAIR, seat, symbol.bit_length() - 1)
        if tokens_left(position):
            position.ask(TOKEN, seat)
        return
    city.science |= symbol
    if ones(city.science) >= position.tables.science_to_win:
        win(position, SCIENCE, seat)


def tokens_left(position: DuelPosition) -> bool:
    for token in position.board:
        if token != EMPTY:
            return True
    return False


def ones(bits: int) -> int:
    """How many bits are set."""
    total = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


def take_token(position: DuelPosition, seat: int, token: int) -> None:
    """R30: a token from the board."""
    position.board = with_at(position.board, position.board.index(token), EMPTY)
    position.emit(events.TOOK, seat, token)
    add_token(position, seat, token)


def keep_token(position: DuelPosition, seat: int, token: int) -> None:
    """R44: keep one of the drawn tokens, the others go back to the box."""
    position.boxed = sorted(position.boxed + without(position.drawn, token))
    position.drawn = []
    position.emit(events.KEPT, seat, token)
    add_token(position, seat, token)


def add_token(position: DuelPosition, seat: int, token: int) -> None:
    """R29, R31, R33, R35-R41: what a progress token is good for, from the next construction on."""
    tables = position.tables
    city = position.cities[seat]
    city.tokens = [*city.tokens, token]
    city.takes_trade += tables.token_takes_trade[token]
    city.red_shields += tables.token_red_shields[token]
    city.extra_turn += tables.token_extra_turn[token]
    city.chain_gain += tables.token_chain_gain[token]
    gain(position, seat, tables.token_gain[token])
    if tables.token_wonder_discount[token] or tables.token_blue_discount[token]:
        city.wonder_discount += tables.token_wonder_discount[token]
        city.blue_discount += tables.token_blue_discount[token]
        city.eased = True
        forget_prices(position, seat, RAW | GOODS)
    if tables.token_science[token]:
        add_science(position, seat, tables.token_science[token])


def gain(position: DuelPosition, seat: int, coins: int) -> None:
    """R65: the bank never runs out."""
    if coins:
        position.cities[seat].coins += coins
        position.emit(events.GAINED, seat, coins)
