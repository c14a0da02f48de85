"""A whole house for end-to-end tests: sandbox, database and bot in one process, and players who press."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path


from bot.client import Steiger, lead_to
from bot.drawing import Drawer
from bot.incidents import Incidents
from bot.settings import Settings
from db.database import Database
from renderer.picture import Drawn, Picture
from sandbox.client import Answer, Player, SandboxClient
from sandbox.seen import Message
from sandbox.server import RunningSandbox, start

NAMES = ("Anna", "Ben", "Chloé", "Dmitri")
CHANNEL = "coal-table"
DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d494844520000000100000001080600000"
    "01f15c4890000000d49444154789c6360000002000001e221bc330000000049454e44ae426082"
)


class MovableClock:
    """A clock that a test sets forward."""

    def __init__(self) -> None:
        self.time = 1_800_000_000

    def now(self) -> int:
        """Seconds since 1970."""
        return self.time


class DotDrawer(Drawer):
    """Draws a dot at once, or after `delay` seconds, and remembers what was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: list[Picture] = []
        self.delay = 0.0

    async def draw(self, picture: Picture) -> Drawn:
        """A dot."""
        self.pictures.append(picture)
        await asyncio.sleep(self.delay)
        return Drawn(DOT, 1, 1)


@dataclass
class Table:
    """A running table: its number, its thread, its players by seat."""

    number: int
    thread: str
    players: tuple[Player, ...]

    async def turn_message(self) -> Message:
        """The newest message with an *Act* button."""
        messages = await self.players[0].messages()
        return next(m for m in reversed(messages) if any(c.custom_id.startswith("b:act:") for c in m.components))


@dataclass
class House:
    """The running parts; `bot` is replaced by `restart`."""

    sandbox: RunningSandbox
    client: SandboxClient
    folder: Path
    clock: MovableClock = field(default_factory=MovableClock)
    drawer: DotDrawer = field(default_factory=DotDrawer)
    incidents: Incidents = field(default_factory=Incidents)
    bot: Steiger | None = None
    db: Database | None = None
    _task: asyncio.Task[None] | None = None

    @property
    def running(self) -> Steiger:
        """The bot, which must be running."""
        assert self.bot is not None
        return self.bot

    async def start_bot(self) -> None:
        """Open the database and connect."""
        self.db = await Database.open(self.folder / "steiger.db", "sandbox")
        settings = Settings(data=self.folder)
        self.bot = Steiger(self.db, settings, self.incidents, self.clock, self.drawer)
        self._task = asyncio.create_task(self.bot.start("sandbox"))
        await self.client.connected()
        await self.client.settle()

    async def stop_bot(self) -> None:
        """Disconnect and close the database."""
        if self.bot is None or self.db is None or self._task is None:
            return
        await self.bot.close()
        with suppress(asyncio.CancelledError):
            await self._task
        await self.db.close()
        self.bot = None

    async def restart(self) -> None:
        """Another process, as far as the bot can tell."""
        await self.stop_bot()
        await self.start_bot()

    def player(self, name: str, channel: str = CHANNEL) -> Player:
        """A user at a device."""
        return self.client.player(name, channel)

    async def lobby(self, players: int = 3, channel: str = CHANNEL) -> tuple[Message, tuple[Player, ...]]:
        """A table's card with so many seated."""
        seated = tuple(self.player(name, channel) for name in NAMES[:players])
        await seated[0].command("table new", game="coal_baron")
        await self.client.settle()
        card = next(m for m in reversed(await seated[0].messages()) if _is_card(m))
        for player in seated[1:]:
            await player.press(card, label=_label(card, "join"))
        return card, seated

    async def table(self, players: int = 3, channel: str = CHANNEL) -> Table:
        """A game just begun, in its thread."""
        before = {thread["id"] for thread in await self.client.threads()}
        card, seated = await self.lobby(players, channel)
        await seated[0].press(card, label=_label(card, "start"))
        await self.client.settle()
        threads = [thread["id"] for thread in await self.client.threads() if thread["id"] not in before]
        place = threads[-1] if threads else channel
        number = int(card.components[0].custom_id.split(":")[2])
        return Table(number, place, tuple(player.at(place) for player in seated))

    async def state(self, table: int) -> object:
        """The sealed state as stored."""
        return (await self.running.service.seen(0, table)).loaded.state

    async def at_turn(self, table: Table) -> Player:
        """The player who must decide."""
        seen = await self.running.service.seen(0, table.number)
        return table.players[seen.loaded.active[0]]

    async def act(self, table: Table) -> Answer:
        """The panel of the player at turn."""
        player = await self.at_turn(table)
        return await player.press(await table.turn_message(), custom_id=_id(await table.turn_message(), "act"))


def control(message: Message | Answer, start: str) -> str:
    """The custom id of the first control whose operation and argument begin so: "do place mining"."""
    shown = message.shown if isinstance(message, Answer) else message
    op, _, arg = start.partition(" ")
    for component in shown.components:
        parts = component.custom_id.split(":", 4)
        if len(parts) == 5 and parts[1] == op and parts[4].startswith(arg):
            return component.custom_id
    raise AssertionError(f"no control {start!r} among {[c.custom_id for c in shown.components]}")


@asynccontextmanager
async def opened_house(folder: Path) -> AsyncGenerator[House, None]:
    """A house with its bot connected."""
    sandbox = await start(0, None)
    lead_to(sandbox.address)
    async with SandboxClient(sandbox.address) as client:
        house = House(sandbox, client, folder)
        try:
            await house.start_bot()
            yield house
        finally:
            await house.stop_bot()
            await house.incidents.close()
            await sandbox.stop()


def _is_card(message: Message) -> bool:
    return any(component.custom_id.startswith("b:join:") for component in message.components)


def _label(message: Message, op: str) -> str:
    return next(c.label for c in message.components if c.custom_id.startswith(f"b:{op}:"))


def _id(message: Message, op: str) -> str:
    return next(c.custom_id for c in message.components if c.custom_id.startswith(f"b:{op}:"))
