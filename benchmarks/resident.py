"""What is resident in memory while the bot plays; `benchmarks.memory` is its command."""

import asyncio
import os
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

from benchmarks import report
from benchmarks.footprint import highest, resident
from benchmarks.latency import keep_drawing
from benchmarks.pressing import take_turn
from benchmarks.seeding import fill_apart
from benchmarks.tables import new_channels, play_turns
from benchmarks.venue import opened_venue
from tests.e2e.house import House

BOUND = "250 MB"
BOARDS = 100
LOOK = 0.05
"""Seconds between two looks at what is resident."""
STORES = ("_views", "_synced_message_views", "_modals", "_dynamic_items")
"""Where discord.py keeps views and forms."""


async def measure(folder: Path, tables: int, refreshes: int, together: int) -> None:
    async with opened_venue(folder) as house:
        channels = await new_channels(house.client, tables)
        await house.stop_bot()
        live = await fill_apart(folder / "steiger.db", "sandbox", tables + 100, channels)
        await house.start_bot()
        print(f"{'':<{report.WIDTH}}{'bot + worker':>20}  bound, sizes of discord.py's stores of views and forms")
        tell(house, "after the start")
        await press_and_draw(house)
        tell(house, f"after a turn by presses and {BOARDS} boards")
        done = 0
        async with peak() as found:
            for part in range(1, 5):
                while done < refreshes * part // 4:
                    first = done % tables
                    done += (await play_turns(house, live[first : first + together]))[1]
                    await house.running.outbox.settle()
                tell(house, f"{tables} tables, after {done} refreshes")
        report.figure(f"at its peak, {together} hand-overs at once", str(max(found)), BOUND)
        report.figure("each process at its own peak, by the kernel's account", str(at_their_peaks()), "")


async def press_and_draw(house: House) -> None:
    """A turn by presses, then a hundred boards."""
    table = await house.table(3)
    await take_turn(house, table, Random(1))
    await keep_drawing(house, table, BOARDS)


class Resident(NamedTuple):
    """Megabytes of both processes together, and of each."""

    both: float
    bot: float
    worker: float

    def __str__(self) -> str:
        return f"{self.bot:.0f} + {self.worker:.0f} = {self.both:.0f} MB"


def now_resident() -> Resident:
    return _counted(resident)


def at_their_peaks() -> Resident:
    """What each had at most since it began, whenever that was."""
    return _counted(highest)


def _counted(count: Callable[[int], float]) -> Resident:
    own = count(os.getpid())
    worker = sum(count(child) for child in children(os.getpid()) if is_worker(child))
    return Resident(own + worker, own, worker)


@asynccontextmanager
async def peak() -> AsyncGenerator[list[Resident], None]:
    """Looks at what is resident again and again; the first of the list is the highest so far."""
    found = [now_resident()]

    async def look() -> None:
        while True:
            found[0] = max(found[0], now_resident())
            await asyncio.sleep(LOOK)

    looking = asyncio.create_task(look())
    try:
        yield found
    finally:
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking


def tell(house: House, when: str) -> None:
    """Print what is resident now, and how many views and forms discord.py keeps."""
    store = cast(Any, house.running)._connection._view_store  # pyright: ignore - nothing public tells its size
    sizes = " ".join(str(len(getattr(store, name))) for name in STORES)
    report.figure(when, str(now_resident()), f"{BOUND}; {sizes}")


def children(process: int) -> list[int]:
    """The processes that a process started."""
    lists = [path.read_text().split() for path in Path(f"/proc/{process}/task").glob("*/children")]
    return [int(child) for found in lists for child in found]


def is_worker(process: int) -> bool:
    """Whether it is the drawing worker, not the sandbox."""
    with suppress(OSError):
        return b"worker_process" in Path(f"/proc/{process}/cmdline").read_bytes()
    return False
