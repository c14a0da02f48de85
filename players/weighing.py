"""Plans weighed by games played on from them: on the same deals for all, the worse half left out each time."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from games.engine.event import Seat
from players.levels import Level
from players.lines import Line, Plan, follow
from players.mind import AnyMind, margin


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
    games = int(level.games * mind.pace)
    if games < level.plans:
        return list(plans)
    alive = [(mind.trust * plan.worth, plan) for plan in plans]
    beaten: list[Plan] = []
    halvings = max(1, (len(alive) - 1).bit_length())
    played = 0
    while len(alive) > 1:
        for _ in range(max(1, games // (halvings * len(alive)))):
            if expired():
                return _averaged(alive, played, mind.trust) + beaten
            state = deal(played)
            alive = [
                (total + _played_on(mind, state, seat, plan, level.rounds, played), plan) for total, plan in alive
            ]
            played += 1
        alive.sort(key=_total, reverse=True)
        kept = (len(alive) + 1) // 2
        beaten = _averaged(alive[kept:], played, mind.trust) + beaten
        alive = alive[:kept]
    return _averaged(alive, played, mind.trust) + beaten


def _total(one: tuple[float, Plan]) -> float:
    return one[0]


def _averaged(alive: Sequence[tuple[float, Plan]], played: int, trust: int) -> list[Plan]:
    """The plans by what they brought; as they are where nothing was played on."""
    if not played:
        return [plan for _, plan in alive]
    return [
        Plan(plan.actions, total / (played + trust)) for total, plan in sorted(alive, key=_total, reverse=True)
    ]


def _played_on(mind: AnyMind, state: Any, seat: Seat, plan: Plan, rounds: int, number: int) -> float:
    """What a plan brings if all go on quickly from there, with the chance of that number."""
    game, chance = mind.game, Random(number)
    until = game.clock(state).round + rounds
    state = follow(game, Line((), state), seat, plan.actions).state
    turns, last = 0, seat
    while (active := game.active_seats(state)) and game.clock(state).round <= until:
        if active[0] != last:
            turns, last = turns + 1, active[0]
            if turns > mind.turns:  # stopped between turns, and after as many of them whatever the plan
                break
        state = follow(game, Line((), state), last, mind.quick(state, last, chance)).state
    outcome = game.outcome(state)
    return margin(outcome.totals if outcome else mind.worth(state), seat)
