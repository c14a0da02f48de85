"""A stage for the table of roles: everybody who may ask something, and the scenes of a table in which they ask it.

A scene is the whole database as it was then; it is put back before each cell, so that cells do not disturb each
other. The channels are not told what happens in a cell.
"""

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from typing import Any, Final, TypeAlias

from bot.controls import Op, button_id, menu_id
from bot.tables import rights
from bot.tables.loaded import Call
from bot.tables.rights import A_DAY, Act, Role
from sandbox.founding import GUILD
from tests.e2e.house import CHANNEL, House
from tests.sandbox.client import Answer, Message, Player

COLUMNS: Final = ("opener", "seat", "moderator", "seated-mod", "member", "stranger", "out", "former")
"""Who asks. `out`: taken out of the lobby, or suspended in the game; `former`: left the lobby, or was replaced in
the game by another."""
PEOPLE: Final = dict(
    zip(COLUMNS, ("Ben", "Chloé", "Emma", "Anna", "Emma", "Emma", "Felix", "Dmitri"), strict=True)
)
LOBBIES: Final = ("lobby", "asked", "later", "presets")
ROLES: Final[Mapping[str, frozenset[Role]]] = {
    "opener": frozenset({"opener", "seat", "member"}),  # as a member in the scene in which Ben has left
    "seat": frozenset({"seat"}),
    "moderator": frozenset({"member", "moderator"}),
    "seated-mod": frozenset({"seat", "moderator"}),
    "member": frozenset({"member"}),
    "stranger": frozenset(),
    "out": frozenset(),
    "former": frozenset({"member"}),
}
"""What those of a column are at the table, as far as it gives them a right to do something."""
DECIDED: Final = ("do", "back", "anew", "finish")
"""Controls that are good for one decision of the seat."""
LOOKED: Final = "somebody-can-end"
"""The refusal for which the players were looked up first, which their seats remember."""
KEPT: Final = ("refusals", "sqlite_sequence")
"""What the rules refuse is kept for its seat, with a number of its own."""
PRESETS: Final = 2
"""The number of a gathering table whose game has presets."""

Rows: TypeAlias = dict[str, tuple[list[str], list[tuple[Any, ...]]]]
"""All rows of a database by table, with the names of the columns."""


@dataclass(frozen=True)
class Scene:
    """A table as it was; `channel` is where commands about it are given."""

    rows: Rows
    channel: str
    now: int


@dataclass(frozen=True)
class Came:
    """What came of a cell: "does", "shows", or the key of the refusal; the acts for which a right was asked."""

    outcome: str
    acts: frozenset[str]


class Asked(dict[Act, frozenset[Role]]):
    """The rights, which note for what act they were asked."""

    def __init__(self) -> None:
        super().__init__(rights.RIGHTS)
        self.acts: set[str] = set()

    def __getitem__(self, act: Act) -> frozenset[Role]:
        self.acts.add(act)
        return super().__getitem__(act)


@dataclass
class Stage:
    """The running house, its scenes and what it noted of the cell being played."""

    house: House
    asked: Asked
    refused: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    """Key and sentence of each refusal."""
    scenes: dict[str, Scene] = field(default_factory=dict[str, Scene])
    table: int = 1
    thread: str = ""
    vote: int = 0
    dispute: int = 0
    dispute_message: str = ""
    point: str = ""
    undo: str = ""
    order: str = ""
    hidden: str = ""
    _numbers: "count[int]" = field(default_factory=lambda: count(1))

    def user(self, name: str) -> int:
        found = self.house.sandbox.site.world.user_named(name)
        assert found is not None
        return int(found["id"])

    def call(self, name: str, moderates: int = 0) -> Call:
        now = self.house.clock.now()
        number, user = next(self._numbers), self.user(name)
        return Call(interaction=number, user=user, name=name, now=now, guild=int(GUILD), moderates=moderates)

    @property
    def day(self) -> str:
        """The day after tomorrow, as a command takes it."""
        return datetime.fromtimestamp(self.house.clock.now() + 2 * A_DAY, UTC).date().isoformat()

    async def moderates(self, on: bool) -> None:
        """Whether Emma moderates where the tables are."""
        for channel in (CHANNEL, "second-table"):
            change = {"user": "Emma", "channel": channel, "name": "manage_messages", "on": on}
            await self.house.client.change("permission", **change)
        await self.house.client.settle()

    async def keep(self, name: str, channel: str) -> None:
        """Keep the database of now as a scene."""
        await self.house.rest()
        self.scenes[name] = Scene(await self.rows(), channel, self.house.clock.time)

    async def rows(self) -> Rows:
        """All that is stored now."""
        return await self.house.running.db.read(_rows)

    async def put(self, name: str) -> Scene:
        """Put a scene's database back."""
        scene = self.scenes[name]
        await self.house.running.db.transaction(lambda c: _put(c, scene.rows))
        self.house.clock.time = scene.now
        return scene

    async def play(self, column: str, scene_name: str, what: str, values: Mapping[str, Any]) -> Came:
        """Let somebody give a command, press a control or send a form in a scene, and judge the answer."""
        form = await self._form(column, values["opened"], what.split()[-1]) if "opened" in values else None
        scene = await self.put(scene_name)
        if column == "stranger":
            await self.house.running.db.transaction(lambda c: c.execute("UPDATE tables SET guild = guild + 1"))
        before = await self.rows()
        self.refused.clear()
        self.asked.acts.clear()
        if scene_name == "presets":
            values = {**values, "table": PRESETS}
        player = self.house.player(PEOPLE[column], scene.channel)
        if "opened" in values and (form is None or form.modal is None):
            return Came("no-form", frozenset())
        answer = await (self._do(player, what, values) if form is None else form.submit(**values["fields"]))
        return self._judged(answer, before, await self.rows(), (column, scene_name, what))

    async def _form(self, column: str, scene_name: str, op: str) -> Answer:
        """A form opened in an earlier scene, as far as it opens."""
        scene = await self.put(scene_name)
        return await self.press(self.house.player(PEOPLE[column], scene.channel), op, {})

    async def _do(self, player: Player, what: str, values: Mapping[str, Any]) -> Answer:
        if what.startswith("/"):
            channel = values.get("channel", player.channel)
            options = {key: value for key, value in values.items() if key not in ("channel", "late")}
            return await player.at(channel).command(what[1:], **options)
        if what in DECIDED:
            loaded = (await self.house.running.service.seen(0, self.table)).loaded
            seat = loaded.seat_of(self.user(player.name)) or loaded.seats[0]
            return await self.press(player, what, {**values, "decision": seat.decision - values.get("late", 0)})
        return await self.press(player, what.split()[-1], values)

    async def press(self, player: Player, op: Op | str, values: Mapping[str, Any]) -> Answer:
        """Press a control, or choose in a menu, whether or not the player sees a message that has it."""
        table = values.get("table", self.table)
        made = menu_id if "chosen" in values else button_id
        custom_id = made(op, table, values.get("decision", 0), values.get("arg", ""))  # pyright: ignore[reportArgumentType]
        shown = await self._message_with(op)
        chosen = [str(values["chosen"])] if "chosen" in values else []
        menu = {"type": 3, "custom_id": custom_id, "options": [{"label": one, "value": one} for one in chosen]}
        control = menu if chosen else {"type": 2, "style": 2, "label": "?", "custom_id": custom_id}
        raw = shown.raw | {"components": [{"type": 1, "components": [control]}]}
        who = {"user": player.name, "session": player.session, "channel": player.channel}
        deed = {"do": "choose", "values": chosen} if chosen else {"do": "press"}
        order = {**who, **deed, "message": shown.id, "copy": raw, "custom_id": custom_id}
        (started,) = (await self.house.client.post("act", order))["interactions"]
        return Answer(player, await self.house.client.get("interaction", id=started["id"], wait="10"))

    async def _message_with(self, op: Op | str) -> Message:
        """The message from which a control is pressed: a ballot counts from that of its dispute alone."""
        if op == "ballot":
            found = await self.house.client.messages(self.thread)
            return next(one for one in found if one.id == self.dispute_message)
        return next(one for one in await self.house.client.messages(CHANNEL) if one.components)

    def _judged(self, answer: Answer, before: Rows, after: Rows, cell: object) -> Came:
        assert not answer.failed, cell
        assert not self.house.incidents.errors, (cell, self.house.incidents.errors)
        changed = [name for name in before if before[name] != after[name]]
        if answer.modal is None:
            assert answer.private, cell
            assert answer.text, cell
            assert len(answer.followups) + (answer.message is not None) == 1, cell
        acts = frozenset(self.asked.acts)
        if not self.refused:
            return Came("does" if changed else "shows", acts)
        ((key, sentence),) = self.refused
        assert sentence.strip() in answer.text, cell
        if key == LOOKED:
            changed = [name for name in changed if name != "seats"]
        if key.startswith("rule:"):
            changed = [name for name in changed if name not in KEPT]
        assert not changed, (cell, key, changed)
        return Came(key, acts)


def _rows(connection: sqlite3.Connection) -> Rows:
    """Of every table but the bot's sign of life, which is written once a minute whoever presses."""
    sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'heartbeat'"
    names = [row[0] for row in connection.execute(sql)]
    found: Rows = {}
    for name in names:
        cursor = connection.execute(f"SELECT * FROM {name} ORDER BY rowid")
        found[name] = ([column[0] for column in cursor.description], cursor.fetchall())
    return found


def _put(connection: sqlite3.Connection, rows: Rows) -> None:
    connection.execute("PRAGMA defer_foreign_keys = ON")
    for name, (columns, stored) in rows.items():
        connection.execute(f"DELETE FROM {name}")
        _insert(connection, name, columns, stored)


def _insert(
    connection: sqlite3.Connection, name: str, columns: Sequence[str], stored: Sequence[tuple[Any, ...]]
) -> None:
    marks = ", ".join("?" * len(columns))
    connection.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", stored)
