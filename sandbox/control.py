"""The control API under /sandbox/api: what the page and the end-to-end tests ask and do."""

from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from sandbox import moderation
from sandbox.errors import ApiError
from sandbox.interactions import shown
from sandbox.payloads import ClientRefusal, offered
from sandbox.permissions import BITS, DM, of_member
from sandbox.players import Players
from sandbox.rest.call import reply
from sandbox.shapes import Json, as_dict, text, whole, without_private
from sandbox.site import Site

CLOCK_HELD = 20.0
"""Seconds for which a question for the clock is held while nobody moves it."""


class Control:
    """The handlers of the control API."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._world = site.world
        self._players = Players(site)

    def add_to(self, app: web.Application) -> None:
        """Put the routes into the application."""
        base = "/sandbox/api"
        for path, handler in (
            ("/world", self.world),
            ("/channel", self.channel),
            ("/commands", self.commands),
            ("/interaction", self.interaction),
            ("/ledger", self.ledger),
            ("/activity", self.activity),
            ("/clock", self.clock),
        ):
            app.router.add_get(base + path, _guarded(handler))
        app.router.add_post(base + "/act", _guarded(self.act))
        app.router.add_post(base + "/say", _guarded(self.say))
        app.router.add_post(base + "/change", _guarded(self.change))

    async def world(self, request: web.Request) -> Json:
        """The guilds that a user is in, their channels, all users and commands, as the page needs them."""
        world = self._world
        viewer = world.user_named(request.query.get("user", ""))
        channels = [one for one in world.channels.values() if viewer is None or self._sees(viewer["id"], one)]
        people = sorted(world.users.values(), key=lambda user: bool(user["bot"]))
        users = [self._person(user) for user in people]
        roles = [role for one in world.guilds for role in self._roles(one)]
        seen = world.guilds_of(viewer["id"]) if viewer else list(world.guilds)
        return {
            "guild": world.guild,
            "guilds": [world.guilds[one] for one in seen],
            "channels": [without_private(one) for one in channels],
            "users": users,
            "roles": roles,
            "bot": world.bot_id,
            "connected": self._site.gateway.connected,
            "shift": self._site.clock.shift,
        }

    def _sees(self, user_id: str, channel: Json) -> bool:
        if channel["type"] == DM:
            return channel["_user"] == user_id
        return bool(of_member(self._world, user_id, channel) & BITS["view_channel"])

    def _roles(self, guild_id: str) -> list[Json]:
        return [one | {"guild_id": guild_id} for one in self._world.roles_of(guild_id)]

    def _person(self, user: Json) -> Json:
        homes = self._world.guilds_of(user["id"])
        notes: Json = {"locale": user["_locale"], "dm_closed": user["_dm_closed"]}
        notes |= {"guilds": homes, "member": self._world.guild["id"] in homes}
        return without_private(user) | notes | {"name": user["global_name"] or user["username"]}

    async def channel(self, request: web.Request) -> Json:
        """The messages of a channel as a user in a session sees them."""
        world = self._world
        user = world.user_named(request.query.get("user", ""))
        wanted = request.query.get("channel", "")
        channel = world.channel_for(user["id"], wanted) if user else world.channel_named(wanted)
        if channel is None:
            raise ClientRefusal("no such channel")
        if user is not None and not self._sees(user["id"], channel):
            raise ClientRefusal("this user does not see the channel")
        messages = list(world.messages.get(channel["id"], {}).values())
        session = request.query.get("session", "")
        if user is not None and session:
            messages += [
                one
                for one in world.private.values()
                if (one["_to"], one["_session"], one["channel_id"]) == (user["id"], session, channel["id"])
            ]
        messages.sort(key=lambda one: int(one["id"]))
        limit = whole(request.query.get("limit"), 200)
        rights = of_member(world, user["id"], channel) if user else 0
        page = [self._site.announcer.for_page(one) for one in messages[-limit:]]
        known = {"may": _names(rights), "bot_may": _names(of_member(world, world.bot_id, channel))}
        return {"channel": without_private(channel), "messages": page, **known}

    async def commands(self, request: web.Request) -> Json:
        """The commands offered in a channel (else all), in the user's language, in order of their names."""
        world = self._world
        user = world.user_named(request.query.get("user", ""))
        wanted = request.query.get("channel", "")
        channel = world.channel_for(user["id"], wanted) if user else world.channel_named(wanted)
        known = [one for one in world.commands.values() if channel is None or offered(one, channel)]
        localized = [_localized(one, user["_locale"] if user else "en-US") for one in known]
        return {"commands": sorted(localized, key=lambda one: one["name"])}

    async def interaction(self, request: web.Request) -> Json:
        """How an interaction stands; waits until it is done, at most `wait` seconds."""
        interaction = self._site.interactions.find(request.query.get("id", ""))
        if interaction is None:
            raise ClientRefusal("no such interaction")
        wait = float(request.query.get("wait", "0"))
        if wait:
            await self._site.interactions.until_done(interaction, min(wait, 60.0))
        answer = shown(interaction)
        answer["message"] = self._seen(interaction.channel_id, interaction.original)
        answer["messages"] = [
            one for key in interaction.followups if (one := self._seen(interaction.channel_id, key))
        ]
        return answer

    def _seen(self, channel_id: str, message_id: str) -> Json | None:
        found = self._world.private.get(message_id) or self._world.message(channel_id, message_id)
        return self._site.announcer.for_page(found) if found else None

    async def ledger(self, request: web.Request) -> Json:
        """Every request of the bot since a number, unknown routes, bodies that do not fit the description."""
        ledger = self._site.ledger
        entries = ledger.since(whole(request.query.get("since")))
        return {"entries": entries, "unknown": ledger.unknown, "misfits": ledger.misfits}

    async def activity(self, _: web.Request) -> Json:
        """What is under way: requests, unanswered interactions, and how long it has been quiet."""
        ledger = self._site.ledger
        notes: Json = {"running": ledger.running, "waiting": self._site.interactions.open_count}
        notes |= {"quiet": ledger.quiet_for(), "connected": self._site.gateway.connected}
        notes["shards"] = self._site.gateway.standing()
        return notes | {"identifies": self._site.gateway.identifies, "faults": self._site.faults.listed()}

    async def clock(self, request: web.Request) -> Json:
        """By how much the time is moved, as soon as that is another than the one `known`, or after a while."""
        known = request.query.get("known")
        if known is not None:
            await self._site.clock.until_moved(float(known) if known else None, CLOCK_HELD)
        return {"shift": self._site.clock.shift}

    async def act(self, request: web.Request) -> Json:
        """Do what a user would do; gives the interactions that came of it."""
        interactions = self._players.act(as_dict(await request.json()))
        return {"interactions": [shown(one) for one in interactions]}

    async def say(self, request: web.Request) -> Json:
        """A line of chat."""
        return self._players.say(as_dict(await request.json()))

    async def change(self, request: web.Request) -> Json:
        """Change the world, the clock, the connection or the faults; see moderation.DEEDS."""
        order = as_dict(await request.json())
        deed = moderation.DEEDS.get(text(order.get("do")))
        if deed is None:
            raise ClientRefusal(f"no such deed: {order.get('do')}")
        await deed(self._site, order)
        return {"ok": True}


def _names(rights: int) -> list[str]:
    return [name for name, bit in BITS.items() if rights & bit]


def _localized(entry: Json, locale: str) -> Json:
    shown_entry = dict(entry)
    for key in ("name", "description"):
        words = as_dict(entry.get(f"{key}_localizations"))
        shown_entry[f"shown_{key}"] = words.get(locale) or entry.get(key)
    for key in ("options", "choices"):
        if entry.get(key):
            shown_entry[key] = [_localized(one, locale) for one in entry[key]]
    return shown_entry


def _guarded(
    handler: Callable[[web.Request], Awaitable[Any]],
) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def serve(request: web.Request) -> web.Response:
        try:
            return reply(await handler(request))
        except ClientRefusal as refusal:
            return reply({"refused": str(refusal)}, 409)
        except (ApiError, ValueError, KeyError) as error:
            return reply({"refused": f"{type(error).__name__}: {error}"}, 400)

    return serve
