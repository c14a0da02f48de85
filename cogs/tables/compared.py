"""What computers compared, and hints: the presses, and what the commands of /computer answer."""

from functools import partial

from bot.controls import Press, number_in
from bot.errors import Refused
from bot.post import Post
from bot.process.client import Steiger
from cogs.interactions.answering import Asked, answered
from cogs.tables import presses
from cogs.views.compared import comparison_post
from cogs.views.hinted import WHOLE, hint_post, no_hint


async def compared(asked: Asked, table: int, line: int | None = None) -> Post:
    """What a computer compared before a line of the log, before the newest where none is named."""
    return comparison_post(await asked.service.compared(asked.call, table, line), asked.text)


async def hinted(asked: Asked, table: int, decision: int = 0, *, whole: bool = False) -> Post:
    """That the computer thinks about a hint; the hint follows in the same answer.

    It is about what can still be done, or about the `whole` turn as it was begun.
    """
    asked.table = table
    asked.ended = asked.interaction.client.hints.begin(asked.call.user)
    said = await asked.service.ask_hint(asked.call, table, decision)
    asked.after = partial(_hint, whole=whole)
    return Post(asked.text(said))


async def _hint(asked: Asked, *, whole: bool) -> Post:
    """The hint, or the present panel where the decision is another by now."""
    table, hints = asked.table or 0, asked.interaction.client.hints
    try:
        hint = await asked.service.hint(asked.call, table, whole=whole)
        thought = await hints.thought(hint)
        choices_left = len(thought) > 1 or not hint.position.moves
        if not choices_left and not whole:  # of what is done alone there is something to say
            hint = await asked.service.hint(asked.call, table, whole=True)
            thought = await hints.thought(hint)
        now = await asked.service.look(asked.call, table, wakes=False)
    except Refused as refused:
        if refused.key != "table-unknown":
            return no_hint(refused, table, asked.text)
        if not asked.service.practises(asked.call.user, table):
            raise
        asked.table = None  # a practice game that is gone: no way leads back to it
        return Post(asked.text("practice-unknown"))
    finally:
        asked.ended()  # whoever sees it may ask again
    if now.position is None or (now.position.decision, now.position.moves) != (
        hint.position.decision,
        hint.position.moves,
    ):
        return await presses.shown(asked, now, sentence=asked.text("hint-overtaken"))
    return hint_post(hint, thought, asked.text, choices_left=whole or choices_left)


async def on_compared(asked: Asked, press: Press, values: list[str]) -> Post:
    """A page of what computers compared."""
    return await compared(asked, press.table, number_in(press.arg))


async def on_hint(asked: Asked, press: Press, values: list[str]) -> Post:
    """A hint for the decision of the panel."""
    return await hinted(asked, press.table, press.decision, whole=press.arg == WHOLE)


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses |= {
        "compared": answered(on_compared),
        "hint": answered(on_hint),
    }
