"""A whole game at the table service, played by one who hears, beside one who sees."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from bot.controls import Press, read_id
from bot.letters import FinalLetter, Letter, TurnLetter
from bot.outgoing.composing import compose
from bot.post import Post
from bot.presenter import PRESENTERS, register
from bot.tables.seeing import Seen
from bot.words import Language, words
from cogs.coal_baron import PRESENTER as COAL_BARON
from cogs.kohle_kolonie import PRESENTER as KOHLE_KOLONIE
from cogs.ruhrschifffahrt import PRESENTER as RUHRSCHIFFFAHRT
from cogs.views.panel import panel
from games.engine.contract import AnyGame
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench, opened_bench
from tests.text_player import coal_baron_words, kohle_words, ruhr_words
from tests.text_player.heard import Curtain, Heard
from tests.text_player.knowing import Weights
from tests.text_player.player import Choice, best, choices
from tests.text_player.watcher import Difference, Watcher

KNOWN: Final = {
    "coal_baron": coal_baron_words.of,
    "kohle_kolonie": kohle_words.of,
    "ruhrschifffahrt": ruhr_words.of,
}
TASTES: Final[tuple[Weights, ...]] = (
    {"points": 10_000, "money": 100, "workers": 1, "value": 1, "again": -1},
    {
        "points": 30,
        "income": 25,
        "coins a round": 25,
        "extra": 40,
        "money": 10,
        "workers": 6,
        "value": 1,
        "again": -1,
    },
)
"""What the players like: most points, then most money, then the fewest workers; or all of it weighed."""
WHIM: Final = 0.2
"""How often a player takes something else than the best, so that more of the game is heard."""


class Played(msgspec.Struct):
    """What a game was like.

    Decisions made, choices heard, stages met, what was said and done otherwise, legal actions that no words
    offered, offers that are not legal, decisions in which who sees would have chosen otherwise, and the message at
    the end.
    """

    decisions: int = 0
    heard: int = 0
    stages: set[str] = set()
    differences: list[Difference] = []
    missing: list[str] = []
    foreign: list[str] = []
    otherwise: list[str] = []
    final: Post | None = None

    @property
    def faults(self) -> list[str]:
        """Everything in which words and state do not agree."""
        return [*map(str, self.differences), *self.missing, *self.foreign, *self.otherwise]


class Table:
    """A running game with a player by text at every seat."""

    def __init__(self, bench: Bench, number: int, game: AnyGame, language: Language, rng: Random) -> None:
        self.bench, self.number, self.game, self.rng = bench, number, game, rng
        self.words = words(language, spoken=True)
        self.known = KNOWN[game.id](self.words)
        self.watcher = Watcher(PRESENTERS[game.id])
        self.played = Played()

    async def play(self, most: int = 3000) -> Played:
        """Play to the score sheet, or so many decisions."""
        for _ in range(most):
            loaded = await self.bench.loaded(self.number)
            if loaded.row.status != "running":
                self.played.final = await self.score_sheet()
                break
            seat = self.rng.choice(loaded.active)
            await self._decide(loaded.seats[seat].user or 0)
        return self.played

    async def _decide(self, user: int) -> None:
        """Hear what can be chosen and take something, while who sees looks on."""
        seen = await self.bench.service.act(self.bench.call(user), self.number)
        assert seen.position is not None
        curtain = Curtain(self.rng)
        heard = curtain.of(panel(seen, self.words))

        async def press(handle: int) -> Heard:
            found, value = _behind(curtain, handle)
            assert found.op == "show", f"{found} was taken for a way to more choices"
            return curtain.of(panel(seen, self.words, value or found.arg))

        found = await choices(heard, press, self.known)
        taste = TASTES[seen.position.seat % len(TASTES)]
        liked = best(found, taste, self.known)
        self._note(seen, found, liked, taste, curtain)
        chosen = self.rng.choice(found) if self.rng.random() < WHIM else liked[0]
        await self._carry_out(user, *_behind(curtain, chosen.control.handle))

    async def _carry_out(self, user: int, found: Press, value: str) -> None:
        call, service = self.bench.call(user), self.bench.service
        if found.op == "finish":
            await service.finish(call, self.number, found.decision)
        else:
            await service.move(call, self.number, found.decision, value or found.arg)

    def _note(
        self, seen: Seen, found: Sequence[Choice], liked: Sequence[Choice], taste: Weights, curtain: Curtain
    ) -> None:
        """What who sees makes of what was heard."""
        position, played = seen.position, self.played
        assert position is not None
        lines = {choice.control.handle: self._line(*_behind(curtain, choice.control.handle)) for choice in found}
        watched = self.watcher.watch(position.state, position.seat, found, lines)
        played.decisions += 1
        played.heard += len(found)
        played.stages.add(position.state.turn.stage)
        played.differences += watched.differences
        played.missing += watched.missing
        played.foreign += watched.foreign
        if {choice.control.handle for choice in liked} != {
            choice.control.handle for choice in best(watched.choices, taste, self.known)
        }:
            played.otherwise.append(f"{position.state.turn.stage}: {[choice.control.label for choice in liked]}")

    def _line(self, found: Press, value: str) -> str:
        """The line that a control stands for."""
        if found.op == "finish":
            return self.game.notation(self.game.end_turn)
        assert found.op == "do", f"{found} was taken for a choice"
        return value or found.arg

    # What the channel hears

    async def turn_message(self) -> Heard:
        """The newest message of a turn, as it is heard."""
        return Curtain(self.rng).of(await self._newest(TurnLetter))

    async def score_sheet(self) -> Post:
        """The message at the end."""
        return await self._newest(FinalLetter)

    async def _newest(self, kind: type[Letter]) -> Post:
        loaded = await self.bench.loaded(self.number)
        letters = [one for one in await self.bench.letters(self.number) if isinstance(one, kind)]
        return compose(letters[-1], loaded, 1)


def _behind(curtain: Curtain, handle: int) -> tuple[Press, str]:
    identifier, value = curtain.pressed(handle)
    found = read_id(identifier)
    assert found is not None
    return found, value


async def table(bench: Bench, game_id: str, players: int, language: Language, seed: int) -> Table:
    """A game just begun."""
    for presenter in (COAL_BARON, KOHLE_KOLONIE, RUHRSCHIFFFAHRT):
        register(presenter)
    number = await bench.service.new(bench.call(101), game_id, GUILD, CHANNEL, language, threads=True)
    for seat in range(1, players):
        await bench.service.join(bench.call(101 + seat), number)
    await bench.service.start(bench.call(101), number, THREAD)
    return Table(bench, number, PRESENTERS[game_id].game, language, Random(f"{game_id} {players} {seed}"))


async def play(
    folder: Path, game_id: str, players: int, language: Language, seed: int, most: int = 3000
) -> Played:
    """A whole game, or so many decisions of it."""
    async with opened_bench(folder, seed) as bench:
        return await (await table(bench, game_id, players, language, seed)).play(most)
