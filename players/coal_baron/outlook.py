"""What a seat's orders and cubes will come to: which orders get done by when, by how many workers and francs."""

from functools import lru_cache
from typing import Final, NamedTuple

from games.coal_baron import facts
from players.coal_baron import prices
from players.coal_baron.holding import POINTS, SPACES, VEHICLE, Counts, Holding, Need

PRICE: Final = tuple(facts.MINECART_PRICE.values())
_SPACES_OF: Final = tuple(sum(spaces) for spaces in SPACES)


class Task(NamedTuple):
    """An order that is worth doing: what it still takes."""

    order: int
    workers: float
    francs: float


class Work(NamedTuple):
    """The orders worth doing, the first to be done first; the others; the cubes that none of them needs."""

    tasks: tuple[Task, ...]
    left: tuple[int, ...]
    spare: Counts


class Outlook(NamedTuple):
    """For each order its chance to be delivered by the end and in this shift, and what all that takes."""

    chances: tuple[tuple[int, float, float], ...]
    workers: float
    francs: float
    spare: Counts


# How much an order is worth beside its points, by what it adds to the majorities (rough, for choosing).
_COAL_FIRST: Final = tuple(element.first for element in facts.ELEMENTS[:4])
_VEHICLE_FIRST: Final = tuple(element.first for element in facts.ELEMENTS[4:8])


@lru_cache(maxsize=256)
def extra(order: int, shift: int) -> tuple[float, float]:
    """What the spaces of an order bring by majorities: in the scoring of this shift, and in all later ones."""
    coals = sum(count * first for count, first in zip(SPACES[order], _COAL_FIRST, strict=True))
    vehicle = _SPACES_OF[order] * _VEHICLE_FIRST[VEHICLE[order]]
    later = (facts.SHIFTS - shift) * coals + min(2, facts.SHIFTS - shift) * vehicle
    now = coals + (vehicle if shift > 1 else 0)
    return prices.LEAD * now, prices.LEAD * later * 0.8


@lru_cache(maxsize=40000)
def work_of(holding: Holding, shift: int) -> Work:
    """What there is to do, in the order in which it is best done."""
    level, cage, storage, mine, needs = holding
    hand = [cage[0] + storage[0], cage[1] + storage[1], cage[2] + storage[2], cage[3] + storage[3]]
    below = [mine[coal] + mine[4 + coal] + mine[8 + coal] + mine[12 + coal] for coal in range(4)]
    todo = sorted([(_rank(need, hand, below, shift), need) for need in needs], reverse=True)
    tasks: list[Task] = []
    left: list[int] = []
    vehicles = 0
    up = level > 0 and any(cage)
    worker = prices.WORKER[3]
    for _, (order, free) in todo:
        steps, bought, francs = 0.0, 0, 0.0
        new_hand, new_below = hand.copy(), below.copy()
        missing: list[int] = []
        for coal in range(4):
            count = free[coal]
            if not count:
                continue
            taken = min(count, new_hand[coal])
            new_hand[coal] -= taken
            steps += taken
            count -= taken
            taken = min(count, new_below[coal])
            new_below[coal] -= taken
            steps += taken * prices.STEPS_OF_A_CUBE
            missing += [coal] * (count - taken)
        for coal in reversed(missing):
            spare_hand, spare_below = sum(new_hand), sum(new_below)
            if spare_hand + spare_below >= 4 or (shift == 3 and spare_hand + spare_below >= 2):
                for _ in range(2):
                    if sum(new_hand):
                        new_hand[_most(new_hand)] -= 1
                        steps += 1
                    else:
                        new_below[_cheapest(new_below)] -= 1
                        steps += prices.STEPS_OF_A_CUBE
            else:
                steps += prices.STEPS_OF_A_CUBE
                bought += 1
                francs += PRICE[coal]
        if steps and up:
            steps += 1
        workers = steps / prices.STEPS_OF_A_WORKER + bought * prices.WORKERS_OF_A_CUBE
        bit = 1 << VEHICLE[order]
        workers += prices.WORKERS_OF_A_DELIVERY_MORE if vehicles & bit else prices.WORKERS_OF_A_DELIVERY
        now, later = extra(order, shift)
        gain = POINTS[order] + 1 + now + later - workers * worker * 0.75 - francs * 0.4
        if gain <= 0:
            left.append(order)
            continue
        up = up and not steps
        vehicles |= bit
        hand, below = new_hand, new_below
        tasks.append(Task(order, workers, francs))
    spare = tuple([one + other for one, other in zip(hand, below, strict=True)])
    return Work(tuple(tasks), tuple(left), spare)


def _rank(need: Need, hand: list[int], below: list[int], shift: int) -> float:
    """How soon an order is worth being done: its points for what it still takes, seen alone."""
    takes = 1.0
    for coal, count in enumerate(need.free):
        if count:
            held = min(count, hand[coal])
            mined = min(count - held, below[coal])
            takes += 0.2 * held + 0.47 * mined + 1.6 * (count - held - mined)
    now, later = extra(need.order, shift)
    return (POINTS[need.order] + 1 + now + later) / takes


def _most(counts: list[int]) -> int:
    return counts.index(max(counts))


def _cheapest(counts: list[int]) -> int:
    return next(coal for coal in range(4) if counts[coal])


def outlook(work: Work, workers_left: int, workers_now: int) -> Outlook:
    """What comes of the work with so many workers until the end, and so many in this shift."""
    chances: list[tuple[int, float, float]] = []
    spent = used = francs = 0.0
    for order, workers, price in work.tasks:
        by_end = _fraction(workers_left - spent, workers)
        by_now = _fraction(workers_now - spent, workers)
        spent += workers
        used += by_end * workers
        francs += by_end * price
        chances.append((order, by_end, by_now))
    chances += [(order, 0.0, 0.0) for order in work.left]
    return Outlook(tuple(chances), used, francs, work.spare)


def _fraction(left: float, workers: float) -> float:
    """The chance that something gets done: sure with workers to spare, none without any."""
    if left <= 0:
        return 0.0
    ready = left / (workers + 0.35)
    return 0.97 if ready >= 1 else 0.97 * ready * ready


@lru_cache(maxsize=4096)
def spare_worth(spare: Counts, workers_left: int) -> float:
    """What cubes are worth that no order needs yet; a third of a point each at the end."""
    early = prices.early(workers_left)
    cost = prices.WORKERS_OF_A_CUBE * prices.WORKER[3]
    total = sum(spare) / facts.CUBES_PER_POINT
    for coal, count in enumerate(spare):
        share, full = prices.SPARE_CUBE, cost + 0.4 * PRICE[coal]
        for _ in range(count):
            total += share * early * full
            share *= prices.SPARE_CUBE_MORE
    return total
