"""A position as one seat, or the public, sees it."""

from games.engine.event import Seat
from games.ruhrschifffahrt import barges, export, facts, final, turns
from games.ruhrschifffahrt.actions import Good
from games.ruhrschifffahrt.river import River, river_of
from games.ruhrschifffahrt.stages import active_seats
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.turns import Turn
from games.ruhrschifffahrt.view import SeatView, View

_COUNTRY_EVENT = "country"


def observe(state: State, viewer: Seat | None) -> View:
    """The view of a seat, or of the public."""
    river = river_of(state)
    afloat = barges.in_order(state)
    active = active_seats(state)
    return View(
        viewer=viewer,
        options=state.options,
        round=state.round,
        year=river.board.years[state.round - 1],
        phase=state.phase,
        active=active,
        turn=_turn(state, viewer, active),
        order=state.order,
        waiting=state.waiting,
        barges=afloat,
        dice=state.dice,
        era=facts.era_of(state.round),
        tracks=state.tracks,
        leaving=state.leaving,
        removed=state.removed,
        obstacles=tuple(state.obstacles),
        bag=len(state.bag),
        unseen=tuple(sorted((*state.obstacles.values(), *state.bag))),
        drawn=state.drawn,
        pilot_ban=state.pilot_ban,
        forced_lock=state.forced_lock,
        demand=state.demand,
        cities=state.cities,
        depots=state.depots,
        port=state.port,
        export=state.export,
        countries=revealed(state),
        country=export.country_of(state, state.round) if _is_revealed(state) else None,
        white=state.white,
        owed=state.owed,
        choice=_choice(state, viewer),
        seats=tuple(_seat(state, river, seat, owner=viewer == seat) for seat in range(len(state.seats))),
    )


def revealed(state: State) -> tuple[facts.Country, ...]:
    """The country tiles revealed so far."""
    count = min(state.round, facts.EXPORT_ROUNDS.stop - 1) - facts.EXPORT_ROUNDS.start + 1
    return state.countries[: max(0, count - (not _is_revealed(state)))]


def _is_revealed(state: State) -> bool:
    """Whether the round's country is known; the event comes last in phase 1."""
    return state.round not in facts.EXPORT_ROUNDS or not (
        state.phase == 1 and (isinstance(state.turn, turns.Begin) or _COUNTRY_EVENT in state.pending)
    )


def _turn(state: State, viewer: Seat | None, active: tuple[Seat, ...]) -> Turn:
    if state.choosers and viewer in active:
        return turns.Choose(viewer)
    return state.turn


def _choice(state: State, viewer: Seat | None) -> Good | None:
    """What the viewer has chosen while all choose at once."""
    return next((chooser.what for chooser in state.choosers if chooser.seat == viewer), None)


def _seat(state: State, river: River, seat: Seat, *, owner: bool) -> SeatView:
    own = state.seats[seat]
    return SeatView(
        coins=own.coins,
        points=own.points,
        supply=own.supply,
        with_lock=own.with_lock,
        with_mark=own.with_mark,
        calendar=own.calendar,
        debts=own.debts,
        locks=own.locks,
        built=final.warehouses_built(state, seat),
        cubes=own.cubes,
        tiles=own.tiles,
        turned=own.turned,
        blanks=own.blanks,
        place=own.place,
        position=barges.position_in_port(state, seat),
        loaded=barges.at_start(river, own),
        option=own.option,
        score=own.score,
        plan=own.plan if owner else None,
        answers=own.answers if owner else None,
    )
