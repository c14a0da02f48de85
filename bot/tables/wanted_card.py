"""What a card that looks for players says of its table, as far as it has to be edited where that changes."""

import hashlib
from collections.abc import Sequence
from typing import Final

from db.rows import SeatRow, TableRow

WANTED: Final = "wanted"
"""For what such a card waits, as the outbox keeps it."""


def shown_of(table: TableRow, seats: Sequence[SeatRow]) -> str:
    """A mark that is another as soon as the card would say something else."""
    of_table = (table.name, table.language, table.options, table.patience, table.pace, table.clock, table.hours)
    said = repr((of_table, [(seat.user, seat.name, seat.computer) for seat in seats]))
    return hashlib.sha256(said.encode()).hexdigest()[:16]
