"""A bot that is killed while time passes as well: what is due by time is done once, and nothing of it is lost.

The sandbox's time is moved by hours between the presses. So kills fall around reminders, calls by direct message,
the beginning and end of absences, and zero of the clock, at which the decision is passed.
"""

import asyncio
import sqlite3
import time
from collections import Counter, defaultdict
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple

import msgspec

from bot.letters import CallLetter, NoticeLetter, ReminderLetter, letter_in
from bot.tables.agenda import AGENDA
from bot.tables.clocks import TableClock
from bot.tables.paces import stored
from db import pings, tables, users
from db.query import read_damaged_text
from db.rows import HoursRow
from sandbox.founding import PEOPLE
from tests.e2e.mortal_bot import AFTER_DEATH, Killing
from tests.sandbox.client import SandboxError

HOUR: Final = 3600
CLOCK: Final = TableClock(42 * HOUR, 14 * HOUR, 70 * HOUR, "pass")
ALL_DAY: Final = HoursRow(zone="UTC", wakes=0, sleeps=0)
STEPS: Final = (HOUR // 3, 15 * HOUR, 25 * HOUR, 45 * HOUR)
"""By so much time is moved: past the word that a turn could be finished, the warning of zero, a reminder, zero."""
AWAY: Final = ("notice-away-wait", "notice-away-pass", "notice-away-ran", "notice-away-back")
LONGEST_LOOK: Final = 0.6
"""Seconds after time was moved, or the bot noted that, within which the kill comes: it looks and tells players."""
MAY_GO: Final = (ReminderLetter, CallLetter)
"""Letters whose message is deleted once it reminds or calls no more."""
DONE_WITHIN: Final = 90
"""Seconds within which everything that is due must be done after a start."""


class Row(NamedTuple):
    """A row of the outbox."""

    id: int
    channel: int
    recipient: int | None
    status: str
    message: int | None
    letter: str
    edits: int | None
    at: int


class KillingInTime(Killing):
    """The same table, with a clock, and people who are away, who are called directly, and who forget to act."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.moved = 0
        self.answers: dict[str, str] = {}
        self.rows: dict[int, Row] = {}
        self.counts: Counter[str] = Counter()

    @property
    def now(self) -> int:
        """The time at the tables."""
        return int(time.time()) + self.moved

    async def prepare(self) -> None:
        """Nobody sleeps; one is told of their turn and of being next directly, one reminded at the table."""
        await self.kill_bot()
        self.kills -= 1
        with closing(sqlite3.connect(self.database, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = FULL")
            ((table,),) = connection.execute("SELECT id FROM tables").fetchall()
            tables.change_table(connection, table, clock=stored(CLOCK))
            first, second, _ = (int(person[0]) for person in PEOPLE[:3])
            for person in PEOPLE[:3]:
                users.choose_hours(connection, int(person[0]), ALL_DAY)
            pings.choose(connection, first, "turn", "direct")
            pings.choose(connection, first, "next", "direct")
            pings.choose(connection, second, "reminder", "here")
        await self.start_bot()

    async def round(self, presses: int = 3) -> bool:
        """Some presses, or time that passes; a kill around a press, or around what is then due; and a new bot."""
        self.collect()
        if self.rng.random() < 0.12:
            await self.go_away()
        if self.rng.random() < 0.4:
            going_on = await super().round(presses)
            self.collect()
            return going_on
        if self.rng.random() < 0.4 and not await self.press():
            return False
        while self.rng.random() < 0.5:
            await self.move(self.rng.choice(STEPS))
            await self._heard()
            await self._done()
        self.collect()
        await self.move(self.rng.choice(STEPS))
        if self.rng.random() < 0.7:
            await self._heard()
        await asyncio.sleep(self.rng.random() * LONGEST_LOOK)
        await self.kill_bot()
        await asyncio.sleep(AFTER_DEATH)
        await self.start_bot()
        self.collect()
        return True

    async def move(self, seconds: int) -> None:
        """Move the sandbox's time on, and the bot's with it."""
        self.moved += seconds
        self.counts["hours"] += seconds // HOUR
        await self.client.change("clock", seconds=seconds)

    async def _heard(self) -> None:
        """Wait until the bot has noted that time was moved, which it does before it looks at what is due."""
        async with asyncio.timeout(DONE_WITHIN):
            while self.read("SELECT moved FROM heartbeat") != [(self.moved,)]:  # noqa: ASYNC110 - as below
                await asyncio.sleep(0.005)

    async def go_away(self) -> None:
        """Somebody says that they are away today and for a day or two; who is already reads so."""
        today = datetime.fromtimestamp(self.now, UTC).date()
        until = today + timedelta(days=self.rng.randrange(1, 3))
        with suppress(SandboxError):
            player = self.rng.choice(self.players)
            await player.command("me away", from_=today.isoformat(), to=until.isoformat())

    def collect(self) -> None:
        """Remember what the bot forgets after some days or a month."""
        self.answers |= {
            str(key): str(answer) for key, answer in self.read("SELECT interaction, answer FROM requests")
        }
        sql = "SELECT id, channel, recipient, status, message, letter, edits, at FROM outbox"
        for row in map(Row._make, self.read(sql)):
            # What reminded says otherwise once it is done.
            self.rows[row.id] = row._replace(letter=self.rows.get(row.id, row).letter)

    async def check(self) -> None:
        """As without time; and of what is due nothing is lost, nothing told twice, nobody passed twice."""
        await self._done()
        await self._told()
        await self.rest(0.8)
        await self._done()
        self.collect()
        self._check_presses()
        self._check_state()
        self._check_reminders()
        self._check_absences()
        self._check_passes()
        await self._check_messages()

    async def _done(self) -> None:
        """Wait until whoever looks at everything anew finds nothing to do: of what was due nothing is lost."""
        until = time.monotonic() + DONE_WITHIN
        while undone := self._undone():
            assert time.monotonic() < until, undone
            await asyncio.sleep(0.1)

    def _undone(self) -> set[tuple[Any, ...]]:
        """What would be told, written or decided now."""
        copy = self._snapshot()
        copy.execute("UPDATE waits SET due = 0 WHERE told")
        copy.execute("UPDATE seats SET away_due = 0")
        before = self._everything(copy)
        for kind in AGENDA:
            for key in kind.due(copy, self.now):
                kind.do(copy, key, self.now)
        return self._everything(copy) - before

    def _snapshot(self) -> sqlite3.Connection:
        """The whole database as it is now, in memory."""
        copy = sqlite3.connect(":memory:", isolation_level=None)
        copy.row_factory = sqlite3.Row
        read_damaged_text(copy)
        with closing(sqlite3.connect(f"{self.database.as_uri()}?mode=ro", uri=True)) as connection:
            connection.backup(copy)
        return copy

    def _check_presses(self) -> None:
        """No confirmed press is lost, none doubled; lines that the clock or an absence wrote are none."""
        assert [one for one in self.confirmed if one not in self.answers] == []
        answers = Counter(self.answers.values())
        lines = self.read("SELECT actions, passed FROM log WHERE seal > 0")
        by_time = sum(passed for _, passed in lines) + self._acts("clock-finished")
        assert len(lines) - by_time == answers["turn-finished"] + answers["move-sealed"]
        waiting = sum(len(msgspec.json.decode(moves)) for (moves,) in self.read("SELECT moves FROM seats"))
        own = sum(len(msgspec.json.decode(actions)) for actions, passed in lines if not passed)
        passed = sum(len(msgspec.json.decode(actions)) for actions, passed in lines if passed)
        made = answers["turn-finished"] + answers["move-sealed"] + answers["move-made"]
        own -= self._acts("clock-finished")
        assert own + waiting <= made <= own + waiting + passed

    def _everything(self, connection: sqlite3.Connection) -> set[tuple[Any, ...]]:
        """All that is told, written or decided."""
        sql = """SELECT 'outbox', id, status, letter FROM outbox UNION ALL SELECT 'log', id, seat, actions FROM log
                 UNION ALL SELECT 'acts', id, kind, facts FROM acts
                 UNION ALL SELECT 'seats', seat, away, user FROM seats"""
        return {tuple(row) for row in connection.execute(sql)}

    def _check_reminders(self) -> None:
        """Of no seat is reminded twice within an hour, nor told twice that its turn could be finished."""
        last: defaultdict[tuple[int, bool], int] = defaultdict(int)
        for row in self._sent():
            letter = letter_in(row.letter)
            if isinstance(letter, ReminderLetter):
                key = (letter.seat, letter.waits[0].since == 0)
                assert row.at - last[key] >= HOUR, (key, row)
                last[key] = row.at
        self.counts["reminders"] = sum(isinstance(letter_in(row.letter), ReminderLetter) for row in self._sent())
        self.counts["direct messages"] = sum(row.recipient is not None for row in self._sent())

    def _sent(self) -> list[Row]:
        """The rows that became a message of their own, in order."""
        return [row for row in sorted(self.rows.values()) if row.edits is None and row.message is not None]

    def _check_absences(self) -> None:
        """Each beginning is told once, and then its end."""
        told: defaultdict[int, list[bool]] = defaultdict(list)
        for row in self._sent():
            letter = letter_in(row.letter)
            if isinstance(letter, NoticeLetter) and letter.key in AWAY:
                told[letter.named[0]].append(letter.key == "notice-away-back")
        for ends in told.values():
            assert ends == [number % 2 == 1 for number in range(len(ends))], told
        self.counts["absences"] = sum(map(len, told.values()))

    def _check_passes(self) -> None:
        """Each pass stands in the log once; whom the clock passed has an increment before it does again."""
        acts = self.read("SELECT kind, facts, at FROM acts WHERE kind IN ('passed', 'clock-passed') ORDER BY id")
        assert len(acts) == self.read("SELECT count(*) FROM log WHERE passed")[0][0]
        last: dict[str, int] = {}
        for kind, facts, at in acts:
            if kind == "clock-passed":
                assert at - last.get(facts, 0) >= CLOCK.increment - 60, (facts, at)
                last[facts] = at
        self.counts["passes"] = len(acts)
        self.counts["finished by the clock"] = self._acts("clock-finished")

    def _acts(self, kind: str) -> int:
        return int(self.read("SELECT count(*) FROM acts WHERE kind = ?", kind)[0][0])

    async def _check_messages(self) -> None:
        """Every message of the bot is that of one row, and every row was sent; what reminded may be gone."""
        assert {row.status for row in self.rows.values()} <= {"sent", "dropped"}
        place = int(self.players[0].channel)
        alone = [one for player in self.players for one in await player.alone().messages()]
        direct = {one.id for one in alone if one.author == "Steiger" and not one.private}
        seen = await self.client.get("channel", channel=str(place), limit="5000")
        here = {one["id"] for one in seen["messages"] if one["author_name"] == "Steiger" and one["type"] == 0}
        sent = [row for row in self._sent() if row.channel == place or row.recipient is not None]
        known = {str(row.message) for row in sent}
        assert here | direct <= known, "a message that no row knows of was sent twice"
        own = [row.message for row in sent if not msgspec.json.decode(row.letter).get("rewrite")]
        assert len(set(own)) == len(own)
        gone = known - here - direct
        assert gone <= {str(row.message) for row in sent if isinstance(letter_in(row.letter), MAY_GO)}
        self._check_standing(gone)

    def _check_standing(self, gone: set[str]) -> None:
        """What still reminds or calls stands; whoever must decide and is told directly was called."""
        standing = self.read(
            """SELECT outbox.message FROM reminders JOIN outbox ON outbox.id = reminders.row_id
               WHERE outbox.status = 'sent'"""
        )
        assert not gone & {str(message) for (message,) in standing}
        uncalled = self.read(
            """SELECT waits.seat, turn_message FROM waits JOIN seats USING (table_id, seat) JOIN users USING (user)
               JOIN tables ON tables.id = waits.table_id
               WHERE waits.told AND ping_turn = 'direct' AND away = '' AND moved_at IS NULL AND status = 'running'
               AND NOT EXISTS (SELECT 1 FROM reminders WHERE reminders.table_id = waits.table_id
                               AND reminders.seat = waits.seat)"""
        )
        for seat, message in uncalled:
            # Who came back from being away is called by the word of it.
            since = max(row.id for row in self.rows.values() if row.message == message and row.edits is None)
            later = [letter_in(row.letter) for row in self._sent() if row.id > since]
            assert any(isinstance(one, NoticeLetter) and seat in one.seats for one in later), seat
