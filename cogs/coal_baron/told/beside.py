"""What stands below every hint: how a plan of mining is played at once, and what its reasons count."""

from typing import Final

from bot.presenter import AnyPosition
from bot.words import Words

PLANNED: Final = ("place", "mining")
"""Stages of a turn whose plans may have many steps of mining."""


def beside_hint(position: AnyPosition, words: Words) -> str:
    """In small print: the button behind which a plan is written, and what is there for new orders."""
    if position.view.phase != "shift":
        return ""
    counted = words("cb-hint-free")
    if position.view.stage not in PLANNED:
        return f"-# {counted}"
    return f"-# {_planned(position.view.stage, words)} {counted}"


def _planned(stage: str, words: Words) -> str:
    return words("cb-hint-plan", stage=stage, button=words("cb-button-edit-goal"))
