"""The open pages and test players: who is told of a change as it happens."""

import asyncio
import contextlib
import json
from dataclasses import dataclass

from aiohttp import web

from sandbox.shapes import Json


@dataclass(eq=False)
class Watcher:
    """One open page: the user it shows and the session its private messages belong to."""

    socket: web.WebSocketResponse
    user_id: str
    session: str
    queue: "asyncio.Queue[str]"


class Pages:
    """Sends notices to open pages, each from its own queue so that a slow page holds up nobody."""

    def __init__(self) -> None:
        self._watchers: set[Watcher] = set()

    def tell(self, notice: Json, to: tuple[str, str] | None = None) -> None:
        """Send to every page, or only to the pages of one (user, session)."""
        line = json.dumps(notice, ensure_ascii=False)
        for watcher in self._watchers:
            if to is None or to == (watcher.user_id, watcher.session):
                watcher.queue.put_nowait(line)

    def tell_user(self, notice: Json, user_id: str) -> None:
        """Send to every page that shows this user."""
        line = json.dumps(notice, ensure_ascii=False)
        for watcher in self._watchers:
            if watcher.user_id == user_id:
                watcher.queue.put_nowait(line)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """The websocket of one page."""
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        watcher = Watcher(socket, request.query.get("user", ""), request.query.get("session", ""), asyncio.Queue())
        self._watchers.add(watcher)
        sender = asyncio.create_task(self._send(watcher))
        try:
            async for _ in socket:
                pass
        finally:
            self._watchers.discard(watcher)
            sender.cancel()
        return socket

    async def _send(self, watcher: Watcher) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await watcher.socket.send_str(await watcher.queue.get())

    async def close(self) -> None:
        """Close every page's socket."""
        for watcher in tuple(self._watchers):
            await watcher.socket.close(code=1001)
