"""What arguments of controls and typed texts mean: notation, plans, and our own short forms.

Short forms, as controls carry them where notation would lose what was left before:

    buy+ lock ob_x, buy-          a purchase joins those left ahead, or the last one leaves them
    most 5                        the limit for them
    store+ X, store- X, store^ X  a storage joins the ranking left ahead, leaves it, or comes first in it
    transport st_x                the colour of the die follows from the storage
"""

from collections.abc import Sequence

from cogs.ranking import reranked
from cogs.ruhrschifffahrt import foresight
from games.engine.event import Seat
from games.engine.notation import LONGEST, split_plan
from games.engine.violation import MalformedAction
from games.ruhrschifffahrt.actions import Action, LeavePurchases, LeaveStorages, Purchase, Withdraw
from games.ruhrschifffahrt.answers import HIGHEST_LIMIT
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.river import river_of
from games.ruhrschifffahrt.state import State


def actions(state: State, seat: Seat, text: str) -> Sequence[Action]:
    """The actions that a control's argument, a plan or a typed text means; raises MalformedAction."""
    _expect_readable(text)
    verb, _, rest = text.strip().partition(" ")
    match verb:
        case "buy+":
            return (_bought(state, seat, (*_left(state, seat), purchase(rest))),)
        case "buy-":
            return (_bought(state, seat, _left(state, seat)[:-1]),)
        case "most":
            return (_kept(LeavePurchases(_left(state, seat), _limit(rest))),)
        case "store+" | "store-" | "store^":
            return (_storages(state, seat, verb, rest.strip()),)
        case _:
            return split_plan(text, lambda line: _action(state, line))


def _expect_readable(line: str) -> None:
    """A line that is typed, or kept in the log, must not be longer than can be read; raises MalformedAction."""
    if len(line) > LONGEST:
        raise MalformedAction("line-too-long", length=len(line), longest=LONGEST)


def _action(state: State, line: str) -> Action:
    """An action in notation; a die to be transported may leave its colour to the storage."""
    verb, _, rest = line.strip().lower().partition(" ")
    colour = river_of(state).storages.get(rest.strip()) if verb == "transport" else None
    return GAME.parse(line if colour is None else f"transport {colour} {rest}")


# Purchases


def _left(state: State, seat: Seat) -> tuple[Purchase, ...]:
    left = state.seats[seat].answers.purchases
    return left.purchases if left is not None else ()


def purchase(line: str) -> Purchase:
    """A purchase in notation; raises MalformedAction."""
    read = GAME.parse(f"purchases 0 {line}")
    if not isinstance(read, LeavePurchases) or len(read.purchases) != 1:
        raise MalformedAction("not-a-purchase", word=line.strip()[:40])
    return read.purchases[0]


def _bought(state: State, seat: Seat, purchases: tuple[Purchase, ...]) -> Action:
    """Purchases with a limit of what they cost by present prices; none left is no answer at all."""
    if not purchases:
        return Withdraw("purchases")
    return _kept(LeavePurchases(purchases, min(HIGHEST_LIMIT, foresight.cost(state, seat, purchases))))


def _kept(left: LeavePurchases) -> LeavePurchases:
    _expect_readable(GAME.notation(left))
    return left


def _limit(typed: str) -> int:
    bare = typed.strip()
    if not (bare.isascii() and bare.isdecimal() and len(bare) < 4):
        raise MalformedAction("not-a-number", word=bare[:40])
    return int(bare)


# Storages


def _storages(state: State, seat: Seat, verb: str, storage: str) -> Action:
    if storage not in river_of(state).storages:
        raise MalformedAction("not-a-storage", word=storage[:40])
    left = state.seats[seat].answers.storages
    ranked = reranked(list(left.storages) if left else [], verb, storage)
    return LeaveStorages(tuple(ranked)) if ranked else Withdraw("storages")
