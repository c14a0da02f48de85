"""/coal: the commands of Coal Baron."""

from typing import Final

from bot.presenter import register
from bot.process.client import Steiger
from cogs.coal_baron import PRESENTER
from cogs.coal_baron.typed.plan import MINE
from cogs.coal_baron.typed.ranking import RANK
from cogs.coal_baron.typed.vocabulary import VOCABULARY
from cogs.typed.tree import GameCommands
from cogs.typed.typed import Typed
from games.coal_baron.verbs import VERBS

TYPED: Final = Typed("coal", VERBS, VOCABULARY, own=(RANK, MINE))


async def setup(bot: Steiger) -> None:
    """Register the game's presenter and its commands."""
    register(PRESENTER)
    bot.tree.add_command(GameCommands(bot, PRESENTER, TYPED).group())
