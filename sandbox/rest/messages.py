"""Messages in channels: send, read, edit, delete, pin."""

from sandbox.clock import iso
from sandbox.errors import ApiError, Faults
from sandbox.limits import check_message
from sandbox.messages import Draft, amend, by_nonce, compose
from sandbox.permissions import BITS, DM, THREADS, of_member, require, speech_in
from sandbox.rest.call import Answer, Call
from sandbox.shapes import Json, as_dict, dicts, text, whole

OLD = 3600.0
# Discord's true number is not published; edits of old messages within an hour, for each channel.
OLD_EDITS = 20
PINS = 250
PIN_NOTICE = 6


async def send(call: Call) -> Answer:
    """POST a message; an enforced nonce that was used already gives the message it made."""
    channel = call.channel()
    _may_speak(call, channel)
    body = call.fields
    if body.get("enforce_nonce") and body.get("nonce") is not None:
        before = by_nonce(call.world, channel["id"], call.world.bot_id, body["nonce"])
        if before:
            return call.site.announcer.shown(before)
    check_message(body, call.files)
    reference = as_dict(body.get("message_reference"))
    if reference and reference.get("fail_if_not_exists", True):
        _check_reference(call, channel, reference)
    revive(call, channel)
    message = compose(call.world, Draft(channel, call.world.bot_id, body, call.uploads))
    call.site.announcer.message_new(message)
    return call.site.announcer.shown(message)


def _may_speak(call: Call, channel: Json) -> None:
    if channel["type"] == DM:
        user_id = str(channel["_user"])
        if not call.world.shares_guild(user_id):
            raise ApiError(50278)
        if call.world.users[user_id]["_dm_closed"]:
            raise ApiError(50007)
        return
    rights = [speech_in(channel)]
    if call.uploads:
        rights.append("attach_files")
    require(call.world, call.world.bot_id, channel, *rights)
    if _locked_for_bot(call, channel):
        raise ApiError(160005)


def _locked_for_bot(call: Call, channel: Json) -> bool:
    if channel["type"] not in THREADS or not as_dict(channel["thread_metadata"]).get("locked"):
        return False
    return not of_member(call.world, call.world.bot_id, channel) & BITS["manage_threads"]


def revive(call: Call, channel: Json) -> None:
    """Speaking in an archived thread opens it again."""
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        channel["thread_metadata"]["archived"] = False
        call.site.announcer.channel_changed(channel)


def refuse_if_archived(channel: Json) -> None:
    """50083 in an archived thread: nothing there can be edited."""
    if channel["type"] in THREADS and channel["thread_metadata"]["archived"]:
        raise ApiError(50083)


def _check_reference(call: Call, channel: Json, reference: Json) -> None:
    target = call.world.message(channel["id"], text(reference.get("message_id")))
    if target is None:
        faults = Faults()
        faults.add("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        faults.settle()


async def listing(call: Call) -> Answer:
    """GET messages, newest first, before, after or around one."""
    channel = call.channel("read_message_history")
    messages = list(call.world.messages.get(channel["id"], {}).values())
    return [call.site.announcer.shown(one) for one in reversed(_asked_for(messages, call.query))]


def _asked_for(messages: list[Json], query: dict[str, str]) -> list[Json]:
    limit = max(1, min(100, whole(query.get("limit"), 50)))
    if "before" in query:
        return _older(messages, whole(query["before"]))[-limit:]
    if "after" in query:
        return _newer(messages, whole(query["after"]))[:limit]
    if "around" in query:
        around = whole(query["around"])
        return _older(messages, around + 1)[-(limit // 2 + 1) :] + _newer(messages, around)[: limit // 2]
    return messages[-limit:]


def _older(messages: list[Json], than: int) -> list[Json]:
    return [one for one in messages if int(one["id"]) < than]


def _newer(messages: list[Json], than: int) -> list[Json]:
    return [one for one in messages if int(one["id"]) > than]


async def read(call: Call) -> Answer:
    """GET one message."""
    return call.site.announcer.shown(call.message(call.channel("read_message_history")))


async def edit(call: Call) -> Answer:
    """PATCH a message of the bot's own."""
    channel = call.channel()
    message = call.message(channel)
    if message["author"]["id"] != call.world.bot_id:
        raise ApiError(50005)
    refuse_if_archived(channel)
    if _locked_for_bot(call, channel):
        raise ApiError(50083)
    if call.uploads:
        require(call.world, call.world.bot_id, channel, "attach_files")
    check_message(call.fields, call.files, had_something=left_after(message, call.fields))
    _count_old_edit(call, channel, message)
    amend(call.world, message, call.fields, call.uploads)
    call.site.announcer.message_changed(message)
    return call.site.announcer.shown(message)


def left_after(message: Json, body: Json) -> bool:
    """Whether something of the message remains that the edit does not name."""
    return any(message[key] and key not in body for key in ("content", "embeds", "components", "attachments"))


def _count_old_edit(call: Call, channel: Json, message: Json) -> None:
    now = call.world.clock.now()
    if now - float(message["_born"]) < OLD:
        return
    recent = [at for at in channel.get("_old_edits", []) if now - at < OLD]
    if len(recent) >= OLD_EDITS:
        raise ApiError(30046, extra={"retry_after": 1.0, "global": False})
    channel["_old_edits"] = [*recent, now]
    call.world.save("channels", channel["id"], channel)


async def delete(call: Call) -> Answer:
    """DELETE a message: the bot's own, or any with Manage Messages."""
    channel = call.channel()
    message = call.message(channel)
    if message["author"]["id"] != call.world.bot_id:
        if channel["type"] == DM:
            raise ApiError(50003)
        require(call.world, call.world.bot_id, channel, "manage_messages")
    refuse_if_archived(channel)
    call.site.announcer.message_gone(message)
    return None


async def pin(call: Call) -> Answer:
    """PUT a pin; the channel gets a line that says so."""
    channel = call.channel("pin_messages")
    message = call.message(channel)
    refuse_if_archived(channel)
    if message["pinned"]:
        return None
    if len(_pinned(call, channel)) >= PINS:
        raise ApiError(30003)
    message["pinned"], message["_pinned_at"] = True, iso(call.world.clock.now())
    call.site.announcer.message_changed(message)
    _pins_changed(call, channel)
    notice = compose(call.world, Draft(channel, call.world.bot_id, {}, kind=PIN_NOTICE))
    notice["message_reference"] = {"type": 0, "channel_id": channel["id"], "message_id": message["id"]}
    call.site.announcer.message_new(notice)
    return None


async def unpin(call: Call) -> Answer:
    """DELETE a pin."""
    channel = call.channel("pin_messages")
    message = call.message(channel)
    refuse_if_archived(channel)
    message["pinned"] = False
    call.site.announcer.message_changed(message)
    _pins_changed(call, channel)
    return None


def _pins_changed(call: Call, channel: Json) -> None:
    data: Json = {"channel_id": channel["id"], "last_pin_timestamp": iso(call.world.clock.now())}
    if channel.get("guild_id"):
        data["guild_id"] = channel["guild_id"]
    call.site.gateway.dispatch("CHANNEL_PINS_UPDATE", data, 1)


def _pinned(call: Call, channel: Json) -> list[Json]:
    return [one for one in reversed(call.world.messages.get(channel["id"], {}).values()) if one["pinned"]]


async def pins(call: Call) -> Answer:
    """GET the pins with their times, newest first."""
    channel = call.channel("read_message_history")
    limit = max(1, min(50, whole(call.query.get("limit"), 50)))
    found = sorted(_pinned(call, channel), key=lambda one: one["_pinned_at"], reverse=True)
    if call.query.get("before"):
        found = [one for one in found if one["_pinned_at"] < call.query["before"]]
    items = [{"pinned_at": one["_pinned_at"], "message": call.site.announcer.shown(one)} for one in found[:limit]]
    return {"items": items, "has_more": len(found) > limit}


async def old_pins(call: Call) -> Answer:
    """GET the pins as Discord gave them before 2025."""
    channel = call.channel("read_message_history")
    return [call.site.announcer.shown(one) for one in dicts(_pinned(call, channel))]


async def typing(call: Call) -> Answer:
    """POST the sign that the bot is typing."""
    channel = call.channel()
    require(call.world, call.world.bot_id, channel, speech_in(channel))
    call.site.pages.tell({"t": "typing", "channel_id": channel["id"]})
    return None
