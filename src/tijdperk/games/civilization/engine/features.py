"""A game of Civilization as a row of numbers: what a value is learned from, and what a learner sees.

The summary is how the seat stands. The rest has the map with every piece and settlement, what seats have, and
what is going on; seats are counted from the viewer's own on. Nothing is read that the seat cannot know.
"""

from typing import Final

from tijdperk.games.civilization.engine.evaluation import FEATURES, STAGES, measures, stage
from tijdperk.games.civilization.engine.leanings import STYLES
from tijdperk.games.civilization.engine.position import (
    DECISIONS,
    ENDINGS,
    FACE_DOWN,
    MAX_SHIPS,
    PHASES,
    PICKING,
    SET_ASIDE,
    WINDOWS,
    CivilizationPosition,
)
from tijdperk.games.civilization.engine.survey import Survey
from tijdperk.games.civilization.engine.tables import COUNTERS, ERAS, KINDS, NONE, RESOURCES, Tables, is_fleet
from tijdperk.kernel.features import MAX_NUMBER, Layout, numbers, put
from tijdperk.kernel.interaction import Offer

STANDING: Final = 0
# the map
SETTLED: Final = 1  # land by seat: the size of the settlement
COUNTER: Final = 2
HOLDER: Final = 3
CHANGED: Final = 4
PLACED: Final = 5
CHEERED: Final = 6
EQUIPPED: Final = 7
PIECES: Final = 8  # area by seat by kind: how many that no fleet carries
POINTS: Final = 9  # area by kind: the sum of the squares of the movement left
SHIP_AREA: Final = 10
SHIP_KIND: Final = 11
SHIP_OWNER: Final = 12
SHIP_POINTS: Final = 13
CARGO: Final = 14  # ship by kind
CARGO_POINTS: Final = 15
# seats
GOLD: Final = 16
INCOME: Final = 17
ASKED: Final = 18  # seat by decision
IMPROVED: Final = 19
OUT: Final = 20
WON: Final = 21
TECHNOLOGY: Final = 22  # whose it is; one more than all seats: set aside
WONDER: Final = 23
MILESTONE: Final = 24
# what is going on
TURN: Final = 25
PHASE: Final = 26
ERA: Final = 27
STARTER: Final = 28
ACTIVE: Final = 29
CRITICAL: Final = 30
CLAIMED: Final = 31
USED: Final = 32
EXCHANGED: Final = 33
TAKEN: Final = 34  # area by kind: pieces that were taken to move together
TAKEN_SHIP: Final = 35
BATTLE_WITH: Final = 36  # area by who is attacked, nobody last: an area can have several battles
DECLARED: Final = 37  # the same by who declared it
BATTLE: Final = 38  # the area of the battle that is being fought
LEADER: Final = 39  # both sides
SIDE: Final = 40  # side by seat
PICKED: Final = 41  # both sides: the kind of unit, as far as the seat may know
PICKED_SHIP: Final = 42
PICKED_AIRCRAFT: Final = 43
HAS_PICKED: Final = 44
ROUNDS: Final = 45
POOL: Final = 46
ENDING: Final = 47
DETAIL: Final = 48  # the numbers of what the seat is asked
ABOUT: Final = 49  # those of what is asked of others
OFFERED: Final = 50  # to the seat: gives, then wants; by the seat: the same; its draft: the same
OFFER_FROM: Final = 51
OFFER_TO: Final = 52
OFFERS_MADE: Final = 53
ORDER: Final = 54
OPTION: Final = 55
GROUPED: Final = 56  # several seats decide at the same time
DRAFT_WITH: Final = 57
TAKEN_POINTS: Final = 58  # area by kind
TAKEN_CARGO: Final = 59  # ship by kind
TAKEN_CARGO_POINTS: Final = 60

MOST: Final = 9999
OPTIONS: Final[list[str]] = [
    "advanced", "short", "medium", "air-on-battleships", "printed-milestones", "forced-carriers",
    "ship-for-owner", "holder-produces", "no-dealt-bonus", "late-gifts", "more-resources",
]  # fmt: skip
TERMS: Final[list[str]] = [
    "theirs-gives", "theirs-wants", "mine-gives", "mine-wants", "draft-gives", "draft-wants",
]  # fmt: skip


def layout(tables: Tables, seats: int) -> Layout:
    places = Layout(phases=STAGES)
    places.styles = STYLES
    places.add(STANDING, "own", [name.replace(" ", "-") for name in FEATURES], MOST, -MOST)
    places.end_summary()
    who = numbers(0, seats - 1)
    lands = tables.areas[: tables.lands]
    areas = tables.areas
    ships = numbers(1, MAX_SHIPS)
    places.add(SETTLED, "settled", [f"{land}-{one}" for land in lands for one in who], 4)
    places.add(COUNTER, "counter", lands, len(COUNTERS) + 2)
    places.add(HOLDER, "holder", lands, seats)
    places.add(CHANGED, "changed", lands, 2)
    places.add(PLACED, "placed", lands, MAX_NUMBER)
    places.add(CHEERED, "cheered", lands)
    places.add(EQUIPPED, "equipped", lands)
    all_pieces = [f"{area}-{one}-{kind}" for area in areas for one in who for kind in KINDS]
    places.add(PIECES, "pieces", all_pieces, MAX_NUMBER)
    places.add(POINTS, "points", [f"{area}-{kind}" for area in areas for kind in KINDS], MOST)
    places.add(SHIP_AREA, "ship-area", ships, len(areas))
    places.add(SHIP_KIND, "ship-kind", ships, len(KINDS))
    places.add(SHIP_OWNER, "ship-owner", ships, seats)
    places.add(SHIP_POINTS, "ship-points", ships, MAX_NUMBER)
    places.add(CARGO, "cargo", [f"{ship}-{kind}" for ship in ships for kind in KINDS], MAX_NUMBER)
    places.add(CARGO_POINTS, "cargo-points", ships, MOST)
    places.add(GOLD, "gold", who, MOST, -MOST)
    places.add(INCOME, "income", who, MOST, -MOST)
    places.add(ASKED, "asked", [f"{one}-{kind}" for one in who for kind in DECISIONS])
    places.add(IMPROVED, "improved", [f"{one}-{name}" for one in who for name in tables.improvements])
    places.add(OUT, "out", who)
    places.add(WON, "won", who)
    places.add(TECHNOLOGY, "technology", tables.technologies, seats + 1)
    places.add(WONDER, "wonder", tables.wonders, seats + 1)
    places.add(MILESTONE, "milestone", tables.milestones, seats + 1)
    places.add(TURN, "turn", [], MOST)
    places.add(PHASE, "phase", PHASES)
    places.add(ERA, "era", ERAS)
    places.add(STARTER, "starter", who)
    places.add(ACTIVE, "active", who)
    places.add(CRITICAL, "critical", RESOURCES)
    places.add(CLAIMED, "claimed", tables.milestones)
    places.add(USED, "used", tables.wonders)
    places.add(EXCHANGED, "exchanged", [])
    places.add(TAKEN, "taken", [f"{area}-{kind}" for area in areas for kind in KINDS], MAX_NUMBER)
    places.add(TAKEN_SHIP, "taken-ship", ships)
    battles = [f"{area}-{one}" for area in areas for one in [*who, "nobody"]]
    places.add(BATTLE_WITH, "battle-with", battles)
    places.add(DECLARED, "declared", [f"{battle}-{one}" for battle in battles for one in who])
    places.add(BATTLE, "battle", areas)
    places.add(LEADER, "leader", ["first", "second"], seats)
    places.add(SIDE, "side", [f"{side}-{one}" for side in ("first", "second") for one in who])
    places.add(PICKED, "picked", ["first", "second"], len(KINDS))
    places.add(PICKED_SHIP, "picked-ship", ["first", "second"], MAX_SHIPS)
    places.add(PICKED_AIRCRAFT, "picked-aircraft", ["first", "second"])
    places.add(HAS_PICKED, "has-picked", ["first", "second"])
    places.add(ROUNDS, "rounds", [], MAX_NUMBER)
    places.add(POOL, "pool", COUNTERS, MAX_NUMBER)
    places.add(ENDING, "ending", ENDINGS)
    places.add(DETAIL, "asked-about", ["a", "b", "c"], MOST, -MOST)
    places.add(ABOUT, "others-asked-about", ["a", "b"], MOST, -MOST)
    places.add(OFFERED, "offer", [f"{term}-{good}" for term in TERMS for good in tables.goods], MOST)
    places.add(OFFER_FROM, "offers-from", who, MAX_NUMBER)
    places.add(OFFER_TO, "offers-to", who, MAX_NUMBER)
    places.add(OFFERS_MADE, "offers-made", who, MAX_NUMBER)
    subjects = ["all", *areas, *[f"seat-{one}" for one in numbers(1, seats)]]
    places.add(ORDER, "order", [f"{window}-{subject}" for window in WINDOWS for subject in subjects], 3)
    places.add(OPTION, "option", OPTIONS)
    places.add(GROUPED, "together", [])
    places.add(DRAFT_WITH, "draft-with", who)
    places.add(TAKEN_POINTS, "taken-points", [f"{area}-{kind}" for area in areas for kind in KINDS], MOST)
    places.add(TAKEN_CARGO, "taken-cargo", [f"{ship}-{kind}" for ship in ships for kind in KINDS], MAX_NUMBER)
    places.add(TAKEN_CARGO_POINTS, "taken-cargo-points", ships, MOST)
    return places


def value_phase(position: CivilizationPosition) -> int:
    """The rules and the era."""
    return stage(position)


def summary(position: CivilizationPosition, seat: int, at: list[int], of: list[int]) -> None:
    """How the seat stands; nothing of one that is out."""
    if not position.plays(seat):
        return
    found = measures(position, Survey(position, 0), seat)
    for index in range(len(found)):
        put(at, of, index, max(-MOST, min(MOST, found[index])))


def features(position: CivilizationPosition, seat: int, at: list[int], of: list[int]) -> None:
    """The summary, the map, the seats, and what is going on."""
    summary(position, seat, at, of)
    land_features(position, seat, at, of)
    piece_features(position, seat, at, of)
    seat_features(position, seat, at, of)
    turn_features(position, seat, at, of)
    battle_features(position, seat, at, of)
    offer_features(position, seat, at, of)


def land_features(position: CivilizationPosition, viewer: int, at: list[int], of: list[int]) -> None:
    tables = position.tables
    seats = position.seats
    start = tables.layouts[seats].starts
    for land in range(tables.lands):
        owner = position.settled[land]
        if owner != NONE:
            who = (owner - viewer) % seats
            put(at, of, start[SETTLED] + land * seats + who, position.size[land])
            put(at, of, start[CHANGED] + land, position.changed[land])
        put(at, of, start[COUNTER] + land, position.counter[land] - FACE_DOWN)
        if position.holder[land] != NONE:
            put(at, of, start[HOLDER] + land, (position.holder[land] - viewer) % seats + 1)
        put(at, of, start[PLACED] + land, min(position.placed[land], MAX_NUMBER))
    for land in position.cheered:
        put(at, of, start[CHEERED] + land, 1)
    for land in position.equipped:
        put(at, of, start[EQUIPPED] + land, 1)


def piece_features(position: CivilizationPosition, viewer: int, at: list[int], of: list[int]) -> None:
    tables = position.tables
    seats = position.seats
    start = tables.layouts[seats].starts
    kinds = len(KINDS)
    counts = [0] * (len(tables.areas) * seats * kinds)
    points = [0] * (len(tables.areas) * kinds)
    taken = [0] * (len(tables.areas) * kinds)
    taken_points = [0] * (len(tables.areas) * kinds)
    cargo = [0] * ((MAX_SHIPS + 1) * kinds)
    loads = [0] * (MAX_SHIPS + 1)
    taken_cargo = [0] * ((MAX_SHIPS + 1) * kinds)
    taken_loads = [0] * (MAX_SHIPS + 1)
    for slot in range(len(position.piece_owner)):
        owner = position.piece_owner[slot]
        if owner == NONE:
            continue
        who = (owner - viewer) % seats
        kind = position.piece_kind[slot]
        area = position.piece_area[slot]
        ship = position.piece_ship[slot]
        square = position.piece_points[slot] * position.piece_points[slot]
        if ship and is_fleet(kind):
            put(at, of, start[SHIP_AREA] + ship - 1, area + 1)
            put(at, of, start[SHIP_KIND] + ship - 1, kind + 1)
            put(at, of, start[SHIP_OWNER] + ship - 1, who + 1)
            put(at, of, start[SHIP_POINTS] + ship - 1, position.piece_points[slot])
            if slot in position.taken:
                put(at, of, start[TAKEN_SHIP] + ship - 1, 1)
        elif ship:
            cargo[ship * kinds + kind] += 1
            loads[ship] += square
            if slot in position.taken:
                taken_cargo[ship * kinds + kind] += 1
                taken_loads[ship] += square
        else:
            counts[(area * seats + who) * kinds + kind] += 1
            points[area * kinds + kind] += square
            if slot in position.taken:
                taken[area * kinds + kind] += 1
                taken_points[area * kinds + kind] += square
    put_all(at, of, start[PIECES], counts)
    put_all(at, of, start[POINTS], points)
    put_all(at, of, start[TAKEN], taken)
    put_all(at, of, start[TAKEN_POINTS], taken_points)
    put_all(at, of, start[CARGO], cargo[kinds:])
    put_all(at, of, start[CARGO_POINTS], loads[1:])
    put_all(at, of, start[TAKEN_CARGO], taken_cargo[kinds:])
    put_all(at, of, start[TAKEN_CARGO_POINTS], taken_loads[1:])


def put_all(at: list[int], of: list[int], place: int, values: list[int]) -> None:
    for index in range(len(values)):
        if values[index]:
            at.append(place + index)
            of.append(values[index])


def seat_features(position: CivilizationPosition, viewer: int, at: list[int], of: list[int]) -> None:
    tables = position.tables
    seats = position.seats
    start = tables.layouts[seats].starts
    for who in range(seats):
        seat = (viewer + who) % seats
        put(at, of, start[GOLD] + who, max(-MOST, min(MOST, position.gold[seat])))
        put(at, of, start[INCOME] + who, max(-MOST, min(MOST, position.incomes[seat])))
        if position.is_asked(seat):
            put(at, of, start[ASKED] + who * len(DECISIONS) + position.decision_kind(seat), 1)
        for improvement in range(len(tables.improvements)):
            owned = position.improvements[seat] >> improvement & 1
            put(at, of, start[IMPROVED] + who * len(tables.improvements) + improvement, owned)
        put(at, of, start[OUT] + who, position.out >> seat & 1)
        put(at, of, start[WON] + who, position.winners >> seat & 1)
        put(at, of, start[OFFERS_MADE] + who, min(position.offered[seat], MAX_NUMBER))
    owner_features(position.technology, start[TECHNOLOGY], viewer, seats, at, of)
    owner_features(position.wonder, start[WONDER], viewer, seats, at, of)
    owner_features(position.milestone, start[MILESTONE], viewer, seats, at, of)


def owner_features(
    owners: list[int], place: int, viewer: int, seats: int, at: list[int], of: list[int]
) -> None:
    for index in range(len(owners)):
        owner = owners[index]
        if owner == SET_ASIDE:
            put(at, of, place + index, seats + 1)
        elif owner != NONE:
            put(at, of, place + index, (owner - viewer) % seats + 1)


def turn_features(position: CivilizationPosition, viewer: int, at: list[int], of: list[int]) -> None:
    tables = position.tables
    seats = position.seats
    start = tables.layouts[seats].starts
    put(at, of, start[TURN], position.turn)
    put(at, of, start[PHASE] + position.phase, 1)
    put(at, of, start[ERA] + position.era, 1)
    put(at, of, start[STARTER] + (position.starter - viewer) % seats, 1)
    if position.active != NONE:
        put(at, of, start[ACTIVE] + (position.active - viewer) % seats, 1)
    if position.critical != NONE:
        put(at, of, start[CRITICAL] + position.critical, 1)
    for milestone in range(len(position.claims)):
        put(at, of, start[CLAIMED] + milestone, position.claims[milestone] >> viewer & 1)
    for wonder in range(len(tables.wonders)):
        put(at, of, start[USED] + wonder, position.used >> wonder & 1)
    put(at, of, start[EXCHANGED], 1 if position.exchanged else 0)
    put_all(at, of, start[POOL], position.pool)
    put(at, of, start[ENDING] + position.ending, 1)
    put(at, of, start[GROUPED], 1 if position.own else 0)
    frame = position.frame
    if frame is not None:
        if position.is_asked(viewer):
            asked = position.frame_of(viewer)
            put(at, of, start[DETAIL], asked.a)
            put(at, of, start[DETAIL] + 1, asked.b)
            put(at, of, start[DETAIL] + 2, asked.c)
        put(at, of, start[ABOUT], frame.a)
        put(at, of, start[ABOUT] + 1, frame.kind + 1)
    chosen = [
        position.advanced, position.length == 0, position.length == 1, position.air_on_battleships,
        position.printed_milestones, position.forced_carriers, position.ship_for_owner,
        position.holder_produces, not position.dealt_bonus, position.late_gifts, position.more_resources,
    ]  # fmt: skip
    for option in range(len(chosen)):
        put(at, of, start[OPTION] + option, 1 if chosen[option] else 0)


def battle_features(position: CivilizationPosition, viewer: int, at: list[int], of: list[int]) -> None:
    seats = position.seats
    start = position.tables.layouts[seats].starts
    battles = position.battles
    for index in range(0, len(battles), 3):
        area = battles[index]
        attacked = battles[index + 1]
        who = (attacked - viewer) % seats if attacked != NONE else seats
        battle = area * (seats + 1) + who
        put(at, of, start[BATTLE_WITH] + battle, 1)
        for seat in range(seats):
            declared = battles[index + 2] >> seat & 1
            put(at, of, start[DECLARED] + battle * seats + (seat - viewer) % seats, declared)
    if position.battle_area == NONE:
        return
    put(at, of, start[BATTLE] + position.battle_area, 1)
    put(at, of, start[ROUNDS], min(len(position.rounds), MAX_NUMBER))
    for side in range(len(position.leaders)):
        leader = position.leaders[side]
        put(at, of, start[LEADER] + side, (leader - viewer) % seats + 1)
        for seat in range(seats):
            there = position.sides[side] >> seat & 1
            put(at, of, start[SIDE] + side * seats + (seat - viewer) % seats, there)
        unit = position.picks[2 * side]
        if unit == NONE:
            continue
        put(at, of, start[HAS_PICKED] + side, 1)
        if leader == viewer or not is_sealed(position, leader):
            put(at, of, start[PICKED] + side, position.piece_kind[unit] + 1)
            put(at, of, start[PICKED_SHIP] + side, position.piece_ship[unit])
            put(at, of, start[PICKED_AIRCRAFT] + side, 1 if position.picks[2 * side + 1] != NONE else 0)


def is_sealed(position: CivilizationPosition, leader: int) -> bool:
    """Has the leader picked in secret while the other has not?"""
    frame = position.frame
    if frame is None or frame.kind != PICKING or not frame.secret:
        return False
    return frame.b >> leader & 1 != 0 and not frame.seats >> leader & 1


def offer_features(position: CivilizationPosition, viewer: int, at: list[int], of: list[int]) -> None:
    """Open offers to the seat and by it, its draft, and its standing orders."""
    tables = position.tables
    seats = position.seats
    start = tables.layouts[seats].starts
    goods = len(tables.goods)
    terms = [0] * (len(TERMS) * goods)
    made = [0] * seats
    got = [0] * seats
    for offer in position.offers:
        made[(offer.maker - viewer) % seats] += 1
        got[(offer.partner - viewer) % seats] += 1
        if offer.partner == viewer:
            add_terms(terms, goods, 0, offer)
        elif offer.maker == viewer:
            add_terms(terms, goods, 2, offer)
    draft = position.drafts[viewer]
    if draft is not None:
        add_terms(terms, goods, 4, draft)
        put(at, of, start[DRAFT_WITH] + (draft.partner - viewer) % seats, 1)
    for index in range(len(terms)):
        put(at, of, start[OFFERED] + index, min(terms[index], MOST))
    for who in range(seats):
        put(at, of, start[OFFER_FROM] + who, min(made[who], MAX_NUMBER))
        put(at, of, start[OFFER_TO] + who, min(got[who], MAX_NUMBER))
    orders = position.orders[viewer]
    subjects = 1 + len(tables.areas) + seats
    for index in range(0, len(orders), 3):
        place = start[ORDER] + orders[index] * subjects + orders[index + 1]
        put(at, of, place, orders[index + 2] + 1)


def add_terms(terms: list[int], goods: int, first: int, offer: Offer) -> None:
    for index in range(0, len(offer.gives), 2):
        terms[first * goods + offer.gives[index]] += offer.gives[index + 1]
    for index in range(0, len(offer.wants), 2):
        terms[(first + 1) * goods + offer.wants[index]] += offer.wants[index + 1]
