"""The gateway: one bot connection, its events in order, resumed sessions, and closing on demand."""

import asyncio
import contextlib
import json
import logging
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from sandbox.founding import HOMES
from sandbox.permissions import THREADS, of_member
from sandbox.shapes import Json, as_dict, as_list, whole, without_private
from sandbox.world import World

log = logging.getLogger(__name__)
GUILDS, MEMBERS, MESSAGES, DIRECT, CONTENT, PRESENCES = 1 << 0, 1 << 1, 1 << 9, 1 << 12, 1 << 15, 1 << 8
PRIVILEGED = MEMBERS | PRESENCES | CONTENT
HEARTBEAT_MS = 41_250
ACK_DELAY = 0.05
REPLAYED = 1000


@dataclass
class Session:
    """What the gateway remembers of one IDENTIFY, so that it can be resumed."""

    id: str
    intents: int
    seq: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque[tuple[int, str]](maxlen=REPLAYED))


class Gateway:
    """Speaks to the bot; only the newest connection counts."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._socket: web.WebSocketResponse | None = None
        self._request: web.Request | None = None
        self._session: Session | None = None
        self._outgoing: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self.address = ""
        self.dead_token = False
        self.refusing = False
        self.identifies = 0
        self.on_change: Callable[[], None] = lambda: None

    @property
    def connected(self) -> bool:
        """Whether a bot is here and has said who it is."""
        return self._socket is not None and not self._socket.closed and self._session is not None

    @property
    def reachable(self) -> bool:
        """Whether an event sent now can still arrive: the bot is here, or may resume."""
        return self._session is not None

    def dispatch(self, event: str, data: Json, intent: int = 0) -> None:
        """Send an event if the bot's intents cover it (0: always)."""
        session = self._session
        if session is None or (intent and not session.intents & intent):
            return
        session.seq += 1
        line = json.dumps({"op": 0, "s": session.seq, "t": event, "d": data}, ensure_ascii=False)
        session.sent.append((session.seq, line))
        if self._socket is not None:
            self._outgoing.put_nowait(line)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection of a bot, from HELLO to its end; none while it is `refusing`."""
        if self.refusing:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "s": None, "t": None, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        sender: asyncio.Task[None] | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                frame = as_dict(json.loads(message.data))
                if await self._receive(socket, frame) and sender is None:
                    sender = asyncio.create_task(self._send(socket, self._outgoing))
                    self._request = request
                    self.on_change()
        finally:
            if sender:
                sender.cancel()
            if self._socket is socket:
                self._socket = None
                if socket.close_code in (1000, 1001):
                    # A bot that says good-bye has no session to come back to.
                    self._session = None
                self.on_change()
        return socket

    async def _send(self, socket: web.WebSocketResponse, queue: "asyncio.Queue[str]") -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await socket.send_str(await queue.get())

    async def _receive(self, socket: web.WebSocketResponse, frame: Json) -> bool:
        """Handle one frame; True once the connection belongs to a session."""
        match frame.get("op"):
            case 1:
                acknowledging = asyncio.create_task(self._acknowledge(socket))
                self._tasks.add(acknowledging)
                acknowledging.add_done_callback(self._tasks.discard)
            case 2:
                return await self._identify(socket, as_dict(frame.get("d")))
            case 6:
                return await self._resume(socket, as_dict(frame.get("d")))
            case 8:
                self._members_asked(as_dict(frame.get("d")))
            case 3 | 4:
                pass
            case _:
                await socket.close(code=4001, message=b"Unknown opcode")
        return False

    async def _acknowledge(self, socket: web.WebSocketResponse) -> None:
        # discord.py notes when a heartbeat left after the fact; an answer before that would look 41 s late.
        await asyncio.sleep(ACK_DELAY)
        with contextlib.suppress(ConnectionError):
            await socket.send_json({"op": 11, "s": None, "t": None, "d": None})

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> bool:
        if self.dead_token or not data.get("token"):
            await socket.close(code=4004, message=b"Authentication failed.")
            return False
        # One process, one shard: whoever wants more would get each event of a guild in one of them only.
        if as_list(data.get("shard")) not in ([], [0, 1]):
            await socket.close(code=4010, message=b"Invalid shard.")
            return False
        intents = whole(data.get("intents"))
        if intents & PRIVILEGED:
            await socket.close(code=4014, message=b"Disallowed intent(s).")
            return False
        await self._replace(socket)
        self.identifies += 1
        self._session = Session(secrets.token_hex(16), intents)
        self.dispatch("READY", self._ready(self._session))
        if intents & GUILDS:
            for guild_id in self._world.guilds:
                self.dispatch("GUILD_CREATE", self.guild_create(guild_id))
        return True

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> bool:
        session = self._session
        if self.dead_token:
            await socket.close(code=4004, message=b"Authentication failed.")
            return False
        seen = whole(data.get("seq"))
        lost = session is None or (session.sent and session.sent[0][0] > seen + 1)
        if session is None or lost or data.get("session_id") != session.id:
            await socket.send_json({"op": 9, "s": None, "t": None, "d": False})
            return False
        await self._replace(socket)
        for seq, line in session.sent:
            if seq > seen:
                self._outgoing.put_nowait(line)
        self.dispatch("RESUMED", {})
        return True

    async def _replace(self, socket: web.WebSocketResponse) -> None:
        before, self._socket = self._socket, socket
        self._outgoing = asyncio.Queue()
        if before is not None and before is not socket:
            await before.close(code=4005, message=b"Another connection took over")

    def _ready(self, session: Session) -> Json:
        bot = self._world.public_user(self._world.bot_id) | {"verified": True, "mfa_enabled": True, "email": None}
        ready: Json = {"v": 10, "user": bot, "session_id": session.id, "resume_gateway_url": self.address}
        ready["guilds"] = [{"id": one, "unavailable": True} for one in self._world.guilds]
        ready["application"] = {"id": self._world.bot_id, "flags": 0}
        return ready | {"session_type": "normal", "private_channels": [], "relationships": [], "shard": [0, 1]}

    def guild_create(self, guild_id: str) -> Json:
        """A guild as GUILD_CREATE tells it; without the members intent only the bot's own member is in it."""
        world = self._world
        members = world.members_of(guild_id)
        visible = [one for one in world.channels_of(guild_id) if self._sees(one)]
        created = {**world.guilds[guild_id], "roles": world.roles_of(guild_id), "member_count": len(members)}
        created["members"] = [world.member(world.bot_id, guild_id)] if world.bot_id in members else []
        created["channels"] = [without_private(one) for one in visible if one["type"] in HOMES]
        created["threads"] = [
            without_private(one)
            for one in visible
            if one["type"] in THREADS and not as_dict(one["thread_metadata"]).get("archived")
        ]
        created |= {"joined_at": members.get(world.bot_id, {}).get("joined_at"), "large": False}
        created |= {"unavailable": False, "voice_states": [], "presences": [], "stage_instances": []}
        return created | {"guild_scheduled_events": [], "soundboard_sounds": []}

    def _sees(self, channel: Json) -> bool:
        return bool(of_member(self._world, self._world.bot_id, channel))

    def _members_asked(self, data: Json) -> None:
        wanted = data.get("user_ids")
        ids = [str(one) for one in as_list(wanted)] or [str(wanted)]
        guild_id = str(data.get("guild_id"))
        members = [member for one in ids if (member := self._world.member(one, guild_id))]
        chunk: Json = {"guild_id": guild_id, "members": members, "chunk_index": 0, "chunk_count": 1}
        self.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"nonce": data.get("nonce"), "not_found": []})

    async def drop(self) -> None:
        """Cut the connection without a word, as a broken line would; the session can be resumed."""
        request, self._socket = self._request, None
        if request is not None and request.transport is not None:
            request.transport.abort()
        self.on_change()

    async def ask_reconnect(self) -> None:
        """Send op 7: the bot is to reconnect and resume."""
        if self._socket is not None:
            await self._socket.send_json({"op": 7, "s": None, "t": None, "d": None})

    async def invalidate(self, resumable: bool = False) -> None:
        """Send op 9: the session is over, and the bot must identify anew."""
        socket = self._socket
        if not resumable:
            self._session = None
        if socket is not None:
            await socket.send_json({"op": 9, "s": None, "t": None, "d": resumable})

    async def close_with(self, code: int) -> None:
        """Close the connection with one of Discord's close codes."""
        if self._socket is not None:
            await self._socket.close(code=code)

    async def close(self) -> None:
        """Close for good."""
        if self._socket is not None:
            await self._socket.close(code=1001)
