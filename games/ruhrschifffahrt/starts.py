"""From where a barge may start, and what dice may be transported so that it can (5.2, 6.3)."""

from collections.abc import Iterator
from typing import Final

import msgspec

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.ruhrschifffahrt import barges, facts, shipping, tracks
from games.ruhrschifffahrt.actions import TransportDie
from games.ruhrschifffahrt.facts import Colour, OptionFact
from games.ruhrschifffahrt.river import River, river_of
from games.ruhrschifffahrt.shipping import Trip
from games.ruhrschifffahrt.state import SeatState, State

_RULE: Final = "6.3"
NO_OPTION: Final = OptionFact("wage")
"""Stands for no option, as far as starts go: neither pilot nor tow nor transport."""


class Start(msgspec.Struct, frozen=True):
    """A storage that a barge may start from, its die, and what each sale from there would bring now."""

    storage: str
    colour: Colour
    value: int
    trips: tuple[Trip, ...]


def way_of(own: SeatState) -> OptionFact:
    """The option that a seat has chosen, for what it lets the barge do."""
    return facts.OPTIONS[own.option] if own.option else NO_OPTION


# Starts


def cannot_start(state: State, seat: Seat, storage: str, way: OptionFact) -> Violation:
    """The barge cannot start from a storage by an option."""
    river = river_of(state)
    if storage not in river.storages:
        return Violation("unknown-storage", _RULE, {"word": quoted(storage)})
    if storage not in state.dice:
        return Violation("storage-empty", _RULE, {"storage": storage})
    return _out_of_place(state, river, seat, storage, way)


def _in_place(state: State, river: River, seat: Seat, storage: str, way: OptionFact) -> bool:
    """Whether the barge could start from a storage if a die lay on it."""
    own = state.seats[seat]
    return (
        _goes_that_way(river, own, storage, way)
        and _may_load(river, own, storage)
        and barges.barge_at(state, storage) in (None, seat)
        and shipping.can_sell_from(state, river, storage, pilot=way.pilot)
    )


def _out_of_place(state: State, river: River, seat: Seat, storage: str, way: OptionFact) -> Violation:
    """The barge could not start from a storage even with a die on it."""
    own = state.seats[seat]
    if not _may_load(river, own, storage):
        return Violation("mark-tile-needed", _RULE, {"storage": storage})
    if (other := barges.barge_at(state, storage)) is not None and other != seat:
        return Violation("storage-taken", _RULE, {"storage": storage, "other": other})
    if not _goes_that_way(river, own, storage, way):
        return _wrong_way(river, own, storage, way)
    return Violation("start-needs-pilot", "2.1", {"storage": storage})


def _may_load(river: River, own: SeatState, storage: str) -> bool:
    """White dice take the tile of the County of Mark."""
    return river.storages[storage] == "black" or "county_mark" in own.tiles


def _goes_that_way(river: River, own: SeatState, storage: str, way: OptionFact) -> bool:
    """Downstream without a tow option, upstream with one; the first start is free (R18, R19)."""
    return own.place is None or (river.index[storage] < river.index[own.place]) == way.tow


def _wrong_way(river: River, own: SeatState, storage: str, way: OptionFact) -> Violation:
    if way.tow:
        return Violation("tow-goes-upstream", "R18", {"storage": storage})
    if own.place == river.port:
        return Violation("ruhrort-needs-tow", "5.2")
    return Violation("start-only-downstream", _RULE, {"storage": storage})


def starts(state: State, seat: Seat, way: OptionFact) -> Iterator[str]:
    """Storages with a die that the barge may start from by an option."""
    river = river_of(state)
    for storage in state.dice:
        if _in_place(state, river, seat, storage, way):
            yield storage


def has_start(state: State, seat: Seat, way: OptionFact) -> bool:
    """Whether the barge may start anywhere by an option."""
    return next(starts(state, seat, way), None) is not None


def starts_with_trips(state: State, seat: Seat, way: OptionFact) -> list[Start]:
    """The storages that the barge may start from by an option, downstream, with what each sale would bring."""
    river = river_of(state)
    return [
        Start(
            storage,
            river.storages[storage],
            state.dice[storage],
            tuple(shipping.trips(state, seat, storage, pilot=way.pilot)),
        )
        for storage in sorted(starts(state, seat, way), key=river.index.__getitem__)
    ]


# Transports


def cannot_transport(state: State, seat: Seat, action: TransportDie, way: OptionFact) -> Violation:
    """A die cannot be transported so by an option: a start must follow (R15, R17)."""
    river = river_of(state)
    if action.storage not in river.storages:
        return Violation("unknown-storage", _RULE, {"word": quoted(action.storage)})
    if not state.tracks.get(action.colour):
        return Violation("track-empty", "5.1", {"colour": action.colour})
    if river.storages[action.storage] != action.colour:
        return Violation("colour-not-there", "R16", {"storage": action.storage, "colour": action.colour})
    if action.storage in state.dice:
        return Violation("storage-filled", "5.1", {"storage": action.storage})
    return _out_of_place(state, river, seat, action.storage, way)


def transports(state: State, seat: Seat, way: OptionFact) -> Iterator[TransportDie]:
    """Every die that can be transported by an option, with where to."""
    river = river_of(state)
    free = not way.tow and has_start(state, seat, way)
    for colour in tracks.COLOURS:
        if state.tracks.get(colour):
            for storage in tracks.empty_storages(state, colour):
                if free or _in_place(state, river, seat, storage, way):
                    yield TransportDie(colour, storage)


def leads_to_start(state: State, seat: Seat, way: OptionFact) -> bool:
    """Whether a start can follow from an option (R15)."""
    return next(transports(state, seat, way) if way.transport else starts(state, seat, way), None) is not None


def leads_nowhere(state: State, seat: Seat, way: OptionFact) -> Violation:
    """No start could follow from an option (R15)."""
    params = {"option": way.id}
    if way.transport:
        if not any(state.tracks.values()):
            return Violation("tracks-empty", "5.1", params)
        if not any(state.tracks[colour] and tracks.empty_storages(state, colour) for colour in tracks.COLOURS):
            return Violation("no-storage-empty", "5.1", params)
    return Violation("no-start-upstream" if way.tow else "no-start-downstream", "R15", params)
