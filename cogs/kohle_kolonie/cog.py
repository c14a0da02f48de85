"""/kohle: one subcommand for each action of Kohle & Kolonie, adding to the same open turn as the panel."""

from typing import Any, Literal

from discord import app_commands
from discord.ext import commands

from bot.client import Interaction, Steiger
from bot.commands import described
from bot.errors import MalformedRefused, Refusal, Refused, RuleRefused
from bot.post import Choice, Post
from bot.presenter import register
from bot.storage import StorageError
from bot.tables.reading import Seen
from cogs import presses
from cogs.answering import Asked, answer, words_for
from cogs.kohle_kolonie import PRESENTER
from cogs.kohle_kolonie.resolving import meant
from cogs.kohle_kolonie.suggest import line, suggestions
from games.engine.violation import MalformedAction

GAME = PRESENTER.game.id
Found = list[app_commands.Choice[str]]
Answer = Literal["ranking", "ceiling", "protection", "subsidence", "loading", "places"]


class KohleKolonieCog(commands.Cog):
    """The commands of /kohle."""

    def __init__(self, bot: Steiger) -> None:
        self.bot = bot

    kohle = app_commands.Group(name="kohle", description=described("cmd-kohle"), guild_only=True)
    disaster = app_commands.Group(name="disaster", description=described("cmd-kohle-disaster"), parent=kohle)
    auction = app_commands.Group(name="auction", description=described("cmd-kohle-auction"), parent=kohle)
    ahead = app_commands.Group(name="ahead", description=described("cmd-kohle-ahead"), parent=kohle)

    # Phases 1 to 4

    @kohle.command(name="choose", description=described("cmd-kohle-choose"))
    @app_commands.describe(marker=described("opt-kohle-bonus"))
    async def choose(self, interaction: Interaction, marker: str) -> None:
        """Choose a bonus marker."""
        await self._do(interaction, "choose", {"marker": marker})

    @kohle.command(name="buy", description=described("cmd-kohle-buy"))
    @app_commands.describe(mine=described("opt-kohle-mine"))
    async def buy(self, interaction: Interaction, mine: str) -> None:
        """Buy a mine."""
        await self._do(interaction, "buy", {"mine": mine})

    @kohle.command(name="worker", description=described("cmd-kohle-worker"))
    @app_commands.describe(village=described("opt-kohle-village"))
    async def worker(self, interaction: Interaction, village: str) -> None:
        """Take a worker from a village."""
        await self._do(interaction, "worker", {"village": village})

    @kohle.command(name="settler", description=described("cmd-kohle-settler"))
    @app_commands.describe(village=described("opt-kohle-village"))
    async def settler(self, interaction: Interaction, village: str) -> None:
        """Move a miner from a settlement onto the mine just bought."""
        await self._do(interaction, "settler", {"village": village})

    @kohle.command(name="place", description=described("cmd-kohle-place"))
    @app_commands.describe(space=described("opt-kohle-space"))
    async def place(self, interaction: Interaction, space: str) -> None:
        """Lay a mine card on a space."""
        await self._do(interaction, "place", {"space": space})

    @kohle.command(name="engine", description=described("cmd-kohle-engine"))
    @app_commands.describe(place=described("opt-kohle-engine-place"), by=described("opt-kohle-by"))
    async def engine(self, interaction: Interaction, place: str, by: str = "") -> None:
        """Buy a steam engine."""
        await self._do(interaction, "engine", {"place": place, "by": by})

    @kohle.command(name="settle", description=described("cmd-kohle-settle"))
    @app_commands.describe(village=described("opt-kohle-village"), by=described("opt-kohle-by"))
    async def settle(self, interaction: Interaction, village: str, by: str = "") -> None:
        """Place a settlement."""
        await self._do(interaction, "settle", {"village": village, "by": by})

    @kohle.command(name="put", description=described("cmd-kohle-put"))
    @app_commands.describe(count=described("opt-kohle-count"))
    async def put(self, interaction: Interaction, count: str) -> None:
        """Put miners at the settlement just placed."""
        await self._do(interaction, "put", {"count": count})

    @kohle.command(name="engineer", description=described("cmd-kohle-engineer"))
    @app_commands.describe(place=described("opt-kohle-place"), by=described("opt-kohle-by"))
    async def engineer(self, interaction: Interaction, place: str, by: str = "") -> None:
        """Insert an engineer."""
        await self._do(interaction, "engineer", {"place": place, "by": by})

    @kohle.command(name="miners", description=described("cmd-kohle-miners"))
    @app_commands.describe(by=described("opt-kohle-by"))
    async def miners(self, interaction: Interaction, by: str = "") -> None:
        """Begin to insert and redeploy miners."""
        await self._do(interaction, "miners", {"by": by})

    @kohle.command(name="insert", description=described("cmd-kohle-insert"))
    @app_commands.describe(place=described("opt-kohle-place"))
    async def insert(self, interaction: Interaction, place: str) -> None:
        """Insert a miner."""
        await self._do(interaction, "insert", {"place": place})

    @kohle.command(name="move", description=described("cmd-kohle-move"))
    @app_commands.describe(source=described("opt-kohle-source"), target=described("opt-kohle-target"))
    async def move(self, interaction: Interaction, source: str, target: str) -> None:
        """Redeploy a miner."""
        await self._do(interaction, "move", {"source": source, "target": target})

    @kohle.command(name="shift", description=described("cmd-kohle-shift"))
    @app_commands.describe(source=described("opt-kohle-source"), target=described("opt-kohle-target"))
    async def shift(self, interaction: Interaction, source: str, target: str) -> None:
        """Redeploy an engineer."""
        await self._do(interaction, "shift", {"source": source, "target": target})

    @kohle.command(name="coin", description=described("cmd-kohle-coin"))
    async def coin(self, interaction: Interaction) -> None:
        """Use the consolidation aid for a coin."""
        await self._do(interaction, "coin")

    @kohle.command(name="flip", description=described("cmd-kohle-flip"))
    @app_commands.describe(card=described("opt-kohle-pithead"), pay=described("opt-kohle-pay"))
    async def flip(self, interaction: Interaction, card: str, pay: str = "") -> None:
        """Flip a pithead card."""
        await self._do(interaction, "flip", {"card": card, "pay": pay})

    @kohle.command(name="arrange", description=described("cmd-kohle-arrange"))
    @app_commands.describe(pieces=described("opt-kohle-pieces"))
    async def arrange(self, interaction: Interaction, pieces: str) -> None:
        """Rearrange the pieces of the card just flipped."""
        await self._do(interaction, "arrange", {"pieces": pieces})

    @kohle.command(name="give", description=described("cmd-kohle-give"))
    @app_commands.describe(what=described("opt-kohle-exchange"))
    async def give(self, interaction: Interaction, what: str) -> None:
        """Exchange coins and workers."""
        await self._do(interaction, "give", {"what": what})

    @kohle.command(name="extra", description=described("cmd-kohle-extra"))
    async def extra(self, interaction: Interaction) -> None:
        """Spend an extra action marker."""
        await self._do(interaction, "extra")

    @kohle.command(name="stop", description=described("cmd-kohle-stop"))
    async def stop(self, interaction: Interaction) -> None:
        """Leave the rest of what is being asked unused."""
        await self._do(interaction, "stop")

    @kohle.command(name="plan", description=described("cmd-kohle-plan"))
    @app_commands.describe(steps=described("opt-kohle-steps"))
    async def plan(self, interaction: Interaction, steps: str) -> None:
        """Carry out several steps, whole or not at all."""
        await self._do(interaction, steps)

    @kohle.command(name="load", description=described("cmd-kohle-load"))
    @app_commands.describe(markers=described("opt-kohle-wagons"), by=described("opt-kohle-by"))
    async def load(self, interaction: Interaction, markers: str, by: str = "") -> None:
        """Use Loading."""
        await self._do(interaction, "load", {"markers": markers, "by": by})

    # Phase 5

    @disaster.command(name="secure", description=described("cmd-kohle-secure"))
    @app_commands.describe(space=described("opt-kohle-space"))
    async def secure(self, interaction: Interaction, space: str) -> None:
        """Secure a mine with a coin."""
        await self._do(interaction, "secure", {"space": space})

    @disaster.command(name="rescue", description=described("cmd-kohle-rescue"))
    @app_commands.describe(space=described("opt-kohle-space"))
    async def rescue(self, interaction: Interaction, space: str) -> None:
        """Secure a mine by the rescue marker."""
        await self._do(interaction, "rescue", {"space": space})

    @disaster.command(name="lose", description=described("cmd-kohle-lose"))
    @app_commands.describe(source=described("opt-kohle-source"))
    async def lose(self, interaction: Interaction, source: str) -> None:
        """Give up a miner."""
        await self._do(interaction, "lose", {"source": source})

    @disaster.command(name="pay", description=described("cmd-kohle-pay"))
    @app_commands.describe(what=described("opt-kohle-payment"))
    async def pay(self, interaction: Interaction, what: str) -> None:
        """Pay for subsidence damage."""
        await self._do(interaction, "pay", {"what": what})

    # Phase 9

    @auction.command(name="declare", description=described("cmd-kohle-declare"))
    @app_commands.describe(what=described("opt-kohle-declared"))
    async def declare(self, interaction: Interaction, what: str) -> None:
        """Declare markers and points for a consolidation."""
        await self._do(interaction, "declare", {"what": what})

    @auction.command(name="bid", description=described("cmd-kohle-bid"))
    @app_commands.describe(value=described("opt-kohle-value"))
    async def bid(self, interaction: Interaction, value: str) -> None:
        """Bid in a consolidation."""
        await self._do(interaction, "bid", {"value": value})

    @auction.command(name="pass", description=described("cmd-kohle-pass"))
    async def pass_(self, interaction: Interaction) -> None:
        """Pass in a consolidation."""
        await self._do(interaction, "pass")

    # Answers left ahead

    @ahead.command(name="ranking", description=described("cmd-kohle-ranking"))
    @app_commands.describe(markers=described("opt-kohle-bonuses"))
    async def ranking(self, interaction: Interaction, markers: str) -> None:
        """Leave a ranking of bonus markers."""
        await self._do(interaction, "ranking", {"markers": markers})

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
        await self._do(interaction, "ceiling", {"ground": ground, "rest": f"{value} {declared}{points}"})

    @ahead.command(name="protect", description=described("cmd-kohle-protect"))
    @app_commands.describe(coins=described("opt-kohle-by-coins"), marker=described("opt-kohle-by-marker"))
    async def protect(self, interaction: Interaction, coins: str = "", marker: str = "") -> None:
        """Leave which mines to protect."""
        marked = f" marker {marker}" if marker.strip() else ""
        await self._do(interaction, f"protect {coins}{marked}")

    @ahead.command(name="subsidence", description=described("cmd-kohle-subsidence"))
    @app_commands.describe(what=described("opt-kohle-payment"))
    async def subsidence(self, interaction: Interaction, what: Literal["coin", "points"]) -> None:
        """Leave how to pay for subsidence damage."""
        await self._do(interaction, f"subsidence {what}")

    @ahead.command(name="loading", description=described("cmd-kohle-loading"))
    @app_commands.describe(how=described("opt-kohle-loading"))
    async def loading(self, interaction: Interaction, how: Literal["never", "cards", "all"]) -> None:
        """Leave how to use Loading."""
        await self._do(interaction, f"loading {how}")

    @ahead.command(name="places", description=described("cmd-kohle-places"))
    @app_commands.describe(spaces=described("opt-kohle-spaces"))
    async def places(self, interaction: Interaction, spaces: str) -> None:
        """Leave a ranking of spaces for large mines."""
        await self._do(interaction, f"places {spaces}")

    @ahead.command(name="withdraw", description=described("cmd-kohle-withdraw"))
    @app_commands.describe(answer=described("opt-kohle-answer"), ground=described("opt-kohle-ground"))
    async def withdraw(self, interaction: Interaction, answer: Answer, ground: str = "") -> None:
        """Withdraw an answer left ahead."""
        await self._do(interaction, "withdraw", {"answer": answer, "ground": ground})

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
        verb, option, others = _focused(interaction)
        found = await self._suggest(interaction, f"{verb} {option}", current, others)
        return [app_commands.Choice(name=choice.label, value=choice.value) for choice in found]

    async def _suggest(
        self, interaction: Interaction, parameter: str, current: str, others: dict[str, str]
    ) -> list[Choice]:
        text = await words_for(interaction)
        try:
            seen = await self._seen(interaction)
        except (Refusal, StorageError):
            return [Choice(text("suggest-no-table"), "-")]
        if seen.position is None:
            return [Choice(text("suggest-no-seat"), "-")]
        position = seen.position
        return suggestions(position.state, position.seat, parameter, current, others, text)

    async def _seen(self, interaction: Interaction) -> Seen:
        row = await self.bot.service.find(interaction.user.id, interaction.channel_id or 0)
        if row.game != GAME or row.status != "running":
            raise Refused("other-game", table=row.id)
        return await self.bot.service.seen(interaction.user.id, row.id)

    async def _do(self, interaction: Interaction, verb: str, options: dict[str, str] | None = None) -> None:
        """Take an action by its verb and options; without options `verb` is the whole text."""

        async def work(asked: Asked) -> Post:
            row = await self.bot.service.find(interaction.user.id, interaction.channel_id or 0)
            asked.table = row.id
            if row.game != GAME:
                raise Refused("other-game", table=row.id)
            try:
                text = verb if options is None else await self._meant(asked, row.id, verb, options)
                asked.said = text
                said = await self.bot.service.move(asked.call, row.id, None, text)
            except MalformedRefused:
                await self._object(interaction, row.id)
                raise
            note = "" if said == "move-made" else asked.text(said)
            return await presses.panel_after(asked, row.id, note)

        await answer(interaction, work)

    async def _meant(self, asked: Asked, table: int, verb: str, options: dict[str, str]) -> str:
        """What the options mean in the position that the player sees."""
        seen = await self.bot.service.seen(asked.interaction.user.id, table)
        if seen.position is None:
            return line(verb, options)
        try:
            return meant(seen.position.state, seen.position.seat, verb, options, asked.text)
        except MalformedAction as error:
            raise MalformedRefused(error.code, error.params) from error

    async def _object(self, interaction: Interaction, table: int) -> None:
        """Refuse by whose turn it is: that weighs more than a text that cannot be read."""
        seen = await self.bot.service.seen(interaction.user.id, table)
        if seen.position is None or seen.position.at_turn:
            return
        game, position = seen.loaded.game, seen.position
        violation = game.check(position.state, position.seat, game.end_turn)
        if violation is not None:
            raise RuleRefused(violation, 1, 1, "")


async def setup(bot: Steiger) -> None:
    """Register the game's presenter and load the cog."""
    register(PRESENTER)
    await bot.add_cog(KohleKolonieCog(bot))


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
