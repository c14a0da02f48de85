"""What people do at a table beside moving: kept with who, as what and when, and read among the moves."""

import sqlite3
from typing import Final, Literal, TypeAlias

import msgspec

from bot.names import safe
from bot.tables.loaded import Call, Loaded
from bot.tables.rights import Role
from db import acts
from db.rows import ActRow

Actor: TypeAlias = Role | Literal["time"]
ACTS: Final = (
    "undo",
    "undo-overtaken",
    "withdrawn",
    "ended",
    "left",
    "returned",
    "conceded",
    "suspended",
    "reinstated",
    "resumed",
    "passed",
    "absent-due",
    "opened",
    "wanted",
    "joined",
    "departed",
    "declined",
    "invited",
    "lapsed",
    "appointed",
    "computer-added",
    "computer-removed",
    "computer-gave-way",
    "computer-failed",
    "hint",
    "hints-on",
    "hints-off",
    "language",
    "option",
    "preset",
    "patience",
    "pace",
    "clock",
    "clock-finished",
    "clock-passed",
    "clock-zero",
    "time-given",
    "reminders-on",
    "reminders-off",
    "nights",
    "named",
    "stays",
    "asked-to-stay",
    "vacated",
    "started",
    "rematch",
    "closed",
    "expelled",
    "relocated",
    "hidden",
    "rested",
    "rested-by-time",
    "woken",
    "shared",
    "struck",
    "precedents-accepted",
    "precedents-none",
    "rules-corrected",
)
"""The kinds of acts, beside those of the questions that are asked, passed, refused or lapsed."""
Facts: TypeAlias = dict[str, str | int]


class Act(msgspec.Struct, frozen=True):
    """An act as the log tells it: `kind` names its sentence, `facts` fill it; `name` is "" where time did it."""

    kind: str
    name: str
    role: str
    facts: Facts
    at: int


def write(
    connection: sqlite3.Connection, loaded: Loaded, call: Call, role: Role, kind: str, **facts: str | int
) -> None:
    """Write what somebody did, by the name that they have at the table where a moderator has hidden theirs."""
    name = call.name if role == "moderator" else _shown(loaded, call)
    _add(connection, loaded, call.user, name, role, kind, facts, call.now)


def called(call: Call) -> str:
    """The name of whoever asks, safe for Discord's text."""
    return safe(call.name)


def write_of_time(connection: sqlite3.Connection, loaded: Loaded, now: int, kind: str, **facts: str | int) -> None:
    """Write what nobody did, but time."""
    _add(connection, loaded, None, "", "time", kind, facts, now)


def act_in(stored: str | None) -> Act | None:
    """An act as the log keeps it, None where it cannot be read."""
    if stored is None:
        return None
    try:
        return act_of(msgspec.json.decode(stored, type=_Stored))
    except msgspec.MsgspecError:
        return None


def act_of(row: "ActRow | _Stored") -> Act | None:
    """An act as it was stored, None where its facts cannot be read."""
    try:
        return Act(row.kind, row.name, row.role, msgspec.json.decode(row.facts, type=Facts), row.at)
    except msgspec.MsgspecError:
        return None


def _shown(loaded: Loaded, call: Call) -> str:
    for seat in loaded.seats:
        if not seat.name and call.user in (seat.user, seat.owner):
            return loaded.party.plain_names[seat.seat]
    return call.name


class _Stored(msgspec.Struct, frozen=True):
    kind: str
    name: str
    role: str
    facts: str
    at: int


def _add(
    connection: sqlite3.Connection,
    loaded: Loaded,
    user: int | None,
    name: str,
    role: Actor,
    kind: str,
    facts: Facts,
    now: int,
) -> None:
    acts.add_act(
        connection,
        loaded.row.id,
        now,
        user=user,
        name=name,
        role=role,
        kind=kind,
        facts=facts,
    )
