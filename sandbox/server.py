"""Starts the sandbox in this process: one port for REST, gateway, attachments, page and control."""

import mimetypes
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from aiohttp import web

from sandbox.control import Control
from sandbox.rest.routes import add_rest
from sandbox.site import Site

PAGE = Path(__file__).with_name("page")
# The page's own files only: what a bot or player writes can never run as a script.
POLICY = (
    "default-src 'self'; connect-src 'self' ws://127.0.0.1:* ws://localhost:*; img-src 'self' data:;"
    " style-src 'self'; script-src 'self'; frame-ancestors 'none'"
)
LARGEST_REQUEST = 64 * 1024 * 1024


@dataclass
class RunningSandbox:
    """A sandbox that serves; `rest` and `gateway` are what discord.py is to be pointed at."""

    site: Site
    port: int
    _runner: web.AppRunner

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def rest(self) -> str:
        """For `discord.http.Route.BASE`."""
        return f"{self.address}/api/v10"

    @property
    def gateway(self) -> str:
        """For `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY`."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    async def stop(self) -> None:
        """Close all connections and the store."""
        await self.site.close()
        await self._runner.cleanup()


async def start(port: int = 0, data_dir: Path | None = None) -> RunningSandbox:
    """A running sandbox on the loopback; port 0 takes a free one, no folder keeps the world in memory."""
    described = os.environ.get("DISCORD_OPENAPI")
    site = Site(data_dir, Path(described) if described else None)
    runner = web.AppRunner(_application(site), access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    listener = web.TCPSite(runner, "127.0.0.1", port)
    await listener.start()
    bound = int(runner.addresses[0][1])
    site.set_port(bound)
    return RunningSandbox(site, bound, runner)


def _application(site: Site) -> web.Application:
    app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[_local_only])
    app.on_response_prepare.append(_dated_by(site))
    add_rest(app, site)
    Control(site).add_to(app)
    app.router.add_get("/gateway", site.gateway.serve)
    app.router.add_get("/gateway/", site.gateway.serve)
    app.router.add_get("/sandbox/live", site.pages.serve)

    async def attachment(request: web.Request) -> web.Response:
        return _attachment(site, request)

    app.router.add_get("/attachments/{file}/{name}", attachment)
    app.router.add_get("/", _page_file)
    app.router.add_get("/page/{name}", _page_file)
    return app


def _dated_by(site: Site) -> Callable[[web.Request, web.StreamResponse], Awaitable[None]]:
    async def date(_: web.Request, response: web.StreamResponse) -> None:
        response.headers["Date"] = format_datetime(datetime.fromtimestamp(site.clock.now(), UTC), usegmt=True)

    return date


@web.middleware
async def _local_only(request: web.Request, handler: object) -> web.StreamResponse:
    # A page elsewhere in the browser must not steer the sandbox by name tricks (DNS rebinding) or forms.
    host = request.host.rsplit(":", 1)[0]
    origin = request.headers.get("Origin")
    if host not in ("127.0.0.1", "localhost") or (origin and origin != f"http://{request.host}"):
        return web.Response(status=403, text="local visitors only")
    return await handler(request)  # pyright: ignore


def _attachment(site: Site, request: web.Request) -> web.Response:
    data = site.store.file(request.match_info["file"])
    if data is None:
        return web.Response(status=404)
    kind = mimetypes.guess_type(request.match_info["name"])[0] or "application/octet-stream"
    if not kind.startswith("image/") or kind == "image/svg+xml":
        kind = "application/octet-stream"
    headers = {"Content-Type": kind, "X-Content-Type-Options": "nosniff", "Cache-Control": "max-age=31536000"}
    return web.Response(body=data, headers=headers)


async def _page_file(request: web.Request) -> web.StreamResponse:
    path = PAGE / request.match_info.get("name", "index.html")
    if path.parent != PAGE or not path.is_file():
        return web.Response(status=404)
    headers = {"Cache-Control": "no-cache", "Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff"}
    return web.FileResponse(path, headers=headers)
