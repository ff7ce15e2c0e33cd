"""The face of the game: a position that answers what the kernel asks of every game."""

from tijdperk.games.civilization.engine.battle import picking_moves, set_pick
from tijdperk.games.civilization.engine.bot import candidates, heuristic
from tijdperk.games.civilization.engine.evaluation import evaluate
from tijdperk.games.civilization.engine.moves import free_moves, legal_moves
from tijdperk.games.civilization.engine.position import (
    CHOICE_OF_LANDS,
    DIE,
    OVER,
    PICKING,
    PURCHASE,
    CivilizationPosition,
    copy_fields,
)
from tijdperk.games.civilization.engine.rules import play
from tijdperk.games.civilization.engine.settlements import in_range
from tijdperk.games.civilization.engine.setup import set_up
from tijdperk.games.civilization.engine.tables import NONE, Tables
from tijdperk.games.civilization.engine.trading import (
    accept_refusal,
    goods_of,
    hand_over,
    has,
    lots,
    trade_refusal,
    wantable,
)
from tijdperk.games.civilization.engine.turns import proceed
from tijdperk.games.civilization.engine.verbs import BARGAIN, CLAIM, ORDER
from tijdperk.kernel.chance import Chance
from tijdperk.kernel.deals import DROP, PROPOSE
from tijdperk.kernel.interaction import Offer
from tijdperk.kernel.moves import Move
from tijdperk.kernel.position import ALL, Event, shares
from tijdperk.kernel.windows import forget_orders

# Places that can be hidden: each seat's pick of this round, its claims, its draft and its standing orders.
PICKED: int = 0
CLAIMED: int = 1
DRAFTED: int = 2
ORDERED: int = 3
