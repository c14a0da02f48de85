"""Going on without somebody, and coming back: the commands of /table about seats, and their buttons."""

from collections.abc import Callable
from typing import Any, Final, Literal

from discord import app_commands
from msgspec.structs import replace

from bot.controls import Press, button_id
from bot.errors import Refused
from bot.post import Button, Choice, Post
from bot.presenter import Party
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.tables.absence import CHOICES
from bot.tables.hours import hours_of_table
from bot.tables.loaded import Loaded
from bot.tables.pausing import LONGEST
from bot.tables.rights import Act, alone, in_play, may
from bot.tables.seeing import Seen
from bot.timing.days import day_of, end_of
from bot.words import Words
from cogs.dates import day_meant, days_offered
from cogs.interactions.answering import Asked, answered, call_of, commanded
from cogs.interactions.completing import Found, completed, no_match, nothing
from cogs.matching import found
from cogs.tables import presses

DAY: Final = 24 * 3600


class SeatCommands:
    """What a seat can do about itself and others beside moving: commands for the group of another cog."""

    bot: Steiger

    @app_commands.describe(player=described("opt-absent-player"), how=described("opt-absent-how"))
    @commanded
    async def absent(self, asked: Asked, player: str, how: str) -> Post:
        """Ask how to go on without a player who does not come."""
        seen = await here_looked_up(asked, "ask")
        target = seat_named(seen, player)
        choice = next((one for one in CHOICES if how in (one, asked.text(f"button-{one}"))), None)
        if choice is None:
            raise Refused("absent-how-unknown")
        table = seen.loaded.row.id
        return Post(asked.text(await self.bot.service.ask_absence(asked.call, table, target, choice)))

    async def hows(self, interaction: Interaction, current: str) -> Found:
        """The ways to go on."""

        async def offer(text: Words) -> list[Choice]:
            await table_of(interaction, "ask")
            named = [((one, text(f"button-{one}")), [text(f"button-{one}")]) for one in CHOICES]
            return [Choice(name, value) for value, name in found(current, named)] or [no_match(current, text)]

        return await completed(interaction, offer)

    async def players(self, interaction: Interaction, current: str) -> Found:
        """The players of the table here."""
        return await seats_to_name(interaction, current, "ask")

    @commanded
    async def concede(self, asked: Asked) -> Post:
        """Give the game up for oneself, after a second press."""
        seen = await here(asked)
        may("concede", seen.loaded, asked.call)
        in_play(seen.loaded)
        return _sure_alone(asked, seen) if seen.loaded.people == 1 else _sure(asked, seen, "concede")

    @commanded
    async def come_back(self, asked: Asked) -> Post:
        """Take the own seat up again."""
        seen = await here(asked)
        return Post(asked.text(await self.bot.service.come_back(asked.call, seen.loaded.row.id)))

    @app_commands.describe(until=described("opt-pause-until"))
    @commanded
    async def pause(self, asked: Asked, until: str) -> Post:
        """Ask for a pause until the end of a day."""
        seen = await here(asked)
        zone = hours_of_table(seen.loaded.row).zone
        end = end_of(zone, day_meant(until, day_of(zone, asked.call.now), asked.text))
        return Post(asked.text(await self.bot.service.ask_pause(asked.call, seen.loaded.row.id, end)))

    async def days(self, interaction: Interaction, current: str) -> Found:
        """The days until which a pause may last."""

        async def offer(text: Words) -> list[Choice]:
            zone = hours_of_table((await table_of(interaction, "ask")).row).zone
            today = day_of(zone, self.bot.clock.now())
            days = days_offered(current, today, text, most=LONGEST // DAY)
            return days or [no_match(current, text)]

        return await completed(interaction, offer)

    @commanded
    async def resume(self, asked: Asked) -> Post:
        """Ask for the pause to end now."""
        seen = await here(asked)
        return Post(asked.text(await self.bot.service.ask_resume(asked.call, seen.loaded.row.id)))


def add_to(group: app_commands.Group) -> None:
    """Put the commands into a group; its cog is the `self` of each."""
    made = {
        name: app_commands.Command[Any, ..., None](name=name, description=said, callback=callback)
        for name, said, callback in (
            ("absent", described("cmd-table-absent"), SeatCommands.absent),
            ("concede", described("cmd-table-concede"), SeatCommands.concede),
            ("return", described("cmd-table-return"), SeatCommands.come_back),
            ("pause", described("cmd-table-pause"), SeatCommands.pause),
            ("resume", described("cmd-table-resume"), SeatCommands.resume),
        )
    }
    made["absent"].autocomplete("player")(SeatCommands.players)
    made["absent"].autocomplete("how")(SeatCommands.hows)
    made["pause"].autocomplete("until")(SeatCommands.days)
    for command in made.values():
        group.add_command(command)


async def on_concede(asked: Asked, press: Press, values: list[str]) -> Post:
    """Concede, sure of it."""
    return Post(asked.text(await asked.service.concede(asked.call, press.table)))


async def on_quit(asked: Asked, press: Press, values: list[str]) -> Post:
    """Leave a running game, sure of it."""
    return Post(asked.text(await asked.service.leave(asked.call, press.table)))


async def on_stop(asked: Asked, press: Press, values: list[str]) -> Post:
    """End the game alone, sure of it; where others count again meanwhile, they are asked."""
    return Post(asked.text(await asked.service.ask_stop(asked.call, press.table)))


async def on_return(asked: Asked, press: Press, values: list[str]) -> Post:
    """Come back to the own seat."""
    said = await asked.service.come_back(asked.call, press.table)
    return await presses.panel_of(asked, press.table, sentence=asked.text(said))


async def leave(asked: Asked, seen: Seen) -> Post:
    """Leave a gathering table; ask once before a running game is left, which ends with its last person."""
    if seen.loaded.row.practice:
        raise Refused(alone(seen.loaded.row))
    if seen.seat is not None and seen.loaded.row.status == "running":
        return _sure_alone(asked, seen) if seen.loaded.people == 1 else _sure(asked, seen, "quit")
    service = asked.service
    return Post(asked.text(await service.leave(asked.call, seen.loaded.row.id)))


async def abandon(asked: Asked, seen: Seen) -> Post:
    """Ask for the game to be given up; ask once whoever would end it at once, because nobody else counts."""
    service, table = asked.service, seen.loaded.row.id
    if await service.ends_alone(asked.call, table):
        return _sure(asked, seen, "stop")
    return Post(asked.text(await service.ask_stop(asked.call, table)))


async def seats_to_name(interaction: Interaction, current: str, act: Act) -> Found:
    """The players of the table here, to complete an option that names one by the seat."""
    return await _to_name(interaction, current, act, lambda party, seat: seat)


async def suspended_to_name(interaction: Interaction, current: str) -> Found:
    """The suspended players of the table here, to complete an option that names one by the seat."""

    async def offer(text: Words) -> list[Choice]:
        loaded = await table_of(interaction, "reinstate")
        names = loaded.party.plain_names
        named = [(seat.seat, [names[seat.seat]]) for seat in loaded.seats if seat.suspended]
        if not named:
            return [nothing(text("suggest-none-suspended"))]
        fitting = [Choice(loaded.party.names[seat], str(seat)) for seat in found(current, named)]
        return fitting or [no_match(current, text)]

    return await completed(interaction, offer)


async def users_to_name(interaction: Interaction, current: str, act: Act) -> Found:
    """The players of the table here, to complete an option that names one whatever seat they have by then."""
    return await _to_name(interaction, current, act, lambda party, seat: party.users[seat])


async def _to_name(interaction: Interaction, current: str, act: Act, value: Callable[[Party, int], int]) -> Found:
    async def offer(text: Words) -> list[Choice]:
        loaded = await table_of(interaction, act)
        party, of_all = loaded.party, act == "look"
        people = [seat.seat for seat in loaded.seats if of_all or not seat.computer]
        named = [(seat, [party.plain_names[seat]]) for seat in people]
        fitting = [Choice(party.names[seat], str(value(party, seat))) for seat in found(current, named)]
        return fitting or [nothing(text("suggest-no-match", typed=current[:40]))]

    return await completed(interaction, offer)


async def table_of(interaction: Interaction, act: Act) -> Loaded:
    """The table here; raises Refused where whoever asks may not do that at it."""
    service = interaction.client.service
    row = await service.find(interaction.user.id, interaction.channel_id or 0)
    loaded = (await service.seen(interaction.user.id, row.id)).loaded
    may(act, loaded, call_of(interaction))
    return loaded


def user_named(seen: Seen, typed: str) -> int:
    """The user whom somebody means; raises Refused where that is none who sits there."""
    users = seen.loaded.party.users
    return int(typed) if typed.isdecimal() and int(typed) in users else users[seat_named(seen, typed)]


def seat_named(seen: Seen, typed: str) -> int:
    """The seat of the player whom somebody means; raises Refused where that is not one."""
    party = seen.loaded.party
    if typed.isdecimal() and int(typed) < len(party.names):
        return int(typed)
    named = [(seat, [name]) for seat, name in enumerate(party.plain_names)]
    fitting = found(typed, named) if typed.strip() else []
    if len(fitting) != 1:
        raise Refused("player-unknown", table=seen.loaded.row.called)
    return fitting[0]


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update(
        {
            "concede": answered(on_concede),
            "quit": answered(on_quit),
            "return": answered(on_return),
            "stop": answered(on_stop),
        }
    )


def _sure(asked: Asked, seen: Seen, op: Literal["concede", "quit", "stop"]) -> Post:
    """Ask once more before something that the others feel."""
    table = seen.loaded.row.id
    button = Button(asked.text(f"button-{op}"), button_id(op, table), "danger")
    return Post(asked.text(f"sure-{op}", table=table), ((button,),))


def _sure_alone(asked: Asked, seen: Seen) -> Post:
    """Ask once more before the only person at a table ends its game."""
    post = _sure(asked, seen, "stop")
    return replace(post, text=asked.text("sure-alone", table=seen.loaded.row.id))


async def here(asked: Asked, *, wakes: bool = True) -> Seen:
    """The table that a command given here means, as the caller may see it; woken from rest where it `wakes`."""
    service, interaction = asked.service, asked.interaction
    row = await service.find(interaction.user.id, interaction.channel_id or 0)
    asked.mean(row.id)
    return await service.look(asked.call, row.id, wakes=wakes)


async def here_looked_up(asked: Asked, act: Act) -> Seen:
    """As `here`, with the players of a running table looked up in its server for whoever may do that there."""
    seen = await here(asked)
    may(act, seen.loaded, asked.call)
    if seen.loaded.row.status == "running":
        await asked.interaction.client.look_at(seen.loaded)
    return seen
