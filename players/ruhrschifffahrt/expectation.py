"""The points that a seat may expect beyond those that it has: what it owns times what each of it is worth."""

from functools import lru_cache
from math import prod
from operator import mul
from typing import Final

from games.ruhrschifffahrt import facts
from players.mind import Item
from players.ruhrschifffahrt.chart import Chart, chart_on
from players.ruhrschifffahrt.features import COUNTED, counted
from players.ruhrschifffahrt.prospects import city_set, depot_set, export_points, majority, prospects
from players.ruhrschifffahrt.standing import Market, Standing
from players.ruhrschifffahrt.weights import TIMES, WORTHS

SETTLED: Final = ("sure.debts", "sure.sets", "sure.leads", "sure.exports")
"""What stands on the board, by name."""


@lru_cache(maxsize=10_000)
def expectation(own: Standing, market: Market, claims: float) -> float:
    """The points still to come for a seat that stands so; `claims` are the locks all may want to build."""
    chart = chart_on(market.board)
    sure, buying = sum(settled(own, market, chart)), prospects(own, market, claims)
    if not own.purchases:
        return sure + buying
    weights, share = weights_at(own, market)
    return sure + sum(map(mul, weights, counted(own, market, chart))) + share * buying


def parts(own: Standing, market: Market, claims: float) -> list[Item]:
    """The points still to come, by what they come from."""
    chart = chart_on(market.board)
    found = [Item(what, 1, points) for what, points in zip(SETTLED, settled(own, market, chart), strict=True)]
    share = 1.0
    if own.purchases:
        weights, share = weights_at(own, market)
        had = counted(own, market, chart)
        found += [
            Item(what, amount, amount * weight) for what, amount, weight in zip(COUNTED, had, weights, strict=True)
        ]
    return [*found, Item("purchases", own.purchases, share * prospects(own, market, claims))]


def weights_at(own: Standing, market: Market) -> tuple[tuple[float, ...], float]:
    """What each thing counted is worth at this time, and which part of the purchases in sight will come true."""
    return _weights(market.seats, own.purchases, sold=own.sales < own.purchases)


@lru_cache(maxsize=128)
def _weights(seats: int, purchases: int, *, sold: bool) -> tuple[tuple[float, ...], float]:
    """The parabola through the worths at the three times."""
    worths = WORTHS[seats, sold]
    near = [prod((purchases - other) / (time - other) for other in TIMES if other != time) for time in TIMES]

    def now(what: str) -> float:
        return sum(map(mul, near, worths[what]))

    return tuple(now(what) for what in COUNTED), now("purchases")


def settled(own: Standing, market: Market, chart: Chart) -> tuple[float, ...]:
    """What stands on the board already and will bring or cost points: debts, sets, majorities, export."""
    return (
        -float(facts.DEBT_POINTS * own.debts),
        sum(city_set(had) for had in own_sets(chart, own)) + depot_set(sum(mine > 0 for mine, _ in own.depots)),
        sum(majority(mine, theirs, own.purchases) for mine, theirs in own.depots),
        sum(left * export_points(at) for left, at in zip(market.exports, own.port, strict=True) if at),
    )


def own_sets(chart: Chart, own: Standing) -> list[int]:
    """Own warehouses in the cities of each group that counts as a set."""
    return [sum(own.cities[number] for number in chart.cities[group]) for group in ("essen", "mark")]
