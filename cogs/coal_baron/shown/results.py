"""The result of a game in words."""

from bot.presenter import Party
from bot.words import Words
from games.engine.contract import Outcome
from games.engine.event import Seat
from games.engine.outcome import places


def final(outcome: Outcome, party: Party, words: Words) -> str:
    """A line for each seat in order of rank, and what decided where points were equal."""
    lines = [
        words("cb-final-rank", rank=place, who=party.names[seat], points=outcome.totals[seat])
        for place, seat in places(outcome)
    ]
    return "\n".join((*lines, *_tie(outcome, party, words)))


def _tie(outcome: Outcome, party: Party, words: Words) -> list[str]:
    """Of each number of points that several have: that francs decided, and of the first, that they share."""
    lines: list[str] = []
    for points in sorted(set(outcome.totals), reverse=True):
        equal = [seat for seat, total in enumerate(outcome.totals) if total == points]
        if len(equal) < 2:
            continue
        if points < max(outcome.totals) and len({outcome.tie_break[seat] for seat in equal}) == 1:
            continue  # they share a lower place, nothing decided
        rank = 1 + sum(total > points for total in outcome.totals)
        francs = _francs(equal, outcome, party, words)
        key = "cb-final-tie" if rank == 1 else "cb-final-tie-below"
        lines.append(words(key, rank=rank, francs=francs))
        if rank == 1 and len(outcome.ranks[0]) > 1:
            lines.append(words("cb-final-shared"))
    return lines


def _francs(seats: list[Seat], outcome: Outcome, party: Party, words: Words) -> str:
    return ", ".join(
        words("cb-text-count", who=party.names[seat], count=outcome.tie_break[seat]) for seat in seats
    )
