"""What happened, in pages: lines and the places that they changed under the same numbers."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from bot.outgoing.telling import changed_amounts, told_plainly
from bot.post import TEXT_LIMIT, fit
from bot.presenter import AnyPresenter, Told
from bot.tables.loaded import Loaded
from bot.words import Words
from games.engine.event import Event

PLACES = 15
"""So many places the events of a page name at most; a line of more has a page of its own."""
_ROOM = TEXT_LIMIT - 200
"""What the head of a page leaves."""


class Page(NamedTuple):
    """Lines in the order in which it happened, and what the picture beside them marks."""

    lines: tuple[str, ...]
    marks: tuple[str, ...]
    numbers: tuple[int, ...]
    amounts: tuple[tuple[str, int], ...]


NO_NEWS = Page((), (), (), ())


def lines_of(events: Sequence[Event], loaded: Loaded, presenter: AnyPresenter, text: Words) -> list[Told]:
    """What happened as lines, each with all events that it tells."""
    return _whole(events, told_plainly(events, loaded.party, presenter, text))


def pages_of(events: Sequence[Event], loaded: Loaded, presenter: AnyPresenter, text: Words) -> list[Page]:
    """The pages in the order in which it happened; each counts from 1 what has a place on the board."""
    lines = lines_of(events, loaded, presenter, text)
    found: list[list[Told]] = []
    page: list[Told] = []
    for line in reversed(lines):
        if page and not _fits([line, *page]):
            found.append(page)
            page = []
        page.insert(0, line)
    return [page_of(lines) for lines in evened([*([page] if page else []), *reversed(found)])]


def evened(pages: list[list[Told]]) -> list[list[Told]]:
    """The pages with about as many lines each: none holds one line because another is full."""
    moved = True
    while moved:
        moved = False
        for page, after in pairwise(pages):
            if len(after) > len(page) + 1 and _fits([*page, after[0]]):
                page.append(after.pop(0))
                moved = True
    return pages


def _whole(events: Sequence[Event], lines: Sequence[Told]) -> list[Told]:
    """The lines with all events: what no line tells belongs to the line before it."""
    line_of = {id(event): index for index, line in enumerate(lines) for event in line.events}
    owned: list[list[Event]] = [[] for _ in lines]
    last = 0
    for event in events:
        last = line_of.get(id(event), last)
        if owned:
            owned[last].append(event)
    return [line._replace(events=tuple(own)) for line, own in zip(lines, owned, strict=True)]


def _fits(lines: Sequence[Told]) -> bool:
    places = {place for line in lines for event in line.events for place in event.places}
    return len(places) <= PLACES and sum(len(line.text) + 8 for line in lines) <= _ROOM


def places_of(events: Iterable[Event]) -> list[str]:
    """The places that events changed, and those of the numbers of players that they changed."""
    told = list(events)
    places = [*(place for event in told for place in event.places), *(place for place, _ in changed_amounts(told))]
    return list(dict.fromkeys(places))


def page_of(lines: Sequence[Told]) -> Page:
    """These lines, numbered where they changed a place on the board, and what the picture beside them marks.

    A number tells lines apart: where but one changed anything, neither it nor its marks have one.
    """
    number, shown = 0, list[str]()
    marks: list[tuple[str, int]] = []
    changed = [places_of(line.events) for line in lines]
    alone = sum(map(bool, changed)) == 1
    for line, places in zip(lines, changed, strict=True):
        said = fit(line.text, _ROOM)
        number += bool(places) and not alone
        shown.append(f"**{number}** {said}" if places and not alone else f"• {said}")
        marks += [(place, number) for place in places]
    amounts = changed_amounts([event for line in lines for event in line.events])
    return Page(tuple(shown), tuple(place for place, _ in marks), tuple(one for _, one in marks), amounts)
