"""A whole house for end-to-end tests: sandbox, database and bot in one process, and players who press."""

import asyncio
import time
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.drawing import Drawer
from bot.hosting.settings import Settings
from bot.incidents import Incidents
from bot.process.client import Steiger
from bot.process.starting import lead_to
from bot.thinking import Thinker
from bot.timing.sandbox_clock import SandboxClock
from bot.timing.sleeping import Alarm, Sleeping
from db.computers import at_turn
from db.database import Database
from renderer.leaflet import Drawable
from renderer.picture import Drawn
from sandbox.server import RunningSandbox, start
from tests.bot.stub_computer import by_chance
from tests.deals import deals
from tests.hurried import hurried
from tests.sandbox.client import Answer, Player, SandboxClient
from tests.sandbox.seen import Message
from tests.unsynced import unsynced

NAMES = ("Anna", "Ben", "Chloé", "Dmitri")
CHANNEL = "coal-table"
DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d494844520000000100000001080600000"
    "01f15c4890000000d49444154789c6360000002000001e221bc330000000049454e44ae426082"
)

READY_AFTER = 0.3
"""Seconds after the last server at which a bot is ready."""


class MovableClock(Sleeping):
    """A clock that a test sets forward, and Discord does not; who sleeps by it sleeps as long as by any."""

    def __init__(self) -> None:
        super().__init__()
        self.time = int(time.time())
        self.certain = True
        self._begun = self.time

    @property
    def moved(self) -> int:
        """By how much the test set it forward."""
        return self.time - self._begun

    def hear_date(self, date: str | None) -> None:
        """Nothing."""

    def hear_id(self, snowflake: int) -> None:
        """Nothing."""

    def exact(self) -> float:
        """Seconds since 1970."""
        return self.time

    async def sleep_for(self, seconds: float, alarm: Alarm | None = None) -> None:
        """So long by the machine's clock: it stands still by itself."""
        alarm = alarm or Alarm()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not alarm.rung:
                    alarm.stirred.clear()
                    await alarm.stirred.wait()
        alarm.rung = False


class DotDrawer(Drawer):
    """Draws a dot at once, or after `delay` seconds, and remembers what was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: list[Drawable] = []
        self.delay = 0.0

    async def draw(self, picture: Drawable) -> Drawn:
        """A dot."""
        self.pictures.append(picture)
        await asyncio.sleep(self.delay)
        return Drawn(DOT, 1, 1)


class SlowDots(DotDrawer):
    """Draws as quickly as a worker that has drawn before: some pictures are on their way as a bot is killed."""

    def __init__(self) -> None:
        super().__init__()
        self.delay = 0.1


def thinker_by_chance() -> Thinker:
    """What lets computers play by chance and at once, without a process of its own."""
    return Thinker(lambda: ThreadPoolExecutor(1), by_chance)


class Remembered(Incidents):
    """Incidents that a test can look at."""

    def __init__(self) -> None:
        super().__init__()
        self.errors: list[BaseException] = []

    def report(self, error: BaseException, where: str) -> str:
        """The incident's number, as always."""
        self.errors.append(error)
        return super().report(error, where)


@dataclass
class Table:
    """A running table: its number, its thread, its players by seat."""

    number: int
    thread: str
    players: tuple[Player, ...]

    async def turn_message(self) -> Message:
        """The newest message with an *Act* button."""
        return (await self.turn_messages())[-1]

    async def turn_messages(self) -> list[Message]:
        """All public messages that have an *Act* button, oldest first."""
        return [
            message
            for message in await self.players[0].messages()
            if not message.private
            and any(component.custom_id.startswith("b:act:") for component in message.components)
        ]

    async def public(self) -> list[Message]:
        """The bot's messages in the table's thread or channel, oldest first."""
        client = self.players[0].sandbox
        return [one for one in await client.messages(self.thread) if one.author == "Steiger" and one.type == 0]


@dataclass
class House:
    """The running parts; `bot` is replaced by `restart`, and `soon` ready for tests of what it does by itself."""

    sandbox: RunningSandbox
    client: SandboxClient
    folder: Path
    soon: bool = False
    boards: Path | None = None
    clock: Any = field(default_factory=MovableClock)
    drawer: DotDrawer = field(default_factory=DotDrawer)
    incidents: Remembered = field(default_factory=Remembered)
    guild: int | None = None
    may_be_refused: set[str] = field(default_factory=set[str])
    make_thinker: Callable[[], Thinker] = thinker_by_chance
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
        settings = Settings(data=self.folder, guild=self.guild, boards=self.boards)
        self.bot = Steiger(self.db, settings, self.incidents, self.clock, self.drawer, self.make_thinker())
        if self.soon or isinstance(self.clock, SandboxClock):
            ready_soon(self.bot)
        self._task = asyncio.create_task(self.bot.start("sandbox"))
        await self.client.connected()
        await self.rest()

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

    async def rest(self) -> None:
        """Wait until every press is answered and the channels were told what is due."""
        await self.client.settle(0.03)
        await self.running.outbox.settle()
        await self.client.settle(0.03)

    async def computers_rest(self) -> None:
        """Wait until no computer has to decide, and the channels were told."""
        assert self.db is not None
        for _ in range(400):
            if not await self.db.read(at_turn):
                await self.rest()
                return
            await asyncio.sleep(0.02)
        raise AssertionError("computers play on and on")

    async def told(self, table: Table, count: int) -> list[Message]:
        """The bot's public messages at a table, once there are so many; an event may take a moment."""
        for _ in range(60):
            await self.rest()
            messages = await table.public()
            if len(messages) >= count:
                return messages
            await asyncio.sleep(0.05)
        raise AssertionError(f"{len(messages)} messages instead of {count}")

    async def english(self) -> None:
        """Let all clients speak English, for tests that read what is answered."""
        for name in (*NAMES, "Emma"):
            await self.client.change("locale", user=name, locale="en-US")

    def silence_outbox(self) -> None:
        """From here on nothing is announced, as if the bot were killed right after each commit."""

        async def nothing() -> None:
            return None

        self.running.outbox._start_workers = nothing  # pyright: ignore[reportPrivateUsage]

    def forget_arrivals(self) -> None:
        """From here on the bot is as good as killed between a message's arrival and the note of it."""

        async def never(*_: Any) -> None:
            await asyncio.Event().wait()

        self.running.outbox._arrived = never  # pyright: ignore[reportPrivateUsage, reportAttributeAccessIssue]

    async def pass_time(self, seconds: int) -> None:
        """Set the bot's clock and the sandbox's forward, and let the outbox look again."""
        self.clock.time += seconds
        await self.client.change("clock", seconds=seconds)
        self.clock.stir()
        self.running.outbox.wake()
        await self.rest()

    async def sent(self, method: str = "*", route: str = "") -> list[dict[str, Any]]:
        """The ledger's entries of a method whose route ends so."""
        entries = (await self.client.ledger())["entries"]
        return [one for one in entries if method in ("*", one["method"]) and one["route"].endswith(route)]

    def player(self, name: str, channel: str = CHANNEL) -> Player:
        """A user at a device."""
        return self.client.player(name, channel)

    async def lobby(
        self, players: int = 3, channel: str = CHANNEL, game: str = "coal_baron"
    ) -> tuple[Message, tuple[Player, ...]]:
        """A table's card with so many seated."""
        seated = tuple(self.player(name, channel) for name in NAMES[:players])
        await seated[0].command("table new", game=game)
        await self.rest()
        card = next(m for m in reversed(await seated[0].messages()) if _is_card(m))
        for player in seated[1:]:
            await player.press(card, label=_label(card, "join"))
        return card, seated

    async def table(self, players: int = 3, channel: str = CHANNEL, game: str = "coal_baron") -> Table:
        """A game just begun, in its thread."""
        before = {thread["id"] for thread in await self.client.threads()}
        card, seated = await self.lobby(players, channel, game)
        await seated[0].press(card, label=_label(card, "start"))
        await self.rest()
        threads = [thread["id"] for thread in await self.client.threads() if thread["id"] not in before]
        place = threads[-1] if threads else channel
        number = int(card.components[0].custom_id.split(":")[2])
        return Table(number, place, tuple(player.at(place) for player in seated))

    async def state(self, table: int) -> Any:
        """The sealed state as stored."""
        return (await self.running.service.seen(0, table)).loaded.state

    async def at_turn(self, table: Table) -> Player:
        """The player who must decide."""
        seen = await self.running.service.seen(0, table.number)
        return table.players[seen.loaded.active[0]]

    async def act(self, table: Table, player: Player | None = None) -> Answer:
        """The panel of the player at turn, or what another player gets."""
        player = player or await self.at_turn(table)
        message = await table.turn_message()
        return await player.press(message, custom_id=control(message, "act"))

    async def draft(self, table: Table) -> Player:
        """One turn of the draft by buttons; who played it."""
        player = await self.at_turn(table)
        panel = await self.act(table)
        done = await panel.press(custom_id=control(panel, "do draft"))
        await done.press(custom_id=control(done, "finish"))
        await self.rest()
        return player

    async def drafted(self, table: Table) -> None:
        """The draft played to its end, without the outbox between the turns."""
        while (await self.state(table.number)).phase == "draft":
            player = await self.at_turn(table)
            order = (await self.state(table.number)).draft[0]
            await player.command("coal draft", order=order)
            await player.command("table finish")
        await self.rest()

    async def ask_undo(self, player: Player, turns: int = 1) -> Answer:
        """Ask for turns to be undone: the preview, and the press that means it."""
        shown = await player.command("table undo", turns=turns)
        return await shown.press(custom_id=control(shown, "undo"))

    async def press_old(self, player: Player, message: Message | Answer, custom_id: str) -> Answer:
        """Press a control of a message as it was seen before it changed."""
        shown = message.shown if isinstance(message, Answer) else message
        who = {"user": player.name, "session": player.session, "channel": shown.channel}
        order = {**who, "do": "press", "message": shown.id, "copy": shown.raw, "custom_id": custom_id}
        (started,) = (await self.client.post("act", order))["interactions"]
        return Answer(player, await self.client.get("interaction", id=started["id"], wait=str(player.patience)))


def ready_soon(bot: Steiger) -> None:
    """Let a bot be ready soon after the last server: discord.py waits for more, the sandbox tells all at once."""
    bot._connection.guild_ready_timeout = READY_AFTER  # pyright: ignore[reportPrivateUsage]


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
async def opened_house(folder: Path, *, soon: bool = False) -> AsyncGenerator[House, None]:
    """A house with its bot connected, and `soon` ready; its tables are dealt the same in each run."""
    sandbox = await start(0, None)
    lead_to(sandbox.address)
    async with SandboxClient(sandbox.address) as client:
        house = House(sandbox, client, folder, soon)
        try:
            with unsynced(), hurried():
                await house.start_bot()
                with deals(0):
                    yield house
        finally:
            await house.stop_bot()
            await house.incidents.close()
            await sandbox.stop()


def _is_card(message: Message) -> bool:
    return any(component.custom_id.startswith("b:join:") for component in message.components)


def _label(message: Message, op: str) -> str:
    return next(c.label for c in message.components if c.custom_id.startswith(f"b:{op}:"))


async def leave_game(player: Player) -> Answer:
    """Leave a running game: the question, and the press that means it; whoever is left alone ends the game."""
    asked = await player.command("table leave")
    means = [part.custom_id for part in asked.components if part.custom_id.split(":")[1] in ("quit", "stop")]
    return await asked.press(custom_id=means[0])
