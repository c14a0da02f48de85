"""Answers left ahead: when they may be left, and how they are kept."""

from typing import Final

from msgspec.structs import replace

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.ruhrschifffahrt import facts, tile_use
from games.ruhrschifffahrt.actions import (
    Answer,
    BuildInCity,
    BuildInDepot,
    BuildInPort,
    BuildLock,
    LeaveChoice,
    LeavePurchases,
    LeaveSkip,
    LeaveStorages,
    MoveInPort,
    Purchase,
    RepayDebt,
    UseInn,
    Withdraw,
)
from games.ruhrschifffahrt.move import Move
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import OVER, Answers, State

_RULE: Final = "DESIGN"
HIGHEST_LIMIT: Final = 99
MOST_PURCHASES: Final = 16
"""More than any phase 6 has room for."""
_PURCHASING: Final = 6


def violation_of_answer(state: State, seat: Seat, action: Answer) -> Violation | None:
    """Why the answer cannot be left or withdrawn, if so. Whether it can be used is judged when it is reached."""
    if not 0 <= seat < len(state.seats):
        return Violation("no-such-seat", _RULE, {"other": seat})
    if state.phase == OVER:
        return Violation("game-over", "7.0")
    match action:
        case LeaveChoice():
            return _violation_of_choice(state, action)
        case LeavePurchases():
            return _violation_of_purchases(state, seat, action)
        case LeaveSkip():
            return None
        case LeaveStorages(storages):
            return _violation_of_ranking(state, storages)
        case Withdraw():
            return _violation_of_withdrawing(state.seats[seat].answers, action)


def _unknown(code: str, word: object) -> Violation:
    return Violation(code, _RULE, {"word": quoted(word)})


def _violation_of_choice(state: State, action: LeaveChoice) -> Violation | None:
    if action.round not in facts.CHOICE_ROUNDS:
        return Violation("no-choice-in-round", "6.1", {"round": action.round})
    if action.round <= state.round:
        return Violation("choice-round-past", "6.1", {"round": action.round})
    return None if action.what in tile_use.GOODS else _unknown("unknown-good", action.what)


def _violation_of_ranking(state: State, storages: tuple[str, ...]) -> Violation | None:
    if not storages:
        return Violation("ranking-empty", "5.1")
    known = river_of(state).storages
    for place, storage in enumerate(storages):
        if storage not in known:
            return _unknown("unknown-storage", storage)
        if storage in storages[:place]:
            return Violation("ranking-repeats", _RULE, {"storage": storage})
    return None


def _violation_of_purchases(state: State, seat: Seat, action: LeavePurchases) -> Violation | None:
    if state.phase == _PURCHASING and seat == state.turn.seat:
        return Violation("purchases-reached", "6.6")
    if state.phase == _PURCHASING and seat not in state.waiting:
        return Violation("purchases-over", "6.6")
    if not 0 <= action.most <= HIGHEST_LIMIT:
        return Violation("limit-out-of-range", _RULE, {"most": HIGHEST_LIMIT})
    if len(action.purchases) > MOST_PURCHASES:
        return Violation("too-many-purchases", _RULE, {"count": len(action.purchases), "most": MOST_PURCHASES})
    named = (_violation_of_name(state, purchase) for purchase in action.purchases)
    return next((violation for violation in named if violation is not None), None)


def _violation_of_name(state: State, purchase: Purchase) -> Violation | None:
    """Whether a purchase names what the board does not have."""
    river = river_of(state)
    match purchase:
        case BuildLock(obstacle):
            return None if obstacle in river.obstacles else _unknown("unknown-obstacle", obstacle)
        case BuildInCity(city):
            return None if city in river.cities else _unknown("unknown-city", city)
        case BuildInDepot(dominion):
            return None if dominion in river.depots else _unknown("unknown-depot", dominion)
        case BuildInPort(country):
            return None if country in facts.COUNTRIES else _unknown("unknown-country", country)
        case MoveInPort(source, to):
            wrong = next((name for name in (source, to) if name not in facts.COUNTRIES), None)
            return None if wrong is None else _unknown("unknown-country", wrong)
        case UseInn(what):
            return None if what in tile_use.GOODS else _unknown("unknown-good", what)
        case RepayDebt():
            return None


def _violation_of_withdrawing(answers: Answers, action: Withdraw) -> Violation | None:
    answer = action.answer
    if answer == "choice":
        there = any(left.round == action.round for left in answers.choices)
    elif answer in ("purchases", "skip", "storages"):
        there = action.round is None and bool(_left(answers, answer))
    else:
        return _unknown("unknown-answer", answer)
    return None if there else Violation("no-answer", _RULE, {"answer": answer})


def _left(answers: Answers, answer: str) -> object:
    """What is left of an answer that is not a choice; an empty list of purchases is an answer too."""
    if answer == "skip":
        return answers.skip
    return (answers.purchases if answer == "purchases" else answers.storages) is not None


def leave(move: Move, action: Answer) -> None:
    """Keep the answer (or forget it); only the seat itself is told."""
    seat = move.seat
    own = move.of(seat)
    own.answers = _with(own.answers, action)
    round = action.round if isinstance(action, LeaveChoice | Withdraw) else None
    params = {"answer": name_of(action), "round": round or 0}
    kind = "answer_withdrawn" if isinstance(action, Withdraw) else "answer_left"
    move.tell(kind, _RULE, params, only=(seat,))


def name_of(action: Answer) -> str:
    """Which answer an action leaves or withdraws."""
    match action:
        case LeaveChoice():
            return "choice"
        case LeavePurchases():
            return "purchases"
        case LeaveSkip():
            return "skip"
        case LeaveStorages():
            return "storages"
        case Withdraw():
            return action.answer


def _with(answers: Answers, action: Answer) -> Answers:
    match action:
        case LeaveChoice():
            others = [left for left in answers.choices if left.round != action.round]
            choices = tuple(sorted((*others, action), key=lambda left: left.round))
            return replace(answers, choices=choices)
        case LeaveSkip():
            return replace(answers, skip=True)
        case Withdraw("choice", round):
            choices = tuple(left for left in answers.choices if left.round != round)
            return replace(answers, choices=choices)
        case Withdraw("skip"):
            return replace(answers, skip=False)
        case Withdraw(answer):
            return replace(answers, **{answer: None})
        case _:
            return replace(answers, **{name_of(action): action})
