"""Pace, clock and time left of a table."""

from bot.controls import button_id
from bot.names import table_label
from bot.outgoing.clock_text import clock_words, figures, span
from bot.post import BUTTONS_A_ROW, TEXT_LIMIT, Button, Choice, Control, Post, fit
from bot.tables.clocks import AT_ZERO, TableClock, preset
from bot.tables.paces import NONE, PaceAndClock
from bot.tables.reminding import Pace
from bot.tables.time_left import TimeLeft
from bot.words import Words

CLOCK = "clock-"
LABEL_LIMIT = 80
DAY = 24 * 3600


def pace_post(found: PaceAndClock, text: Words, user: int) -> Post:
    """The pace and the clock of a table, with what each seat has left; whoever sits there may give others more."""
    row = found.loaded.row
    lines = [
        f"**{text('pace-title', table=table_label(row.id, row.name, text))}**",
        text("lobby-pace", pace=text(f"pace-{found.pace}")),
        text("lobby-clock", clock=clock_words(found.clock, text)),
        text("lobby-patience", days=row.patience // DAY),
        *(f"• {_left(found, one, text)}" for one in found.left),
    ]
    if row.status in ("lobby", "running"):
        lines.append(text("pace-in-lobby" if row.status == "lobby" else "pace-how"))
    buttons = _buttons(found, text, user)
    return Post(fit("\n".join(lines), TEXT_LIMIT), (buttons,) if buttons else ())


def clock_choices(pace: Pace, clock: TableClock | None, text: Words) -> list[Choice]:
    """The clocks to choose from, with the figures of a pace; without the present one."""
    offered = [(choice, preset(pace, choice)) for choice in AT_ZERO]
    other = [
        Choice(text(f"clock-choice-{name}"), f"{CLOCK}{name}", text("clock-short", **figures(one, text)))
        for name, one in offered
        if one != clock
    ]
    return [*([] if clock is None else [Choice(text("clock-choice-none"), f"{CLOCK}{NONE}")]), *other]


def _left(found: PaceAndClock, one: TimeLeft, text: Words) -> str:
    name = found.loaded.party.names[one.seat]
    if one.zero is not None:
        return text("pace-seat-over" if one.over else "pace-seat-until", name=name, zero=one.zero)
    return text("pace-seat-left", name=name, span=span(one.seconds, text))


def _buttons(found: PaceAndClock, text: Words, user: int) -> tuple[Control, ...]:
    own = found.loaded.seat_of(user)
    if own is None or own.suspended:
        return ()
    party, table = found.loaded.party, found.loaded.row.id
    others = [one.seat for one in found.left if one.seat != own.seat][:BUTTONS_A_ROW]
    return tuple(
        Button(
            fit(text("button-time-for", name=party.plain_names[seat]), LABEL_LIMIT),
            button_id("time", table, 0, str(seat)),
        )
        for seat in others
    )
