"""A whole game as what was chosen in it, and the way back from there to its state."""

from typing import Any

import msgspec

from games.engine.contract import AnyGame, Setup, Transition
from games.engine.event import Event, Seat


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One action in notation, and the seat that took it."""

    seat: Seat
    action: str


class Record(msgspec.Struct, frozen=True):
    """All that is needed to play a game again: the game's id, its setup as built-in values, the steps."""

    game: str
    setup: dict[str, Any]
    steps: tuple[Step, ...]


class Replay(msgspec.Struct, frozen=True):
    """The end of a replay: the final state and every event on the way."""

    state: Any
    events: tuple[Event, ...]


def record_of(game: AnyGame, setup: Setup[Any], steps: list[Step]) -> Record:
    """The record of a game played from `setup`."""
    return Record(game.id, msgspec.to_builtins(setup), tuple(steps))


def replay(game: AnyGame, record: Record) -> Replay:
    """The state and events that the record leads to.

    Raises IllegalAction or MalformedAction at a step that cannot be taken.
    """
    setup = msgspec.convert(record.setup, type=Setup[game.options_type])
    transition: Transition[Any] = game.new_game(setup)
    events = list(transition.events)
    for step in record.steps:
        transition = game.apply(transition.state, step.seat, game.parse(step.action))
        events.extend(transition.events)
    return Replay(transition.state, tuple(events))
