"""Posts about waking hours: one's own, the question whether they fit, and the nights of a table."""

from typing import Final

from bot.controls import button_id, form_id, menu_id
from bot.post import ROWS, TEXT_LIMIT, Button, Choice, Control, Field, Form, Menu, Post, fit
from bot.tables.hours import OwnHours, hours_of_table
from bot.tables.loaded import Loaded
from bot.timing.waking import Hours, clock, local
from bot.words import Words, language_of
from cogs.zones import FIRST, city_of

LONGEST: Final = 40
"""Signs of a field of the form."""
MOST_LINES: Final = 12
"""So many different hours of tables are named; more would be a strange life."""
TABLES_NAMED: Final = 20


def own_hours_post(own: OwnHours, now: int, text: Words, note: str = "") -> Post:
    """A user's own waking hours: what counts now, and the ways to change it."""
    lines = [note] if note else []
    if own.everywhere is not None:
        lines.append(text("my-hours", span=_span(own.everywhere, text), city=_city(own.everywhere, text)))
        lines.append(text("my-hours-now", time=f"{local(own.everywhere.zone, now):%H:%M}"))
    else:
        lines += [text("my-hours-none"), *_at_tables(own, text)]
    lines.append(text("my-hours-private"))
    buttons = [Button(text("button-hours-change"), button_id("hours", 0, 0, "change"), "primary")]
    if (own.chosen.zone, own.chosen.wakes) != (None, None):
        buttons.append(Button(text("button-hours-table"), button_id("hours", 0, 0, "table")))
    return Post(fit("\n".join(lines), TEXT_LIMIT), (tuple(buttons),))


def _at_tables(own: OwnHours, text: Words) -> list[str]:
    return [
        text(
            "my-hours-at",
            span=_span(hours, text),
            city=_city(hours, text),
            tables=", ".join(map(str, at[:TABLES_NAMED])),
            more=max(0, len(at) - TABLES_NAMED),
        )
        for hours, at in own.at_tables[:MOST_LINES]
    ]


def own_hours_form(own: OwnHours, text: Words, table: int = 0) -> Form:
    """The form in which somebody writes their zone and hours; `table` is the one whose panel is shown after it."""
    here = [hours for hours, at in own.at_tables if table in at or not table]
    hours = own.everywhere or (here[0] if here else None)
    known = ("", "", "") if hours is None else (_city(hours, text), clock(hours.start), clock(hours.end))
    labels = (text("form-hours-zone"), text("form-hours-from"), text("form-hours-to"))
    fields = tuple(
        Field(str(number), label, value, required=False, longest=LONGEST)
        for number, (label, value) in enumerate(zip(labels, known, strict=True))
    )
    return Form(form_id("hours", table), text("form-hours"), fields)


def asked_once(post: Post, loaded: Loaded, text: Words) -> Post:
    """A panel with the question below it whether zone and waking hours fit."""
    hours, table = hours_of_table(loaded.row), loaded.row.id
    question = text("hours-asked", span=_span(hours, text), city=_city(hours, text))
    said = f"yes {hours.zone} {hours.start} {hours.end}"
    answers: tuple[Control, ...] = (
        Button(text("button-hours-fit"), button_id("hours", table, 0, said), "success"),
        Button(text("button-hours-change"), button_id("hours", table, 0, "change")),
    )
    body = fit(post.text, TEXT_LIMIT - len(question) - 1)
    return Post(f"{body}\n{question}", (*post.rows, answers), post.shots, post.mentions)


def has_room(post: Post) -> bool:
    """Whether one more row of controls fits below a post."""
    return len(post.rows) < ROWS


def nights_line(loaded: Loaded, text: Words) -> str:
    """When those at a table are left to sleep."""
    hours = hours_of_table(loaded.row)
    if hours.start == hours.end:
        return text("lobby-no-nights", city=_city(hours, text))
    return text("lobby-nights", span=_from_to(hours.end, hours.start, text), city=_city(hours, text))


def zone_menu(loaded: Loaded, text: Words) -> Menu:
    """The zones in which most who speak the table's language live."""
    present = hours_of_table(loaded.row).zone
    first = FIRST[language_of(loaded.row.language) or "en"]
    entries = tuple(Choice(city_of(zone, text.language), zone, zone) for zone in first if zone != present)
    return Menu(menu_id("zone", loaded.row.id), text("menu-zone"), entries)


def _span(hours: Hours, text: Words) -> str:
    return span(hours.start, hours.end, text)


def span(start: int, end: int, text: Words) -> str:
    """From when to when somebody is awake, in minutes of the day."""
    return text("hours-all-day") if start == end else _from_to(start, end, text)


def _from_to(start: int, end: int, text: Words) -> str:
    return text("hours-span", begin=clock(start), end=clock(end))


def _city(hours: Hours, text: Words) -> str:
    return city_of(hours.zone, text.language)
