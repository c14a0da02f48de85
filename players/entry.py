"""The way to a thought for a process that has it thought in another: what thinks is imported where it is done."""

import time
import traceback
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from games.engine.event import Seat

if TYPE_CHECKING:
    from games.engine.contract import AnyGame
    from players.levels import Level
    from players.mind import AnyMind, Item
    from players.thinking import Compared, Thought

    Decide: TypeAlias = Callable[[AnyMind, Any, Seat, Level, int, Callable[[], float]], Thought]
    """What a seat that must decide does; the last are the seed of chance and what says the seconds passed."""

LEAST_CHANGE: Final = 0.05
"""Changes of a worth that round to nothing are not told."""
RIVAL: Final = "rival"
"""Among what came later: the points of the best of the others."""


class Question(msgspec.Struct, frozen=True):
    """A decision to think about: the game, the stored state, who decides at which level, and by what chance.

    `board` is the fingerprint and the file of a board of the players' own, None for the game's. `begun` are the
    moves, in notation, by which somebody began a turn from there who wants to know how good that was.
    """

    game: str
    state: bytes
    seat: Seat
    level: str
    seed: int
    board: tuple[str, bytes] | None = None
    begun: tuple[str, ...] = ()


class Change(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What a plan changes of an item: how much more or less there is of it, and what that is worth in points.

    `what` is one of the ids that the items of a mind have.
    """

    what: str
    amount: float
    worth: float


class Considered(msgspec.Struct, frozen=True, omit_defaults=True):
    """A plan that was looked at: its actions in notation up to something final, what it is worth, what it changes.

    `worth` is in expected points less a share of the best other's; only differences of it mean anything.
    Where games were played on from all plans alike, as many as `games`, `later` says how what the seat has at
    their ends differs on average from what the first plan led to; they sum up to the difference of the worth,
    which may be off by so much as `unsure` says.
    """

    line: tuple[str, ...]
    worth: float
    changes: tuple[Change, ...] = ()
    later: tuple[Change, ...] = ()
    games: int = 0
    unsure: float = 0.0


class ThoughtError(Exception):
    """Thinking met a fault; the text says where. It goes from process to process, whatever the fault was."""


def think_of(question: Question) -> list[Considered]:
    """What the seat does next, and what that was compared with, the best first; raises ThoughtError."""
    return answer(question, _think)


def answer(question: Question, decide: "Decide") -> list[Considered]:
    """What is decided of a question, in notation; raises ThoughtError, whatever was the matter."""
    began = time.monotonic()
    try:
        return _answer(question, decide, lambda: time.monotonic() - began)
    except Exception as error:
        raise ThoughtError("".join(traceback.format_exception(error))) from None


def _answer(question: Question, decide: "Decide", passed: Callable[[], float]) -> list[Considered]:
    from games.engine.codec import decode_state
    from games.registry import GAMES
    from players.levels import level_of
    from players.minds import mind_of

    game, level = GAMES[question.game], level_of(question.level, question.game)
    if game.boards is not None and question.board is not None and not game.boards.known(question.board[0]):
        game.boards.recall(*question.board)
    state = decode_state(game, question.state)
    thought = decide(mind_of(game.id), state, question.seat, level, question.seed, passed)
    return [_in_notation(game, one) for one in thought.compared]


def _think(
    mind: "AnyMind", state: Any, seat: Seat, level: "Level", seed: int, passed: Callable[[], float]
) -> "Thought":
    from players.thinking import think

    return think(mind, state, seat, level, seed, lambda: passed() > level.seconds)


def _in_notation(game: "AnyGame", compared: "Compared") -> Considered:
    return Considered(
        tuple(game.notation(action) for action in compared.actions),
        round(compared.worth, 2),
        _told(item for item in compared.changes if abs(item.worth) >= LEAST_CHANGE),
        _told(compared.later),
        compared.games,
        round(compared.unsure, 2),
    )


def _told(items: "Iterable[Item]") -> tuple[Change, ...]:
    return tuple(Change(item.what, round(float(item.amount), 2), round(item.worth, 2)) for item in items)
