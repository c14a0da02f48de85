"""The turn that was finished last, as long as its seat may still take it back: one value in three columns."""

from typing import Any

import msgspec

from bot.errors import UNDECODABLE, Damaged
from bot.tables.presses import Presses, presses_in
from db.rows import TableRow
from games.engine.event import Seat


class Reopening(msgspec.Struct, frozen=True):
    """Whose turn it was, the seal of the position before it, and its presses without its end."""

    seat: Seat
    since: int
    presses: Presses | Damaged


def reopening_of(row: TableRow) -> Reopening | None:
    """What a table keeps of the turn finished last, None where nobody may take it back."""
    if row.finished_by is None or row.reopen_from is None or row.reopen_moves is None:
        return None
    try:
        presses: Presses | Damaged = presses_in(row.reopen_moves)
    except UNDECODABLE as error:
        presses = Damaged(row.id, "moves", f"of the turn that seat {row.finished_by} finished: {error}")
    return Reopening(row.finished_by, row.reopen_from, presses)


def columns_of(reopening: Reopening | None) -> dict[str, Any]:
    """The columns of a table that keep it."""
    if reopening is None:
        return {"finished_by": None, "reopen_from": None, "reopen_moves": None}
    return {
        "finished_by": reopening.seat,
        "reopen_from": reopening.since,
        "reopen_moves": reopening.presses,
    }
