"""The way to a thought for a process that has it thought in another: what thinks is imported where it is done."""

import time
import traceback
from typing import TYPE_CHECKING, Final

import msgspec

from games.engine.event import Seat

if TYPE_CHECKING:
    from games.engine.contract import AnyGame
    from players.thinking import Compared

LEAST_CHANGE: Final = 0.05
"""Changes of a worth that round to nothing are not told."""


class Question(msgspec.Struct, frozen=True):
    """A decision to think about: the game, the stored state, who decides at which level, and by what chance.

    `board` is the fingerprint and the file of a board of the players' own, None for the game's.
    """

    game: str
    state: bytes
    seat: Seat
    level: str
    seed: int
    board: tuple[str, bytes] | None = None


class Change(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What a plan changes of an item: how much more or less there is of it, and what that is worth in points.

    `what` is one of the ids that the items of a mind have.
    """

    what: str
    amount: float
    worth: float


class Considered(msgspec.Struct, frozen=True):
    """A plan that was looked at: its actions in notation up to something final, what it is worth, what it changes.

    `worth` is in expected points less a share of the best other's; only differences of it mean anything.
    """

    line: tuple[str, ...]
    worth: float
    changes: tuple[Change, ...] = ()


class ThoughtError(Exception):
    """Thinking met a fault; the text says where. It goes from process to process, whatever the fault was."""


def think_of(question: Question) -> list[Considered]:
    """What the seat does next, and what that was compared with, the best first; raises ThoughtError."""
    began = time.monotonic()
    try:
        return _thought(question, began)
    except Exception as error:
        raise ThoughtError("".join(traceback.format_exception(error))) from None


def _thought(question: Question, began: float) -> list[Considered]:
    from games.engine.codec import decode_state
    from games.registry import GAMES
    from players.levels import level_of
    from players.minds import mind_of
    from players.thinking import think

    game, level = GAMES[question.game], level_of(question.level, question.game)
    if game.boards is not None and question.board is not None and not game.boards.known(question.board[0]):
        game.boards.recall(*question.board)
    state = decode_state(game, question.state)

    def expired() -> bool:
        return time.monotonic() - began > level.seconds

    thought = think(mind_of(game.id), state, question.seat, level, question.seed, expired)
    return [_in_notation(game, one) for one in thought.compared]


def _in_notation(game: "AnyGame", compared: "Compared") -> Considered:
    changes = [
        Change(item.what, round(float(item.amount), 2), round(item.worth, 2))
        for item in compared.changes
        if abs(item.worth) >= LEAST_CHANGE
    ]
    line = tuple(game.notation(action) for action in compared.actions)
    return Considered(line, round(compared.worth, 2), tuple(changes))
