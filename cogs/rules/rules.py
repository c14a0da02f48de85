"""/rules: the rulebook in the channel, read, searched, compared and shared."""

import asyncio
import re
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.controls import Press, number_in
from bot.errors import Refused
from bot.names import game_name
from bot.outgoing.edition_text import DEPARTURES, departures
from bot.post import Choice, Post
from bot.process.client import Interaction, Steiger
from bot.process.commands import described
from bot.rulebooks.book import Section, book
from bot.rulebooks.editions import differing
from bot.rulebooks.pages import label, page_of
from bot.tables.loaded import Loaded
from bot.tables.rights import allows
from bot.words import Words
from cogs.interactions.answering import Asked, answered, commanded
from cogs.interactions.completing import Found, completed, no_match
from cogs.judging import judging
from cogs.judging.judging import JudgingRules
from cogs.rules import leaflets
from cogs.rules.finding import GAME_CHOICES, Here, books, here, here_of, notes, section_of, sections_meant
from cogs.rules.leaflets import LeafletCommands
from cogs.searching.index import Hit, index
from cogs.views.comparison import comparison, departure_post
from cogs.views.rule_pages import Reader, contents, found_post, section_post, which_game
from cogs.views.rule_ways import FROM_FOCUS
from games.registry import GAMES

LONGEST: Final = 200
"""Signs of what is typed."""
_PLACE = re.compile(
    r"(?P<game>[a-z_]+) (?:p(?P<paragraph>\d{1,3})|(?P<page>\d{1,3})|-)(?:[a-z]\d*)?(?: (?P<id>.+))?"
)
"""Where a control leads: a page or a paragraph of a section, where a reference stands ("-"), or the contents."""


class RulesCog(LeafletCommands, JudgingRules, commands.Cog):
    """The commands of /rules."""

    def __init__(self, bot: Steiger) -> None:
        self.bot = bot

    rules = app_commands.Group(
        name="rules",
        description=described("cmd-rules"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
    )

    leaflets.add_to(rules)
    judging.add_to_rules(rules)

    @rules.command(name="read", description=described("cmd-rules-read"))
    @app_commands.describe(section=described("opt-section"), game=described("opt-rules-game"))
    @app_commands.choices(game=GAME_CHOICES)
    @commanded
    async def read(
        self,
        asked: Asked,
        section: app_commands.Range[str, 0, LONGEST] = "",
        game: app_commands.Choice[str] | None = None,
    ) -> Post:
        """Show a section, by its number, its heading or what is searched for."""
        typed, named = _given(section, game)
        at = await here(asked, named)
        if not at.game:
            return which_game(books(), "search" if typed else "read", typed[:80] or "-", asked.text)
        if not typed:
            return contents(at.game, _reader(asked, at))
        meant = sections_meant(book(at.game, asked.text.language), typed)
        if len(meant) != 1 and (exact := [one for one in meant if one.heading.lower() == typed.lower()]):
            meant = exact
        if len(meant) == 1:
            return _shown(asked, at, meant[0])
        return await _searched(asked, at, typed)

    @rules.command(name="search", description=described("cmd-rules-search"))
    @app_commands.describe(words=described("opt-search-words"), game=described("opt-rules-game"))
    @app_commands.choices(game=GAME_CHOICES)
    @commanded
    async def search(
        self,
        asked: Asked,
        words: app_commands.Range[str, 1, LONGEST],
        game: app_commands.Choice[str] | None = None,
    ) -> Post:
        """Find the sections that answer a question, with the passage of each."""
        at = await here(asked, game.value if game else "")
        if not at.game:
            return which_game(books(), "search", words[:80], asked.text)
        return await _searched(asked, at, words)

    @rules.command(name="compare", description=described("cmd-rules-compare"))
    @app_commands.describe(section=described("opt-compare-section"), game=described("opt-rules-game"))
    @app_commands.choices(game=GAME_CHOICES)
    @commanded
    async def compare(
        self,
        asked: Asked,
        section: app_commands.Range[str, 0, LONGEST] = "",
        game: app_commands.Choice[str] | None = None,
    ) -> Post:
        """Show what the printed editions say of a section, and what the table here plays."""
        typed, named = _given(section, game)
        at = await here(asked, named)
        compared = [one for one in books() if GAMES[one].printed]
        if not at.game and len(compared) == 1:
            at = await here(asked, compared[0])
        read = book(at.game, asked.text.language)
        meant = sections_meant(read, typed) if typed else []
        return _compared(asked, at, meant[0] if meant else None)

    @read.autocomplete("section")
    async def _sections(self, interaction: Interaction, current: str) -> Found:
        return await _completed(interaction, current, every=True)

    @compare.autocomplete("section")
    async def _compared_sections(self, interaction: Interaction, current: str) -> Found:
        return await _completed(interaction, current, every=False)


async def _completed(interaction: Interaction, current: str, *, every: bool) -> Found:
    """Sections by number and heading, of the game that is named or played here, else of all."""

    async def offer(text: Words) -> list[Choice]:
        named = str(interaction.namespace.game or "")
        at = await here_of(interaction, named)
        games = [at.game] if at.game else list(books())
        fitting: list[Choice] = []
        for game in games:
            read = book(game, text.language)
            known = read.sections if every else differing(read, GAMES[game])
            name = "" if at.game else f"{game_name(game, text)}: "
            meant = sections_meant(read, current, slips=True)
            fitting += [
                Choice(f"{name}{label(one, text.language)}", f"{game} {one.id}") for one in meant if one in known
            ]
        return fitting or [no_match(current, text)]

    return await completed(interaction, offer)


def _given(section: str, game: app_commands.Choice[str] | None) -> tuple[str, str]:
    """What was typed for a section, and the game that it names or that was chosen."""
    first, _, rest = section.strip().partition(" ")
    if first in books():
        return rest, first
    return section.strip(), game.value if game else ""


def _reader(asked: Asked, at: Here, guide: int = 0) -> Reader:
    """Who reads; `guide` is the page of the guide, or the focus of the panel, from which they do, 0 for none."""
    loaded = at.loaded
    return Reader(
        asked.text,
        at.table,
        notes(at, asked.text),
        shares=loaded is not None and not loaded.row.practice and allows("share", loaded, asked.call),
        compares=bool(at.game and GAMES[at.game].printed),
        decides=loaded is not None
        and loaded.row.status == "running"
        and loaded.seat_of(asked.call.user) is not None,
        guide=guide if _leads_back(loaded, guide) else 0,
        cited=at.cited,
        channel=0 if loaded is None else loaded.row.channel,
    )


def _leads_back(loaded: Loaded | None, number: int) -> bool:
    """Whether there still is what a section was opened from: a page of the guide, or a focus of the panel."""
    return loaded is not None and loaded.row.status == "running" and bool(loaded.row.guide or number >= FROM_FOCUS)


def _shown(asked: Asked, at: Here, section: Section, page: int = 0, guide: int = 0) -> Post:
    return section_post(book(at.game, asked.text.language), section, _reader(asked, at, guide), page)


async def _searched(asked: Asked, at: Here, typed: str) -> Post:
    language = asked.text.language
    hits: list[Hit] = await asyncio.to_thread(lambda: index(at.game).find(typed, language))
    return found_post(at.game, typed, hits, _reader(asked, at))


def _compared(asked: Asked, at: Here, section: Section | None, guide: int = 0) -> Post:
    """A comparison of a section; without one, or where a game has one edition, what there is to compare."""
    game = GAMES[at.game]
    read = book(at.game, asked.text.language)
    if not game.printed:
        raise Refused("compare-one-edition", game=game_name(at.game, asked.text))
    if section is None:
        section = differing(read, game)[0]
    return comparison(read, section, game, _reader(asked, at, guide))


async def on_read(asked: Asked, press: Press, values: list[str]) -> Post:
    """Show a section from a button or a menu, with what the table plays whose message it stands below."""
    if not (values or press.arg):
        return which_game(books(), "read", "-", asked.text)
    match = _PLACE.fullmatch(values[0] if values else press.arg)
    if match is None or match["game"] not in books():
        return Post(asked.text("control-unknown"))
    at = await here(asked, match["game"], press.table)
    if not match["id"]:
        return contents(at.game, _reader(asked, at, press.decision))
    read = book(at.game, asked.text.language)
    place = read.place(match["id"])
    if place is None:
        return contents(at.game, _reader(asked, at, press.decision), asked.text("rules-unknown"))
    if match["page"]:
        return _shown(asked, at, place.section, number_in(match["page"]) or 0, press.decision)
    paragraph = number_in(match["paragraph"]) if match["paragraph"] else place.paragraph
    page = 0
    if paragraph is not None and paragraph < len(place.section.paragraphs):
        page = page_of(place.section, read, paragraph, asked.text, notes(at, asked.text))
    return _shown(asked, at, place.section, page, press.decision)


async def on_search(asked: Asked, press: Press, values: list[str]) -> Post:
    """Search the rules of the game that was chosen for what was asked before."""
    game, _, typed = (values[0] if values else press.arg).partition(" ")
    if game not in books():
        return Post(asked.text("control-unknown"))
    at = await here(asked, game)
    place = book(game, asked.text.language).place(typed)
    return await _searched(asked, at, typed) if place is None else _shown(asked, at, place.section)


async def on_compare(asked: Asked, press: Press, values: list[str]) -> Post:
    """Compare a section."""
    game, _, id = (values[0] if values else press.arg).partition(" ")
    if game not in books():
        return Post(asked.text("control-unknown"))
    at = await here(asked, game, press.table)
    if id == DEPARTURES and at.loaded is not None:
        language = asked.text.language
        names = departures(at.loaded, language)
        return departure_post(names, book(game, language), at.loaded, _reader(asked, at, press.decision))
    return _compared(asked, at, section_of(game, id, asked.text), press.decision)


async def on_share(asked: Asked, press: Press, values: list[str]) -> Post:
    """Show the table a section."""
    page, _, rest = press.arg.partition(" ")
    game, _, id = rest.partition(" ")
    seen = await asked.service.look(asked.call, press.table)
    if seen.loaded.row.game != game:
        return Post(asked.text("control-unknown"))
    asked.table = None  # a refusal has nothing to do with a panel
    said = await asked.service.share(asked.call, press.table, id, number_in(page) or 0)
    return Post(asked.text(said))


async def setup(bot: Steiger) -> None:
    """Load the cog, and let the bot answer its presses."""
    await bot.add_cog(RulesCog(bot))
    bot.presses.update(
        {
            "read": answered(on_read),
            "search": answered(on_search),
            "compare": answered(on_compare),
            "share": answered(on_share),
        }
    )
    leaflets.register(bot)
    judging.register(bot)
