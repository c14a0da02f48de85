"""Hints: what a computer would compare in somebody's place, and where each plan leads, as a private page."""

from collections.abc import Sequence

from bot.controls import button_id
from bot.errors import Refused
from bot.post import TEXT_LIMIT, Button, Post, fit
from bot.presenter import PRESENTERS
from bot.tables.hinting import Hint
from bot.words import Words
from cogs.views.plans import plan_lines, plans_told
from players.entry import Considered


def hint_post(hint: Hint, compared: Sequence[Considered], text: Words) -> Post:
    """What the computer would compare in the place of whoever asks, and the way back to their panel."""
    loaded, position = hint.loaded, hint.position
    head = [text("hint-title", level=text(f"level-{hint.question.level}"))]
    if position.moves:
        head.append(text("hint-after", count=len(position.moves)))
    told = plans_told(compared, position.state, position.seat, loaded, text)
    games = compared[0].games
    foot = text("hint-foot", games=games) if games else text("compared-foot")
    if loaded.row.guide:
        foot = f"{foot} {text('hint-guided')}"
    beside = PRESENTERS[loaded.game.id].beside_hint(position, text)
    lines = plan_lines(head, told, "hint-first", foot, text, beside)
    return Post(fit("\n".join(lines), TEXT_LIMIT), ((_back(loaded.row.id, text),),))


def no_hint(refused: Refused, table: int, text: Words) -> Post:
    """Why there is none, and the way back to the panel."""
    return Post(text(refused.key, **refused.values), ((_back(table, text),),))


def hint_button(table: int, decision: int, text: Words) -> Button:
    """The way to a hint for a decision."""
    return Button(text("button-hint"), button_id("hint", table, decision))


def _back(table: int, text: Words) -> Button:
    return Button(text("button-hint-back"), button_id("act", table), "primary")
