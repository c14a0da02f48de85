"""Events as lines, the newest of them, and the places that they mark."""

from collections.abc import Sequence
from typing import Any, Final

from bot.outgoing.decided_text import switched
from bot.presenter import AnyPresenter, Party
from bot.tables.decided import DECISIONS, SWITCHED
from bot.tables.loaded import Loaded
from bot.tables.mending import SET_BACK
from bot.words import Words
from games.engine.event import Event

MARKS = 5
"""A picture marks the newest so many places."""
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
    held = {number for number, (_, must) in enumerate(lines) if must and hold and view is not None}
    newest = [number for number in range(len(lines)) if number not in held]
    room = max(0, most - len(held))
    shown = held | set(newest[len(newest) - room :] if room < len(newest) else newest)
    left_out = len(lines) - len(shown)
    more = [text("more-in-log", count=left_out)] if left_out else []
    return [*more, *(f"• {line}" for number, (line, _) in enumerate(lines) if number in shown)]


def told_plainly(
    events: Sequence[Event], party: Party, presenter: AnyPresenter, text: Words, view: Any = None
) -> list[tuple[str, bool]]:
    """The events as lines, and which of these must not be left out."""
    if any(event.kind in OF_THE_TABLE for event in events):
        return _with_acts(events, party, presenter, text, view)
    if presenter.digest is not None:
        return presenter.digest(events, view, party, text)
    return [(presenter.tell(event, party, text), False) for event in events]


def _with_acts(
    events: Sequence[Event], party: Party, presenter: AnyPresenter, text: Words, view: Any
) -> list[tuple[str, bool]]:
    """The game's own events before and after what was done to the table as such."""
    first = next(number for number, event in enumerate(events) if event.kind in OF_THE_TABLE)
    before = told_plainly(events[:first], party, presenter, text, None) if first else []
    act = (of_the_table(events[first], party, presenter, text), True)
    after = events[first + 1 :]
    return [*before, act, *(told_plainly(after, party, presenter, text, view) if after else [])]


def of_the_table(event: Event, party: Party, presenter: AnyPresenter, text: Words) -> str:
    """The sentence of an event that the table itself brought about; what was set right, the game has words for."""
    if event.kind == SET_BACK.kind:
        return text("news-mended")
    if event.kind == SWITCHED:
        return switched(event, presenter, text)
    return presenter.tell(event, party, text)


def newest_places(events: Sequence[Event]) -> list[str]:
    """The places that a picture marks: those of the newest events."""
    return [place for event in events for place in event.places][-MARKS:]
