"""Many tables over months on a clock that is set: who presses when, what fails, and whom the bot rang for.

The bot is its table service, its queue of what is due, and its outbox, as they run against a Discord that counts.
What is checked here is reckoned anew, from what was sent and from what happened.
"""

import heapq
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any, Final, TypeAlias

import msgspec

from bot.errors import Refusal
from bot.letters import CallLetter, Letter, TurnLetter, letter_in
from bot.outgoing.outbox import Outbox
from bot.presenter import presenter_of, register
from bot.tables.clocks import AT_ZERO
from bot.tables.going_away import Days
from bot.tables.hours import hours_of
from bot.tables.reminded import REMINDS
from bot.timing.days import day_of
from db import heartbeat, outbox, tables, users, waits
from db.query import rows
from db.rows import HoursRow, OutboxRow
from games.registry import GAMES
from tests.bot.counting_discord import DIRECT, CountingDiscord, DotDrawer, refusal
from tests.bot.table_bench import Bench
from tests.bot.year_people import DAY, HOUR, Person, sleeps, somebody

GUILDS: Final = (1, 2, 3)
PEOPLE_A_TABLE: Final = 2.5
"""So many people for each table: most sit at more than one."""
STARTS_WITHIN: Final = 21
"""Days within which all tables begin."""
SLACK: Final = 3 * 60 + 1
"""Seconds within which the bot may have been down without anybody's noticing."""
PACES: Final = ("day", "day", "day", "several", "slower")
ANSWERS: Final = ("pass", "pass", "pass", "time", "wait", "seat")
Deed: TypeAlias = Callable[[], Awaitable[None]]


@dataclass(frozen=True)
class Ring:
    """Somebody's phone rang for a message."""

    at: int
    user: int
    message: int


class RingingDiscord(CountingDiscord):
    """A counting Discord that loses nothing and knows when it rang."""

    def __init__(self, rng: Random, now: Callable[[], int]) -> None:
        super().__init__(rng, faults=0)
        self._now = now
        self.rings: list[Ring] = []
        self.reached: list[tuple[int, int]] = []
        """User and message of whatever was for somebody, audible or not."""

    def take(self, channel: int, text: str, options: dict[str, Any]) -> Any:
        before = len(self.pings)
        message = super().take(channel, text, options)
        for number, user in self.pings[before:]:
            self.reached.append((user, number))
            if not message.silent:
                self.rings.append(Ring(self._now(), user, number))
        self.messages[channel] = self.messages[channel][-20:]
        return message


class Town:
    """Tables, people and the bot, from `begin` on; `play` lets so many days pass."""

    def __init__(self, bench: Bench, seed: int, count: int, begin: int, days: int) -> None:
        self.bench, self.rng = bench, Random(seed)
        self.begin, self.until = begin, begin + days * DAY
        bench.now = begin
        people = max(6, int(count * PEOPLE_A_TABLE))
        self.people = {user: somebody(user, begin, days, self.rng) for user in range(1000, 1000 + people)}
        self.discord = RingingDiscord(self.rng, lambda: self.bench.now)
        clock: Any = SimpleNamespace(now=lambda: self.bench.now)
        client: Any = self.discord
        drawer: Any = DotDrawer()
        self.faults: list[str] = []
        self.outbox = Outbox(bench.db, client, drawer, clock, self._report)
        self.tables: list[int] = []
        self.down: list[tuple[int, int]] = []
        """When nobody could reach the bot."""
        self.leapt_at = 0
        self.told: dict[tuple[int, int], int] = {}
        """By table and seat, when they were told that they must decide."""
        self.checked = 0
        """Decisions of which the time was reckoned anew."""
        self.process = 1
        self._is_down = False
        self.handed_over = 0
        self.rung = Counter[str]()
        self.wrong: list[str] = []
        """What should not have happened."""
        self._events: list[tuple[int, int, Deed]] = []
        self._number = 0
        self._seen = 0
        self._unanswered: dict[tuple[int, int], int] = {}
        self._given_time = set[tuple[int, int]]()
        self._acts = 0
        for number in range(count):
            self._at(begin + self.rng.randrange(STARTS_WITHIN * DAY), lambda it=number: self._open(it))
        for person in self.people.values():
            self._at(begin, lambda it=person: self._choose(it))
            if person.announces:
                self._say_holidays(person)
            if person.closed:
                self.discord.refusals[DIRECT + person.user] = refusal(50007, 403)
        for _ in range(max(1, days // 18)):
            self._at(begin + self.rng.randrange(days * DAY), self._outage)
        for _ in range(max(1, days // 60)):
            self._at(begin + self.rng.randrange(days * DAY), self._leap)

    def _say_holidays(self, person: Person) -> None:
        """Let them say a day or two before that they are away, and for which days."""
        for begin, end in person.holidays:
            days = Days(day_of(person.zone, begin), day_of(person.zone, end), person.zone, shown=person.passes)
            at = max(self.begin, begin - self.rng.randrange(2 * DAY))
            self._at(at, lambda it=days: self._go_away(person, it))

    async def _go_away(self, person: Person, days: Days) -> None:
        with suppress(Refusal):
            await self.bench.service.go_away(self._call(person.user), days)
        if not person.passes:
            return
        absence = "SELECT max(id) FROM absences WHERE user = ?"
        number = await self.bench.db.read(lambda c: c.execute(absence, (person.user,)).fetchone()[0])
        for table, guild in await self._tables_of(person.user):
            with suppress(Refusal):
                await self.bench.service.choose_away(self._call(person.user, guild), number or 0, table, "pass")

    def _report(self, error: BaseException, where: str) -> str:
        self.faults.append(f"{where}: {error!r}")
        return where

    def _at(self, at: int, deed: Deed) -> None:
        self._number += 1
        heapq.heappush(self._events, (at, self._number, deed))

    async def play(self) -> None:
        """Let the whole time pass: whatever comes next, a press, an outage, or what the bot does by itself."""
        while self.bench.now < self.until:
            first = self._events[0][0] if self._events else self.until
            if self._is_down:
                await self._press_in_vain(first)
                continue
            due = await self.bench.service.agenda.next(self.bench.now)
            at = min(first, self.until if due is None else max(due, self.bench.now + 1), self.until)
            self.bench.now = max(self.bench.now, at)
            if self._events and first <= self.bench.now:
                await heapq.heappop(self._events)[2]()
            if not self._is_down:
                await self._bot()

    async def _press_in_vain(self, first: int) -> None:
        """While the bot is down nothing is due, and what people press comes to nothing until it is there again."""
        if self._events and first < self._down_until:
            _, number, deed = heapq.heappop(self._events)
            heapq.heappush(self._events, (self._down_until + number % 300, number, deed))
        else:
            self.bench.now = self._down_until
            await self._start_again()

    async def _bot(self) -> None:
        """What the bot does by itself at this moment; it gave signs of life all the while."""
        beat = self.bench.beat(started=self.process)
        await self.bench.db.transaction(lambda c: heartbeat.write_beat(c, beat))
        await self.bench.service.agenda.do(self.bench.now)
        await self._forget_settled_calls()
        self.faults += [repr(fault) for fault in self.bench.faults]
        self.bench.faults.clear()
        await self._tell()

    async def _forget_settled_calls(self) -> None:
        """Whoever lost a decision to a clock, or wanted it passed while away, answers no call to that one."""
        sql = """SELECT id, table_id, facts FROM acts
                 WHERE id > ? AND kind IN ('clock-passed', 'clock-finished') ORDER BY id"""
        found = await self.bench.db.read(lambda c: c.execute(sql, (self._acts,)).fetchall())
        for number, table, facts in found:
            user = int(re.findall(r"User (\d+)", facts)[0])
            self._unanswered.pop((int(table), user), None)
            self._acts = int(number)
        away = "SELECT table_id, user FROM seats WHERE away = 'pass'"
        for table, user in await self.bench.db.read(lambda c: c.execute(away).fetchall()):
            self._unanswered.pop((int(table), int(user)), None)

    async def _start_again(self) -> None:
        self.process += 1
        self._is_down = False
        await self.bench.service.record_beat(self.bench.beat(started=self.process))
        await self.bench.service.record_servers(GUILDS, self.bench.now)
        await self._bot()

    async def _tell(self) -> None:
        for _ in range(10):
            await self._note_told()
            await self.outbox.settle()
            if not await self.bench.db.read(lambda c: outbox.due_channels(c, self.bench.now)):
                break
        fresh, self._seen = self.discord.reached[self._seen :], len(self.discord.reached)
        for user, _ in fresh:
            self._will_look(self.people[user])
        rings, self.discord.rings = self.discord.rings, []
        for ring in rings:
            await self._check(ring)

    async def _note_told(self) -> None:
        """Note who has not been told yet that they must decide: they are now, by the message that is sent next."""
        sql = "SELECT table_id, seat FROM waits WHERE NOT told"
        for table, seat in await self.bench.db.read(lambda c: c.execute(sql).fetchall()):
            self.told[int(table), int(seat)] = self.bench.now
            self._given_time.discard((int(table), int(seat)))

    def _will_look(self, person: Person) -> None:
        at = person.looks_after(self.bench.now, self.rng)
        if at is not None and (person.looks_at is None or at < person.looks_at):
            person.looks_at = at
            self._at(at, lambda: self._visit(person))

    async def _check(self, ring: Ring) -> None:
        """Whoever was rung for is awake, and has answered the last ring of a turn at that table."""
        sql = "SELECT * FROM outbox WHERE message = ? AND edits IS NULL"
        (row,) = await self.bench.db.read(lambda c: rows(c, OutboxRow, sql, (ring.message,)))
        table = await self.bench.db.read(lambda c: tables.table(c, row.table_id))
        assert table is not None
        hours = await self.bench.db.read(lambda c: hours_of(c, table, ring.user))
        letter = letter_in(row.letter)
        if sleeps(hours.zone, hours.start, hours.end, ring.at):
            self.wrong.append(f"{ring.user} rung for at night by {type(letter).__name__}")
        seats = await self.bench.db.read(lambda c: tables.seats(c, row.table_id))
        if any(seat.user == ring.user and seat.away for seat in seats):
            self.wrong.append(f"{ring.user} rung for while away by {type(letter).__name__}")
        self._count(ring, row, letter)

    def _count(self, ring: Ring, row: OutboxRow, letter: Letter | None) -> None:
        self.rung["reminder" if row.asks == REMINDS else type(letter).__name__] += 1
        if not (isinstance(letter, TurnLetter) or (isinstance(letter, CallLetter) and letter.kind == "turn")):
            return
        before = self._unanswered.get((row.table_id, ring.user))
        if before is not None and before != ring.message:
            self.wrong.append(
                f"{ring.user} rung for a turn at table {row.table_id} by {ring.message} at {ring.at}, "
                f"before {before} was answered: {letter}"
            )
        self._unanswered[row.table_id, ring.user] = ring.message

    async def _open(self, number: int) -> None:
        game = list(GAMES)[number % len(GAMES)]
        register(presenter_of(game))
        seats = self.rng.choice(GAMES[game].seats)
        users_there = self.rng.sample(sorted(self.people), seats)
        guild, channel, thread = GUILDS[number % len(GUILDS)], 100_000 + number, 200_000 + number
        service, first = self.bench.service, users_there[0]
        language = self.rng.choice(("de", "en", "fr"))
        table = await service.new(self._call(first, guild), game, guild, channel, language, threads=True)
        for user in users_there[1:]:
            await service.join(self._call(user, guild), table)
        await service.set_pace(self._call(first, guild), table, self.rng.choice(PACES))
        if number % 3 == 0:
            await service.set_clock(self._call(first, guild), table, self.rng.choice(AT_ZERO))
        await service.start(self._call(first, guild), table, thread)
        self.tables.append(table)

    async def _choose(self, person: Person) -> None:
        await self.bench.service.choose_pings(self._call(person.user), "turn", person.told_by)
        if person.tells_zone:
            chosen = HoursRow(zone=person.zone, wakes=8 * 60, sleeps=22 * 60)
            await self.bench.db.transaction(lambda c: users.choose_hours(c, person.user, chosen))

    def _call(self, user: int, guild: int = 1) -> Any:
        return self.bench.call(user, guild=guild)

    async def _outage(self) -> None:
        """The bot is down for a while; it ended in order or not."""
        last = self.bench.beat(started=self.process, ended=self.rng.choice((0, 1)))
        await self.bench.db.transaction(lambda c: heartbeat.write_beat(c, last))
        self._is_down = True
        self.down.append((self.bench.now, self.bench.now + self.rng.choice((HOUR // 6, HOUR, 8 * HOUR, 2 * DAY))))

    @property
    def _down_until(self) -> int:
        return self.down[-1][1] if self.down else self.begin

    async def _leap(self) -> None:
        """The time leaps by itself, seen by the next sign of life, and is set right an hour later."""
        self.leapt_at = self.bench.now
        off = self.rng.choice((-2, 2, 30)) * HOUR
        beat = self.bench.beat(started=self.process)
        await self.bench.db.transaction(lambda c: heartbeat.write_beat(c, beat))
        leapt = msgspec.structs.replace(beat, at=beat.at + off)
        await self.bench.service.record_beat(leapt)
        back = self.bench.beat(started=self.process)
        await self.bench.service.record_beat(back)
        await self.bench.service.bring_near(self.bench.now)

    async def _visit(self, person: Person) -> None:
        """Somebody looks at their phone: what waits for them is decided, what is asked answered."""
        person.looks_at = None
        for table, guild in await self._waiting_for(person.user):
            await self._decide(person, table, guild)
        await self._vote(person)

    async def _tables_of(self, user: int) -> list[tuple[int, int]]:
        sql = """SELECT tables.id, tables.guild FROM tables JOIN seats ON seats.table_id = tables.id
                 WHERE seats.user = ? AND tables.status = 'running'"""
        found = await self.bench.db.read(lambda c: c.execute(sql, (user,)).fetchall())
        return [(int(table), int(guild)) for table, guild in found]

    async def _waiting_for(self, user: int) -> list[tuple[int, int]]:
        sql = """SELECT tables.id, tables.guild FROM tables JOIN seats ON seats.table_id = tables.id
                 JOIN waits ON waits.table_id = tables.id AND waits.seat = seats.seat
                 WHERE seats.user = ? AND tables.status = 'running'"""
        found = await self.bench.db.read(lambda c: c.execute(sql, (user,)).fetchall())
        return [(int(table), int(guild)) for table, guild in found]

    async def _check_time(self, table: int, seat: int) -> None:
        """What a decision has taken is the time since its message stood, less that in which the bot was down."""
        wait = await self.bench.db.read(lambda c: waits.wait_of(c, table, seat))
        begun, now = self.told.get((table, seat)), self.bench.now
        if wait is None or not wait.told or begun is None:
            return
        if begun <= self.leapt_at or (table, seat) in self._given_time or wait.stood or wait.still_since:
            return  # who was given time anew, was away, or lived through a wrong clock, has more
        gone = sum(max(0, min(end, now) - max(start, begun)) for start, end in self.down)
        self.checked += 1
        counted, passed = now - wait.since, now - begun - gone
        if abs(counted - passed) > SLACK:
            self.wrong.append(f"seat {seat} of table {table}: {counted} s counted of {passed}")

    async def _decide(self, person: Person, table: int, guild: int) -> None:
        """Play one decision to its end, or forget to finish it."""
        seen = await self.bench.service.seen(person.user, table)
        if seen.position is None:
            return
        game, state, seat = seen.loaded.game, seen.position.state, seen.position.seat
        self._unanswered.pop((table, person.user), None)
        await self._check_time(table, seat)
        with suppress(Refusal):
            for _ in range(200):
                action = game.default_action(state, seat)
                if action == game.end_turn and self.rng.random() < person.forgets:
                    self._will_look(person)  # the word that it could be finished comes first, as a rule
                    return
                call = self._call(person.user, guild)
                await self.bench.service.move(call, table, None, game.notation(action))
                state = game.apply(state, seat, action).state
                if action == game.end_turn or seat not in game.active_seats(state):
                    self.handed_over += 1
                    return

    async def _vote(self, person: Person) -> None:
        sql = """SELECT votes.id, votes.table_id, votes.kind, tables.guild FROM votes
                 JOIN tables ON tables.id = votes.table_id JOIN seats ON seats.table_id = tables.id
                 WHERE seats.user = ? AND votes.status = 'open'"""
        for vote, table, kind, guild in await self.bench.db.read(
            lambda c: c.execute(sql, (person.user,)).fetchall()
        ):
            choice = self.rng.choice(ANSWERS) if kind == "absent" else self.rng.choice(("yes", "yes", "no"))
            with suppress(Refusal):
                await self.bench.service.cast(self._call(person.user, guild), table, vote, choice)
            if choice == "time":
                self._given_time |= {(table, seat) for seat in range(5)}

    async def ends(self) -> Counter[str]:
        """How the tables stand: over, abandoned, resting, or running."""
        found = Counter[str]()
        for table in self.tables:
            row = await self.bench.db.read(lambda c, table=table: tables.table(c, table))
            assert row is not None
            found["resting" if row.status == "running" and row.resting else row.condition] += 1
        return found

    async def happened(self) -> Counter[str]:
        """How often what was done at the tables, and what notices they got."""
        sql = """SELECT kind FROM acts UNION ALL
                 SELECT json_extract(letter, '$.key') FROM outbox WHERE letter LIKE '{"letter":"notice"%'"""
        return Counter(str(row[0]) for row in await self.bench.db.read(lambda c: c.execute(sql).fetchall()))

    @property
    def ratio(self) -> float:
        """Audible mentions of all kinds for each hand-over."""
        return self.rung.total() / max(1, self.handed_over)

    async def frozen(self) -> list[int]:
        """Running tables at which nothing has happened for three weeks, though nobody put them to rest."""
        sql = """SELECT id FROM tables WHERE status = 'running' AND NOT resting AND still_since IS NULL
                 AND changed_at < ?1 AND NOT EXISTS (SELECT 1 FROM acts WHERE table_id = tables.id AND at >= ?1)"""
        found = await self.bench.db.read(lambda c: c.execute(sql, (self.bench.now - 21 * DAY,)).fetchall())
        return [int(row[0]) for row in found]
