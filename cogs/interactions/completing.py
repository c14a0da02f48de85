"""Completing an option while it is typed: a list that says why, whatever happens, and no noise at each key."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

from discord import app_commands

from bot.errors import Refusal
from bot.post import MENU_LIMIT, Choice, fit
from bot.process.client import Interaction
from bot.storage import StorageError
from bot.words import Words
from cogs.desk import CHOICE
from cogs.interactions.answering import client_words, refusal_text, words_for

log = logging.getLogger(__name__)

NOTHING: Final = "-"
"""The value of the entry that says why there is no other."""

Found: TypeAlias = list[app_commands.Choice[str]]
Offer: TypeAlias = Callable[[Words], Awaitable[Sequence[Choice]]]


async def completed(interaction: Interaction, offer: Offer) -> Found:
    """What is offered, else one entry that says why it is not; never raises."""
    choices = await _offered(interaction, offer)
    return [app_commands.Choice(name=fit(choice.label, CHOICE), value=choice.value) for choice in choices]


async def completed_number(
    interaction: Interaction, offer: Offer, blank: int = 0
) -> list[app_commands.Choice[int]]:
    """The same for an option that is a number; `blank` stands for nothing, a value that the option takes."""
    choices = await _offered(interaction, offer)
    return [
        app_commands.Choice(name=fit(choice.label, CHOICE), value=int(choice.value.replace(NOTHING, str(blank))))
        for choice in choices
    ]


def nothing(reason: str) -> Choice:
    """The entry that says why there is no other."""
    return Choice(fit(reason, CHOICE), NOTHING)


def no_match(typed: str, text: Words) -> Choice:
    """The entry that says that nothing fits what is typed."""
    return nothing(text("suggest-no-match", typed=typed[:40]))


async def _offered(interaction: Interaction, offer: Offer) -> Sequence[Choice]:
    text = client_words(interaction)
    try:
        text = await words_for(interaction)
        found = await offer(text)
    except Refusal as error:
        return [nothing(refusal_text(error, None, text))]
    except StorageError as error:
        log.warning("nothing to complete: %s", error)
        return [nothing(text("suggest-not-read"))]
    except Exception as error:  # the option can still be typed out
        number = interaction.client.incidents.report(error, "completing an option")
        return [nothing(text("suggest-fault", number=number))]
    return found[:MENU_LIMIT] or [nothing(text("suggest-empty"))]
