"""Tables with computers, which play by chance."""

from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random

from bot.letters import TurnLetter
from bot.process.computer_players import ComputerPlayers
from bot.thinking import Think, Thinker
from bot.timing.sleeping import Sleeping
from players.entry import Considered, Question
from tests.bot.stub_computer import by_chance
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench


class BenchClock(Sleeping):
    """The clock of a bench."""

    def __init__(self, bench: Bench) -> None:
        super().__init__()
        self._bench = bench

    def exact(self) -> float:
        """What the bench says."""
        return self._bench.now


class InThread(Thinker):
    """Thinks in a thread of the test's process."""

    def __init__(self, machines: "Machines") -> None:
        super().__init__(lambda: ThreadPoolExecutor(1), machines.work)
        self._machines = machines

    async def think(self, question: Question) -> list[Considered]:
        """As always; then what is to happen before it is played."""
        compared = await super().think(question)
        if self._machines.before_playing is not None:
            await self._machines.before_playing()
        return compared


@dataclass
class Machines:
    """The computers of a bench; `work` is how they think, `before_playing` happens between thought and play."""

    bench: Bench
    work: Think = by_chance
    before_playing: Callable[[], Awaitable[object]] | None = None
    thinker: Thinker = field(init=False)
    players: ComputerPlayers = field(init=False)

    def __post_init__(self) -> None:
        self._with(InThread(self))

    def in_process(self) -> None:
        """Think in a process of its own from here on."""
        self._with(Thinker(work=self.work))

    def _with(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.players = ComputerPlayers(
            self.bench.db,
            thinker,
            self.bench.service.queues.busy,
            BenchClock(self.bench),  # pyright: ignore[reportArgumentType]
            lambda fault, where: self.bench.faults.append(fault),
            self.bench._wake,  # pyright: ignore[reportPrivateUsage]
        )

    async def play(self, most: int = 1000) -> int:
        """Let computers decide until none has to; how often one looked."""
        for count in range(most):
            if await self.players.play_one() is not None:
                return count
        raise AssertionError("computers play on and on")


async def lobby(bench: Bench, people: int = 1, levels: tuple[str, ...] = ("steiger", "apprentice")) -> int:
    """A gathering table with people and computers."""
    table = await bench.lobby(people)
    for level in levels:
        await bench.service.add_computer(bench.call(101), table, level)
    return table


async def table(
    bench: Bench, people: int = 1, levels: tuple[str, ...] = ("steiger", "apprentice"), place: int = THREAD
) -> int:
    """A game just begun by people and computers."""
    number = await lobby(bench, people, levels)
    await bench.service.start(bench.call(101), number, place)
    return number


async def turns(bench: Bench, number: int) -> list[TurnLetter]:
    """The turn messages of a table, oldest first."""
    return [letter for letter in await bench.letters(number) if isinstance(letter, TurnLetter)]


async def played_on(bench: Bench, machines: Machines, number: int, count: int, rng: Random | None = None) -> None:
    """So many turns of people, with what computers answer."""
    for _ in range(count):
        await machines.play()
        if (await bench.loaded(number)).row.status != "running":
            return
        await bench.turn(number, rng)
    await machines.play()


__all__ = ["CHANNEL", "GUILD", "THREAD", "Machines", "lobby", "played_on", "table", "turns"]
