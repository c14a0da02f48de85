"""Two running tables of one crowd, and what must hold of them whatever is done: see `all_deeds.py`.

What is reckoned here is reckoned anew, by what was sent and by the rows.
"""

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from bot.errors import Refusal
from bot.letters import Letter, NoticeLetter, PinLetter, letter_in
from bot.outgoing.composing import compose
from bot.tables import time_left, waiting
from bot.tables.away_seats import BACK
from bot.tables.clocks import clock_in
from bot.tables.hours import hours_of
from bot.tables.loaded import Loaded, load
from bot.tables.questions import voters
from bot.timing.waking import is_waking
from bot.words import LANGUAGES
from db import heartbeat, tables, votes, waits
from db.rows import OutboxRow, WaitRow
from tests.bot.absences import MODERATOR, Table
from tests.bot.counting_discord import CountingDiscord, refusal
from tests.bot.mentions import DAY, Crowd, Deeds

ROUSING: Final = frozenset(
    {"more", "cast", "pace", "return", "join", "reinstate", "look", "act", "turn", "back", "move"}
)
"""What may give somebody more time than they had: time given or chosen, or coming back from not counting."""
Times: TypeAlias = dict[tuple[int, int], tuple[WaitRow, int, int | None, bool]]
"""By table and seat the wait, what it has taken, what the seat has left, and whether it is there."""
SLACK: Final = 1
LOOKS: Final = 3
"""What one seat's time brings may be the business of another that was looked at before it; no more than that."""
LASTING: Final = frozenset({"hours", "weeks", "outage", "leap", "look"})
"""Deeds that take time."""


class RingingDiscord(CountingDiscord):
    """A counting Discord that knows which of its rings could be heard, and loses messages and channels."""

    def __init__(self, rng: Random, now: Callable[[], int]) -> None:
        super().__init__(rng)
        self._now = now
        self.audible: list[tuple[int, int, int]] = []
        """Message, user and when."""

    def take(self, channel: int, text: str, options: dict[str, Any]) -> Any:
        before = len(self.pings)
        try:
            return super().take(channel, text, options)
        finally:
            if not options.get("silent"):
                self.audible += [(message, user, self._now()) for message, user in self.pings[before:]]

    def reword(self, channel: int, number: int, options: dict[str, Any]) -> None:
        if all(message.id != number for message in self.messages.get(channel, [])):
            raise refusal(10008, 404)
        super().reword(channel, number, options)

    def remove(self, channel: int, number: int) -> None:
        if all(message.id != number for message in self.messages.get(channel, [])):
            raise refusal(10008, 404)
        super().remove(channel, number)


class Whole(Crowd):
    """Two running tables of one crowd, and what must hold of them."""

    def __init__(self, all_tables: list[Table], rng: Random) -> None:
        super().__init__(all_tables[0], rng)
        self.all = all_tables
        self.tables = [table.id for table in all_tables]
        self.discord = RingingDiscord(rng, lambda: self.bench.now)
        self.outbox = self._new_outbox()
        self.process = 1
        self.said: list[str] = []
        """What the texts complain of."""
        self.composed = 0
        self.heard = 0
        self.done = Counter[str]()
        self.hops = 0
        self.checked = 0
        """Times of decisions that were compared."""

    def call(self, user: int) -> Any:
        return self.bench.call(user, guild=self.guild)

    @property
    def guild(self) -> int:
        return 1 + self.tables.index(self.table.id)

    async def moderator(self) -> Any:
        place = (await self.table.loaded()).row.place
        return self.bench.call(MODERATOR, guild=self.guild, moderates=place)

    def beat(self, **other: Any) -> Any:
        return self.bench.beat(started=self.process, **other)

    def apart(self, row: OutboxRow) -> bool:
        """Who asks at a table at rest wakes it: that time runs is one thing, the question another."""
        letter = letter_in(row.letter)
        return super().apart(row) or (isinstance(letter, NoticeLetter) and letter.key == "notice-woken")

    async def decisions(self, table: int, seat: int) -> int:
        """A table that was carried elsewhere calls there anew, one whose time runs on as well, and who is back."""
        kinds = await self.bench.kinds(table)
        anew = sum(kind in ("relocated", "woken", "resumed", "resume-passed") for kind in kinds)
        letters = [letter_in(row.letter) for row in await self.bench.rows(table)]
        anew += sum(
            isinstance(letter, NoticeLetter) and letter.key == BACK and seat in letter.seats for letter in letters
        )
        return await super().decisions(table, seat) + 1000 * anew

    async def lives(self) -> None:
        """The sign of life that was given a moment ago."""
        await self.bench.db.transaction(lambda c: heartbeat.write_beat(c, self.beat()))

    async def step(self, deeds: Deeds) -> None:
        await self.lives()
        before = await self.times()
        name = self.rng.choices(list(deeds), [weight for _, weight in deeds.values()])[0]
        self.done[name] += 1
        self._deed = name
        deed, _ = deeds[name]
        with suppress(Refusal):
            await deed(self)
        if name not in LASTING:
            await self.compare(name, before)
        if self.rng.random() < 0.2:
            self.outbox = self._new_outbox()  # begun anew
        await self.tell()
        await self.count(name, self.bench.now)
        await self.look(name)

    async def hop(self, until: int) -> None:
        """Time passes until what is due first, which is done; or until then."""
        due = await self.bench.service.agenda.next(self.bench.now)
        self.bench.now = until if due is None else min(until, max(due, self.bench.now + 1))
        await self.lives()
        await self.bench.service.record_servers(self.reachable, self.bench.now)
        for _ in range(LOOKS):
            before = await self.times()
            await self.bench.service.agenda.do(self.bench.now)
            await self.compare("hop", before)
            after = await self.bench.service.agenda.next(self.bench.now)
            if after is None or after > self.bench.now:
                break
        else:
            raise AssertionError(("it would look again and again", self.bench.faults))
        self.hops += 1
        await self.tell()
        await self.count("hop", self.bench.now)
        await self.look("hop")

    reachable: tuple[int, ...] = (1, 2)

    async def times(self) -> Times:
        """What time each decision has taken, and what is left."""
        return await self.bench.db.read(lambda c: _times(c, self.tables, self.bench.now))

    async def compare(
        self, name: str, before: dict[tuple[int, int], tuple[WaitRow, int, int | None, bool]]
    ) -> None:
        """What is done takes no time: of decisions that go on nothing is counted or forgotten by it."""
        after = await self.times()
        for key, (wait, taken, left, there) in before.items():
            if key not in after or not wait.told or not after[key][0].told:
                continue
            now, took, has, is_there = after[key]
            self.checked += 1
            fresh = took == 0 or now.stood < wait.stood
            assert fresh or abs(took - taken) <= SLACK or name in ("join", "return", "look", "act"), (
                name,
                key,
                taken,
                took,
            )
            if left is None or has is None or not (there and is_there) or fresh:
                continue
            assert has >= left - SLACK, (name, key, "time was taken", left, has)
            assert has <= left + SLACK or name in ROUSING or self._voted(), (
                name,
                key,
                "time was given",
                left,
                has,
            )

    def _voted(self) -> bool:
        return self._deed in ("cast",) or self._deed in LASTING

    async def look(self, name: str) -> None:
        """What must hold at any instant."""
        assert self.bench.faults == [], (name, self.bench.faults)
        assert self.said == [], (name, self.said)
        await self._hear(name)
        await self._compose()
        for loaded, waiting_for in await self.bench.db.read(lambda c: _whole(c, self.tables)):
            assert loaded.faults == (), (name, loaded.faults)
            table, known = loaded.row.id, {wait.seat: wait for wait in waiting_for}
            active = set(loaded.active) if loaded.row.status == "running" else set()
            assert set(known) == active, (name, table, known, active)
            clock = clock_in(loaded.row.clock)
            for seat, wait in known.items():
                held = loaded.seats[seat]
                assert wait.still_since is None or held.away, (name, wait)
                runs = (
                    clock is not None
                    and wait.clock_hours
                    and wait.told
                    and not held.absent
                    and wait.still_since is None
                )
                assert not runs or wait.clock_since is not None, (name, "no time runs", wait, held)
                assert runs or wait.clock_since is None, (name, "time runs", wait, held)
                assert 0 <= held.away_used <= waits.MOST_AWAY + DAY, (name, held)

    async def _hear(self, name: str) -> None:
        """Nobody was rung for audibly at night, or who is away."""
        fresh, self.heard = self.discord.audible[self.heard :], len(self.discord.audible)
        by_message = await self.by_message() if fresh else {}
        for message, user, at in fresh:
            row = by_message[message]
            table = await self.bench.db.read(lambda c, r=row: tables.table(c, r.table_id))
            seat = (await self.bench.loaded(row.table_id)).seat_of(user)
            assert table is not None
            hours = await self.bench.db.read(lambda c, t=table, u=user: hours_of(c, t, u))
            assert is_waking(hours, at), (name, "rung for at night", user, row.letter[:99])
            assert seat is None or not seat.away, (name, "rung for while away", user, row.letter[:200])

    async def _compose(self) -> None:
        """Whatever is told can be told in every language."""
        rows = await self.rows(f"id > {self.composed}")
        for row in rows:
            letter = msgspec.json.decode(row.letter, type=Letter)
            if isinstance(letter, PinLetter):
                continue
            loaded = await self.bench.loaded(row.table_id)
            for language in LANGUAGES:
                there = msgspec.structs.replace(loaded, row=msgspec.structs.replace(loaded.row, language=language))
                post = compose(letter, there, row.id, direct=row.recipient is not None)
                assert post.text
                assert len(post.text) <= 2000
        self.composed = max([self.composed, *(row.id for row in rows)])


def _times(connection: Any, numbers: Sequence[int], now: int) -> Times:
    found: Times = {}
    for table in numbers:
        loaded = load(connection, table)
        until = waiting.running_until(loaded.row, now)
        for wait in waits.waits(connection, table):
            left = time_left.left_of(connection, loaded.row, wait.seat, until)
            ran = waiting.running_until(loaded.row, now, wait)
            taken = max(0, ran - wait.since) if wait.told else 0
            found[table, wait.seat] = wait, taken, left, not loaded.seats[wait.seat].absent
    return found


def _whole(connection: Any, numbers: Sequence[int]) -> list[tuple[Loaded, list[WaitRow]]]:
    """The tables with what they wait for; no reminder outlives its row."""
    orphans = connection.execute(
        """SELECT count(*) FROM reminders WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE id = row_id)"""
    ).fetchone()[0]
    assert orphans == 0
    return [(load(connection, table), waits.waits(connection, table)) for table in numbers]


class Complaints(logging.Handler):
    """What the log complains of."""

    def __init__(self, found: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._found = found

    def emit(self, record: logging.LogRecord) -> None:
        self._found.append(record.getMessage())


async def stays(crowd: Whole) -> None:
    """One counts and answers: the table goes on."""
    bench, table = crowd.bench, crowd.table
    loaded = await table.loaded()
    counting = await bench.db.read(lambda c: voters(c, loaded, bench.now))
    there = [seat for seat in counting if not loaded.seats[seat].away and not loaded.seats[seat].missing_since]
    if not there:
        return
    seat = there[0]
    user = loaded.seats[seat].user or 0
    since, begun = loaded.row.seal, bench.now
    while bench.now < begun + 80 * DAY:
        loaded = await table.loaded()
        if loaded.row.status != "running" or loaded.row.seal > since + 3:
            return
        before = await bench.service.absences(user, bench.now)
        if before and before[0].begun:
            await bench.service.end_absence(crowd.call(user), None)
        for vote in await bench.db.read(lambda c: votes.open_votes(c, table.id)):
            choice = {"absent": "pass", "pause": "no", "undo": "no", "pace": "no"}.get(vote.kind, "yes")
            try:
                await bench.service.cast(crowd.call(user), table.id, vote.id, choice)
            except Exception as error:
                if type(error).__name__ != "Refused":
                    raise
        loaded = await table.loaded()
        if loaded.row.status == "running" and seat in loaded.active:
            position = (await bench.service.seen(user, table.id)).position
            for _ in range(60):
                if position is None or not position.at_turn:
                    break
                action = table.game.default_action(position.state, seat)
                await bench.service.move(crowd.call(user), table.id, None, table.game.notation(action))
                position = (await bench.service.seen(user, table.id)).position
                if action == table.game.end_turn:
                    break
        await crowd.tell()
        crowd.counted = len(crowd.discord.pings)
        await crowd.hop(bench.now + DAY)
    raise AssertionError(
        ("it froze", loaded.row, loaded.seats, await bench.db.read(lambda c: waits.waits(c, table.id)))
    )
