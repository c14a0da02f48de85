"""The transport tracks: dice that arrive, move on and leave, and where they go then (5.1)."""

from typing import Final

from games.engine.event import Seat
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.board import Board
from games.ruhrschifffahrt.change import Change
from games.ruhrschifffahrt.facts import Colour, Era
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import Die, State

_RULE: Final = "5.1"
COLOURS: Final[tuple[Colour, ...]] = ("black", "white")


def cells(board: Board, era: Era, colour: Colour) -> int:
    """Cells of a column of the tracks."""
    track = {"clay": board.clay, "paved": board.paved, "rail": board.rail}[era]
    return track.black if colour == "black" else track.white


def add(change: Change, colour: Colour, value: int) -> None:
    """A die sold comes onto its track: on the lowest free cell, or on top while the lowest die leaves."""
    state = change.state
    dice = state.tracks[colour]
    room = cells(change.river.board, facts.era_of(state.round), colour)
    if len(dice) >= room:
        _leave(change, colour, 1)
        dice = state.tracks[colour]
    state.tracks = {**state.tracks, colour: (*dice, value)}


def take(change: Change, colour: Colour) -> int:
    """The value of the die on the arrow, which is taken; those above it drop by one cell (R30)."""
    value, *rest = change.state.tracks[colour]
    change.state.tracks = {**change.state.tracks, colour: tuple(rest)}
    return value


def change_era(change: Change) -> None:
    """All dice move to the next part of the tracks; a die below its last cell leaves (5.1, rounds 4 and 8)."""
    state, board = change.state, change.river.board
    before, after = facts.era_of(state.round - 1), facts.era_of(state.round)
    change.tell("tracks_moved", _RULE, {"era": after}, ("tracks",), public=True)
    for colour in COLOURS:
        gone = cells(board, before, colour) - cells(board, after, colour)
        _leave(change, colour, max(0, min(gone, len(state.tracks[colour]))))


def _leave(change: Change, colour: Colour, count: int) -> None:
    """The lowest dice of a column leave it and wait to be placed (R31)."""
    state = change.state
    dice = state.tracks[colour]
    leaving = tuple(Die(colour, value) for value in dice[:count])
    state.tracks = {**state.tracks, colour: dice[count:]}
    state.leaving = (*state.leaving, *leaving)
    rule = "R31" if len(state.leaving) > 1 else _RULE
    for die in leaving:
        change.tell("die_left", rule, {"colour": colour, "value": die.value}, ("tracks",), public=True)


def places_for(state: State, colour: Colour) -> list[str]:
    """Empty storages that a die leaving a track may go to, downstream.

    A black die returns to the dominion of the round, to any other black one only where that is full, or where the
    round names none (R32); a white one to the County of Mark.
    """
    river = river_of(state)
    empty = empty_storages(state, colour)
    dominion = facts.calendar_of(state.round).returns_to
    if colour == "black" and dominion is not None:
        named = [at for at in empty if river.spaces[at].dominion == dominion]
        return named or empty
    return empty


def place(change: Change, seat: Seat, storage: str, *, rule: str, kind: str = "die_placed") -> None:
    """The first of the dice that left is placed on a storage by a seat; `rule` decides that, or where."""
    state = change.state
    die, *rest = state.leaving
    state.leaving = tuple(rest)
    state.dice = {**state.dice, storage: die.value}
    params = {"storage": storage, "colour": die.colour, "value": die.value}
    change.tell(kind, rule, params, (storage, "tracks"), seat=seat)


def empty_storages(state: State, colour: Colour) -> list[str]:
    """All empty storages of a colour, downstream (R16)."""
    river = river_of(state)
    return [at for at, other in river.storages.items() if other == colour and at not in state.dice]
