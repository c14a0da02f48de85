"""A month of a table of four in the sandbox, its clock moved by hand, over a change of daylight saving time.

Anna never opens a setting. Ben wants his turns by direct message, says his hours, and is on holiday. Chloé forgets
to finish. Dmitri vanishes. The bot is begun anew now and then, and once it is gone for hours. Everybody looks at
their phone some time after it showed something for them, and plays at random; what each phone got is kept by
`phones`.
"""

import asyncio
import heapq
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, TypeAlias, cast
from zoneinfo import ZoneInfo

import msgspec

from bot.tables.hours import ZONES
from bot.timing.sandbox_clock import SandboxClock, following
from bot.words import Language
from db import heartbeat, votes, waits
from db.rows import VoteRow
from tests.bot.year_people import DAY, HOUR, sleeps
from tests.e2e.house import House, Table, control, opened_house
from tests.e2e.phones import Entry, Phone, phones
from tests.sandbox.client import Answer, Player, SandboxError

MOST_MOVES: Final = 60
"""A turn with more of them goes round in circles."""
NEXT_LOOK: Final = 10
"""Seconds until the bot looks at the earliest at what has just become due."""
BERLIN: Final = "Europe/Berlin"
Deed: TypeAlias = Callable[[], Awaitable[None]]
GoesOn: TypeAlias = Literal["pass", "seat"]


@dataclass
class Person:
    """Somebody who plays: where and when they are awake, and after how many seconds they look at their phone."""

    name: str
    lag: int
    zone: str = ZONES["en"]
    wakes: int = 8
    sleeps: int = 22
    forgets: tuple[int, ...] = ()
    """Which of their turns they forget to finish, counted from 1."""
    gone: bool = False
    away_until: float = 0
    turns: int = 0
    looks_at: float | None = None
    decided: list[float] = field(default_factory=list[float])
    """When each of their decisions was over."""

    def is_awake(self, at: float) -> bool:
        """Whether the clock on the wall there reads an hour in which they are awake."""
        return not sleeps(self.zone, self.wakes * 60, self.sleeps * 60, int(at))

    def awake_from(self, at: float) -> float:
        """The first minute from then on in which they are awake."""
        while not self.is_awake(at):
            at += 60 - at % 60
        return at


def people() -> dict[str, Person]:
    """The four, and Emma, who may take a seat that becomes free."""
    four = (
        Person("Anna", HOUR),
        Person("Ben", HOUR // 2, BERLIN, 9, 21),
        Person("Chloé", 2 * HOUR, forgets=(2, 6)),
        Person("Dmitri", 3 * HOUR),
        Person("Emma", HOUR),
    )
    return {one.name: one for one in four}


def next_change(zone: str, after: float) -> int:
    """The first instant after another at which the clocks of a zone change."""
    at = int(after) // HOUR * HOUR
    while _offset(zone, at) == _offset(zone, at + HOUR):
        at += HOUR
    return at + HOUR


def _offset(zone: str, at: int) -> timedelta | None:
    return datetime.fromtimestamp(at, ZoneInfo(zone)).utcoffset()


def instant(day: date, hour: int, minute: int = 0) -> int:
    """When clocks in London read so."""
    return int(datetime.combine(day, time(hour, minute), ZoneInfo(ZONES["en"])).timestamp())


@dataclass
class Month:
    """The life of the table. `changes_at` is when the clocks change; the game begins some days before."""

    house: House
    rng: Random
    changes_at: int
    phones: list[Phone]
    goes_on: GoesOn = "pass"
    people: dict[str, Person] = field(default_factory=people)
    table: Table = field(init=False)
    began: float = 0
    down: list[tuple[float, float]] = field(default_factory=list[tuple[float, float]])
    """From when to when nobody could reach the bot."""
    deeds: list[tuple[float, str]] = field(default_factory=list[tuple[float, str]])
    """What happened beside turns, for whoever reads the phones."""
    _events: list[tuple[float, int, Deed]] = field(default_factory=list[tuple[float, int, Deed]])
    _number: int = 0
    _heard: dict[str, int] = field(default_factory=dict[str, int])
    _voted: set[tuple[str, int]] = field(default_factory=set[tuple[str, int]])

    @property
    def now(self) -> float:
        """The sandbox's time."""
        return self.house.sandbox.site.clock.now()

    def phone(self, name: str) -> Phone:
        """The phone of somebody."""
        return next(phone for phone in self.phones if phone.player.name == name)

    def at(self, when: float, deed: Deed) -> None:
        """Let something happen at an instant."""
        self._number += 1
        heapq.heappush(self._events, (when, self._number, deed))

    async def open(self, choices: dict[str, str] | None = None) -> None:
        """Open the table and begin; `choices` are what the opener chooses on the card and under *Options*."""
        self.began = self.now
        for person in self.people.values():  # whoever says nothing of it counts as being where the table is
            if person.zone == ZONES["en"]:
                person.zone = ZONES[cast(Language, (choices or {}).get("language", "en"))]
        card, seated = await self.house.lobby(4, game="kohle_kolonie")
        for op, value in (choices or {}).items():
            await self._choose(card, seated[0], op, value)
        await seated[0].command("table start")
        await self.house.rest()
        thread = (await self.house.client.threads())[-1]["id"]
        number = int(card.components[0].custom_id.split(":")[2])
        self.table = Table(number, thread, tuple(phone.player.at(thread) for phone in self.phones[:4]))
        ben = self.phone("Ben").player
        shown = await ben.command("me pings")
        await ben.choose(shown, _menu(shown, ":turn"), "direct")
        await ben.command("me hours", zone="Berlin", from_="9", to="21")
        await self._settle()

    async def _choose(self, card: Any, opener: Player, op: str, value: str) -> None:
        if op == "language":
            await opener.choose(card, control(card, op), value)
            return
        options = await opener.press(card, custom_id=control(card, "rules"))
        await opener.choose(options, control(options, op), value)

    async def live(self, until: float) -> None:
        """Let time pass until then: next comes somebody's look at the phone, or what the bot does by itself."""
        while self.now < until:
            await self._move_to(min(await self._next(), until))
            while self._events and self._events[0][0] <= self.now:
                await heapq.heappop(self._events)[2]()
                await self._settle()

    async def _next(self) -> float:
        now = int(self.now)
        instants = [when for when, _, _ in self._events[:1]]
        due = await self.house.running.service.agenda.next(now)
        sql = "SELECT min(due) FROM outbox WHERE status IN ('waiting', 'sending')"
        row = await self.house.running.db.read(lambda c: c.execute(sql).fetchone())
        instants += [float(one) for one in (due, row[0]) if one is not None]
        return max(min(instants, default=now + DAY), now + 1)

    async def _move_to(self, when: float) -> None:
        if when > self.now:
            await self.house.client.change("clock", seconds=when - self.now + 0.01)
        await self._settle()

    async def _settle(self) -> None:
        """Wait until the bot has done what is due, everybody is told, and the phones show it."""
        for attempt in range(200):
            await self.house.rest()
            due = await self.house.running.service.agenda.next(int(self.now))
            if due is None or due > self.now:
                break
            await asyncio.sleep(0.02)
            if attempt % 10 == 9:  # nobody tells the bot of what has just become due
                await self.house.client.change("clock", seconds=NEXT_LOOK)
        await asyncio.sleep(0.01)
        for phone in self.phones:
            fresh = phone.entries[self._heard.get(phone.player.name, 0) :]
            self._heard[phone.player.name] = len(phone.entries)
            if any(entry.kind in ("rings", "silent") for entry in fresh):
                self._will_look(self.people[phone.player.name])

    def _will_look(self, person: Person) -> None:
        if person.gone:
            return
        at = self.now + self.rng.expovariate(1 / person.lag)
        if not person.is_awake(at):
            at = person.awake_from(at) + self.rng.randrange(HOUR)
        if person.looks_at is None or at < person.looks_at:
            person.looks_at = at
            self.at(at, lambda: self._look(person))

    async def look(self, name: str) -> None:
        """Somebody looks at their phone though nothing called them."""
        await self._look(self.people[name])

    async def _look(self, person: Person) -> None:
        """Somebody looks at their phone: what is asked is answered, what waits for them is decided."""
        person.looks_at = None
        if person.gone:
            return
        if self.now < person.away_until:
            person.looks_at = person.away_until + HOUR
            self.at(person.looks_at, lambda: self._look(person))
            return
        player = self.phone(person.name).player.at(self.table.thread)
        await self._vote(player)
        seen = await self.house.running.service.seen(int(self.phone(person.name).user), self.table.number)
        if seen.position is not None and seen.position.seat in seen.loaded.active:
            await self._turn(person, player)
        elif seen.position is None:
            await self._take_seat(player)

    async def _turn(self, person: Person, player: Player) -> None:
        """One turn from *Act* to *Finish*, or to where it was forgotten."""
        person.turns += 1
        message = await self.table.turn_message()
        await player.press(message, custom_id=control(message, "act"))
        begun = await self._open_moves(player)
        for _ in range(MOST_MOVES):
            seen = await self.house.running.service.seen(int(self.phone(player.name).user), self.table.number)
            if seen.position is None or seen.position.seat not in seen.loaded.active:
                break
            game, seat = seen.loaded.game, seen.position.seat
            legal = [game.notation(action) for action in game.legal_actions(seen.position.state, seat)]
            if "end" in legal and self.rng.random() < 0.7:
                if person.turns in person.forgets and not begun:
                    self.deeds.append((self.now, f"{person.name} forgets to finish"))
                    return
                person.decided.append(self.now)
                await self._finish(person, await player.command("table finish"))
                break
            choice = self.rng.choice([one for one in legal if one != "end"] or legal)
            pressed_at = self.now
            await player.command("kohle plan", steps=choice)
            if await self._sealed() > seen.loaded.row.seal:
                person.decided.append(pressed_at)
                await self.house.rest()  # nobody presses on before they see what is next

    async def _sealed(self) -> int:
        return (await self.house.running.service.seen(0, self.table.number)).loaded.row.seal

    async def _open_moves(self, player: Player) -> bool:
        seen = await self.house.running.service.seen(int(self.phone(player.name).user), self.table.number)
        assert seen.position is not None
        return bool(msgspec.json.decode(seen.loaded.seats[seen.position.seat].moves))

    async def _finish(self, person: Person, answer: Answer) -> None:
        """Of those who are asked whether the hours fit, Chloé says yes."""
        asked = [one.custom_id for one in answer.components if one.custom_id.startswith("b:hours:")]
        if asked and person.name == "Chloé":
            await answer.press(custom_id=asked[0])

    async def _vote(self, player: Player) -> None:
        for vote in await self.house.running.db.read(lambda c: votes.open_votes(c, self.table.number)):
            if (player.name, vote.id) in self._voted:
                continue
            self._voted.add((player.name, vote.id))
            with suppress(SandboxError, AssertionError):
                await self._cast(player, vote)

    async def _cast(self, player: Player, vote: VoteRow) -> None:
        choice = self.goes_on if vote.kind == "absent" else "yes"
        message = next(
            one
            for one in reversed(await self.table.public())
            if any(each.custom_id.startswith("b:vote:") for each in one.components)
        )
        await player.press(message, custom_id=control(message, f"vote {vote.id} {choice}"))

    async def _take_seat(self, player: Player) -> None:
        for message in reversed(await self.table.public()):
            offered = [one.custom_id for one in message.components if one.custom_id.startswith("b:join:")]
            if offered:
                await player.press(message, custom_id=offered[0])
                self.deeds.append((self.now, f"{player.name} would take the free seat"))
                return

    async def away(self, name: str, first: date, last: date) -> None:
        """Somebody says that they are away, and lets the others read until when."""
        person, player = self.people[name], self.phone(name).player.alone()
        await player.command("me away", from_=first.isoformat(), to=last.isoformat(), show=True)
        begins = datetime.combine(first, time(), ZoneInfo(person.zone)).timestamp()
        ends = datetime.combine(last + timedelta(1), time(), ZoneInfo(person.zone)).timestamp()
        self.at(begins, lambda: self._leave(person, person.awake_from(ends)))
        self.deeds.append((self.now, f"{name} says that they are away from {first} to {last}"))

    async def _leave(self, person: Person, until: float) -> None:
        """From now on somebody does not look at their phone until then."""
        person.away_until = until

    async def vanish(self, name: str) -> None:
        """Somebody looks at their phone no more."""
        self.people[name].gone = True
        self.deeds.append((self.now, f"{name} vanishes"))

    async def restart(self, seconds: int = 0) -> None:
        """Another process of the bot, after so much time without one."""
        house, ended = self.house, self.now
        await house.stop_bot()
        if seconds:
            await house.client.change("clock", seconds=seconds)
        await house.start_bot()
        await begun(house)
        if seconds:
            self.down.append((ended, self.now))
        self.deeds.append((ended, f"the bot is begun anew after {seconds // 60} min"))

    async def handed_over(self) -> int:
        """How many decisions are over."""
        sql = "SELECT count(*) FROM log WHERE seal > 0 AND (ends_turn OR passed)"
        return await self.house.running.db.read(lambda c: int(c.execute(sql).fetchone()[0]))

    async def waited_since(self, name: str) -> int | None:
        """Since when the table waits for somebody, None where it does not."""
        seen = await self.house.running.service.seen(int(self.phone(name).user), self.table.number)
        found = seen.loaded.seat_of(int(self.phone(name).user))
        if found is None:
            return None
        wait = await self.house.running.db.read(lambda c: waits.wait_of(c, self.table.number, found.seat))
        return None if wait is None else wait.since

    def rings(self) -> list[tuple[Phone, Entry]]:
        """Whenever any phone made a sound."""
        return [(phone, entry) for phone in self.phones for entry in phone.rings()]

    async def wrong(self) -> list[str]:
        """What should not have happened: a ring at night, or for a turn for which the phone rang before."""
        found = [
            f"{phone.player.name} rung for at night: {entry.message.text}"
            for phone, entry in self.rings()
            if not self.people[phone.player.name].is_awake(entry.at)
        ]
        sql = "SELECT at FROM log WHERE passed"
        passed = [float(at) for (at,) in await self.house.running.db.read(lambda c: c.execute(sql).fetchall())]
        found += [line for phone in self.phones for line in self._rung_twice(phone, passed)]
        return [*found, *map(repr, self.house.incidents.errors)]

    def _rung_twice(self, phone: Phone, passed: list[float]) -> list[str]:
        decided, last = [*self.people[phone.player.name].decided, *passed], None
        found: list[str] = []
        for entry in phone.rings():
            if entry.about != "turn":
                continue
            if last is not None and not any(last <= at <= entry.at for at in decided):
                found.append(f"{phone.player.name} rung for twice: {entry.message.text}")
            last = entry.at
        return found


async def begun(house: House) -> None:
    """Wait for the first sign of life of a bot that has just been started: before it no time passes for it."""
    async with asyncio.timeout(10):
        while True:
            beat = await house.running.db.read(heartbeat.last_beat)
            if beat is not None and not beat.ended:
                return
            await asyncio.sleep(0.01)


def _menu(answer: Answer, end: str) -> str:
    return next(one.custom_id for one in answer.components if one.custom_id.endswith(end))


@asynccontextmanager
async def month(
    folder: Path, days_before: int, seed: int = 1, goes_on: GoesOn = "pass", change: int = 1
) -> AsyncGenerator[Month]:
    """A month that stands so many days before the next change of the clocks in Europe, at seven in the evening.

    With `change` 2 it is the one after that.
    """
    async with opened_house(folder) as house:
        await house.stop_bot()
        now = house.sandbox.site.clock.now()
        changes_at = next_change(BERLIN, now + (days_before + 1) * DAY)
        for _ in range(1, change):
            changes_at = next_change(BERLIN, changes_at)
        day = datetime.fromtimestamp(changes_at, UTC).date() - timedelta(days_before)
        await house.client.change("clock", seconds=instant(day, 19) - now)
        house.clock = SandboxClock()
        async with following(house.clock, house.sandbox.address):
            await house.start_bot()
            await begun(house)
            players = [house.player(name) for name in people()]
            async with phones(house, players) as on:
                yield Month(house, Random(seed), changes_at, on, goes_on)
            await house.stop_bot()
