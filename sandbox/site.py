"""Everything one running sandbox consists of, wired together."""

from pathlib import Path

from sandbox.clock import Clock
from sandbox.events import Announcer
from sandbox.faults import FaultPlan, Ledger
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.pages import Pages
from sandbox.store import Store
from sandbox.validation import Validator
from sandbox.world import World


class Site:
    """The parts of one sandbox; `address` is set as soon as its port is known."""

    def __init__(self, folder: Path | None, description: Path | None) -> None:
        self.clock = Clock()
        self.store = Store(folder)
        self.world = World(self.store, self.clock)
        self.faults = FaultPlan()
        self.ledger = Ledger()
        self.validator = Validator(description)
        self.pages = Pages()
        self.gateway = Gateway(self.world)
        self.announcer = Announcer(self.world, self.gateway, self.pages)
        self.interactions = Interactions(self.world, self.gateway, self.pages)
        self.gateway.on_change = lambda: self.pages.tell({"t": "bot"})
        self.announcer.on_message_change = self.interactions.message_changed
        self.clock.on_move = self._moved
        self.address = ""

    def set_port(self, port: int) -> None:
        """Tell every part where the sandbox can be reached."""
        self.address = f"http://127.0.0.1:{port}"
        self.announcer.address = self.address
        self.gateway.address = f"ws://127.0.0.1:{port}/gateway"

    def _moved(self, seconds: float) -> None:
        self.world.keep_time()
        self.interactions.carry(seconds)
        self.pages.tell({"t": "clock", "shift": self.clock.shift})

    async def close(self) -> None:
        """Close all sockets, then the store."""
        self.clock.close()
        self.interactions.close()
        await self.gateway.close()
        await self.pages.close()
        self.store.close()
