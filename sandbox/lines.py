"""The bot's lines to the gateway: one a shard, each with a session of its own."""

import asyncio
import json
from collections import deque
from dataclasses import dataclass, field

from aiohttp import web

from sandbox.shapes import Json, text

REPLAYED = 1000


@dataclass
class Session:
    """What the gateway remembers of one IDENTIFY, so that it can be resumed."""

    id: str
    intents: int
    seq: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque[tuple[int, str]](maxlen=REPLAYED))


@dataclass
class Line:
    """One shard's line; only its newest connection counts."""

    shard: int
    socket: web.WebSocketResponse | None = None
    request: web.Request | None = None
    session: Session | None = None
    outgoing: "asyncio.Queue[str]" = field(default_factory=lambda: asyncio.Queue[str]())
    refusing: bool = False

    @property
    def connected(self) -> bool:
        """Whether a bot is here and has said who it is."""
        return self.socket is not None and not self.socket.closed and self.session is not None

    def dispatch(self, event: str, data: Json, intent: int = 0) -> None:
        """Send an event if the bot's intents cover it (0: always)."""
        session = self.session
        if session is None or (intent and not session.intents & intent):
            return
        session.seq += 1
        line = json.dumps({"op": 0, "s": session.seq, "t": event, "d": data}, ensure_ascii=False)
        session.sent.append((session.seq, line))
        if self.socket is not None:
            self.outgoing.put_nowait(line)

    async def replace(self, socket: web.WebSocketResponse) -> None:
        """Let another connection take over."""
        before, self.socket = self.socket, socket
        self.outgoing = asyncio.Queue()
        if before is not None and before is not socket:
            await before.close(code=4005, message=b"Another connection took over")

    def leave(self, socket: web.WebSocketResponse) -> bool:
        """Whether the connection that ended was this line's."""
        if self.socket is not socket:
            return False
        self.socket = None
        if socket.close_code in (1000, 1001):
            # A bot that says good-bye has no session to come back to.
            self.session = None
        return True

    def cut(self) -> None:
        """Cut the connection without a word, as a broken line would; the session can be resumed."""
        request, self.socket = self.request, None
        if request is not None and request.transport is not None:
            request.transport.abort()


def shard_of(guild_id: str, shards: int) -> int:
    """The shard that hears of a guild, as Discord reckons it; the first hears what belongs to none."""
    return (int(guild_id) >> 22) % shards if guild_id else 0


def guild_meant(event: str, data: Json) -> str:
    """The guild of which an event tells, "" for none."""
    return text(data.get("id")) if event in ("GUILD_CREATE", "GUILD_DELETE") else text(data.get("guild_id"))
