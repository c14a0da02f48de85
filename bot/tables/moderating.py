"""What moderators do about a gathering table: close it, take somebody out of it."""

import sqlite3

from bot.errors import Refused
from bot.letters import LobbyLetter, NoticeLetter
from bot.tables import acts
from bot.tables.gathering import close, gathering
from bot.tables.loaded import Call, Loaded
from bot.tables.rights import Role
from bot.tables.sealing import put_letter, show_card
from bot.tables.staying import keep_only, others_than, record_answer
from db import invitations

EXPELLED = "expelled"


def close_lobby(connection: sqlite3.Connection, call: Call, table_id: int) -> str:
    """Close a gathering table, by a moderator; one who sits there may as well.

    No weapon: nothing was played, anybody may open the same again at once, and all are told who closed it.
    """
    loaded, role = gathering(connection, call, table_id, "close")
    acts.write(connection, loaded, call, role, "closed")
    close(connection, loaded, call.now)
    _tell_closed(connection, loaded, call)
    return "closed"


def expel(connection: sqlite3.Connection, call: Call, table_id: int, user: int) -> str:
    """Take somebody out of a gathering table, by a moderator who has no seat there.

    They sit there again only once its opener or a moderator invites them. They are meant by their user, because
    the seats of a gathering table close up when one is freed.
    """
    loaded, role = gathering(connection, call, table_id, "expel")
    seat = loaded.seat_of(user)
    if seat is None:
        raise Refused("player-unknown", table=table_id)
    name = loaded.party.names[seat.seat]
    users = others_than(loaded, user)
    invitations.expel(connection, table_id, user, seat.name, call.now)
    acts.write(connection, loaded, call, role, "expelled", seat=name)
    keep_only(connection, loaded, users, call.now)
    if not users:
        _tell_closed(connection, loaded, call)
        return "expelled-last"
    record_answer(connection, loaded, call.now)
    show_card(connection, loaded, call.now, LobbyLetter(expelled=name))
    return "expelled"


def not_expelled(connection: sqlite3.Connection, table_id: int, user: int) -> None:
    """Raises Refused for who was taken out of a gathering table and not invited since."""
    if invitations.status_of(connection, table_id, user) == EXPELLED:
        raise Refused("was-expelled", table=table_id)


def may_invite(connection: sqlite3.Connection, loaded: Loaded, role: Role, user: int) -> None:
    """Raises Refused where somebody in a role would invite who was taken out by a moderator."""
    if role not in ("opener", "moderator"):
        not_expelled(connection, loaded.row.id, user)


def _tell_closed(connection: sqlite3.Connection, loaded: Loaded, call: Call) -> None:
    put_letter(connection, loaded, NoticeLetter(key="notice-closed", values={"name": acts.called(call)}), call.now)
