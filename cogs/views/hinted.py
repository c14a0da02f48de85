"""Hints: what a computer would compare in somebody's place, and where each plan leads, as a private page."""

from collections.abc import Sequence
from typing import Final

from bot.controls import button_id
from bot.errors import Refused
from bot.post import TEXT_LIMIT, Button, Post, fit
from bot.presenter import PRESENTERS
from bot.tables.hinting import Hint
from bot.words import Words
from cogs.views.plans import plan_lines, plans_told
from players.entry import Considered

WHOLE: Final = "whole"
"""With this a press asks about the whole turn as it was begun."""


def hint_post(hint: Hint, compared: Sequence[Considered], text: Words, *, choices_left: bool = True) -> Post:
    """What the computer would compare in the place of whoever asks, and the way back to their panel.

    Of a turn that was begun it leads to a hint on the whole, or on what is left if there are `choices_left`.
    """
    loaded, position = hint.loaded, hint.position
    begun, level = hint.question.begun, text(f"level-{hint.question.level}")
    head = [text("hint-title-whole" if begun else "hint-title", level=level)]
    if position.moves and not begun:
        head.append(text("hint-after", count=len(position.moves)))
    told = plans_told(compared, hint.state, position.seat, loaded, text, begun=begun)
    games = compared[0].games
    foot = text("hint-foot", games=games) if games else text("compared-foot")
    if not position.moves:
        foot = f"{foot} {text('hint-own')}"
    if loaded.row.guide:
        foot = f"{foot} {text('hint-guided')}"
    beside = "" if begun else PRESENTERS[loaded.game.id].beside_hint(position, text)
    lines = plan_lines(head, told, "hint-first", foot, text, beside)
    buttons = [_back(loaded.row.id, text)]
    if position.moves and choices_left:
        other = "button-hint-rest" if begun else "button-hint-whole"
        arg = "" if begun else WHOLE
        buttons.append(Button(text(other), button_id("hint", loaded.row.id, position.decision, arg)))
    return Post(fit("\n".join(lines), TEXT_LIMIT), (tuple(buttons),))


def no_hint(refused: Refused, table: int, text: Words) -> Post:
    """Why there is none, and the way back to the panel."""
    return Post(text(refused.key, **refused.values), ((_back(table, text),),))


def hint_button(table: int, decision: int, text: Words) -> Button:
    """The way to a hint for a decision."""
    return Button(text("button-hint"), button_id("hint", table, decision))


def _back(table: int, text: Words) -> Button:
    return Button(text("button-hint-back"), button_id("act", table), "primary")
