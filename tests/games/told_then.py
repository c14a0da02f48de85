"""What versions before told of a game: their samples say whether it is still played on as it was."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from games.engine.event import Event

NOTHING: Final[dict[str, frozenset[str]]] = {
    "coal_baron": frozenset(),
    "kohle_kolonie": frozenset(
        (
            *("no_bonus_returned", "cokery_scored_before", "secured_nothing", "disaster_spared"),
            *("blank_without_effect", "subsidence_rests", "trust_not_refilled", "no_income"),
            *("board_scored_nothing", "trust_not_there", "nobody_bid", "cokery_earned_nothing"),
            *("ironworks_earned_nothing", "loading_not_possible", "scored_nothing"),
        )
    ),
    "ruhrschifffahrt": frozenset(),
}
"""Lines of results of nothing, by game: they came later, as did all facts."""


def told_then(game: str, events: Iterable[Event]) -> list[Event]:
    """The events as they were told before there were facts, and lines for results of nothing."""
    assert not any(event.entries for event in events if event.kind in NOTHING[game])
    return [replace(event, facts=()) for event in events if event.kind not in NOTHING[game]]
