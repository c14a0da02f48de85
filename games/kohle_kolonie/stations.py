"""Stations: entering them, their markers, the ways to them, complete lines (5.3, 6.0)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from games.engine.event import Fact, Seat
from games.kohle_kolonie import facts
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.state import SeatState, State
from games.kohle_kolonie.terrain import Terrain, terrain_of

_RULE: Final = "station_marker_by_any_arrival"


class Way(NamedTuple):
    """A way to a station: how many spaces, and the station passed on the way."""

    to: str
    spaces: int
    via: str | None


def paths(state: State, source: str) -> tuple[Way, ...]:
    """The stations that a miner can reach from a village or station in one or two spaces."""
    terrain = terrain_of(state)
    near = [Way(to, 1, None) for to in terrain.steps.get(source, ())]
    return (*near, *(Way(to, 2, via) for to, via in terrain.far.get(source, ())))


def way_to(terrain: Terrain, source: str, to: str) -> Way | None:
    """The way from a village or station to a station, if it is within two spaces."""
    if to in terrain.steps.get(source, ()):
        return Way(to, 1, None)
    return next((Way(to, 2, via) for far, via in terrain.far.get(source, ()) if far == to), None)


def with_miners(stations: dict[str, int], station: str, more: int) -> dict[str, int]:
    """The miners on stations with some more (or fewer) on one of them."""
    left = {**stations, station: stations.get(station, 0) + more}
    if not left[station]:
        del left[station]
    return left


def take_marker(change: Change, seat: Seat, station: str) -> None:
    """The first miner to reach a station, also in passing, takes its marker and shows it."""
    state = change.state
    marker = state.station_markers.get(station)
    if marker is None:
        return
    state.station_markers = {id: kept for id, kept in state.station_markers.items() if id != station}
    own = change.of(seat)
    if marker == "points":
        change.score(seat, "markers", facts.MARKER_POINTS)
        why = Fact("marker_points", {"points": facts.MARKER_POINTS})
    elif marker == "coin":
        change.coins(seat, facts.MARKER_COINS)
        why = Fact("marker_coins", {"coins": facts.MARKER_COINS})
    elif state.options.railway_marker_same_turn == "no":
        own.fresh = (*own.fresh, marker)
        change.book(seat, "markers", 1)
        why = Fact("marker_for_later", {"marker": marker})
    else:
        own.markers = tuple(sorted((*own.markers, marker)))
        change.book(seat, "markers", 1)
        why = Fact("marker_kept", {"marker": marker})
    places = (f"station.{station}", f"seat.{seat}.markers")
    params = {"marker": marker, "station": station}
    change.tell("marker_taken", _RULE, params, places, seat=seat, facts=(why,))
    change.reveal(f"station.{station}")


def complete_lines(terrain: Terrain, own: SeatState) -> Iterator[tuple[str, int]]:
    """The lines on which a seat has a miner at every station, with their points."""
    for line, stations, points in terrain.lines:
        if all(station in own.stations for station in stations):
            yield line, points
