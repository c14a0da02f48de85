"""What must hold of an action, each condition with its refusal.

Legality stands once, in the conditions. Who judges an action asks them in their order and gives the refusal of the
first that does not hold. Who lists asks each gate once and each need of every candidate, and builds no refusal.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from games.engine.bounds import State
from games.engine.contract import S
from games.engine.event import Seat
from games.engine.violation import Param, Violation, quoted

A = TypeVar("A", bound=msgspec.Struct)
"""An action."""


@dataclass(frozen=True, slots=True)
class Gate(Generic[S]):
    """What must hold whatever is chosen."""

    holds: Callable[[S, Seat], bool]
    refusal: Callable[[S, Seat], Violation]


@dataclass(frozen=True, slots=True)
class Need(Generic[S, A]):
    """What must hold of what is chosen; the conditions before it hold already."""

    holds: Callable[[S, Seat, A], bool]
    refusal: Callable[[S, Seat, A], Violation]


@dataclass(frozen=True, slots=True)
class Listed(Generic[S, A]):
    """The action must be one of its candidates; the refusal says why it is none of them.

    `among` finds out the same where making all the candidates takes long.
    """

    refusal: Callable[[S, Seat, A], Violation]
    among: Callable[[S, Seat, A], bool] | None = None


Condition: TypeAlias = Gate[S] | Need[S, A] | Listed[S, A]


def refused_as(code: str, rule: str, *fields: str, **params: Param) -> Callable[..., Violation]:
    """A refusal that says nothing but these fields of the action and these parameters."""
    plain = Violation(code, rule, params)
    if not fields:
        return lambda *_: plain

    def refusal(state: State, seat: Seat, action: msgspec.Struct) -> Violation:
        return Violation(code, rule, {**{field: getattr(action, field) for field in fields}, **params})

    return refusal


def unknown(code: str, rule: str, field: str, param: str = "word") -> Callable[..., Violation]:
    """A refusal of what there is not, quoting the word that stood for it."""

    def refusal(state: State, seat: Seat, action: msgspec.Struct) -> Violation:
        return Violation(code, rule, {param: quoted(getattr(action, field))})

    return refusal


def seated(code: str, rule: str) -> Gate[Any]:
    """There is such a seat at the table: answers left ahead are anybody's, and no turn says whose."""

    def holds(state: State, seat: Seat) -> bool:
        return 0 <= seat < len(state.seats)

    return Gate(holds, lambda state, seat: Violation(code, rule, {"other": seat}))


def all_hold(conditions: Iterable[Gate[S] | Need[S, A]], state: S, seat: Seat, action: A) -> bool:
    """Whether every condition holds."""
    return all(
        condition.holds(state, seat) if isinstance(condition, Gate) else condition.holds(state, seat, action)
        for condition in conditions
    )


def first_refused(conditions: Iterable[Gate[S] | Need[S, A]], state: S, seat: Seat, action: A) -> Violation | None:
    """The refusal of the first condition that does not hold, if any."""
    for condition in conditions:
        if isinstance(condition, Gate):
            if not condition.holds(state, seat):
                return condition.refusal(state, seat)
        elif not condition.holds(state, seat, action):
            return condition.refusal(state, seat, action)
    return None
