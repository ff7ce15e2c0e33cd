"""What a viewer may know of a game of Antiquity, built by naming it."""

from __future__ import annotations

from tijdperk.games.antiquity import messages
from tijdperk.games.antiquity.engine.antiquity import Antiquity
from tijdperk.games.antiquity.engine.buildings import (
    empty_squares,
    first_place,
    grave_squares,
    has_power,
    has_working,
    is_working,
    joins_university,
    kind_of,
    mask_of,
    place_of,
    storage_room,
)
from tijdperk.games.antiquity.engine.countryside import number_of_men
from tijdperk.games.antiquity.engine.decay import food_of, graves_due, pollution_due
from tijdperk.games.antiquity.engine.events import ARGS, EVENTS
from tijdperk.games.antiquity.engine.harvest import counters_of
from tijdperk.games.antiquity.engine.payment import can_pay, may_repeat, stock_of
from tijdperk.games.antiquity.engine.planning import (
    corners_for,
    is_limited,
    kind_refusal,
    pieces_left,
    pieces_of,
)
from tijdperk.games.antiquity.engine.position import (
    BUILDING,
    BURYING,
    BY_LIMIT,
    BY_SAINT,
    DECISIONS,
    ENDINGS,
    HARVESTING,
    OVER,
    PHASES,
    POLLUTING,
    STORING,
    Realm,
    ones,
)
from tijdperk.games.antiquity.engine.saints import (
    clean_fields,
    fields_missed,
    has_won,
    is_met,
    met_saints,
    missing_goods,
    missing_kinds,
)
from tijdperk.games.antiquity.engine.tables import (
    ABSENT,
    BARBARA,
    BUILDINGS,
    CHRISTOFORI,
    FELLED,
    GIORGIO,
    GOODS,
    GRANARY,
    HOUSE,
    LETTERS,
    LUXURIES,
    NICOLO,
    NONE,
    SAINTS,
    SITES,
    SQUARES,
    WIDTH,
    Price,
    Tables,
)
from tijdperk.games.antiquity.engine.zones import city_fields, harbour_fields, seat_fields, zone_of
from tijdperk.games.antiquity.names import figures, place_names
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.deals import accept_refusal
from tijdperk.kernel.game import Result, args_of, members
from tijdperk.kernel.interaction import Offer
from tijdperk.kernel.moves import LEGAL

PLACES = place_names()
PROPOSED = (STORING, HARVESTING, BURYING, POLLUTING)  # decisions that come with a proposal
OPTIONS = (
    "beginners", "unlimited_supply", "narrow_harbour", "limited_inns", "strict_ties", "strict_alchemy",
    "dump_helps",
)  # fmt: skip


def draw_view(position: Antiquity, viewer: int) -> messages.AntiquityView:
    """The table as a seat sees it, or somebody who watches."""
    planning = position.phase == BUILDING and position.frame is not None
    seated = 0 <= viewer < position.seats
    known = position.before if planning else position.realms
    mine = position.realms[viewer] if seated else None
    return messages.AntiquityView(
        viewer=viewer,
        round=position.round,
        phase=PHASES[position.phase],
        to_move=to_move(position, viewer),
        famine=position.famine,
        order=list(position.order),
        supply={
            kind: position.supply[index]
            for index, kind in enumerate(BUILDINGS)
            if is_limited(position, index)
        },
        fisheries=position.tables.fisheries - position.fisheries(),
        land=land_view(position),
        seats=[seat_view(position, seat, known[seat]) for seat in range(position.seats)],
        mine=realm_view(position, viewer, mine, planning) if mine is not None else None,
        plan=plan_steps(position, mine) if planning and mine is not None else [],
        due=due_view(position, viewer) if seated else messages.DueView(),
        proposal=proposal(position, viewer) if seated else [],
        work=harvested(position, viewer),
        lifted=lifted_view(position.tables, mine) if mine is not None else [],
        shop=shop_view(position, viewer) if seated else [],
        houses=house_prices(position, viewer) if seated else [],
        harbour=harbour_gain(position, mine) if planning and mine is not None else [],
        cleared=position.tables.cleared - mine.cleared if mine is not None else 0,
        offers=[
            offer_view(position, offer, viewer)
            for offer in position.offers
            if viewer in (offer.maker, offer.partner)
        ],
        draft=draft_view(position, viewer) if seated else None,
        offers_left=position.tables.offers - position.offered[viewer] if seated else 0,
        options=[name for name in OPTIONS if getattr(position, name)],
        result=result_view(position),
    )


def to_move(position: Antiquity, viewer: int) -> dict[int, str]:
    """Of others who plan in secret nobody knows what they are at."""
    asked: dict[int, str] = {}
    frame = position.frame
    if frame is None:
        return asked
    for seat in range(position.seats):
        if frame.seats >> seat & 1:
            kind = position.decision_kind(seat) if seat == viewer or not frame.secret else frame.kind
            asked[seat] = DECISIONS[kind]
    return asked


# -- the land


def land_view(position: Antiquity) -> messages.LandView:
    tables = position.tables
    names = tables.fields
    present = [field for field, terrain in enumerate(position.terrain) if terrain != ABSENT]
    top = min(2 * r + q for q, r in zip(tables.field_q, tables.field_r, strict=True))
    left = min(tables.field_q)
    return messages.LandView(
        fields=[names[field] for field in present],
        at=[
            [tables.field_q[field] - left, 2 * tables.field_r[field] + tables.field_q[field] - top]
            for field in present
        ],
        terrain="".join(letter(position.terrain[field]) for field in present),
        tiles=[
            messages.TileView(
                tile=tables.tiles[tile],
                centre=names[tables.place_fields[place][len(tables.place_fields[place]) // 2]],
                turn=position.tile_turn[place],
                start=place in tables.starts[position.seats],
            )
            for place, tile in enumerate(position.laid)
            if tile != NONE
        ],
        polluted=[names[field] for field in present if position.polluted[field]],
        markers=[names[field] for field in present if position.marker[field]],
        minerals={
            names[field]: GOODS[position.range_good[position.range_of[field]]]
            for field in present
            if position.range_of[field] != NONE and position.range_good[position.range_of[field]] != NONE
        },
        works=[work_view(position, slot) for slot, kind in enumerate(position.work_kind) if kind != NONE],
        cities=[
            messages.CitySiteView(
                seat=seat,
                number=number + 1,
                centre=names[centre],
                fields=[names[field] for field in city_fields(position, centre)],
            )
            for seat, realm in enumerate(position.realms)
            for number, centre in enumerate(realm.centres)
        ],
        inns=[
            messages.InnView(seat, names[field])
            for seat, realm in enumerate(position.realms)
            for field in realm.inns
        ],
    )


def letter(terrain: int) -> str:
    return "f" if terrain == FELLED else LETTERS[terrain]


def work_view(position: Antiquity, slot: int) -> messages.WorkView:
    names = position.tables.fields
    second = position.work_second[slot]
    return messages.WorkView(
        seat=position.work_owner[slot],
        kind=SITES[position.work_kind[slot]],
        good=GOODS[position.work_good[slot]],
        field=names[position.work_field[slot]],
        second=names[second] if second != NONE else None,
        goods=[names[field] for field in counters_of(position, slot)],
    )


# -- seats


def seat_view(position: Antiquity, seat: int, realm: Realm) -> messages.SeatView:
    frame = position.frame
    secret = frame is not None and frame.secret
    return messages.SeatView(
        realm=realm_view(position, seat, realm, False),
        ready=secret and frame is not None and not frame.seats >> seat & 1 and position.plays(seat),
        out=not position.plays(seat),
        place=position.order.index(seat) + 1 if seat in position.order else 0,
    )


def realm_view(position: Antiquity, seat: int, realm: Realm, planned: bool) -> messages.RealmView:
    """`planned`: with what the seat does in the phase that goes on."""
    tables = position.tables
    # Who plans wants to know what the zone will be; for others it is as it was last.
    zone = zone_of(position, realm) if planned else position.zones[seat]
    unlimited = has_power(tables, realm, CHRISTOFORI)
    men_of = ones(realm.houses)
    inside = realm.men + sum(realm.manned)
    return messages.RealmView(
        goods={good: realm.goods[index] for index, good in enumerate(GOODS)},
        men=realm.men,
        men_of=men_of,
        on_land=men_of - inside,
        houses=[number for number in range(1, len(tables.house_price)) if realm.houses >> number & 1],
        saint=SAINTS[realm.saint] if realm.saint != NONE else None,
        saint_works=realm.saint != NONE and has_power(tables, realm, realm.saint),
        cities=[city_view(position, seat, realm, city) for city in range(len(realm.centres))],
        zone=[tables.fields[field] for field in zone],
        room=-1 if unlimited else storage_room(tables, realm),
        food=food_of(realm),
        granary=tables.fewer_graves if has_working(tables, realm, GRANARY) else 0,
        graves_due=graves_due(position, realm),
        pollution_due=pollution_due(position, realm),
        clean=clean_fields(position, seat),
        carts=number_of_men(tables, realm),
        saints=[saint_view(position, seat, realm, saint) for saint in range(len(SAINTS))],
    )


def city_view(position: Antiquity, seat: int, realm: Realm, city: int) -> messages.CityView:
    tables = position.tables
    slots = [slot for slot in range(len(realm.shape)) if realm.city[slot] == city]
    return messages.CityView(
        size=WIDTH if tables.plan[city] >> WIDTH - 1 & 1 else WIDTH - 1,
        buildings=[building_view(position, seat, realm, slot) for slot in slots],
        houses=squares(city, realm.homes[city]),
        graves=squares(city, realm.graves[city]),
        empty=squares(city, empty_squares(tables, realm, city)),
    )


def squares(city: int, bits: int) -> list[str]:
    """Places by name, of the squares of a city that are set."""
    return [PLACES[place_of(city, square)] for square in range(SQUARES) if bits >> square & 1]


def building_view(position: Antiquity, seat: int, realm: Realm, slot: int) -> messages.BuildingView:
    tables = position.tables
    kind = kind_of(tables, realm, slot)
    city = realm.city[slot]
    return messages.BuildingView(
        kind=BUILDINGS[kind],
        shape=tables.shapes[realm.shape[slot]],
        place=PLACES[first_place(tables, realm, slot)],
        corner=PLACES[place_of(city, realm.corner[slot])],
        turn=realm.turn[slot],
        squares=squares(city, mask_of(tables, realm, slot)),
        needs_man=tables.needs_man[kind],
        manned=bool(realm.manned[slot]),
        works=is_working(tables, realm, slot),
        graves=squares(city, grave_squares(tables, realm, slot)),
        joined=tables.is_faculty[kind] and joins_university(tables, realm, slot),
        new=is_new(position.before[seat], realm, slot),
    )


def is_new(before: Realm, realm: Realm, slot: int) -> bool:
    """Did the building not lie there when the phase began?"""
    if before is realm:
        return False
    lies = (realm.shape[slot], realm.city[slot], realm.corner[slot], realm.turn[slot])
    return lies not in zip(before.shape, before.city, before.corner, before.turn, strict=True)


def saint_view(position: Antiquity, seat: int, realm: Realm, saint: int) -> messages.SaintView:
    """How near a seat is to what a saint asks for; `realm` may be its plan."""
    tables = position.tables
    if saint == NICOLO:
        built = ones(realm.houses)
        return messages.SaintView(SAINTS[saint], built, tables.nicolo_men, [], built >= tables.nicolo_men)
    if saint == BARBARA:
        kinds = members(BUILDINGS, missing_kinds(tables, realm))
        return messages.SaintView(
            SAINTS[saint], len(BUILDINGS) - len(kinds), len(BUILDINGS), kinds, not kinds
        )
    if saint == CHRISTOFORI:
        wanted = tables.christofori_goods * LUXURIES
        lacking = [GOODS[good] for good in range(LUXURIES) if realm.goods[good] < tables.christofori_goods]
        return messages.SaintView(
            SAINTS[saint], wanted - missing_goods(tables, realm), wanted, lacking, not lacking
        )
    if saint == GIORGIO:
        return giorgio_view(position, seat)
    met = ones(met_saints(position, seat))
    return messages.SaintView(SAINTS[saint], met, tables.maria_saints, [], met >= tables.maria_saints)


def giorgio_view(position: Antiquity, seat: int) -> messages.SaintView:
    """R211: of the seat that is nearest to being enclosed."""
    best, of, nearest = 0, 0, ""
    for other in range(position.seats):
        if other == seat or not position.plays(other):
            continue
        missed = fields_missed(position, seat, other)
        fields = len(position.zones[other])
        if missed != NONE and (not nearest or missed < of - best):
            best, of, nearest = fields - missed, fields, str(other + 1)
    met = is_met(position, seat, GIORGIO)
    return messages.SaintView(SAINTS[GIORGIO], best, of, [nearest] if nearest else [], met)


# -- what the viewer is at


def plan_steps(position: Antiquity, realm: Realm) -> list[messages.PlanStep]:
    names = figures(position.tables)
    done = realm.done
    return [
        messages.PlanStep(EVENTS[done[at]], args_of(ARGS[done[at]], done[at + 1 : at + 4], names))
        for at in range(0, len(done), 4)
    ]


def due_view(position: Antiquity, viewer: int) -> messages.DueView:
    realm = position.realms[viewer]
    frame = position.frame_of(viewer) if position.is_asked(viewer) else None
    kind = frame.kind if frame is not None else NONE
    left = frame.a if frame is not None else 0
    return messages.DueView(
        food=realm.food_due,
        luxury=realm.luxury_due,
        food_differs=realm.food_differs,
        luxury_differs=realm.luxury_differs,
        graves=left if kind == BURYING else 0,
        pollution=left if kind == POLLUTING else 0,
        goods=left if kind == STORING else frame.b if frame is not None and kind == HARVESTING else 0,
    )


def proposal(position: Antiquity, viewer: int) -> list[str]:
    """What a bot would do with all the graves, pollution or goods that the viewer is asked about."""
    kind = position.decision_kind(viewer) if position.is_asked(viewer) else NONE
    if kind not in PROPOSED:
        return []
    names = {BURYING: PLACES, STORING: GOODS}.get(kind, position.tables.fields)
    frame = position.frame_of(viewer)
    found: list[str] = []
    ahead = position.clone()
    for left in range(frame.b if kind == HARVESTING else frame.a, 0, -1):
        if not ahead.is_asked(viewer) or ahead.frame_of(viewer).serial != frame.serial:
            # Goods of one kind only are left, and go without a question.
            return found + left * [
                kept for kept, stock in zip(GOODS, ahead.realms[viewer].goods, strict=True) if stock
            ]
        moves, values = ahead.weighed(viewer)
        best = moves[values.index(max(values))]
        found.append(names[best.noun])
        if left > 1:  # the last one begins what comes next, which nobody knows yet
            ahead.play(viewer, best, Sampled(0))
    return found


def harvested(position: Antiquity, viewer: int) -> str | None:
    """The land building that a seat is asked about, by its field."""
    frame = position.frame
    if frame is None or frame.kind != HARVESTING:
        return None
    return position.tables.fields[position.work_field[frame.a]]


def lifted_view(tables: Tables, realm: Realm) -> list[messages.LiftedView]:
    found = [messages.LiftedView(BUILDINGS[HOUSE], False, 0)] * realm.lifted_houses
    return found + [
        messages.LiftedView(tables.shapes[shape], bool(realm.manned[slot]), ones(realm.spoiled[slot]))
        for slot, shape in enumerate(realm.shape)
        if realm.city[slot] == NONE
    ]


def price_view(price: Price) -> tuple[dict[str, int], list[str]]:
    """A price by class of goods, and the classes that have to be of different kinds."""
    parts = {"wood": price.wood, "stone": price.stone, "food": price.food, "luxury": price.luxury}
    different = [
        name for name, differs in (("food", price.food_differs), ("luxury", price.luxury_differs)) if differs
    ]
    return {name: count for name, count in parts.items() if count}, different


def shop_view(position: Antiquity, viewer: int) -> list[messages.ShopView]:
    tables = position.tables
    realm = position.realms[viewer]
    stock = stock_of(position, viewer)
    repeat = may_repeat(tables, realm)
    found: list[messages.ShopView] = []
    for kind in range(HOUSE):
        price, different = price_view(tables.price[kind])
        left = pieces_left(position, realm, kind) if is_limited(position, kind) else NONE
        there = kind_refusal(position, realm, kind) == LEGAL
        found.append(
            messages.ShopView(
                kind=BUILDINGS[kind],
                price=price,
                different=different,
                left=left,
                built=not there,
                affordable=can_pay(stock, tables.price[kind], repeat),
                places=count_places(tables, realm, kind, left) if there else 0,
            )
        )
    return found


def count_places(tables: Tables, realm: Realm, kind: int, left: int) -> int:
    """In how many ways a building of a kind can be placed."""
    count = 0
    for shape in tables.kind_shapes[kind]:
        if left != NONE and pieces_of(tables, shape) > left:
            continue
        for turn in range(tables.turns[shape]):
            for city in range(len(realm.centres)):
                empty = empty_squares(tables, realm, city)
                count += ones(corners_for(tables, shape, turn, city, empty))
    return count


def house_prices(position: Antiquity, viewer: int) -> list[messages.HousePrice]:
    tables = position.tables
    realm = position.realms[viewer]
    stock = stock_of(position, viewer)
    repeat = may_repeat(tables, realm)
    found: list[messages.HousePrice] = []
    for number in range(1, len(tables.house_price)):
        price, different = price_view(tables.house_price[number])
        found.append(
            messages.HousePrice(
                number=number,
                price=price,
                different=different,
                built=bool(realm.houses >> number & 1),
                affordable=can_pay(stock, tables.house_price[number], repeat),
            )
        )
    return found


def harbour_gain(position: Antiquity, realm: Realm) -> list[str]:
    """R025, R028: what is not in the zone yet, and no city or inn of one's own."""
    own = seat_fields(position, realm)
    known = {*zone_of(position, realm), *own}
    return [position.tables.fields[field] for field in sorted(set(harbour_fields(position, own)) - known)]


def goods_view(pairs: list[int]) -> dict[str, int]:
    return {GOODS[pairs[at]]: pairs[at + 1] for at in range(0, len(pairs), 2)}


def offer_view(position: Antiquity, offer: Offer, viewer: int) -> messages.OfferView:
    """A73: only the one it is made to is told whether it can be accepted: it depends on the plans of both."""
    return messages.OfferView(
        number=offer.number,
        maker=offer.maker,
        partner=offer.partner,
        gives=goods_view(offer.gives),
        wants=goods_view(offer.wants),
        possible=viewer == offer.partner and accept_refusal(position, offer) == LEGAL,
    )


def draft_view(position: Antiquity, viewer: int) -> messages.OfferView | None:
    draft = position.drafts[viewer]
    return offer_view(position, draft, viewer) if draft is not None else None


def result_view(position: Antiquity) -> messages.ResultView | None:
    if position.phase != OVER:
        return None
    return messages.ResultView(
        ending=ENDINGS[position.ending],
        winners=[seat for seat in range(position.seats) if position.winners >> seat & 1],
        clean=[clean_fields(position, seat) for seat in range(position.seats)],
        fulfilled=[members(SAINTS, bits) for bits in position.fulfilled],
    )


def result(position: Antiquity) -> Result:
    """Saints are fulfilled or not: there are no points."""
    seats = range(position.seats)
    winners = members(seats, position.winners)
    return Result(ENDINGS[position.ending], winners, standing=[standing(position, seat) for seat in seats])


def standing(position: Antiquity, seat: int) -> int:
    """R165, R186, R213: who is out comes last; where clean fields decided, whoever had more comes first."""
    if not position.plays(seat):
        return 0
    compared = position.ending == BY_LIMIT or (position.ending == BY_SAINT and has_won(position, seat))
    return 2 + clean_fields(position, seat) if compared else 1
