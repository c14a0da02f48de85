"""The controls of the lobby card: seats, the start, language and options of a gathering table."""

from bot.client import Interaction, Steiger
from bot.controls import Press
from bot.post import Post
from bot.presenter import PRESENTERS
from cogs import seats
from cogs.answering import Asked, answer
from cogs.gathering import opened_place
from cogs.views.lobby import rules_post


async def start_table(asked: Asked, table: int) -> Post:
    """Begin a table's game in a thread of its own where that may be."""
    asked.table = table
    service = asked.interaction.client.service
    loaded = await service.startable(asked.call, table)
    async with opened_place(asked.interaction, loaded) as place:
        said = await service.start(asked.call, table, place)
    return Post(asked.text(said, place=place))


async def on_join(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Take a seat from the card."""

    async def work(asked: Asked) -> Post:
        return Post(asked.text(await interaction.client.service.join(asked.call, press.table)))

    await answer(interaction, work, press.table)


async def on_leave(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Free the own seat from the card."""

    async def work(asked: Asked) -> Post:
        seen = await interaction.client.service.seen(interaction.user.id, press.table)
        return await seats.leave(asked, seen)

    await answer(interaction, work, press.table)


async def on_start(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Begin the game from the card."""

    async def work(asked: Asked) -> Post:
        return await start_table(asked, press.table)

    await answer(interaction, work, press.table)


async def on_language(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Choose the table's language."""

    async def work(asked: Asked) -> Post:
        chosen = values[0] if values else press.arg
        said = await interaction.client.service.set_language(asked.call, press.table, chosen)
        return Post(asked.text(said))

    await answer(interaction, work, press.table)


async def on_rules(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Show the table's options."""

    async def work(asked: Asked) -> Post:
        seen = await interaction.client.service.seen(interaction.user.id, press.table)
        return rules_post(seen, PRESENTERS[seen.loaded.game.id], asked.text)

    await answer(interaction, work, press.table)


async def on_rule(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Set one option."""

    async def work(asked: Asked) -> Post:
        name, _, value = (values[0] if values else press.arg).partition(" ")
        said = await interaction.client.service.set_option(asked.call, press.table, name, value)
        seen = await interaction.client.service.seen(interaction.user.id, press.table)
        presenter = PRESENTERS[seen.loaded.game.id]
        groups = presenter.option_groups(asked.text)
        group = next((key for key, _, members in groups if name in members), "")
        return rules_post(seen, presenter, asked.text, asked.text(said), group)

    await answer(interaction, work, press.table)


async def on_preset(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Choose a whole set of options."""

    async def work(asked: Asked) -> Post:
        said = await interaction.client.service.set_preset(asked.call, press.table, press.arg)
        seen = await interaction.client.service.seen(interaction.user.id, press.table)
        return rules_post(seen, PRESENTERS[seen.loaded.game.id], asked.text, asked.text(said))

    await answer(interaction, work, press.table)


async def on_group(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Show the options of one group."""

    async def work(asked: Asked) -> Post:
        seen = await interaction.client.service.seen(interaction.user.id, press.table)
        group = values[0] if values else press.arg
        return rules_post(seen, PRESENTERS[seen.loaded.game.id], asked.text, group=group)

    await answer(interaction, work, press.table)


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update(
        {
            "join": on_join,
            "leave": on_leave,
            "start": on_start,
            "language": on_language,
            "rules": on_rules,
            "rule": on_rule,
            "preset": on_preset,
            "group": on_group,
        }
    )
