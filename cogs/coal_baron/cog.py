"""/coal: one subcommand for each action of Coal Baron, adding to the same open turn as the panel."""

from discord import app_commands
from discord.ext import commands

from bot.client import Interaction, Steiger
from bot.commands import described
from bot.errors import MalformedRefused, Refusal, Refused
from bot.post import Choice, Post
from bot.presenter import register
from bot.storage import StorageError
from bot.tables.reading import Seen
from cogs import presses
from cogs.answering import Asked, answer, words_for
from cogs.coal_baron import PRESENTER
from cogs.coal_baron.suggest import line, objection, suggestions

GAME = PRESENTER.game.id
PLACES = [app_commands.Choice(name="top", value="top"), app_commands.Choice(name="bottom", value="bottom")]
Found = list[app_commands.Choice[str]]


class CoalBaronCog(commands.Cog):
    """The commands of /coal."""

    def __init__(self, bot: Steiger) -> None:
        self.bot = bot

    coal = app_commands.Group(name="coal", description=described("cmd-coal"), guild_only=True)

    @coal.command(name="draft", description=described("cmd-coal-draft"))
    @app_commands.describe(order=described("opt-order"))
    async def draft(self, interaction: Interaction, order: str) -> None:
        """Take an order card in the draft."""
        await self._do(interaction, "draft", {"order": order})

    @coal.command(name="rank", description=described("cmd-coal-rank"))
    @app_commands.describe(orders=described("opt-orders"))
    async def rank(self, interaction: Interaction, orders: str = "") -> None:
        """Leave a ranking for the draft ahead; without cards withdraw it."""
        await self._do(interaction, "rank", {"orders": orders})

    @coal.command(name="place", description=described("cmd-coal-place"))
    @app_commands.describe(space=described("opt-space"))
    async def place(self, interaction: Interaction, space: str) -> None:
        """Place workers."""
        await self._do(interaction, "place", {"space": space})

    @coal.command(name="keep", description=described("cmd-coal-keep"))
    @app_commands.describe(card=described("opt-card"))
    async def keep(self, interaction: Interaction, card: str) -> None:
        """Keep a drawn card or none."""
        await self._do(interaction, "keep", {"card": card})

    @coal.command(name="return", description=described("cmd-coal-return"))
    @app_commands.describe(place=described("opt-place"))
    @app_commands.choices(place=PLACES)
    async def return_(self, interaction: Interaction, place: str) -> None:
        """Return the other drawn cards."""
        await self._do(interaction, "return", {"place": place})

    @coal.command(name="next", description=described("cmd-coal-next"))
    @app_commands.describe(card=described("opt-card"))
    async def next(self, interaction: Interaction, card: str) -> None:
        """Name the card that lies next."""
        await self._do(interaction, "next", {"card": card})

    @coal.command(name="substitute", description=described("cmd-coal-substitute"))
    @app_commands.describe(coal=described("opt-coal"))
    async def substitute(self, interaction: Interaction, coal: str) -> None:
        """Put another cube on a minecart."""
        await self._do(interaction, "substitute", {"coal": coal})

    @coal.command(name="mine", description=described("cmd-coal-mine"))
    @app_commands.describe(plan=described("opt-plan"))
    async def mine(self, interaction: Interaction, plan: str) -> None:
        """Carry out a plan of mining steps, whole or not at all."""
        await self._do(interaction, "mine", {"plan": plan})

    @coal.command(name="cage", description=described("cmd-coal-cage"))
    @app_commands.describe(level=described("opt-level"))
    async def cage(self, interaction: Interaction, level: str) -> None:
        """Move the cage."""
        await self._do(interaction, "cage", {"level": level})

    @coal.command(name="load", description=described("cmd-coal-load"))
    @app_commands.describe(coal=described("opt-coal"))
    async def load(self, interaction: Interaction, coal: str) -> None:
        """Load a cube."""
        await self._do(interaction, "load", {"coal": coal})

    @coal.command(name="fill", description=described("cmd-coal-fill"))
    @app_commands.describe(
        order=described("opt-order"), coal=described("opt-coal"), source=described("opt-source")
    )
    async def fill(self, interaction: Interaction, order: str, coal: str, source: str = "cage") -> None:
        """Bring a cube to an order."""
        await self._do(interaction, "fill", {"order": order, "coal": coal, "source": source})

    @coal.command(name="pair", description=described("cmd-coal-pair"))
    @app_commands.describe(
        order=described("opt-order"),
        space=described("opt-order-space"),
        first=described("opt-cube"),
        second=described("opt-cube"),
    )
    async def pair(self, interaction: Interaction, order: str, space: str, first: str, second: str) -> None:
        """Bring two cubes to one space."""
        options = {"order": order, "space": space, "first": first, "second": second}
        await self._do(interaction, "pair", options)

    @coal.command(name="store", description=described("cmd-coal-store"))
    @app_commands.describe(coal=described("opt-coal"))
    async def store(self, interaction: Interaction, coal: str) -> None:
        """Store a cube."""
        await self._do(interaction, "store", {"coal": coal})

    @draft.autocomplete("order")
    @place.autocomplete("space")
    @keep.autocomplete("card")
    @next.autocomplete("card")
    @substitute.autocomplete("coal")
    @cage.autocomplete("level")
    @load.autocomplete("coal")
    @fill.autocomplete("order")
    @fill.autocomplete("coal")
    @fill.autocomplete("source")
    @pair.autocomplete("order")
    @pair.autocomplete("space")
    @pair.autocomplete("first")
    @pair.autocomplete("second")
    @store.autocomplete("coal")
    async def _legal(self, interaction: Interaction, current: str) -> Found:
        """Legal values only, judged against the other options given."""
        verb, option, others = _focused(interaction)
        return _offered(await self._suggest(interaction, verb, option, current, others))

    @rank.autocomplete("orders")
    async def _ranking(self, interaction: Interaction, current: str) -> Found:
        """The ranking typed so far, with each card that could come next."""
        return _offered(await self._suggest(interaction, "rank", "orders", current, {}))

    @mine.autocomplete("plan")
    async def _plans(self, interaction: Interaction, current: str) -> Found:
        """The goals as plans, and a judgement of what is being typed."""
        return _offered(await self._suggest(interaction, "mine", "plan", current, {}))

    async def _suggest(
        self, interaction: Interaction, verb: str, option: str, current: str, others: dict[str, str]
    ) -> list[Choice]:
        text = await words_for(interaction)
        try:
            seen = await self._seen(interaction)
        except (Refusal, StorageError):
            return [Choice(text("suggest-no-table"), "-")]
        if seen.position is None:
            return [Choice(text("suggest-no-seat"), "-")]
        position = seen.position
        parameter = f"{verb} {option}"
        return suggestions(position.state, position.seat, parameter, current, others, text)

    async def _seen(self, interaction: Interaction) -> Seen:
        row = await self.bot.service.find(interaction.user.id, interaction.channel_id or 0)
        if row.game != GAME or row.status != "running":
            raise Refused("other-game", table=row.id)
        return await self.bot.service.seen(interaction.user.id, row.id)

    async def _do(self, interaction: Interaction, verb: str, options: dict[str, str]) -> None:
        async def work(asked: Asked) -> Post:
            row = await self.bot.service.find(interaction.user.id, interaction.channel_id or 0)
            asked.table = row.id
            if row.game != GAME:
                raise Refused("other-game", table=row.id)
            try:
                said = await self.bot.service.move(asked.call, row.id, None, line(verb, options))
            except MalformedRefused:
                await self._object(interaction, row.id, verb, options)
                raise
            note = "" if said == "move-made" else asked.text(said)
            return await presses.panel_of(asked, row.id, note=note)

        await answer(interaction, work)

    async def _object(self, interaction: Interaction, table: int, verb: str, options: dict[str, str]) -> None:
        """Refuse with what weighs more than an option that cannot be read, if anything does."""
        seen = await self.bot.service.seen(interaction.user.id, table)
        if seen.position is not None:
            refused = objection(seen.position.state, seen.position.seat, verb, options)
            if refused is not None:
                raise refused


async def setup(bot: Steiger) -> None:
    """Register the game's presenter and load the cog."""
    register(PRESENTER)
    await bot.add_cog(CoalBaronCog(bot))


def _focused(interaction: Interaction) -> tuple[str, str, dict[str, str]]:
    """The verb, the option being typed, and the other options given so far."""
    verb = interaction.command.name if interaction.command is not None else ""
    given = {name: str(value) for name, value in interaction.namespace if value not in (None, "")}
    data = interaction.data or {}
    focused = ""
    for group in data.get("options", []):
        for option in group.get("options", []):
            if option.get("focused"):
                focused = str(option.get("name", ""))
    given.pop(focused, None)
    return verb, focused, given


def _offered(choices: list[Choice]) -> Found:
    return [app_commands.Choice(name=choice.label, value=choice.value) for choice in choices]
