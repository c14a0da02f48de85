"""A bot in a process of its own that is killed while players press, and what must hold afterwards."""

import asyncio
import json
import os
import random
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from bot.tables.loaded import opened
from games.engine.codec import decode_state
from games.engine.contract import AnyGame, Setup
from games.registry import GAMES
from sandbox.server import RunningSandbox, start
from tests.e2e.house import NAMES, control
from tests.sandbox.client import Player, SandboxClient, SandboxError

ROOT = Path(__file__).parents[2]
LONGEST_LIFE = 0.25
"""Seconds after a press within which the kill comes."""
AFTER_DEATH = 0.2
"""Seconds for which an answer that was given before a kill may still be on its way."""
LINES = {
    "coal_baron": ("coal mine", "plan"),
    "kohle_kolonie": ("kohle plan", "steps"),
    "ruhrschifffahrt": ("ruhr steps", "steps"),
}
"""By game, the command and its option that take any action as a line."""


class Killing:
    """One table, its players, and a bot that dies again and again."""

    def __init__(
        self, sandbox: RunningSandbox, client: SandboxClient, folder: Path, seed: int, game: str = "coal_baron"
    ) -> None:
        self.game: AnyGame = GAMES[game]
        self.sandbox = sandbox
        self.client = client
        self.folder = folder
        self.rng = random.Random(seed)
        self.players: list[Player] = []
        self.confirmed: list[str] = []
        self.kills = 0
        self.quick = False
        self._warm: asyncio.subprocess.Process | None = None
        self._bot: int | None = None

    async def start_bot(self) -> None:
        """A fresh process, connected and at rest."""
        if self._warm is None:
            self._warm = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.e2e.warm_bot", *["quick"] * self.quick),
                cwd=ROOT,
                stdin=PIPE,
                stdout=PIPE,
            )
        environment = {
            "STEIGER_DATA": str(self.folder),
            "STEIGER_SANDBOX_PORT": str(self.sandbox.port),
            "STEIGER_LOG_LEVEL": "ERROR",
        }
        assert self._warm.stdin is not None
        assert self._warm.stdout is not None
        self._warm.stdin.write(json.dumps(environment).encode() + b"\n")
        self._bot = int(await self._warm.stdout.readline())
        await self.client.connected(30)
        await self.rest()

    async def rest(self, quiet: float = 0.4) -> None:
        """Wait until the bot sends nothing more; what it owed when it was killed stays unanswered."""
        async with asyncio.timeout(60):
            while True:
                seen = await self.client.get("activity")
                if not seen["running"] and seen["quiet"] >= quiet:
                    return
                await asyncio.sleep(0.05)

    async def kill_bot(self) -> None:
        """SIGKILL, and nothing before it."""
        await self._end(signal.SIGKILL)
        self.kills += 1

    async def end_bot(self) -> None:
        """The clean end."""
        if self._bot is not None:
            await self._end(signal.SIGTERM)
        if self._warm is not None:
            assert self._warm.stdin is not None
            self._warm.stdin.close()
            await self._warm.wait()

    async def _end(self, how: signal.Signals) -> None:
        assert self._bot is not None
        os.kill(self._bot, how)
        with suppress(ProcessLookupError):
            while True:
                os.kill(self._bot, 0)
                await asyncio.sleep(0.005)
        self._bot = None

    async def open_table(self) -> None:
        """A game of three in its thread."""
        seated = [self.client.player(name) for name in NAMES[:3]]
        await seated[0].command("table new", game=self.game.id)
        await self.rest()
        card = (await seated[0].messages())[-1]
        for player in seated[1:]:
            await player.press(card, custom_id=control(card, "join"))
        await self.prepare()
        await seated[0].press(card, custom_id=control(card, "start"))
        await self.rest()
        (thread,) = await self.client.threads()
        self.players = [player.at(thread["id"]) for player in seated]
        for player in self.players:
            player.patience = 2.0

    async def prepare(self) -> None:
        """What is to be before the game begins."""

    @property
    def database(self) -> Path:
        """The bot's database."""
        return self.folder / "sandbox" / "steiger.db"

    def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Rows of the bot's database, read from beside it."""
        connection = sqlite3.connect(f"{self.database.as_uri()}?mode=ro", uri=True)
        try:
            return connection.execute(sql, values).fetchall()
        finally:
            connection.close()

    def pressed(self) -> list[tuple[Any, ...]]:
        """The actions of each line of the log that somebody pressed."""
        return self.read("SELECT actions FROM log WHERE seal > 0 ORDER BY id")

    def present(self) -> tuple[Any, int, list[str]]:
        """The state with the open turn of the seat that must decide, that seat, and its legal choices."""
        ((stored,),) = self.read("SELECT state FROM tables")
        state = decode_state(self.game, stored)
        active = self.game.active_seats(state)
        if not active:
            return state, -1, []
        seat = self.rng.choice(active)
        ((moves,),) = self.read("SELECT moves FROM seats WHERE seat = ?", seat)
        presses: list[list[str]] = msgspec.json.decode(moves)
        turn = opened(self.game, state, seat, [move for press in presses for move in press])
        legal = [self.game.notation(action) for action in self.game.legal_actions(turn.state, seat)]
        return state, seat, legal

    async def press(self) -> bool:
        """One random legal press of whoever must decide; False once the game is over."""
        _, seat, legal = self.present()
        if seat < 0:
            return False
        choice = "end" if "end" in legal and self.rng.random() < 0.6 else self.rng.choice(legal)
        command, option = LINES[self.game.id]
        with suppress(SandboxError):
            answer = await self.players[seat].command(command, **{option: choice})
            if answer.done and not answer.failed:
                self.confirmed.append(answer.id)
        return True

    async def round(self, presses: int = 3) -> bool:
        """Some presses, one of them under a kill, then a new process; False once the game is over."""
        for _ in range(self.rng.randrange(presses)):
            if not await self.press():
                return False
        pressing = asyncio.create_task(self.press())
        await asyncio.sleep(self.rng.random() * LONGEST_LIFE)
        await self.kill_bot()
        # Whatever was answered before the kill is here in an instant; nothing more will come.
        await asyncio.wait([pressing], timeout=AFTER_DEATH)
        pressing.cancel()
        await asyncio.gather(pressing, return_exceptions=True)
        await self.start_bot()
        return True

    async def check(self) -> None:
        """No confirmed move lost, none doubled, every message to the channel sent exactly once."""
        await self._told()
        await self.rest(0.8)
        requests = {str(key): answer for key, answer in self.read("SELECT interaction, answer FROM requests")}
        assert [one for one in self.confirmed if one not in requests] == []
        sealing = [one for one in requests.values() if one in ("turn-finished", "move-sealed")]
        lines = self.pressed()
        assert len(lines) == len(sealing)
        moves = sum(len(msgspec.json.decode(actions)) for (actions,) in lines)
        waiting = sum(len(msgspec.json.decode(one)) for (one,) in self.read("SELECT moves FROM seats"))
        made = [one for one in requests.values() if one in ("turn-finished", "move-sealed", "move-made")]
        self._check_moves(moves + waiting, len(made))
        self._check_state()
        await self._check_messages()

    def _check_moves(self, held: int, made: int) -> None:
        assert held == made, "each line that is typed here is one move"

    async def _told(self) -> None:
        """Wait until the outbox owes nothing: on a busy machine a picture outlasts the quiet of `rest`."""
        async with asyncio.timeout(60):
            while True:
                if not self.read("SELECT 1 FROM outbox WHERE status IN ('waiting', 'sending') LIMIT 1"):
                    return
                await asyncio.sleep(0.1)

    def _check_state(self) -> None:
        ((stored, seed, options),) = self.read("SELECT state, seed, options FROM tables")
        setup = Setup(seats=3, options=msgspec.json.decode(options, type=self.game.options_type), seed=seed)
        state = self.game.new_game(setup).state
        for seat, actions in self.read("SELECT seat, actions FROM log WHERE seal > 0 ORDER BY id"):
            for text in msgspec.json.decode(actions):
                state = self.game.apply(state, seat, self.game.parse(text)).state
        assert state == decode_state(self.game, stored)

    async def _check_messages(self) -> None:
        place = int(self.players[0].channel)
        rows = self.read("SELECT status, message, letter FROM outbox WHERE edits IS NULL AND channel = ?", place)
        assert {status for status, _, _ in rows} == {"sent"}
        # A letter may bring the present turn message up to date; every other is a message of its own.
        own = [message for _, message, letter in rows if not msgspec.json.decode(letter).get("rewrite")]
        assert len(set(own)) == len(own)
        told = sorted({str(message) for _, message, _ in rows})
        seen = await self.client.get("channel", channel=str(place), limit="5000")
        bots = [one["id"] for one in seen["messages"] if one["author_name"] == "Steiger" and one["type"] == 0]
        assert sorted(bots) == told
        live = [one for one in seen["messages"] if "b:act:" in str(one["components"])]
        assert len(live) <= 1


async def kill_often(
    folder: Path,
    kills: int,
    seed: int,
    game: str = "coal_baron",
    rounds_a_table: int = 60,
    kind: type[Killing] = Killing,
    *,
    quick: bool = False,
) -> int:
    """Kill a bot so often while a game is played, check, and say how many moves were confirmed.

    `quick`: as bots are quick in `warm_bot`.
    """
    sandbox = await start(0, None)
    try:
        async with SandboxClient(sandbox.address) as client:
            killing = kind(sandbox, client, folder, seed, game)
            killing.quick = quick
            try:
                await killing.start_bot()
                await killing.open_table()
                while killing.kills < min(kills, rounds_a_table) and await killing.round():
                    pass
                await killing.check()
            finally:
                await killing.end_bot()
            return len(killing.confirmed)
    finally:
        await sandbox.stop()
