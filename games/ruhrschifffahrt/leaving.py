"""Dice that have left a transport track go to storages: whoever plays first places them (5.1)."""

from typing import Final

from games.engine.event import Seat
from games.engine.violation import Violation, quoted
from games.ruhrschifffahrt import barges, facts, tracks, turns
from games.ruhrschifffahrt.actions import PlaceDie
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.state import State

_RULE: Final = "5.1"


def placer(state: State) -> Seat:
    """Who places dice that leave now: the owner of the most upstream barge (R4; `leaving_dice`)."""
    if state.options.leaving_dice == "first_of_phase":
        return state.order[0]
    afloat = barges.in_order(state)
    return afloat[0] if afloat else state.order[0]


def _rule(state: State) -> str:
    """What decides about the first of the dice: that a round names no dominion (R32), or who is first now (R4)."""
    if state.leaving[0].colour == "black" and facts.calendar_of(state.round).returns_to is None:
        return "R32"
    return "R4" if placer(state) != state.order[0] else _RULE


def settle(change: Change) -> bool:
    """Place what has but one place, or what the placer left ahead; True where somebody must place a die."""
    state = change.state
    while state.leaving:
        seat = placer(state)
        places = tracks.places_for(state, state.leaving[0].colour)
        if len(places) == 1:
            tracks.place(change, seat, places[0], rule=_rule(state), kind="die_placed_alone")
            continue
        ranking = state.seats[seat].answers.storages
        wanted = next((at for at in ranking.storages if at in places), None) if ranking else None
        if wanted is None:
            change.wait(turns.PlaceDice(seat))
            return True
        tracks.place(change, seat, wanted, rule=_rule(state), kind="die_placed_ahead")
        change.fired.append(seat)
    return False


def places(state: State, seat: Seat) -> list[PlaceDie]:
    """Where the first of the dice may be placed."""
    return [PlaceDie(storage) for storage in tracks.places_for(state, state.leaving[0].colour)]


def cannot_place(state: State, seat: Seat, action: PlaceDie) -> Violation:
    """The die cannot be placed there."""
    die = state.leaving[0]
    instead = tracks.places_for(state, die.colour)[0]
    if action.storage not in tracks.empty_storages(state, die.colour):
        params = {"word": quoted(action.storage), "instead_storage": instead}
        return Violation("storage-not-empty", _RULE, params)
    return Violation("wrong-dominion", _RULE, {"storage": action.storage, "instead_storage": instead})


def place(change: Change, action: PlaceDie) -> None:
    """Place the first of the dice, and the next ones where they have but one place; the rest may be placed too."""
    state = change.state
    tracks.place(change, change.seat, action.storage, rule=_rule(state))
    while state.leaving and placer(state) == change.seat:
        places = tracks.places_for(state, state.leaving[0].colour)
        if len(places) > 1:
            return
        tracks.place(change, change.seat, places[0], rule=_rule(state), kind="die_placed_alone")
    change.wait(turns.Done(change.seat))
