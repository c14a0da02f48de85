"""Warehouses in the export columns of Ruhrort: building and moving them (6.6)."""

from typing import Final

from msgspec.structs import replace

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.ruhrschifffahrt import facts, money, tile_use
from games.ruhrschifffahrt.actions import BuildInPort, MoveInPort
from games.ruhrschifffahrt.facts import Country
from games.ruhrschifffahrt.move import Move
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.warehouses import erect, use_tile

_RULE: Final = "6.6"
_TILE: Final = "ruhrort_port"
_WHITE: Final = "warehouse"


def price_in_port(state: State, *, white: bool) -> int:
    """The price of the next warehouse in Ruhrort, by how many stand there in all columns (R47)."""
    if white:
        return facts.TILE_COINS
    built = sum(len(column) for column in state.port.values())
    return facts.PORT_COINS[min(built, len(facts.PORT_COINS) - 1)]


# Building


def violation_of_port(state: State, seat: Seat, action: BuildInPort) -> Violation | None:
    """Why a warehouse cannot be built in a column of Ruhrort, if so."""
    own = state.seats[seat]
    if (closed := _violation_of_column(state, seat, action.country)) is not None:
        return closed
    count = sum(seat in column for column in state.port.values())
    if count >= facts.PORT_WAREHOUSES:
        return Violation("port-warehouses-built", _RULE, {"count": count})
    if action.white:
        tile = tile_use.violation_of_white_tile(own, _WHITE)
    else:
        tile = tile_use.violation_of_own_tile(state, seat, _TILE)
    return tile or money.violation_of_paying(own, price_in_port(state, white=action.white), building=True)


def _violation_of_column(state: State, seat: Seat, country: str) -> Violation | None:
    """Why a column of Ruhrort cannot take a warehouse of the seat, if so."""
    column = next((column for column in river_of(state).board.port if column.country == country), None)
    if column is None:
        return Violation("unknown-country", _RULE, {"word": quoted(country)})
    built = state.port.get(country, ())
    if seat in built:
        return Violation("own-warehouse-in-column", _RULE, {"country": country})
    if len(built) >= column.spaces:
        return Violation("column-full", "R47", {"country": country, "count": len(built)})
    return None


def legal_in_port(state: State, seat: Seat) -> list[BuildInPort]:
    """Every warehouse that the seat at turn can build in Ruhrort."""
    own = state.seats[seat]
    if not own.supply:
        return []
    by_own = tile_use.violation_of_own_tile(state, seat, _TILE) is None
    by_white = tile_use.violation_of_white_tile(own, _WHITE) is None
    ways = [white for white, able in ((False, by_own), (True, by_white)) if able]
    built = [BuildInPort(column.country, white) for white in ways for column in river_of(state).board.port]
    return [action for action in built if violation_of_port(state, seat, action) is None]


def build_in_port(move: Move, action: BuildInPort) -> None:
    """Build a warehouse on the topmost free space of a column."""
    state, seat, country = move.state, move.seat, action.country
    price = price_in_port(state, white=action.white)
    tile = _WHITE if action.white else _TILE
    use_tile(move, tile)
    points = erect(move, price, "port")
    built = _add(state, seat, country)
    params = {"country": country, "coins": price, "points": points, "position": built, "tile": tile}
    move.tell("port_warehouse_built", _RULE, params, (f"port.{country}", f"seat.{seat}.points"))


def _add(state: State, seat: Seat, country: Country) -> int:
    """A warehouse comes onto the topmost free space of a column; gives its position."""
    built = (*state.port.get(country, ()), seat)
    state.port = {**state.port, country: built}
    return len(built)


# Moving


def violation_of_shift(state: State, seat: Seat, action: MoveInPort) -> Violation | None:
    """Why an own warehouse cannot be moved from column to column, if so (R48)."""
    if (tile := _violation_of_shifting(state, seat)) is not None:
        return tile
    if seat not in state.port.get(action.source, ()):
        return Violation("no-warehouse-in-column", "R48", {"country": quoted(action.source)})
    return _violation_of_column(state, seat, action.to) or _unpaid_shift(state, seat)


def _unpaid_shift(state: State, seat: Seat) -> Violation | None:
    """Why moving a warehouse cannot be paid, if so: said only of one that could be moved."""
    return money.violation_of_paying(state.seats[seat], facts.PORT_MOVE_COINS)


def _violation_of_shifting(state: State, seat: Seat) -> Violation | None:
    """Why no warehouse can be moved whatever column it is in, if so; the tile's use for building is another."""
    if _TILE not in state.seats[seat].tiles:
        return Violation("tile-needed", "R48", {"tile": _TILE})
    if state.turn.moved:
        return Violation("already-moved", "R48")
    return None


def legal_shifts(state: State, seat: Seat) -> list[MoveInPort]:
    """Every move of an own warehouse in Ruhrort that the seat at turn can make."""
    sources: list[Country] = [country for country in facts.COUNTRIES if seat in state.port.get(country, ())]
    if not sources or (_violation_of_shifting(state, seat) or _unpaid_shift(state, seat)) is not None:
        return []
    targets: list[Country] = [
        country for country in facts.COUNTRIES if _violation_of_column(state, seat, country) is None
    ]
    return [MoveInPort(source, to) for source in sources for to in targets]


def shift(move: Move, action: MoveInPort) -> None:
    """Move an own warehouse to another column; those below it close up."""
    state, seat = move.state, move.seat
    money.pay(move, seat, facts.PORT_MOVE_COINS)
    left = tuple(other for other in state.port[action.source] if other != seat)
    state.port = {**state.port, action.source: left}
    position = _add(state, seat, action.to)
    move.wait(replace(state.turn, moved=True))
    params = {
        "source": action.source,
        "country": action.to,
        "coins": facts.PORT_MOVE_COINS,
        "position": position,
    }
    move.tell("port_warehouse_moved", _RULE, params, (f"port.{action.source}", f"port.{action.to}"))
