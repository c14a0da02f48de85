"""Zone and hours as options of a command or fields of a form."""

from bot.post import Choice
from bot.process.client import Interaction
from bot.tables.hours import Wanted
from bot.words import Words
from cogs.daytimes import minute_of
from cogs.interactions.completing import Found, completed, no_match
from cogs.zones import zone_meant, zones_matching


async def zones_offered(interaction: Interaction, current: str) -> Found:
    """The zones that somebody who types may mean, for an option."""

    async def offer(text: Words) -> list[Choice]:
        return zones_matching(current, text, interaction.client.clock.now()) or [no_match(current, text)]

    return await completed(interaction, offer)


def hours_typed(zone: str, begin: str, end: str, text: Words) -> Wanted:
    """Zone and hours as they were typed, None for what was left empty; raises Refused."""
    return Wanted(
        zone=zone_meant(zone, text) if zone.strip() else None,
        wakes=minute_of(begin) if begin.strip() else None,
        sleeps=minute_of(end) if end.strip() else None,
    )
