"""What happened, why, who may see it, and what it changed in numbers."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec

from games.engine.violation import Param

Seat: TypeAlias = int


class Entry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One line of the ledger: `amount` more (or fewer) of `account` for `seat`."""

    seat: Seat
    account: str
    amount: int


class Fact(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing on which the numbers of an event rest, as it was at that moment.

    `kind` names its sentence in the translations, `params` are its words and numbers.
    """

    kind: str
    params: Mapping[str, Param | tuple[Param, ...]] = {}


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened.

    `kind` names its sentence in the translations, `rule` the section it follows from, `seat` who did it or whom
    it befell, `params` the words and numbers of the sentence. `entries` are all gains and losses it brought: a
    seat's entries over all events sum to its balance. `only` lists the seats that may see the event, None means
    everyone. `places` are ids of things on the board to be marked in a picture.
    """

    kind: str
    rule: str
    seat: Seat | None = None
    params: Mapping[str, Param | tuple[Param, ...]] = {}
    entries: tuple[Entry, ...] = ()
    places: tuple[str, ...] = ()
    only: tuple[Seat, ...] | None = None
    facts: tuple[Fact, ...] = ()
    """Why it brought just that: whoever may see the event may see them."""

    def visible_to(self, seat: Seat | None) -> bool:
        """Whether `seat` (None: the public) may see this event."""
        return self.only is None or seat in self.only


def visible_events(events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
    """The events that `seat` (None: the public) may see, in order."""
    return tuple(event for event in events if event.visible_to(seat))


def balance(events: Iterable[Event], seat: Seat) -> dict[str, int]:
    """What the ledger says `seat` owns: account to amount, summed over all events."""
    totals: dict[str, int] = {}
    for event in events:
        for entry in event.entries:
            if entry.seat == seat:
                totals[entry.account] = totals.get(entry.account, 0) + entry.amount
    return totals
