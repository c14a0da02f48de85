"""What the table may set right: all that lies open (coins, points, pieces, barges, whose turn it is)."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from games.engine import repairing
from games.engine.event import Seat
from games.engine.repairing import NOTHING, Unsettable, number, numbers
from games.ruhrschifffahrt import facts, shipping, turns
from games.ruhrschifffahrt.counting import owned
from games.ruhrschifffahrt.facts import Tile
from games.ruhrschifffahrt.playing import PLAYING
from games.ruhrschifffahrt.posing import begun
from games.ruhrschifffahrt.repairing_river import river_settings
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.stages import active_seats
from games.ruhrschifffahrt.state import OVER, SOURCE_INDEX, SOURCES, SeatState, State

Setting = repairing.Setting[State]

_YES_OR_NO: Final = ("no", "yes")
_MOST_COINS: Final = 99
_POINTS: Final = (-40, 120)
"""The points of a source that can be set."""
_TILE: Final = (NOTHING, "held", "used", "blank")
"""How a seat can have a progress tile."""


def settings(state: State) -> Iterator[Setting]:
    """Everything open that a mistake could have spoilt, in the order in which it is set; none after the end."""
    if state.phase == OVER:
        return
    for seat in range(len(state.seats)):
        yield from _seat(state, seat)
    yield from river_settings(state)
    for name, on in (("pilot_ban", state.pilot_ban), ("forced_lock", state.forced_lock)):
        yield repairing.Setting(name, _YES_OR_NO[on], _YES_OR_NO, _switch(name))
    if state.phase in (3, 4, 6):
        yield number("turn", state.turn.seat, numbers(0, len(state.seats) - 1), _begin)


def _switch(name: str) -> Callable[[State, str], None]:
    return lambda anew, value: setattr(anew, name, value == "yes")


def _begin(anew: State, seat: int) -> None:
    """Let the seat's turn begin, then those of all who are still to come."""
    other = begun(anew, seat)
    if other is None:
        raise Unsettable("turn")
    anew.seats, anew.turn, anew.waiting = other.seats, other.turn, other.waiting


# What a seat has


def _seat(state: State, seat: Seat) -> Iterator[Setting]:
    own = state.seats[seat]
    counted = {
        "coins": _MOST_COINS,
        "supply": facts.WAREHOUSES,
        "with_lock": facts.WITH_FIRST_LOCK,
        "with_mark": facts.WITH_MARK,
        "debts": facts.DEBT_SPACES,
        "locks": len(river_of(state).obstacles),
    }
    for name, most in counted.items():
        yield number(f"{name}.{seat}", getattr(own, name), numbers(0, most), _own(seat, name))
    for source, points in zip(SOURCES, own.score, strict=True):
        yield number(f"points.{source}.{seat}", points, numbers(*_POINTS), _score(seat, source))
    for round in facts.CALENDAR_WAREHOUSES:
        value = _YES_OR_NO[round in own.calendar]
        yield repairing.Setting(f"calendar.{round}.{seat}", value, _YES_OR_NO, _lie(seat, round))
    for area, most in river_of(state).board.areas.items():
        yield number(f"cubes.{area}.{seat}", own.cubes.get(area, 0), numbers(0, most), _cubes(seat, area))
    for tile in facts.TILES:
        values = _TILE if tile in facts.WHITE_TILES else _TILE[:2]
        yield repairing.Setting(f"tile.{tile}.{seat}", _tile_of(own, tile), values, _hold(seat, tile))
    options = (NOTHING, *facts.OPTIONS)
    yield repairing.Setting(f"option.{seat}", own.option or NOTHING, options, _choose(seat))
    if own.place is not None:
        yield repairing.Setting(f"barge.{seat}", own.place, _berths(state), _moor(seat))


def _own(seat: Seat, name: str) -> Callable[[State, int], None]:
    return lambda anew, value: setattr(anew.seats[seat], name, value)


def _score(seat: Seat, source: str) -> Callable[[State, int], None]:
    def put(anew: State, points: int) -> None:
        own, index = anew.seats[seat], SOURCE_INDEX[source]
        own.score = (*own.score[:index], points, *own.score[index + 1 :])

    return put


def _lie(seat: Seat, round: int) -> Callable[[State, str], None]:
    def put(anew: State, value: str) -> None:
        own = anew.seats[seat]
        others = {other for other in own.calendar if other != round}
        own.calendar = tuple(sorted({*others, round} if value == "yes" else others))

    return put


def _cubes(seat: Seat, area: str) -> Callable[[State, int], None]:
    def put(anew: State, count: int) -> None:
        own = anew.seats[seat]
        others = {other: has for other, has in own.cubes.items() if other != area}
        own.cubes = {**others, area: count} if count else others

    return put


def _tile_of(own: SeatState, tile: Tile) -> str:
    if tile in own.turned:
        return "used"
    return "held" if tile in own.tiles else "blank" if tile in own.blanks else NOTHING


def _hold(seat: Seat, tile: Tile) -> Callable[[State, str], None]:
    def put(anew: State, value: str) -> None:
        own = anew.seats[seat]
        own.tiles = _with(own.tiles, tile, there=value in ("held", "used"))
        own.turned = _with(own.turned, tile, there=value == "used")
        own.blanks = _with(own.blanks, tile, there=value == "blank")

    return put


def _with(tiles: tuple[Tile, ...], tile: Tile, *, there: bool) -> tuple[Tile, ...]:
    if (tile in tiles) == there:
        return tiles
    return (*tiles, tile) if there else tuple(other for other in tiles if other != tile)


def _choose(seat: Seat) -> Callable[[State, str], None]:
    def put(anew: State, value: Any) -> None:
        anew.seats[seat].option = None if value == NOTHING else value

    return put


def _berths(state: State) -> tuple[str, ...]:
    """Where a barge can lie."""
    river = river_of(state)
    return tuple(space for space in river.spaces if space in river.storages or space in river.sale_spaces)


def _moor(seat: Seat) -> Callable[[State, str], None]:
    """Move the barge; it counts as the last to arrive, and where it was to sell is forgotten."""

    def put(anew: State, space: str) -> None:
        own = anew.seats[seat]
        anew.arrivals += 1
        own.place, own.arrival, own.plan = space, anew.arrivals, None

    return put


# Whether the position can be played on


def _playable(state: State) -> bool:
    return all(_can_decide(state, seat) for seat in active_seats(state)) and all(
        shipping.trips_of_barge(state, seat) for seat in _about_to_sell(state)
    )


def _can_decide(state: State, seat: Seat) -> bool:
    legal = PLAYING.legal_actions(state, seat)
    return bool(legal) and PLAYING.check(state, seat, PLAYING.default_action(state, seat)) is None


def _about_to_sell(state: State) -> tuple[Seat, ...]:
    """Whose barges must be loaded: those that have started in phase 3, and those that have not sold in phase 4."""
    if state.phase == 4:
        return state.waiting
    if state.phase != 3:
        return ()
    started = isinstance(state.turn, turns.Plan)
    return tuple(
        seat
        for seat in range(len(state.seats))
        if seat not in state.waiting or (started and seat == state.turn.seat)
    )


REPAIRS: Final = repairing.repairs_by(settings, owned, _playable)
"""What the table may set, and how."""
