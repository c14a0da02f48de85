"""A decision of a computer: what a seat does next, up to something final, and what it was compared with."""

from collections.abc import Callable, Sequence
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
    Where games were played on from all plans alike, as many as `games`, `later` says how what the seat has at
    their ends differs on average from what the first plan led to, and `unsure` by how much the worth may be off.
    """

    actions: tuple[Any, ...]
    worth: float
    changes: tuple[Item, ...]
    later: tuple[Item, ...] = ()
    games: int = 0
    unsure: float = 0.0


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
    mind: AnyMind,
    state: Any,
    seat: Seat,
    level: Level,
    seed: int,
    expired: Callable[[], bool] = never,
    told: int = COMPARED,
) -> Thought:
    """What a seat that must decide does. Equal for all positions that it cannot tell apart, the seed being equal.

    `expired` says when to stop; what was found until then counts. Of the plans so many are `told` at most.
    """
    chance = Random(seed)
    deal = deals(mind, state, seat, level, chance)
    seen = deal(0)
    tried = replace(level, breadth=level.breadth * mind.lapses) if level.haste else level
    found = plans(mind, seen, seat, tried)
    if level.haste:
        # Each is told with what it is worth, not with what it seemed to be in haste.
        found = sorted(found, key=lambda plan: -(plan.worth + chance.gauss(0, level.haste * mind.haste)))
    if level.games and len(found) > 1:
        found = weighed(mind, deal, seat, found[: level.plans], level, expired)
    return Thought(tuple(compared(mind, seen, seat, plan) for plan in found[:told]))


def deals(mind: AnyMind, state: Any, seat: Seat, level: Level, chance: Random) -> Callable[[int], Any]:
    """Positions that a seat cannot tell from its own, by number: one for each game of the level, then again."""
    game = mind.game
    seeds = [f"{chance.getrandbits(128):032x}" for _ in range(max(1, level.games))]

    def deal(number: int) -> Any:
        return mind.likely(game.unanswered(game.redeal(state, seat, Rng(seeds[number % len(seeds)]))), seat)

    return deal


def compared(mind: AnyMind, seen: Any, seat: Seat, plan: Plan) -> Compared:
    """A plan with what it changes for the seat at such a position."""
    after = follow(mind.game, Line((), seen), seat, plan.actions).state
    return Compared(plan.actions, plan.worth, _changes(mind, seen, after, seat))


def _changes(mind: AnyMind, before: Any, after: Any, seat: Seat) -> tuple[Item, ...]:
    """What differs between two positions for a seat, the greatest difference first."""
    return differences(mind.items(before, seat), mind.items(after, seat))


def differences(before: Sequence[Item], after: Sequence[Item]) -> tuple[Item, ...]:
    """How much more or less there is of everything, the greatest difference first."""
    had, has = {item.what: item for item in before}, {item.what: item for item in after}
    nothing = Item("", 0, 0)
    changes = [
        Item(what, new.amount - old.amount, new.worth - old.worth)
        for what in {**had, **has}
        if (new := has.get(what, nothing)) != (old := had.get(what, nothing))
    ]
    return tuple(sorted(changes, key=lambda item: -abs(item.worth)))
