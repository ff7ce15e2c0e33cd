"""The moves of History of the World, and which of them are legal.

What is legal is written once: `choosable` for choices among lands, waters and areas, and for the rest
functions that answer LEGAL or the number of a reason. The lists of legal moves and the reasons for refusals
are both made of these.
"""

from typing import Final

from tijdperk.games.history.engine.battle import is_crusade
from tijdperk.games.history.engine.building import sites
from tijdperk.games.history.engine.calamities import lands_with_monument, near_armies, spread_targets
from tijdperk.games.history.engine.cards import has_effect, in_season, open_seas, struck_areas, struck_pairs
from tijdperk.games.history.engine.navies import contested, exchangeable, navies_to_scrap
from tijdperk.games.history.engine.position import (
    ASTRONOMY_SEA,
    BARREN_LAND,
    EMPIRE,
    EVENTS,
    EXCHANGE,
    EXPAND,
    FORT,
    MAX_ARMIES,
    MONUMENT,
    ONE_AREA,
    PESTILENCE_LAND,
    PLAGUE_LAND,
    RAID,
    RECOVER,
    REVOLTS,
    RUINS,
    SAIL,
    SCRAP,
    SETTLERS,
    SPREAD,
    TRAITOR,
    TWO_AREAS,
    HistoryPosition,
    empire_of,
    seat_of,
)
from tijdperk.games.history.engine.tables import NONE
from tijdperk.games.history.engine.uprisings import raid_grounds, raid_targets, revolt_targets, vacant_lands
from tijdperk.kernel.moves import LEGAL, Move, Verb, move_of

KEEP_EMPIRE: Final = 0
GIVE_EMPIRE: Final = 1
PLAY_EVENT: Final = 2
DONE: Final = 3
FLEET: Final = 4
RAID_FROM: Final = 5
STRIKE: Final = 6
STRIKE_TWO: Final = 7
REVOLT: Final = 8
RUIN: Final = 9
SETTLE: Final = 10
INFECT: Final = 11
BETRAY: Final = 12
SCRAP_FLEET: Final = 13
SAIL_TO: Final = 14
EXCHANGE_FLEET: Final = 15
EXPAND_TO: Final = 16
ATTACK: Final = 17
BUILD_FORT: Final = 18
BUY_FORT: Final = 19
EMBARK: Final = 20
RECOVER_ARMY: Final = 21
RECOVER_ALLY: Final = 22
ABANDON: Final = 23
BUILD_MONUMENT: Final = 24

VERBS: Final[list[Verb]] = [
    Verb(KEEP_EMPIRE, "keep empire", [EMPIRE], "R012"),
    Verb(GIVE_EMPIRE, "give empire to seat SEAT", [EMPIRE], "R012"),
    Verb(PLAY_EVENT, "event EVENT", [EVENTS], "R023"),
    Verb(DONE, "done", [EVENTS, RUINS, SAIL, EXCHANGE, EXPAND], "R023"),
    Verb(FLEET, "fleet WATER", [ASTRONOMY_SEA], "V06"),
    Verb(RAID_FROM, "raid from LAND", [BARREN_LAND], "V07"),
    Verb(STRIKE, "strike AREA", [ONE_AREA], "V16"),
    Verb(STRIKE_TWO, "strike AREA and AREA", [TWO_AREAS], "V08"),
    Verb(REVOLT, "revolt LAND", [REVOLTS], "V10"),
    Verb(RUIN, "ruin LAND", [RUINS], "V12"),
    Verb(SETTLE, "settle LAND", [SETTLERS], "V20"),
    Verb(INFECT, "infect LAND", [PESTILENCE_LAND, PLAGUE_LAND, SPREAD], "V22"),
    Verb(BETRAY, "betray LAND", [TRAITOR], "V26"),
    Verb(SCRAP_FLEET, "scrap WATER", [SCRAP], "X08"),
    Verb(SAIL_TO, "sail WATER", [SAIL], "X06"),
    Verb(EXCHANGE_FLEET, "exchange WATER", [EXCHANGE], "V03"),
    Verb(EXPAND_TO, "expand LAND", [EXPAND], "R042"),
    Verb(ATTACK, "attack LAND", [EXPAND, RAID], "R050"),
    Verb(BUILD_FORT, "fort LAND", [EXPAND], "R047"),
    Verb(BUY_FORT, "fort LAND for coin", [EXPAND], "R035"),
    Verb(EMBARK, "embark WATER", [EXPAND], "X04"),
    Verb(RECOVER_ARMY, "recover", [RECOVER], "R034"),
    Verb(RECOVER_ALLY, "recover with allies", [RECOVER], "R034"),
    Verb(ABANDON, "abandon", [RECOVER], "R034"),
    Verb(BUILD_MONUMENT, "monument LAND", [MONUMENT], "R072"),
]

IS_DONE: Final[Move] = move_of(DONE)

# Why a move is refused.
HAS_EMPIRE: Final = 1
GIVEN_TO_ONESELF: Final = 2
NO_SUCH_SEAT: Final = 3
SEAT_HAS_EMPIRE: Final = 4
NOT_IN_HAND: Final = 5
PLAYED_TWICE: Final = 6
OTHER_EPOCH: Final = 7
FLEET_THERE: Final = 8
FLEET_IN_OCEAN: Final = 9
AREAS_APART: Final = 10
FIRST_DISASTER: Final = 11
NO_COIN_TO_RECOVER: Final = 12
LAND_BARREN: Final = 13
LAND_HELD: Final = 14
LAND_FULL: Final = 15
OUT_OF_REACH: Final = 16
NO_ARMIES: Final = 17
NOBODY_TO_ATTACK: Final = 18
LAND_DEFENDED: Final = 19
ALLIES_ONLY_VACANT: Final = 20
FORT_NEEDS_ARMY: Final = 21
FORT_THERE: Final = 22
NO_COIN_FOR_FORT: Final = 23
NO_FORTS_FOR_CRUSADE: Final = 24
NO_ARMY_FOR_FORT: Final = 25
FLEETS_LEAVE: Final = 26
EMBARK_IN_OCEAN: Final = 27
NO_FLEET: Final = 28
FLEET_MANNED: Final = 29
IN_VAIN: Final = 32  # and the kind of the card
NOT_CHOOSABLE: Final = 64  # and the kind of decision

# The verb that answers a decision by a noun of `choosable`, by kind; NONE for other decisions.
VERB_OF: Final[list[int]] = [
    NONE, NONE, FLEET, RAID_FROM, ATTACK, NONE, STRIKE, REVOLT, RUIN, SETTLE, INFECT, INFECT, INFECT, BETRAY,
    SCRAP_FLEET, SAIL_TO, EXCHANGE_FLEET, NONE, NONE, BUILD_MONUMENT,
]  # fmt: skip


# ---- choices among things on the table


def choosable(position: HistoryPosition, kind: int) -> list[int]:
    """The lands, waters or areas that can be chosen when an event, the sea or building asks for one."""
    lands = range(len(position.army))
    if kind == RAID:
        return raid_targets(position, position.source)
    if kind == MONUMENT:
        return sites(position)
    if kind == ASTRONOMY_SEA:
        return open_seas(position)
    if kind == BARREN_LAND:
        return raid_grounds(position)
    if kind == ONE_AREA:
        return struck_areas(position)
    if kind == REVOLTS:
        return revolt_targets(position)
    if kind == RUINS:
        return lands_with_monument(position)
    if kind == SETTLERS:
        return vacant_lands(position, position.played[-1])
    if kind == PESTILENCE_LAND:
        area = position.tables.area
        return [land for land in lands if area[land] != NONE and near_armies(position, land)]
    if kind == PLAGUE_LAND:
        return [land for land in lands if position.army[land]]
    if kind == SPREAD:
        return spread_targets(position)
    if kind == TRAITOR:
        return [land for land in lands if position.is_enemy(land, position.active)]
    if kind == SCRAP:
        return navies_to_scrap(position)
    if kind == SAIL:
        return contested(position)
    return exchangeable(position)


def choice_refusal(position: HistoryPosition, kind: int, move: Move) -> int:
    """Why one of these decisions cannot be answered by this move, or LEGAL."""
    if move.verb == DONE:
        return done_refusal(position, kind)
    if kind == TWO_AREAS:
        return LEGAL if (move.noun, move.second) in struck_pairs(position) else AREAS_APART
    if move.noun in choosable(position, kind):
        return LEGAL
    if kind == ASTRONOMY_SEA:
        return FLEET_THERE if position.tables.is_sea[move.noun] else FLEET_IN_OCEAN
    return NOT_CHOOSABLE + kind


def done_refusal(position: HistoryPosition, kind: int) -> int:
    """V12: a disaster strikes once at least."""
    return FIRST_DISASTER if kind == RUINS and not position.chosen else LEGAL


def choice_moves(position: HistoryPosition, kind: int) -> list[Move]:
    tables = position.tables
    if kind == TWO_AREAS:
        return [tables.strike_moves[first][second] for first, second in struck_pairs(position)]
    by_noun = tables.moves[VERB_OF[kind]]
    moves = [by_noun[noun] for noun in choosable(position, kind)]
    if (kind == RUINS or kind == SAIL or kind == EXCHANGE) and done_refusal(position, kind) == LEGAL:
        moves.append(IS_DONE)
    return moves


# ---- empires, events, lost armies


def keep_refusal(position: HistoryPosition, seat: int) -> int:
    """R015: nobody has two empires."""
    return LEGAL if position.held[seat] == NONE else HAS_EMPIRE


def give_refusal(position: HistoryPosition, seat: int, receiver: int) -> int:
    """R012, R013, R015, A09: an empire is given to another seat that has none yet."""
    if receiver == seat:
        return GIVEN_TO_ONESELF
    if receiver >= position.seats:
        return NO_SUCH_SEAT
    return LEGAL if position.held[receiver] == NONE else SEAT_HAS_EMPIRE


def event_refusal(position: HistoryPosition, event: int) -> int:
    """R008: only a card in one's own hand can be played."""
    return card_refusal(position, event) if event in position.hands[position.active] else NOT_IN_HAND


def card_refusal(position: HistoryPosition, event: int) -> int:
    """R023, R024, R026, A21, S01: a card is not played twice in a turn, in other epochs, or in vain."""
    if event in position.played:
        return PLAYED_TWICE
    if not in_season(position, event):
        return OTHER_EPOCH
    return LEGAL if has_effect(position, event) else IN_VAIN + position.tables.kind[event]


def recover_refusal(position: HistoryPosition, verb: int) -> int:
    """R034, V05: a lost army comes back for a coin, of one's own or of the allies'."""
    if verb == ABANDON:
        return LEGAL
    return LEGAL if (position.ally_coins if verb == RECOVER_ALLY else position.coins) else NO_COIN_TO_RECOVER


def other_moves(position: HistoryPosition, seat: int, kind: int) -> list[Move]:
    """Every move the seat may make in a decision that is not an expansion."""
    by_verb = position.tables.moves
    moves: list[Move] = []
    if kind == EVENTS:
        tried: list[int] = []
        for event in position.hands[position.active]:
            if event not in tried:
                tried.append(event)
                if card_refusal(position, event) == LEGAL:
                    moves.append(by_verb[PLAY_EVENT][event])
        moves.append(IS_DONE)
    elif kind == EMPIRE:
        if keep_refusal(position, seat) == LEGAL:
            moves.append(by_verb[KEEP_EMPIRE][0])
        for receiver in range(position.seats):
            if give_refusal(position, seat, receiver) == LEGAL:
                moves.append(by_verb[GIVE_EMPIRE][receiver])
    elif kind == RECOVER:
        for verb in (ABANDON, RECOVER_ARMY, RECOVER_ALLY):
            if recover_refusal(position, verb) == LEGAL:
                moves.append(by_verb[verb][0])
    else:
        return choice_moves(position, kind)
    return moves


# ---- the expansion


def way_in(there: int, seat: int, pool: int) -> int:
    """R043, R050, V05: the verb by which a seat's armies go into a land in reach, by whose armies are there.

    NONE where somebody is and only allies are left.
    """
    if there == 0:
        return EXPAND_TO
    if pool == 0:
        return NONE
    return EXPAND_TO if seat_of(there) == seat else ATTACK


def entry_refusal(position: HistoryPosition, verb: int, there: int) -> int:
    """R036, R043, R050, V05: may one of the armies left go into a land in reach, whoever is there?"""
    if position.pool + position.ally_pool == 0:
        return NO_ARMIES
    if verb == way_in(there, position.active, position.pool):
        return LEGAL
    if verb == way_in(there, position.active, pool=1):
        return ALLIES_ONLY_VACANT
    return NOBODY_TO_ATTACK if verb == ATTACK else LAND_DEFENDED


def reinforce_refusal(position: HistoryPosition, land: int) -> int:
    """R043, X03: one army holds a land; with the option, up to three do, or two and a fort."""
    if not position.stacking:
        return LAND_HELD
    if not has_room(position, land):
        return LAND_FULL
    return LEGAL if position.pool else NO_ARMIES


def has_room(position: HistoryPosition, land: int) -> bool:
    return position.stack[land] + (1 if position.site[land] & FORT else 0) < MAX_ARMIES


def advance_refusal(position: HistoryPosition, verb: int, land: int) -> int:
    """R042, R044: the force goes where it can reach, and no army stays in a barren land."""
    if position.tables.area[land] == NONE:
        return LAND_BARREN
    there = position.army[land]
    if there == position.force:
        reason = reinforce_refusal(position, land)
        return NOBODY_TO_ATTACK if reason == LEGAL and verb == ATTACK else reason
    if land not in position.front:
        return OUT_OF_REACH
    return entry_refusal(position, verb, there)


def fort_means_refusal(position: HistoryPosition, for_coin: bool) -> int:
    """R035, R047, S02, S04, V14: what a fort is made of; the crusade makes none of its armies."""
    itself = position.acts_itself()
    if for_coin:
        return LEGAL if itself and position.coins + position.ally_coins else NO_COIN_FOR_FORT
    if itself:
        return LEGAL if position.pool or position.ready_forts else NO_ARMY_FOR_FORT
    if is_crusade(position):
        return NO_FORTS_FOR_CRUSADE
    return LEGAL if position.pool else NO_ARMY_FOR_FORT


def fort_site_refusal(position: HistoryPosition, land: int) -> int:
    """R049, X03: one fort in a land of the force, and none beside three armies."""
    if position.site[land] & FORT:
        return FORT_THERE
    return LAND_FULL if position.stacking and not has_room(position, land) else LEGAL


def fort_refusal(position: HistoryPosition, land: int, for_coin: bool) -> int:
    if position.army[land] != position.force:
        return FORT_NEEDS_ARMY
    reason = fort_site_refusal(position, land)
    return reason if reason != LEGAL else fort_means_refusal(position, for_coin)


def embark_refusal(position: HistoryPosition, water: int) -> int:
    """X04: an army of the active empire goes on a fleet of its own at sea, where navies stay."""
    if not position.navies or not position.acts_itself():
        return FLEETS_LEAVE
    if position.pool == 0:
        return NO_ARMIES
    if not position.tables.is_sea[water]:
        return EMBARK_IN_OCEAN
    if not position.fleets >> water & 1:
        return NO_FLEET
    return FLEET_MANNED if empire_of(position.navy[water]) == empire_of(position.force) else LEGAL


def expansion_refusal(position: HistoryPosition, verb: int, noun: int) -> int:
    """Why the force that expands cannot do this, or LEGAL."""
    if verb == BUILD_FORT or verb == BUY_FORT:
        return fort_refusal(position, noun, verb == BUY_FORT)
    if verb == EMBARK:
        return embark_refusal(position, noun)
    if verb == DONE:
        return LEGAL
    return advance_refusal(position, verb, noun)


def expansion_moves(position: HistoryPosition) -> list[Move]:
    """R042, R043, R044, X03, X04: lands to enter or attack, forts, fleets to man, and stopping."""
    by_verb = position.tables.moves
    moves: list[Move] = []
    pool = position.pool
    if pool + position.ally_pool:
        army = position.army
        force = position.force
        ways = position.tables.ways_in[position.active][1 if pool else 0]
        for land in position.front:
            there = army[land]
            if there != force:
                way = ways[there & 7]
                if way:
                    moves.append(way[land])
        if position.stacking:
            for land in position.realm:
                if reinforce_refusal(position, land) == LEGAL:
                    moves.append(by_verb[EXPAND_TO][land])
    add_forts(position, moves)
    if position.navies:
        for water in range(len(position.navy)):
            if embark_refusal(position, water) == LEGAL:
                moves.append(by_verb[EMBARK][water])
    moves.append(IS_DONE)
    return moves


def add_forts(position: HistoryPosition, moves: list[Move]) -> None:
    """R047: the lands of the force that can get a fort, and for what."""
    army = fort_means_refusal(position, for_coin=False) == LEGAL
    coin = fort_means_refusal(position, for_coin=True) == LEGAL
    if army or coin:
        build_moves = position.tables.moves[BUILD_FORT]
        buy_moves = position.tables.moves[BUY_FORT]
        for land in position.realm:
            if fort_site_refusal(position, land) == LEGAL:
                if army:
                    moves.append(build_moves[land])
                if coin:
                    moves.append(buy_moves[land])


# ---- any decision


def refusal(position: HistoryPosition, seat: int, move: Move) -> int:
    """Why the seat cannot answer what it is asked by this move, or LEGAL."""
    kind = position.decision_kind(seat)
    if kind == EXPAND:
        return expansion_refusal(position, move.verb, move.noun)
    if kind == EVENTS:
        return LEGAL if move.verb == DONE else event_refusal(position, move.noun)
    if kind == EMPIRE:
        if move.verb == KEEP_EMPIRE:
            return keep_refusal(position, seat)
        return give_refusal(position, seat, move.noun)
    if kind == RECOVER:
        return recover_refusal(position, move.verb)
    return choice_refusal(position, kind, move)
