"""Who may do what where: Discord's permission bits and how roles and channel overwrites combine."""

from sandbox.errors import ApiError
from sandbox.shapes import Json, dicts, whole
from sandbox.world import DM, World

BITS: dict[str, int] = {
    "create_instant_invite": 1 << 0,
    "kick_members": 1 << 1,
    "ban_members": 1 << 2,
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "manage_roles": 1 << 28,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "pin_messages": 1 << 51,
}
ALL = sum(BITS.values())
THREADS = (10, 11, 12)
# Without the right to speak these are void too.
NEEDS_SPEECH = sum(BITS[name] for name in ("mention_everyone", "attach_files", "embed_links"))


def of_member(world: World, user_id: str, channel: Json) -> int:
    """The permissions of a user in a channel or thread, as Discord computes them."""
    if channel["type"] == DM:
        return ALL & ~BITS["manage_messages"] & ~BITS["administrator"]
    guild = world.guilds[str(channel["guild_id"])]
    member = world.members_of(guild["id"]).get(user_id)
    if member is None:
        return 0
    granted = _of_roles(world, member, guild["id"])
    if user_id == guild["owner_id"] or granted & BITS["administrator"]:
        return ALL
    home = world.channels.get(str(channel.get("parent_id"))) if channel["type"] in THREADS else channel
    return _implied(_overwritten(member, user_id, home or channel, granted), channel)


def _of_roles(world: World, member: Json, guild_id: str) -> int:
    ids = [guild_id, *member["roles"]]
    granted = 0
    for role_id in ids:
        granted |= whole(world.roles[role_id]["permissions"]) if role_id in world.roles else 0
    return granted


def _overwritten(member: Json, user_id: str, channel: Json, granted: int) -> int:
    rows = {row["id"]: row for row in dicts(channel.get("permission_overwrites"))}
    for ids in ([channel["guild_id"]], member["roles"], [user_id]):
        found = [rows[one] for one in ids if one in rows]
        deny = allow = 0
        for row in found:
            deny |= whole(row["deny"])
            allow |= whole(row["allow"])
        granted = granted & ~deny | allow
    return granted


def _implied(granted: int, channel: Json) -> int:
    if not granted & BITS["view_channel"]:
        return 0
    speech = "send_messages_in_threads" if channel["type"] in THREADS else "send_messages"
    return granted if granted & BITS[speech] else granted & ~NEEDS_SPEECH


def require(world: World, user_id: str, channel: Json, *names: str) -> None:
    """Raise 50001 if the user cannot see the channel, 50013 if one of the named rights is missing."""
    granted = of_member(world, user_id, channel)
    if not granted & BITS["view_channel"]:
        raise ApiError(50001)
    if any(not granted & BITS[name] for name in names):
        raise ApiError(50013)


def speech_in(channel: Json) -> str:
    """The right needed to speak there."""
    return "send_messages_in_threads" if channel["type"] in THREADS else "send_messages"


def switch(channel: Json, target: str, target_type: int, name: str, on: bool) -> None:
    """Grant or deny one right in a channel to a member (type 1) or role (type 0), by an overwrite."""
    rows = dicts(channel.get("permission_overwrites"))
    row = next((one for one in rows if one["id"] == target), None)
    if row is None:
        row = {"id": target, "type": target_type, "allow": "0", "deny": "0"}
        rows.append(row)
    bit = BITS[name]
    allow, deny = whole(row["allow"]) & ~bit, whole(row["deny"]) & ~bit
    row["allow"], row["deny"] = str(allow | bit if on else allow), str(deny if on else deny | bit)
    channel["permission_overwrites"] = rows
