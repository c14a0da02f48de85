"""The final score sheet in words: each player's total, and where the points came from."""

from collections.abc import Callable, Mapping

from bot.presenter import AnyPresenter, Party
from bot.words import Words
from games.engine.bounds import View
from games.engine.contract import Outcome, ScoreRow
from games.engine.event import Seat
from games.engine.outcome import places
from renderer.picture import Picture


def score_lines(view: View, outcome: Outcome, presenter: AnyPresenter, party: Party, text: Words) -> list[str]:
    """A line for each player, the best first; sources are called as on the sheet, without those of no points.

    What decides between equal totals is said where some are equal.
    """
    sheet = presenter.score_sheet(view, outcome, party, text).picture
    words: Mapping[str, str] = sheet.words if isinstance(sheet, Picture) else {}
    return lines_by_place(outcome, party, text, lambda seat: _items(seat, outcome, words, text))


def lines_by_place(outcome: Outcome, party: Party, text: Words, items: Callable[[Seat], list[str]]) -> list[str]:
    """A line for each player, the best first: place, total, and what this is made of."""
    return [
        text(
            "score-line",
            place=place,
            who=party.names[seat],
            total=outcome.totals[seat],
            items=", ".join(items(seat)),
        )
        for place, seat in places(outcome)
    ]


def _items(seat: Seat, outcome: Outcome, words: Mapping[str, str], text: Words) -> list[str]:
    rows = [_item(row, seat, words, text) for row in outcome.rows if row.points[seat]]
    # A game may draw another sheet than the house's, which needs no words for it.
    if outcome.totals.count(outcome.totals[seat]) < 2 or "tie_break" not in words:
        return rows
    return [*rows, text("score-item", source=words["tie_break"], points=outcome.tie_break[seat])]


def _item(row: ScoreRow, seat: Seat, words: Mapping[str, str], text: Words) -> str:
    source, points = words.get(f"source_{row.source}", row.source), row.points[seat]
    if row.counts is None:
        return text("score-item", source=source, points=points)
    return text("score-item-counted", source=source, points=points, count=row.counts[seat])
