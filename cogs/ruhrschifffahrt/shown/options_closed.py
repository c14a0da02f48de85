"""Special options that whoever is at turn cannot choose, as far as the table shows it, for a picture."""

from typing import Final

from games.engine.event import Seat
from games.engine.rng import seeded
from games.ruhrschifffahrt import special_options
from games.ruhrschifffahrt.state import SeatState, State
from games.ruhrschifffahrt.view import SeatView, View
from renderer.picture import Target

_CHANCE: Final = "0" * 32
"""Of what is asked here nothing hangs on it."""


def closed(view: View, seat: Seat | None) -> tuple[Target, ...]:
    """The options that the seat cannot choose, neither for coins nor by a tile; none where it chooses none."""
    if view.turn.stage != "option" or seat is None or view.active != (seat,):
        return ()
    offers = special_options.option_offers(_state(view), seat)
    possible = {offer.action.option for offer in offers if offer.violation is None}
    names = dict.fromkeys(offer.action.option for offer in offers)
    return tuple(Target(f"options.{name}", "", faint=True) for name in names if name not in possible)


def _state(view: View) -> State:
    """The position as far as everybody sees it."""
    return State(
        options=view.options,
        round=view.round,
        phase=view.phase,
        turn=view.turn,
        order=view.order,
        waiting=view.waiting,
        arrivals=len(view.barges),
        dice=view.dice,
        tracks=view.tracks,
        removed=view.removed,
        obstacles=dict.fromkeys(view.obstacles, ""),
        bag=(),
        drawn=view.drawn,
        pilot_ban=view.pilot_ban,
        forced_lock=view.forced_lock,
        demand=view.demand,
        cities=view.cities,
        depots=view.depots,
        port=view.port,
        export=view.export,
        exported=0,
        countries=view.countries,
        white=view.white,
        seats=[_own(own) for own in view.seats],
        rng=seeded(_CHANCE),
    )


def _own(own: SeatView) -> SeatState:
    return SeatState(
        coins=own.coins,
        supply=own.supply,
        calendar=own.calendar,
        debts=own.debts,
        cubes=own.cubes,
        tiles=own.tiles,
        turned=own.turned,
        place=own.place,
        option=own.option,
        score=own.score,
    )
