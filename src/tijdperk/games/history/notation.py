"""The notation of moves: stable words, the same in every language."""

from __future__ import annotations

from functools import cache

from tijdperk.games.history.engine.force import by_land
from tijdperk.games.history.engine.moves import (
    ABANDON,
    ATTACK,
    BETRAY,
    BUILD_FORT,
    BUILD_MONUMENT,
    BUY_FORT,
    DONE,
    EMBARK,
    EXCHANGE_FLEET,
    EXPAND_TO,
    FLEET,
    GIVE_EMPIRE,
    INFECT,
    KEEP_EMPIRE,
    PLAY_EVENT,
    RAID_FROM,
    RECOVER_ALLY,
    RECOVER_ARMY,
    REVOLT,
    RUIN,
    SAIL_TO,
    SCRAP_FLEET,
    SETTLE,
    STRIKE,
    STRIKE_TWO,
    move_of,
    noun_of,
    second_of,
    verb_of,
)
from tijdperk.games.history.engine.position import EXPAND, HistoryPosition
from tijdperk.games.history.engine.tables import MAX_SEATS, Tables
from tijdperk.kernel.notation import Notation, seat_names

PATTERNS = {
    KEEP_EMPIRE: "keep empire",
    GIVE_EMPIRE: "give empire to seat SEAT",
    PLAY_EVENT: "event EVENT",
    DONE: "done",
    FLEET: "fleet WATER",
    RAID_FROM: "raid from LAND",
    STRIKE: "strike AREA",
    STRIKE_TWO: "strike AREA and AREA",
    REVOLT: "revolt LAND",
    RUIN: "ruin LAND",
    SETTLE: "settle LAND",
    INFECT: "infect LAND",
    BETRAY: "betray LAND",
    SCRAP_FLEET: "scrap WATER",
    SAIL_TO: "sail WATER",
    EXCHANGE_FLEET: "exchange WATER",
    EXPAND_TO: "expand LAND",
    ATTACK: "attack LAND",
    BUILD_FORT: "fort LAND",
    BUY_FORT: "fort LAND for coin",
    EMBARK: "embark WATER",
    RECOVER_ARMY: "recover",
    RECOVER_ALLY: "recover with allies",
    ABANDON: "abandon",
    BUILD_MONUMENT: "monument LAND",
}
BY_SEA = ["by", "sea"]


@cache
def notation(tables: Tables) -> Notation:
    names = {
        "SEAT": seat_names(MAX_SEATS),
        "EVENT": tables.events,
        "WATER": tables.waters,
        "LAND": tables.lands,
        "AREA": tables.areas,
    }
    return Notation("history", PATTERNS, names)


def write_move(position: HistoryPosition, move: int) -> str:
    verb = verb_of(move)
    text = notation(position.tables).write(verb, noun_of(move), second_of(move))
    if verb in (EXPAND_TO, ATTACK) and goes_by_sea(position, noun_of(move)):
        return " ".join([text, *BY_SEA])
    return text


def goes_by_sea(position: HistoryPosition, land: int) -> bool:
    """Does the force reach a land over the sea only? Its own lands it reaches on foot."""
    expanding = bool(position.frames) and position.frames[-1] & 255 == EXPAND
    return expanding and not by_land(position, land) and position.army[land] != position.force


def read_move(tables: Tables, text: str) -> int:
    """The move a text means; it may say that it goes by sea."""
    words = text.lower().split()
    if words[-2:] == BY_SEA and words[0] in ("expand", "attack"):
        words = words[:-2]
    verb, nouns = notation(tables).read(" ".join(words))
    return move_of(verb, *nouns)
