"""What a seat would leave unused by finishing now."""

from collections.abc import Sequence

from bot.presenter import Position
from bot.words import Words
from cogs.kohle_kolonie.names import Names, names_of
from cogs.kohle_kolonie.shown.protection import protection
from games.kohle_kolonie.actions import (
    Action,
    BeginMiners,
    BuyEngine,
    BuyMine,
    Flip,
    InsertEngineer,
    PlaceSettlement,
    SpendExtra,
    TakeCoin,
)
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from games.kohle_kolonie.turns import Act, Miners, SecondMiner, SecondWorker, Secure, Used
from games.kohle_kolonie.view import View


def unused(position: Position[State, View], words: Words) -> str:
    """The action, rest of the miners, bonus marker, extra action marker and affordable flips left unused."""
    state, view = position.state, position.view
    if not position.at_turn:
        return ""
    names = names_of(words, view.options.board)
    return words("kk-semicolon").join(_parts(state, view, position.seat, names))


def _parts(state: State, view: View, seat: int, names: Names) -> list[str]:
    words, turn = names.words, view.turn
    legal = GAME.legal_actions(state, seat)
    parts: list[str] = []
    if isinstance(turn, Miners) and (turn.left.insert or turn.left.redeploy):
        parts.append(words("kk-unused-miners", insert=turn.left.insert, redeploy=turn.left.redeploy))
    if isinstance(turn, Act):
        parts += _of_the_turn(view, turn.used, seat, names, legal)
        if not turn.used.action and any(isinstance(action, BuyMine) for action in legal):
            parts.append(words("kk-unused-mine"))
    if isinstance(turn, SecondMiner | SecondWorker):
        parts.append(words("kk-unused-second"))
    flips = dict.fromkeys(action.card for action in legal if isinstance(action, Flip))
    if flips:
        parts.append(words("kk-unused-flip", card=words.listed([names.pithead(card) for card in flips])))
    if isinstance(turn, Secure) and protection(view, seat).helps:
        parts.append(words("kk-unused-secure"))
    return parts


def _of_the_turn(view: View, used: Used, seat: int, names: Names, legal: Sequence[Action]) -> list[str]:
    words, me = names.words, view.seats[seat]
    parts: list[str] = []
    if SpendExtra() in legal:
        return [words("kk-unused-extra")]
    if not used.action and (view.phase != 4 or used.extra):
        parts.append(words("kk-unused-action"))
    if me.bonus is not None and any(_by_the_marker(action) for action in legal):
        parts.append(words("kk-unused-bonus", bonus=names.bonus(me.bonus)))
    return parts


def _by_the_marker(action: Action) -> bool:
    match action:
        case TakeCoin():
            return True
        case BuyEngine() | PlaceSettlement() | InsertEngineer() | BeginMiners():
            return action.bonus
        case _:
            return False
