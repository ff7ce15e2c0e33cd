"""What a viewer may know of a game of 7 Wonders Duel, as a typed message.

A view is built by naming what may be known. Face-down cards need no hiding: they have no identity yet.
"""

from __future__ import annotations

import msgspec

from tijdperk.games.duel.engine.box import UNKNOWN, YELLOW, Box
from tijdperk.games.duel.engine.duel import Duel
from tijdperk.games.duel.engine.moves import BUILD, DISCARD, WONDER, move_of, noun_of, verb_of
from tijdperk.games.duel.engine.position import (
    DECISIONS,
    DOWN,
    EMPTY,
    ENDINGS,
    GONE,
    GUILD_DOWN,
    NO_BID,
    PLAYING,
    TURN,
    City,
    DuelPosition,
)
from tijdperk.games.duel.engine.prices import (
    FIRST_GOODS,
    discount,
    drop_dearest,
    lacking_units,
    owns_chain,
    price,
    to_pay,
)
from tijdperk.games.duel.engine.scoring import CATEGORIES, sheet
from tijdperk.games.duel.notation import write_move
from tijdperk.games.duel.reasons import why_not
from tijdperk.kernel.chance import EVERYONE
from tijdperk.kernel.errors import Refused
from tijdperk.kernel.game import Choice


class SlotView(msgspec.Struct, frozen=True):
    """A place in the structure: a card one sees, or only its back, or neither when it is gone."""

    slot: int
    row: int
    column: int
    card: str | None
    back: str | None  # "age" or "guild" while it lies face down
    open: bool


class WonderView(msgspec.Struct, frozen=True):
    wonder: str
    built: bool
    under: str | None  # the card that was used for it


class CityView(msgspec.Struct, frozen=True):
    coins: int
    built: list[str]
    wonders: list[WonderView]
    tokens: list[str]
    makes: dict[str, int]
    rates: dict[str, int]  # what one unit costs from the bank
    fixed: list[str]  # resources whose rate is fixed
    raw_choices: int
    goods_choices: int
    science: list[str]
    pairs: list[str]
    chains: list[str]
    discard_income: int
    points: dict[str, int]


class ResultView(msgspec.Struct, frozen=True):
    ending: str
    winner: int | None


class DuelView(msgspec.Struct, frozen=True):
    """The whole table as one viewer sees it."""

    viewer: int
    age: int
    first: int | None
    active: int
    owing: dict[int, str]  # seat: kind of decision
    structure: list[SlotView]
    left: int
    cities: list[CityView]
    pawn: int
    loot: list[list[int]]  # by loser: coins of the military tokens left
    board: list[str | None]
    boxed: list[str]
    drawn: list[str] | None  # the Great Library's tokens, for its builder alone
    offer: list[str]
    discarded: list[str]
    bids: list[int | None] | None  # one's own bid, or both when they are open; None when nobody bids
    sealed: list[bool]
    result: ResultView | None


class Bought(msgspec.Struct, frozen=True):
    """A line of a price: so many units of a resource at so much each."""

    resource: str
    units: int
    each: int


class PriceView(msgspec.Struct, frozen=True):
    """How a price comes about."""

    total: int
    coins: int  # printed coin cost
    bought: list[Bought]  # units bought, dearest first
    produced: dict[str, int]  # what the own cards give
    chosen: int  # units that sources of choice give
    saved: int  # units that Masonry or Architecture take off
    chain: bool  # free by a chain


class MoveDetail(msgspec.Struct, frozen=True):
    """What a move costs or brings, and what it lays open."""

    price: PriceView | None = None
    gain: int = 0


def draw_view(position: Duel, viewer: int) -> DuelView:
    box = position.box
    owing = position.owing()
    seats = [seat for seat in range(2) if owing >> seat & 1]
    hidden = position.hidden(viewer)
    known = position.drawn and not any(place >= 2 for place in hidden)
    bids_open = position.first != UNKNOWN
    bids = [
        bid if bid != NO_BID and (bids_open or seat == viewer) else None
        for seat, bid in enumerate(position.bids)
    ]
    return DuelView(
        viewer=viewer,
        age=position.age,
        first=None if position.first == UNKNOWN else position.first,
        active=position.active,
        owing={seat: DECISIONS[position.deciding(seat)] for seat in seats},
        structure=structure_view(position),
        left=position.left,
        cities=[city_view(position, seat) for seat in range(2)],
        pawn=position.pawn,
        loot=[
            [coins for index, coins in enumerate(box.loot) if position.loot >> 2 * loser + index & 1]
            for loser in range(2)
        ],
        board=[None if token == EMPTY else box.tokens[token] for token in position.board],
        boxed=sorted(box.tokens[token] for token in position.boxed + position.drawn),
        drawn=[box.tokens[token] for token in position.drawn] if known else None,
        offer=[box.wonders[wonder] for wonder in position.offer],
        discarded=[box.cards[card] for card in position.discarded],
        bids=bids if any(bid is not None for bid in bids) else None,
        sealed=[bid != NO_BID and not bids_open for bid in position.bids],
        result=None
        if position.ending == PLAYING
        else ResultView(ENDINGS[position.ending], None if position.winner == EVERYONE else position.winner),
    )


def structure_view(position: DuelPosition) -> list[SlotView]:
    if position.age == 0:
        return []
    backs = {DOWN: "age", GUILD_DOWN: "guild"}
    return [
        SlotView(
            slot=slot,
            row=position.box.place[position.age][slot][0],
            column=position.box.place[position.age][slot][1],
            card=position.box.cards[card] if card > GONE else None,
            back=backs.get(card),
            open=slot in position.open,
        )
        for slot, card in enumerate(position.cards)
    ]


def names_of(names: list[str], bits: int) -> list[str]:
    return [name for index, name in enumerate(names) if bits >> index & 1]


def city_view(position: DuelPosition, seat: int) -> CityView:
    box = position.box
    city = position.cities[seat]
    symbols = [box.science[card] for card in city.built if box.science[card]]
    pairs = sum(symbol for symbol in set(symbols) if symbols.count(symbol) > 1)
    return CityView(
        coins=city.coins,
        built=[box.cards[card] for card in city.built],
        wonders=wonder_views(box, city),
        tokens=[box.tokens[token] for token in city.tokens],
        makes=dict(zip(box.resources, city.makes, strict=True)),
        rates=dict(zip(box.resources, city.rates, strict=True)),
        fixed=names_of(box.resources, city.fixed),
        raw_choices=city.raw_choices,
        goods_choices=city.goods_choices,
        science=names_of(box.sciences, city.science),
        pairs=names_of(box.sciences, pairs),
        chains=names_of(box.chains, city.chains),
        discard_income=box.discard_coins + city.count[YELLOW],
        points=dict(zip(CATEGORIES, sheet(position, seat), strict=True)),
    )


def wonder_views(box: Box, city: City) -> list[WonderView]:
    built = [
        WonderView(box.wonders[wonder], True, box.cards[card])
        for wonder, card in zip(city.raised, city.under, strict=True)
    ]
    return built + [WonderView(box.wonders[wonder], False, None) for wonder in city.wonders]


# ---- moves as they are offered


def price_view(position: DuelPosition, seat: int, item: int) -> PriceView:
    """R17-R28: the price of a card or wonder, and how it comes about."""
    box = position.box
    city = position.cities[seat]
    chain = item < box.first_wonder and owns_chain(position, seat, item)
    if chain:
        return PriceView(0, 0, [], {}, 0, 0, True)
    lack = lacking_units(box, city, item)
    raw, goods = sum(lack[:FIRST_GOODS]), sum(lack[FIRST_GOODS:])
    drop_dearest(lack, city.rates, 0, FIRST_GOODS, city.raw_choices)
    drop_dearest(lack, city.rates, FIRST_GOODS, len(lack), city.goods_choices)
    chosen = raw + goods - sum(lack)
    drop_dearest(lack, city.rates, 0, len(lack), discount(box, city, item))
    saved = raw + goods - chosen - sum(lack)
    dear = sorted((kind for kind in box.need_kinds[item] if lack[kind]), key=lambda kind: -city.rates[kind])
    return PriceView(
        total=price(position, seat, item),
        coins=box.coins[item],
        bought=[Bought(box.resources[kind], lack[kind], city.rates[kind]) for kind in dear],
        produced={
            box.resources[kind]: min(box.need[item][kind], city.makes[kind])
            for kind in box.need_kinds[item]
            if city.makes[kind]
        },
        chosen=chosen,
        saved=saved,
        chain=False,
    )


def choices(position: Duel, seat: int) -> list[Choice]:
    """R7: every legal move with its price or gain."""
    box = position.box
    found = []
    for move in position.legal(seat):
        verb, noun = verb_of(move), noun_of(move)
        detail = None
        if verb == BUILD:
            detail = MoveDetail(price=price_view(position, seat, noun))
        elif verb == WONDER:
            detail = MoveDetail(price=price_view(position, seat, box.first_wonder + noun))
        elif verb == DISCARD:
            detail = MoveDetail(gain=box.discard_coins + position.cities[seat].count[YELLOW])
        found.append(Choice(write_move(box, move), detail))
    return found


def refusals(position: Duel, seat: int) -> list[tuple[str, Refused]]:
    """R17: accessible cards and own wonders that are too dear, with what is missing."""
    if not position.owing() >> seat & 1 or position.deciding(seat) != TURN:
        return []
    box = position.box
    city = position.cities[seat]
    wanted = [
        move_of(BUILD, position.cards[slot])
        for slot in position.open
        if to_pay(position, seat, position.cards[slot]) > city.coins
    ]
    wanted += [
        move_of(WONDER, wonder, position.cards[position.open[0]])
        for wonder in city.wonders
        if price(position, seat, box.first_wonder + wonder) > city.coins
    ]
    return [(write_move(box, move), why_not(position, seat, move)) for move in wanted]
