"""/coal: one subcommand for each action of Coal Baron, adding to the same open turn as the panel."""

from typing import Final

from discord import app_commands

from bot.client import Interaction, Steiger
from bot.commands import described
from bot.errors import Refusal
from bot.post import Choice
from bot.presenter import Position, register
from bot.words import Words
from cogs.coal_baron import PRESENTER
from cogs.coal_baron.suggest import line, meant, objection, suggestions
from cogs.completing import Found
from cogs.game_cog import GameCog, Options, Reader

PLACES = [app_commands.Choice(name="top", value="top"), app_commands.Choice(name="bottom", value="bottom")]


def _suggested(position: Position, parameter: str, typed: str, others: Options, words: Words) -> list[Choice]:
    return suggestions(position.state, position.seat, parameter, typed, others, words)


def _meant(position: Position, verb: str, options: Options, words: Words) -> str:
    return meant(position.state, position.seat, verb, options)


def _objection(position: Position, verb: str, options: Options) -> Refusal | None:
    return objection(position.state, position.seat, verb, options)


READER: Final = Reader(_suggested, line, _meant, _objection)


class CoalBaronCog(GameCog):
    """The commands of /coal."""

    presenter = PRESENTER
    reader = READER

    coal = app_commands.Group(name="coal", description=described("cmd-coal"), guild_only=True)

    @coal.command(name="draft", description=described("cmd-coal-draft"))
    @app_commands.describe(order=described("opt-order"))
    async def draft(self, interaction: Interaction, order: str) -> None:
        """Take an order card in the draft."""
        await self.take(interaction, "draft", {"order": order})

    @coal.command(name="rank", description=described("cmd-coal-rank"))
    @app_commands.describe(orders=described("opt-orders"))
    async def rank(self, interaction: Interaction, orders: str = "") -> None:
        """Leave a ranking for the draft ahead; without cards withdraw it."""
        await self.take(interaction, "rank", {"orders": orders})

    @coal.command(name="place", description=described("cmd-coal-place"))
    @app_commands.describe(space=described("opt-space"))
    async def place(self, interaction: Interaction, space: str) -> None:
        """Place workers."""
        await self.take(interaction, "place", {"space": space})

    @coal.command(name="keep", description=described("cmd-coal-keep"))
    @app_commands.describe(card=described("opt-card"))
    async def keep(self, interaction: Interaction, card: str) -> None:
        """Keep a drawn card or none."""
        await self.take(interaction, "keep", {"card": card})

    @coal.command(name="return", description=described("cmd-coal-return"))
    @app_commands.describe(place=described("opt-place"))
    @app_commands.choices(place=PLACES)
    async def return_(self, interaction: Interaction, place: str) -> None:
        """Return the other drawn cards."""
        await self.take(interaction, "return", {"place": place})

    @coal.command(name="next", description=described("cmd-coal-next"))
    @app_commands.describe(card=described("opt-card"))
    async def next(self, interaction: Interaction, card: str) -> None:
        """Name the card that lies next."""
        await self.take(interaction, "next", {"card": card})

    @coal.command(name="substitute", description=described("cmd-coal-substitute"))
    @app_commands.describe(coal=described("opt-coal"))
    async def substitute(self, interaction: Interaction, coal: str) -> None:
        """Put another cube on a minecart."""
        await self.take(interaction, "substitute", {"coal": coal})

    @coal.command(name="mine", description=described("cmd-coal-mine"))
    @app_commands.describe(plan=described("opt-plan"))
    async def mine(self, interaction: Interaction, plan: str) -> None:
        """Carry out a plan of mining steps, whole or not at all."""
        await self.take(interaction, "mine", {"plan": plan})

    @coal.command(name="cage", description=described("cmd-coal-cage"))
    @app_commands.describe(level=described("opt-level"))
    async def cage(self, interaction: Interaction, level: str) -> None:
        """Move the cage."""
        await self.take(interaction, "cage", {"level": level})

    @coal.command(name="load", description=described("cmd-coal-load"))
    @app_commands.describe(coal=described("opt-coal"))
    async def load(self, interaction: Interaction, coal: str) -> None:
        """Load a cube."""
        await self.take(interaction, "load", {"coal": coal})

    @coal.command(name="fill", description=described("cmd-coal-fill"))
    @app_commands.describe(
        order=described("opt-order"), coal=described("opt-coal"), source=described("opt-source")
    )
    async def fill(self, interaction: Interaction, order: str, coal: str, source: str = "cage") -> None:
        """Bring a cube to an order."""
        await self.take(interaction, "fill", {"order": order, "coal": coal, "source": source})

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
        await self.take(interaction, "pair", options)

    @coal.command(name="store", description=described("cmd-coal-store"))
    @app_commands.describe(coal=described("opt-coal"))
    async def store(self, interaction: Interaction, coal: str) -> None:
        """Store a cube."""
        await self.take(interaction, "store", {"coal": coal})

    @draft.autocomplete("order")
    @rank.autocomplete("orders")
    @mine.autocomplete("plan")
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
        """Legal values only; for a ranking what is typed so far, for a plan whether it is legal."""
        return await self.complete(interaction, current)


async def setup(bot: Steiger) -> None:
    """Register the game's presenter and load the cog."""
    register(PRESENTER)
    await bot.add_cog(CoalBaronCog(bot))
