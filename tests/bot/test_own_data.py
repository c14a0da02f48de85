"""What is stored about a user: all of it is shown, and what no open table needs is deleted."""

import json
import sqlite3
import time
from typing import Any

import pytest

from bot.errors import Refused
from bot.tables.hours import Wanted
from bot.tables.own_data import MOST_BYTES, OwnData, as_file
from db import invitations, personal, tables
from db.personal import KINDS
from tests.bot.table_bench import CHANNEL, Bench

ANNA, BEN = "User 101", "User 102"
MEANINGS = {kind.name: "" for kind in KINDS}


async def ended(bench: Bench, place: int = 20) -> int:
    """A table that both gave up after a turn, a note, a vote and a rename."""
    table = await bench.lobby(2)
    await bench.service.set_name(bench.call(101), table, "Zeche")
    await bench.service.appoint(bench.call(101), table, 1)
    await bench.service.start(bench.call(102), table, place)
    user = await bench.user(table)
    order = (await bench.loaded(table)).state.draft[0]
    await bench.service.move(bench.call(user), table, None, f"draft {order}")
    await bench.service.finish(bench.call(user), table, None)
    await bench.service.set_note(bench.call(101), table, "the tunnel")
    await bench.service.ask_stop(bench.call(101), table)
    vote = (await bench.db.read(lambda c: c.execute("SELECT max(id) FROM votes").fetchone()))[0]
    await bench.service.cast(bench.call(102), table, vote, "yes")
    assert (await bench.loaded(table)).row.status == "abandoned"
    return table


async def everything(bench: Bench) -> str:
    """All text that is stored."""

    def read(connection: sqlite3.Connection) -> str:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return "\n".join(
            str(tuple(row)) for name in names for row in connection.execute(f"SELECT '{name}', * FROM {name}")
        )

    return await bench.db.read(read)


async def test_all_kinds_are_shown_to_their_user_and_to_nobody_else(bench: Bench) -> None:
    await bench.service.choose_hours(bench.call(101), Wanted(zone="Asia/Tokyo"))
    await ended(bench)
    running = await bench.table(2, place=21)
    found = await bench.service.own_data(101)
    counts = found.counts()
    assert counts["settings"] == 1
    assert counts["seats"] == 2
    assert counts["opened"] == 1, "the ended table is another's since"
    assert counts["acts"] >= 4
    assert counts["questions"] == 1
    assert counts["ballots"] >= 1
    assert counts["requests"] >= 6
    assert found.open_tables == (running,)
    others = await bench.service.own_data(102)
    assert others.counts()["settings"] == 0
    assert not [row for row in others.kinds["seats"] if row["user"] != 102]
    assert sum((await bench.service.own_data(999)).counts().values()) == 0


async def test_the_file_says_of_each_kind_what_it_is_for(bench: Bench) -> None:
    await ended(bench)
    written = json.loads(as_file(await bench.service.own_data(101), {name: f"for {name}" for name in MEANINGS}, 5))
    assert written["user"] == 101
    assert written["stored"]["seats"]["for"] == "for seats"
    assert written["stored"]["seats"]["rows"][0]["note"] == "the tunnel"
    assert set(written["stored"]) == set(MEANINGS)


async def test_nothing_that_others_hide_stands_in_it(bench: Bench) -> None:
    """Neither the state nor its seed, nor what others chose, wrote or left ahead."""
    table = await bench.table(2)
    await bench.service.set_note(bench.call(102), table, "my secret plan")
    await bench.service.choose_hours(bench.call(102), Wanted(zone="Asia/Tokyo"))
    row = (await bench.loaded(table)).row
    written = as_file(await bench.service.own_data(101), MEANINGS, 0).decode()
    for hidden in ("my secret plan", "Asia/Tokyo", row.seed, row.salt, BEN):
        assert hidden not in written


async def test_moves_beyond_what_discord_takes_are_left_out_the_oldest_first() -> None:
    rows: list[dict[str, Any]] = [{"table_id": number, "actions": "x" * 1000} for number in range(20_000)]
    data = OwnData(1, {**{name: [] for name in MEANINGS}, "moves": rows}, ())
    found = as_file(data, MEANINGS, 0)
    assert len(found) <= MOST_BYTES
    moves = json.loads(found)["stored"]["moves"]
    assert moves["rows"][-1]["table_id"] == 19_999
    assert moves["left_out"] + len(moves["rows"]) == 20_000


async def test_of_ended_tables_nothing_knows_the_user_any_more(bench: Bench) -> None:
    table = await ended(bench)
    await bench.service.choose_hours(bench.call(101), Wanted(zone="Asia/Tokyo"))
    assert ANNA in await everything(bench)
    assert await bench.service.forget(bench.call(101)) == "data-forgotten"
    stored = await everything(bench)
    assert ANNA not in stored
    assert BEN in stored
    assert sum((await bench.service.own_data(101)).counts().values()) == 0
    loaded = await bench.loaded(table)
    assert [seat.user for seat in loaded.seats] == [None, 102]
    assert [seat.name for seat in loaded.seats] == ["", BEN]
    assert loaded.seats[0].note == ""
    assert "User" not in loaded.party.plain_names[0]
    page = await bench.service.log(102, table, 1)
    assert page.entries, "the log can still be read"
    assert await bench.service.rematchable(bench.call(102), table)


async def test_what_an_open_table_needs_stays(bench: Bench) -> None:
    running = await bench.table(2)
    gathering = await bench.lobby(2, channel=30)
    before = await bench.loaded(running), await bench.loaded(gathering)
    acts = await bench.kinds(running)
    await bench.service.forget(bench.call(101))
    assert (await bench.loaded(running), await bench.loaded(gathering)) == before
    assert await bench.kinds(running) == acts
    user = await bench.user(running)
    order = (await bench.loaded(running)).state.draft[0]
    assert await bench.service.move(bench.call(user), running, None, f"draft {order}") == "move-made"


async def test_deleting_is_no_way_back_to_a_table_one_was_taken_out_of(bench: Bench) -> None:
    table = await bench.lobby(2)
    await bench.service.expel(bench.call(900, moderates=CHANNEL), table, 102)
    await bench.service.forget(bench.call(102))
    with pytest.raises(Refused) as refused:
        await bench.service.join(bench.call(102), table)
    assert refused.value.key == "was-expelled"


async def test_an_open_invitation_stays_until_it_is_answered(bench: Bench) -> None:
    table = await bench.lobby(1)
    await bench.db.transaction(lambda c: invitations.invite(c, table, 105, "Emma", bench.now, bench.now + 9, True))
    await bench.service.forget(bench.call(105))
    assert (await bench.service.own_data(105)).counts()["invitations"] == 1
    await bench.service.decline(bench.call(105), table)
    await bench.db.transaction(lambda c: tables.change_table(c, table, status="abandoned"))
    await bench.service.forget(bench.call(105))
    assert sum((await bench.service.own_data(105)).counts().values()) == 0


async def test_deleting_twice_is_deleting_once(bench: Bench) -> None:
    await ended(bench)
    first = await bench.service.forget(bench.call(101, 77))
    stored = await everything(bench)
    assert await bench.service.forget(bench.call(101, 77)) == first
    assert await everything(bench) == stored
    assert await bench.service.forget(bench.call(999)) == "data-forgotten", "of whom nothing is stored"


async def test_who_deletes_is_asked_by_the_language_of_their_client_again(bench: Bench) -> None:
    await bench.service.choose_language(bench.call(101), "fr")
    assert await bench.service.language(101) == "fr"
    await bench.service.forget(bench.call(101))
    assert await bench.service.language(101) is None


async def test_a_damaged_ended_table_stops_no_deletion(bench: Bench) -> None:
    table = await ended(bench)
    await bench.damage("UPDATE tables SET state = x'00', options = '{', game = 'atlantis' WHERE id = ?", table)
    await bench.damage("UPDATE acts SET facts = '{' WHERE table_id = ?", table)
    await bench.damage("UPDATE outbox SET letter = '{' WHERE table_id = ?", table)
    await bench.service.forget(bench.call(101))
    assert sum((await bench.service.own_data(101)).counts().values()) == 0


async def test_many_ended_tables_hold_up_nobody_for_long(bench: Bench) -> None:
    """All within one transaction: either everything is deleted or nothing."""
    table = await ended(bench)

    def copies(connection: sqlite3.Connection) -> None:
        for name in ("tables", "seats", "acts", "outbox", "log"):
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            key = "id" if name == "tables" else "table_id"
            others = ", ".join(one for one in names if one not in ("id", "table_id"))
            for number in range(1000, 1100):
                connection.execute(
                    f"INSERT INTO {name} ({key}, {others}) SELECT ?, {others} FROM {name} WHERE {key} = ?",
                    (number, table),
                )

    await bench.db.transaction(copies)
    begun = time.perf_counter()
    await bench.service.forget(bench.call(101))
    took = time.perf_counter() - begun
    assert took < 1.5, took
    assert await bench.db.read(lambda c: personal.ended_tables_of(c, 101)) == []
    assert ANNA not in await everything(bench)
