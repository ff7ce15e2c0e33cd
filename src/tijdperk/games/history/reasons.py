"""Why a move is refused: the message and the rule behind each reason, and what the message speaks of."""

from __future__ import annotations

from typing import Any

from tijdperk.games.history.engine import moves, position, tables
from tijdperk.games.history.engine.position import DECISION_RULES, DECISIONS, HistoryPosition
from tijdperk.kernel.game import members
from tijdperk.kernel.moves import Move

LAND_DECISIONS = (
    position.BARREN_LAND,
    position.RAID,
    position.REVOLTS,
    position.RUINS,
    position.SETTLERS,
    position.PESTILENCE_LAND,
    position.PLAGUE_LAND,
    position.SPREAD,
    position.TRAITOR,
    position.MONUMENT,
)
REASONS = {
    moves.HAS_EMPIRE: ("already-has-empire", "R015"),
    moves.GIVEN_TO_ONESELF: ("give-to-oneself", "R012"),
    moves.NO_SUCH_SEAT: ("no-such-seat", "R013"),
    moves.SEAT_HAS_EMPIRE: ("seat-has-empire", "R013"),
    moves.NOT_IN_HAND: ("event-not-in-hand", "R008"),
    moves.PLAYED_TWICE: ("event-twice", "R024"),
    moves.OTHER_EPOCH: ("event-other-epoch", "R026"),
    moves.FLEET_THERE: ("fleet-there", "V06"),
    moves.FLEET_IN_OCEAN: ("fleet-in-ocean", "V06"),
    moves.AREAS_APART: ("areas-apart", "V08"),
    moves.FIRST_DISASTER: ("first-disaster", "V12"),
    moves.NO_COIN_TO_RECOVER: ("no-coin", "R034"),
    moves.LAND_BARREN: ("land-barren", "R044"),
    moves.LAND_HELD: ("land-held", "R043"),
    moves.LAND_FULL: ("land-full", "X03"),
    moves.OUT_OF_REACH: ("land-out-of-reach", "R042"),
    moves.NO_ARMIES: ("no-armies", "R036"),
    moves.NOBODY_TO_ATTACK: ("nobody-to-attack", "R050"),
    moves.LAND_DEFENDED: ("land-defended", "R050"),
    moves.ALLIES_ONLY_VACANT: ("allies-only-vacant", "V05"),
    moves.FORT_NEEDS_ARMY: ("fort-needs-army", "R047"),
    moves.FORT_THERE: ("fort-there", "R049"),
    moves.NO_COIN_FOR_FORT: ("no-coin", "R035"),
    moves.NO_FORTS_FOR_CRUSADE: ("no-forts-for-crusade", "V11"),
    moves.NO_ARMY_FOR_FORT: ("no-armies", "R047"),
    moves.FLEETS_LEAVE: ("fleets-do-not-stay", "X04"),
    moves.EMBARK_IN_OCEAN: ("embark-in-ocean", "X04"),
    moves.NO_FLEET: ("no-fleet-there", "X04"),
    moves.FLEET_MANNED: ("fleet-manned", "X04"),
    # cards that would be played in vain
    moves.IN_VAIN + tables.ENGINEERING: ("event-needs-capital", "V14"),
    moves.IN_VAIN + tables.REALLOCATION: ("event-needs-fleet", "V03"),
    moves.IN_VAIN + tables.ASTRONOMY: ("event-needs-sea", "V06"),
    moves.IN_VAIN + tables.DISASTER: ("event-needs-monument", "V12"),
    moves.IN_VAIN + tables.CIVIL_WAR: ("event-needs-enemy", "V10"),
    moves.IN_VAIN + tables.TREACHERY: ("event-needs-enemy", "V26"),
    moves.IN_VAIN + tables.BARBARIANS: ("event-needs-raid", "V07"),
    moves.IN_VAIN + tables.MIGRANTS: ("event-needs-vacant", "V20"),
    moves.IN_VAIN + tables.JEWISH_REVOLT: ("event-own-land", "V17"),
    moves.IN_VAIN + tables.BLACK_DEATH: ("event-needs-armies", "V08"),
    moves.IN_VAIN + tables.FAMINE: ("event-needs-armies", "V16"),
    moves.IN_VAIN + tables.PLAGUE: ("event-needs-armies", "V23"),
    moves.IN_VAIN + tables.PESTILENCE: ("event-needs-armies", "V22"),
    # what cannot be chosen where a decision asks for one thing of several; for lands each has a message
    **{
        moves.NOT_CHOOSABLE + kind: (f"not-for-{DECISIONS[kind].replace('_', '-')}", DECISION_RULES[kind])
        for kind in LAND_DECISIONS
    },
    moves.NOT_CHOOSABLE + position.ONE_AREA: ("area-empty", "V16"),
    moves.NOT_CHOOSABLE + position.SAIL: ("sea-not-contested", "X06"),
    moves.NOT_CHOOSABLE + position.SCRAP: ("navy-not-oldest", "X08"),
    moves.NOT_CHOOSABLE + position.EXCHANGE: ("no-fleet-there", "V03"),
}
ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII"]


def reason_args(position: HistoryPosition, seat: int, move: Move, reason: int) -> dict[str, Any]:
    """What a message speaks of besides the nouns of the move."""
    if reason in (moves.NO_SUCH_SEAT, moves.SEAT_HAS_EMPIRE):
        return {"seat": move.noun + 1}
    if reason == moves.OTHER_EPOCH:
        return {"epochs": ", ".join(members(ROMAN, position.tables.epochs[move.noun]))}
    return {}
