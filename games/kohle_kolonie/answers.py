"""Answers left ahead: when they may be left, how they are kept, and what of them survives an undo."""

from typing import Final

from msgspec.structs import replace

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import (
    Answer,
    LeaveCeiling,
    LeaveLoading,
    LeavePlaces,
    LeaveProtection,
    LeaveRanking,
    LeaveSubsidence,
    Withdraw,
)
from games.kohle_kolonie.auction import takes_value_only
from games.kohle_kolonie.move import Move
from games.kohle_kolonie.state import OVER, Answers, State
from games.kohle_kolonie.terrain import terrain_of

_RULE: Final = "DESIGN"
HIGHEST_CEILING: Final = 99
_NAMES: Final = ("ranking", "protection", "subsidence", "loading", "places")


def violation_of_answer(state: State, seat: Seat, action: Answer) -> Violation | None:
    """Why the answer cannot be left or withdrawn, if so. Whether it can be used is judged when it is reached."""
    if not 0 <= seat < len(state.seats):
        return Violation("no-such-seat", _RULE, {"other": seat})
    if state.phase == OVER:
        return Violation("game-over", "6.0")
    match action:
        case LeaveRanking(markers):
            return _not_distinct(markers, facts.BONUS_MARKERS) if markers else Violation("ranking-empty", "5.1")
        case LeaveCeiling():
            return _violation_of_ceiling(state, seat, action)
        case LeaveProtection(coins, marker):
            return _violation_of_protection(state, coins, marker)
        case LeaveSubsidence(what):
            return None if what in ("coin", "points") else _unknown("unknown-payment", what)
        case LeaveLoading(how):
            return None if how in ("never", "cards", "all") else _unknown("unknown-loading", how)
        case LeavePlaces(spaces):
            if not spaces:
                return Violation("ranking-empty", "large_card_place")
            return _not_distinct(spaces, terrain_of(state).spaces)
        case Withdraw():
            return _violation_of_withdrawing(state.seats[seat].answers, action)


def _unknown(code: str, word: object) -> Violation:
    return Violation(code, _RULE, {"word": quoted(word)})


def _not_distinct(names: tuple[str, ...], known: tuple[str, ...]) -> Violation | None:
    for place, name in enumerate(names):
        if name not in known:
            return _unknown("unknown-in-ranking", name)
        if name in names[:place]:
            return Violation("ranking-repeats", _RULE, {"word": name})
    return None


def _violation_of_ceiling(state: State, seat: Seat, action: LeaveCeiling) -> Violation | None:
    ground = action.ground
    if ground not in terrain_of(state).small:
        return Violation("unknown-ground", "5.1.8", {"word": quoted(ground)})
    if ground in state.merged:
        return Violation("already-merged", "5.1.8", {"ground": ground})
    if not 0 <= action.value <= HIGHEST_CEILING:
        return Violation("ceiling-out-of-range", "5.1.8", {"most": HIGHEST_CEILING})
    if action.unification < 0 or (action.administration or 0) < 0:
        return Violation("negative-declaration", "5.1.8")
    if action.administration is not None and state.options.administration_points_optional == "added":
        return Violation("administration-always-added", "administration_points_optional")
    if _declares(action) and takes_value_only(state, seat, ground):
        return Violation("ceiling-value-only", "5.1.8", {"ground": ground})
    return None


def _declares(action: LeaveCeiling) -> bool:
    return action.aid or action.unification > 0 or action.administration is not None


def _violation_of_protection(state: State, coins: tuple[str, ...], marker: tuple[str, ...]) -> Violation | None:
    terrain = terrain_of(state)
    if (twice := _not_distinct((*coins, *marker), terrain.spaces)) is not None:
        return twice
    for space in coins:
        if space not in terrain.coin_spaces:
            return Violation("no-coin-symbol", "5.1.4", {"space": space})
    if len(marker) > facts.RESCUED_BY_MARKER:
        return Violation("rescue-used-up", "5.1.1", {"count": facts.RESCUED_BY_MARKER})
    return None


def _violation_of_withdrawing(answers: Answers, action: Withdraw) -> Violation | None:
    if action.answer == "ceiling":
        if any(left.ground == action.ground for left in answers.ceilings):
            return None
        return Violation("no-answer", _RULE, {"answer": "ceiling"})
    if action.answer not in _NAMES:
        return _unknown("unknown-answer", action.answer)
    if action.ground is not None or getattr(answers, action.answer) is None:
        return Violation("no-answer", _RULE, {"answer": action.answer})
    return None


def leave(move: Move, action: Answer) -> None:
    """Keep the answer (or forget it); only the seat itself is told."""
    seat = move.seat
    own = move.of(seat)
    own.answers = _with(own.answers, action)
    if isinstance(action, Withdraw):
        params = {"answer": action.answer, "ground": action.ground or ""}
        move.tell("answer_withdrawn", _RULE, params, only=(seat,))
    else:
        ground = action.ground if isinstance(action, LeaveCeiling) else ""
        params = {"answer": name_of(action), "ground": ground}
        move.tell("answer_left", _RULE, params, only=(seat,))


def tell_lapsed(move: Move, seat: Seat, answer: str, ground: str) -> None:
    """Tell a seat, and nobody else, that an answer it left is gone: what it named is no longer there."""
    move.tell("answer_lapsed", _RULE, {"answer": answer, "ground": ground}, seat=seat, only=(seat,))


def name_of(action: Answer) -> str:
    """Which answer an action leaves or withdraws."""
    match action:
        case LeaveRanking():
            return "ranking"
        case LeaveCeiling():
            return "ceiling"
        case LeaveProtection():
            return "protection"
        case LeaveSubsidence():
            return "subsidence"
        case LeaveLoading():
            return "loading"
        case LeavePlaces():
            return "places"
        case Withdraw():
            return action.answer


def _with(answers: Answers, action: Answer) -> Answers:
    match action:
        case LeaveCeiling():
            others = [left for left in answers.ceilings if left.ground != action.ground]
            kept = tuple(sorted((*others, action), key=lambda left: left.ground))
            return replace(answers, ceilings=kept)
        case Withdraw(answer, ground):
            if answer == "ceiling":
                kept = tuple(left for left in answers.ceilings if left.ground != ground)
                return replace(answers, ceilings=kept)
            return replace(answers, **{answer: None})
        case _:
            return replace(answers, **{name_of(action): action})
