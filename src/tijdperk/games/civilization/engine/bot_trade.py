"""How bots bargain: they lend each other city cards so that both earn more, and share the gain in gold.

An offer is put together step by step, always the same one from the same position. A bot makes few offers in a
phase, each to another partner, and answers every offer made to it: so bargaining always ends.
"""

from typing import Final

from tijdperk.games.civilization.engine.pieces import aboard
from tijdperk.games.civilization.engine.position import CivilizationPosition
from tijdperk.games.civilization.engine.prices import unit_price
from tijdperk.games.civilization.engine.production import (
    best_gold,
    cards_of,
    city_gold,
    nature,
    wonder_amounts,
)
from tijdperk.games.civilization.engine.scoring import score
from tijdperk.games.civilization.engine.survey import COUNTS, PERCENT, Choices, Survey, card_values
from tijdperk.games.civilization.engine.tables import FLEET, GOLD_EFFECT, NONE, RESOURCES, SETTLER
from tijdperk.games.civilization.engine.trading import (
    CARD,
    GOLD,
    GOLD_LOTS,
    MILESTONE,
    PIECE,
    SETTLEMENT,
    SHIP,
    TECHNOLOGY,
    WONDER,
    exchange_moves,
    good_of,
    kind_and_area,
    sort_of,
    trade_refusal,
)
from tijdperk.games.civilization.engine.verbs import BARGAIN, DONE
from tijdperk.kernel.deals import (
    ACCEPT,
    DEAL,
    DECLINE,
    DROP,
    GIVE,
    PROPOSE,
    WANT,
    accept_refusal,
    available,
    count_in,
)
from tijdperk.kernel.interaction import Offer
from tijdperk.kernel.moves import LEGAL, move_of

MAX_OFFERS: Final = 2  # that a bot makes in a phase
MAX_CARDS: Final = 3  # of one resource in an offer
MIN_GAIN: Final = 2  # gold that a deal has to bring
FAIR: Final = 40  # what one has to gain, in percent of what the partner gains
LOT: Final = 5  # gold is offered in multiples of this
ENVY: Final = 30  # what a partner's gain costs, in percent: it may win instead
LEADERS_ENVY: Final = 60  # the same of a partner who leads
DEAR: Final = 120  # what giving away for good has to bring, in percent of its worth


class Purse:
    """What a seat's income in this turn is made of."""

    def __init__(self, position: CivilizationPosition, seat: int) -> None:
        self.cards = cards_of(position, seat)
        self.values = card_values(position, seat)
        self.least = position.tables.minimum_income
        self.fixed = best_gold(position, seat)
        if position.advanced:
            self.fixed += wonder_amounts(position, seat, GOLD_EFFECT)
        for resource in range(len(RESOURCES)):
            self.fixed += self.values[COUNTS * resource + min(self.cards[resource], COUNTS - 1)]

    def change(self, resource: int, count: int) -> int:
        """What so many cards more (or fewer) of a resource bring, before the minimum."""
        if resource == NONE:
            return 0
        first = COUNTS * resource
        held = self.cards[resource]
        after = self.values[first + max(0, min(held + count, COUNTS - 1))]
        return after - self.values[first + min(held, COUNTS - 1)]

    def gain(self, change: int) -> int:
        """G-69: what a change brings after the minimum."""
        return max(self.least, self.fixed + change) - max(self.least, self.fixed)


class Plan:
    """A deal that would be good for both: cards for cards, and gold to share the gain."""

    partner: int
    given: int  # resource, or NONE
    give_count: int
    wanted: int  # resource, or NONE
    want_count: int
    gold: int  # that goes to the partner; below 0 from there
    value: int  # to the one who plans

    def __init__(self, partner: int) -> None:
        self.partner = partner
        self.given = NONE
        self.give_count = 0
        self.wanted = NONE
        self.want_count = 0
        self.gold = 0
        self.value = 0


# -- plans


def free_cards(position: CivilizationPosition, seat: int, resource: int) -> list[int]:
    """The lands whose cards of a resource a seat holds and does not offer to anybody."""
    found: list[int] = []
    for land in range(position.tables.lands):
        if (
            position.holder[land] == seat
            and position.counter[land] == resource
            and available(position, seat, good_of(position.tables, CARD, land)) > 0
        ):
            found.append(land)
    return found


def free_counts(position: CivilizationPosition, seat: int) -> list[int]:
    """How many cards of each resource a seat could give, at most as many as one offer has."""
    counts = [0] * len(RESOURCES)
    for land in range(position.tables.lands):
        if (
            position.holder[land] == seat
            and available(position, seat, good_of(position.tables, CARD, land)) > 0
        ):
            resource = position.counter[land]
            counts[resource] = min(MAX_CARDS, counts[resource] + 1)
    return counts


def best_plan(position: CivilizationPosition, seat: int, partner: int, mine: Purse, theirs: Purse) -> Plan:
    """The best deal with a partner; its value is 0 when there is none."""
    best = Plan(partner)
    gives = free_counts(position, seat)
    wants = free_counts(position, partner)
    gives.append(1)  # nothing at all
    wants.append(1)
    nothing = len(RESOURCES)
    gold_here = available(position, seat, GOLD)
    gold_there = available(position, partner, GOLD)
    envy = LEADERS_ENVY if score(position, partner) > score(position, seat) else ENVY
    for given in range(nothing + 1):
        for give_count in range(1, gives[given] + 1):
            for wanted in range(nothing + 1):
                if wanted == given:
                    continue
                for want_count in range(1, wants[wanted] + 1):
                    lost = NONE if given == nothing else given
                    won = NONE if wanted == nothing else wanted
                    my_gain = mine.gain(mine.change(lost, -give_count) + mine.change(won, want_count))
                    their_gain = theirs.gain(
                        theirs.change(lost, give_count) + theirs.change(won, -want_count)
                    )
                    if my_gain + their_gain < 2 * MIN_GAIN:
                        continue
                    if position.holder_produces and position.advanced:
                        moved = lent_gold(position, seat, lost, give_count)
                        moved -= lent_gold(position, partner, won, want_count)
                        my_gain -= moved
                        their_gain += moved
                    gold = fair_share(gold_here, gold_there, my_gain, their_gain)
                    my_gain -= gold
                    their_gain += gold
                    value = my_gain - their_gain * envy // PERCENT
                    if value > best.value and is_fair(my_gain, their_gain) and is_fair(their_gain, my_gain):
                        best.given = lost
                        best.give_count = 0 if lost == NONE else give_count
                        best.wanted = won
                        best.want_count = 0 if won == NONE else want_count
                        best.gold = gold
                        best.value = value
    return best


def fair_share(mine: int, theirs: int, my_gain: int, their_gain: int) -> int:
    """Gold that one pays the other so that both gain about the same, as far as the payer has it."""
    half = (my_gain - their_gain) // 2
    if half >= 0:
        return min(half, mine) // LOT * LOT
    return -(min(-half, theirs) // LOT * LOT)


def lent_gold(position: CivilizationPosition, seat: int, resource: int, count: int) -> int:
    """C-39: what the settlements produce whose cards would be lent, where that goes with the card."""
    gold = 0
    if resource != NONE:
        lands = free_cards(position, seat, resource)
        for index in range(min(count, len(lands))):
            gold += city_gold(position, lands[index], nature(position, lands[index]))
    return gold


def is_fair(gain: int, other: int) -> bool:
    """Does one gain enough, also when compared with the other?"""
    return gain >= MIN_GAIN and PERCENT * gain >= FAIR * other


def next_plan(position: CivilizationPosition, survey: Survey) -> Plan:
    """The offer to make next: the first to the partner with whom most can be had, the second to the next."""
    seat = survey.seat
    plans: list[Plan] = []
    mine = Purse(position, seat)
    for partner in range(position.seats):
        if partner != seat and trade_refusal(position, seat, partner) == LEGAL:
            plan = best_plan(position, seat, partner, mine, Purse(position, partner))
            at = 0
            while at < len(plans) and plans[at].value >= plan.value:
                at += 1
            plans.insert(at, plan)
    rank = position.offered[seat]
    return plans[rank] if rank < len(plans) else Plan(NONE)


# -- steps


def trading_choices(position: CivilizationPosition, survey: Survey) -> Choices:
    """Answer what was offered; then go on with the own offer, make one, or be done."""
    choices = Choices()
    seat = survey.seat
    for offer in position.offers:
        if offer.partner == seat:
            if accept_refusal(position, offer) == LEGAL:
                choices.add(move_of(BARGAIN + ACCEPT, offer.number), accept_value(position, survey, offer))
            choices.add(move_of(BARGAIN + DECLINE, offer.number), 0)
            return choices
    draft = position.drafts[seat]
    if draft is not None:
        add_step(position, survey, draft, choices)
        return choices
    add_exchange(position, survey, choices)
    if position.offered[seat] < min(MAX_OFFERS, position.tables.offers):
        plan = next_plan(position, survey)
        if plan.value > 0:
            choices.add(move_of(BARGAIN + DEAL, plan.partner), plan.value)
    choices.add(move_of(DONE), 0)
    return choices


def add_step(position: CivilizationPosition, survey: Survey, draft: Offer, choices: Choices) -> None:
    """The next step of the offer that is being put together; it is dropped if it is not the planned one."""
    seat = survey.seat
    partner = draft.partner
    plan = best_plan(position, seat, partner, Purse(position, seat), Purse(position, partner))
    gives = goods_given(position, seat, plan.given, plan.give_count, plan.gold)
    wants = goods_given(position, partner, plan.wanted, plan.want_count, -plan.gold)
    if plan.value <= 0 or not covers(gives, draft.gives) or not covers(wants, draft.wants):
        choices.add(move_of(BARGAIN + DROP), 0)
        return
    for at in range(0, len(gives), 2):
        missing = gives[at + 1] - count_in(draft.gives, gives[at])
        if missing > 0:
            choices.add(move_of(BARGAIN + GIVE, largest_lot(gives[at], missing), gives[at]), plan.value)
            return
    for at in range(0, len(wants), 2):
        missing = wants[at + 1] - count_in(draft.wants, wants[at])
        if missing > 0:
            choices.add(move_of(BARGAIN + WANT, largest_lot(wants[at], missing), wants[at]), plan.value)
            return
    choices.add(move_of(BARGAIN + PROPOSE), plan.value)


def goods_given(position: CivilizationPosition, seat: int, resource: int, count: int, gold: int) -> list[int]:
    """What a seat gives by a plan: pairs of good and count, in order."""
    goods: list[int] = [GOLD, gold] if gold > 0 else []
    if resource != NONE:
        lands = free_cards(position, seat, resource)
        for index in range(min(count, len(lands))):
            goods += [good_of(position.tables, CARD, lands[index]), 1]
    return goods


def covers(planned: list[int], drafted: list[int]) -> bool:
    """Is everything that was put together so far part of the plan?"""
    for at in range(0, len(drafted), 2):
        if drafted[at + 1] > count_in(planned, drafted[at]):
            return False
    return True


def largest_lot(good: int, count: int) -> int:
    if good != GOLD:
        return 1
    best = 1
    for lot in GOLD_LOTS:
        if lot <= count:
            best = lot
    return best


# -- answers


def accept_value(position: CivilizationPosition, survey: Survey, offer: Offer) -> int:
    """What accepting is worth: one's own gain, if it is not much smaller than the other's."""
    mine = worth_of(position, survey, offer.partner, offer.gives, offer.wants)
    theirs = worth_of(position, survey, offer.maker, offer.wants, offer.gives)
    if not is_fair(mine, theirs):
        return min(-1, mine)
    return mine


def worth_of(
    position: CivilizationPosition, survey: Survey, seat: int, gets: list[int], gives: list[int]
) -> int:
    """What a deal brings a seat, in gold: its income with the cards it has then, and everything else."""
    purse = Purse(position, seat)
    changes = [0] * len(RESOURCES)
    worth = 0
    for at in range(0, len(gets), 2):
        worth += add_good(position, survey, gets[at], gets[at + 1], changes)
    for at in range(0, len(gives), 2):
        given = add_good(position, survey, gives[at], -gives[at + 1], changes)
        lends = sort_of(position.tables, gives[at])[0] <= CARD
        worth += given if lends else given * DEAR // PERCENT
    change = 0
    for resource in range(len(RESOURCES)):
        if changes[resource]:
            change += purse.change(resource, changes[resource])
    return worth + purse.gain(change)


def add_good(
    position: CivilizationPosition, survey: Survey, good: int, count: int, changes: list[int]
) -> int:
    """What a good is worth that lasts; cards are only counted."""
    sort, number = sort_of(position.tables, good)
    if sort == GOLD:
        return count
    if sort == CARD:
        changes[position.counter[number]] += count
        if position.holder_produces and position.advanced:
            return count * city_gold(position, number, nature(position, number))
        return 0
    return count * lasting_worth(position, survey, sort, number)


def lasting_worth(position: CivilizationPosition, survey: Survey, sort: int, number: int) -> int:
    """What a good is worth to whoever has it, in gold."""
    tables = position.tables
    if sort == SETTLEMENT:
        return survey.settlement(position, number)
    if sort == TECHNOLOGY:
        if not position.advanced:
            return survey.point * tables.technology_points + survey.types * survey.turns
        points = tables.groundbreaking_points if tables.groundbreaking[number] else 0
        return survey.point * points + tables.technology_price[number] // 3
    if sort == WONDER:
        return survey.point * tables.wonder_points + (survey.point if position.works(number) else 0)
    if sort == MILESTONE:
        return survey.point * tables.standard_wonder_points
    if sort == PIECE:
        return piece_worth(position, kind_and_area(tables, number)[0])
    if sort == SHIP:
        worth = unit_price(position, FLEET)
        for slot in aboard(position, number):
            worth += piece_worth(position, position.piece_kind[slot])
        return worth
    return 0


def piece_worth(position: CivilizationPosition, kind: int) -> int:
    price = unit_price(position, kind)
    return 2 * price if kind == SETTLER else price


# -- Magellan's Voyage


def add_exchange(position: CivilizationPosition, survey: Survey, choices: Choices) -> None:
    """A-87: the exchange of cards that brings most, if any does."""
    best = NONE
    most = 0
    moves = exchange_moves(position, survey.seat)
    if not moves:
        return
    purse = Purse(position, survey.seat)
    for index in range(len(moves)):
        given = position.counter[moves[index].noun]
        won = position.counter[moves[index].second]
        if given != won:
            value = purse.gain(purse.change(given, -1) + purse.change(won, 1))
            if value > most:
                most = value
                best = index
    if best != NONE:
        choices.add(moves[best], 2 * most)
