"""What is stored about people: where it stands, and what of it is about one user.

A new column that holds a user, a name, or what somebody chose, wrote or did belongs to one of these kinds, and to
the list in docs/hosting.md; a test compares both with the columns of the database.
"""

import sqlite3
from typing import Any, Final, NamedTuple

from db.query import update

Rows = list[dict[str, Any]]


class Kind(NamedTuple):
    """A kind of what is stored: its columns, and the rows about user ?1."""

    name: str
    columns: tuple[str, ...]
    sql: str


_MY_SEATS: Final = "(SELECT table_id, seat FROM seats WHERE user = ?1)"
KINDS: Final[tuple[Kind, ...]] = (
    Kind(
        "settings",
        (
            *("users.user", "users.language", "users.invitations", "users.zone", "users.wakes", "users.sleeps"),
            *("users.asked_hours", "users.reminders", "users.remind_gap"),
            *("users.ping_turn", "users.ping_reminder", "users.ping_question", "users.ping_next"),
            "users.pictures",
        ),
        "SELECT * FROM users WHERE user = ?1",
    ),
    Kind(
        "absences",
        (
            *(
                "absences.user",
                "absences.first_day",
                "absences.last_day",
                "absences.starts_at",
                "absences.ends_at",
            ),
            *("absences.shown", "wishes.choice", "wishes.over"),
        ),
        """SELECT absences.*, table_id, choice, over FROM absences
           LEFT JOIN wishes ON wishes.absence = absences.id
           WHERE user = ?1 ORDER BY starts_at, table_id""",
    ),
    Kind(
        "seats",
        (
            *("seats.user", "seats.owner", "seats.name", "seats.note", "seats.moves", "seats.conceded"),
            *("seats.suspended", "seats.passing", "seats.looked_at", "seats.missing_since", "seats.gone"),
            *(
                "seats.barred_until",
                "seats.unanswered",
                "seats.time_left",
                "seats.incremented",
                "seats.out_of_time",
            ),
            *("seats.away", "seats.back", "seats.away_used", "seats.away_due"),
            *("seats.next_told", "seats.disputed"),
        ),
        """SELECT seats.*, tables.status AS table_status FROM seats JOIN tables ON tables.id = seats.table_id
           WHERE seats.user = ?1 OR (seats.owner = ?1 AND seats.user IS NULL) ORDER BY table_id""",
    ),
    Kind(
        "moves",
        ("log.seat", "log.actions", "log.at"),
        f"""SELECT log.table_id, log.seal, log.seat, log.actions, log.at, log.undone FROM log
            JOIN {_MY_SEATS} AS mine ON mine.table_id = log.table_id AND mine.seat = log.seat ORDER BY log.id""",
    ),
    Kind(
        "refusals",
        ("refusals.seat", "refusals.tried", "refusals.violation", "refusals.at"),
        f"""SELECT refusals.table_id, refusals.seat, refusals.tried, refusals.violation, refusals.at FROM refusals
            JOIN {_MY_SEATS} AS mine ON mine.table_id = refusals.table_id AND mine.seat = refusals.seat
            ORDER BY refusals.id""",
    ),
    Kind(
        "repairs",
        ("proposals.user", "proposals.changes", "proposals.reason"),
        "SELECT * FROM proposals WHERE user = ?1 ORDER BY table_id",
    ),
    Kind(
        "waits",
        (
            *("waits.since", "waits.moved_at", "waits.touched_at", "waits.barred", "waits.reminded"),
            *("waits.snoozed_until", "waits.nudged"),
            *("waits.clock_hours", "waits.clock_used", "waits.clock_since", "waits.still_since", "waits.stood"),
        ),
        f"""SELECT waits.* FROM waits
            JOIN {_MY_SEATS} AS mine ON mine.table_id = waits.table_id AND mine.seat = waits.seat""",
    ),
    Kind(
        "paces",
        ("paces.seconds",),
        f"""SELECT paces.table_id, paces.seat, paces.seconds FROM paces
            JOIN {_MY_SEATS} AS mine ON mine.table_id = paces.table_id AND mine.seat = paces.seat""",
    ),
    Kind(
        "opened",
        ("tables.host", "tables.name"),
        "SELECT id, host, name, status, guild, channel, created_at FROM tables WHERE host = ?1 ORDER BY id",
    ),
    Kind(
        "acts",
        ("acts.user", "acts.name", "acts.role", "acts.kind", "acts.facts", "acts.at"),
        "SELECT table_id, user, name, role, kind, facts, at FROM acts WHERE user = ?1 ORDER BY id",
    ),
    Kind(
        "questions",
        ("votes.successor", "votes.successor_name", "votes.opened_by", "votes.facts"),
        f"""SELECT id, table_id, kind, target, successor, successor_name, opened_by, facts, status, at FROM votes
            WHERE successor = ?1 OR (table_id, opened_by) IN {_MY_SEATS} ORDER BY id""",
    ),
    Kind(
        "ballots",
        ("ballots.seat", "ballots.choice"),
        f"""SELECT votes.table_id, ballots.vote, ballots.seat, ballots.choice
            FROM {_MY_SEATS} AS mine JOIN votes ON votes.table_id = mine.table_id
            JOIN ballots ON ballots.vote = votes.id AND ballots.seat = mine.seat ORDER BY ballots.vote""",
    ),
    Kind(
        "disputes",
        ("disputes.seat", "disputes.tried", "disputes.violation"),
        f"""SELECT disputes.table_id, vote, disputes.seat, rule, tried, violation FROM disputes
            JOIN {_MY_SEATS} AS mine ON mine.table_id = disputes.table_id AND mine.seat = disputes.seat
            ORDER BY vote""",
    ),
    Kind(
        "rulings",
        ("rulings.seat", "rulings.text", "precedents.ruling"),
        f"""SELECT disputes.table_id, rulings.vote, rulings.seat, rulings.text, precedents.ruling
            FROM {_MY_SEATS} AS mine JOIN disputes ON disputes.table_id = mine.table_id
            JOIN rulings ON rulings.vote = disputes.vote AND rulings.seat = mine.seat
            LEFT JOIN precedents ON precedents.table_id = mine.table_id AND precedents.ruling = rulings.text
            ORDER BY rulings.vote""",
    ),
    Kind(
        "invitations",
        (
            *("invitations.user", "invitations.name", "invitations.status", "invitations.mentioned"),
            *("invitations.at", "invitations.settled_at"),
        ),
        "SELECT * FROM invitations WHERE user = ?1 ORDER BY id",
    ),
    Kind(
        "wanted",
        ("wanted.user", "wanted.at"),
        "SELECT * FROM wanted WHERE user = ?1 ORDER BY table_id",
    ),
    Kind(
        "direct",
        ("directs.user", "directs.channel", "directs.refused_at", "directs.told"),
        "SELECT * FROM directs WHERE user = ?1",
    ),
    Kind(
        "messages",
        ("outbox.recipient",),
        """SELECT id, table_id, recipient, message, edits, status, at FROM outbox WHERE recipient = ?1
           ORDER BY id""",
    ),
    Kind(
        "requests",
        ("requests.interaction", "requests.user", "requests.answer", "requests.at"),
        "SELECT * FROM requests WHERE user = ?1 ORDER BY at",
    ),
)
TOLD: Final = ("outbox.letter",)
"""What the bot told a channel, names included, for thirty days: it is no single user's."""


def about(connection: sqlite3.Connection, user: int) -> dict[str, Rows]:
    """By kind all rows about a user."""
    return {kind.name: _rows(connection, kind.sql, user) for kind in KINDS}


def _rows(connection: sqlite3.Connection, sql: str, user: int) -> Rows:
    cursor = connection.execute(sql, (user,))
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def ended_tables_of(connection: sqlite3.Connection, user: int) -> list[int]:
    """Ended tables at which something is stored about a user."""
    sql = """SELECT id FROM tables WHERE status IN ('over', 'abandoned') AND (host = ?1 OR id IN (
                 SELECT table_id FROM seats WHERE user = ?1 OR owner = ?1
                 UNION SELECT table_id FROM acts WHERE user = ?1
                 UNION SELECT table_id FROM invitations WHERE user = ?1
                 UNION SELECT table_id FROM votes WHERE successor = ?1)) ORDER BY id"""
    return [int(found[0]) for found in connection.execute(sql, (user,))]


def forget_at(connection: sqlite3.Connection, table_id: int, user: int, name: str) -> None:
    """Let an ended table know a user no more; what they did there was done by `name`."""
    where, values = "table_id = ? AND user = ?", (table_id, user)
    mine = f"(table_id, seat) IN (SELECT table_id, seat FROM seats WHERE {where})"
    connection.execute(f"DELETE FROM refusals WHERE {mine}", values)
    update(connection, "disputes", mine, values, tried="", violation="")
    connection.execute(
        f"""UPDATE rulings SET text = '' WHERE (vote, seat) IN (
                SELECT disputes.vote, seats.seat FROM disputes JOIN seats USING (table_id) WHERE {where})""",
        values,
    )
    update(connection, "acts", where, values, user=None, name=name)
    update(connection, "tables", "id = ? AND host = ?", values, host=0)
    update(connection, "votes", "table_id = ? AND successor = ?", values, successor=None, successor_name=name)
    update(connection, "seats", "table_id = ? AND owner = ?", values, owner=None, name="", note="")
    update(connection, "seats", where, values, user=None, name="", note="", away="", back="")
    connection.execute("DELETE FROM invitations WHERE table_id = ? AND user = ?", values)


def forget(connection: sqlite3.Connection, user: int) -> None:
    """Forget what a user chose, their invitations that nobody waits for, and that requests were theirs.

    Who was taken out of a table that is not over must not come back to it by this. What open tables still have to
    tell them alone is told, in a direct channel that is opened anew.
    """
    connection.execute("DELETE FROM users WHERE user = ?", (user,))
    connection.execute("DELETE FROM absences WHERE user = ?", (user,))  # and with them what was chosen for tables
    connection.execute("DELETE FROM directs WHERE user = ?", (user,))
    connection.execute("DELETE FROM proposals WHERE user = ?", (user,))
    connection.execute(
        """DELETE FROM outbox WHERE recipient = ?
           AND table_id IN (SELECT id FROM tables WHERE status IN ('over', 'abandoned'))""",
        (user,),
    )
    connection.execute(
        """DELETE FROM invitations WHERE user = ? AND status <> 'expelled'
           AND table_id IN (SELECT id FROM tables WHERE status <> 'lobby')""",
        (user,),
    )
    update(connection, "requests", "user = ?", (user,), user=0)
