"""Inserting engineers (5.1.2d), and redeploying one once Workforce is flipped (5.2.1)."""

from collections.abc import Callable
from functools import cache
from typing import Final

from games.engine.conditions import Gate
from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.kohle_kolonie import supplies
from games.kohle_kolonie.actions import InsertEngineer, RedeployEngineer
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.miners import use
from games.kohle_kolonie.pitheads import (
    ENGINE_SPOT,
    SPOTS,
    WORKFORCE,
    free_spots,
    held_spots,
    pieces_on,
    score_cokery,
    with_piece,
)
from games.kohle_kolonie.state import State
from games.kohle_kolonie.supplies import price_facts, price_of
from games.kohle_kolonie.turns import miners_left

_RULE: Final = "5.1.2d"
_WORKFORCE: Final = "5.2.1 Workforce"


@cache  # as many as there are places
def _engineer_to(to: str, bonus: bool) -> InsertEngineer:
    return InsertEngineer(to, bonus)


@cache  # pairs of places
def _shift(source: str, to: str) -> RedeployEngineer:
    return RedeployEngineer(source, to)


def any_left(state: State, seat: Seat) -> bool:
    """Whether the seat has an engineer to insert."""
    return state.seats[seat].engineers > 0


def payable(bonus: bool) -> Gate[State]:
    """The seat has the coins for an engineer."""
    return supplies.payable("engineer", _RULE, bonus, placeable=lambda state, seat: True)


def insertions(bonus: bool) -> Callable[[State, Seat], list[InsertEngineer]]:
    """For every place on which an engineer can be inserted."""

    def candidates(state: State, seat: Seat) -> list[InsertEngineer]:
        return [_engineer_to(spot, bonus) for spot in free_spots(state.seats[seat].pitheads, "engineer")]

    return candidates


def no_place(state: State, seat: Seat, action: InsertEngineer | RedeployEngineer) -> Violation:
    """No engineer can stand there."""
    if action.to in SPOTS:
        return Violation("no-place-for-engineer", _RULE, {"spot": action.to})
    return Violation("unknown-spot", _RULE, {"word": quoted(action.to)})


def insert(change: Change, action: InsertEngineer) -> None:
    """Pay and insert an engineer; the third brings an extra action marker."""
    seat, own = change.seat, change.of(change.seat)
    cost = price_of(change.state, "engineer", bonus=action.bonus)
    change.coins(seat, -cost)
    own.engineers -= 1
    change.book(seat, "engineers", -1)
    own.pitheads = with_piece(own.pitheads, action.to, 1)
    why = price_facts(change.state, "engineer", bonus=action.bonus)
    params = {"spot": action.to, "coins": cost}
    change.tell("engineer_inserted", _RULE, params, (_place(seat, action.to),), facts=why)
    if action.to == "cokery.e1":
        score_cokery(change, seat, "engineer")
    if not own.engineers:
        change.extra(seat, "engineers")


def may_shift(state: State, seat: Seat) -> bool:
    """Whether an engineer may still be redeployed."""
    left = miners_left(state.turn)
    return left is not None and left.engineer > 0


def no_move_left(state: State, seat: Seat) -> Violation:
    """No engineer may be redeployed: Workforce is not flipped, one was already, or the marker moves none."""
    left, flipped = miners_left(state.turn), state.seats[seat].pitheads[WORKFORCE].flipped
    by_marker = flipped and left is not None and left.by == "bonus"
    return Violation("no-engineer-move-left", "bonus_miners_engineer" if by_marker else _WORKFORCE)


def shifts(state: State, seat: Seat) -> list[RedeployEngineer]:
    """From every place with an engineer to every free one."""
    sides = state.seats[seat].pitheads
    free = free_spots(sides, "engineer")
    return [_shift(source, to) for source in held_spots(sides, "engineer") for to in free]


def can_shift_any(state: State, seat: Seat) -> bool:
    """Whether any engineer can be redeployed."""
    return may_shift(state, seat) and bool(shifts(state, seat))


def cannot_shift(state: State, seat: Seat, action: RedeployEngineer) -> Violation:
    """No engineer can be redeployed so."""
    if action.source == ENGINE_SPOT and pieces_on(state.seats[seat].pitheads, ENGINE_SPOT, "engine"):
        return Violation("no-engineer-there", "cokery_engine_fixed", {"spot": action.source})
    if action.source not in held_spots(state.seats[seat].pitheads, "engineer"):
        return Violation("no-engineer-there", _RULE, {"spot": quoted(action.source)})
    return no_place(state, seat, action)


def shift(change: Change, action: RedeployEngineer) -> None:
    """Redeploy an engineer to another place."""
    seat, own = change.seat, change.of(change.seat)
    own.pitheads = with_piece(with_piece(own.pitheads, action.source, -1), action.to, 1)
    places = (_place(seat, action.source), _place(seat, action.to))
    change.tell("engineer_redeployed", _WORKFORCE, {"source": action.source, "spot": action.to}, places)
    if action.to == "cokery.e1":
        score_cokery(change, seat, "engineer")
    use(change, engineer=0)


def _place(seat: Seat, spot: str) -> str:
    return f"seat.{seat}.pithead.{spot.partition('.')[0]}"
