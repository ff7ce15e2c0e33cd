"""Why a move is refused: the message and the rule behind each reason, and what the message speaks of."""

from __future__ import annotations

from typing import Any

from tijdperk.games.antiquity.engine import verbs
from tijdperk.games.antiquity.engine.buildings import building_at, kind_of
from tijdperk.games.antiquity.engine.position import AntiquityPosition
from tijdperk.games.antiquity.engine.tables import BUILDINGS, GOODS, NONE, SQUARES
from tijdperk.kernel.deals import DEAL_REASONS
from tijdperk.kernel.moves import Move

REASONS: dict[int, tuple[str, str]] = {
    verbs.NOT_ON_START_TILE: ("not-on-start-tile", "R007"),
    verbs.TILE_TAKEN: ("tile-taken", "R009"),
    verbs.NOT_IN_ZONE: ("not-in-zone", "R104"),
    verbs.OCCUPIED: ("occupied", "R120"),
    verbs.POLLUTED: ("polluted", "R106"),
    verbs.WRONG_TERRAIN: ("wrong-terrain", "R105"),
    verbs.NO_CART: ("no-cart", "R101"),
    verbs.CANNOT_PAY: ("cannot-pay", "R062"),
    verbs.NO_SEED: ("no-seed", "R107"),
    verbs.WRONG_CROP: ("wrong-crop", "R107"),
    verbs.NO_BIOLOGY: ("no-biology", "R108"),
    verbs.WRONG_MINERAL: ("wrong-mineral", "R110"),
    verbs.RANGE_GIVES_OTHER: ("range-gives-other", "R110"),
    verbs.WRONG_CATCH: ("wrong-catch", "R112"),
    verbs.NOT_TWO_NEIGHBOURS: ("not-two-neighbours", "R112"),
    verbs.NO_CLEAN_SEA: ("no-clean-sea", "R112"),
    verbs.FISHERIES_USED: ("fisheries-used", "R114"),
    verbs.NO_BREWERY: ("no-brewery", "R117"),
    verbs.INNS_USED: ("inns-used", "A12"),
    verbs.OFF_THE_LAND: ("off-the-land", "R118"),
    verbs.NOT_LAND: ("not-land", "R118"),
    verbs.TOUCHES_CITY: ("touches-city", "R118"),
    verbs.CITIES_USED: ("cities-used", "R119"),
    verbs.NO_ALCHEMY: ("no-alchemy", "R123"),
    verbs.NOTHING_TO_CLEAN: ("nothing-to-clean", "R123"),
    verbs.CENTRE_NOT_POLLUTED: ("centre-not-polluted", "A35"),
    verbs.NO_SUCH_CITY: ("no-such-city", "R058"),
    verbs.DOES_NOT_FIT: ("does-not-fit", "R058"),
    verbs.SQUARE_COVERED: ("square-covered", "R058"),
    verbs.SQUARE_GRAVE: ("square-grave", "R058"),
    verbs.ALREADY_BUILT: ("already-built", "R060"),
    verbs.SOLD_OUT: ("sold-out", "R061"),
    verbs.SAME_TURN: ("same-turn", "R058"),
    verbs.HOUSE_BUILT: ("house-built", "R063"),
    verbs.NO_SUCH_BUILDING: ("no-such-building", "R053"),
    verbs.NEEDS_NO_MAN: ("needs-no-man", "R055"),
    verbs.HAS_MAN: ("has-man", "R053"),
    verbs.SPOILED: ("spoiled", "R056"),
    verbs.NO_MEN: ("no-men", "R051"),
    verbs.WORKED_BY_UNIVERSITY: ("worked-by-university", "A65"),
    verbs.NO_HOSPITAL: ("no-hospital", "R073"),
    verbs.NO_GRAVE: ("no-grave", "R073"),
    verbs.ENOUGH_CLEARED: ("enough-cleared", "R200"),
    verbs.NO_THEOLOGY: ("no-theology", "R070"),
    verbs.NO_CATHEDRAL: ("no-cathedral", "R070"),
    verbs.RAZED_ALREADY: ("razed-already", "R070"),
    verbs.NOT_MARIA: ("not-maria", "R071"),
    verbs.NO_MARKET: ("no-market", "R075"),
    verbs.LACKS_GOODS: ("lacks-goods", "R075"),
    verbs.SAME_GOOD: ("same-good", "R205"),
    verbs.NO_BARBARA: ("no-barbara", "R080"),
    verbs.MOVED_ENOUGH: ("moved-enough", "R080"),
    verbs.NOT_LIFTED: ("not-lifted", "R202"),
    verbs.NOT_WANTED: ("not-wanted", "R066"),
    verbs.NOT_LOWER: ("not-lower", "R069"),
    verbs.NO_SUCH_HOUSE: ("no-such-house", "R063"),
    verbs.NOTHING_OF_IT: ("nothing-of-it", "R130"),
    verbs.NOT_ITS_COUNTER: ("not-its-counter", "R140"),
    verbs.KEPT_FOR_LAST: ("kept-for-last", "R141"),
    verbs.NO_MARKER: ("no-marker", "R150"),
    verbs.EMPTY_FIRST: ("empty-first", "R162"),
    verbs.ON_HOUSE: ("on-house", "R163"),
    verbs.PROTECTED: ("protected", "R172"),
    verbs.NOT_PLANNING: ("not-planning", "R201"),
    verbs.OUT_OF_GAME: ("out-of-game", "R209"),
    verbs.BUSY: ("busy", "R074"),
    verbs.NO_MARKET_BETWEEN: ("no-market-between", "R074"),
    **{reason: (key, "R074") for reason, key in DEAL_REASONS.items()},
}


def reason_args(position: AntiquityPosition, seat: int, move: Move, reason: int) -> dict[str, Any]:
    """What a message speaks of besides the nouns of the move."""
    tables = position.tables
    realm = position.realms[seat]
    if reason == verbs.RANGE_GIVES_OTHER:
        return {"given": GOODS[position.range_good[position.range_of[move.second]]]}
    if reason in (verbs.ALREADY_BUILT, verbs.SOLD_OUT):
        return {"kind": BUILDINGS[tables.shape_kind[move.noun]]}
    if reason in (verbs.NEEDS_NO_MAN, verbs.HAS_MAN, verbs.WORKED_BY_UNIVERSITY):
        slot = building_at(tables, realm, move.noun)
        return {"kind": BUILDINGS[kind_of(tables, realm, slot)]}
    if reason == verbs.SPOILED:
        slot = building_at(tables, realm, move.noun) if move.verb == verbs.MAN else NONE
        return {"kind": "cathedral" if slot == NONE else BUILDINGS[kind_of(tables, realm, slot)]}
    if reason == verbs.NO_SUCH_CITY:
        place = move.noun if move.verb == verbs.BURY else move.second
        return {"city": place // SQUARES + 1}
    if reason == verbs.ENOUGH_CLEARED:
        return {"count": tables.cleared}
    return {}
