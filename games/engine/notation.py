"""Helpers by which a game reads and writes its one-line notation: words separated by blanks."""

from collections.abc import Callable, Collection
from typing import TypeVar

from games.engine.violation import MalformedAction, quoted

A = TypeVar("A")

LONGEST = 400
"""A line longer than this is refused before it is read."""


def words_of(line: str) -> list[str]:
    """The words of a line; raises MalformedAction when there are none or the line is absurdly long."""
    if len(line) > LONGEST:
        raise MalformedAction("line-too-long", length=len(line), longest=LONGEST)
    words = line.split()
    if not words:
        raise MalformedAction("line-empty")
    return words


def expect_count(words: list[str], least: int, most: int | None = None) -> None:
    """Raises MalformedAction unless the line has `least` to `most` words after its verb."""
    count = len(words) - 1
    if not least <= count <= (least if most is None else most):
        raise MalformedAction("wrong-number-of-words", verb=words[0][:20], words=count)


def one_of(word: str, allowed: Collection[str], code: str) -> str:
    """The word itself if it is allowed; raises MalformedAction(code) with the word otherwise."""
    if word not in allowed:
        raise MalformedAction(code, word=quoted(word))
    return word


def split_plan(text: str, parse: Callable[[str], A]) -> list[A]:
    """The actions of a plan written on one line, separated by commas or semicolons.

    Raises MalformedAction with the number of the first step that cannot be read.
    """
    steps = [part.strip() for part in text.replace(";", ",").split(",")]
    actions: list[A] = []
    for number, step in enumerate(steps, start=1):
        try:
            actions.append(parse(step))
        except MalformedAction as error:
            raise MalformedAction("plan-step-unreadable", step=number, word=quoted(step)) from error
    return actions
