"""A bot in a process of its own that is killed while people press, and what must hold afterwards.

Every press of a move carries one action, so that what was confirmed, what is stored and what was told can be
compared one by one.
"""

import asyncio
import os
import sqlite3
import sys
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from bot.controls import read_id
from bot.letters import Letter, LobbyLetter, TurnLetter
from bot.words import LANGUAGES, words
from sandbox.client import Answer, Player, SandboxClient
from sandbox.seen import Component, Message, SandboxError
from sandbox.world import PEOPLE
from tests.e2e.house import CHANNEL, NAMES

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 5.0
QUIET: Final = 0.4
MENU: Final = 3
SHORT_FORMS: Final = ("goal", "rest", "rank")
"""Arguments that stand for several actions, or for an answer left ahead: not pressed here."""
NOT_DONE: Final = tuple(words(language)(key) for language in LANGUAGES for key in ("stale", "not-saved"))
"""How an answer begins that confirms nothing."""
MOVED: Final = ("move-made", "move-sealed", "turn-finished")


@dataclass
class Presses:
    """What was pressed, by interaction, and which of it the player saw confirmed."""

    actions: dict[int, str] = field(default_factory=dict[int, str])
    confirmed: set[int] = field(default_factory=set[int])


class BotProcess:
    """The bot as a host runs it, against a sandbox that stays up."""

    def __init__(self, folder: Path, port: int) -> None:
        self._folder = folder
        self._environ = {
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "STEIGER_DATA": str(folder),
            "STEIGER_SANDBOX_PORT": str(port),
        }
        self._process: asyncio.subprocess.Process | None = None

    @property
    def database(self) -> Path:
        """Where its database lies."""
        return self._folder / "sandbox" / "steiger.db"

    async def start(self, client: SandboxClient) -> None:
        """Start it and wait until it is at the gateway."""
        before = int((await client.get("activity"))["identifies"])
        # From the data folder, so that no .env of a host is read.
        nowhere = asyncio.subprocess.DEVNULL
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "bot"),
            cwd=self._folder,
            env=self._environ,
            stdin=nowhere,
            stdout=nowhere,
            stderr=nowhere,
        )
        async with asyncio.timeout(30):
            while int((await client.get("activity"))["identifies"]) == before:
                if self._process.returncode is not None:
                    raise AssertionError(f"the bot ended with {self._process.returncode}")
                await asyncio.sleep(0.02)
        await client.connected()

    async def kill(self) -> None:
        """End it at once, without a chance to say anything."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
            self._process = None


class Killing:
    """A table whose players press while the bot is killed again and again."""

    def __init__(self, folder: Path, client: SandboxClient, port: int, seed: int) -> None:
        self.bot = BotProcess(folder, port)
        self.presses = Presses()
        self.kills = 0
        self.games = 0
        self._client = client
        self._chance = Random(seed)
        self._thread = ""
        self._table = 0

    async def kill_once(self, longest: float) -> None:
        """Start the bot, let people press, kill it at a random instant within `longest` seconds, and check."""
        await self.bot.start(self._client)
        if not self._table or self._over():
            await self._new_table()
        pressing = asyncio.create_task(self._press_on())
        await asyncio.sleep(self._chance.uniform(0, longest))
        await self.bot.kill()
        self.kills += 1
        pressing.cancel()
        with suppress(asyncio.CancelledError, SandboxError):
            await pressing
        self.check_moves()

    async def come_to_rest(self) -> None:
        """Start the bot once more and let it tell everything that it still has to tell."""
        await self.bot.start(self._client)
        async with asyncio.timeout(90):
            # Not the sandbox's own "settled": answers that a kill cut off stay owed.
            while not await self._quiet():  # noqa: ASYNC110 - another process tells no event
                await asyncio.sleep(0.05)
        await self.bot.kill()

    def check_moves(self) -> None:
        """No confirmed move is lost, and none is stored twice."""
        stored = {
            int(row[0]): str(row[1])
            for row in self._rows("SELECT interaction, answer FROM requests WHERE table_id = ?", self._table)
        }
        lost = [number for number in self.presses.confirmed if number not in stored]
        assert not lost, f"confirmed and lost: {lost}"
        made = [self.presses.actions[number] for number in sorted(stored) if stored[number] in MOVED]
        lines = self._rows("SELECT actions FROM log WHERE table_id = ? AND seal > 0 ORDER BY id", self._table)
        open_turns = self._rows("SELECT moves FROM seats WHERE table_id = ? AND moves <> '[]'", self._table)
        played = [text for row in (*lines, *open_turns) for text in msgspec.json.decode(row[0], type=list[str])]
        assert played == made, f"{len(made)} moves were made, {len(played)} are stored"

    async def check_told(self) -> None:
        """Each hand-over has exactly one message, and there is no message that the bot does not know of."""
        rows = self._rows("SELECT message, letter FROM outbox WHERE table_id = ? AND edits IS NULL", self._table)
        letters = [(str(message), msgspec.json.decode(letter, type=Letter)) for message, letter in rows]
        known = [message for message, letter in letters if not isinstance(letter, LobbyLetter)]
        turns = sum(isinstance(letter, TurnLetter) for _, letter in letters)
        ended = self._rows("SELECT count(*) FROM log WHERE table_id = ? AND ends_turn = 1", self._table)[0][0]
        assert turns + (1 if self._over() else 0) == ended + 1, f"{ended} turns ended, {turns} are told"
        assert len(set(known)) == len(known), "two rows became one message"
        there = [message.id for message in await self._client.messages(self._thread) if message.type == 0]
        assert set(there) == set(known), f"{len(there)} messages for {len(known)} rows"

    async def _quiet(self) -> bool:
        """Whether nothing is left to tell, and nothing is being told."""
        if self._rows("SELECT 1 FROM outbox WHERE status IN ('waiting', 'sending') AND edits IS NULL"):
            return False
        return (await self._client.get("activity"))["quiet"] >= QUIET

    def _over(self) -> bool:
        rows = self._rows("SELECT status FROM tables WHERE id = ?", self._table)
        return bool(rows) and rows[0][0] != "running"

    def _rows(self, sql: str, *values: int) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.bot.database, timeout=10)) as connection:
            return connection.execute(sql, values).fetchall()

    async def _new_table(self) -> None:
        first, second = (self._client.player(name, CHANNEL) for name in NAMES[:2])
        before = {thread["id"] for thread in await self._client.threads()}
        await first.command("table new", game="coal_baron")
        card = await self._seen(first, "join")
        self._table = int(card.components[0].custom_id.split(":")[2])
        await second.press(card, custom_id=_control(card, "join"))
        await first.press(card, custom_id=_control(card, "start"))
        self._thread = await self._new_thread(before)
        self.presses = Presses()
        self.games += 1

    async def _new_thread(self, before: set[str]) -> str:
        # Not by waiting for rest: a kill leaves answers owed for ever.
        async with asyncio.timeout(30):
            while True:
                for thread in await self._client.threads():
                    if thread["id"] not in before:
                        return thread["id"]
                await asyncio.sleep(0.05)

    async def _seen(self, player: Player, op: str) -> Message:
        """The newest message with such a control, as soon as there is one."""
        async with asyncio.timeout(PATIENCE * 2):
            while True:
                for message in reversed(await player.messages()):
                    if any(_op(one) == op for one in message.components) and not message.private:
                        return message
                await asyncio.sleep(0.02)

    async def _press_on(self) -> None:
        """Whoever must decide presses, until this is cancelled or the game is over."""
        watcher = self._client.player(NAMES[0], self._thread)
        while not self._over():
            message = await self._seen(watcher, "act")
            player = self._client.player(_named(message), self._thread)
            player.patience = PATIENCE
            panel = await player.press(message, custom_id=_control(message, "act"))
            while (chosen := self._choice(panel)) is not None:
                panel = await self._use(player, panel, chosen)

    def _choice(self, panel: Answer) -> tuple[Component, str] | None:
        """A control that takes one action, with that action; moves before *Finish*."""
        if panel.failed or panel.message is None:
            return None
        found: list[tuple[Component, str]] = []
        for one in panel.components:
            press = read_id(one.custom_id)
            if press is None or press.op not in ("do", "finish"):
                continue
            texts = one.values if one.kind == MENU else ["end" if press.op == "finish" else press.arg]
            found += [(one, text) for text in texts if not text.startswith(SHORT_FORMS)]
        moves = [each for each in found if each[1] != "end"]
        ends = [each for each in found if each[1] == "end"]
        if ends and (not moves or self._chance.random() < 0.3):
            return ends[0]
        return self._chance.choice(moves) if moves else None

    async def _use(self, player: Player, panel: Answer, chosen: tuple[Component, str]) -> Answer:
        component, text = chosen
        order = {"user": player.name, "session": player.session, "channel": self._thread}
        order |= {"message": panel.shown.id, "custom_id": component.custom_id}
        deed = {"do": "choose", "values": [text]} if component.kind == MENU else {"do": "press"}
        begun = await self._client.post("act", order | deed)
        number = begun["interactions"][0]["id"]
        self.presses.actions[int(number)] = text
        raw = await self._client.get("interaction", id=number, wait=str(PATIENCE))
        answer = Answer(player, raw)
        if answer.done and not answer.failed and not answer.text.startswith(NOT_DONE):
            self.presses.confirmed.add(int(number))
        return answer


def _op(component: Component) -> str:
    press = read_id(component.custom_id)
    return "" if press is None else press.op


def _control(message: Message, op: str) -> str:
    return next(one.custom_id for one in message.components if _op(one) == op)


def _named(message: Message) -> str:
    """Who is mentioned as the one to decide."""
    return next((name for user, _, name, _ in PEOPLE if f"<@{user}>" in message.text), NAMES[0])
