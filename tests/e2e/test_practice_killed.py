"""kill -9 at random instants while somebody practises: no confirmed move is lost or doubled, it goes on."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest

from games.registry import GAMES
from tests.e2e.house import NAMES, control
from tests.e2e.mortal_bot import Killing, kill_often
from tests.e2e.test_practising import DONE, LED, next_press, pressed
from tests.sandbox.client import Answer, SandboxError

TURN: Final = "b:act:"
WAITING: Final = "SELECT 1 FROM waits JOIN seats USING (table_id, seat) WHERE computer <> '' LIMIT 1"


class KillingPractice(Killing):
    """One person with two computers in a private answer, and a bot that dies again and again."""

    shown: Answer
    own: int
    doubtful = False
    """Whether what is shown is older than a press that was cut off."""

    async def open_table(self) -> None:
        """A practice game, begun from its page."""
        anna = self.client.player(NAMES[0])
        page = await anna.command("practise")
        menu = next(one.custom_id for one in page.components if one.custom_id.endswith("practice-game"))
        page = await anna.choose(page.shown, menu, f"start {self.game.id} 3 steiger")
        self.shown = await page.press(custom_id=control(page, "practise begin"))
        await self.answered()
        ((self.own,),) = self.read("SELECT seat FROM seats WHERE computer = ''")
        self.players = [anna]
        anna.patience = 2.0

    async def answered(self) -> None:
        """Wait until no computer has to decide and nothing more is shown."""
        async with asyncio.timeout(60):
            while True:
                if not self.read(WAITING):
                    break
                await asyncio.sleep(0.02)
        await self.rest()
        await self.shown.refresh()

    def pressed(self) -> list[tuple[Any, ...]]:
        """The actions of each line of the person's."""
        return self.read("SELECT actions FROM log WHERE seal > 0 AND seat = ? ORDER BY id", self.own)

    async def press(self) -> bool:
        """One press by chance of what the answer offers; where nothing there leads on, it is opened anew."""
        if not self.read("SELECT 1 FROM waits"):
            return False
        with suppress(SandboxError):
            await self.shown.refresh()
            if not any(one.custom_id.startswith((TURN, *DONE, *LED)) for one in self.shown.components):
                await self.open_again()
            doubtful, self.doubtful = self.doubtful, True
            one = next_press(self.shown.shown, self.rng)
            answer = await pressed(self.shown, one, self.rng)
            if answer.done and not answer.failed:
                self.shown, self.doubtful = answer, False
                if one.custom_id.startswith(DONE) and not doubtful:
                    self.confirmed.append(answer.id)
        return True

    async def open_again(self) -> None:
        """From its page, once the computers have moved."""
        page = await self.players[0].command("practise")
        self.shown, self.doubtful = await page.press(custom_id=control(page, "practise open")), False
        await self.answered()

    async def check(self) -> None:
        """Computers have answered, nothing was told to anybody, and the game stands where it was left."""
        await self.answered()
        await super().check()
        if self.read("SELECT 1 FROM waits"):
            await self.open_again()
            assert any(one.custom_id.startswith(TURN) for one in self.shown.components), self.shown.text

    def _check_moves(self, held: int, made: int) -> None:
        """A press may be several moves, and a choice that is made again takes the place of the first."""
        assert held > 0
        assert made > 0

    async def _check_messages(self) -> None:
        assert self.read("SELECT 1 FROM outbox") == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_no_confirmed_move_of_a_practice_game_is_lost_or_doubled(tmp_path: Path, game: str) -> None:
    confirmed = await kill_often(tmp_path, kills=8, seed=5, game=game, kind=KillingPractice, quick=True)
    assert confirmed
