"""The steps worth considering at each stage of a turn, the best first."""

from collections import Counter
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
from players.ruhrschifffahrt.chart import chart_of
from players.ruhrschifffahrt.voyages import Waters, actions_of, voyages

END: Final = EndTurn()
MOST_VOYAGES: Final = 32
"""More than a search looks at: the rest are worse by several points."""
MOST_LOCKS: Final = 3
"""Of locks that bring the same points."""
_Steps = Sequence[Step[Action]]


def steps(state: State, seat: Seat) -> _Steps:
    """The steps worth considering of a seat that must decide, the best first."""
    stage = stage_of(state, seat)
    assert stage is not None
    return _AT[stage](state, seat)


def _choose(state: State, seat: Seat) -> _Steps:
    return [(action, END) for action in GAME.legal_actions(state, seat) if isinstance(action, Choose)]


def _remove(state: State, seat: Seat) -> _Steps:
    """Dice that lie upstream of the own barge first, the highest of them: they serve others."""
    chart, place = chart_of(state), state.seats[seat].place
    here = -1 if place is None else chart.river.index[place]
    legal = [action for action in GAME.legal_actions(state, seat) if isinstance(action, RemoveDie)]
    legal.sort(key=lambda action: (chart.river.index[action.storage] > here, -state.dice[action.storage]))
    return [(action, END) for action in legal]


def _place(state: State, seat: Seat) -> _Steps:
    return [(action,) for action in GAME.legal_actions(state, seat) if isinstance(action, PlaceDie)]


def _option(state: State, seat: Seat) -> _Steps:
    chart = chart_of(state)
    found = [actions_of(voyage, chart) for voyage in voyages(state, seat)[:MOST_VOYAGES]]
    return found or _any(state, seat)


def _any(state: State, seat: Seat) -> _Steps:
    """Every legal action, the end only where there is no other."""
    return [(action,) for action in GAME.legal_actions(state, seat) if action != END] or [(END,)]


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
    """Purchases by what they seem to bring, with the end where buying no more seems best."""
    kept: list[tuple[float, Step[Action]]] = []
    of_points: Counter[int] = Counter()
    for worth, action in wishes(state, seat):
        if isinstance(action, BuildLock):
            points = locks.points_of_lock(state, action.obstacle)
            of_points[points] += 1
            if of_points[points] > MOST_LOCKS:
                continue
        kept.append((worth, (action,)))
    if not locks.lock_due(state, seat):
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
