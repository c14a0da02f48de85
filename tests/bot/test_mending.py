"""`steiger mend` as the host meets it, and the table as its players find it afterwards."""

import sqlite3
from collections.abc import AsyncGenerator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from bot.errors import Damaged
from bot.hosting.copies import bring_back, make_backup
from bot.hosting.mending import MendError, list_damaged, mend
from bot.hosting.settings import Settings
from bot.incidents import incident_number
from bot.letters import LobbyLetter, TurnLetter
from bot.outgoing.composing import compose
from bot.tables.loaded import UNREADABLE
from bot.words import words
from cogs.views.log import log_page
from cogs.views.panel import news
from db import history, votes
from db.errors import InUseError
from tests.bot.table_bench import opened_bench

NOW = datetime(2027, 2, 1, 3, 0, tzinfo=UTC)
BROKEN = b'{"game":"coal_baron","schema":1,"state":{"broken":1}}'
TEXT = words("en")


class Terminal:
    """What is said to the host, and whether the host agrees."""

    def __init__(self, *, agrees: bool = True) -> None:
        self.lines: list[str] = []
        self.agrees = agrees
        self.asked = 0

    def say(self, line: str) -> None:
        self.lines.append(line)

    def agree(self) -> bool:
        self.asked += 1
        return self.agrees

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


class House:
    """A data folder with one table after some turns; `bench` is opened anew for each look.

    It is a sandbox's unless it is `hosted`: a backup is brought back to a bot on Discord.
    """

    def __init__(self, folder: Path, *, hosted: bool = False) -> None:
        self.settings = Settings(data=folder)
        self.folder = self.settings.database(sandbox=not hosted).parent
        self.table = 0
        self.host = Terminal()

    async def begin(self, turns: int = 5) -> None:
        async with self.opened() as bench:
            self.table = await bench.table(3)
            for _ in range(turns):
                await bench.turn(self.table)

    def opened(self) -> Any:
        return opened_bench(self.folder)

    async def write(self, sql: str, *values: Any) -> None:
        def work(connection: sqlite3.Connection) -> None:
            assert connection.execute(sql, values).rowcount > 0

        async with self.opened() as bench:
            await bench.db.transaction(work)

    def backed_up(self, file: Path) -> None:
        make_backup(self.settings, file, say=self.host.say)

    def brought_back(self, file: Path) -> bool:
        return bring_back(self.settings, file, now=NOW, say=self.host.say, agree=self.host.agree)

    async def mend(self, to: int | None = None) -> bool:
        return await mend(self.settings, self.table, to=to, now=NOW, say=self.host.say, agree=self.host.agree)


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House, None]:
    made = House(tmp_path)
    await made.begin()
    yield made


async def break_position(house: House) -> None:
    await house.write("UPDATE tables SET state = ? WHERE id = ?", BROKEN, house.table)


async def test_a_table_is_set_back_to_its_newest_checkpoint_and_plays_on(house: House) -> None:
    async with house.opened() as bench:
        before = await bench.loaded(house.table)
    await break_position(house)
    assert await house.mend()
    assert f"Incident {incident_number(Damaged(house.table, 'position', ''))}" in house.host.text
    assert "seal 5, 20" in house.host.text
    assert "must decide" in house.host.text
    async with house.opened() as bench:
        bench.interaction += 1000
        after = await bench.loaded(house.table)
        assert after.state == before.state
        assert await bench.replayed(house.table) == before.state
        assert after.row.seal == before.row.seal + 1
        pairs = zip(after.seats, before.seats, strict=True)
        assert all(new.decision > old.decision for new, old in pairs)
        turn = next(one for one in reversed(await bench.letters(house.table)) if isinstance(one, TurnLetter))
        assert turn.news == "news-mended"
        assert turn.asked == before.active
        assert TEXT("news-mended") in compose(turn, after, 1).text
        assert TEXT("news-mended") in log_page(await bench.service.log(101, house.table), TEXT).text
        assert TEXT("news-mended") in news(await bench.service.news(101, house.table), TEXT).text
        await bench.turn(house.table)
        told = (await bench.letters(house.table))[-1]
        assert TEXT("news-mended") not in compose(told, await bench.loaded(house.table), 1).text


async def test_a_damaged_checkpoint_is_passed_over_for_the_next_older_good_one(house: House) -> None:
    async with house.opened() as bench:
        _, wanted = await bench.db.read(lambda c: history.checkpoint(c, house.table, 3))
    await break_position(house)
    await house.write("UPDATE checkpoints SET state = x'00' WHERE seal = 5")
    await house.write("DELETE FROM checkpoints WHERE seal = 4")
    async with house.opened() as bench:
        await bench.db.transaction(lambda c: history.keep_checkpoint(c, house.table, 4, BROKEN))
    assert await house.mend()
    assert house.host.text.count("cannot be read (") == 2
    async with house.opened() as bench:
        loaded = await bench.loaded(house.table)
        assert loaded.row.state == wanted
        assert loaded.row.seal == 6
        assert len([line for line in await bench.lines(house.table) if line.actions != "[]"]) == 3
        assert await bench.replayed(house.table) == loaded.state


async def test_the_host_names_another_checkpoint(house: House) -> None:
    await break_position(house)
    with pytest.raises(MendError, match="no checkpoint after seal 77"):
        await house.mend(to=77)
    assert await house.mend(to=2)
    async with house.opened() as bench:
        assert len([line for line in await bench.lines(house.table) if line.actions != "[]"]) == 2


async def test_a_sound_table_is_left_alone_unless_a_checkpoint_is_named(house: House) -> None:
    assert not await house.mend()
    assert "can go on as it stands" in house.host.text
    assert house.host.asked == 0
    assert await house.mend(to=1)


@pytest.mark.slow
async def test_the_host_is_asked_and_a_backup_lies_there_before_anything_is_written(house: House) -> None:
    await break_position(house)
    house.host.agrees = False
    assert not await house.mend()
    assert house.host.lines[-1] == "Nothing was changed."
    copies = house.settings.database(sandbox=True).parent / "backups"
    assert not copies.exists()
    house.host.agrees = True
    assert await house.mend()
    (copy,) = copies.glob(f"before-mend-{house.table}-20270201-030000.db")
    with sqlite3.connect(copy) as kept:
        assert kept.execute("SELECT state FROM tables").fetchone()[0] == BROKEN
    assert await house.mend(to=1)
    assert len(list(copies.glob("before-mend-*.db"))) == 2


async def test_beside_the_running_bot_it_refuses_before_it_says_anything(house: House) -> None:
    await break_position(house)
    async with house.opened():
        with pytest.raises(InUseError):
            await house.mend()
        assert house.host.lines == []
        assert list_damaged(house.settings, say=house.host.say) == 1
    assert f"table {house.table}, position" in house.host.text


@pytest.mark.slow
async def test_open_turns_undo_questions_and_what_cannot_be_read_are_cleared(house: House) -> None:
    async with house.opened() as bench:
        bench.interaction += 1000
        user = await bench.user(house.table)
        await bench.service.move(bench.call(user), house.table, None, (await bench.choices(house.table))[0])
        other = next(one for one in (101, 102, 103) if one != user)
        await bench.service.ask_undo(bench.call(other), house.table, 3)
        await bench.service.ask_stop(bench.call(other), house.table)
    seat = "UPDATE seats SET moves = '{' WHERE table_id = ? AND user = ?"
    await house.write(seat, house.table, other)
    await house.write("UPDATE votes SET asked = 'x' WHERE kind = 'abandon'")
    await house.write("UPDATE outbox SET letter = '{' WHERE id = (SELECT max(id) FROM outbox)")
    await break_position(house)
    assert await house.mend()
    for part in ("position", "moves", "vote", "letter"):
        assert f"table {house.table}, {part}:" in house.host.text
    async with house.opened() as bench:
        bench.interaction += 2000
        assert [one.moves for one in (await bench.loaded(house.table)).seats] == ["[]"] * 3
        cut = {one.user: one.cut for one in (await bench.loaded(house.table)).seats}
        assert cut == {user: None, other: UNREADABLE} | {one: None for one in (101, 102, 103) if one != other}
        assert await bench.db.read(lambda c: votes.open_votes(c, house.table)) == []
        assert "dropped" in {row.status for row in await bench.rows(house.table)}
        assert await bench.service.ask_stop(bench.call(other), house.table) == "vote-opened"
    house.host.lines.clear()
    assert list_damaged(house.settings, say=house.host.say) == 0
    assert "every table can be read" in house.host.text


@pytest.mark.slow
async def test_answers_left_ahead_since_the_checkpoint_are_left_again(house: House) -> None:
    """They are in the log, though no checkpoint holds them."""
    house.table = 0
    await house.begin(turns=1)
    async with house.opened() as bench:
        bench.interaction += 5000
        loaded = await bench.loaded(house.table)
        seat = next(one for one in loaded.seats if one.seat not in loaded.active)
        first, second = loaded.state.draft[:2]
        await bench.service.move(bench.call(seat.user or 0), house.table, None, f"rank {first} {second}")
        state = (await bench.loaded(house.table)).state
    await break_position(house)
    assert await house.mend()
    async with house.opened() as bench:
        assert (await bench.loaded(house.table)).state == state


async def test_damaged_options_are_written_anew_from_the_position(house: House) -> None:
    await house.write("UPDATE tables SET options = 'x' WHERE id = ?", house.table)
    assert await house.mend()
    async with house.opened() as bench:
        loaded = await bench.loaded(house.table)
        assert loaded.faults == ()
        assert TEXT("lobby-unreadable") not in compose(LobbyLetter(), loaded, 1).text


@pytest.mark.parametrize(("field", "value"), [("seats", "[]"), ("draft", '["no_card"]'), ("start_seat", "9")])
async def test_a_position_that_the_rules_stumble_over_is_found_too(house: House, field: str, value: str) -> None:
    """Types that fit say nothing of what the rules make of it."""
    sql = "UPDATE tables SET state = CAST(json_set(CAST(state AS TEXT), ?, json(?)) AS BLOB)"
    await house.write(sql, f"$.state.{field}", value)
    assert list_damaged(house.settings, say=house.host.say) == 1
    assert await house.mend()
    house.host.lines.clear()
    assert list_damaged(house.settings, say=house.host.say) == 0


async def test_a_damaged_line_of_the_log_is_named_and_sets_nothing_back(house: House) -> None:
    await house.write("UPDATE log SET events = '[' WHERE seal = 2")
    assert list_damaged(house.settings, say=house.host.say) == 1
    assert not await house.mend()
    assert "can go on as it stands" in house.host.text


@pytest.mark.slow
async def test_what_cannot_be_set_back_is_said(house: House, tmp_path: Path) -> None:
    with pytest.raises(MendError, match="no table 99"):
        await mend(house.settings, 99, now=NOW, say=print, agree=lambda: True)
    await house.write("UPDATE tables SET state = ?", BROKEN.replace(b":1,", b":9,"))
    with pytest.raises(MendError, match="newer program"):
        await house.mend()
    await house.write("UPDATE checkpoints SET state = x'00'")
    await break_position(house)
    with pytest.raises(MendError, match="Restore a backup"):
        await house.mend()
    await house.write("UPDATE tables SET game = 'hansa'")
    with pytest.raises(MendError, match="version of the program that has this game"):
        await house.mend()
    await house.write("UPDATE tables SET game = 'coal_baron', status = 'abandoned'")
    with pytest.raises(MendError, match="was given up"):
        await house.mend()
    await house.write("UPDATE tables SET status = 'lobby', options = 'x'")
    with pytest.raises(MendError, match=r"options: .*\n.*has not begun"):
        await house.mend()
    with pytest.raises(MendError, match="no database"):
        list_damaged(Settings(data=tmp_path / "elsewhere"), say=print)


async def test_a_wrong_seal_number_in_the_row_does_not_hold_up_the_mending(house: House) -> None:
    await house.write("UPDATE tables SET seal = 1, state = ?", BROKEN)
    assert await house.mend()
    async with house.opened() as bench:
        assert (await bench.loaded(house.table)).row.seal == 6


async def test_mended_twice_and_undone_it_still_holds(house: House) -> None:
    for _ in range(2):
        await break_position(house)
        assert await house.mend()
    async with house.opened() as bench:
        bench.interaction += 3000
        user = await bench.turn(house.table)
        before = (await bench.loaded(house.table)).row.seal
        assert before == 8
        assert await bench.service.ask_undo(bench.call(user), house.table, 2) == "vote-opened"
        (vote,) = await bench.db.read(lambda c: votes.open_votes(c, house.table))
        loaded = await bench.loaded(house.table)
        asked = [loaded.seats[seat].user for seat in msgspec.json.decode(vote.asked)]
        for other in (101, 102, 103):
            if other in asked:
                await bench.service.cast(bench.call(other), house.table, vote.id, "yes")
        loaded = await bench.loaded(house.table)
        assert loaded.row.seal == 9
        assert await bench.replayed(house.table) == loaded.state


async def test_a_letter_that_was_put_aside_is_named_and_no_longer_holds_the_table_up(house: House) -> None:
    """It can be read, and yet not be told: behind it the message about the mended table would wait for ever."""
    newest = "(SELECT max(id) FROM outbox)"
    await house.write(f"UPDATE outbox SET status = 'sending', aside = 1 WHERE id = {newest}")
    await break_position(house)
    assert await house.mend()
    assert f"table {house.table}, letter:" in house.host.text
    async with house.opened() as bench:
        assert [row.status for row in await bench.rows(house.table) if row.aside] == ["dropped"]
