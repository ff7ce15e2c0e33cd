"""A game of Antiquity as a row of numbers: what a value is learned from, and what a learner sees.

The summary is how the seat stands. The rest has the land field by field, the seat's own realm with its plan,
the other realms as everybody knows them, and what is going on; seats are counted from the viewer's own on.
"""

from typing import Final

from tijdperk.games.antiquity.engine.buildings import grave_squares
from tijdperk.games.antiquity.engine.evaluation import FEATURES, STAGES, measures, stage
from tijdperk.games.antiquity.engine.position import (
    DECISIONS,
    ENDINGS,
    PHASES,
    AntiquityPosition,
    Realm,
)
from tijdperk.games.antiquity.engine.tables import (
    BUILDINGS,
    GOODS,
    MAX_CITIES,
    NONE,
    SAINTS,
    SITES,
    SQUARES,
    TERRAINS,
    TURNS,
    Tables,
)
from tijdperk.kernel.features import MAX_NUMBER, Layout, numbers, put
from tijdperk.kernel.interaction import Offer

STANDING: Final = 0
# the land, by field
TERRAIN: Final = 1
POLLUTED: Final = 2
STANDS: Final = 3
OWNER: Final = 4
COUNTER: Final = 5
WORK: Final = 6  # the kind of building that a good belongs to
WORKER: Final = 7  # where the man of a building is: its kind
WORK_GOOD: Final = 8
SECOND: Final = 9
MARKER: Final = 10
RANGE_GOOD: Final = 11
TILE: Final = 12  # by place: which tile lies there
TILE_TURN: Final = 13
# what is going on
ROUND: Final = 14
PHASE: Final = 15
FAMINE: Final = 16
SUPPLY: Final = 17
ORDER: Final = 18  # by seat: its place
ASKED: Final = 19  # by seat and decision
READY: Final = 20
OUT: Final = 21
WON: Final = 22
FULFILLED: Final = 23
ENDING: Final = 24
DETAIL: Final = 25
DUE: Final = 26  # what the seat is paying for
THIS_ROUND: Final = 27  # what it did in this round
LIFTED: Final = 28  # by shape
OFFERED: Final = 29
OFFERS_FROM: Final = 30
OFFERS_MADE: Final = 31
OPTION: Final = 32
DRAFT_WITH: Final = 33
REALMS: Final = 34  # the first section of the first realm, the seat's own
# sections of a realm
HAS: Final = 0  # goods
MEN: Final = 1
HOUSE: Final = 2
BUILT: Final = 3
SAINT: Final = 4
CENTRE: Final = 5  # by city: the field in its middle
INN: Final = 6
HOMES: Final = 7  # square by square
GRAVES: Final = 8
LIES: Final = 9  # by city and a building's first square, for corners can be shared: the shape and its turn
SPOILED: Final = 10  # square by square: graves on buildings
MANNED: Final = 11
REALM_END: Final = 12

MOST: Final = 9999
DUES: Final[list[str]] = ["food", "luxury", "food-differs", "luxury-differs", "spent"]
DONE: Final[list[str]] = [
    "lifted-houses", "moved", "cleared", "razed", "cathedrals", "fountains", "seeded", "cleaned",
]  # fmt: skip
OPTIONS: Final[list[str]] = [
    "beginners", "unlimited-supply", "narrow-harbour", "limited-inns", "strict-ties", "strict-alchemy",
    "dump-helps",
]  # fmt: skip
TERMS: Final[list[str]] = [
    "theirs-gives", "theirs-wants", "mine-gives", "mine-wants", "draft-gives", "draft-wants",
]  # fmt: skip


def layout(tables: Tables, seats: int) -> Layout:
    places = Layout(phases=STAGES)
    places.add(STANDING, "own", [name.replace(" ", "-") for name in FEATURES], MAX_NUMBER)
    places.end_summary()
    fields = tables.fields
    who = numbers(0, seats - 1)
    places.add(TERRAIN, "terrain", fields, len(TERRAINS))
    places.add(POLLUTED, "polluted", fields, MAX_NUMBER)
    places.add(STANDS, "stands", fields, len(SITES))
    places.add(OWNER, "owner", fields, seats)
    places.add(COUNTER, "counter", fields, len(GOODS))
    places.add(WORK, "work", fields, MOST)
    places.add(WORKER, "worker", fields, len(SITES))
    places.add(WORK_GOOD, "work-good", fields, len(GOODS))
    places.add(SECOND, "fishery", fields, len(SITES))
    places.add(MARKER, "marker", fields)
    places.add(RANGE_GOOD, "mineral", fields, len(GOODS))
    spots = numbers(0, len(tables.place_fields) - 1)
    places.add(TILE, "tile", spots, len(tables.tiles))
    places.add(TILE_TURN, "tile-turn", spots, 6)
    places.add(ROUND, "round", [], MOST)
    places.add(PHASE, "phase", PHASES)
    places.add(FAMINE, "famine", [], MOST)
    places.add(SUPPLY, "supply", BUILDINGS, MOST)
    places.add(ORDER, "order", who, seats)
    places.add(ASKED, "asked", [f"{one}-{kind}" for one in who for kind in DECISIONS])
    places.add(READY, "ready", who)
    places.add(OUT, "out", who)
    places.add(WON, "won", who)
    places.add(FULFILLED, "fulfilled", [f"{one}-{saint}" for one in who for saint in SAINTS])
    places.add(ENDING, "ending", ENDINGS)
    places.add(DETAIL, "asked-about", ["a", "b", "c"], MOST, -MOST)
    places.add(DUE, "due", DUES, MOST)
    places.add(THIS_ROUND, "this-round", DONE, MAX_NUMBER)
    places.add(LIFTED, "lifted", tables.shapes, MAX_NUMBER)
    places.add(OFFERED, "offer", [f"{term}-{good}" for term in TERMS for good in GOODS], MOST)
    places.add(OFFERS_FROM, "offers-with", who, MAX_NUMBER)
    places.add(OFFERS_MADE, "offers-made", [], MAX_NUMBER)
    places.add(OPTION, "option", OPTIONS)
    places.add(DRAFT_WITH, "draft-with", who)
    for other in range(seats):
        add_realm(places, tables, REALMS + other * REALM_END, f"seat-{other}" if other else "mine")
    return places


def add_realm(places: Layout, tables: Tables, section: int, who: str) -> None:
    squares = [f"{city}-{square}" for city in numbers(1, MAX_CITIES) for square in numbers(0, SQUARES - 1)]
    places.add(section + HAS, f"{who}-has", GOODS, MOST)
    places.add(section + MEN, f"{who}-men", [], MAX_NUMBER)
    places.add(section + HOUSE, f"{who}-house", numbers(0, len(tables.house_price)))
    places.add(section + BUILT, f"{who}-built", BUILDINGS)
    places.add(section + SAINT, f"{who}-saint", SAINTS)
    places.add(section + CENTRE, f"{who}-centre", numbers(1, MAX_CITIES), len(tables.fields))
    places.add(section + INN, f"{who}-inn", tables.fields)
    places.add(section + HOMES, f"{who}-home", squares)
    places.add(section + GRAVES, f"{who}-grave", squares)
    places.add(section + LIES, f"{who}-lies", squares, len(tables.shapes) * TURNS)
    places.add(section + SPOILED, f"{who}-spoiled", squares)
    places.add(section + MANNED, f"{who}-manned", squares)


def value_phase(position: AntiquityPosition) -> int:
    return max(0, stage(position))


def summary(position: AntiquityPosition, seat: int, at: list[int], of: list[int]) -> None:
    """How the seat stands; nothing of one that is out."""
    if not position.plays(seat):
        return
    found = measures(position, seat, position.realms[seat])
    for index in range(len(found)):
        put(at, of, index, max(0, min(MAX_NUMBER, found[index])))


def features(position: AntiquityPosition, seat: int, at: list[int], of: list[int]) -> None:
    """The summary, the land, the realms, and what is going on."""
    seats = position.seats
    summary(position, seat, at, of)
    land_features(position, seat, at, of)
    turn_features(position, seat, at, of)
    own_features(position, seat, at, of)
    offer_features(position, seat, at, of)
    secret = position.is_planning() and position.frame is not None
    for step in range(seats):
        other = (seat + step) % seats
        known = position.before if secret and step else position.realms
        realm_features(position, known[other], REALMS + step * REALM_END, at, of)


def land_features(position: AntiquityPosition, viewer: int, at: list[int], of: list[int]) -> None:
    tables = position.tables
    seats = position.seats
    start = tables.layouts[seats].starts
    for field in range(len(tables.fields)):
        put(at, of, start[TERRAIN] + field, position.terrain[field] + 1)
        put(at, of, start[POLLUTED] + field, position.polluted[field])
        put(at, of, start[STANDS] + field, position.stands[field] + 1)
        if position.owner[field] != NONE:
            put(at, of, start[OWNER] + field, (position.owner[field] - viewer) % seats + 1)
        put(at, of, start[COUNTER] + field, position.counter[field] + 1)
        if position.work[field] != NONE:
            # A good belongs to a building, which is known by the field of its man.
            put(at, of, start[WORK] + field, position.work_field[position.work[field]] + 1)
        put(at, of, start[MARKER] + field, position.marker[field])
        if position.range_of[field] != NONE:
            put(at, of, start[RANGE_GOOD] + field, position.range_good[position.range_of[field]] + 1)
    for slot in range(len(position.work_kind)):
        if position.work_kind[slot] != NONE:
            field = position.work_field[slot]
            put(at, of, start[WORKER] + field, position.work_kind[slot] + 1)
            put(at, of, start[WORK_GOOD] + field, position.work_good[slot] + 1)
            if position.work_second[slot] != NONE:
                put(at, of, start[SECOND] + position.work_second[slot], 1)
    for place in range(len(position.laid)):
        put(at, of, start[TILE] + place, position.laid[place] + 1)
        if position.laid[place] != NONE:
            put(at, of, start[TILE_TURN] + place, position.tile_turn[place])


def turn_features(position: AntiquityPosition, viewer: int, at: list[int], of: list[int]) -> None:
    seats = position.seats
    start = position.tables.layouts[seats].starts
    put(at, of, start[ROUND], position.round)
    put(at, of, start[PHASE] + position.phase, 1)
    put(at, of, start[FAMINE], position.famine)
    for kind in range(len(position.supply)):
        put(at, of, start[SUPPLY] + kind, position.supply[kind])
    for place in range(len(position.order)):
        put(at, of, start[ORDER] + (position.order[place] - viewer) % seats, place + 1)
    frame = position.frame
    for who in range(seats):
        seat = (viewer + who) % seats
        if frame is not None:
            if frame.seats >> seat & 1:
                kind = frame.kind if who and frame.secret else position.decision_kind(seat)
                put(at, of, start[ASKED] + who * len(DECISIONS) + kind, 1)
            elif frame.secret and position.plays(seat):
                put(at, of, start[READY] + who, 1)
        put(at, of, start[OUT] + who, position.out >> seat & 1)
        put(at, of, start[WON] + who, position.winners >> seat & 1)
        for saint in range(len(SAINTS)):
            put(at, of, start[FULFILLED] + who * len(SAINTS) + saint, position.fulfilled[seat] >> saint & 1)
    put(at, of, start[ENDING] + position.ending, 1)
    options = [
        position.beginners, position.unlimited_supply, position.narrow_harbour, position.limited_inns,
        position.strict_ties, position.strict_alchemy, position.dump_helps,
    ]  # fmt: skip
    for option in range(len(options)):
        put(at, of, start[OPTION] + option, 1 if options[option] else 0)


def own_features(position: AntiquityPosition, viewer: int, at: list[int], of: list[int]) -> None:
    """What the seat is at."""
    start = position.tables.layouts[position.seats].starts
    realm = position.realms[viewer]
    frame = position.frame
    if frame is not None and (position.is_asked(viewer) or not frame.secret):
        asked = position.frame_of(viewer) if position.is_asked(viewer) else frame
        put(at, of, start[DETAIL], asked.a)
        put(at, of, start[DETAIL] + 1, asked.b)
        put(at, of, start[DETAIL] + 2, asked.c)
    due = [
        realm.food_due, realm.luxury_due, 1 if realm.food_differs else 0, 1 if realm.luxury_differs else 0,
        realm.spent,
    ]  # fmt: skip
    for index in range(len(due)):
        put(at, of, start[DUE] + index, due[index])
    done = [
        realm.lifted_houses, realm.moved, realm.cleared, 1 if realm.razed else 0, realm.cathedrals,
        realm.fountains, 1 if realm.seeded else 0, 1 if realm.cleaned else 0,
    ]  # fmt: skip
    for index in range(len(done)):
        put(at, of, start[THIS_ROUND] + index, done[index])
    lifted = [0] * len(position.tables.shapes)
    for slot in range(len(realm.shape)):
        if realm.city[slot] == NONE:
            lifted[realm.shape[slot]] += 1 + realm.manned[slot]
    for shape in range(len(lifted)):
        put(at, of, start[LIFTED] + shape, lifted[shape])


def offer_features(position: AntiquityPosition, viewer: int, at: list[int], of: list[int]) -> None:
    seats = position.seats
    start = position.tables.layouts[seats].starts
    terms = [0] * (len(TERMS) * len(GOODS))
    partners = [0] * seats
    for offer in position.offers:
        if offer.partner == viewer:
            add_terms(terms, 0, offer)
            partners[(offer.maker - viewer) % seats] += 1
        elif offer.maker == viewer:
            add_terms(terms, 2, offer)
            partners[(offer.partner - viewer) % seats] += 1
    draft = position.drafts[viewer]
    if draft is not None:
        add_terms(terms, 4, draft)
        put(at, of, start[DRAFT_WITH] + (draft.partner - viewer) % seats, 1)
    for index in range(len(terms)):
        put(at, of, start[OFFERED] + index, terms[index])
    for who in range(seats):
        put(at, of, start[OFFERS_FROM] + who, partners[who])
    put(at, of, start[OFFERS_MADE], position.offered[viewer])


def add_terms(terms: list[int], first: int, offer: Offer) -> None:
    for index in range(0, len(offer.gives), 2):
        terms[first * len(GOODS) + offer.gives[index]] += offer.gives[index + 1]
    for index in range(0, len(offer.wants), 2):
        terms[(first + 1) * len(GOODS) + offer.wants[index]] += offer.wants[index + 1]


def realm_features(
    position: AntiquityPosition, realm: Realm, section: int, at: list[int], of: list[int]
) -> None:
    tables = position.tables
    start = tables.layouts[position.seats].starts
    for good in range(len(GOODS)):
        put(at, of, start[section + HAS] + good, realm.goods[good])
    put(at, of, start[section + MEN], realm.men)
    put_bits(at, of, start[section + HOUSE], realm.houses)
    put_bits(at, of, start[section + BUILT], realm.built)
    if realm.saint != NONE:
        put(at, of, start[section + SAINT] + realm.saint, 1)
    for city in range(len(realm.centres)):
        put(at, of, start[section + CENTRE] + city, realm.centres[city] + 1)
    for field in realm.inns:
        put(at, of, start[section + INN] + field, 1)
    for city in range(MAX_CITIES):
        put_bits(at, of, start[section + HOMES] + city * SQUARES, realm.homes[city])
        put_bits(at, of, start[section + GRAVES] + city * SQUARES, realm.graves[city])
    for slot in range(len(realm.shape)):
        if realm.city[slot] != NONE:
            first = realm.corner[slot] + tables.cells[realm.shape[slot]][realm.turn[slot]][0]
            place = realm.city[slot] * SQUARES + first
            put(at, of, start[section + LIES] + place, realm.shape[slot] * TURNS + realm.turn[slot] + 1)
            put(at, of, start[section + MANNED] + place, realm.manned[slot])
            spoiled = start[section + SPOILED] + realm.city[slot] * SQUARES
            put_bits(at, of, spoiled, grave_squares(tables, realm, slot))


def put_bits(at: list[int], of: list[int], place: int, bits: int) -> None:
    """A place for each bit that is set."""
    while bits:
        if bits & 1:
            at.append(place)
            of.append(1)
        bits >>= 1
        place += 1
