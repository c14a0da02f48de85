"""/ruhr: the commands of Ruhrschifffahrt."""

from typing import Final

from bot.presenter import register
from bot.process.client import Steiger
from cogs.ruhrschifffahrt import PRESENTER
from cogs.ruhrschifffahrt.typed.ahead import PURCHASES, STORAGES
from cogs.ruhrschifffahrt.typed.steps import STEPS
from cogs.ruhrschifffahrt.typed.vocabulary import VOCABULARY
from cogs.typed.tree import GameCommands
from cogs.typed.typed import Typed
from games.ruhrschifffahrt.verbs import VERBS

TYPED: Final = Typed("ruhr", VERBS, VOCABULARY, own=(STEPS, STORAGES, PURCHASES))


async def setup(bot: Steiger) -> None:
    """Register the game's presenter and its commands."""
    register(PRESENTER)
    bot.tree.add_command(GameCommands(bot, PRESENTER, TYPED).group())
