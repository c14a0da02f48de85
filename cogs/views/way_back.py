"""The way back to a practice game: its one private answer is all there is of it, so all in it has one."""

from typing import Final

from bot.controls import button_id, read_id
from bot.post import Button, Post
from bot.words import Words

ON: Final = frozenset({"act", "do", "finish", "practise", "show"})
"""What leads on in a practice game."""
GUIDE: Final = "guide"
"""How the argument of a control begins that opens a page of the guide."""
ASKED: Final = 99
"""More pages than a guide has: its last is meant, where it says what is asked."""


def has_way_on(post: Post, table: int) -> bool:
    """Whether a post has a control that leads on at that table."""
    presses = (read_id(getattr(control, "id", "")) for row in post.rows for control in row)
    return any(press is not None and press.table == table and press.op in ON for press in presses)


def back_button(table: int, text: Words) -> Button:
    """Back to what the table asks now."""
    return Button(text("button-practice-on"), button_id("act", table), "primary")


def to_guide(table: int, page: int, text: Words) -> Button:
    """Back to the page of the guide from which something was opened."""
    return Button(text("button-guide-on"), button_id("practise", table, 0, f"{GUIDE} {page}"), "primary")


def remove_button(table: int, text: Words) -> Button:
    """To what removes the game, once it is asked for again."""
    return Button(text("button-practice-end"), button_id("practise", table, 0, "end"), "danger")
