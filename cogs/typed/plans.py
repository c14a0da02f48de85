"""Whether a plan that is being typed is legal."""

from collections.abc import Sequence
from typing import Any

from bot.tables.plans import plan_fault
from bot.words import Words
from cogs.typed.vocabulary import Vocabulary
from games.engine.contract import apply_all
from games.engine.event import Seat
from games.engine.violation import IllegalAction, MalformedAction


def judged(vocabulary: Vocabulary, state: Any, seat: Seat, text: str, words: Words) -> Sequence[Any] | str:
    """The actions of a plan that can be carried out, or in words why it cannot."""
    game = vocabulary.game
    try:
        actions = game.read(state, seat, text)
        fault = plan_fault(game, actions)
        if fault is not None:
            return words(fault)
        apply_all(game, state, seat, actions)
    except MalformedAction as error:
        return vocabulary.malformed(error.code, error.params, words)
    except IllegalAction as error:
        return vocabulary.refused(error.violation, words)
    return actions
