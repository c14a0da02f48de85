"""Building warehouses in cities and coal depots (6.6)."""

from typing import Final

from msgspec.structs import replace

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.ruhrschifffahrt import facts, money, tile_use
from games.ruhrschifffahrt.actions import BuildInCity, BuildInDepot
from games.ruhrschifffahrt.board import Space
from games.ruhrschifffahrt.facts import Tile
from games.ruhrschifffahrt.move import Move
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State

_RULE: Final = "6.6"
_WHITE: Final = "warehouse"
_DEPOT: Final = "coal_depot"


def use_tile(move: Move, tile: Tile) -> None:
    """The tile by which something is built is used: a white one for good, an own one for this round."""
    if tile in facts.WHITE_TILES:
        tile_use.turn_over(move, move.seat, tile)
    else:
        turn = move.state.turn
        move.wait(replace(turn, used=(*turn.used, tile)))


def erect(move: Move, price: int, source: str) -> int:
    """Pay for a warehouse, take it out of the supply and score it; gives the points."""
    seat = move.seat
    money.pay(move, seat, price)
    move.supply(seat, -1)
    move.note(seat, "warehouses", 1)
    return move.score(seat, source, facts.WAREHOUSE_POINTS)


# Cities


def price_in_city(state: State, action: BuildInCity) -> int:
    """The price of the first free space of a city, which must have one; less by the white tile (R45)."""
    if action.white:
        return facts.TILE_COINS
    return river_of(state).cities[action.city].prices[len(state.cities.get(action.city, ()))]


def violation_of_city(state: State, seat: Seat, action: BuildInCity) -> Violation | None:
    """Why a warehouse cannot be built in a city, if so."""
    city = river_of(state).cities.get(action.city)
    if city is None:
        return Violation("unknown-city", _RULE, {"word": quoted(action.city)})
    built = state.cities.get(action.city, ())
    if seat in built:
        return Violation("own-warehouse-there", _RULE, {"city": city.id})
    if len(built) >= len(city.prices):
        return Violation("city-full", _RULE, {"city": city.id, "count": len(built)})
    closed = _violation_of_tile(state, seat, city, white=action.white)
    return closed or money.violation_of_paying(state.seats[seat], price_in_city(state, action), building=True)


def _violation_of_tile(state: State, seat: Seat, city: Space, *, white: bool) -> Violation | None:
    if white:
        return tile_use.violation_of_white_tile(state.seats[seat], _WHITE)
    tile = facts.CITY_TILE[city.group or ""]
    if tile is None:
        return Violation("only-by-white-tile", _RULE, {"city": city.id})
    return tile_use.violation_of_own_tile(state, seat, tile)


def legal_in_cities(state: State, seat: Seat) -> list[BuildInCity]:
    """Every warehouse that the seat at turn can build in a city."""
    own = state.seats[seat]
    if not own.supply:
        return []
    by_white = tile_use.violation_of_white_tile(own, _WHITE) is None
    built = [
        BuildInCity(id, white)
        for id, city in river_of(state).cities.items()
        for white in (False, True)
        if (by_white if white else facts.CITY_TILE[city.group or ""] in own.tiles)
    ]
    return [action for action in built if violation_of_city(state, seat, action) is None]


def build_in_city(move: Move, action: BuildInCity) -> None:
    """Build a warehouse on the first free space of a city."""
    state, seat = move.state, move.seat
    price = price_in_city(state, action)
    tile = _WHITE if action.white else facts.CITY_TILE[move.river.cities[action.city].group or ""]
    assert tile is not None
    use_tile(move, tile)
    points = erect(move, price, "cities")
    built = (*state.cities.get(action.city, ()), seat)
    state.cities = {**state.cities, action.city: built}
    params = {"city": action.city, "coins": price, "points": points, "position": len(built), "tile": tile}
    move.tell("city_warehouse_built", _RULE, params, (action.city, f"seat.{seat}.points"))


# Depots


def price_in_depot(state: State, dominion: str) -> int:
    """The price of the first free space of a coal depot, which must have one."""
    return river_of(state).depots[dominion].prices[len(state.depots.get(dominion, ()))]


def violation_of_depot(state: State, seat: Seat, action: BuildInDepot) -> Violation | None:
    """Why a warehouse cannot be built in a coal depot, if so; one may own several in it (R46)."""
    depot = river_of(state).depots.get(action.dominion)
    if depot is None:
        return Violation("unknown-depot", _RULE, {"word": quoted(action.dominion)})
    built = state.depots.get(depot.dominion, ())
    if len(built) >= len(depot.prices):
        return Violation("depot-full", _RULE, {"dominion": depot.dominion, "count": len(built)})
    closed = tile_use.violation_of_own_tile(state, seat, _DEPOT)
    price = price_in_depot(state, depot.dominion)
    return closed or money.violation_of_paying(state.seats[seat], price, building=True)


def legal_in_depots(state: State, seat: Seat) -> list[BuildInDepot]:
    """Every warehouse that the seat at turn can build in a coal depot."""
    if not state.seats[seat].supply or tile_use.violation_of_own_tile(state, seat, _DEPOT) is not None:
        return []
    built = [BuildInDepot(depot.dominion) for depot in river_of(state).depots.values()]
    return [action for action in built if violation_of_depot(state, seat, action) is None]


def build_in_depot(move: Move, action: BuildInDepot) -> None:
    """Build a warehouse on the first free space of a coal depot."""
    state, seat = move.state, move.seat
    price = price_in_depot(state, action.dominion)
    use_tile(move, _DEPOT)
    points = erect(move, price, "depots")
    built = (*state.depots.get(action.dominion, ()), seat)
    state.depots = {**state.depots, action.dominion: built}
    params = {"dominion": action.dominion, "coins": price, "points": points, "position": len(built)}
    places = (f"depot.{action.dominion}", f"seat.{seat}.points")
    move.tell("depot_warehouse_built", _RULE, params, places)
