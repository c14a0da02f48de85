"""How the players of `benchmarks/presses.py` play each game: what they leave ahead, and how they choose."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from bot.presenter import Position, Presenter
from cogs.coal_baron import PRESENTER as COAL_BARON
from cogs.kohle_kolonie import PRESENTER as KOHLE_KOLONIE
from cogs.ruhrschifffahrt import PRESENTER as RUHRSCHIFFFAHRT
from games.coal_baron import facts
from games.coal_baron.goals import goals_for
from games.coal_baron.state import State
from games.engine.event import Seat
from games.kohle_kolonie.state import State as KohleState
from games.ruhrschifffahrt import facts as ruhr_facts
from games.ruhrschifffahrt import foresight
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State as RuhrState


class Option(msgspec.Struct, frozen=True):
    """Something a panel offers: what it does or shows, and whether it is one of the main choices."""

    op: str
    argument: str
    main: bool


class Habits(msgspec.Struct, frozen=True):
    """One game's players.

    `kind` names a turn by the position it begins in and its first move. `ahead` says how the arguments begin that
    a seat takes in its panel out of turn to leave all answers that matter now and are not left yet.
    `worth` says how much a choice promises a sensible player; the best of the main choices is taken. `within` says
    the same as `ahead` of answers that a seat leaves within its own turn, before it finishes.
    """

    presenter: Presenter
    kind: Callable[[Any, str], str]
    ahead: Callable[[Any, Seat], list[str]]
    worth: Callable[[Position, str], float]
    within: Callable[[Any, Seat], list[str]] = lambda state, seat: []


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


def _ruhr_ahead(state: RuhrState, seat: Seat) -> list[str]:
    """The next coin or point, a ranking of storages, to be passed over, and, once sold, what to buy."""
    left = state.seats[seat].answers
    coming = [round for round in ruhr_facts.CHOICE_ROUNDS if round > state.round][:1]
    wanted = [f"choice {round} " for round in coming if all(one.round != round for one in left.choices)]
    if left.storages is None:
        wanted += ["store+ "] * len(river_of(state).storages)
    if not left.skip:
        wanted.append("skip")
    return [*wanted, *(_ruhr_purchases(state, seat) if state.phase in (3, 4) else [])]


def _ruhr_purchases(state: RuhrState, seat: Seat) -> list[str]:
    """The best that can be paid without a debt once the loaded die is sold, or nothing."""
    own = state.seats[seat]
    if own.answers.purchases is not None or foresight.expected(state, seat) is None:
        return []
    offers = [one for one in foresight.offers(state, seat) if not one.debts]
    if not offers:
        return []
    best_offer = max(offers, key=lambda one: one.points - one.price / 2)
    return [f"buy+ {RUHRSCHIFFFAHRT.game.notation(best_offer.action)}"]


def _ruhr_worth(position: Position, argument: str) -> float:
    """What a sale pays, and the progress it brings; purchases by their points; no option without need."""
    state: RuhrState = position.state
    verb = argument.partition(" ")[0]
    if verb in ("lock", "city", "depot", "port"):
        return 5.0
    actions = (
        ()
        if verb in ("option", "haul") and "," not in argument
        else RUHRSCHIFFFAHRT.game.read(state, position.seat, argument)
    )
    for action in actions:
        state = RUHRSCHIFFFAHRT.game.apply(state, position.seat, action).state
    sale = foresight.expected(state, position.seat) if state.phase == 3 else None
    if sale is None:
        return 0.0 if verb in ("repay", "shift", "haul") else 0.5
    return 1 + sale.coins + 2 * len(foresight.tiles_gained(state, position.seat, sale))


HABITS: dict[str, Habits] = {
    "coal_baron": Habits(COAL_BARON, _coal_kind, _coal_ahead, _coal_worth),
    "kohle_kolonie": Habits(
        KOHLE_KOLONIE, lambda state, move: move.partition(" ")[0] or "nothing", _kohle_ahead, _kohle_worth
    ),
    "ruhrschifffahrt": Habits(
        RUHRSCHIFFFAHRT,
        lambda state, move: str(state.turn.stage),
        _ruhr_ahead,
        _ruhr_worth,
        _ruhr_purchases,
    ),
}
"""By game id; a game without habits is not counted."""


def best(habits: Habits, position: Position, moves: list[Option], chance: Random) -> Option:
    """The choice that promises most, equal ones by chance."""
    return max(moves, key=lambda option: (habits.worth(position, option.argument), chance.random()))
