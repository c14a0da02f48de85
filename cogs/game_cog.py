"""What the commands of every game do alike: find the table, take an action, complete an option."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from discord.ext import commands

from bot.client import Interaction, Steiger
from bot.errors import MalformedRefused, Refusal, Refused, RuleRefused
from bot.post import Choice, Post
from bot.presenter import Position, Presenter
from bot.tables.reading import Seen
from bot.words import Words
from cogs import presses
from cogs.answering import Asked, answer
from cogs.completing import Found, completed, nothing
from games.engine.contract import AnyGame
from games.engine.violation import MalformedAction

Options: TypeAlias = Mapping[str, str]


@dataclass(frozen=True)
class Reader:
    """How a game reads the options of its commands.

    `suggested` gives legal values of "<verb> <option>" that fit what is typed, or one entry that says why there
    are none. `line` is the text for the presenter's `actions` that a verb with its options means, `meant` the same
    read in the position of whoever says it (it may raise MalformedAction). `objection` is what weighs more than an
    option that cannot be read, if anything does.
    """

    suggested: Callable[[Position, str, str, Options, Words], list[Choice]]
    line: Callable[[str, Options], str]
    meant: Callable[[Position, str, Options, Words], str]
    objection: Callable[[Position, str, Options], Refusal | None]


def out_of_turn(game: AnyGame, position: Position) -> Refusal | None:
    """Whose turn it is, as a refusal; None for whoever is at turn."""
    if position.at_turn:
        return None
    violation = game.check(position.state, position.seat, game.end_turn)
    return None if violation is None else RuleRefused(violation, 1, 1, "")


class GameCog(commands.Cog):
    """The commands of one game, adding to the same open turn as its panel."""

    presenter: ClassVar[Presenter]
    reader: ClassVar[Reader]

    def __init__(self, bot: Steiger) -> None:
        self.bot = bot

    # Completing options

    async def complete(self, interaction: Interaction, current: str) -> Found:
        """Legal values only, judged against the other options given."""
        verb, option, others = _focused(interaction)

        async def offer(text: Words) -> list[Choice]:
            seen = await self._seen(interaction)
            if not seen.loaded.playable:
                return [nothing(text("suggest-unreadable"))]
            if seen.position is None:
                return [nothing(text("suggest-no-seat"))]
            return self.reader.suggested(seen.position, f"{verb} {option}", current, others, text)

        return await completed(interaction, offer)

    async def _seen(self, interaction: Interaction) -> Seen:
        row = await self.bot.service.find(interaction.user.id, interaction.channel_id or 0)
        if row.game != self.presenter.game.id or row.status != "running":
            raise Refused("suggest-no-table")
        return await self.bot.service.seen(interaction.user.id, row.id)

    # Taking actions

    async def take(self, interaction: Interaction, verb: str, options: Options | None = None) -> None:
        """Take an action by its verb and options; without options `verb` is the whole text."""

        async def work(asked: Asked) -> Post:
            row = await self.bot.service.find(interaction.user.id, interaction.channel_id or 0)
            asked.table = row.id
            if row.game != self.presenter.game.id:
                raise Refused("other-game", table=row.id)
            try:
                asked.said = verb if options is None else await self._meant(asked, row.id, verb, options)
                said = await self.bot.service.move(asked.call, row.id, None, asked.said)
            except MalformedRefused:
                await self._object(interaction, row.id, verb, options or {})
                raise
            note = "" if said == "move-made" else asked.text(said)
            return await presses.panel_after(asked, row.id, note)

        await answer(interaction, work)

    async def _meant(self, asked: Asked, table: int, verb: str, options: Options) -> str:
        """What the options mean in the position that the player sees."""
        seen = await self.bot.service.seen(asked.interaction.user.id, table)
        if seen.position is None:
            return self.reader.line(verb, options)
        try:
            return self.reader.meant(seen.position, verb, options, asked.text)
        except MalformedAction as error:
            raise MalformedRefused(error.code, error.params) from error

    async def _object(self, interaction: Interaction, table: int, verb: str, options: Options) -> None:
        seen = await self.bot.service.seen(interaction.user.id, table)
        if seen.position is not None:
            refused = self.reader.objection(seen.position, verb, options)
            if refused is not None:
                raise refused


def _focused(interaction: Interaction) -> tuple[str, str, dict[str, str]]:
    """The verb, the option being typed, and the other options given so far."""
    verb = interaction.command.name if interaction.command is not None else ""
    given = {name: str(value) for name, value in interaction.namespace if value not in (None, "")}
    focused = _focus(list((interaction.data or {}).get("options", [])))
    given.pop(focused, None)
    return verb, focused, given


def _focus(options: list[Any]) -> str:
    """The name of the option being typed, in groups within groups."""
    for option in options:
        if option.get("focused"):
            return str(option.get("name", ""))
        if found := _focus(list(option.get("options", []))):
            return found
    return ""
