"""Saying a move: names become ids in the position that the player sees, and are judged anew where it counts."""

from collections.abc import Callable

from bot.errors import MalformedRefused, RuleRefused
from bot.presenter import PRESENTERS, AnyPosition
from bot.tables.answers import Answer
from bot.tables.seeing import Seen
from cogs.interactions.answering import Asked
from games.engine.violation import MalformedAction


async def say(
    asked: Asked, table: int, decision: int | None, text: str, meant: Callable[[Seen, AnyPosition], str]
) -> Answer:
    """Take the action that a text means; the key of a sentence that says what happened.

    `meant` is the text as the player's position understands it; it may raise MalformedAction. Even then the move
    is tried: only the transaction knows whether it was answered already, or is out of date.
    """
    service = asked.service
    seen = await service.seen(asked.interaction.user.id, table)
    fault = None
    if seen.position is not None:
        try:
            text = meant(seen, seen.position)
        except MalformedAction as error:
            fault = error
    asked.said = asked.said or text
    try:
        return await service.move(asked.call, table, decision, text)
    except (MalformedRefused, RuleRefused) as refused:
        if fault is None:
            raise
        raise MalformedRefused(fault.code, fault.params) from refused


async def say_typed(asked: Asked, table: int, decision: int | None, text: str) -> Answer:
    """The same of what was typed into a form."""

    def meant(seen: Seen, position: AnyPosition) -> str:
        return PRESENTERS[seen.loaded.game.id].spelt(position.state, position.seat, text)

    return await say(asked, table, decision, text, meant)
