"""The result of a game in words."""

from bot.presenter import Party
from bot.words import Words
from cogs.kohle_kolonie.names import names_of
from games.engine.contract import Outcome
from games.engine.event import Seat
from games.engine.outcome import places


def final(outcome: Outcome, party: Party, words: Words) -> str:
    """A line for each seat in order of rank, and what decided where points were equal."""
    names = names_of(words, party.board)
    lines = [
        words("kk-final-rank", rank=place, who=party.names[seat], points=names.points(outcome.totals[seat]))
        for place, seat in places(outcome)
    ]
    return "\n".join((*lines, *_tie(outcome, party, words)))


def _tie(outcome: Outcome, party: Party, words: Words) -> list[str]:
    """What was compared among those with the most points, or that they share the victory."""
    best = max(outcome.totals)
    equal = [seat for seat, total in enumerate(outcome.totals) if total == best]
    if len(equal) < 2:
        return []
    lines = [words("kk-final-tie", compared=_compared(equal, outcome.tie_break, party, words))]
    most = max(outcome.tie_break[seat] for seat in equal)
    still = [seat for seat in equal if outcome.tie_break[seat] == most]
    if len(still) > 1 and outcome.second_tie_break is not None:
        compared = _compared(still, outcome.second_tie_break, party, words)
        lines.append(words("kk-final-tie-values", compared=compared))
    return [*lines, words("kk-final-shared")] if len(outcome.ranks[0]) > 1 else lines


def _compared(seats: list[Seat], values: tuple[int, ...], party: Party, words: Words) -> str:
    return ", ".join(words("kk-text-count", who=party.names[seat], count=values[seat]) for seat in seats)
