"""The commands as Discord is told of them: the same names, options and descriptions as ever, and room for more."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest_asyncio
from discord import app_commands
from discord.ext import commands

from bot.process.client import extensions
from bot.process.commands import Translator
from games.registry import GAMES
from tests.cogs.cogs_of_games import typed_of

SAMPLE = Path(__file__).parent / "commands.txt"
"""What is uploaded of the games, a line for each command and option. A change of it is a change for players."""
GROUPS = [typed_of(game).group for game in GAMES]
ON_MESSAGES = 5
"""Commands under *Apps* of a message that Discord takes of one application."""
ROOM = 25
"""Commands that a group can hold, groups in it included, and options that a command can have."""
LEFT = 1
"""Free places that each group keeps for an action to come."""


class Bare(commands.Bot):
    """As much of the bot as its cogs need to be loaded."""

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents.none())
        self.presses: dict[Any, Any] = {}
        self.unanswered: Any = None


async def loaded() -> Bare:
    """The bot with all that it loads by name."""
    bare = Bare()
    for cog in extensions():
        await bare.load_extension(cog)
    await bare.tree.set_translator(Translator())
    return bare


@pytest_asyncio.fixture
async def bot() -> Bare:
    return await loaded()


async def payloads(bot: Bare) -> list[dict[str, Any]]:
    translator = bot.tree.translator
    assert translator is not None
    return [await one.get_translated_payload(bot.tree, translator) for one in bot.tree.get_commands()]


def lines(path: str, payload: dict[str, Any]) -> Iterator[str]:
    """A command or option: where it stands, its type, what it demands, its description in every language."""
    name = f"{path} {payload['name']}".strip()
    described = payload["description_localizations"]
    flags = [key for key in ("required", "autocomplete") if payload.get(key)]
    limits = [f"{key}={payload[key]}" for key in ("min_value", "max_value") if key in payload]
    choices = [str(choice["value"]) for choice in payload.get("choices", ())]
    kind = discord.AppCommandOptionType(payload["type"]).name
    about = " | ".join(described[language] for language in ("en-US", "de", "fr"))
    yield " ".join((name, kind, *flags, *limits, *choices, "|", about))
    options = payload.get("options", [])
    inner = [one for one in options if one["type"] in (1, 2)]
    # The order of commands is no matter, that of options is: Discord shows them in it.
    for one in sorted(inner, key=lambda found: found["name"]) or options:
        yield from lines(name, one)


def on_messages(payload: dict[str, Any]) -> str:
    """A command under *Apps* of a message: its name in every language."""
    names = payload["name_localizations"]
    return f"{payload['name']} message | {' | '.join(names[language] for language in ('en-US', 'de', 'fr'))}"


async def test_what_is_uploaded_is_as_ever(bot: Bare) -> None:
    every = await payloads(bot)
    found = {payload["name"]: payload for payload in every}
    told = [line for group in GROUPS for line in lines("", found[group])]
    message = discord.AppCommandType.message.value
    told += [on_messages(payload) for payload in every if payload["type"] == message]
    assert told == SAMPLE.read_text(encoding="utf-8").splitlines()


async def test_there_are_no_more_commands_on_messages_than_discord_takes(bot: Bare) -> None:
    found = [one for one in bot.tree.get_commands() if isinstance(one, app_commands.ContextMenu)]
    assert 2 <= len(found) <= ON_MESSAGES


async def test_every_group_has_room_for_an_action_to_come(bot: Bare) -> None:
    groups = [one for one in bot.tree.walk_commands() if isinstance(one, app_commands.Group)]
    assert len(groups) > 6
    full = {one.qualified_name: len(one.commands) for one in groups if len(one.commands) > ROOM - LEFT}
    assert full == {"table": ROOM}  # the last place is taken: what comes belongs into a group below it
