"""Invitations to gathering tables: given, answered, lapsed; and whom one may call."""

import sqlite3
from collections.abc import Iterable
from typing import Final

import msgspec

from bot.errors import Refused
from bot.letters import InvitationLetter
from bot.names import safe
from bot.tables import acts, asking
from bot.tables.gathering import gathering
from bot.tables.loaded import Call, Loaded, load
from bot.tables.moderating import EXPELLED, may_invite
from bot.tables.rights import Role
from bot.tables.sealing import put_letter, show_card
from bot.tables.timed import Key, Timed
from db import invitations, tables
from db.rows import InvitationRow

TIME_TO_ANSWER: Final = 48 * 3600
"""Seconds after which an invitation lapses, from when its message stands in the channel."""
AGAIN_AFTER: Final = 48 * 3600
"""Seconds for which nobody is invited again to a table to which they said no, or which they left."""
MOST_CALLS: Final = 3
"""So often a user is mentioned by invitations within `CALLS_WITHIN`, over all tables."""
CALLS_WITHIN: Final = 24 * 3600
MOST_OPEN: Final = 10
"""So many invitations of a table can be open at once."""
ACCEPTS: Final = ("all", "known", "none")
"""From whom a user takes invitations; `known`: people they played with."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody to be invited."""

    user: int
    name: str


def give(
    connection: sqlite3.Connection, loaded: Loaded, call: Call, role: Role, guests: Iterable[Guest]
) -> tuple[Guest, ...]:
    """Invite guests by one message, without those who take no invitations from the caller; who was invited."""
    table, now = loaded.row.id, call.now
    takers = tuple(guest for guest in guests if _takes(connection, guest.user, call.user))
    if not takers:
        return ()
    called = tuple(guest.user for guest in takers if may_be_called(connection, guest.user, now))
    for guest in takers:
        invitations.invite(
            connection, table, guest.user, guest.name, now, now + TIME_TO_ANSWER, guest.user in called
        )
    names = {str(guest.user): safe(guest.name) for guest in takers}
    acts.write(connection, loaded, call, role, "invited", names=", ".join(names.values()))
    letter = InvitationLetter(
        name=safe(call.name), users=tuple(guest.user for guest in takers), called=called, names=names
    )
    put_letter(connection, loaded, letter, now)
    return takers


def invite(connection: sqlite3.Connection, call: Call, table_id: int, guest: Guest) -> str:
    """Invite one more to a gathering table, or once more; the key of a sentence. Raises Refused."""
    loaded, role = gathering(connection, call, table_id, "invite")
    name = safe(guest.name)
    if loaded.seat_of(guest.user) is not None:
        raise Refused("invited-seated", table=table_id, name=name)
    if loaded.people >= loaded.game.seats[-1]:
        raise Refused("table-full", table=table_id, seats=len(loaded.seats))
    if sum(one.status == "open" for one in loaded.invitations) >= MOST_OPEN:
        raise Refused("invited-many", most=MOST_OPEN)
    may_invite(connection, loaded, role, guest.user)
    _not_so_soon(invitations.invitation(connection, table_id, guest.user), name, call.now)
    called = may_be_called(connection, guest.user, call.now)
    if not give(connection, loaded, call, role, [guest]):
        raise Refused("invited-unwanted", names=name, count=1)
    show_card(connection, loaded, call.now)
    return "invited" if called else "invited-quietly"


def decline(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Decline the caller's invitation, one that lapsed as well; the key of a sentence. Raises Refused."""
    loaded, role = gathering(connection, call, table_id, "decline")
    given = invitations.invitation(connection, table_id, call.user)
    if given is None or given.status not in ("open", "lapsed", "declined"):
        raise Refused("not-invited", table=table_id)
    if given.status == "declined":
        return "declined"  # a second press is no second answer
    invitations.settle(connection, table_id, call.user, "declined", call.now)
    acts.write(connection, loaded, call, role, "declined")
    show_card(connection, loaded, call.now)
    return "declined"


def lapse(connection: sqlite3.Connection, key: Key, now: int) -> bool:
    """End an invitation that was not answered in time."""
    table_id, user = key
    given = invitations.invitation(connection, table_id, user)
    if given is None or given.status != "open" or not given.told or given.lapses_at > now:
        return False
    invitations.settle(connection, table_id, user, "lapsed", now)
    if tables.table(connection, table_id) is None:
        return False
    loaded = load(connection, table_id)
    acts.write_of_time(connection, loaded, now, "lapsed", name=safe(given.name))
    show_card(connection, loaded, now)
    return True


INVITATIONS: Final = Timed(
    "invitation", lambda c, _: invitations.next_lapse(c), invitations.due_invitations, asking.settled(lapse)
)


def may_be_called(connection: sqlite3.Connection, user: int, now: int) -> bool:
    """Whether one more invitation may mention a user now."""
    return invitations.mentions_since(connection, user, now - CALLS_WITHIN) < MOST_CALLS


def _takes(connection: sqlite3.Connection, user: int, inviter: int) -> bool:
    match invitations.accepts(connection, user):
        case "all":
            return True
        case "known":
            return invitations.played_together(connection, user, inviter)
        case _:
            return False


def _not_so_soon(given: InvitationRow | None, name: str, now: int) -> None:
    """Raises Refused where somebody is invited already, or said no a short time ago."""
    if given is None or given.status in ("lapsed", "vacated", EXPELLED):
        return
    if given.status == "open":
        raise Refused("invited-already", name=name)
    again = (given.settled_at or given.at) + AGAIN_AFTER
    if now < again:
        raise Refused("invited-too-soon", name=name, until=again)
