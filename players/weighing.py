"""Plans weighed by games played on from them: on the same deals for all, the worse half left out each time."""

from collections.abc import Callable, Sequence
from math import sqrt
from operator import sub
from random import Random
from statistics import pstdev
from typing import Any, Final

from games.engine.event import Seat
from players.levels import Level
from players.lines import Line, Plan, follow
from players.mind import AnyMind, margin

SURE: Final = 2.5
"""By so many standard deviations a plan must be behind to be left out before its time."""
LEAST: Final = 8
"""Games before any is."""


class _Weighed:
    """A plan, what each game played on from it brought, and all of that with what it was worth beforehand."""

    __slots__ = ("brought", "plan", "total")

    def __init__(self, plan: Plan, trust: int) -> None:
        self.plan, self.brought = plan, list[float]()
        self.total = trust * plan.worth

    def add(self, points: float) -> None:
        self.brought.append(points)
        self.total += points

    def behind(self, leader: "_Weighed") -> bool:
        """Whether it is surely no better than the leader, by the games on the same deals."""
        lead = leader.total - self.total
        spread = pstdev(map(sub, leader.brought, self.brought))
        return lead >= SURE * spread * sqrt(len(self.brought))


def weighed(
    mind: AnyMind,
    deal: Callable[[int], Any],
    seat: Seat,
    plans: Sequence[Plan],
    level: Level,
    expired: Callable[[], bool],
) -> list[Plan]:
    """The plans with what they brought on average, the best first; those left out early come last.

    They stay as they are where there are fewer games to be played than plans to weigh. `deal` gives the position
    dealt anew, the same for the same number. Once `expired`, what was found counts.
    """
    games = level.games
    if games < level.plans:
        return list(plans)
    alive = [_Weighed(plan, mind.trust) for plan in plans]
    beaten: list[_Weighed] = []
    halvings = max(1, (len(alive) - 1).bit_length())
    played = 0
    while len(alive) > 1:
        left = games // halvings
        while len(alive) > 1 and (left >= len(alive) or not played):
            left -= len(alive)
            if expired():
                return _averaged([*alive, *beaten], mind.trust) if played else list(plans)
            state = deal(played)
            for one in alive:
                end = played_on(mind, state, seat, one.plan, level, played)
                one.add(margin(points_of(mind, end), seat, level.rivals))
            played += 1
            if played >= LEAST:
                alive, behind = _parted(alive)
                beaten += behind
        alive.sort(key=_total, reverse=True)
        kept = (len(alive) + 1) // 2
        beaten += alive[kept:]
        alive = alive[:kept]
    return _averaged([*alive, *beaten], mind.trust)


def _parted(alive: Sequence[_Weighed]) -> tuple[list[_Weighed], list[_Weighed]]:
    """Those that may yet turn out the best, and those that are surely behind."""
    leader = max(alive, key=_total)
    ahead = [one for one in alive if one is leader or not one.behind(leader)]
    return ahead, [one for one in alive if one not in ahead]


def _total(one: _Weighed) -> float:
    return one.total


def _averaged(found: Sequence[_Weighed], trust: int) -> list[Plan]:
    """The plans by how long they stayed in, then by what they brought."""
    ranked = sorted(found, key=lambda one: (len(one.brought), one.total), reverse=True)
    return [Plan(one.plan.actions, one.total / (len(one.brought) + trust)) for one in ranked]


def played_on(mind: AnyMind, state: Any, seat: Seat, plan: Plan, level: Level, number: int) -> Any:
    """Where a plan leads if all go on quickly from there, with the chance of that number.

    It goes on for the rounds of the level, and for no more turns than the mind says of the position.
    """
    game, chance = mind.game, Random(number)
    most = mind.turns(state)
    until = game.clock(state).round + level.rounds
    state = follow(game, Line((), state), seat, plan.actions).state
    turns, last = 0, seat
    while (active := game.active_seats(state)) and game.clock(state).round <= until:
        if active[0] != last:
            turns, last = turns + 1, active[0]
            if turns > most:  # stopped between turns, and after as many of them whatever the plan
                break
        state = follow(game, Line((), state), last, mind.quick(state, last, chance)).state
    return state


def points_of(mind: AnyMind, state: Any) -> Sequence[float]:
    """What each seat has where the game is over, else what it may expect."""
    outcome = mind.game.outcome(state)
    return outcome.totals if outcome else mind.worth(state)
