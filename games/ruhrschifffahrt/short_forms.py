"""Short forms, as controls carry them where notation would lose what was left before:

buy+ lock ob_x, buy-          a purchase joins those left ahead, or the last one leaves them
most 5                        the limit for them
store+ X, store- X, store^ X  a storage joins the ranking left ahead, leaves it, or comes first in it
"""

from collections.abc import Sequence
from typing import Final

from games.engine.event import Seat
from games.engine.notation import LONGEST, number, one_of
from games.engine.rankings import ranking_edits
from games.engine.violation import MalformedAction
from games.ruhrschifffahrt import foresight
from games.ruhrschifffahrt.actions import LeavePurchases, LeaveStorages, Purchase, Withdraw
from games.ruhrschifffahrt.answers import HIGHEST_LIMIT
from games.ruhrschifffahrt.purchase_lines import LINE, purchase
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State

# Purchases


def _left(state: State, seat: Seat) -> tuple[Purchase, ...]:
    left = state.seats[seat].answers.purchases
    return left.purchases if left is not None else ()


def _added(state: State, seat: Seat, line: str) -> Sequence[LeavePurchases | Withdraw]:
    return _bought(state, seat, (*_left(state, seat), purchase(line.lower().split())))


def _removed(state: State, seat: Seat, rest: str) -> Sequence[LeavePurchases | Withdraw]:
    return _bought(state, seat, _left(state, seat)[:-1])


def _bought(state: State, seat: Seat, purchases: tuple[Purchase, ...]) -> Sequence[LeavePurchases | Withdraw]:
    """Purchases with a limit of what they cost by present prices; none left is no answer at all."""
    if not purchases:
        return (Withdraw("purchases"),)
    return _kept(LeavePurchases(purchases, min(HIGHEST_LIMIT, foresight.cost(state, seat, purchases))))


def _limited(state: State, seat: Seat, most: str) -> Sequence[LeavePurchases]:
    return _kept(LeavePurchases(_left(state, seat), number(most)))


def _kept(left: LeavePurchases) -> Sequence[LeavePurchases]:
    """Purchases whose line is not too long to be read from the log; raises MalformedAction."""
    length = len(" ".join(("purchases", *LINE.write(left))))
    if length > LONGEST:
        raise MalformedAction("line-too-long", length=length, longest=LONGEST)
    return (left,)


PURCHASES: Final = {"buy+": _added, "buy-": _removed, "most": _limited}

# Storages


def _ranked(state: State, seat: Seat) -> Sequence[str]:
    left = state.seats[seat].answers.storages
    return left.storages if left is not None else ()


def _storage(state: State, word: str) -> str:
    return one_of(word, river_of(state).storages, "not-a-storage")


STORAGES: Final = ranking_edits("store", _ranked, _storage, LeaveStorages, Withdraw("storages"))
