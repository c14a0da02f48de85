"""A player's means in a few lines, as panels begin with them."""

from typing import Final

from bot import presenter
from bot.presenter import Line
from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.shown import player_text

PURCHASES: Final = 6
"""The phase in which one buys."""


def head(desk: Desk) -> Line:
    """Round and phase, points, coins, debts and warehouses in supply; the turn message says them as well."""
    return Line(_head(desk), "own", told=True)


def _head(desk: Desk) -> str:
    words, view = desk.words, desk.view
    if words.spoken:
        return words("ru-spoken-head", round=view.round, means=player_text.means(desk.me, desk.names))
    return words(
        "ru-own-head",
        round=view.round,
        year=view.year,
        phase=words(f"ru-phase-{view.phase}"),
        means=player_text.means(desk.me, desk.names),
    )


def round_lines(desk: Desk) -> list[str]:
    """What this round is about: pilot ban, country, where dice return to."""
    return player_text.round_lines(desk.view, desk.names)


def own(desk: Desk) -> tuple[Line, ...]:
    """Everything a turn begins with; who hears it has cubes, tiles and the round one press away."""
    if desk.words.spoken:
        return (head(desk),)
    # After the sales nobody receives a cube.
    cubes = [player_text.cubes_brief(desk.me, desk.names)] if desk.view.phase < PURCHASES else []
    lines = (*round_lines(desk), *cubes, *player_text.tiles_lines(desk.me, desk.names))
    return (head(desk), *presenter.own(*lines))
