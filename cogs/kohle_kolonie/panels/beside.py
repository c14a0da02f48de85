"""What is beside the action of a turn: flips, exchanges, and the own mines and pieces, one press away."""

from collections.abc import Sequence
from typing import Final

from bot.post import Button, rows_of
from bot.presenter import Panel, own
from cogs.desk import LABEL
from cogs.kohle_kolonie.desk import Desk, fitting
from cogs.kohle_kolonie.panels import status
from cogs.kohle_kolonie.shown import decision, pictures
from cogs.kohle_kolonie.shown.flips import flip_in_words
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import Action, Exchange, Flip

FOCUSES: Final = ("flips", "exchanges", "means")
"""The foci of the panel that show one of them."""


def ways(desk: Desk, legal: Sequence[Action]) -> list[Button]:
    """A single flip or exchange itself, the way to several, and the way to the own mines and pieces."""
    words, buttons = desk.words, list[Button]()
    for focus, found in (("flips", _flips(legal)), ("exchanges", _exchanges(legal))):
        if len(found) > 1:
            buttons.append(desk.show(words(f"kk-button-{focus}", count=len(found)), focus))
        else:
            buttons += [desk.act(_label(desk, action), action) for action in found]
    if not words.spoken:  # who hears the panel has the own board in words
        buttons.append(desk.show(words("kk-button-means"), "means"))
    return buttons


def panel(desk: Desk, focus: str, legal: Sequence[Action]) -> Panel | None:
    """The panel of one of the foci; None where there is nothing of it now."""
    shot = decision.shown(desk, focus)
    match focus:
        case "flips" if found := _flips(legal):
            lines = (status.head(desk), *raises(desk, legal, folded=False))
            return Panel(lines, rows_of([desk.act(_label(desk, action), action) for action in found]), shot)
        case "exchanges" if found := _exchanges(legal):
            buttons = [desk.act(_label(desk, action), action) for action in found]
            if _several(desk):
                buttons.append(desk.form(desk.words("kk-button-exchange-type"), "exchange"))
            return Panel((status.head(desk),), rows_of(buttons), shot)
        case "means":
            income = desk.words("kk-own-income", income=desk.names.coins(desk.me.income), wagons=desk.me.wagons)
            lines = (*status.own(desk), *own(income))
            return Panel(lines, (), pictures.player(desk.view, desk.seat, desk.party, desk.words))
        case _:
            return None


def flips_and_exchanges(desk: Desk, legal: Sequence[Action]) -> list[Button]:
    """A button for each flip and exchange with its cost and what it brings."""
    return [desk.act(_label(desk, action), action) for action in (*_flips(legal), *_exchanges(legal))]


def raises(desk: Desk, legal: Sequence[Action], *, folded: bool = True) -> list[str]:
    """A line for each flip whose button has no room for the price that it raises for all; none where they are
    `folded` away."""
    flips, lines = _flips(legal), list[str]()
    for action in () if folded and len(flips) > 1 else flips:
        if any(len(label) > LABEL for label in _raising(desk, action)):
            dearer = facts.RAISES[action.card]
            coins = desk.names.coins(facts.PRICES[dearer][1])
            card, price = desk.names.pithead(action.card), desk.names.price(dearer)
            lines.append(desk.words("kk-flip-raises", card=card, price=price, coins=coins))
    return list(dict.fromkeys(lines))


def _flips(legal: Sequence[Action]) -> list[Flip]:
    return [action for action in legal if isinstance(action, Flip)]


def _exchanges(legal: Sequence[Action]) -> list[Exchange]:
    return [action for action in legal if isinstance(action, Exchange)]


def _several(desk: Desk) -> bool:
    """Whether more than one exchange can be made: then a form saves presses."""
    return desk.me.coins // facts.COINS_GIVEN + desk.me.workers // facts.WORKERS_GIVEN > 1


def _label(desk: Desk, action: Flip | Exchange) -> str:
    if isinstance(action, Exchange):
        return desk.words(f"kk-button-give-{action.what}")
    return fitting([*_raising(desk, action), _flip(desk, action)])


def _flip(desk: Desk, action: Flip) -> str:
    """A flip with what it costs and scores."""
    return flip_in_words(desk.state, desk.seat, action, "kk-button-flip", desk.names)


def _raising(desk: Desk, action: Flip) -> list[str]:
    """The same with the price that it raises for all, if it does."""
    dearer = facts.RAISES.get(action.card)
    if dearer is None or dearer in desk.view.raised:
        return []
    coins, flip = desk.names.coins(facts.PRICES[dearer][1]), _flip(desk, action)
    return [desk.words("kk-button-flip-raises", flip=flip, price=desk.names.price(dearer), coins=coins)]
