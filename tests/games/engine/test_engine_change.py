"""A next state: what may be changed, what is booked in the ledger, and what is told."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from games.engine.change import Change
from games.engine.event import Entry


class Waiting(msgspec.Struct, frozen=True):
    stage: str


class Own(msgspec.Struct):
    coins: int = 0
    score: tuple[int, ...] = (0, 0)


class Position(msgspec.Struct):
    seats: list[Own]
    turn: Waiting = Waiting("begin")


class Trial(Change[Position, Own, Waiting]):
    source_index: ClassVar[Mapping[str, int]] = {"mines": 0, "coins": 1}
    __slots__ = ()


def changing() -> tuple[Position, Trial]:
    state = Position([Own(), Own()])
    return state, Trial(state, 0)


def test_the_state_it_came_from_stays_as_it_was():
    state, change = changing()
    change.of(0).coins = 5
    change.of(0).coins += 1
    change.score(1, "coins", 3)
    change.wait(Waiting("done"))
    assert state == Position([Own(), Own()])
    assert change.transition().state == Position([Own(6), Own(0, (0, 3))], Waiting("done"))


def test_the_next_event_carries_what_was_booked():
    """Gains of nothing are left out, but where something was counted; each is carried once."""
    _, change = changing()
    change.book(0, "coins", 2)
    change.book(0, "mines", 0)
    assert change.score(1, "mines", 4) == 4
    assert change.score(1, "mines", 0) == 0
    change.book(1, "points", 0, counted=True)
    change.tell("gained", "1")
    change.tell("nothing", "2", public=True)
    gained, nothing = change.transition().events
    assert gained.entries == (Entry(0, "coins", 2), Entry(1, "points", 4), Entry(1, "points", 0))
    assert (gained.seat, nothing.seat, nothing.entries) == (0, None, ())


def test_an_event_is_whose_it_is_said_to_be():
    _, change = changing()
    change.tell("own", "1")
    change.tell("others", "1", {"count": 1}, ("board",), seat=1, only=(1,))
    own, others = change.transition().events
    assert (own.seat, own.only) == (0, None)
    assert (others.seat, others.only, others.params, others.places) == (1, (1,), {"count": 1}, ("board",))


def test_the_end_of_a_phase_keeps_the_position():
    _, change = changing()
    change.tell("first", "1")
    change.end_phase("phase_1")
    change.of(0).coins = 9
    change.fired += [1, 0, 1]
    made = change.transition()
    (ended,) = made.phase_ends
    assert (ended.phase, ended.events, ended.state.seats[0].coins) == ("phase_1", 1, 0)
    assert made.state.seats[0].coins == 9
    assert made.fired == (1, 0)
