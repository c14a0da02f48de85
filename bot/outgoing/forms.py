"""The forms in which a message is offered to Discord: whole, then with less of what may have been refused."""

from collections.abc import Iterator
from typing import Final

import msgspec

from bot.names import safe_text
from bot.post import TEXT_LIMIT, Button, Control, Post, fit
from bot.presenter import PRESENTERS
from bot.tables.loaded import Loaded
from bot.words import language_of, words

CUT: Final = 1000
HEAD: Final = 200
LABEL: Final = 20
WARNED_OF_FILES: Final = "attach_files"
"""How a table keeps that it was told of pictures that may not be attached."""


def forms(post: Post) -> Iterator[Post]:
    """The post, then what is left of it step by step.

    First the pictures go, then the text but its first line, then all controls but one. The first button, *Act* of
    a turn message, stays to the last: without it nobody could play from the message.
    """
    yield post
    bare = without_pictures(post)
    if post.shots:
        yield bare
    if len(post.text) > CUT:
        yield msgspec.structs.replace(bare, text=fit(post.text, CUT))
    head = fit(post.text.partition("\n")[0], HEAD)
    if head != post.text:
        yield msgspec.structs.replace(bare, text=head)
    rows = _first_button(post)
    if rows != post.rows:
        yield msgspec.structs.replace(bare, rows=rows)
        yield msgspec.structs.replace(bare, text=head, rows=rows)


def without_pictures(post: Post) -> Post:
    """The post with its text and its controls alone."""
    return msgspec.structs.replace(post, shots=())


def in_words(post: Post, loaded: Loaded) -> Post:
    """A post whose picture may not be attached: with a notice, once, and the board in words."""
    text = words(language_of(loaded.row.language) or "en")
    parts = [post.text]
    if loaded.row.warned != WARNED_OF_FILES:
        parts.append(text("warn-attach-files"))
    presenter = PRESENTERS[loaded.game.id]
    view = loaded.game.observe(loaded.state, None)
    for passage in presenter.passages(view, loaded.party, text):
        if passage.within:
            continue
        paragraph = "\n".join((f"**{safe_text(passage.name)}**", *passage.lines()))
        if len("\n".join([*parts, paragraph])) > TEXT_LIMIT:
            break
        parts.append(paragraph)
    return msgspec.structs.replace(post, text=fit("\n".join(parts), TEXT_LIMIT), shots=())


def _first_button(post: Post) -> tuple[tuple[Control, ...], ...]:
    first = next((control for row in post.rows for control in row if isinstance(control, Button)), None)
    if first is None:
        return ()
    label = "".join(sign for sign in first.label if sign.isalnum() or sign == " ").strip()[:LABEL]
    return ((Button(label or "…", first.id),),)
