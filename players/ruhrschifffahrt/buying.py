"""What may be worth buying in phase 6 (6.6)."""

from typing import Final

from games.engine.event import Seat
from games.ruhrschifffahrt import facts, locks, port, purchases, warehouses
from games.ruhrschifffahrt.actions import (
    BuildInCity,
    BuildInDepot,
    BuildInPort,
    BuildLock,
    MoveInPort,
    Purchase,
    RepayDebt,
)
from games.ruhrschifffahrt.state import State
from players.ruhrschifffahrt.appraisal import claims_of, standing
from players.ruhrschifffahrt.chart import Chart, chart_of
from players.ruhrschifffahrt.expectation import expectation
from players.ruhrschifffahrt.standing import Market, Standing, market_of

WAREHOUSE_TILE: Final = "warehouse"
INN: Final = "inn"


def wishes(state: State, seat: Seat) -> list[tuple[float, Purchase]]:
    """What can be bought, with the points by which the seat seems better off with it, the best first.

    Of locks that bring the same points one is enough: which of them it is only the search can tell.
    """
    chart = chart_of(state)
    market, claims = market_of(state, chart), claims_of(state, chart)
    own = standing(state, chart, seat)
    own = own._replace(purchases=max(0, own.purchases - 1))
    without = expectation(own, market, claims)
    locks_of: dict[int, float] = {}
    found: list[tuple[float, Purchase]] = []
    for action in purchases.legal_purchases(state, seat):
        if isinstance(action, BuildLock):
            points = locks.points_of_lock(state, action.obstacle)
            if points not in locks_of:
                then, there, now = _with_lock(state, seat, own, market, points)
                locks_of[points] = now + expectation(then, there, claims) - without
            found.append((locks_of[points], action))
        else:
            then, there, now = after(state, seat, own, market, chart, action)
            found.append((now + expectation(then, there, claims) - without, action))
    found.sort(key=lambda wish: -wish[0])
    return found


def _with_lock(
    state: State, seat: Seat, own: Standing, market: Market, points: int
) -> tuple[Standing, Market, float]:
    """A lock of that many points built, and the one that comes with it."""
    in_mark = points == facts.LOCK_POINTS_MARK
    then = _paid(own, locks.price_of_lock(state))._replace(locks=own.locks + 1, with_lock=0)
    then = then._replace(supply=then.supply + own.with_lock)
    there = market._replace(
        locks_in_mark=market.locks_in_mark - in_mark, locks_elsewhere=market.locks_elsewhere - (not in_mark)
    )
    now = float(points)
    if locks.price_of_lock(state) and locks.two_for_one(state, seat) and len(state.obstacles) > 1:
        second = there.locks_in_mark > 0
        now += facts.LOCK_POINTS_MARK if second else facts.LOCK_POINTS
        there = there._replace(
            locks_in_mark=there.locks_in_mark - second, locks_elsewhere=there.locks_elsewhere - (not second)
        )
    return then, there, now


def after(
    state: State, seat: Seat, own: Standing, market: Market, chart: Chart, action: Purchase
) -> tuple[Standing, Market, float]:
    """How the seat and the market stand after a purchase, and the points that it brings at once."""
    match action:
        case BuildInCity():
            number = list(chart.river.cities).index(action.city)
            then = _built(own, warehouses.price_in_city(state, action), white=action.white)
            then = then._replace(cities=(*own.cities[:number], True, *own.cities[number + 1 :]))
            return then, market._replace(cities=_one_more(market.cities, number)), facts.WAREHOUSE_POINTS
        case BuildInDepot():
            number = facts.DEPOTS.index(action.dominion)
            mine, theirs = own.depots[number]
            then = _built(own, warehouses.price_in_depot(state, action.dominion), white=False)
            depots = (*own.depots[:number], (mine + 1, theirs), *own.depots[number + 1 :])
            there = market._replace(depots=_one_more(market.depots, number))
            return then._replace(depots=depots), there, facts.WAREHOUSE_POINTS
        case BuildInPort():
            number = facts.COUNTRIES.index(action.country)
            then = _built(own, port.price_in_port(state, white=action.white), white=action.white)
            columns = (*own.port[:number], market.port[number] + 1, *own.port[number + 1 :])
            there = market._replace(port=_one_more(market.port, number))
            return then._replace(port=columns), there, facts.WAREHOUSE_POINTS
        case MoveInPort():
            came, goes = facts.COUNTRIES.index(action.source), facts.COUNTRIES.index(action.to)
            columns = list(own.port)
            columns[came], columns[goes] = 0, market.port[goes] + 1
            return _paid(own, facts.PORT_MOVE_COINS)._replace(port=tuple(columns)), market, 0
        case RepayDebt():
            coins, supply = own.coins - facts.REPAYMENT, own.supply + 1
            return own._replace(coins=coins, supply=supply, debts=own.debts - 1), market, 0
        case BuildLock():
            return _with_lock(state, seat, own, market, locks.points_of_lock(state, action.obstacle))
        case _:
            coins, now = (facts.INN_COINS, 0) if action.what == "coin" else (0, facts.INN_POINTS)
            return own._replace(coins=own.coins + coins, tiles=own.tiles - {INN}), market, now


def _built(own: Standing, price: int, *, white: bool) -> Standing:
    then = _paid(own, price)
    tiles = own.tiles - {WAREHOUSE_TILE} if white else own.tiles
    return then._replace(supply=then.supply - 1, tiles=tiles)


def _paid(own: Standing, price: int) -> Standing:
    """The price paid, with the debts that it takes."""
    missing = price - own.coins
    if missing <= 0:
        return own._replace(coins=own.coins - price)
    debts = -(-missing // facts.DEBT_COINS)
    supply = own.supply - debts
    return own._replace(
        coins=own.coins - price + facts.DEBT_COINS * debts,
        debts=own.debts + debts,
        supply=max(0, supply),
        calendar=own.calendar + min(0, supply),
    )


def _one_more(counts: tuple[int, ...], number: int) -> tuple[int, ...]:
    return (*counts[:number], counts[number] + 1, *counts[number + 1 :])
