"""Coal Baron as its computer players see it."""

from collections.abc import Hashable, Sequence
from typing import Final

from games.coal_baron.actions import Action
from games.coal_baron.game import GAME
from games.coal_baron.state import State
from games.engine.event import Seat
from players.coal_baron.steps import quick, steps
from players.coal_baron.worth import items, worth
from players.kinds import Kind, Words, kind_of
from players.mind import Mind, unending

HASTE: Final = 4.0
"""An apprentice takes a turn now and then that is six points worse than the best: a good player sees why."""

TURNS: Final = 14
"""Seven of each in a game of two; more bring no more points and take their time."""
WORKERS_OF_A_TURN: Final = 2
"""Not so many are placed in a turn on average, however full the spaces are."""

WORDS: Final = Words(beside=frozenset({"end"}))
FILLING: Final = frozenset({"fill", "pair"})
"""First words of steps that put coal onto an order."""
MINING: Final = FILLING | {"cage", "load", "store"}


def kind(notations: Sequence[str]) -> Kind:
    """Mining for another order is another kind where steps are done, and another of its kind before."""
    found = kind_of(notations, WORDS)
    steps = [one.split() for one in notations]
    orders = " ".join(sorted({step[1] for step in steps if step[0] in FILLING}))
    if steps[0][0] in MINING:
        return Kind(f"mining {orders}", " ".join(sorted(step[1] for step in steps if step[0] == "load")))
    return found._replace(which=f"{found.which} {orders}")


def key(state: State, seat: Seat) -> Hashable:
    """What a turn can change: the seat's side of the table, where workers stand, what is displayed."""
    me = state.seats[seat]
    own = (me.francs, me.workers, me.cage_level, me.cage, me.storage, me.sections, me.outstanding, me.delivered)
    shown = (state.tile_slots, state.order_slots, state.draft, len(state.tile_pile), len(state.order_pile))
    return (state.shift, state.turn, own, tuple(sorted(state.spaces.items())), shown)


def turns(state: State) -> int:
    """How many are played on: to the end of the shift where so many turns may lead there, whatever the plan.

    What is scored there and what is expected of it are not the same, and would else be compared.
    """
    left = sum(own.workers for own in state.seats)
    return unending(state) if left <= WORKERS_OF_A_TURN * TURNS else TURNS


MIND: Final[Mind[State, Action]] = Mind(
    game=GAME,
    worth=worth,
    items=items,
    steps=steps,
    quick=quick,
    key=key,
    haste=HASTE,
    turns=turns,
    kind=kind,
)
