"""Battles: who rolls how many dice, with what bonus, and what a round does."""

from functools import cache

from tijdperk.games.history.engine import events
from tijdperk.games.history.engine.events import LOSS, TIE, WIN, emit_round
from tijdperk.games.history.engine.position import (
    DIE,
    FORT,
    FROM_EVENT,
    TOWN,
    WITH_ELITE,
    WITH_EXPERTS,
    WITH_JIHAD,
    WITH_LEADER,
    WITH_NAVAL_POWER,
    WITH_SIEGECRAFT,
    WITH_WEAPONRY,
    HistoryPosition,
    origin_of,
    seat_of,
)
from tijdperk.games.history.engine.tables import CRUSADE, NONE, PLAIN
from tijdperk.kernel.chance import Chance

LEADER_DICE = 3
JIHAD_LOSSES = 2  # ties are won until the second army is lost, three dice rolled until the first


class Terms:
    """How a battle is fought. The dice and bonus of an active empire are looked up again for every round."""

    def __init__(self, dice: int, bonus: int, defence: int, own_effects: bool) -> None:
        self.dice = dice
        self.bonus = bonus
        self.defence = defence
        self.own_effects = own_effects


def force_terms(position: HistoryPosition, land: int) -> Terms:
    """The terms on which the force that expands attacks a land."""
    tables = position.tables
    origin = origin_of(position.force)
    own_effects = origin < FROM_EVENT
    bonus = 0 if own_effects else tables.bonus[origin - FROM_EVENT]  # V11
    return Terms(tables.attack_dice, bonus, defence_dice(position, land), own_effects)


def defence_dice(position: HistoryPosition, land: int) -> int:
    """R051, R055, R056, R057, R059, R060, A10, A11, A38, A39, A42, V15, V21: the defender's dice.

    On the best way into the land; what lies on the attacker's side of a border counts for nothing.
    """
    tables = position.tables
    force = position.force
    army = position.army
    neighbours = position.board.neighbours[land]
    terrain = position.board.terrain[land]
    effects = position.effects if position.acts_itself() else 0
    fewest = 0
    for index in range(len(neighbours)):
        if army[neighbours[index]] == force:
            crossed = terrain[index]
            if crossed == PLAIN or effects & WITH_EXPERTS << crossed:
                return tables.defence_dice
            fewest = tables.difficult_dice
    if crusaders_land(position, land):
        return tables.defence_dice
    if fewest:
        return fewest
    return tables.difficult_dice if effects & WITH_NAVAL_POWER else tables.fleet_dice


def is_crusade(position: HistoryPosition) -> bool:
    """V11: is it the crusade that expands?"""
    origin = position.force >> 3
    return origin >= FROM_EVENT and position.tables.kind[origin - FROM_EVENT] == CRUSADE


def crusaders_land(position: HistoryPosition, land: int) -> bool:
    """A42: with the option, does the crusade attack this coast from the sea against one die?"""
    if position.landed_crusade and is_crusade(position):
        for water in position.board.waters[land]:
            if position.opened >> water & 1:
                return True
    return False


def best_source(position: HistoryPosition, land: int) -> int:
    """A10: the land the force attacks from, or NONE when it comes from the sea."""
    source = NONE
    neighbours = position.board.neighbours[land]
    terrain = position.board.terrain[land]
    effects = position.effects if position.acts_itself() else 0
    for index in range(len(neighbours)):
        if position.army[neighbours[index]] == position.force:
            crossed = terrain[index]
            if crossed == PLAIN or effects & WITH_EXPERTS << crossed:
                return neighbours[index]
            if source == NONE:
                source = neighbours[index]
    return NONE if crusaders_land(position, land) else source


def attack_dice(position: HistoryPosition, terms: Terms) -> int:
    """R051, V01, V18: how many dice the attacker rolls now."""
    if terms.own_effects:
        effects = position.effects
        if effects & WITH_LEADER or (effects & WITH_JIHAD and position.losses == 0):
            return LEADER_DICE
    return terms.dice


def attack_bonus(position: HistoryPosition, terms: Terms, land: int) -> int:
    """R028, R064, V02, V25, A28: what is added to the attacker's result in this round."""
    if not terms.own_effects:
        return terms.bonus
    bonus = 1 if position.effects & WITH_WEAPONRY else 0
    if position.effects & WITH_SIEGECRAFT and position.site[land] & (FORT | TOWN):
        bonus += 1
    return bonus


def wins_ties(position: HistoryPosition, terms: Terms) -> bool:
    """V13, V18: ties are won until the first loss, in a jihad until the second."""
    if not terms.own_effects:
        return False
    effects = position.effects
    return bool(
        (effects & WITH_ELITE and position.losses == 0)
        or (effects & WITH_JIHAD and position.losses < JIHAD_LOSSES)
    )


def roll(position: HistoryPosition, dice: int, chance: Chance) -> list[int]:
    die = position.tables.die
    return [chance.pick(DIE, die) for _ in range(dice)]


def fight(position: HistoryPosition, land: int, attacker: int, terms: Terms, chance: Chance) -> bool:
    """R050, R052, R053, R063, A19, A30: rounds until the army is lost or the land taken; true then."""
    seat = seat_of(attacker)
    defender = seat_of(position.army[land])
    while position.army[land]:
        outcome = fight_round(position, land, seat, terms, chance)
        if outcome != LOSS:
            beaten(position, land, defender, terms, outcome)
        if outcome != WIN:
            position.emit(events.ARMY_LOST, seat, land)
            if terms.own_effects:
                position.losses += 1
            return False
    take(position, land, attacker)
    position.emit(events.CONQUERED, seat, land)
    return True


def fight_round(position: HistoryPosition, land: int, seat: int, terms: Terms, chance: Chance) -> int:
    """R051, R052, R061: both sides roll and keep their highest."""
    attack = roll(position, attack_dice(position, terms), chance)
    defence = roll(position, terms.defence, chance)
    bonus = attack_bonus(position, terms, land)
    fort = position.tables.fort_bonus if position.site[land] & FORT else 0
    difference = highest(attack) + bonus - highest(defence) - fort
    if difference > 0 or (difference == 0 and wins_ties(position, terms)):
        outcome = WIN
    elif difference == 0:
        outcome = TIE
    else:
        outcome = LOSS
    emit_round(position, events.ROUND, seat, land, attack, bonus, defence, fort, outcome)
    if terms.own_effects and position.effects & WITH_LEADER and is_triple(attack):
        position.effects &= ~WITH_LEADER  # V01, A20
        position.emit(events.LEADER_DIED, seat)
    return outcome


def highest(dice: list[int]) -> int:
    most = 0
    for die in dice:
        if die > most:
            most = die
    return most


def is_triple(dice: list[int]) -> bool:
    return len(dice) == LEADER_DICE and dice[0] == dice[1] and dice[1] == dice[2]


def beaten(position: HistoryPosition, land: int, defender: int, terms: Terms, outcome: int) -> None:
    """R052, R062, A12, A41, V25: the defender loses the fort, or an army, or both to siegecraft."""
    if position.site[land] & FORT:
        position.site[land] &= ~FORT
        position.emit(events.FORT_LOST, defender, land)
        siege = terms.own_effects and position.effects & WITH_SIEGECRAFT
        if outcome != WIN or not siege or (position.fort_first and position.site[land] & TOWN):
            return
    position.lose_one(land)
    position.emit(events.ARMY_LOST, defender, land)


def take(position: HistoryPosition, land: int, army: int) -> None:
    """An army takes a land, and tells of the city or capital it sacks."""
    before = position.site[land]
    position.enter(land, army)
    if before & TOWN != position.site[land] & TOWN:
        position.emit(events.SACKED, seat_of(army), land, 1 if position.site[land] & TOWN else 0)


# ---- odds, by counting every roll


@cache
def ways(dice: int) -> list[int]:
    """How many of all rolls of so many dice have each number as their highest."""
    return [top**dice - (top - 1) ** dice if top else 0 for top in range(7)]


@cache
def round_odds(attack: int, bonus: int, defence: int, fort: int) -> tuple[float, float, float]:
    """R051, R052, R061: the chances that one round is won, tied, lost, ties not yet being won."""
    won = tied = 0
    for high, attack_ways in enumerate(ways(attack)):
        for low, defence_ways in enumerate(ways(defence)):
            difference = high + bonus - low - fort
            if difference > 0:
                won += attack_ways * defence_ways
            elif difference == 0:
                tied += attack_ways * defence_ways
    total = 6 ** (attack + defence)
    return won / total, tied / total, (total - won - tied) / total
