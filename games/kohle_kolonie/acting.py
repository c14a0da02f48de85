"""Phases 2 to 4: a turn is one action, the bonus marker, flips and exchanges, in any order (5.1.2, 5.1.3).

What a kind of action takes before anything of its own: the action of the phase, a bonus marker, or neither; in
phase 4 a spent extra action marker as well.
"""

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from msgspec.structs import replace

from games.engine.conditions import Condition, Gate, refused_as
from games.engine.event import Seat
from games.engine.turns import expect
from games.engine.verbs import Way
from games.engine.violation import Violation
from games.kohle_kolonie import engineers, facts, miners
from games.kohle_kolonie.actions import (
    Action,
    BeginMiners,
    BuyEngine,
    BuyMine,
    InsertEngineer,
    PlaceSettlement,
    Stop,
    TakeCoin,
)
from games.kohle_kolonie.bonus_markers import give_back
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.extra_actions import EXTRA_PHASE, extra_spent, has_extra
from games.kohle_kolonie.facts import BonusMarker
from games.kohle_kolonie.state import State
from games.kohle_kolonie.turns import Act, Acting, Arrange, Miners, Turn, going_on, miners_left, used_up

A = TypeVar("A", bound=Action)
B = TypeVar("B", bound=BuyEngine | PlaceSettlement | InsertEngineer | BeginMiners)
"""An action of the phase that a bonus marker brings as well."""

_RULE: Final = "5.1.2"
_FREE: Final = "free_extras_phase4"
PHASES: Final = (2, 3, 4)
OPTIONAL: Final = frozenset({"second_worker", "second_miner", "settlement_miners", "miners", "arrange"})
"""Stages whose rest may be left unused."""
STAGES: Final = frozenset({"act", "worker", "place_card"}) | OPTIONAL


# What an action takes


def by_action(*conditions: Condition[State, A]) -> tuple[Condition[State, A], ...]:
    """The conditions of what takes the action of the phase."""
    return _with_extra("5.1.3", (Gate(not_taken, refused_as("action-taken", _RULE)), *conditions))


def by_marker(marker: BonusMarker, *conditions: Condition[State, A]) -> tuple[Condition[State, A], ...]:
    """The conditions of what takes a bonus marker."""

    def held(state: State, seat: Seat) -> bool:
        return state.seats[seat].bonus == marker

    return (
        Gate(held, refused_as("bonus-not-held", "5.1.1", bonus=marker)),
        Gate(marker_allowed, refused_as("bonus-not-in-extra-phase", "bonus_marker_phases")),
        *freely(*conditions),
    )


def freely(*conditions: Condition[State, A]) -> tuple[Condition[State, A], ...]:
    """The conditions of what takes neither action nor marker, such as a flip."""
    return _with_extra(_FREE, conditions)


def exchanging(*conditions: Condition[State, A]) -> tuple[Condition[State, A], ...]:
    """The conditions of an exchange, for which some tables ask no extra action marker in phase 4."""

    def has(state: State, seat: Seat) -> bool:
        return has_extra(state, seat) or state.options.exchange_timing == "any_time"

    def spent(state: State, seat: Seat) -> bool:
        return extra_spent(state, seat) or state.options.exchange_timing == "any_time"

    return _with_extra(_FREE, conditions, has, spent)


def _with_extra(
    rule: str,
    conditions: tuple[Condition[State, A], ...],
    has: Callable[[State, Seat], bool] = has_extra,
    spent: Callable[[State, Seat], bool] = extra_spent,
) -> tuple[Condition[State, A], ...]:
    """In phase 4 an extra action marker must be spent. That there is none is named first, that it is not spent yet
    last: nobody is told to spend a marker for what is refused in any case."""
    return (
        Gate(has, refused_as("no-extra-marker", rule)),
        *conditions,
        Gate(spent, refused_as("extra-not-spent", rule)),
    )


def either_way(
    marker: BonusMarker,
    conditions: Callable[[bool], tuple[Condition[State, B], ...]],
    candidates: Callable[[bool], Callable[[State, Seat], Iterable[B]]],
) -> tuple[Way[State, Change, B], Way[State, Change, B]]:
    """The two ways in to an action: the action of the phase, or the bonus marker (True)."""
    return (
        Way(lambda action: not action.bonus, by_action(*conditions(False)), candidates(False), use_action),
        Way(
            lambda action: action.bonus,
            by_marker(marker, *conditions(True)),
            candidates(True),
            lambda change, action: use_marker(change, marker),
        ),
    )


def takes_action(action: Action) -> bool:
    """Whether the action uses up the action of the phase."""
    if isinstance(action, BuyEngine | PlaceSettlement | InsertEngineer | BeginMiners):
        return not action.bonus
    return isinstance(action, BuyMine)


def not_taken(state: State, seat: Seat) -> bool:
    """Whether the action of the phase is still to be taken."""
    turn = state.turn
    return isinstance(turn, Acting) and not turn.used.action


def marker_allowed(state: State, seat: Seat) -> bool:
    """Whether bonus markers may be used in this phase (`bonus_marker_phases`)."""
    return state.phase != EXTRA_PHASE or state.options.bonus_marker_phases == "phases_2_4"


def use_action(change: Change, action: Action) -> None:
    """Use up the action of the phase."""
    turn = expect(change.state.turn, Act)
    change.wait(replace(turn, used=replace(turn.used, action=True)))


def use_marker(change: Change, marker: BonusMarker) -> None:
    """Use up the bonus marker."""
    give_back(change, change.seat)
    places = ("bonus_track", f"seat.{change.seat}.bonus")
    change.tell("bonus_used", "bonus_return_used", {"bonus": marker}, places)


# A decision is open, and what is begun must wait


def interrupted_action(state: State, seat: Seat, action: Action) -> Violation | None:
    """No action can be begun before the open decision."""
    return _open(state, _RULE)


def interrupted(state: State, seat: Seat, action: Action) -> Violation | None:
    """Flips and exchanges wait for the open decision, unless that is where to put miners."""
    return _open(state, "interrupting")


def exchange_waits(state: State, seat: Seat, action: Action) -> Violation | None:
    """An exchange waits as a flip does; outside of these phases there is none (`no_exchange_outside`)."""
    if state.phase in PHASES:
        return interrupted(state, seat, action)
    return Violation("wrong-phase", "no_exchange_outside", {"phase": state.phase})


def interrupted_way(marker: BonusMarker) -> Callable[[State, Seat, B], Violation | None]:
    """Neither can the action be begun nor the marker be used, if it is held at all."""

    def refusal(state: State, seat: Seat, action: B) -> Violation | None:
        return interrupted_marker(state, seat, marker) if action.bonus else _open(state, _RULE)

    return refusal


def interrupted_marker(state: State, seat: Seat, marker: BonusMarker) -> Violation | None:
    """The marker cannot be used before the open decision, if it is held at all."""
    if state.phase in PHASES and state.seats[seat].bonus != marker:
        return Violation("bonus-not-held", "5.1.1", {"bonus": marker})
    return _open(state, "interrupting")


def _open(state: State, rule: str) -> Violation | None:
    if state.phase not in PHASES:
        return None
    return Violation("decision-open", rule, {"stage": state.turn.stage})


# The consolidation aid


def interrupted_coin(state: State, seat: Seat, action: TakeCoin) -> Violation | None:
    """The consolidation aid waits for the open decision."""
    return interrupted_marker(state, seat, "aid")


def take_coin(change: Change, action: TakeCoin) -> None:
    """Use the consolidation aid for a coin."""
    use_marker(change, "aid")
    change.coins(change.seat, facts.AID_COINS)
    change.tell("coin_taken", "5.1.1", {"coins": facts.AID_COINS}, (f"seat.{change.seat}.coins",))


# Leaving the rest unused


def may_stop(state: State, seat: Seat) -> bool:
    """Whether the rest may be left unused; some editions make the action a must (`action_mandatory`).

    To rearrange a flipped card is never a must: what was begun before the flip goes on after it.
    """
    is_must = state.options.action_mandatory == "must" and not isinstance(state.turn, Arrange)
    return not (is_must and begun_in_vain(state, seat))


def begun_in_vain(state: State, seat: Seat) -> bool:
    """Whether the miners action was begun, nothing done in it, and something could be."""
    if not _untouched(state.turn):
        return False
    return miners.can_move_any(state, seat) or engineers.can_shift_any(state, seat)


def nothing_to_stop(state: State, seat: Seat, action: Stop) -> Violation | None:
    """What is asked cannot be left unused."""
    return Violation("nothing-to-stop", _RULE, {"stage": state.turn.stage}) if state.phase in PHASES else None


def stop(change: Change, action: Stop) -> None:
    """Leave what is being asked unused."""
    turn = change.state.turn
    if isinstance(turn, Miners):
        if _untouched(turn):
            change.tell("action_passed", "pass_action")
        change.wait(Act(turn.seat, turn.used))
    else:
        change.wait(going_on(turn))


def tell_passed(change: Change) -> None:
    """Say of a turn that ends without an action that it was one."""
    turn, used, phase = change.state.turn, used_up(change.state.turn), change.state.phase
    idle = isinstance(turn, Miners) and _untouched(turn)
    if idle or (not used.action and (phase != EXTRA_PHASE or used.extra)):
        change.tell("action_passed", "pass_action")


def _untouched(turn: Turn) -> bool:
    """Whether the miners action was begun, even where a card flipped in it waits, and nothing was done in it."""
    left = miners_left(turn)
    return left is not None and left.by == "action" and not left.moved
