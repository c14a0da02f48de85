"""/table repair: setting public things of a position right."""

from asyncio import to_thread
from typing import Any

from discord import app_commands

from bot.controls import Press
from bot.errors import Refused, Stale
from bot.names import safe_text
from bot.post import MENU_LIMIT, Choice, Form, Post
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.tables.loaded import Loaded
from bot.words import Words
from cogs.interactions.answering import Asked, answer, call_of, commanded, open_form, refusal_text
from cogs.interactions.completing import Found, completed, no_match, nothing
from cogs.tables import presses
from cogs.tables.seats import here_looked_up
from cogs.views.repairs import (
    adding_form,
    plain_name,
    quantities_meant,
    quantity_name,
    reason_form,
    repair_post,
    several,
    value_name,
    values_meant,
    values_said,
)
from games.engine.contract import Quantity


class RepairCommands:
    """Setting a position right: commands for the group of another cog."""

    bot: Steiger

    @app_commands.describe(what=described("opt-repair-what"), to=described("opt-repair-to"))
    @commanded
    async def repair(self, asked: Asked, what: str = "", to: str = "") -> Post:
        """Show what is about to be proposed, with one more thing where it is named."""
        seen = await here_looked_up(asked, "ask")
        return await _added(asked, seen.loaded.row.id, what, to)

    async def whats(self, interaction: Interaction, current: str) -> Found:
        """All that can be set right, with what it is now."""

        async def offer(text: Words) -> list[Choice]:
            loaded = await _loaded(self.bot, interaction)
            meant = await to_thread(quantities_meant, current, loaded)
            named = [Choice(quantity_name(loaded, one, text), one.id) for one in meant[:MENU_LIMIT]]
            return named or [no_match(current, text)]

        return await completed(interaction, offer)

    async def tos(self, interaction: Interaction, current: str) -> Found:
        """The values that what is named before may have."""

        async def offer(text: Words) -> list[Choice]:
            loaded = await _loaded(self.bot, interaction)
            what = str(getattr(interaction.namespace, "what", "") or "")
            meant = await to_thread(quantities_meant, what, loaded) if what else []
            if len(meant) != 1:
                return [nothing(text("repair-what-first"))]
            values = await to_thread(values_meant, current, meant[0], loaded)
            named = [Choice(value_name(loaded, meant[0], one, text), one) for one in values[:MENU_LIMIT]]
            return named or [no_match(current, text)]

        return await completed(interaction, offer)


async def _loaded(bot: Steiger, interaction: Interaction) -> Loaded:
    """The table in whose channel somebody completes an option, as far as they may propose anything there."""
    row = await bot.service.find(interaction.user.id, interaction.channel_id or 0)
    return (await bot.service.repair_draft(call_of(interaction), row.id)).loaded


async def _added(asked: Asked, table: int, what: str, to: str) -> Post:
    """The draft, with one more thing where it is named; or with the reason why it cannot be set so."""
    if not what.strip() and not to.strip():
        return await _panel(asked, table)
    loaded = (await asked.service.repair_draft(asked.call, table)).loaded
    try:
        quantity = await to_thread(_quantity, what, loaded, asked.text)
        value = await to_thread(_value, to, quantity, loaded, asked.text)
        sentence = asked.text(await asked.service.set_change(asked.call, table, quantity.id, value))
    except Refused as error:
        sentence = refusal_text(error, None, asked.text)
    return await _panel(asked, table, sentence)


async def _panel(asked: Asked, table: int, sentence: str = "") -> Post:
    return repair_post(await asked.service.repair_draft(asked.call, table), asked.text, sentence)


def _quantity(typed: str, loaded: Loaded, text: Words) -> Quantity:
    """What somebody means; raises Refused where it is nothing, or several things."""
    meant = quantities_meant(typed, loaded) if typed.strip() else []
    if not meant:
        raise Refused("repair-unknown")
    if len(meant) > 1:
        names = several(meant, lambda one: quantity_name(loaded, one, text), text)
        raise Refused("repair-which", what=typed.strip()[:40], names=names)
    return meant[0]


def _value(typed: str, quantity: Quantity, loaded: Loaded, text: Words) -> str:
    meant = values_meant(typed, quantity, loaded) if typed.strip() else []
    if not meant:
        what, values = plain_name(loaded, quantity, text), values_said(loaded, quantity, text)
        raise Refused("repair-value-cannot", what=what, value=safe_text(typed.strip()[:40]) or "-", values=values)
    if len(meant) > 1:
        names = several(meant, lambda one: value_name(loaded, quantity, one, text), text)
        raise Refused("repair-which-value", value=typed.strip()[:40], names=names)
    return meant[0]


async def on_repair(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Go on with what is about to be proposed: open a form, take one in, or propose it."""
    said, _, mark = press.arg.partition(" ")
    if said in ("add", "why") and not values:
        await open_form(interaction, lambda asked: _form(asked, press.table, said), press.table)
        return
    if said not in ("add", "why", "drop", "ask", "discard", "balance"):
        await presses.on_unanswered(interaction, press, values)
        return

    async def work(asked: Asked) -> Post:
        service, call, table = asked.service, asked.call, press.table
        match said:
            case "add":
                return await _added(asked, table, values[0], values[1] if len(values) > 1 else "")
            case "why":
                return await _panel(asked, table, asked.text(await service.set_reason(call, table, values[0])))
            case "drop":
                done = await service.drop_change(call, table, values[0] if values else "")
                return await _panel(asked, table, asked.text(done))
            case "balance":
                return await _balanced(asked, table)
            case "ask":
                return await _proposed(asked, table, mark)
            case _:
                return Post(asked.text(await service.discard_repair(call, table)))

    await answer(interaction, work, press.table)


async def _balanced(asked: Asked, table: int) -> Post:
    """The draft with what makes it add up, as far as something still does."""
    balance = (await asked.service.repair_draft(asked.call, table)).balance
    if balance is None:
        return await _panel(asked, table, asked.text("repair-changed-meanwhile"))
    return await _added(asked, table, balance.id, balance.after)


async def _form(asked: Asked, table: int, which: str) -> Form | Post:
    shown = await asked.service.repair_draft(asked.call, table)
    return adding_form(table, asked.text) if which == "add" else reason_form(shown, asked.text)


async def _proposed(asked: Asked, table: int, mark: str) -> Post:
    try:
        return Post(asked.text(await asked.service.propose(asked.call, table, mark)))
    except Stale:
        return await _panel(asked, table, asked.text("repair-changed-meanwhile"))


def add_to_table(group: app_commands.Group) -> None:
    """Put the commands into a group; its cog is the `self` of each."""
    made = app_commands.Command[Any, ..., None](
        name="repair", description=described("cmd-table-repair"), callback=RepairCommands.repair
    )
    made.autocomplete("what")(RepairCommands.whats)
    made.autocomplete("to")(RepairCommands.tos)
    group.add_command(made)


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update({"repair": on_repair})
