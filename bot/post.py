"""What is to stand in a message, as plain data: text, controls, pictures; Discord's objects are made late."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from renderer.leaflet import Drawable

TEXT_LIMIT = 2000
BUTTONS_A_ROW = 5
ROWS = 5
MENU_LIMIT = 25

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]


class Button(msgspec.Struct, frozen=True):
    """A button; `id` is a custom_id made by `bot.controls`."""

    label: str
    id: str
    style: Style = "secondary"
    disabled: bool = False


class Link(msgspec.Struct, frozen=True):
    """A button that leads to an address."""

    label: str
    url: str


class Choice(msgspec.Struct, frozen=True):
    """One entry of a menu."""

    label: str
    value: str
    description: str = ""


class Menu(msgspec.Struct, frozen=True):
    """A select menu, one entry to be chosen; it fills a row."""

    id: str
    placeholder: str
    choices: tuple[Choice, ...]


class Picker(msgspec.Struct, frozen=True):
    """A menu of what the server has, channels or roles, any number of them up to `most`; it fills a row."""

    id: str
    placeholder: str
    of: Literal["channel", "role"]
    chosen: tuple[int, ...] = ()
    most: int = MENU_LIMIT


Control: TypeAlias = Button | Link | Menu | Picker


class Field(msgspec.Struct, frozen=True):
    """One text field of a form."""

    id: str
    label: str
    value: str = ""
    placeholder: str = ""
    required: bool = True
    long: bool = False
    longest: int = 400


class Form(msgspec.Struct, frozen=True):
    """A form (modal)."""

    id: str
    title: str
    fields: tuple[Field, ...]


class Shot(msgspec.Struct, frozen=True):
    """A picture to be drawn and attached: its file name without ending, and its alt text."""

    picture: Drawable
    name: str
    alt: str


class Attached(msgspec.Struct, frozen=True):
    """A file to be attached that is no picture."""

    name: str
    data: bytes


class Post(msgspec.Struct, frozen=True):
    """A message to be; `rows` hold five controls or one menu each.

    `mentions` are the only users that it may ping, `roles` the only roles.
    """

    text: str
    rows: tuple[tuple[Control, ...], ...] = ()
    shots: tuple[Shot, ...] = ()
    mentions: tuple[int, ...] = ()
    files: tuple[Attached, ...] = ()
    """Only of private answers."""
    roles: tuple[int, ...] = ()
    silent: bool = False
    """Whether it rings for nobody, at whatever hour."""


def rows_of(buttons: list[Button]) -> tuple[tuple[Control, ...], ...]:
    """Buttons in rows of five."""
    return tuple(tuple(buttons[start : start + BUTTONS_A_ROW]) for start in range(0, len(buttons), BUTTONS_A_ROW))


def with_button(post: Post, button: Button) -> Post:
    """The post with one more button, first in a row of its own, or else in the last row of buttons with room.

    It stays as it is where neither is to be had, or where it has a control of that id: Discord takes no two.
    """
    if any(getattr(control, "id", "") == button.id for row in post.rows for control in row):
        return post
    if len(post.rows) < ROWS:
        return replace(post, rows=((button,), *post.rows))
    for number in reversed(range(len(post.rows))):
        row = post.rows[number]
        if len(row) < BUTTONS_A_ROW and all(isinstance(one, Button | Link) for one in row):
            return replace(post, rows=(*post.rows[:number], (*row, button), *post.rows[number + 1 :]))
    return post


def with_buttons(post: Post, buttons: Sequence[Button]) -> Post:
    """The post with some more buttons, first in a row of their own, or else each as `with_button` adds it."""
    there = {getattr(control, "id", "") for row in post.rows for control in row}
    fresh = tuple(button for button in buttons if button.id not in there)
    if fresh and len(post.rows) < ROWS:
        return replace(post, rows=(fresh, *post.rows))
    for button in fresh:
        post = with_button(post, button)
    return post


def fit(text: str, limit: int) -> str:
    """The text, cut with an ellipsis where it is longer than `limit`."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
