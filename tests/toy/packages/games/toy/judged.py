"""The toy with what a table may decide: heap, points and turn can be set right, and one switch changed."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import msgspec

from games.engine.contract import REPAIRED, TABLE_RULE, Quantity, Repairs, Transition
from games.engine.event import Entry, Event, Seat
from games.engine.violation import IllegalAction, Violation
from games.toy.game import GAME, State, Turn

MOST_LUMPS: Final = 20


def _points(state: State, seat: Seat) -> int:
    return sum(state.seats[seat].score)


def quantities(state: State) -> Sequence[Quantity]:
    """The heap, each seat's points, and whose turn it is."""
    seats = range(len(state.seats))
    numbers = tuple(map(str, range(MOST_LUMPS + 1)))
    return (
        Quantity("heap", str(state.heap), numbers),
        *(Quantity(f"points.{seat}", str(_points(state, seat)), numbers) for seat in seats),
        Quantity("turn", str(state.turn.seat), tuple(map(str, seats))),
    )


def repaired(state: State, changes: Mapping[str, str]) -> Transition[State]:
    """The state with some of them set, and the event that says so."""
    known = {one.id: one for one in quantities(state)}
    for id, value in changes.items():
        if id not in known or value not in known[id].values:
            raise IllegalAction(Violation("nothing-to-repair", TABLE_RULE, {"what": id}))
    heap, seats, turn, entries = state.heap, list(state.seats), state.turn, list[Entry]()
    for id, value in changes.items():
        what, _, which = id.partition(".")
        if what == "heap":
            heap = int(value)
        elif what == "turn":
            turn = Turn(int(value))
        else:
            seat, own = int(which), seats[int(which)]
            gained = int(value) - sum(own.score)
            entries.append(Entry(seat, "points", gained))
            seats[seat] = msgspec.structs.replace(own, score=(own.score[0] + gained, own.score[1]))
    if not heap and turn.stage == "dig":
        raise IllegalAction(Violation("nothing-left-to-dig", TABLE_RULE))
    told = tuple(f"{id} {known[id].value} {value}" for id, value in changes.items())
    event = Event(REPAIRED, TABLE_RULE, None, {"changes": told}, tuple(entries))
    return Transition(msgspec.structs.replace(state, heap=heap, seats=seats, turn=turn), (event,))


def conserved(state: State) -> tuple[Violation, ...]:
    """More than `MOST_LUMPS` in the heap and dug together, which no box holds."""
    lumps = state.heap + sum(own.score[0] for own in state.seats)
    if lumps <= MOST_LUMPS:
        return ()
    return (Violation("too-many-lumps", TABLE_RULE, {"lumps": lumps, "most": MOST_LUMPS}),)


def last_lump_conflicts(state: State, value: str) -> tuple[Violation, ...]:
    """Somebody has the points for the last lump already."""
    taken = [seat for seat, own in enumerate(state.seats) if own.score[1]]
    return (Violation("last-lump-scored", TABLE_RULE),) if taken and value == "none" else ()


JUDGED: Final = replace(
    GAME,
    public_options=(("last", ("three", "none")),),
    owned=lambda state, seat: {"points": _points(state, seat)},
    conserved=conserved,
    switches={"last": last_lump_conflicts},
    repairs=Repairs(quantities, repaired),
)
