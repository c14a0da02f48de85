"""What a result says beside the points: whose seat was given up, suspended, passed or taken over."""

import sqlite3
from collections.abc import Sequence

from bot.letters import Remark
from db import history, votes
from db.rows import SeatRow

TAKEN = ("replace", "passed")
"""Kind and status of the question by which somebody took a seat over."""


def of_seats(seats: Sequence[SeatRow]) -> tuple[Remark, ...]:
    """What the seats themselves say."""
    found: list[Remark] = []
    for seat in seats:
        if seat.conceded:
            found.append(Remark("conceded", seat.seat))
        if seat.suspended:
            found.append(Remark("suspended", seat.seat))
        if seat.empty:
            found.append(Remark("empty", seat.seat))
        if seat.computer and seat.name:  # it has come for somebody
            found.append(Remark("replaced", seat.seat))
    return tuple(found)


def of_table(connection: sqlite3.Connection, table_id: int, seats: Sequence[SeatRow]) -> tuple[Remark, ...]:
    """What the seats, the log and the questions of a table say."""
    found = list(of_seats(seats))
    replaced = [vote for vote in votes.votes(connection, table_id) if (vote.kind, vote.status) == TAKEN]
    known = {remark.seat for remark in found if remark.kind == "replaced"}
    found += [Remark("replaced", seat) for seat in sorted({vote.target or 0 for vote in replaced} - known)]
    passed = history.passed_turns(connection, table_id)
    found += [Remark("passed", seat, count) for seat, count in sorted(passed.items())]
    found = [remark for remark in found if remark.seat in range(len(seats))]  # the log may be damaged
    return tuple(sorted(found, key=lambda remark: remark.seat))
