"""The mind of Kohle & Kolonie."""

from functools import partial
from random import Random
from typing import Final

from games.engine.event import Seat
from games.kohle_kolonie.actions import Action
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from players.kinds import Words, kind_of
from players.kohle_kolonie.keys import key
from players.kohle_kolonie.steps import steps
from players.kohle_kolonie.worth import items, worth
from players.mind import Mind, Step

HASTE: Final = 16
"""An apprentice errs by two dozen points: so far behind the best are senseless beginnings in the first round, and
farther than anything that it looks at later."""
LAPSES: Final = 4
"""The first eight steps are much alike from the second round on; none of four times as many is senseless then."""

WORDS: Final = Words(
    beside=frozenset({"coin", "flip", "give", "extra", "end"}),
    apart=frozenset({"buy"}),
    alike=frozenset({"settle", "worker"}),
)


def quick(state: State, seat: Seat, chance: Random) -> Step[Action]:
    """The best step at first sight: few games of it tell more than many in which anything is bought."""
    return steps(state, seat)[0]


MIND: Final[Mind[State, Action]] = Mind(
    game=GAME,
    worth=worth,
    items=items,
    steps=steps,
    quick=quick,
    key=key,
    haste=HASTE,
    lapses=LAPSES,
    trust=1,
    kind=partial(kind_of, words=WORDS),
)
