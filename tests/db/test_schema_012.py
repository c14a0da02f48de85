"""A database of the version before: nothing is chosen for any server, and its tables gather on."""

import sqlite3
from pathlib import Path

import pytest

from bot.errors import Refused
from db import outbox, servers, tables
from db.numbered import apply_files, create_meta, schema_files
from db.rows import ServerRow
from tests.bot.table_bench import CHANNEL, GUILD, Bench, opened_bench
from tests.db.older import take_back

TABLE = """INSERT INTO tables (id, game, status, guild, channel, place, language, options, host, seed, salt,
           created_at, changed_at) VALUES (1, 'coal_baron', 'lobby', 1, 2, 2, 'en', '{}', 7, '', '', 5, 5)"""
LETTER = """INSERT INTO outbox (table_id, channel, letter, due, at) VALUES (1, 2, '{"letter":"lobby"}', 5, 5)"""


def test_a_database_of_the_version_before_has_servers_for_which_nothing_is_chosen() -> None:
    before = [file for file in schema_files() if file.number < 12]
    with sqlite3.connect(":memory:", isolation_level=None) as connection:
        create_meta(connection, "test")
        apply_files(connection, before)
        connection.execute(TABLE)
        connection.execute(LETTER)
        apply_files(connection, schema_files()[len(before) :])
        assert servers.server(connection, 1) == ServerRow(guild=1)
        assert servers.chosen(connection, 1, "channel") == ()
        row = tables.table(connection, 1)
        assert row is not None
        outbox.move(connection, 1, 9, 6, lost=True)
        assert [one.channel for one in outbox.rows_of(connection, 1)] == [9]


def as_before(connection: sqlite3.Connection) -> None:
    """Make of the database what the version before would hold of it."""
    take_back(connection, 11)


async def test_tables_of_the_version_before_gather_play_and_find_players(tmp_path: Path) -> None:
    """What somebody opened before counts as what they opened."""
    async with opened_bench(tmp_path) as bench:
        gathering, running = await bench.lobby(2), await bench.table(2)
        await bench.db.transaction(as_before)
    async with opened_bench(tmp_path) as bench:
        await bench.turn(running)
        await bench.service.choose_wanted_channel(bench.manager(), 80)
        assert await bench.service.look_for_players(bench.call(101), gathering) == "wanted-posted"
        await bench.service.choose_most(bench.manager(), 2)
        assert await refusal(bench) == "opens-too-many"


async def refusal(bench: Bench) -> str:
    """Why the opener of both cannot open another."""
    with pytest.raises(Refused) as refused:
        await bench.service.new(bench.call(101), "coal_baron", GUILD, CHANNEL, "en", threads=True)
    return refused.value.key
