"""Switches that may be changed in a running game, and what of a position would conflict with their other values.

A change holds from then on. What conflicts could not have come about under the new value, or is under way and
would end under another value than it began with. Neither keeps a game from being played on, and nothing hidden
decides it.

What the box was set up by cannot be changed: the coins of the start, the board.
"""

from collections.abc import Callable, Iterator, Mapping
from copy import copy
from typing import Final, TypeAlias

from msgspec.structs import replace

from games.engine.event import Seat
from games.engine.violation import Param, Violation
from games.kohle_kolonie import facts, passing, turns
from games.kohle_kolonie.pitheads import COKERY, ENGINE_SPOT, IRONWORKS, LOADING, pieces_on
from games.kohle_kolonie.state import OVER, SOURCE_INDEX, SeatState, State
from games.kohle_kolonie.terrain import terrain_of

_Found: TypeAlias = Iterator[tuple[str, Mapping[str, Param]]]
"""A code and its parameters, each time."""
Conflicts: TypeAlias = Callable[[State, str], tuple[Violation, ...]]


def _switch(name: str, found: Callable[[State, str], _Found]) -> tuple[str, Conflicts]:
    """A switch with its conflicts; there are none with the value that it has."""

    def conflicts(state: State, value: str) -> tuple[Violation, ...]:
        if value == getattr(state.options, name):
            return ()
        if state.phase == OVER:
            return (Violation("game-over", name),)
        return tuple(Violation(code, name, params) for code, params in found(state, value))

    return name, conflicts


def _nothing(state: State, value: str) -> _Found:
    """What counts at the end only conflicts with nothing before it."""
    return iter(())


def _seats(state: State) -> Iterator[tuple[Seat, SeatState]]:
    return iter(enumerate(state.seats))


# What is under way


def _turn_of(state: State, holds: bool) -> _Found:
    """The turn that is open, if so."""
    if holds:
        yield "switch-turn-open", {"seat": state.turn.seat, "stage": state.turn.stage}


def _at(*kinds: type[turns.Turn]) -> Callable[[State, str], _Found]:
    """The turn at one of these stages."""
    return lambda state, value: _turn_of(state, isinstance(state.turn, kinds))


def _consolidation(state: State, value: str) -> _Found:
    """A consolidation whose winner is not found yet."""
    if state.auction is not None and state.auction.winner is None:
        yield "switch-consolidation-open", {"ground": state.auction.ground}


def _miners_action(state: State, value: str) -> _Found:
    """A miners action, even where a card flipped in it waits."""
    return _turn_of(state, turns.miners_left(state.turn) is not None)


def _from_stations(state: State, value: str) -> _Found:
    """A miners action of who has miners on stations."""
    open_action = turns.miners_left(state.turn) is not None
    return _turn_of(state, open_action and bool(state.seats[state.turn.seat].stations))


def _by_marker(state: State, value: str) -> _Found:
    """The bonus marker for miners, once something was done with it."""
    left = turns.miners_left(state.turn)
    return _turn_of(state, left is not None and left.by == "bonus" and left.moved)


def _marker_in_extra_phase(state: State, value: str) -> _Found:
    """A bonus marker in use in the phase of extra actions."""
    left = turns.miners_left(state.turn)
    in_use = state.phase == 4 and left is not None and left.by == "bonus"
    return _turn_of(state, in_use and value == "phases_2_3")


def _second_rescue(state: State, value: str) -> _Found:
    """The rescue marker, once it has secured a mine."""
    return _turn_of(state, isinstance(state.turn, turns.Secure) and state.turn.rescued > 0)


def _action_due(state: State, value: str) -> _Found:
    """A turn that could end now without the action, and could not where it is a must."""
    if value == "must" and isinstance(state.turn, turns.Acting):
        strict = copy(state)
        strict.options = replace(state.options, action_mandatory="must")
        if not passing.may_end(strict, state.turn.seat):
            yield "switch-action-due", {"seat": state.turn.seat}


def _loading(state: State, value: str) -> _Found:
    """Seats that are asked about Loading."""
    for loader in state.loaders:
        if not loader.done:
            yield "switch-turn-open", {"seat": loader.seat, "stage": "load"}


def _loading_engineer(state: State, value: str) -> _Found:
    """Those of them with an engineer on the flipped card."""
    for code, params in _loading(state, value):
        own = state.seats[int(params["seat"])]
        if own.pitheads[LOADING].flipped and pieces_on(own.pitheads, "loading.e1", "engineer"):
            yield code, params


def _card_taken(state: State, value: str) -> _Found:
    """The card that the event of this round gave to the Trust, before it buys."""
    if state.phase == 5 and state.trust.taken_by_event:
        yield "switch-card-taken", {"card": state.trust.mines[-1].card}


# What could not have come about


def _closed_places(state: State, value: str) -> _Found:
    """Pieces in places that are not set up with three players."""
    if value != "yes" or len(state.seats) > min(facts.SEATS):
        return
    terrain = terrain_of(state)
    for seat, own in _seats(state):
        yield from (_standing(seat, at) for at in own.stations if at not in terrain.used_stations)
        homes = (at.village for at in own.settlements)
        yield from (_standing(seat, village) for village in homes if village not in terrain.used_villages)


def _standing(seat: Seat, spot: str) -> tuple[str, Mapping[str, Param]]:
    return "switch-pieces-there", {"seat": seat, "spot": spot}


def _among_workers(state: State, value: str) -> _Found:
    """Settlements in villages that still have workers."""
    if value == "that_village":
        for seat, own in _seats(state):
            villages = (at.village for at in own.settlements if state.village_workers.get(at.village))
            yield from (_standing(seat, village) for village in villages)


def _markers_of_the_round(state: State, value: str) -> _Found:
    """Railway markers known to be of this round: those that wait, and in round 1 all."""
    for seat, own in _seats(state):
        count = len(own.fresh) if value == "yes" else len(own.markers) if state.round == 1 else 0
        if count:
            yield "switch-markers-taken", {"seat": seat, "count": count}


def _trust_track(state: State, value: str) -> _Found:
    """Coins on the Trust's track as only the other way of removing them leaves them."""
    track, half = state.trust.track, facts.REFILLED_SPACES
    if value == "from_six":
        fits = list(track) == sorted(track, reverse=True)
    else:
        # The refill may lie before coins that were there all the time.
        refilled = state.round >= min(facts.REFILL_ROUNDS)
        parts = (track[:half], track[half:]) if refilled else (track,)
        fits = all(list(part) == sorted(part) for part in parts)
    if not fits:
        yield "switch-trust-track", {"count": state.trust.coins}


def _scored(seat: Seat, own: SeatState, source: str) -> tuple[str, Mapping[str, Param]]:
    return "switch-scored-before", {"seat": seat, "source": source, "points": own.score[SOURCE_INDEX[source]]}


def _cokery_scored(state: State, value: str) -> _Found:
    """Bonuses of the Cokery that were scored."""
    yield from (_scored(seat, own, "cokery") for seat, own in _seats(state) if own.cokery_scored)


def _cokery_flipped(state: State, value: str) -> _Found:
    """Engineers on the flipped Cokery without its bonus, or bonuses where an engineer may have stood before."""
    for seat, own in _seats(state):
        if not own.pitheads[COKERY].flipped:
            continue
        if value == "placed_after" and any(reason != "engine" for reason in own.cokery_scored):
            yield _scored(seat, own, "cokery")
        elif value == "counts" and _engineer_unscored(own):
            yield "switch-flipped-before", {"seat": seat, "pithead": "cokery"}


def _engineer_unscored(own: SeatState) -> bool:
    """Whether an engineer on the Cokery has brought no bonus: there are fewer of them than pieces."""
    engineers = pieces_on(own.pitheads, "cokery.e1", "engineer")
    standing = engineers + pieces_on(own.pitheads, ENGINE_SPOT, "engine")
    return engineers > 0 and "engineer" not in own.cokery_scored and len(own.cokery_scored) < standing


def _loading_flipped(state: State, value: str) -> _Found:
    """Who has flipped Loading at its price, or for nothing."""
    for seat, own in _seats(state):
        if own.pitheads[LOADING].flipped:
            yield "switch-flipped-before", {"seat": seat, "pithead": "loading"}


def _ironworks_scored(state: State, value: str) -> _Found:
    """Points of who has an engineer on the front of the Ironworks."""
    for seat, own in _seats(state):
        side = own.pitheads[IRONWORKS]
        scored = own.score[SOURCE_INDEX["ironworks"]] > 0
        if scored and not side.flipped and pieces_on(own.pitheads, "ironworks.e1", "engineer"):
            yield _scored(seat, own, "ironworks")


SWITCHES: Final[Mapping[str, Conflicts]] = dict(
    (
        _switch("three_player_entry_ban", _closed_places),
        _switch("bonus_marker_phases", _marker_in_extra_phase),
        _switch("action_mandatory", _action_due),
        _switch("second_miner_source", _at(turns.SecondMiner)),
        _switch("settlement_village_condition", _among_workers),
        _switch("bonus_miners_may_move_new", _by_marker),
        _switch("miner_moves_board", _miners_action),
        _switch("station_to_pool", _from_stations),
        _switch("railway_marker_same_turn", _markers_of_the_round),
        _switch("rescue_marker_mines", _second_rescue),
        _switch("numbering", _card_taken),
        _switch("highest_number_counts_as_purchase", _card_taken),
        _switch("trust_removal", _trust_track),
        _switch("administration_points_optional", _consolidation),
        _switch("bid_tie_players", _consolidation),
        _switch("flip_redistribute", _at(turns.Arrange)),
        _switch("cokery_bonus", _cokery_scored),
        _switch("cokery_bonus_present", _cokery_flipped),
        _switch("loading_flip_cost", _loading_flipped),
        _switch("ironworks_engineer_points", _ironworks_scored),
        _switch("loading_markers_optional", _loading),
        _switch("loading_back_engineer", _loading_engineer),
        _switch("station_points", _nothing),
        _switch("tie_break_2", _nothing),
        _switch("tie_break_large_value", _nothing),
    )
)
"""In the order of the options; each with the values that it may have there."""
