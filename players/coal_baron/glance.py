"""A turn chosen at a glance: from what there is to do, without looking at where each choice leads."""

from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from games.coal_baron import facts
from games.coal_baron.actions import Action, PlaceWorkers
from games.coal_baron.placing import OPEN_SPACES
from games.coal_baron.state import State
from games.engine.event import Seat
from players.coal_baron import prices
from players.coal_baron.gains import CARTS, END, PLACE, Means, means_of, mined
from players.coal_baron.holding import NONE, ORDER_INDEX, SPACES, VEHICLE, Holding, carts_of, holding_of
from players.coal_baron.outlook import PRICE, outlook, value, work_of

WHIM: Final = 0.6
"""By so many points at most a choice is taken for better than it is, so that games go on in different ways."""
_NEVER: Final = -99.0
_LOOKAHEAD: Final = Means(12, 6, 1, 2)
"""A plan of mining does not depend on more workers than these."""


class _Space(NamedTuple):
    """A worker space as it is looked at here."""

    id: str
    place: PlaceWorkers
    area: str
    number: int
    vehicle: int


_SPACES: Final = {
    seats: tuple(
        _Space(
            space.id, PLACE[space.id], space.area, space.number, facts.VEHICLES.index(space.vehicle or "handcart")
        )
        for space in spaces
        if space.number or space.area == "delivery"  # piles are not drawn from
    )
    for seats, spaces in OPEN_SPACES.items()
}


def glance(state: State, seat: Seat, chance: Random) -> tuple[Action, ...]:
    """A whole turn of placing workers; piles are not drawn from."""
    me = state.seats[seat]
    sight = _sight(holding_of(me), means_of(state, seat))
    left, worker, francs = sight.means.left, sight.worker, me.francs
    light = carts_of(me.sections)[2]
    now = prices.francs(francs, left)
    best, chosen = _NEVER, _SPACES[len(state.seats)][-1]
    spaces, workers, tiles, orders = state.spaces, me.workers, state.tile_slots, state.order_slots
    for space in _SPACES[len(state.seats)]:
        name, _, area, number, vehicle = space
        needed = spaces[name].count + 1 if name in spaces else 1
        if needed > workers:
            continue
        if area == "factory":
            tile = tiles[number - 1]
            if tile is None or facts.TILES[tile].price > francs:
                continue
            gain = sight.tile(tile, light)
        elif area == "orders":
            order = orders[number - 1]
            if order is None:
                continue
            gain = sight.order(ORDER_INDEX[order])
        elif area == "mining":
            gain = sight.mining(number)
        elif area == "delivery":
            gain = sight.delivery(vehicle)
        else:
            gain = prices.francs(francs + number, left) - now
        gain += WHIM * chance.random() - needed * worker
        if gain > best:
            best, chosen = gain, space
    return _turn(state, sight, chosen)


def _turn(state: State, sight: "_Sight", space: _Space) -> tuple[Action, ...]:
    """The whole turn on a space, as far as nothing is asked that depends on the supply."""
    if space.area == "mining":
        means = sight.means
        near = Means(min(means.left, _LOOKAHEAD.left), min(means.now, _LOOKAHEAD.now), means.shift, means.seats)
        return (space.place, *mined(sight.holding, space.number, near, 1)[0].actions, END)
    if space.area == "factory":
        tile = facts.TILES[state.tile_slots[space.number - 1] or ""]
        if state.supply[tile.level - 1] < tile.minecarts:
            return (space.place,)
    return (space.place, END)


class _Sight:
    """What the things to be had are worth to who holds this; each reckoned when it is first asked for."""

    __slots__ = (
        "_ahead",
        "_deliveries",
        "_mining",
        "_orders",
        "_tiles",
        "_used",
        "early",
        "franc",
        "holding",
        "means",
        "work",
        "worker",
    )

    def __init__(self, holding: Holding, means: Means) -> None:
        self.holding, self.means = holding, means
        self.work = work_of(holding, means.shift)
        self._ahead = outlook(self.work, means.left, means.now)
        free = max(1.0, means.left - self._ahead.workers)
        self.worker = prices.workers(free, means.seats) - prices.workers(free - 1, means.seats) + 0.1
        self.franc, self.early = prices.franc(means.left), prices.early(means.left)
        self._used = sum([task.workers for task in self.work.tasks])
        self._mining: dict[int, float] = {}
        self._deliveries: dict[int, float] = {}
        self._tiles: dict[tuple[str, int], float] = {}
        self._orders: dict[int, float] = {}

    def mining(self, steps: int) -> float:
        """The workers that so many steps save, in points."""
        if (found := self._mining.get(steps)) is None:
            found = self._mining[steps] = self._saved(steps) / prices.STEPS_OF_A_WORKER * self.worker
        return found

    def _saved(self, steps: int) -> float:
        work, saved = self.work, 0.0
        if work.handy:
            up = 1 if self.holding.level and self.holding.cage != NONE else 0
            taken = min(work.handy, max(0, steps - up))
            steps -= taken + up
            saved += taken + up
        if work.mined and steps > 2:
            visits = 1 if work.mined < 3 else 2
            loaded = min(work.mined, facts.CAGE_CAPACITY, max(0, (steps - visits - 1) // 2))
            if loaded:
                saved += loaded * prices.STEPS_OF_A_CUBE
            else:
                saved += min(work.mined, steps - 1) * (prices.STEPS_OF_A_CUBE - 1)
        return saved

    def delivery(self, vehicle: int) -> float:
        """What is sure then, and the workers that it saves later."""
        if (found := self._deliveries.get(vehicle)) is None:
            found = self._deliveries[vehicle] = self._delivered(vehicle)
        return found

    def _delivered(self, vehicle: int) -> float:
        ready = [need.order for need in self.holding.needs if VEHICLE[need.order] == vehicle and need.free == NONE]
        if not ready:
            return _NEVER
        sure = [
            value(order, self.means.shift) * (1.03 - by_end)
            for order, by_end, _ in self._ahead.chances
            if order in ready
        ]
        return prices.WORKERS_OF_A_DELIVERY * self.worker + sum(sure)

    def tile(self, kind: str, light: int) -> float:
        """The workers and francs that its cubes save, or their worth to spare; its carts; less its price."""
        if (found := self._tiles.get((kind, light))) is None:
            found = self._tiles[kind, light] = self._bought(kind, light)
        return found

    def _bought(self, kind: str, light: int) -> float:
        tile = facts.TILES[kind]
        coal = tile.level - 1
        lacking, spare = self.work.bought[coal], self.work.spare[coal]
        gain = tile.minecarts * CARTS[coal] * self.early - tile.price * self.franc
        full = prices.WORKERS_OF_A_CUBE * self.worker + PRICE[coal] * self.franc
        for _ in range(tile.minecarts):
            if lacking:
                lacking -= 1
                gain += full
            else:
                share = prices.SPARE_CUBE * prices.SPARE_CUBE_MORE**spare
                gain += full * self.early * share + 1 / facts.CUBES_PER_POINT
                spare += 1
        after = light + (1 if tile.side == "light" else -1)
        return gain + prices.excess(light, self.means.left) - prices.excess(after, self.means.left)

    def order(self, order: int) -> float:
        """What an order brings by the cubes to spare, less what it takes."""
        if (found := self._orders.get(order)) is None:
            found = self._orders[order] = self._taken(order)
        return found

    def _taken(self, order: int) -> float:
        work, steps, lacking, francs = self.work, 0.0, 0, 0.0
        for coal, count in enumerate(SPACES[order]):
            if count:
                steps += count * prices.STEPS_OF_A_CUBE
                short = max(0, count - work.spare[coal])
                lacking += short
                francs += short * PRICE[coal] - (count - short) * 0.4
        together = work.vehicles & (1 << VEHICLE[order])
        takes = prices.WORKERS_OF_A_DELIVERY_MORE if together else prices.WORKERS_OF_A_DELIVERY
        takes += steps / prices.STEPS_OF_A_WORKER + lacking * prices.WORKERS_OF_A_CUBE
        left = self.means.left - 1 - self._used
        chance = 0.97 if left > takes + 0.5 else max(0.0, left / (takes + 0.5))
        brings = value(order, self.means.shift) - takes * self.worker - francs * self.franc
        return chance * brings - (1 - chance)


@lru_cache(maxsize=3000)
def _sight(holding: Holding, means: Means) -> _Sight:
    return _Sight(holding, means)
