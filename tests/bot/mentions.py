"""Random tables of any game, told through the outbox to a Discord that counts pings.

Each user is called once for a question, once for an invitation, once for a hand-over, and once at most at a table
by one thing that somebody does, whatever is edited, limited, lost or begun anew in between; and by invitations so
often a day at most over all tables. What is done is said by `game_deeds` and `lobby_deeds`.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from random import Random
from types import SimpleNamespace
from typing import Any, Final, TypeAlias

import msgspec

from bot.errors import Refusal
from bot.letters import CallLetter, InvitationLetter, Letter, NoticeLetter, StayLetter, TurnLetter
from bot.outgoing.outbox import Outbox
from bot.outgoing.pacing import Pace
from bot.tables.inviting import CALLS_WITHIN, MOST_CALLS
from bot.tables.loaded import Call
from bot.tables.reminded import REMINDS
from db import outbox
from db.rows import OutboxRow
from tests.bot.absences import Table
from tests.bot.counting_discord import CountingDiscord, DotDrawer

STRANGERS: Final = (201, 202)
HOUR, DAY = 3600, 24 * 3600


class Crowd:
    """Random tables, what people do there, and what they were rung for. `table` is that of the present step."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.table, self.bench, self.rng = table, table.bench, rng
        self.tables = [table.id]
        self.discord = CountingDiscord(rng)
        self.counted = 0
        self.faults: list[tuple[str, BaseException]] = []
        self.called = Counter[tuple[object, ...]]()
        self.invited: list[tuple[int, int]] = []
        """When somebody was rung for by an invitation, and who."""
        self.outbox = self._new_outbox()

    def _new_outbox(self) -> Outbox:
        clock: Any = SimpleNamespace(now=lambda: self.bench.now)
        client: Any = self.discord
        drawer: Any = DotDrawer()
        return Outbox(self.bench.db, client, drawer, clock, self._report)

    def _report(self, error: BaseException, where: str) -> str:
        self.faults.append((where, error))
        return where

    async def user(self) -> int:
        """Somebody at the table, or a stranger now and then."""
        seats = [seat.user for seat in (await self.table.loaded()).seats if seat.user is not None]
        return self.rng.choice([*seats, *STRANGERS] if self.rng.random() < 0.1 else seats)

    def call(self, user: int) -> Call:
        return self.bench.call(user)

    async def step(self, deeds: "Deeds") -> None:
        """One random thing that somebody does, and what the channels are told of it."""
        name = self.rng.choices(list(deeds), [weight for _, weight in deeds.values()])[0]
        deed, _ = deeds[name]
        begun = self.bench.now
        with suppress(Refusal):
            await deed(self)
        if self.rng.random() < 0.2:
            self.outbox = self._new_outbox()  # begun anew
        await self.tell()
        await self.count(name, begun)

    async def rows(self, only: str = "TRUE") -> list[OutboxRow]:
        """The outbox of all tables; `only` is a condition of SQL."""
        return await self.bench.rows(*self.tables, only=only)

    async def by_message(self) -> dict[int | None, OutboxRow]:
        """What was told, by its message."""
        return {row.message: row for row in await self.rows("edits IS NULL")}

    async def tell(self) -> None:
        """Send until nothing waits: what was lost is found again, limits are waited for."""
        for _ in range(20):
            await self.outbox.settle()
            assert not self.faults, self.faults
            if not await self.rows("status IN ('waiting', 'sending')"):
                return
            self.bench.now += 30
            await self.bench.db.transaction(lambda c: outbox.make_all_due(c, self.bench.now))
        raise AssertionError("something is not told")

    async def count(self, name: str, begun: int) -> None:
        """Nobody was rung for more than once by this, nor again for a question, an invitation or a hand-over.

        A reminder is told by time alone: what else time brings in the same moment may ring as well.
        """
        fresh, self.counted = self.discord.pings[self.counted :], len(self.discord.pings)
        by_message = await self.by_message() if fresh else {}
        once = Counter(
            (by_message[message].table_id, user, self.apart(by_message[message])) for message, user in fresh
        )
        assert not once or max(once.values()) == 1, (name, fresh)
        for message, user in fresh:
            row = by_message[message]
            letter: Letter = msgspec.json.decode(row.letter, type=Letter)
            if isinstance(letter, InvitationLetter):
                self.invited.append((begun, user))
            self.called[await self.occasion(letter, row, user)] += 1
        twice = [occasion for occasion, count in self.called.items() if count > 1]
        assert not twice, (name, twice)
        today = Counter(user for at, user in self.invited if at > begun - CALLS_WITHIN)
        assert not today or max(today.values()) <= MOST_CALLS, (name, today)

    def apart(self, row: OutboxRow) -> bool:
        """Whether something may ring beside what else a step brings."""
        return row.asks == REMINDS

    async def occasion(self, letter: Letter, row: OutboxRow, user: int) -> tuple[object, ...]:
        """For what somebody was rung for: a question, an invitation, a hand-over, or the message alone."""
        loaded = await self.bench.loaded(row.table_id)
        match letter:
            case NoticeLetter(vote=int(vote)):
                return "question", vote, user
            case InvitationLetter():
                return "invitation", row.id, user
            case StayLetter():
                return "stay", row.table_id, loaded.row.nudged_at, user
            case TurnLetter():
                seat = loaded.seat_of(user)
                if seat is None or seat.seat not in letter.asked:
                    return "message", row.message, user
                return "turn", row.table_id, user, await self.decisions(row.table_id, seat.seat)
            case CallLetter(kind="turn"):
                return "turn", row.table_id, user, await self.decisions(row.table_id, letter.seat)
            case _:
                return "message", row.message, user

    async def decisions(self, table: int, seat: int) -> int:
        """How often a seat has decided or positions were gone back to: by this hand-overs are told apart."""
        sql = """SELECT count(*) FROM log WHERE table_id = ?1 AND seal IS NOT NULL
                 AND (actions = '[]' OR (seat = ?2 AND (ends_turn OR passed)))"""
        return await self.bench.db.read(lambda c: int(c.execute(sql, (table, seat)).fetchone()[0]))


Deed: TypeAlias = Callable[[Crowd], Awaitable[None]]
Deeds: TypeAlias = Mapping[str, tuple[Deed, int]]
"""What happens at a table, and how often in proportion."""


async def at_once(pace: Pace) -> None:
    """No limit of requests."""
