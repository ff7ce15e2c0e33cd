"""The start of a game: the land, the order of play and the first cities (R001 to R011)."""

from tijdperk.games.antiquity.engine import events
from tijdperk.games.antiquity.engine.countryside import build_on
from tijdperk.games.antiquity.engine.position import (
    CHOOSING,
    FIRST_ORDER,
    TILE,
    TILE_TURN,
    AntiquityPosition,
)
from tijdperk.games.antiquity.engine.tables import CITY, WOOD
from tijdperk.games.antiquity.engine.verbs import FOUND, NOT_ON_START_TILE, TILE_TAKEN
from tijdperk.games.antiquity.engine.zones import city_fields, find_ranges, set_zone
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.moves import LEGAL, Move
from tijdperk.kernel.position import NOBODY

TURNS = 6  # of a tile


def set_up(position: AntiquityPosition, chance: Chance) -> None:
    """R001 to R006: tiles and order are drawn; R004: everybody has some wood."""
    lay_tiles(position, chance)
    find_ranges(position)
    seats = position.seats
    pool = list(range(seats))
    order: list[int] = []
    while pool:
        seat = chance.draw(FIRST_ORDER, pool)
        order.append(seat)
        position.emit(events.ORDER_DRAWN, seat, len(order))
    position.order = order
    position.queue = order[::-1]  # R007, A30: the last one places the first city
    position.pool = [count * seats for count in position.tables.markers]
    for seat in range(seats):
        position.own_realm(seat).goods[WOOD] = position.tables.start_wood
    position.before = position.share_realms()


def lay_tiles(position: AntiquityPosition, chance: Chance) -> None:
    """R001, R002: two tiles for each player, turned by chance, with a marker on every marked field."""
    tables = position.tables
    pool = list(range(len(tables.tiles)))
    terrain = position.terrain[:]
    marker = position.marker[:]
    laid = position.laid[:]
    turns = position.tile_turn[:]
    for place in tables.places[position.seats]:
        tile = chance.draw(TILE, pool)
        turn = chance.pick(TILE_TURN, list(range(TURNS)))
        laid[place] = tile
        turns[place] = turn
        fields = tables.place_fields[place]
        for index in range(len(fields)):
            terrain[fields[tables.turned[turn][index]]] = tables.tile_terrain[tile][index]
        for index in tables.tile_markers[tile]:
            marker[fields[tables.turned[turn][index]]] = 1
        position.emit(events.TILE_LAID, NOBODY, tile, place, turn)
    position.terrain = terrain
    position.marker = marker
    position.laid = laid
    position.tile_turn = turns


def is_tile_taken(position: AntiquityPosition, place: int) -> bool:
    """R009, A46: has somebody started on this tile?"""
    for realm in position.realms:
        if realm.centres and position.tables.place_of[realm.centres[0]] == place:
            return True
    return False


def found_refusal(position: AntiquityPosition, field: int) -> int:
    """R007 to R009: wholly on a start tile that nobody uses, on any terrain."""
    tables = position.tables
    place = tables.place_of[field]
    if place not in tables.starts[position.seats] or field not in tables.start_centres[place]:
        return NOT_ON_START_TILE
    return TILE_TAKEN if is_tile_taken(position, place) else LEGAL


def choosing_moves(position: AntiquityPosition) -> list[Move]:
    tables = position.tables
    row = tables.field_moves[FOUND]
    moves: list[Move] = []
    for place in tables.starts[position.seats]:
        if not is_tile_taken(position, place):
            for field in tables.start_centres[place]:
                moves.append(row[field])
    return moves


def ask_for_city(position: AntiquityPosition) -> bool:
    """R007: the next seat places its first city; false when all have."""
    if not position.queue:
        return False
    seat = position.queue[0]
    position.queue = position.queue[1:]
    position.ask(CHOOSING, seat)
    return True


def found(position: AntiquityPosition, seat: int, field: int) -> None:
    """R008, R010, A09: the first city; a marker under it goes unseen."""
    position.answered()
    build_on(position, seat, city_fields(position, field), CITY)
    realm = position.own_realm(seat)
    realm.centres = [field]
    position.emit(events.FOUNDED, seat, field, 1)
    set_zone(position, seat)
