"""What each seat may see (H1-H4, S10)."""

from games.coal_baron import scoring, turns
from games.coal_baron.mining import steps_left
from games.coal_baron.stages import active_seats
from games.coal_baron.state import ElementResult, SeatState, State
from games.coal_baron.view import SeatView, View
from games.engine.event import Seat


def observe(state: State, seat: Seat | None) -> View:
    """The position as `seat` (None: the public) sees it."""
    turn = state.turn
    own_turn = seat == turn.seat
    filled = turn if isinstance(turn, turns.Substitute) else None
    laid = turn if own_turn and isinstance(turn, turns.PutNext) else None
    shown = bool(state.scoring) or state.options.delivered == "open"
    return View(
        viewer=seat,
        options=state.options,
        phase=state.phase,
        shift=state.shift,
        start_seat=state.start_seat,
        active=active_seats(state),
        stage=turn.stage,
        space=turns.space_of(turn),
        steps=steps_left(state),
        drawn=turns.hand_of(turn) if own_turn else (),
        draft=state.draft,
        tile_slots=state.tile_slots,
        order_slots=state.order_slots,
        tile_pile=len(state.tile_pile),
        order_pile=len(state.order_pile),
        spaces=state.spaces,
        bank=state.bank,
        canteen=state.canteen,
        supply=state.supply,
        seats=tuple(_seat_view(own, at == seat, shown) for at, own in enumerate(state.seats)),
        standings=_standings(state),
        tile=filled.tile if filled else None,
        unfilled=filled.unfilled if filled else 0,
        place=laid.place if laid else None,
        returned=turns.cards(laid.returned) if laid else (),
    )


def _seat_view(own: SeatState, owner: bool, shown: bool) -> SeatView:
    return SeatView(
        francs=own.francs,
        workers=own.workers,
        points=sum(own.score),
        cage_level=own.cage_level,
        cage=own.cage,
        storage=own.storage,
        sections=own.sections,
        outstanding=own.outstanding,
        delivered_count=len(own.delivered),
        delivered=own.delivered if owner or shown else None,
        score=own.score,
        ranking=own.ranking if owner else (),
    )


def _standings(state: State) -> tuple[ElementResult, ...] | None:
    """Nothing adds up hidden delivered orders between a delivery and the next scoring (S10)."""
    if state.scoring:
        return state.scoring
    return scoring.standings(state, state.shift) if state.options.delivered == "open" else None
