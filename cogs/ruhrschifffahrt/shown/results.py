"""The result of a game in words."""

from bot.presenter import Party
from bot.words import Words
from cogs.ruhrschifffahrt.names import names_of
from games.engine.contract import Outcome
from games.engine.event import Seat
from games.engine.outcome import places


def final(outcome: Outcome, party: Party, words: Words) -> str:
    """A line for each seat in order of rank, and what decided where points were equal."""
    names = names_of(words, party.board)
    lines = [
        words("ru-final-rank", rank=place, who=party.names[seat], points=names.points(outcome.totals[seat]))
        for place, seat in places(outcome)
    ]
    return "\n".join((*lines, *_ties(outcome, party, words)))


def _ties(outcome: Outcome, party: Party, words: Words) -> list[str]:
    """Of each number of points that several have: the coins, then the debts, that were compared."""
    lines: list[str] = []
    for points in sorted(set(outcome.totals), reverse=True):
        equal = [seat for seat, total in enumerate(outcome.totals) if total == points]
        if len(equal) > 1:
            lines += _tie(equal, outcome, party, words)
    return [*lines, words("ru-final-shared")] if len(outcome.ranks[0]) > 1 else lines


def _tie(equal: list[Seat], outcome: Outcome, party: Party, words: Words) -> list[str]:
    names = names_of(words, party.board)
    points = names.points(outcome.totals[equal[0]])
    coins = {seat: outcome.tie_break[seat] for seat in equal}
    compared = ", ".join(words("ru-count", who=party.names[seat], what=names.coins(coins[seat])) for seat in equal)
    lines = [words("ru-final-tie", points=points, compared=compared)]
    if len(set(coins.values())) < len(equal) and outcome.second_tie_break is not None:
        debts = outcome.second_tie_break
        compared = ", ".join(
            words("ru-count", who=party.names[seat], what=names.debts(-debts[seat])) for seat in equal
        )
        lines.append(words("ru-final-tie-debts", compared=compared))
    return lines
