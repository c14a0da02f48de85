"""A database taken back to what an earlier version would hold of it."""

import sqlite3

from db.numbered import apply_files, create_meta, schema_files


def take_back(connection: sqlite3.Connection, number: int) -> None:
    """Take away what schema files after that number brought, and bring back what they dropped, tables excepted."""
    with sqlite3.connect(":memory:", isolation_level=None) as older:
        create_meta(older, "test")
        apply_files(older, schema_files()[:number])
        before, columns = _objects(older), _columns(older)
        triggers, indexes = _statements(older, "trigger"), _statements(older, "index")
    now = _objects(connection)
    for kind in ("trigger", "index", "table"):
        for name in sorted(now[kind] - (set[str]() if kind == "trigger" else before[kind])):
            connection.execute(f"DROP {kind} {name}")
    for table, column in sorted(_columns(connection) - columns):
        connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    missing = before["index"] - now["index"]
    for sql in (*triggers.values(), *(indexes[name] for name in sorted(missing))):
        connection.execute(sql)
    connection.execute("UPDATE meta SET value = ? WHERE key = 'schema'", (str(number),))


def _objects(connection: sqlite3.Connection) -> dict[str, set[str]]:
    """The names of triggers, indexes and tables, without those that SQLite made for itself."""
    found: dict[str, set[str]] = {"trigger": set(), "index": set(), "table": set()}
    for kind, name in connection.execute("SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite%'"):
        found[str(kind)].add(str(name))
    return found


def _statements(connection: sqlite3.Connection, kind: str) -> dict[str, str]:
    """By name what made the objects of a kind."""
    sql = "SELECT name, sql FROM sqlite_master WHERE type = ? AND sql IS NOT NULL"
    return {str(name): str(statement) for name, statement in connection.execute(sql, (kind,))}


def _columns(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    sql = """SELECT tables.name, columns.name FROM sqlite_master AS tables
             JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'"""
    return {(str(table), str(column)) for table, column in connection.execute(sql)}
