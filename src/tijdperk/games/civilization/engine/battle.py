"""Battle: who fights on which side, round by round, and what comes of it.

The active seat's side is always the first. A round is kept for the view as numbers: kind and aircraft (0 or
1) of the first side, the same of the second, both bonuses, the outcome, the number of the first side's dice,
then all dice.
"""

from typing import Final

from tijdperk.games.civilization.engine import events
from tijdperk.games.civilization.engine.movement import ground
from tijdperk.games.civilization.engine.pieces import (
    decks,
    fights_in,
    forces_in,
    has_force,
    is_base,
    lose,
    stands,
    unit_bonus,
    unit_dice,
    units_in,
)
from tijdperk.games.civilization.engine.position import (
    ATTACKING,
    CAPTURING,
    ORDERING,
    PICKING,
    SUPPORT_WINDOW,
    SUPPORTING,
    CivilizationPosition,
)
from tijdperk.games.civilization.engine.rolls import highest, roll
from tijdperk.games.civilization.engine.settlements import take_settlement
from tijdperk.games.civilization.engine.tables import (
    AIRCRAFT,
    ARTILLERY,
    CAVALRY,
    DEFENCE_EFFECT,
    INFANTRY,
    NONE,
    ORACLE_EFFECT,
    SETTLER,
    class_of,
    is_army,
    is_fleet,
)
from tijdperk.games.civilization.engine.verbs import (
    ATTACK,
    BATTLE,
    BATTLES_LEFT,
    CAPTURE,
    DEFENDED,
    END_ATTACKS,
    END_BATTLES,
    FOUGHT_ALREADY,
    LEAVE_SETTLEMENT,
    NO_AIRCRAFT,
    NO_SUCH_BATTLE,
    NOBODY_TO_FIGHT,
    NOT_A_LEADER,
    NOT_FOREIGN,
    NOT_IN_BATTLE,
    NOT_PRESENT,
    PICK,
    PICK_SHIP,
    STAY_OUT,
    SUPPORT,
    TAKE_SETTLEMENT,
    WATER,
)
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.moves import LEGAL, Move, move_of
from tijdperk.kernel.position import NOBODY
from tijdperk.kernel.windows import ANY, NEVER, standing_order

FIRST: Final = 0
SECOND: Final = 1
BEATS: Final[list[int]] = [ARTILLERY, INFANTRY, CAVALRY]  # by class: the one it is superior to (G-60)


# -- what the active seat declares


def targets_in(position: CivilizationPosition, seat: int, area: int) -> bool:
    """G-62, G-87: has a seat anything in an area that can be attacked there?"""
    for slot in position.area_slots[area]:
        if stands(position, slot, seat, area):
            return True
    return False


def attack_refusal(position: CivilizationPosition, area: int, opponent: int) -> int:
    """G-52, G-80, G-87: may the active seat declare battle on another in an area?"""
    active = position.active
    if not has_force(position, active, area):
        return NOT_PRESENT
    if opponent == active or opponent >= position.seats or not targets_in(position, opponent, area):
        return NOBODY_TO_FIGHT
    return FOUGHT_ALREADY if is_declared(position, area, opponent) else LEGAL


def is_declared(position: CivilizationPosition, area: int, opponent: int) -> bool:
    """Will the active seat and another fight in an area?"""
    battles = position.battles
    for at in range(0, len(battles), 3):
        if battles[at] == area and (battles[at + 1] == opponent or battles[at + 2] >> opponent & 1):
            return True
    return False


def force_areas(position: CivilizationPosition, seat: int) -> list[int]:
    """The areas in which a seat has armies (on land) or fleets (at sea)."""
    return [area for area in range(len(position.tables.areas)) if has_force(position, seat, area)]


def is_alone(position: CivilizationPosition, seat: int, area: int) -> bool:
    """Are all the pieces in an area a seat's own?"""
    for slot in position.area_slots[area]:
        if position.piece_owner[slot] != seat:
            return False
    return True


def attack_moves(position: CivilizationPosition) -> list[Move]:
    moves: list[Move] = []
    active = position.active
    for area in force_areas(position, active):
        if not is_alone(position, active, area):
            for opponent in range(position.seats):
                if attack_refusal(position, area, opponent) == LEGAL:
                    moves.append(move_of(ATTACK, area, opponent))
    return moves


def attacking_moves(position: CivilizationPosition) -> list[Move]:
    return [*attack_moves(position), move_of(END_ATTACKS)]


def ask_attacks(position: CivilizationPosition) -> bool:
    """G-80: the active seat declares its battles, all before the first is fought; false if it cannot."""
    if not attack_moves(position):
        return False
    position.ask(ATTACKING, position.active)
    return True


def attack(position: CivilizationPosition, area: int, opponent: int) -> None:
    position.battles = [*position.battles, area, opponent, 0]
    position.emit(events.ATTACKED, position.active, area, opponent)
    position.answered()


# -- which battle comes next


def drop_lapsed(position: CivilizationPosition) -> None:
    """G-80: a battle lapses if one side is gone."""
    kept: list[int] = []
    battles = position.battles
    for at in range(0, len(battles), 3):
        area, opponent, declared = battles[at], battles[at + 1], battles[at + 2]
        if opponent != NONE:
            alive = has_force(position, position.active, area) and targets_in(position, opponent, area)
        else:
            alive = targets_in(position, position.active, area) and some_force(position, declared, area)
        if alive:
            kept += [area, opponent, declared]
    if len(kept) != len(battles):
        position.battles = kept


def some_force(position: CivilizationPosition, seats: int, area: int) -> bool:
    """Has any of these seats (as bits) an army (on land) or fleet (at sea) in an area?"""
    return forces_in(position, area) & seats != 0


def capture_refusal(position: CivilizationPosition, land: int) -> int:
    """G-90, C-28: may the active seat take a settlement without a battle?"""
    active = position.active
    if land >= position.tables.lands:
        return WATER
    owner = position.settled[land]
    if owner == NONE or owner == active:
        return NOT_FOREIGN
    if not has_force(position, active, land):
        return NOT_PRESENT
    return DEFENDED if has_force(position, owner, land) else LEGAL


def battle_seat(position: CivilizationPosition, at: int) -> int:
    """By which seat a waiting battle is named: the attacked one, or the first that declared."""
    opponent = position.battles[at + 1]
    if opponent != NONE:
        return opponent
    declared = position.battles[at + 2]
    seat = 0
    while not declared >> seat & 1:
        seat += 1
    return seat


def find_battle(position: CivilizationPosition, area: int, seat: int) -> int:
    for at in range(0, len(position.battles), 3):
        if position.battles[at] == area and battle_seat(position, at) == seat:
            return at
    return NONE


def battle_refusal(position: CivilizationPosition, area: int, seat: int) -> int:
    return NO_SUCH_BATTLE if find_battle(position, area, seat) == NONE else LEGAL


def end_battles_refusal(position: CivilizationPosition) -> int:
    return BATTLES_LEFT if position.battles else LEGAL


def battle_moves(position: CivilizationPosition) -> list[Move]:
    """The battles that wait, and the settlements that can be taken without one."""
    moves: list[Move] = []
    for at in range(0, len(position.battles), 3):
        moves.append(move_of(BATTLE, position.battles[at], battle_seat(position, at)))
    for area in force_areas(position, position.active):
        if capture_refusal(position, area) == LEGAL:
            moves.append(move_of(CAPTURE, area))
    return moves


def ordering_moves(position: CivilizationPosition) -> list[Move]:
    moves = battle_moves(position)
    if not position.battles:
        moves.append(move_of(END_BATTLES))
    return moves


def next_battle(position: CivilizationPosition, chance: Chance) -> bool:
    """G-80: the active seat chooses what comes next, where there is a choice; false when all is done."""
    drop_lapsed(position)
    moves = battle_moves(position)
    if not moves:
        return False
    if len(moves) == 1 and position.battles:
        begin_battle(position, 0, chance)
    else:
        position.ask(ORDERING, position.active)
    return True


def capture(position: CivilizationPosition, land: int) -> None:
    """G-90: an undefended settlement is taken; its owner's settlers and aircraft there are removed."""
    owner = position.settled[land]
    remove_all(position, 1 << owner, land, SETTLER)
    remove_all(position, 1 << owner, land, AIRCRAFT)
    take_settlement(position, land, position.active)


def remove_all(position: CivilizationPosition, seats: int, area: int, kind: int) -> None:
    """Pieces of a kind that these seats (as bits) have in an area are lost, cargo left out."""
    for slot in position.area_slots[area]:
        owner = position.piece_owner[slot]
        concerned = owner >= 0 and seats >> owner & 1 and position.piece_kind[slot] == kind
        if concerned and stands(position, slot, owner, area):
            lose(position, slot)


# -- sides


def begin_battle(position: CivilizationPosition, at: int, chance: Chance) -> None:
    """G-55, G-81: the sides are made up; of several who declared, the one with most units leads."""
    area, opponent, declared = position.battles[at], position.battles[at + 1], position.battles[at + 2]
    position.battles = position.battles[:at] + position.battles[at + 3 :]
    active = position.active
    if opponent == NONE:
        most = 0
        best: list[int] = []
        present = 0
        for seat in range(position.seats):
            if declared >> seat & 1:
                if not has_force(position, seat, area):
                    continue
                present |= 1 << seat
                units = units_in(position, seat, area)
                if units > most:
                    most = units
                    best = []
                if units == most:
                    best.append(seat)
        opponent = highest(position, best, [0] * position.seats, events.FOR_LEAD, chance)
        declared = present
    else:
        declared = 1 << opponent
    position.battle_area = area
    position.leaders = [active, opponent]
    position.sides = [1 << active, declared]
    position.picks = [NONE, NONE, NONE, NONE]
    position.rounds = []
    position.emit(events.BATTLE_BEGAN, active, area, opponent)
    # G-82: those asked for support, in turn order from the active seat
    undecided: list[int] = []
    for step in range(1, position.seats):
        seat = (active + step) % position.seats
        asked = standing_order(position, seat, SUPPORT_WINDOW, [ANY]) != NEVER
        if asked and not declared >> seat & 1 and units_in(position, seat, area):
            undecided.append(seat)
    position.undecided = undecided


def ask_support(position: CivilizationPosition) -> bool:
    """G-54, G-82: the next seat that may join a side is asked; false when none is left."""
    undecided = position.undecided
    if not undecided:
        return False
    position.undecided = undecided[1:]
    position.ask(SUPPORTING, undecided[0])
    return True


def support_refusal(position: CivilizationPosition, leader: int) -> int:
    return LEGAL if leader in position.leaders else NOT_A_LEADER


def supporting_moves(position: CivilizationPosition) -> list[Move]:
    return [*[move_of(SUPPORT, leader) for leader in position.leaders], move_of(STAY_OUT)]


def support(position: CivilizationPosition, seat: int, leader: int) -> None:
    side = FIRST if position.leaders[FIRST] == leader else SECOND
    sides = position.sides[:]
    sides[side] |= 1 << seat
    position.sides = sides
    position.emit(events.SUPPORTED, seat, position.battle_area, leader)
    position.answered()


# -- rounds


def fight_on(position: CivilizationPosition, chance: Chance) -> None:
    """The battle goes on until somebody has to decide or it is over."""
    while position.frame is None and position.battle_area != NONE:
        if ask_support(position):
            return
        if NONE in (position.picks[0], position.picks[2]):
            if not some_force(position, position.sides[FIRST], position.battle_area) or not some_force(
                position, position.sides[SECOND], position.battle_area
            ):
                end_battle(position)
            else:
                ask_picks(position)
        else:
            fight_round(position, chance)


def side_of(position: CivilizationPosition, seat: int) -> int:
    return FIRST if position.leaders[FIRST] == seat else SECOND


def pick_refusal(position: CivilizationPosition, seat: int, move: Move) -> int:
    """G-56, G-85: a unit of the leader's side, and at most one of its aircraft."""
    if find_unit(position, side_of(position, seat), move) == NONE:
        return NOT_IN_BATTLE
    flyer = flyer_of(move)
    if flyer and find_aircraft(position, side_of(position, seat), flyer - 1) == NONE:
        return NO_AIRCRAFT
    return LEGAL


def flyer_of(move: Move) -> int:
    """The seat whose aircraft a pick takes along, counted from 1; 0 for none."""
    return move.second if move.verb == PICK_SHIP else move.third


def find_unit(position: CivilizationPosition, side: int, move: Move) -> int:
    """The slot of the unit that a pick names, or NONE."""
    area = position.battle_area
    for slot in position.area_slots[area]:
        owner = position.piece_owner[slot]
        if owner < 0 or not position.sides[side] >> owner & 1 or not fights_in(position, slot, owner, area):
            continue
        kind = position.piece_kind[slot]
        if is_fleet(kind):
            if move.verb == PICK_SHIP and position.piece_ship[slot] == move.noun:
                return slot
        elif move.verb == PICK and kind == move.noun and owner == move.second:
            return slot
    return NONE


def find_aircraft(position: CivilizationPosition, side: int, owner: int) -> int:
    if owner >= position.seats or not position.sides[side] >> owner & 1:
        return NONE
    for slot in position.area_slots[position.battle_area]:
        if position.piece_kind[slot] == AIRCRAFT and stands(position, slot, owner, position.battle_area):
            return slot
    return NONE


def picking_moves(position: CivilizationPosition, side: int) -> list[Move]:
    """G-85, A-84, C-40: every unit of a side, alone and with an aircraft of each seat that has one there."""
    area = position.battle_area
    flyers: list[int] = [0]
    for seat in range(position.seats):
        if find_aircraft(position, side, seat) != NONE:
            flyers.append(seat + 1)
    moves: list[Move] = []
    for slot in position.area_slots[area]:
        owner = position.piece_owner[slot]
        if owner < 0 or not position.sides[side] >> owner & 1 or not fights_in(position, slot, owner, area):
            continue
        for flyer in flyers:
            kind = position.piece_kind[slot]
            if is_fleet(kind):
                moves.append(move_of(PICK_SHIP, position.piece_ship[slot], flyer))
            else:
                move = move_of(PICK, kind, owner, flyer)
                if move not in moves:
                    moves.append(move)
    return moves


def oracle_side(position: CivilizationPosition) -> int:
    """A-88, G-86: the side whose leader has the Oracle while it works, or NONE."""
    effects = position.tables.wonder_effect
    for wonder in range(len(effects)):
        if effects[wonder] == ORACLE_EFFECT and position.works(wonder):
            owner = position.wonder[wonder]
            if owner in position.leaders:
                return side_of(position, owner)
    return NONE


def ask_picks(position: CivilizationPosition) -> None:
    """G-56, G-85, A-88: both leaders pick in secret; a pick without choice is made at once."""
    waiting = 0
    for side in (FIRST, SECOND):
        if position.picks[2 * side] == NONE:
            moves = picking_moves(position, side)
            if len(moves) == 1:
                set_pick(position, side, moves[0])
            else:
                waiting |= 1 << position.leaders[side]
    if not waiting:
        return
    oracle = oracle_side(position)
    if oracle != NONE and position.picks[2 * (1 - oracle)] == NONE:
        position.ask(PICKING, position.leaders[1 - oracle])
    elif oracle != NONE:
        position.ask(PICKING, position.leaders[oracle])
    else:
        position.ask_together(PICKING, waiting, position.seats, True)


def set_pick(position: CivilizationPosition, side: int, move: Move) -> None:
    picks = position.picks[:]
    picks[2 * side] = find_unit(position, side, move)
    flyer = flyer_of(move)
    picks[2 * side + 1] = find_aircraft(position, side, flyer - 1) if flyer else NONE
    position.picks = picks


def pick(position: CivilizationPosition, seat: int, move: Move) -> None:
    set_pick(position, side_of(position, seat), move)
    position.resolve(seat)


def round_dice(position: CivilizationPosition, side: int) -> int:
    """G-59, G-61, S-06, A-46: the dice of a side's pick, those of its aircraft included."""
    dice = unit_dice(position, position.piece_kind[position.picks[2 * side]])
    if position.picks[2 * side + 1] != NONE:
        dice += unit_dice(position, AIRCRAFT)
    return dice


def superiority(position: CivilizationPosition, kind: int, other: int) -> int:
    """G-60, C-01, C-45: the number of the current era for a superior army; fleets have none."""
    if is_army(kind) and is_army(other) and BEATS[class_of(kind)] == class_of(other):
        return position.tables.superiority[position.era]
    return 0


def defence(position: CivilizationPosition, side: int) -> int:
    """A-42, A-83, C-31, S-27: what the settlement adds for every unit on its owner's side."""
    area = position.battle_area
    if not position.advanced or area >= position.tables.lands:
        return 0
    owner = position.settled[area]
    if owner == NONE or not position.sides[side] >> owner & 1:
        return 0
    effects = position.tables.wonder_effect
    for wonder in range(len(effects)):
        if effects[wonder] == DEFENCE_EFFECT and position.wonder[wonder] == owner and position.works(wonder):
            return position.tables.wonder_amount[wonder]
    return position.tables.defence


def knowledge_bonus(position: CivilizationPosition, seat: int) -> int:
    """S-05, A-41, C-06, G-86: half the technologies of the unit's owner, under the standard rules."""
    if position.advanced:
        return 0
    return position.technologies_owned(seat) // position.tables.technologies_a_point


def unit_total(position: CivilizationPosition, side: int, owner: int, kind: int, other: int) -> int:
    """What is added to the dice of a unit of a side against one of another kind."""
    return (
        unit_bonus(position, kind)
        + superiority(position, kind, other)
        + defence(position, side)
        + knowledge_bonus(position, owner)
    )


def round_bonus(position: CivilizationPosition, side: int) -> int:
    slot = position.picks[2 * side]
    other = position.piece_kind[position.picks[2 * (1 - side)]]
    return unit_total(position, side, position.piece_owner[slot], position.piece_kind[slot], other)


def fight_round(position: CivilizationPosition, chance: Chance) -> None:
    """G-56 to G-61: dice and bonuses are compared; the lower total's unit goes, with its aircraft."""
    bonuses = [round_bonus(position, FIRST), round_bonus(position, SECOND)]
    first = roll(chance, round_dice(position, FIRST))
    second = roll(chance, round_dice(position, SECOND))
    totals = [sum(first) + bonuses[FIRST], sum(second) + bonuses[SECOND]]
    outcome = events.TIE
    if totals[FIRST] != totals[SECOND]:
        outcome = events.FIRST_WINS if totals[FIRST] > totals[SECOND] else events.SECOND_WINS
    picks = position.picks
    kinds = [position.piece_kind[picks[0]], position.piece_kind[picks[2]]]
    flown = [1 if picks[1] != NONE else 0, 1 if picks[3] != NONE else 0]
    fought = [kinds[FIRST], flown[FIRST], kinds[SECOND], flown[SECOND], *bonuses, outcome]
    position.rounds = [*position.rounds, [*fought, len(first), *first, *second]]
    for side in (FIRST, SECOND):
        position.emit(events.PICKED, position.piece_owner[picks[2 * side]], kinds[side], flown[side], side)
    position.emit(events.FOUGHT, NOBODY, totals[FIRST], totals[SECOND], outcome)
    if outcome != events.FIRST_WINS:
        lose_pick(position, FIRST)
    if outcome != events.SECOND_WINS:
        lose_pick(position, SECOND)
    position.picks = [NONE, NONE, NONE, NONE]


def lose_pick(position: CivilizationPosition, side: int) -> None:
    """G-58, G-61, G-92: the unit goes with its aircraft; other aircraft of a sunk ship need room."""
    slot = position.picks[2 * side]
    aircraft = position.picks[2 * side + 1]
    owner = position.piece_owner[slot]
    lose(position, slot)
    if aircraft != NONE:
        lose(position, aircraft)
    if position.is_sea(position.battle_area):
        ground(position, too_many(position, owner, position.battle_area))


def too_many(position: CivilizationPosition, seat: int, sea: int) -> list[int]:
    """C-02, G-92: aircraft of a seat that find no room on its ships in a sea."""
    flying = [
        slot
        for slot in position.area_slots[sea]
        if position.piece_kind[slot] == AIRCRAFT and stands(position, slot, seat, sea)
    ]
    return flying[decks(position, seat, sea) :]


def unbased(position: CivilizationPosition, seat: int) -> list[int]:
    """G-50, G-77: a seat's aircraft without a base, looked for after its last move."""
    found: list[int] = []
    seas: list[int] = []
    for slot in range(len(position.piece_owner)):
        if position.piece_owner[slot] == seat and position.piece_kind[slot] == AIRCRAFT:
            area = position.piece_area[slot]
            if not position.is_sea(area):
                if not is_base(position, seat, area):
                    found.append(slot)
            elif area not in seas:
                seas.append(area)
                found += too_many(position, seat, area)
    return found


# -- the end of a battle


def end_battle(position: CivilizationPosition) -> None:
    """G-57, G-83, G-84, G-88: one side has nothing left to fight with, or neither."""
    area = position.battle_area
    first = some_force(position, position.sides[FIRST], area)
    second = some_force(position, position.sides[SECOND], area)
    leaders, sides = position.leaders, position.sides
    position.battle_area = NONE
    position.leaders = []
    position.sides = []
    position.picks = []
    position.rounds = []
    if not first and not second:
        position.emit(events.BATTLE_DRAWN, NOBODY, area)
        for side in (FIRST, SECOND):
            for seat in range(position.seats):
                if sides[side] >> seat & 1:
                    ground(position, unbased_in(position, seat, area))
        return
    winner = FIRST if first else SECOND
    position.emit(events.BATTLE_WON, leaders[winner], area)
    beaten = sides[1 - winner]
    remove_all(position, beaten, area, AIRCRAFT)
    if position.is_sea(area):
        return
    remove_all(position, beaten, area, SETTLER)
    owner = position.settled[area]
    if owner != NONE and beaten >> owner & 1 and has_force(position, leaders[winner], area):
        position.ask(CAPTURING, leaders[winner], area)


def unbased_in(position: CivilizationPosition, seat: int, area: int) -> list[int]:
    return [slot for slot in unbased(position, seat) if position.piece_area[slot] == area]


def capturing_moves() -> list[Move]:
    return [move_of(TAKE_SETTLEMENT), move_of(LEAVE_SETTLEMENT)]


def decide_capture(position: CivilizationPosition, seat: int, takes: bool) -> None:
    """G-63, G-89: the winning leader takes the settlement or leaves it."""
    land = position.frame_of(seat).a
    position.answered()
    if takes:
        take_settlement(position, land, seat)
