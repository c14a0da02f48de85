"""Repaying debts (6.6)."""

from typing import Final

from games.engine.event import Seat
from games.engine.violation import Violation
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.actions import RepayDebt
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.state import State

_RULE: Final = "6.6"


def in_debt(state: State, seat: Seat) -> bool:
    """Whether the seat has debts."""
    return state.seats[seat].debts > 0


def can_repay(state: State, seat: Seat) -> bool:
    """Whether the seat has the coins; a debt is not repaid by another one."""
    return state.seats[seat].coins >= facts.REPAYMENT


def cannot_repay(state: State, seat: Seat) -> Violation:
    """The seat has too few coins to repay a debt."""
    params = {"coins_needed": facts.REPAYMENT, "coins_have": state.seats[seat].coins}
    return Violation("too-few-coins-to-repay", _RULE, params)


def repay(change: Change, action: RepayDebt) -> None:
    """Repay a debt: its warehouse can be built at once."""
    seat = change.seat
    own = change.of(seat)
    own.debts -= 1
    change.book(seat, "debts", -1)
    change.coins(seat, -facts.REPAYMENT)
    change.supply(seat, 1)
    params = {"coins": facts.REPAYMENT, "debts": own.debts}
    change.tell("debt_repaid", _RULE, params, (f"seat.{seat}.debts", f"seat.{seat}.supply"))
