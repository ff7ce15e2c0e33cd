"""What a viewer may know of a game of Civilization: the messages of messages.py filled from a position."""

from __future__ import annotations

from collections import Counter

from tijdperk.games.civilization import messages
from tijdperk.games.civilization.engine.battle import (
    FIRST,
    SECOND,
    battle_seat,
    defence,
    unit_total,
)
from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.games.civilization.engine.events import OUTCOMES
from tijdperk.games.civilization.engine.pieces import fights_in, stands, unit_dice
from tijdperk.games.civilization.engine.position import (
    CAPTURING,
    DECISIONS,
    DECLARE_WINDOW,
    DECLARING,
    ENDINGS,
    FACE_DOWN,
    FOUNDED,
    GROWN,
    MINOR_ARMY,
    NOT_ENDING,
    OVER,
    PHASES,
    PLACING,
    SET_ASIDE,
    SUPPORTING,
    WINDOWS,
)
from tijdperk.games.civilization.engine.production import faces, gears, produces_for
from tijdperk.games.civilization.engine.scoring import CATEGORIES
from tijdperk.games.civilization.engine.scoring import points as seat_points
from tijdperk.games.civilization.engine.settlements import in_range, largest_size, trade_range
from tijdperk.games.civilization.engine.tables import (
    AIRCRAFT,
    COUNTERS,
    ERAS,
    KINDS,
    METROPOLIS,
    NONE,
    RESOURCES,
    SETTLER,
    UNLIMITED,
    is_fleet,
)
from tijdperk.games.civilization.odds import one_round, whole_battle
from tijdperk.games.civilization.shop import (
    NO_CITY,
    Income,
    effect_on_incomes,
    milestone_views,
    receipt_views,
    seat_income,
    shop_views,
    technology_views,
)
from tijdperk.kernel.game import Result, members
from tijdperk.kernel.interaction import Offer
from tijdperk.kernel.windows import ORDERS

LENGTHS = ["short", "medium", "long"]
CHANGES = {FOUNDED: "founded", GROWN: "grown"}


def draw_view(position: Civilization, viewer: int) -> messages.CivilizationView:
    """Everything a seat, or somebody who watches, may know."""
    tables = position.tables
    seats = range(position.seats)
    over = position.phase == OVER
    land_range, sea_range = trade_range(position) if position.advanced else [UNLIMITED, UNLIMITED]
    asked = members(seats, position.to_move())
    draft = position.drafts[viewer] if viewer >= 0 else None
    incomes = [seat_income(position, seat) for seat in seats]
    return messages.CivilizationView(
        viewer=viewer,
        advanced=position.advanced,
        length=LENGTHS[position.length],
        turn=position.turn,
        era=ERAS[position.era],
        phase=PHASES[position.phase],
        starter=position.starter,
        active=None if position.active == NONE else position.active,
        to_move={seat: DECISIONS[position.decision_kind(seat)] for seat in asked},
        lands=[land_view(position, land, incomes) for land in range(tables.lands)],
        pieces=piece_views(position, standing(position)),
        ships=[ship_view(position, slot) for slot in ships(position)],
        taken=piece_views(position, [slot for slot in position.taken if not is_ship(position, slot)]),
        taken_ships=[position.piece_ship[slot] for slot in position.taken if is_ship(position, slot)],
        seats=[seat_view(position, seat, incomes[seat]) for seat in seats],
        technologies=technology_views(position, viewer),
        shop=shop_views(position, viewer),
        wonders=wonder_owners(position),
        milestones=milestone_views(position, viewer),
        battles=[declared_view(position, at) for at in range(0, len(position.battles), 3)],
        battle=battle_view(position, viewer) if position.battle_area != NONE else None,
        asked_area=asked_area(position),
        asked_kind=asked_kind(position),
        offers=[offer_view(position, offer) for offer in position.offers],
        draft=offer_view(position, draft) if draft is not None else None,
        partners=[
            seat
            for seat in seats
            if viewer >= 0 and seat != viewer and position.plays(seat) and in_range(position, viewer, seat)
        ],
        range_land=-1 if land_range >= UNLIMITED else land_range,
        range_sea=-1 if sea_range >= UNLIMITED else sea_range,
        critical=None if position.critical == NONE else RESOURCES[position.critical],
        chances=critical_chances(position),
        receipts=receipt_views(position),
        orders=order_views(position, viewer),
        counters_left={COUNTERS[kind]: left for kind, left in enumerate(position.pool) if left},
        ending=None if position.ending == NOT_ENDING else ENDINGS[position.ending],
        course=[course_view(position, turn, numbers) for turn, numbers in enumerate(position.course, 1)],
        result=messages.ResultView(ENDINGS[position.ending], members(seats, position.winners))
        if over
        else None,
    )


# -- the map


def land_view(position: Civilization, land: int, incomes: list[Income]) -> messages.LandView:
    tables = position.tables
    owner = position.settled[land]
    counter = position.counter[land]
    shown = None if counter == NONE else "face_down" if counter == FACE_DOWN else COUNTERS[counter]
    city = incomes[produces_for(position, land)].cities[land] if owner != NONE else NO_CITY
    return messages.LandView(
        land=tables.areas[land],
        owner=None if owner == NONE else owner,
        size=position.size[land],
        largest=largest_size(position, land),
        counter=shown,
        holder=None if position.holder[land] == NONE else position.holder[land],
        happy=city.happy,
        productive=city.productive,
        income=city.gold,
        changed=CHANGES.get(position.changed[land]) if owner != NONE else None,
        room=max(0, position.size[land] - position.placed[land]) if position.advanced else -1,
    )


def standing(position: Civilization) -> list[int]:
    """Pieces that no fleet carries, fleets themselves left out."""
    return [
        slot
        for slot, owner in enumerate(position.piece_owner)
        if owner != NONE and position.piece_ship[slot] == 0
    ]


def ships(position: Civilization) -> list[int]:
    found = [
        slot for slot, owner in enumerate(position.piece_owner) if owner != NONE and is_ship(position, slot)
    ]
    return sorted(found, key=lambda slot: position.piece_ship[slot])


def is_ship(position: Civilization, slot: int) -> bool:
    return is_fleet(position.piece_kind[slot])


def piece_views(position: Civilization, slots: list[int]) -> list[messages.PieceView]:
    """Alike pieces together, in an order that tells nothing about how they came."""
    alike = Counter(
        (
            position.piece_area[slot],
            position.piece_owner[slot],
            position.piece_kind[slot],
            position.piece_points[slot],
        )
        for slot in slots
    )
    return [
        messages.PieceView(
            position.tables.areas[area], seat, KINDS[kind], points, alike[area, seat, kind, points]
        )
        for area, seat, kind, points in sorted(alike)
    ]


def ship_view(position: Civilization, slot: int) -> messages.ShipView:
    number = position.piece_ship[slot]
    cargo = Counter(
        (position.piece_kind[other], position.piece_points[other])
        for other, owner in enumerate(position.piece_owner)
        if owner != NONE and other != slot and position.piece_ship[other] == number
    )
    return messages.ShipView(
        number=number,
        area=position.tables.areas[position.piece_area[slot]],
        seat=position.piece_owner[slot],
        kind=KINDS[position.piece_kind[slot]],
        points=position.piece_points[slot],
        cargo=[
            messages.CargoView(KINDS[kind], points, cargo[kind, points]) for kind, points in sorted(cargo)
        ],
    )


# -- seats


def seat_view(position: Civilization, seat: int, income: Income) -> messages.SeatView:
    tables = position.tables
    lands = position.settlements(seat)
    cards = [land for land in range(tables.lands) if position.holder[land] == seat]
    resources = Counter(RESOURCES[position.resource(land)] for land in cards)
    kinds = [position.piece_kind[slot] for slot, owner in enumerate(position.piece_owner) if owner == seat]
    points = dict(zip(CATEGORIES, seat_points(position, seat), strict=True))
    together = position.own != []
    order = position.order()
    wonders = position.wonder if position.advanced else position.milestone
    names = tables.wonders if position.advanced else tables.milestones
    return messages.SeatView(
        gold=position.gold[seat],
        technologies=[tables.technologies[each] for each in owned(position.technology, seat)],
        wonders=[names[each] for each in owned(wonders, seat)],
        improvements=members(tables.improvements, position.improvements[seat]),
        faces=faces(position, seat) if position.advanced else 0,
        gears=gears(position, seat) if position.advanced else 0,
        resources=dict(sorted(resources.items())),
        lent=[tables.areas[land] for land in lands if position.holder[land] not in (seat, NONE)],
        borrowed=[tables.areas[land] for land in cards if position.settled[land] != seat],
        settlements=[
            sum(1 for land in lands if position.size[land] == size) for size in range(1, METROPOLIS + 1)
        ],
        units=sum(1 for kind in kinds if kind != SETTLER),
        settlers=kinds.count(SETTLER),
        points=points,
        score=sum(points.values()),
        income=[messages.PartView(part, gold) for part, gold in income.parts.items() if gold],
        last_income=position.incomes[seat],
        order=order.index(seat) if seat in order else position.seats,
        done=together and not position.to_move() >> seat & 1,
        out=not position.plays(seat),
    )


def owned(owners: list[int], seat: int) -> list[int]:
    return [index for index, owner in enumerate(owners) if owner == seat]


def wonder_owners(position: Civilization) -> dict[str, int | None]:
    if not position.advanced:
        return {}
    return {
        name: None if owner == NONE else owner
        for name, owner in zip(position.tables.wonders, position.wonder, strict=True)
        if owner != SET_ASIDE
    }


def order_views(position: Civilization, viewer: int) -> list[messages.OrderView]:
    if viewer < 0:
        return []
    areas = position.tables.areas
    found = []
    mine = position.orders[viewer]
    for window, subject, order in sorted(zip(mine[::3], mine[1::3], mine[2::3], strict=True)):
        area = areas[subject - 1] if window == DECLARE_WINDOW and 1 <= subject <= len(areas) else None
        seat = subject - 1 - len(areas) if subject > len(areas) else None
        found.append(messages.OrderView(WINDOWS[window], area, seat, ORDERS[order]))
    return found


def critical_chances(position: Civilization) -> dict[str, float]:
    """G-66: how likely each resource is to be critical in this era."""
    found: Counter[str] = Counter()
    for first in range(1, 7):
        for second in range(1, 7):
            found[RESOURCES[position.tables.critical[position.era][first + second]]] += 1
    return {resource: count / 36 for resource, count in sorted(found.items())}


def course_view(position: Civilization, turn: int, numbers: list[int]) -> messages.CourseView:
    seats = position.seats
    return messages.CourseView(
        turn=turn,
        era=ERAS[numbers[0]],
        points=numbers[1 : 1 + seats],
        incomes=numbers[1 + seats : 1 + 2 * seats],
        units=numbers[1 + 2 * seats :],
    )


# -- what is asked


def asked_area(position: Civilization) -> str | None:
    """Where a question is about: a battle that might be declared, a settlement that can be taken."""
    frame = position.frame
    if frame is None:
        return None
    areas = position.tables.areas
    if frame.kind == DECLARING:
        return areas[frame.a - 1]
    if frame.kind in (CAPTURING, MINOR_ARMY):
        return areas[frame.a]
    if frame.kind == SUPPORTING:
        return areas[position.battle_area]
    return None


def asked_kind(position: Civilization) -> str | None:
    frame = position.frame
    return KINDS[frame.a] if frame is not None and frame.kind == PLACING else None


# -- battle


def declared_view(position: Civilization, at: int) -> messages.DeclaredView:
    area, declared = position.battles[at], position.battles[at + 2]
    return messages.DeclaredView(
        area=position.tables.areas[area],
        opponent=battle_seat(position, at),
        declared_by=members(range(position.seats), declared),
    )


def fighters(position: Civilization, side: int) -> list[int]:
    """The slots of a side's armies or fleets in the battle."""
    return [
        slot
        for slot, owner in enumerate(position.piece_owner)
        if owner >= 0
        and position.sides[side] >> owner & 1
        and fights_in(position, slot, owner, position.battle_area)
    ]


def side_view(position: Civilization, side: int, viewer: int) -> messages.SideView:
    leader = position.leaders[side]
    unit, aircraft = position.picks[2 * side : 2 * side + 2]
    seen = unit != NONE and (viewer == leader or not position.has_picked(leader))
    flying = [
        slot
        for slot, owner in enumerate(position.piece_owner)
        if owner >= 0
        and position.sides[side] >> owner & 1
        and position.piece_kind[slot] == AIRCRAFT
        and stands(position, slot, owner, position.battle_area)
    ]
    return messages.SideView(
        leader=leader,
        seats=members(range(position.seats), position.sides[side]),
        units=piece_views(position, fighters(position, side)),
        aircraft=piece_views(position, flying),
        chosen=unit != NONE,
        pick=piece_views(position, [unit])[0] if seen else None,
        pick_ship=position.piece_ship[unit] if seen and is_ship(position, unit) else None,
        with_aircraft=seen and aircraft != NONE,
    )


def battle_view(position: Civilization, viewer: int) -> messages.BattleView:
    area = position.battle_area
    kinds = [fighter_kinds(position, FIRST), fighter_kinds(position, SECOND)]
    odds = [
        odds_view(position, mine, theirs) for mine in sorted(kinds[FIRST]) for theirs in sorted(kinds[SECOND])
    ]
    defending = [side for side in (FIRST, SECOND) if defence(position, side)]
    settled = position.settled[area] if not position.is_sea(area) else NONE
    return messages.BattleView(
        area=position.tables.areas[area],
        sides=[side_view(position, side, viewer) for side in (FIRST, SECOND)],
        rounds=[round_view(numbers) for numbers in position.rounds],
        odds=odds,
        defending=defending[0] if defending else None,
        win=first_wins(position, kinds),
        settlement=None if settled == NONE else settled,
    )


Fighter = tuple[int, int]  # kind and owner


def fighter_kinds(position: Civilization, side: int) -> Counter[Fighter]:
    """Alike units of a side: their number by kind and owner."""
    return Counter(
        (position.piece_kind[slot], position.piece_owner[slot]) for slot in fighters(position, side)
    )


def odds_view(position: Civilization, mine: Fighter, theirs: Fighter) -> messages.OddsView:
    dice, their_dice = unit_dice(position, mine[0]), unit_dice(position, theirs[0])
    bonus = unit_total(position, FIRST, mine[1], mine[0], theirs[0])
    their_bonus = unit_total(position, SECOND, theirs[1], theirs[0], mine[0])
    win, tie = one_round(dice, their_dice, bonus - their_bonus)
    return messages.OddsView(
        mine=KINDS[mine[0]],
        theirs=KINDS[theirs[0]],
        dice=dice,
        bonus=bonus,
        their_dice=their_dice,
        their_bonus=their_bonus,
        win=win,
        tie=tie,
    )


def first_wins(position: Civilization, kinds: list[Counter[Fighter]]) -> float:
    """How likely the first side wins the battle without aircraft, if both pick by lot."""
    sorts = [sorted(kinds[FIRST]), sorted(kinds[SECOND])]
    chances = tuple(
        tuple(chances_of(position, mine, theirs) for theirs in sorts[SECOND]) for mine in sorts[FIRST]
    )
    forces = [tuple((index, kinds[side][kind]) for index, kind in enumerate(sorts[side])) for side in (0, 1)]
    return whole_battle(forces[FIRST], forces[SECOND], chances)


def chances_of(position: Civilization, mine: Fighter, theirs: Fighter) -> tuple[float, float]:
    odds = odds_view(position, mine, theirs)
    return odds.win, odds.tie


def round_view(numbers: list[int]) -> messages.RoundView:
    kind, flown, other, other_flown, bonus, other_bonus, outcome, count, *dice = numbers
    return messages.RoundView(
        kinds=[KINDS[kind], KINDS[other]],
        aircraft=[bool(flown), bool(other_flown)],
        dice=[dice[:count], dice[count:]],
        bonuses=[bonus, other_bonus],
        outcome=OUTCOMES[outcome],
    )


# -- trade


def offer_view(position: Civilization, offer: Offer) -> messages.OfferView:
    names = position.tables.goods
    possible, effects = effect_on_incomes(position, offer)
    return messages.OfferView(
        number=offer.number,
        maker=offer.maker,
        partner=offer.partner,
        gives=goods_view(names, offer.gives),
        wants=goods_view(names, offer.wants),
        possible=possible,
        effects=effects,
    )


def goods_view(names: list[str], goods: list[int]) -> list[messages.GoodView]:
    return [messages.GoodView(names[goods[at]], goods[at + 1]) for at in range(0, len(goods), 2)]


def result(position: Civilization) -> Result:
    seats = range(position.seats)
    points = [sum(seat_points(position, seat)) for seat in seats]
    return Result(ENDINGS[position.ending], members(seats, position.winners), points)
