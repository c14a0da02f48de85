"""Coal Baron as its computer players see it."""

from collections.abc import Hashable
from typing import Final

from games.coal_baron.actions import Action
from games.coal_baron.game import GAME
from games.coal_baron.state import State
from games.engine.event import Seat
from players.coal_baron.steps import quick, steps
from players.coal_baron.worth import items, worth
from players.mind import Mind

HASTE: Final = 4.0
"""An apprentice takes a turn now and then that is six points worse than the best: a good player sees why."""

TURNS: Final = 14
"""Seven of each in a game of two; more bring no more points and take their time."""

BESIDE: Final = frozenset({"end"})


def key(state: State, seat: Seat) -> Hashable:
    """What a turn can change: the seat's side of the table, where workers stand, what is displayed."""
    me = state.seats[seat]
    own = (me.francs, me.workers, me.cage_level, me.cage, me.storage, me.sections, me.outstanding, me.delivered)
    shown = (state.tile_slots, state.order_slots, state.draft, len(state.tile_pile), len(state.order_pile))
    return (state.shift, state.turn, own, tuple(sorted(state.spaces.items())), shown)


MIND: Final[Mind[State, Action]] = Mind(
    game=GAME,
    worth=worth,
    items=items,
    steps=steps,
    quick=quick,
    key=key,
    haste=HASTE,
    turns=TURNS,
    beside=BESIDE,
)
