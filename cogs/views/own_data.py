"""Posts about what is stored about a user."""

from bot.controls import button_id
from bot.post import TEXT_LIMIT, Attached, Button, Post, fit
from bot.tables.own_data import OwnData, as_file
from bot.words import Words

FILE = "steiger-data.json"
TABLES_NAMED = 20


def own_data_post(data: OwnData, now: int, text: Words) -> Post:
    """All that is stored about a user, in words by kind and whole in a file, with the way to delete it."""
    counts = data.counts()
    lines = [text("data-title"), *(f"• {_line(kind, count, text)}" for kind, count in counts.items() if count)]
    if not any(counts.values()):
        lines = [text("data-nothing")]
    lines.append(text("data-told"))
    meanings = {kind: text(f"stored-{kind}") for kind in counts}
    button = Button(text("button-forget"), button_id("forget", 0), "danger")
    return Post(
        fit("\n".join(lines), TEXT_LIMIT), ((button,),), files=(Attached(FILE, as_file(data, meanings, now)),)
    )


def sure_post(data: OwnData, text: Words) -> Post:
    """What would be deleted, what stays and why; asked once before it is done."""
    named = ", ".join(map(str, data.open_tables[:TABLES_NAMED]))
    more = max(0, len(data.open_tables) - TABLES_NAMED)
    stays = text("data-stays", tables=named, more=more) if named else text("data-none-stays")
    lines = [text("data-deleted"), stays, text("data-elsewhere")]
    button = Button(text("button-forget-sure"), button_id("forget", 0, 0, "sure"), "danger")
    return Post("\n".join(lines), ((button,),))


def _line(kind: str, count: int, text: Words) -> str:
    return f"{text(f'stored-{kind}')} ({count})"
