"""kill -9 at random instants while computers answer a person: nothing is lost, doubled, or told twice."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.letters import FinalLetter, Letter, PhaseLetter, TurnLetter
from games.engine.event import Event, visible_events
from games.registry import GAMES
from tests.e2e.house import NAMES
from tests.e2e.mortal_bot import Killing, kill_often


class KillingComputers(Killing):
    """One person at a table with computers, and a bot that dies again and again."""

    async def open_table(self) -> None:
        """A game of one person and two computers in its thread."""
        anna = self.client.player(NAMES[0])
        await anna.command("table new", game=self.game.id)
        for level in ("steiger", "apprentice"):
            await anna.command("computer add", level=level)
        await anna.command("table start")
        await self.answered()
        (thread,) = await self.client.threads()
        self.players = [anna.at(thread["id"])]
        self.players[0].patience = 2.0

    async def answered(self) -> None:
        """Wait until no computer has to decide."""
        waits = "SELECT 1 FROM waits JOIN seats USING (table_id, seat) WHERE computer <> '' LIMIT 1"
        async with asyncio.timeout(60):
            while True:
                if not self.read(waits):
                    break
                await asyncio.sleep(0.02)
        await self.rest()

    def pressed(self) -> list[tuple[Any, ...]]:
        """The actions of each line of the person's."""
        return self.read("SELECT actions FROM log WHERE seal > 0 AND seat = 0 ORDER BY id")

    async def press(self) -> bool:
        """As always, where it is the person's turn; computers take a moment."""
        _, seat, _ = self.present()
        if seat > 0:
            await asyncio.sleep(self.rng.random() / 20)
            return True
        return await super().press()

    async def check(self) -> None:
        """Computers have answered, and all that happened was told in order, once."""
        await self.answered()
        await super().check()
        told: list[Event] = []
        for (stored,) in self.read("SELECT letter FROM outbox WHERE edits IS NULL ORDER BY id"):
            letter = msgspec.json.decode(stored, type=Letter)
            if isinstance(letter, PhaseLetter):
                told += [event for phase in letter.phases for event in phase.events]
            elif isinstance(letter, TurnLetter | FinalLetter):
                told += letter.events
        happened: list[Event] = []
        for (stored,) in self.read("SELECT events FROM log WHERE undone IS NULL ORDER BY id"):
            happened += msgspec.json.decode(stored, type=list[Event])
        public = list(visible_events(happened, None))
        assert told == public[: len(told)]
        assert told


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_nothing_of_computers_turns_is_lost_doubled_or_told_twice(tmp_path: Path, game: str) -> None:
    await kill_often(tmp_path, kills=8, seed=3, game=game, kind=KillingComputers, quick=True)
