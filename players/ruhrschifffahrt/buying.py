"""What may be worth buying in phase 6 (6.6)."""

from games.engine.event import Seat
from games.ruhrschifffahrt import facts, locks, money, port, purchases, warehouses
from games.ruhrschifffahrt.actions import (
    BuildInCity,
    BuildInDepot,
    BuildInPort,
    BuildLock,
    EndTurn,
    MoveInPort,
    Purchase,
    RepayDebt,
    UseInn,
)
from games.ruhrschifffahrt.state import State
from players.ruhrschifffahrt.appraisal import all_standings, appraisal
from players.ruhrschifffahrt.chart import chart_of
from players.ruhrschifffahrt.prospects import city_set, depot_set, export_points, majority

END = EndTurn()
DEBT = 1.5
"""Points that a debt costs, the warehouse that it takes included."""


def wishes(state: State, seat: Seat) -> list[tuple[float, Purchase]]:
    """What can be bought, with the points that it seems to bring beyond its price, the best first."""
    chart = chart_of(state)
    market, stands, claims = all_standings(state, chart)
    own, it = stands[seat], state.seats[seat]
    coin = appraisal(own._replace(purchases=max(0, own.purchases - 1)), market, claims).coin
    found: list[tuple[float, Purchase]] = []
    seen_lock: set[int] = set()
    for action in purchases.legal_purchases(state, seat):
        match action:
            case BuildLock():
                points = float(locks.points_of_lock(state, action.obstacle))
                seen_lock.add(int(points))
                price = locks.price_of_lock(state)
                if locks.two_for_one(state, seat) and price:
                    points += 2.4
            case BuildInCity():
                number = list(chart.river.cities).index(action.city)
                group = chart.river.cities[action.city].group
                had = sum(own.cities[:3] if group == "essen" else own.cities[3:6])
                points = facts.WAREHOUSE_POINTS + city_set(had + 1) - city_set(had)
                points += 0.07 * market.seats * 0.6 * own.sales
                if "ruhr_valley_railway" in own.tiles:
                    points += 1
                price = warehouses.price_in_city(state, action)
                if action.white:
                    points -= 0.6
            case BuildInDepot():
                number = facts.DEPOTS.index(action.dominion)
                mine, theirs = own.depots[number]
                owned = sum(has > 0 for has, _ in own.depots)
                points = facts.WAREHOUSE_POINTS + majority(mine + 1, theirs, own.purchases - 1)
                points -= majority(mine, theirs, own.purchases)
                points += 0 if mine else depot_set(owned + 1) - depot_set(owned)
                price = warehouses.price_in_depot(state, action.dominion)
            case BuildInPort():
                number = facts.COUNTRIES.index(action.country)
                points = facts.WAREHOUSE_POINTS + market.exports[number] * export_points(market.port[number] + 1)
                price = port.price_in_port(state, white=action.white)
                if action.white:
                    points -= 0.6
            case MoveInPort():
                came, goes = facts.COUNTRIES.index(action.source), facts.COUNTRIES.index(action.to)
                points = market.exports[goes] * export_points(market.port[goes] + 1)
                points -= market.exports[came] * export_points(own.port[came])
                price = facts.PORT_MOVE_COINS
            case RepayDebt():
                points, price = facts.DEBT_POINTS + 0.8, facts.REPAYMENT
            case UseInn():
                if action.what == "point":
                    continue
                points, price = -1.9, -facts.INN_COINS
        debts = money.debts_for(it, price) if price > 0 else 0
        found.append((points - coin * price - DEBT * debts, action))
    found.sort(key=lambda wish: -wish[0])
    return found
