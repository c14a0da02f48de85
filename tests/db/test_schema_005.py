"""A database of the version before: what waited for somebody then is known to wait now."""

import sqlite3

from db.numbered import apply_files, create_meta, schema_files

BEFORE = 4
TABLE = """INSERT INTO tables (id, game, status, guild, channel, place, language, options, host, seed, salt,
           turn_message, created_at, changed_at)
           VALUES (?, 'coal_baron', ?, 1, 1, 1, 'en', '{}', 1, '', '', ?, 0, 0)"""
ROW = (
    "INSERT INTO outbox (id, table_id, channel, letter, message, status, due, at) VALUES (?, ?, 1, ?, ?, ?, 0, 0)"
)
VOTE = """INSERT INTO votes (id, table_id, kind, opened_by, asked, needed, status, at, lapses_at)
          VALUES (?, 1, 'undo', 0, '[1]', 1, ?, 0, 0)"""
SEAT = "INSERT INTO seats (table_id, seat, user, name, colour) VALUES (?, 0, ?, 'Anna', 'red')"
LETTERS = (
    (1, 1, '{"letter":"turn"}', 101, "sent", ""),
    (2, 1, '{"letter":"turn"}', 102, "sent", "turn"),
    (3, 1, '{"letter":"turn"}', None, "waiting", "turn"),
    (4, 1, '{"letter":"notice","key":"a","vote":7,"join":false}', 104, "sent", "vote 7"),
    (5, 1, '{"letter":"notice","key":"a","vote":8,"join":false}', 105, "sent", ""),
    (6, 1, '{"letter":"notice","key":"notice-seat-free","vote":null,"join":true}', 106, "sent", "seat"),
    (7, 1, '{"letter":"notice","key":"notice-invited","users":[5]}', 107, "sent", ""),
    (8, 2, '{"letter":"notice","key":"notice-invited","users":[5]}', 108, "sent", "invitation"),
    (9, 3, '{"letter":"turn"}', 109, "sent", ""),
    (10, 3, '{"letter":"notice","key":"notice-seat-free","join":true}', 110, "sent", ""),
    (11, 1, "no JSON at all", None, "waiting", ""),
    (12, 1, '{"letter":"turn"}', None, "dropped", ""),
)


def test_what_waits_for_somebody_is_found_in_the_letters_of_the_version_before() -> None:
    with sqlite3.connect(":memory:", isolation_level=None) as connection:
        create_meta(connection, "test")
        apply_files(connection, schema_files()[:BEFORE])
        for table in ((1, "running", 102), (2, "lobby", None), (3, "abandoned", 109)):
            connection.execute(TABLE, table)
        connection.executemany(VOTE, [(7, "open"), (8, "refused")])
        connection.executemany(SEAT, [(1, None), (2, 5), (3, None)])
        connection.executemany(ROW, [letter[:5] for letter in LETTERS])
        apply_files(connection, schema_files()[BEFORE : BEFORE + 1])
        found = connection.execute("SELECT id, asks, aside FROM outbox ORDER BY id").fetchall()
    assert found == [(letter[0], letter[5], 0) for letter in LETTERS]
