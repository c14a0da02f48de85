"""What a seat may still make of what it has: purchases until the end, in points (6.6, 7.0).

The coins that it has and will earn are spent on what brings most for them, as far as tiles, warehouses and rounds
allow; parts of a purchase count as parts. Everything is an expectation, in points of the final score.
"""

from typing import Final, NamedTuple

from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.facts import Tile
from games.ruhrschifffahrt.state import SeatState
from players.ruhrschifffahrt.chart import Chart, Need, chart_on
from players.ruhrschifffahrt.standing import Market, Standing

SALE_COINS: Final = 0.95
"""Coins that a sale brings on average, less what options cost."""
WAGE_COINS: Final = 0.8
"""What the tile Wage adds to each round, shared where others have it too."""
REPLENISHMENT_COINS: Final = 0.8
"""What the tile Replenishment adds to each round."""
MARK_COINS: Final = 2.3
"""What the County of Mark adds: its coal is worth more."""
CITY_COINS: Final = 0.07
"""What a warehouse in a city brings each round, for each seat that sells."""
FULL_AREA_COINS: Final = 0.5
"""What a sale brings more once no cube comes with it."""

LOCKS: Final = "lock_construction"
SALES_FOR_CUBES: Final = (0.0, 1.4, 3.0, 4.8, 6.6, 8.4, 10.2, 12.0, 14.0)
"""How many sales it takes to get so many cubes of certain areas."""
EXPORT_POINTS: Final = 1.5
"""Of the export marker, on average."""
WAREHOUSE_PRICE: Final = 1.0
"""What a warehouse counts like, in coins, where purchases are compared."""
TOWED_COINS: Final = 1.6
"""What the tile Tow action saves."""
HAULED_COINS: Final = 2.0
"""What the tile Coal hauler adds to a sale."""
LAST_COIN: Final = 0.05
"""What a coin is worth that buys nothing: it decides ties."""
BARGE_POINTS: Final = 3.3
"""What the tile Ruhr barge brings, in Ruhrort or not."""


class Purchase(NamedTuple):
    """Something to buy: points, price, warehouses that it takes, and how many of it at most."""

    points: float
    price: float
    warehouses: float
    most: float


def phases_with(need: Need, own: Standing) -> float:
    """The phases 6 in which a seat will have a tile."""
    if need.tile in own.closed:
        return own.purchases if need.tile in own.tiles else 0.0
    missing = 0
    for area, count in need.in_all if _needs_mark(need, own) else need.cubes:
        if own.cubes[area] < count:
            missing += count - own.cubes[area]
    if not missing:
        return float(own.purchases)
    return max(0.0, min(own.purchases, own.sales + 1 - _sales_for(missing)))


def lock_claim(chart: Chart, own: SeatState, purchases: int, sales: int, seats: int) -> float:
    """How many locks a seat may want to build until the end."""
    phases = float(purchases)
    if LOCKS not in own.tiles:
        missing = sum(max(0, count - own.cubes.get(facts.AREAS[area], 0)) for area, count in chart.lock_cubes)
        if missing:
            phases = max(0.0, min(purchases, sales + 1 - _sales_for(missing)))
    if seats > 2 or not phases:
        return phases
    first = facts.ROUNDS + 1 - phases
    return phases + max(0.0, facts.TWO_FOR_ONE_ROUNDS.stop - max(first, facts.TWO_FOR_ONE_ROUNDS.start))


def _sales_for(cubes: int) -> float:
    return SALES_FOR_CUBES[min(cubes, len(SALES_FOR_CUBES) - 1)]


def _needs_mark(need: Need, own: Standing) -> bool:
    """Whether white coal is needed that the seat may not ship yet."""
    return need.in_all != need.cubes and "county_mark" not in own.tiles


def prospects(own: Standing, market: Market, claims: float) -> float:
    """The points that a seat may expect of purchases to come; `claims` are the locks all may want to build."""
    chart = chart_on(market.board)
    phases: dict[Tile, float] = {need.tile: phases_with(need, own) for need in chart.needs}
    _share_white(phases, own, market)
    coins = own.coins + _income(own, market, phases)
    warehouses = (
        own.supply
        + own.calendar
        + own.with_lock * min(1.0, phases["lock_construction"])
        + own.with_mark * min(1.0, phases["county_mark"])
    )
    offers = [
        *_locks(own, market, phases["lock_construction"], claims),
        *_in_depots(own, market, chart, phases["coal_depot"]),
        *_in_cities(own, market, chart, phases),
        *_in_port(own, market, chart, phases["ruhrort_port"]),
        *_at_end(own, phases),
    ]
    return _spent(offers, coins, warehouses) + _tiles(own, market, phases)


def _share_white(phases: dict[Tile, float], own: Standing, market: Market) -> None:
    """White tiles may be gone before they are won."""
    for number, tile in enumerate(facts.WHITE_TILES):
        if tile not in own.closed:
            left = market.white[number]
            wanted = market.seats - market.owners[number + len(facts.OWN_TILES)]
            if not left:
                phases[tile] = 0.0
            elif left < wanted:
                phases[tile] *= 0.35 + 0.65 * left / wanted


def _chance(phases: dict[Tile, float], tile: Tile, own: Standing) -> float:
    """How likely a seat is to have a tile in time."""
    return 1.0 if tile in own.tiles else min(1.0, phases[tile] / 2)


def _income(own: Standing, market: Market, phases: dict[Tile, float]) -> float:
    """Coins to come."""
    sales = own.sales
    others = market.owners[facts.TILES.index("wage")] - ("wage" in own.tiles)
    with_wage = max(0.0, min(phases["wage"], sales) - 1)
    with_replenishment = max(0.0, min(phases["replenishment"], sales) - 1)
    cities = sum(own.cities)
    full = max(0.0, sales + sum(own.cubes) - 10.5)
    return (
        SALE_COINS * sales
        + WAGE_COINS * with_wage / (1 + 0.6 * others)
        + REPLENISHMENT_COINS * with_replenishment
        + MARK_COINS * min(phases["county_mark"], sales)
        + CITY_COINS * market.seats * cities * sales
        + FULL_AREA_COINS * full
        + HAULED_COINS * _chance(phases, "coal_hauler", own)
        + TOWED_COINS * _chance(phases, "tow_action", own)
    )


# What can be bought


def _locks(own: Standing, market: Market, phases: float, claims: float) -> list[Purchase]:
    left = market.locks_in_mark + market.locks_elsewhere
    if not phases or not left:
        return []
    points = (facts.LOCK_POINTS_MARK * market.locks_in_mark + facts.LOCK_POINTS * market.locks_elsewhere) / left
    first = facts.ROUNDS + 1 - phases
    cheap = max(0.0, facts.DEARER_LOCKS_ROUND - max(first, facts.FIRST_LOCK_ROUND))
    late = max(0.0, phases - cheap - max(0.0, facts.FIRST_LOCK_ROUND - first))
    share = min(1.0, left / claims) if claims else 1.0
    if market.seats == 2:
        fifth = min(late, max(0.0, facts.DEARER_LOCKS_ROUND + 1 - max(first, facts.DEARER_LOCKS_ROUND)))
        pairs, late = cheap, late - fifth
        return [
            Purchase(2 * points, facts.LOCK_COINS, 0, pairs * share),
            Purchase(2 * points, facts.LOCK_COINS_LATER, 0, fifth * share),
            Purchase(points, facts.LOCK_COINS_LATER, 0, late * share),
        ]
    offers = [
        Purchase(points, facts.LOCK_COINS, 0, cheap * share),
        Purchase(points, facts.LOCK_COINS_LATER, 0, late * share),
    ]
    if market.seats == 3 and not own.locks:
        offers.append(Purchase(points, 0.01, 0, min(1.0, phases)))
    return offers


def _in_depots(own: Standing, market: Market, chart: Chart, phases: float) -> list[Purchase]:
    if not phases:
        return []
    owned = sum(mine > 0 for mine, _ in own.depots)
    found: list[Purchase] = []
    for number, dominion in enumerate(facts.DEPOTS):
        prices = chart.river.depots[dominion].prices
        mine, theirs = own.depots[number]
        filled = market.depots[number]
        if filled < len(prices):
            gain = majority(mine + 1, theirs, own.purchases) - majority(mine, theirs, own.purchases)
            if not mine:
                gain += depot_set(owned + 1) - depot_set(owned)
            found.append(Purchase(facts.WAREHOUSE_POINTS + gain, prices[filled], 1, 1))
        if filled + 1 < len(prices):
            found.append(Purchase(facts.WAREHOUSE_POINTS + 0.1, prices[filled + 1], 1, 1))
    return _best_of(found, phases)


def _in_cities(own: Standing, market: Market, chart: Chart, phases: dict[Tile, float]) -> list[Purchase]:
    by_group: dict[str | None, list[Purchase]] = {"essen": [], "mark": [], "muelheim": []}
    owned = dict.fromkeys(by_group, 0)
    for number, city in enumerate(chart.river.cities.values()):
        owned[city.group] += own.cities[number]
    railway = _chance(phases, "ruhr_valley_railway", own)
    coins = CITY_COINS * market.seats * 0.7 * max(0, own.sales - 1) * 0.7
    for number, city in enumerate(chart.river.cities.values()):
        filled = market.cities[number]
        if own.cities[number] or filled >= len(city.prices):
            continue
        had = owned[city.group]
        gain = city_set(had + 1) - city_set(had) if city.group != "muelheim" else 0.3
        points = facts.WAREHOUSE_POINTS + gain + railway + coins
        by_group[city.group].append(Purchase(points, city.prices[filled], 1, 1))
    found = [
        *_best_of(by_group["essen"], phases["essen_warehouses"]),
        *_best_of(by_group["mark"], phases["mark_warehouses"]),
    ]
    if (chance := _chance(phases, "warehouse", own)) > 0:
        every = [purchase for group in by_group.values() for purchase in group]
        if every:
            best = max(every, key=lambda purchase: purchase.points)
            found.append(Purchase(best.points, facts.TILE_COINS, 1, chance))
    return found


def _in_port(own: Standing, market: Market, chart: Chart, phases: float) -> list[Purchase]:
    built = sum(position > 0 for position in own.port)
    if built >= facts.PORT_WAREHOUSES or not phases:
        return []
    rounds = max(1, own.purchases)
    in_time = min(1.0, phases / rounds)
    price = facts.PORT_COINS[min(sum(market.port), len(facts.PORT_COINS) - 1)]
    found = [
        Purchase(
            facts.WAREHOUSE_POINTS + market.exports[number] * in_time * export_points(filled + 1), price, 1, 1
        )
        for number, filled in enumerate(market.port)
        if not own.port[number] and filled < chart.columns[number]
    ]
    return _best_of(found, min(phases, facts.PORT_WAREHOUSES - built))


def _best_of(offers: list[Purchase], phases: float) -> list[Purchase]:
    """As many of them as there are phases, the best first."""
    if not phases or not offers:
        return []
    offers.sort(key=lambda offer: offer.price - 1.2 * offer.points)
    whole = int(phases)
    found = offers[:whole]
    if whole < len(offers) and (rest := phases - whole) > 0:
        found.append(offers[whole]._replace(most=rest))
    return found


def _at_end(own: Standing, phases: dict[Tile, float]) -> list[Purchase]:
    offers = [Purchase(LAST_COIN, 1, 0, 20)]
    if own.debts and own.purchases:
        offers.append(Purchase(facts.DEBT_POINTS, facts.REPAYMENT, -1, own.debts))
    if (chance := _chance(phases, "mayor", own)) > 0 and (not own.debts or own.purchases):
        offers.append(Purchase(chance, 1, 0, facts.COINS_KEPT))
    return offers


def _spent(offers: list[Purchase], coins: float, warehouses: float) -> float:
    """The points of what the coins buy, what brings most for its price first."""
    offers.sort(key=_dearness)
    points = 0.0
    for offer in offers:
        count = min(offer.most, coins / offer.price)
        if offer.warehouses > 0:
            count = min(count, warehouses)
        if count > 0:
            points += count * offer.points
            coins -= count * offer.price
            warehouses -= count * offer.warehouses
    return points


def _dearness(offer: Purchase) -> float:
    return (offer.price + WAREHOUSE_PRICE * offer.warehouses) / offer.points


# What counts at the end


def _tiles(own: Standing, market: Market, phases: dict[Tile, float]) -> float:
    """Tiles that bring points by themselves."""
    points = _chance(phases, "ruhr_valley_railway", own) * sum(own.cities)
    points += BARGE_POINTS * _chance(phases, "ruhr_barge", own)
    points += facts.INN_POINTS * _chance(phases, "inn", own)
    return points


def city_set(owned: int) -> float:
    """What warehouses in so many of the three cities of a group promise of its set."""
    return (owned / 3) ** 2


def depot_set(owned: int) -> float:
    """What warehouses in so many depots promise of the set of all four."""
    return facts.DEPOT_SET_POINTS * (owned / 4) ** 2


def majority(mine: int, theirs: int, phases: int) -> float:
    """What a lead in a depot is worth so many phases before the end."""
    if mine <= theirs:
        return 0.0 if mine < theirs or not mine else 0.15 * (phases > 0)
    lead = mine - theirs
    return min(1.0, 1 - 0.07 * phases + 0.2 * (lead - 1) * (phases > 0))


def export_points(position: int) -> float:
    """Points of a warehouse at a position of the importing country's column, on average."""
    bonus = facts.POSITION_BONUS[min(position, len(facts.POSITION_BONUS)) - 1]
    return max(0.3, EXPORT_POINTS + bonus)
