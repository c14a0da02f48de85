"""Panels of small decisions: a substitute cube, the card to keep, how the others go back."""

from bot.post import Button, rows_of
from bot.presenter import Line, Panel, asked, own
from cogs.coal_baron import names
from cogs.coal_baron.desk import Desk
from cogs.coal_baron.panels.status import means, orders, spoken, sums
from cogs.coal_baron.shown import decision
from cogs.coal_baron.signs import COAL_SIGNS, NONE, hand_signs, place_of
from cogs.signs import signed
from games.coal_baron import facts, turns
from games.coal_baron.actions import ChooseSubstitute, Keep, PutNext, ReturnTo
from games.coal_baron.view import tiles_on_side


def substitute(desk: Desk, turn: turns.Substitute) -> Panel:
    """Which other colour goes on a minecart that the supply cannot fill."""
    words = desk.words
    text = words("cb-ask-substitute", count=turn.unfilled, tile=names.tile(turn.tile, words))
    supply = words("cb-supply-line", coals=names.supply(desk.view, words))
    presses = desk.each(ChooseSubstitute, lambda action: _substitute_label(desk, action), "secondary")
    return Panel((*asked(text), *_heard(desk), supply), rows_of(presses), decision.decision(desk))


def _substitute_label(desk: Desk, action: ChooseSubstitute) -> str:
    return signed(action.coal or NONE, decision.substitute_label(desk, action), COAL_SIGNS, desk.words)


def keep(desk: Desk) -> Panel:
    """The five drawn cards with price or points, by their letters, and which of them can be kept."""
    words = desk.words
    kept = [action for action in desk.legal() if isinstance(action, Keep)]
    keepable = {action.card for action in kept}
    signs = {card: sign for card, sign in hand_signs(desk.view, desk.me).items() if card in keepable}
    listed = [
        signed(card, names.capital(_drawn(card, desk)), signs, words)
        for card in sorted(desk.view.drawn, key=place_of)
    ]
    lines = [words("cb-drawn-line"), *(words("cb-item", text=text) for text in listed)]
    # To keep none comes last.
    kept.sort(key=lambda action: (action.card is None, place_of(action.card) if action.card else 0))
    presses = [
        desk.act(_keep_label(desk, action), action, "secondary" if action.card is None else "primary")
        for action in kept
    ]
    return Panel(
        (*own(means(desk)), *lines, *own(*_needs(desk)), *_sums(desk)), rows_of(presses), decision.decision(desk)
    )


def _sums(desk: Desk) -> tuple[Line, ...]:
    """What was delivered so far, where an order is chosen."""
    return sums(desk) if any(card in facts.ORDERS for card in desk.view.drawn) else ()


def _needs(desk: Desk) -> list[str]:
    """What helps to choose: the sides of the mine for tiles, one's outstanding orders for orders."""
    if any(card in facts.ORDERS for card in desk.view.drawn):
        return orders(desk)
    light, dark = (tiles_on_side(desk.me, side) for side in facts.SIDES)
    return [desk.words("cb-balance-line", light=light, dark=dark), *orders(desk)]


def _drawn(card: str, desk: Desk) -> str:
    words = desk.words
    if card in facts.ORDERS:
        return names.order_within(card, words)
    price = facts.TILES[card].price
    key = "cb-drawn-tile" if price <= desk.me.francs else "cb-drawn-tile-too-dear"
    return words(key, tile=names.tile(card, words), price=names.francs(price, words))


def _keep_label(desk: Desk, action: Keep) -> str:
    if action.card is None:
        return desk.words("cb-button-keep-none")
    label = names.capital(desk.words("cb-button-keep", card=_drawn(action.card, desk)))
    return signed(action.card, label, hand_signs(desk.view, desk.me), desk.words)


def return_to(desk: Desk) -> Panel:
    """Whether the other cards go on top of the pile or under it, in the order shown or in another."""
    words = desk.words
    presses: list[Button] = []
    for action in desk.legal():
        if isinstance(action, ReturnTo):
            presses.append(desk.press(words(f"cb-button-rest-{action.place}"), f"rest {action.place}", "primary"))
            presses.append(desk.act(words(f"cb-button-return-{action.place}"), action))
    lines = (*asked(words("cb-ask-return", count=len(desk.view.drawn))), *_heard(desk), *_numbered(desk))
    return Panel(lines, rows_of(presses), decision.decision(desk))


def put_next(desk: Desk, turn: turns.PutNext) -> Panel:
    """Which card lies next, counted from the top, of those that go back."""
    words = desk.words
    signs = hand_signs(desk.view, desk.me)
    presses = desk.each(
        PutNext,
        lambda action: signed(action.card, names.capital(names.card(action.card, words)), signs, words),
        "secondary",
        lambda action: place_of(action.card),
    )
    rest = desk.press(words("cb-button-rest"), "rest", "primary")
    lines = (*asked(words("cb-ask-next", number=len(turn.returned) + 1)), *_heard(desk), *_numbered(desk))
    return Panel(lines, rows_of([*presses, rest]), decision.decision(desk))


def _heard(desk: Desk) -> tuple[Line, ...]:
    """The own numbers for whoever hears the panel; who sees it has just seen them."""
    return spoken(desk) if desk.words.spoken else ()


def _numbered(desk: Desk) -> list[str]:
    """The cards in hand as they would lie, each with its letter."""
    words, signs = desk.words, hand_signs(desk.view, desk.me)
    return [
        words("cb-numbered", number=number, text=signed(card, names.capital(_drawn(card, desk)), signs, words))
        for number, card in enumerate(desk.view.drawn, start=1)
    ]
