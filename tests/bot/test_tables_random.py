"""Random users press at random: what must hold whatever they do."""

import asyncio
import tempfile
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.errors import Refusal
from bot.tables.loaded import Call, Loaded
from db import votes
from games.coal_baron.game import GAME
from games.engine.event import balance
from tests.bot.table_bench import Bench, opened_bench
from tests.soaking import sampled

KINDS = {
    "legal": 12,
    "finish": 6,
    "wild": 2,
    "back": 2,
    "anew": 1,
    "stale": 1,
    "rank": 1,
    "undo": 1,
    "vote": 4,
    "look": 1,
}
"""What is pressed, and how often in proportion."""
ACCOUNTS = {
    "francs": lambda own: own.francs,
    "points": lambda own: own.points,
    "workers": lambda own: own.workers,
    "orders": lambda own: len(own.outstanding),
    "delivered": lambda own: len(own.delivered),
}


class Players:
    """A table, its users, a stranger, and their random presses."""

    def __init__(self, bench: Bench, table: int, users: list[int], rng: Random) -> None:
        self.bench = bench
        self.table = table
        self.users = users
        self.rng = rng

    async def press(self) -> None:
        """One random press, checked against what it may have changed."""
        before = await self.bench.loaded(self.table)
        user = self.rng.choice([*self.users, 999])
        kind = self.rng.choices(list(KINDS), list(KINDS.values()))[0]
        if kind in ("legal", "finish") and self.rng.random() < 0.8 and before.active:
            user = before.seats[before.active[0]].user or user
        call = self.bench.call(user)
        try:
            first = await self._carry_out(kind, user, call)
            refused = False
        except Refusal:
            refused = True
            first = ""
        after = await self.bench.loaded(self.table)
        if refused or kind == "look":
            assert _position(after) == _position(before)
        else:
            assert user != 999
            # Delivered again: the same answer, and nothing moves.
            assert await self._carry_out(kind, user, call) == first
            assert _stored(await self.bench.loaded(self.table)) == _stored(after)
        self._check_numbers(before, after)
        await self._check_state(after)

    async def _carry_out(self, kind: str, user: int, call: Call) -> str:
        service, table = self.bench.service, self.table
        match kind:
            case "legal":
                return await service.move(call, table, None, await self._legal(user))
            case "wild":
                return await service.move(call, table, None, "place bank")
            case "finish":
                return await service.finish(call, table, None)
            case "back":
                return await service.back(call, table, None)
            case "anew":
                return await service.anew(call, table, None)
            case "stale":
                return await service.move(call, table, 1, "place bank")
            case "rank":
                cards = (await self.bench.loaded(table)).state.draft
                return await service.move(call, table, None, f"rank {' '.join(cards[:3])}")
            case "undo":
                return await service.ask_undo(call, table, 2)
            case "vote":
                open_votes = await self.bench.db.read(lambda c: votes.open_votes(c, table))
                number = open_votes[0].id if open_votes else 1
                return await service.cast(call, table, number, "yes" if user % 3 else "no")
            case _:
                await service.seen(call.user, table)
                return ""

    async def _legal(self, user: int) -> str:
        position = (await self.bench.service.seen(user, self.table)).position
        if position is None or not position.at_turn:
            return "place bank"
        legal = [GAME.notation(action) for action in GAME.legal_actions(position.state, position.seat)]
        return self.rng.choice(legal or ["end"])

    def _check_numbers(self, before: Loaded, after: Loaded) -> None:
        """A seat's decision number only grows, and grows with every change of its own open turn."""
        for old, new in zip(before.seats, after.seats, strict=True):
            assert new.decision >= old.decision
            assert new.user == old.user
            if new.moves != old.moves:
                assert new.decision > old.decision

    async def _check_state(self, after: Loaded) -> None:
        """The sealed state is what the live log leads to; the ledger sums to what everybody owns."""
        replayed = await self.bench.replayed(self.table)
        assert _but_rankings(replayed) == _but_rankings(after.state)
        events = await self.bench.events(self.table)
        for seat, own in enumerate(after.state.seats):
            total = balance(events, seat)
            assert {name: total.get(name, 0) for name in ACCOUNTS} == {
                name: amount(own) for name, amount in ACCOUNTS.items()
            }


def _position(loaded: Loaded) -> tuple[object, ...]:
    return loaded.state, [(seat.moves, seat.decision) for seat in loaded.seats], loaded.row.seal


def _stored(loaded: Loaded) -> bytes:
    return msgspec.json.encode((loaded.row, loaded.seats))


def _but_rankings(state: object) -> dict[str, object]:
    # An undo keeps answers left ahead, so rankings alone may differ from what a replay gives.
    raw = msgspec.to_builtins(state)
    for seat in raw["seats"]:
        seat["ranking"] = []
    return raw


async def play(seed: int, players: int, presses: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with opened_bench(Path(folder), seed) as bench:
            table = await bench.table(players)
            users = [101 + seat for seat in range(players)]
            crowd = Players(bench, table, users, Random(seed))
            for _ in range(presses):
                if (await bench.loaded(table)).row.status != "running":
                    return
                await crowd.press()


@pytest.mark.slow
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), players=st.integers(2, 4))
def test_random_presses_keep_state_log_ledger_and_numbers_in_step(seed: int, players: int) -> None:
    asyncio.run(play(seed, players, 60))


@pytest.mark.slow
@settings(max_examples=sampled(6, 20), deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), players=st.integers(2, 4))
def test_long_random_games_keep_state_log_ledger_and_numbers_in_step(seed: int, players: int) -> None:
    asyncio.run(play(seed, players, 400))
