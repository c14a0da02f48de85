"""All that people, time and Discord do at running tables at once, and what must hold whatever they do.

Two tables of two servers with the same people, whose zones, hours, pings and absences are their own. Time passes
from what is due to what is due next. What is reckoned here is reckoned anew, by what was sent and by the rows.
"""

import logging
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias
from unittest.mock import patch

import msgspec

from bot.errors import Refusal
from bot.letters import Letter, NoticeLetter, PinLetter, letter_in
from bot.outgoing.composing import compose
from bot.outgoing.pacing import Pace
from bot.presenter import register
from bot.tables import paces, time_left, waiting
from bot.tables.away_due import CHOICES
from bot.tables.away_seats import BACK
from bot.tables.clocks import AT_ZERO, clock_in, preset
from bot.tables.counting import PATIENCE
from bot.tables.going_away import Days
from bot.tables.hours import Wanted, hours_of
from bot.tables.own_tables import page
from bot.tables.pings import WAYS
from bot.tables.presence import TWICE, Look
from bot.tables.questions import voters
from bot.tables.reminding import GAPS, OWN_GAPS
from bot.tables.service import TableService
from bot.tables.snoozing import SNOOZES
from bot.timing.days import day_of
from bot.timing.waking import is_waking
from bot.words import LANGUAGES
from db import heartbeat, reminders, tables, votes, waits
from db.rows import OutboxRow, WaitRow
from games.registry import GAMES
from tests.bot.absences import MODERATOR, PRESENTERS, Table, warm
from tests.bot.counting_discord import DIRECT, CountingDiscord, refusal
from tests.bot.game_deeds import DEEDS as PLAYED
from tests.bot.mentions import DAY, HOUR, Crowd, Deeds, at_once
from tests.bot.table_bench import Bench, opened_bench

PEOPLE: Final = (101, 102, 103, 104, 105)
ZONES: Final = ("Europe/Berlin", "America/New_York", "Australia/Sydney", "Asia/Kathmandu", "Pacific/Chatham")
BEGINNINGS: Final = (1_800_000_000, 1_805_900_000, 1_824_500_000, (1 << 31) - 15 * DAY)
"""As any, before each change of the clocks of 2027, and before the seconds need one more bit."""
ROUSING: Final = frozenset(
    {"more", "cast", "pace", "return", "join", "reinstate", "look", "act", "turn", "back", "move"}
)
"""What may give somebody more time than they had: time given or chosen, or coming back from not counting."""
Times: TypeAlias = dict[tuple[int, int], tuple[WaitRow, int, int | None, bool]]
"""By table and seat the wait, what it has taken, what the seat has left, and whether it is there."""
SLACK: Final = 1
LOOKS: Final = 3
"""What one seat's time brings may be the business of another that was looked at before it; no more than that."""


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
        letters = [letter_in(row.letter) for row in await self.rows() if row.table_id == table]
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
        found: Times = {}
        for table in self.tables:
            loaded = await self.bench.loaded(table)
            until = waiting.running_until(loaded.row, self.bench.now)
            for wait in await self.bench.db.read(lambda c, t=table: waits.waits(c, t)):
                left = await self.bench.db.read(
                    lambda c, r=loaded.row, w=wait, u=until: time_left.left_of(c, r, w.seat, u)
                )
                ran = waiting.running_until(loaded.row, self.bench.now, wait)
                taken = max(0, ran - wait.since) if wait.told else 0
                found[table, wait.seat] = wait, taken, left, not loaded.seats[wait.seat].absent
        return found

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
        for table in self.tables:
            loaded = await self.bench.loaded(table)
            known = {wait.seat: wait for wait in await self.bench.db.read(lambda c, t=table: waits.waits(c, t))}
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
        await self.bench.db.read(_whole)

    async def _hear(self, name: str) -> None:
        """Nobody was rung for audibly at night, or who is away."""
        fresh, self.heard = self.discord.audible[self.heard :], len(self.discord.audible)
        by_message = {row.message: row for row in await self.rows() if row.edits is None}
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
        rows = await self.rows()
        for row in [row for row in rows if row.id > self.composed]:
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


def _whole(connection: Any) -> None:
    orphans = connection.execute(
        """SELECT count(*) FROM reminders WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE id = row_id)"""
    ).fetchone()[0]
    assert orphans == 0


async def _hours_pass(crowd: Any) -> None:
    until = crowd.bench.now + crowd.rng.choice((HOUR, 5 * HOUR, DAY, 3 * DAY))
    while crowd.bench.now < until:
        await crowd.hop(until)


async def _weeks_pass(crowd: Any) -> None:
    until = crowd.bench.now + crowd.rng.choice((PATIENCE + 1, 16 * DAY))
    while crowd.bench.now < until:
        await crowd.hop(until)


async def _outage(crowd: Any) -> None:
    """The bot is down for a while: nothing of it counts."""
    await crowd.bench.db.transaction(lambda c: heartbeat.write_beat(c, crowd.beat(ended=crowd.rng.choice((0, 1)))))
    before = await crowd.times()
    crowd.bench.now += crowd.rng.choice((HOUR, 9 * HOUR, 3 * DAY, 20 * DAY))
    crowd.process += 1
    await crowd.bench.service.record_beat(crowd.beat())
    await crowd.bench.service.record_servers(crowd.reachable, crowd.bench.now)
    await crowd.compare("outage", before)
    await _restart(crowd)
    await crowd.hop(crowd.bench.now + 1)


async def _restart(crowd: Any) -> None:
    bench = crowd.bench
    bench.service = TableService(bench.db, bench._wake, lambda fault, where: bench.faults.append(fault))
    crowd.outbox = crowd._new_outbox()
    await bench.service.bring_near(bench.now)


async def _leap(crowd: Any) -> None:
    """The clock goes ahead by itself for a while, or back, and is set right."""
    off = crowd.rng.choice((-2, -30, 2, 30)) * HOUR
    await crowd.lives()
    begun = crowd.bench.now
    crowd.bench.now += off
    beat = crowd.beat(since_boot=begun - 1_700_000_000, awake=begun - 1_700_000_000)
    await crowd.bench.service.record_beat(beat)
    if crowd.rng.random() < 0.5:
        with patch.object(Whole, "compare", _not_compared):
            await crowd.bench.service.agenda.do(crowd.bench.now)
    crowd.bench.now = begun + 60
    await crowd.bench.service.record_beat(crowd.beat())
    await crowd.bench.service.bring_near(crowd.bench.now)


async def _not_compared(*_: Any) -> None:
    """What a wrong clock counts is forgiven."""


async def _lose_server(crowd: Any) -> None:
    crowd.reachable = tuple(one for one in (1, 2) if one != crowd.guild)
    await crowd.bench.service.lose_server(crowd.guild, crowd.bench.now)


async def _find_servers(crowd: Any) -> None:
    crowd.reachable = (1, 2)
    for guild in (1, 2):
        await crowd.bench.service.find_server(guild, crowd.bench.now)


async def _go_away(crowd: Any) -> None:
    user = await crowd.user()
    zone = await crowd.bench.service.own_zone(user, "en")
    first = day_of(zone, crowd.bench.now) + timedelta(days=crowd.rng.choice((0, 0, 1, 3)))
    last = first + timedelta(days=crowd.rng.choice((0, 2, 9, 25)))
    await crowd.bench.service.go_away(crowd.call(user), Days(first, last, zone, crowd.rng.random() < 0.5))


async def _choose_away(crowd: Any) -> None:
    user = await crowd.user()
    found = await crowd.bench.service.absences(user, crowd.bench.now)
    if found:
        own = crowd.rng.choice(found)
        choice = crowd.rng.choice(CHOICES if crowd.rng.random() < 0.3 else ("wait", "pass"))
        await crowd.bench.service.choose_away(crowd.call(user), own.row.id, crowd.table.id, choice)
        await crowd.bench.service.show_away(crowd.call(user), own.row.id, crowd.rng.random() < 0.5)


async def _end_absence(crowd: Any) -> None:
    await crowd.bench.service.end_absence(crowd.call(await crowd.user()), None)


async def _pings(crowd: Any) -> None:
    user, kind = await crowd.user(), crowd.rng.choice(list(WAYS))
    await crowd.bench.service.choose_pings(crowd.call(user), kind, crowd.rng.choice(WAYS[kind]))


async def _own(crowd: Any) -> None:
    """Hours, gaps, language."""
    user, rng, service = await crowd.user(), crowd.rng, crowd.bench.service
    await service.choose_hours(
        crowd.call(user), Wanted(rng.choice(ZONES), rng.randrange(1440), rng.randrange(1440))
    )
    if rng.random() < 0.3:
        await service.forget_hours(crowd.call(user))
    if rng.random() < 0.3:
        await service.choose_reminding(crowd.call(user), rng.random() < 0.7, rng.choice((None, *OWN_GAPS)))
    await service.choose_language(crowd.call(user), rng.choice(LANGUAGES))


async def _snooze(crowd: Any) -> None:
    found = await crowd.bench.db.read(lambda c: reminders.reminders_at(c, crowd.table.id))
    row = crowd.rng.choice(found).row_id if found else 1
    await crowd.bench.service.snooze(
        crowd.call(await crowd.user()), crowd.table.id, crowd.rng.choice(SNOOZES), row
    )


async def _move(crowd: Any) -> None:
    """One move of a turn that is not finished."""
    loaded = await crowd.table.loaded()
    seat = crowd.rng.choice(loaded.active)
    user = loaded.seats[seat].user
    if user is None:
        return
    position = (await crowd.bench.service.seen(user, crowd.table.id)).position
    if position is None:
        return
    legal = [
        one for one in crowd.table.game.legal_actions(position.state, seat) if one != crowd.table.game.end_turn
    ]
    if legal:
        line = crowd.table.game.notation(crowd.rng.choice(legal))
        await crowd.bench.service.move(crowd.call(user), crowd.table.id, None, line)


async def _anew(crowd: Any) -> None:
    await crowd.bench.service.anew(crowd.call(await crowd.user()), crowd.table.id, None)


async def _look(crowd: Any) -> None:
    user = await crowd.user()
    present = crowd.rng.random() < 0.6
    until = crowd.bench.now + crowd.rng.choice((HOUR, 2 * DAY, 9 * DAY)) if crowd.rng.random() < 0.4 else None
    await crowd.bench.service.record_looks(crowd.table.id, [Look(user, present, until)], crowd.bench.now)
    if not present and crowd.rng.random() < 0.5:
        until = crowd.bench.now + TWICE
        while crowd.bench.now < until:
            await crowd.hop(until)
        await crowd.bench.service.record_looks(crowd.table.id, [Look(user, False)], crowd.bench.now)


async def _act(crowd: Any) -> None:
    user = await crowd.user()
    await crowd.bench.service.act(crowd.call(user), crowd.table.id)
    await crowd.bench.service.own_data(user)
    await crowd.bench.service.log(user, crowd.table.id)
    await crowd.bench.service.news(user, crowd.table.id)
    await crowd.bench.service.pace_and_clock(crowd.call(user), crowd.table.id)
    await crowd.bench.db.read(lambda c: page(c, user, 1))


async def _lose_place(crowd: Any) -> None:
    await crowd.bench.service.lose((await crowd.table.loaded()).row.place, crowd.bench.now)


async def _relocate(crowd: Any) -> None:
    place = crowd.rng.randrange(1000, 600_000)
    call = await crowd.moderator() if crowd.rng.random() < 0.3 else crowd.call(await crowd.user())
    await crowd.bench.service.relocate(call, crowd.table.id, place)


async def _rest(crowd: Any) -> None:
    await crowd.bench.service.rest(await crowd.moderator(), crowd.table.id)


async def _refuse(crowd: Any) -> None:
    """Discord takes direct messages of some no more, or again."""
    user = crowd.rng.choice(PEOPLE)
    crowd.discord.refusals.pop(DIRECT + user, None)
    crowd.discord.refusals.pop(-user, None)
    if crowd.rng.random() < 0.5:
        where = crowd.rng.choice((DIRECT + user, -user))
        codes = ((50007, 403), (50278, 403), (10003, 404), (10013, 404), (50001, 403), (20026, 403))
        crowd.discord.refusals[where] = refusal(*crowd.rng.choice(codes))


async def _delete(crowd: Any) -> None:
    """Somebody deletes messages."""
    for messages in crowd.discord.messages.values():
        messages[:] = [one for one in messages if crowd.rng.random() < 0.8]


async def _suspend(crowd: Any) -> None:
    loaded = await crowd.table.loaded()
    call = await crowd.moderator() if crowd.rng.random() < 0.5 else crowd.call(await crowd.user())
    await crowd.bench.service.suspend(call, crowd.table.id, crowd.rng.randrange(len(loaded.seats)))


async def _reinstate(crowd: Any) -> None:
    loaded = await crowd.table.loaded()
    await crowd.bench.service.reinstate(
        await crowd.moderator(), crowd.table.id, crowd.rng.randrange(len(loaded.seats))
    )


LASTING: Final = frozenset({"hours", "weeks", "outage", "leap", "look"})
"""Deeds that take time."""
ALL: Final[Deeds] = {name: deed for name, deed in PLAYED.items() if name not in ("time", "keep")} | {
    "hours": (_hours_pass, 14),
    "weeks": (_weeks_pass, 1),
    "outage": (_outage, 2),
    "leap": (_leap, 1),
    "restart": (_restart, 1),
    "lose server": (_lose_server, 1),
    "find servers": (_find_servers, 2),
    "go away": (_go_away, 5),
    "choose away": (_choose_away, 5),
    "end absence": (_end_absence, 2),
    "pings": (_pings, 3),
    "own": (_own, 2),
    "snooze": (_snooze, 2),
    "move": (_move, 4),
    "anew": (_anew, 1),
    "look": (_look, 3),
    "act": (_act, 2),
    "lose place": (_lose_place, 1),
    "relocate": (_relocate, 2),
    "rest": (_rest, 1),
    "refuse": (_refuse, 2),
    "delete": (_delete, 1),
    "suspend": (_suspend, 1),
    "reinstate": (_reinstate, 2),
}


async def play(seed: int, steps: int) -> Whole:
    """Two random tables and so many things that happen; then one stays, and the tables go on."""
    rng = Random(f"whole {seed}")
    with tempfile.TemporaryDirectory() as folder, patch.object(Pace, "turn", at_once):
        async with opened_bench(Path(folder), seed) as bench:
            bench.now = rng.choice(BEGINNINGS)
            crowd = Whole([await _opened(bench, number, rng) for number in (1, 2)], rng)
            handler = _Complaints(crowd.said)
            logging.getLogger("bot.words").addHandler(handler)
            try:
                await _begin(crowd)
                for _ in range(steps):
                    running = [one for one in crowd.all if (await one.loaded()).row.status == "running"]
                    if not running:
                        break
                    crowd.table = rng.choice(running)
                    await crowd.step(ALL)
                await go_on(crowd)
            finally:
                logging.getLogger("bot.words").removeHandler(handler)
            return crowd


class _Complaints(logging.Handler):
    def __init__(self, found: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._found = found

    def emit(self, record: logging.LogRecord) -> None:
        self._found.append(record.getMessage())


async def _opened(bench: Bench, number: int, rng: Random) -> Table:
    game = rng.choice(list(GAMES))
    register(PRESENTERS[game])
    players = rng.sample(PEOPLE, rng.choice([count for count in GAMES[game].seats if count <= len(PEOPLE)]))
    language = rng.choice(LANGUAGES)
    channel, thread = 10 * number, 10 * number + 5
    table = await bench.service.new(
        bench.call(players[0], guild=number), game, number, channel, language, threads=True
    )
    for user in players[1:]:
        await bench.service.join(bench.call(user, guild=number), table)
    await bench.service.start(bench.call(players[0], guild=number), table, thread)
    found = Table(bench, PRESENTERS[game].game, table, rng)
    await warm(found)
    await found.told()
    return found


async def _begin(crowd: Whole) -> None:
    """Zones, ways and clocks, at random."""
    bench, rng = crowd.bench, crowd.rng
    for table in crowd.all:
        row, pace = (await table.loaded()).row, rng.choice(list(GAPS))
        if rng.random() < 0.8:
            clock = preset(pace, rng.choice(AT_ZERO))
            await bench.db.transaction(lambda c, r=row, p=pace, k=clock: paces.change(c, r, p, k, bench.now))
    await bench.db.transaction(lambda c: c.execute("DELETE FROM outbox"))
    for user in PEOPLE:
        if rng.random() < 0.7:
            await bench.service.choose_hours(bench.call(user), Wanted(rng.choice(ZONES), 8 * 60, 22 * 60))
        for kind, ways in WAYS.items():
            await bench.service.choose_pings(bench.call(user), kind, rng.choice(ways))


async def go_on(crowd: Whole) -> None:
    """All but one vanish. As long as they count, the table does not freeze: it is asked, and goes on."""
    crowd.reachable = (1, 2)
    crowd.discord.refusals.clear()
    await _find_servers(crowd)
    for table in crowd.all:
        crowd.table = table
        loaded = await table.loaded()
        if loaded.row.status != "running":
            continue
        if loaded.row.lost:
            some = next((one.user for one in loaded.seats if one.user and not one.suspended), None)
            if some is None:
                continue
            await crowd.bench.service.relocate(crowd.call(some), table.id, 700_000 + table.id)
        if loaded.row.resting:
            some = next((one.user for one in loaded.seats if one.user and not one.suspended), None)
            if some is None:
                continue
            await crowd.bench.service.act(crowd.call(some), table.id)
        await crowd.tell()
        crowd.counted = len(crowd.discord.pings)
        await _stays(crowd)


async def _stays(crowd: Whole) -> None:
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
