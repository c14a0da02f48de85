"""Events as lines, the newest of them, and the places that they mark."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from bot.outgoing.decided_text import switched
from bot.post import Shot
from bot.presenter import AnyPresenter, Party, Told
from bot.tables.decided import DECISIONS, SWITCHED
from bot.tables.loaded import Loaded
from bot.tables.mending import SET_BACK
from bot.words import Words
from games.engine.event import Event

OF_THE_TABLE: Final = frozenset({SET_BACK.kind, *DECISIONS})
"""The kinds of events that the table itself brought about, and no move."""


def told(
    events: Sequence[Event],
    loaded: Loaded,
    presenter: AnyPresenter,
    text: Words,
    most: int,
    view: Any = None,
    *,
    hold: bool = True,
) -> list[str]:
    """The newest `most` lines about the events, with a line before them that says how many are left out.

    With `view`, the position after them, lines that must not be left out take the places of others, unless nothing
    is to be held.
    """
    lines = told_plainly(events, loaded.party, presenter, text, view)
    held = {number for number, line in enumerate(lines) if line.must and hold and view is not None}
    newest = [number for number in range(len(lines)) if number not in held]
    room = max(0, most - len(held))
    shown = held | set(newest[len(newest) - room :] if room < len(newest) else newest)
    left_out = len(lines) - len(shown)
    more = [text("more-in-log", count=left_out)] if left_out else []
    return [*more, *(f"• {line.text}" for number, line in enumerate(lines) if number in shown)]


def told_first(
    events: Sequence[Event], loaded: Loaded, presenter: AnyPresenter, text: Words, most: int
) -> list[str]:
    """The first `most` lines about the events, with a line after them that says how many are left out."""
    lines = [f"• {line.text}" for line in told_plainly(events, loaded.party, presenter, text)]
    left_out = len(lines) - most
    return [*lines[:most], text("more-after-in-log", count=left_out)] if left_out > 0 else lines


def told_plainly(
    events: Sequence[Event], party: Party, presenter: AnyPresenter, text: Words, view: Any = None
) -> list[Told]:
    """The events as lines, and which of these must not be left out."""
    if any(event.kind in OF_THE_TABLE for event in events):
        return _with_acts(events, party, presenter, text, view)
    if presenter.digest is not None:
        return presenter.digest(events, view, party, text)
    return [Told(presenter.tell(event, party, text), False, (event,)) for event in events]


def _with_acts(
    events: Sequence[Event], party: Party, presenter: AnyPresenter, text: Words, view: Any
) -> list[Told]:
    """The game's own events before and after what was done to the table as such."""
    first = next(number for number, event in enumerate(events) if event.kind in OF_THE_TABLE)
    before = told_plainly(events[:first], party, presenter, text, None) if first else []
    act = Told(of_the_table(events[first], party, presenter, text), True, (events[first],))
    after = events[first + 1 :]
    return [*before, act, *(told_plainly(after, party, presenter, text, view) if after else [])]


def of_the_table(event: Event, party: Party, presenter: AnyPresenter, text: Words) -> str:
    """The sentence of an event that the table itself brought about; what was set right, the game has words for."""
    if event.kind == SET_BACK.kind:
        return text("news-mended")
    if event.kind == SWITCHED:
        return switched(event, presenter, text)
    return presenter.tell(event, party, text)


def changed_places(events: Sequence[Event]) -> list[str]:
    """All places that events changed, in their order, each where it changed last."""
    places = [place for event in events for place in event.places]
    return list(dict.fromkeys(reversed(places)))[::-1]


def changed_amounts(events: Sequence[Event]) -> tuple[tuple[str, int], ...]:
    """By how much the numbers of players changed, by the places where they stand."""
    sums: dict[str, int] = {}
    for entry in (entry for event in events for entry in event.entries):
        place = f"seat.{entry.seat}.{entry.account}"
        sums[place] = sums.get(place, 0) + entry.amount
    return tuple((place, amount) for place, amount in sums.items() if amount)


def with_amounts(shot: Shot, events: Sequence[Event]) -> Shot:
    """The picture, whose marks say by how much the numbers of players changed."""
    picture = msgspec.structs.replace(shot.picture, amounts=changed_amounts(events))
    return msgspec.structs.replace(shot, picture=picture)
