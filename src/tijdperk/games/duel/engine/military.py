"""The conflict pawn, and coins that are lost."""

from tijdperk.games.duel.engine import events
from tijdperk.games.duel.engine.position import MILITARY, DuelPosition
from tijdperk.games.duel.engine.scoring import end


def move_pawn(position: DuelPosition, seat: int, shields: int) -> None:
    """R52, R53, R54, R55, R58: a step per shield; a zone's token works when it is first entered."""
    tables = position.tables
    lead = position.pawn if seat == 0 else -position.pawn
    lead = min(lead + shields, tables.capital)
    position.pawn = lead if seat == 0 else -lead
    position.emit(events.PAWN, seat, shields, position.pawn)
    loser = 1 - seat
    for index in range(len(tables.loot)):
        token = 1 << 2 * loser + index
        if lead >= tables.loot_at[index] and position.loot & token:
            position.loot &= ~token
            lost = lose(position, loser, tables.loot[index])
            position.emit(events.LOOTED, loser, lost, tables.loot[index])
    if lead == tables.capital:
        win(position, MILITARY, seat)


def lose(position: DuelPosition, seat: int, coins: int) -> int:
    """R56: whoever has too little loses all, and owes nothing."""
    city = position.cities[seat]
    lost = min(coins, city.coins)
    city.coins -= lost
    return lost


def win(position: DuelPosition, ending: int, seat: int) -> None:
    """R32, R50, R52: a victory by force or science ends the game on the spot."""
    end(position, ending, seat)
    position.emit(events.ENDED, seat, ending)
