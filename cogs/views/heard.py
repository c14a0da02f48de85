"""Private answers for whoever reads words: no picture, and a word for every mark that stands alone."""

from typing import Final

from msgspec.structs import replace

from bot.post import TEXT_LIMIT, Button, Choice, Control, Link, Menu, Post, fit
from bot.words import Words
from cogs.desk import CHOICE, LABEL, PLACEHOLDER

MARKS: Final = {"→": "mark-to", "✔": "mark-complete", "✗": "mark-not", "➤": "mark-at-turn", "▶": "mark-at-turn"}
"""Marks that say something by themselves, and the word for each; colours stand beside names."""


def heard(post: Post, text: Words) -> Post:
    """The answer to be heard; what still has a picture has its alt text."""
    said = "\n".join((post.text, *(shot.alt for shot in post.shots)))
    rows = tuple(tuple(_control(one, text) for one in row) for row in post.rows)
    return replace(post, text=fit(in_words(said, text), TEXT_LIMIT), rows=rows, shots=())


def in_words(said: str, text: Words) -> str:
    """A text with words in place of marks."""
    for mark, key in MARKS.items():
        said = said.replace(mark, text(key)) if mark in said else said
    return said


def _control(control: Control, text: Words) -> Control:
    match control:
        case Button() | Link():
            return replace(control, label=fit(in_words(control.label, text), LABEL))
        case Menu():
            choices = tuple(_choice(one, text) for one in control.choices)
            return replace(
                control, placeholder=fit(in_words(control.placeholder, text), PLACEHOLDER), choices=choices
            )
        case _:
            return control


def _choice(one: Choice, text: Words) -> Choice:
    label, description = in_words(one.label, text), in_words(one.description, text)
    return Choice(fit(label, CHOICE), one.value, fit(description, CHOICE))
