"""Epochs and turns: calling empires, what follows an event or an expansion, and how the game ends."""

from tijdperk.games.history.engine import events
from tijdperk.games.history.engine.building import begin_building, build_monuments
from tijdperk.games.history.engine.drawing import all_hold, begin_epoch, draw_empire, emit_all
from tijdperk.games.history.engine.force import disband, start_part
from tijdperk.games.history.engine.navies import bring_in
from tijdperk.games.history.engine.position import (
    CATEGORIES,
    DRAWN_MARKER,
    EVENTS,
    MARKERS,
    HistoryPosition,
    with_added,
)
from tijdperk.games.history.engine.scoring import score_turn
from tijdperk.games.history.engine.tables import EMPIRES_AN_EPOCH, EPOCHS, NONE
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.position import NOBODY, with_at


def go_on_drawing(position: HistoryPosition, chance: Chance) -> None:
    """The next draw, or the first empire when everybody has one."""
    while not all_hold(position):
        draw_empire(position, chance)
        if position.frame is not None:
            return
    emit_all(position)
    call_next(position, chance)


def call_next(position: HistoryPosition, chance: Chance) -> None:
    """R021: empires are called in order; nobody answers for those that were not drawn."""
    position.active = NONE
    while position.called < EMPIRES_AN_EPOCH:
        empire = (position.epoch - 1) * EMPIRES_AN_EPOCH + position.called
        position.called += 1
        if empire in position.held:
            begin_turn(position, position.held.index(empire))
            return
        position.emit(events.ABSENT, NOBODY, empire)
    end_epoch(position, chance)


def begin_turn(position: HistoryPosition, seat: int) -> None:
    """R021, R022, R033: the owner shows the card and begins, with nothing left of earlier turns."""
    position.active = seat
    position.effects = 0
    position.coins = 0
    position.ally_coins = 0
    position.ready_forts = 0
    position.extra_fleet = 0
    position.losses = 0
    position.betrayed = NONE
    position.source = NONE
    position.played = []
    position.chosen = []
    empire = position.empire()
    position.last_empire = with_at(position.last_empire, seat, empire)
    turn = (position.epoch - 1) * position.seats + seat
    position.empires_played = with_at(position.empires_played, turn, empire)
    position.strengths = with_added(position.strengths, seat, position.tables.strength[empire])
    position.emit(events.CALLED, seat, empire)
    ask_for_events(position)


def ask_for_events(position: HistoryPosition) -> None:
    """R023, R025: events come before the first army. Asked also of those who can play none: it is secret."""
    if len(position.played) < position.tables.events_a_turn and position.hands[position.active]:
        position.ask(EVENTS, position.active)
    else:
        bring_in(position)


def end_event(position: HistoryPosition) -> None:
    """An event is resolved."""
    if position.force:
        disband(position)
    position.emit(events.ENDED_EVENT, position.active, position.played[-1])
    ask_for_events(position)


def end_expansion(position: HistoryPosition, chance: Chance) -> None:
    """The force has done what it wants: an event is over, the next part comes, or building begins."""
    position.answered()
    if not position.acts_itself():
        end_event(position)
        return
    if position.part + 1 < len(position.tables.starts[position.empire()]):
        start_part(position, position.part + 1)  # A15
        return
    disband(position)
    begin_building(position, 0)
    go_on_building(position, chance)


def go_on_building(position: HistoryPosition, chance: Chance) -> None:
    """R070, R074, R075: monuments, then scoring, then the next empire."""
    if not build_monuments(position):
        return
    score_turn(position)
    call_next(position, chance)


def end_epoch(position: HistoryPosition, chance: Chance) -> None:
    """R083, R086, X01: a marker for the sole leader; then the next epoch, or the end."""
    if position.with_markers:
        award_marker(position)
    if position.epoch < EPOCHS:
        begin_epoch(position, position.epoch + 1, chance)
    else:
        end_game(position, chance)


def award_marker(position: HistoryPosition) -> None:
    """R010, R083, R084, A36: face down and unseen, so it has no value yet; nobody gets one on a tie."""
    most = max(position.scores)
    if position.scores.count(most) == 1:
        leader = position.scores.index(most)
        position.marker_counts = with_added(position.marker_counts, leader, 1)
        position.emit(events.LEADS, leader)
    else:
        position.emit(events.NO_LEADER, NOBODY)


def end_game(position: HistoryPosition, chance: Chance) -> None:
    """R086: markers are turned from last place upward and added."""
    markers = position.tables.markers[:]
    order = sorted(range(position.seats), key=lambda seat: (position.scores[seat], seat))
    for seat in order:
        for _ in range(position.marker_counts[seat]):
            value = chance.draw(DRAWN_MARKER, markers)
            position.score(seat, MARKERS, value)
            position.emit(events.MARKER, seat, value)
    decide(position)


def decide(position: HistoryPosition) -> None:
    """R087-R090, A35: who wins."""
    best: list[int] = []
    for seat in range(position.seats):
        if not best or standing(position, seat) > standing(position, best[0]):
            best = [seat]
        elif standing(position, seat) == standing(position, best[0]):
            best.append(seat)
    for seat in best:
        position.winners |= 1 << seat
        position.emit(events.WON, seat)


def standing(position: HistoryPosition, seat: int) -> tuple[int, int, int, int]:
    """R087, R088, R089, R090: what is compared, in order; more is better."""
    markers = position.tally[seat * len(CATEGORIES) + MARKERS]
    last = position.tables.strength[position.last_empire[seat]]
    return position.scores[seat], -position.strengths[seat], markers, -last
