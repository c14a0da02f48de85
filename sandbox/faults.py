"""Faults on demand, and the ledger of everything the bot sent."""

import json
import time
from collections import deque
from dataclasses import asdict, dataclass, field
from fnmatch import fnmatchcase
from typing import Literal

from sandbox.shapes import Json, text, whole

Kind = Literal["refuse", "cut", "lost", "denied", "slow"]
KINDS: tuple[Kind, ...] = ("refuse", "cut", "lost", "denied", "slow")


@dataclass
class Fault:
    """What happens to the next `count` calls of a route.

    refuse: answered with status and code, nothing is done. cut: the connection ends, nothing is done.
    lost: done, but the connection ends before the answer. denied: done, but answered as if refused.
    slow: done after `delay` seconds.
    With `having` it waits for a call whose body holds that text, such as ".png" for one with a picture.
    """

    kind: Kind
    method: str = "*"
    route: str = "*"
    count: int = 1
    status: int = 500
    code: int = 0
    message: str = ""
    retry_after: float = 0.2
    delay: float = 0.0
    via: bool = True
    everywhere: bool = False
    having: str = ""

    def fits(self, method: str, route: str, body: str) -> bool:
        """Whether this call is meant; `*` in the route stands for anything."""
        there = fnmatchcase(route, self.route) or route == self.route
        return self.method in ("*", method) and there and self.having in body


class FaultPlan:
    """The faults waiting for their call; the first that fits is used up."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []
        self.dead_token = False
        self.double_delivery = 0

    def add(self, order: Json) -> None:
        """Plan a fault from its JSON form; ValueError for an unknown kind."""
        kinds: dict[str, Kind] = {one: one for one in KINDS}
        kind = kinds.get(text(order.get("kind")))
        if kind is None:
            raise ValueError(f"no such kind of fault: {order.get('kind')}")
        fault = Fault(kind, text(order.get("method")) or "*", text(order.get("route")) or "*")
        fault.count, fault.status = whole(order.get("count"), 1), whole(order.get("status"), 500)
        fault.code, fault.message = whole(order.get("code")), text(order.get("message"))
        fault.retry_after = float(order.get("retry_after", 0.2))
        fault.delay = float(order.get("delay", 0.0))
        fault.having = text(order.get("having"))
        fault.via, fault.everywhere = bool(order.get("via", True)), bool(order.get("everywhere"))
        self.waiting.append(fault)

    def take(self, method: str, route: str, body: object = None) -> Fault | None:
        """The fault for this call, or None."""
        written = json.dumps(body, ensure_ascii=False, default=str)
        for fault in self.waiting:
            if fault.fits(method, route, written):
                fault.count -= 1
                if fault.count <= 0:
                    self.waiting.remove(fault)
                return fault
        return None

    def clear(self) -> None:
        """No faults from here on."""
        self.waiting.clear()
        self.dead_token = False
        self.double_delivery = 0

    def listed(self) -> list[Json]:
        """The waiting faults as JSON."""
        return [asdict(fault) for fault in self.waiting]


@dataclass
class Entry:
    """One request of the bot: its route, its body, the files' names and sizes, who could see it, the outcome."""

    number: int
    method: str
    route: str
    path: str
    body: object
    files: list[Json]
    audience: str = ""
    status: int = 0
    fault: str = ""
    at: float = 0.0


@dataclass
class Ledger:
    """Every request of the bot, unknown routes and bodies that do not fit Discord's description."""

    entries: deque[Entry] = field(default_factory=lambda: deque[Entry](maxlen=50_000))
    unknown: list[str] = field(default_factory=list[str])
    misfits: list[str] = field(default_factory=list[str])
    running: int = 0
    last: float = 0.0
    _count: int = 0

    def open(self, method: str, route: str, path: str) -> Entry:
        """Begin the entry of a request that has arrived."""
        self._count += 1
        self.running += 1
        self.last = time.monotonic()
        entry = Entry(self._count, method, route, path, None, [], at=time.time())
        self.entries.append(entry)
        return entry

    def close(self, entry: Entry, status: int) -> None:
        """Note how it went."""
        entry.status = status
        self.running -= 1
        self.last = time.monotonic()

    def quiet_for(self) -> float:
        """Seconds since the bot last asked for something or got its answer."""
        return time.monotonic() - self.last

    def since(self, number: int) -> list[Json]:
        """All entries after the given number, as JSON."""
        # Not `asdict`, which copies every body: they are written as JSON and changed by nobody.
        return [{**vars(entry)} for entry in self.entries if entry.number > number]

    def clear(self) -> None:
        """Forget what was recorded, but not what is under way."""
        self.entries.clear()
        self.unknown.clear()
        self.misfits.clear()
