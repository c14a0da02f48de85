"""Channels, threads and direct channels."""

from sandbox.clock import iso
from sandbox.errors import ApiError, Faults
from sandbox.founding import ANNOUNCEMENT, HOMES
from sandbox.messages import Draft, compose
from sandbox.permissions import THREADS, of_member, require
from sandbox.rest.call import Answer, Call
from sandbox.shapes import Json, text, whole, without_private

NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = THREADS
FITTING = {0: (PUBLIC_THREAD, PRIVATE_THREAD), ANNOUNCEMENT: (NEWS_THREAD,)}
"""Which kinds of threads a kind of channel takes; all others take none."""
THREAD_NOTICE = 18
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


async def read(call: Call) -> Answer:
    """GET a channel or thread."""
    return without_private(call.channel())


async def of_guild(call: Call) -> Answer:
    """GET the guild's channels; threads are not among them."""
    every = call.world.channels_of(call.guild()["id"])
    channels = [one for one in every if one["type"] in HOMES]
    return [without_private(one) for one in channels if of_member(call.world, call.world.bot_id, one)]


async def active_threads(call: Call) -> Answer:
    """GET the threads that are not archived."""
    every = call.world.channels_of(call.guild()["id"])
    threads = [one for one in every if one["type"] in THREADS]
    open_ones = [one for one in threads if not one["thread_metadata"]["archived"]]
    return {"threads": [without_private(one) for one in open_ones], "members": [], "has_more": False}


async def archived_threads(call: Call) -> Answer:
    """GET the archived public threads of a channel."""
    channel = call.channel("read_message_history")
    found = [one for one in call.world.threads_of(channel["id"]) if one["thread_metadata"]["archived"]]
    return {"threads": [without_private(one) for one in found], "members": [], "has_more": False}


async def start_thread(call: Call) -> Answer:
    """POST a thread in a channel."""
    kind = whole(call.fields.get("type"), PRIVATE_THREAD)
    right = "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads"
    parent = call.channel(right)
    thread = _thread(call, parent, kind, call.world.ids.take())
    call.site.announcer.channel_new(thread)
    if kind != PRIVATE_THREAD:
        _notice(call, parent, thread)
    return without_private(thread)


async def start_thread_at(call: Call) -> Answer:
    """POST a thread that hangs on a message; it has the message's id."""
    parent = call.channel("create_public_threads", "read_message_history")
    message = call.message(parent)
    if message["id"] in call.world.channels:
        raise ApiError(160004)
    kind = NEWS_THREAD if parent["type"] == ANNOUNCEMENT else PUBLIC_THREAD
    thread = _thread(call, parent, kind, message["id"])
    call.site.announcer.channel_new(thread)
    message["flags"] |= 1 << 5
    message["thread"] = without_private(thread)
    call.site.announcer.message_changed(message)
    return without_private(thread)


def _thread(call: Call, parent: Json, kind: int, thread_id: str) -> Json:
    if kind not in FITTING.get(parent["type"], ()):
        raise ApiError(50024)
    minutes = whole(call.fields.get("auto_archive_duration"), 1440)
    _check(call.fields, minutes)
    now = iso(call.world.clock.now())
    thread: Json = {"id": thread_id, "type": kind, "guild_id": parent["guild_id"], "parent_id": parent["id"]}
    thread |= {"name": call.fields["name"], "owner_id": call.world.bot_id, "last_message_id": None, "flags": 0}
    thread["thread_metadata"] = {"archived": False, "locked": False, "auto_archive_duration": minutes}
    thread["thread_metadata"] |= {"archive_timestamp": now, "create_timestamp": now}
    thread |= {"message_count": 0, "member_count": 1, "total_message_sent": 0, "rate_limit_per_user": 0}
    member: Json = {"id": thread_id, "user_id": call.world.bot_id, "join_timestamp": now, "flags": 0}
    return thread | {"member": member, "applied_tags": [], "_members": [call.world.bot_id]}


def _check(fields: Json, minutes: int) -> None:
    faults = Faults()
    faults.longest("name", text(fields.get("name")), 100, 1)
    if minutes not in ARCHIVE_MINUTES:
        faults.add("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_MINUTES}.")
    faults.settle()


def _notice(call: Call, parent: Json, thread: Json) -> None:
    draft = Draft(parent, call.world.bot_id, {"content": thread["name"]}, kind=THREAD_NOTICE)
    message = compose(call.world, draft)
    message["message_reference"] = {"channel_id": thread["id"], "guild_id": thread["guild_id"], "type": 0}
    call.site.announcer.message_new(message)


async def change(call: Call) -> Answer:
    """PATCH a thread (name, archived, locked) or a channel (name, topic)."""
    channel = call.channel()
    if channel["type"] not in THREADS:
        require(call.world, call.world.bot_id, channel, "manage_channels")
        channel |= {key: call.fields[key] for key in ("name", "topic") if key in call.fields}
    else:
        _change_thread(call, channel, call.fields)
    call.site.announcer.channel_changed(channel)
    return without_private(channel)


def _change_thread(call: Call, thread: Json, fields: Json) -> None:
    meta = thread["thread_metadata"]
    if meta["archived"] and fields.get("archived") is not False:
        raise ApiError(50083)
    if _needs_managing(call, thread, fields):
        require(call.world, call.world.bot_id, thread, "manage_threads")
    _check({"name": fields.get("name", thread["name"])}, whole(fields.get("auto_archive_duration"), 1440))
    meta |= {key: fields[key] for key in ("archived", "locked", "auto_archive_duration") if key in fields}
    if "archived" in fields:
        meta["archive_timestamp"] = iso(call.world.clock.now())
    thread["name"] = fields.get("name", thread["name"])


def _needs_managing(call: Call, thread: Json, fields: Json) -> bool:
    """Whether a change is for who manages threads: not of an own thread, nor only to open one again."""
    locked = thread["thread_metadata"]["locked"]
    if "locked" in fields or (locked and "archived" in fields):
        return True
    reopening = fields.get("archived") is False and not locked
    return not reopening and thread["owner_id"] != call.world.bot_id


async def delete(call: Call) -> Answer:
    """DELETE a channel or thread."""
    channel = call.channel()
    right = "manage_threads" if channel["type"] in THREADS else "manage_channels"
    require(call.world, call.world.bot_id, channel, right)
    call.site.announcer.channel_gone(channel)
    return without_private(channel)


async def join_thread(call: Call) -> Answer:
    """PUT a member (or the bot itself) into a thread."""
    thread = call.channel()
    if thread["type"] not in THREADS:
        raise ApiError(50024)
    if thread["thread_metadata"]["archived"]:
        raise ApiError(50083)
    user_id = call.parts.get("user_id", call.world.bot_id)
    if user_id not in call.world.members_of(thread["guild_id"]):
        raise ApiError(10007)
    members = dict.fromkeys([*thread.get("_members", []), user_id])
    thread["_members"], thread["member_count"] = list(members), len(members)
    call.site.announcer.channel_changed(thread)
    return None


async def leave_thread(call: Call) -> Answer:
    """DELETE a member (or the bot itself) from a thread."""
    thread = call.channel()
    user_id = call.parts.get("user_id", call.world.bot_id)
    if user_id != call.world.bot_id:
        require(call.world, call.world.bot_id, thread, "manage_threads")
    thread["_members"] = [one for one in thread.get("_members", []) if one != user_id]
    call.site.announcer.channel_changed(thread)
    return None


async def open_direct(call: Call) -> Answer:
    """POST users/@me/channels: the direct channel with a user, made at the first call."""
    user_id = text(call.fields.get("recipient_id")) or str(call.fields.get("recipient_id"))
    if user_id not in call.world.users or user_id == call.world.bot_id:
        raise ApiError(50007 if user_id == call.world.bot_id else 10013)
    channel = call.world.direct_with(user_id)
    call.site.pages.tell_user({"t": "channel"}, user_id)
    return without_private(channel)
