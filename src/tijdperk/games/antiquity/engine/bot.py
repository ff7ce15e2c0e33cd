"""What a bot looks at, and how good it looks at a glance.

A bot has a simple aim: more men, a cathedral of San Christofori, three of everything. What a good is worth to
it follows from that, from famine and from what its buildings on the land still hold (`Needs`). Everything is
read from its own realm and from what is public.
"""

from typing import Final

from tijdperk.games.antiquity.engine.buildings import kind_of
from tijdperk.games.antiquity.engine.choices import Choices, keep_best
from tijdperk.games.antiquity.engine.countryside import cleaned_fields, fished_fields, taken_fields
from tijdperk.games.antiquity.engine.decay import pollutable_fields
from tijdperk.games.antiquity.engine.moves import legal_moves
from tijdperk.games.antiquity.engine.needs import Needs
from tijdperk.games.antiquity.engine.placement import best_square
from tijdperk.games.antiquity.engine.position import (
    BURYING,
    CHOOSING,
    COUNTRYSIDE,
    DEDICATING,
    FREE_HOUSE,
    PLANNING,
    POLLUTING,
    REARRANGING,
    AntiquityPosition,
    Realm,
    ones,
)
from tijdperk.games.antiquity.engine.priorities import weigh_plan
from tijdperk.games.antiquity.engine.prospects import neighbours_alike, start_value, value_of_reach
from tijdperk.games.antiquity.engine.saints import missing_goods, missing_kinds
from tijdperk.games.antiquity.engine.tables import (
    BARBARA,
    CART_SHOP,
    CATHEDRAL,
    CHRISTOFORI,
    FOUNTAIN,
    GIORGIO,
    GRANARY,
    HOUSE,
    LUXURIES,
    MARIA,
    NICOLO,
    NONE,
    SEA,
    SQUARES,
    WOOD,
    Tables,
)
from tijdperk.games.antiquity.engine.verbs import (
    ADD_HOUSE,
    BARGAIN,
    BURY,
    CLEAN,
    DEDICATE,
    DIG,
    DISCARD,
    DONE,
    EXPLORE,
    FOUND,
    HARVEST,
    NO_HOUSE,
    OPEN_INN,
    PASS,
    PAY,
    PLANT,
    PLANT_FREE,
    POLLUTE,
    PUT_BACK,
    SETTLE,
    TRAWL,
    WOODCUT,
)
from tijdperk.games.antiquity.engine.zones import city_fields
from tijdperk.kernel.deals import ACCEPT, DECLINE, deal_refusal
from tijdperk.kernel.interaction import Offer
from tijdperk.kernel.moves import LEGAL, Move, move_of

CITY_COST: Final = 25  # what the goods for another city, and its pollution, count for


# -- everything together


def weighed(position: AntiquityPosition, seat: int) -> Choices:
    """The moves worth looking at, with how good they look."""
    choices = Choices()
    kind = position.frame_of(seat).kind
    needs = Needs(position, seat)
    if kind == PLANNING:
        answer_offers(position, seat, needs, choices)
        weigh_plan(position, seat, needs, choices)
    elif kind == REARRANGING:
        choices.add(move_of(PUT_BACK), 0)
    elif kind == FREE_HOUSE:
        weigh_free_house(position, seat, choices)
    elif kind == BURYING:
        weigh_graves(position, seat, choices)
    elif kind == POLLUTING:
        weigh_pollution(position, seat, choices)
    else:
        for move in legal_moves(position, seat, kind):
            choices.add(move, value_of_move(position, seat, needs, move))
        if kind == COUNTRYSIDE or kind == CHOOSING:
            keep_best(choices)
        elif kind == DEDICATING:
            keep_nearest(choices)
    return choices


def candidates(position: AntiquityPosition, seat: int) -> list[Move]:
    return weighed(position, seat).moves if position.is_asked(seat) else []


def heuristic(position: AntiquityPosition, seat: int, move: Move) -> int:
    """How good a move looks; those that a bot does not look at look bad."""
    choices = weighed(position, seat)
    for index in range(len(choices.moves)):
        if choices.moves[index] is move:
            return choices.values[index]
    return -100


# -- offers


def offer_gain(needs: Needs, offer: Offer) -> int:
    """What an offer brings the seat it is made to."""
    gain = 0
    for at in range(0, len(offer.gives), 2):
        gain += needs.worth[offer.gives[at]] * offer.gives[at + 1]
    for at in range(0, len(offer.wants), 2):
        gain -= needs.worth[offer.wants[at]] * offer.wants[at + 1]
    return gain


def answer_offers(position: AntiquityPosition, seat: int, needs: Needs, choices: Choices) -> None:
    """An offer is accepted if it brings something, and declined otherwise, before anything else is done."""
    for offer in position.offers:
        if offer.partner != seat or position.own[seat] is not None:
            continue
        possible = deal_refusal(position, seat, ACCEPT, offer.number, 0) == LEGAL
        if possible:
            choices.add(move_of(BARGAIN + ACCEPT, offer.number), 150 if offer_gain(needs, offer) > 0 else -50)
        choices.add(move_of(BARGAIN + DECLINE, offer.number), 140)


# -- houses, graves and pollution


def weigh_free_house(position: AntiquityPosition, seat: int, choices: Choices) -> None:
    realm = position.realms[seat]
    place = best_square(position.tables, realm)
    if place != NONE:
        paid = position.frame_of(seat).a
        for number in range(paid - 1, 0, -1):
            if not realm.houses >> number & 1:
                choices.add(move_of(ADD_HOUSE, number, place), 50)
                break
    choices.add(move_of(NO_HOUSE), 0)


def weigh_graves(position: AntiquityPosition, seat: int, choices: Choices) -> None:
    """Graves go where they cost least: narrow squares first, then buildings that matter least."""
    tables = position.tables
    realm = position.realms[seat]
    row = tables.place_moves[BURY]
    place = best_square(tables, realm)
    if place != NONE:
        choices.add(row[place], 10)
        return
    best = NONE
    least = 1000
    for slot in range(len(realm.shape)):
        if realm.city[slot] == NONE or ones(realm.spoiled[slot]) == tables.shape_squares[realm.shape[slot]]:
            continue
        loss = 0 if realm.spoiled[slot] else 10 + loss_of(tables, realm, slot)
        if loss < least:
            least = loss
            best = slot
    cells = tables.cells[realm.shape[best]][realm.turn[best]]
    for index in range(len(cells)):
        if not realm.spoiled[best] >> index & 1:
            choices.add(row[realm.city[best] * SQUARES + realm.corner[best] + cells[index]], 10)
            return


def loss_of(tables: Tables, realm: Realm, slot: int) -> int:
    """How much a building would be missed."""
    kind = kind_of(tables, realm, slot)
    if kind == CATHEDRAL:
        return 500
    if kind == GRANARY:
        return 200
    if kind == CART_SHOP:
        return 60
    if kind == FOUNTAIN:
        return 80
    return 30 + (20 if realm.manned[slot] else 0)


def weigh_pollution(position: AntiquityPosition, seat: int, choices: Choices) -> None:
    """Pollution goes where it costs oneself least and others most."""
    row = position.tables.field_moves[POLLUTE]
    others = [0] * len(position.terrain)
    for other in range(position.seats):
        if other != seat:
            for field in position.zones[other]:
                others[field] += 1
    for field in pollutable_fields(position, seat):
        value = 20 - 3 * neighbours_alike(position, field) + 4 * others[field]
        if position.terrain[field] == SEA:
            value -= 2
        choices.add(row[field], value)
    keep_best(choices)


# -- single moves


def value_of_move(position: AntiquityPosition, seat: int, needs: Needs, move: Move) -> int:
    """How good a move outside the plan looks."""
    verb, noun = move.verb, move.noun
    if verb == WOODCUT:
        return needs.value_of_site(WOOD, len(taken_fields(position, noun))) - needs.worth[WOOD]
    if verb == PLANT:
        return needs.value_of_site(noun, len(taken_fields(position, move.second))) - needs.worth[noun] // 2
    if verb == PLANT_FREE:
        return needs.value_of_site(noun, len(taken_fields(position, move.second))) + 5
    if verb == DIG:
        return needs.value_of_site(noun, len(taken_fields(position, move.second))) - needs.worth[WOOD]
    if verb == TRAWL:
        fields = fished_fields(position, move.second, move.third)
        return needs.value_of_site(noun, len(fields)) - needs.worth[WOOD]
    if verb == OPEN_INN:
        return value_of_reach(position, seat, [noun]) - needs.usable - 6
    if verb == SETTLE:
        value = value_of_reach(position, seat, city_fields(position, noun)) // 2 - needs.usable - CITY_COST
        return value + (20 if needs.space < 8 else 0)
    if verb == CLEAN:
        return 60 + 5 * len(cleaned_fields(position, noun))
    if verb == DONE or verb == PASS:
        return 1
    if verb == PAY or verb == DISCARD:
        return 30 - needs.worth[noun] + 2 * max(0, needs.spare(noun))
    if verb == DEDICATE:
        return saint_value(position, needs, noun)
    if verb == HARVEST:
        return 10 - neighbours_alike(position, noun)
    if verb == EXPLORE:
        return 12 if needs.famine < 3 else 3
    if verb == FOUND:
        return start_value(position, noun)
    return 0


def keep_nearest(choices: Choices) -> None:
    """A bot has the saint that it is nearest to: quick play does not go after what the others ask for.

    Judged by where quick play leads, Santa Maria looks best, for she gives all that the others give; and
    nobody wins who has her and plays on like that.
    """
    most = max(choices.values)
    kept = Choices()
    for index in range(len(choices.moves)):
        if choices.values[index] == most:
            kept.add(choices.moves[index], most)
    choices.moves = kept.moves
    choices.values = kept.values


def saint_value(position: AntiquityPosition, needs: Needs, saint: int) -> int:
    """How near the seat is to what a saint asks for, in hundredths; Christofori helps most on the way."""
    tables = needs.tables
    realm = needs.realm
    if saint == CHRISTOFORI:
        wanted = tables.christofori_goods * LUXURIES
        return 60 + 40 * (wanted - missing_goods(tables, realm)) // wanted
    if saint == NICOLO:
        return 100 * needs.men // tables.nicolo_men
    if saint == BARBARA:
        return 90 * (HOUSE + 1 - ones(missing_kinds(tables, realm))) // (HOUSE + 1)
    if saint == GIORGIO:
        return 10
    return 20 if saint == MARIA else 0
