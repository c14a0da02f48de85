"""A decision of a computer: what a seat does next, up to something final, and what it was compared with."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from games.engine.event import Seat
from games.engine.rng import Rng
from players.levels import Level
from players.lines import Line, Plan, follow, plans
from players.mind import AnyMind, Item
from players.weighing import weighed

COMPARED: Final = 3
"""So many plans are told."""


class Compared(msgspec.Struct, frozen=True):
    """A plan that was looked at: its actions, what it is worth, what it changes for the seat.

    `worth` is the seat's expected points less a share of the best other's; only differences of it mean anything.
    """

    actions: tuple[Any, ...]
    worth: float
    changes: tuple[Item, ...]


class Thought(msgspec.Struct, frozen=True):
    """What a computer found: the plan that it would play first, then the next best."""

    compared: tuple[Compared, ...]

    @property
    def actions(self) -> tuple[Any, ...]:
        """What it plays: legal in order, the last of them final."""
        return self.compared[0].actions


def never() -> bool:
    """Never too late."""
    return False


def think(
    mind: AnyMind, state: Any, seat: Seat, level: Level, seed: int, expired: Callable[[], bool] = never
) -> Thought:
    """What a seat that must decide does. Equal for all positions that it cannot tell apart, the seed being equal.

    `expired` says when to stop; what was found until then counts.
    """
    game, chance = mind.game, Random(seed)
    seeds = [f"{chance.getrandbits(128):032x}" for _ in range(max(1, level.games))]

    def deal(number: int) -> Any:
        return mind.likely(game.unanswered(game.redeal(state, seat, Rng(seeds[number % len(seeds)]))), seat)

    seen = deal(0)
    tried = replace(level, breadth=level.breadth * mind.lapses) if level.haste else level
    found = plans(mind, seen, seat, tried)
    if level.haste:
        # Each is told with what it is worth, not with what it seemed to be in haste.
        found = sorted(found, key=lambda plan: -(plan.worth + chance.gauss(0, level.haste * mind.haste)))
    if level.games and len(found) > 1:
        found = weighed(mind, deal, seat, found[: level.plans], level, expired)
    return Thought(tuple(_compared(mind, seen, seat, plan) for plan in found[:COMPARED]))


def _compared(mind: AnyMind, seen: Any, seat: Seat, plan: Plan) -> Compared:
    after = follow(mind.game, Line((), seen), seat, plan.actions).state
    return Compared(plan.actions, plan.worth, _changes(mind, seen, after, seat))


def _changes(mind: AnyMind, before: Any, after: Any, seat: Seat) -> tuple[Item, ...]:
    """What differs between two positions for a seat, the greatest difference first."""
    had = {item.what: item for item in mind.items(before, seat)}
    has = {item.what: item for item in mind.items(after, seat)}
    nothing = Item("", 0, 0)
    changes = [
        Item(what, new.amount - old.amount, new.worth - old.worth)
        for what in {**had, **has}
        if (new := has.get(what, nothing)) != (old := had.get(what, nothing))
    ]
    return tuple(sorted(changes, key=lambda item: -abs(item.worth)))
