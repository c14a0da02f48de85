"""Rows of a list of one's own tables, as a test needs them."""

import msgspec

from bot.tables.own_tables import OwnTable
from bot.tables.seeing import Seen
from db.rows import OwnTableRow

ROW = OwnTableRow(
    id=1,
    name="",
    game="coal_baron",
    status="running",
    guild=1,
    channel=2,
    place=3,
    lobby_message=None,
    turn_message=None,
    resting=0,
    nudged_at=0,
    seat=0,
    suspended=0,
    conceded=0,
    passing=0,
    gone=0,
    missing_since=None,
    unanswered=0,
    waits_since=None,
    others_since=None,
)


def row(number: int, **other: object) -> OwnTableRow:
    return msgspec.structs.replace(ROW, id=number, **other)


def own(seen: Seen) -> OwnTable:
    """A table as it stands in the list of whoever has seen it."""
    at = seen.loaded.row
    return OwnTable(row(at.id, name=at.name, game=at.game, waits_since=5, others_since=5), 12)
