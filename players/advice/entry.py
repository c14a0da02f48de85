"""The way to a hint, for a process that has it thought in another: what hints is imported where it is done."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from games.engine.event import Seat
from players.entry import Considered, Question, answer

if TYPE_CHECKING:
    from players.levels import Level
    from players.mind import AnyMind
    from players.thinking import Thought


def advice_of(question: Question) -> list[Considered]:
    """What a computer would do next, and what else could be done, its choice first; raises ThoughtError."""
    return answer(question, partial(_advise, begun=question.begun))


def _advise(
    mind: "AnyMind",
    state: Any,
    seat: Seat,
    level: "Level",
    seed: int,
    passed: Callable[[], float],
    begun: tuple[str, ...],
) -> "Thought":
    from players.advice.advising import advise

    return advise(mind, state, seat, level, seed, passed, tuple(map(mind.game.parse, begun)))
