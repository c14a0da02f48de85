"""What came in a practice game: shown in the same private answer once the computers have moved."""

from typing import Final

from msgspec.structs import replace

from bot.errors import Refused
from bot.post import Post
from bot.tables.seeing import Seen
from cogs.interactions.answering import Asked
from cogs.learning.guide import guide_of
from cogs.learning.page import guide_post
from cogs.views import practice
from cogs.views.panel import panel
from cogs.views.way_back import ASKED

WAITED: Final = 45.0
"""Seconds for which an answer waits at most until the computers have moved."""


async def instead(asked: Asked, seen: Seen, sentence: str = "") -> Post | None:
    """What stands in place of the panel of a practice game: that computers think, or its end; None for neither.

    What they do then follows in the same answer.
    """
    if not seen.loaded.row.practice:
        return None
    if seen.loaded.row.status == "over":
        return await over(asked, seen.loaded.row.id)
    if not practice.thinks(seen):
        return None
    asked.after = came
    return practice.thinking(seen, asked.text, sentence)


async def came(asked: Asked) -> Post:
    """What happened since the own last turn, once no computer must decide; the end where the game is over."""
    table = asked.table or 0
    await asked.interaction.client.computers.until_settled(table, WAITED)
    try:
        return await come(asked, table)
    except Refused as refused:  # of the game now, not of what was pressed
        return Post(asked.text(refused.key, **refused.values))


async def come(asked: Asked, table: int, sentence: str = "") -> Post:
    """The same as it stands now."""
    seen = await own(asked, table)
    if seen.loaded.row.status == "over":
        return await over(asked, table)
    if practice.thinks(seen):
        return practice.thinking(seen, asked.text, sentence, still=True)
    if seen.loaded.row.guide:
        return await guided(asked, table, _left_off(asked, seen), sentence)
    if asked.text.spoken:
        found = await asked.service.news(asked.call.user, table)
        return panel(seen, asked.text, sentence=sentence, found=found)
    return await told(asked, table, sentence=sentence)


def _left_off(asked: Asked, seen: Seen) -> int:
    """The page of the guide to go on with: in the middle of a turn what is asked, else where it was left."""
    if seen.position is None or seen.position.moves:
        return ASKED
    return asked.interaction.client.left_off.page(seen.loaded.row.id, seen.position.decision)


async def told(asked: Asked, table: int, page: int = 1, sentence: str = "") -> Post:
    """A page of the own last turn and what came of it, phases that it ended included."""
    learnt = await asked.service.learnt(asked.call.user, table)
    return practice.came(learnt, asked.text, sentence, page)


async def own(asked: Asked, table: int) -> Seen:
    """The caller's practice game; raises Refused where it is none, or gone."""
    try:
        seen = await asked.service.look(asked.call, table)
    except Refused as refused:
        if refused.key != "table-unknown":
            raise
        asked.table = None  # no way leads back to it
        raise Refused("practice-unknown") from refused
    if not seen.loaded.row.practice:
        raise Refused("practice-unknown")
    return seen


async def guided(asked: Asked, table: int, page: int = 1, sentence: str = "") -> Post:
    """A page of the guide: what happened since and with the own last turn, and what is asked."""
    learnt = await asked.service.learnt(asked.call.user, table)
    if (position := learnt.news.seen.position) is not None:
        asked.interaction.client.left_off.leave(table, position.decision, page)
    guide = guide_of(learnt.news.seen.loaded.row.game)
    told = frozenset[str]() if guide is None else guide.told(learnt.before)
    post = guide_post(learnt.news, told, asked.text, page=page)
    return replace(post, text=f"{sentence}\n{post.text}") if sentence else post


async def over(asked: Asked, table: int, page: int = 1) -> Post:
    """The end of a practice game, or a page of it for whoever reads words; raises Refused where it goes on."""
    loaded, letter = await asked.service.ended_practice(asked.call, table)
    return practice.final(loaded, letter, asked.text, page)
