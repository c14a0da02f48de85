"""A reminder as a post: who is waited for, since when, what happens then."""

from bot.controls import button_id
from bot.letters import Reminded, ReminderLetter
from bot.post import Button, Control, Post
from bot.tables.loaded import Loaded
from bot.tables.snoozing import SNOOZES
from bot.words import Words


def reminder(letter: ReminderLetter, loaded: Loaded, text: Words, row_id: int) -> Post:
    """The reminder, in the place of the first of its tables. It says nothing that not everybody there may know."""
    first = letter.waits[0]
    user = letter.user
    who = f"<@{user}>" if user else loaded.party.names[letter.seat]
    lines = [_line(one, text, who if one is first else "") for one in letter.waits]
    return Post("\n".join(lines), (_buttons(letter, first.table, text, row_id),), (), (user,) if user else ())


def _line(one: Reminded, text: Words, who: str) -> str:
    if not one.since:
        return text("remind-finish", who=who, table=one.table, link=one.link)
    said = {"table": one.table, "since": one.since, "link": one.link}
    parts = [text("remind", who=who, **said) if who else text("remind-also", **said)]
    if one.alone:
        parts.append(text("remind-alone"))
    if one.finish:
        parts.append(text("remind-finish-too"))
    if one.zero:
        parts.append(text("remind-zero", zero=one.zero, how=one.at_zero))
    if one.limit:
        parts.append(text("remind-last", limit=one.limit))
    return " ".join(parts)


def _buttons(letter: ReminderLetter, table: int, text: Words, row_id: int) -> tuple[Control, ...]:
    act = Button(text("button-act"), button_id("act", table, 0, str(row_id)), "primary")
    if not letter.waits[0].since:
        return (act,)
    snoozes = (
        Button(text("button-snooze", hours=hours), button_id("snooze", table, 0, f"{hours} {row_id}"))
        for hours in SNOOZES
    )
    away = Button(text("button-away"), button_id("away", table, 0, f"now {row_id}"))
    warned = [one for one in letter.waits if one.zero]
    more = [Button(text("button-time"), button_id("time", one.table, 0, f"{one.seat} {row_id}")) for one in warned]
    return (act, *snoozes, away, *more[:1])
