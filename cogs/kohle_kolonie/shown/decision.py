"""Pictures to decide from: what is asked at each stage, what can be spent, and everything that can be chosen."""

from collections.abc import Sequence
from typing import Final

from bot.post import Shot
from bot.presenter import AnyPosition, Party
from bot.words import Words
from cogs.kohle_kolonie.desk import Desk
from cogs.kohle_kolonie.names import Names, names_of
from cogs.kohle_kolonie.shown import decision_alt, decision_steps, pictures
from cogs.kohle_kolonie.shown.decision_targets import Asked, fact, workers_of
from games.engine.event import Seat
from games.kohle_kolonie.view import View
from renderer.picture import Target

_LOADING: Final = 10
"""The phase in which all are asked at once."""


def decision(
    position: AnyPosition, focus: str, party: Party, words: Words, marks: Sequence[str] = ()
) -> Shot | None:
    """What the seat must decide now, by the focus of its panel; None where there is nothing to choose."""
    return at_turn(Desk(position, party, words), focus, marks)


def at_turn(desk: Desk, focus: str = "", marks: Sequence[str] = ()) -> Shot | None:
    """The same for a panel."""
    asked = decision_steps.asked(desk, focus) if desk.position.at_turn else None
    return shot(desk, asked, marks) if asked is not None and asked.targets else None


def shown(desk: Desk, focus: str = "") -> Shot:
    """The picture of a panel: what can be chosen, or, where nothing can, the own mines."""
    return at_turn(desk, focus) or shot(desk, decision_steps.nothing(desk))


def shot(desk: Desk, asked: Asked, marks: Sequence[str] = ()) -> Shot:
    """A question to the desk's owner as a picture."""
    return _shot(desk.view, desk.seat, asked, desk.party, desk.words, marks)


def _shot(
    view: View, seat: Seat | None, asked: Asked, party: Party, words: Words, marks: Sequence[str] = ()
) -> Shot:
    picture = pictures.decided(view, asked, party, words, marks, seat=seat)
    name = f"decision-{asked.area}" if seat is None else f"decision-{asked.area}-{seat + 1}"
    return Shot(picture, name, decision_alt.of_decision(asked, seat, party, words))


def common(view: View, party: Party, words: Words, marks: Sequence[str] = ()) -> Shot | None:
    """What several seats decide at once: Loading, with what each has for it."""
    if view.phase != _LOADING or not view.active:
        return None
    names = names_of(words, view.options.board)
    targets = tuple(_loader(view, seat, party, names) for seat in view.active)
    return _shot(view, None, Asked("loaders", words("kk-question-loaders"), (), targets), party, words, marks)


def _loader(view: View, seat: Seat, party: Party, names: Names) -> Target:
    """Who may load: wagons on cards, wagon markers, workers."""
    me = view.seats[seat]
    markers = me.markers.count("wagon") + (me.bonus == "wagon")
    return Target(
        f"seat.{seat}",
        "",
        party.short_names[seat],
        (fact("wagon", me.wagons), fact("marker", markers), workers_of(me)),
    )
