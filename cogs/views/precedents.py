"""The precedents of a channel: a text with sections, in pages and as a file."""

from collections.abc import Sequence

from bot.controls import button_id
from bot.day_words import day_in_words
from bot.names import game_name
from bot.outgoing.dispute_posts import section_named
from bot.outgoing.precedent_text import decided_text
from bot.post import Attached, Button, Post
from bot.presenter import PRESENTERS
from bot.tables.precedents import Precedent, Precedents
from bot.timing.days import day_of
from bot.words import Words

ROOM = 1800
"""Signs of a page."""


def precedents_post(found: Precedents, table: int, page: int, text: Words) -> Post:
    """A page of the precedents, with the ways to the pages beside it and the whole text as a file."""
    if not (found.here or found.elsewhere):
        return Post(text("precedents-none-yet"))
    pages = _pages(_sections(found, text, marked=True))
    page = min(max(page, 1), len(pages))
    head = text("precedents-title", page=page, pages=len(pages))
    buttons = (
        _to(text("button-earlier"), table, page - 1, page == 1),
        _to(text("button-later"), table, page + 1, page == len(pages)),
    )
    whole = "\n\n".join([text("precedents-file-title"), *_sections(found, text, marked=False)])
    file = Attached("precedents.txt", f"{whole}\n".encode())
    rows = (buttons,) if len(pages) > 1 else ()
    return Post("\n".join([head, pages[page - 1]]), rows, files=(file,))


def _to(label: str, table: int, page: int, disabled: bool) -> Button:
    return Button(label, button_id("precedents", table, 0, str(page)), disabled=disabled)


def _pages(sections: Sequence[str]) -> list[str]:
    pages = [""]
    for section in sections:
        if pages[-1] and len(pages[-1]) + len(section) + 2 > ROOM:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n\n{section}".strip()
    return pages


def _sections(found: Precedents, text: Words, *, marked: bool) -> list[str]:
    """A precedent each: its number and rule, what was decided, by how many, and what became of it."""
    numbers = {one.cited.id: one.cited.number for one in (*found.here, *found.elsewhere)}
    said = [_section(one, found, numbers, text) for one in (*found.here, *found.elsewhere)]
    return said if marked else [section.replace("**", "").replace("\\", "") for section in said]


def _section(row: Precedent, found: Precedents, numbers: dict[int, int], text: Words) -> str:
    where = "here" if row.cited.channel == found.channel else "elsewhere"
    head = text(
        "precedent-head",
        number=row.cited.number,
        where=where,
        channel=row.cited.channel,
        game=game_name(row.game, text),
        edition=_edition(row, text),
        section=section_named(row.game, row.cited.rule, text),
    )
    lines = [f"**{head}**", decided_text(row.cited, row.game, text)]
    counted = [(kind, count) for kind, count in row.votes.items() if text.has(f"short-{kind}")]
    votes = [text("precedent-votes-of", choice=text(f"short-{kind}"), count=count) for kind, count in counted]
    said, day = text("choices-separator").join(votes), day_in_words(day_of("UTC", row.at), text.language)
    lines.append(text("precedent-votes", table=row.table, day=day, votes=said))
    if row.revises in numbers:
        lines.append(text("precedent-revises", number=numbers[row.revises]))
    if row.struck:
        lines.append(text("precedent-is-struck"))
    elif row.undone:
        lines.append(text("precedent-is-undone"))
    if row.cited.id in found.bound:
        lines.append(text("precedent-binds"))
    return "\n".join(lines)


def _edition(row: Precedent, text: Words) -> str:
    if not row.edition:
        return "none"
    try:
        return PRESENTERS[row.game].preset(row.edition, text)[0]
    except KeyError:
        return row.edition
