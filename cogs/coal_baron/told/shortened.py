"""Plans without moves of the cage that lead nowhere: one right after another counts alone."""

from collections.abc import Sequence

from games.coal_baron.actions import Action, MoveCage
from games.coal_baron.game import GAME
from games.coal_baron.state import State
from games.engine.contract import apply_all
from games.engine.event import Seat
from games.engine.violation import ActionError


def shortened(state: State, seat: Seat, line: Sequence[str]) -> Sequence[str]:
    """The plan with as few moves of the cage as lead to the same end, if it is legal so; else as it is."""
    try:
        kept = _without_vain(state.seats[seat].cage_level, [GAME.parse(notation) for notation in line])
        if len(kept) == len(line):
            return line
        apply_all(GAME, state, seat, kept)
    except ActionError:
        return line
    return [GAME.notation(action) for action in kept]


def _without_vain(level: int, actions: Sequence[Action]) -> list[Action]:
    kept: list[Action] = []
    for action, following in zip(actions, (*actions[1:], None), strict=True):
        if isinstance(action, MoveCage):
            if isinstance(following, MoveCage) or action.level == level:
                continue
            level = action.level
        kept.append(action)
    return kept
