"""Turns as tagged structs: each stage is a kind of its own, with just what is known there."""

from typing import Any, ClassVar, TypeVar, get_args

import msgspec

from games.engine.event import Seat

K = TypeVar("K", bound=msgspec.Struct)
"""A turn at one of its stages."""


class OffStage(TypeError):
    """A rule was asked at a stage to which its verbs do not belong."""


class Waiting(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="stage"):
    """A seat's turn; each stage is a struct that adds what it knows, tagged with the stage's name."""

    seat: Seat
    stage: ClassVar[str]


def name_stages(turn: Any) -> tuple[str, ...]:
    """Let each kind of a union of turns say its tag as `stage`; all the names, in order."""
    kinds = get_args(turn)
    for kind in kinds:
        kind.stage = kind.__struct_config__.tag
    return tuple(kind.stage for kind in kinds)


def expect(found: msgspec.Struct | None, kind: type[K]) -> K:
    """The turn, or what a state keeps for it, at the stage where its verbs belong; raises OffStage elsewhere."""
    if not isinstance(found, kind):
        raise OffStage(f"{kind.__name__} expected, not {found}")
    return found
