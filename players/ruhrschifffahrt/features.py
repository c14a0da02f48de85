"""What of a standing is counted, and what each of it is worth at each time of the game."""

from typing import Final

from games.ruhrschifffahrt import facts
from players.ruhrschifffahrt.chart import Chart
from players.ruhrschifffahrt.prospects import export_points, majority
from players.ruhrschifffahrt.standing import Market, Standing

COUNTED: Final = (
    "share",
    "coins",
    "first_coins",
    "debts",
    "warehouses",
    "first_warehouse",
    "calendar",
    *(f"tile.{tile}" for tile in facts.TILES),
    *(f"cubes.{area}" for area in facts.AREAS),
    "cities.essen",
    "cities.mark",
    "cities.muelheim",
    "depots",
    "depot_warehouses",
    "depot_leads",
    "exports",
    "port_warehouses",
    "berth",
    "berth.port",
    "railway_cities",
    "mayor_coins",
    "wage_rivals",
    "locks_left",
    "depots_filled",
    "cities_filled",
    "port_filled",
)
"""The names of what is counted; `share` is one for every seat: what it makes with nothing special."""


def counted(own: Standing, market: Market, chart: Chart) -> tuple[float, ...]:
    """How much of each a seat has."""
    cities = own.cities
    in_cities = cities.count(True)
    rivals = market.owners[facts.TILES.index("wage")] - 1 if "wage" in own.tiles else 0
    tiles = own.tiles
    return (
        1.0,
        own.coins,
        min(own.coins, 2),
        own.debts,
        own.supply,
        min(own.supply, 1),
        own.calendar,
        *[tile in tiles for tile in facts.TILES],
        *own.cubes,
        sum([cities[number] for number in chart.cities["essen"]]),
        sum([cities[number] for number in chart.cities["mark"]]),
        sum([cities[number] for number in chart.cities["muelheim"]]),
        sum([mine > 0 for mine, _ in own.depots]),
        sum([mine for mine, _ in own.depots]),
        sum([majority(mine, theirs, own.purchases) for mine, theirs in own.depots]),
        sum([left * export_points(at) for left, at in zip(market.exports, own.port, strict=True) if at]),
        sum([at > 0 for at in own.port]),
        max(0, own.place) / chart.length,
        own.place == chart.length - 1,
        in_cities if "ruhr_valley_railway" in tiles else 0,
        own.coins if "mayor" in tiles and not own.debts else 0,
        rivals,
        market.locks_in_mark + market.locks_elsewhere if "lock_construction" in tiles else 0,
        sum(market.depots),
        sum(market.cities),
        sum(market.port),
    )
