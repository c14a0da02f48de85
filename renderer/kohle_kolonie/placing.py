"""Boxes put down on the map of any board, none over another: each where it is free near its own place.

First one after the other, then what fared worst is put down anew with all that lies around it, in other orders, as
long as that helps. It is the same on every machine.
"""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from renderer.canvas import Point
from renderer.kohle_kolonie.room import Land, Room, Spot
from renderer.scene import Box

_ROUNDS: Final = 220
"""How often something is put down anew."""
_AROUND: Final = 130
"""How far from the worst placed box others make room for it."""
_BEARABLE: Final = 8_000.0
"""By how much all may cost more for a while, at first."""
_CONTENT: Final = 60.0
"""What cost is not worth another try."""
_HALF_LOST: Final = 0.05
"""What a box costs whose middle alone lies on its land, against one that does not at all."""
_NOWHERE: Final = 20.0
"""What a box costs that found no free place at all, against one that is not on its land."""


Key: TypeAlias = tuple[str, str]
"""Kind and id of what is put down."""


class Item(msgspec.Struct, frozen=True):
    """A box to be put down: where its middle may be, and its size.

    `beside`: the spots count from the middle of this other box. `land`: where it should lie wholly; not to costs
    `lost`. `weight` is what a pixel costs, squared.
    """

    spots: tuple[Spot, ...]
    size: tuple[float, float]
    beside: Key | None = None
    land: Land | None = None
    lost: float = 0.0
    weight: float = 1.0
    apart: float = 4.0
    """How near others may come."""
    firm: bool = False
    """Whether it stays where it was put first."""


def middle(box: Box) -> Point:
    """The middle of a box."""
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def put_down(items: Mapping[Key, Item]) -> dict[Key, Box]:
    """A box for each item, in the order of their importance; two cover each other only where nothing is free."""
    placing = _Placing(items)
    placing.put(items)
    chance = random.Random(1)
    tried = {id: 1 for id, item in items.items() if not item.firm}
    best, least = placing.boxes, placing.total
    for turn in range(_ROUNDS):
        worst = max(tried, key=lambda id: placing.costs[id] / tried[id])
        if placing.costs[worst] / tried[worst] < _CONTENT:
            break
        tried[worst] += 1
        placing.put_anew(worst, chance, _BEARABLE * (1 - turn / _ROUNDS))
        if placing.total < least:
            best, least = placing.boxes, placing.total
    return best


class _Placing:
    """Where everything lies, and what it costs."""

    def __init__(self, items: Mapping[Key, Item]) -> None:
        self._items = items
        self._named = {item.beside: id for id, item in items.items() if item.beside}
        self.boxes: dict[Key, Box] = {}
        self.costs: dict[Key, float] = {}

    def put(self, ids: Iterable[Key]) -> None:
        """Put these down among the rest, one after the other."""
        room = Room()
        for id, box in self.boxes.items():
            room.take(box, self._items[id].apart)
        for id in ids:
            cost, box = self._place(room, self._items[id])
            self.costs[id], self.boxes[id] = cost, box
            room.take(box, self._items[id].apart)

    @property
    def total(self) -> float:
        """What everything costs together."""
        return sum(self.costs.values())

    def put_anew(self, worst: Key, chance: random.Random, bearable: float) -> None:
        """Put one down anew before all that lies around it, if that does not cost more than is bearable."""
        x, y = self._wanted(worst)
        others = [id for id, box in self.boxes.items() if not self._items[id].firm and _near((x, y), box)]
        others += [self._named[id] for id in (worst, *others) if id in self._named]
        moved = [id for id in dict.fromkeys(others) if id != worst]
        chance.shuffle(moved)
        order = self._after_theirs([worst, *moved])
        boxes, costs, total = self.boxes, self.costs, self.total
        self.boxes = {id: box for id, box in boxes.items() if id not in order}
        self.costs = costs.copy()
        self.put(order)
        if self.total >= total + bearable:
            self.boxes, self.costs = boxes, costs

    def _after_theirs(self, ids: list[Key]) -> list[Key]:
        """The same, what stands beside another box after that one, right behind it if it would come before."""
        order: list[Key] = []
        for id in ids:
            owner = self._items[id].beside
            if owner and owner in ids and owner not in order:
                order.append(owner)
            if id not in order:
                order.append(id)
        return order

    def _wanted(self, id: Key) -> Point:
        """Where one would rather be."""
        item = self._items[id]
        x, y = middle(self.boxes[item.beside]) if item.beside else item.spots[0][1]
        return x, y

    def _place(self, room: Room, item: Item) -> tuple[float, Box]:
        """The cheapest free place for an item, and what it costs."""
        dx, dy = middle(self.boxes[item.beside]) if item.beside else (0.0, 0.0)
        spots = [(cost, (x + dx, y + dy)) for cost, (x, y) in item.spots]
        for land, whole, lost, weight in (
            (item.land, True, 0.0, item.weight),
            (item.land, False, item.lost * _HALF_LOST, item.weight),
            (None, True, item.lost, 1.0),
        ):
            if found := room.nearest(spots, item.size, land, whole=whole):
                far, box = found
                return weight * far**2 + lost, box
        (x, y), (w, h) = spots[0][1], item.size
        return (item.lost + 1e4) * _NOWHERE, (x - w / 2, y - h / 2, w, h)


def _near(point: Point, box: Box) -> bool:
    x, y, w, h = box
    return x - _AROUND < point[0] < x + w + _AROUND and y - _AROUND < point[1] < y + h + _AROUND


def sides(box_size: tuple[float, float], size: tuple[float, float], costs: Sequence[float]) -> tuple[Spot, ...]:
    """Spots for a size below, above, right and left of a box of another, with the costs."""
    upright, across = (box_size[1] + size[1]) / 2 + 3, (box_size[0] + size[0]) / 2 + 3
    spots = ((0.0, upright), (0.0, -upright), (across, 0.0), (-across, 0.0))
    return tuple(zip(costs, spots, strict=True))
