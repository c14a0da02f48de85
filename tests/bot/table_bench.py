"""A table service on a fresh database, without Discord: users 101, 102, ... sit in order."""

from collections.abc import AsyncGenerator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, TypeAlias, TypeVar

import msgspec
import pytest_asyncio

from bot.errors import Refusal, Refused
from bot.letters import Letter
from bot.presenter import register
from bot.tables.loaded import Call, Loaded
from bot.tables.service import TableService
from cogs.coal_baron import PRESENTER
from db import acts, history
from db.database import Database
from db.query import rows
from db.rows import BeatRow, LogRow, OutboxRow
from games.coal_baron.game import GAME
from games.engine.contract import Setup
from games.engine.event import Event
from tests.deals import deals
from tests.unsynced import unsynced

GUILD, CHANNEL, THREAD = 1, 10, 20
T = TypeVar("T")
Way: TypeAlias = tuple[Any, ...]


@dataclass
class Bench:
    """What a test does with tables; `now` is the clock."""

    db: Database
    now: int = 1_800_000_000
    woken: int = 0
    faults: list[BaseException] = field(default_factory=list[BaseException])
    interaction: int = 1000
    played: dict[Way, tuple[int, Any]] = field(default_factory=dict[Way, tuple[int, Any]])
    """Where what was replayed leads: from a setup, or from a numbered state by a line of the log."""
    service: TableService = field(init=False)

    def __post_init__(self) -> None:
        register(PRESENTER)
        self.service = TableService(self.db, self._wake, lambda fault, where: self.faults.append(fault))

    def _wake(self) -> None:
        self.woken += 1

    def manager(self, user: int = 900, *, guild: int = GUILD) -> Call:
        """A fresh interaction of somebody who manages a server."""
        return msgspec.structs.replace(self.call(user, guild=guild), manages=True)

    def call(self, user: int, interaction: int | None = None, *, guild: int = GUILD, moderates: int = 0) -> Call:
        """A fresh interaction of a user, or one delivered again; `moderates` is the channel they moderate."""
        if interaction is None:
            self.interaction += 1
            interaction = self.interaction
        return Call(
            interaction=interaction, user=user, name=f"User {user}", now=self.now, guild=guild, moderates=moderates
        )

    def beat(self, **other: Any) -> BeatRow:
        """A sign of life of a bot that has run for long on a machine that was never set right."""
        seconds = self.now - 1_700_000_000
        known = BeatRow(at=self.now, moved=0, boot="here", since_boot=seconds, awake=seconds, started=1)
        return msgspec.structs.replace(known, **other)

    async def awake(self, reachable: Collection[int] = (GUILD,)) -> None:
        """What the bot notes every few minutes, with the servers that it can reach."""
        await self.service.record_beat(self.beat())
        await self.service.record_servers(reachable, self.now)

    async def lobby(self, players: int = 3, channel: int = CHANNEL) -> int:
        """A gathering table with users 101, 102, ..."""
        table = await self.service.new(self.call(101), "coal_baron", GUILD, channel, "en", threads=True)
        for seat in range(1, players):
            await self.service.join(self.call(101 + seat), table)
        return table

    async def table(self, players: int = 3, place: int = THREAD) -> int:
        """A game just begun."""
        table = await self.lobby(players)
        await self.service.start(self.call(101), table, place)
        return table

    async def loaded(self, table: int) -> Loaded:
        """The table as stored."""
        return (await self.service.seen(0, table)).loaded

    async def user(self, table: int) -> int:
        """The user who must decide."""
        loaded = await self.loaded(table)
        return loaded.seats[loaded.active[0]].user or 0

    async def lines(self, table: int) -> list[LogRow]:
        """The live log."""
        return await self.db.read(lambda c: history.live_lines(c, table))

    async def letters(self, table: int) -> list[Any]:
        """Everything that was put into the outbox for a table, in order."""
        rows = await self.rows(table)
        return [msgspec.json.decode(row.letter, type=Letter) for row in rows]

    async def rows(self, *tables: int, only: str = "TRUE") -> list[OutboxRow]:
        """The outbox of tables, one after the other; `only` is a condition of SQL."""
        sql = f"SELECT * FROM outbox WHERE table_id = ? AND ({only}) ORDER BY id"
        return await self.db.read(lambda c: [row for table in tables for row in rows(c, OutboxRow, sql, (table,))])

    async def told_so_far(self, table: int) -> int:
        """How many rows the outbox of a table has."""
        sql = "SELECT count(*) FROM outbox WHERE table_id = ?"
        return await self.db.read(lambda c: int(c.execute(sql, (table,)).fetchone()[0]))

    async def kinds(self, table: int) -> list[str]:
        """The kinds of everything that was done at a table, in order."""
        return [act.kind for act in await self.db.read(lambda c: acts.acts(c, table))]

    async def damage(self, sql: str, *values: Any) -> None:
        """Damage what is stored, as a careless hand or a bad disk would."""

        def work(connection: Any) -> None:
            assert connection.execute(sql, values).rowcount > 0

        await self.db.transaction(work)

    async def choices(self, table: int) -> list[str]:
        """What the user at turn could do next, in notation."""
        user = await self.user(table)
        position = (await self.service.seen(user, table)).position
        assert position is not None
        return [GAME.notation(action) for action in GAME.legal_actions(position.state, position.seat)]

    async def turn(self, table: int, rng: Random | None = None) -> int:
        """Play one whole turn of whoever is to move, by first or random choices; the user who played."""
        user = await self.user(table)
        seal = (await self.lines(table))[-1].id
        for _ in range(60):
            choices = await self.choices(table)
            choice = rng.choice(choices) if rng else "end" if "end" in choices else choices[0]
            await self.service.move(self.call(user), table, None, choice)
            last = (await self.lines(table))[-1]
            if last.id > seal and last.ends_turn:
                return user
        raise AssertionError("the turn does not end")

    async def refused(self, work: Any) -> Refusal:
        """The refusal that an operation ends in."""
        try:
            await work
        except Refusal as refusal:
            return refusal
        raise AssertionError("it was not refused")

    async def key(self, work: Any) -> str:
        """The sentence of the refusal that an operation ends in."""
        refusal = await self.refused(work)
        assert isinstance(refusal, Refused), refusal
        return refusal.key

    async def events(self, table: int) -> list[Event]:
        """All events of the live log."""
        found: list[Event] = []
        for line in await self.lines(table):
            found += _events(line.events)
        return found

    async def told(self, user: int, table: int) -> list[tuple[Event, bool]]:
        """The whole log as a user reads it, page by page."""
        pages = (await self.service.log(user, table)).pages
        found = [await self.service.log(user, table, page) for page in range(1, pages + 1)]
        return [(event, undone) for page in found for event, undone in page.entries if isinstance(event, Event)]

    async def replayed(self, table: int) -> Any:
        """The state to which the live log leads from the table's own seed; each beginning of it is played once."""
        loaded = await self.loaded(table)
        game = loaded.game
        options = msgspec.json.decode(loaded.row.options, type=game.options_type)
        setup = Setup(seats=len(loaded.seats), options=options, seed=loaded.row.seed)
        way: Way = game.id, msgspec.json.encode(setup)
        if way not in self.played:
            self.played[way] = len(self.played), game.new_game(setup).state
        number, state = self.played[way]
        for line in await self.lines(table):
            way = number, line.seat or 0, line.actions
            if way not in self.played:
                for text in msgspec.json.decode(line.actions, type=list[str]):
                    state = game.apply(state, line.seat or 0, game.parse(text)).state
                self.played[way] = len(self.played), state
            number, state = self.played[way]
        return state


@lru_cache(maxsize=4096)
def _events(written: str) -> tuple[Event, ...]:
    """The events of a line; each press asks for all lines before it."""
    return msgspec.json.decode(written, type=tuple[Event, ...])


@asynccontextmanager
async def opened_bench(folder: Path, seed: int = 0) -> AsyncGenerator[Bench, None]:
    """A bench with its database open; what its tables are dealt follows from the seed."""
    with unsynced():
        db = await Database.open(folder / "steiger.db", "test")
        try:
            with deals(seed):
                yield Bench(db)
        finally:
            await db.close()


@pytest_asyncio.fixture
async def bench(tmp_path: Path) -> AsyncGenerator[Bench, None]:
    """A bench of the test's own."""
    async with opened_bench(tmp_path) as opened:
        yield opened
