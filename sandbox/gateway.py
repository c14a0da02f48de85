"""The gateway: the lines of one bot, its events in order, resumed sessions, and closing on demand."""

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable, Iterable

from aiohttp import WSMsgType, web

from sandbox.founding import HOMES
from sandbox.lines import Line, Session, guild_meant, shard_of
from sandbox.permissions import THREADS, of_member
from sandbox.shapes import Json, as_dict, as_list, whole, without_private
from sandbox.world import World

log = logging.getLogger(__name__)
GUILDS, MEMBERS, MESSAGES, DIRECT, CONTENT, PRESENCES = 1 << 0, 1 << 1, 1 << 9, 1 << 12, 1 << 15, 1 << 8
PRIVILEGED = MEMBERS | PRESENCES | CONTENT
HEARTBEAT_MS = 41_250
ACK_DELAY = 0.05


class Gateway:
    """Speaks to the bot, over as many lines as it asks the bot for."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._lines = [Line(0)]
        self._tasks: set[asyncio.Task[None]] = set()
        self.address = ""
        self.dead_token = False
        self.refusing = False
        self.identifies = 0
        self.on_change: Callable[[], None] = lambda: None

    @property
    def shards(self) -> int:
        """How many lines it asks the bot for."""
        return len(self._lines)

    def split(self, shards: int) -> None:
        """Ask for so many lines from here on; who has fewer must come anew."""
        self._lines = [Line(shard) for shard in range(shards)]

    @property
    def connected(self) -> bool:
        """Whether the bot is here by all its lines, and has said who it is."""
        return all(line.connected for line in self._lines)

    def standing(self) -> list[int]:
        """The shards whose lines stand."""
        return [line.shard for line in self._lines if line.connected]

    def reachable(self, guild_id: str) -> bool:
        """Whether an event of a guild sent now can still arrive: the bot is here, or may resume."""
        return self._line_of(guild_id).session is not None

    def dispatch(self, event: str, data: Json, intent: int = 0) -> None:
        """Send an event by the line of its guild, if the bot's intents cover it (0: always)."""
        self._line_of(guild_meant(event, data)).dispatch(event, data, intent)

    def _line_of(self, guild_id: str) -> Line:
        return self._lines[shard_of(guild_id, self.shards)]

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
                line = await self._receive(socket, frame)
                if line is not None and sender is None:
                    sender = asyncio.create_task(self._send(socket, line.outgoing))
                    line.request = request
                    self.on_change()
        finally:
            if sender:
                sender.cancel()
            if any(line.leave(socket) for line in self._lines):
                self.on_change()
        return socket

    async def _send(self, socket: web.WebSocketResponse, queue: "asyncio.Queue[str]") -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await socket.send_str(await queue.get())

    async def _receive(self, socket: web.WebSocketResponse, frame: Json) -> Line | None:
        """Handle one frame; the line, once the connection belongs to a session of one."""
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
        return None

    async def _acknowledge(self, socket: web.WebSocketResponse) -> None:
        # discord.py notes when a heartbeat left after the fact; an answer before that would look 41 s late.
        await asyncio.sleep(ACK_DELAY)
        with contextlib.suppress(ConnectionError):
            await socket.send_json({"op": 11, "s": None, "t": None, "d": None})

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> Line | None:
        if self.dead_token or not data.get("token"):
            await socket.close(code=4004, message=b"Authentication failed.")
            return None
        shard, of = [whole(number) for number in as_list(data.get("shard")) or [0, 1]][:2]
        if of != self.shards or shard not in range(of):
            await socket.close(code=4010, message=b"Invalid shard.")
            return None
        intents = whole(data.get("intents"))
        if intents & PRIVILEGED:
            await socket.close(code=4014, message=b"Disallowed intent(s).")
            return None
        line = self._lines[shard]
        if line.refusing:
            await socket.close(code=1000)  # of all codes the one after which discord.py waits ever longer
            return None
        await line.replace(socket)
        self.identifies += 1
        line.session = Session(secrets.token_hex(16), intents)
        line.dispatch("READY", self._ready(line.session, shard))
        if intents & GUILDS:
            for guild_id in self._guilds_of(shard):
                line.dispatch("GUILD_CREATE", self.guild_create(guild_id))
        return line

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> Line | None:
        if self.dead_token:
            await socket.close(code=4004, message=b"Authentication failed.")
            return None
        line = next((one for one in self._lines if one.session and one.session.id == data.get("session_id")), None)
        if line is not None and line.refusing:
            await socket.close(code=1000)
            return None
        seen = whole(data.get("seq"))
        session = line.session if line else None
        if line is None or session is None or (session.sent and session.sent[0][0] > seen + 1):
            await socket.send_json({"op": 9, "s": None, "t": None, "d": False})
            return None
        await line.replace(socket)
        for seq, told in session.sent:
            if seq > seen:
                line.outgoing.put_nowait(told)
        line.dispatch("RESUMED", {})
        return line

    def _guilds_of(self, shard: int) -> list[str]:
        return [one for one in self._world.guilds if shard_of(one, self.shards) == shard]

    def _ready(self, session: Session, shard: int) -> Json:
        bot = self._world.public_user(self._world.bot_id) | {"verified": True, "mfa_enabled": True, "email": None}
        ready: Json = {"v": 10, "user": bot, "session_id": session.id, "resume_gateway_url": self.address}
        ready["guilds"] = [{"id": one, "unavailable": True} for one in self._guilds_of(shard)]
        ready["application"] = {"id": self._world.bot_id, "flags": 0}
        ready |= {"session_type": "normal", "private_channels": [], "relationships": []}
        return ready | {"shard": [shard, self.shards]}

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

    def refuse(self, on: bool, shard: int | None = None) -> None:
        """Let no bot in (or again), or none by one shard; what stands is cut."""
        if shard is None:
            self.refusing = on
        for line in self._meant(shard):
            line.refusing = on and shard is not None
            if on:
                line.cut()
        self.on_change()

    def drop(self, shard: int | None = None) -> None:
        """Cut the connection without a word, as a broken line would; the session can be resumed."""
        for line in self._meant(shard):
            line.cut()
        self.on_change()

    async def ask_reconnect(self, shard: int | None = None) -> None:
        """Send op 7: the bot is to reconnect and resume."""
        for line in self._meant(shard):
            if line.socket is not None:
                await line.socket.send_json({"op": 7, "s": None, "t": None, "d": None})

    async def invalidate(self, resumable: bool = False, shard: int | None = None) -> None:
        """Send op 9: the session is over, and the bot must identify anew."""
        for line in self._meant(shard):
            socket = line.socket
            if not resumable:
                line.session = None
            if socket is not None:
                await socket.send_json({"op": 9, "s": None, "t": None, "d": resumable})

    async def close_with(self, code: int, shard: int | None = None) -> None:
        """Close the connection with one of Discord's close codes."""
        for line in self._meant(shard):
            if line.socket is not None:
                await line.socket.close(code=code)

    def _meant(self, shard: int | None) -> Iterable[Line]:
        return self._lines if shard is None else [self._lines[shard]]

    async def close(self) -> None:
        """Close for good."""
        await self.close_with(1001)
