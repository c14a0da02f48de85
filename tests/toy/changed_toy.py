"""The judged toy with a rule that was changed: each lump dug is worth two points, or the last one five more."""

from dataclasses import replace
from typing import Any, Final

from games.engine.conditions import Listed
from games.engine.verbs import Verb
from games.toy import game as toy
from games.toy.game import VERBS, Change, Dig, EndTurn, State
from games.toy.judged import JUDGED
from tests.toy.judged_toy import JUDGED_PRESENTER

OLD, NEW, NEWER = "old-rules", "new-rules", "newer-rules"
"""Marks of the rules before and after."""


def _with_dig(perform: Any) -> Any:
    verb = Verb[State, Change, Dig](
        Dig,
        "dig 2",
        "2",
        at=frozenset({"dig"}),
        conditions=(Listed(toy.cannot_dig),),
        candidates=toy.digs,
        perform=perform,
    )
    game = toy.game_of((verb, *VERBS[1:]), Dig | EndTurn)
    return replace(
        game,
        public_options=JUDGED.public_options,
        owned=JUDGED.owned,
        conserved=JUDGED.conserved,
        switches=JUDGED.switches,
        repairs=JUDGED.repairs,
    )


def _twice(change: Change, action: Dig) -> None:
    change.score(change.seat, "lumps", action.count)
    toy.taken(change, action.count, "dug")


def _last_more(change: Change, action: Dig) -> None:
    if change.state.heap == action.count:
        change.score(change.seat, "last", 2)
    toy.taken(change, action.count, "dug")


TWICE: Final = _with_dig(_twice)
LAST_MORE: Final = _with_dig(_last_more)


def presenter_of(game: Any) -> Any:
    """The toy's presenter for changed rules."""
    return replace(JUDGED_PRESENTER, game=game)
