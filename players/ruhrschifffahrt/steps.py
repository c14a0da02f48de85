"""The steps worth considering at each stage of a turn, the best first."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.engine.event import Seat
from games.ruhrschifffahrt import locks
from games.ruhrschifffahrt.actions import (
    Action,
    BuildLock,
    Choose,
    ChooseStart,
    EndTurn,
    PlaceDie,
    PlanSale,
    RemoveDie,
    Sell,
)
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.stages import stage_of
from games.ruhrschifffahrt.starts import way_of
from games.ruhrschifffahrt.state import State
from players.mind import Step
from players.ruhrschifffahrt.buying import wishes
from players.ruhrschifffahrt.voyages import Waters, actions_of, voyages

END: Final = EndTurn()
MOST_VOYAGES: Final = 32
MOST_LOCKS: Final = 3
_Steps = Sequence[Step[Action]]


def steps(state: State, seat: Seat) -> _Steps:
    """The steps worth considering of a seat that must decide, the best first."""
    stage = stage_of(state, seat)
    assert stage is not None
    return _AT[stage](state, seat)


def _choose(state: State, seat: Seat) -> _Steps:
    legal = [action.what for action in GAME.legal_actions(state, seat) if isinstance(action, Choose)]
    return [(Choose(what), END) for what in legal]


def _remove(state: State, seat: Seat) -> _Steps:
    """The dice that are worth least to the seat first."""
    return [(action, END) for action in GAME.legal_actions(state, seat) if isinstance(action, RemoveDie)]


def _place(state: State, seat: Seat) -> _Steps:
    return [(action,) for action in GAME.legal_actions(state, seat) if isinstance(action, PlaceDie)]


def _option(state: State, seat: Seat) -> _Steps:
    found = voyages(state, seat)[:MOST_VOYAGES]
    if found:
        waters = Waters(state, seat)
        return [actions_of(voyage, waters.chart, state) for voyage in found]
    return _any(state, seat)


def _any(state: State, seat: Seat) -> _Steps:
    """Every legal action, what ends the turn last."""
    legal = [action for action in GAME.legal_actions(state, seat) if action != END]
    return [*((action,) for action in legal)] or [(END,)]


def _start(state: State, seat: Seat) -> _Steps:
    waters, way = Waters(state, seat), way_of(state.seats[seat])
    found: list[tuple[float, Step[Action]]] = []
    for action in GAME.legal_actions(state, seat):
        if isinstance(action, ChooseStart):
            value = state.dice[action.storage]
            for points, space in waters.sales(action.storage, value, pilot=way.pilot):
                found.append((points, (action, PlanSale(space), END)))
    found.sort(key=lambda one: -one[0])
    return [step for _, step in found] or _any(state, seat)


def _plan(state: State, seat: Seat) -> _Steps:
    return [(PlanSale(space), END) for space in _best_sales(state, seat)] or [(END,)]


def _sell(state: State, seat: Seat) -> _Steps:
    return [(Sell(space), END) for space in _best_sales(state, seat)]


def _best_sales(state: State, seat: Seat) -> list[str]:
    waters = Waters(state, seat)
    place = state.seats[seat].place
    assert place is not None
    legal = {action.space for action in GAME.legal_actions(state, seat) if isinstance(action, PlanSale | Sell)}
    ranked = sorted(waters.sales(place, state.dice[place], pilot=True), reverse=True)
    return [space for _, space in ranked if space in legal]


def _purchase(state: State, seat: Seat) -> _Steps:
    found = wishes(state, seat)
    due = locks.lock_due(state, seat)
    kept: list[tuple[float, Step[Action]]] = []
    points = [0, 0, 0, 0]
    for worth, action in found:
        if isinstance(action, BuildLock):
            brings = locks.points_of_lock(state, action.obstacle)
            if points[brings] >= MOST_LOCKS:
                continue
            points[brings] += 1
        kept.append((worth, (action,)))
    if not due:
        kept.append((0.0, (END,)))
    kept.sort(key=lambda one: -one[0])
    return [step for _, step in kept]


def _end(state: State, seat: Seat) -> _Steps:
    return [(END,)]


_AT: Final[Mapping[str, Callable[[State, Seat], _Steps]]] = {
    "choose": _choose,
    "remove_die": _remove,
    "place_dice": _place,
    "option": _option,
    "transport": _any,
    "replenish": _any,
    "start": _start,
    "plan": _plan,
    "sell": _sell,
    "purchase": _purchase,
    "done": _end,
}
