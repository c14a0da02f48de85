"""The rights that the bot needs in a server: one list for the invite link and for the check at a table."""

from typing import Final
from urllib.parse import urlencode

import msgspec


class Right(msgspec.Struct, frozen=True):
    """A right of Discord: its name in discord.Permissions, its bit, and whether tables do without it."""

    name: str
    bit: int
    optional: bool = False


REQUIRED: Final[tuple[Right, ...]] = (
    Right("view_channel", 10),
    Right("send_messages", 11),
    Right("send_messages_in_threads", 38),
    Right("create_public_threads", 35, optional=True),  # else the table is played in the channel itself
    Right("attach_files", 15, optional=True),  # else boards are told in words
    Right("read_message_history", 16),
    Right("pin_messages", 51, optional=True),  # else there is no signpost
)

SCOPES: Final = ("bot", "applications.commands")
_GUILD_INSTALL: Final = 0


def permission_value() -> int:
    """The rights as the number that Discord takes."""
    return sum(1 << right.bit for right in REQUIRED)


def invite_link(application: int) -> str:
    """The address at which the owner of a server invites the bot with exactly these rights."""
    query = {
        "client_id": application,
        "scope": " ".join(SCOPES),
        "permissions": permission_value(),
        "integration_type": _GUILD_INSTALL,
    }
    return f"https://discord.com/oauth2/authorize?{urlencode(query)}"
