"""A reminder as a post: who is waited for, since when, what happens then; to one reader alone, all of it."""

from typing import Final

from bot.controls import button_id
from bot.letters import Reminded, ReminderLetter
from bot.names import game_name
from bot.outgoing.away_text import length_in_words
from bot.post import Button, Control, Post
from bot.tables.loaded import Loaded
from bot.tables.snoozing import SNOOZES
from bot.words import Words

HOUR: Final = 3600
MOST_OWN: Final = 2 + len(SNOOZES)
"""Buttons for whoever is reminded; behind them stands that for the others."""
UNKNOWN: Final = "none"
"""What a sentence is told of a game that is not known."""


def reminder(letter: ReminderLetter, loaded: Loaded, text: Words, row_id: int, *, direct: bool = False) -> Post:
    """The reminder, in the place of the first of its tables. It says nothing that not everybody there may know."""
    first = letter.waits[0]
    user = letter.user
    if direct:
        lines = [_own_line(one, text, first=one is first) for one in letter.waits]
        return Post("\n".join(lines), (_buttons(letter, first.table, text, row_id)[:MOST_OWN],))
    who = f"<@{user}>" if user else loaded.party.names[letter.seat]
    lines = [_line(one, text, who if one is first else "") for one in letter.waits]
    return Post("\n".join(lines), (_buttons(letter, first.table, text, row_id),), (), (user,) if user else ())


def _line(one: Reminded, text: Words, who: str) -> str:
    if not one.since:
        return text("remind-finish", who=who, table=one.table, link=one.link)
    said = {"table": one.table, "since": one.since, "link": one.link}
    if one.elsewhere and not who:  # to whom a channel is hidden, Discord hides where the link leads
        return text("remind-elsewhere", table=one.table, link=one.link)
    return _with_facts(one, text("remind", who=who, **said) if who else text("remind-also", **said), text)


def _own_line(one: Reminded, text: Words, *, first: bool) -> str:
    game = game_name(one.game, text) if one.game else UNKNOWN
    said = {"table": one.table, "since": one.since, "link": one.link, "game": game}
    if not one.since:
        return text("remind-you-finish", **said)
    return _with_facts(one, text("remind-you" if first else "remind-also", **said), text)


def _with_facts(one: Reminded, line: str, text: Words) -> str:
    parts = [line]
    if one.stood >= HOUR:
        parts.append(text("remind-stood", **length_in_words(one.stood // HOUR)))
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
