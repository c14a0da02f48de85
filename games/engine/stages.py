"""The rows of a game's table of stages: what a turn waits for, whether it may end there, and what is done then."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from games.engine.bounds import State
from games.engine.conditions import Gate
from games.engine.contract import S
from games.engine.event import Seat
from games.engine.verbs import C
from games.engine.violation import Violation

A = TypeVar("A", bound=msgspec.Struct)
"""A game's actions."""


@dataclass(frozen=True)
class Stage(Generic[S, C, A]):
    """One thing that a turn can wait for.

    `default` is the least harmful legal action for a seat that is gone or out of time; where it is not given, the
    end of the turn if that is legal, else the first legal action. `end` are the conditions on which the turn may
    end here, none where it may, and `at_end` is what its end does first.
    """

    name: str
    default: Callable[[S, Seat], A] | None = None
    end: tuple[Gate[S], ...] = ()
    at_end: Callable[[C], None] | None = None


def never(refusal: Callable[[S, Seat], Violation]) -> tuple[Gate[S], ...]:
    """The end of the turn is not among what can be done at the stage; the refusal says what is."""
    return (Gate(no, refusal),)


def no(state: State, seat: Seat) -> bool:
    """False, whatever the state: a gate that asks this is never open."""
    return False
