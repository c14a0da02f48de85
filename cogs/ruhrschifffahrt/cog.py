"""/ruhr: one subcommand for each action of Ruhrschifffahrt, adding to the same open turn as the panel."""

from typing import Final, Literal

from discord import app_commands

from bot.client import Interaction, Steiger
from bot.commands import described
from bot.errors import Refusal
from bot.post import Choice
from bot.presenter import Position, register
from bot.words import Words
from cogs.completing import Found
from cogs.game_cog import GameCog, Options, Reader, out_of_turn
from cogs.ruhrschifffahrt import PRESENTER, suggest
from cogs.ruhrschifffahrt.resolving import meant

Good = Literal["coin", "point"]
By = Literal["coins", "tile"]
Answer = Literal["choice", "purchases", "skip", "storages"]


def _suggested(position: Position, parameter: str, typed: str, others: Options, words: Words) -> list[Choice]:
    return suggest.suggestions(position.state, position.seat, parameter, typed, others, words)


def _meant(position: Position, verb: str, options: Options, words: Words) -> str:
    return meant(position.state, position.seat, verb, options, words)


def _objection(position: Position, verb: str, options: Options) -> Refusal | None:
    """Answers can be left out of turn."""
    return None if verb in suggest.AHEAD else out_of_turn(PRESENTER.game, position)


READER: Final = Reader(_suggested, suggest.line, _meant, _objection)


class RuhrschifffahrtCog(GameCog):
    """The commands of /ruhr."""

    presenter = PRESENTER
    reader = READER

    ruhr = app_commands.Group(name="ruhr", description=described("cmd-ruhr"), guild_only=True)
    ahead = app_commands.Group(name="ahead", description=described("cmd-ruhr-ahead"), parent=ruhr)

    # Phase 1, dice that leave a track

    @ruhr.command(name="choose", description=described("cmd-ruhr-choose"))
    @app_commands.describe(what=described("opt-ruhr-good"))
    async def choose(self, interaction: Interaction, what: Good) -> None:
        """Choose a coin or a point."""
        await self.take(interaction, "choose", {"what": what})

    @ruhr.command(name="remove", description=described("cmd-ruhr-remove"))
    @app_commands.describe(storage=described("opt-ruhr-storage"))
    async def remove(self, interaction: Interaction, storage: str) -> None:
        """Remove a die from the game."""
        await self.take(interaction, "remove", {"storage": storage})

    @ruhr.command(name="place", description=described("cmd-ruhr-place"))
    @app_commands.describe(storage=described("opt-ruhr-storage"))
    async def place(self, interaction: Interaction, storage: str) -> None:
        """Place a die that left a track."""
        await self.take(interaction, "place", {"storage": storage})

    # Phase 3

    @ruhr.command(name="option", description=described("cmd-ruhr-option"))
    @app_commands.describe(option=described("opt-ruhr-option"), by=described("opt-ruhr-by-tow"))
    async def option(self, interaction: Interaction, option: str, by: By = "coins") -> None:
        """Choose a special option."""
        await self.take(interaction, "option", {"option": option, "by": by})

    @ruhr.command(name="transport", description=described("cmd-ruhr-transport"))
    @app_commands.describe(storage=described("opt-ruhr-storage"))
    async def transport(self, interaction: Interaction, storage: str) -> None:
        """Transport the die on the arrow to a storage."""
        await self.take(interaction, "transport", {"storage": storage})

    @ruhr.command(name="replenish", description=described("cmd-ruhr-replenish"))
    @app_commands.describe(storage=described("opt-ruhr-storage"))
    async def replenish(self, interaction: Interaction, storage: str) -> None:
        """Raise the die of a storage by two."""
        await self.take(interaction, "replenish", {"storage": storage})

    @ruhr.command(name="start", description=described("cmd-ruhr-start"))
    @app_commands.describe(storage=described("opt-ruhr-storage"))
    async def start(self, interaction: Interaction, storage: str) -> None:
        """Choose the start of the barge."""
        await self.take(interaction, "start", {"storage": storage})

    @ruhr.command(name="plan", description=described("cmd-ruhr-plan"))
    @app_commands.describe(space=described("opt-ruhr-space"))
    async def plan(self, interaction: Interaction, space: str) -> None:
        """Plan where to sell."""
        await self.take(interaction, "plan", {"space": space})

    @ruhr.command(name="haul", description=described("cmd-ruhr-haul"))
    @app_commands.describe(storage=described("opt-ruhr-storage"), value=described("opt-ruhr-value"))
    async def haul(self, interaction: Interaction, storage: str, value: app_commands.Range[int, 2, 6]) -> None:
        """Use the coal hauler."""
        await self.take(interaction, "haul", {"storage": storage, "value": str(value)})

    @ruhr.command(name="inn", description=described("cmd-ruhr-inn"))
    @app_commands.describe(what=described("opt-ruhr-inn"))
    async def inn(self, interaction: Interaction, what: Good) -> None:
        """Use the inn."""
        await self.take(interaction, "inn", {"what": what})

    @ruhr.command(name="steps", description=described("cmd-ruhr-steps"))
    @app_commands.describe(steps=described("opt-ruhr-steps"))
    async def steps(self, interaction: Interaction, steps: str) -> None:
        """Carry out several steps, whole or not at all."""
        await self.take(interaction, steps)

    # Phase 4

    @ruhr.command(name="sell", description=described("cmd-ruhr-sell"))
    @app_commands.describe(space=described("opt-ruhr-space"))
    async def sell(self, interaction: Interaction, space: str) -> None:
        """Sell the loaded die."""
        await self.take(interaction, "sell", {"space": space})

    # Phase 6

    @ruhr.command(name="lock", description=described("cmd-ruhr-lock"))
    @app_commands.describe(obstacle=described("opt-ruhr-obstacle"))
    async def lock(self, interaction: Interaction, obstacle: str) -> None:
        """Build a lock."""
        await self.take(interaction, "lock", {"obstacle": obstacle})

    @ruhr.command(name="city", description=described("cmd-ruhr-city"))
    @app_commands.describe(city=described("opt-ruhr-city"), by=described("opt-ruhr-by-warehouse"))
    async def city(self, interaction: Interaction, city: str, by: By = "coins") -> None:
        """Build a warehouse in a city."""
        await self.take(interaction, "city", {"city": city, "by": by})

    @ruhr.command(name="depot", description=described("cmd-ruhr-depot"))
    @app_commands.describe(dominion=described("opt-ruhr-depot"))
    async def depot(self, interaction: Interaction, dominion: str) -> None:
        """Build a warehouse in a coal depot."""
        await self.take(interaction, "depot", {"dominion": dominion})

    @ruhr.command(name="port", description=described("cmd-ruhr-port"))
    @app_commands.describe(country=described("opt-ruhr-country"), by=described("opt-ruhr-by-warehouse"))
    async def port(self, interaction: Interaction, country: str, by: By = "coins") -> None:
        """Build a warehouse in Ruhrort."""
        await self.take(interaction, "port", {"country": country, "by": by})

    @ruhr.command(name="shift", description=described("cmd-ruhr-shift"))
    @app_commands.describe(source=described("opt-ruhr-source"), target=described("opt-ruhr-target"))
    async def shift(self, interaction: Interaction, source: str, target: str) -> None:
        """Move an own warehouse in Ruhrort."""
        await self.take(interaction, "shift", {"source": source, "target": target})

    @ruhr.command(name="repay", description=described("cmd-ruhr-repay"))
    async def repay(self, interaction: Interaction) -> None:
        """Repay a debt."""
        await self.take(interaction, "repay")

    # Answers left ahead

    @ahead.command(name="choice", description=described("cmd-ruhr-choice"))
    @app_commands.describe(round=described("opt-ruhr-round"), what=described("opt-ruhr-good"))
    async def choice(self, interaction: Interaction, round: Literal[3, 6, 10], what: Good) -> None:
        """Leave a coin or a point."""
        await self.take(interaction, "choice", {"round": str(round), "what": what})

    @ahead.command(name="purchases", description=described("cmd-ruhr-purchases"))
    @app_commands.describe(what=described("opt-ruhr-purchases"), most=described("opt-ruhr-most"))
    async def purchases(
        self, interaction: Interaction, what: str = "", most: app_commands.Range[int, 0, 99] | None = None
    ) -> None:
        """Leave what to buy in this round; nothing: buy nothing."""
        await self.take(interaction, "purchases", {"what": what, "most": "" if most is None else str(most)})

    @ahead.command(name="skip", description=described("cmd-ruhr-skip"))
    async def skip(self, interaction: Interaction) -> None:
        """Leave to be passed over where one could buy by debts only."""
        await self.take(interaction, "skip")

    @ahead.command(name="storages", description=described("cmd-ruhr-storages"))
    @app_commands.describe(storages=described("opt-ruhr-storages"))
    async def storages(self, interaction: Interaction, storages: str) -> None:
        """Leave a ranking of storages for dice that leave a track."""
        await self.take(interaction, "storages", {"storages": storages})

    @ahead.command(name="withdraw", description=described("cmd-ruhr-withdraw"))
    @app_commands.describe(answer=described("opt-ruhr-answer"), round=described("opt-ruhr-round"))
    async def withdraw(
        self, interaction: Interaction, answer: Answer, round: Literal[3, 6, 10] | None = None
    ) -> None:
        """Withdraw an answer left ahead."""
        await self.take(interaction, "withdraw", {"answer": answer, "round": str(round or "")})

    @remove.autocomplete("storage")
    @place.autocomplete("storage")
    @option.autocomplete("option")
    @transport.autocomplete("storage")
    @replenish.autocomplete("storage")
    @start.autocomplete("storage")
    @plan.autocomplete("space")
    @haul.autocomplete("storage")
    @steps.autocomplete("steps")
    @sell.autocomplete("space")
    @lock.autocomplete("obstacle")
    @city.autocomplete("city")
    @depot.autocomplete("dominion")
    @port.autocomplete("country")
    @shift.autocomplete("source")
    @shift.autocomplete("target")
    @purchases.autocomplete("what")
    @storages.autocomplete("storages")
    async def _legal(self, interaction: Interaction, current: str) -> Found:
        """Legal values only, judged against the other options given."""
        return await self.complete(interaction, current)


async def setup(bot: Steiger) -> None:
    """Register the game's presenter and load the cog."""
    register(PRESENTER)
    await bot.add_cog(RuhrschifffahrtCog(bot))
