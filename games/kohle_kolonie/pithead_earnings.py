"""Phase 10: what the places of Cokery and Ironworks bring (5.1.9)."""

from typing import Final

from games.engine.event import Fact, Seat
from games.kohle_kolonie import facts
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.pithead_facts import cokery_places, ironworks_places, places_waiting
from games.kohle_kolonie.pitheads import COKERY, IRONWORKS
from games.kohle_kolonie.state import SeatState, State

_CARDS: Final = "5.1.9"


def _ironworks(state: State, own: SeatState) -> tuple[int, tuple[Fact, ...]]:
    return ironworks_places(own.pitheads[IRONWORKS], int(state.options.ironworks_engineer_points))


def earn_pitheads(change: Change) -> None:
    """Pay out Cokery and Ironworks seat by seat; who gets nothing of one is named in one line."""
    state = change.state
    no_coins: list[Seat] = []
    no_points: list[Seat] = []
    for seat in state.order:
        if not _earn_coins(change, seat):
            no_coins.append(seat)
        if not _earn_points(change, seat):
            no_points.append(seat)
    rule = _phase_rule(state)
    if no_coins:
        why = _waiting(state, no_coins, COKERY)
        change.tell("cokery_earned_nothing", rule, {"seats": tuple(no_coins)}, public=True, facts=why)
    if no_points:
        why = _waiting(state, no_points, IRONWORKS)
        change.tell("ironworks_earned_nothing", rule, {"seats": tuple(no_points)}, public=True, facts=why)


def _phase_rule(state: State) -> str:
    return "turn5_phase10" if state.round == facts.ROUNDS else _CARDS


def _earn_coins(change: Change, seat: Seat) -> int:
    coins, why = cokery_places(change.state.seats[seat].pitheads[COKERY])
    if coins:
        change.coins(seat, coins)
        places = (f"seat.{seat}.pithead.cokery", f"seat.{seat}.coins")
        change.tell("cokery_earned", _phase_rule(change.state), {"coins": coins}, places, seat=seat, facts=why)
    return coins


def _earn_points(change: Change, seat: Seat) -> int:
    state = change.state
    points, why = _ironworks(state, state.seats[seat])
    if points:
        change.score(seat, "ironworks", points)
        places = (f"seat.{seat}.pithead.ironworks", f"seat.{seat}.points")
        change.tell("ironworks_earned", _phase_rule(state), {"points": points}, places, seat=seat, facts=why)
    return points


def _waiting(state: State, seats: list[Seat], index: int) -> tuple[Fact, ...]:
    """Of whose card a place waits for a second miner."""
    return tuple(
        Fact("place_of_waits", {"seat": seat, **fact.params})
        for seat in seats
        for fact in places_waiting(state.seats[seat].pitheads[index], facts.PITHEADS[index].id)
    )
