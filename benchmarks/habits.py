"""How the players of `benchmarks/presses.py` play each game: what they leave ahead, and how they choose."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from bot.presenter import Position, Presenter
from cogs.coal_baron import PRESENTER as COAL_BARON
from cogs.kohle_kolonie import PRESENTER as KOHLE_KOLONIE
from games.coal_baron import facts
from games.coal_baron.goals import goals_for
from games.coal_baron.state import State
from games.engine.event import Seat
from games.kohle_kolonie.state import State as KohleState


class Option(msgspec.Struct, frozen=True):
    """Something a panel offers: what it does or shows, and whether it is one of the main choices."""

    op: str
    argument: str
    main: bool


class Habits(msgspec.Struct, frozen=True):
    """One game's players.

    `kind` names a turn by the position it begins in and its first move. `ahead` says how the arguments begin that
    a seat takes in its panel out of turn to leave all answers that matter now and are not left yet.
    `worth` says how much a choice promises a sensible player; the best of the main choices is taken.
    """

    presenter: Presenter
    kind: Callable[[Any, str], str]
    ahead: Callable[[Any, Seat], list[str]]
    worth: Callable[[Position, str], float]


def _coal_kind(state: State, move: str) -> str:
    verb, _, space = move.partition(" ")
    return facts.SPACES[space].area if verb == "place" else str(state.turn.stage)


def _coal_ahead(state: State, seat: Seat) -> list[str]:
    """A ranking of so many cards that one of them is there."""
    wanted = state.phase == "draft" and not state.seats[seat].ranking
    return ["rank+ "] * min(len(state.seats), len(state.draft)) if wanted else []


def _coal_worth(position: Position, argument: str) -> float:
    """Goals of mining and shortcuts first, then worker spaces by what they promise."""
    verb, _, rest = argument.partition(" ")
    if verb == "goal":
        return 100 - float(rest)
    return _space_worth(position, rest) if verb == "place" else 50.0 * (verb == "rest")


def _space_worth(position: Position, space: str) -> float:
    """Points to deliver, orders to complete, else what is lacking."""
    state: State = position.state
    me, area = state.seats[position.seat], facts.SPACES[space].area
    value = 0.0
    match area:
        case "delivery":
            ready = [facts.ORDERS[own.order] for own in me.outstanding if own.complete]
            value = 3 * sum(order.points for order in ready if order.vehicle == facts.SPACES[space].vehicle)
        case "mining":
            found = goals_for(state, position.seat, facts.SPACES[space].number)
            value = 2 * found[0].points + len(found[0].actions) / 2 if found else 0
        case "orders":
            value = 6 - 2 * len(me.outstanding)
        case "factory":
            value = 3 if me.francs >= 4 else 0
        case "money" | "bank":
            value = facts.SPACES[space].number / 2 if me.francs < 4 else 0.1
    return value - position.view.workers_needed(space)


def _kohle_ahead(state: KohleState, seat: Seat) -> list[str]:
    """What is missing: standing answers once, else what the phase that comes next will ask."""
    left, seats = state.seats[seat].answers, len(state.seats)
    wanted = [
        *([] if left.ranking or state.phase not in (1, 10) else ["rank+ "] * seats),
        *([] if left.subsidence else ["subsidence "]),
        *([] if left.loading else ["loading "]),
        *([] if left.places else ["places "]),
        *([] if left.protection or state.phase not in (3, 4) else ["protect "]),
    ]
    if state.auction is not None and state.phase == 9:
        ground = state.auction.ground
        if seat in state.auction.order and all(one.ground != ground for one in left.ceilings):
            wanted.append(f"ceil {ground} to ")
    return wanted


def _kohle_worth(position: Position, argument: str) -> float:
    """A mine before other actions; a bid rather than a pass."""
    return {"buy": 3.0, "settle": 2.0, "engine": 1.5, "pass": 0.5}.get(argument.partition(" ")[0], 1.0)


HABITS: dict[str, Habits] = {
    "coal_baron": Habits(COAL_BARON, _coal_kind, _coal_ahead, _coal_worth),
    "kohle_kolonie": Habits(
        KOHLE_KOLONIE, lambda state, move: move.partition(" ")[0] or "nothing", _kohle_ahead, _kohle_worth
    ),
}
"""By game id; a game without habits is not counted."""


def best(habits: Habits, position: Position, moves: list[Option], chance: Random) -> Option:
    """The choice that promises most, equal ones by chance."""
    return max(moves, key=lambda option: (habits.worth(position, option.argument), chance.random()))
