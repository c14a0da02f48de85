"""The legal action that comes nearest to a refused one, found in the position in which it was refused.

Only what the seat itself may do there is looked at, so that nothing can show which the seat does not know.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from operator import ne
from typing import Any, Final, NamedTuple, TypeAlias, cast

import msgspec
from msgspec.structs import replace

from games.engine.bounds import State
from games.engine.contract import REVEALED, AnyGame, is_answer
from games.engine.event import Seat
from games.engine.fields import Field, fields_of
from games.engine.spelling import Several
from games.engine.violation import Violation

MOST_TRIED: Final = 200
"""So many ways to change an answer left ahead are tried at most."""
INSTEAD: Final = "instead_"
"""Begins the name of what a violation says would be possible in place of a field."""
_BOUNDS: Final = ("least", "most", "count", "level")
"""Parameters of violations that may say up to which number something is possible."""

Distance: TypeAlias = tuple[int, int, int]
Apart: TypeAlias = Callable[[str, str], int]
"""How far apart two things of a game are in a position."""


class Attempt(NamedTuple):
    """An action of a seat in a position, which was refused."""

    game: AnyGame
    state: State
    seat: Seat
    action: Any

    @property
    def nearest(self) -> Any | None:
        """The nearest legal action, None where there is none."""
        return nearest(*self)

    @property
    def stages(self) -> tuple[str, ...]:
        """The stages to which the action belongs, where the seat does not stand at one of them."""
        stages = self.game.stages_of(self.action)
        return () if self.game.stage_of(self.state, self.seat) in stages else stages


def attempted(
    game: AnyGame, state: State, seat: Seat, actions: Sequence[Any], violation: Violation
) -> Attempt | None:
    """The last of some actions, of which it was refused, in the position before it.

    None after a reveal, which nobody has seen yet.
    """
    if violation.code == REVEALED:
        return None
    for action in actions[:-1]:
        state = game.apply(state, seat, action).state
    return Attempt(game, state, seat, actions[-1])


def nearest(game: AnyGame, state: State, seat: Seat, action: Any) -> Any | None:
    """The nearest legal action: the same with other values, else another to the same end, else None.

    Of the same kind, the one with most values alike, then the smallest distance of numbers and of things (`apart`
    of the game), then the one that is listed first. In place of an end of the turn that is refused, what may be
    done by default.
    """
    if is_answer(game, action):
        return next((one for one in _varied(action) if game.check(state, seat, one) is None), None)
    if seat not in game.active_seats(state):
        return None
    legal = game.legal_actions(state, seat)
    kind = _kind(action)
    apart = partial(game.apart, state)
    found = _closest(action, [one for one in legal if _kind(one) is kind and one != action], apart)
    if found is None and action == game.end_turn:
        return game.default_action(state, seat)
    return found or _closest(action, [one for one in legal if _kind(one) in _akin(game, kind)], apart)


def says_it(violation: Violation, action: Any, found: Any) -> bool:
    """Whether a refusal names what is possible already, so that it need not be said twice."""
    if any(name.startswith(INSTEAD) for name in violation.params):
        return True
    if _kind(action) is not _kind(found):
        return False
    differing = [field for field in fields_of(_kind(found)) if _value(field, found) != _value(field, action)]
    bounds = [violation.params[name] for name in _BOUNDS if name in violation.params]
    return len(differing) == 1 and _value(differing[0], found) in bounds


def _kind(action: Any) -> type[msgspec.Struct]:
    return cast("type[msgspec.Struct]", type(action))


def _akin(game: AnyGame, kind: type[msgspec.Struct]) -> frozenset[type[msgspec.Struct]]:
    """The other kinds of actions that serve the same end."""
    found = frozenset[type[msgspec.Struct]]()
    return found.union(*(kinds for kinds in game.akin if kind in kinds)) - {kind}


def _closest(action: Any, legal: Sequence[Any], apart: Apart) -> Any | None:
    if not legal:
        return None
    return min(enumerate(legal), key=lambda one: _distance(action, one[1], one[0], apart))[1]


def _distance(action: Any, other: Any, place: int, apart: Apart) -> Distance:
    """How many values differ, by how much their numbers do, and where the other stands in the list."""
    has = {field.name: field for field in fields_of(_kind(other))}
    differing = steps = 0
    for field in fields_of(_kind(action)):
        value, like = _value(field, action), has.get(field.name)
        if like is None:
            differing += 1
        elif value != (found := _value(like, other)):
            differing += 1
            steps += _steps(field, value, found, apart)
    return differing, steps, place


def _steps(field: Field, value: Any, found: Any, apart: Apart) -> int:
    """How far apart two values are: as numbers, by their place among all of their kind, by their parts, or as the
    game says of ids."""
    if isinstance(value, int) and isinstance(found, int):
        return abs(value - found)
    if isinstance(value, tuple) and isinstance(found, tuple):
        return _unlike(cast("tuple[Any, ...]", value), cast("tuple[Any, ...]", found))
    every, one, other = field.kind.values, str(cast("object", value)), str(cast("object", found))
    if one in every and other in every:
        return abs(every.index(one) - every.index(other))
    return apart(one, other) if isinstance(value, str) and isinstance(found, str) else len(every)


def _unlike(entries: tuple[Any, ...], others: tuple[Any, ...]) -> int:
    """In how many places two rows of entries differ."""
    return abs(len(entries) - len(others)) + sum(map(ne, entries, others))


def _value(field: Field, action: Any) -> Any:
    return getattr(action, field.name)


# Answers left ahead, which nothing lists


def _varied(action: Any) -> Iterator[Any]:
    """The answer with one value changed at a time, a small change before a large one."""
    tried = 0
    for field in fields_of(_kind(action)):
        for value in _other_values(field, _value(field, action)):
            if tried == MOST_TRIED:
                return
            tried += 1
            yield replace(action, **{field.name: value})


def _other_values(field: Field, value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        yield from _shorter(cast("tuple[Any, ...]", value))
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from _other_numbers(field, value)
    if not field.required and value != field.default:
        yield field.default


def _shorter(entries: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """The entries each once, without one of them, and only the first of them."""
    once = tuple(dict.fromkeys(entries))
    if once != entries:
        yield once
    for place in range(len(once)):
        yield (*once[:place], *once[place + 1 :])
    yield from (once[:length] for length in range(len(once) - 2, 0, -1))


def _other_numbers(field: Field, value: int) -> Iterator[int]:
    """Numbers of the field, the nearest first; without bounds of its own, those of two digits."""
    if field.kind.values and not isinstance(field.written, Several):
        numbers = [int(one) for one in field.kind.values if one.isdecimal()]
    else:
        numbers = list(range(field.between.least, field.between.most + 1) if field.between else range(100))
    yield from sorted((one for one in numbers if one != value), key=lambda one: (abs(one - value), one))
