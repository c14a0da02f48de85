"""Random users press at random at a table of any game, with answers left ahead, undone and fired."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec

from bot.errors import Refusal
from bot.presenter import Presenter, register
from bot.tables.loaded import Call, Loaded
from db import votes
from games.engine.contract import AnyGame
from games.engine.event import balance
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench, opened_bench

KINDS = {"legal": 10, "finish": 10, "leave": 5, "back": 2, "anew": 1, "stale": 1, "undo": 1, "vote": 4, "look": 1}
"""What is pressed, and how often in proportion."""
STRANGER = 999
Leave: TypeAlias = Callable[[Any, Random], str]
"""Gives a line that leaves or withdraws some answer in a state, legal or not."""


class Crowd:
    """A table, its users, a stranger, and their random presses."""

    def __init__(self, bench: Bench, game: AnyGame, leave: Leave, table: int, players: int, rng: Random) -> None:
        self.bench, self.game, self.leave = bench, game, leave
        self.table, self.rng = table, rng
        self.users = [101 + seat for seat in range(players)]

    async def press(self) -> None:
        """One random press, checked against what it may have changed."""
        before, told = await self.bench.loaded(self.table), await self.bench.told_so_far(self.table)
        kind = self.rng.choices(list(KINDS), list(KINDS.values()))[0]
        user = self.rng.choice([*self.users, STRANGER])
        if kind in ("legal", "finish") and self.rng.random() < 0.9:
            user = before.seats[self.rng.choice(before.active)].user or user
        call = self.bench.call(user)
        line = await self._line(kind, user, before)
        try:
            said = await self._carry_out(kind, user, call, line)
        except Refusal:
            assert _position(await self.bench.loaded(self.table)) == _position(before)
            return
        after = await self.bench.loaded(self.table)
        assert user != STRANGER or kind == "look"
        assert await self._carry_out(kind, user, call, line) == said
        assert _stored(await self.bench.loaded(self.table)) == _stored(after)
        if kind == "leave":
            assert await self.bench.told_so_far(self.table) == told
            await self._check_secret(before, after, user)
        await self._check_state(after)

    async def _line(self, kind: str, user: int, before: Loaded) -> str:
        if kind == "leave":
            return self.leave(before.state, self.rng)
        position = (await self.bench.service.seen(user, self.table)).position
        if position is None or not position.at_turn:
            return self.game.notation(self.game.end_turn)
        legal = [self.game.notation(action) for action in self.game.legal_actions(position.state, position.seat)]
        return self.rng.choice(legal or [self.game.notation(self.game.end_turn)])

    async def _carry_out(self, kind: str, user: int, call: Call, line: str) -> str:
        service, table = self.bench.service, self.table
        match kind:
            case "legal" | "leave":
                return await service.move(call, table, None, line)
            case "finish":
                return await service.finish(call, table, None)
            case "back":
                return await service.back(call, table, None)
            case "anew":
                return await service.anew(call, table, None)
            case "stale":
                return await service.move(call, table, 99_999, line)
            case "undo":
                return await service.ask_undo(call, table, 2)
            case "vote":
                open_votes = await self.bench.db.read(lambda c: votes.open_votes(c, table))
                return await service.cast(
                    call, table, open_votes[0].id if open_votes else 1, "yes" if user % 4 != 0 else "no"
                )
            case _:
                await service.seen(call.user, table)
                return ""

    async def _check_secret(self, before: Loaded, after: Loaded, user: int) -> None:
        """An answer left or withdrawn shows nowhere but in the seat's own panel: no letter, no line, no time."""
        for seat in (None, *(seat for seat in range(len(self.users)) if self.users[seat] != user)):
            assert self.game.observe(after.state, seat) == self.game.observe(before.state, seat)
        assert after.row.changed_at == before.row.changed_at
        assert (after.row.seal, after.row.finished_by) == (before.row.seal, before.row.finished_by)
        for old, new in zip(before.seats, after.seats, strict=True):
            assert old.user == user or old == new
        told = await self.bench.told(STRANGER, self.table)
        assert all(event.only is None for event, _ in told)

    async def _check_state(self, after: Loaded) -> None:
        """The sealed state is what the live log leads to; the ledger sums to what everybody owns."""
        assert await self.bench.replayed(self.table) == after.state
        events = await self.bench.events(self.table)
        for seat, own in enumerate(after.state.seats):
            total = balance(events, seat)
            assert (total.get("coins", 0), total.get("points", 0)) == (own.coins, own.points)
            for user in (self.users[seat], STRANGER):
                ledger = await self.bench.service.ledger(self.bench.call(user), self.table, seat)
                assert (ledger.booked("coins"), ledger.booked("points")) == (own.coins, own.points)
                assert ledger.unreadable == ledger.missing("coins") == ledger.missing("points") == 0


def _position(loaded: Loaded) -> tuple[object, ...]:
    return loaded.state, [(seat.moves, seat.decision) for seat in loaded.seats], loaded.row.seal


def _stored(loaded: Loaded) -> bytes:
    return msgspec.json.encode((loaded.row, loaded.seats))


async def play(presenter: Presenter, leave: Leave, seed: int, players: int, presses: int) -> int:
    """So many random presses; the round that was reached."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened_bench(Path(folder), seed) as bench:
            register(presenter)
            table = await bench.service.new(bench.call(101), presenter.game.id, GUILD, CHANNEL, "en", threads=True)
            for seat in range(1, players):
                await bench.service.join(bench.call(101 + seat), table)
            await bench.service.start(bench.call(101), table, THREAD)
            crowd = Crowd(bench, presenter.game, leave, table, players, Random(seed))
            for _ in range(presses):
                if (await bench.loaded(table)).row.status != "running":
                    break
                await crowd.press()
            return (await bench.loaded(table)).state.round
