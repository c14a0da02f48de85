"""/ruhr steps: a plan as it is typed, told step by step."""

from collections.abc import Sequence
from typing import Final

from bot.words import Words
from cogs.ruhrschifffahrt.told import telling
from cogs.ruhrschifffahrt.typed.vocabulary import VOCABULARY
from cogs.typed.plans import plan
from cogs.typed.vocabulary import NOBODY
from games.ruhrschifffahrt.actions import Action
from games.ruhrschifffahrt.state import State


def _told(state: State, actions: Sequence[Action], words: Words) -> str:
    return words("list-parts").join(telling.move(state, action, NOBODY, words) for action in actions)


STEPS: Final = plan("steps", VOCABULARY, _told)
