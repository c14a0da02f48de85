"""The pieces of a position against those in the box."""

from collections.abc import Iterator, Mapping
from typing import Final

from games.engine.violation import Violation

VIOLATIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "too-many-pieces": ("piece", "have", "box"),
    "too-few-pieces": ("piece", "have", "box"),
    "less-than-none": ("piece", "have"),
    "no-room": ("piece", "have", "most"),
}
"""The codes given here, with their parameters; `piece` is an id of the game or of a quantity."""


def miscounted(found: Mapping[str, int], box: Mapping[str, int], rule: str) -> Iterator[Violation]:
    """Each kind of piece of which there is more or less than the box holds."""
    for piece in dict.fromkeys((*box, *found)):
        have, holds = found.get(piece, 0), box.get(piece, 0)
        if have != holds:
            code = "too-many-pieces" if have > holds else "too-few-pieces"
            yield Violation(code, rule, {"piece": piece, "have": have, "box": holds})


def overdrawn(found: Mapping[str, int], rule: str) -> Iterator[Violation]:
    """Everything of which somebody has less than none."""
    for piece, have in found.items():
        if have < 0:
            yield Violation("less-than-none", rule, {"piece": piece, "have": have})


def overfull(found: Mapping[str, int], room: Mapping[str, int], rule: str) -> Iterator[Violation]:
    """Every place that holds more than fits there."""
    for place, have in found.items():
        if have > room[place]:
            yield Violation("no-room", rule, {"piece": place, "have": have, "most": room[place]})
