"""The guild and everything in it, as the documents Discord would send."""

from typing import Any

from sandbox.clock import Clock, Snowflakes, iso
from sandbox.shapes import Json
from sandbox.store import Store

GUILD = "400000000000000001"
APPLICATION = "900000000000000001"
BOT_ROLE = "500000000000000001"
FOREMAN_ROLE = "500000000000000002"
# What @everyone has in a fresh guild, as far as the sandbox knows the rights, plus the use of commands.
EVERYONE = 1 << 6 | 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 17 | 1 << 31 | 1 << 35 | 1 << 38
BOT_RIGHTS = EVERYONE | 1 << 13 | 1 << 34 | 1 << 51
FOREMAN_RIGHTS = EVERYONE | 1 << 4 | 1 << 5 | 1 << 13 | 1 << 34 | 1 << 51
PEOPLE = (
    ("200000000000000001", "anna", "Anna", "en-GB"),
    ("200000000000000002", "ben", "Ben", "de"),
    ("200000000000000003", "chloe", "Chloé", "fr"),
    ("200000000000000004", "dmitri", "Dmitri", "en-US"),
    ("200000000000000005", "emma", "Emma", "de"),
)
ABSENT = ("200000000000000006", "felix", "Felix", "en-US")
CHANNELS = (
    ("300000000000000001", "general", "Welcome to the pit head"),
    ("300000000000000002", "coal-table", "A table for heavy games"),
    ("300000000000000003", "second-table", "Room for one more"),
)
VOICE, ANNOUNCEMENT = 2, 5
HOMES = (0, VOICE, ANNOUNCEMENT)
"""Channels of the guild's list in which people write."""
KINDS = ("users", "members", "roles", "channels", "commands", "private")


class World:
    """One guild, its people, channels and messages; every change is stored before the call returns."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.users: dict[str, Json] = {}
        self.members: dict[str, Json] = {}
        self.roles: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.commands: dict[str, Json] = {}
        self.private: dict[str, Json] = {}
        self.messages: dict[str, dict[str, Json]] = {}
        self.guild: Json = {}
        self._load()

    @property
    def bot_id(self) -> str:
        """The user id of the bot, which is its application's id too."""
        return APPLICATION

    def save(self, kind: str, key: str, doc: Json) -> None:
        """Put a document of one of the KINDS."""
        self._shelf(kind)[key] = doc
        self.store.put(kind, key, doc)

    def drop(self, kind: str, key: str) -> None:
        """Remove a document of one of the KINDS."""
        self._shelf(kind).pop(key, None)
        self.store.drop(kind, key)

    def save_message(self, message: Json) -> None:
        """Put a message into its channel, or among the private ones if it is for one person."""
        if "_to" in message:
            self.save("private", message["id"], message)
            return
        self.messages.setdefault(message["channel_id"], {})[message["id"]] = message
        self.store.put("messages", message["id"], message)

    def drop_message(self, message: Json) -> None:
        """Remove a message, public or private, and its files."""
        for attachment in message["attachments"]:
            self.store.drop_file(attachment["_file"])
        self.drop("private", message["id"])
        self.messages.get(message["channel_id"], {}).pop(message["id"], None)
        self.store.drop("messages", message["id"])

    def message(self, channel_id: str, message_id: str) -> Json | None:
        """A public message, or None."""
        return self.messages.get(channel_id, {}).get(message_id)

    def user_named(self, name: str) -> Json | None:
        """The user with this id, user name or display name."""
        for user in self.users.values():
            if name in (user["id"], user["username"], user["global_name"]):
                return user
        return None

    def channel_named(self, name: str) -> Json | None:
        """The channel or thread with this id or name."""
        if name in self.channels:
            return self.channels[name]
        found = [channel for channel in self.channels.values() if channel.get("name") == name.removeprefix("#")]
        return found[-1] if found else None

    def member(self, user_id: str) -> Json | None:
        """The member document with its user, or None for one who is not in the guild."""
        member = self.members.get(user_id)
        return {**member, "user": self.public_user(user_id)} if member else None

    def public_user(self, user_id: str) -> Json:
        """The user as others see it, without the sandbox's own notes."""
        return {key: value for key, value in self.users[user_id].items() if not key.startswith("_")}

    def threads_of(self, channel_id: str) -> list[Json]:
        """The threads under a channel."""
        return [one for one in self.channels.values() if one.get("parent_id") == channel_id]

    def _shelf(self, kind: str) -> dict[str, Json]:
        shelf: dict[str, Json] = getattr(self, kind)
        return shelf

    def _load(self) -> None:
        for kind in KINDS:
            self._shelf(kind).update(self.store.every(kind))
        for key, message in self.store.every("messages"):
            self.messages.setdefault(message["channel_id"], {})[key] = message
            self.ids.seen(key)
        self.guild.update(next((doc for _, doc in self.store.every("guild")), Json()))
        for shelf in self.messages.values():
            ordered = sorted(shelf.items(), key=lambda item: int(item[0]))
            shelf.clear()
            shelf.update(ordered)
        for key in (*self.channels, *self.private):
            self.ids.seen(key)
        for _, kept in self.store.every("clock"):
            self.clock.shift = float(kept["shift"])
        if not self.guild:
            with self.store.together():
                self._found()

    def keep_time(self) -> None:
        """Store by how much the time is moved."""
        self.store.put("clock", "shift", {"shift": self.clock.shift})

    def _found(self) -> None:
        self.guild.update(_new_guild())
        self.store.put("guild", GUILD, self.guild)
        for role_id, name, rights in (
            (GUILD, "@everyone", EVERYONE),
            (BOT_ROLE, "Steiger", BOT_RIGHTS),
            (FOREMAN_ROLE, "Foreman", FOREMAN_RIGHTS),
        ):
            self.save("roles", role_id, _new_role(role_id, name, rights, len(self.roles)))
        self.save("users", APPLICATION, new_user(APPLICATION, "Steiger", None, "en-US", bot=True))
        self.join(APPLICATION, [BOT_ROLE])
        for number, person in enumerate((*PEOPLE, ABSENT)):
            self.save("users", person[0], new_user(*person))
            if person is not ABSENT:
                self.join(person[0], [FOREMAN_ROLE] if number == 0 else [])
        for position, (channel_id, name, topic) in enumerate(CHANNELS):
            self.save("channels", channel_id, blank_channel(channel_id, name, topic, position))

    def join(self, user_id: str, roles: list[str]) -> None:
        """Make a user a member with these roles."""
        joined = iso(self.clock.now())
        member: Json = {"roles": roles, "nick": None, "avatar": None, "joined_at": joined, "premium_since": None}
        member |= {"deaf": False, "mute": False, "flags": 0, "pending": False}
        self.save("members", user_id, member)


def new_user(user_id: str, name: str, shown: str | None, locale: str, bot: bool = False) -> Json:
    """A user document; `_locale` and `_dm_closed` are the sandbox's own notes."""
    user: Json = {"id": user_id, "username": name, "global_name": shown, "discriminator": "0", "avatar": None}
    return user | {"bot": bot, "public_flags": 0, "_locale": locale, "_dm_closed": False}


def _new_guild() -> Json:
    guild: dict[str, Any] = {"id": GUILD, "name": "Zeche Sandkasten", "owner_id": PEOPLE[0][0], "icon": None}
    guild |= {"features": [], "emojis": [], "stickers": [], "preferred_locale": "en-GB", "afk_timeout": 300}
    guild |= {"verification_level": 0, "default_message_notifications": 1, "explicit_content_filter": 0}
    guild |= {"mfa_level": 0, "nsfw_level": 0, "premium_tier": 0, "premium_subscription_count": 0}
    guild |= {"system_channel_id": None, "system_channel_flags": 0, "rules_channel_id": None, "splash": None}
    guild |= {"discovery_splash": None, "afk_channel_id": None, "public_updates_channel_id": None, "banner": None}
    guild |= {"vanity_url_code": None, "description": None, "application_id": None, "hub_type": None}
    return guild | {"premium_progress_bar_enabled": False, "safety_alerts_channel_id": None, "max_members": 500000}


def _new_role(role_id: str, name: str, rights: int, position: int) -> Json:
    role: Json = {"id": role_id, "name": name, "permissions": str(rights), "position": position, "color": 0}
    role |= {"colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None}}
    return role | {"hoist": False, "managed": role_id == BOT_ROLE, "mentionable": False, "icon": None, "flags": 0}


def blank_channel(channel_id: str, name: str, topic: str, position: int, kind: int = 0) -> Json:
    """A channel, text if nothing else is said, in which nothing has been said."""
    channel: Json = {"id": channel_id, "type": kind, "guild_id": GUILD, "name": name, "topic": topic}
    channel |= {"position": position, "permission_overwrites": [], "nsfw": False, "rate_limit_per_user": 0}
    channel |= {"parent_id": None, "last_message_id": None, "flags": 0, "last_pin_timestamp": None}
    return channel | ({"bitrate": 64_000, "user_limit": 0, "rtc_region": None} if kind == VOICE else {})
