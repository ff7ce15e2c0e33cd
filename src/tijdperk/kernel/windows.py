"""Windows: "does anybody want to ...?", asked of several seats at once, also in the middle of something else.

The answers are kept until all are there and then resolved together, in the order of the seats, never by who
typed faster. A seat's standing orders answer first: never, always, or ask; for a place, for an opponent, or
in general. Only the seat itself knows them.
"""

from typing import Final

from tijdperk.kernel.interaction import InteractivePosition
from tijdperk.kernel.moves import Move, Verb, move_of

# answers
NOT_ASKED: Final = -1
NO: Final = 0
YES: Final = 1

# standing orders
ASK: Final = 0
NEVER: Final = 1
ALWAYS: Final = 2
ORDERS: Final[list[str]] = ["ask", "never", "always"]

ANY: Final = 0  # the subject of an order that holds in general


def order_verb(number: int, rule: str) -> Verb:
    """The verb by which a seat gives a standing order: which window, about what, and the order."""
    return Verb(number, "standing WINDOW SUBJECT ORDER", [], rule)


def order_moves(
    position: InteractivePosition, seat: int, verb: int, window: int, subjects: int
) -> list[Move]:
    """The standing orders a seat can give for a window with so many subjects, but those in force."""
    return [
        move_of(verb, window, subject, order)
        for subject in range(subjects)
        for order in range(len(ORDERS))
        if order != exact_order(position, seat, window, subject)
    ]


def give_order(position: InteractivePosition, seat: int, window: int, subject: int, order: int) -> None:
    """Set a standing order; asking is the same as having none."""
    kept: list[int] = []
    mine = position.orders[seat]
    for at in range(0, len(mine), 3):
        if mine[at] != window or mine[at + 1] != subject:
            kept += mine[at : at + 3]
    if order != ASK:
        kept += [window, subject, order]
    orders = position.orders[:]
    orders[seat] = kept
    position.orders = orders


def exact_order(position: InteractivePosition, seat: int, window: int, subject: int) -> int:
    mine = position.orders[seat]
    for at in range(0, len(mine), 3):
        if mine[at] == window and mine[at + 1] == subject:
            return mine[at + 2]
    return ASK


def standing_order(position: InteractivePosition, seat: int, window: int, subjects: list[int]) -> int:
    """The order in force: that about the first of the subjects for which there is one."""
    for subject in subjects:
        order = exact_order(position, seat, window, subject)
        if order != ASK:
            return order
    return ASK


def open_window(
    position: InteractivePosition,
    kind: int,
    window: int,
    subjects: list[int],
    seats: int,
    secret: bool = False,
) -> list[int]:
    """Ask seats (as bits) a question; gives the answers by seat if standing orders give them all, else [].

    The subjects go from the most particular to the general one; the frame keeps the first.
    """
    answers = [NOT_ASKED] * position.seats
    waiting = 0
    for seat in range(position.seats):
        if seats >> seat & 1:
            order = standing_order(position, seat, window, subjects)
            if order == ASK:
                waiting |= 1 << seat
            else:
                answers[seat] = YES if order == ALWAYS else NO
    if not waiting:
        return answers
    position.ask_together(kind, waiting, position.seats, secret, subjects[0])
    for seat in range(position.seats):
        if answers[seat] != NOT_ASKED:
            position.ask_first(seat, kind, answers[seat])  # the answer is kept where its seat will not look
    return []


def answer_window(position: InteractivePosition, seat: int, answer: int) -> list[int]:
    """Take a seat's answer; gives all of them by seat (NOT_ASKED for others) once they are there, else []."""
    frame = position.frame
    assert frame is not None
    position.ask_first(seat, frame.kind, answer)
    answers: list[int] = []
    if frame.seats == 1 << seat:
        for other in range(position.seats):
            own = position.own[other]
            answers.append(NOT_ASKED if own is None else own.a)
    position.resolve(seat)
    return answers


def forget_orders(position: InteractivePosition, seat: int) -> None:
    """As a seat knows it: others' standing orders are left out."""
    orders: list[list[int]] = [[] for _ in range(position.seats)]
    if seat >= 0:
        orders[seat] = position.orders[seat]
    position.orders = orders
