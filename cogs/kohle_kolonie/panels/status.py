"""A player's means in a few lines, as panels begin with them."""

from bot import presenter
from bot.presenter import Line
from cogs.kohle_kolonie.desk import Desk
from cogs.kohle_kolonie.names import ROMAN
from cogs.kohle_kolonie.shown import player_text


def head(desk: Desk) -> str:
    """Round and phase, points, coins and workers."""
    words, view = desk.words, desk.view
    return words(
        "kk-own-head",
        round=ROMAN[view.round],
        phase=words(f"kk-phase-{view.phase}"),
        means=player_text.means(desk.me, desk.names, words),
    )


def supplies(desk: Desk) -> str:
    """Miners, engineers and settlements not in use, engines."""
    return player_text.supplies(desk.me, desk.names, desk.words)


def markers(desk: Desk) -> list[str]:
    """Bonus marker, railway markers, extra action markers."""
    me, names, words = desk.me, desk.names, desk.words
    found: list[str] = []
    if me.bonus is not None:
        found.append(words("kk-own-bonus", bonus=names.bonus(me.bonus), effect=names.bonus_effect(me.bonus)))
    if me.markers:
        found.append(words("kk-own-markers", markers=player_text.railway_markers(me.markers, names)))
    if me.extra:
        found.append(words("kk-own-extra", count=me.extra))
    return found


def tableau(desk: Desk) -> str:
    """The own tableau in one line."""
    return " · ".join(player_text.tableau(desk.view, desk.seat, desk.names, desk.words))


def own(desk: Desk) -> tuple[Line, ...]:
    """Everything a turn begins with."""
    return presenter.own(head(desk), supplies(desk), *markers(desk), tableau(desk))
