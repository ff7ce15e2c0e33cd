"""Why a move is refused: the message and the rule behind each reason, and what the message speaks of."""

from __future__ import annotations

from typing import Any

from tijdperk.games.civilization.engine import verbs
from tijdperk.games.civilization.engine.knowledge import next_alike, technology_price
from tijdperk.games.civilization.engine.pieces import ship_slot
from tijdperk.games.civilization.engine.position import CivilizationPosition
from tijdperk.games.civilization.engine.prices import growth_price, unit_price, village_price
from tijdperk.games.civilization.engine.sales import converted_kind
from tijdperk.games.civilization.engine.tables import EXCHANGE_EFFECT
from tijdperk.kernel.deals import DEAL_REASONS
from tijdperk.kernel.moves import Move

REASONS: dict[int, tuple[str, str]] = {
    verbs.WATER: ("water", "G-06"),
    verbs.SETTLED: ("settled", "G-06"),
    verbs.NO_SUCH_PIECE: ("no-such-piece", "G-44"),
    verbs.NO_POINTS: ("no-points", "G-12"),
    verbs.NOWHERE_TO_GO: ("nowhere-to-go", "G-44"),
    verbs.OTHER_GROUP: ("other-group", "G-44"),
    verbs.NOTHING_TAKEN: ("nothing-taken", "G-44"),
    verbs.NOT_NEXT_TO_IT: ("not-adjacent", "G-12"),
    verbs.WRONG_GROUND: ("wrong-ground", "G-14"),
    verbs.HOLD_FULL: ("hold-full", "G-48"),
    verbs.NOT_YOUR_SHIP: ("not-your-ship", "G-74"),
    verbs.TAKEN_FIRST: ("taken-first", "G-44"),
    verbs.NO_SETTLER: ("no-settler", "G-18"),
    verbs.NOTHING_TO_LOOK_AT: ("nothing-to-look-at", "G-18"),
    verbs.NO_BOMB: ("no-bomb", "A-86"),
    verbs.NOT_PRESENT: ("not-present", "G-52"),
    verbs.NOBODY_TO_FIGHT: ("nobody-to-fight", "G-87"),
    verbs.FOUGHT_ALREADY: ("fought-already", "G-80"),
    verbs.NO_SUCH_BATTLE: ("no-such-battle", "G-80"),
    verbs.DEFENDED: ("defended", "G-90"),
    verbs.NOT_FOREIGN: ("not-foreign", "G-90"),
    verbs.BATTLES_LEFT: ("battles-left", "G-80"),
    verbs.NOT_A_LEADER: ("not-a-leader", "G-54"),
    verbs.NOT_IN_BATTLE: ("not-in-battle", "G-56"),
    verbs.NO_AIRCRAFT: ("no-aircraft", "G-85"),
    verbs.NO_BASE: ("no-base", "G-77"),
    verbs.NOT_ON_OFFER: ("army-not-available", "G-95"),
    verbs.ELIMINATED: ("eliminated", "A-30"),
    verbs.NOTHING_TO_BOMB: ("nothing-to-bomb", "A-86"),
    verbs.NO_GOLD: ("no-gold", "G-72"),
    verbs.NOT_THIS_ERA: ("not-this-era", "G-02"),
    verbs.OWNED: ("owned", "A-18"),
    verbs.MISSING_PREREQUISITES: ("missing-prerequisites", "A-19"),
    verbs.MISSING_TECHNOLOGY: ("missing-technology", "A-21"),
    verbs.NOT_THE_BEST: ("not-the-best", "A-68"),
    verbs.NOT_YOUR_SETTLEMENT: ("not-your-settlement", "C-18"),
    verbs.SETTLEMENT_FULL: ("settlement-full", "A-55"),
    verbs.NOT_AT_THE_COAST: ("not-at-the-coast", "C-18"),
    verbs.NOT_IN_SETTLEMENT: ("not-in-settlement", "C-18"),
    verbs.ON_DESERT: ("on-desert", "G-29"),
    verbs.TERRAIN_TOO_POOR: ("terrain-too-poor", "G-30"),
    verbs.LARGEST: ("largest", "G-05"),
    verbs.GROWN_ALREADY: ("grown-already", "G-71"),
    verbs.FOUNDED_NOW: ("founded-now", "A-59"),
    verbs.HAS_IMPROVEMENT: ("has-improvement", "A-15"),
    verbs.NOT_SOLD: ("not-sold", "A-57"),
    verbs.CARGO_LEFT: ("cargo-left", "A-82"),
    verbs.NOT_FOR_SALE: ("not-for-sale", "A-26"),
    verbs.CONVERTED: ("converted", "C-12"),
    verbs.TOO_MANY_SHIPS: ("too-many-ships", "G-07"),
    verbs.NOT_PRODUCTIVE_TWICE: ("productive-already", "A-14"),
    verbs.HAPPY_ALREADY: ("happy-already", "A-14"),
    verbs.NO_FACES_LEFT: ("no-faces-left", "A-10"),
    verbs.NO_GEARS_LEFT: ("no-gears-left", "A-12"),
    verbs.FACES_LEFT: ("faces-left", "A-79"),
    verbs.OUT_OF_RANGE: ("out-of-range", "A-47"),
    verbs.NOT_TRADING: ("not-trading", "G-42"),
    verbs.LAST_SETTLEMENT: ("last-settlement", "A-91"),
    verbs.NOT_REACHED: ("not-reached", "S-25"),
    verbs.CLAIMED: ("claimed", "S-09"),
    verbs.NOT_YOUR_WONDER: ("not-your-wonder", "A-93"),
    verbs.ENDING_ALREADY: ("ending-already", "A-94"),
    verbs.NOT_YOUR_CARD: ("not-your-card", "A-87"),
    verbs.NOT_THEIR_CARD: ("not-their-card", "A-87"),
    verbs.EXCHANGED: ("exchanged", "A-87"),
    verbs.SAME_ORDER: ("same-order", "G-78"),
    verbs.NO_SUCH_THING: ("no-such-thing", "G-03"),
    verbs.NOT_FOR_OWNER: ("not-for-owner", "C-17"),
    verbs.STANDARD_RULES: ("standard-rules", "G-03"),
    verbs.ADVANCED_RULES: ("advanced-rules", "G-03"),
    verbs.OUT_OF_SIZE: ("size-unknown", "A-58"),
    verbs.NOT_THE_FIRST: ("not-the-first", "S-04"),
    verbs.NOT_CONVERTIBLE: ("not-convertible", "C-12"),
    verbs.WRONG_LENGTH: ("wrong-length", "A-93"),
    **{reason: (key, "G-102") for reason, key in DEAL_REASONS.items()},
}


def reason_args(position: CivilizationPosition, seat: int, move: Move, reason: int) -> dict[str, Any]:
    """What a message speaks of besides the nouns of the move: prices, technologies that are missing."""
    names = position.tables.technologies
    if reason == verbs.NO_POINTS:
        return {"what": "ship" if move.verb == verbs.TAKE_SHIP else "piece"}
    if reason == verbs.NO_GOLD:
        return {"price": price_of(position, seat, move), "gold": position.gold[seat]}
    if reason == verbs.MISSING_PREREQUISITES:
        first, *others = missing(position, move.noun)
        return {"missing": names[first], "others": len(others)}
    if reason in (verbs.MISSING_TECHNOLOGY, verbs.NOT_FOR_OWNER, verbs.OUT_OF_SIZE):
        return {"missing": names[needed(position, move)]}
    if reason == verbs.NOT_THE_FIRST:
        return {"first": names[next_alike(position)]}
    if reason == verbs.NOT_YOUR_WONDER and move.verb == verbs.EXCHANGE:
        wonder = position.tables.wonder_effect.index(EXCHANGE_EFFECT)
        return {"wonder": position.tables.wonders[wonder]}
    return {}


def price_of(position: CivilizationPosition, seat: int, move: Move) -> int:
    """What a seat would have to pay for a move; 0 where it is not known."""
    tables = position.tables
    if move.verb == verbs.LEARN:
        return technology_price(position, seat, move.noun)
    if move.verb in (verbs.BUY, verbs.LAUNCH):
        return unit_price(position, move.noun)
    if move.verb == verbs.FOUND:
        return village_price(position)
    if move.verb == verbs.GROW:
        return growth_price(position, move.noun)
    if move.verb == verbs.IMPROVE:
        return tables.improvement_price[position.era]
    return tables.wonder_price[move.noun] if move.verb == verbs.BUILD else 0


def missing(position: CivilizationPosition, technology: int) -> list[int]:
    """A-19: the prerequisites of a technology that are not in play."""
    return [each for each in position.tables.prerequisites[technology] if not position.in_play(each)]


def needed(position: CivilizationPosition, move: Move) -> int:
    """A-21, A-28, A-58: the technology without which a move is not possible."""
    tables = position.tables
    if move.verb == verbs.IMPROVE:
        return tables.improvement_technology[move.noun]
    if move.verb == verbs.BUILD:
        return tables.wonder_technology[move.noun]
    if move.verb == verbs.GROW:
        return tables.size_technology[position.size[move.noun] + 1]
    if move.verb == verbs.CONVERT:
        kind = converted_kind(position.piece_kind[ship_slot(position, move.noun)])
        return tables.level_technology[kind][0]
    return tables.level_technology[move.noun][0]
