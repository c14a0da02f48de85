"""A turn chosen at a glance: from what there is to do, without looking at where each choice leads."""

from functools import lru_cache
from random import Random
from typing import Final

from games.coal_baron import facts
from games.coal_baron.actions import Action
from games.coal_baron.placing import OPEN_SPACES
from games.coal_baron.state import State
from games.engine.event import Seat
from players.coal_baron import prices
from players.coal_baron.gains import CARTS, END, PLACE, Means, means_of, mined
from players.coal_baron.holding import NONE, ORDER_INDEX, SPACES, VEHICLE, Holding, carts_of, holding_of
from players.coal_baron.outlook import PRICE, Work, outlook, value, work_of

_TILE_COAL: Final = {kind: tile.level - 1 for kind, tile in facts.TILES.items()}


def glance(state: State, seat: Seat, chance: Random) -> tuple[Action, ...]:
    """A whole turn of placing workers; piles are not drawn from."""
    me = state.seats[seat]
    holding, means = holding_of(me), means_of(state, seat)
    work = work_of(holding, means.shift)
    worker, franc = _worker(work, means), prices.franc(means.left)
    early, light = prices.early(means.left), carts_of(me.sections)[2]
    best, chosen, steps = -99.0, "bank", 0
    spaces, had = state.spaces, me.workers
    for space in OPEN_SPACES[len(state.seats)]:
        standing = spaces.get(space.id)
        needed = standing.count + 1 if standing else 1
        if needed > had:
            continue
        area, number = space.area, space.number
        if area == "money" or area == "bank":
            gain = prices.francs(me.francs + number, means.left) - prices.francs(me.francs, means.left)
        elif area == "mining":
            gain = _mining(holding, work, number) * worker
        elif area == "delivery":
            gain = _delivery(holding, work, means, facts.VEHICLES.index(space.vehicle or "truck"), worker)
        elif not number:
            continue
        elif area == "factory":
            tile = state.tile_slots[number - 1]
            if tile is None or facts.TILES[tile].price > me.francs:
                continue
            gain = _tile(tile, work, worker, franc, early) - _unbalanced(tile, light, means.left)
        else:
            order = state.order_slots[number - 1]
            if order is None:
                continue
            gain = _order(ORDER_INDEX[order], work, means, worker, franc)
        gain -= needed * worker
        gain += 0.6 * chance.random()
        if gain > best:
            best, chosen, steps = gain, space.id, number if area == "mining" else 0
    place = PLACE[chosen]
    if steps:
        plans = mined(holding, steps, Means(min(means.left, 12), min(means.now, 6), means.shift, means.seats), 1)
        return (place, *plans[0].actions, END)
    if chosen.startswith("factory"):
        tile = state.tile_slots[facts.SPACES[chosen].number - 1]
        assert tile is not None
        if state.supply[_TILE_COAL[tile]] < facts.TILES[tile].minecarts:
            return (place,)
    return (place, END)


@lru_cache(maxsize=20000)
def _worker(work: Work, means: Means) -> float:
    """What one worker more or less matters."""
    free = max(1.0, means.left - outlook(work, means.left, means.now).workers)
    return prices.workers(free, means.seats) - prices.workers(free - 1, means.seats) + 0.1


def _mining(holding: Holding, work: Work, steps: int) -> float:
    """The workers that so many steps save."""
    filled = work.handy
    up = 1 if holding.level and holding.cage != NONE else 0
    saved = 0.0
    if filled:
        taken = min(filled, max(0, steps - up))
        steps -= taken + up
        saved += taken + up
    if work.mined and steps > 2:
        visits = 1 if work.mined < 3 else 2
        loaded = min(work.mined, 5, max(0, (steps - visits - 1) // 2))
        if loaded:
            saved += loaded * prices.STEPS_OF_A_CUBE
        else:
            saved += min(work.mined, steps - 1) * (prices.STEPS_OF_A_CUBE - 1)
    return saved / prices.STEPS_OF_A_WORKER


def _delivery(holding: Holding, work: Work, means: Means, vehicle: int, worker: float) -> float:
    """What is sure then, with the workers that it saves later."""
    ready = [need.order for need in holding.needs if VEHICLE[need.order] == vehicle and need.free == NONE]
    if not ready:
        return -99.0
    ahead = outlook(work, means.left, means.now)
    gain = prices.WORKERS_OF_A_DELIVERY * worker
    for order, by_end, _ in ahead.chances:
        if order in ready:
            gain += value(order, means.shift) * (1.03 - by_end)
    return gain


def _tile(kind: str, work: Work, worker: float, franc: float, early: float) -> float:
    """The workers and francs that its cubes save, or what they are worth to spare; its carts; less its price."""
    tile, coal = facts.TILES[kind], _TILE_COAL[kind]
    lacking, spare = work.bought[coal], work.spare[coal]
    gain = tile.minecarts * CARTS[coal] * early - tile.price * franc
    for _ in range(tile.minecarts):
        full = prices.WORKERS_OF_A_CUBE * worker + PRICE[coal] * franc
        if lacking:
            lacking -= 1
            gain += full
        else:
            gain += full * early * prices.SPARE_CUBE * prices.SPARE_CUBE_MORE**spare + 1 / facts.CUBES_PER_POINT
            spare += 1
    return gain


def _unbalanced(kind: str, light: int, left: int) -> float:
    more = light + (1 if facts.TILES[kind].side == "light" else -1)
    return prices.excess(more, left) - prices.excess(light, left)


def _order(order: int, work: Work, means: Means, worker: float, franc: float) -> float:
    """What an order brings by the cubes to spare, less what it takes."""
    steps, lacking, francs = 0.0, 0, 0.0
    for coal, count in enumerate(SPACES[order]):
        if count:
            steps += count * prices.STEPS_OF_A_CUBE
            short = max(0, count - work.spare[coal])
            lacking += short
            francs += short * PRICE[coal] - (count - short) * 0.4
    together = work.vehicles & (1 << VEHICLE[order])
    takes = prices.WORKERS_OF_A_DELIVERY_MORE if together else prices.WORKERS_OF_A_DELIVERY
    takes += steps / prices.STEPS_OF_A_WORKER + lacking * prices.WORKERS_OF_A_CUBE
    used = sum([task.workers for task in work.tasks])
    left = means.left - 1 - used
    chance = 0.97 if left > takes + 0.5 else max(0.0, left / (takes + 0.5))
    return chance * (value(order, means.shift) - takes * worker - francs * franc) - (1 - chance)
