"""What a text means: notation, short forms, and two that stand for another text:

9                              in the running consolidation, once the seat has declared, the ceiling there
ahead subsidence coin          an answer given in its own panel, which stays open
"""

from collections.abc import Sequence

from games.engine.event import Seat
from games.engine.notation import expect_readable
from games.kohle_kolonie.actions import Action
from games.kohle_kolonie.auction import takes_value_only
from games.kohle_kolonie.playing import PLAYING
from games.kohle_kolonie.state import State


def read(state: State, seat: Seat, text: str) -> Sequence[Action]:
    """The actions that a text means; raises MalformedAction."""
    expect_readable(text)
    said = text.strip().removeprefix("ahead ")
    ground = state.auction.ground if state.auction is not None else ""
    if said.isdecimal() and ground and takes_value_only(state, seat, ground):
        return PLAYING.read(state, seat, f"ceil {ground} to {said}")
    return PLAYING.read(state, seat, said)
