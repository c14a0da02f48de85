"""Phase 5: progress tiles for combinations of development cubes (6.5)."""

from collections.abc import Mapping
from typing import Final

from games.engine.event import Seat
from games.ruhrschifffahrt import barges, facts, reasons
from games.ruhrschifffahrt.board import Board
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.facts import Tile
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import SeatState, State

_RULE: Final = "6.5"


def go_on(change: Change) -> bool:
    """Every seat receives its tiles, in the order of the barges; nobody decides anything."""
    state = change.state
    state.order, state.waiting = barges.in_order(state), ()
    for seat in state.order:
        for tile in _due(change.river.board, state.seats[seat], state.seats[seat].cubes):
            _receive(change, seat, tile)
    return False


def due(state: State, seat: Seat) -> tuple[Tile, ...]:
    """The tiles that a seat has completed and receives next; one that is sold out is among them."""
    return tuple(_due(river_of(state).board, state.seats[seat], state.seats[seat].cubes))


def gained_by(state: State, seat: Seat, area: facts.Area) -> tuple[Tile, ...]:
    """The tiles that a cube on an area would complete; one that is sold out is among them."""
    own = state.seats[seat]
    cubes = {**own.cubes, area: own.cubes.get(area, 0) + 1}
    board = river_of(state).board
    return tuple(tile for tile in _due(board, own, cubes) if not _complete(board, own.cubes, tile))


def missing(board: Board, own: SeatState, tile: Tile) -> dict[str, int]:
    """Cubes by area that a seat still needs for a tile."""
    needs = board.combinations[tile].items()
    return {area: count - own.cubes.get(area, 0) for area, count in needs if count > own.cubes.get(area, 0)}


def _complete(board: Board, cubes: Mapping[str, int], tile: Tile) -> bool:
    return all(cubes.get(area, 0) >= count for area, count in board.combinations[tile].items())


def _due(board: Board, own: SeatState, cubes: Mapping[str, int]) -> list[Tile]:
    """Tiles whose combination is complete and whose space is still empty."""
    covered = (*own.tiles, *own.blanks)
    return [tile for tile in facts.TILES if tile not in covered and _complete(board, cubes, tile)]


def _receive(change: Change, seat: Seat, tile: Tile) -> None:
    state, own = change.state, change.of(seat)
    places, needs = (f"seat.{seat}.tiles.{tile}",), reasons.of_tile(change.river.board, tile)
    if tile in facts.WHITE_TILES:
        if not state.white[tile]:
            own.blanks = (*own.blanks, tile)
            change.tell("tile_sold_out", "6.5.1", {"tile": tile}, places, seat=seat, facts=needs)
            return
        state.white = {**state.white, tile: state.white[tile] - 1}
    own.tiles = (*own.tiles, tile)
    change.book(seat, "tiles", 1)
    change.tell("tile_received", _RULE, {"tile": tile}, places, seat=seat, facts=needs)
    if tile == "county_mark":
        _free_warehouses(change, seat)


def _free_warehouses(change: Change, seat: Seat) -> None:
    """The two warehouses of the County of Mark come into the supply (6.5.2)."""
    own = change.of(seat)
    count, own.with_mark = own.with_mark, 0
    change.supply(seat, count)
    params = {"count": count, "reason": "mark"}
    change.tell("warehouses_freed", "6.5.2", params, (f"seat.{seat}.supply",), seat=seat)
