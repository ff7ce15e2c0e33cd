"""The face of the game: a position that answers what the kernel asks of every game."""

from tijdperk.games.history.engine.bot import heuristic
from tijdperk.games.history.engine.drawing import all_hold, begin_epoch, deal, drawer, stack_of
from tijdperk.games.history.engine.evaluation import evaluate
from tijdperk.games.history.engine.features import features, summary, value_phase
from tijdperk.games.history.engine.moves import expansion_moves, other_moves
from tijdperk.games.history.engine.position import (
    DRAWN_EMPIRE,
    EXPAND,
    HistoryPosition,
    copy_fields,
)
from tijdperk.games.history.engine.rules import play
from tijdperk.games.history.engine.tables import MAX_SEATS, NONE, Tables, order_of
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.features import Layout
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import Event, shares

# Places that can be hidden: the cards of each seat's hand, each seat's empire, and the empire being drawn.
HAND_PLACES = 16
EMPIRE_PLACE = HAND_PLACES * MAX_SEATS
DRAWN_PLACE = EMPIRE_PLACE + MAX_SEATS


class History(HistoryPosition):
    """A game of History of the World in progress."""

    def legal(self, seat: int) -> list[Move]:
        frame = self.frame
        if frame is None or seat < 0 or not frame.seats >> seat & 1:
            return []
        if frame.kind == EXPAND:
            return expansion_moves(self)
        return other_moves(self, seat, frame.kind)

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        play(self, seat, move, chance)

    def clone(self) -> "History":
        other = History()
        copy_fields(self, other)
        return other

    def returns(self) -> list[float]:
        return shares(self.winners, self.seats)

    def hidden(self, seat: int) -> list[int]:
        """R008, R012, R014: others' hands, and empires that were neither seen by the seat nor called."""
        places: list[int] = []
        if self.frame is None:
            return places
        for other in range(self.seats):
            if other != seat:
                for index in range(len(self.hands[other])):
                    places.append(other * HAND_PLACES + index)
            if not self.knows_empire(seat, other):
                places.append(EMPIRE_PLACE + other)
        if self.drawn != NONE and drawer(self) != seat:
            places.append(DRAWN_PLACE)
        return places

    def knows_empire(self, viewer: int, seat: int) -> bool:
        """R014, R021: the drawer knows a card, its owner once all have one, everybody once it is called."""
        empire = self.held[seat]
        if empire == NONE or order_of(empire) < self.called or self.givers[seat] == viewer:
            return True
        return seat == viewer and all_hold(self)

    def determinize(self, seat: int, chance: Chance) -> "History":
        other = self.clone()
        if self.frame is not None:
            redraw_hands(other, seat, chance)
            redraw_empires(self, other, seat, chance)
        return other

    def heuristic(self, seat: int, move: Move) -> int:
        return heuristic(self, seat, move)

    def features(self, seat: int, at: list[int], of: list[int]) -> None:
        features(self, seat, at, of)

    def summary(self, seat: int, at: list[int], of: list[int]) -> None:
        summary(self, seat, at, of)

    def layout(self) -> Layout:
        return self.tables.layouts[self.seats]

    def value_phase(self) -> int:
        return value_phase(self)

    def progress(self) -> int:
        """Turns so far."""
        return self.turns

    def horizon(self, seat: int) -> int:
        """A choice within a turn is judged when the turn is scored, one between turns at the epoch's end."""
        if self.active == seat:
            return self.turns + 1
        return self.epoch * self.seats

    def evaluate(self) -> list[float]:
        return self.returns() if self.frame is None else evaluate(self)


def redraw_hands(position: History, seat: int, chance: Chance) -> None:
    """Others' cards, drawn again among those the seat has not seen, each from its own stack."""
    stacks = [cards[:] for cards in position.undealt]
    for other in range(position.seats):
        if other != seat:
            for card in position.hands[other]:
                stacks[stack_of(position, card)].append(card)
    for cards in stacks:
        cards.sort()
    hands: list[list[int]] = []
    for other in range(position.seats):
        hand = position.hands[other]
        if other != seat:
            redrawn: list[int] = []
            for card in hand:
                stack = stack_of(position, card)
                redrawn.append(chance.draw(stack, stacks[stack]))
            hand = redrawn
        hands.append(hand)
    for cards in stacks:
        cards.sort()
    position.hands = hands
    position.undealt = stacks


def redraw_empires(before: History, position: History, seat: int, chance: Chance) -> None:
    """Empires the seat has not seen, drawn again among those that were not called yet."""
    unknown = [other for other in range(before.seats) if not before.knows_empire(seat, other)]
    redraws = before.drawn != NONE and drawer(before) != seat
    if not unknown and not redraws:
        return
    held = before.held[:]
    candidates = [empire for empire in before.undrawn if order_of(empire) >= before.called]
    settled = [empire for empire in before.undrawn if order_of(empire) < before.called]
    for other in unknown:
        candidates.append(held[other])
    if redraws:
        candidates.append(before.drawn)
    candidates.sort()
    for other in unknown:
        held[other] = chance.draw(DRAWN_EMPIRE, candidates)
    if redraws:
        position.drawn = chance.draw(DRAWN_EMPIRE, candidates)
    position.held = held
    position.undrawn = sorted(settled + candidates)


def new_history(
    tables: Tables,
    seats: int,
    markers: bool,
    one_each: bool,
    stacking: bool,
    navies: bool,
    fort_first: bool,
    landed_crusade: bool,
    board: int,
    chance: Chance,
    listen: bool,
) -> History:
    """A fresh game: events are dealt and the first empire is drawn."""
    position = History()
    position.start(tables, seats)
    position.board = tables.boards[board]
    if listen:
        heard: list[Event] = []
        position.listener = heard
    position.with_markers = markers
    position.one_each = one_each
    position.stacking = stacking
    position.navies = navies
    position.fort_first = fort_first
    position.landed_crusade = landed_crusade
    if stacking:
        position.stack = [0] * len(tables.lands)
    deal(position, chance)
    begin_epoch(position, 1, chance)
    return position
