"""Options that may be changed in a running game, by what conflicts with each of their values."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from games.engine.contract import S
from games.engine.violation import Violation

Conflicts: TypeAlias = Callable[[S, str], tuple[Violation, ...]]
"""What of a position would conflict with a value of an option."""


def switches(found: Mapping[str, Mapping[str, Callable[[S], Iterable[Violation]]]]) -> dict[str, Conflicts[S]]:
    """By option, what conflicts with a value; nothing does with the present one."""
    return {option: _of(option, values) for option, values in found.items()}


def _of(option: str, values: Mapping[str, Callable[[S], Iterable[Violation]]]) -> Conflicts[S]:
    def conflicts(state: S, value: str) -> tuple[Violation, ...]:
        if getattr(state.options, option) == value:
            return ()
        return tuple(values[value](state))

    return conflicts
