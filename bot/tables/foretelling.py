"""What would be judged if somebody tried it: legal or not, for which reason, and what it would bring.

Nothing is told that hangs on what the asker does not know. Of another seat only that is said which holds in
several deals of all that the asker cannot know; of what a move would bring, only that which is the same in all of
them. The deals follow from the table's own seed, which nobody knows as long as it is played: so they are the same
each time it is asked in a position, and what they have in common says nothing of how the cards really lie.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from bot.errors import Refused
from bot.tables.loaded import Call
from bot.tables.plans import plan_fault
from bot.tables.rights import in_play
from bot.tables.seeing import Seen, look
from games.engine.bounds import State
from games.engine.contract import AnyGame, Transition, apply_all, is_answer
from games.engine.event import Event, Seat
from games.engine.nearest import Attempt, attempted
from games.engine.rng import Rng
from games.engine.violation import IllegalAction, Violation

DEALS: Final = 8
"""In so many deals something must hold to be said."""

Verdict: TypeAlias = Literal["yes", "no", "elsewhere", "secret"]
"""Legal, refused, not judged at the present stage, or hanging on what only the seat itself knows."""


class Question(msgspec.Struct, frozen=True):
    """For whom something is asked, and with whose eyes (None: the public's).

    `state` is the asker's own position where it is their seat, else the sealed one: nothing of it may be shown but
    what `shown` says. `stream` is what the deals follow from.
    """

    seen: Seen
    state: State
    asker: Seat | None
    seat: Seat
    stream: str

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.seen.loaded.game

    @property
    def own(self) -> bool:
        """Whether the asker asks for their own seat."""
        return self.asker == self.seat

    @property
    def shown(self) -> State:
        """A position that the asker could be in, as far as they know."""
        return self.state if self.own else next(self.deals())

    def deals(self) -> Iterator[State]:
        """Positions that are all the same to the asker."""
        for number in range(DEALS):
            seed = blake2b(f"{self.stream} {number}".encode(), digest_size=16).hexdigest()
            yield self.game.redeal(self.state, self.asker, Rng(seed))


class Foretold(msgspec.Struct, frozen=True):
    """The answer to what is asked; `before` is a position in which it would be judged, for its words.

    Of a refusal, `step` is the step that is refused and `attempt` that step in its position, None where what is
    nearest to it must not be told; of what is legal, `events` are those that are sure to happen, and `open` says
    that others may follow from what the asker does not know. `as_if`: it is not the seat's turn at that stage now.
    """

    verdict: Verdict
    before: State
    as_if: bool = False
    violation: Violation | None = None
    step: int = 1
    attempt: Attempt | None = None
    events: tuple[Event, ...] = ()
    open: bool = False


def question(connection: sqlite3.Connection, call: Call, table_id: int, seat: Seat | None) -> Question:
    """What somebody asks of a seat; of their own where none is named, without one of whoever must decide.

    Raises Refused where nobody plays, for a stranger, and for somebody suspended. Changes nothing.
    """
    seen = look(connection, call, table_id)
    loaded = seen.loaded
    if seen.suspended:
        raise Refused("seat-suspended", table=table_id)
    in_play(loaded)
    state, asker = loaded.state, None if seen.seat is None else seen.seat.seat
    if seat is None:
        seat = loaded.active[0] if asker is None else asker
    if seat not in range(len(loaded.seats)):
        raise Refused("can-no-such-seat", table=table_id)
    if seat == asker and seen.position is not None:
        state = seen.position.state
    return Question(seen, state, asker, seat, f"{loaded.row.seed} {loaded.row.seal}")


def foretold(asked: Question, actions: Sequence[Any]) -> Foretold:
    """Whether it would be legal, as if it were the seat's turn at the stage of the first action.

    Raises Refused where the actions are no plan.
    """
    game = asked.game
    fault = plan_fault(game, actions)
    if fault is not None:
        raise Refused(fault)
    if asked.own:
        return _own(asked, actions)
    if any(type(action) in game.secret or is_answer(game, action) for action in actions):
        return Foretold("secret", asked.shown)
    found = [_judged(asked, actions, dealt) for dealt in asked.deals()]
    if any(_differ(found[0], other) for other in found):
        return Foretold("secret", asked.shown)
    return _common(found[0], found, asked.asker)


def _own(asked: Question, actions: Sequence[Any]) -> Foretold:
    """The judgement in the seat's own position; what it brings, from what is dealt anew."""
    found = _judged(asked, actions, asked.state)
    if found.verdict != "yes":
        return found.told
    return _common(found, [_judged(asked, actions, dealt) for dealt in asked.deals()], asked.asker)


class _Judged(NamedTuple):
    """A judgement in one position, and what was made of it."""

    told: Foretold
    made: tuple[Transition[State], ...] = ()

    @property
    def verdict(self) -> Verdict:
        return self.told.verdict


def _judged(asked: Question, actions: Sequence[Any], state: State) -> _Judged:
    game, seat = asked.game, asked.seat
    before = game.posed(state, seat, actions[0])
    if before is None:
        return _Judged(Foretold("elsewhere", state))
    as_if = before is not state
    try:
        made = apply_all(game, before, seat, actions)
    except IllegalAction as error:
        step = max(error.step, 1)
        attempt = attempted(game, before, seat, actions[:step], error.violation)
        return _Judged(Foretold("no", before, as_if, error.violation, step, attempt))
    return _Judged(Foretold("yes", before, as_if), tuple(made))


def _differ(one: _Judged, other: _Judged) -> bool:
    """Whether two judgements are not the same, whatever would come of what is legal."""
    mine, theirs = one.told, other.told
    return (mine.verdict, mine.step, mine.violation) != (theirs.verdict, theirs.step, theirs.violation)


def _common(first: _Judged, found: Sequence[_Judged], asker: Seat | None) -> Foretold:
    """The judgement with what is the same in all deals: the events with which all begin, and what is nearest."""
    told = first.told
    if told.attempt is not None:
        nearest = told.attempt.nearest
        same = all(one.told.attempt is not None and one.told.attempt.nearest == nearest for one in found)
        return told if same else msgspec.structs.replace(told, attempt=None)
    every = [_visible(one, asker) for one in found]
    shown: list[Event] = []
    for together in zip(*every, strict=False):
        if any(event != together[0] for event in together):
            break
        shown.append(together[0])
    more = any(len(one) > len(shown) for one in every) or any(_shows(one) for one in found)
    return msgspec.structs.replace(told, events=tuple(shown), open=more)


def _visible(one: _Judged, asker: Seat | None) -> list[Event]:
    return [event for made in one.made for event in made.events if event.visible_to(asker)]


def _shows(one: _Judged) -> bool:
    """Whether something hidden is shown by it."""
    return any(made.reveals or made.fired for made in one.made)
