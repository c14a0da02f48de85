"""/kohle: one subcommand for each action of Kohle & Kolonie, adding to the same open turn as the panel."""

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
from cogs.kohle_kolonie import PRESENTER
from cogs.kohle_kolonie.plans import suggested
from cogs.kohle_kolonie.resolving import meant
from cogs.kohle_kolonie.suggest import line, suggestions

Answer = Literal["ranking", "ceiling", "protection", "subsidence", "loading", "places"]


def _suggested(position: Position, parameter: str, typed: str, others: Options, words: Words) -> list[Choice]:
    if parameter.startswith("plan "):
        return suggested(position.state, position.seat, typed, words)
    return suggestions(position.state, position.seat, parameter, typed, others, words)


def _meant(position: Position, verb: str, options: Options, words: Words) -> str:
    return meant(position.state, position.seat, verb, options, words)


def _objection(position: Position, verb: str, options: Options) -> Refusal | None:
    return out_of_turn(PRESENTER.game, position)


READER: Final = Reader(_suggested, line, _meant, _objection)


class KohleKolonieCog(GameCog):
    """The commands of /kohle."""

    presenter = PRESENTER
    reader = READER

    kohle = app_commands.Group(name="kohle", description=described("cmd-kohle"), guild_only=True)
    disaster = app_commands.Group(name="disaster", description=described("cmd-kohle-disaster"), parent=kohle)
    auction = app_commands.Group(name="auction", description=described("cmd-kohle-auction"), parent=kohle)
    ahead = app_commands.Group(name="ahead", description=described("cmd-kohle-ahead"), parent=kohle)

    # Phases 1 to 4

    @kohle.command(name="choose", description=described("cmd-kohle-choose"))
    @app_commands.describe(marker=described("opt-kohle-bonus"))
    async def choose(self, interaction: Interaction, marker: str) -> None:
        """Choose a bonus marker."""
        await self.take(interaction, "choose", {"marker": marker})

    @kohle.command(name="buy", description=described("cmd-kohle-buy"))
    @app_commands.describe(mine=described("opt-kohle-mine"))
    async def buy(self, interaction: Interaction, mine: str) -> None:
        """Buy a mine."""
        await self.take(interaction, "buy", {"mine": mine})

    @kohle.command(name="worker", description=described("cmd-kohle-worker"))
    @app_commands.describe(village=described("opt-kohle-village"))
    async def worker(self, interaction: Interaction, village: str) -> None:
        """Take a worker from a village."""
        await self.take(interaction, "worker", {"village": village})

    @kohle.command(name="settler", description=described("cmd-kohle-settler"))
    @app_commands.describe(village=described("opt-kohle-village"))
    async def settler(self, interaction: Interaction, village: str) -> None:
        """Move a miner from a settlement onto the mine just bought."""
        await self.take(interaction, "settler", {"village": village})

    @kohle.command(name="place", description=described("cmd-kohle-place"))
    @app_commands.describe(space=described("opt-kohle-space"))
    async def place(self, interaction: Interaction, space: str) -> None:
        """Lay a mine card on a space."""
        await self.take(interaction, "place", {"space": space})

    @kohle.command(name="engine", description=described("cmd-kohle-engine"))
    @app_commands.describe(place=described("opt-kohle-engine-place"), by=described("opt-kohle-by"))
    async def engine(self, interaction: Interaction, place: str, by: str = "") -> None:
        """Buy a steam engine."""
        await self.take(interaction, "engine", {"place": place, "by": by})

    @kohle.command(name="settle", description=described("cmd-kohle-settle"))
    @app_commands.describe(village=described("opt-kohle-village"), by=described("opt-kohle-by"))
    async def settle(self, interaction: Interaction, village: str, by: str = "") -> None:
        """Place a settlement."""
        await self.take(interaction, "settle", {"village": village, "by": by})

    @kohle.command(name="put", description=described("cmd-kohle-put"))
    @app_commands.describe(count=described("opt-kohle-count"))
    async def put(self, interaction: Interaction, count: str) -> None:
        """Put miners at the settlement just placed."""
        await self.take(interaction, "put", {"count": count})

    @kohle.command(name="engineer", description=described("cmd-kohle-engineer"))
    @app_commands.describe(place=described("opt-kohle-place"), by=described("opt-kohle-by"))
    async def engineer(self, interaction: Interaction, place: str, by: str = "") -> None:
        """Insert an engineer."""
        await self.take(interaction, "engineer", {"place": place, "by": by})

    @kohle.command(name="miners", description=described("cmd-kohle-miners"))
    @app_commands.describe(by=described("opt-kohle-by"))
    async def miners(self, interaction: Interaction, by: str = "") -> None:
        """Begin to insert and redeploy miners."""
        await self.take(interaction, "miners", {"by": by})

    @kohle.command(name="insert", description=described("cmd-kohle-insert"))
    @app_commands.describe(place=described("opt-kohle-place"))
    async def insert(self, interaction: Interaction, place: str) -> None:
        """Insert a miner."""
        await self.take(interaction, "insert", {"place": place})

    @kohle.command(name="move", description=described("cmd-kohle-move"))
    @app_commands.describe(source=described("opt-kohle-source"), target=described("opt-kohle-target"))
    async def move(self, interaction: Interaction, source: str, target: str) -> None:
        """Redeploy a miner."""
        await self.take(interaction, "move", {"source": source, "target": target})

    @kohle.command(name="shift", description=described("cmd-kohle-shift"))
    @app_commands.describe(source=described("opt-kohle-source"), target=described("opt-kohle-target"))
    async def shift(self, interaction: Interaction, source: str, target: str) -> None:
        """Redeploy an engineer."""
        await self.take(interaction, "shift", {"source": source, "target": target})

    @kohle.command(name="coin", description=described("cmd-kohle-coin"))
    async def coin(self, interaction: Interaction) -> None:
        """Use the consolidation aid for a coin."""
        await self.take(interaction, "coin")

    @kohle.command(name="flip", description=described("cmd-kohle-flip"))
    @app_commands.describe(card=described("opt-kohle-pithead"), pay=described("opt-kohle-pay"))
    async def flip(self, interaction: Interaction, card: str, pay: str = "") -> None:
        """Flip a pithead card."""
        await self.take(interaction, "flip", {"card": card, "pay": pay})

    @kohle.command(name="arrange", description=described("cmd-kohle-arrange"))
    @app_commands.describe(pieces=described("opt-kohle-pieces"))
    async def arrange(self, interaction: Interaction, pieces: str) -> None:
        """Rearrange the pieces of the card just flipped."""
        await self.take(interaction, "arrange", {"pieces": pieces})

    @kohle.command(name="give", description=described("cmd-kohle-give"))
    @app_commands.describe(what=described("opt-kohle-exchange"))
    async def give(self, interaction: Interaction, what: str) -> None:
        """Exchange coins and workers."""
        await self.take(interaction, "give", {"what": what})

    @kohle.command(name="extra", description=described("cmd-kohle-extra"))
    async def extra(self, interaction: Interaction) -> None:
        """Spend an extra action marker."""
        await self.take(interaction, "extra")

    @kohle.command(name="stop", description=described("cmd-kohle-stop"))
    async def stop(self, interaction: Interaction) -> None:
        """Leave the rest of what is being asked unused."""
        await self.take(interaction, "stop")

    @kohle.command(name="plan", description=described("cmd-kohle-plan"))
    @app_commands.describe(steps=described("opt-kohle-steps"))
    async def plan(self, interaction: Interaction, steps: str) -> None:
        """Carry out several steps, whole or not at all."""
        await self.take(interaction, steps)

    @kohle.command(name="load", description=described("cmd-kohle-load"))
    @app_commands.describe(markers=described("opt-kohle-wagons"), by=described("opt-kohle-by"))
    async def load(self, interaction: Interaction, markers: str, by: str = "") -> None:
        """Use Loading."""
        await self.take(interaction, "load", {"markers": markers, "by": by})

    # Phase 5

    @disaster.command(name="secure", description=described("cmd-kohle-secure"))
    @app_commands.describe(space=described("opt-kohle-space"))
    async def secure(self, interaction: Interaction, space: str) -> None:
        """Secure a mine with a coin."""
        await self.take(interaction, "secure", {"space": space})

    @disaster.command(name="rescue", description=described("cmd-kohle-rescue"))
    @app_commands.describe(space=described("opt-kohle-space"))
    async def rescue(self, interaction: Interaction, space: str) -> None:
        """Secure a mine by the rescue marker."""
        await self.take(interaction, "rescue", {"space": space})

    @disaster.command(name="lose", description=described("cmd-kohle-lose"))
    @app_commands.describe(source=described("opt-kohle-source"))
    async def lose(self, interaction: Interaction, source: str) -> None:
        """Give up a miner."""
        await self.take(interaction, "lose", {"source": source})

    @disaster.command(name="pay", description=described("cmd-kohle-pay"))
    @app_commands.describe(what=described("opt-kohle-payment"))
    async def pay(self, interaction: Interaction, what: str) -> None:
        """Pay for subsidence damage."""
        await self.take(interaction, "pay", {"what": what})

    # Phase 9

    @auction.command(name="declare", description=described("cmd-kohle-declare"))
    @app_commands.describe(what=described("opt-kohle-declared"))
    async def declare(self, interaction: Interaction, what: str) -> None:
        """Declare markers and points for a consolidation."""
        await self.take(interaction, "declare", {"what": what})

    @auction.command(name="bid", description=described("cmd-kohle-bid"))
    @app_commands.describe(value=described("opt-kohle-value"))
    async def bid(self, interaction: Interaction, value: str) -> None:
        """Bid in a consolidation."""
        await self.take(interaction, "bid", {"value": value})

    @auction.command(name="pass", description=described("cmd-kohle-pass"))
    async def pass_(self, interaction: Interaction) -> None:
        """Pass in a consolidation."""
        await self.take(interaction, "pass")

    # Answers left ahead

    @ahead.command(name="ranking", description=described("cmd-kohle-ranking"))
    @app_commands.describe(markers=described("opt-kohle-bonuses"))
    async def ranking(self, interaction: Interaction, markers: str) -> None:
        """Leave a ranking of bonus markers."""
        await self.take(interaction, "ranking", {"markers": markers})

    @ahead.command(name="ceiling", description=described("cmd-kohle-ceiling"))
    @app_commands.describe(
        ground=described("opt-kohle-ground"),
        value=described("opt-kohle-ceiling"),
        aid=described("opt-kohle-aid"),
        unification=described("opt-kohle-unification"),
        administration=described("opt-kohle-administration"),
    )
    async def ceiling(
        self,
        interaction: Interaction,
        ground: str,
        value: app_commands.Range[int, 0, 99],
        aid: bool = False,
        unification: app_commands.Range[int, 0, 9] = 0,
        administration: app_commands.Range[int, 0, 9] | None = None,
    ) -> None:
        """Leave a ceiling for a consolidation, with what to declare."""
        declared = f"{'aid' if aid else 'none'} {unification}"
        points = "" if administration is None else f" {administration}"
        await self.take(interaction, "ceiling", {"ground": ground, "rest": f"{value} {declared}{points}"})

    @ahead.command(name="protect", description=described("cmd-kohle-protect"))
    @app_commands.describe(coins=described("opt-kohle-by-coins"), marker=described("opt-kohle-by-marker"))
    async def protect(self, interaction: Interaction, coins: str = "", marker: str = "") -> None:
        """Leave which mines to protect."""
        await self.take(interaction, "protect", {"coins": coins, "marker": marker})

    @ahead.command(name="subsidence", description=described("cmd-kohle-subsidence"))
    @app_commands.describe(what=described("opt-kohle-payment"))
    async def subsidence(self, interaction: Interaction, what: Literal["coin", "points"]) -> None:
        """Leave how to pay for subsidence damage."""
        await self.take(interaction, f"subsidence {what}")

    @ahead.command(name="loading", description=described("cmd-kohle-loading"))
    @app_commands.describe(how=described("opt-kohle-loading"))
    async def loading(self, interaction: Interaction, how: Literal["never", "cards", "all"]) -> None:
        """Leave how to use Loading."""
        await self.take(interaction, f"loading {how}")

    @ahead.command(name="places", description=described("cmd-kohle-places"))
    @app_commands.describe(spaces=described("opt-kohle-spaces"))
    async def places(self, interaction: Interaction, spaces: str) -> None:
        """Leave a ranking of spaces for large mines."""
        await self.take(interaction, "places", {"spaces": spaces})

    @ahead.command(name="withdraw", description=described("cmd-kohle-withdraw"))
    @app_commands.describe(answer=described("opt-kohle-answer"), ground=described("opt-kohle-ground"))
    async def withdraw(self, interaction: Interaction, answer: Answer, ground: str = "") -> None:
        """Withdraw an answer left ahead."""
        await self.take(interaction, "withdraw", {"answer": answer, "ground": ground})

    @choose.autocomplete("marker")
    @buy.autocomplete("mine")
    @worker.autocomplete("village")
    @settler.autocomplete("village")
    @place.autocomplete("space")
    @engine.autocomplete("place")
    @engine.autocomplete("by")
    @settle.autocomplete("village")
    @settle.autocomplete("by")
    @put.autocomplete("count")
    @engineer.autocomplete("place")
    @engineer.autocomplete("by")
    @miners.autocomplete("by")
    @insert.autocomplete("place")
    @move.autocomplete("source")
    @move.autocomplete("target")
    @shift.autocomplete("source")
    @shift.autocomplete("target")
    @flip.autocomplete("card")
    @flip.autocomplete("pay")
    @arrange.autocomplete("pieces")
    @give.autocomplete("what")
    @plan.autocomplete("steps")
    @load.autocomplete("markers")
    @load.autocomplete("by")
    @secure.autocomplete("space")
    @rescue.autocomplete("space")
    @lose.autocomplete("source")
    @pay.autocomplete("what")
    @declare.autocomplete("what")
    @bid.autocomplete("value")
    @ranking.autocomplete("markers")
    @ceiling.autocomplete("ground")
    @places.autocomplete("spaces")
    async def _legal(self, interaction: Interaction, current: str) -> Found:
        """Legal values only, judged against the other options given."""
        return await self.complete(interaction, current)


async def setup(bot: Steiger) -> None:
    """Register the game's presenter and load the cog."""
    register(PRESENTER)
    await bot.add_cog(KohleKolonieCog(bot))
