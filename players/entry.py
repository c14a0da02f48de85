"""The way to a thought for a process that has it thought in another: what thinks is imported where it is done."""

import time
import traceback

import msgspec

from games.engine.event import Seat


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


class ThoughtError(Exception):
    """Thinking met a fault; the text says where. It goes from process to process, whatever the fault was."""


def think_of(question: Question) -> list[str]:
    """What the seat does next, as actions in notation up to something final; raises ThoughtError."""
    began = time.monotonic()
    try:
        return _thought(question, began)
    except Exception as error:
        raise ThoughtError("".join(traceback.format_exception(error))) from None


def _thought(question: Question, began: float) -> list[str]:
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
    return [game.notation(action) for action in thought.actions]
