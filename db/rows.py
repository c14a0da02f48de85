"""The rows of the database as values. Columns that hold JSON are given as the text they are."""

from typing import Literal, TypeAlias

import msgspec

Status: TypeAlias = Literal["lobby", "running", "over", "abandoned"]


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table; see the schema for what each column means."""

    id: int
    game: str
    status: Status
    guild: int
    channel: int
    place: int
    language: str
    options: str
    host: int
    seed: str
    salt: str
    state: bytes | None
    seal: int
    finished_by: int | None
    reopen_from: int | None
    reopen_moves: str | None
    lobby_message: int | None
    turn_message: int | None
    told: int
    quiet_until: int
    quiet_seats: str
    signpost_message: int | None
    warned: str
    lost: int
    created_at: int
    changed_at: int


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: who holds it and the open turn; `user` is None while it waits for a successor."""

    table_id: int
    seat: int
    user: int | None
    name: str
    colour: str
    decision: int
    moves: str
    cut: str | None
    note: str


class LogRow(msgspec.Struct, frozen=True, kw_only=True):
    """One seal (or, with `seal` None, an answer left ahead): what was chosen and what it led to."""

    id: int
    table_id: int
    seal: int | None
    seat: int | None
    actions: str
    events: str
    learnt: str
    ends_turn: int
    undone: int | None
    at: int


class OutboxRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be told to a channel."""

    id: int
    table_id: int
    channel: int
    letter: str
    edits: int | None
    message: int | None
    status: Literal["waiting", "sending", "sent", "dropped"]
    attempts: int
    due: int
    at: int
    aside: int
    asks: str


class VoteRow(msgspec.Struct, frozen=True, kw_only=True):
    """A question put to seats of a table."""

    id: int
    table_id: int
    kind: Literal["undo", "abandon", "replace"]
    target: int | None
    successor: int | None
    successor_name: str | None
    opened_by: int
    asked: str
    needed: int
    status: Literal["open", "passed", "refused", "lapsed"]
    at: int
    lapses_at: int
