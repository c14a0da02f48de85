"""/me away: days on which one is away, what is to be at each table meanwhile, and coming back early."""

from datetime import date
from typing import Any

from discord import InteractionType, app_commands

from bot.controls import Press, number_in
from bot.day_words import day_in_words
from bot.errors import Refused
from bot.post import Choice, Form, Post
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.tables.going_away import Days
from bot.timing.days import day_of
from bot.words import Words
from cogs.dates import day_meant, days_offered
from cogs.interactions.answering import Asked, answer, commanded, open_form
from cogs.interactions.completing import Found, completed, no_match
from cogs.views.away import away_form, away_post, sure_post
from cogs.zones import city_of


class AwayCommands:
    """A user's own absences: a command for the group of another cog."""

    bot: Steiger

    @app_commands.rename(begin="from", end="to")
    @app_commands.describe(
        begin=described("opt-away-from"), end=described("opt-away-to"), show=described("opt-away-show")
    )
    @commanded
    async def away(
        self, asked: Asked, begin: str | None = None, end: str | None = None, show: bool = False
    ) -> Post:
        """Say that one is away for some days, or look at what was said."""
        if not (begin or end):
            return await shown(asked)
        if not (begin and end):
            raise Refused("away-half")
        return await _kept(asked, begin, end, show)

    async def first_days(self, interaction: Interaction, current: str) -> Found:
        """The days on which an absence may begin."""

        async def offer(text: Words) -> list[Choice]:
            return days_offered(current, await _today(interaction, text), text) or [no_match(current, text)]

        return await completed(interaction, offer)

    async def last_days(self, interaction: Interaction, current: str) -> Found:
        """The days on which it may end, from the first on where that can be read."""

        async def offer(text: Words) -> list[Choice]:
            today = await _today(interaction, text)
            first = _first(interaction, today, text)
            return days_offered(current, today, text, first) or [no_match(current, text)]

        return await completed(interaction, offer)


def add_to(group: app_commands.Group) -> None:
    """Put the command into a group; its cog is the `self`."""
    made = app_commands.Command[Any, ..., None](
        name="away", description=described("cmd-me-away"), callback=AwayCommands.away
    )
    made.autocomplete("begin")(AwayCommands.first_days)
    made.autocomplete("end")(AwayCommands.last_days)
    group.add_command(made)


async def shown(asked: Asked, note: str = "", chosen: int = 0, page: int = 1) -> Post:
    """The absences of whoever asks."""
    found = await asked.service.absences(asked.call.user, asked.call.now)
    return away_post(found, asked.text, note, chosen, page)


async def on_away(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Open the form of a reminder, or do what a control of the absences says."""
    submitted = interaction.type is InteractionType.modal_submit
    if press.arg.startswith("now ") and not submitted:
        await open_form(interaction, lambda asked: _form(asked, press))
        return
    await answer(interaction, lambda asked: _done(asked, press, values), press.table or None)


async def _form(asked: Asked, press: Press) -> Form | Post:
    row = number_in(press.arg.removeprefix("now ")) or 0
    if not await asked.service.reminds(asked.call.user, row):
        raise Refused("snooze-not-yours")
    today = await _today(asked.interaction, asked.text)
    return away_form(day_in_words(today, asked.text.language), press.table, row, asked.text)


async def _done(asked: Asked, press: Press, values: list[str]) -> Post:
    service, call = asked.service, asked.call
    match press.arg.split():
        case ["now", _] if len(values) == 2:
            return await _kept(asked, values[0], values[1], False)
        case ["which"] if values:
            return await shown(asked, chosen=number_in(values[0]) or 0)
        case ["of", number, page]:
            return await shown(asked, chosen=number_in(number) or 0, page=number_in(page) or 1)
        case ["at", number, page] if values:
            return await _chosen(asked, number_in(number) or 0, press.table, values[0], number_in(page) or 1)
        case ["sure", number]:
            said = await service.choose_away(call, number_in(number) or 0, press.table, "seat")
            return await shown(asked, asked.text(said), number_in(number) or 0)
        case ["drop", number]:
            return await shown(asked, asked.text(await service.end_absence(call, number_in(number) or 0)))
        case ["back"]:
            return Post(asked.text(await service.end_absence(call, None)))
        case ["show", number, how]:
            said = await service.show_away(call, number_in(number) or 0, how == "on")
            return await shown(asked, asked.text(said), number_in(number) or 0)
        case _:
            raise Refused("control-unknown")


async def _chosen(asked: Asked, absence: int, table: int, choice: str, page: int) -> Post:
    """Keep what is to be at a table; ask once more where a seat would be offered at once."""
    found = await asked.service.absences(asked.call.user, asked.call.now)
    if choice == "seat" and any(own.row.id == absence and own.begun for own in found):
        return sure_post(absence, table, asked.text)
    said = await asked.service.choose_away(asked.call, absence, table, choice)
    return await shown(asked, asked.text(said), absence, page)


async def _kept(asked: Asked, begin: str, end: str, show: bool) -> Post:
    """Keep the days that were typed, and ask for each table."""
    text = asked.text
    zone = await asked.service.own_zone(asked.call.user, text.language)
    today = day_of(zone, asked.call.now)
    first = day_meant(begin, today, text)
    days = Days(first, day_meant(end, today, text, max(first, today)), zone, show)
    try:
        said = await asked.service.go_away(asked.call, days)
    except Refused as refused:
        raise Refused(refused.key, **_in_words(refused.values, text)) from refused
    found = await asked.service.absences(asked.call.user, asked.call.now)
    newest = max((own.row.id for own in found), default=0)
    note = f"{text(said)} {text('away-zone', city=city_of(zone, text.language))}"
    return away_post(found, text, note, newest)


def _in_words(values: Any, text: Words) -> dict[str, str | int]:
    """What a refusal says, its days as they are written in the reader's language."""
    days = {
        name: day_in_words(date.fromisoformat(str(values[name])), text.language)
        for name in ("first", "last")
        if name in values
    }
    return {**values, **days}


async def _today(interaction: Interaction, text: Words) -> date:
    zone = await interaction.client.service.own_zone(interaction.user.id, text.language)
    return day_of(zone, interaction.client.clock.now())


def _first(interaction: Interaction, today: date, text: Words) -> date:
    """The first day as it stands in the command so far."""
    given = str(getattr(interaction.namespace, "from", None) or "")
    try:
        return max(today, day_meant(given, today, text)) if given.strip() else today
    except Refused:
        return today


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update(
        {
            "away": on_away,
        }
    )
