"""A database of the version before: its lobbies gather on, and nobody has chosen anything yet."""

import sqlite3

from db import invitations, lobbies, tables
from db.numbered import apply_files, create_meta, schema_files

BEFORE = 5
CHANGED = 1_700_000_000
TABLE = """INSERT INTO tables (id, game, status, guild, channel, place, language, options, host, seed, salt,
           created_at, changed_at) VALUES (1, 'coal_baron', 'lobby', 1, 2, 2, 'en', '{}', 7, '', '', 5, ?)"""
SEAT = "INSERT INTO seats (table_id, seat, user, name, colour) VALUES (1, 0, 7, 'Anna', 'red')"
DAY = 24 * 3600


def test_a_lobby_of_the_version_before_gathers_on() -> None:
    with sqlite3.connect(":memory:", isolation_level=None) as connection:
        create_meta(connection, "test")
        apply_files(connection, schema_files()[:BEFORE])
        connection.execute(TABLE, (CHANGED,))
        connection.execute(SEAT)
        connection.execute("INSERT INTO users (user, language) VALUES (7, 'de')")
        apply_files(connection, schema_files()[BEFORE:])
        row = tables.table(connection, 1)
        assert row is not None
        assert (row.name, row.patience, row.joined_at, row.nudged_at) == ("", 7 * DAY, CHANGED, 0)
        assert (row.seats_due, row.rematch_of) == (None, None)
        assert [seat.unanswered for seat in tables.seats(connection, 1)] == [0]
        assert invitations.accepts(connection, 7) == "all"
        assert invitations.invitations(connection, 1) == []
        assert lobbies.to_ask(connection, CHANGED) == [(1,)], (
            "it has long stood, and is asked before anything is freed"
        )
        assert lobbies.due(connection, CHANGED + 100 * DAY) == []
