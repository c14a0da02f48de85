"""The commands of a game as Discord knows them, adding to the same open turn as the game's panel."""

from inspect import Parameter, Signature
from typing import Any, Literal

import discord
from discord import app_commands

from bot.errors import MalformedRefused, Refused
from bot.post import Choice, Post
from bot.presenter import AnyPresenter
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.tables.seeing import Seen
from bot.words import Words, words
from cogs.interactions.answering import Asked, answer
from cogs.interactions.completing import Found, completed, nothing
from cogs.interactions.saying import say
from cogs.tables import presses
from cogs.typed.commands import Command, Option, Options
from cogs.typed.typed import Typed


class GameCommands:
    """The commands of one game."""

    def __init__(self, bot: Steiger, presenter: AnyPresenter, typed: Typed) -> None:
        self.bot, self.presenter, self.typed = bot, presenter, typed

    def group(self) -> app_commands.Group:
        """The group that holds them, with groups of its own for those of a longer path."""
        group = app_commands.Group(
            name=self.typed.group, description=described(f"cmd-{self.typed.group}"), guild_only=True
        )
        inner: dict[str, app_commands.Group] = {"": group}
        for command in self.typed.commands.values():
            name = command.path.rpartition(" ")[0]
            if name not in inner:
                about = described(f"cmd-{self.typed.group}-{name}")
                inner[name] = app_commands.Group(name=name, description=about, parent=group)
            inner[name].add_command(self._command(command))
        return group

    def _command(self, command: Command) -> app_commands.Command[Any, ..., None]:
        async def taken(interaction: Interaction, **given: object) -> None:
            said = {name: str(value) for name, value in given.items() if value is not None}
            await self.take(interaction, command, said)

        async def complete(interaction: Interaction, current: str) -> Found:
            return await self.complete(interaction, command, current)

        taken.__signature__ = _signature(command)  # pyright: ignore[reportFunctionMemberAccess]
        group = self.typed.group
        about = {one.name: described(key_of(group, command, one)) for one in command.options}
        made = app_commands.Command[Any, ..., None](
            name=command.name,
            description=described(f"cmd-{group}-{command.name}"),
            callback=app_commands.describe(**about)(taken),  # pyright: ignore[reportArgumentType]
        )
        for option in command.options:
            if option.completed:
                made.autocomplete(option.name)(complete)
        return made

    # Completing options

    async def complete(self, interaction: Interaction, command: Command, current: str) -> Found:
        """Legal values only, judged against the other options given."""
        option, others = _focused(interaction)

        async def offer(text: Words) -> list[Choice]:
            seen = await self._seen(interaction)
            if not seen.loaded.playable:
                return [nothing(text("suggest-unreadable"))]
            if seen.position is None:
                return [nothing(text("suggest-no-seat"))]
            state, seat = seen.position.state, seen.position.seat
            return list(command.offered(state, seat, option, current, others, text))

        return await completed(interaction, offer)

    async def _seen(self, interaction: Interaction) -> Seen:
        row = await self.bot.service.find(interaction.user.id, interaction.channel_id or 0)
        if row.game != self.presenter.game.id or row.status != "running":
            raise Refused("suggest-no-table")
        return await self.bot.service.seen(interaction.user.id, row.id)

    # Taking actions

    async def take(self, interaction: Interaction, command: Command, options: Options) -> None:
        """Take the action that a command with its options means."""

        async def work(asked: Asked) -> Post:
            row = await self.bot.service.find(interaction.user.id, interaction.channel_id or 0)
            asked.mean(row.id)
            if row.game != self.presenter.game.id:
                raise Refused("other-game", table=row.called)
            try:
                said = await say(
                    asked,
                    row.id,
                    None,
                    command.line(options),
                    lambda _, position: command.meant(position.state, position.seat, options, asked.text),
                )
            except MalformedRefused:
                await self._object(interaction, row.id, command, options)
                raise
            return await presses.panel_after(asked, row.id, said)

        await answer(interaction, work)

    async def _object(self, interaction: Interaction, table: int, command: Command, options: Options) -> None:
        seen = await self.bot.service.seen(interaction.user.id, table)
        if seen.position is not None:
            refused = command.objection(seen.position.state, seen.position.seat, options)
            if refused is not None:
                raise refused


def _signature(command: Command) -> Signature:
    """The parameters by which Discord is told of the options."""
    kind = Parameter.POSITIONAL_OR_KEYWORD
    asked = [
        Parameter(
            option.name,
            kind,
            default=Parameter.empty if option.required else None,
            annotation=_annotation(option) if option.required else _annotation(option) | None,
        )
        for option in command.options
    ]
    return Signature([Parameter("interaction", kind, annotation=discord.Interaction), *asked])


def _annotation(option: Option) -> Any:
    if option.values:
        values = tuple(int(value) if option.whole else value for value in option.values)
        literal: Any = Literal
        return literal[values]
    if option.between:
        return app_commands.Range[int, option.between.least, option.between.most]
    return bool if option.yes_or_no else str


def key_of(group: str, command: Command, option: Option) -> str:
    """The description of an option: its own with this command, or what all of its name have in the group."""
    own = f"opt-{group}-{command.name}-{option.name}"
    return own if words("en").has(own) else f"opt-{group}-{option.name}"


def _focused(interaction: Interaction) -> tuple[str, dict[str, str]]:
    """The option being typed, and the other options given so far."""
    given = {name: str(value) for name, value in interaction.namespace if value not in (None, "")}
    focused = _focus(list((interaction.data or {}).get("options", [])))
    given.pop(focused, None)
    return focused, given


def _focus(options: list[Any]) -> str:
    """The name of the option being typed, in groups within groups."""
    for option in options:
        if option.get("focused"):
            return str(option.get("name", ""))
        if found := _focus(list(option.get("options", []))):
            return found
    return ""
