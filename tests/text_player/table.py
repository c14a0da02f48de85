"""A whole game at the table service, played by text at every seat."""

from pathlib import Path
from random import Random
from typing import Final, TypeVar

from bot.letters import FinalLetter, Letter, TurnLetter
from bot.outgoing.composing import compose
from bot.post import Post
from bot.tables.seeing import Seen
from bot.words import Language
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench, opened_bench
from tests.text_player.heard import Curtain, Heard
from tests.text_player.text_player import Called, Played, TextPlayer

L = TypeVar("L", bound=Letter)
AT_THE_MESSAGE: Final = 0.3
"""How often a panel is opened at the turn message, be it anew in the middle of the turn."""


class Table:
    """A running game with a player by text at every seat."""

    def __init__(self, bench: Bench, number: int, player: TextPlayer) -> None:
        self.bench, self.number, self.player = bench, number, player

    async def play(self, most: int = 3000) -> Played:
        """Play to the score sheet, or so many decisions."""
        for _ in range(most):
            loaded = await self.bench.loaded(self.number)
            if loaded.row.status != "running":
                self.player.played.final = await self._newest(FinalLetter)
                break
            seat = self.player.rng.choice(loaded.active)
            await self._decide(loaded.seats[seat].user or 0)
        return self.player.played

    async def _decide(self, user: int) -> None:
        """Hear what can be chosen and take something."""
        service, number = self.bench.service, self.number
        seen = await service.act(self.bench.call(user), number)
        pressed, value = await self.player.decide(seen, await self._call(seen, user))
        if pressed.op == "finish":
            await service.finish(self.bench.call(user), number, pressed.decision)
        else:
            await service.move(self.bench.call(user), number, pressed.decision, value or pressed.arg)

    async def _call(self, seen: Seen, user: int) -> Called | None:
        """The message at which a panel to be heard is opened, if it is not by itself."""
        if not self.player.words.spoken or self.player.rng.random() >= AT_THE_MESSAGE:
            return None
        loaded = await self.bench.loaded(self.number)
        letter = await self._letter(TurnLetter)
        found = await self.bench.service.changes(user, self.number)
        return Called(compose(letter, loaded, 1), letter.events, found)

    async def turn_message(self) -> Heard:
        """The newest message of a turn, as it is heard."""
        return Curtain(self.player.rng).of(await self._newest(TurnLetter))

    async def _newest(self, kind: type[Letter]) -> Post:
        return compose(await self._letter(kind), await self.bench.loaded(self.number), 1)

    async def _letter(self, kind: type[L]) -> L:
        return [one for one in await self.bench.letters(self.number) if isinstance(one, kind)][-1]


async def table(
    bench: Bench, game_id: str, players: int, language: Language, seed: int, *, spoken: bool = True
) -> Table:
    """A game just begun, to be played by the panels made to be heard, or by the others."""
    player = TextPlayer(game_id, language, Random(f"{game_id} {players} {seed}"), spoken=spoken)
    number = await bench.service.new(bench.call(101), game_id, GUILD, CHANNEL, language, threads=True)
    for seat in range(1, players):
        await bench.service.join(bench.call(101 + seat), number)
    await bench.service.start(bench.call(101), number, THREAD)
    return Table(bench, number, player)


async def play(
    folder: Path,
    game_id: str,
    players: int,
    language: Language,
    seed: int,
    most: int = 3000,
    *,
    spoken: bool = True,
) -> Played:
    """A whole game, or so many decisions of it."""
    async with opened_bench(folder, seed) as bench:
        return await (await table(bench, game_id, players, language, seed, spoken=spoken)).play(most)
