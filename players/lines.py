"""Lines of a turn: what a seat may do until something is final, found by a beam that completes what it follows."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, NamedTuple

from games.engine.contract import AnyGame, seals
from games.engine.event import Seat
from players.levels import Level
from players.mind import AnyMind, Step, margin

DEPTH = 80
"""No turn takes more steps; an end is legal long before."""


class Line(NamedTuple):
    """Actions from a position on, where they led, and whether the last of them was final."""

    actions: tuple[Any, ...]
    state: Any
    final: bool = False


class Plan(NamedTuple):
    """A line up to something final, and what it seems worth."""

    actions: tuple[Any, ...]
    worth: float


def follow(game: AnyGame, line: Line, seat: Seat, step: Step[Any]) -> Line:
    """The line with a step more, as far as something final; a step that is not legal raises IllegalAction.

    The end of the turn is final also where the decision comes back at once: others may have acted meanwhile by
    what only they know.
    """
    actions, state = line.actions, line.state
    for action in step:
        transition = game.apply(state, seat, action)
        actions = (*actions, action)
        if transition.fired or action == game.end_turn or seals(game, state, transition):
            return Line(actions, transition.state, final=True)
        state = transition.state
    return Line(actions, state)


def completed(mind: AnyMind, line: Line, seat: Seat) -> Line:
    """The line taken by the best step each time until something is final."""
    for _ in range(DEPTH):
        if line.final:
            return line
        line = follow(mind.game, line, seat, mind.steps(line.state, seat)[0])
    raise AssertionError("a turn that does not end")


def turn_over(mind: AnyMind, line: Line, seat: Seat) -> Any:
    """The position once the seat has ended its turn or has nothing more to decide, by the best step each time.

    A turn that comes next is another one: who has it is not better off than who waits for it.
    """
    while line.actions[-1] != mind.game.end_turn and seat in mind.game.active_seats(line.state):
        line = completed(mind, Line((), line.state), seat)
    return line.state


def plans(mind: AnyMind, state: Any, seat: Seat, level: Level) -> list[Plan]:
    """Plans of a seat that must decide, the best first; those that lead to equal positions once."""
    found: dict[Hashable, Plan] = {}
    seen: set[Hashable] = set()
    beam = [Line((), state)]
    while beam:
        ranked = sorted(_children(mind, beam, seat, level, seen, found), key=lambda one: -one[0])
        beam = [line for _, line in ranked[: level.width]]
    return sorted(found.values(), key=lambda plan: -plan.worth)


def _children(
    mind: AnyMind,
    beam: Sequence[Line],
    seat: Seat,
    level: Level,
    seen: set[Hashable],
    found: dict[Hashable, Plan],
) -> Iterator[tuple[float, Line]]:
    """All lines one step longer that are not final yet, with what they are worth once completed."""
    for line in beam:
        for step in mind.steps(line.state, seat)[: level.breadth]:
            child = follow(mind.game, line, seat, step)
            if not child.final:
                key = mind.key(child.state, seat)
                if key in seen:
                    continue
                seen.add(key)
            worth = _keep(mind, completed(mind, child, seat), seat, level, found)
            if not child.final:
                yield worth, child


def _keep(mind: AnyMind, line: Line, seat: Seat, level: Level, found: dict[Hashable, Plan]) -> float:
    """The worth of a final line, kept where no other led to the same position."""
    key = mind.key(line.state, seat)
    if key not in found:
        after = turn_over(mind, line, seat)
        found[key] = Plan(line.actions, margin(mind.worth(after), seat, level.rivals))
    return found[key].worth
