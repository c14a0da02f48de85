"""Positions as pictures: which part is drawn, and the words the renderer needs for it."""

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.post import Shot
from bot.presenter import Party
from bot.words import Words
from cogs.ruhrschifffahrt.shown import alt
from cogs.ruhrschifffahrt.shown.options_closed import closed
from cogs.viewing import seat_shown
from games.engine.contract import Outcome
from games.engine.event import Seat
from games.ruhrschifffahrt import boards
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.view import View
from renderer.picture import Kind, Picture
from renderer.ruhrschifffahrt import AREAS, WORDS

OF_A_SEAT: Final = ("player", "progress")
"""Areas that show a seat's side of the table."""


def board(view: View, party: Party, words: Words, marks: Sequence[str] = ()) -> Shot:
    """The whole board."""
    return Shot(_picture("board", view, party, words, marks), "board", alt.of_board(view, party, words))


def player(view: View, seat: Seat, party: Party, words: Words, marks: Sequence[str] = ()) -> Shot:
    """One player's board, warehouses and coins."""
    picture = _picture("player", view, party, words, marks, seat=seat)
    return Shot(picture, f"player-{seat + 1}", alt.of_player(view, seat, party, words))


def area(view: View, name: str, party: Party, words: Words, marks: Sequence[str] = ()) -> Shot:
    """One area of the board, redrawn larger; what belongs to a seat is the viewer's, or that of who must act."""
    seat = seat_shown(view) if name in OF_A_SEAT else None
    drawn = _picture("area", view, party, words, marks, seat=seat, area=name)
    shut = closed(view, seat_shown(view)) if name == "options" else ()
    picture = msgspec.structs.replace(drawn, targets=shut)
    text = alt.of_area(view, name, party, words) if seat is None else alt.of_player(view, seat, party, words)
    return Shot(picture, f"area-{name}", text)


def of_decision(
    view: View, party: Party, words: Words, marks: Sequence[str], *, seat: Seat | None, area: str
) -> Picture:
    """A decision of a sort, still without what can be chosen; nobody's where several decide."""
    return _picture("decision", view, party, words, marks, seat=seat, area=area)


def areas(view: View, words: Words) -> list[tuple[str, str]]:
    """The areas that can be drawn: id and name."""
    return [(name, words(f"ru-picture-area-{name}")) for name in AREAS]


def score_sheet(view: View, outcome: Outcome, party: Party, words: Words) -> Shot:
    """The final score sheet."""
    picture = _picture("score_sheet", view, party, words, (), outcome=outcome)
    return Shot(picture, "score-sheet", alt.of_score_sheet(outcome, party, words))


def resolved(words: Words) -> dict[str, str]:
    """Every text the renderer draws, by its key."""
    return {key: words(f"ru-picture-{key}") for key in WORDS}


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
) -> Picture:
    board = boards.known[view.options.board]
    return Picture(
        game=GAME.id,
        kind=kind,
        view=view,
        names=party.short_names,
        colours=party.colours,
        words=resolved(words),
        title=words("ru-picture-title"),
        subtitle=words("ru-picture-subtitle", table=party.called, players=len(view.seats), board=board.name),
        headline=headline(view, party, words),
        subline=words(
            "ru-picture-subline", round=view.round, year=view.year, phase=words(f"ru-phase-{view.phase}")
        ),
        seat=seat,
        area=area,
        marks=tuple(marks),
        outcome=outcome,
        board=None if view.options.board == boards.STEIGER else board,
    )


def headline(view: View, party: Party, words: Words) -> str:
    """Who is doing what: "Éloïse chooses a start"."""
    if not view.active:
        return words("ru-picture-headline-over")
    who = words.listed([party.short_names[seat] for seat in view.active])
    return words(f"ru-picture-headline-{view.turn.stage}", who=who)
