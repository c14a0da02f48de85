"""The log of a table, in pages."""

from bot.controls import button_id
from bot.post import TEXT_LIMIT, Button, Control, Post, fit
from bot.presenter import PRESENTERS
from bot.tables.loaded import Loaded
from bot.tables.reading import Told
from bot.words import Words

ROOM = TEXT_LIMIT - 150
"""What the head of a page leaves."""


def log_page(loaded: Loaded, lines: list[Told], page: int | None, text: Words) -> Post:
    """One page of the log, counted from 1; None or a page that is not there means the last."""
    pages = _pages(_lines(loaded, lines, text))
    if not pages:
        return Post(text("log-empty", table=loaded.row.id))
    number = page if page is not None and 1 <= page <= len(pages) else len(pages)
    head = text("log-title", table=loaded.row.id, page=number, pages=len(pages))
    table = loaded.row.id
    buttons: tuple[Control, ...] = (
        Button(text("button-earlier"), button_id("log", table, 0, str(number - 1)), disabled=number == 1),
        Button(text("button-later"), button_id("log", table, 0, str(number + 1)), disabled=number == len(pages)),
    )
    return Post(f"{head}\n{pages[number - 1]}", (buttons,))


def _lines(loaded: Loaded, lines: list[Told], text: Words) -> list[str]:
    presenter = PRESENTERS[loaded.game.id]
    written: list[str] = []
    for told in lines:
        for event in told.events:
            line = f"{presenter.tell(event, loaded.scene, text)} _({presenter.because(event, text)})_"
            written.append(text("log-undone", line=line) if told.line.undone else line)
    return written


def _pages(lines: list[str]) -> list[str]:
    pages: list[str] = []
    for line in lines:
        cut = fit(line, ROOM)
        if pages and len(pages[-1]) + len(cut) + 1 <= ROOM:
            pages[-1] += f"\n{cut}"
        else:
            pages.append(cut)
    return pages
