"""Why a move is refused, with the rule behind it."""

from __future__ import annotations

from typing import Any

from tijdperk.games.history.engine.cards import in_season
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
    has_room,
    may_fortify,
    noun_of,
    verb_of,
)
from tijdperk.games.history.engine.position import (
    ASTRONOMY_SEA,
    BARREN_LAND,
    DECISIONS,
    EMPIRE,
    EVENTS,
    EXCHANGE,
    EXPAND,
    FORT,
    MONUMENT,
    ONE_AREA,
    PESTILENCE_LAND,
    PLAGUE_LAND,
    RAID,
    RECOVER,
    REVOLTS,
    RUINS,
    SAIL,
    SCRAP,
    SETTLERS,
    SPREAD,
    TRAITOR,
    TWO_AREAS,
    HistoryPosition,
)
from tijdperk.games.history.engine.tables import (
    ASTRONOMY,
    BARBARIANS,
    BLACK_DEATH,
    CIVIL_WAR,
    DISASTER,
    ENGINEERING,
    FAMINE,
    JEWISH_REVOLT,
    MIGRANTS,
    NONE,
    PESTILENCE,
    PLAGUE,
    REALLOCATION,
    TREACHERY,
)
from tijdperk.kernel.errors import Refused

# The decisions in which a verb is an answer, and the rule that asks for one.
ASKED_BY = {
    KEEP_EMPIRE: (EMPIRE,),
    GIVE_EMPIRE: (EMPIRE,),
    PLAY_EVENT: (EVENTS,),
    DONE: (EVENTS, RUINS, SAIL, EXCHANGE, EXPAND),
    FLEET: (ASTRONOMY_SEA,),
    RAID_FROM: (BARREN_LAND,),
    STRIKE: (ONE_AREA,),
    STRIKE_TWO: (TWO_AREAS,),
    REVOLT: (REVOLTS,),
    RUIN: (RUINS,),
    SETTLE: (SETTLERS,),
    INFECT: (PESTILENCE_LAND, PLAGUE_LAND, SPREAD),
    BETRAY: (TRAITOR,),
    SCRAP_FLEET: (SCRAP,),
    SAIL_TO: (SAIL,),
    EXCHANGE_FLEET: (EXCHANGE,),
    EXPAND_TO: (EXPAND,),
    ATTACK: (EXPAND, RAID),
    BUILD_FORT: (EXPAND,),
    BUY_FORT: (EXPAND,),
    EMBARK: (EXPAND,),
    RECOVER_ARMY: (RECOVER,),
    RECOVER_ALLY: (RECOVER,),
    ABANDON: (RECOVER,),
    BUILD_MONUMENT: (MONUMENT,),
}
RULE_OF = {
    EMPIRE: "R012",
    EVENTS: "R023",
    ASTRONOMY_SEA: "V06",
    BARREN_LAND: "V07",
    RAID: "V07",
    TWO_AREAS: "V08",
    ONE_AREA: "V16",
    REVOLTS: "V10",
    RUINS: "V12",
    SETTLERS: "V20",
    PESTILENCE_LAND: "V22",
    PLAGUE_LAND: "V23",
    SPREAD: "V23",
    TRAITOR: "V26",
    SCRAP: "X08",
    SAIL: "X06",
    EXCHANGE: "V03",
    EXPAND: "R042",
    RECOVER: "R034",
    MONUMENT: "R072",
}
# Why a card would be played in vain.
IN_VAIN = {
    ENGINEERING: ("event-needs-capital", "V14"),
    REALLOCATION: ("event-needs-fleet", "V03"),
    ASTRONOMY: ("event-needs-sea", "V06"),
    DISASTER: ("event-needs-monument", "V12"),
    CIVIL_WAR: ("event-needs-enemy", "V10"),
    TREACHERY: ("event-needs-enemy", "V26"),
    BARBARIANS: ("event-needs-raid", "V07"),
    MIGRANTS: ("event-needs-vacant", "V20"),
    JEWISH_REVOLT: ("event-own-land", "V17"),
    BLACK_DEATH: ("event-needs-armies", "V08"),
    FAMINE: ("event-needs-armies", "V16"),
    PLAGUE: ("event-needs-armies", "V23"),
    PESTILENCE: ("event-needs-armies", "V22"),
}


def refused(key: str, rule: str, **figures: Any) -> Refused:
    return Refused(key, rule=rule, game="history", **figures)


def why_not(position: HistoryPosition, seat: int, move: int) -> Refused:
    """The reason a move is not legal for the seat that owes a decision."""
    verb, noun = verb_of(move), noun_of(move)
    asked = position.decision_kind(seat)
    if asked not in ASKED_BY[verb]:
        return refused("asked-something-else", RULE_OF[asked], decision=DECISIONS[asked])
    tables = position.tables
    if verb == KEEP_EMPIRE:
        return refused("already-has-empire", "R015")
    if verb == GIVE_EMPIRE:
        if noun == seat:
            return refused("give-to-oneself", "R012")
        if noun >= position.seats:
            return refused("no-such-seat", "R013", seat=noun + 1)
        return refused("seat-has-empire", "R013", seat=noun + 1)
    if verb == PLAY_EVENT:
        return why_not_event(position, noun)
    if verb in (FLEET, SAIL_TO, SCRAP_FLEET, EXCHANGE_FLEET, EMBARK):
        return why_not_at_sea(position, verb, noun)
    if verb == STRIKE:
        return refused("area-empty", "V16", area=tables.areas[noun])
    if verb == STRIKE_TWO:
        return refused("areas-apart", "V08")
    if verb == DONE:
        return refused("first-disaster", "V12")
    if verb in (RECOVER_ARMY, RECOVER_ALLY):
        return refused("no-coin", "R034")
    if asked == EXPAND:
        return why_not_expand(position, verb, noun)
    return refused(f"not-for-{DECISIONS[asked].replace('_', '-')}", RULE_OF[asked], land=tables.lands[noun])


def why_not_event(position: HistoryPosition, event: int) -> Refused:
    """R023-R026, S01: the card is not there, out of season, played already or would do nothing."""
    tables = position.tables
    name = tables.events[event]
    if event not in position.hands[position.active]:
        return refused("event-not-in-hand", "R008", event=name)
    if event in position.played:
        return refused("event-twice", "R024", event=name)
    if not in_season(position, event):
        epochs = ", ".join(ROMAN[epoch] for epoch in range(1, 8) if tables.epochs[event] >> epoch & 1)
        return refused("event-other-epoch", "R026", event=name, epochs=epochs)
    key, rule = IN_VAIN[tables.kind[event]]
    return refused(key, rule, event=name)


ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII"]


def why_not_at_sea(position: HistoryPosition, verb: int, water: int) -> Refused:
    name = position.tables.waters[water]
    if verb == FLEET:
        key = "fleet-there" if position.tables.is_sea[water] else "fleet-in-ocean"
        return refused(key, "V06", water=name)
    if verb == SAIL_TO:
        return refused("sea-not-contested", "X06", water=name)
    if verb == SCRAP_FLEET:
        return refused("navy-not-oldest", "X08", water=name)
    if verb == EXCHANGE_FLEET:
        return refused("no-fleet-there", "V03", water=name)
    if not position.navies or not position.acts_itself():
        return refused("fleets-do-not-stay", "X04")
    if position.pool == 0:
        return refused("no-armies", "R036")
    if not position.tables.is_sea[water]:
        return refused("embark-in-ocean", "X04", water=name)
    if not position.fleets >> water & 1:
        return refused("no-fleet-there", "X04", water=name)
    return refused("fleet-manned", "X04", water=name)


def why_not_expand(position: HistoryPosition, verb: int, land: int) -> Refused:
    """R042-R049: why a land cannot be entered, attacked or fortified."""
    name = position.tables.lands[land]
    army = position.army[land]
    if verb in (BUILD_FORT, BUY_FORT):
        return why_not_fort(position, verb, land)
    if position.tables.area[land] == NONE:
        return refused("land-barren", "R044", land=name)
    if army == position.force:
        if position.stacking and not has_room(position, land):
            return refused("land-full", "X03", land=name)
        if not position.stacking:
            return refused("land-held", "R043", land=name)
        if position.pool == 0:
            return refused("no-armies", "R036")
        return refused("nobody-to-attack", "R050", land=name)
    if land not in position.front:
        return refused("land-out-of-reach", "R042", land=name)
    if position.pool + position.ally_pool == 0:
        return refused("no-armies", "R036")
    if verb == ATTACK and not position.is_enemy(land, position.active):
        return refused("nobody-to-attack", "R050", land=name)
    if verb == EXPAND_TO and position.is_enemy(land, position.active):
        return refused("land-defended", "R050", land=name)
    return refused("allies-only-vacant", "V05", land=name)


def why_not_fort(position: HistoryPosition, verb: int, land: int) -> Refused:
    name = position.tables.lands[land]
    if position.army[land] != position.force:
        return refused("fort-needs-army", "R047", land=name)
    if position.site[land] & FORT:
        return refused("fort-there", "R049", land=name)
    if position.stacking and not has_room(position, land):
        return refused("land-full", "X03", land=name)
    if verb == BUY_FORT:
        return refused("no-coin", "R035")
    if not may_fortify(position):
        return refused("no-forts-for-crusade", "V11")
    return refused("no-armies", "R047")
