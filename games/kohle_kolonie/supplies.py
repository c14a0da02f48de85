"""Workers and markers that a seat can spend, prices, and the exchange of coins and workers (5.1.2)."""

from typing import Final

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import Exchange
from games.kohle_kolonie.facts import RailwayMarker
from games.kohle_kolonie.move import Move
from games.kohle_kolonie.state import SeatState, State

_RULE: Final = "5.1.2"
EXCHANGES: Final = (Exchange("coins"), Exchange("workers"))


def price_of(state: State, what: str) -> int:
    """What an engine, an engineer or a settlement costs now."""
    return facts.PRICES[what][what in state.raised]


def workers_to_spend(own: SeatState) -> int:
    """Workers in supply and worker markers (`worker_marker_use`)."""
    return own.workers + own.markers.count("worker")


def pay_workers(move: Move, seat: Seat, count: int) -> None:
    """Workers back to the pool; worker markers are used last, and leave the game."""
    own = move.of(seat)
    given = min(own.workers, count)
    move.workers(seat, -given)
    for _ in range(count - given):
        spend_marker(move, seat, "worker")


def spend_marker(move: Move, seat: Seat, marker: RailwayMarker) -> None:
    """Take a railway marker from the seat and out of the game."""
    own = move.of(seat)
    index = own.markers.index(marker)
    own.markers = (*own.markers[:index], *own.markers[index + 1 :])
    move.note(seat, "markers", -1)


def violation_of_exchange(state: State, seat: Seat, action: Exchange) -> Violation | None:
    """Why coins or workers cannot be exchanged, if so; bank and pool must have what is asked for, and that nobody
    can change is said before what the seat lacks."""
    own = state.seats[seat]
    if action.what not in ("coins", "workers"):
        return Violation("unknown-exchange", _RULE, {"word": quoted(action.what)})
    if action.what == "coins":
        if state.worker_pool < facts.WORKERS_GOT:
            return Violation("worker-pool-short", "worker_pool_limit", {"workers_have": state.worker_pool})
        if own.coins < facts.COINS_GIVEN:
            params = {"coins_needed": facts.COINS_GIVEN, "coins_have": own.coins}
            return Violation("too-few-coins", _RULE, params)
        return None
    if state.bank < facts.COINS_GOT:
        return Violation("bank-empty", "coin_bank", {"coins_have": max(0, state.bank)})
    if (have := workers_to_spend(own)) < facts.WORKERS_GIVEN:
        params = {"workers_needed": facts.WORKERS_GIVEN, "workers_have": have}
        return Violation("too-few-workers-to-give", _RULE, params)
    return None


def legal_exchanges(state: State, seat: Seat) -> list[Exchange]:
    """The exchanges that the seat can make now."""
    return [action for action in EXCHANGES if violation_of_exchange(state, seat, action) is None]


def exchange(move: Move, action: Exchange) -> None:
    """Give coins for workers or workers for coins."""
    seat = move.seat
    if action.what == "coins":
        move.coins(seat, -facts.COINS_GIVEN)
        move.workers(seat, facts.WORKERS_GOT)
        kind, params = "workers_bought", {"coins": facts.COINS_GIVEN, "workers": facts.WORKERS_GOT}
    else:
        pay_workers(move, seat, facts.WORKERS_GIVEN)
        move.coins(seat, facts.COINS_GOT)
        kind, params = "workers_sold", {"coins": facts.COINS_GOT, "workers": facts.WORKERS_GIVEN}
    move.tell(kind, _RULE, params, (f"seat.{seat}.coins", f"seat.{seat}.workers"))
