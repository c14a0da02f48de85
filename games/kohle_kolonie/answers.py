"""Answers left ahead: when they may be left, how they are kept, and what of them survives an undo."""

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from msgspec.structs import replace

from games.engine.conditions import Need, refused_as
from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.kohle_kolonie import facts, securing
from games.kohle_kolonie.actions import (
    AnswerName,
    LeaveCeiling,
    LeaveLoading,
    LeavePlaces,
    LeaveProtection,
    LeaveRanking,
    LeaveSubsidence,
    Withdraw,
)
from games.kohle_kolonie.auction import takes_value_only
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.state import OVER, State
from games.kohle_kolonie.terrain import terrain_of

A = TypeVar("A", bound=LeaveRanking | LeavePlaces | LeaveProtection)
_Names: TypeAlias = Callable[[A], tuple[str, ...]]
Single: TypeAlias = LeaveRanking | LeaveProtection | LeaveSubsidence | LeaveLoading | LeavePlaces
"""Answers of which a seat leaves one; of ceilings it leaves one a ground."""

_RULE: Final = "DESIGN"
HIGHEST_CEILING: Final = 99
_NAMES: Final[dict[type[Single], AnswerName]] = {
    LeaveRanking: "ranking",
    LeaveProtection: "protection",
    LeaveSubsidence: "subsidence",
    LeaveLoading: "loading",
    LeavePlaces: "places",
}


# Whether an answer can be used is judged when it is reached; here only whether it can be left.


def not_over(state: State, seat: Seat) -> bool:
    """Whether the game goes on."""
    return state.phase != OVER


# What is named


def _some(names: _Names[A], rule: str) -> Need[State, A]:
    """Something is named."""
    return Need(lambda state, seat, action: bool(names(action)), refused_as("ranking-empty", rule))


def _once(names: _Names[A], known: Callable[[State], tuple[str, ...]]) -> Need[State, A]:
    """Nothing unknown is named, and nothing twice."""

    def holds(state: State, seat: Seat, action: A) -> bool:
        return _amiss(names(action), known(state)) is None

    def refusal(state: State, seat: Seat, action: A) -> Violation:
        named = names(action)
        amiss = named[_amiss(named, known(state)) or 0]
        if amiss not in known(state):
            return Violation("unknown-in-ranking", _RULE, {"word": quoted(amiss)})
        return Violation("ranking-repeats", _RULE, {"word": amiss})

    return Need(holds, refusal)


def _amiss(names: tuple[str, ...], known: tuple[str, ...]) -> int | None:
    """The place of the first name that is unknown or there before."""
    return next((at for at, name in enumerate(names) if name not in known or name in names[:at]), None)


def _markers(answer: LeaveRanking) -> tuple[str, ...]:
    return answer.markers


def _places(answer: LeavePlaces) -> tuple[str, ...]:
    return answer.spaces


def _protected(answer: LeaveProtection) -> tuple[str, ...]:
    return (*answer.coins, *answer.marker)


def _spaces(state: State) -> tuple[str, ...]:
    return terrain_of(state).spaces


SOME_MARKER: Final = _some(_markers, "5.1")
MARKERS_ONCE: Final = _once(_markers, lambda state: facts.BONUS_MARKERS)
SOME_PLACE: Final = _some(_places, "large_card_place")
PLACES_ONCE: Final = _once(_places, _spaces)
PROTECTED_ONCE: Final = _once(_protected, _spaces)


# Ceilings


def is_ground(state: State, seat: Seat, action: LeaveCeiling) -> bool:
    """Whether there is such a ground."""
    return action.ground in terrain_of(state).small


def to_come(state: State, seat: Seat, action: LeaveCeiling) -> bool:
    """Whether the ground is still to be consolidated."""
    return action.ground not in state.merged


def in_range(state: State, seat: Seat, action: LeaveCeiling) -> bool:
    """Whether the value can be one."""
    return 0 <= action.value <= HIGHEST_CEILING


def declares_counts(state: State, seat: Seat, action: LeaveCeiling) -> bool:
    """Whether what is declared can be counted."""
    return action.unification >= 0 and (action.administration or 0) >= 0


def chooses_points(state: State, seat: Seat, action: LeaveCeiling) -> bool:
    """Whether points of Administration are left alone where they are always added."""
    return action.administration is None or state.options.administration_points_optional == "chosen"


def declares_in_time(state: State, seat: Seat, action: LeaveCeiling) -> bool:
    """Whether there is still something to declare, if anything is."""
    declares = action.aid or action.unification > 0 or action.administration is not None
    return not (declares and takes_value_only(state, seat, action.ground))


# Protections


def coins_count(state: State, seat: Seat, action: LeaveProtection) -> bool:
    """Whether a coin can secure each space that one is to secure."""
    return terrain_of(state).coin_spaces.issuperset(action.coins)


def no_coin_symbol(state: State, seat: Seat, action: LeaveProtection) -> Violation:
    """A space has no symbol of a coin."""
    coin_spaces = terrain_of(state).coin_spaces
    return securing.no_coin_symbol(state, next(space for space in action.coins if space not in coin_spaces))


def marker_lasts(state: State, seat: Seat, action: LeaveProtection) -> bool:
    """Whether the rescue marker can secure so many spaces."""
    return len(action.marker) <= facts.RESCUED_BY_MARKER


# Subsidence, Loading


def is_payment(state: State, seat: Seat, action: LeaveSubsidence) -> bool:
    """Whether subsidence can be paid for so."""
    return action.what in ("coin", "points")


def is_loading(state: State, seat: Seat, action: LeaveLoading) -> bool:
    """Whether Loading can be used so."""
    return action.how in ("never", "cards", "all")


# Withdrawing


def is_answer(state: State, seat: Seat, action: Withdraw) -> bool:
    """Whether there is such an answer."""
    return action.answer == "ceiling" or action.answer in _NAMES.values()


def is_left(state: State, seat: Seat, action: Withdraw) -> bool:
    """Whether the seat has left the answer."""
    answers = state.seats[seat].answers
    if action.answer == "ceiling":
        return any(left.ground == action.ground for left in answers.ceilings)
    return action.ground is None and getattr(answers, action.answer) is not None


def withdrawals(state: State, seat: Seat) -> tuple[Withdraw, ...]:
    """What withdraws all answers that a seat has left."""
    answers = state.seats[seat].answers
    ceilings = [Withdraw("ceiling", left.ground) for left in answers.ceilings]
    others = [Withdraw(name) for name in _NAMES.values() if getattr(answers, name) is not None]
    return (*ceilings, *others)


# Keeping


def leave(change: Change, action: Single) -> None:
    """Keep the answer; only the seat itself is told."""
    own, name = change.of(change.seat), _NAMES[type(action)]
    own.answers = replace(own.answers, **{name: action})
    _tell_left(change, name, "")


def leave_ceiling(change: Change, action: LeaveCeiling) -> None:
    """Keep the ceiling in place of another for the ground; only the seat itself is told."""
    own = change.of(change.seat)
    others = [left for left in own.answers.ceilings if left.ground != action.ground]
    kept = tuple(sorted((*others, action), key=lambda left: left.ground))
    own.answers = replace(own.answers, ceilings=kept)
    _tell_left(change, "ceiling", action.ground)


def _tell_left(change: Change, answer: str, ground: str) -> None:
    change.tell("answer_left", _RULE, {"answer": answer, "ground": ground}, only=(change.seat,))


def withdraw(change: Change, action: Withdraw) -> None:
    """Forget the answer; only the seat itself is told."""
    own = change.of(change.seat)
    if action.answer == "ceiling":
        kept = tuple(left for left in own.answers.ceilings if left.ground != action.ground)
        own.answers = replace(own.answers, ceilings=kept)
    else:
        own.answers = replace(own.answers, **{action.answer: None})
    params = {"answer": action.answer, "ground": action.ground or ""}
    change.tell("answer_withdrawn", _RULE, params, only=(change.seat,))


def tell_lapsed(change: Change, seat: Seat, answer: str, ground: str, rule: str = _RULE) -> None:
    """Tell a seat, and nobody else, that an answer it left is gone: what it named is no longer there."""
    change.tell("answer_lapsed", rule, {"answer": answer, "ground": ground}, seat=seat, only=(seat,))
