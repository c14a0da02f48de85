"""/practise: a game against computers, alone and in private, and the presses of its pages."""

from discord import app_commands
from discord.ext import commands

from bot.controls import Press, number_in
from bot.errors import Refused
from bot.post import Post
from bot.process.client import Steiger
from bot.process.commands import described
from bot.tables.practising import Practised, UnderWay, Wanted
from cogs.interactions.answering import Asked, answered, commanded
from cogs.learning.guide import lesson_of
from cogs.tables import coming, presses
from cogs.views.practice import (
    SURE,
    Choices,
    choices_in,
    menu_page,
    start_page,
    sure_to_begin,
    sure_to_end,
)
from cogs.views.undo import undo_preview
from cogs.views.way_back import ASKED
from games.registry import GAMES


class PractiseCog(commands.Cog):
    """The command /practise."""

    def __init__(self, bot: Steiger) -> None:
        self.bot = bot

    @app_commands.command(name="practise", description=described("cmd-practise"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    @commanded
    async def practise(self, asked: Asked) -> Post:
        """Show where a practice game begins, with the ways to those that were begun."""
        return await _start(asked, choices_in(()))


async def setup(bot: Steiger) -> None:
    """Load the cog, and let the bot answer its presses."""
    bot.presses |= {"practise": answered(on_practise)}
    await bot.add_cog(PractiseCog(bot))


async def on_practise(asked: Asked, press: Press, values: list[str]) -> Post:
    """Begin a practice game, go on with one, or end it."""
    words = (values[0] if values else press.arg).split()
    what, said, order = (words or [""])[0], words[1:], " ".join(words)
    match what:
        case "start":
            return await _start(asked, choices_in(said))
        case "begin":
            chosen = choices_in(said)
            levels = (chosen.level,) * (chosen.seats - 1)
            wanted = Wanted(game=chosen.game, language=asked.text.language, levels=levels)
            return await _begun(asked, wanted, order, press.table if SURE in said else 0)
        case "learn":
            over = press.table if SURE in said else 0
            return await _taught(asked, said[0] if said else "", order, over)
        case "guide":
            return await _guided(asked, press.table, number_in(" ".join(said)) or 1)
        case "came":
            return await _told(asked, press.table, number_in(" ".join(said)) or 1)
        case "over":
            asked.table = press.table
            return await coming.over(asked, press.table, number_in(" ".join(said)) or 1)
        case "open":
            return await _open(asked, press.table)
        case "menu":
            return menu_page(await coming.own(asked, press.table), asked.text)
        case "back":
            return undo_preview(await asked.service.back_to_own(asked.call, press.table), asked.text)
        case "end" if SURE in said:
            gone = await _practised(asked, press.table)
            sentence = asked.text(await asked.service.end_practice(asked.call, press.table))
            asked.table = None  # no way leads back to it
            return await _start(asked, choices_in((gone.game,)), sentence)
        case "end":
            return sure_to_end(await _practised(asked, press.table), asked.text)
        case "leave-guide":
            sentence = asked.text(await asked.service.leave_guide(asked.call, press.table))
            return await presses.panel_of(asked, press.table, sentence=sentence)
        case "guide-on":
            return await _guide_on(asked, press.table)
        case _:
            return Post(asked.text("control-unknown"))


async def _start(asked: Asked, chosen: Choices, sentence: str = "") -> Post:
    return start_page(chosen, await asked.service.practices(asked.call.user), asked.text, sentence)


async def _begun(asked: Asked, wanted: Wanted, said: str, over: int) -> Post:
    """The game that is wanted; where one of the kind is under way, it must be the one of which it was said that
    it may go: `over`. One just begun so is shown: whoever presses twice wants but one.
    """
    try:
        table = await asked.service.begin_practice(asked.call, wanted, over)
    except UnderWay as under_way:
        table = under_way.there.table
        if await asked.service.just_begun(asked.call.user, wanted) != table:
            return sure_to_begin(under_way.there, said, asked.text)
    return await _open(asked, table)


async def _taught(asked: Asked, game: str, said: str, over: int) -> Post:
    """The game in which the guide teaches, from its beginning."""
    lesson = lesson_of(game) if game in GAMES else None
    if lesson is None:
        return Post(asked.text("control-unknown"))
    language, levels, seat, seed = asked.text.language, lesson.levels, lesson.seat, lesson.seed
    wanted = Wanted(game=game, language=language, levels=levels, seat=seat, seed=seed, guide=True)
    return await _begun(asked, wanted, said, over)


async def _guide_on(asked: Asked, table: int) -> Post:
    """The guide in a practice game from now on, at the page that says what is asked."""
    asked.table = table
    seen = await coming.own(asked, table)
    if lesson_of(seen.loaded.row.game) is None:
        return Post(asked.text("learn-none"))
    sentence = asked.text(await asked.service.take_guide(asked.call, table))
    seen = await coming.own(asked, table)
    return await coming.instead(asked, seen, sentence) or await coming.guided(asked, table, ASKED, sentence)


async def _guided(asked: Asked, table: int, page: int) -> Post:
    """A page of the guide, as long as the position stands before the learner; else what came since."""
    asked.table = table
    seen = await coming.own(asked, table)
    return await coming.instead(asked, seen) or await coming.guided(asked, table, page)


async def _told(asked: Asked, table: int, page: int) -> Post:
    """A page of what came, as long as the position stands before whoever practises."""
    asked.table = table
    seen = await coming.own(asked, table)
    return await coming.instead(asked, seen) or await coming.told(asked, table, page)


async def _open(asked: Asked, table: int) -> Post:
    """The practice game as it stands: the end, what came, or that computers think."""
    asked.table = table
    seen = await coming.own(asked, table)
    return await coming.instead(asked, seen) or await coming.come(asked, table)


async def _practised(asked: Asked, table: int) -> Practised:
    """The caller's practice game, be it one that cannot be read; raises Refused where it is none."""
    practised = await asked.service.practices(asked.call.user)
    found = next((one for one in practised if one.table == table), None)
    if found is None:
        raise Refused("practice-unknown")
    return found
