"""The controls of the lobby card: seats, the start, language and options of a gathering table."""

from bot.client import Interaction, Steiger
from bot.controls import Press, number_in
from bot.post import Post
from bot.presenter import PRESENTERS
from bot.tables.rights import allows
from cogs import seats
from cogs.answering import Asked, answer
from cogs.gathering import opened_place
from cogs.opening import open_rematch
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
        seen = await interaction.client.service.look(asked.call, press.table)
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


async def on_decline(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Decline an invitation."""

    async def work(asked: Asked) -> Post:
        return Post(asked.text(await interaction.client.service.decline(asked.call, press.table)))

    await answer(interaction, work, press.table)


async def on_stay(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Say that one still wants to play."""

    async def work(asked: Asked) -> Post:
        return Post(asked.text(await interaction.client.service.stay(asked.call, press.table)))

    await answer(interaction, work, press.table)


async def on_rematch(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Gather the players of an ended game anew."""

    async def work(asked: Asked) -> Post:
        return await open_rematch(asked, press.table)

    await answer(interaction, work, press.table)


async def on_rules(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Show the table's options."""

    async def work(asked: Asked) -> Post:
        return await _options(asked, press.table)

    await answer(interaction, work, press.table)


async def on_rule(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Set one option."""

    async def work(asked: Asked) -> Post:
        name, _, value = (values[0] if values else press.arg).partition(" ")
        said = await interaction.client.service.set_option(asked.call, press.table, name, value)
        return await _options(asked, press.table, asked.text(said), option=name)

    await answer(interaction, work, press.table)


async def on_preset(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Choose a whole set of options."""

    async def work(asked: Asked) -> Post:
        said = await interaction.client.service.set_preset(asked.call, press.table, press.arg)
        return await _options(asked, press.table, asked.text(said))

    await answer(interaction, work, press.table)


async def on_patience(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Choose how long a seat may stay without a move."""

    async def work(asked: Asked) -> Post:
        seconds = number_in(values[0] if values else press.arg) or 0
        said = await interaction.client.service.set_patience(asked.call, press.table, seconds)
        return await _options(asked, press.table, asked.text(said))

    await answer(interaction, work, press.table)


async def on_group(interaction: Interaction, press: Press, values: list[str]) -> None:
    """Show the options of one group."""

    async def work(asked: Asked) -> Post:
        return await _options(asked, press.table, group=values[0] if values else press.arg)

    await answer(interaction, work, press.table)


async def _options(asked: Asked, table: int, note: str = "", *, group: str = "", option: str = "") -> Post:
    """The table's options, of the named group or of that of an option."""
    seen = await asked.interaction.client.service.look(asked.call, table)
    presenter = PRESENTERS[seen.loaded.game.id]
    if option:
        group = next((key for key, _, members in presenter.option_groups(asked.text) if option in members), "")
    changeable = seen.loaded.row.status == "lobby" and allows("options", seen.loaded, asked.call)
    return rules_post(seen, presenter, asked.text, note, group, changeable=changeable)


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update(
        {
            "join": on_join,
            "leave": on_leave,
            "start": on_start,
            "decline": on_decline,
            "stay": on_stay,
            "rematch": on_rematch,
            "patience": on_patience,
            "language": on_language,
            "rules": on_rules,
            "rule": on_rule,
            "preset": on_preset,
            "group": on_group,
        }
    )
