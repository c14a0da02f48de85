"""One request of the bot: read, counted, put to its handler, answered as Discord would."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from aiohttp import BodyPartReader, web

from sandbox.errors import ApiError
from sandbox.faults import Entry, Fault
from sandbox.messages import Upload
from sandbox.permissions import require
from sandbox.shapes import Json, as_dict, dicts
from sandbox.site import Site
from sandbox.world import World

log = logging.getLogger(__name__)


@dataclass
class Call:
    """A request with its path parts, body and files."""

    site: Site
    parts: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: list[Upload]
    entry: Entry

    @property
    def world(self) -> World:
        """The world it acts on."""
        return self.site.world

    @property
    def fields(self) -> Json:
        """The body, if it is an object."""
        return as_dict(self.body)

    @property
    def files(self) -> list[tuple[str, bytes]]:
        """The files as (name, bytes)."""
        return [(upload.name, upload.data) for upload in self.uploads]

    def channel(self, *rights: str) -> Json:
        """The channel of the path, where the bot has these rights: else 10003, 50001 or 50013."""
        channel = self.world.channels.get(self.parts["channel_id"])
        if channel is None:
            raise ApiError(10003)
        self.entry.audience = "everyone" if channel["type"] != 1 else str(channel["_user"])
        require(self.world, self.world.bot_id, channel, *rights)
        return channel

    def message(self, channel: Json) -> Json:
        """The message of the path, or 10008."""
        found = self.world.message(channel["id"], self.parts["message_id"])
        if found is None:
            raise ApiError(10008)
        return found

    def guild(self) -> Json:
        """The guild of the path, or 10004."""
        found = self.world.guilds.get(self.parts["guild_id"])
        if found is None:
            raise ApiError(10004)
        return found


Answer: TypeAlias = "Json | list[Json] | None"
Handler: TypeAlias = Callable[[Call], Awaitable[Answer]]
# Routes that carry their token in the path and need no bot token.
OPEN_ROUTES = ("/interactions/", "/webhooks/")


WebHandler: TypeAlias = Callable[[web.Request], Awaitable[web.Response]]


def endpoint(site: Site, method: str, route: str, handler: Handler) -> WebHandler:
    """The aiohttp handler of one route."""

    async def serve(request: web.Request) -> web.Response:
        entry = site.ledger.open(method, route, request.path)
        status = 0
        try:
            response = await _serve(site, request, entry, handler)
            status = response.status
            return response
        finally:
            site.ledger.close(entry, status)

    return serve


async def _serve(site: Site, request: web.Request, entry: Entry, handler: Handler) -> web.Response:
    body, uploads = await _read(request)
    entry.body = body
    entry.files = _listed(body, uploads)
    misfit = site.validator.misfit(entry.method, entry.route, body)
    if misfit:
        log.error("body does not fit the description: %s", misfit)
        site.ledger.misfits.append(misfit)
    call = Call(site, dict(request.match_info), dict(request.query), body, uploads, entry)
    fault = site.faults.take(entry.method, entry.route, body)
    if fault is None:
        return await _answer(call, request, handler)
    entry.fault = fault.kind
    return await _faulty(fault, call, request, handler)


async def _faulty(fault: Fault, call: Call, request: web.Request, handler: Handler) -> web.Response:
    """The answer under a fault: late, none or a refusal before anything is done, or the same after it."""
    if fault.delay:
        await asyncio.sleep(fault.delay)
    if fault.kind == "cut":
        return _cut(request)
    if fault.kind == "refuse":
        return _refusal(fault)
    response = await _answer(call, request, handler)
    if fault.kind == "denied":
        return _refusal(fault)
    return _cut(request) if fault.kind == "lost" else response


async def _answer(call: Call, request: web.Request, handler: Handler) -> web.Response:
    try:
        _check_token(call.site, request, call.entry.route)
        if call.body is _BROKEN:
            raise ApiError(50109)
        with call.world.store.together():
            result = await handler(call)
    except ApiError as error:
        log.info("%s %s refused: %s", call.entry.method, call.entry.path, error)
        return reply(error.body(), error.status, _waiting(error.status, error.body().get("retry_after")))
    return web.Response(status=204) if result is None else reply(result)


def _check_token(site: Site, request: web.Request, route: str) -> None:
    if route.startswith(OPEN_ROUTES):
        return
    given = request.headers.get("Authorization", "")
    if site.faults.dead_token or not given.startswith("Bot ") or len(given) < 5:
        raise ApiError(0, 401, "401: Unauthorized")


def reply(body: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON answer; discord.py reads one only if the content type has no charset."""
    data = json.dumps(body, ensure_ascii=False).encode()
    return web.Response(body=data, status=status, headers={"Content-Type": "application/json", **(headers or {})})


def _refusal(fault: Fault) -> web.Response:
    # A fault with a code of Discord's has that code's status, unless another is asked for.
    status = None if fault.code and fault.status == 500 else fault.status
    error = ApiError(fault.code, status, fault.message or None)
    body = error.body()
    if error.status == 429:
        body |= {"retry_after": fault.retry_after, "global": fault.everywhere}
    if error.status >= 500:
        return web.Response(text="upstream trouble", status=error.status)
    return reply(body, error.status, _waiting(error.status, fault.retry_after) if fault.via else {})


def _waiting(status: int, seconds: object) -> dict[str, str]:
    # discord.py takes a 429 without Via for a ban, not for a limit.
    return {"Retry-After": str(seconds), "Via": "1.1 sandbox"} if status == 429 else {}


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)


_BROKEN = object()


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    raw = await request.read()
    return (_parsed(raw) if raw else None), []


def _parsed(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        return _BROKEN


async def _read_parts(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = None
    uploads: list[Upload] = []
    reader = await request.multipart()
    while (part := await reader.next()) is not None:
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        if part.name == "payload_json":
            body = _parsed(data)
        elif part.name and part.name.startswith("files["):
            uploads.append(Upload(part.name[6:-1], part.filename or "file", data))
    return body, uploads


def _listed(body: Any, uploads: list[Upload]) -> list[Json]:
    described = dicts(as_dict(as_dict(body).get("data")).get("attachments") or as_dict(body).get("attachments"))
    words = {str(one.get("id")): one.get("description") for one in described}
    return [{"name": one.name, "size": len(one.data), "description": words.get(one.number)} for one in uploads]
