"""The controls of the lobby card: seats, the start, language and options of a gathering table."""

from bot.controls import Press, number_in
from bot.post import Post
from bot.presenter import PRESENTERS
from bot.process.client import Steiger
from bot.tables.answers import Answer
from bot.tables.choosing import REMINDERS
from bot.tables.hours import Wanted
from bot.tables.rights import allows
from cogs.interactions.answering import Asked, answered
from cogs.tables import seats
from cogs.tables.gathering import opened_place
from cogs.tables.opening import open_rematch
from cogs.tables.places import check_sight, check_wanted
from cogs.views.lobby import PRECEDENTS, rules_post
from cogs.views.paces import CLOCK


async def start_table(asked: Asked, table: int) -> Post:
    """Begin a table's game in a thread of its own where that may be."""
    asked.table = table
    service = asked.service
    loaded = await service.startable(asked.call, table)
    async with opened_place(asked.interaction, loaded) as place:
        said = await service.start(asked.call, table, place)
    return Post(asked.text(said, place=place))


async def on_join(asked: Asked, press: Press, values: list[str]) -> Post:
    """Take a seat from the card, or from one that looks for players elsewhere."""
    seen = await asked.service.look(asked.call, press.table)
    check_sight(asked.interaction, seen.loaded.row.channel)
    return Post(asked.text(await asked.service.join(asked.call, press.table)))


async def on_leave(asked: Asked, press: Press, values: list[str]) -> Post:
    """Free the own seat from the card."""
    seen = await asked.service.look(asked.call, press.table)
    return await seats.leave(asked, seen)


async def on_start(asked: Asked, press: Press, values: list[str]) -> Post:
    """Begin the game from the card."""
    return await start_table(asked, press.table)


async def on_language(asked: Asked, press: Press, values: list[str]) -> Post:
    """Choose the table's language."""
    chosen = values[0] if values else press.arg
    said = await asked.service.set_language(asked.call, press.table, chosen)
    return Post(asked.text(said))


async def on_decline(asked: Asked, press: Press, values: list[str]) -> Post:
    """Decline an invitation."""
    return Post(asked.text(await asked.service.decline(asked.call, press.table)))


async def on_stay(asked: Asked, press: Press, values: list[str]) -> Post:
    """Say that one still wants to play."""
    return Post(asked.text(await asked.service.stay(asked.call, press.table)))


async def on_rematch(asked: Asked, press: Press, values: list[str]) -> Post:
    """Gather the players of an ended game anew."""
    return await open_rematch(asked, press.table)


async def on_wanted(asked: Asked, press: Press, values: list[str]) -> Post:
    """Look for players in the server's channel for it."""
    await check_wanted(asked.interaction)
    return Post(asked.text(await asked.service.look_for_players(asked.call, press.table)))


async def on_rules(asked: Asked, press: Press, values: list[str]) -> Post:
    """Show the table's options."""
    return await _options(asked, press.table)


async def on_rule(asked: Asked, press: Press, values: list[str]) -> Post:
    """Set one option."""
    name, _, value = (values[0] if values else press.arg).partition(" ")
    said = await asked.service.set_option(asked.call, press.table, name, value)
    return await _options(asked, press.table, asked.text(said), option=name)


async def on_preset(asked: Asked, press: Press, values: list[str]) -> Post:
    """Choose a whole set of options."""
    said = await asked.service.set_preset(asked.call, press.table, press.arg)
    return await _options(asked, press.table, asked.text(said))


async def on_patience(asked: Asked, press: Press, values: list[str]) -> Post:
    """Choose how long a seat may stay without a move."""
    seconds = number_in(values[0] if values else press.arg) or 0
    said = await asked.service.set_patience(asked.call, press.table, seconds)
    return await _options(asked, press.table, asked.text(said))


async def on_pace(asked: Asked, press: Press, values: list[str]) -> Post:
    """Choose how often it is to be played, by which clock, or whether whoever is waited for is reminded."""
    chosen = values[0] if values else press.arg
    said = await _chosen(asked, press.table, chosen)
    return await _options(asked, press.table, asked.text(said))


async def _chosen(asked: Asked, table: int, chosen: str) -> Answer:
    if chosen in REMINDERS:
        return await asked.service.set_reminders(asked.call, table, chosen)
    if chosen.startswith(PRECEDENTS):
        return await asked.service.accept_precedents(asked.call, table, chosen.removeprefix(PRECEDENTS))
    if chosen.startswith(CLOCK):
        return await asked.service.set_clock(asked.call, table, chosen.removeprefix(CLOCK))
    return await asked.service.set_pace(asked.call, table, chosen)


async def on_zone(asked: Asked, press: Press, values: list[str]) -> Post:
    """Choose the zone in which the people of the table live."""
    chosen = Wanted(zone=values[0] if values else press.arg)
    said = await asked.service.set_hours(asked.call, press.table, chosen)
    return await _options(asked, press.table, asked.text(said))


async def on_group(asked: Asked, press: Press, values: list[str]) -> Post:
    """Show the options of one group."""
    return await _options(asked, press.table, group=values[0] if values else press.arg)


async def _options(asked: Asked, table: int, sentence: str = "", *, group: str = "", option: str = "") -> Post:
    """The table's options, of the named group or of that of an option."""
    seen = await asked.service.look(asked.call, table)
    presenter = PRESENTERS[seen.loaded.game.id]
    if option:
        group = next((key for key, _, members in presenter.option_groups(asked.text) if option in members), "")
    changeable = seen.loaded.row.status == "lobby" and allows("options", seen.loaded, asked.call)
    return rules_post(seen, presenter, asked.text, sentence, group, changeable=changeable)


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update(
        {
            "join": answered(on_join),
            "leave": answered(on_leave),
            "start": answered(on_start),
            "decline": answered(on_decline),
            "stay": answered(on_stay),
            "rematch": answered(on_rematch),
            "patience": answered(on_patience),
            "pace": answered(on_pace),
            "zone": answered(on_zone),
            "language": answered(on_language),
            "wanted": answered(on_wanted),
            "rules": answered(on_rules),
            "rule": answered(on_rule),
            "preset": answered(on_preset),
            "group": answered(on_group),
        }
    )
