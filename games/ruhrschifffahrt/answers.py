"""Answers left ahead: when they may be left, and how they are kept."""

from typing import Final, get_args

from msgspec.structs import replace

from games.engine.conditions import Gate, refused_as, seated
from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.ruhrschifffahrt import facts, purchase_rows, tile_use
from games.ruhrschifffahrt.actions import (
    Answer,
    AnswerName,
    LeaveChoice,
    LeavePurchases,
    LeaveSkip,
    LeaveStorages,
    Withdraw,
)
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import OVER, Answers, State

_RULE: Final = "DESIGN"
HIGHEST_LIMIT: Final = 99
MOST_PURCHASES: Final = 16
"""More than any phase 6 has room for."""
_PURCHASING: Final = 6
_NAMES: Final[tuple[AnswerName, ...]] = get_args(AnswerName)


# What the rules look at, and refusals in the order in which they are given


def running(state: State, seat: Seat) -> bool:
    """Whether the game still runs."""
    return state.phase != OVER


ANYBODYS: Final = (seated("no-such-seat", _RULE), Gate(running, refused_as("game-over", "7.0")))
"""Every seat may leave answers until the game is over. Whether one can be used is judged when it is reached."""


def has_choice(state: State, seat: Seat, action: LeaveChoice) -> bool:
    """Whether there is a choice in the round."""
    return action.round in facts.CHOICE_ROUNDS


def to_come(state: State, seat: Seat, action: LeaveChoice) -> bool:
    """Whether the round is still to come."""
    return action.round > state.round


def is_good(state: State, seat: Seat, action: LeaveChoice) -> bool:
    """Whether a coin or a point is chosen."""
    return action.what in tile_use.GOODS


def not_reached(state: State, seat: Seat) -> bool:
    """Whether the seat is not at its purchases."""
    return state.phase != _PURCHASING or seat != state.turn.seat


def not_over(state: State, seat: Seat) -> bool:
    """Whether the seat's purchases of this round are still to come."""
    return state.phase != _PURCHASING or seat in state.waiting


def within_limit(state: State, seat: Seat, action: LeavePurchases) -> bool:
    """Whether the limit is one that can be left."""
    return 0 <= action.most <= HIGHEST_LIMIT


def not_too_many(state: State, seat: Seat, action: LeavePurchases) -> bool:
    """Whether a phase 6 has room for all of them."""
    return len(action.purchases) <= MOST_PURCHASES


def too_many(state: State, seat: Seat, action: LeavePurchases) -> Violation:
    """No phase 6 has room for all of them."""
    return Violation("too-many-purchases", _RULE, {"count": len(action.purchases), "most": MOST_PURCHASES})


def all_on_board(state: State, seat: Seat, action: LeavePurchases) -> bool:
    """Whether the board has everything that is named."""
    return not any(purchase_rows.unknown_name(state, purchase) for purchase in action.purchases)


def not_on_board(state: State, seat: Seat, action: LeavePurchases) -> Violation:
    """The first name that the board does not have."""
    named = (purchase_rows.unknown_name(state, purchase) for purchase in action.purchases)
    return next(violation for violation in named if violation is not None)


def ranks_any(state: State, seat: Seat, action: LeaveStorages) -> bool:
    """Whether the ranking names anything."""
    return bool(action.storages)


def ranks_storages(state: State, seat: Seat, action: LeaveStorages) -> bool:
    """Whether the board has all storages of the ranking."""
    known = river_of(state).storages
    return all(storage in known for storage in action.storages)


def unknown_storage(state: State, seat: Seat, action: LeaveStorages) -> Violation:
    """The first storage that the board does not have."""
    known = river_of(state).storages
    return _unknown("unknown-storage", next(storage for storage in action.storages if storage not in known))


def ranks_once(state: State, seat: Seat, action: LeaveStorages) -> bool:
    """Whether no storage stands in the ranking twice."""
    return len(set(action.storages)) == len(action.storages)


def ranking_repeats(state: State, seat: Seat, action: LeaveStorages) -> Violation:
    """The first storage that stands in the ranking twice."""
    storages = action.storages
    twice = next(storage for place, storage in enumerate(storages) if storage in storages[:place])
    return Violation("ranking-repeats", _RULE, {"storage": twice})


def is_answer(state: State, seat: Seat, action: Withdraw) -> bool:
    """Whether there are such answers."""
    return action.answer in _NAMES


def is_left(state: State, seat: Seat, action: Withdraw) -> bool:
    """Whether the answer was left; an empty list of purchases is an answer too."""
    answers = state.seats[seat].answers
    match action.answer:
        case "choice":
            return any(left.round == action.round for left in answers.choices)
        case "skip":
            return action.round is None and answers.skip
        case "purchases":
            return action.round is None and answers.purchases is not None
        case "storages":
            return action.round is None and answers.storages is not None


def withdrawals(state: State, seat: Seat) -> tuple[Withdraw, ...]:
    """What withdraws all answers that a seat has left."""
    choices = [Withdraw("choice", left.round) for left in state.seats[seat].answers.choices]
    others = [Withdraw(name) for name in _NAMES if name != "choice"]
    return (*choices, *(one for one in others if is_left(state, seat, one)))


def _unknown(code: str, word: object) -> Violation:
    return Violation(code, _RULE, {"word": quoted(word)})


# Leaving


def leave(change: Change, action: Answer) -> None:
    """Keep the answer (or forget it); only the seat itself is told."""
    seat = change.seat
    own = change.of(seat)
    own.answers = _with(own.answers, action)
    round = action.round if isinstance(action, LeaveChoice | Withdraw) else None
    params = {"answer": name_of(action), "round": round or 0}
    kind = "answer_withdrawn" if isinstance(action, Withdraw) else "answer_left"
    change.tell(kind, _RULE, params, only=(seat,))


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
