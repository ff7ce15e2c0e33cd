"""The face of the game: a position that answers what the kernel asks of every game."""

from tijdperk.games.dice.engine.bot import evaluate, heuristic
from tijdperk.games.dice.engine.features import features, summary, value_phase
from tijdperk.games.dice.engine.moves import legal_moves
from tijdperk.games.dice.engine.position import ACT, DicePosition, copy_fields
from tijdperk.games.dice.engine.rules import play
from tijdperk.games.dice.engine.tables import Tables
from tijdperk.games.dice.engine.turns import ask_for_city, deal_cities
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.features import Layout
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import Event, shares

PLANNED = 0  # the kind of draw by which a plan that nobody has seen is made up


class Dice(DicePosition):
    """A game of 7 Wonders Dice in progress."""

    def legal(self, seat: int) -> list[Move]:
        frame = self.frame
        if frame is None or seat < 0 or not frame.seats >> seat & 1:
            return []
        return legal_moves(self, seat)

    def play(self, seat: int, move: Move, chance: Chance) -> None:
        play(self, seat, move, chance)

    def clone(self) -> "Dice":
        other = Dice()
        copy_fields(self, other)
        return other

    def returns(self) -> list[float]:
        return shares(self.winners, self.seats)

    def hidden(self, seat: int) -> list[int]:
        """The plans of the other seats for this turn."""
        if not self.acting():
            return []
        return [
            other
            for other in range(self.seats)
            if other != seat and self.cities[other] is not self.before[other]
        ]

    def determinize(self, seat: int, chance: Chance) -> "Dice":
        """Plans of others are made up: none yet for those who think, any for those who are ready."""
        other = self.clone()
        for planner in self.hidden(seat):
            other.cities[planner] = self.before[planner]
            other.own[planner] = None
            other.ask_first(planner, ACT)
            if not self.to_move() >> planner & 1:
                make_up_plan(other, planner, chance)
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
        return self.turn

    def horizon(self, seat: int) -> int:
        """Two turns from now are near enough to judge a plan by."""
        return self.turn + 2

    def evaluate(self) -> list[float]:
        return evaluate(self) if self.frame is not None else self.returns()


def make_up_plan(position: Dice, seat: int, chance: Chance) -> None:
    """A plan at random for a seat that is ready; the frame says so already."""
    while position.own[seat] is not None:
        moves = legal_moves(position, seat)
        pick = chance.pick(PLANNED, list(range(len(moves))))
        play(position, seat, moves[pick], chance)


def new_dice(
    tables: Tables,
    seats: int,
    wonder_completes: bool,
    one_barracks: bool,
    choose_cities: bool,
    chance: Chance,
    listen: bool,
) -> Dice:
    """A fresh game: cities are drawn, or chosen, and the dice are thrown."""
    position = Dice()
    position.start(tables, seats)
    if listen:
        heard: list[Event] = []
        position.listener = heard
    position.wonder_completes = wonder_completes
    position.one_barracks = one_barracks
    if choose_cities:
        ask_for_city(position, 0)
    else:
        deal_cities(position, chance)
    return position
