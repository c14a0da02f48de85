"""What a seat would leave unused by finishing now."""

from bot.presenter import Position
from bot.words import Words
from cogs.kohle_kolonie.names import Names, names_of
from games.kohle_kolonie.actions import BuyMine, Flip, SpendExtra
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from games.kohle_kolonie.view import View

ACTING = (2, 3, 4)
USED_IN_ACTION_PHASES = ("aid", "miners", "engineer", "settlement", "engine")


def unused(position: Position, words: Words) -> str:
    """The action, rest of the miners, bonus marker, extra action marker and affordable flips left unused."""
    state, view = position.state, position.view
    if not position.at_turn:
        return ""
    names = names_of(words, view.options.board)
    return "; ".join(_parts(state, view, position.seat, names))


def _parts(state: State, view: View, seat: int, names: Names) -> list[str]:
    words, turn = names.words, view.turn
    legal = GAME.legal_actions(state, seat)
    parts: list[str] = []
    if turn.stage == "miners":
        parts.append(words("kk-unused-miners", insert=turn.insert, redeploy=turn.redeploy))
    if turn.stage == "act":
        parts += _of_the_turn(view, seat, names, extra=SpendExtra() in legal)
        if not turn.taken and any(isinstance(action, BuyMine) for action in legal):
            parts.append(words("kk-unused-mine"))
    flips = dict.fromkeys(action.card for action in legal if isinstance(action, Flip))
    parts += [words("kk-unused-flip", card=names.pithead(card)) for card in flips]
    if turn.stage == "secure":
        parts.append(words("kk-unused-secure"))
    return parts


def _of_the_turn(view: View, seat: int, names: Names, *, extra: bool) -> list[str]:
    words, turn, me = names.words, view.turn, view.seats[seat]
    parts: list[str] = []
    if extra:
        return [words("kk-unused-extra")]
    if not turn.taken and (view.phase != 4 or turn.extra):
        parts.append(words("kk-unused-action"))
    if me.bonus in USED_IN_ACTION_PHASES and view.phase in ACTING:
        parts.append(words("kk-unused-bonus", bonus=names.bonus(me.bonus)))
    return parts
