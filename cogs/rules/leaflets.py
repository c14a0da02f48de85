"""/rules aid and /rules legend: a game on a page or two, as pictures, or in words for whoever reads them."""

from typing import Any, Final, Literal, TypeAlias

import msgspec
from discord import app_commands

from bot.controls import Press, number_in
from bot.errors import Damaged
from bot.names import game_name
from bot.post import Post
from bot.presenter import PRESENTERS, Page
from bot.process.client import Steiger
from bot.process.commands import described
from cogs.interactions.answering import Asked, answered, commanded
from cogs.rules.finding import GAME_CHOICES, Here, books, here
from cogs.views.leaflets import leaflet
from cogs.views.rule_pages import which_game
from games.registry import GAMES

Leaflet: TypeAlias = Literal["aid", "legend"]
FIRST: Final = 0


class LeafletCommands:
    """The player aid and the legend: commands for the group of another cog."""

    @app_commands.describe(game=described("opt-rules-game"))
    @app_commands.choices(game=GAME_CHOICES)
    @commanded
    async def aid(self, asked: Asked, game: app_commands.Choice[str] | None = None) -> Post:
        """Show what a turn is, what things cost and what scores."""
        return await _shown(asked, "aid", game.value if game else "")

    @app_commands.describe(game=described("opt-rules-game"))
    @app_commands.choices(game=GAME_CHOICES)
    @commanded
    async def legend(self, asked: Asked, game: app_commands.Choice[str] | None = None) -> Post:
        """Show what the signs of the pictures mean."""
        return await _shown(asked, "legend", game.value if game else "")


def add_to(group: app_commands.Group) -> None:
    """Put the commands into a group; its cog is the `self` of each."""
    for name, callback in (("aid", LeafletCommands.aid), ("legend", LeafletCommands.legend)):
        made: app_commands.Command[Any, ..., None]
        made = app_commands.Command(name=name, description=described(f"cmd-rules-{name}"), callback=callback)
        group.add_command(made)


async def _shown(asked: Asked, what: Leaflet, game: str, number: int = FIRST, table: int = 0) -> Post:
    at = await here(asked, game, table)
    if not at.game:
        return which_game(books(), what, str(FIRST), asked.text)
    pages = _pages(asked, what, at)
    loaded, name = at.loaded, game_name(at.game, asked.text)
    decides = loaded is not None and loaded.row.status == "running" and loaded.seat_of(asked.call.user) is not None
    return leaflet(what, at.game, name, pages, number, at.table, asked.text, decides=decides)


def _pages(asked: Asked, what: Leaflet, at: Here) -> tuple[Page, ...]:
    """The pages; of an aid, as the table plays."""
    presenter = PRESENTERS[at.game]
    return presenter.legend(asked.text) if what == "legend" else presenter.aid(_options(at), asked.text)


def _options(at: Here) -> Any:
    """The options of the table, or those with which a game begins."""
    game = GAMES[at.game]
    if at.loaded is not None:
        try:
            return msgspec.convert(at.loaded.options, type=game.options_type)
        except Damaged:
            pass
    return game.options_type()


async def on_aid(asked: Asked, press: Press, values: list[str]) -> Post:
    """Another page of the aid, or that of the game chosen."""
    return await _pressed(asked, "aid", press, values)


async def on_legend(asked: Asked, press: Press, values: list[str]) -> Post:
    """The same of the legend."""
    return await _pressed(asked, "legend", press, values)


async def _pressed(asked: Asked, what: Leaflet, press: Press, values: list[str]) -> Post:
    game, _, number = (values[0] if values else press.arg).partition(" ")
    if game not in books():
        return Post(asked.text("control-unknown"))
    return await _shown(asked, what, game, number_in(number) or FIRST, press.table)


def register(bot: Steiger) -> None:
    """Let the bot answer these presses."""
    bot.presses.update(
        {
            "aid": answered(on_aid),
            "legend": answered(on_legend),
        }
    )
