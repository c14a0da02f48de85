"""Phase 6: locks, warehouses, debts repaid; purchases left ahead (6.6)."""

from typing import Final, assert_never

import msgspec
from msgspec.structs import replace

from games.engine.event import Seat
from games.engine.violation import Violation
from games.ruhrschifffahrt import barges, facts, locks, money, port, tile_use, warehouses
from games.ruhrschifffahrt.actions import (
    BuildInCity,
    BuildInDepot,
    BuildInPort,
    BuildLock,
    LeavePurchases,
    MoveInPort,
    Purchase,
    RepayDebt,
    UseInn,
)
from games.ruhrschifffahrt.move import Move
from games.ruhrschifffahrt.state import SeatState, State, Turn

_RULE: Final = "6.6"
REPAY: Final = RepayDebt()


class Offer(msgspec.Struct, frozen=True):
    """A purchase that can be made now: its price, the debts that takes, the points it brings at once."""

    action: Purchase
    price: int
    debts: int
    points: int


# Judging


def violation_of_purchase(state: State, seat: Seat, action: Purchase) -> Violation | None:
    """Why something cannot be done in phase 6, if so; a forced lock comes first (R38)."""
    if not isinstance(action, BuildLock | UseInn) and locks.lock_due(state, seat):
        return Violation("lock-first", "R38")
    match action:
        case BuildLock():
            return locks.violation_of_lock(state, seat, action)
        case BuildInCity():
            return warehouses.violation_of_city(state, seat, action)
        case BuildInDepot():
            return warehouses.violation_of_depot(state, seat, action)
        case BuildInPort():
            return port.violation_of_port(state, seat, action)
        case MoveInPort():
            return port.violation_of_shift(state, seat, action)
        case RepayDebt():
            return _violation_of_repaying(state.seats[seat])
        case UseInn():
            return tile_use.violation_of_inn(state, seat, action)


def _violation_of_repaying(own: SeatState) -> Violation | None:
    """Why no debt can be repaid, if so; a debt is not repaid by another one."""
    if not own.debts:
        return Violation("no-debt", _RULE)
    if own.coins < facts.REPAYMENT:
        params = {"coins_needed": facts.REPAYMENT, "coins_have": own.coins}
        return Violation("too-few-coins-to-repay", _RULE, params)
    return None


def violation_of_end(state: State, seat: Seat) -> Violation | None:
    """Why the turn of phase 6 cannot end now, if so."""
    return Violation("lock-first", "R38") if locks.lock_due(state, seat) else None


def price_of(state: State, action: Purchase) -> int:
    """What a purchase that can be made costs the seat at turn."""
    match action:
        case BuildLock():
            return locks.price_of_lock(state)
        case BuildInCity():
            return warehouses.price_in_city(state, action)
        case BuildInDepot():
            return warehouses.price_in_depot(state, action.dominion)
        case BuildInPort():
            return port.price_in_port(state, white=action.white)
        case MoveInPort():
            return facts.PORT_MOVE_COINS
        case RepayDebt():
            return facts.REPAYMENT
        case UseInn():
            return 0


# Listing


def legal_purchases(state: State, seat: Seat) -> list[Purchase]:
    """Everything but the end that the seat at turn can do in phase 6."""
    inns = tile_use.legal_inns(state, seat)
    built = locks.legal_locks(state, seat)
    if built and locks.lock_due(state, seat):
        return [*built, *inns]
    purchases: list[Purchase] = [
        *built,
        *warehouses.legal_in_cities(state, seat),
        *warehouses.legal_in_depots(state, seat),
        *port.legal_in_port(state, seat),
        *port.legal_shifts(state, seat),
        *inns,
    ]
    if _violation_of_repaying(state.seats[seat]) is None:
        purchases.append(REPAY)
    return purchases


def offers(state: State, seat: Seat) -> list[Offer]:
    """For a panel: everything that the seat at turn can do in phase 6, with price, debts and points."""
    own = state.seats[seat]
    return [
        Offer(action, price, money.debts_for(own, price), _points_of(state, action))
        for action in legal_purchases(state, seat)
        for price in (price_of(state, action),)
    ]


def _points_of(state: State, action: Purchase) -> int:
    match action:
        case BuildLock(obstacle):
            return locks.points_of_lock(state, obstacle)
        case BuildInCity() | BuildInDepot() | BuildInPort():
            return facts.WAREHOUSE_POINTS
        case UseInn(what):
            return facts.INN_POINTS if what == "point" else 0
        case MoveInPort() | RepayDebt():
            return 0


# Carrying out


def buy(move: Move, action: Purchase) -> None:
    """Carry out what a seat does in phase 6."""
    match action:
        case BuildLock():
            locks.build_lock(move, action)
        case BuildInCity():
            warehouses.build_in_city(move, action)
        case BuildInDepot():
            warehouses.build_in_depot(move, action)
        case BuildInPort():
            port.build_in_port(move, action)
        case MoveInPort():
            port.shift(move, action)
        case RepayDebt():
            _repay(move)
        case UseInn():
            tile_use.use_inn(move, action)
        case _:
            assert_never(action)
    move.wait(replace(move.state.turn, bought=True))


def _repay(move: Move) -> None:
    """Repay a debt: its warehouse can be built at once."""
    seat = move.seat
    own = move.of(seat)
    own.debts -= 1
    move.note(seat, "debts", -1)
    move.coins(seat, -facts.REPAYMENT)
    move.supply(seat, 1)
    params = {"coins": facts.REPAYMENT, "debts": own.debts}
    move.tell("debt_repaid", _RULE, params, (f"seat.{seat}.debts", f"seat.{seat}.supply"))


# The order of the phase


def go_on(move: Move) -> bool:
    """Give the turn to the next seat that has anything to decide; False once the phase is over."""
    state = move.state
    if state.turn.stage == "begin":
        state.order = state.waiting = barges.in_order(state)
    else:
        if not state.turn.bought:
            move.tell("nothing_bought", _RULE)
        state.waiting = state.waiting[1:]
    while state.waiting:
        if _must_ask(move, state.waiting[0]):
            return True
        state.waiting = state.waiting[1:]
    state.forced_lock = False
    return False


def _must_ask(move: Move, seat: Seat) -> bool:
    """Whether the seat has a choice; what it left ahead is used up, or done at once."""
    state = move.state
    move.wait(Turn(seat, "purchase", must_lock=locks.must_lock(state, seat)))
    left = state.seats[seat].answers.purchases
    if left is not None:
        own = move.of(seat)
        own.answers = replace(own.answers, purchases=None)
        if _done_ahead(move, seat, left):
            return False
        move.tell("purchases_left_undone", _RULE, {"count": len(left.purchases)}, seat=seat, only=(seat,))
    legal = legal_purchases(state, seat)
    if not legal:
        return False
    if left is None and state.seats[seat].answers.skip and _may_skip(state, seat, legal):
        move.tell("purchases_skipped_ahead", _RULE, seat=seat)
        move.fired.append(seat)
        return False
    return True


def _may_skip(state: State, seat: Seat, legal: list[Purchase]) -> bool:
    """Whether nothing could be bought without a debt and nothing must be bought."""
    coins = state.seats[seat].coins
    bought = [action for action in legal if not isinstance(action, UseInn)]
    return not locks.lock_due(state, seat) and all(price_of(state, action) > coins for action in bought)


def _done_ahead(move: Move, seat: Seat, left: LeavePurchases) -> bool:
    """Do what was left ahead, if all of it is legal in its order and costs no more than was allowed."""
    coins = _cost_ahead(move.state, seat, left)
    if coins is None or coins > left.most:
        return False
    count = len(left.purchases)
    kind = "purchases_made_ahead" if count else "nothing_bought_ahead"
    move.tell(kind, _RULE, {"count": count, "coins": coins} if count else {}, seat=seat)
    _in_place_of(move, seat, left)
    move.fired.append(seat)
    return True


def _cost_ahead(state: State, seat: Seat, left: LeavePurchases) -> int | None:
    """What the purchases left ahead would cost in all; None where one of them, or the end, is not legal."""
    trial = Move(state, seat)
    coins = 0
    for action in left.purchases:
        if violation_of_purchase(trial.state, seat, action) is not None:
            return None
        coins += price_of(trial.state, action)
        buy(trial, action)
    return None if violation_of_end(trial.state, seat) is not None else coins


def _in_place_of(move: Move, seat: Seat, left: LeavePurchases) -> None:
    """Make the purchases for the seat that left them, not for the one whose turn ended."""
    acting, move.seat = move.seat, seat
    for action in left.purchases:
        buy(move, action)
    move.seat = acting
