"""Long texts in parts that each fit a message."""

from collections.abc import Iterator
from typing import Final

PARAGRAPH: Final = 1700
"""A part of a position with its title is heard in 1,800 characters at most."""


def paragraphs(lines: list[str]) -> Iterator[str]:
    """The lines joined to as few paragraphs as fit a message each."""
    held = ""
    for line in lines:
        if held and len(held) + 1 + len(line) > PARAGRAPH:
            yield held
            held = line
        else:
            held = f"{held}\n{line}" if held else line
    if held:
        yield held
