"""How a turn goes on."""

from typing import Any

from msgspec.structs import replace

from games.kohle_kolonie.state import Turn


def going_on(turn: Turn, **changes: Any) -> Turn:
    """The turn once a step is done: back to an open miners action, else to the choice of what to do next."""
    stage = "miners" if turn.doing else "act"
    return replace(turn, stage=stage, card=None, village=None, **changes)
