"""Makes and changes messages: contents, mentions, attachments, what a nonce or a reference means."""

import re
import struct
from dataclasses import dataclass, field
from typing import Any

from sandbox.clock import iso
from sandbox.limits import EPHEMERAL
from sandbox.permissions import BITS, of_member
from sandbox.shapes import Json, as_dict, as_list, dicts, text, whole
from sandbox.world import DM, World

LOADING = 128
SUPPRESS_NOTIFICATIONS = 1 << 12
KEPT_FLAGS = EPHEMERAL | 4 | SUPPRESS_NOTIFICATIONS
USER_MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")
KINDS = {"png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "gif": "image/gif"}
SAFE_NAME = re.compile(r"[^\w.\-]")
# What an edit may change and a fresh message carries.
PLAIN = ("content", "embeds", "components")


@dataclass
class Upload:
    """A file of a multipart body, with the number it was sent under."""

    number: str
    name: str
    data: bytes


@dataclass
class Draft:
    """Everything that makes a new message besides its text."""

    channel: Json
    author_id: str
    body: Json
    uploads: list[Upload] = field(default_factory=list[Upload])
    kind: int = 0
    # Private messages: the user and session that see it.
    to: tuple[str, str] | None = None
    extra: Json = field(default_factory=dict[str, Any])


@dataclass(frozen=True)
class Allowed:
    """Who may be mentioned: whole kinds, users and roles by id, whom the message replies to."""

    kinds: tuple[Any, ...]
    users: tuple[str, ...]
    roles: tuple[str, ...]
    replied_user: bool

    def user(self, user_id: str) -> bool:
        """Whether this user may be."""
        return "users" in self.kinds or user_id in self.users

    def role(self, role_id: str) -> bool:
        """Whether this role may be."""
        return "roles" in self.kinds or role_id in self.roles


def compose(world: World, draft: Draft) -> Json:
    """A new message document, not yet announced."""
    now = world.clock.now()
    body = draft.body
    message: Json = {"id": world.ids.take(), "channel_id": draft.channel["id"], "type": draft.kind, "tts": False}
    message |= {"author": world.public_user(draft.author_id), "timestamp": iso(now), "edited_timestamp": None}
    message |= {"content": text(body.get("content")), "embeds": [], "components": _rows(body)}
    message |= {"pinned": False, "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": []}
    message |= {"flags": whole(body.get("flags")) & KEPT_FLAGS, "reactions": [], "_born": now, "_edits": 0}
    if body.get("nonce") is not None:
        message["nonce"] = body["nonce"]
    if draft.to:
        message["_to"], message["_session"] = draft.to
        message["flags"] |= EPHEMERAL
    if draft.channel.get("guild_id"):
        message["_guild"] = draft.channel["guild_id"]
    _refer(world, message, as_dict(body.get("message_reference")))
    message |= draft.extra
    message["attachments"] = _attach(world, body, draft.uploads, [])
    _set_embeds(message, dicts(body.get("embeds")))
    _set_mentions(world, message, body)
    note_pings(world, message)
    return message


def _rows(body: Json) -> list[Json]:
    """The rows of components as Discord gives them back: every id as a string."""
    rows = dicts(body.get("components"))
    for item in (item for row in rows for item in dicts(row.get("components"))):
        for chosen in dicts(item.get("default_values")):
            chosen["id"] = str(chosen.get("id"))
    return rows


def note_pings(world: World, message: Json) -> None:
    """Note whom a message makes a sound for, and for whom it only counts because it is silent."""
    reached = [] if "_to" in message else _pinged(world, message)
    silent = message["flags"] & SUPPRESS_NOTIFICATIONS
    message["_pings"], message["_silent_pings"] = ([], reached) if silent else (reached, [])


def amend(world: World, message: Json, body: Json, uploads: list[Upload]) -> None:
    """Change a message in place by the fields the body names; nobody is pinged by that."""
    if "content" in body:
        message["content"] = body["content"] or ""
    if "components" in body:
        message["components"] = _rows(body)
    if "flags" in body:
        message["flags"] = message["flags"] & ~4 | whole(body["flags"]) & 4
    if "attachments" in body or uploads:
        _change_files(world, message, body, uploads)
    if "embeds" in body or uploads:
        _set_embeds(message, dicts(body.get("embeds", message["embeds"])))
    if "content" in body or "allowed_mentions" in body:
        _set_mentions(world, message, body)
    message["flags"] &= ~LOADING
    message["edited_timestamp"] = iso(world.clock.now())
    message["_edits"] += 1


def _change_files(world: World, message: Json, body: Json, uploads: list[Upload]) -> None:
    """Attach what the body names and what comes with it; files that are named no more are dropped."""
    before = dicts(message["attachments"])
    message["attachments"] = _attach(world, body, uploads, before)
    kept = {one["_file"] for one in message["attachments"]}
    for one in before:
        if one["_file"] not in kept:
            world.store.drop_file(one["_file"])


def _refer(world: World, message: Json, reference: Json) -> None:
    if not reference:
        return
    channel_id = text(reference.get("channel_id")) or message["channel_id"]
    target = world.message(channel_id, text(reference.get("message_id")))
    message["message_reference"] = {"type": 0, "channel_id": channel_id, "message_id": reference.get("message_id")}
    message["referenced_message"] = {**target, "referenced_message": None} if target else None
    message["type"] = 19 if target else message["type"]


def _attach(world: World, body: Json, uploads: list[Upload], before: list[Json]) -> list[Json]:
    listed = dicts(body.get("attachments"))
    by_number = {upload.number: upload for upload in uploads}
    kept: list[Json] = []
    if "attachments" not in body:
        kept = [one for one in before if not one.get("_embedded")]
        listed = [{"id": upload.number, "filename": upload.name} for upload in uploads]
    for entry in listed:
        old = next((one for one in before if one["id"] == str(entry.get("id"))), None)
        upload = by_number.pop(str(entry.get("id")), None)
        if old:
            kept.append({**old, "description": entry.get("description", old.get("description"))})
        elif upload:
            kept.append(_keep(world, upload, entry))
    return kept + [_keep(world, upload, {}) for upload in by_number.values()]


def _keep(world: World, upload: Upload, entry: Json) -> Json:
    name = SAFE_NAME.sub("_", text(entry.get("filename")) or upload.name) or "file"
    attachment: Json = {"id": world.ids.take(), "filename": name, "size": len(upload.data)}
    attachment["content_type"] = KINDS.get(name.rsplit(".", 1)[-1].lower(), "application/octet-stream")
    attachment["_file"] = attachment["id"]
    if entry.get("description"):
        attachment["description"] = entry["description"]
    if upload.data[:8] == b"\x89PNG\r\n\x1a\n":
        attachment["width"], attachment["height"] = struct.unpack(">II", upload.data[16:24])
    world.store.put_file(attachment["_file"], upload.data)
    return attachment


def _set_embeds(message: Json, embeds: list[Json]) -> None:
    for attachment in message["attachments"]:
        attachment.pop("_embedded", None)
    message["embeds"] = [{"type": "rich", **embed} for embed in embeds]
    for embed in message["embeds"]:
        for key in ("image", "thumbnail"):
            name = text(as_dict(embed.get(key)).get("url"))
            used = next((one for one in message["attachments"] if name == f"attachment://{one['filename']}"), None)
            if used:
                # As on Discord, a file shown by an embed is no longer among the attachments.
                used["_embedded"] = True
                embed[key] = {**as_dict(embed[key]), "url": f"/attachments/{used['_file']}/{used['filename']}"}


def _set_mentions(world: World, message: Json, body: Json) -> None:
    allowed = _allowed(body)
    content = text(message["content"])
    named = [one for one in USER_MENTION.findall(content) if one in world.users and allowed.user(one)]
    replied = message.get("referenced_message")
    if replied and allowed.replied_user:
        named.append(replied["author"]["id"])
    message["mentions"] = [world.public_user(one) for one in dict.fromkeys(named)]
    in_roles = dict.fromkeys(ROLE_MENTION.findall(content))
    may_all = _may_mention_all(world, message)
    reached = [one for one in in_roles if allowed.role(one) and one in world.roles]
    message["mention_roles"] = [one for one in reached if may_all or world.roles[one]["mentionable"]]
    message["mention_everyone"] = (
        may_all and "everyone" in allowed.kinds and ("@everyone" in content or "@here" in content)
    )


def _may_mention_all(world: World, message: Json) -> bool:
    """Whether the author may mention everybody, and roles that not everybody may mention."""
    channel = world.channels[message["channel_id"]]
    return bool(of_member(world, message["author"]["id"], channel) & BITS["mention_everyone"])


def _allowed(body: Json) -> Allowed:
    if body.get("allowed_mentions") is None:
        return Allowed(("users", "roles", "everyone"), (), (), True)
    said = as_dict(body["allowed_mentions"])
    return Allowed(
        kinds=tuple(as_list(said.get("parse"))),
        users=tuple(str(one) for one in as_list(said.get("users"))),
        roles=tuple(str(one) for one in as_list(said.get("roles"))),
        replied_user=bool(said.get("replied_user")),
    )


def _pinged(world: World, message: Json) -> list[str]:
    channel = world.channels[message["channel_id"]]
    if channel["type"] == DM:
        # Every direct message makes a sound, mentioned or not.
        return [one for one in (channel["_user"],) if one != message["author"]["id"]]
    members = world.members_of(channel["guild_id"])
    if message["mention_everyone"]:
        return [one for one in members if one != message["author"]["id"]]
    roles = set(message["mention_roles"])
    by_role = [one for one, member in members.items() if roles & set(member["roles"])]
    return list(dict.fromkeys([*(user["id"] for user in message["mentions"]), *by_role]))


def by_nonce(world: World, channel_id: str, author_id: str, nonce: object) -> Json | None:
    """The author's recent message with this nonce: an enforced nonce makes no second one."""
    recent = list(world.messages.get(channel_id, {}).values())[-100:]
    for message in reversed(recent):
        if message["author"]["id"] == author_id and message.get("nonce") is not None:
            same = str(message["nonce"]) == str(nonce)
            if same and world.clock.now() - float(message["_born"]) < 300:
                return message
    return None
