"""Movement: pieces are taken, one or several of an area, and go one step together.

Others may stop them by declaring battle in the area they enter (G-78). A step goes to a neighbouring area or
aboard a fleet; where a piece can step to is one number: an area, or the number of areas plus that of a fleet.
"""

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.pieces import (
    aboard,
    forces_in,
    is_cargo,
    lose,
    move_piece,
    remove_piece,
    ship_slot,
    stands,
)
from tijdperk.games.civilization.engine.position import (
    DECLARE_WINDOW,
    DECLARING,
    FACE_DOWN,
    MOVING,
    CivilizationPosition,
)
from tijdperk.games.civilization.engine.settlements import destroy_settlement
from tijdperk.games.civilization.engine.tables import (
    AIRCRAFT,
    BOMB_EFFECT,
    NONE,
    SETTLER,
    is_fleet,
)
from tijdperk.games.civilization.engine.verbs import (
    BOARD,
    BOMB,
    END_MOVES,
    GO,
    HOLD_FULL,
    LOOK,
    NO_BOMB,
    NO_POINTS,
    NO_SETTLER,
    NO_SUCH_PIECE,
    NOT_NEXT_TO_IT,
    NOT_YOUR_SHIP,
    NOTHING_TAKEN,
    NOTHING_TO_BOMB,
    NOTHING_TO_LOOK_AT,
    NOWHERE_TO_GO,
    OTHER_GROUP,
    TAKE,
    TAKE_CARGO,
    TAKE_SHIP,
    TAKEN_FIRST,
    WRONG_GROUND,
)
from tijdperk.kernel.moves import LEGAL, Move, move_of
from tijdperk.kernel.windows import YES, open_window


def begin_moves(position: CivilizationPosition, seat: int) -> None:
    """G-12, G-13, G-14, G-15, G-72: a seat's pieces get their points, and it moves them in any order."""
    points = position.tables.points
    for slot in range(len(position.piece_owner)):
        if position.piece_owner[slot] == seat:
            position.piece_points[slot] = points[position.piece_kind[slot]]
    position.active = seat
    position.taken = []
    position.entered = []
    position.ask(MOVING, seat)


# -- where a piece can step to


def can_step(position: CivilizationPosition, slot: int, target: int) -> int:
    """G-44, G-46, G-48, G-73, G-74: why a piece cannot take this step, or LEGAL."""
    tables = position.tables
    if position.piece_points[slot] < 1:
        return NO_POINTS
    kind = position.piece_kind[slot]
    area = position.piece_area[slot]
    areas = len(tables.areas)
    if target >= areas:
        return can_board(position, slot, target - areas)
    if kind == AIRCRAFT:
        return LEGAL if target in tables.around[area] else NOT_NEXT_TO_IT
    if is_fleet(kind) != (target >= tables.lands):
        return WRONG_GROUND
    reachable = tables.shores[area] if is_cargo(position, slot) else tables.neighbours[area]
    return LEGAL if target in reachable else NOT_NEXT_TO_IT


def can_board(position: CivilizationPosition, slot: int, number: int) -> int:
    """G-46, G-48, G-74: a piece on land can go aboard an own fleet at its coast that has room.

    It takes a point, which is all that an army has (G-47).
    """
    kind = position.piece_kind[slot]
    area = position.piece_area[slot]
    ship = ship_slot(position, number)
    if ship == NONE or position.piece_owner[ship] != position.piece_owner[slot]:
        return NOT_YOUR_SHIP
    if kind == AIRCRAFT or is_fleet(kind) or area >= position.tables.lands:
        return WRONG_GROUND
    if position.piece_area[ship] not in position.tables.shores[area]:
        return NOT_NEXT_TO_IT
    others = len(position.taken) - (1 if slot in position.taken else 0)
    return LEGAL if room_aboard(position, number) > others else HOLD_FULL


def room_aboard(position: CivilizationPosition, number: int) -> int:
    return position.tables.hold - len(aboard(position, number))


def steps_of(position: CivilizationPosition, slot: int) -> list[int]:
    """Everywhere a piece can step to, fleets it can board included."""
    tables = position.tables
    if position.piece_points[slot] < 1:
        return []
    kind = position.piece_kind[slot]
    area = position.piece_area[slot]
    if kind == AIRCRAFT:
        return tables.around[area]
    if is_fleet(kind):
        return tables.neighbours[area]
    if is_cargo(position, slot):
        return tables.shores[area]
    steps = tables.neighbours[area][:]
    if tables.shores[area]:
        seat = position.piece_owner[slot]
        areas = len(tables.areas)
        for sea in tables.shores[area]:
            for ship in position.area_slots[sea]:
                if position.piece_owner[ship] == seat and is_fleet(position.piece_kind[ship]):
                    number = position.piece_ship[ship]
                    if can_board(position, slot, number) == LEGAL:
                        steps.append(areas + number)
    return steps


def group_steps(position: CivilizationPosition) -> list[int]:
    """Everywhere all the pieces that were taken can step to together."""
    group = position.taken
    steps = steps_of(position, group[0])
    for index in range(1, len(group)):
        slot = group[index]
        steps = [step for step in steps if can_step(position, slot, step) == LEGAL]
    return steps


def can_take(position: CivilizationPosition, slot: int) -> int:
    """Can a piece be taken, alone or with those that were taken already? They have to be in one area."""
    if position.piece_points[slot] < 1:
        return NO_POINTS
    if not position.taken:
        return LEGAL if can_leave(position, slot) else NOWHERE_TO_GO
    return LEGAL if can_join(position, slot, group_steps(position)) else OTHER_GROUP


def can_leave(position: CivilizationPosition, slot: int) -> bool:
    """Has a piece anywhere to step to? Only on an island without neighbours does it depend on fleets."""
    if position.tables.neighbours[position.piece_area[slot]] and not is_cargo(position, slot):
        return True
    return len(steps_of(position, slot)) > 0


def can_join(position: CivilizationPosition, slot: int, steps: list[int]) -> bool:
    """Can a piece of the same area take one of the steps that those who were taken can take together?"""
    if position.piece_area[slot] != position.piece_area[position.taken[0]]:
        return False
    for step in steps:
        if can_step(position, slot, step) == LEGAL:
            return True
    return False


def find_piece(position: CivilizationPosition, seat: int, move: Move) -> int:
    """The slot of a piece as a move describes it, not taken yet, or NONE."""
    verb = move.verb
    if verb == TAKE_SHIP:
        ship = ship_slot(position, move.noun)
        mine = ship != NONE and position.piece_owner[ship] == seat and ship not in position.taken
        return ship if mine else NONE
    if is_fleet(move.noun):
        return NONE
    loose = verb == TAKE
    number = 0 if loose else move.second
    for slot in position.area_slots[move.second] if loose else aboard(position, number):
        if (
            position.piece_kind[slot] == move.noun
            and position.piece_points[slot] == move.third
            and position.piece_owner[slot] == seat
            and position.piece_ship[slot] == number
            and slot not in position.taken
        ):
            return slot
    return NONE


def take_move(position: CivilizationPosition, slot: int) -> Move:
    """How taking a piece is written: alike pieces are not told apart, fleets are."""
    kind = position.piece_kind[slot]
    number = position.piece_ship[slot]
    if is_fleet(kind):
        return move_of(TAKE_SHIP, number)
    if number:
        return move_of(TAKE_CARGO, kind, number, position.piece_points[slot])
    return move_of(TAKE, kind, position.piece_area[slot], position.piece_points[slot])


# -- what is legal


def take_refusal(position: CivilizationPosition, seat: int, move: Move) -> int:
    slot = find_piece(position, seat, move)
    return NO_SUCH_PIECE if slot == NONE else can_take(position, slot)


def step_refusal(position: CivilizationPosition, target: int) -> int:
    """G-44, G-46: may what was taken take this step?"""
    if not position.taken:
        return NOTHING_TAKEN
    for slot in position.taken:
        reason = can_step(position, slot, target)
        if reason != LEGAL:
            return reason
    return LEGAL


def look_refusal(position: CivilizationPosition, seat: int, land: int) -> int:
    """G-18, G-75: a settler that is there, whether it moved or not, may look at the counter."""
    if position.taken:
        return TAKEN_FIRST
    if land >= position.tables.lands or position.counter[land] != FACE_DOWN:
        return NOTHING_TO_LOOK_AT
    return LEGAL if looking_settler(position, seat, land) != NONE else NO_SETTLER


def looking_settler(position: CivilizationPosition, seat: int, land: int) -> int:
    """G-19: the settler that looks moves no further, so it is the one with the fewest points left."""
    best = NONE
    for slot in position.area_slots[land]:
        if position.piece_kind[slot] != SETTLER or not stands(position, slot, seat, land):
            continue
        if best == NONE or position.piece_points[slot] < position.piece_points[best]:
            best = slot
    return best


def bomb(position: CivilizationPosition, seat: int) -> int:
    """A-86: the wonder by which a seat can destroy everything in an area, or NONE."""
    effects = position.tables.wonder_effect
    for wonder in range(len(effects)):
        if effects[wonder] == BOMB_EFFECT and position.wonder[wonder] == seat:
            return wonder if position.works(wonder) and not position.used >> wonder & 1 else NONE
    return NONE


def bomb_refusal(position: CivilizationPosition, seat: int, area: int) -> int:
    """A-86: before battles, in any area where there is something to destroy."""
    if position.taken:
        return TAKEN_FIRST
    if not position.advanced or bomb(position, seat) == NONE:
        return NO_BOMB
    if area < position.tables.lands and position.settled[area] != NONE:
        return LEGAL
    return LEGAL if position.area_slots[area] else NOTHING_TO_BOMB


def end_moves_refusal(position: CivilizationPosition) -> int:
    return TAKEN_FIRST if position.taken else LEGAL


def step_move(position: CivilizationPosition, step: int) -> Move:
    """How a step is written."""
    tables = position.tables
    areas = len(tables.areas)
    return tables.moves[GO][step] if step < areas else tables.moves[BOARD][step - areas]


def is_listed(position: CivilizationPosition, slot: int, seat: int) -> bool:
    """Is this a seat's piece that can still move, and the first of those that are written alike?"""
    points = position.piece_points[slot]
    if points < 1 or position.piece_owner[slot] != seat or slot in position.taken:
        return False
    kind = position.piece_kind[slot]
    ship = position.piece_ship[slot]
    for other in position.area_slots[position.piece_area[slot]]:
        if other == slot:
            break
        if (
            position.piece_kind[other] == kind
            and position.piece_owner[other] == seat
            and position.piece_points[other] == points
            and position.piece_ship[other] == ship
            and other not in position.taken
        ):
            return False
    return True


def moving_moves(position: CivilizationPosition, seat: int) -> list[Move]:
    """Everything a seat may do in its movement."""
    if position.taken:
        return group_moves(position, seat)
    tables = position.tables
    moves: list[Move] = []
    for slots in position.area_slots:
        for slot in slots:
            if is_listed(position, slot, seat) and can_leave(position, slot):
                moves.append(take_move(position, slot))
    for land in range(tables.lands):
        if look_refusal(position, seat, land) == LEGAL:
            moves.append(tables.moves[LOOK][land])
    if position.advanced and bomb(position, seat) != NONE:
        for area in range(len(tables.areas)):
            if bomb_refusal(position, seat, area) == LEGAL:
                moves.append(tables.moves[BOMB][area])
    moves.append(tables.moves[END_MOVES][0])
    return moves


def group_moves(position: CivilizationPosition, seat: int) -> list[Move]:
    """Where the pieces that were taken can step to, and what else can be taken along."""
    steps = group_steps(position)
    moves = [step_move(position, step) for step in steps]
    for slot in position.area_slots[position.piece_area[position.taken[0]]]:
        if is_listed(position, slot, seat) and can_join(position, slot, steps):
            moves.append(take_move(position, slot))
    return moves


# -- what moves do


def take(position: CivilizationPosition, seat: int, move: Move) -> None:
    position.taken = [*position.taken, find_piece(position, seat, move)]


def step(position: CivilizationPosition, seat: int, target: int) -> None:
    """What was taken takes a step; whoever has units where it arrives may declare battle (G-78)."""
    areas = len(position.tables.areas)
    group = position.taken
    source = position.piece_area[group[0]]
    area = target
    boards = target >= areas
    number = target - areas if boards else 0
    if boards:
        area = position.piece_area[ship_slot(position, number)]
    entered: list[int] = []
    sails = 0
    for slot in group:
        kind = position.piece_kind[slot]
        position.piece_points[slot] -= 1
        move_piece(position, slot, area)
        if is_fleet(kind):
            sails += 1
        else:
            position.piece_ship[slot] = number
        # G-51: an aircraft that can fly on has entered nothing yet, even if others came with it.
        if kind != AIRCRAFT or position.piece_points[slot] == 0:
            entered.append(slot)
    if position.listener is not None:
        tell_step(position, seat, source, area, number, sails)
    position.taken = []
    position.entered = entered
    if entered:
        ask_owners(position, seat, area)


def tell_step(
    position: CivilizationPosition, seat: int, source: int, area: int, number: int, sails: int
) -> None:
    count = len(position.taken)
    lands = position.tables.lands
    if number:
        position.emit(events.BOARDED, seat, source, number, count)
    elif sails == count:
        position.emit(events.SAILED, seat, source, area, count)
    elif source >= lands and area < lands:
        position.emit(events.LANDED, seat, source, area, count)
    else:
        position.emit(events.MOVED, seat, source, area, count)


def ask_owners(position: CivilizationPosition, seat: int, area: int) -> None:
    """G-52, G-53, G-78: those with units in the area may declare battle on the seat that moves in."""
    others = forces_in(position, area) & ~(1 << seat)
    if not others:
        return
    declared = declarers(position, area)
    if others & declared:
        stop_entered(position)
    asked = others & ~declared
    if asked:
        subjects = [1 + area, 1 + len(position.tables.areas) + seat, 0]
        declare(position, area, open_window(position, DECLARING, DECLARE_WINDOW, subjects, asked))


def declarers(position: CivilizationPosition, area: int) -> int:
    """The seats that declared battle on the active one in an area, as bits."""
    battles = position.battles
    for at in range(0, len(battles), 3):
        if battles[at] == area and battles[at + 1] == NONE:
            return battles[at + 2]
    return 0


def declare(position: CivilizationPosition, area: int, answers: list[int]) -> None:
    """G-53, G-81: all who declare form one side; what has moved in stays there."""
    declared = 0
    for seat in range(len(answers)):
        if answers[seat] == YES:
            declared |= 1 << seat
            position.emit(events.DECLARED, seat, area, position.active)
    if not declared:
        return
    stop_entered(position)
    battles = position.battles[:]
    for at in range(0, len(battles), 3):
        if battles[at] == area and battles[at + 1] == NONE:
            battles[at + 2] |= declared
            position.battles = battles
            return
    position.battles = [*battles, area, NONE, declared]


def stop_entered(position: CivilizationPosition) -> None:
    """G-53, G-79: pieces that moved in move no further, and a stopped fleet stops its cargo.

    A fleet does not carry off what was stopped while it boarded.
    """
    for slot in position.entered:
        position.piece_points[slot] = 0
        number = position.piece_ship[slot]
        if is_fleet(position.piece_kind[slot]):
            for cargo in aboard(position, number):
                position.piece_points[cargo] = 0
        elif number:
            position.piece_points[ship_slot(position, number)] = 0


def drop_bomb(position: CivilizationPosition, seat: int, area: int) -> None:
    """A-86: everything in the area is destroyed, whoever it belongs to."""
    position.used |= 1 << bomb(position, seat)
    position.emit(events.BOMBED, seat, area)
    for slot in position.area_slots[area]:
        owner = position.piece_owner[slot]
        if owner != NONE and stands(position, slot, owner, area):
            lose(position, slot)
    if area < position.tables.lands and position.settled[area] != NONE:
        destroy_settlement(position, area, seat)


# -- aircraft


def landings(position: CivilizationPosition, seat: int) -> list[int]:
    """G-78: the areas where aircraft end that could have flown on: their last area is known only now."""
    found: list[int] = []
    for slot in range(len(position.piece_owner)):
        area = position.piece_area[slot]
        if area not in found and has_flown(position, slot, seat):
            found.append(area)
    return found


def has_flown(position: CivilizationPosition, slot: int, seat: int) -> bool:
    """Is this an aircraft of the seat that moved and could still go on?"""
    if position.piece_owner[slot] != seat or position.piece_kind[slot] != AIRCRAFT:
        return False
    return 0 < position.piece_points[slot] < position.tables.points[AIRCRAFT]


def landed_in(position: CivilizationPosition, seat: int, area: int) -> None:
    """The aircraft that end in an area have entered it now."""
    position.entered = [slot for slot in position.area_slots[area] if has_flown(position, slot, seat)]
    ask_owners(position, seat, area)


def ground(position: CivilizationPosition, slots: list[int]) -> None:
    """Aircraft that are lost for want of a base (G-77, G-84, G-92)."""
    for slot in slots:
        position.emit(events.UNBASED, position.piece_owner[slot], position.piece_area[slot])
        remove_piece(position, slot)
