"""As much of Discord as the outbox speaks to; it counts whom it rings for.

A ping is what Discord rings for: a user who is mentioned in the text of a new message and allowed to be.
"""

import re
from collections.abc import AsyncIterator
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import discord

from bot.refusals import EDITS_LIMITED
from renderer.picture import Drawn, Picture

DIRECT: Final = 900_000
"""The direct channel of a user has their number and this."""


class Lost(ConnectionError):
    """The line broke after Discord had taken a message."""


def refusal(code: int, status: int = 403) -> discord.HTTPException:
    """What Discord says when it does not do something."""
    response: Any = SimpleNamespace(status=status, reason="")
    kind = discord.Forbidden if status == 403 else discord.NotFound if status == 404 else discord.HTTPException
    return kind(response, {"code": code, "message": ""})


class Message:
    """A message as Discord keeps it."""

    def __init__(self, number: int, text: str, options: dict[str, Any]) -> None:
        self.id = number
        self.author = SimpleNamespace(id=1)
        self.text = text
        self.silent = bool(options.get("silent"))
        self.attachments = [SimpleNamespace(filename=file.filename) for file in options.get("files", ())]
        self.show(options.get("view"))

    def show(self, view: Any) -> None:
        """Have the controls of a view, None for none."""
        self.ids = [] if view is None else [getattr(item, "custom_id", None) for item in view.children]
        self.components = [SimpleNamespace(children=[SimpleNamespace(custom_id=one) for one in self.ids])]


class Channel:
    """A channel of the counting Discord."""

    def __init__(self, counting: "CountingDiscord", number: int) -> None:
        self._counting, self.id = counting, number

    async def send(self, text: str, **options: Any) -> Message:
        """A new message; it pings whom it mentions and may."""
        return self._counting.take(self.id, text, options)

    def get_partial_message(self, number: int) -> Any:
        """Something by which a message is edited."""

        async def edit(**options: Any) -> None:
            self._counting.edited()
            self._counting.reword(self.id, number, options)

        async def pin() -> None:
            return None

        async def delete() -> None:
            self._counting.remove(self.id, number)

        return SimpleNamespace(id=number, edit=edit, pin=pin, unpin=pin, delete=delete)

    async def history(self, limit: int) -> AsyncIterator[Message]:
        """The messages there, newest first."""
        for message in self._counting.messages.get(self.id, [])[::-1]:
            yield message


class CountingDiscord:
    """As much of Discord as the outbox speaks to. It loses receipts and limits edits at random, so often."""

    def __init__(self, rng: Random, faults: float = 0.1) -> None:
        self.user = SimpleNamespace(id=1)
        self.messages: dict[int, list[Message]] = {}
        self.pings: list[tuple[int, int]] = []
        """Message and user, for each time that somebody was rung for."""
        self.edits = 0
        self.lost = 0
        self.loses = faults
        """How often a receipt is lost, or an edit limited, in proportion."""
        self.opened: list[int] = []
        """Users whose direct channel was opened."""
        self.refusals: dict[int, discord.HTTPException] = {}
        """By channel, what is said to each message there."""
        self.members: dict[int, bool] | None = None
        """By user whether they are in the server; None: nobody can be looked up."""
        self._rng = rng
        self._number = 10_000

    def get_guild(self, guild: int) -> Any:
        """The server, as far as its members can be looked up; who cannot is taken to be there."""
        known = self.members
        if known is None:
            return None

        async def fetch_member(user: int) -> Any:
            if not known.get(user, True):
                raise refusal(10007, 404)
            return SimpleNamespace(timed_out_until=None)

        return SimpleNamespace(unavailable=False, fetch_member=fetch_member)

    async def create_dm(self, user: Any) -> Any:
        """The direct channel of a user."""
        self.opened.append(user.id)
        if -user.id in self.refusals:
            raise self.refusals[-user.id]
        return SimpleNamespace(id=DIRECT + user.id)

    def reword(self, channel: int, number: int, options: dict[str, Any]) -> None:
        """Let a message say what an edit says."""
        for message in self.messages.get(channel, []):
            if message.id == number:
                message.text = options["content"]
                message.show(options.get("view"))

    def texts(self, channel: int) -> list[str]:
        """What stands in a channel."""
        return [message.text for message in self.messages.get(channel, [])]

    def direct(self, user: int) -> list[Message]:
        """What stands in the direct channel of a user."""
        return self.messages.get(DIRECT + user, [])

    def get_partial_messageable(self, channel: int) -> Channel:
        """A channel by its id."""
        return Channel(self, channel)

    def take(self, channel: int, text: str, options: dict[str, Any]) -> Message:
        if channel in self.refusals:
            raise self.refusals[channel]
        self._number += 1
        message = Message(self._number, text, options)
        self.messages.setdefault(channel, []).append(message)
        mentioned = {int(found) for found in re.findall(r"<@!?(\d+)>", text)}
        allowed: discord.AllowedMentions = options["allowed_mentions"]
        assert not allowed.everyone
        assert not allowed.roles
        users: Any = allowed.users
        called = mentioned if users is True else mentioned & {one.id for one in users or ()}
        called |= {channel - DIRECT} if channel > DIRECT else set()
        self.pings += [(message.id, user) for user in sorted(called)]
        if self._rng.random() < self.loses:
            self.lost += 1
            raise Lost
        return message

    def remove(self, channel: int, number: int) -> None:
        """Delete a message."""
        self.messages[channel] = [one for one in self.messages[channel] if one.id != number]

    def edited(self) -> None:
        self.edits += 1
        if self._rng.random() < self.loses:
            response: Any = SimpleNamespace(status=429, reason="")
            raise discord.HTTPException(response, {"code": EDITS_LIMITED, "message": ""})


class DotDrawer:
    """Draws nothing, at once."""

    async def draw(self, picture: Picture) -> Drawn:
        """A picture of no bytes."""
        return Drawn(b"", 1, 1)
