"""The log of a table, in pages."""

from bot.composing import OF_THE_TABLE
from bot.controls import button_id
from bot.post import TEXT_LIMIT, Button, Control, Post, fit
from bot.presenter import PRESENTERS
from bot.tables.loaded import Loaded
from bot.tables.reading import LogPage
from bot.words import Words
from games.engine.event import Event

ROOM = TEXT_LIMIT - 150
"""What the head of a page leaves."""


def log_page(page: LogPage, text: Words) -> Post:
    """A page of the log with the ways to the pages beside it."""
    table, number, pages = page.loaded.row.id, page.number, page.pages
    if not page.events:
        return Post(text("log-empty", table=table))
    head = text("log-title", table=table, page=number, pages=pages)
    buttons: tuple[Control, ...] = (
        Button(text("button-earlier"), button_id("log", table, 0, str(number - 1)), disabled=number == 1),
        Button(text("button-later"), button_id("log", table, 0, str(number + 1)), disabled=number == pages),
    )
    written = [_line(event, undone, page.loaded, text) for event, undone in page.events]
    return Post("\n".join([head, *_fitted(written)]), (buttons,))


def _line(event: Event | None, undone: bool, loaded: Loaded, text: Words) -> str:
    if event is None:
        return text("log-unreadable")
    line = _told(event, loaded, text)
    return text("log-undone", line=line) if undone else line


def _told(event: Event, loaded: Loaded, text: Words) -> str:
    if event.kind in OF_THE_TABLE:
        return text(OF_THE_TABLE[event.kind])
    presenter = PRESENTERS[loaded.game.id]
    return f"{presenter.tell(event, loaded.scene, text)} _({presenter.because(event, text)})_"


def _fitted(lines: list[str]) -> list[str]:
    """The lines, the longest of them cut where a page with long names would not fit a message."""
    limit = ROOM
    while sum(min(len(line), limit) + 1 for line in lines) > ROOM:
        limit -= 10
    return [fit(line, limit) for line in lines]
