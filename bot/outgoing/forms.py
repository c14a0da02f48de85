"""The forms in which a message is offered to Discord: whole, then with less of what may have been refused."""

from collections.abc import Iterator
from typing import Final

import msgspec

from bot.post import Button, Control, Post, fit

CUT: Final = 1000
HEAD: Final = 200
LABEL: Final = 20


def forms(post: Post) -> Iterator[Post]:
    """The post, then what is left of it step by step.

    First the pictures go, then the text but its first line, then all controls but one. The first button, *Act* of
    a turn message, stays to the last: without it nobody could play from the message.
    """
    yield post
    bare = msgspec.structs.replace(post, shots=())
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


def _first_button(post: Post) -> tuple[tuple[Control, ...], ...]:
    first = next((control for row in post.rows for control in row if isinstance(control, Button)), None)
    if first is None:
        return ()
    label = "".join(sign for sign in first.label if sign.isalnum() or sign == " ").strip()[:LABEL]
    return ((Button(label or "…", first.id),),)
