"""The guilds and everything in them, as the documents Discord would send."""

from sandbox.clock import Clock, Snowflakes, iso
from sandbox.founding import (
    ABSENT,
    APPLICATION,
    BOT_RIGHTS,
    EVERYONE,
    FIRST,
    GUILD,
    PEOPLE,
    SECOND,
    SECOND_PEOPLE,
    Founded,
    blank_channel,
    new_guild,
    new_role,
    new_user,
)
from sandbox.shapes import Json, without_private
from sandbox.store import Store

DIRECT_NAME = "@bot"
"""How a user's direct channel with the bot is called where channels are named."""
DM = 1
KINDS = ("users", "roles", "channels", "commands", "private")


class World:
    """Two guilds, their people, channels and messages; every change is stored before the call returns.

    Where none is named, the first guild is meant.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.users: dict[str, Json] = {}
        self.roles: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.commands: dict[str, Json] = {}
        self.private: dict[str, Json] = {}
        self.messages: dict[str, dict[str, Json]] = {}
        self.guilds: dict[str, Json] = {}
        self._members: dict[str, dict[str, Json]] = {}
        self._load()

    @property
    def bot_id(self) -> str:
        """The user id of the bot, which is its application's id too."""
        return APPLICATION

    @property
    def guild(self) -> Json:
        """The first guild."""
        return self.guilds[GUILD]

    def guild_named(self, name: str) -> Json | None:
        """The guild with this id or name, the first one where no name is given."""
        fitting = [one for one in self.guilds.values() if name in (one["id"], one["name"])]
        return fitting[0] if fitting else None if name else self.guild

    def members_of(self, guild_id: str) -> dict[str, Json]:
        """The members of a guild by their user's id."""
        return self._members.setdefault(guild_id, {})

    def roles_of(self, guild_id: str) -> list[Json]:
        """The roles of a guild as its documents, @everyone first."""
        return [without_private(one) for one in self.roles.values() if one["_guild"] == guild_id]

    def bot_role(self, guild_id: str) -> str:
        """The role that came with the bot."""
        return next(str(one["id"]) for one in self.roles_of(guild_id) if one["managed"])

    def channels_of(self, guild_id: str) -> list[Json]:
        """The channels and threads of a guild."""
        return [one for one in self.channels.values() if one.get("guild_id") == guild_id]

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

    def direct_with(self, user_id: str) -> Json:
        """The direct channel of a user and the bot, made where there is none yet."""
        for channel in self.channels.values():
            if channel["type"] == DM and channel["_user"] == user_id:
                return channel
        channel: Json = {"id": self.ids.take(), "type": DM, "last_message_id": None, "flags": 0}
        channel |= {"recipients": [self.public_user(user_id)], "_user": user_id}
        self.save("channels", channel["id"], channel)
        return channel

    def channel_for(self, user_id: str, name: str) -> Json | None:
        """The channel that a user means by an id or a name: `@bot` is the own direct channel."""
        return self.direct_with(user_id) if name == DIRECT_NAME else self.channel_named(name)

    def member(self, user_id: str, guild_id: str = GUILD) -> Json | None:
        """The member document with its user, or None for one who is not in the guild."""
        member = self.members_of(guild_id).get(user_id)
        return {**member, "user": self.public_user(user_id)} if member else None

    def shares_guild(self, user_id: str) -> bool:
        """Whether a user and the bot are in a guild together."""
        return any(APPLICATION in self.members_of(one) for one in self.guilds_of(user_id))

    def guilds_of(self, user_id: str) -> list[str]:
        """The ids of the guilds that a user is in."""
        return [one for one in self.guilds if user_id in self.members_of(one)]

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
        for role in self.roles.values():
            role.setdefault("_guild", GUILD)  # a world of before had one guild
        for key, message in self.store.every("messages"):
            self.messages.setdefault(message["channel_id"], {})[key] = message
            self.ids.seen(key)
        self.guilds.update(self.store.every("guild"))
        for key, member in self.store.every("members"):
            guild_id, _, user_id = key.rpartition(":")
            self.members_of(guild_id or GUILD)[user_id] = member
        for shelf in self.messages.values():
            ordered = sorted(shelf.items(), key=lambda item: int(item[0]))
            shelf.clear()
            shelf.update(ordered)
        for key in (*self.channels, *self.private):
            self.ids.seen(key)
        for _, kept in self.store.every("clock"):
            self.clock.shift = float(kept["shift"])
        with self.store.together():
            for founded in (FIRST, SECOND):
                if founded.id not in self.guilds:
                    self._found(founded)

    def keep_time(self) -> None:
        """Store by how much the time is moved."""
        self.store.put("clock", "shift", {"shift": self.clock.shift})

    def _found(self, founded: Founded) -> None:
        self.guilds[founded.id] = new_guild(founded)
        self.store.put("guild", founded.id, self.guilds[founded.id])
        roles = ((founded.id, "@everyone", EVERYONE), (founded.bot_role, "Steiger", BOT_RIGHTS), *founded.roles)
        for position, (role_id, name, rights) in enumerate(roles):
            managed = role_id == founded.bot_role
            self.save("roles", role_id, new_role(role_id, name, rights, position, founded.id, managed))
        self._people()
        self.join(APPLICATION, [founded.bot_role], founded.id)
        for user_id, held in founded.members.items():
            self.join(user_id, list(held), founded.id)
        for position, (channel_id, name, topic) in enumerate(founded.channels):
            channel = blank_channel(channel_id, name, topic, position, guild_id=founded.id)
            self.save("channels", channel_id, channel)

    def _people(self) -> None:
        """Whoever is not there yet: a world of before knows nobody of the second guild."""
        if APPLICATION not in self.users:
            self.save("users", APPLICATION, new_user(APPLICATION, "Steiger", None, "en-US", bot=True))
        for person in (*PEOPLE, ABSENT, *SECOND_PEOPLE):
            if person[0] not in self.users:
                self.save("users", person[0], new_user(*person))

    def join(self, user_id: str, roles: list[str], guild_id: str = GUILD) -> None:
        """Make a user a member with these roles."""
        joined = iso(self.clock.now())
        member: Json = {"roles": roles, "nick": None, "avatar": None, "joined_at": joined, "premium_since": None}
        member |= {"deaf": False, "mute": False, "flags": 0, "pending": False}
        self.save_member(user_id, guild_id, member)

    def save_member(self, user_id: str, guild_id: str, member: Json) -> None:
        """Put a member of a guild."""
        self.members_of(guild_id)[user_id] = member
        self.store.put("members", _member_key(user_id, guild_id), member)

    def part(self, user_id: str, guild_id: str) -> None:
        """A member is one no longer."""
        self.members_of(guild_id).pop(user_id, None)
        self.store.drop("members", _member_key(user_id, guild_id))


def _member_key(user_id: str, guild_id: str) -> str:
    # A world of before had one guild, and its members by their user's id alone.
    return user_id if guild_id == GUILD else f"{guild_id}:{user_id}"
