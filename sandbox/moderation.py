"""What tests and the page change in the world: people, rights, channels, clock, faults, the bot's line."""

from collections.abc import Awaitable, Callable

from sandbox.clock import iso
from sandbox.founding import ANNOUNCEMENT, HOMES, VOICE, blank_channel
from sandbox.founding import new_role as blank_role
from sandbox.payloads import ClientRefusal
from sandbox.permissions import BITS, THREADS, switch
from sandbox.shapes import Json, as_list, text, whole
from sandbox.site import Site


def _user(site: Site, order: Json) -> Json:
    user = site.world.user_named(text(order.get("user")))
    if user is None:
        raise ClientRefusal(f"no such user: {order.get('user')}")
    return user


def _guild(site: Site, order: Json) -> Json:
    guild = site.world.guild_named(text(order.get("guild")))
    if guild is None:
        raise ClientRefusal(f"no such guild: {order.get('guild')}")
    return guild


def _member(site: Site, order: Json) -> Json:
    member = site.world.members_of(_guild(site, order)["id"]).get(_user(site, order)["id"])
    if member is None:
        raise ClientRefusal("this user is not in the guild")
    return member


def _role(site: Site, order: Json) -> Json:
    wanted, home = text(order.get("role")), _guild(site, order)["id"]
    for role in site.world.roles.values():
        if role["_guild"] == home and wanted in (role["id"], role["name"]):
            return role
    raise ClientRefusal(f"no such role: {wanted}")


def _channel(site: Site, order: Json) -> Json:
    channel = site.world.channel_named(text(order.get("channel")))
    if channel is None:
        raise ClientRefusal(f"no such channel: {order.get('channel')}")
    return channel


def _message(site: Site, order: Json) -> Json:
    wanted = text(order.get("message"))
    found = site.world.private.get(wanted) or site.world.message(_channel(site, order)["id"], wanted)
    if found is None:
        raise ClientRefusal("no such message")
    return found


async def rename(site: Site, order: Json) -> None:
    """A user takes another display name."""
    user = _user(site, order)
    name = text(order.get("name"))
    if not 1 <= len(name) <= 32:
        raise ClientRefusal("a name has 1 to 32 characters")
    user["global_name"] = name
    site.world.save("users", user["id"], user)
    site.announcer.people_changed()


async def locale(site: Site, order: Json) -> None:
    """A user's client speaks another language."""
    user = _user(site, order)
    user["_locale"] = text(order.get("locale"))
    site.world.save("users", user["id"], user)
    site.announcer.people_changed()


async def direct(site: Site, order: Json) -> None:
    """A user opens or closes direct messages."""
    user = _user(site, order)
    user["_dm_closed"] = not order.get("on")
    site.world.save("users", user["id"], user)
    site.announcer.people_changed()


async def leave(site: Site, order: Json) -> None:
    """A user leaves a guild."""
    site.world.part(_user(site, order)["id"], _guild(site, order)["id"])
    site.announcer.people_changed()


async def join(site: Site, order: Json) -> None:
    """A user joins a guild."""
    user, home = _user(site, order), _guild(site, order)["id"]
    if user["id"] not in site.world.members_of(home):
        site.world.join(user["id"], [], home)
    site.announcer.people_changed()


async def time_out(site: Site, order: Json) -> None:
    """A member can do nothing in a guild for so many seconds; 0 lifts it."""
    member = _member(site, order)
    seconds = float(order.get("seconds", 0))
    member["communication_disabled_until"] = iso(site.clock.now() + seconds) if seconds else None
    site.world.save_member(_user(site, order)["id"], _guild(site, order)["id"], member)
    site.announcer.people_changed()


async def permission(site: Site, order: Json) -> None:
    """A right of the bot, or of a user, is switched on or off in one channel or in all of a guild."""
    name = text(order.get("name"))
    if name not in BITS:
        raise ClientRefusal(f"no such permission: {name}")
    given = order.get("channel")
    homes = [_channel(site, order)] if given else site.world.channels_of(_guild(site, order)["id"])
    owner = site.world.bot_role(homes[0]["guild_id"]) if homes and homes[0].get("guild_id") else ""
    target, kind = (_user(site, order)["id"], 1) if order.get("user") else (owner, 0)
    for channel in homes:
        if channel["type"] in THREADS:
            channel = site.world.channels[channel["parent_id"]] if order.get("channel") else channel
        if channel["type"] in HOMES:
            switch(channel, target, kind, name, bool(order.get("on")))
            site.announcer.channel_changed(channel)


async def delete_channel(site: Site, order: Json) -> None:
    """Somebody deletes a channel or thread."""
    site.announcer.channel_gone(_channel(site, order))


async def thread(site: Site, order: Json) -> None:
    """Somebody archives, opens, locks or unlocks a thread."""
    channel = _channel(site, order)
    if channel["type"] not in THREADS:
        raise ClientRefusal("not a thread")
    for key in ("archived", "locked"):
        if key in order:
            channel["thread_metadata"][key] = bool(order[key])
    site.announcer.channel_changed(channel)


async def new_channel(site: Site, order: Json) -> None:
    """Somebody makes a channel: text, or of the kind that is named."""
    name = text(order.get("name"))
    if not 1 <= len(name) <= 100:
        raise ClientRefusal("a name has 1 to 100 characters")
    channel_id = site.world.ids.take()
    kinds = {"": 0, "voice": VOICE, "announcement": ANNOUNCEMENT}
    kind = kinds.get(text(order.get("kind")))
    if kind is None:
        raise ClientRefusal("no such kind of channel")
    home = _guild(site, order)["id"]
    position = len(site.world.channels_of(home))
    site.announcer.channel_new(blank_channel(channel_id, name, "", position, kind, home))


async def delete_message(site: Site, order: Json) -> None:
    """Somebody deletes a message, or dismisses a private one."""
    site.announcer.message_gone(_message(site, order))


async def clock(site: Site, order: Json) -> None:
    """Time moves on by so many seconds, or back: tokens and messages grow older, and our bot's time goes along.

    `machine` sets it back to what the machine's clock says.
    """
    seconds = -site.clock.shift if order.get("machine") else float(order.get("seconds", 0))
    try:
        site.clock.move(seconds)
    except (ValueError, OverflowError, OSError) as error:
        raise ClientRefusal("no calendar has that time") from error


async def fault(site: Site, order: Json) -> None:
    """Plan a fault for the next calls of a route."""
    site.faults.add(order | {"kind": order.get("kind")})


async def double_delivery(site: Site, order: Json) -> None:
    """The next interactions are delivered twice."""
    site.faults.double_delivery = whole(order.get("count"), 1)


async def dead_token(site: Site, order: Json) -> None:
    """The bot's token is refused (or good again)."""
    site.faults.dead_token = bool(order.get("on", True))
    site.gateway.dead_token = site.faults.dead_token
    if site.faults.dead_token:
        await site.gateway.close_with(4004)


async def refuse_gateway(site: Site, order: Json) -> None:
    """The gateway lets no bot in (or again), or none by one `shard`; a connection that stands is cut."""
    site.gateway.refuse(bool(order.get("on", True)), _shard(order))


async def shards(site: Site, order: Json) -> None:
    """The gateway asks for so many lines, of which each hears of some guilds; a bot must come anew for it."""
    site.gateway.split(whole(order.get("count"), 1))


async def clear_faults(site: Site, order: Json) -> None:
    """No faults from here on."""
    del order
    site.faults.clear()
    site.gateway.dead_token = False
    for shard in (None, *range(site.gateway.shards)):
        site.gateway.refuse(False, shard)


def _shard(order: Json) -> int | None:
    return whole(order["shard"]) if "shard" in order else None


async def socket(site: Site, order: Json) -> None:
    """The bot's lines, or a `shard`'s: drop it, ask for a reconnect (op 7), end its session (op 9), close it."""
    shard = _shard(order)
    match order.get("how"):
        case "drop":
            site.gateway.drop(shard)
        case "reconnect":
            await site.gateway.ask_reconnect(shard)
        case "invalidate":
            await site.gateway.invalidate(bool(order.get("resumable")), shard)
        case "close":
            await site.gateway.close_with(whole(order.get("code"), 4000), shard)
        case other:
            raise ClientRefusal(f"no such way: {other}")


async def server(site: Site, order: Json) -> None:
    """A guild removes the bot, is out of Discord's reach, or is back, as far as the gateway tells."""
    gone: Json = {"id": _guild(site, order)["id"]}
    match order.get("how"):
        case "remove":
            site.gateway.dispatch("GUILD_DELETE", gone)
        case "unavailable":
            site.gateway.dispatch("GUILD_DELETE", gone | {"unavailable": True})
        case "back":
            site.gateway.dispatch("GUILD_CREATE", site.gateway.guild_create(gone["id"]) | {"unavailable": False})
        case other:
            raise ClientRefusal(f"no such way: {other}")


async def new_role(site: Site, order: Json) -> None:
    """Somebody makes a role, with the rights that are named."""
    name, home = text(order.get("name")), _guild(site, order)["id"]
    if not 1 <= len(name) <= 100:
        raise ClientRefusal("a name has 1 to 100 characters")
    rights = sum(BITS[one] for one in as_list(order.get("rights")))
    position = len(site.world.roles_of(home))
    role = blank_role(site.world.ids.take(), name, rights, position, home)
    role["mentionable"] = bool(order.get("mentionable"))
    site.world.save("roles", role["id"], role)
    site.announcer.role_event("CREATE", role)


async def delete_role(site: Site, order: Json) -> None:
    """Somebody deletes a role, which nobody holds any more."""
    role = _role(site, order)
    home = role["_guild"]
    for user_id, member in site.world.members_of(home).items():
        if role["id"] in member["roles"]:
            member["roles"].remove(role["id"])
            site.world.save_member(user_id, home, member)
    site.world.drop("roles", role["id"])
    site.announcer.role_event("DELETE", role)


async def hold_role(site: Site, order: Json) -> None:
    """A member is given a role, or it is taken."""
    member, role = _member(site, order), _role(site, order)["id"]
    member["roles"] = [one for one in member["roles"] if one != role] + ([role] if order.get("on") else [])
    site.world.save_member(_user(site, order)["id"], _guild(site, order)["id"], member)
    site.announcer.people_changed()


async def forget(site: Site, order: Json) -> None:
    """Empty the ledger."""
    del order
    site.ledger.clear()


Deed = Callable[[Site, Json], Awaitable[None]]
DEEDS: dict[str, Deed] = {
    deed.__name__: deed
    for deed in (
        rename,
        locale,
        direct,
        leave,
        join,
        time_out,
        permission,
        delete_channel,
        thread,
        new_channel,
        delete_message,
        clock,
        fault,
        double_delivery,
        dead_token,
        refuse_gateway,
        shards,
        clear_faults,
        socket,
        server,
        new_role,
        delete_role,
        hold_role,
        forget,
    )
}
