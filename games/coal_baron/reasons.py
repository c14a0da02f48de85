"""On what the numbers of an event rest, as it was at that moment; all of it public."""

from collections.abc import Sequence

from games.coal_baron import facts
from games.coal_baron.facts import Element, Space, Tile
from games.coal_baron.state import ElementResult, Outstanding, SeatState, State, Workers
from games.engine.event import Fact, Seat

Facts = tuple[Fact, ...]


def of_placing(space: Space, displaced: Workers | None) -> Facts:
    """Why a space takes so many workers (P1)."""
    if space.id == "bank":
        return (Fact("bank_takes_one"),)
    if displaced is None:
        return (Fact("space_was_free"),)
    return (Fact("workers_stood", {"other": displaced.seat, "workers": displaced.count}),)


def of_tile(tile: Tile, in_supply: int) -> Facts:
    """What a tunnel tile costs, and of how many cubes its minecarts are loaded."""
    price = Fact("tile_price", {"count": tile.minecarts, "francs": facts.MINECART_PRICE[tile.coal]})
    return (price, of_supply(tile, in_supply)) if in_supply < tile.minecarts else (price,)


def of_supply(tile: Tile, in_supply: int) -> Fact:
    """How many cubes of a tile's colour there were for it."""
    return Fact("supply_had", {"coal": tile.coal, "count": in_supply})


def of_element(element: Element, result: ElementResult) -> Facts:
    """Who has how many, what the places are worth, and how ties share them (S3-S6)."""
    places = Fact("element_places", {"points": element.first, "second": element.second})
    return (of_counts(result), places, *_of_ties(result.counts))


def of_counts(result: ElementResult) -> Fact:
    """How many of an element everybody has."""
    return Fact("element_counts", {"element": result.element, "counts": result.counts})


def _of_ties(counts: Sequence[int]) -> Facts:
    best = max(counts)
    if counts.count(best) > 1:
        return (Fact("first_shared"),)
    if len(counts) == 2:
        return (Fact("second_unpaid"),)
    second = max(count for count in counts if count < best)
    return (Fact("second_shared"),) if second and counts.count(second) > 1 else ()


def of_start(counts: Sequence[int], most: int) -> Facts:
    """Who has how many workers in the factory, and who comes first among equals (S8, S9)."""
    had = Fact("factory_workers", {"counts": tuple(counts)})
    return (had, Fact("start_clockwise")) if counts.count(most) > 1 else (had,)


def of_return(state: State, seat: Seat) -> Facts:
    """Where a seat's workers come back from."""
    standing = sum(workers.count for workers in state.spaces.values() if workers.seat == seat)
    return (Fact("workers_were", {"count": standing, "bank": state.bank[seat], "canteen": state.canteen[seat]}),)


def of_francs(had: int) -> Facts:
    """How many francs make a point, and how many are left."""
    each = facts.FRANCS_PER_POINT
    return (Fact("francs_had", {"francs": had, "needed": each, "left": had % each}),)


def of_cubes(me: SeatState) -> Facts:
    """Where a seat's cubes lie, and how many make a point."""
    lying = {
        "mine": sum(cube is not None for section in me.sections for cube in section.cubes),
        "cage": len(me.cage),
        "storage": len(me.storage),
        "on_orders": sum(len(space) for own in me.outstanding for space in own.filled),
    }
    return (Fact("cubes_were", {**lying, "needed": facts.CUBES_PER_POINT}),)


def of_orders_left(outstanding: Sequence[Outstanding]) -> Facts:
    """Which orders were not delivered."""
    left = tuple(own.order for own in outstanding)
    return (Fact("orders_left", {"orders": left, "points": facts.POINTS_PER_UNDELIVERED}),) if left else ()


def of_balance(light: int, dark: int) -> Facts:
    """How many tiles one side has more, and what each costs."""
    return (Fact("tiles_in_excess", {"count": abs(light - dark), "points": facts.POINTS_PER_EXCESS_TILE}),)


def of_victory(totals: Sequence[int], francs: Sequence[int]) -> Facts:
    """Everybody's points, and the francs that decide where the most points are shared."""
    points = Fact("points_were", {"counts": tuple(totals)})
    if totals.count(max(totals)) == 1:
        return (points,)
    return points, Fact("francs_decide", {"counts": tuple(francs)})
