"""The picture of a turn message: what is to be decided, drawn from what everybody may see."""

from collections.abc import Sequence
from typing import Any

from bot.letters import TurnLetter
from bot.post import Shot
from bot.presenter import AnyPresenter, Position
from bot.tables.loaded import Loaded
from bot.tables.positions import public_state
from bot.words import Words


def decision_shot(
    letter: TurnLetter,
    view: Any,
    loaded: Loaded,
    presenter: AnyPresenter,
    text: Words,
    marks: Sequence[str],
) -> Shot:
    """The picture of what the one who is asked must decide, of what several decide, or else the whole board.

    Choices that hang on something hidden are not shown, nor those of a letter that an earlier version wrote
    without a state.
    """
    party, shot = loaded.party, None
    alone = len(letter.asked) == 1 and not presenter.choice_hidden(view)
    if alone and (public := public_state(letter.position, loaded)) is not None:
        position = Position(
            state=public,
            view=view,
            seat=letter.asked[0],
            decision=0,
            moves=(),
            at_turn=True,
            can_finish=False,
        )
        shot = presenter.decision(position, "", party, text, marks)
    return shot or presenter.common(view, party, text, marks) or presenter.board(view, party, text, marks)
