"""The second miner that a mine shows: whether one comes, and for want of what none does."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from cogs.kohle_kolonie.desk import Desk
from games.engine.event import Seat
from games.kohle_kolonie import turns
from games.kohle_kolonie.actions import (
    Action,
    BuyMine,
    Flip,
    InsertMiner,
    RedeployMiner,
    Stop,
    TakeSettler,
    TakeWorker,
)
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State

Lack: TypeAlias = Literal["", "worker", "pool", "place"]
"""What is wanting: a second worker beside the mine, a miner in the pool, a free place; "" where one comes."""

CAME_OR_NOT_WANTED: Final = (Stop, InsertMiner, RedeployMiner, Flip)
"""After these nothing is to be said: the miner came or was not wanted, or a flip has changed the pool since."""


def lack_before(state: State, seat: Seat, mine: BuyMine) -> Lack:
    """What would be wanting for the second miner of a mine that can be bought now."""
    then = GAME.apply(state, seat, mine).state
    while isinstance(then.turn, turns.Worker | turns.PlaceCard):
        then = GAME.apply(then, seat, GAME.legal_actions(then, seat)[0]).state
    return lack_after(then, seat) if isinstance(then.turn, turns.SecondWorker) else "worker"


def lack_after(state: State, seat: Seat) -> Lack:
    """The same where it is asked from which village the second worker comes."""
    takes = [action for action in GAME.legal_actions(state, seat) if isinstance(action, TakeWorker)]
    then = GAME.apply(state, seat, takes[0]).state
    return "" if isinstance(then.turn, turns.SecondMiner) else _none(then, seat)


def _none(state: State, seat: Seat) -> Lack:
    return "place" if state.seats[seat].pool else "pool"


def asked_in_vain(desk: Desk) -> list[str]:
    """That the second worker asked for brings no miner, and why."""
    if not isinstance(desk.view.turn, turns.SecondWorker):
        return []
    lack = lack_after(desk.state, desk.seat)
    return [desk.words(f"kk-second-only-{lack}")] if lack else []


def did_not_come(desk: Desk) -> list[str]:
    """Why the mine bought in this turn brought no second miner, unless its buyer did without."""
    moves: list[Action] = [GAME.parse(move) for move in desk.position.moves]
    bought = [(number, action.card) for number, action in enumerate(moves) if isinstance(action, BuyMine)]
    if not bought:
        return []
    last, mine = bought[-1]
    after, card = moves[last + 1 :], desk.terrain.cards[mine]
    if card.bonus != "miner" or any(isinstance(action, CAME_OR_NOT_WANTED) for action in after):
        return []
    lack = _none(desk.state, desk.seat) if _took_second(after) else "worker"
    return [desk.words(f"kk-second-none-{lack}", card=desk.names.card(card.id))]


def _took_second(after: Sequence[Action]) -> bool:
    """Whether a second worker was taken: who could choose among villages for the first was asked for it, too."""
    return any(isinstance(action, TakeWorker) for action in after) and not any(
        isinstance(action, TakeSettler) for action in after
    )
