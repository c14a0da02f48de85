"""Test players: act in a running sandbox as people do, and look at what they would see."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self

import aiohttp

from sandbox.shapes import Json, as_dict, dicts, text
from sandbox.world import DIRECT_NAME
from tests.sandbox.seen import Component, Message, NoAnswer, NotThere, Refused, SandboxError

__all__ = [
    "Answer",
    "Component",
    "Message",
    "NoAnswer",
    "NotThere",
    "Player",
    "Refused",
    "SandboxClient",
    "SandboxError",
]

LOOK = 0.01
"""Seconds between two looks whether something has come about."""


@dataclass
class Answer:
    """What came of a command, press, choice or form."""

    player: "Player"
    raw: Json

    @property
    def id(self) -> str:
        """The interaction's id."""
        return text(self.raw["id"])

    @property
    def failed(self) -> bool:
        """Whether the application did not respond."""
        return bool(self.raw["failed"])

    @property
    def done(self) -> bool:
        """Whether something was shown after the deferral, if there was one."""
        return bool(self.raw["done"])

    @property
    def modal(self) -> Json | None:
        """The form that opened, if one did."""
        return as_dict(self.raw["modal"]) or None

    @property
    def message(self) -> Message | None:
        """The original answer, or for a press the message it edited."""
        return Message(as_dict(self.raw["message"])) if self.raw["message"] else None

    @property
    def followups(self) -> list[Message]:
        """Further answers, in order."""
        return [Message(one) for one in dicts(self.raw["messages"])]

    @property
    def shown(self) -> Message:
        """What the player looks at now: the last follow-up of a press that edited nothing, else the answer."""
        if self.followups and (self.message is None or (self.raw["callback"] == 6 and not self.raw["touched"])):
            return self.followups[-1]
        if self.message is None:
            raise NotThere("the answer shows no message")
        return self.message

    @property
    def text(self) -> str:
        """What it says."""
        return self.shown.text

    @property
    def private(self) -> bool:
        """Whether only the player sees it."""
        return self.shown.private

    @property
    def components(self) -> list[Component]:
        """Its buttons and menus."""
        return self.shown.components

    @property
    def attachments(self) -> list[Json]:
        """Its files."""
        return self.shown.attachments

    async def refresh(self) -> "Answer":
        """The same answer as it stands now."""
        self.raw = await self.player.sandbox.get("interaction", id=self.id)
        return self

    async def submit(self, **values: Any) -> "Answer":
        """Fill in and send the form that opened."""
        return await self.player.submit(self, values)

    async def press(self, label: str = "", custom_id: str = "") -> "Answer":
        """Press a button of what is shown."""
        return await self.player.press(self.shown, label, custom_id)


@dataclass
class Player:
    """A user at one device, looking at one channel."""

    sandbox: "SandboxClient"
    name: str
    channel: str
    patience: float = 10.0
    session: str = field(default_factory=lambda: secrets.token_hex(8))

    def at(self, channel: str) -> "Player":
        """The same user and device in another channel or thread."""
        return Player(self.sandbox, self.name, channel, self.patience, self.session)

    def alone(self) -> "Player":
        """The same user and device in the direct channel with the bot."""
        return self.at(DIRECT_NAME)

    async def command(self, name: str, **options: Any) -> Answer:
        """Run a slash command such as "table new"; a trailing underscore of an option's name is dropped."""
        plain = {key.rstrip("_"): value for key, value in options.items()}
        return await self._one("command", command=name, options=plain)

    async def message_command(self, name: str, message: Message) -> Answer:
        """Run a message command from a message's menu."""
        return await self._one("menu_command", command=name, message=message.id)

    async def user_command(self, name: str, user: str) -> Answer:
        """Run a user command from a user's menu."""
        return await self._one("menu_command", command=name, target=user)

    async def press(self, message: "Message | Answer", label: str = "", custom_id: str = "") -> Answer:
        """Press a button by its label or custom id."""
        seen = _seen(message)
        return await self._one("press", **self._spot(seen), custom_id=seen.find(label, custom_id).custom_id)

    async def press_stale(self, message: "Message | Answer", label: str = "", custom_id: str = "") -> Answer:
        """Press a button as it was when `message` was looked at, though it may be gone by now."""
        seen = _seen(message)
        button = seen.find(label, custom_id).custom_id
        return await self._one("press", **self._spot(seen), custom_id=button, copy=seen.raw)

    async def press_twice(self, message: "Message | Answer", label: str = "", custom_id: str = "") -> list[Answer]:
        """Two presses at the same instant."""
        seen = _seen(message)
        button = seen.find(label, custom_id).custom_id
        return await self._all("press", **self._spot(seen), custom_id=button, twice=True)

    async def choose(self, message: "Message | Answer", custom_id: str, values: Sequence[str] | str) -> Answer:
        """Choose in a menu, given by its custom id or placeholder."""
        seen = _seen(message)
        chosen = [values] if isinstance(values, str) else list(values)
        menu = seen.find(custom_id, custom_id)
        return await self._one("choose", **self._spot(seen), custom_id=menu.custom_id, values=chosen)

    async def submit(self, form: Answer, values: Json) -> Answer:
        """Send a form with values by custom id."""
        return await self._one("submit", interaction=form.id, values=values)

    async def suggest(self, command: str, option: str, typed: str = "", **options: Any) -> list[Json]:
        """What autocomplete offers for an option, the others being set: objects with name and value."""
        answer = await self._one("suggest", command=command, option=option, typed=typed, options=options)
        if answer.failed:
            raise NoAnswer("loading options failed")
        return dicts(answer.raw["choices"])

    async def say(self, words: str, reply_to: Message | None = None) -> Message:
        """A line of chat."""
        order = {"user": self.name, "channel": self.channel, "text": words}
        return Message(await self.sandbox.post("say", order | {"reply_to": reply_to.id if reply_to else ""}))

    async def messages(self) -> list[Message]:
        """What this player sees in the channel, private messages of this device included."""
        return await self.sandbox.messages(self.channel, self.name, self.session)

    async def last(self) -> Message:
        """The newest message this player sees."""
        seen = await self.messages()
        if not seen:
            raise NotThere("nothing has been said here")
        return seen[-1]

    def _spot(self, message: Message) -> Json:
        return {"message": message.id, "channel": message.channel}

    async def _one(self, deed: str, **order: Any) -> Answer:
        return (await self._all(deed, **order))[0]

    async def _all(self, deed: str, **order: Any) -> list[Answer]:
        who: Json = {"user": self.name, "session": self.session, "channel": self.channel}
        started = await self.sandbox.post("act", {**who, **order, "do": deed})
        ids = [text(one["id"]) for one in dicts(started["interactions"])]
        waits = [self.sandbox.get("interaction", id=one, wait=str(self.patience)) for one in ids]
        return [Answer(self, raw) for raw in await asyncio.gather(*waits)]


def _seen(message: "Message | Answer") -> Message:
    return message.shown if isinstance(message, Answer) else message


class SandboxClient:
    """The control API of a running sandbox."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._http: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        self._http = aiohttp.ClientSession()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Let go of the connections."""
        if self._http is not None:
            await self._http.close()

    def player(self, name: str, channel: str = "coal-table") -> Player:
        """A user of the guild by name, at a fresh device."""
        return Player(self, name, channel)

    async def get(self, path: str, **query: str) -> Json:
        """Ask the control API."""
        return await self._call("GET", path, params=query)

    async def post(self, path: str, order: Json) -> Json:
        """Order something of the control API."""
        return await self._call("POST", path, json=order)

    async def _call(self, method: str, path: str, **more: Any) -> Json:
        if self._http is None:
            self._http = aiohttp.ClientSession()
        async with self._http.request(method, f"{self.address}/sandbox/api/{path}", **more) as response:
            body = as_dict(await response.json())
        if response.status != 200:
            raise Refused(text(body.get("refused")))
        return body

    async def messages(self, channel: str, user: str = "", session: str = "") -> list[Message]:
        """The messages of a channel or thread, oldest first; as a user in a session if they are given."""
        seen = await self.get("channel", channel=channel, user=user, session=session)
        return [Message(one) for one in dicts(seen["messages"])]

    async def offered(self, player: "Player") -> list[str]:
        """The names of the commands that Discord offers a player where they are."""
        seen = await self.get("commands", user=player.name, channel=player.channel)
        return [text(one["name"]) for one in dicts(seen["commands"])]

    async def channels(self) -> list[Json]:
        """All channels, threads and direct channels."""
        return dicts((await self.get("world"))["channels"])

    async def threads(self, channel: str = "") -> list[Json]:
        """All threads, or those of one channel given by name."""
        every = await self.channels()
        parents = [one["id"] for one in every if one.get("name") == channel or not channel]
        return [one for one in every if one["type"] in (10, 11, 12) and one["parent_id"] in parents]

    async def file(self, attachment: Json) -> bytes:
        """The bytes of an attachment."""
        assert self._http is not None
        async with self._http.get(attachment["url"]) as response:
            return await response.read()

    async def change(self, deed: str, **order: Any) -> None:
        """Change the world, clock, line or faults: a deed of `sandbox.moderation`."""
        await self.post("change", {**order, "do": deed})

    async def fault(self, kind: str, method: str = "*", route: str = "*", **more: Any) -> None:
        """Plan a fault: refuse, denied (status, code, retry_after, via), cut, lost, slow (delay); count calls."""
        await self.change("fault", kind=kind, method=method, route=route, **more)

    async def ledger(self, since: int = 0) -> Json:
        """Every request of the bot: entries, unknown routes, misfits."""
        return await self.get("ledger", since=str(since))

    async def connected(self, seconds: float = 60.0) -> None:
        """Wait until the bot is at the gateway."""
        await self._until(lambda seen: 0 if seen["connected"] else LOOK, seconds, "no bot came")

    async def settle(self, quiet: float = 0.3, seconds: float = 30.0) -> None:
        """Wait until the bot has sent nothing for `quiet` seconds and owes no answer."""

        def left(seen: Json) -> float:
            return LOOK if seen["running"] or seen["waiting"] else quiet - seen["quiet"]

        await self._until(left, seconds, "the bot does not come to rest")

    async def _until(self, left: Callable[[Json], float], seconds: float, complaint: str) -> None:
        """Look what is under way until nothing is `left` to wait for: that many seconds before the next look."""
        end = time.monotonic() + seconds
        while (wait := left(await self.get("activity"))) > 0:
            if time.monotonic() > end:
                raise NoAnswer(complaint)
            await asyncio.sleep(wait)
