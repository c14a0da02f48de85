"""The table of routes; everything not in it is an unknown route, answered 404 and written down."""

import logging

from aiohttp import web

from sandbox.rest import callbacks, channels, commands, guilds, messages
from sandbox.rest.call import Handler, endpoint, reply
from sandbox.site import Site

log = logging.getLogger(__name__)
BASE = "/api/v10"
CHANNEL = "/channels/{channel_id}"
MESSAGES = CHANNEL + "/messages"
MESSAGE = MESSAGES + "/{message_id}"
GUILD = "/guilds/{guild_id}"
APPLICATION = "/applications/{application_id}"
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"


def _command_routes(scope: str) -> list[tuple[str, str, Handler]]:
    return [
        ("GET", scope, commands.listing),
        ("PUT", scope, commands.overwrite),
        ("POST", scope, commands.create),
        ("GET", scope + "/{command_id}", commands.read),
        ("PATCH", scope + "/{command_id}", commands.change),
        ("DELETE", scope + "/{command_id}", commands.delete),
    ]


ROUTES: list[tuple[str, str, Handler]] = [
    ("GET", "/gateway", guilds.gateway),
    ("GET", "/gateway/bot", guilds.gateway),
    ("GET", "/users/@me", guilds.me),
    ("GET", "/users/@me/guilds", guilds.my_guilds),
    ("POST", "/users/@me/channels", channels.open_direct),
    ("GET", "/users/{user_id}", guilds.user),
    ("GET", "/oauth2/applications/@me", guilds.application),
    ("GET", "/applications/@me", guilds.application),
    ("POST", CALLBACK, callbacks.first),
    ("POST", WEBHOOK, callbacks.follow_up),
    ("GET", WEBHOOK + "/messages/{message_id}", callbacks.read),
    ("PATCH", WEBHOOK + "/messages/{message_id}", callbacks.edit),
    ("DELETE", WEBHOOK + "/messages/{message_id}", callbacks.delete),
    ("GET", CHANNEL, channels.read),
    ("PATCH", CHANNEL, channels.change),
    ("DELETE", CHANNEL, channels.delete),
    ("POST", CHANNEL + "/typing", messages.typing),
    # Before MESSAGE, whose pattern would take "pins" for an id.
    ("GET", MESSAGES + "/pins", messages.pins),
    ("PUT", MESSAGES + "/pins/{message_id}", messages.pin),
    ("DELETE", MESSAGES + "/pins/{message_id}", messages.unpin),
    ("GET", CHANNEL + "/pins", messages.old_pins),
    ("PUT", CHANNEL + "/pins/{message_id}", messages.pin),
    ("DELETE", CHANNEL + "/pins/{message_id}", messages.unpin),
    ("GET", MESSAGES, messages.listing),
    ("POST", MESSAGES, messages.send),
    ("GET", MESSAGE, messages.read),
    ("PATCH", MESSAGE, messages.edit),
    ("DELETE", MESSAGE, messages.delete),
    ("POST", CHANNEL + "/threads", channels.start_thread),
    ("POST", MESSAGE + "/threads", channels.start_thread_at),
    ("GET", CHANNEL + "/threads/archived/public", channels.archived_threads),
    ("PUT", CHANNEL + "/thread-members/@me", channels.join_thread),
    ("DELETE", CHANNEL + "/thread-members/@me", channels.leave_thread),
    ("PUT", CHANNEL + "/thread-members/{user_id}", channels.join_thread),
    ("DELETE", CHANNEL + "/thread-members/{user_id}", channels.leave_thread),
    ("GET", GUILD, guilds.guild),
    ("GET", GUILD + "/channels", channels.of_guild),
    ("GET", GUILD + "/threads/active", channels.active_threads),
    ("GET", GUILD + "/roles", guilds.roles),
    ("GET", GUILD + "/members", guilds.members),
    ("GET", GUILD + "/members/search", guilds.search),
    ("GET", GUILD + "/members/{user_id}", guilds.member),
    *_command_routes(APPLICATION + "/commands"),
    *_command_routes(APPLICATION + GUILD + "/commands"),
]


def add_rest(app: web.Application, site: Site) -> None:
    """Put the API under /api/v10 of the application."""
    for method, route, handler in ROUTES:
        app.router.add_route(method, BASE + route, endpoint(site, method, route, handler))

    async def unknown(request: web.Request) -> web.Response:
        line = f"{request.method} {request.path}"
        log.error("unknown route: %s", line)
        site.ledger.unknown.append(line)
        return reply({"message": "404: Not Found", "code": 0}, 404)

    app.router.add_route("*", "/api/{rest:.*}", unknown)
