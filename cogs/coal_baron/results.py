"""The result of a game in words."""

from bot.presenter import Scene
from bot.words import Words
from games.engine.contract import Outcome
from games.engine.event import Seat


def final(outcome: Outcome, scene: Scene, words: Words) -> str:
    """A line for each seat in order of rank, and what decided where points were equal."""
    lines: list[str] = []
    place = 1
    for rank in outcome.ranks:
        lines += [
            words("cb-final-rank", rank=place, who=scene.names[seat], points=outcome.totals[seat]) for seat in rank
        ]
        place += len(rank)
    return "\n".join((*lines, *_tie(outcome, scene, words)))


def _tie(outcome: Outcome, scene: Scene, words: Words) -> list[str]:
    """Why the first of several with the most points won, or that they share the victory."""
    best = max(outcome.totals)
    equal = [seat for seat, total in enumerate(outcome.totals) if total == best]
    if len(equal) < 2:
        return []
    lines = [words("cb-final-tie", francs=_francs(equal, outcome, scene, words))]
    return [*lines, words("cb-final-shared")] if len(outcome.ranks[0]) > 1 else lines


def _francs(seats: list[Seat], outcome: Outcome, scene: Scene, words: Words) -> str:
    return ", ".join(
        words("cb-text-count", who=scene.names[seat], count=outcome.tie_break[seat]) for seat in seats
    )
