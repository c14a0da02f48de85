"""Payments and the debts they may need (5.3)."""

from typing import Final

from games.engine.event import Seat
from games.engine.violation import Violation
from games.ruhrschifffahrt import facts, reasons, turns
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.state import SeatState, State

_RULE: Final = "5.3"


def debts_for(own: SeatState, price: int) -> int:
    """Debts that a payment takes: coins come first, each debt brings two (R24)."""
    missing = max(0, price - own.coins)
    return -(-missing // facts.DEBT_COINS)


def debts_possible(own: SeatState) -> int:
    """Debts that can still be made: four, each with a warehouse of the supply or the calendar (R26, R27)."""
    return min(facts.DEBT_SPACES - own.debts, own.supply + len(own.calendar))


def forfeit_for(own: SeatState, debts: int) -> int:
    """Points lost with so many debts: each takes a warehouse, one of the calendar costs points (R26, R55)."""
    return min(facts.NO_WAREHOUSE_POINTS * max(0, debts - own.supply), own.points)


def unpaid_forfeit(own: SeatState) -> int:
    """Points lost with all coins where a forced payment cannot be met (R28, R55)."""
    return min(facts.NO_WAREHOUSE_POINTS, own.points)


def can_pay(own: SeatState, price: int, *, building: bool = False) -> bool:
    """Whether a price can be paid; for a warehouse one must then be left to be built (R58)."""
    debts = debts_for(own, price)
    return debts <= debts_possible(own) and (not building or own.supply > debts)


def unpayable(own: SeatState, price: int, *, building: bool = False) -> Violation:
    """A price cannot be paid."""
    if building and not own.supply:
        return Violation("no-warehouse", "6.6")
    debts = debts_for(own, price)
    possible = debts_possible(own)
    params = {"coins_needed": price, "coins_have": own.coins, "debts": debts}
    if debts > possible:
        rule = "R27" if possible == facts.DEBT_SPACES - own.debts else _RULE
        return Violation("too-few-coins", rule, {**params, "debts_possible": possible})
    return Violation("warehouse-needed-for-debt", "R58", params)


def pay(change: Change, seat: Seat, price: int) -> None:
    """Pay a price that can be paid, making the debts it needs; the payment is booked, the debts are told."""
    for _ in range(debts_for(change.state.seats[seat], price)):
        _make_debt(change, seat, price)
    change.coins(seat, -price)


def _make_debt(change: Change, seat: Seat, price: int) -> None:
    own = change.of(seat)
    had = reasons.of_debt(own, price)
    points, from_calendar = 0, not own.supply
    if not from_calendar:
        change.supply(seat, -1)
    else:
        own.calendar = own.calendar[1:]  # the next one of the calendar is then missing there (R26)
        points = -change.score(seat, "forfeits", -forfeit_for(own, 1))
    own.debts += 1
    change.book(seat, "debts", 1)
    change.coins(seat, facts.DEBT_COINS)
    kind = "debt_made_from_calendar" if from_calendar else "debt_made"
    params = {"coins": facts.DEBT_COINS, "debts": own.debts, "points": points}
    rule = _rule_of_debt(change.state, own.coins - price, from_calendar=from_calendar)
    change.tell(kind, rule, params, (f"seat.{seat}.debts",), seat=seat, facts=had)


def _rule_of_debt(state: State, over: int, *, from_calendar: bool) -> str:
    """What lets a debt be made: for a purchase (R25, R59), or with coins that are over then (R24)."""
    buying = isinstance(state.turn, turns.Purchase)
    if from_calendar:
        return "R59" if buying and not state.forced_lock else _RULE
    if buying:
        return "R25"
    return "R24" if over > 0 else _RULE


def pay_what_is_there(change: Change, seat: Seat) -> tuple[int, int]:
    """A forced payment that cannot be met: all coins go, and points with them (R28); gives both."""
    coins = change.state.seats[seat].coins
    change.coins(seat, -coins)
    return coins, -change.score(seat, "forfeits", -unpaid_forfeit(change.state.seats[seat]))
