"""The face of the game: a position that answers what the kernel asks of every game."""

from tijdperk.games.duel.engine.bot import heuristic, turn_looks
from tijdperk.games.duel.engine.features import features, style, summary, value_phase
from tijdperk.games.duel.engine.moves import any_choice_move, any_turn_move, choice_moves, turn_moves
from tijdperk.games.duel.engine.position import (
    BOOK_BEGINS,
    DRAFTING,
    LIBRARY,
    LIBRARY_TOKEN,
    MILITARY,
    NO_BID,
    PLAYING,
    SCIENCE,
    SEALED_BID,
    TURN,
    DuelPosition,
    copy_fields,
)
from tijdperk.games.duel.engine.rules import play
from tijdperk.games.duel.engine.setup import set_up
from tijdperk.games.duel.engine.tables import UNKNOWN, Tables
from tijdperk.kernel.chance import Chance, Sampled
from tijdperk.kernel.features import Layout, Row, Sums
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import NOBODY, Event, with_at


class Duel(DuelPosition):
    """A game of 7 Wonders Duel in progress."""

    def legal(self, seat: int) -> list[Move]:
        frame = self.frame
        if frame is None or seat < 0 or not frame.seats >> seat & 1:
            return []
        if frame.kind == TURN:
            return turn_moves(self, seat)
        return choice_moves(self, seat, frame.kind)

    def any_move(self, seat: int, chance: Sampled) -> Move:
        frame = self.frame
        assert frame is not None
        if frame.kind == TURN:
            return any_turn_move(self, seat, chance)
        return any_choice_move(self, seat, frame.kind, chance)

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        play(self, seat, move, chance)

    def clone(self) -> "Duel":
        other = Duel()
        copy_fields(self, other)
        return other

    def returns(self) -> list[float]:
        if self.ending == PLAYING:
            return [0.0, 0.0]
        if self.winner == NOBODY:
            return [0.5, 0.5]
        return [1.0, 0.0] if self.winner == 0 else [0.0, 1.0]

    def hidden(self, seat: int) -> list[int]:
        """Sealed bids of others (by seat), and (2 and on) the Great Library's tokens, but to its builder."""
        places: list[int] = []
        frame = self.frame
        if frame is None:
            return places
        if self.first == UNKNOWN:
            for bidder in range(2):
                if bidder != seat and self.bids[bidder] != NO_BID:
                    places.append(bidder)
        if self.drawn and not (seat >= 0 and frame.seats >> seat & 1):
            for place in range(len(self.drawn)):
                places.append(2 + place)
        return places

    def determinize(self, seat: int, chance: Chance) -> "Duel":
        other = self.clone()
        places = self.hidden(seat)
        if not places:
            return other
        for place in places:
            if place < 2:
                bids = list(range(self.tables.start_coins + 1))
                other.bids = with_at(other.bids, place, chance.pick(SEALED_BID, bids))
        if self.drawn and self.top_kind() == LIBRARY:
            unknown = sorted(self.boxed + self.drawn)
            other.drawn = [chance.draw(LIBRARY_TOKEN, unknown) for _ in range(len(self.drawn))]
            unknown.sort()
            other.boxed = unknown
        return other

    def heuristic(self, seat: int, move: Move) -> int:
        return heuristic(self, seat, move)

    def weighed(self, seat: int) -> tuple[list[Move], list[int]]:
        moves = self.legal(seat)
        if self.decision_kind(seat) == TURN:
            return moves, turn_looks(self, seat, moves)
        return moves, [heuristic(self, seat, move) for move in moves]

    def features(self, seat: int, at: list[int], of: list[int]) -> None:
        features(self, seat, at, of)

    def summary(self, seat: int, at: list[int], of: list[int]) -> None:
        summary(self, seat, Row(at, of))

    def sum_up(self, seat: int, sums: Sums) -> None:
        summary(self, seat, sums)

    def layout(self) -> Layout:
        return self.tables.layout

    def sudden(self) -> bool:
        return self.ending in (MILITARY, SCIENCE)

    def style(self, move: Move) -> int:
        return style(self, move)

    def value_phase(self) -> int:
        return value_phase(self)


def new_duel(
    tables: Tables, drafting: bool, book_begins: bool, first: int, bidding: bool, chance: Chance, listen: bool
) -> Duel:
    """A fresh game; `first` is a seat, or UNKNOWN for the lot."""
    position = Duel()
    position.start(tables)
    if listen:
        heard: list[Event] = []
        position.listener = heard
    position.options = (DRAFTING if drafting else 0) | (BOOK_BEGINS if book_begins else 0)
    set_up(position, first, bidding, chance)
    return position
