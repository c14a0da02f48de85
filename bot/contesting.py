"""What can be asked about and disputed: an event in a line of the log, or a refusal just received.

*Why?* and *Dispute* stand below whatever tells of such a point. Both lead to *Why?* first; *Dispute* asks there
whether that settles it, and only then goes on to `dispute`.
"""

import re
from typing import Final, Literal, Self

import msgspec

from bot.controls import button_id
from bot.post import Button
from bot.words import Words

CONTEST: Final = "contest"
"""Before a point or a message in an argument of *Why?*: whoever asks wants to dispute it."""
TOLD: Final = "told"
"""In an argument of *Why?*: what the message told below which the button stands."""
_POINT: Final = re.compile(r"(?P<what>line|refusal) (?P<number>[0-9]{1,18})(?:\.(?P<event>[0-9]{1,4}))?")


class Point(msgspec.Struct, frozen=True, gc=False):
    """An event in a line of the log, by the line's id and its place there from 0, or a refusal by its number.

    Written, it is "line 12.0" or "refusal 7".
    """

    what: Literal["line", "refusal"]
    number: int
    event: int = 0

    def __str__(self) -> str:
        return f"line {self.number}.{self.event}" if self.what == "line" else f"refusal {self.number}"

    @classmethod
    def read(cls, text: str) -> Self | None:
        """The point that is written so; None where it is none."""
        match = _POINT.fullmatch(text.strip())
        if match is None or (match["what"] == "refusal" and match["event"]):
            return None
        what: Literal["line", "refusal"] = "line" if match["what"] == "line" else "refusal"
        return cls(what, int(match["number"]), int(match["event"] or 0))


def contest_buttons(table: int, point: Point, text: Words) -> tuple[Button, Button]:
    """*Why?* and *Dispute* of a point."""
    return _buttons(table, str(point), text)


def told_buttons(table: int, row_id: int, text: Words) -> tuple[Button, Button]:
    """*Why?* and *Dispute* of a message about play that the row of the outbox becomes."""
    return _buttons(table, f"{TOLD} {row_id}", text)


def dispute_button(table: int, point: Point, text: Words) -> Button:
    """The button below an answer to *Why?* that has not settled it."""
    return Button(text("button-dispute"), button_id("dispute", table, 0, str(point)), "danger")


def _buttons(table: int, about: str, text: Words) -> tuple[Button, Button]:
    return (
        Button(text("button-why"), button_id("why", table, 0, about)),
        Button(text("button-dispute"), button_id("why", table, 0, f"{CONTEST} {about}")),
    )
