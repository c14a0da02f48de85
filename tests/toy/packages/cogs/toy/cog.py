"""/toy: the commands of the toy."""

from typing import Final

from bot.presenter import register
from bot.process.client import Steiger
from cogs.toy import PRESENTER
from cogs.typed.tree import GameCommands
from cogs.typed.typed import Typed
from cogs.typed.vocabulary import Vocabulary
from games.toy.game import VERBS

TYPED: Final = Typed("toy", VERBS, Vocabulary(PRESENTER))


async def setup(bot: Steiger) -> None:
    """Register the game's presenter and its commands."""
    register(PRESENTER)
    bot.tree.add_command(GameCommands(bot, PRESENTER, TYPED).group())
