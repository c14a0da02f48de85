"""What versions before told of a game: their samples say whether it is still played on as it was."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from games.engine.event import Event

NOTHING: Final[dict[str, frozenset[str]]] = {
    "coal_baron": frozenset({"nothing_scored"}),
    "kohle_kolonie": frozenset(
        (
            *("no_bonus_returned", "cokery_scored_before", "secured_nothing", "disaster_spared"),
            *("blank_without_effect", "subsidence_rests", "trust_not_refilled", "no_income"),
            *("board_scored_nothing", "trust_not_there", "nobody_bid", "cokery_earned_nothing"),
            *("ironworks_earned_nothing", "loading_not_possible", "scored_nothing"),
        )
    ),
    "ruhrschifffahrt": frozenset(("export_marker_stayed", "no_die_to_remove", "sets_missed", "majorities_missed")),
}
"""Lines of results of nothing, by game: they came later, as did all facts."""


NO_POINTS: Final = ("mayor_scored", "railway_scored", "debts_scored")
"""What was told of only where it brought or cost points."""


_RULES: Final = {("kohle_kolonie", "disaster_suffered"): "steiger_board"}
"""What was cited by another section: points lost in a disaster by that of the board, which prints how many."""


def told_then(game: str, events: Iterable[Event]) -> list[Event]:
    """The events as they were told before there were facts, and lines for results of nothing."""
    assert not any(event.entries for event in events if event.kind in NOTHING[game])
    return [
        replace(event, facts=(), rule=_RULES.get((game, event.kind), event.rule), places=_places(event))
        for event in events
        if event.kind not in NOTHING[game] and not _no_points(event)
    ]


def _places(event: Event) -> tuple[str, ...]:
    """Its places as they were: of the canteen no cell was told apart."""
    return tuple("canteen" if place.startswith("canteen.") else place for place in event.places)


def _no_points(event: Event) -> bool:
    return event.kind in NO_POINTS and event.params["points"] == 0
