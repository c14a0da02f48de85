"""What a seat would leave unused by finishing now."""

from bot.presenter import Position
from bot.words import Words
from cogs.ruhrschifffahrt.names import Names, names_of
from games.engine.event import Seat
from games.ruhrschifffahrt import facts, purchases, shipping
from games.ruhrschifffahrt.actions import BuildInCity, BuildInDepot, BuildInPort, BuildLock, HaulCoal, RepayDebt
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.state import State
from games.ruhrschifffahrt.view import View


def unused(position: Position[State, View], words: Words) -> str:
    """The sale that is not planned yet; progress tiles that could still build, a debt that could be repaid.

    With the purchases also the coins that go at the end of the round (6.7): none come before it.
    """
    if not position.at_turn:
        return ""
    state = position.state
    names = names_of(words, position.view.options.board)
    if state.turn.stage == "plan":
        return words("ru-semicolon").join(_of_start(state, position.seat, names))
    if state.turn.stage == "purchase":
        return words("ru-semicolon").join(_of_purchases(state, position.seat, names))
    return ""


def _of_start(state: State, seat: Seat, names: Names) -> list[str]:
    parts: list[str] = []
    if state.seats[seat].plan is None and len(shipping.trips_of_barge(state, seat)) > 1:
        parts.append(names.words("ru-unused-plan"))
    if state.round == facts.ROUNDS and any(isinstance(act, HaulCoal) for act in GAME.legal_actions(state, seat)):
        parts.append(names.tile("coal_hauler"))
    return parts


def _of_purchases(state: State, seat: Seat, names: Names) -> list[str]:
    """What could still be paid without a debt, and the coins that nobody may keep."""
    coins = state.seats[seat].coins
    kept = facts.COINS_KEPT
    surplus = [names.words("ru-unused-coins", coins=names.coins(coins - kept), kept=kept)] if coins > kept else []
    affordable = [
        action for action in purchases.legal_purchases(state, seat) if purchases.price_of(state, action) <= coins
    ]
    kinds = (
        (BuildLock, "lock"),
        (BuildInCity, "city"),
        (BuildInDepot, "depot"),
        (BuildInPort, "port"),
        (RepayDebt, "repay"),
    )
    left = [
        names.words(f"ru-unused-{name}")
        for kind, name in kinds
        if any(isinstance(act, kind) for act in affordable)
    ]
    return [*surplus, *left]
