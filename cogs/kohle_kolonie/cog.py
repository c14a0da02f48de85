"""/kohle: the commands of Kohle & Kolonie."""

from typing import Final

from bot.presenter import register
from bot.process.client import Steiger
from cogs.kohle_kolonie import PRESENTER
from cogs.kohle_kolonie.typed.ahead import AHEAD
from cogs.kohle_kolonie.typed.vocabulary import VOCABULARY
from cogs.typed.plans import plan
from cogs.typed.tree import GameCommands
from cogs.typed.typed import Typed
from games.kohle_kolonie.verbs import VERBS

TYPED: Final = Typed("kohle", VERBS, VOCABULARY, own=(plan("plan", VOCABULARY), *AHEAD))


async def setup(bot: Steiger) -> None:
    """Register the game's presenter and its commands."""
    register(PRESENTER)
    bot.tree.add_command(GameCommands(bot, PRESENTER, TYPED).group())
