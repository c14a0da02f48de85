"""Which seats count when a table decides something, and why one does not. Pure: rows and instants in."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from db.rows import SeatRow, WaitRow
from db.waits import MOST_OUT_OF_TIME
from games.engine.event import Seat

PATIENCE: Final = 7 * 24 * 3600
"""Seconds without a move after which a seat no longer counts, unless the table chose otherwise."""
DECISIONS: Final = 5
"""So many decisions together, the present one included, are measured against a multiple of the table's limit."""
MOST_LIMITS: Final = 3
"""The multiple of the limit beyond which that many decisions are too slow."""

Reason: TypeAlias = Literal["empty", "computer", "suspended", "conceded", "gone", "silent", "slow"]
"""Why a seat does not count; `computer`: one plays it, and has no voice, `gone`: its user left the server,
`silent`: no move within the table's limit."""
AT_ONCE: Final[frozenset[Reason]] = frozenset({"empty", "suspended", "conceded", "gone"})
"""Reasons for which nobody needs to be given time."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """What decides whether a seat counts: who holds it, the wait for it (None: it need not decide), and how long
    its newest decisions took, in seconds, newest first."""

    seat: SeatRow
    wait: WaitRow | None = None
    paces: tuple[int, ...] = ()


def why_not(standing: Standing, patience: int, now: int) -> Reason | None:
    """Why a seat does not count, None where it counts. `now` is the instant until which the table's time ran."""
    seat, wait = standing.seat, standing.wait
    now = ran_until(wait, now)
    if seat.computer:
        return "computer"
    if seat.user is None:
        return "empty"
    if seat.suspended:
        return "suspended"
    if seat.conceded:
        return "conceded"
    if seat.gone:
        return "gone"
    if wait is not None and wait.told and now - max(wait.since, wait.moved_at or 0) > patience:
        return "silent"
    if seat.out_of_time >= MOST_OUT_OF_TIME:
        return "silent"  # the clock passed it again and again
    if seat.passing:
        return "silent"  # the others went on without it, and it has not come back
    return "slow" if _spent(standing, now) > MOST_LIMITS * patience else None


def counts_until(standing: Standing, patience: int) -> int | None:
    """When a seat that counts stops to by time alone, None where no time of it runs."""
    wait = standing.wait
    if wait is None or not wait.told or wait.still_since is not None:
        return None
    silent = max(wait.since, wait.moved_at or 0) + patience
    slow = wait.since + MOST_LIMITS * patience - sum(standing.paces[: DECISIONS - 1])
    return min(silent, slow) + 1


def counting_seats(standings: Iterable[Standing], patience: int, now: int) -> tuple[Seat, ...]:
    """The seats held by a person who is there, in order."""
    return tuple(one.seat.seat for one in standings if why_not(one, patience, now) is None)


def majority(voters: Sequence[Seat]) -> int:
    """How many of the voters are more than half."""
    return len(voters) // 2 + 1


def ran_until(wait: WaitRow | None, now: int) -> int:
    """The instant until which the time of a wait ran: that until which the table's ran, or its own did."""
    return now if wait is None or wait.still_since is None else min(now, wait.still_since)


def waited(wait: WaitRow, now: int) -> int:
    """Seconds that a decision has taken so far, as far as they count."""
    return max(0, ran_until(wait, now) - wait.since) if wait.told else 0


def _spent(standing: Standing, now: int) -> int:
    """Seconds that the newest decisions took together, the present one included."""
    if standing.wait is None:
        return sum(standing.paces[:DECISIONS])
    return waited(standing.wait, now) + sum(standing.paces[: DECISIONS - 1])
