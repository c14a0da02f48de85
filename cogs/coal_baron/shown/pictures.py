"""Positions as pictures: which part is drawn, and the words the renderer needs for it."""

from collections.abc import Sequence

from bot.post import Shot
from bot.presenter import Party
from bot.words import Words
from cogs.coal_baron import names
from cogs.coal_baron.shown import alt
from cogs.viewing import seat_shown
from games.coal_baron.game import GAME
from games.coal_baron.view import View
from games.engine.contract import Outcome
from games.engine.event import Seat
from renderer.coal_baron import AREAS, WORDS
from renderer.picture import Kind, Picture


def board(view: View, party: Party, words: Words, marks: Sequence[str] = ()) -> Shot:
    """The whole board."""
    return Shot(_picture("board", view, party, words, marks), "board", alt.of_board(view, party, words))


def player(view: View, seat: Seat, party: Party, words: Words, marks: Sequence[str] = ()) -> Shot:
    """One player's mine, cage, storage and orders."""
    picture = _picture("player", view, party, words, marks, seat=seat)
    return Shot(picture, f"player-{seat + 1}", alt.of_player(view, seat, party, words))


def area(view: View, name: str, party: Party, words: Words, marks: Sequence[str] = ()) -> Shot:
    """One area of the board, redrawn larger; "mine" is the viewer's, or that of who must act."""
    if name == "mine":
        return mine(view, seat_shown(view), party, words, marks)
    picture = _picture("area", view, party, words, marks, area=name)
    return Shot(picture, f"area-{name}", alt.of_area(view, name, party, words))


def areas(view: View, words: Words) -> list[tuple[str, str]]:
    """The areas that can be drawn now: id and name; the open cards only during the draft."""
    return [(name, words(f"cb-picture-area-{name}")) for name in AREAS if name != "draft" or view.phase == "draft"]


def mine(view: View, seat: Seat, party: Party, words: Words, marks: Sequence[str] = ()) -> Shot:
    """A seat's mine, redrawn larger for a panel."""
    picture = _picture("area", view, party, words, marks, seat=seat, area="mine")
    return Shot(picture, f"mine-{seat + 1}", alt.of_player(view, seat, party, words))


def of_decision(
    view: View, seat: Seat, party: Party, words: Words, marks: Sequence[str], *, area: str
) -> Picture[View]:
    """A decision of a sort, still without what can be chosen."""
    return _picture("decision", view, party, words, marks, seat=seat, area=area)


def score_sheet(view: View, outcome: Outcome, party: Party, words: Words) -> Shot:
    """The final score sheet."""
    picture = _picture("score_sheet", view, party, words, (), outcome=outcome)
    return Shot(picture, "score-sheet", alt.of_score_sheet(outcome, party, words))


def resolved(words: Words) -> dict[str, str]:
    """Every text the renderer draws, by its key."""
    return {key: words(f"picture-{key}") for key in WORDS}


def _picture(
    kind: Kind,
    view: View,
    party: Party,
    words: Words,
    marks: Sequence[str],
    *,
    seat: Seat | None = None,
    area: str | None = None,
    outcome: Outcome | None = None,
) -> Picture[View]:
    return Picture(
        game=GAME.id,
        kind=kind,
        view=view,
        names=party.short_names,
        colours=party.colours,
        words=resolved(words),
        title=words("picture-title"),
        subtitle=words("picture-subtitle", table=party.called, players=len(view.seats)),
        headline=headline(view, party, words),
        subline=subline(view, words),
        seat=seat,
        area=area,
        marks=tuple(marks),
        outcome=outcome,
    )


def headline(view: View, party: Party, words: Words) -> str:
    """Who is doing what: "Éloïse places workers"."""
    if not view.active:
        return words("picture-headline-over")
    who = words.listed([party.short_names[seat] for seat in view.active])
    return words(f"picture-headline-{view.stage}", who=who)


def subline(view: View, words: Words) -> str:
    """Where: the space the turn is at, with the mining steps left; else what the piles hold."""
    if view.stage == "mining":
        return words("picture-steps", steps=view.steps)
    if view.space is not None and view.active:
        return names.capital(names.space(view.space, words))
    return words("picture-piles", tiles=view.tile_pile, orders=view.order_pile)
