"""What a move does: every move ends up here, and goes on to the module of its rule."""

from tijdperk.games.history.engine import events
from tijdperk.games.history.engine.building import build_monument
from tijdperk.games.history.engine.calamities import pestilence, plague, ruin, strike_area
from tijdperk.games.history.engine.cards import play_card
from tijdperk.games.history.engine.drawing import hand_over
from tijdperk.games.history.engine.force import attack, expand, fortify, recover, start_part
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
)
from tijdperk.games.history.engine.navies import (
    bring_in,
    embark,
    exchange,
    make_room,
    place_fleets,
    sail,
    scrap,
)
from tijdperk.games.history.engine.position import (
    EVENTS,
    EXCHANGE,
    EXPAND,
    PESTILENCE_LAND,
    PLAGUE_LAND,
    RAID,
    RUINS,
    HistoryPosition,
)
from tijdperk.games.history.engine.turns import (
    end_event,
    end_expansion,
    go_on_building,
    go_on_drawing,
)
from tijdperk.games.history.engine.uprisings import raid, revolt, settle
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.moves import Move


def play(position: HistoryPosition, seat: int, move: Move, chance: Chance) -> None:
    """Carry out a legal move, then go on until somebody has to decide or the game is over."""
    verb = move.verb
    noun = move.noun
    kind = position.top_kind()
    if kind == EXPAND:
        expansion_move(position, verb, noun, chance)
    elif verb == KEEP_EMPIRE or verb == GIVE_EMPIRE:
        position.answered()
        hand_over(position, seat, seat if verb == KEEP_EMPIRE else noun)
        go_on_drawing(position, chance)
    elif kind == EVENTS:
        position.answered()
        if verb == PLAY_EVENT:
            play_card(position, noun, chance)
            if position.frame is None:
                end_event(position)
        else:
            bring_in(position)
    elif verb == RECOVER_ARMY or verb == RECOVER_ALLY:
        recover(position, verb == RECOVER_ALLY)
    elif verb == ABANDON:
        position.answered()
    elif verb == BUILD_MONUMENT:
        position.answered()
        build_monument(position, noun)
        go_on_building(position, chance)
    elif verb == EXCHANGE_FLEET or verb == SAIL_TO or verb == SCRAP_FLEET or (verb == DONE and kind != RUINS):
        sea_move(position, kind, verb, noun, chance)
    else:
        position.answered()
        answer(position, kind, move, chance)
        if position.frame is None:
            end_event(position)


def expansion_move(position: HistoryPosition, verb: int, noun: int, chance: Chance) -> None:
    if verb == EXPAND_TO:
        expand(position, noun)
    elif verb == ATTACK:
        attack(position, noun, chance)
    elif verb == BUILD_FORT or verb == BUY_FORT:
        fortify(position, noun, verb == BUY_FORT)
    elif verb == EMBARK:
        embark(position, noun)
    else:
        end_expansion(position, chance)


def sea_move(position: HistoryPosition, kind: int, verb: int, noun: int, chance: Chance) -> None:
    """What is decided about fleets before the first army."""
    if verb == EXCHANGE_FLEET:
        exchange(position, noun)
    elif verb == SAIL_TO:
        sail(position, noun, chance)
    elif verb == SCRAP_FLEET:
        position.answered()
        scrap(position, noun)
        make_room(position)
    else:
        position.answered()
        if kind == EXCHANGE:
            start_part(position, 0)
        else:
            place_fleets(position)


def answer(position: HistoryPosition, kind: int, move: Move, chance: Chance) -> None:
    """A choice that an event asks for; it may ask for another."""
    verb = move.verb
    noun = move.noun
    if verb == FLEET:
        position.extra_fleet |= 1 << noun  # V06
        position.emit(events.FLEET, position.active, noun)
    elif verb == RAID_FROM:
        position.source = noun
        position.ask(RAID, position.active)
    elif verb == ATTACK:
        raid(position, noun, chance)
    elif verb == STRIKE:
        strike_area(position, noun, chance)
    elif verb == STRIKE_TWO:
        strike_area(position, noun, chance)
        strike_area(position, move.second, chance)
    elif verb == REVOLT:
        revolt(position, noun, chance)
    elif verb == RUIN:
        ruin(position, noun)
    elif verb == SETTLE:
        settle(position, noun)
    elif verb == INFECT and kind == PESTILENCE_LAND:
        pestilence(position, noun, chance)
    elif verb == INFECT:
        plague(position, noun, kind == PLAGUE_LAND, chance)
    elif verb == BETRAY:
        position.betrayed = noun  # V26
        position.emit(events.BETRAYED, position.active, noun)
