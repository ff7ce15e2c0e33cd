"""How good a move looks at a glance, in tenths of a point.

Greedy play takes the best look; search tries the best looks first. It reads only what the seat may know.
"""

from typing import Final

from tijdperk.games.history.engine.battle import (
    attack_bonus,
    attack_dice,
    force_terms,
    round_odds,
    wins_ties,
)
from tijdperk.games.history.engine.cards import coins_of
from tijdperk.games.history.engine.moves import (
    ABANDON,
    ATTACK,
    BETRAY,
    BUILD_FORT,
    BUILD_MONUMENT,
    BUY_FORT,
    DONE,
    EMBARK,
    EXCHANGE_FLEET,
    EXPAND_TO,
    FLEET,
    GIVE_EMPIRE,
    INFECT,
    KEEP_EMPIRE,
    PLAY_EVENT,
    RAID_FROM,
    RECOVER_ALLY,
    REVOLT,
    RUIN,
    SAIL_TO,
    SCRAP_FLEET,
    SETTLE,
    STRIKE,
    STRIKE_TWO,
)
from tijdperk.games.history.engine.navies import bits
from tijdperk.games.history.engine.position import (
    CAPITAL,
    CITY,
    EXPAND,
    FORT,
    MONUMENT_PIECE,
    RAID,
    TOWN,
    HistoryPosition,
    seat_of,
)
from tijdperk.games.history.engine.scoring import area_level
from tijdperk.games.history.engine.tables import (
    ALLIES,
    ASTRONOMY,
    BARBARIANS,
    BLACK_DEATH,
    CIVIL_SERVICE,
    CIVIL_WAR,
    CRUSADE,
    DISASTER,
    ELITE_TROOPS,
    ENGINEERING,
    EPOCHS,
    EXPERT_TROOPS,
    FAMINE,
    JEWISH_REVOLT,
    JIHAD,
    KINGDOM,
    LEADER,
    MIGRANTS,
    MINOR_EMPIRE,
    NAVAL_POWER,
    NONE,
    PESTILENCE,
    PLAGUE,
    POPULATION_EXPLOSION,
    REALLOCATION,
    SIEGECRAFT,
    TREACHERY,
    WEAPONRY,
    order_of,
)
from tijdperk.games.history.engine.uprisings import raid_targets, raid_terms
from tijdperk.kernel.moves import Move

POINT: Final = 10
DENIAL: Final = 3  # what a rival's lost point is worth, in tenths
FOOTHOLD: Final = 2  # a land that changes no level yet, for every point of its area
LATER: Final = 4  # how much the next epoch's points count, in tenths
HALF_RESOURCE: Final = 5  # the first of a pair

DOWN: Final = -60  # for what is hardly ever right
# By empire, an epoch to a line: how much better one is than its card says, in armies, by the
# points that seats who held it came to in 2,500 greedy games of six with empires handed over by lot.
FOUND_OUT: Final[list[float]] = [
    -1.3, 2.4, -0.8, 0.1, -1.3, 0.1, 0.7,
    -1.5, 0.1, -0.2, -0.8, -1.5, -0.9, 4.9,
    0.0, -2.3, -0.2, -2.3, 0.3, 1.4, 3.0,
    0.0, -2.7, -2.2, -0.3, -1.0, 6.3, -0.1,
    -1.6, 1.0, 2.2, -0.4, -2.4, -0.2, 1.4,
    -1.7, -0.6, 2.5, -4.7, 2.2, 3.1, -0.8,
    -0.7, -1.5, 1.6, 2.3, -0.3, -1.3, 0.0,
]  # fmt: skip


def heuristic(position: HistoryPosition, seat: int, move: Move) -> int:
    """How good a move looks to the seat that is asked."""
    kind = position.top_kind()
    verb = move.verb
    noun = move.noun
    if kind == EXPAND:
        return worth_in_expansion(position, seat, verb, noun)
    if verb == KEEP_EMPIRE or verb == GIVE_EMPIRE:
        return worth_of_hand_over(position, seat, verb, noun)
    if verb == PLAY_EVENT:
        return worth_of_event(position, seat, noun)
    if verb == REVOLT or verb == SETTLE:
        return land_value(position, seat, noun)
    if kind == RAID and verb == ATTACK:
        terms = raid_terms(position, noun)
        win, tie, _ = round_odds(terms.dice, 0, terms.defence, fort_bonus(position, noun))
        return int(land_value(position, seat, noun) * (win + tie / 3))
    if verb == RAID_FROM:
        return sum([land_value(position, seat, land) for land in raid_targets(position, noun)])
    if verb == STRIKE:
        return harm_to_area(position, seat, noun)
    if verb == STRIKE_TWO:
        return harm_to_area(position, seat, noun) + harm_to_area(position, seat, move.second)
    if verb == INFECT:
        return harm_to_land(position, seat, noun) + sum(
            [harm_to_land(position, seat, land) // 2 for land in position.board.neighbours[noun]]
        )
    if verb == RUIN:
        return ruin_value(position, seat, noun)
    if verb == BETRAY:
        return worth_of_treason(position, seat, noun)
    return worth_at_sea(position, seat, verb, noun)


# ---- lands


def level_after(position: HistoryPosition, area: int, seat: int, taker: int, loser: int) -> int:
    """The level a seat has in an area once the taker has a land more and the loser, if any, one less."""
    first = area * position.seats
    counts = position.counts
    counts[first + taker] += 1
    if loser != NONE:
        counts[first + loser] -= 1
    level = area_level(position, area, seat)
    counts[first + taker] -= 1
    if loser != NONE:
        counts[first + loser] += 1
    return level


def land_value(position: HistoryPosition, seat: int, land: int) -> int:
    """What holding a land more is worth: levels now and later, what stands there, and what rivals lose."""
    tables = position.tables
    area = tables.area[land]
    epoch = position.epoch
    army = position.army[land]
    owner = seat_of(army)
    now = tables.values[area][epoch]
    later = tables.values[area][epoch + 1] if epoch < EPOCHS else 0
    value = 0
    if owner != seat:
        gained = level_after(position, area, seat, seat, owner) - area_level(position, area, seat)
        value = gained * (now * POINT + later * LATER) + FOOTHOLD * (now + later)
        if owner >= 0:
            lost = area_level(position, area, owner) - level_after(position, area, owner, seat, owner)
            value += lost * (now + later) * DENIAL // 2
    site = position.site[land]
    if site:
        value += site_value(position, seat, owner, site)
    if tables.resource[land] and army != position.force:
        value += resource_value(position)
    return value


def site_value(position: HistoryPosition, seat: int, owner: int, site: int) -> int:
    tables = position.tables
    if owner == seat:
        return 0
    value = 0
    if site & CAPITAL:
        value += tables.city_points * POINT
        if owner >= 0:
            value += tables.capital_points * DENIAL
    elif site & CITY and owner >= 0:
        value += tables.city_points * DENIAL
    if site & MONUMENT_PIECE:
        value += tables.monument_points * (POINT + LATER)
        if owner >= 0:
            value += tables.monument_points * DENIAL
    return value


def resource_value(position: HistoryPosition) -> int:
    """R070: the second of a pair is a monument, the first half a hope."""
    if not position.force or not position.acts_itself():
        return 0
    held = 0
    for land in position.realm:
        if position.tables.resource[land]:
            held += 1
    per_monument = position.tables.per_monument[position.empire()]
    if (held + 1) % per_monument == 0:
        return position.tables.monument_points * (POINT + LATER)
    return HALF_RESOURCE


# ---- the expansion


def fort_bonus(position: HistoryPosition, land: int) -> int:
    return position.tables.fort_bonus if position.site[land] & FORT else 0


def worth_in_expansion(position: HistoryPosition, seat: int, verb: int, noun: int) -> int:
    if verb == EXPAND_TO:
        if position.army[noun] == position.force:
            return 1 + guard_value(position, noun) // 2
        return 4 + land_value(position, seat, noun)
    if verb == ATTACK:
        return worth_of_attack(position, seat, noun)
    if verb == BUILD_FORT:
        return guard_value(position, noun) + (2 if position.ready_forts else 0)
    if verb == BUY_FORT:
        return guard_value(position, noun) if position.pool == 0 else DOWN // 6
    if verb == EMBARK:
        return position.tables.sea_points * (POINT + LATER)
    if verb == DONE:
        return 0 if position.pool + position.ally_pool == 0 else DOWN // 3
    return 0


def worth_of_attack(position: HistoryPosition, seat: int, land: int) -> int:
    value = land_value(position, seat, land)
    if position.betrayed == land and position.acts_itself():
        return 4 + value
    terms = force_terms(position, land)
    fort = fort_bonus(position, land)
    win, tie, _ = round_odds(
        attack_dice(position, terms), attack_bonus(position, terms, land), terms.defence, fort
    )
    if wins_ties(position, terms):
        win += tie
        tie = 0.0
    chance = win + tie * 0.4
    if fort:
        chance *= 0.5
    if position.stacking:
        chance /= position.stack[land]
    return int(value * chance)


def guard_value(position: HistoryPosition, land: int) -> int:
    """What a fort is good for: it keeps what scores."""
    tables = position.tables
    area = tables.area[land]
    epoch = position.epoch
    value = tables.values[area][epoch + 1] if epoch < EPOCHS else 0
    site = position.site[land]
    if epoch < EPOCHS:
        if site & CAPITAL:
            value += 4
        elif site & CITY:
            value += 2
        if site & MONUMENT_PIECE:
            value += 2
    return value


# ---- empires


def empire_value(position: HistoryPosition, empire: int) -> float:
    """How good an empire is, roughly in armies."""
    tables = position.tables
    value = float(tables.strength[empire])
    if tables.capital[empire]:
        value += 2.0 * len(tables.starts[empire])
    if position.board.fleets_of[empire]:
        value += 1.5
    if not tables.fingerprint:
        value += FOUND_OUT[empire]
    return value - 0.3 * order_of(empire)


def worth_of_hand_over(position: HistoryPosition, seat: int, verb: int, receiver: int) -> int:
    """R012-R015: keep a good empire; a bad one is for the leader, a good one for the last."""
    rest = position.undrawn
    mean = 0.0
    for empire in rest:
        mean += empire_value(position, empire)
    mean /= max(1, len(rest))
    surplus = empire_value(position, position.drawn) - mean
    if verb == KEEP_EMPIRE:
        return int(surplus * POINT) + 5
    ahead = position.scores[receiver] - sum(position.scores) / position.seats
    lead = max(-1.0, min(1.0, ahead / 20.0))
    return int(-surplus * POINT * (1.0 + lead) / 2)


# ---- events


def worth_of_event(position: HistoryPosition, seat: int, event: int) -> int:
    """What a card is worth now, against keeping it for a better turn."""
    tables = position.tables
    empire = position.empire()
    turns = EPOCHS + 1 - position.epoch
    strength = tables.strength[empire]
    value = value_of_card(position, seat, event, strength)
    last_season = tables.epochs[event] >> position.epoch + 1 == 0
    cards = len(position.hands[seat])
    if last_season:
        return value
    patience = 14 if cards <= tables.events_a_turn * (turns - 1) else 4
    return value - patience


def value_of_card(position: HistoryPosition, seat: int, event: int, strength: int) -> int:
    tables = position.tables
    kind = tables.kind[event]
    if kind == MINOR_EMPIRE:
        return 30 + 8 * tables.armies[event]
    if kind == KINGDOM:
        return 12 + land_value(position, seat, tables.land[event])
    if kind == LEADER:
        return strength * 5 // 2
    if kind == WEAPONRY or kind == JIHAD:
        return strength * 2
    if kind == ELITE_TROOPS or kind == SIEGECRAFT:
        return strength
    if kind == EXPERT_TROOPS:
        return strength
    if kind == NAVAL_POWER:
        return strength if tables.navigates[position.empire()] else 0
    if kind == CIVIL_SERVICE or kind == POPULATION_EXPLOSION:
        return 8 * coins_of(position, event) if strength > 4 else 8
    if kind == ALLIES:
        return 6 * tables.coins[event]
    if kind == ENGINEERING:
        return 6 * tables.forts[event]
    if kind == CRUSADE or kind == CIVIL_WAR:
        return 26
    if kind == BARBARIANS:
        return 16
    if kind == JEWISH_REVOLT:
        return 4 + land_value(position, seat, tables.land[event])
    if kind == MIGRANTS:
        return 14
    if kind == TREACHERY:
        return 14
    if kind == DISASTER:
        return max(-5, worst_ruins(position, seat))
    if kind == REALLOCATION:
        return 4 * bits(position.board.fleets_of[position.empire()])
    if kind == ASTRONOMY:
        return 8 if strength > 5 else 0
    if kind == BLACK_DEATH or kind == FAMINE:
        return max([harm_to_area(position, seat, area) for area in range(len(tables.areas))])
    if kind == PESTILENCE or kind == PLAGUE:
        return 10
    return 0


def worst_ruins(position: HistoryPosition, seat: int) -> int:
    """V12: the two monuments whose fall hurts rivals most."""
    values = [0, 0]
    for land in range(len(position.site)):
        if position.site[land] & MONUMENT_PIECE:
            values.append(ruin_value(position, seat, land))
    values.sort()
    return values[-1] + values[-2]


def ruin_value(position: HistoryPosition, seat: int, land: int) -> int:
    tables = position.tables
    owner = seat_of(position.army[land])
    if owner < 0:
        return 1
    points = tables.monument_points
    if position.site[land] & TOWN:
        points += tables.city_points
    return -points * POINT if owner == seat else points * POINT // 2


def harm_to_area(position: HistoryPosition, seat: int, area: int) -> int:
    """V08, V16: one army in six dies; better theirs than mine."""
    first = area * position.seats
    mine = position.counts[first + seat]
    others = -mine
    for other in range(position.seats):
        others += position.counts[first + other]
    value = position.tables.values[area][position.epoch] + 1
    return value * (others - 2 * mine)


def harm_to_land(position: HistoryPosition, seat: int, land: int) -> int:
    army = position.army[land]
    if army == 0:
        return 0
    value = 2 * position.tables.values[position.tables.area[land]][position.epoch] + 3
    site = position.site[land]
    if site & TOWN:
        value += 4
    if site & MONUMENT_PIECE:
        value += 4
    return -2 * value if seat_of(army) == seat else value


def worth_of_treason(position: HistoryPosition, seat: int, land: int) -> int:
    """V26: a good land near the start, best one that is hard to take."""
    start = position.tables.starts[position.empire()][0]
    value = land_value(position, seat, land) + 6 * fort_bonus(position, land)
    near = position.board.neighbours[start]
    if land in near:
        return value + 20
    for other in position.board.neighbours[land]:
        if other in near:
            return value + 8
    return value - 15


# ---- the sea, and small things


def worth_at_sea(position: HistoryPosition, seat: int, verb: int, noun: int) -> int:
    if verb == FLEET:
        return len(position.board.coasts[noun])
    if verb == SAIL_TO:
        return 6 if position.pool > 3 else DOWN // 6
    if verb == SCRAP_FLEET:
        return -5 if seat_of(position.navy[noun]) == seat else 5
    if verb == EXCHANGE_FLEET:
        spare = position.pool // 3 + 2
        return 5 if bits(position.fleets) > spare else -5
    if verb == BUILD_MONUMENT:
        return 5 - len(position.board.neighbours[noun])
    if verb == ABANDON:
        return DOWN // 6
    if verb == RECOVER_ALLY:
        return 2
    return 0
