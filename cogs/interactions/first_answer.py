"""The first answer to an interaction: a deferral, a form or a list of values, in three seconds and only once.

Discord may carry an answer out and lose its receipt. Whoever repeats it (discord.py does, up to five times) is
told that the interaction was answered already (40060): by ourselves, as no other delivery of it is ever answered.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
from aiohttp import ClientError

from bot.post import Form
from bot.process.client import Interaction
from bot.widgets import SentForm

log = logging.getLogger(__name__)

ANSWER_WAIT: Final = 3.0
"""Seconds after which Discord no longer takes a first answer; whoever comes after does not wait longer for it."""
UNKNOWN_INTERACTION: Final = 10062
ALREADY_ANSWERED: Final = 40060


def is_new(interaction: Interaction) -> bool:
    """Whether this is the first delivery of an interaction to this process; any other is not to be answered."""
    new = interaction.client.service.arrivals.keep(interaction.id, True)
    if not new:
        log.info("interaction %s was delivered again", interaction.id)
    return new


async def defer(interaction: Interaction, *, anew: bool = False) -> bool:
    """Whether the interaction is ours to answer: deferred, or the deferral's fate unknown.

    A press in a private message edits it, or, `anew`, gets a message of its own: a screen reader says what is new.
    Who reads words gets every answer anew.
    """
    response = interaction.response
    page = interaction.message if not anew and _turns(interaction) else None
    if page is not None:
        ours = await _answered(interaction, response.defer)
        if ours:
            interaction.client.pages.turn(interaction.id, page.id)
        return ours
    return await _answered(interaction, lambda: response.defer(ephemeral=True, thinking=True))


def _turns(interaction: Interaction) -> bool:
    """Whether the private message where something was pressed can show the answer."""
    if interaction.message is None or interaction.client.service.reads_words(interaction.user.id):
        return False
    return interaction.message.flags.ephemeral


async def send_form(interaction: Interaction, form: Form) -> None:
    """Open a form; raises HTTPException where Discord will never take it."""
    await _answered(interaction, lambda: interaction.response.send_modal(SentForm(form)), refusable=True)


async def send_nothing(interaction: Interaction) -> None:
    """Answer a request for values with an empty list."""
    await _answered(interaction, lambda: interaction.response.autocomplete([]))


async def _answered(
    interaction: Interaction, respond: Callable[[], Awaitable[Any]], *, refusable: bool = False
) -> bool:
    """Whether the first answer stands or may stand; `refusable` ones are raised where Discord refuses them."""
    try:
        async with asyncio.timeout(ANSWER_WAIT):
            await _twice(respond)
    except discord.HTTPException as error:
        if error.code == UNKNOWN_INTERACTION:
            log.info("interaction %s is not ours to answer: %s", interaction.id, error)
            return False
        if error.code == ALREADY_ANSWERED:
            log.info("interaction %s was answered by the attempt before: %s", interaction.id, error)
            return True
        if refusable and error.status < 500:
            raise
        log.warning("first answer to interaction %s: %s", interaction.id, error)
    except discord.InteractionResponded:
        return False
    except (discord.RateLimited, ClientError, OSError) as error:
        log.warning("first answer to interaction %s: %s", interaction.id, error)
    return True


async def _twice(respond: Callable[[], Awaitable[Any]]) -> None:
    """A second attempt where the line broke, which discord.py does not repeat by itself."""
    try:
        await respond()
    except (ClientError, OSError) as error:
        log.info("a first answer is sent again: %s", error)
        await respond()
