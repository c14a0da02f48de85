"""Why a computer prefers a move: what it changes of all that it counts, in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.presenter import Party, Reason
from bot.words import Words
from cogs.coal_baron import names
from cogs.reasons import Counted, grouped, how_many, reasons_for
from games.coal_baron import facts
from players.entry import Change

PREFIX: Final = "cb-worth"
_ORDER: Final = "order."


def reasons(changes: Sequence[Change], party: Party, words: Words) -> list[Reason]:
    """What a move changes. Delivered orders were counted on before: with their points they are one reason."""
    groups = grouped(changes, {}, {})
    delivered = [what for what, change in groups.items() if what.startswith(_ORDER) and change.amount < 0]
    found: list[Reason] = []
    if delivered and "scored" in groups:
        scored = groups.pop("scored")
        worth = scored.worth + sum(groups.pop(what).worth for what in delivered)
        found.append(Reason("delivered", how_many("cb-worth-delivered", scored.amount, "", words), worth))
    return [*found, *reasons_for(_new_apart(groups), PREFIX, words, lambda group: _name(group, words))]


def _new_apart(groups: Mapping[str, Counted]) -> dict[str, Counted]:
    """Orders that are new are something else than the chances of those that were there."""
    return {
        f"order-taken.{what.removeprefix(_ORDER)}"
        if what.startswith(_ORDER) and change.amount > 0
        else what: change
        for what, change in groups.items()
    }


def _name(group: str, words: Words) -> str:
    head, _, id = group.partition(".")
    if head == "majority":
        return words(f"cb-element-{id}")
    return names.order(id, words) if id in facts.ORDERS else id
