"""Whether a letter stands in its channel already: it is known again by what only its message has."""

from typing import Final

import discord

from bot.controls import button_id
from bot.letters import Letter, LobbyLetter
from db.rows import OutboxRow

RECOGNISED: Final = 1000
"""So many messages are looked through at most for one that was sent before a crash."""


async def arrived(
    row: OutboxRow, letter: Letter, channel: discord.PartialMessageable, author: int, newest: int
) -> int | None:
    """The message of `author` that a row became, None if there is none after the message `newest`."""
    try:
        async for message in channel.history(limit=RECOGNISED):
            if message.id <= newest:
                return None
            if message.author.id == author and _carries(message, row, letter):
                return message.id
    except discord.Forbidden:  # without the right to read back, Discord's own nonce must do
        return None
    return None


def _carries(message: discord.Message, row: OutboxRow, letter: Letter) -> bool:
    if any(attachment.filename.endswith(f"-{row.id}.png") for attachment in message.attachments):
        return True
    ids = [
        getattr(child, "custom_id", None) or ""
        for line in message.components
        for child in getattr(line, "children", [])
    ]
    if isinstance(letter, LobbyLetter):
        return button_id("join", row.table_id) in ids
    return any(text.endswith((f":{row.id}", f" {row.id}")) for text in ids)
