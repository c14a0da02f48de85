"""Changed copies of turns and of other frozen parts of the state."""

from typing import Any, TypeVar

import msgspec

from games.kohle_kolonie.state import Turn

T = TypeVar("T", bound=msgspec.Struct)


def changed(whole: T, **changes: Any) -> T:
    """A copy of a frozen part with some fields changed."""
    return msgspec.structs.replace(whole, **changes)


def going_on(turn: Turn, **changes: Any) -> Turn:
    """The turn once a step is done: back to an open miners action, else to the choice of what to do next."""
    stage = "miners" if turn.doing else "act"
    return msgspec.structs.replace(turn, stage=stage, card=None, village=None, **changes)
