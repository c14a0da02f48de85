"""Building warehouses in cities and coal depots (6.6)."""

from typing import Final

from msgspec.structs import replace

from games.engine.event import Seat
from games.engine.turns import expect
from games.engine.violation import Violation
from games.ruhrschifffahrt import facts, money, reasons, tile_use, turns
from games.ruhrschifffahrt.actions import BuildInCity, BuildInDepot, BuildInPort
from games.ruhrschifffahrt.board import Space
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.facts import Tile
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State

_RULE: Final = "6.6"
WHITE_TILE: Final = "warehouse"
DEPOT_TILE: Final = "coal_depot"


def use_tile(change: Change, tile: Tile) -> None:
    """The tile by which something is built is used: a white one for good, an own one for this round."""
    if tile in facts.WHITE_TILES:
        tile_use.turn_over(change, change.seat, tile)
    else:
        turn = expect(change.state.turn, turns.Purchase)
        change.wait(replace(turn, used=(*turn.used, tile)))


def white_elsewhere(state: State, seat: Seat, action: BuildInCity | BuildInPort) -> Violation | None:
    """The white tile in another phase than its own (R42)."""
    return tile_use.white_elsewhere(state, seat, WHITE_TILE) if action.white else None


def erect(change: Change, price: int, source: str) -> int:
    """Pay for a warehouse, take it out of the supply and score it; gives the points."""
    seat = change.seat
    money.pay(change, seat, price)
    change.supply(seat, -1)
    change.book(seat, "warehouses", 1)
    return change.score(seat, source, facts.WAREHOUSE_POINTS)


# Cities


def price_in_city(state: State, action: BuildInCity) -> int:
    """The price of the first free space of a city, which must have one; less by the white tile (R45)."""
    if action.white:
        return facts.TILE_COINS
    return river_of(state).cities[action.city].prices[len(state.cities.get(action.city, ()))]


def cities(state: State, seat: Seat) -> list[BuildInCity]:
    """In every city whose tile the seat has; none while nothing can be built."""
    own = state.seats[seat]
    if not own.supply:
        return []
    return [BuildInCity(id, False) for id, city in river_of(state).cities.items() if _tile_of(city) in own.tiles]


def cities_by_white(state: State, seat: Seat) -> list[BuildInCity]:
    """In every city, by the white tile."""
    return [BuildInCity(id, True) for id in river_of(state).cities] if state.seats[seat].supply else []


def is_city(state: State, seat: Seat, action: BuildInCity) -> bool:
    """Whether there is such a city."""
    return action.city in river_of(state).cities


def new_in_city(state: State, seat: Seat, action: BuildInCity) -> bool:
    """Whether the seat has no warehouse there yet."""
    return seat not in state.cities.get(action.city, ())


def room_in_city(state: State, seat: Seat, action: BuildInCity) -> bool:
    """Whether the city has a free space."""
    return len(state.cities.get(action.city, ())) < len(river_of(state).cities[action.city].prices)


def city_full(state: State, seat: Seat, action: BuildInCity) -> Violation:
    """The city has no free space."""
    return Violation("city-full", _RULE, {"city": action.city, "count": len(state.cities[action.city])})


def city_tile(state: State, seat: Seat, action: BuildInCity) -> bool:
    """Whether the seat can use the tile that the city takes."""
    tile = _tile_of(river_of(state).cities[action.city])
    return tile is not None and tile_use.can_use_own(state, seat, tile)


def no_city_tile(state: State, seat: Seat, action: BuildInCity) -> Violation:
    """The city takes a tile that the seat cannot use, or the white one."""
    tile = _tile_of(river_of(state).cities[action.city])
    if tile is None:
        return Violation("only-by-white-tile", _RULE, {"city": action.city})
    return tile_use.own_closed(state, seat, tile)


def city_payable(state: State, seat: Seat, action: BuildInCity) -> bool:
    """Whether the seat can pay the warehouse and has one left to build."""
    return money.can_pay(state.seats[seat], price_in_city(state, action), building=True)


def city_unpayable(state: State, seat: Seat, action: BuildInCity) -> Violation:
    """The warehouse cannot be paid or built."""
    return money.unpayable(state.seats[seat], price_in_city(state, action), building=True)


def _tile_of(city: Space) -> Tile | None:
    return facts.CITY_TILE.get(city.group)


def build_in_city(change: Change, action: BuildInCity) -> None:
    """Build a warehouse on the first free space of a city."""
    state, seat = change.state, change.seat
    price = price_in_city(state, action)
    own_tile = _tile_of(change.river.cities[action.city])
    tile = WHITE_TILE if action.white or own_tile is None else own_tile
    use_tile(change, tile)
    points = erect(change, price, "cities")
    built = (*state.cities.get(action.city, ()), seat)
    state.cities = {**state.cities, action.city: built}
    params = {"city": action.city, "coins": price, "points": points, "position": len(built), "tile": tile}
    rule = _rule_in_city(own_tile, state.seats[seat].tiles, white=action.white)
    due = reasons.of_warehouse(len(built), price, white=action.white)
    change.tell("city_warehouse_built", rule, params, (action.city, f"seat.{seat}.points"), facts=due)


def _rule_in_city(own_tile: Tile | None, tiles: tuple[Tile, ...], *, white: bool) -> str:
    """What allows it: the white tile where an own one would do too (R45), or no County of Mark needed (R51)."""
    if white:
        return _RULE if own_tile is None else "R45"
    return "R51" if own_tile == "mark_warehouses" and "county_mark" not in tiles else _RULE


# Depots


def price_in_depot(state: State, dominion: str) -> int:
    """The price of the first free space of a coal depot, which must have one."""
    return river_of(state).depots[dominion].prices[len(state.depots.get(dominion, ()))]


def depots(state: State, seat: Seat) -> list[BuildInDepot]:
    """In every coal depot; none while nothing can be built."""
    if not state.seats[seat].supply:
        return []
    return [BuildInDepot(depot.dominion) for depot in river_of(state).depots.values()]


def is_depot(state: State, seat: Seat, action: BuildInDepot) -> bool:
    """Whether there is such a coal depot."""
    return action.dominion in river_of(state).depots


def room_in_depot(state: State, seat: Seat, action: BuildInDepot) -> bool:
    """Whether the coal depot has a free space; one may own several in it (R46)."""
    return len(state.depots.get(action.dominion, ())) < len(river_of(state).depots[action.dominion].prices)


def depot_full(state: State, seat: Seat, action: BuildInDepot) -> Violation:
    """The coal depot has no free space."""
    params = {"dominion": action.dominion, "count": len(state.depots[action.dominion])}
    return Violation("depot-full", _RULE, params)


def depot_payable(state: State, seat: Seat, action: BuildInDepot) -> bool:
    """Whether the seat can pay the warehouse and has one left to build."""
    return money.can_pay(state.seats[seat], price_in_depot(state, action.dominion), building=True)


def depot_unpayable(state: State, seat: Seat, action: BuildInDepot) -> Violation:
    """The warehouse cannot be paid or built."""
    return money.unpayable(state.seats[seat], price_in_depot(state, action.dominion), building=True)


def build_in_depot(change: Change, action: BuildInDepot) -> None:
    """Build a warehouse on the first free space of a coal depot."""
    state, seat = change.state, change.seat
    price = price_in_depot(state, action.dominion)
    use_tile(change, DEPOT_TILE)
    points = erect(change, price, "depots")
    before = state.depots.get(action.dominion, ())
    built = (*before, seat)
    state.depots = {**state.depots, action.dominion: built}
    params = {"dominion": action.dominion, "coins": price, "points": points, "position": len(built)}
    places = (f"depot.{action.dominion}", f"seat.{seat}.points")
    due = reasons.of_warehouse(len(built), price, white=False)
    change.tell("depot_warehouse_built", "R46" if seat in before else _RULE, params, places, facts=due)
