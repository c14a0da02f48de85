"""A player who hears and presses, and sees nothing."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

import msgspec

from tests.text_player.heard import Control, Heard
from tests.text_player.knowing import Gains, Knowledge, Weights, together

Press: TypeAlias = Callable[[int], Awaitable[Heard]]
DEEPEST: Final = 4
"""Menus behind menus; no more of them is patience."""


class Choice(msgspec.Struct, frozen=True):
    """Something to be chosen, as it was said, what it was said to bring, and the own numbers said with it."""

    control: Control
    gains: Gains
    own: Gains


async def choices(heard: Heard, press: Press, known: Knowledge) -> list[Choice]:
    """All that can be chosen in a message and behind the ways that it names, the end of the turn among it."""
    found: list[Choice] = []
    asked: set[str] = set()
    open_: list[tuple[Heard, Gains, int]] = [(heard, {}, 0)]
    while open_:
        message, paid, depth = open_.pop(0)
        own = known.own(message)
        for control in message.controls:
            if known.decides_nothing(control) or (depth and known.finishes(control)):
                continue
            if not known.leads_on(control):
                gains = together(known.gains(control, message), paid)
                found.append(Choice(control, gains, own))
                continue
            way = f"{depth} {message.text} {control.placeholder} {control.label}"
            if depth < DEEPEST and way not in asked:
                asked.add(way)
                price = known.gains(control, message) if known.is_priced(control) else {}
                open_.append((await press(control.handle), together(paid, price), depth + 1))
    return found


def _is_bid(gains: Gains) -> bool:
    """Whether a value is said with its price, and not alone as in a declaration."""
    return "value" in gains and ("money" in gains or "left" in gains)


def worth(gains: Gains, weights: Weights) -> int:
    """What gains are worth to whoever weighs so."""
    return sum(weights.get(name, 0) * amount for name, amount in gains.items())


def best(found: Sequence[Choice], weights: Weights, known: Knowledge) -> list[Choice]:
    """All that is worth most; to end the turn only where all else costs more than it brings.

    Of bids the least, where it costs no more than half of the money; else the pass.
    """
    if bids := [choice for choice in found if _is_bid(choice.gains)]:
        least = min(bids, key=lambda choice: choice.gains["value"])
        passes = [choice for choice in found if choice not in bids]
        affordable = -least.gains["money"] <= least.gains.get("left", 0)
        return [least] if affordable or not passes else passes
    ends = [choice for choice in found if known.finishes(choice.control)]
    others = [choice for choice in found if choice not in ends]
    most = max((worth(choice.gains, weights) for choice in others), default=-1)
    if ends and most < 0:
        return ends
    return [choice for choice in others if worth(choice.gains, weights) == most]
