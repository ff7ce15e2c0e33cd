"""The content file as the flat tables the rules work with."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tijdperk.games.history import content as files
from tijdperk.games.history.components import Content, Event
from tijdperk.games.history.engine.box import (
    EMPIRES_AN_EPOCH,
    EVENT_KINDS,
    GREATER,
    LESSER,
    NONE,
    PLAIN,
    STRAIT,
    TERRAINS,
    Board,
    Box,
)

DECKS = {"greater": GREATER, "lesser": LESSER}


def load(path: Path | None = None) -> tuple[Content, Box]:
    """The content file and the box made from it."""
    content, fingerprint = files.read(path)
    return content, make_box(content, fingerprint)


def make_box(content: Content, fingerprint: str) -> Box:
    box = Box()
    box.fingerprint = fingerprint
    box.lands = [land.id for land in content.land]
    box.waters = [water.id for water in content.water]
    box.areas = [area.id for area in content.area]
    box.events = [event.id for event in content.event]
    fill_map(box, content)
    fill_empires(box, content)
    fill_events(box, content)
    fill_rules(box, content)
    box.boards = [
        make_board(box, content, caribbean, polynesia)
        for caribbean in (False, True)
        for polynesia in (True, False)
    ]
    borders = {
        (box.area[land], box.area[other])
        for land, neighbours in enumerate(box.boards[0].neighbours)
        for other in neighbours
        if box.area[land] != NONE
    }
    box.adjacent_areas = [
        sorted(other for first, other in borders if first == area and other > area)
        for area in range(len(box.areas))
    ]
    return box


def fill_map(box: Box, content: Content) -> None:
    """R005, R006, A01, A04, A05: lands in areas, waters, and what an area is worth in each epoch."""
    box.area = [box.areas.index(land.area) if land.area else NONE for land in content.land]
    box.resource = [land.resource for land in content.land]
    box.barren = [index for index, land in enumerate(content.land) if land.barren]
    box.is_sea = [water.kind == "sea" for water in content.water]
    box.values = [[0, *area.values] for area in content.area]


def fill_empires(box: Box, content: Content) -> None:
    """Empires by epoch and order, whatever their order in the file."""
    empires = sorted(content.empire, key=lambda empire: (empire.epoch, empire.order))
    box.empires = [empire.id for empire in empires]
    box.strength = [empire.strength for empire in empires]
    box.capital = [empire.capital for empire in empires]
    box.navigates = [bool(empire.navigation) for empire in empires]
    box.starts = [
        [box.lands.index(part.start) for part in empire.parts] or [box.lands.index(empire.start)]
        for empire in empires
    ]
    box.part_strength = [[part.strength for part in empire.parts] or [empire.strength] for empire in empires]
    standard = content.scoring.resources_per_monument
    box.per_monument = [empire.resources_per_monument or standard for empire in empires]
    assert len(empires) % EMPIRES_AN_EPOCH == 0


def fill_events(box: Box, content: Content) -> None:
    events = content.event
    box.kind = [EVENT_KINDS.index(event.kind) for event in events]
    box.deck = [DECKS[event.deck] for event in events]
    box.epochs = [sum(1 << epoch for epoch in event.epochs) for event in events]
    box.cards = [copies_of(box, content, deck) for deck in (GREATER, LESSER)]
    box.coins = [event.coins for event in events]
    box.coins_if_capital = [event.coins_if_capital for event in events]
    box.coins_if_navigation = [event.coins_if_navigation for event in events]
    box.forts = [event.forts for event in events]
    box.armies = [event.strength or event.armies for event in events]
    box.dice = [event.dice for event in events]
    box.dice_next = [event.dice_next or event.dice_adjacent for event in events]
    box.bonus = [event.bonus for event in events]
    box.targets = [event.lands for event in events]
    box.terrain = [TERRAINS.index(event.terrain) if event.terrain else PLAIN for event in events]
    box.land = [land_of(box, event) for event in events]
    box.event_area = [box.areas.index(event.area) if event.area else NONE for event in events]
    box.event_capital = [event.capital for event in events]


def copies_of(box: Box, content: Content, deck: int) -> list[int]:
    """The cards of a deck, as often as there are copies."""
    cards: list[int] = []
    for number, event in enumerate(content.event):
        if box.deck[number] == deck:
            cards += [number] * event.copies
    return cards


def land_of(box: Box, event: Event) -> int:
    name = event.start or event.land
    return box.lands.index(name) if name else NONE


def fill_rules(box: Box, content: Content) -> None:
    setup, battle, scoring = content.setup, content.battle, content.scoring
    box.greater_hand = setup.greater_hand
    box.lesser_hand = setup.lesser_hand
    box.events_a_turn = setup.events_per_turn
    box.draw_dice = setup.draw_dice
    box.attack_dice = battle.attacker_dice
    box.defence_dice = battle.defender_dice
    box.difficult_dice = battle.difficult_dice
    box.fleet_dice = battle.fleet_dice
    box.fort_bonus = battle.fort_bonus
    box.presence = scoring.presence.times
    box.dominance = scoring.dominance.times
    box.control = scoring.control.times
    box.dominance_lands = scoring.dominance.armies
    box.control_lands = scoring.control.armies
    box.capital_points = scoring.capital
    box.city_points = scoring.city
    box.monument_points = scoring.monument
    box.sea_points = scoring.sea
    box.markers = list(content.game.markers)
    box.most_fleets = content.game.fleets
    box.die = list(range(1, 7))


def make_board(box: Box, content: Content, caribbean: bool, polynesia: bool) -> Board:
    """A02, A03: the map with or without the filler land and the link to the Caribbean."""
    board = Board()
    left_out = {land.id for land in content.land if land.filler and not polynesia}
    fill_borders(board, box, content, left_out)
    board.coasts = [
        [box.lands.index(land) for land in water.coasts if land not in left_out] for water in content.water
    ]
    board.waters = [
        [water for water, coasts in enumerate(board.coasts) if land in coasts]
        for land in range(len(box.lands))
    ]
    board.lands_of = [
        [land for land, name in enumerate(box.lands) if box.area[land] == area and name not in left_out]
        for area in range(len(box.areas))
    ]
    board.links = [0] * len(box.waters)
    for link in content.link:
        if caribbean or link.option != "caribbean":
            first, second = (box.waters.index(water) for water in link.waters)
            board.links[first] |= 1 << second
            board.links[second] |= 1 << first
    empires = sorted(content.empire, key=lambda empire: (empire.epoch, empire.order))
    board.fleets_of = [fleets(board, box, empire.navigation) for empire in empires]
    board.event_fleets = [
        fleets(board, box, event.navigation or ([event.water] if event.water else []))
        for event in content.event
    ]
    return board


def fill_borders(board: Board, box: Box, content: Content, left_out: set[str]) -> None:
    """R042, R055, R058, A39: who borders on whom, and what an attack has to cross."""
    crossings: list[dict[int, int]] = [{} for _ in box.lands]
    for border in content.border:
        if left_out & set(border.lands):
            continue
        first, second = (box.lands.index(land) for land in border.lands)
        for land, other, terrain in (
            (first, second, border.into_first),
            (second, first, border.into_second),
        ):
            crossed = STRAIT if border.kind == "strait" else TERRAINS.index(terrain or "plain")
            if land in box.barren:
                continue  # nothing enters it
            if other in box.barren:
                crossings[other][land] = crossed  # V07: an attack out of it
            else:
                crossings[land][other] = crossed
    board.neighbours = [sorted(crossed) for crossed in crossings]
    board.terrain = [[crossed[land] for land in sorted(crossed)] for crossed in crossings]


def fleets(board: Board, box: Box, waters: Iterable[str]) -> int:
    """R038, R039, A06: bits of the waters in which a card gives a fleet."""
    found = 0
    for name in waters:
        water = box.waters.index(name)
        found |= 1 << water
        if not box.is_sea[water]:
            found |= seas_from(board, box, water)
    return found


def seas_from(board: Board, box: Box, ocean: int) -> int:
    """R039, A06: the seas that can be reached from an ocean through seas alone."""
    found = 0
    waiting = [ocean]
    while waiting:
        linked = board.links[waiting.pop()]
        for water, is_sea in enumerate(box.is_sea):
            if is_sea and linked >> water & 1 and not found >> water & 1:
                found |= 1 << water
                waiting.append(water)
    return found
