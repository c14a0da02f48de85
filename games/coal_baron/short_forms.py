"""Short forms, as controls carry them where notation would be too long for them or lose what was left before:

rest, rest top      all drawn cards go back in the order shown
rank+ X, rank- X    X joins the ranking left ahead, leaves it,
rank^ X             or comes first in it
"""

from collections.abc import Sequence
from typing import Final

from games.coal_baron import facts, turns
from games.coal_baron.actions import Action, LeaveRanking, PutNext, ReturnTo, WithdrawRanking
from games.coal_baron.state import State
from games.engine.event import Seat
from games.engine.notation import one_of
from games.engine.rankings import ranking_edits
from games.engine.violation import MalformedAction, quoted


def rest(state: State, seat: Seat, place: str) -> Sequence[Action]:
    """The drawn cards put back in the order shown; equal cards left over are put back by the rules."""
    cards = list(turns.hand_of(state.turn))
    while len(cards) > 1 and cards[-1] == cards[-2]:
        cards.pop()
    steps = [PutNext(card) for card in cards[:-1]]
    if not cards or not (place or steps):
        raise not_now(state, "rest")
    if place == "top":
        return (ReturnTo("top"), *steps)
    return (ReturnTo("bottom"), *steps) if place == "bottom" else steps


def _ranked(state: State, seat: Seat) -> Sequence[str]:
    """The cards ranked that nobody has taken yet."""
    return [card for card in state.seats[seat].ranking if card in state.draft]


def _order(state: State, word: str) -> str:
    return one_of(word, facts.ORDERS, "not-an-order")


RANKING: Final = ranking_edits("rank", _ranked, _order, LeaveRanking, WithdrawRanking())


def not_now(state: State, text: str) -> MalformedAction:
    """The turn waits for something else."""
    return MalformedAction("not-now", word=quoted(text), stage=state.turn.stage)
