"""Which moves are legal, and why another is not: the predicates of all rules brought together."""

from tijdperk.games.civilization.engine.battle import (
    attack_refusal,
    attacking_moves,
    battle_refusal,
    capture_refusal,
    capturing_moves,
    end_battles_refusal,
    ordering_moves,
    pick_refusal,
    picking_moves,
    side_of,
    support_refusal,
    supporting_moves,
)
from tijdperk.games.civilization.engine.exploring import (
    free_technology_moves,
    minor_army_moves,
    raise_refusal,
)
from tijdperk.games.civilization.engine.movement import (
    bomb_refusal,
    end_moves_refusal,
    look_refusal,
    moving_moves,
    step_refusal,
    take_refusal,
)
from tijdperk.games.civilization.engine.position import (
    ATTACKING,
    CAPTURING,
    CHOOSING,
    DECLARING,
    FREE_TECHNOLOGY_CHOICE,
    GROWING,
    MINOR_ARMY,
    MOVING,
    ORDERING,
    PICKING,
    PLACING,
    PRODUCING,
    PURCHASING,
    SUPPORTING,
    TRADING,
    CivilizationPosition,
)
from tijdperk.games.civilization.engine.setup import choosing_moves, settle_refusal
from tijdperk.games.civilization.engine.verbs import (
    ATTACK,
    BATTLE,
    BOARD,
    BOMB,
    CAPTURE,
    DONE,
    END_BATTLES,
    END_MOVES,
    FIGHT,
    GO,
    LET_PASS,
    LOOK,
    PICK,
    PICK_SHIP,
    RAISE,
    SETTLE,
    SUPPORT,
    TAKE,
    TAKE_CARGO,
)
from tijdperk.kernel.moves import LEGAL, Move, move_of
