"""Warehouses in the export columns of Ruhrort: building and moving them (6.6)."""

from typing import Final

from msgspec.structs import replace

from games.engine.conditions import Gate
from games.engine.event import Seat
from games.engine.turns import expect
from games.engine.violation import Violation, quoted
from games.ruhrschifffahrt import facts, money, reasons, turns
from games.ruhrschifffahrt.actions import BuildInPort, MoveInPort
from games.ruhrschifffahrt.board import Column
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.facts import Country
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.warehouses import WHITE_TILE, erect, use_tile

_RULE: Final = "6.6"
TILE: Final = "ruhrort_port"


def price_in_port(state: State, *, white: bool) -> int:
    """The price of the next warehouse in Ruhrort, by how many stand there in all columns (R47)."""
    if white:
        return facts.TILE_COINS
    built = sum(len(column) for column in state.port.values())
    return facts.PORT_COINS[min(built, len(facts.PORT_COINS) - 1)]


# Building


def columns(state: State, seat: Seat) -> list[BuildInPort]:
    """In every column of Ruhrort; none while nothing can be built."""
    return _columns(state, seat, white=False)


def columns_by_white(state: State, seat: Seat) -> list[BuildInPort]:
    """In every column of Ruhrort, by the white tile."""
    return _columns(state, seat, white=True)


def _columns(state: State, seat: Seat, *, white: bool) -> list[BuildInPort]:
    if not state.seats[seat].supply:
        return []
    return [BuildInPort(column.country, white) for column in river_of(state).board.port]


def column_open(state: State, seat: Seat, action: BuildInPort) -> bool:
    """Whether the column can take a warehouse of the seat."""
    return _is_open(state, seat, action.country)


def column_closed(state: State, seat: Seat, action: BuildInPort) -> Violation:
    """The column cannot take a warehouse of the seat."""
    return _closed(state, seat, action.country)


def _is_open(state: State, seat: Seat, country: str) -> bool:
    column = _column_of(state, country)
    built = state.port.get(country, ())
    return column is not None and seat not in built and len(built) < column.spaces


def _closed(state: State, seat: Seat, country: str) -> Violation:
    if _column_of(state, country) is None:
        return Violation("unknown-country", _RULE, {"word": quoted(country)})
    built = state.port.get(country, ())
    if seat in built:
        return Violation("own-warehouse-in-column", _RULE, {"country": country})
    return Violation("column-full", "R47", {"country": country, "count": len(built)})


def _column_of(state: State, country: str) -> Column | None:
    return next((column for column in river_of(state).board.port if column.country == country), None)


def fewer_built(state: State, seat: Seat) -> bool:
    """Whether the seat has not yet built all that one can in Ruhrort."""
    return _built(state, seat) < facts.PORT_WAREHOUSES


def all_built(state: State, seat: Seat) -> Violation:
    """The seat has built all that one can in Ruhrort."""
    return Violation("port-warehouses-built", _RULE, {"count": _built(state, seat)})


def _built(state: State, seat: Seat) -> int:
    return sum(seat in column for column in state.port.values())


def payable(*, white: bool) -> Gate[State]:
    """A warehouse in Ruhrort must be paid and there to be built."""

    def holds(state: State, seat: Seat) -> bool:
        return money.can_pay(state.seats[seat], price_in_port(state, white=white), building=True)

    def refusal(state: State, seat: Seat) -> Violation:
        return money.unpayable(state.seats[seat], price_in_port(state, white=white), building=True)

    return Gate(holds, refusal)


def build_in_port(change: Change, action: BuildInPort) -> None:
    """Build a warehouse on the topmost free space of a column."""
    state, seat, country = change.state, change.seat, action.country
    price = price_in_port(state, white=action.white)
    due = reasons.of_port(sum(map(len, state.port.values())), price, white=action.white)
    tile = WHITE_TILE if action.white else TILE
    use_tile(change, tile)
    points = erect(change, price, "port")
    built = _add(state, seat, country)
    params = {"country": country, "coins": price, "points": points, "position": built, "tile": tile}
    change.tell("port_warehouse_built", _RULE, params, (f"port.{country}", f"seat.{seat}.points"), facts=due)


def _add(state: State, seat: Seat, country: Country) -> int:
    """A warehouse comes onto the topmost free space of a column; gives its position."""
    built = (*state.port.get(country, ()), seat)
    state.port = {**state.port, country: built}
    return len(built)


# Moving


def shifts(state: State, seat: Seat) -> list[MoveInPort]:
    """From every column with an own warehouse to every other."""
    sources: list[Country] = [country for country in facts.COUNTRIES if seat in state.port.get(country, ())]
    return [MoveInPort(source, to) for source in sources for to in facts.COUNTRIES]


def has_port_tile(state: State, seat: Seat) -> bool:
    """Whether the seat has the tile of the port; its use for building is another."""
    return TILE in state.seats[seat].tiles


def not_moved(state: State, seat: Seat) -> bool:
    """Whether no warehouse was moved in this phase."""
    return not expect(state.turn, turns.Purchase).moved


def stands_there(state: State, seat: Seat, action: MoveInPort) -> bool:
    """Whether an own warehouse stands in the column."""
    return seat in state.port.get(action.source, ())


def target_open(state: State, seat: Seat, action: MoveInPort) -> bool:
    """Whether the other column can take the warehouse."""
    return _is_open(state, seat, action.to)


def target_closed(state: State, seat: Seat, action: MoveInPort) -> Violation:
    """The other column cannot take the warehouse."""
    return _closed(state, seat, action.to)


def move_payable(state: State, seat: Seat) -> bool:
    """Whether the move can be paid."""
    return money.can_pay(state.seats[seat], facts.PORT_MOVE_COINS)


def move_unpayable(state: State, seat: Seat) -> Violation:
    """The move cannot be paid: said only of a warehouse that could be moved."""
    return money.unpayable(state.seats[seat], facts.PORT_MOVE_COINS)


def shift(change: Change, action: MoveInPort) -> None:
    """Move an own warehouse to another column; those below it close up."""
    state, seat = change.state, change.seat
    money.pay(change, seat, facts.PORT_MOVE_COINS)
    left = tuple(other for other in state.port[action.source] if other != seat)
    state.port = {**state.port, action.source: left}
    position = _add(state, seat, action.to)
    change.wait(replace(expect(state.turn, turns.Purchase), moved=True))
    params = {
        "source": action.source,
        "country": action.to,
        "coins": facts.PORT_MOVE_COINS,
        "position": position,
    }
    change.tell("port_warehouse_moved", _RULE, params, (f"port.{action.source}", f"port.{action.to}"))
