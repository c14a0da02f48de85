"""Setting a position right that a mistake has spoilt: what can be set, and what comes of it."""

from collections.abc import Iterator, Mapping
from copy import copy
from typing import Final

from games.engine.contract import REPAIRED, TABLE_RULE, Quantity, Repairs, Transition
from games.engine.event import Entry, Event
from games.engine.violation import IllegalAction, Violation, quoted
from games.kohle_kolonie import auction as bidding
from games.kohle_kolonie import buying, facts, turns
from games.kohle_kolonie.card_quantities import CARDS
from games.kohle_kolonie.common_quantities import COMMON, TURN
from games.kohle_kolonie.counting import owned
from games.kohle_kolonie.playing import PLAYING
from games.kohle_kolonie.quantities import NO, NONE, OF_SEATS, SIDES, Kind
from games.kohle_kolonie.stages import active_seats
from games.kohle_kolonie.state import OVER, State
from games.kohle_kolonie.tableau import allowed_spaces
from games.kohle_kolonie.terrain import terrain_of

_KINDS: Final[tuple[Kind, ...]] = (TURN, *CARDS, SIDES, *OF_SEATS, *COMMON)
"""In the order in which they are set: each may decide which of those after it there are."""
_NOTHING: Final = (NONE, NO, "0")
"""Values of which nothing need be told where there was no such quantity before."""


def quantities(state: State) -> list[Quantity]:
    """All that can be set of a running game, with what it is now: nothing of it is hidden from anybody."""
    if state.phase == OVER:
        return []
    return [
        Quantity(id, kind.read(state, *place), tuple(kind.values(state, *place)), kind.stock)
        for kind in _KINDS
        for id, place in kind.ids(state)
    ]


def repaired(state: State, changes: Mapping[str, str]) -> Transition[State]:
    """The state with these quantities set, and what follows from them; the one given stays as it was.

    Whether the pieces add up is not asked here. Raises IllegalAction for what cannot be set, or not so, and where
    the position could not be played on.
    """
    if state.phase == OVER:
        raise IllegalAction(Violation("game-over", "6.0"))
    mended = copy(state)
    mended.seats = [copy(own) for own in state.seats]
    left = _set_all(mended, changes)
    if left:
        raise IllegalAction(Violation("repair-unknown", TABLE_RULE, {"word": quoted(left[0])}))
    now = _values(mended)
    _refuse_unless_kept(now, changes)
    told = tuple(_differences(_values(state), now, changes))
    if not told:
        raise IllegalAction(Violation("repair-changes-nothing", TABLE_RULE))
    if (broken := _broken(mended)) is not None:
        raise IllegalAction(broken)
    return Transition(mended, (Event(REPAIRED, TABLE_RULE, None, {"changes": told}, _entries(state, mended)),))


def _set_all(state: State, changes: Mapping[str, str]) -> list[str]:
    """Set what there is of the changes, kind by kind; gives the ids that there are none of."""
    left = dict(changes)
    for kind in _KINDS:
        asked = any(id == kind.name or id.startswith(f"{kind.name}.") for id in left)
        for id, place in tuple(kind.ids(state)) if asked else ():
            value = left.pop(id, None)
            if value is None or value == kind.read(state, *place):
                continue
            if value not in kind.values(state, *place):
                params = {"quantity": id, "word": quoted(value)}
                raise IllegalAction(Violation("repair-value-unknown", TABLE_RULE, params))
            kind.write(state, value, *place)
    return list(left)


def _refuse_unless_kept(now: Mapping[str, str], changes: Mapping[str, str]) -> None:
    """Things that change places may undo what was set before; all that is there must be as it was asked for."""
    for id, value in changes.items():
        if now.get(id, value) != value:
            params = {"quantity": id, "word": quoted(value)}
            raise IllegalAction(Violation("repair-contradicts", TABLE_RULE, params))


def _values(state: State) -> dict[str, str]:
    return {id: kind.read(state, *place) for kind in _KINDS for id, place in kind.ids(state)}


def _differences(was: Mapping[str, str], after: Mapping[str, str], asked: Mapping[str, str]) -> Iterator[str]:
    """Each quantity that is there and differs, what was asked for first: its id, its value before and after.

    Whoever sets all of them again comes to the same position.
    """
    now = {**asked, **after}
    for id in sorted(now, key=lambda id: id not in asked):
        if was.get(id, NONE) != now[id] and (id in was or now[id] not in _NOTHING):
            yield from (id, was.get(id, NONE), now[id])


def _entries(before: State, after: State) -> tuple[Entry, ...]:
    """All that seats gain and lose by it."""
    both = [(seat, owned(before, seat), owned(after, seat)) for seat in range(len(after.seats))]
    return tuple(
        Entry(seat, account, amount - had[account])
        for seat, had, has in both
        for account, amount in has.items()
        if amount != had[account]
    )


# Whether a position can be played on


def _broken(state: State) -> Violation | None:
    """Why the game could not go on from the position, if so."""
    auction, turn = state.auction, state.turn
    if auction is not None and auction.winner is None and not _bidding_holds(state):
        return Violation("consolidation-runs", TABLE_RULE, {"ground": auction.ground})
    active = active_seats(state)
    stuck = not active or not all(PLAYING.legal_actions(state, seat) for seat in active)
    if stuck or not _turn_holds(state):
        return Violation("turn-cannot-go-on", TABLE_RULE, {"seat": turn.seat, "stage": turn.stage})
    return None


def _bidding_holds(state: State) -> bool:
    """Whether the consolidation under way still rests on the mines and coins that are there."""
    auction = bidding.running(state)
    anew = bidding.opened(state, terrain_of(state), auction.ground)
    mines = [value.mines for value in auction.values]
    if (anew.order, anew.trust) != (auction.order, auction.trust) or [at.mines for at in anew.values] != mines:
        return False
    return all(
        value.coins <= state.seats[seat].coins for seat, value in zip(auction.order, auction.values, strict=True)
    )


def _turn_holds(state: State) -> bool:
    """Whether what the turn waits for is still there."""
    turn, terrain = state.turn, terrain_of(state)
    own = state.seats[turn.seat]
    match turn:
        case turns.Worker():
            return buying.marks(state, turn.seat, terrain.cards[turn.card].ground)
        case turns.PlaceCard() | turns.PlaceLarge():
            return bool(allowed_spaces(terrain, own))
        case turns.SettlementMiners():
            return any(at.village == turn.village and not at.miners for at in own.settlements)
        case turns.Arrange():
            return own.pitheads[facts.PITHEAD_INDEX[turn.card]].flipped
        case turns.Subsidence():
            return own.coins >= facts.SUBSIDENCE_COINS
        case _:
            return True


REPAIRS: Final = Repairs(quantities, repaired)
