"""Purchases: technologies, units, settlements, improvements, the colony ship."""

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.gifts import room
from tijdperk.games.civilization.engine.knowledge import (
    add_improvement,
    best_technology,
    gain_technology,
    kind_refusal,
    learn_refusal,
    next_alike,
    receive_wonder,
    technology_price,
)
from tijdperk.games.civilization.engine.pieces import (
    add_piece,
    clear,
    free_ship,
    stands,
)
from tijdperk.games.civilization.engine.position import (
    LONG,
    NOT_ENDING,
    PURCHASING,
    SPACE,
    CivilizationPosition,
)
from tijdperk.games.civilization.engine.prices import (
    growth_price,
    note,
    pay_price,
    unit_price,
    village_price,
)
from tijdperk.games.civilization.engine.sales import play_sale, sale_moves, sale_refusal
from tijdperk.games.civilization.engine.settlements import grow, grow_refusal, place_village, terrain_size
from tijdperk.games.civilization.engine.tables import (
    KINDS,
    NONE,
    SETTLER,
    SPACE_EFFECT,
    era_of,
    is_fleet,
)
from tijdperk.games.civilization.engine.verbs import (
    BUILD,
    BUY,
    END_PURCHASES,
    FOUND,
    GROW,
    HAS_IMPROVEMENT,
    IMPROVE,
    LAUNCH,
    LEARN,
    MISSING_TECHNOLOGY,
    NO_GOLD,
    NO_SETTLER,
    NOT_AT_THE_COAST,
    NOT_FOR_OWNER,
    NOT_FOR_SALE,
    NOT_THIS_ERA,
    NOT_YOUR_SETTLEMENT,
    ON_DESERT,
    OWNED,
    SETTLED,
    SETTLEMENT_FULL,
    STANDARD_RULES,
    TOO_MANY_SHIPS,
    WATER,
    WRONG_GROUND,
)
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.moves import LEGAL, Move, move_of


def begin_purchase(position: CivilizationPosition, seat: int) -> None:
    """G-72: a seat buys what it wants."""
    position.active = seat
    position.receipts = []
    position.ask(PURCHASING, seat)


def purchase_refusal(position: CivilizationPosition, seat: int, move: Move) -> int:
    """Why a purchase, a sale or a conversion is refused."""
    verb, noun, second = move.verb, move.noun, move.second
    if verb == LEARN:
        return learn_refusal(position, seat, noun)
    if verb == BUY:
        return buy_refusal(position, seat, noun, second)
    if verb == LAUNCH:
        return launch_refusal(position, seat, noun, second, move.third)
    if verb == FOUND:
        return found_refusal(position, seat, noun)
    if verb == GROW:
        return growth_refusal(position, seat, noun)
    if verb == IMPROVE:
        return improve_refusal(position, seat, noun)
    if verb == BUILD:
        return build_refusal(position, seat, noun)
    return sale_refusal(position, seat, move)


def play_purchase(position: CivilizationPosition, seat: int, move: Move, chance: Chance) -> None:
    """A-81: an answer to PURCHASING, in any order; it takes effect and is paid at once."""
    verb, noun, second = move.verb, move.noun, move.second
    if verb == BUY:
        buy(position, seat, noun, second)
    elif verb == LAUNCH:
        launch(position, seat, noun, second, move.third)
    elif verb == LEARN:
        learn(position, seat, noun, chance)
    elif verb == FOUND:
        found(position, seat, noun)
    elif verb == GROW:
        buy_growth(position, seat, noun)
    elif verb == IMPROVE:
        improve(position, seat, noun)
    elif verb == BUILD:
        build(position, seat, noun)
    elif verb == END_PURCHASES:
        position.answered()
    else:
        play_sale(position, seat, move)


# -- units


def buy_refusal(position: CivilizationPosition, seat: int, kind: int, land: int) -> int:
    """A-53, A-54, A-55, A-80, C-18: why a settler, army or aircraft cannot be bought in a land."""
    reason = kind_refusal(position, kind)
    if reason != LEGAL:
        return reason
    if is_fleet(kind) or position.is_sea(land):
        return WRONG_GROUND
    reason = site_refusal(position, seat, land)
    if reason != LEGAL:
        return reason
    return LEGAL if unit_price(position, kind) <= position.gold[seat] else NO_GOLD


def site_refusal(position: CivilizationPosition, seat: int, land: int) -> int:
    """A-55, C-18, S-28: a piece comes to an own settlement, advanced: with room left in this turn."""
    if position.settled[land] != seat:
        return NOT_YOUR_SETTLEMENT
    return SETTLEMENT_FULL if position.advanced and room(position, land) <= 0 else LEGAL


def launch_refusal(position: CivilizationPosition, seat: int, kind: int, sea: int, land: int) -> int:
    """A-56, A-80, C-18: why a fleet cannot be bought in a sea, counted against a settlement at its shore."""
    reason = kind_refusal(position, kind)
    if reason != LEGAL:
        return reason
    if not is_fleet(kind) or not position.is_sea(sea) or position.is_sea(land):
        return WRONG_GROUND
    reason = site_refusal(position, seat, land)
    if reason != LEGAL:
        return reason
    if sea not in position.tables.shores[land]:
        return NOT_AT_THE_COAST
    if not ships_left(position):
        return TOO_MANY_SHIPS
    return LEGAL if unit_price(position, kind) <= position.gold[seat] else NO_GOLD


def ships_left(position: CivilizationPosition) -> bool:
    """G-07, C-29: pieces are not limited, but each fleet needs a number of its own."""
    return free_ship(position) != 0


def buy(position: CivilizationPosition, seat: int, kind: int, land: int) -> None:
    """A-21, A-22, A-55: a settler, army or aircraft."""
    buy_piece(position, seat, BUY, kind, land, land)


def launch(position: CivilizationPosition, seat: int, kind: int, sea: int, land: int) -> None:
    """A-56: a fleet."""
    buy_piece(position, seat, LAUNCH, kind, sea, land)


def buy_piece(
    position: CivilizationPosition, seat: int, verb: int, kind: int, area: int, settlement: int
) -> None:
    price = unit_price(position, kind)
    technology = NONE
    if position.advanced and kind != SETTLER:
        technology = best_technology(position, kind)
    position.placed[settlement] += 1
    add_piece(position, seat, kind, area)
    position.emit(events.BOUGHT, seat, kind, area, price)
    owner = pay_price(position, seat, price, technology, max(0, era_of(kind)))
    note(position, verb, kind, area, price, owner)


# -- settlements


def found_refusal(position: CivilizationPosition, seat: int, land: int) -> int:
    """G-06, G-29, G-70, G-98, G-99: why no village can be founded in a land."""
    if position.is_sea(land):
        return WATER
    if position.settled[land] != NONE:
        return SETTLED
    if terrain_size(position, land) == 0:
        return ON_DESERT
    if settler_in(position, seat, land) == NONE:
        return NO_SETTLER
    return LEGAL if village_price(position) <= position.gold[seat] else NO_GOLD


def settler_in(position: CivilizationPosition, seat: int, land: int) -> int:
    """The slot of a settler ashore in a land, or NONE."""
    for slot in position.area_slots[land]:
        if position.piece_kind[slot] == SETTLER and stands(position, slot, seat, land):
            return slot
    return NONE


def found(position: CivilizationPosition, seat: int, land: int) -> None:
    """G-70: a settler becomes a village."""
    price = village_price(position)
    clear(position, settler_in(position, seat, land))
    place_village(position, seat, land)
    position.pay(seat, price)
    position.emit(events.FOUNDED, seat, land, price)
    note(position, FOUND, land, 0, price, NONE)


def growth_refusal(position: CivilizationPosition, seat: int, land: int) -> int:
    """G-71, S-19, A-58: why a settlement cannot be made larger for its price."""
    reason = grow_refusal(position, seat, land)
    if reason != LEGAL:
        return reason
    return LEGAL if growth_price(position, land) <= position.gold[seat] else NO_GOLD


def buy_growth(position: CivilizationPosition, seat: int, land: int) -> None:
    price = growth_price(position, land)
    position.pay(seat, price)
    grow(position, land, price)
    note(position, GROW, land, 0, price, NONE)


# -- technologies, improvements, wonders


def learn(position: CivilizationPosition, seat: int, technology: int, chance: Chance) -> None:
    """G-106, S-20, A-18: a technology is bought."""
    price = technology_price(position, seat, technology)
    position.pay(seat, price)
    note(position, LEARN, technology, 0, price, NONE)
    gain_technology(position, seat, technology, events.BY_PURCHASE, price, chance)


def improve_refusal(position: CivilizationPosition, seat: int, improvement: int) -> int:
    """A-15, A-21, A-60, A-65: why an improvement cannot be bought."""
    tables = position.tables
    if not position.advanced:
        return STANDARD_RULES
    if tables.improvement_era[improvement] != position.era:
        return NOT_THIS_ERA
    if position.technology[tables.improvement_technology[improvement]] == NONE:
        return MISSING_TECHNOLOGY
    if position.improvements[seat] >> improvement & 1:
        return HAS_IMPROVEMENT
    return LEGAL if tables.improvement_price[position.era] <= position.gold[seat] else NO_GOLD


def improve(position: CivilizationPosition, seat: int, improvement: int) -> None:
    tables = position.tables
    era = tables.improvement_era[improvement]
    price = tables.improvement_price[era]
    add_improvement(position, seat, improvement)
    position.emit(events.IMPROVED, seat, improvement, price)
    owner = pay_price(position, seat, price, tables.improvement_technology[improvement], era)
    note(position, IMPROVE, improvement, 0, price, owner)


def build_refusal(position: CivilizationPosition, seat: int, wonder: int) -> int:
    """A-28, C-17: why a wonder cannot be bought; only the colony ship ever can."""
    tables = position.tables
    if not position.advanced:
        return STANDARD_RULES
    if tables.wonder_price[wonder] == 0:
        return NOT_FOR_SALE
    if position.wonder[wonder] != NONE:
        return OWNED
    owner = position.technology[tables.wonder_technology[wonder]]
    if owner == NONE:
        return MISSING_TECHNOLOGY
    if position.ship_for_owner and owner != seat:
        return NOT_FOR_OWNER
    return LEGAL if tables.wonder_price[wonder] <= position.gold[seat] else NO_GOLD


def build(position: CivilizationPosition, seat: int, wonder: int) -> None:
    """A-28, A-39, A-93, A-94, C-37: the colony ship; the long game ends with this round."""
    price = position.tables.wonder_price[wonder]
    position.pay(seat, price)
    note(position, BUILD, wonder, 0, price, NONE)
    receive_wonder(position, seat, wonder, events.BY_PURCHASE)
    ends = position.tables.wonder_effect[wonder] == SPACE_EFFECT and position.length == LONG
    if ends and position.ending == NOT_ENDING:
        position.ending = SPACE
        position.emit(events.END_ANNOUNCED, seat, SPACE)


# -- the list


def purchasing_moves(position: CivilizationPosition, seat: int) -> list[Move]:
    """Everything a seat can buy, sell and convert now."""
    moves: list[Move] = []
    learn_moves(position, seat, moves)
    piece_moves(position, seat, moves)
    settlement_moves(position, seat, moves)
    if position.advanced:
        rows = position.tables.moves
        for improvement in range(len(position.tables.improvements)):
            if improve_refusal(position, seat, improvement) == LEGAL:
                moves.append(rows[IMPROVE][improvement])
        for wonder in range(len(position.wonder)):
            if build_refusal(position, seat, wonder) == LEGAL:
                moves.append(rows[BUILD][wonder])
        sale_moves(position, seat, moves)
    moves.append(move_of(END_PURCHASES))
    return moves


def learn_moves(position: CivilizationPosition, seat: int, moves: list[Move]) -> None:
    row = position.tables.moves[LEARN]
    if not position.advanced:
        technology = next_alike(position)
        if technology != NONE and learn_refusal(position, seat, technology) == LEGAL:
            moves.append(row[technology])
        return
    for technology in range(len(position.technology)):
        if learn_refusal(position, seat, technology) == LEGAL:
            moves.append(row[technology])


def piece_moves(position: CivilizationPosition, seat: int, moves: list[Move]) -> None:
    """Whether a kind can be had is asked once, and where pieces can go as well."""
    gold = position.gold[seat]
    sites: list[int] = []
    for land in range(position.tables.lands):
        if position.settled[land] == seat and site_refusal(position, seat, land) == LEGAL:
            sites.append(land)
    if not sites:
        return
    for kind in range(len(KINDS)):
        if unit_price(position, kind) > gold or kind_refusal(position, kind) != LEGAL:
            continue
        if not is_fleet(kind) or ships_left(position):
            of_kind = position.tables.piece_moves[kind]
            for land in sites:
                moves += of_kind[land]


def settlement_moves(position: CivilizationPosition, seat: int, moves: list[Move]) -> None:
    rows = position.tables.moves
    if village_price(position) <= position.gold[seat]:
        for land in range(position.tables.lands):
            if found_refusal(position, seat, land) == LEGAL:
                moves.append(rows[FOUND][land])
    for land in range(position.tables.lands):
        if position.settled[land] == seat and growth_refusal(position, seat, land) == LEGAL:
            moves.append(rows[GROW][land])
