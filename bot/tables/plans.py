"""What no list of actions may be, whatever the position."""

from collections.abc import Sequence

from games.engine.contract import AnyGame, is_answer


def plan_fault(game: AnyGame, actions: Sequence[object]) -> str | None:
    """Why a list of actions is no plan, as the key of a sentence; None where it is one.

    To be asked before anything is judged: what is legal after an end may follow from the others' secrets.
    """
    if len(actions) > 1 and any(is_answer(game, action) for action in actions):
        return "answer-not-in-plan"
    return "end-inside-plan" if game.end_turn in actions[:-1] else None
