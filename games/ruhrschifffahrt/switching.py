"""The options that may be changed in a running game, and what of a position conflicts with a value."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from games.engine.switching import switches
from games.engine.violation import Violation
from games.ruhrschifffahrt import facts, shipping
from games.ruhrschifffahrt.state import State

_Conflicts = Callable[[State], Iterator[Violation]]


def _dice_on_their_way(state: State) -> Iterator[Violation]:
    """Dice that have left a track and wait to be placed."""
    if state.leaving:
        yield Violation("dice-placed-otherwise", "R4", {"count": len(state.leaving)})


def _reach(value: str) -> _Conflicts:
    """Loaded barges that could sell on other spaces than where they started."""

    def conflicts(state: State) -> Iterator[Violation]:
        otherwise = replace(state, options=replace(state.options, lock_spaces=value))
        for seat, own in enumerate(state.seats):
            if own.place is None or not shipping.trips_of_barge(state, seat):
                continue
            if shipping.spaces_of_barge(otherwise, seat) != shipping.spaces_of_barge(state, seat):
                yield Violation("reach-otherwise", "R5", {"other": seat, "storage": own.place})

    return conflicts


def _sold_before(state: State) -> Iterator[Violation]:
    """Sales in Ruhrort of this round after the first, which moved the marker or did not."""
    if state.exported > 1:
        yield Violation("export-marker-otherwise", "R12", {"count": state.exported - 1})


def _towed(state: State) -> Iterator[Violation]:
    """Tow options that were chosen in round 1."""
    for seat, own in enumerate(state.seats):
        if state.round == 1 and own.option is not None and facts.OPTIONS[own.option].tow:
            yield Violation("tow-in-round-1-chosen", "R18", {"other": seat, "option": own.option})


def _lock_is_due(state: State) -> Iterator[Violation]:
    """Locks that are forced in this round, and would stay so in it."""
    if state.forced_lock:
        yield Violation("locks-are-forced", "R38", {"round": state.round})


def _lock_was_not_due(state: State) -> Iterator[Violation]:
    """A bag that would have forced locks already."""
    if len(state.bag) <= 1 and state.obstacles:
        yield Violation("locks-were-not-forced", "R38", {"count": len(state.bag)})


def _hauler_used(state: State) -> Iterator[Violation]:
    """Coal haulers that were used by the other reading."""
    for seat, own in enumerate(state.seats):
        if "coal_hauler" in own.turned:
            yield Violation("coal-hauler-used", "R43", {"other": seat})


def _nothing(state: State) -> Iterator[Violation]:
    """Nothing: the value allows whatever the other does."""
    yield from ()


_CONFLICTS: Final[Mapping[str, Mapping[str, _Conflicts]]] = {
    "leaving_dice": {"most_upstream": _dice_on_their_way, "first_of_phase": _dice_on_their_way},
    "lock_spaces": {"count": _reach("count"), "vanish": _reach("vanish")},
    "export_marker": {"every_sale": _sold_before, "first_only": _sold_before},
    "tow_in_round_1": {"no": _towed, "yes": _nothing},
    "forced_lock": {"yes": _lock_was_not_due, "no": _lock_is_due},
    "coal_hauler": {"to_six": _nothing, "by_one": _hauler_used},
}
"""By option and value; how many demand tiles there are was decided at the set-up."""


SWITCHES: Final = switches(_CONFLICTS)
"""Each option that may be changed in a running game, with what conflicts with a value of it."""
