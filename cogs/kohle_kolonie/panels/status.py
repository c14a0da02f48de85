"""A player's means in a few lines, as panels begin with them."""

from bot import presenter
from bot.presenter import Line
from cogs.kohle_kolonie.desk import Desk
from cogs.kohle_kolonie.names import ROMAN
from cogs.kohle_kolonie.shown import player_text


def head(desk: Desk) -> Line:
    """Round and phase, points, coins and workers; the turn message says them as well."""
    return Line(_head(desk), "own", told=True)


def _head(desk: Desk) -> str:
    words, view, me, names = desk.words, desk.view, desk.me, desk.names
    if words.spoken:  # the phase is what is asked, or stands in it
        means = ", ".join((names.points(me.points), names.coins(me.coins), names.own_workers(me)))
        return words("kk-spoken-head", round=ROMAN[view.round], means=means)
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


def spoken(desk: Desk) -> str:
    """What else there is to act with, to be heard: of each kind only what there is."""
    me, names, words = desk.me, desk.names, desk.words
    parts = [
        words("kk-spoken-pool", miners=names.miners(me.pool)),
        *([names.engineers(me.engineers)] if me.engineers else []),
        *([words("kk-spoken-settlements", count=me.settlements_left)] if me.settlements_left else []),
        *([words("kk-spoken-bonus", bonus=names.bonus(me.bonus))] if me.bonus is not None else []),
        *([words("kk-own-markers", markers=player_text.railway_markers(me.markers, names))] if me.markers else []),
        *([words("kk-own-extra", count=me.extra)] if me.extra else []),
    ]
    return ", ".join(parts)


def tableau(desk: Desk) -> str:
    """The own tableau in one line."""
    return " · ".join(player_text.tableau(desk.view, desk.seat, desk.names, desk.words))


def own(desk: Desk) -> tuple[Line, ...]:
    """Everything a turn begins with; who hears it has the tableau and what a marker does one press away."""
    if desk.words.spoken:
        return (head(desk), *presenter.own(spoken(desk)))
    return (head(desk), *presenter.own(supplies(desk), *markers(desk), tableau(desk)))
