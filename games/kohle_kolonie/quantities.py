"""What of a seat's side of the table a repair can set, and how kinds of quantities are written down."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from games.kohle_kolonie import facts
from games.kohle_kolonie.pitheads import turned
from games.kohle_kolonie.state import SOURCES, PitheadSide, SeatState, Settlement, State
from games.kohle_kolonie.stations import with_miners
from games.kohle_kolonie.terrain import terrain_of

NO: Final = "no"
YES: Final = "yes"
NONE: Final = "none"
FRONT: Final = "front"
BACK: Final = "back"
_MOST_POINTS: Final = 199
"""What no single source brings in a game."""
_LOSSES: Final = ("disasters", "subsidence")
_AT_THE_END: Final = ("engines", "coins", "stations", "lines", "extra_markers")
"""Sources that bring nothing before the final scoring."""
_EXTRA_REASONS: Final = ("settlements", "engineers", "ironworks")


class Kind(NamedTuple):
    """A kind of quantity: its name, what it is told of (seat, card ...), its value there, and how that is set.

    `write` may change the state that it is given, whose seats are copies; containers are replaced. A
    `stock` is nobody's.
    """

    name: str
    of: Callable[[State], Iterable[tuple[str, ...]]]
    read: Callable[..., str]
    values: Callable[..., Sequence[str]]
    write: Callable[..., None]
    stock: bool = False

    def ids(self, state: State) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Each id, with what it is told of."""
        for place in self.of(state):
            yield ".".join((self.name, *place)), place


@cache  # a few pairs of bounds
def numbers(least: int, most: int) -> tuple[str, ...]:
    """The whole numbers between two, as words."""
    return tuple(map(str, range(least, most + 1)))


def counted(value: str, most: int, least: int = 0) -> tuple[str, ...]:
    """What a number can be set to: anything within bounds, and what it is."""
    return numbers(min(least, int(value)), max(most, int(value)))


def flag(holds: bool) -> str:
    """A yes or no as a word."""
    return YES if holds else NO


def one_of(*values: str) -> Callable[..., tuple[str, ...]]:
    """The values of what can be set to the same things in every position."""

    def given(state: State, *of: str) -> tuple[str, ...]:
        return values

    return given


FLAGS: Final = one_of(NO, YES)


def up_to(most: int, read: Callable[..., str], least: int = 0) -> Callable[..., tuple[str, ...]]:
    """The values of a number that is read so."""

    def values(state: State, *of: str) -> tuple[str, ...]:
        return counted(read(state, *of), most, least)

    return values


def _own(state: State, seat: str) -> SeatState:
    return state.seats[int(seat)]


def _seats(state: State) -> Iterator[tuple[str, ...]]:
    yield from ((str(seat),) for seat in range(len(state.seats)))


def _each(*items: str) -> Callable[[State], Iterator[tuple[str, ...]]]:
    """The seats, each with every item."""
    return lambda state: ((*seat, item) for seat in _seats(state) for item in items)


def _spaces(state: State) -> Iterator[tuple[str, ...]]:
    return _each(*terrain_of(state).spaces)(state)


def with_or_without(items: tuple[str, ...], item: str, value: str) -> tuple[str, ...]:
    """The items, with one of them last or without it."""
    others = tuple(other for other in items if other != item)
    return (*others, item) if value == YES else others


# Plain numbers, and what is there or not


def _plain(name: str, most: int) -> Kind:
    """A field of a seat that is a number."""

    def read(state: State, seat: str) -> str:
        return str(getattr(_own(state, seat), name))

    def write(state: State, value: str, seat: str) -> None:
        setattr(_own(state, seat), name, int(value))

    return Kind(name, _seats, read, up_to(most, read), write)


def _listed(name: str, field: str, of: Callable[[State], Iterable[tuple[str, ...]]]) -> Kind:
    """Whether things are among those that a seat has in a field."""

    def read(state: State, seat: str, item: str) -> str:
        return flag(item in getattr(_own(state, seat), field))

    def write(state: State, value: str, seat: str, item: str) -> None:
        own = _own(state, seat)
        setattr(own, field, with_or_without(getattr(own, field), item, value))

    return Kind(name, of, read, FLAGS, write)


def _points(state: State, seat: str, source: str) -> str:
    return str(_own(state, seat).score[SOURCES.index(source)])


def _points_values(state: State, seat: str, source: str) -> tuple[str, ...]:
    least, most = (-_MOST_POINTS, 0) if source in _LOSSES else (0, _MOST_POINTS)
    return counted(_points(state, seat, source), most, least)


def _set_points(state: State, value: str, seat: str, source: str) -> None:
    own, at = _own(state, seat), SOURCES.index(source)
    own.score = (*own.score[:at], int(value), *own.score[at + 1 :])


def _lost_of(state: State) -> Iterator[tuple[str, ...]]:
    return _each(*numbers(1, state.round))(state)


def _lost(state: State, seat: str, round: str) -> str:
    return str(_own(state, seat).lost[int(round) - 1])


def _set_lost(state: State, value: str, seat: str, round: str) -> None:
    own, at = _own(state, seat), int(round) - 1
    own.lost = (*own.lost[:at], int(value), *own.lost[at + 1 :])


# The tableau


def _rescue(state: State, seat: str, space: str) -> str:
    return flag(_own(state, seat).rescue[terrain_of(state).space_index[space]])


def _set_rescue(state: State, value: str, seat: str, space: str) -> None:
    own, at = _own(state, seat), terrain_of(state).space_index[space]
    own.rescue = (*own.rescue[:at], value == YES, *own.rescue[at + 1 :])


# Pithead cards


def _side(state: State, seat: str, card: str) -> str:
    return BACK if _own(state, seat).pitheads[facts.PITHEAD_INDEX[card]].flipped else FRONT


def _set_side(state: State, value: str, seat: str, card: str) -> None:
    """What has no place on the other side goes back to where it came from (`flip_pieces`)."""
    if value == _side(state, seat, card):
        return
    own, at = _own(state, seat), facts.PITHEAD_INDEX[card]
    side, left = turned(card, own.pitheads[at])
    own.pitheads = (*own.pitheads[:at], side, *own.pitheads[at + 1 :])
    own.pool += left["miner"]
    own.engineers += left["engineer"]
    state.engine_pool += left["engine"]


def _slots(state: State) -> Iterator[tuple[str, ...]]:
    for seat, own in enumerate(state.seats):
        for card, side in zip(facts.PITHEADS, own.pitheads, strict=True):
            yield from ((str(seat), card.id, slot.id) for slot in card.side(side.flipped))


def _at_slot(state: State, seat: str, card: str, slot: str) -> tuple[PitheadSide, int, int]:
    """A side that lies up, the index of one of its places, and how many pieces that needs."""
    at = facts.PITHEAD_INDEX[card]
    side = _own(state, seat).pitheads[at]
    slots = facts.PITHEADS[at].side(side.flipped)
    place = [one.id for one in slots].index(slot)
    return side, place, slots[place].needs


def _pieces(state: State, seat: str, card: str, slot: str) -> str:
    side, place, _ = _at_slot(state, seat, card, slot)
    return str(side.pieces[place])


def _pieces_values(state: State, seat: str, card: str, slot: str) -> tuple[str, ...]:
    return counted(_pieces(state, seat, card, slot), _at_slot(state, seat, card, slot)[2])


def _set_pieces(state: State, value: str, seat: str, card: str, slot: str) -> None:
    side, place, _ = _at_slot(state, seat, card, slot)
    own, at = _own(state, seat), facts.PITHEAD_INDEX[card]
    pieces = (*side.pieces[:place], int(value), *side.pieces[place + 1 :])
    own.pitheads = (*own.pitheads[:at], PitheadSide(side.flipped, pieces), *own.pitheads[at + 1 :])


def _cokery_of(state: State) -> Iterator[tuple[str, ...]]:
    """The bonuses that there are in the edition played, and those scored before it was."""
    reasons = ("one", "both") if state.options.cokery_bonus == "one_then_both" else ("engineer", "engine")
    for seat, own in enumerate(state.seats):
        yield from ((str(seat), reason) for reason in dict.fromkeys((*reasons, *own.cokery_scored)))


# The board


def _villages(state: State) -> Iterator[tuple[str, ...]]:
    for seat, own in enumerate(state.seats):
        homes = (at.village for at in own.settlements)
        yield from ((str(seat), village) for village in dict.fromkeys((*terrain_of(state).open_villages, *homes)))


def _settlement(state: State, seat: str, village: str) -> str:
    return next((str(at.miners) for at in _own(state, seat).settlements if at.village == village), NONE)


def _set_settlement(state: State, value: str, seat: str, village: str) -> None:
    own = _own(state, seat)
    if value == NONE:
        own.settlements = tuple(at for at in own.settlements if at.village != village)
    elif _settlement(state, seat, village) == NONE:
        own.settlements = (*own.settlements, Settlement(village, int(value)))
    else:
        own.settlements = tuple(
            Settlement(village, int(value)) if at.village == village else at for at in own.settlements
        )


def _stations(state: State) -> Iterator[tuple[str, ...]]:
    terrain = terrain_of(state)
    open_ones = [station.id for station in terrain.board.stations if station.id in terrain.open_stations]
    for seat, own in enumerate(state.seats):
        yield from ((str(seat), station) for station in dict.fromkeys((*open_ones, *own.stations)))


def _station(state: State, seat: str, station: str) -> str:
    return str(_own(state, seat).stations.get(station, 0))


def _set_station(state: State, value: str, seat: str, station: str) -> None:
    own, now = _own(state, seat), int(_station(state, seat, station))
    if int(value) != now:
        own.stations = with_miners(own.stations, station, int(value) - now)


# Markers


def _markers(name: str, of: Callable[[State], Iterable[tuple[str, ...]]]) -> Kind:
    """Railway markers of a seat, by what they are."""

    def read(state: State, seat: str, marker: str) -> str:
        return str(getattr(_own(state, seat), name).count(marker))

    def values(state: State, seat: str, marker: str) -> tuple[str, ...]:
        return counted(read(state, seat, marker), terrain_of(state).board.railway_markers[marker])

    def write(state: State, value: str, seat: str, marker: str) -> None:
        own = _own(state, seat)
        others = [kept for kept in getattr(own, name) if kept != marker]
        setattr(own, name, tuple(sorted((*others, *(marker,) * int(value)))))

    return Kind(name, of, read, values, write)


def _fresh_of(state: State) -> Iterator[tuple[str, ...]]:
    """Only where markers taken in a round wait for the next."""
    waits = state.options.railway_marker_same_turn == "no" or any(own.fresh for own in state.seats)
    return _each(*facts.KEPT_MARKERS)(state) if waits else iter(())


SIDES: Final = Kind("side", _each(*facts.FLIPPABLE), _side, one_of(FRONT, BACK), _set_side)
_HOMES: Final = one_of(NONE, *numbers(0, facts.MINERS_PER_SETTLEMENT))
_SCORED: Final = tuple(source for source in SOURCES if source not in _AT_THE_END)
OF_SEATS: Final = (
    _plain("coins", facts.COINS),
    Kind("points", _each(*_SCORED), _points, _points_values, _set_points),
    _plain("workers", facts.WORKERS),
    _plain("pool", facts.MINERS),
    _plain("engineers", facts.ENGINEERS),
    Kind("rescue", _spaces, _rescue, FLAGS, _set_rescue),
    _listed("secured", "secured", _spaces),
    Kind("pieces", _slots, _pieces, _pieces_values, _set_pieces),
    _listed("cokery", "cokery_scored", _cokery_of),
    Kind("settlement", _villages, _settlement, _HOMES, _set_settlement),
    Kind("station", _stations, _station, up_to(facts.MINERS, _station), _set_station),
    Kind("lost", _lost_of, _lost, up_to(facts.MINERS, _lost), _set_lost),
    _plain("beside", facts.ENGINES),
    _plain("extra", len(_EXTRA_REASONS)),
    _listed("gained", "extra_from", _each(*_EXTRA_REASONS)),
    _markers("markers", _each(*facts.KEPT_MARKERS)),
    _markers("fresh", _fresh_of),
)
"""What is set of a seat piece by piece, once cards lie with the side up that they shall have."""
