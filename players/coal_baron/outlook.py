"""What a seat's orders and cubes will come to: which orders get done by when, by how many workers and francs."""

from functools import lru_cache
from typing import Final, NamedTuple

from games.coal_baron import facts
from players.coal_baron import prices
from players.coal_baron.holding import NONE, POINTS, SPACES, VEHICLE, Counts, Holding, Need

PRICE: Final = tuple(facts.MINECART_PRICE.values())
_SPACES_OF: Final = tuple(sum(spaces) for spaces in SPACES)


class Task(NamedTuple):
    """An order that is worth doing: what it still takes."""

    order: int
    workers: float
    francs: float


class Work(NamedTuple):
    """The orders worth doing, the first to be done first, and the others.

    `spare` are the cubes that no order needs, `bought` those that must still be bought, `handy` how many are to be
    filled from cage and storage and `mined` how many from the mine.
    """

    tasks: tuple[Task, ...]
    left: tuple[int, ...]
    spare: Counts
    bought: Counts
    handy: int
    mined: int
    vehicles: int


class Outlook(NamedTuple):
    """For each order its chance to be delivered by the end and in this shift, and what all that takes.

    `free` are the workers left for other things; those of this shift count less where the board is crowded.
    """

    chances: tuple[tuple[int, float, float], ...]
    free: float
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


@lru_cache(maxsize=256)
def value(order: int, shift: int) -> float:
    """What an order brings in all, delivered in this shift, over being left undelivered."""
    return POINTS[order] + 1 + sum(extra(order, shift))


@lru_cache(maxsize=6000)
def work_of(holding: Holding, shift: int) -> Work:
    """What there is to do, in the order in which it is best done."""
    level, cage, storage, mine, needs = holding
    hand = [one + other for one, other in zip(cage, storage, strict=True)]
    below = [mine[coal] + mine[4 + coal] + mine[8 + coal] + mine[12 + coal] for coal in range(4)]
    tasks: list[Task] = []
    left: list[int] = []
    vehicles = handy = mined = 0
    bought = [0, 0, 0, 0]
    up = level > 0 and cage != NONE
    for order, free in sorted(needs, key=lambda need: -_rank(need, hand, below, shift)):
        vehicle = 1 << VEHICLE[order]
        delivery = prices.WORKERS_OF_A_DELIVERY_MORE if vehicles & vehicle else prices.WORKERS_OF_A_DELIVERY
        if free == NONE:
            vehicles |= vehicle
            tasks.append(Task(order, delivery, 0.0))
            continue
        new_hand, new_below, new_bought, short = hand.copy(), below.copy(), bought, 0
        filled = loaded = 0
        for coal, count in enumerate(free):
            if count:
                taken = min(count, hand[coal])
                new_hand[coal] -= taken
                filled += taken
                count -= taken
                if count:
                    taken = min(count, below[coal])
                    new_below[coal] -= taken
                    loaded += taken
                    if count > taken:
                        new_bought = new_bought.copy()
                        new_bought[coal] += count - taken
                        short += count - taken
        francs = 0.0
        if short:
            paired = _paired(new_hand, new_below, new_bought, bought, 2 if shift == facts.SHIFTS else 4)
            filled, loaded = filled + paired[0], loaded + paired[1]
            short = sum(new_bought) - sum(bought)
            francs = float(sum([PRICE[coal] * (new_bought[coal] - bought[coal]) for coal in range(4)]))
        steps = filled + up + (loaded + short) * prices.STEPS_OF_A_CUBE
        workers = steps / prices.STEPS_OF_A_WORKER + short * prices.WORKERS_OF_A_CUBE + delivery
        if value(order, shift) <= workers * 1.5 + francs * 0.4:
            left.append(order)
            continue
        up = False
        vehicles |= vehicle
        hand, below, bought = new_hand, new_below, new_bought
        handy, mined = handy + filled, mined + loaded
        tasks.append(Task(order, workers, francs))
    spare = tuple([one + other for one, other in zip(hand, below, strict=True)])
    return Work(tuple(tasks), tuple(left), spare, tuple(bought), handy, mined, vehicles)


def _paired(
    hand: list[int], below: list[int], bought: list[int], before: list[int], least: int
) -> tuple[int, int]:
    """Use two spare cubes for one that is lacking, the dearest first; how many from hand and from the mine."""
    filled = loaded = 0
    for coal in (3, 2, 1, 0):
        while bought[coal] > before[coal] and sum(hand) + sum(below) >= least:
            bought[coal] -= 1
            for _ in range(2):
                if any(hand):
                    hand[hand.index(max(hand))] -= 1
                    filled += 1
                else:
                    below[next(one for one in range(4) if below[one])] -= 1
                    loaded += 1
    return filled, loaded


def _rank(need: Need, hand: list[int], below: list[int], shift: int) -> float:
    """How soon an order is worth being done: what it brings for what it still takes, seen alone."""
    takes = 1.0
    for coal, count in enumerate(need.free):
        if count:
            held = min(count, hand[coal])
            mined = min(count - held, below[coal])
            takes += 0.2 * held + 0.47 * mined + 1.6 * (count - held - mined)
    return value(need.order, shift) / takes


def outlook(work: Work, workers_left: float, workers_now: float, ease: float) -> Outlook:
    """What comes of the work with so many workers until the end, and so many in this shift."""
    chances: list[tuple[int, float, float]] = []
    spent = used = francs = 0.0
    for order, workers, price in work.tasks:
        by_end = fraction(workers_left - spent, workers)
        by_now = fraction(workers_now - spent, workers)
        spent += workers
        used += by_end * workers
        francs += by_end * price
        chances.append((order, by_end, by_now))
    chances += [(order, 0.0, 0.0) for order in work.left]
    free = workers_left - used - (1 - ease) * max(0.0, workers_now - used)
    return Outlook(tuple(chances), free, francs, work.spare)


def fraction(left: float, workers: float) -> float:
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
