"""Who and what there is in a fresh sandbox: two guilds, their people, roles and channels."""

from dataclasses import dataclass
from typing import Any, Final

from sandbox.shapes import Json

GUILD, SECOND_GUILD = "400000000000000001", "400000000000000002"
APPLICATION = "900000000000000001"
BOT_ROLE, FOREMAN_ROLE = "500000000000000001", "500000000000000002"
SECOND_BOT_ROLE, MANAGER_ROLE, PLAYER_ROLE = "500000000000000011", "500000000000000012", "500000000000000013"
# What @everyone has in a fresh guild, as far as the sandbox knows the rights, plus the use of commands.
EVERYONE: Final = 1 << 6 | 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 17 | 1 << 31 | 1 << 35 | 1 << 38
BOT_RIGHTS = EVERYONE | 1 << 13 | 1 << 34 | 1 << 51
FOREMAN_RIGHTS = EVERYONE | 1 << 4 | 1 << 5 | 1 << 13 | 1 << 34 | 1 << 51
MANAGER_RIGHTS = EVERYONE | 1 << 5
VOICE, ANNOUNCEMENT = 2, 5
HOMES = (0, VOICE, ANNOUNCEMENT)
"""Channels of a guild's list in which people write."""

Person = tuple[str, str, str, str]
PEOPLE: Final[tuple[Person, ...]] = (
    ("200000000000000001", "anna", "Anna", "en-GB"),
    ("200000000000000002", "ben", "Ben", "de"),
    ("200000000000000003", "chloe", "Chloé", "fr"),
    ("200000000000000004", "dmitri", "Dmitri", "en-US"),
    ("200000000000000005", "emma", "Emma", "de"),
)
ABSENT: Final[Person] = ("200000000000000006", "felix", "Felix", "en-US")
SECOND_PEOPLE: Final[tuple[Person, ...]] = (
    ("200000000000000007", "greta", "Greta", "de"),
    ("200000000000000008", "hannes", "Hannes", "de"),
)
"""Who is in the second guild only."""


@dataclass(frozen=True)
class Founded:
    """A guild as it is at first: whose it is, what it has, who holds which roles."""

    id: str
    name: str
    owner: str
    locale: str
    bot_role: str
    roles: tuple[tuple[str, str, int], ...]
    channels: tuple[tuple[str, str, str], ...]
    members: dict[str, tuple[str, ...]]


FIRST: Final = Founded(
    id=GUILD,
    name="Zeche Sandkasten",
    owner=PEOPLE[0][0],
    locale="en-GB",
    bot_role=BOT_ROLE,
    roles=((FOREMAN_ROLE, "Foreman", FOREMAN_RIGHTS),),
    channels=(
        ("300000000000000001", "general", "Welcome to the pit head"),
        ("300000000000000002", "coal-table", "A table for heavy games"),
        ("300000000000000003", "second-table", "Room for one more"),
    ),
    members={one[0]: (FOREMAN_ROLE,) if one is PEOPLE[0] else () for one in PEOPLE},
)
SECOND: Final = Founded(
    id=SECOND_GUILD,
    name="Zeche Zollern",
    owner=SECOND_PEOPLE[0][0],
    locale="de",
    bot_role=SECOND_BOT_ROLE,
    roles=((MANAGER_ROLE, "Betriebsführer", MANAGER_RIGHTS), (PLAYER_ROLE, "Kumpel", 0)),
    channels=(
        ("300000000000000011", "lohnhalle", "Glück auf"),
        ("300000000000000012", "maschinenhalle", "Hier wird gespielt"),
        ("300000000000000013", "kaue", "Hier nicht"),
    ),
    members={
        PEOPLE[0][0]: (),
        PEOPLE[1][0]: (MANAGER_ROLE,),
        PEOPLE[2][0]: (PLAYER_ROLE,),
        SECOND_PEOPLE[0][0]: (),
        SECOND_PEOPLE[1][0]: (PLAYER_ROLE,),
    },
)


def new_user(user_id: str, name: str, shown: str | None, locale: str, bot: bool = False) -> Json:
    """A user document; `_locale` and `_dm_closed` are the sandbox's own notes."""
    user: Json = {"id": user_id, "username": name, "global_name": shown, "discriminator": "0", "avatar": None}
    return user | {"bot": bot, "public_flags": 0, "_locale": locale, "_dm_closed": False}


def new_guild(founded: Founded) -> Json:
    """The guild's own document, without what is in it."""
    guild: dict[str, Any] = {"id": founded.id, "name": founded.name, "owner_id": founded.owner, "icon": None}
    guild |= {"features": [], "emojis": [], "stickers": [], "preferred_locale": founded.locale, "afk_timeout": 300}
    guild |= {"verification_level": 0, "default_message_notifications": 1, "explicit_content_filter": 0}
    guild |= {"mfa_level": 0, "nsfw_level": 0, "premium_tier": 0, "premium_subscription_count": 0}
    guild |= {"system_channel_id": None, "system_channel_flags": 0, "rules_channel_id": None, "splash": None}
    guild |= {"discovery_splash": None, "afk_channel_id": None, "public_updates_channel_id": None, "banner": None}
    guild |= {"vanity_url_code": None, "description": None, "application_id": None, "hub_type": None}
    return guild | {"premium_progress_bar_enabled": False, "safety_alerts_channel_id": None, "max_members": 500000}


def new_role(role_id: str, name: str, rights: int, position: int, guild_id: str, managed: bool = False) -> Json:
    """A role; `_guild`, whose it is, is the sandbox's own note."""
    role: Json = {"id": role_id, "name": name, "permissions": str(rights), "position": position, "color": 0}
    role |= {"colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None}}
    role |= {"hoist": False, "managed": managed, "mentionable": False, "icon": None, "flags": 0}
    return role | {"_guild": guild_id}


def blank_channel(
    channel_id: str, name: str, topic: str, position: int, kind: int = 0, guild_id: str = GUILD
) -> Json:
    """A channel, text if nothing else is said, in which nothing has been said."""
    channel: Json = {"id": channel_id, "type": kind, "guild_id": guild_id, "name": name, "topic": topic}
    channel |= {"position": position, "permission_overwrites": [], "nsfw": False, "rate_limit_per_user": 0}
    channel |= {"parent_id": None, "last_message_id": None, "flags": 0, "last_pin_timestamp": None}
    return channel | ({"bitrate": 64_000, "user_limit": 0, "rtc_region": None} if kind == VOICE else {})
