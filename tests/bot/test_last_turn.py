"""Where a learner's last turn begins in the log: so what the guide tells now, and what it told before."""

from typing import Any

import pytest

from bot.tables.learning import last_turn_of
from db.rows import LogRow

ME, OTHER = 1, 2
BEGINNING = (None, False)
"""The line of the deal."""


def lines(*made: tuple[int | None, bool]) -> list[LogRow]:
    """Lines of the log: by which seat each, and whether that ended a turn."""
    columns: dict[str, Any] = dict.fromkeys(LogRow.__struct_fields__, 0)
    return [
        LogRow(**(columns | {"id": number, "seat": seat, "ends_turn": int(ends)}))
        for number, (seat, ends) in enumerate(made, start=1)
    ]


@pytest.mark.parametrize(
    ("made", "first"),
    [
        ((BEGINNING,), 0),
        ((BEGINNING, (OTHER, True)), 0),
        ((BEGINNING, (OTHER, True), (ME, True), (OTHER, True)), 2),
        ((BEGINNING, (ME, True), (OTHER, True), (ME, True), (OTHER, True)), 3),
        ((BEGINNING, (ME, True), (ME, True), (OTHER, True)), 2),
        ((BEGINNING, (OTHER, True), (ME, False), (ME, False), (ME, True), (OTHER, True)), 2),
        ((BEGINNING, (ME, True), (OTHER, True), (ME, False)), 1),
    ],
    ids=["nothing", "others", "once", "twice", "in a row", "in several lines", "in the middle of one"],
)
def test_the_last_turn_begins_where_it_was_begun(made: tuple[tuple[int | None, bool], ...], first: int) -> None:
    assert last_turn_of(lines(*made), ME) == first
