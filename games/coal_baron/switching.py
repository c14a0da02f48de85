"""The options that may be changed in a running game, and what of a position conflicts with a value."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from games.coal_baron import turns
from games.coal_baron.mining import free_coals
from games.coal_baron.state import State
from games.engine.switching import switches
from games.engine.violation import Violation

_Conflicts = Callable[[State], Iterator[Violation]]


def _delivered_shown(state: State) -> Iterator[Violation]:
    """Orders that were delivered face down would lie open."""
    for seat, own in enumerate(state.seats):
        if own.delivered:
            yield Violation("delivered-would-show", "S10", {"other": seat, "count": len(own.delivered)})


def _delivered_seen(state: State) -> Iterator[Violation]:
    """Orders that were delivered openly would lie face down, and everybody has seen them."""
    for seat, own in enumerate(state.seats):
        if own.delivered:
            yield Violation("delivered-was-seen", "S10", {"other": seat, "count": len(own.delivered)})


def _stored_though_wanted(state: State) -> Iterator[Violation]:
    """Cubes in storage that fit an order, which could not have been stored."""
    for seat, own in enumerate(state.seats):
        for coal in dict.fromkeys(own.storage):
            order = next((one.order for one in own.outstanding if coal in free_coals(one)), None)
            if order is not None:
                yield Violation("stored-though-wanted", "M5", {"other": seat, "coal": coal, "order": order})


def _being_filled(state: State) -> Iterator[Violation]:
    """Minecarts that are being filled now, under the other reading."""
    if isinstance(turn := state.turn, turns.Substitute):
        yield Violation("filled-otherwise", "F8", {"other": turn.seat, "count": turn.unfilled})


def _storage_out_of_reach(state: State) -> Iterator[Violation]:
    """Storage that whoever is mining could use until now."""
    if isinstance(turn := state.turn, turns.Mining):
        own = state.seats[turn.seat]
        if own.cage_level and own.storage:
            yield Violation("storage-out-of-reach", "M6", {"other": turn.seat, "level": own.cage_level})


def _nothing(state: State) -> Iterator[Violation]:
    """Nothing: the value allows whatever the other does."""
    yield from ()


_CONFLICTS: Final[Mapping[str, Mapping[str, _Conflicts]]] = {
    "delivered": {"hidden": _delivered_seen, "open": _delivered_shown},
    "storing": {"always": _nothing, "unneeded_only": _stored_though_wanted},
    "substitutes": {"required": _being_filled, "optional": _being_filled},
    "storage_use": {"any_level": _nothing, "surface": _storage_out_of_reach},
}
"""By option and value."""


SWITCHES: Final = switches(_CONFLICTS)
"""Each option that may be changed in a running game, with what conflicts with a value of it."""
