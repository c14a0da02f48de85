"""A whole game of each kind while everything fails that can: the network gone at the start, every fault of Discord
that the sandbox knows, a clock that leaps, a damaged table beside it. Nothing lost, doubled, or said falsely."""

import asyncio
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import pytest

from bot.errors import Damaged
from bot.process import background, connecting
from bot.timing.clock import DiscordClock
from db import history
from games.engine.contract import AnyGame, Setup
from games.engine.event import Event, balance
from games.registry import GAMES
from tests.e2e.house import House, Table
from tests.e2e.mortal_bot import LINES
from tests.sandbox.client import Answer, SandboxError

pytestmark = pytest.mark.slow

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
CALLBACK = "*callback*"
ANSWERS = ("/interactions/{interaction_id}/{interaction_token}/callback", "/webhooks/{webhook_id}/{webhook_token}")
ORIGINAL = "/webhooks/*"
FAULTS: tuple[dict[str, Any], ...] = (
    {"kind": "refuse", "method": "POST", "route": MESSAGES, "status": 503},
    {"kind": "refuse", "method": "POST", "route": MESSAGES, "status": 500},
    {"kind": "refuse", "method": "POST", "route": MESSAGES, "status": 429, "retry_after": 0.3},
    {
        "kind": "refuse",
        "method": "POST",
        "route": MESSAGES,
        "status": 413,
        "code": 40005,
        "count": 2,
        "having": ".png",
    },
    {"kind": "refuse", "method": "POST", "route": MESSAGES, "status": 403, "code": 50013, "having": ".png"},
    {"kind": "lost", "method": "POST", "route": MESSAGES},
    {"kind": "cut", "method": "POST", "route": MESSAGES},
    {"kind": "denied", "method": "POST", "route": MESSAGES, "status": 502},
    {"kind": "slow", "method": "POST", "route": MESSAGES, "delay": 0.4},
    {"kind": "refuse", "method": "PATCH", "route": MESSAGE, "status": 400, "code": 30046, "count": 2},
    {"kind": "refuse", "method": "PATCH", "route": MESSAGE, "status": 429, "code": 30046, "retry_after": 31.0},
    {"kind": "lost", "method": "PATCH", "route": MESSAGE},
    {"kind": "denied", "method": "POST", "route": CALLBACK, "status": 500},
    {"kind": "denied", "method": "POST", "route": CALLBACK, "status": 502},
    {"kind": "cut", "method": "POST", "route": CALLBACK},
    {"kind": "lost", "method": "POST", "route": CALLBACK},
    {"kind": "refuse", "method": "POST", "route": CALLBACK, "status": 404, "code": 10062},
    {"kind": "slow", "method": "POST", "route": CALLBACK, "delay": 0.3},
    {"kind": "refuse", "method": "PATCH", "route": ORIGINAL, "status": 500},
    {"kind": "lost", "method": "PATCH", "route": ORIGINAL},
    {"kind": "refuse", "method": "PATCH", "route": ORIGINAL, "status": 400, "code": 50035},
)
FALSE = ("Nothing has changed", "nothing has changed", "not saved", "thinking")
"""What must not be said of a press that is saved."""


@dataclass
class Machine:
    """The bot's machine: its clock can be set, and leaps."""

    off: float = 0.0

    def time(self) -> float:
        return time.time() + self.off


@dataclass
class Game:
    """A table under fire, its random players, and what they were told of presses that counted."""

    house: House
    game: AnyGame
    table: Table
    rng: Random
    said: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])

    async def press(self) -> bool:
        """One random legal press of somebody who must decide; False once the game is over."""
        seen = await self.house.running.service.seen(0, self.table.number)
        if seen.loaded.row.status != "running":
            return False
        seat = self.rng.choice(seen.loaded.active)
        user = seen.loaded.seats[seat].user or 0
        position = (await self.house.running.service.seen(user, self.table.number)).position
        assert position is not None
        legal = [self.game.notation(action) for action in self.game.legal_actions(position.state, seat)]
        choice = "end" if "end" in legal and self.rng.random() < 0.7 else self.rng.choice(legal)
        command, option = LINES[self.game.id]
        before = await self.stored()
        answer = await self.answered(seat, command, {option: choice})
        if await self.stored() != before and answer is not None:
            self.said.append((choice, answer.text))
        return True

    async def answered(self, seat: int, command: str, options: dict[str, str]) -> Answer | None:
        """What a press was answered with, None where the fault took the answer along."""
        player = self.table.players[seat]
        player.patience = 3.0
        try:
            return await player.command(command, **options)
        except SandboxError:
            return None

    async def stored(self) -> bytes:
        loaded = (await self.house.running.service.seen(0, self.table.number)).loaded
        return msgspec.json.encode((loaded.row.seal, [(one.moves, one.decision) for one in loaded.seats]))

    async def trouble(self) -> None:
        """One fault, at random."""
        fault = dict(self.rng.choice(FAULTS))
        self.house.may_be_refused.update((MESSAGE, MESSAGES, *ANSWERS))
        await self.house.client.fault(fault.pop("kind"), fault.pop("method"), fault.pop("route"), **fault)

    async def check(self) -> None:
        """The log leads to the state, the ledger to what everybody owns, every letter is there once."""
        loaded = (await self.house.running.service.seen(0, self.table.number)).loaded
        lines = await self.house.running.db.read(lambda c: history.live_lines(c, self.table.number))
        options = msgspec.json.decode(loaded.row.options, type=self.game.options_type)
        state = self.game.new_game(Setup(seats=len(loaded.seats), options=options, seed=loaded.row.seed)).state
        events: list[Event] = []
        for line in lines:
            events += msgspec.json.decode(line.events, type=list[Event])
            for text in msgspec.json.decode(line.actions, type=list[str]):
                state = self.game.apply(state, line.seat or 0, self.game.parse(text)).state
        assert state == loaded.state
        money = "francs" if self.game.id == "coal_baron" else "coins"
        for seat, own in enumerate(loaded.state.seats):
            if hasattr(own, money):
                assert balance(events, seat).get(money, 0) == getattr(own, money)

    async def check_told(self) -> None:
        """Each letter became one message, and one message at most is to be answered."""
        place = int(self.table.thread)
        sql = "SELECT status, message, letter FROM outbox WHERE edits IS NULL AND channel = ?"
        rows = await self.house.running.db.read(lambda c: c.execute(sql, (place,)).fetchall())
        assert {status for status, _, _ in rows} == {"sent"}
        own = [message for _, message, letter in rows if not msgspec.json.decode(letter).get("rewrite")]
        assert len(set(own)) == len(own)
        told = {str(message) for _, message, _ in rows}
        messages = await self.table.public()
        assert {message.id for message in messages} == told
        over = (await self.house.running.service.seen(0, self.table.number)).loaded.row.status == "over"
        assert len(await self.table.turn_messages()) == (0 if over else 1)


async def quiet(house: House) -> None:
    """Let everything that waits be tried, whatever was put off."""
    await house.client.change("clear_faults")
    for _ in range(300):
        now = house.clock.now()
        await house.running.db.transaction(
            lambda c, now=now: c.execute(
                "UPDATE outbox SET due = ? WHERE status IN ('waiting', 'sending')", (now,)
            )
        )
        house.running.outbox.wake()
        await house.rest()
        left = await house.running.db.read(
            lambda c: c.execute("SELECT count(*) FROM outbox WHERE status IN ('waiting', 'sending')").fetchone()
        )
        if not left[0]:
            return
        await asyncio.sleep(0.2)  # a limit on edits lasts a while
    raise AssertionError("something is never told")


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_while_everything_fails(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "SERVERS_EVERY", 0.5)
    monkeypatch.setattr(connecting, "GAPS", (0.05, 0.1))
    await house.english()
    damaged = await house.table(2, channel="second-table")
    await house.stop_bot()
    machine = Machine()
    house.clock = DiscordClock(machine.time)
    for _ in range(3):
        await house.client.fault("refuse", "GET", "/users/@me", status=503)
    await house.start_bot()
    broken = b'{"game":"coal_baron","schema":1,"state":{"broken":1}}'
    await house.running.db.transaction(
        lambda c: c.execute("UPDATE tables SET state = ? WHERE id = ?", (broken, damaged.number))
    )
    table = await house.table(3, game=game)
    playing = Game(house, GAMES[game], table, Random(8))
    presses = 0
    while True:
        if playing.rng.random() < 0.25:
            await playing.trouble()
        if not await playing.press():
            break
        presses += 1
        if presses in (30, 70):
            machine.off = 100 * 24 * 3600 if presses == 30 else -7200
        if presses % 50 == 0:
            await playing.check()
        if presses == 55:
            await quiet(house)
            await house.restart()
        if presses in (45, 80):
            shown = (await damaged.players[0].command("table status")).text
            assert f"Table {damaged.number} cannot be read" in shown
        assert presses < 3000
    await quiet(house)
    await playing.check()
    await playing.check_told()
    final = (await table.public())[-1]
    assert "The game is over" in final.text
    assert [(choice, text) for choice, text in playing.said if any(word in text for word in FALSE)] == []
    assert presses > 80
    faults = [error for error in house.incidents.errors if isinstance(error, Damaged)]
    assert {error.table for error in faults} == {damaged.number}
    house.incidents.errors.clear()
