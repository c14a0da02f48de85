"""How the table sets a position right: a list of what can be set, each with the hand that sets it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import cache
from typing import Final, Generic

import msgspec

from games.engine.contract import REPAIRED, TABLE_RULE, Quantity, Repairs, S, Transition
from games.engine.event import Entry, Event, Seat
from games.engine.violation import IllegalAction, Violation, quoted

NOTHING: Final = "none"
"""The value of a place where nothing lies."""


VIOLATIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "repair-unknown": ("word",),
    "repair-value-unknown": ("word",),
    "repair-changes-nothing": (),
    "repair-in-the-way": ("word",),
    "repair-not-playable": (),
}
"""The codes with which repairs are refused, with their parameters."""
EVENTS: Final[Mapping[str, tuple[str, ...]]] = {REPAIRED: ("changes",)}


class Unsettable(Exception):
    """A value cannot be set beside the others: the place is taken, or what it belongs to is gone."""


class Setting(msgspec.Struct, Generic[S], frozen=True):
    """One quantity of a position, a `stock` where it is nobody's.

    `put` sets its value in a copy, after `lift` has emptied its place.
    """

    id: str
    value: str
    values: tuple[str, ...]
    put: Callable[[S, str], None]
    lift: Callable[[S], None] | None = None
    stock: bool = False


@cache
def numbers(least: int, most: int) -> tuple[str, ...]:
    """The numbers from `least` to `most` as values."""
    return tuple(map(str, range(least, most + 1)))


def number(
    id: str, value: int, values: tuple[str, ...], put: Callable[[S, int], None], *, stock: bool = False
) -> Setting[S]:
    """A number as it is set; one out of bounds is a value as well, since it is there."""
    shown = str(value)
    allowed = values if shown in values else (shown, *values)
    return Setting(id, shown, allowed, lambda state, word: put(state, int(word)), stock=stock)


def repairs_by(
    settings: Callable[[S], Iterable[Setting[S]]],
    owned: Callable[[S, Seat], Mapping[str, int]],
    playable: Callable[[S], bool],
) -> Repairs[S]:
    """The repairs of a game: its settings, its ledger, and whether a position can be played on."""

    def quantities(state: S) -> Sequence[Quantity]:
        return [Quantity(one.id, one.value, one.values, one.stock) for one in settings(state)]

    def repaired(state: S, values: Mapping[str, str]) -> Transition[S]:
        chosen = _chosen(list(settings(state)), values)
        anew = _set(state, chosen, values)
        _refuse_unless_kept(chosen, values, {one.id: one.value for one in settings(anew)})
        if not playable(anew):
            raise IllegalAction(Violation("repair-not-playable", TABLE_RULE))
        changes = tuple(word for one in chosen for word in (one.id, one.value, values[one.id]))
        both = [(seat, owned(state, seat), owned(anew, seat)) for seat in range(len(state.seats))]
        entries = tuple(
            Entry(seat, account, has - had[account])
            for seat, had, now in both
            for account, has in now.items()
            if has != had[account]
        )
        return Transition(anew, (Event(REPAIRED, TABLE_RULE, None, {"changes": changes}, entries),))

    return Repairs(quantities, repaired)


def _chosen(listed: Sequence[Setting[S]], values: Mapping[str, str]) -> list[Setting[S]]:
    """The settings that change, in their order; raises IllegalAction where one or its value is unknown."""
    by_id = {one.id: one for one in listed}
    for id, value in values.items():
        if id not in by_id:
            raise IllegalAction(Violation("repair-unknown", TABLE_RULE, {"word": quoted(id)}))
        if value not in by_id[id].values:
            raise IllegalAction(Violation("repair-value-unknown", TABLE_RULE, {"word": quoted(value)}))
    changed = [one for one in listed if values.get(one.id, one.value) != one.value]
    if not changed:
        raise IllegalAction(Violation("repair-changes-nothing", TABLE_RULE))
    return changed


def _refuse_unless_kept(chosen: Sequence[Setting[S]], values: Mapping[str, str], now: Mapping[str, str]) -> None:
    """Raises IllegalAction where what was set is otherwise by what was set after it; what is gone stays unsaid."""
    for one in chosen:
        if now.get(one.id, values[one.id]) != values[one.id]:
            raise IllegalAction(Violation("repair-in-the-way", TABLE_RULE, {"word": quoted(one.id)}))


def _set(state: S, chosen: Sequence[Setting[S]], values: Mapping[str, str]) -> S:
    anew = copy(state)
    anew.seats = [copy(own) for own in state.seats]
    try:
        for one in chosen:
            if one.lift is not None:
                one.lift(anew)
        for one in chosen:
            one.put(anew, values[one.id])
    except Unsettable as error:
        raise IllegalAction(Violation("repair-in-the-way", TABLE_RULE, {"word": quoted(error)})) from error
    return anew
