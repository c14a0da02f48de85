"""Carrying a table to another channel: by a seat when its own is gone or taken, by a moderator at any time."""

import sqlite3

from bot.errors import Refused
from bot.letters import Letter, LobbyLetter, NoticeLetter, PinLetter, SignpostLetter, TurnLetter
from bot.tables import acts, resting, time_left, waiting
from bot.tables.asking import settle_wanted
from bot.tables.loaded import Call, Loaded, load, own_seat
from bot.tables.positions import kept
from bot.tables.rights import Role, may, roles_of
from bot.tables.sealing import put_letter, show_card
from bot.tables.serverwide import Spot, check_spot
from db import invitations, outbox, tables, waits
from db.rows import NOWHERE, TableRow


def lose(connection: sqlite3.Connection, place: int, now: int) -> None:
    """Record that a channel or thread is gone: its games wait to be moved, its gathering tables are closed."""
    if place == NOWHERE:  # what was never anywhere cannot be gone, and all practice games are there
        return
    for row in tables.tables_at(connection, place):
        if row.status == "lobby":
            tables.change_table(connection, row.id, status="abandoned", changed_at=now, seats_due=None)
            invitations.settle_all(connection, row.id, "withdrawn", now)
            settle_wanted(connection, row.id, now)
        else:
            tables.change_table(connection, row.id, lost=1)
            time_left.stand(connection, row, waiting.running_until(row, now))
            waits.untell(connection, row.id, now)


def relocate(
    connection: sqlite3.Connection,
    call: Call,
    table_id: int,
    place: int,
    guild: int | None = None,
    parent: int = 0,
    usable: tuple[int, ...] | None = None,
) -> str:
    """Go on with a table in another channel of its server: any seat once its place is gone, a moderator always.

    Raises Refused, as where the server wants no tables. `guild` is the server of the new place; see `Spot` for
    `parent` and `usable`. A table of which the position cannot be read is carried
    along, to be given up there.
    """
    loaded = load(connection, table_id)
    role = _as_what(loaded, call)
    if guild is not None and guild != loaded.row.guild:
        raise Refused("move-within-server", table=table_id)
    if role != "moderator" and not loaded.row.lost and not _displaced(connection, loaded.row):
        raise Refused("place-not-lost", place=loaded.row.place)
    if place == loaded.row.place and not loaded.row.lost:
        raise Refused("place-the-same", table=table_id)
    check_spot(connection, Spot(loaded.row.guild, place, parent, usable))
    others = resting.others_at(connection, place, table_id)
    if others:
        raise Refused("place-occupied", table=others[0].id)
    acts.write(connection, loaded, call, role, "relocated", place=place)
    _carry(connection, loaded, place, call.now)
    if loaded.row.resting:
        resting.wake_as(connection, load(connection, table_id), call, role, calling=False)
    moved = load(connection, table_id)
    if moved.row.status == "lobby":
        show_card(connection, moved, call.now)
    else:
        _tell_anew(connection, moved, call.now)
    return "relocated"


def _displaced(connection: sqlite3.Connection, row: TableRow) -> bool:
    """Whether another table took the channel of one at rest: it could not be woken there."""
    return bool(row.resting) and bool(resting.others_at(connection, row.place, row.id))


def _as_what(loaded: Loaded, call: Call) -> Role:
    """As what somebody moves a table; who sits there and moderates does it as a seat where a seat may."""
    role = may("relocate", loaded, call)
    status = loaded.row.status
    if status == "running" and role == "seat":
        own_seat(loaded, call.user)
    if "moderator" in roles_of(loaded, call) and not loaded.row.lost:
        role = "moderator"
    if status not in ("running", "lobby") or (status == "lobby" and role != "moderator"):
        raise Refused(f"table-is-{loaded.row.condition}", table=loaded.row.id)
    return role


def _carry(connection: sqlite3.Connection, loaded: Loaded, place: int, now: int) -> None:
    """Let a table stand elsewhere: what waits is told there, what stays behind says where it went."""
    row = loaded.row
    outbox.move(connection, row.id, place, now, lost=bool(row.lost))
    if not row.lost:
        _leave_behind(connection, row, place, now)
    tables.change_table(
        connection,
        row.id,
        place=place,
        channel=place,
        lost=0,
        turn_message=None,
        lobby_message=None,
        signpost_message=None,
    )


def _leave_behind(connection: sqlite3.Connection, row: TableRow, place: int, now: int) -> None:
    """The card leads to the new channel, the signpost is unpinned; turn messages end when the next one stands."""
    if row.lobby_message is not None:
        gone = NoticeLetter(key="notice-moved-away", values={"to": place})
        letter: Letter = gone if row.status == "lobby" else LobbyLetter()
        _edit(connection, row, row.channel, row.lobby_message, letter, now)
    if row.signpost_message is not None:
        _edit(connection, row, row.place, row.signpost_message, PinLetter(pinned=False), now)
    if row.status == "running":
        notice = NoticeLetter(key="notice-moved-away", values={"to": place})
        outbox.put(connection, row.id, row.place, notice, now)


def _edit(
    connection: sqlite3.Connection, row: TableRow, channel: int, message: int, letter: Letter, now: int
) -> None:
    outbox.put(connection, row.id, channel, letter, now, edits=message)


def _tell_anew(connection: sqlite3.Connection, moved: Loaded, now: int) -> None:
    if not moved.playable:
        put_letter(connection, moved, NoticeLetter(key="notice-moved-unreadable"), now)
        return
    put_letter(connection, moved, SignpostLetter(), now)
    position = kept(moved.game, moved.state)
    letter = TurnLetter(position=position, asked=moved.active, events=(), news="news-moved")
    put_letter(connection, moved, letter, now)
