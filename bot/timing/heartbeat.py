"""What happened since the last sign of life: told from two of them, each with several clocks.

The time at the tables leaps where it is moved or set right. The seconds since the machine's boot never leap, and
go on while it sleeps; those in which it was awake stand still then. A boot and a process are known by their names.
"""

import time
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec

from bot.timing.clock import Clock, passed
from db.rows import BeatRow

EVERY: Final = 60
"""Seconds between two signs of life."""
SLACK: Final = EVERY
"""Seconds by which clocks may differ without anything having happened."""
LATE: Final = 3 * EVERY
"""Seconds without a sign of life after which players could not reach the bot."""
BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")

Kind: TypeAlias = Literal[
    "first", "running", "restarted", "crashed", "rebooted", "suspended", "cut off", "leapt", "restored"
]
"""`cut off`: the line to Discord was lost, or the process stood. `leapt`: it ran, and the time went by itself: the
machine stood still with its clock, or a wrong time was set right. `rebooted`: the machine, or it is another."""


class Happened(msgspec.Struct, frozen=True):
    """What happened, for how many seconds nobody could reach the bot, and by how many the time leapt besides."""

    kind: Kind
    down: int = 0
    leapt: int = 0

    @property
    def uncounted(self) -> int:
        """Seconds up to now that count for nobody at the tables."""
        return self.down + max(0, self.leapt)


class Pulse:
    """Gives the signs of life of this process."""

    def __init__(self, boot: str | None = None, started: int | None = None) -> None:
        self._boot = _boot_id() if boot is None else boot
        self._started = time.time_ns() // 1000 if started is None else started

    def beat(self, clock: Clock, *, ended: bool = False) -> BeatRow:
        """A sign of life now, the last one if from now on nobody can reach the bot."""
        return BeatRow(
            at=clock.now(),
            moved=clock.moved,
            boot=self._boot,
            since_boot=int(passed()),
            awake=int(time.monotonic()),
            started=self._started,
            ended=int(ended),
        )


def happened(last: BeatRow | None, now: BeatRow) -> Happened:
    """What happened between the last sign of life and this one."""
    if last is None:
        return Happened("first")
    gone = max(0, now.at - last.at)
    on_this_boot = last.boot == now.boot and now.since_boot >= last.since_boot
    if last.restored or (last.boot == now.boot != "" and not on_this_boot):
        return Happened("restored", gone)
    if on_this_boot and last.started == now.started:
        return _while_it_ran(last, now)
    if not on_this_boot or not now.boot:
        return Happened("rebooted", gone)
    return _without_it("restarted" if last.ended else "crashed", last, now)


def _while_it_ran(last: BeatRow, now: BeatRow) -> Happened:
    """What happened to a process; what was moved by hand meanwhile has passed for all who play."""
    if last.ended:
        return _without_it("cut off", last, now)
    whole, awake = now.since_boot - last.since_boot, now.awake - last.awake
    leapt = _leapt(last, now)
    if awake > LATE:
        return Happened("cut off", whole, leapt)
    if whole - awake > SLACK:
        return Happened("suspended", whole - awake, leapt)
    return Happened("leapt" if leapt else "running", 0, leapt)


def _without_it(kind: Kind, last: BeatRow, now: BeatRow) -> Happened:
    """What happened while nobody could reach the bot, on one machine; what was moved by hand is part of it."""
    down = now.since_boot - last.since_boot + max(0, now.moved - last.moved)
    return Happened(kind, down, _leapt(last, now))


def _leapt(last: BeatRow, now: BeatRow) -> int:
    """Seconds by which the time went forwards, or back, that neither passed nor were moved by hand."""
    leapt = (now.at - now.moved - now.since_boot) - (last.at - last.moved - last.since_boot)
    return leapt if abs(leapt) > SLACK else 0


def _boot_id() -> str:
    try:
        return BOOT_ID.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""
