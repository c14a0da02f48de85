"""The log of a table, in pages."""

from bot.controls import button_id
from bot.post import TEXT_LIMIT, Button, Control, Post, fit
from bot.presenter import PRESENTERS
from bot.tables.loaded import Loaded
from bot.tables.reading import Told
from bot.words import Words
from games.engine.event import Event

ROOM = TEXT_LIMIT - 150
"""What the head of a page leaves."""
LINES = 12
"""Events on a page; only the last page may have fewer, so a page keeps its number and its beginning for good."""


def log_page(loaded: Loaded, lines: list[Told], page: int | None, text: Words) -> Post:
    """One page of the log, counted from 1; None or a page that is not there means the last."""
    events = [(event, told.line.undone) for told in lines for event in told.events]
    table = loaded.row.id
    if not events:
        return Post(text("log-empty", table=table))
    pages = -(-len(events) // LINES)
    number = page if page is not None and 1 <= page <= pages else pages
    shown = events[(number - 1) * LINES : number * LINES]
    head = text("log-title", table=table, page=number, pages=pages)
    buttons: tuple[Control, ...] = (
        Button(text("button-earlier"), button_id("log", table, 0, str(number - 1)), disabled=number == 1),
        Button(text("button-later"), button_id("log", table, 0, str(number + 1)), disabled=number == pages),
    )
    written = [_line(event, bool(undone), loaded, text) for event, undone in shown]
    return Post("\n".join([head, *_fitted(written)]), (buttons,))


def _line(event: Event, undone: bool, loaded: Loaded, text: Words) -> str:
    presenter = PRESENTERS[loaded.game.id]
    line = f"{presenter.tell(event, loaded.scene, text)} _({presenter.because(event, text)})_"
    return text("log-undone", line=line) if undone else line


def _fitted(lines: list[str]) -> list[str]:
    """The lines, the longest of them cut where a page with long names would not fit a message."""
    limit = ROOM
    while sum(min(len(line), limit) + 1 for line in lines) > ROOM:
        limit -= 10
    return [fit(line, limit) for line in lines]
