"""What a seat is offered: the moves it may make with their odds and points, and why cards are refused."""

from __future__ import annotations

import msgspec

from tijdperk.games.history.engine.battle import JIHAD_LOSSES, best_source, force_terms
from tijdperk.games.history.engine.history import History
from tijdperk.games.history.engine.moves import ATTACK, EXPAND_TO, PLAY_EVENT, card_refusal
from tijdperk.games.history.engine.position import (
    EVENTS,
    FORT,
    RAID,
    TOWN,
    WITH_ELITE,
    WITH_JIHAD,
    WITH_LEADER,
    WITH_SIEGECRAFT,
    WITH_WEAPONRY,
    HistoryPosition,
)
from tijdperk.games.history.engine.scoring import points_now
from tijdperk.games.history.engine.tables import NONE
from tijdperk.games.history.engine.uprisings import raid_terms
from tijdperk.games.history.odds import Battle, conquest, one_round
from tijdperk.kernel.moves import LEGAL, Move


class OddsView(msgspec.Struct, frozen=True):
    """A battle before it is fought: dice, bonuses, and what may come of it."""

    attack_dice: int
    attack_bonus: int
    defence_dice: int
    defence_bonus: int
    win: float  # one round
    tie: float
    loss: float
    take: float  # this army takes the land
    conquer: float  # the armies of the pool take it, one after the other
    source: str | None  # None: from the sea
    betrayed: bool


class MoveDetail(msgspec.Struct, frozen=True):
    odds: OddsView | None = None
    points: int | None = None  # what the turn would score more, if this were the last move


def odds_view(position: HistoryPosition, land: int) -> OddsView:
    """R050-R064, V01-V26: the dice of an attack, and what may come of it."""
    tables = position.tables
    raiding = position.top_kind() == RAID
    terms = raid_terms(position, land) if raiding else force_terms(position, land)
    effects = position.effects if terms.own_effects else 0
    site = position.site[land]
    betrayed = terms.own_effects and position.betrayed == land
    battle = Battle(
        dice=terms.dice,
        bonus=terms.bonus + (1 if effects & WITH_WEAPONRY else 0),
        siege=1 if effects & WITH_SIEGECRAFT else 0,
        leader=bool(effects & WITH_LEADER),
        elite=bool(effects & WITH_ELITE),
        jihad=bool(effects & WITH_JIHAD),
        losses=min(JIHAD_LOSSES, position.losses),
        defence=terms.defence,
        fort_bonus=tables.fort_bonus,
        fort=bool(site & FORT),
        town=bool(site & TOWN),
        armies=position.armies(land),
        fort_first=position.fort_first,
    )
    win, tie, loss = (1.0, 0.0, 0.0) if betrayed else one_round(battle)
    source = position.source if raiding else best_source(position, land)
    return OddsView(
        attack_dice=battle.attack_dice,
        attack_bonus=battle.attack_bonus,
        defence_dice=battle.defence,
        defence_bonus=battle.defence_bonus,
        win=win,
        tie=tie,
        loss=loss,
        take=1.0 if betrayed else conquest(battle, 0),
        conquer=1.0 if betrayed else conquest(battle, 0 if raiding else position.pool - 1),
        source=None if source == NONE else tables.lands[source],
        betrayed=betrayed,
    )


def points_after(position: History, land: int) -> int:
    """What the seat would score more now, if an army of its force stood in a land."""
    after = position.clone()
    after.enter(land, position.force)
    return sum(points_now(after, position.active)) - sum(points_now(position, position.active))


def detail(position: History, seat: int, move: Move) -> MoveDetail | None:
    """R050, R075: an attack with its odds, and entering a land with what it would score."""
    if move.verb == ATTACK:
        points = points_after(position, move.noun) if position.force else None
        return MoveDetail(odds_view(position, move.noun), points)
    if move.verb == EXPAND_TO:
        return MoveDetail(points=points_after(position, move.noun))
    return None


def wanted(position: History, seat: int) -> list[Move]:
    """R023-R026: the cards in hand that cannot be played now."""
    if position.decision_kind(seat) != EVENTS:
        return []
    cards = [card for card in sorted(set(position.hands[seat])) if card_refusal(position, card) != LEGAL]
    return [position.tables.moves[PLAY_EVENT][card] for card in cards]
