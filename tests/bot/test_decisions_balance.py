"""Moves, repairs, switches and undos in random order at every game: balances are what the plate shows."""

import asyncio
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.errors import Refusal
from bot.presenter import AnyPresenter, register
from bot.tables.loaded import load
from bot.tables.questions import asked_of
from bot.tables.repairing import quantities
from bot.tables.restoring import position_after
from bot.tables.switching import switch, switchable
from bot.words import words
from cogs import coal_baron, kohle_kolonie, ruhrschifffahrt
from cogs.views.ledger import balance_post
from db import votes
from games.registry import GAMES
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench, opened_bench
from tests.soaking import sampled

EN = words("en")
STRANGER = 999
PRESENTERS: dict[str, AnyPresenter] = {
    "coal_baron": coal_baron.PRESENTER,
    "kohle_kolonie": kohle_kolonie.PRESENTER,
    "ruhrschifffahrt": ruhrschifffahrt.PRESENTER,
}
DEEDS = {"turns": 10, "press": 3, "repair": 3, "switch": 3, "undo": 4}


class Table:
    """A table at which all agree to everything, and its random deeds."""

    def __init__(self, bench: Bench, table: int, players: int, rng: Random) -> None:
        self.bench, self.table, self.rng = bench, table, rng
        self.users = [101 + seat for seat in range(players)]
        self.done: set[str] = set()

    async def step(self) -> None:
        """One random deed, and what must hold after it."""
        deed = self.rng.choices(list(DEEDS), list(DEEDS.values()))[0]
        with suppress(Refusal):
            await self._do(deed)
            self.done.add(deed)
        await self._holds(deed)

    async def _do(self, deed: str) -> None:
        match deed:
            case "turns":
                for _ in range(self.rng.randint(1, 12)):
                    await self._press()
            case "press":
                await self._press()
            case "repair":
                await self._repair()
            case "switch":
                await self._switch()
            case _:
                user = self.rng.choice(self.users)
                await self.bench.service.ask_undo(self.bench.call(user), self.table, self.rng.randint(1, 5))
                await self._agree()

    async def _press(self) -> None:
        loaded = await self.bench.loaded(self.table)
        if not loaded.active:
            return
        user = loaded.seats[self.rng.choice(loaded.active)].user or 0
        position = (await self.bench.service.seen(user, self.table)).position
        if position is None:
            return
        game = loaded.game
        legal = game.legal_actions(position.state, position.seat) or [game.end_turn]
        with suppress(Refusal):
            await self.bench.service.move(
                self.bench.call(user), self.table, None, game.notation(self.rng.choice(legal))
            )
        with suppress(Refusal):
            await self.bench.service.finish(self.bench.call(user), self.table, None)

    async def _repair(self) -> None:
        service, user = self.bench.service, self.rng.choice(self.users)
        await service.discard_repair(self.bench.call(user), self.table)
        listed = list(quantities(await self.bench.loaded(self.table)).values())
        for _ in range(30):
            one = self.rng.choice(listed)
            with suppress(Refusal):
                await service.set_change(self.bench.call(user), self.table, one.id, self.rng.choice(one.values))
            draft = await service.repair_draft(self.bench.call(user), self.table)
            if draft.ready:
                break
            if len(draft.changes) > 1:
                await service.discard_repair(self.bench.call(user), self.table)
        draft = await service.repair_draft(self.bench.call(user), self.table)
        await service.propose(self.bench.call(user), self.table, draft.mark)
        await self._agree()

    async def _switch(self) -> None:
        found = switchable(await self.bench.loaded(self.table))
        option = self.rng.choice(sorted(name for name in found if found[name]))
        value = self.rng.choice(found[option])
        await self.bench.db.transaction(lambda c: switch(c, load(c, self.table), option, value, 0, self.bench.now))

    async def _agree(self) -> None:
        for vote in await self.bench.db.read(lambda c: votes.open_votes(c, self.table)):
            for seat in asked_of(vote):
                with suppress(Refusal):
                    await self.bench.service.cast(self.bench.call(self.users[seat]), self.table, vote.id, "yes")

    async def _holds(self, deed: str) -> None:
        loaded = await self.bench.loaded(self.table)
        for seat, user in enumerate(self.users):
            own = await self.bench.service.ledger(self.bench.call(user), self.table, seat)
            has = loaded.game.owned(loaded.state, seat)
            assert {account: own.booked(account) for account in has} == dict(has), deed
            seen = await self.bench.service.ledger(self.bench.call(STRANGER), self.table, seat)
            for ledger in (own, seen):
                for by in ("rule", "round"):
                    assert EN("why-agrees") in balance_post(ledger, by, 1, EN).text, deed
        assert loaded.game.conserved(loaded.state) == ()
        replayed = await self.bench.db.read(lambda c: position_after(c, loaded, loaded.row.seal))
        assert msgspec.to_builtins(replayed) == msgspec.to_builtins(loaded.state), deed
        assert self.bench.faults == []


async def play(game: str, seed: int, steps: int) -> set[str]:
    """A random table; what was done there."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened_bench(Path(folder), seed) as bench:
            register(PRESENTERS[game])
            rng = Random(seed)
            players = rng.choice(list(GAMES[game].seats))
            table = await bench.service.new(bench.call(101), game, GUILD, CHANNEL, "en", threads=True)
            for seat in range(1, players):
                await bench.service.join(bench.call(101 + seat), table)
            await bench.service.start(bench.call(101), table, THREAD)
            here: Any = Table(bench, table, players, rng)
            for _ in range(steps):
                if (await bench.loaded(table)).row.status != "running":
                    break
                await here.step()
            return here.done


@pytest.mark.slow
@pytest.mark.parametrize("game", PRESENTERS)
def test_a_balance_is_what_the_plate_shows_after_whatever_the_table_decided(game: str) -> None:
    assert asyncio.run(play(game, 3, 40)) == set(DEEDS)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(sampled(3, 8)))
@pytest.mark.parametrize("game", PRESENTERS)
def test_balances_of_many_tables(game: str, seed: int) -> None:
    asyncio.run(play(game, seed, 160))
