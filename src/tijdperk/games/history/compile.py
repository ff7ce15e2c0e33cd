"""The content file as the flat tables the rules work with."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from tijdperk.games.history.content import Content, Event, read
from tijdperk.games.history.engine.features import layout
from tijdperk.games.history.engine.moves import STRIKE_TWO, VERBS, way_in
from tijdperk.games.history.engine.tables import (
    EMPIRES_AN_EPOCH,
    EVENT_KINDS,
    GREATER,
    LESSER,
    MAX_SEATS,
    NONE,
    PLAIN,
    STRAIT,
    TERRAINS,
    Board,
    Tables,
)
from tijdperk.kernel.moves import Move, grid, row
from tijdperk.kernel.weights import lay_out

DECKS = {"greater": GREATER, "lesser": LESSER}


def load(path: Path | None = None) -> tuple[Content, Tables]:
    """The content file and the tables made from it."""
    content, fingerprint = read(path)
    return content, compile_content(content, fingerprint)


def compile_content(content: Content, fingerprint: str) -> Tables:
    """Flat tables from the records."""
    tables = Tables()
    tables.fingerprint = fingerprint
    tables.lands = [land.id for land in content.land]
    tables.waters = [water.id for water in content.water]
    tables.areas = [area.id for area in content.area]
    tables.events = [event.id for event in content.event]
    fill_map(tables, content)
    fill_empires(tables, content)
    fill_events(tables, content)
    fill_rules(tables, content)
    fill_moves(tables)
    tables.boards = [
        make_board(tables, content, {"caribbean": caribbean, "coasts": coasts}, polynesia)
        for coasts in (False, True)
        for caribbean in (False, True)
        for polynesia in (True, False)
    ]
    borders = {
        (tables.area[land], tables.area[other])
        for land, neighbours in enumerate(tables.boards[0].neighbours)
        for other in neighbours
        if tables.area[land] != NONE
    }
    tables.adjacent_areas = [
        sorted(other for first, other in borders if first == area and other > area)
        for area in range(len(tables.areas))
    ]
    tables.layouts = lay_out(partial(layout, tables), MAX_SEATS, Path(__file__).parent)
    return tables


def fill_map(tables: Tables, content: Content) -> None:
    """R005, R006, A01, A04, A05: lands in areas, waters, and what an area is worth in each epoch."""
    tables.area = [tables.areas.index(land.area) if land.area else NONE for land in content.land]
    tables.resource = [land.resource for land in content.land]
    tables.barren = [index for index, land in enumerate(content.land) if land.barren]
    tables.is_sea = [water.kind == "sea" for water in content.water]
    tables.values = [[0, *area.values] for area in content.area]


def fill_empires(tables: Tables, content: Content) -> None:
    """Empires by epoch and order, whatever their order in the file."""
    empires = sorted(content.empire, key=lambda empire: (empire.epoch, empire.order))
    tables.empires = [empire.id for empire in empires]
    tables.strength = [empire.strength for empire in empires]
    tables.capital = [empire.capital for empire in empires]
    tables.navigates = [bool(empire.navigation) for empire in empires]
    tables.starts = [
        [tables.lands.index(part.start) for part in empire.parts] or [tables.lands.index(empire.start)]
        for empire in empires
    ]
    tables.part_strength = [
        [part.strength for part in empire.parts] or [empire.strength] for empire in empires
    ]
    standard = content.scoring.resources_per_monument
    tables.per_monument = [empire.resources_per_monument or standard for empire in empires]
    assert len(empires) % EMPIRES_AN_EPOCH == 0


def fill_events(tables: Tables, content: Content) -> None:
    events = content.event
    tables.kind = [EVENT_KINDS.index(event.kind) for event in events]
    tables.deck = [DECKS[event.deck] for event in events]
    tables.epochs = [sum(1 << epoch for epoch in event.epochs) for event in events]
    tables.cards = [copies_of(tables, content, deck) for deck in (GREATER, LESSER)]
    tables.coins = [event.coins for event in events]
    tables.coins_if_capital = [event.coins_if_capital for event in events]
    tables.coins_if_navigation = [event.coins_if_navigation for event in events]
    tables.forts = [event.forts for event in events]
    tables.armies = [event.strength or event.armies for event in events]
    tables.dice = [event.dice for event in events]
    tables.dice_next = [event.dice_next or event.dice_adjacent for event in events]
    tables.bonus = [event.bonus for event in events]
    tables.targets = [event.lands for event in events]
    tables.terrain = [TERRAINS.index(event.terrain) if event.terrain else PLAIN for event in events]
    tables.land = [land_of(tables, event) for event in events]
    tables.event_area = [tables.areas.index(event.area) if event.area else NONE for event in events]
    tables.event_capital = [event.capital for event in events]


def copies_of(tables: Tables, content: Content, deck: int) -> list[int]:
    """The cards of a deck, as often as there are copies."""
    cards: list[int] = []
    for number, event in enumerate(content.event):
        if tables.deck[number] == deck:
            cards += [number] * event.copies
    return cards


def land_of(tables: Tables, event: Event) -> int:
    name = event.start or event.land
    return tables.lands.index(name) if name else NONE


def fill_rules(tables: Tables, content: Content) -> None:
    setup, battle, scoring = content.setup, content.battle, content.scoring
    tables.greater_hand = setup.greater_hand
    tables.lesser_hand = setup.lesser_hand
    tables.events_a_turn = setup.events_per_turn
    tables.draw_dice = setup.draw_dice
    tables.attack_dice = battle.attacker_dice
    tables.defence_dice = battle.defender_dice
    tables.difficult_dice = battle.difficult_dice
    tables.fleet_dice = battle.fleet_dice
    tables.fort_bonus = battle.fort_bonus
    tables.presence = scoring.presence.times
    tables.dominance = scoring.dominance.times
    tables.control = scoring.control.times
    tables.dominance_lands = scoring.dominance.armies
    tables.control_lands = scoring.control.armies
    tables.capital_points = scoring.capital
    tables.city_points = scoring.city
    tables.monument_points = scoring.monument
    tables.sea_points = scoring.sea
    tables.markers = list(content.game.markers)
    tables.most_fleets = content.game.fleets
    tables.die = list(range(1, 7))


def fill_moves(tables: Tables) -> None:
    """Every move, made once instead of in every list of legal moves."""
    sizes = {
        "SEAT": MAX_SEATS,
        "EVENT": len(tables.events),
        "WATER": len(tables.waters),
        "LAND": len(tables.lands),
        "AREA": len(tables.areas),
    }
    tables.moves = [
        row(verb.number, next((sizes[word] for word in verb.pattern.split() if word in sizes), 1))
        for verb in VERBS
    ]
    tables.ways_in = [[ways_in(tables, seat, pool) for pool in (0, 1)] for seat in range(MAX_SEATS)]
    tables.strike_moves = grid(STRIKE_TWO, len(tables.areas), len(tables.areas))


def ways_in(tables: Tables, seat: int, pool: int) -> list[list[Move]]:
    """The moves by which a seat goes into a land, by whose armies are there."""
    verbs = [way_in(there, seat, pool) for there in range(MAX_SEATS + 1)]
    return [tables.moves[verb] if verb != NONE else [] for verb in verbs]


def make_board(tables: Tables, content: Content, chosen: dict[str, bool], polynesia: bool) -> Board:
    """A02, A03, A43: the map with or without the filler land, and with the links and coasts of an option."""
    board = Board()
    left_out = {land.id for land in content.land if land.filler and not polynesia}
    fill_borders(board, tables, content, left_out)
    board.coasts = [
        [tables.lands.index(land) for land in water.coasts if land not in left_out] for water in content.water
    ]
    for coast in content.coast:
        if chosen[coast.option] and coast.land not in left_out:
            board.coasts[tables.waters.index(coast.water)].append(tables.lands.index(coast.land))
    board.waters = [
        [water for water, coasts in enumerate(board.coasts) if land in coasts]
        for land in range(len(tables.lands))
    ]
    board.lands_of = [
        [land for land, name in enumerate(tables.lands) if tables.area[land] == area and name not in left_out]
        for area in range(len(tables.areas))
    ]
    board.links = [0] * len(tables.waters)
    for link in content.link:
        if not link.option or chosen[link.option]:
            first, second = (tables.waters.index(water) for water in link.waters)
            board.links[first] |= 1 << second
            board.links[second] |= 1 << first
    empires = sorted(content.empire, key=lambda empire: (empire.epoch, empire.order))
    board.fleets_of = [fleets(board, tables, empire.navigation) for empire in empires]
    board.event_fleets = [
        fleets(board, tables, event.navigation or ([event.water] if event.water else []))
        for event in content.event
    ]
    return board


def fill_borders(board: Board, tables: Tables, content: Content, left_out: set[str]) -> None:
    """R042, R055, R058, A39, A44: who borders on whom, and what an attack has to cross."""
    crossings: list[dict[int, int]] = [{} for _ in tables.lands]
    for border in content.border:
        if left_out & set(border.lands):
            continue
        first, second = (tables.lands.index(land) for land in border.lands)
        for land, other, terrain in (
            (first, second, border.into_first),
            (second, first, border.into_second),
        ):
            crossed = STRAIT if border.kind == "strait" else TERRAINS.index(terrain or "plain")
            if land in tables.barren:
                continue  # nothing enters it
            if other in tables.barren:
                crossings[other][land] = crossed  # V07: an attack out of it
            else:
                crossings[land][other] = crossed
    board.neighbours = [sorted(crossed) for crossed in crossings]
    board.terrain = [[crossed[land] for land in sorted(crossed)] for crossed in crossings]


def fleets(board: Board, tables: Tables, waters: Iterable[str]) -> int:
    """R038, R039, A06: bits of the waters in which a card gives a fleet."""
    found = 0
    for name in waters:
        water = tables.waters.index(name)
        found |= 1 << water
        if not tables.is_sea[water]:
            found |= seas_from(board, tables, water)
    return found


def seas_from(board: Board, tables: Tables, ocean: int) -> int:
    """R039, A06: the seas that can be reached from an ocean through seas alone."""
    found = 0
    waiting = [ocean]
    while waiting:
        linked = board.links[waiting.pop()]
        for water, is_sea in enumerate(tables.is_sea):
            if is_sea and linked >> water & 1 and not found >> water & 1:
                found |= 1 << water
                waiting.append(water)
    return found
