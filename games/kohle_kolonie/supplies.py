"""Workers and markers that a seat can spend, prices, and the exchange of coins and workers (5.1.2)."""

from collections.abc import Callable
from typing import Final

from games.engine.conditions import Gate
from games.engine.event import Fact, Seat
from games.engine.violation import Violation
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import Exchange
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.facts import RailwayMarker
from games.kohle_kolonie.state import SeatState, State

_RULE: Final = "5.1.2 Extras"
_RAISED_BY: Final = {what: pithead for pithead, what in facts.RAISES.items()}
EXCHANGES: Final = (Exchange("coins"), Exchange("workers"))


def price_of(state: State, what: str, *, bonus: bool = False) -> int:
    """What an engine, an engineer or a settlement costs now, by the action or by the bonus marker."""
    return facts.BONUS_PRICE[what] if bonus else facts.PRICES[what][what in state.raised]


def price_facts(state: State, what: str, *, bonus: bool = False) -> tuple[Fact, ...]:
    """What makes the price: what is printed and what a flip has added, or that a bonus marker keeps its own."""
    if bonus:
        params = {"bonus": what, "coins": facts.BONUS_PRICE[what], "price_else": price_of(state, what)}
        return (Fact("price_by_bonus", params),)
    low, high = facts.PRICES[what]
    printed = Fact("price_printed", {"price": what, "coins": low})
    if what not in state.raised:
        return (printed,)
    pithead = _RAISED_BY[what]
    index = facts.PITHEAD_INDEX[pithead]
    seats = tuple(seat for seat, own in enumerate(state.seats) if own.pitheads[index].flipped)
    return printed, Fact("price_raised", {"pithead": pithead, "coins": high - low, "seats": seats})


def payable(what: str, rule: str, bonus: bool, *, placeable: Callable[[State, Seat], bool]) -> Gate[State]:
    """The seat has the coins for it; where there is no place for one at all, coins are not what is lacking."""

    def holds(state: State, seat: Seat) -> bool:
        return price_of(state, what, bonus=bonus) <= state.seats[seat].coins or not placeable(state, seat)

    def refusal(state: State, seat: Seat) -> Violation:
        return too_few_coins(rule, price_of(state, what, bonus=bonus), state.seats[seat])

    return Gate(holds, refusal)


def too_few_coins(rule: str, needed: int, own: SeatState) -> Violation:
    """The refusal of what the seat cannot pay."""
    return Violation("too-few-coins", rule, {"coins_needed": needed, "coins_have": own.coins})


def workers_to_spend(own: SeatState) -> int:
    """Workers in supply and worker markers (`worker_marker_use`)."""
    return own.workers + own.markers.count("worker")


def pay_workers(change: Change, seat: Seat, count: int) -> None:
    """Workers back to the pool; worker markers are used last, and leave the game."""
    own = change.of(seat)
    given = min(own.workers, count)
    change.workers(seat, -given)
    for _ in range(count - given):
        spend_marker(change, seat, "worker")


def paid_by(own: SeatState, count: int, rule: str) -> str:
    """What a payment of so many workers rests on: the rule, or that markers are spent like workers."""
    return "worker_marker_use" if count > own.workers else rule


def marker_facts(own: SeatState, count: int) -> tuple[Fact, ...]:
    """That markers are spent for so many workers, if any are."""
    spent = count - own.workers
    return (Fact("worker_markers_spent", {"count": spent}),) if spent > 0 else ()


def spend_marker(change: Change, seat: Seat, marker: RailwayMarker) -> None:
    """Take a railway marker from the seat and out of the game."""
    own = change.of(seat)
    index = own.markers.index(marker)
    own.markers = (*own.markers[:index], *own.markers[index + 1 :])
    change.book(seat, "markers", -1)


# Exchanging


def in_stock(state: State, seat: Seat, action: Exchange) -> bool:
    """Whether pool or bank has what is asked for."""
    if action.what == "coins":
        return state.worker_pool >= facts.WORKERS_GOT
    return state.bank >= facts.COINS_GOT


def out_of_stock(state: State, seat: Seat, action: Exchange) -> Violation:
    """Nobody can exchange so now, which is said before what the seat lacks."""
    if action.what == "coins":
        return Violation("worker-pool-short", "worker_pool_limit", {"workers_have": state.worker_pool})
    return Violation("bank-empty", "coin_bank", {"coins_have": max(0, state.bank)})


def can_give(state: State, seat: Seat, action: Exchange) -> bool:
    """Whether the seat has what is to be given."""
    own = state.seats[seat]
    if action.what == "coins":
        return own.coins >= facts.COINS_GIVEN
    return workers_to_spend(own) >= facts.WORKERS_GIVEN


def too_little(state: State, seat: Seat, action: Exchange) -> Violation:
    """The seat has too little to give."""
    own = state.seats[seat]
    if action.what == "coins":
        return too_few_coins(_RULE, facts.COINS_GIVEN, own)
    params = {"workers_needed": facts.WORKERS_GIVEN, "workers_have": workers_to_spend(own)}
    return Violation("too-few-workers-to-give", _RULE, params)


def exchange(change: Change, action: Exchange) -> None:
    """Give coins for workers or workers for coins."""
    seat, rule = change.seat, _RULE
    why: tuple[Fact, ...] = ()
    if action.what == "coins":
        change.coins(seat, -facts.COINS_GIVEN)
        change.workers(seat, facts.WORKERS_GOT)
        kind, params = "workers_bought", {"coins": facts.COINS_GIVEN, "workers": facts.WORKERS_GOT}
    else:
        own = change.state.seats[seat]
        rule, why = paid_by(own, facts.WORKERS_GIVEN, _RULE), marker_facts(own, facts.WORKERS_GIVEN)
        pay_workers(change, seat, facts.WORKERS_GIVEN)
        change.coins(seat, facts.COINS_GOT)
        kind, params = "workers_sold", {"coins": facts.COINS_GOT, "workers": facts.WORKERS_GIVEN}
    change.tell(kind, rule, params, (f"seat.{seat}.coins", f"seat.{seat}.workers"), facts=why)
