"""Positions as pictures: which part is drawn, and the words the renderer needs for it."""

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.post import Shot
from bot.presenter import Party
from bot.words import Words
from cogs.kohle_kolonie.names import ROMAN, names_of
from cogs.kohle_kolonie.shown import alt
from cogs.kohle_kolonie.shown.decision_targets import Asked
from cogs.viewing import seat_shown
from games.engine.contract import Outcome
from games.engine.event import Seat
from games.kohle_kolonie import boards
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.view import View
from renderer.kohle_kolonie import AREAS, WORDS
from renderer.kohle_kolonie.words import CITIES
from renderer.picture import Kind, Picture

OF_A_SEAT: Final = {"player": alt.of_player, "pitheads": alt.of_pitheads, "stocks": alt.of_stocks}
"""Areas that show a seat's side of the table, and what each says."""


def board(view: View, party: Party, words: Words, marks: Sequence[str] = ()) -> Shot:
    """The whole board, or, while one runs, the auction."""
    if view.auction is not None:
        return auction(view, party, words, marks)
    return Shot(_picture("board", view, party, words, marks), "board", alt.of_board(view, party, words))


def auction(view: View, party: Party, words: Words, marks: Sequence[str] = ()) -> Shot:
    """The consolidation under way."""
    return Shot(_picture("auction", view, party, words, marks), "auction", alt.of_auction(view, party, words))


def player(view: View, seat: Seat, party: Party, words: Words, marks: Sequence[str] = ()) -> Shot:
    """One player's tableau, pithead cards and supplies."""
    picture = _picture("player", view, party, words, marks, seat=seat)
    return Shot(picture, f"player-{seat + 1}", alt.of_player(view, seat, party, words))


def own(view: View, seat: Seat, party: Party, words: Words, name: str = "player") -> Shot:
    """A seat's tableau, its pithead cards, or what it has beside them, redrawn larger for a panel."""
    picture = _picture("area", view, party, words, (), seat=seat, area=name)
    return Shot(picture, f"area-{name}-{seat + 1}", OF_A_SEAT[name](view, seat, party, words))


def area(view: View, name: str, party: Party, words: Words, marks: Sequence[str] = ()) -> Shot:
    """One area of the board, redrawn larger; what belongs to a seat is the viewer's, or that of who must act."""
    seat = seat_shown(view) if name in OF_A_SEAT else None
    picture = _picture("area", view, party, words, marks, seat=seat, area=name)
    return Shot(picture, f"area-{name}", _said(view, name, seat, party, words))


def _said(view: View, name: str, seat: Seat | None, party: Party, words: Words) -> str:
    """The alt text of an area."""
    if seat is not None:
        return OF_A_SEAT[name](view, seat, party, words)
    if name == "auction":
        return alt.of_auction(view, party, words)
    return alt.of_area(view, name, party, words)


def decided(
    view: View, asked: Asked, party: Party, words: Words, marks: Sequence[str] = (), *, seat: Seat | None
) -> Picture:
    """A question to a seat, or to several, with everything that can be chosen."""
    area = f"{asked.area}.{asked.about}" if asked.about else asked.area
    return msgspec.structs.replace(
        _picture("decision", view, party, words, marks, seat=seat, area=area),
        question=asked.question,
        means=asked.means,
        targets=asked.targets,
    )


def areas(view: View, words: Words) -> list[tuple[str, str]]:
    """The areas that can be drawn now: the cities of the board, then the rest; an auction only while one runs."""
    cities = names_of(words, view.options.board).regions()
    others = [name for name in AREAS if name not in CITIES and (name != "auction" or view.auction is not None)]
    return [*cities, *((name, words(f"kk-picture-area-{name}")) for name in others)]


def score_sheet(view: View, outcome: Outcome, party: Party, words: Words) -> Shot:
    """The final score sheet."""
    picture = _picture("score_sheet", view, party, words, (), outcome=outcome)
    return Shot(picture, "score-sheet", alt.of_score_sheet(outcome, party, words))


def resolved(words: Words) -> dict[str, str]:
    """Every text the renderer draws, by its key."""
    return {key: words(f"kk-picture-{key}") for key in WORDS}


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
        title=words("kk-picture-title"),
        subtitle=words("kk-picture-subtitle", table=party.called, players=len(view.seats), board=board.name),
        headline=headline(view, party, words),
        subline=subline(view, words),
        seat=seat,
        area=area,
        marks=tuple(marks),
        outcome=outcome,
        board=None if view.options.board == boards.STEIGER else board,
    )


def headline(view: View, party: Party, words: Words) -> str:
    """Who is doing what: "Éloïse chooses a bonus marker"."""
    if not view.active:
        return words("kk-picture-headline-over")
    who = words.listed([party.short_names[seat] for seat in view.active])
    return words(f"kk-picture-headline-{view.turn.stage}", who=who)


def subline(view: View, words: Words) -> str:
    """Round and phase."""
    return words("kk-picture-round", round=ROMAN[view.round], phase=words(f"kk-phase-{view.phase}"))
