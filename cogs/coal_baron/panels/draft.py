"""The panel of the draft: the open cards as buttons, and the ranking left ahead."""

from bot.post import Button, rows_of
from bot.presenter import Panel, asked, own
from cogs.coal_baron import names
from cogs.coal_baron.desk import Desk, Rows, choice
from cogs.coal_baron.panels.status import awaited, orders
from cogs.coal_baron.shown.decision import decision
from games.coal_baron.actions import DraftOrder


def panel(desk: Desk) -> Panel:
    """The open cards as buttons, and the way to one's ranking."""
    words = desk.words
    lettered = list(desk.signs)
    presses = desk.each(
        DraftOrder, lambda action: _named(action.order, desk), order=lambda action: lettered.index(action.order)
    )
    lines = (*asked(words("cb-ask-draft", number=len(desk.me.outstanding) + 1)), *own(*orders(desk)))
    later = desk.for_later([desk.show(words("cb-button-ranking"), "ranking")])
    return Panel(lines, rows_of(presses), decision(desk), later)


def ranking(desk: Desk) -> Panel:
    """The ranking left ahead: cards are added, removed or put first one press each, or typed in a form."""
    words, ranked = desk.words, _open_ranking(desk)
    waits = () if desk.position.at_turn else (awaited(desk),)
    lines = (*asked(*waits, words("cb-ask-ranking")), *_ranked(desk), *own(*orders(desk)))
    rest = [card for card in desk.signs if card in desk.view.draft and card not in ranked]
    added = [choice(_named(card, desk), f"rank+ {card}") for card in rest]
    rows = desk.menus("rank-add", words("cb-menu-ranking-add", place=len(ranked) + 1), added)
    return Panel(lines, (*rows, *_changes(desk), tuple(_buttons(desk))), decision(desk, "ranking"))


def _named(card: str, desk: Desk) -> str:
    return desk.signed(card, names.order_in_full(card, desk.words))


def _ranked(desk: Desk) -> list[str]:
    words = desk.words
    ranked = _open_ranking(desk)
    if not ranked:
        return [words("cb-ranking-none")]
    return [
        words("cb-numbered", number=place, text=_named(card, desk)) for place, card in enumerate(ranked, start=1)
    ]


def _open_ranking(desk: Desk) -> list[str]:
    """The cards ranked that nobody has taken yet."""
    return [card for card in desk.me.ranking if card in desk.view.draft]


def _changes(desk: Desk) -> Rows:
    """Menus to move a card to the front and to remove one, where a ranking is there."""
    words, ranked = desk.words, _open_ranking(desk)
    first = [choice(_named(card, desk), f"rank^ {card}") for card in ranked[1:]]
    removed = [choice(_named(card, desk), f"rank- {card}") for card in ranked]
    return (
        *desk.menus("rank-first", words("cb-menu-ranking-first"), first),
        *desk.menus("rank-remove", words("cb-menu-ranking-remove"), removed),
    )


def _buttons(desk: Desk) -> list[Button]:
    words = desk.words
    buttons = [desk.form(words("cb-button-ranking-type"), "ranking")]
    if desk.me.ranking:
        buttons.append(desk.press(words("cb-button-ranking-withdraw"), "unrank", "danger"))
    return buttons
