"""Extra action markers: one is spent for a turn in phase 4, and what takes it (5.1.3)."""

from typing import Final

from msgspec.structs import replace

from games.engine.event import Fact, Seat
from games.engine.turns import expect
from games.kohle_kolonie.actions import SpendExtra
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.state import State
from games.kohle_kolonie.turns import Act, Acting, used_up

EXTRA_PHASE: Final = 4
_RULE: Final = "5.1.3"


def none_spent(state: State, seat: Seat) -> bool:
    """Whether no extra action marker is spent; one a round is the most."""
    turn = state.turn
    return isinstance(turn, Acting) and not turn.used.extra


def holds_extra(state: State, seat: Seat) -> bool:
    """Whether the seat has an extra action marker."""
    return state.seats[seat].extra > 0


def in_extra_phase(state: State, seat: Seat) -> bool:
    """Whether it is the phase of extra actions."""
    return state.phase == EXTRA_PHASE


def spend_extra(change: Change, action: SpendExtra) -> None:
    """Spend an extra action marker: the turn may now be played like one of phases 2 and 3."""
    seat = change.seat
    change.of(seat).extra -= 1
    change.book(seat, "extra", -1)
    why = (Fact("extra_left", {"count": change.state.seats[seat].extra}),)
    change.tell("extra_spent", _RULE, {}, (f"seat.{seat}.extra",), facts=why)
    turn = expect(change.state.turn, Act)
    change.wait(replace(turn, used=replace(turn.used, extra=True)))


def has_extra(state: State, seat: Seat) -> bool:
    """Whether an extra action marker is spent, or there to be spent, where it takes one."""
    return state.phase != EXTRA_PHASE or used_up(state.turn).extra or state.seats[seat].extra > 0


def extra_spent(state: State, seat: Seat) -> bool:
    """Whether an extra action marker is spent where it takes one."""
    return state.phase != EXTRA_PHASE or used_up(state.turn).extra
