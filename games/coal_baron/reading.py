"""What a text means: notation, short forms, and `goal 2`, the plan of the second goal within reach."""

from collections.abc import Sequence

from games.coal_baron.actions import Action
from games.coal_baron.goals import goals
from games.coal_baron.playing import PLAYING
from games.coal_baron.short_forms import not_now
from games.coal_baron.state import State
from games.coal_baron.turns import Mining
from games.engine.event import Seat
from games.engine.violation import MalformedAction, quoted


def read(state: State, seat: Seat, text: str) -> Sequence[Action]:
    """The actions that a text means; raises MalformedAction."""
    word, _, rest = text.strip().partition(" ")
    if word.lower() == "goal":
        return _goal(state, seat, rest.strip())
    try:
        return PLAYING.read(state, seat, text)
    except MalformedAction as error:
        raise _in_place(state, error, text) from error


def _goal(state: State, seat: Seat, number: str) -> Sequence[Action]:
    found = goals(state, seat)
    if not (number.isdecimal() and len(number) < 3) or not 1 <= int(number) <= len(found):
        raise MalformedAction("goal-unknown", word=quoted(number), count=len(found))
    return found[int(number) - 1].actions


def _in_place(state: State, error: MalformedAction, text: str) -> MalformedAction:
    """What is said of a text that cannot be read: an example of mining helps only somebody who is mining."""
    cause = error.__cause__
    if isinstance(state.turn, Mining) or not isinstance(cause, MalformedAction):
        return error
    return not_now(state, text) if cause.code in ("unknown-verb", "line-empty") else cause
