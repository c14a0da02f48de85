"""What computers at tables decide: which of them is next, what it has to think about, and its turn played.

Thinking takes long, and a table may be another by its end. So a thought begins with a job, which says all that it
needs, and what came of it is played only where nothing that it depends on has changed.
"""

import hashlib
import sqlite3
from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from bot.tables import acts, asking, passing, questions
from bot.tables.loaded import Loaded, load
from bot.tables.presses import Presses
from db import boards, computers, tables, thoughts
from db.rows import SeatRow
from games.engine.bounds import State
from games.engine.codec import encode_state
from games.engine.contract import Transition, seals
from games.engine.event import Seat
from players.entry import Considered, Question

DIGITS: Final = 16
"""Hexadecimal digits of a seed."""


Decision: TypeAlias = tuple[int, int, Seat, str]
"""What a computer decides: at which table, after which seal, for which seat, at which level."""


class Job(msgspec.Struct, frozen=True):
    """A decision that a computer has to think about: whose, on which position, by what chance.

    `state` is as it is stored, `board` the fingerprint and the file of a board of the players' own. Equal
    decisions are equal jobs, so that after a restart the same is thought again.
    """

    table: int
    place: int
    seal: int
    seat: Seat
    level: str
    game: str
    state: bytes
    seed: int
    board: tuple[str, bytes] | None = None

    @property
    def decision(self) -> Decision:
        """What the job decides, whatever else it says."""
        return self.table, self.seal, self.seat, self.level

    @property
    def question(self) -> Question:
        """What is to be thought about."""
        return Question(self.game, self.state, self.seat, self.level, self.seed, self.board)


class NotFinal(Exception):
    """A computer's plan ended before anything became final."""


def job_of(connection: sqlite3.Connection, table_id: int, seat: Seat) -> Job | None:
    """What a computer has to think about; None where the position cannot be read, or it need not decide.

    A practice game may be gone by now.
    """
    if tables.table(connection, table_id) is None:
        return None
    loaded = load(connection, table_id)
    if not loaded.playable or seat not in loaded.active:
        return None
    row, game = loaded.row, loaded.game
    return Job(
        table=table_id,
        place=row.place,
        seal=row.seal,
        seat=seat,
        level=loaded.seats[seat].computer,
        game=row.game,
        state=encode_state(game, loaded.state),
        seed=seed_of(connection, loaded, seat, row.seed),
        board=board_of(connection, loaded),
    )


def play(connection: sqlite3.Connection, job: Job, compared: Sequence[Considered], now: int) -> bool:
    """Play the first of what was compared, and keep all of it with the line of the log; whether it was played.

    Nothing happens where the decision is another by now. Raises ActionError where an action is not legal, and
    NotFinal where nothing that the line does is final.
    """
    found = _still_to_decide(connection, job)
    if found is None:
        return False
    loaded, seat = found
    line = compared[0].line
    transitions = _played(loaded, seat.seat, line)
    presses: Presses = tuple((text,) for text in line[: len(transitions)])
    sealed = passing.seal_computers_turn(connection, loaded, seat, presses, transitions, now)
    thoughts.keep(connection, job.table, sealed, seat.seat, seat.computer, compared)
    _settle(connection, job.table, now)
    return True


def play_by_default(connection: sqlite3.Connection, job: Job, now: int) -> bool:
    """Take a computer's decision by the least harmful legal actions, as nothing was thought; whether it was."""
    found = _still_to_decide(connection, job)
    if found is None:
        return False
    loaded, seat = found
    acts.write_of_time(connection, loaded, now, "computer-failed", name=loaded.party.names[seat.seat])
    passing.pass_computer(connection, loaded, seat.seat, now)
    _settle(connection, job.table, now)
    return True


def _settle(connection: sqlite3.Connection, table_id: int, now: int) -> None:
    questions.recount_all(connection, table_id, now)
    asking.settle(connection, table_id, now)


def seed_of(connection: sqlite3.Connection, loaded: Loaded, seat: Seat, stem: str) -> int:
    """The chance of a decision: the same whenever it comes again, so that nobody undoes for a worse answer."""
    said = f"{stem} {computers.turns_that_hold(connection, loaded.row.id)} {seat}".encode()
    return int(hashlib.sha256(said).hexdigest()[:DIGITS], 16)


def board_of(connection: sqlite3.Connection, loaded: Loaded) -> tuple[str, bytes] | None:
    """The fingerprint and the file of a board of the players' own, None where they play on the game's."""
    if loaded.game.boards is None:
        return None
    mark = loaded.game.boards.played(loaded.state.options)
    data = boards.board(connection, mark)
    return None if data is None else (mark, data)


def _still_to_decide(connection: sqlite3.Connection, job: Job) -> tuple[Loaded, SeatRow] | None:
    """The table and the seat of a job, None where the decision is another by now, or may not be taken."""
    if not computers.one_goes_on(connection, job.table, job.seat):
        return None
    loaded = load(connection, job.table)
    if not loaded.playable or job.seat not in loaded.active:
        return None
    seat = loaded.seats[job.seat]
    return (loaded, seat) if (loaded.row.seal, seat.computer) == (job.seal, job.level) else None


def _played(loaded: Loaded, seat: Seat, line: Sequence[str]) -> list[Transition[State]]:
    """The transitions of a line as far as something final; raises ActionError, NotFinal."""
    game, state = loaded.game, loaded.state
    transitions: list[Transition[State]] = []
    for text in line:
        action = game.parse(text)
        transitions.append(game.apply(state, seat, action))
        after = transitions[-1]
        if action == game.end_turn or after.fired or seals(game, state, after):
            return transitions
        state = after.state
    raise NotFinal(f"table {loaded.row.id}, seat {seat}: nothing final in {len(line)} actions")
