"""What is worth considering in a turn, the best first, and the one that is quickly found."""

from collections.abc import Sequence
from random import Random

from games.coal_baron import drawing, factory, turns
from games.coal_baron.actions import Action
from games.coal_baron.state import State
from games.engine.event import Seat
from players.coal_baron.gains import END, Choice, Chooser, mined
from players.coal_baron.glance import drafted, glance
from players.coal_baron.holding import COAL_INDEX
from players.coal_baron.outlook import PRICE
from players.mind import Step

PLANS_OF_MINING = 3
"""So many plans are looked at for each mining space."""


def steps(state: State, seat: Seat) -> Sequence[Step[Action]]:
    """Whole turns as far as nothing new is shown, the best first; the stages of a draw one by one."""
    return [choice.actions for choice in _choices(state, seat, PLANS_OF_MINING, drawing_too=True)]


def quick(state: State, seat: Seat, chance: Random) -> Step[Action]:
    """The step that seems best at a glance; piles are not drawn from."""
    if isinstance(state.turn, turns.Place):
        return glance(state, seat, chance)
    if isinstance(state.turn, turns.Draft):
        return drafted(state, seat, chance)
    return _choices(state, seat, 1, drawing_too=False)[0].actions


def _choices(state: State, seat: Seat, most: int, *, drawing_too: bool) -> list[Choice]:
    turn = state.turn
    match turn:
        case turns.Place():
            return Chooser(state, seat).placings(most, drawing=drawing_too)
        case turns.Draft():
            return Chooser(state, seat).drafts()
        case turns.Mining(steps=left):
            chooser = Chooser(state, seat)
            found = mined(chooser.holding, left, chooser.means, most)
            return [Choice(0.0, (*dig.actions, END)) for dig in found]
        case turns.Keep(drawn=drawn):
            return Chooser(state, seat).keeps(drawing.keeps(state, seat), of_tiles=drawn.of_tiles)
        case turns.Substitute():
            # The dearest coal: it stands in for what would cost most.
            found = sorted(
                factory.substitutes(state, seat), key=lambda one: -PRICE[COAL_INDEX[one.coal]] if one.coal else 9
            )
            return [Choice(0.0, (one,)) for one in found]
        case turns.ReturnTo():
            return [Choice(0.0, (drawing.RETURNS[1],))]
        case turns.PutNext():
            return [Choice(0.0, (drawing.nexts(state, seat)[0],))]
        case turns.Done():
            return [Choice(0.0, (END,))]
