"""What is stored about people is named: in the program, and in the page for hosts."""

import re
import sqlite3
from pathlib import Path

from db.numbered import apply_files, create_meta, schema_files
from db.personal import KINDS, TOLD

PAGE = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"
OF_NOBODY = {
    "meta": "key value",
    "notes": "key value",
    "boards": "fingerprint game name data",
    "checkpoints": "table_id seal state kept",
    "proposals": "table_id",
    "heartbeat": "id at moved boot since_boot awake started ended restored",
    "tables": "id game status guild channel place language options seed salt state seal finished_by reopen_from "
    "reopen_moves lobby_message turn_message told quiet_until signpost_message warned lost created_at changed_at "
    "quiet_seats patience stops still_since paused_until resting stopped joined_at nudged_at seats_due rematch_of "
    "zone wakes sleeps pace reminders clock rules precedents switched guide hints",
    "seats": "table_id seat colour decision cut computer",
    "log": "id table_id seal events learnt ends_turn undone passed round",
    "told": "message table_id first_line last_line",
    "refusals": "id table_id seal",
    "requests": "table_id",
    "outbox": "id table_id channel edits message status attempts due at aside asks first_line last_line",
    "votes": "id table_id kind target asked needed status at lapses_at",
    "ballots": "vote line",
    "disputes": "vote table_id round point rule line entry seal switches consents stops",
    "rulings": "vote",
    "precedents": "id channel number game edition rule option value votes table_id at revises struck_at line",
    "bindings": "table_id precedent",
    "acts": "id table_id line",
    "waits": "table_id seat told due zero_done",
    "servers": "guild most language zone wakes sleeps pace reminders clock wanted_channel wanted_role",
    "server_choices": "guild kind id",
    "wanted": "table_id guild mentioned",
    "absences": "id",
    "wishes": "absence table_id",
    "reminders": "row_id table_id seat at kind over",
    "paces": "id table_id seat",
    "invitations": "id table_id told lapses_at",
    "thoughts": "line table_id seat level body",
}
"""Columns that hold no user, no name, and nothing that somebody chose, wrote or did for themselves."""


def columns() -> set[str]:
    """All columns of a database."""
    with sqlite3.connect(":memory:", isolation_level=None) as connection:
        create_meta(connection, "test")
        apply_files(connection, schema_files())
        found = connection.execute(
            """SELECT tables.name, columns.name FROM sqlite_schema AS tables
               JOIN pragma_table_info(tables.name) AS columns
               WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%'"""
        )
        return {f"{table}.{column}" for table, column in found}


def personal() -> set[str]:
    """The columns that are named as personal."""
    return {*TOLD, *(column for kind in KINDS for column in kind.columns)}


def test_every_column_is_named_as_personal_or_as_none() -> None:
    """A new one belongs to one of the two: whoever adds it says which."""
    others = {f"{table}.{column}" for table, names in OF_NOBODY.items() for column in names.split()}
    assert not others & personal()
    assert others | personal() == columns()


def test_the_page_for_hosts_names_just_these() -> None:
    page = PAGE.read_text(encoding="utf-8")
    part = page.split("## What is stored about people")[1].split("\n## ")[0]
    assert set(re.findall(r"`([a-z]+\.[a-z_]+)`", part)) == personal()


def test_what_is_named_as_personal_is_shown_to_its_user() -> None:
    """Each column of a kind is among those that its rows are read with."""
    with sqlite3.connect(":memory:", isolation_level=None) as connection:
        create_meta(connection, "test")
        apply_files(connection, schema_files())
        for kind in KINDS:
            cursor = connection.execute(kind.sql, (1,))
            read = {column[0] for column in cursor.description}
            assert {column.split(".")[1] for column in kind.columns} <= read, kind.name
