"""Registering the slash commands: once, in one place, only when they changed, in three languages."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from itertools import chain, repeat
from typing import Any, Final

import discord
from aiohttp import ClientError
from discord import app_commands

from bot.incidents import Report
from bot.words import LANGUAGES, language_of, words
from db import memory
from db.database import Database

log = logging.getLogger(__name__)

REGISTERED = "registered commands"
REGISTER_GAPS: Final = (5, 30, 120, 600, 3600)
"""Seconds between attempts to register the commands while Discord fails, the last for ever."""


class OneLine(logging.Filter):
    """Lets discord.py's record of a completion that failed be one line: it comes with each key that is pressed."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Always true; the traceback is taken out."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and "autocomplete" in str(record.msg):
            record.msg, record.args = f"a completion failed: {type(error).__name__}: %s", (error,)
            record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
        return True


logging.getLogger(app_commands.tree.__name__).addFilter(OneLine())


class CommandTree(app_commands.CommandTree[Any]):
    """The command tree; cogs set `failed`, which answers every error of a command."""

    failed: Any = None

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer an error of a command."""
        if self.failed is not None:
            await self.failed(interaction, error)


class Translator(app_commands.Translator):
    """Descriptions of commands and options, and names of choices, from the Fluent files. Names stay English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in the locale, None where we do not speak it."""
        language = language_of(locale.value)
        key = string.extras.get("key")
        if language is None or key is None:
            return None
        return words(language)(key)


def described(key: str) -> app_commands.locale_str:
    """The description of a command or option: English text with the key of its translations."""
    return app_commands.locale_str(words("en")(key), key=key)


async def register_commands(tree: app_commands.CommandTree[Any], db: Database, guild: int | None) -> None:
    """Upload the commands, globally or to one guild, if they are not there as they should be.

    What stands in the other place, from an earlier setting, is removed, so that nothing shows twice.
    """
    await tree.set_translator(Translator())
    target = None if guild is None else discord.Object(guild)
    if target is not None:
        tree.copy_global_to(guild=target)
    payload = await _payload(tree, target)
    digest = _digest(payload)
    written = json.loads(await db.read(lambda c: memory.remembered(c, REGISTERED)) or "{}")
    if written == {"guild": guild, "digest": digest} and await _stand_there(tree, target):
        return
    earlier = written.get("guild")
    if guild is not None:
        await _upload(tree, None, [])
    if earlier not in (None, guild):
        await _upload(tree, discord.Object(earlier), [])
    await _upload(tree, target, payload)
    log.info("commands registered")
    text = json.dumps({"guild": guild, "digest": digest})
    await db.transaction(lambda c: memory.remember(c, REGISTERED, text))


async def registered(tree: app_commands.CommandTree[Any], db: Database, guild: int | None, report: Report) -> bool:
    """Whether the commands stand at Discord; without them, what stood there before goes on working."""
    try:
        await register_commands(tree, db, guild)
    except (discord.DiscordException, ClientError, OSError) as error:
        report(error, "registering the commands")
        return False
    return True


async def register_later(register: Callable[[], Awaitable[bool]]) -> None:
    """Try again until the commands stand."""
    for gap in chain(REGISTER_GAPS, repeat(REGISTER_GAPS[-1])):
        await asyncio.sleep(gap)
        if await register():
            return


async def _payload(tree: app_commands.CommandTree[Any], target: discord.Object | None) -> list[Any]:
    """The commands in every language, as Discord takes them. `CommandTree.sync` would translate them once more."""
    translator = tree.translator
    return [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in tree.get_commands(guild=target)
    ]


def _digest(payload: list[Any]) -> str:
    text = json.dumps(payload, sort_keys=True, default=str) + ",".join(LANGUAGES)
    return hashlib.sha256(text.encode()).hexdigest()


async def _stand_there(tree: app_commands.CommandTree[Any], target: discord.Object | None) -> bool:
    there = {command.name for command in await tree.fetch_commands(guild=target)}
    return there == {command.name for command in tree.get_commands(guild=target)}


async def _upload(tree: app_commands.CommandTree[Any], target: discord.Object | None, payload: list[Any]) -> None:
    application: Any = tree.client.application_id
    if target is None:
        await tree.client.http.bulk_upsert_global_commands(application, payload=payload)
    else:
        await tree.client.http.bulk_upsert_guild_commands(application, target.id, payload=payload)
