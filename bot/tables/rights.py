"""Who may do what at a table: one table of role by act, and one function that everything asks.

A person may have several roles. What a role may do only under a condition of time or of place is said by the
functions that `may` asks, not by whoever calls it.
"""

import sqlite3
from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from bot.errors import Refused
from bot.tables.loaded import Call, Loaded, load
from db.rows import TableRow

Role: TypeAlias = Literal["opener", "moderator", "seat", "member", "stranger"]
"""`opener`: who opened the gathering table or was named in their place; `moderator`: has Manage Messages in the
table's channel, with a seat or without; `member`: of the table's server, without a seat; `stranger`: from another
server, without a seat."""

Act: TypeAlias = Literal[
    "look",  # board, log, status, the way there
    "join",  # take a seat of a gathering table
    "apply",  # ask for a seat of a running game that waits for a successor
    "decline",
    "leave",
    "stay",  # say that one still wants to play at a gathering table
    "language",  # of public texts
    "options",  # options, preset, name, limit of a gathering table
    "invite",
    "computer",  # add one to a gathering table, or take one out
    "appoint",  # name another opener
    "start",
    "play",  # moves, answers left ahead, taking back, notes, putting a reminder off
    "undo",
    "ask",  # stop, pause, going on without a seat, a dispute, a repair
    "vote",
    "concede",
    "return",  # come back to a seat that was passed or given up
    "relocate",  # carry the table to another channel
    "wake",
    "rematch",
    "close",  # a gathering table
    "expel",  # take somebody out of a gathering table
    "rest",
    "end",  # a game that nobody at the table can end
    "suspend",  # a seat, for conduct
    "reinstate",
    "hide",  # a text that a player wrote
    "share",  # show the table a section of the rules
    "strike",  # a precedent of the channel
]

RIGHTS: Final[Mapping[Act, frozenset[Role]]] = {
    "look": frozenset({"seat", "member"}),
    "join": frozenset({"member"}),
    "apply": frozenset({"member"}),
    "decline": frozenset({"member"}),
    "leave": frozenset({"seat"}),
    "stay": frozenset({"seat"}),
    "language": frozenset({"opener", "moderator", "seat"}),
    "options": frozenset({"opener", "moderator", "seat"}),
    "invite": frozenset({"opener", "moderator", "seat"}),
    "computer": frozenset({"opener", "moderator", "seat"}),
    "appoint": frozenset({"opener", "moderator"}),
    "start": frozenset({"opener", "moderator", "seat"}),
    "play": frozenset({"seat"}),
    "undo": frozenset({"seat"}),
    "ask": frozenset({"seat"}),
    "vote": frozenset({"seat"}),
    "concede": frozenset({"seat"}),
    "return": frozenset({"seat", "member"}),
    "relocate": frozenset({"moderator", "seat"}),
    "wake": frozenset({"moderator", "seat"}),
    "rematch": frozenset({"seat"}),
    "close": frozenset({"moderator"}),
    "expel": frozenset({"moderator"}),
    "rest": frozenset({"moderator"}),
    "end": frozenset({"moderator"}),
    "suspend": frozenset({"moderator"}),
    "reinstate": frozenset({"moderator"}),
    "hide": frozenset({"moderator"}),
    "share": frozenset({"seat", "moderator"}),
    "strike": frozenset({"moderator"}),
}
STRONGEST: Final[tuple[Role, ...]] = ("opener", "seat", "moderator", "member")
"""As what somebody with several roles does something: the first of these that may."""
OPENERS_FOR_A_DAY: Final[frozenset[Act]] = frozenset({"options", "invite", "computer", "start"})
"""What belongs to the opener (and to moderators) until a day has passed since somebody last sat down."""
A_DAY: Final = 24 * 3600
ALONE: Final[frozenset[Act]] = frozenset({"look", "play", "undo", "wake"})
"""What there is to do in a practice game; all else is for tables with others."""
ON_SEATS: Final[frozenset[Act]] = frozenset({"expel", "end", "suspend", "reinstate"})
"""Acts on others' seats: not for a moderator who sits at the table, or may come back to a seat there."""


def roles_of(loaded: Loaded, call: Call) -> frozenset[Role]:
    """What somebody is at a table."""
    seat = loaded.seat_of(call.user)
    if call.guild != loaded.row.guild:
        return frozenset({"stranger"}) if seat is None else frozenset({"seat"})
    roles: set[Role] = {"member"} if seat is None else {"seat"}
    if loaded.row.opener == call.user and loaded.row.status == "lobby":
        roles.add("opener")
    if call.moderates in (loaded.row.place, loaded.row.channel):
        roles.add("moderator")
    return frozenset(roles)


def may(act: Act, loaded: Loaded, call: Call) -> Role:
    """As what somebody does it: the role that gives the right. Raises Refused where none does."""
    held = roles_of(loaded, call)
    if "stranger" in held:
        raise Refused("table-unknown", table=loaded.row.id)  # what other servers play is no concern of theirs
    if loaded.row.practice and act not in ALONE:
        raise Refused(alone(loaded.row))
    for role in STRONGEST:
        if role in held & RIGHTS[act] and _holds(act, role, loaded, call):
            return role
    raise Refused(_refusal(act, held, loaded, call), table=loaded.row.id, **_said(act, loaded))


def alone(row: TableRow) -> str:
    """Why nothing that is for tables with others is done in a practice game; where one is over, none is meant."""
    return "practice-alone" if row.status == "running" else "no-table-here"


def allows(act: Act, loaded: Loaded, call: Call) -> bool:
    """Whether somebody may do it, where only a control is to be shown or not."""
    try:
        may(act, loaded, call)
    except Refused:
        return False
    return True


def may_manage(call: Call) -> None:
    """Raises Refused where somebody does not manage the server in which they ask, as in a direct message."""
    if not call.manages or not call.guild:
        raise Refused("managers-only")


def load_running(connection: sqlite3.Connection, call: Call, table_id: int) -> Loaded:
    """A running table for whoever may know of it; raises Refused where it has not begun or is over."""
    loaded = load(connection, table_id)
    may("look", loaded, call)
    in_play(loaded)
    return loaded


def in_play(loaded: Loaded) -> None:
    """Raises Refused where a game has not begun or is over."""
    if loaded.row.status != "running":
        raise Refused(f"table-is-{loaded.row.condition}", table=loaded.row.called)


def starts_freely(loaded: Loaded, now: int) -> bool:
    """Whether any seat may start and choose options, because the opener has let a day pass."""
    return now - loaded.row.joined_at >= A_DAY or loaded.seat_of(loaded.row.opener) is None


def _suspended(loaded: Loaded, call: Call) -> bool:
    seat = loaded.seat_of(call.user)
    return seat is not None and bool(seat.suspended)


def _holds(act: Act, role: Role, loaded: Loaded, call: Call) -> bool:
    if role == "seat" and act != "look" and _suspended(loaded, call):
        return False
    if role == "seat" and act in OPENERS_FOR_A_DAY:
        return starts_freely(loaded, call.now)
    if role == "moderator" and act in ON_SEATS:
        # Who left a seat that waits for them comes back with one press: they play.
        return not any(call.user in (seat.user, seat.owner) for seat in loaded.seats)
    return True


def _refusal(act: Act, held: frozenset[Role], loaded: Loaded, call: Call) -> str:
    if "moderator" in held and act in ON_SEATS:
        return "moderator-plays"
    if "moderator" in RIGHTS[act] and "seat" not in RIGHTS[act] and "opener" not in RIGHTS[act]:
        return "moderators-only"
    if "seat" in RIGHTS[act] and _suspended(loaded, call):
        return "seat-suspended"
    if act in OPENERS_FOR_A_DAY and "seat" in held:
        return "openers-for-a-day"
    if act == "appoint":
        return "openers-only"
    return "already-seated" if "seat" in held else "not-seated"


def _said(act: Act, loaded: Loaded) -> dict[str, str | int]:
    if act not in OPENERS_FOR_A_DAY:
        return {}
    opener = loaded.seat_of(loaded.row.opener)
    name = "" if opener is None else loaded.party.names[opener.seat]
    return {"name": name, "from": loaded.row.joined_at + A_DAY}
