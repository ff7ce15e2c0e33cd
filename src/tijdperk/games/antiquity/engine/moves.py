"""Which moves are legal, and why another is not: the predicates of all rules brought together."""

from tijdperk.games.antiquity.engine.buildings import empty_by_city
from tijdperk.games.antiquity.engine.countryside import (
    city_refusal,
    clean_refusal,
    countryside_moves,
    farm_refusal,
    fishery_refusal,
    free_farm_refusal,
    inn_refusal,
    mine_refusal,
    woodcutter_refusal,
)
from tijdperk.games.antiquity.engine.decay import (
    bury_refusal,
    burying_listing,
    pollute_refusal,
    polluting_moves,
)
from tijdperk.games.antiquity.engine.harvest import (
    discard_refusal,
    explore_refusal,
    exploring_moves,
    harvest_refusal,
    harvesting_moves,
    storing_moves,
)
from tijdperk.games.antiquity.engine.listing import Listing
from tijdperk.games.antiquity.engine.payment import (
    Purse,
    may_repeat,
    pay_refusal,
    paying_moves,
    stock_of,
)
from tijdperk.games.antiquity.engine.planning import (
    add_build_moves,
    add_clear_moves,
    add_house_moves,
    add_house_refusal,
    add_man_moves,
    add_raze_moves,
    add_trade_moves,
    build_refusal,
    clear_refusal,
    dedicating_moves,
    free_house_moves,
    house_refusal,
    man_refusal,
    raze_refusal,
    trade_refusal,
)
from tijdperk.games.antiquity.engine.position import (
    BURYING,
    CHOOSING,
    COUNTRYSIDE,
    DEDICATING,
    EXPLORING,
    FREE_HOUSE,
    HARVESTING,
    PAYING,
    PLANNING,
    POLLUTING,
    REARRANGING,
    AntiquityPosition,
)
from tijdperk.games.antiquity.engine.rearranging import (
    add_grave_moves,
    add_lift_moves,
    lay_refusal,
    lift_refusal,
    move_grave_refusal,
    rearranging_moves,
)
from tijdperk.games.antiquity.engine.setup import choosing_moves, found_refusal
from tijdperk.games.antiquity.engine.trading import bargain_refusal
from tijdperk.games.antiquity.engine.verbs import (
    ADD_HOUSE,
    BARGAIN,
    BUILD,
    BURY,
    CLEAN,
    CLEAR,
    DIG,
    DISCARD,
    EXPLORE,
    FOUND,
    HARVEST,
    HOUSE,
    LAY,
    LIFT,
    MAN,
    MOVE_GRAVE,
    OPEN_INN,
    PAY,
    PLANT,
    PLANT_FREE,
    POLLUTE,
    RAZE,
    READY,
    SETTLE,
    TRADE,
    TRAWL,
    WOODCUT,
)
from tijdperk.kernel.chance import Sampled
from tijdperk.kernel.moves import LEGAL, Move, move_of


def planning_listing(position: AntiquityPosition, seat: int) -> Listing:
    """Everything a seat can do in the secret phase."""
    tables = position.tables
    realm = position.realms[seat]
    listing = Listing()
    empty = empty_by_city(tables, realm)
    if any(empty):
        payable = Purse(stock_of(position, seat), may_repeat(tables, realm)).payable(tables)
        add_build_moves(position, realm, payable, empty, listing)
        add_house_moves(tables, realm, payable, empty, listing)
    moves = listing.others
    add_man_moves(position, seat, moves)
    add_clear_moves(position, seat, moves)
    add_raze_moves(position, seat, moves)
    add_trade_moves(position, seat, moves)
    add_lift_moves(position, seat, moves)
    add_grave_moves(position, seat, moves)
    moves.append(move_of(READY))
    return listing


def any_move(position: AntiquityPosition, seat: int, kind: int, chance: Sampled) -> Move:
    """One of the answers by lot; a plan and graves, where there are most of them, without a list."""
    if kind == PLANNING:
        return planning_listing(position, seat).drawn(chance)
    if kind == BURYING:
        return burying_listing(position, seat).drawn(chance)
    moves = legal_moves(position, seat, kind)
    return moves[chance.below(len(moves))]


def legal_moves(position: AntiquityPosition, seat: int, kind: int) -> list[Move]:
    """The answers a seat may give to a decision of a kind."""
    if kind == PLANNING:
        return planning_listing(position, seat).moves()
    if kind == PAYING:
        return paying_moves(position, seat)
    if kind == COUNTRYSIDE:
        return countryside_moves(position, seat)
    if kind == POLLUTING:
        return polluting_moves(position, seat)
    if kind == BURYING:
        return burying_listing(position, seat).moves()
    if kind == HARVESTING:
        return harvesting_moves(position, seat)
    if kind == EXPLORING:
        return exploring_moves(position, seat)
    if kind == REARRANGING:
        return rearranging_moves(position, seat)
    if kind == FREE_HOUSE:
        return free_house_moves(position, seat)
    if kind == DEDICATING:
        return dedicating_moves()
    if kind == CHOOSING:
        return choosing_moves(position)
    return storing_moves(position, seat)


def refusal(position: AntiquityPosition, seat: int, move: Move) -> int:
    """Why a move that answers what is asked, or a free one, is refused; LEGAL when it is not."""
    if move.verb >= BARGAIN:
        return bargain_refusal(position, seat, move)
    if move.verb < READY:
        return planning_refusal(position, seat, move)
    if move.verb <= ADD_HOUSE:
        if move.verb == PAY:
            return pay_refusal(position, seat, move.noun)
        return add_house_refusal(position, seat, move.noun, move.second) if move.verb == ADD_HOUSE else LEGAL
    if move.verb <= CLEAN:
        return countryside_refusal(position, seat, move)
    return later_refusal(position, seat, move)


def planning_refusal(position: AntiquityPosition, seat: int, move: Move) -> int:
    verb, noun, second, third = move.verb, move.noun, move.second, move.third
    if verb == FOUND:
        return found_refusal(position, noun)
    if verb == BUILD:
        return build_refusal(position, seat, noun, second, third)
    if verb == HOUSE:
        return house_refusal(position, seat, noun, second)
    if verb == MAN:
        return man_refusal(position, seat, noun)
    if verb == CLEAR:
        return clear_refusal(position, seat, noun)
    if verb == RAZE:
        return raze_refusal(position, seat)
    if verb == TRADE:
        return trade_refusal(position, seat, noun, second, third)
    if verb == LIFT:
        return lift_refusal(position, seat, noun)
    if verb == LAY:
        return lay_refusal(position, seat, noun, second, third)
    return move_grave_refusal(position, seat, noun, second) if verb == MOVE_GRAVE else LEGAL


def countryside_refusal(position: AntiquityPosition, seat: int, move: Move) -> int:
    verb, noun, second = move.verb, move.noun, move.second
    if verb == WOODCUT:
        return woodcutter_refusal(position, seat, noun)
    if verb == PLANT:
        return farm_refusal(position, seat, noun, second)
    if verb == PLANT_FREE:
        return free_farm_refusal(position, seat, noun, second)
    if verb == DIG:
        return mine_refusal(position, seat, noun, second)
    if verb == TRAWL:
        return fishery_refusal(position, seat, noun, second, move.third)
    if verb == OPEN_INN:
        return inn_refusal(position, seat, noun)
    if verb == SETTLE:
        return city_refusal(position, seat, noun)
    return clean_refusal(position, seat, noun) if verb == CLEAN else LEGAL


def later_refusal(position: AntiquityPosition, seat: int, move: Move) -> int:
    verb, noun = move.verb, move.noun
    if verb == DISCARD:
        return discard_refusal(position, seat, noun)
    if verb == HARVEST:
        return harvest_refusal(position, seat, noun)
    if verb == EXPLORE:
        return explore_refusal(position, seat, noun)
    if verb == BURY:
        return bury_refusal(position, seat, noun)
    return pollute_refusal(position, seat, noun) if verb == POLLUTE else LEGAL
