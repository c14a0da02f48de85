"""Which rulebook and which section somebody means, and what the table here plays."""

from collections.abc import Mapping
from typing import Final

import msgspec
from discord import app_commands

from bot.errors import Damaged, Refused
from bot.letters import Cited
from bot.names import safe
from bot.presenter import PRESENTERS
from bot.process.client import Interaction
from bot.process.commands import described
from bot.rulebooks.book import Book, Section, book, known
from bot.rulebooks.pages import label
from bot.tables.acts import Act
from bot.tables.loaded import Loaded
from bot.words import Words
from cogs.interactions.answering import Asked, call_of
from cogs.matching import found
from games.registry import GAMES

GAME_CHOICES: Final = [app_commands.Choice(name=described(f"game-{game}"), value=game) for game in GAMES]


class Here(msgspec.Struct, frozen=True):
    """Whose rules are read: a game, "" where it is not known which, and the table in whose channel it is asked."""

    game: str
    loaded: Loaded | None = None
    chosen: Mapping[str, Act] = {}
    """By option of the table, the act by which it was chosen last."""
    cited: tuple[Cited, ...] = ()
    """The precedents that bind the table."""

    @property
    def table(self) -> int:
        """The number of the table, 0 for none."""
        return 0 if self.loaded is None else self.loaded.row.id


async def here(asked: Asked, game: str = "", table: int = 0) -> Here:
    """The table at which, or in whose channel, somebody asks, as far as it plays the game that is named."""
    return await here_of(asked.interaction, game, table)


async def here_of(interaction: Interaction, game: str = "", table: int = 0) -> Here:
    """The same for an interaction that only completes an option."""
    service, call = interaction.client.service, call_of(interaction)
    try:
        table = table or (await service.find(call.user, interaction.channel_id or 0)).id
        seen = await service.look(call, table, wakes=False)
    except (Refused, Damaged):
        return Here(game)
    played = seen.loaded.row.game
    if played not in books() or game not in ("", played):
        return Here(game)
    return Here(played, seen.loaded, await service.chosen(table), await service.cited_at(table))


def books() -> tuple[str, ...]:
    """The games whose rules can be read."""
    return tuple(game for game in GAMES if known(game))


def notes(at: Here, text: Words) -> dict[str, str]:
    """What the table plays of each switch, and where that was set, as lines below the statements about them."""
    if at.loaded is None:
        return {}
    try:
        options, game = at.loaded.options, at.loaded.game
    except Damaged:
        return {}
    said: dict[str, str] = {}
    for name, values in (*game.public_options, *game.retired_options):
        if name not in options and (name, values) in game.retired_options:
            continue
        meaning = PRESENTERS[game.id].option(name, options.get(name, values[0]), text)[1]
        said[name] = text(
            "rules-played", meaning=meaning, table=at.loaded.row.called, where=where_set(at, name, text)
        )
    return said


def where_set(at: Here, name: str, text: Words) -> str:
    """Where a table's option was set: by whom, by the table in the running game, or by which preset."""
    act = at.chosen.get(name)
    if act is not None and act.kind == "switched":
        return text("rules-set-table")
    if act is not None and act.kind == "option":
        return text("rules-set-by", name=safe(act.name))
    preset = "" if at.loaded is None else at.loaded.options.get("preset", "")
    if not preset:
        return text("rules-set-usual")
    title, _ = PRESENTERS[at.game].preset(preset, text)
    return text("rules-set-preset", name=title)


def sections_meant(read: Book, typed: str, *, slips: bool = False) -> list[Section]:
    """The sections whose number or heading somebody may mean; all where nothing is typed."""
    place = read.place(typed.strip())
    if place is not None:
        return [place.section]
    exact = [one for one in read.sections if one.id.lower() == typed.strip().lower()]
    begun = [one for one in read.sections if typed.strip() and one.id.lower().startswith(typed.strip().lower())]
    if exact or begun:
        return [*exact, *(one for one in begun if one not in exact)]
    return found(typed, [(one, (label(one, read.language), one.heading)) for one in read.sections], slips=slips)


def section_of(game: str, id: str, text: Words) -> Section | None:
    """The section that a reference leads to, in the reader's language."""
    place = book(game, text.language).place(id) if known(game) else None
    return None if place is None else place.section
