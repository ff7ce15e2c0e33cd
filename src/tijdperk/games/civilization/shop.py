"""What the view says about money: incomes, prices, technologies as a seat can have them, milestones."""

from __future__ import annotations

from dataclasses import dataclass

from tijdperk.games.civilization import messages
from tijdperk.games.civilization.engine.civilization import Civilization
from tijdperk.games.civilization.engine.claims import measure_of, needed
from tijdperk.games.civilization.engine.knowledge import (
    best_technology,
    kind_refusal,
    technology_price,
    technology_refusal,
)
from tijdperk.games.civilization.engine.pieces import level, unit_bonus, unit_dice
from tijdperk.games.civilization.engine.position import SET_ASIDE
from tijdperk.games.civilization.engine.prices import (
    prices,
    royalty_to,
    unit_price,
    village_price,
)
from tijdperk.games.civilization.engine.production import (
    HAPPY,
    PARTS,
    PRODUCTIVE,
    best_gold,
    cards_of,
    city_gold,
    income_parts,
    income_with,
    producing_lands,
    states,
)
from tijdperk.games.civilization.engine.purchase import build_refusal, improve_refusal
from tijdperk.games.civilization.engine.settlements import size_known
from tijdperk.games.civilization.engine.tables import (
    ERAS,
    FERTILE,
    KINDS,
    MEASURES,
    METROPOLIS,
    NONE,
    SETTLER,
    TOWN,
    era_of,
)
from tijdperk.games.civilization.engine.trading import income_after
from tijdperk.games.civilization.engine.verbs import (
    BUILD,
    BUY,
    CONVERT,
    IMPROVE,
    LAUNCH,
    LEARN,
    NO_GOLD,
    OUT_OF_SIZE,
    SELL,
    SELL_SHIP,
    VERBS,
)
from tijdperk.games.civilization.reasons import REASONS
from tijdperk.kernel.interaction import Offer
from tijdperk.kernel.moves import LEGAL

RECEIPT = 5  # numbers in a receipt


@dataclass(frozen=True)
class City:
    """What a settlement brings, and how."""

    happy: bool
    productive: bool
    gold: int


@dataclass(frozen=True)
class Income:
    """What a seat gets, and what each settlement that produces for it brings."""

    parts: dict[str, int]
    cities: dict[int, City]


NO_CITY = City(False, False, 0)


def seat_income(position: Civilization, seat: int) -> Income:
    """The income as things stand: as assigned by hand in this phase, else at best."""
    cities = {}
    if position.advanced:
        for land, state in zip(producing_lands(position, seat), states(position, seat), strict=True):
            gold = city_gold(position, land, state)
            cities[land] = City(bool(state & HAPPY), bool(state & PRODUCTIVE), gold)
        total = sum(city.gold for city in cities.values())
    else:
        for land in position.settlements(seat):
            fertile = position.counter[land] == FERTILE
            extra = position.tables.fertile_sizes if fertile else 0
            cities[land] = City(False, fertile, (position.size[land] + extra) * position.tables.size_gold)
        total = best_gold(position, seat)
    parts = income_with(position, seat, cards_of(position, seat), total)
    return Income(dict(zip(PARTS, parts, strict=True)), cities)


def reason_of(refusal: int) -> tuple[str | None, str | None]:
    """The key of the sentence that says why, and the rule behind it."""
    return REASONS[refusal] if refusal != LEGAL else (None, None)


# -- technologies


def technology_views(position: Civilization, viewer: int) -> list[messages.TechnologyView]:
    tables = position.tables
    names = tables.technologies
    seat = max(viewer, 0)
    found = []
    for technology, name in enumerate(names):
        owner = position.technology[technology]
        found.append(
            messages.TechnologyView(
                technology=name,
                owner=owner if owner >= 0 else None,
                set_aside=owner == SET_ASIDE,
                price=technology_price(position, seat, technology),
                full_price=tables.technology_price[technology],
                missing=[
                    names[needed]
                    for needed in tables.prerequisites[technology]
                    if position.advanced and not position.in_play(needed)
                ],
                buyable=technology_refusal(position, technology) == LEGAL,
                ends_era=position.advanced and tables.technology_era[technology] > position.era,
            )
        )
    return found


# -- what is sold


def shop_views(position: Civilization, viewer: int) -> list[messages.ShopView]:
    """Everything that can be bought but technologies, as the viewer's seat would buy it now."""
    if viewer < 0 or not position.plays(viewer):
        return []
    found = [unit_view(position, viewer, kind) for kind in range(len(KINDS)) if is_shown(position, kind)]
    found.append(sold(position, viewer, "village", "village", village_price(position), LEGAL))
    growth = prices(position).growth
    for size in range(TOWN, METROPOLIS + 1):
        known = LEGAL if size_known(position, size) else OUT_OF_SIZE
        found.append(sold(position, viewer, "growth", str(size), growth[size], known))
    if position.advanced:
        found += [
            improvement_view(position, viewer, improvement)
            for improvement, era in enumerate(position.tables.improvement_era)
            if era == position.era
        ]
        for wonder, price in enumerate(position.tables.wonder_price):
            if price:
                refusal = build_refusal(position, viewer, wonder)
                found.append(
                    sold(position, viewer, "wonder", position.tables.wonders[wonder], price, refusal)
                )
    return found


def is_shown(position: Civilization, kind: int) -> bool:
    """Units of this era and, under the advanced rules, of past ones."""
    era = era_of(kind)
    return kind == SETTLER or era == position.era or (position.advanced and era < position.era)


def sold(
    position: Civilization, seat: int, what: str, name: str, price: int, refusal: int
) -> messages.ShopView:
    if refusal == LEGAL and price > position.gold[seat]:
        refusal = NO_GOLD
    reason, rule = reason_of(refusal)
    return messages.ShopView(
        what=what,
        name=name,
        title=name,
        price=price,
        royalty=0,
        royalty_to=None,
        dice=0,
        bonus=0,
        available=refusal == LEGAL,
        reason=reason,
        rule=rule,
    )


def unit_view(position: Civilization, seat: int, kind: int) -> messages.ShopView:
    tables = position.tables
    refusal = kind_refusal(position, kind)
    price = unit_price(position, kind)
    if refusal == LEGAL and price > position.gold[seat]:
        refusal = NO_GOLD
    technology = best_technology(position, kind) if position.advanced and kind != SETTLER else NONE
    owner = royalty_to(position, seat, technology)
    reason, rule = reason_of(refusal)
    return messages.ShopView(
        what="unit",
        name=KINDS[kind],
        title=unit_title(position, kind),
        price=price,
        royalty=tables.royalty[era_of(kind)] if owner != NONE else 0,
        royalty_to=None if owner == NONE else owner,
        dice=unit_dice(position, kind) if kind != SETTLER else 0,
        bonus=unit_bonus(position, kind) if kind != SETTLER else 0,
        available=refusal == LEGAL,
        reason=reason,
        rule=rule,
    )


def unit_title(position: Civilization, kind: int) -> str:
    """A unit at its level under the advanced rules, the piece under the standard ones."""
    names = position.tables.level_names[kind]
    return names[level(position, kind)] if position.advanced and names else KINDS[kind]


def improvement_view(position: Civilization, seat: int, improvement: int) -> messages.ShopView:
    tables = position.tables
    refusal = improve_refusal(position, seat, improvement)
    owner = royalty_to(position, seat, tables.improvement_technology[improvement])
    reason, rule = reason_of(refusal)
    era = tables.improvement_era[improvement]
    return messages.ShopView(
        what="improvement",
        name=tables.improvements[improvement],
        title=tables.improvements[improvement],
        price=tables.improvement_price[era],
        royalty=tables.royalty[era] if owner != NONE else 0,
        royalty_to=None if owner == NONE else owner,
        dice=0,
        bonus=tables.improvement_points[improvement],
        available=refusal == LEGAL,
        reason=reason,
        rule=rule,
    )


# -- milestones, receipts, offers


def milestone_views(position: Civilization, viewer: int) -> list[messages.MilestoneView]:
    """S-11: the standard rules' wonders, and how far everybody is."""
    if position.advanced:
        return []
    tables = position.tables
    return [
        messages.MilestoneView(
            milestone=name,
            era=ERAS[tables.milestone_era[milestone]],
            measure=MEASURES[tables.milestone_measure[milestone]],
            amount=needed(position, milestone),
            owner=position.milestone[milestone] if position.milestone[milestone] >= 0 else None,
            lost=position.milestone[milestone] == SET_ASIDE,
            counts=[measure_of(position, seat, milestone) for seat in range(position.seats)],
            claimed=viewer >= 0 and bool(position.claims[milestone] >> viewer & 1),
        )
        for milestone, name in enumerate(tables.milestones)
    ]


def receipt_views(position: Civilization) -> list[messages.ReceiptView]:
    """This turn's purchases of the seat that buys, as the moves are written."""
    found = []
    for at in range(0, len(position.receipts), RECEIPT):
        verb, noun, second, price, owner = position.receipts[at : at + RECEIPT]
        words = receipt_words(position, verb, noun, second)
        found.append(messages.ReceiptView(words, price, None if owner == NONE else owner))
    return found


def receipt_words(position: Civilization, verb: int, noun: int, second: int) -> str:
    """What was bought: the verb of the move, then what it was about."""
    tables = position.tables
    if verb in (SELL_SHIP, CONVERT):
        return f"{VERBS[verb].pattern.removesuffix('SHIP')}{noun}"
    about = {
        BUY: KINDS,
        LAUNCH: KINDS,
        SELL: KINDS,
        LEARN: tables.technologies,
        IMPROVE: tables.improvements,
        BUILD: tables.wonders,
    }.get(verb, tables.areas)
    place = f" {tables.areas[second]}" if about is KINDS else ""
    return f"{VERBS[verb].pattern.split()[0]} {about[noun]}{place}"


def effect_on_incomes(position: Civilization, offer: Offer) -> tuple[bool, list[int]]:
    """Can an offer be carried out now, and what would it do to both incomes?"""
    possible = all(
        position.has(seat, goods[at]) >= goods[at + 1]
        for seat, goods in ((offer.maker, offer.gives), (offer.partner, offer.wants))
        for at in range(0, len(goods), 2)
    )
    if not possible:
        return False, [0, 0]
    seats = (offer.maker, offer.partner)
    after = [sum(income_after(position, seat, offer)) for seat in seats]
    return True, [gold - sum(income_parts(position, seat)) for gold, seat in zip(after, seats, strict=True)]
