"""How games read and write their one-line notation: words separated by blanks, the first of them a verb."""

import re
from collections.abc import Callable, Collection
from typing import Final, TypeAlias, TypeVar, cast

from games.engine.violation import MalformedAction, quoted

A = TypeVar("A")
L = TypeVar("L", bound=str)

Tokens: TypeAlias = list[str]
"""The words of a line, the verb first. (`Words` are the texts of a language.)"""

LONGEST: Final = 400
"""A line longer than this is refused before it is read."""
MALFORMED: Final[dict[str, tuple[str, ...]]] = {
    "line-too-long": ("length", "longest"),
    "line-empty": (),
    "wrong-number-of-words": ("verb", "words"),
    "plan-step-unreadable": ("step", "word"),
    "unknown-verb": ("word",),
}
"""Codes of lines that cannot be read as a line of any game: code to parameter names."""

_NUMBER: Final = re.compile(r"[0-9]{1,3}")


def expect_readable(line: str) -> None:
    """Raises MalformedAction where a line is absurdly long."""
    if len(line) > LONGEST:
        raise MalformedAction("line-too-long", length=len(line), longest=LONGEST)


def tokens_of(line: str) -> Tokens:
    """The words of a line; raises MalformedAction when there are none or the line is absurdly long."""
    expect_readable(line)
    tokens = line.split()
    if not tokens:
        raise MalformedAction("line-empty")
    return tokens


def expect_count(tokens: Tokens, least: int, most: int | None = None) -> None:
    """Raises MalformedAction unless the line has `least` to `most` words after its verb."""
    count = len(tokens) - 1
    if not least <= count <= (least if most is None else most):
        raise MalformedAction("wrong-number-of-words", verb=tokens[0][:20], words=count)


def one_of(word: str, allowed: Collection[L], code: str) -> L:
    """The word itself if it is allowed; raises MalformedAction(code) with the word otherwise."""
    if word not in allowed:
        raise MalformedAction(code, word=quoted(word))
    return cast("L", word)


def number(word: str) -> int:
    """A whole number of up to three digits; raises MalformedAction otherwise."""
    if not _NUMBER.fullmatch(word):
        raise MalformedAction("not-a-number", word=quoted(word))
    return int(word)


def split_plan(text: str, parse: Callable[[str], A]) -> list[A]:
    """The actions of a plan written on one line, separated by commas or semicolons.

    Raises MalformedAction with the number of the first step that cannot be read.
    """
    steps = [part.strip() for part in text.replace(";", ",").split(",")]
    actions: list[A] = []
    for at, step in enumerate(steps, start=1):
        try:
            actions.append(parse(step))
        except MalformedAction as error:
            raise MalformedAction("plan-step-unreadable", step=at, word=quoted(step)) from error
    return actions
