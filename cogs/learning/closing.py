"""The closing word of the guide, once the game is over: what decided between the learner and whoever is beside."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.letters import FinalLetter
from bot.presenter import PRESENTERS, Party
from bot.tables.loaded import Loaded
from bot.tables.positions import shown
from bot.words import Words
from cogs.learning.guide import AnyGuide, guide_of
from games.engine.contract import Outcome, ScoreRow
from games.engine.event import Seat
from games.engine.outcome import places
from renderer.picture import Picture


def closing(letter: FinalLetter, loaded: Loaded, text: Words) -> list[str]:
    """What brought the learner more than the winner, and what less; who won is held against the second.

    Nothing unless exactly one person played, against somebody.
    """
    learners = [seat.seat for seat in loaded.seats if seat.seat not in loaded.computers]
    if not loaded.row.guide or len(learners) != 1 or len(loaded.seats) < 2:
        return []
    sheet = PRESENTERS[loaded.game.id].score_sheet(
        shown(letter.position, loaded), letter.outcome, loaded.party, text
    )
    words: Mapping[str, str] = sheet.picture.words if isinstance(sheet.picture, Picture) else {}
    guide = guide_of(loaded.game.id)
    outcome, named = (letter.outcome, words) if guide is None else grouped(letter.outcome, words, guide, text)
    return compared(outcome, learners[0], loaded.party, named, text)


def grouped(
    outcome: Outcome, sources: Mapping[str, str], guide: AnyGuide, text: Words
) -> tuple[Outcome, Mapping[str, str]]:
    """The outcome with those sources as one that are one thing to a learner, and the words of all."""
    rows: dict[str, ScoreRow] = {}
    for row in outcome.rows:
        name = guide.sources.get(row.source, row.source)
        before = rows[name].points if name in rows else (0,) * len(row.points)
        points = tuple(one + other for one, other in zip(before, row.points, strict=True))
        rows[name] = ScoreRow(name, points)
    said = {f"source_{group}": text(guide.key("source", group)) for group in set(guide.sources.values())}
    return replace(outcome, rows=tuple(rows.values())), {**sources, **said}


def compared(outcome: Outcome, learner: Seat, party: Party, sources: Mapping[str, str], text: Words) -> list[str]:
    """The same of an outcome; `sources` are the words of its score sheet."""
    place_of = {seat: place for place, seat in places(outcome)}
    other = next(seat for _, seat in places(outcome) if seat != learner)
    ahead = outcome.totals[learner] - outcome.totals[other]
    own, their = place_of[learner], place_of[other]
    end = "won" if own < their else "even" if own == their else "lost"
    said = {"who": party.names[other], "own": outcome.totals[learner], "total": outcome.totals[other]}
    lines = [text(f"learn-closing-{end}", **said)]
    of_both = [("own", learner, other), ("other", other, learner)]
    # First whoever is ahead: that decided.
    for key, one, two in of_both if ahead > 0 else reversed(of_both):
        if more := _more(outcome, one, two):
            items = ", ".join(_item(row, one, two, sources, text) for row in more)
            lines.append(text(f"learn-closing-{key}", who=party.names[other], items=items))
    return lines


def _more(outcome: Outcome, one: Seat, two: Seat) -> list[ScoreRow]:
    """All that brought one of two players more than the other, the greatest difference first."""
    rows = [row for row in outcome.rows if row.points[one] > row.points[two]]
    return sorted(rows, key=lambda row: row.points[two] - row.points[one])


def _item(row: ScoreRow, one: Seat, two: Seat, sources: Mapping[str, str], text: Words) -> str:
    source = sources.get(f"source_{row.source}", row.source)
    return text("learn-closing-item", source=source, more=row.points[one], less=row.points[two])
