"""Positions of one turn that need not be looked at twice."""

from collections.abc import Hashable

from games.engine.event import Seat
from games.kohle_kolonie.state import State


def key(state: State, seat: Seat) -> Hashable:
    """Equal for positions of the same turn that differ in nothing the seat can have changed in it."""
    own = state.seats[seat]
    return (
        state.phase,
        state.turn,
        own.coins,
        own.workers,
        own.pool,
        own.engineers,
        own.cards,
        own.rescue,
        own.secured,
        own.pitheads,
        own.settlements,
        tuple(sorted(own.stations.items())),
        own.extra,
        own.bonus,
        own.markers,
        own.fresh,
        own.points,
        state.display,
        tuple(state.village_workers.values()),
        state.auction,
        len(state.station_markers),
    )
