"""The reference by itself: the worked examples of the rules, and random tables on which its parts agree."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from tests.civilization.figures import CONTENT
from tests.civilization.reference import (
    ADVANCED,
    MILITARY,
    NOBODY,
    SET_ASIDE,
    STANDARD,
    UNLIMITED,
    Bill,
    Bought,
    Milestone,
    Options,
    Pick,
    Piece,
    Settlement,
    State,
    Step,
    UnitType,
    aircraft_room,
    aircraft_without_ship,
    allowance,
    assigned_city_income,
    battle_winner,
    best_city_income,
    city_income,
    critical_resource,
    declarers,
    end_roll_limit,
    era_after,
    faces,
    free_technologies,
    gain,
    gears,
    helpless,
    improvement_bill,
    improvements_for_sale,
    income,
    land_distance,
    losing,
    may_buy_colony_ship,
    may_convert,
    may_found,
    may_sell,
    may_trade,
    may_upgrade,
    milestones,
    minor_civilization_armies,
    minor_civilization_total,
    monopolies,
    next_start,
    offers,
    pick_bonus,
    pick_dice,
    picks,
    places_for_bought,
    places_for_gift,
    plague,
    plague_areas,
    producing,
    removed_after,
    removed_with,
    room,
    sale_value,
    score,
    sea_distance,
    settlement_income,
    settler_price,
    setup_order,
    standard_end,
    standard_income,
    starting_technologies,
    steps,
    take,
    targets,
    technologies_for_sale,
    technology_price,
    trade_range,
    turn_order,
    unbased_aircraft,
    undefended,
    unit_bill,
    unit_level,
    unit_price,
    units_for_sale,
    upgrade_price,
    village_price,
    winners,
    without,
)

ANCIENT, MEDIEVAL, GUNPOWDER, MODERN = 1, 2, 3, 4
LANDS = list(CONTENT.world.lands)
INLAND = "gobi"
NOTHING = Bought()


def standard(era: int, **fields: Any) -> State:
    return State(CONTENT, STANDARD, era, **fields)


def advanced(era: int, **fields: Any) -> State:
    return State(CONTENT, ADVANCED, era, **fields)


def owned(**technologies: str) -> dict[str, int]:
    """seat1="pottery masonry": whose technologies these are."""
    return {name: int(seat[4:]) for seat, names in technologies.items() for name in names.split()}


def cards(seat: int, count: int, era: int = ANCIENT) -> dict[str, int]:
    """So many technologies of one era, as the standard rules see them."""
    of_era = [card.id for card in CONTENT.technologies.values() if card.era == era]
    return dict.fromkeys(of_era[:count], seat)


def any_cards(*counts: int) -> dict[str, int]:
    """So many technologies for seat 1, 2, ..., of whatever era."""
    supply = iter(CONTENT.technologies)
    return {next(supply): seat for seat, count in enumerate(counts, start=1) for _ in range(count)}


def settled(*places: Settlement) -> dict[str, Settlement]:
    return {place.area: place for place in places}


def sized(*counts: tuple[int, int, int, int]) -> dict[str, Settlement]:
    """For seat 1, 2, ...: how many settlements of size 1, 2, 3 and 4."""
    areas = iter(LANDS)
    return settled(
        *(
            Settlement(next(areas), seat, size)
            for seat, by_size in enumerate(counts, start=1)
            for size, count in enumerate(by_size, start=1)
            for _ in range(count)
        )
    )


def numbered(*pieces: Piece) -> dict[int, Piece]:
    return dict(enumerate(pieces, start=1))


def moving(state: State, seat: int) -> State:
    """All pieces of a seat have their movement points."""
    pieces = {
        number: replace(piece, points_left=allowance(state, piece)) if piece.seat == seat else piece
        for number, piece in state.pieces.items()
    }
    return replace(state, pieces=pieces)


def go(state: State, *route: tuple[int, str] | tuple[int, str, int]) -> State:
    """These steps one after the other; the third number is the fleet that is boarded."""
    for step in route:
        state = take(state, Step(*step))
    return state


def reaches(state: State, number: int) -> set[str]:
    return {step.area for step in steps(state, number)}


def types(units: Iterable[UnitType]) -> set[tuple[str, int]]:
    return {(unit.kind, unit.era) for unit in units}


def figures(state: State, area: str, side: set[int], pick: Pick, other: Pick) -> tuple[int, int]:
    """The dice and the bonus of a pick against another."""
    return pick_dice(state, pick), pick_bonus(state, area, side, pick, other)


# ---- the worked examples: setup, turn order, plague, movement


def test_plague_spreads_over_land_and_spares_villages() -> None:
    """E-01"""
    before = standard(
        GUNPOWDER,
        settlements=settled(
            Settlement("tanganika", 1, 2),
            Settlement("eritrea", 1, 1),
            Settlement("nigeria", 2, 3),
            Settlement("euphrates", 3, 2),
        ),
        pieces=numbered(
            Piece(1, "cavalry", 3, "kalahari"),
            Piece(1, "cavalry", 3, "kalahari"),
            Piece(1, "settler", 3, "funa"),
            Piece(2, "infantry", 3, "atlantia"),
            Piece(2, "artillery", 3, "atlantia"),
            Piece(3, "settler", 3, "euphrates"),
            Piece(3, "artillery", 3, "euphrates"),
        ),
    )
    after = plague(before, "funa")
    assert set(after.pieces) == {6, 7}
    sizes = {area: place.size for area, place in after.settlements.items()}
    assert sizes == {"tanganika": 1, "eritrea": 1, "nigeria": 2, "euphrates": 2}


def test_plague_keeps_to_the_land() -> None:
    """G-25, G-97"""
    assert plague_areas(standard(ANCIENT), "java") == {"java"}
    assert plague_areas(standard(MODERN), "java") == {"java"}
    assert plague_areas(standard(MEDIEVAL), "tanami") == {"tanami", "queensland"}
    pieces = numbered(
        Piece(1, "fleet", 4, "java_sea"),
        Piece(1, "settler", 4, "java_sea", aboard=1),
        Piece(2, "aircraft", 4, "java"),
        Piece(2, "aircraft", 4, "java_sea"),
    )
    assert set(plague(standard(MODERN, pieces=pieces), "java").pieces) == {1, 2, 4}


def test_setup_goes_forth_and_back() -> None:
    """E-02"""
    assert setup_order([1, 2, 3], 1) == [1, 2, 3, 3, 2, 1]
    assert setup_order([1, 2, 3], 2) == [2, 3, 1, 1, 3, 2]


def test_the_start_player_passes_to_the_left() -> None:
    """E-03, G-101"""
    starts = [1]
    for _ in range(3):
        starts.append(next_start([1, 2, 3], starts[-1]))
    assert starts == [1, 2, 3, 1]
    assert turn_order([1, 2, 3], 2) == [2, 3, 1]
    assert next_start([1, 3], 1) == 3
    assert next_start([1, 3], 2) == 3


def transport() -> State:
    """E-04: settlers 1 and 2 and catapult 3 in MEKONG, caravel 4 one sea away, settler 5 in HIMALAYA."""
    pieces = numbered(
        Piece(1, "settler", 2, "mekong"),
        Piece(1, "settler", 2, "mekong"),
        Piece(1, "artillery", 2, "mekong"),
        Piece(1, "fleet", 2, "bay_of_bengal"),
        Piece(1, "settler", 2, "himalaya"),
    )
    return moving(standard(MEDIEVAL, pieces=pieces), 1)


def loaded() -> State:
    return go(transport(), (4, "java_sea"), (1, "java_sea", 4), (2, "java_sea", 4), (3, "java_sea", 4))


def test_boarding_costs_a_point() -> None:
    """E-04"""
    state = loaded()
    assert {number: piece.points_left for number, piece in state.pieces.items()} == {
        1: 1,
        2: 1,
        3: 0,
        4: 1,
        5: 2,
    }
    assert {state.pieces[number].aboard for number in (1, 2, 3)} == {4}


@pytest.mark.parametrize(
    ("route", "areas"),
    [
        ([(1, "tanami"), (2, "tanami")], ["tanami", "tanami", "java_sea", "java_sea"]),
        (
            [(1, "tanami"), (4, "leeuwin_sea"), (2, "tasmania")],
            ["tanami", "tasmania", "leeuwin_sea", "leeuwin_sea"],
        ),
        (
            [(1, "tanami"), (2, "tanami"), (4, "leeuwin_sea")],
            ["tanami", "tanami", "leeuwin_sea", "leeuwin_sea"],
        ),
        ([(4, "leeuwin_sea"), (1, "tasmania")], ["tasmania", "leeuwin_sea", "leeuwin_sea", "leeuwin_sea"]),
        ([(4, "east_china_sea")], ["east_china_sea"] * 4),
    ],
)
def test_what_a_caravel_can_do_in_one_turn(route: list[tuple[int, str]], areas: list[str]) -> None:
    """E-04, G-73"""
    state = go(loaded(), *route)
    assert [state.pieces[number].area for number in (1, 2, 3, 4)] == areas
    assert state.pieces[3].aboard == 4


def test_what_a_caravel_cannot_do_in_one_turn() -> None:
    """E-04, G-47, G-48, G-19"""
    assert steps(loaded(), 3) == set()
    walked = go(transport(), (4, "java_sea"), (5, "mekong"))
    assert Step(5, "java_sea", 4) in steps(walked, 5)
    assert steps(go(walked, (5, "java_sea", 4)), 5) == set()
    assert Step(5, "java_sea", 4) not in steps(go(loaded(), (5, "mekong")), 5)  # three are aboard
    looked = loaded()
    pieces = dict(looked.pieces)
    pieces[1] = replace(pieces[1], area="tanami", aboard=None, stopped=True)
    assert steps(replace(looked, pieces=pieces), 1) == set()


def test_a_stopped_fleet_stops_its_cargo() -> None:
    """G-79, G-74"""
    state = loaded()
    pieces = dict(state.pieces)
    pieces[4] = replace(pieces[4], stopped=True)
    assert steps(replace(state, pieces=pieces), 1) == set()
    pieces[6] = Piece(1, "fleet", 2, "java_sea")
    pieces[4] = state.pieces[4]
    assert all(step.fleet is None for step in steps(replace(state, pieces=pieces), 1))
    pieces[6] = Piece(2, "fleet", 2, "java_sea")
    pieces[7] = Piece(1, "settler", 2, "java", points_left=2)
    assert steps(replace(state, pieces=pieces), 7) == set()  # its own fleet there is full


def test_allowances_and_steps() -> None:
    """G-12, G-13, G-14, G-15"""
    state = standard(MODERN)
    fleets = [allowance(state, Piece(1, "fleet", era, "java_sea")) for era in (1, 2, 3, 4)]
    assert fleets == [1, 2, 2, 3]
    pieces = numbered(
        Piece(1, "infantry", 4, "mekong"),
        Piece(1, "settler", 4, "mekong"),
        Piece(1, "fleet", 4, "bay_of_bengal"),
        Piece(1, "aircraft", 4, "mekong"),
        Piece(1, "aircraft", 4, "bay_of_bengal"),
    )
    state = moving(standard(MODERN, pieces=pieces), 1)
    assert [state.pieces[number].points_left for number in pieces] == [1, 2, 3, 3, 3]
    by_land = {"himalaya", "yangtze", "yunnan"}
    assert reaches(state, 1) == reaches(state, 2) == by_land | {"bay_of_bengal"}
    assert reaches(state, 3) == {"arabian_sea", "java_sea", "leeuwin_sea"}
    assert reaches(state, 4) == by_land | {"bay_of_bengal", "east_china_sea", "java_sea"}
    assert reaches(state, 5) == reaches(state, 3) | {"deccan", "himalaya", "java", "mekong"}


def test_where_aircraft_may_stay() -> None:
    """G-77, C-02, C-41, G-92"""
    pieces = numbered(
        Piece(1, "aircraft", 4, "gobi"),
        Piece(1, "aircraft", 4, "gobi"),
        Piece(1, "settler", 4, "gobi"),
        *[Piece(1, "aircraft", 4, "java_sea")] * 3,
        Piece(1, "fleet", 4, "java_sea"),
        Piece(1, "fleet", 4, "java_sea", carrier=True),
        Piece(1, "aircraft", 4, "java"),
        Piece(1, "aircraft", 4, "yunnan"),
        Piece(1, "infantry", 1, "yunnan"),
    )
    places = settled(Settlement("java", 1, 1), Settlement("gobi", 2, 4))
    state = advanced(MODERN, pieces=pieces, settlements=places)
    assert unbased_aircraft(state, 1) == {"gobi": 2, "java_sea": 1}
    assert aircraft_room(state, 1, "java_sea") == 2
    both = replace(state, options=Options(sea_bases=frozenset({"carrier", "battleship"})))
    assert unbased_aircraft(both, 1) == {"gobi": 2}
    assert unbased_aircraft(replace(state, rules=STANDARD), 1) == {"gobi": 2}
    assert aircraft_without_ship(without(state, {8}), 1, "java_sea") == 3
    assert unbased_aircraft(without(state, {6}), 1) == {"gobi": 2}
    old = {number: replace(piece, era=3) for number, piece in pieces.items() if piece.kind == "fleet"}
    assert unbased_aircraft(standard(MODERN, pieces=pieces | old, settlements=places), 1) == {
        "gobi": 2,
        "java_sea": 3,
    }


# ---- the worked examples: battle


def test_standard_land_battle() -> None:
    """E-05"""
    pieces = numbered(
        Piece(2, "cavalry", 4, "orinoco"),
        Piece(2, "aircraft", 4, "orinoco"),
        Piece(2, "cavalry", 4, "orinoco"),
        Piece(2, "artillery", 4, "orinoco"),
        Piece(3, "artillery", 3, "orinoco"),
        Piece(3, "cavalry", 4, "orinoco"),
        Piece(3, "infantry", 3, "orinoco"),
        *[Piece(3, "settler", 4, "orinoco")] * 3,
    )
    state = standard(MODERN, pieces=pieces, settlements=settled(Settlement("orinoco", 3, 4)))
    sides = ({2}, {3})
    attack, defence = Pick(1, 2), Pick(5)
    assert figures(state, "orinoco", {2}, attack, defence) == (5, 0)
    assert figures(state, "orinoco", {3}, defence, attack) == (3, 4)
    assert losing(20, 16 + 4) == (True, True)
    state = without(state, removed_with(state, attack) | removed_with(state, defence))
    assert set(state.pieces) == {3, 4, 6, 7, 8, 9, 10}

    assert figures(state, "orinoco", {2}, Pick(3), Pick(6)) == (4, 0)
    assert figures(state, "orinoco", {3}, Pick(6), Pick(3)) == (4, 0)
    assert losing(17, 12) == (False, True)
    state = without(state, removed_with(state, Pick(6)))

    assert figures(state, "orinoco", {2}, Pick(3), Pick(7)) == (4, 4)
    assert figures(state, "orinoco", {3}, Pick(7), Pick(3)) == (3, 0)
    assert losing(13 + 4, 12) == (False, True)
    assert battle_winner(state, "orinoco", sides) is None
    state = without(state, removed_with(state, Pick(7)))
    assert battle_winner(state, "orinoco", sides) == 0
    assert removed_after(state, "orinoco", sides) == {8, 9, 10}
    assert undefended(state, 2) == {"orinoco"}


def sea_battle() -> dict[int, Piece]:
    return numbered(
        Piece(2, "fleet", 4, "java_sea"),
        Piece(3, "fleet", 3, "java_sea"),
        Piece(3, "fleet", 2, "java_sea"),
        Piece(3, "infantry", 2, "java_sea", aboard=3),
        Piece(3, "settler", 2, "java_sea", aboard=3),
    )


def test_standard_sea_battle() -> None:
    """E-06"""
    state = standard(MODERN, pieces=sea_battle())
    assert figures(state, "java_sea", {2}, Pick(1), Pick(2)) == (4, 0)
    assert figures(state, "java_sea", {3}, Pick(2), Pick(1)) == (3, 0)
    assert losing(7, 6) == (False, True)
    state = without(state, removed_with(state, Pick(2)))
    assert figures(state, "java_sea", {3}, Pick(3), Pick(1)) == (2, 0)
    assert losing(16, 12) == (False, True)
    assert removed_with(state, Pick(3)) == {3, 4, 5}
    assert picks(state, "java_sea", {3}) == {Pick(3)}


def test_technologies_in_a_standard_battle() -> None:
    """S-05, C-06, G-86: of the owner of the unit, two for each point."""
    pieces = numbered(
        Piece(1, "infantry", 1, "gobi"), Piece(2, "infantry", 1, "gobi"), Piece(3, "cavalry", 1, "gobi")
    )
    state = standard(ANCIENT, pieces=pieces, technologies=any_cards(5, 2))
    assert figures(state, "gobi", {1, 2}, Pick(1), Pick(3)) == (1, 2)
    assert figures(state, "gobi", {1, 2}, Pick(2), Pick(3)) == (1, 1)
    assert figures(state, "gobi", {3}, Pick(3), Pick(1)) == (1, 1)
    assert pick_bonus(replace(state, rules=ADVANCED), "gobi", {1, 2}, Pick(1), Pick(3)) == 0


def test_automatic_upgrades() -> None:
    """E-18"""
    swordsman, chariot = Piece(2, "infantry", 1, "gobi"), Piece(2, "cavalry", 1, "gobi")
    catapult = Piece(2, "artillery", 1, "gobi")
    pieces = (swordsman, chariot, catapult)

    def shown(state: State) -> list[tuple[str, int, int]]:
        levels = [unit_level(state, piece) for piece in pieces]
        return [(level.id, level.dice, level.bonus) for level in levels]

    in_play = owned(
        seat1="bronze_working pottery iron_working masonry alphabet_writing mathematics the_wheel"
    )
    state = advanced(ANCIENT, technologies=in_play)
    first = [("swordsman", 1, 1), ("chariot", 1, 0), ("catapult", 1, 1)]
    assert shown(state) == first
    state = replace(state, technologies={**state.technologies, "horseback_riding": 3})
    assert shown(state) == [first[0], ("horseman", 1, 1), first[2]]
    state = replace(state, technologies={**state.technologies, "feudalism": 1})
    assert shown(state) == [first[0], ("horseman", 1, 1), first[2]]
    state = replace(state, technologies={**state.technologies, "engineering": 2})
    assert shown(state) == [first[0], ("horseman", 1, 1), ("trebuchet", 2, 0)]


def test_levels_without_a_technology() -> None:
    """C-13, A-72, S-07, C-12"""
    assert unit_level(advanced(ANCIENT), Piece(1, "infantry", 1, "gobi")).id == "spearman"
    assert unit_level(advanced(ANCIENT), UnitType("cavalry", 1)).id == "chariot"
    state = advanced(MODERN, technologies=owned(seat1="combustion flight advanced_flight"))
    assert unit_level(state, Piece(1, "fleet", 4, "java_sea")).id == "battleship"
    assert unit_level(state, Piece(1, "fleet", 4, "java_sea", carrier=True)).id == "carrier"
    assert unit_level(state, Piece(1, "aircraft", 4, "java_sea")).id == "monoplane"
    catapult = numbered(Piece(1, "artillery", 1, "gobi"))
    assert pick_dice(standard(ANCIENT, pieces=catapult), Pick(1)) == 1
    assert pick_dice(standard(MEDIEVAL, pieces=catapult), Pick(1)) == 2
    assert pick_dice(standard(GUNPOWDER, pieces=catapult), Pick(1)) == 2


def advanced_battle(*more: str) -> State:
    """E-19: seat 2 attacks the metropolis of seat 3."""
    pieces = numbered(
        Piece(2, "cavalry", 4, "orinoco"),
        Piece(2, "aircraft", 4, "orinoco"),
        Piece(2, "cavalry", 4, "orinoco"),
        Piece(3, "artillery", 3, "orinoco"),
        Piece(3, "cavalry", 4, "orinoco"),
        Piece(3, "infantry", 3, "orinoco"),
        *[Piece(3, "settler", 4, "orinoco")] * 3,
    )
    in_play = dict.fromkeys(
        ["metallurgy", "gunpowder_weapons", "mass_production", "advanced_flight", *more], 1
    )
    settlements = settled(Settlement("orinoco", 3, 4))
    return advanced(MODERN, pieces=pieces, settlements=settlements, technologies=in_play)


def test_advanced_land_battle() -> None:
    """E-19, C-07"""
    state, sides = advanced_battle(), ({2}, {3})
    attack, defence = Pick(1, 2), Pick(4)
    assert figures(state, "orinoco", {2}, attack, defence) == (6, 0)
    assert figures(state, "orinoco", {3}, defence, attack) == (3, 1 + 4 + 1)
    assert losing(20, 14 + 1 + 4 + 1) == (True, True)
    with_artillery = advanced_battle("industrialization")
    assert figures(with_artillery, "orinoco", {3}, defence, attack) == (3, 3 + 4 + 1)
    assert losing(20, 14 + 3 + 4 + 1) == (True, False)
    state = without(state, removed_with(state, attack) | removed_with(state, defence))

    assert figures(state, "orinoco", {2}, Pick(3), Pick(5)) == (4, 0)
    assert figures(state, "orinoco", {3}, Pick(5), Pick(3)) == (4, 1)
    assert losing(17, 12 + 1) == (False, True)
    state = without(state, removed_with(state, Pick(5)))

    assert figures(state, "orinoco", {2}, Pick(3), Pick(6)) == (4, 4)
    assert figures(state, "orinoco", {3}, Pick(6), Pick(3)) == (3, 1)
    assert losing(13 + 4, 12 + 1) == (False, True)
    state = without(state, removed_with(state, Pick(6)))
    assert battle_winner(state, "orinoco", sides) == 0
    assert removed_after(state, "orinoco", sides) == {7, 8, 9}


def test_advanced_sea_battle() -> None:
    """E-20"""
    state = advanced(MODERN, pieces=sea_battle(), technologies=owned(seat1="combustion metallurgy astronomy"))
    assert figures(state, "java_sea", {2}, Pick(1), Pick(2)) == (4, 1)
    assert figures(state, "java_sea", {3}, Pick(2), Pick(1)) == (3, 0)
    assert losing(9 + 1, 6) == (False, True)
    assert figures(state, "java_sea", {3}, Pick(3), Pick(1)) == (2, 0)
    assert losing(16 + 1, 12) == (False, True)
    assert removed_with(state, Pick(3)) == {3, 4, 5}


def test_old_units_have_the_superiority_of_the_current_era() -> None:
    """E-38"""
    pieces = numbered(Piece(1, "cavalry", 2, "gobi"), Piece(2, "infantry", 3, "gobi"))
    state = standard(GUNPOWDER, pieces=pieces)
    assert figures(state, "gobi", {1}, Pick(1), Pick(2)) == (2, 3)
    assert figures(state, "gobi", {2}, Pick(2), Pick(1)) == (3, 0)


def test_who_defends_a_settlement() -> None:
    """A-42, A-83, C-31, S-27: every unit on the side of its owner, whoever declared."""
    pieces = numbered(
        Piece(1, "infantry", 1, "gobi"), Piece(2, "infantry", 1, "gobi"), Piece(3, "infantry", 1, "gobi")
    )
    state = advanced(ANCIENT, pieces=pieces, settlements=settled(Settlement("gobi", 2, 1)))
    assert pick_bonus(state, "gobi", {1, 2}, Pick(1), Pick(3)) == 1
    assert pick_bonus(state, "gobi", {3}, Pick(3), Pick(1)) == 0
    walled = replace(state, wonders={"great_wall": 2})
    assert pick_bonus(walled, "gobi", {1, 2}, Pick(1), Pick(3)) == 2
    assert pick_bonus(replace(state, wonders={"great_wall": 1}), "gobi", {1, 2}, Pick(1), Pick(3)) == 1
    assert pick_bonus(replace(state, rules=STANDARD), "gobi", {1, 2}, Pick(1), Pick(3)) == 0


def test_no_unit_left_on_either_side() -> None:
    """E-39, G-84"""
    pieces = numbered(
        Piece(1, "cavalry", 4, "gobi"),
        Piece(1, "aircraft", 4, "gobi"),
        Piece(1, "aircraft", 4, "gobi"),
        Piece(2, "cavalry", 4, "gobi"),
        Piece(2, "aircraft", 4, "gobi"),
        Piece(2, "settler", 4, "gobi"),
    )
    state = standard(MODERN, pieces=pieces, settlements=settled(Settlement("gobi", 2, 1)))
    assert losing(19, 19) == (True, True)
    state = without(state, removed_with(state, Pick(1, 2)) | removed_with(state, Pick(4)))
    assert battle_winner(state, "gobi", ({1}, {2})) == NOBODY
    assert removed_after(state, "gobi", ({1}, {2})) == {3}
    assert undefended(state, 1) == set()


def test_a_lone_settler_is_removed_without_a_roll() -> None:
    """E-40, G-62, G-87"""
    pieces = numbered(
        Piece(1, "settler", 1, "gobi", points_left=1),
        Piece(2, "infantry", 1, "gobi"),
        Piece(3, "settler", 1, "gobi"),
    )
    state = standard(ANCIENT, pieces=pieces)
    assert declarers(state, 1, "gobi") == {2}
    stopped = replace(state, pieces={**pieces, 1: replace(pieces[1], stopped=True)})
    assert steps(stopped, 1) == set()
    assert helpless(stopped, "gobi", {1}) == [1]
    assert battle_winner(stopped, "gobi", ({1}, {2})) == 1
    assert removed_after(stopped, "gobi", ({1}, {2})) == {1}
    assert targets(state, 2) == {("gobi", 1), ("gobi", 3)}
    assert targets(state, 1) == set()


# ---- the worked examples: income


def standard_incomes(technologies: dict[str, int]) -> State:
    """E-07 to E-10: three seats in the second era."""
    return standard(
        MEDIEVAL,
        technologies=technologies,
        settlements=settled(
            Settlement("gaul", 1, 1, "wine"),
            Settlement("iberia", 1, 1, "wine"),
            Settlement("italia", 1, 1, "wine"),
            Settlement("indus", 2, 1, "wine"),
            Settlement("deccan", 2, 2, "spices"),
            Settlement("persia", 2, 2, fertile=True),
            Settlement("andes", 3, 2, "oil"),
            Settlement("pampas", 3, 2),
        ),
    )


def test_standard_income_of_settlements() -> None:
    """E-07"""
    state = standard_incomes({})
    assert [settlement_income(state, seat) for seat in (1, 2, 3)] == [3, 6, 4]
    assert critical_resource(CONTENT, MEDIEVAL, 8) == "spices"
    without_monopoly = [
        standard_income(state, seat, "spices") - monopolies(state, seat) for seat in state.seats
    ]
    assert without_monopoly == [3, 12, 4]


def test_standard_income_of_technologies_and_resources() -> None:
    """E-08, E-09, E-10"""
    state = standard_incomes(any_cards(2, 4, 4))
    gold = [standard_income(state, seat, "spices") for seat in (1, 2, 3)]
    assert [monopolies(state, seat) for seat in (1, 2, 3)] == [20, 0, 0]
    assert gold == [5 + 20, 20, 8]
    assert [income(state, seat, "spices") for seat in (1, 2, 3)] == [25, 20, 10]


def test_a_fertile_metropolis() -> None:
    """E-11"""
    place = Settlement("gaul", 1, 4, fertile=True)
    assert settlement_income(standard(MODERN, settlements=settled(place)), 1) == 5


@pytest.mark.parametrize(("cards_of_one", "gold"), [(2, 0), (3, 20), (4, 40), (5, 80), (6, 80)])
def test_monopolies(cards_of_one: int, gold: int) -> None:
    """G-68, E-09: more than five count as five; several add up; borrowed cards count."""
    places = [Settlement(LANDS[number], 1, 1, "iron", holder=2) for number in range(cards_of_one)]
    state = standard(ANCIENT, settlements=settled(*places))
    assert [monopolies(state, seat) for seat in (1, 2)] == [0, gold]
    more = [Settlement(LANDS[10 + number], 2, 1, "coal") for number in range(3)]
    assert monopolies(replace(state, settlements=settled(*places, *more)), 2) == gold + 20


def test_happiness() -> None:
    """E-15"""
    wine, oil = Settlement("gaul", 1, 1, "wine"), Settlement("iberia", 1, 2, "oil")
    plain = Settlement("italia", 1, 1)
    state = advanced(ANCIENT, settlements=settled(wine, oil, plain))
    assert faces(state, 1) == 1
    assert assigned_city_income(state, 1, {"iberia"}, ()) == 4 + 6 + 0
    assert best_city_income(state, 1) == 10
    temple = replace(state, improvements={1: frozenset({"temple"})})
    assert faces(temple, 1) == 2
    assert assigned_city_income(temple, 1, {"iberia", "italia"}, ()) == 4 + 6 + 2
    assert best_city_income(temple, 1) == 12
    with pytest.raises(AssertionError):
        assigned_city_income(state, 1, {"iberia", "italia"}, ())


def advanced_incomes() -> State:
    """E-21 to E-24: three seats in the second era, with current improvements (C-10)."""
    return advanced(
        MEDIEVAL,
        improvements={1: frozenset({"bank"}), 2: frozenset({"castle"}), 3: frozenset({"university"})},
        settlements=settled(
            Settlement("gaul", 1, 1, "wine"),
            Settlement("iberia", 1, 1, "wine"),
            Settlement("italia", 1, 1, "wine"),
            Settlement("indus", 2, 1, "wine"),
            Settlement("deccan", 2, 2, "spices"),
            Settlement("persia", 2, 2, fertile=True),
            Settlement("andes", 3, 2, "oil"),
            Settlement("pampas", 3, 2),
        ),
    )


def test_advanced_income_of_cities() -> None:
    """E-21"""
    state = advanced_incomes()
    assert [best_city_income(state, seat) for seat in (1, 2, 3)] == [4 + 4 + 8, 4 + 6 + 6, 12 + 1]
    assert assigned_city_income(state, 1, (), {"italia"}) == 16
    assert assigned_city_income(state, 2, {"deccan", "persia"}, ()) == 16
    assert assigned_city_income(state, 3, {"andes"}, {"andes"}) == 13
    oil = state.settlements["andes"]
    assert [city_income(state, oil, face, gear) for face in (False, True) for gear in (False, True)] == [
        4,
        8,
        6,
        12,
    ]


def test_advanced_income_in_full() -> None:
    """E-22, E-23, E-24"""
    state = advanced_incomes()
    critical = critical_resource(CONTENT, MEDIEVAL, 8)
    assert critical == "spices"
    assert [income(state, seat, critical) for seat in (1, 2, 3)] == [16 + 3 + 20, 16 + 15 + 6, 13 + 3]
    assert [income(state, seat, "coal") for seat in (1, 2, 3)] == [39, 22, 16]


def test_wonder_gold_comes_before_the_minimum() -> None:
    """A-78, A-03, C-44, G-69"""
    state = advanced(ANCIENT, wonders={"colossus": 1, "smiths_trading_company": 2})
    assert [income(state, seat, "iron") for seat in (1, 2, 3)] == [10, 10, 10]
    places = settled(Settlement("gaul", 1, 1, "gems"), Settlement("iberia", 2, 1, "gems"))
    state = replace(state, settlements=places)
    assert [income(state, seat, "iron") for seat in (1, 2)] == [4 + 3 + 5, 4 + 3 + 10]
    assert [income(replace(state, era=MEDIEVAL), seat, "iron") for seat in (1, 2)] == [10, 17]
    assert [income(replace(state, era=MODERN), seat, "iron") for seat in (1, 2)] == [10, 10]


def test_a_lent_card_doubles_for_its_holder() -> None:
    """E-41, G-67, C-03"""
    lent = settled(Settlement("gaul", 1, 4), Settlement("iberia", 2, 4, "spices", holder=1))
    state = standard(MEDIEVAL, settlements=lent)
    assert [standard_income(state, seat, "spices") for seat in (1, 2)] == [8, 4]
    back = {area: replace(place, holder=0) for area, place in lent.items()}
    state = replace(state, settlements=back)
    assert [standard_income(state, seat, "spices") for seat in (1, 2)] == [4, 8]


def test_the_income_of_a_lent_card() -> None:
    """C-23, C-39"""
    lent = settled(Settlement("gaul", 1, 4, "spices"), Settlement("iberia", 2, 4, "gems", holder=1))
    state = advanced(MEDIEVAL, settlements=lent, improvements={2: frozenset({"bank"})})
    assert [income(state, seat, "iron") for seat in (1, 2)] == [10 + 3 + 3, 20]
    state = replace(state, options=Options(card_income="holder"))
    assert [income(state, seat, "iron") for seat in (1, 2)] == [10 + 10 + 3 + 3, 10]
    assert [len(producing(state, seat)) for seat in (1, 2)] == [2, 0]


@pytest.mark.parametrize("seed", range(40))
def test_no_assignment_brings_more(seed: int) -> None:
    """A-79: every choice of areas for faces and for gears, one by one."""
    chance = random.Random(seed)
    areas = chance.sample(LANDS, chance.randint(1, 6))
    resources = [None, None, "iron", "wine", "oil"]
    places = [
        Settlement(area, 1, chance.randint(1, 4), chance.choice(resources), chance.random() < 0.2)
        for area in areas
    ]
    improvements = chance.sample(sorted(CONTENT.improvements), chance.randint(0, 12))
    state = advanced(MODERN, settlements=settled(*places), improvements={1: frozenset(improvements)})
    state = replace(state, wonders=dict.fromkeys(chance.sample(sorted(CONTENT.wonders), 6), 1))
    found = [
        assigned_city_income(state, 1, happy, productive)
        for happy in combinations(areas, min(faces(state, 1), len(areas)))
        for productive in combinations(areas, min(gears(state, 1), len(areas)))
    ]
    assert best_city_income(state, 1) == max(found)


# ---- the worked examples: prices and what may be bought


def test_standard_technology_prices() -> None:
    """E-12, E-37"""
    state = standard(ANCIENT)
    prices = []
    for count in range(3):
        owner = replace(state, technologies=cards(1, count))
        prices.append(technology_price(owner, 1, "construction"))
    assert prices == [10, 20, 30]
    assert sum(prices) == 60


def test_the_standard_medieval_shop() -> None:
    """E-13, S-21"""
    state = standard(MEDIEVAL)
    assert types(units_for_sale(state)) == {
        ("infantry", 2),
        ("cavalry", 2),
        ("artillery", 2),
        ("fleet", 2),
    }
    assert {kind for kind, _ in types(units_for_sale(standard(MODERN)))} == set(MILITARY)


def test_standard_prices() -> None:
    """S-18, S-19"""
    states = [standard(era) for era in (1, 2, 3, 4)]
    assert [unit_price(state, "cavalry", state.era) for state in states] == [5, 10, 15, 20]
    assert [unit_price(state, "fleet", state.era) for state in states] == [10, 20, 30, 40]
    assert unit_price(states[3], "aircraft", 4) == 40
    assert [settler_price(state) for state in states] == [5, 10, 15, 20]
    assert [village_price(state) for state in states] == [5, 10, 15, 20]
    assert [upgrade_price(states[0], size) for size in (2, 3, 4)] == [5, 10, 20]


def test_advanced_prices() -> None:
    """A-53"""
    states = [advanced(era) for era in (1, 2, 3, 4)]
    assert [unit_price(state, "infantry", state.era) for state in states] == [10, 15, 20, 25]
    assert [unit_price(state, "fleet", state.era) for state in states] == [20, 30, 40, 50]
    assert unit_price(states[3], "aircraft", 4) == 50
    assert {settler_price(state) for state in states} == {10}
    assert {village_price(state) for state in states} == {10}
    assert {upgrade_price(state, size) for state in states for size in (2, 3, 4)} == {20}


def test_the_great_wall_and_sun_tsu() -> None:
    """E-16"""
    assert gain(advanced(ANCIENT), "feudalism").units == (UnitType("infantry", 2),) * 2
    assert gain(advanced(MEDIEVAL), "feudalism").wonders == {"sun_tsu_art_of_war"}
    assert gain(advanced(ANCIENT), "construction").wonders == {"great_wall"}
    pieces = numbered(Piece(1, "infantry", 1, "gobi"), Piece(2, "infantry", 1, "gobi"))
    place = settled(Settlement("gobi", 2, 1))
    state = advanced(ANCIENT, pieces=pieces, settlements=place, wonders={"great_wall": 2})
    assert pick_bonus(state, "gobi", {2}, Pick(2), Pick(1)) == 2
    assert pick_bonus(replace(state, era=MEDIEVAL), "gobi", {2}, Pick(2), Pick(1)) == 1


def test_what_a_technology_of_a_past_era_brings() -> None:
    """A-70, C-15, C-42, A-71, A-28"""
    assert gain(advanced(ANCIENT), "masonry").settlers == 2
    late = gain(advanced(MEDIEVAL), "masonry")
    assert late.settlers == 0
    assert late.wonders == {"hanging_gardens"}
    kept = advanced(MEDIEVAL, options=Options(past_wonder_gifts=True))
    assert gain(kept, "masonry").settlers == 2
    assert gain(advanced(MODERN), "the_wheel").units == (UnitType("cavalry", 1),)
    assert gain(advanced(MODERN), "chemistry").upgrade
    assert gain(advanced(ANCIENT), "pottery").improvement == "granary"
    assert gain(advanced(ANCIENT), "banking").improvement == "bank"
    assert gain(advanced(MEDIEVAL), "pottery").improvement == ""
    assert gain(advanced(MODERN), "fusion").wonders == frozenset()
    assert gain(advanced(MEDIEVAL), "theology").wonders == {"bachs_cathedral", "sistine_chapel"}


def test_starting_technologies() -> None:
    """E-17"""
    assert starting_technologies(CONTENT) == {
        "the_wheel",
        "bronze_working",
        "masonry",
        "alphabet_writing",
        "pottery",
        "ceremonial_burial",
    }


def test_an_old_fleet_has_the_best_level_of_its_era() -> None:
    """E-25"""
    state = advanced(MODERN, technologies=owned(seat1="metallurgy"))
    frigate = UnitType("fleet", 3)
    assert unit_level(state, frigate).id == "frigate"
    state = replace(state, technologies=owned(seat1="metallurgy", seat2="steam_power"))
    assert frigate in units_for_sale(state)
    assert unit_level(state, frigate).id == "ironclad"
    assert unit_bill(state, 3, frigate) == Bill(40, 2, 10)


def test_royalties() -> None:
    """E-26"""
    in_play = owned(seat1="chivalry", seat2="feudalism", seat3="mathematics")
    state = advanced(MEDIEVAL, technologies=in_play, settlements=settled(Settlement("gobi", 1, 4)))
    men = unit_bill(state, 1, UnitType("infantry", 2))
    knight = unit_bill(state, 1, UnitType("cavalry", 2))
    assert (2 * men.bank, 2 * men.royalty, men.owner) == (20, 10, 2)
    assert (3 * knight.bank, knight.royalty) == (45, 0)
    assert 2 * men.total + 3 * knight.total == 75
    assert UnitType("artillery", 2) not in units_for_sale(state)
    assert UnitType("artillery", 1) in units_for_sale(state)  # C-11
    assert unit_bill(state, 1, UnitType("artillery", 1)) == Bill(10, 3, 5)


def test_royalties_of_improvements_and_of_what_is_set_aside() -> None:
    """A-22, A-31, A-90"""
    state = advanced(GUNPOWDER, technologies=owned(seat1="economics", seat2="steam_power"))
    assert improvement_bill(state, 1, "stock_market") == Bill(20)
    assert improvement_bill(state, 1, "railroad") == Bill(20, 2, 10)
    aside = replace(state, technologies={"economics": SET_ASIDE, "steam_power": SET_ASIDE})
    assert improvement_bill(aside, 1, "railroad") == Bill(20)
    assert unit_bill(aside, 1, UnitType("infantry", 3)) == Bill(20)
    assert improvements_for_sale(aside, 1) == {"stock_market", "railroad"}
    assert "economics" not in technologies_for_sale(aside)
    assert {"legislative_government", "industrialization", "electricity"} <= technologies_for_sale(aside)
    assert end_roll_limit(aside, GUNPOWDER) == 0


def test_placement() -> None:
    """E-27, A-56, C-18, C-38"""
    places = [Settlement(area, 1, size) for size, area in enumerate(("gobi", "java", "mekong", "gaul"), 1)]
    state = advanced(MODERN, settlements=settled(*places))
    assert [room(state, place.area, NOTHING) for place in places] == [1, 2, 3, 4]
    full = Bought(placed={"gobi": 1, "java": 1, "mekong": 3, "gaul": 4})
    assert [room(state, place.area, full) for place in places] == [0, 1, 0, 0]
    assert places_for_bought(state, 1, "infantry", full) == {("java", "java")}
    seas = {("bay_of_bengal", "java"), ("java_sea", "java"), ("leeuwin_sea", "java")}
    assert places_for_bought(state, 1, "fleet", full) == seas
    assert places_for_gift(state, 1, "fleet", full) == seas
    none = Bought(placed={"gobi": 1, "java": 2, "mekong": 3, "gaul": 4})
    assert places_for_bought(state, 1, "settler", none) == set()
    assert len(places_for_gift(state, 1, "settler", none)) == 4
    assert len(places_for_bought(replace(state, rules=STANDARD), 1, "settler", none)) == 4
    inland = advanced(MODERN, settlements=settled(Settlement(INLAND, 1, 4)))
    assert places_for_gift(inland, 1, "fleet", NOTHING) == set()


def test_selling() -> None:
    """E-28, A-57, A-82"""
    pieces = numbered(
        Piece(1, "cavalry", 1, "gobi"),
        Piece(1, "cavalry", 2, "gobi"),
        Piece(1, "settler", 1, "gobi"),
        Piece(1, "fleet", 1, "java_sea"),
        Piece(1, "infantry", 1, "java_sea", aboard=4),
        Piece(1, "artillery", 1, "gobi"),
        Piece(2, "infantry", 1, "gobi"),
    )
    state = advanced(MEDIEVAL, pieces=pieces)
    assert sale_value(state, pieces[1]) == 2
    assert {number for number in pieces if may_sell(state, 1, number)} == {1, 5, 6}
    with_room = replace(state, pieces={**pieces, 8: Piece(1, "fleet", 2, "java_sea")})
    assert may_sell(with_room, 1, 4)
    assert sale_value(state, pieces[4]) == 4
    risen = replace(state, technologies=owned(seat1="engineering"))
    assert not may_sell(risen, 1, 6)
    assert sale_value(replace(risen, era=GUNPOWDER), pieces[6]) == 3
    assert not may_sell(replace(state, rules=STANDARD), 1, 1)


def test_improvements() -> None:
    """E-29, A-60, A-65"""
    state = advanced(ANCIENT, technologies=owned(seat2="pottery currency mysticism code_of_laws banking"))
    assert improvements_for_sale(state, 1) == {"granary", "marketplace", "temple", "courthouse"}
    state = replace(state, improvements={1: frozenset({"granary"})})
    assert improvements_for_sale(state, 1) == {"marketplace", "temple", "courthouse"}
    assert improvements_for_sale(replace(state, era=MEDIEVAL), 1) == {"bank"}
    assert improvements_for_sale(replace(state, rules=STANDARD), 1) == set()


def test_units_of_an_era_to_come() -> None:
    """E-33, A-65, A-66"""
    state = advanced(ANCIENT, technologies=owned(seat1="feudalism"))
    assert gain(state, "feudalism").units == (UnitType("infantry", 2),) * 2
    assert UnitType("infantry", 2) not in units_for_sale(state)
    assert era_after(state) == MEDIEVAL
    assert UnitType("infantry", 2) in units_for_sale(replace(state, era=MEDIEVAL))


def test_the_best_level_gets_the_royalty() -> None:
    """E-34"""
    state = advanced(ANCIENT, technologies=owned(seat2="bronze_working", seat3="iron_working"))
    infantry = UnitType("infantry", 1)
    assert unit_level(state, infantry).id == "swordsman"
    bill = unit_bill(state, 1, infantry)
    assert (bill.owner, bill.royalty, bill.bank) == (3, 5, 5)


def test_half_prices() -> None:
    """E-35, A-64"""
    state = advanced(MEDIEVAL)
    assert [technology_price(state, 1, name) for name in ("masonry", "the_wheel", "code_of_laws")] == [
        8,
        13,
        18,
    ]
    ancient = advanced(ANCIENT)
    assert [technology_price(ancient, 1, name) for name in ("masonry", "banking", "fusion")] == [15, 50, 150]


def test_discounts() -> None:
    """A-27, A-03: of the wonder's own era, for its holder, until that era is over."""
    state = advanced(ANCIENT, wonders={"great_library": 1, "leonardos_workshop": 1})
    assert technology_price(state, 1, "construction") == 45
    assert technology_price(state, 2, "construction") == 50
    assert technology_price(state, 1, "engineering") == 60
    assert technology_price(replace(state, era=MEDIEVAL), 1, "construction") == 25
    assert technology_price(replace(state, era=MEDIEVAL), 1, "engineering") == 60
    assert technology_price(replace(state, era=GUNPOWDER), 1, "engineering") == 35


def test_catapults_and_trebuchets() -> None:
    """C-11, A-75"""
    state = advanced(ANCIENT, technologies=owned(seat1="mathematics"))
    assert types(units_for_sale(state)) == {("artillery", 1)}
    engineering = replace(state, technologies=owned(seat1="mathematics engineering"))
    assert types(units_for_sale(engineering)) == set()
    assert types(units_for_sale(replace(engineering, era=MEDIEVAL))) == {("artillery", 2)}
    assert types(units_for_sale(replace(state, era=MODERN))) == {("artillery", 1)}


def test_battleships_and_carriers() -> None:
    """C-12"""
    pieces = numbered(Piece(1, "fleet", 4, "java_sea"), Piece(1, "fleet", 4, "java_sea", carrier=True))
    state = advanced(MODERN, technologies=owned(seat1="combustion"), pieces=pieces)
    assert units_for_sale(state) == {UnitType("fleet", 4)}
    assert not may_convert(state, 1, 1)
    both = replace(state, technologies=owned(seat1="combustion", seat2="advanced_flight"))
    carrier = UnitType("fleet", 4, carrier=True)
    assert {UnitType("fleet", 4), carrier} <= units_for_sale(both)
    assert unit_bill(both, 1, carrier) == Bill(50, 2, 10)
    assert unit_bill(both, 1, UnitType("fleet", 4)) == Bill(50)
    assert may_convert(both, 1, 1)
    assert may_convert(both, 1, 2)
    assert not may_convert(both, 2, 1)


def test_battleships_that_have_to_rise() -> None:
    """C-12, A-44: the other setting"""
    pieces = numbered(Piece(1, "fleet", 4, "java_sea"))
    forced = Options(carriers="forced")
    state = advanced(MODERN, technologies=owned(seat1="combustion"), pieces=pieces, options=forced)
    assert units_for_sale(state) == {UnitType("fleet", 4)}
    assert unit_level(state, pieces[1]).id == "battleship"
    assert aircraft_room(state, 1, "java_sea") == 0
    both = replace(state, technologies=owned(seat1="combustion", seat2="advanced_flight"))
    assert {unit for unit in units_for_sale(both) if unit.kind == "fleet"} == {
        UnitType("fleet", 4, carrier=True)
    }
    assert unit_level(both, pieces[1]).id == "carrier"
    assert aircraft_room(both, 1, "java_sea") == 2
    assert not may_convert(both, 1, 1)


def test_technologies_for_sale() -> None:
    """A-19, A-64, S-03, G-94"""
    state = advanced(ANCIENT)
    assert technologies_for_sale(state) == starting_technologies(CONTENT)
    state = advanced(ANCIENT, technologies=owned(seat1="code_of_laws", seat2="construction"))
    assert "feudalism" in technologies_for_sale(state)
    assert "feudalism" not in free_technologies(state)
    assert {CONTENT.technologies[name].era for name in technologies_for_sale(standard(MEDIEVAL))} == {2}
    assert len(technologies_for_sale(standard(MEDIEVAL, technologies=cards(1, 2, MEDIEVAL)))) == 8


def test_the_colony_ship() -> None:
    """A-28, C-17"""
    state = advanced(MODERN, technologies=owned(seat1="fusion"))
    assert may_buy_colony_ship(state, 2)
    strict = replace(state, options=Options(colony_ship="owner"))
    assert [may_buy_colony_ship(strict, seat) for seat in (1, 2)] == [True, False]
    assert not may_buy_colony_ship(replace(state, wonders={"alpha_centauri_colony_ship": 1}), 2)
    assert not may_buy_colony_ship(advanced(MODERN), 1)


def test_founding() -> None:
    """G-99, G-98"""
    pieces = numbered(
        Piece(1, "settler", 1, "gobi"),
        Piece(2, "infantry", 1, "gobi"),
        Piece(1, "fleet", 1, "java_sea"),
        Piece(1, "settler", 1, "java_sea", aboard=3),
    )
    state = standard(ANCIENT, pieces=pieces)
    assert may_found(state, 1, "gobi")
    assert not may_found(state, 2, "gobi")
    assert not may_found(state, 1, "java")
    assert not may_found(replace(state, settlements=settled(Settlement("gobi", 2, 1))), 1, "gobi")
    assert not may_found(replace(state, terrain={"gobi": "desert"}), 1, "gobi")
    assert may_found(replace(state, terrain={"gobi": "mountains"}), 1, "gobi")


def test_upgrades() -> None:
    """A-58, A-59, C-19, G-30, G-31, G-71"""

    def allowed(state: State, size: int, bought: Bought = NOTHING) -> bool:
        place = settled(Settlement("gobi", 1, size))
        return may_upgrade(replace(state, settlements=place), 1, "gobi", bought)

    founded, upgraded = Bought(founded=frozenset({"gobi"})), Bought(upgraded=frozenset({"gobi"}))
    plain = standard(ANCIENT)
    assert [allowed(plain, size) for size in (1, 2, 3, 4)] == [True, True, True, False]
    assert allowed(plain, 1, founded)
    assert not allowed(plain, 1, upgraded)
    mountains = replace(plain, terrain={"gobi": "mountains"})
    assert [allowed(mountains, size) for size in (1, 2)] == [False, False]
    jungle = replace(plain, terrain={"gobi": "jungle_forest"})
    assert [allowed(jungle, size) for size in (1, 2)] == [True, False]
    assert not allowed(advanced(MODERN), 1)
    state = advanced(ANCIENT, technologies={"construction": SET_ASIDE, "medicine": 2})
    assert [allowed(state, size) for size in (1, 2, 3, 4)] == [True, False, True, False]
    assert not allowed(state, 1, founded)


def test_the_army_of_a_minor_civilization() -> None:
    """G-24, G-95"""
    assert types(minor_civilization_armies(standard(MEDIEVAL))) == {
        ("infantry", 2),
        ("cavalry", 2),
        ("artillery", 2),
    }
    assert types(minor_civilization_armies(advanced(MODERN))) == {("infantry", 1)}
    state = advanced(GUNPOWDER, technologies=owned(seat1="bronze_working chivalry astronomy"))
    assert types(minor_civilization_armies(state)) == {("cavalry", 2)}
    assert minor_civilization_total(standard(ANCIENT, settlements=sized((3, 0, 0, 0))), 1, 9) == 6


def test_offers() -> None:
    """A-81, S-28: everything that can be paid and placed, and nothing else."""
    state = advanced(
        ANCIENT,
        technologies=owned(seat1="bronze_working", seat2="pottery"),
        settlements=settled(Settlement("gobi", 1, 1)),
        pieces=numbered(Piece(1, "settler", 1, "siberia")),
        gold={1: 15},
    )
    assert offers(state, 1, NOTHING) == {
        ("settler", "gobi"): Bill(10),
        ("unit", "infantry", 1, "", "gobi", "gobi"): Bill(10),
        ("found", "siberia"): Bill(10),
        ("improvement", "granary"): Bill(10, 2, 5),
        ("technology", "masonry"): Bill(15),
        ("technology", "alphabet_writing"): Bill(15),
    }
    assert ("settler", "gobi") not in offers(state, 1, Bought(placed={"gobi": 1}))
    homeless = standard(ANCIENT, pieces=numbered(Piece(1, "settler", 1, "gobi")), gold={1: 10})
    kinds = {offer[0] for offer in offers(homeless, 1, NOTHING)}
    assert kinds == {"found", "technology"}
    assert offers(replace(homeless, seats=(2, 3)), 1, NOTHING) == {}
    town = standard(ANCIENT, settlements=settled(Settlement("gobi", 1, 2)), gold={1: 10})
    assert offers(town, 1, NOTHING)["upgrade", "gobi"] == Bill(10)


# ---- the worked examples: trade range


def test_distances() -> None:
    """E-31"""
    world = CONTENT.world
    assert sea_distance(world, "mekong", "tanami") == 1
    assert sea_distance(world, "mekong", "tasmania") == 2
    assert sea_distance(world, "alaska", "kamchatka") == 1
    assert sea_distance(world, "nippon", "cascadia") == 2
    assert land_distance(world, "steppe", "yunnan") == 2
    assert sea_distance(world, "steppe", "yunnan") is None
    assert land_distance(world, "java", "tanami") is None


def test_trade_ranges_are_the_best_of_each_column() -> None:
    """E-32, A-48, A-76"""
    ranges = [
        trade_range(advanced(MODERN, technologies=owned(seat1=names)))
        for names in (
            "",
            "trade_mapmaking",
            "trade_mapmaking astronomy",
            "navigation",
            "steam_power",
            "steam_power navigation",
            "flight",
        )
    ]
    assert ranges == [(1, 0), (1, 1), (1, 2), (1, 3), (4, 3), (4, 3), (UNLIMITED, UNLIMITED)]


def test_who_may_trade() -> None:
    """A-47, A-49, S-13"""
    places = settled(Settlement("steppe", 1, 1), Settlement("yunnan", 2, 1), Settlement("java", 3, 1))
    state = advanced(ANCIENT, settlements=places)
    pairs = [(1, 2), (1, 3), (2, 3)]
    assert [may_trade(state, *pair) for pair in pairs] == [False, False, False]
    near = replace(state, settlements={**places, "gobi": Settlement("gobi", 2, 1)})
    assert [may_trade(near, *pair) for pair in pairs] == [True, False, False]
    at_sea = replace(state, settlements={**places, "tasmania": Settlement("tasmania", 1, 1)})
    assert not may_trade(at_sea, 1, 3)
    assert may_trade(replace(at_sea, technologies=owned(seat2="trade_mapmaking")), 1, 3)
    steam = replace(state, technologies=owned(seat1="steam_power"))
    assert [may_trade(steam, *pair) for pair in pairs] == [True, False, False]
    flight = replace(state, technologies={"flight": SET_ASIDE})
    assert [may_trade(flight, *pair) for pair in pairs] == [True, True, True]
    assert all(may_trade(replace(state, rules=STANDARD), *pair) for pair in pairs)
    assert not may_trade(replace(flight, settlements={}), 1, 2)


@pytest.mark.parametrize("seed", range(10))
def test_ranges_and_borders_go_both_ways(seed: int) -> None:
    chance = random.Random(seed)
    one, other = chance.sample(LANDS, 2)
    world = CONTENT.world
    assert land_distance(world, one, other) == land_distance(world, other, one)
    assert sea_distance(world, one, other) == sea_distance(world, other, one)
    pieces = numbered(Piece(1, "infantry", 1, one, points_left=1))
    for step in steps(standard(ANCIENT, pieces=pieces), 1):
        there = take(standard(ANCIENT, pieces=pieces), step)
        again = replace(there, pieces={1: replace(there.pieces[1], points_left=1)})
        assert one in reaches(again, 1)


# ---- the worked examples: eras, milestones, the end


def test_standard_scoring() -> None:
    """E-14"""
    names = iter(CONTENT.wonders)
    wonders = {next(names): seat for seat, count in ((1, 1), (2, 4), (3, 5)) for _ in range(count)}
    state = standard(
        MODERN,
        settlements=sized((2, 1, 2, 1), (0, 0, 4, 3), (0, 2, 3, 3)),
        technologies=any_cards(8, 12, 11),
        wonders=wonders,
    )
    assert [score(state, seat) for seat in (1, 2, 3)] == [33, 60, 62]
    assert winners(state) == [3]


def test_advanced_scoring() -> None:
    """E-30"""
    groundbreaking = [card.id for card in CONTENT.technologies.values() if card.groundbreaking]
    others = iter(card.id for card in CONTENT.technologies.values() if not card.groundbreaking)
    technologies = dict(zip(groundbreaking, (2, 2, 2, 3), strict=True))
    technologies |= {next(others): seat for seat, count in ((1, 8), (2, 12), (3, 6)) for _ in range(count)}
    names = iter(CONTENT.wonders)
    wonders = {next(names): seat for seat, count in ((1, 1), (2, 8), (3, 5)) for _ in range(count)}
    state = advanced(
        MODERN,
        settlements=sized((1, 2, 3, 3), (0, 0, 4, 6), (0, 2, 4, 8)),
        technologies=technologies,
        wonders=wonders,
    )
    assert [score(state, seat, "space") for seat in (1, 2, 3)] == [36, 79, 69]
    assert [score(state, seat) for seat in (1, 2, 3)] == [36 - 8, 79 - 15, 69 - 7]
    assert winners(state, "space") == [2]


def test_what_the_end_of_the_game_adds() -> None:
    """A-62, A-94, A-95, A-36"""
    pieces = numbered(
        Piece(1, "infantry", 1, "gobi"),
        Piece(1, "fleet", 1, "java_sea"),
        Piece(1, "aircraft", 4, "gobi"),
        Piece(1, "cavalry", 1, "java_sea", aboard=2),
        Piece(1, "settler", 1, "gobi"),
    )
    state = advanced(
        MODERN,
        pieces=pieces,
        settlements=sized((1, 0, 0, 0), (0, 0, 1, 0)),
        wonders={"united_nations": 2, "colossus": 1},
    )
    assert [score(state, seat) for seat in (1, 2)] == [3, 5]
    assert [score(state, seat, "diplomatic") for seat in (1, 2)] == [3, 10]
    assert [score(state, seat, "military") for seat in (1, 2)] == [7, 5]
    assert winners(replace(state, wonders={"united_nations": 1, "apollo_program": 1}, seats=(1, 2))) == [1]
    assert winners(replace(state, wonders={"colossus": 1}, seats=(1, 2))) == [1, 2]
    assert winners(replace(state, settlements=sized((1, 0, 0, 0)))) == [1]


def test_the_standard_eras() -> None:
    """S-01, S-24, S-22, C-35"""
    assert era_after(standard(ANCIENT, technologies=cards(1, 2))) == ANCIENT
    assert era_after(standard(ANCIENT, technologies=cards(1, 3))) == MEDIEVAL
    assert era_after(standard(ANCIENT, technologies=cards(1, 2)), triggered=True) == MEDIEVAL
    five = [card.id for card in CONTENT.technologies.values() if card.era == MEDIEVAL]
    spread = {name: 1 + number // 2 for number, name in enumerate(five)}
    state = standard(MEDIEVAL, technologies=spread, seats=(1, 2, 3, 4, 5))
    assert era_after(state) == GUNPOWDER
    assert era_after(replace(state, technologies=dict(list(spread.items())[:-1]))) == MEDIEVAL
    modern = standard(MODERN, technologies=cards(2, 3, MODERN))
    assert era_after(modern) == MODERN
    assert standard_end(modern)
    assert not standard_end(standard(MODERN, technologies=cards(2, 2, MODERN)))


def test_the_advanced_eras() -> None:
    """A-01, A-66"""
    assert era_after(advanced(ANCIENT, technologies=owned(seat1="construction"))) == ANCIENT
    assert era_after(advanced(ANCIENT, technologies=owned(seat1="construction feudalism"))) == MEDIEVAL
    assert era_after(advanced(ANCIENT, technologies={"nationalism": SET_ASIDE})) == GUNPOWDER
    assert era_after(advanced(MODERN, technologies=owned(seat1="construction"))) == MODERN


def test_the_roll_that_ends_a_short_game() -> None:
    """E-36"""
    in_play = owned(seat1="banking construction", seat2="education", seat3="engineering")
    limit = end_roll_limit(advanced(MEDIEVAL, technologies=in_play), MEDIEVAL)
    assert limit == 3
    assert [roll <= limit for roll in (3, 4)] == [True, False]


def test_milestones() -> None:
    """S-11, S-25, S-12"""
    villages, techs, armies = (
        Milestone(1, what, n) for what, n in (("villages", 6), ("technologies", 2), ("armies", 8))
    )
    catapults = numbered(*[Piece(1, "artillery", 1, "gobi")] * 8)
    state = standard(
        ANCIENT, settlements=sized((6, 0, 0, 0), (5, 1, 0, 0)), technologies=cards(2, 2), pieces=catapults
    )
    assert milestones(state, 1) == [villages, armies]
    assert milestones(state, 2) == [techs]
    assert milestones(replace(state, claimed=frozenset({villages})), 1) == [armies]
    assert milestones(replace(state, rules=ADVANCED), 1) == []
    rich = standard(MEDIEVAL, gold={1: 60, 2: 59}, technologies=cards(2, 2))
    assert milestones(rich, 1) == [Milestone(2, "gold", 60)]
    assert milestones(rich, 2) == []
    fleets = numbered(
        Piece(1, "fleet", 3, "java_sea"), Piece(1, "fleet", 3, "java_sea"), Piece(2, "fleet", 2, "x")
    )
    assert milestones(standard(GUNPOWDER, pieces=fleets), 1) == [Milestone(3, "fleets", 2)]
    assert milestones(standard(MODERN, settlements=sized((0, 0, 0, 8))), 1) == [
        Milestone(4, "metropolises", 8)
    ]


@pytest.mark.parametrize(
    ("era", "rolls"),
    [
        (1, "wine wine horses horses iron iron iron gems gems spices spices"),
        (2, "wine wine gems gems spices spices spices iron iron horses horses"),
        (3, "oil oil gems gems coal coal coal iron iron horses horses"),
        (4, "coal coal rare_metals rare_metals oil oil oil oil oil iron iron"),
    ],
)
def test_critical_resources(era: int, rolls: str) -> None:
    """G-66"""
    assert [critical_resource(CONTENT, era, roll) for roll in range(2, 13)] == rolls.split()
