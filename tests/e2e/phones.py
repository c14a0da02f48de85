"""Phones of the sandbox's people: what each one shows and when it rings, as a client of Discord would know it."""

import asyncio
import json
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

import aiohttp

from sandbox.shapes import Json, as_dict, text
from sandbox.world import DM
from tests.e2e.house import House
from tests.sandbox.client import Player
from tests.sandbox.seen import Message

BOT = "Steiger"
Kind: TypeAlias = Literal["rings", "silent", "unread", "edited", "deleted", "answer"]
"""How a phone takes something: it rings; it shows a mention without a sound; the channel is unread and no more;
what stands there says something else, or is gone; an answer that nobody else sees."""
About: TypeAlias = Literal["turn", "reminder", "question", "news", "done"]


@dataclass(frozen=True)
class Entry:
    """One thing that came to a phone at an instant; `before` is what an edited message said."""

    at: float
    kind: Kind
    place: Literal["direct", "public"]
    message: Message
    before: Message | None = None

    @property
    def about(self) -> About:
        """For what it came, as a reader would say."""
        controls = [one.custom_id for one in self.message.components]
        if self.message.text.startswith("⏰"):
            return "reminder"
        if self.message.text.startswith("✅"):
            return "done"
        if any(one.startswith(("b:vote:", "b:join:")) for one in controls):
            return "question"
        return "turn" if any(one.startswith("b:act:") for one in controls) else "news"

    @property
    def lost(self) -> list[str]:
        """What an edit took away: a mention, or buttons."""
        if self.before is None or self.kind != "edited":
            return []
        mention = bool(self.before.raw["mentions"]) and not self.message.raw["mentions"]
        buttons = bool(self.before.components) and not self.message.components
        return [name for name, gone in (("mention", mention), ("buttons", buttons)) if gone]


@dataclass
class Phone:
    """A user's phone; private answers come to it as well, because the player presses on it."""

    player: Player
    user: str
    house: House
    entries: list[Entry] = field(default_factory=list[Entry])
    _seen: dict[str, Message] = field(default_factory=dict[str, Message])

    def hear(self, notice: Json) -> None:
        """Take a notice of the sandbox, as its page does."""
        if notice["t"] == "message":
            self._show(Message(notice["message"]))
        elif notice["t"] == "message_gone" and notice["id"] in self._seen:
            self._note("deleted", self._seen.pop(notice["id"]))

    def _show(self, message: Message) -> None:
        if message.author != BOT or message.type not in (0, 19, 20) or message.raw["loading"]:
            return
        before, self._seen[message.id] = self._seen.get(message.id), message
        if message.private:
            self._note("answer", message, before)
        elif before is None:
            self._note(self._kind(message), message)
        elif _said(before) != _said(message):
            self._note("edited", message, before)

    def _kind(self, message: Message) -> Kind:
        if self.user in message.pings:
            return "rings"
        return "silent" if self.user in message.silent_pings else "unread"

    def _note(self, kind: Kind, message: Message, before: Message | None = None) -> None:
        world, now = self.house.sandbox.site.world, self.house.sandbox.site.clock.now()
        direct = world.channels.get(message.channel, {}).get("type") == DM
        self.entries.append(Entry(now, kind, "direct" if direct else "public", message, before))

    def rings(self) -> list[Entry]:
        """Whenever it made a sound."""
        return [entry for entry in self.entries if entry.kind == "rings"]


def _said(message: Message) -> tuple[str, list[str], int]:
    return message.text, [one.custom_id for one in message.components], len(message.raw["mentions"])


@asynccontextmanager
async def phones(house: House, players: Sequence[Player]) -> AsyncGenerator[list[Phone]]:
    """A phone for each of these players, switched on within this."""
    users = [text(as_dict(house.sandbox.site.world.user_named(player.name))["id"]) for player in players]
    found = [Phone(player, user, house) for player, user in zip(players, users, strict=True)]
    async with aiohttp.ClientSession() as session, asyncio.TaskGroup() as group:
        lines = [await session.ws_connect(_line(house, phone)) for phone in found]
        for phone, line in zip(found, lines, strict=True):
            group.create_task(_listen(phone, line))
        yield found
        for line in lines:
            await line.close()


def _line(house: House, phone: Phone) -> str:
    return f"{house.client.address}/sandbox/live?user={phone.user}&session={phone.player.session}"


async def _listen(phone: Phone, line: aiohttp.ClientWebSocketResponse) -> None:
    async for said in line:
        phone.hear(json.loads(said.data))
