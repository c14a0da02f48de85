"""A page of a player aid or a legend, with the ways to its other pages and to the rules."""

from collections.abc import Sequence
from typing import Literal

from bot.controls import button_id
from bot.post import TEXT_LIMIT, Button, Control, Post, fit
from bot.presenter import Page
from bot.words import Words


def leaflet(
    what: Literal["aid", "legend"],
    game: str,
    name: str,
    pages: Sequence[Page],
    number: int,
    table: int,
    text: Words,
    *,
    decides: bool = False,
) -> Post:
    """The page of that number, counted from 0, as a picture; in words for whoever reads them.

    Whoever `decides` at the table comes back to their panel.
    """
    number = min(max(number, 0), len(pages) - 1)
    page = pages[number]
    head = text(f"rules-{what}", game=name, page=number + 1, pages=len(pages))
    buttons: list[Control] = [
        Button(
            text("button-rules-more", page=other + 1, pages=len(pages)),
            button_id(what, table, 0, f"{game} {other}"),
        )
        for other in range(len(pages))
        if other != number
    ]
    if what == "aid":
        buttons.append(Button(text("button-legend"), button_id("legend", table, 0, f"{game} 0")))
    else:
        buttons.append(Button(text("button-aid"), button_id("aid", table, 0, f"{game} 0")))
    buttons.append(Button(text("button-rulebooks"), button_id("read", table, 0, f"{game} -")))
    if decides:
        buttons.append(Button(text("button-to-turn"), button_id("act", table), "primary"))
    if text.spoken:
        return Post(fit("\n".join((head, *page.lines)), TEXT_LIMIT), (tuple(buttons),))
    return Post(head, (tuple(buttons),), (page.shot,))
