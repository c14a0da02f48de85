"""Posts about the days on which somebody is away: which they are, and what is to be at each table meanwhile."""

from datetime import timedelta
from typing import Final

from bot.controls import button_id, form_id, menu_id
from bot.day_words import day_in_words, span_in_words
from bot.names import table_label
from bot.post import TEXT_LIMIT, Button, Choice, Control, Field, Form, Menu, Post, fit
from bot.tables.away_due import CHOICES, last_of
from bot.tables.going_away import AwayTable, OwnAbsence, first_of
from bot.words import Words
from cogs.desk import CHOICE

A_PAGE: Final = 4
"""Tables on a page, each with a menu; the fifth row has the buttons."""
LONGEST: Final = 40
"""Signs of a field of the form."""


def away_post(found: tuple[OwnAbsence, ...], text: Words, note: str = "", chosen: int = 0, page: int = 1) -> Post:
    """A user's absences: the one that was chosen with its tables, or all where there are several."""
    one = next((own for own in found if own.row.id == chosen), found[0] if len(found) == 1 else None)
    first = [note] if note else []
    if one is not None:
        return _one(one, text, first, page, others=len(found) > 1)
    if not found:
        return Post("\n".join([*first, text("away-none")]))
    lines = [*first, text("away-several"), *(text("away-one", span=_span(own, text)) for own in found)]
    entries = tuple(Choice(fit(_span(own, text), CHOICE), str(own.row.id)) for own in found)
    menu = Menu(menu_id("away", 0, 0, "which"), text("away-which"), entries)
    return Post(fit("\n".join(lines), TEXT_LIMIT), ((menu,),))


def sure_post(absence: int, table: int, text: Words) -> Post:
    """Asks once more before a seat is offered at once."""
    button = Button(text("button-away-seat"), button_id("away", table, 0, f"sure {absence}"), "danger")
    return Post(text("away-sure-seat", table=table), ((button,),))


def away_form(first: str, table: int, row_id: int, text: Words) -> Form:
    """The form in which somebody who is reminded writes until when they are away."""
    fields = (
        Field("0", text("form-away-from"), first, longest=LONGEST),
        Field("1", text("form-away-to"), longest=LONGEST),
    )
    return Form(form_id("away", table, 0, f"now {row_id}"), text("form-away"), fields)


def _one(own: OwnAbsence, text: Words, lines: list[str], page: int, *, others: bool) -> Post:
    pages = max(1, -(-len(own.tables) // A_PAGE))
    page = min(max(1, page), pages)
    here = own.tables[(page - 1) * A_PAGE : page * A_PAGE]
    lines = [
        *lines,
        text("away-days", span=_span(own, text)),
        text("away-begun" if own.begun else "away-ahead"),
    ]
    lines.append(_read(own, text))
    lines += [_line(table, text) for table in here]
    lines += [text("away-later")] if here else [text("away-no-tables")]
    menus: list[tuple[Control, ...]] = [(_menu(own, table, page, text),) for table in here]
    return Post(fit("\n".join(lines), TEXT_LIMIT), (*menus, _buttons(own, text, page, pages, others=others)))


def _read(own: OwnAbsence, text: Words) -> str:
    if not own.row.shown:
        return text("away-read-hidden")
    return text("away-read-shown", date=day_in_words(last_of(own.row) + timedelta(days=1), text.language))


def _line(table: AwayTable, text: Words) -> str:
    label = table_label(table.row.id, table.row.name, text)
    if table.over:
        return text("away-at-over", table=label)
    return text("away-at", table=label, choice=text(f"away-choice-{table.choice}"))


def _menu(own: OwnAbsence, table: AwayTable, page: int, text: Words) -> Menu:
    label = table_label(table.row.id, table.row.name, text)
    choice = text(f"away-short-{table.choice}")
    entries = tuple(Choice(text(f"away-option-{one}"), one) for one in CHOICES)
    placeholder = fit(text("away-menu", table=label, choice=choice), CHOICE)
    return Menu(menu_id("away", table.row.id, 0, f"at {own.row.id} {page}"), placeholder, entries)


def _buttons(own: OwnAbsence, text: Words, page: int, pages: int, *, others: bool) -> tuple[Control, ...]:
    number = own.row.id
    drop = "button-away-back" if own.begun else "button-away-drop"
    shown = ("button-away-hide", "off") if own.row.shown else ("button-away-show", "on")
    row: list[Control] = [
        Button(text(drop), button_id("away", 0, 0, f"drop {number}"), "success" if own.begun else "danger"),
        Button(text(shown[0]), button_id("away", 0, 0, f"show {number} {shown[1]}")),
    ]
    if pages > 1:
        for key, to, end in (("button-earlier", page - 1, page == 1), ("button-later", page + 1, page == pages)):
            row.append(Button(text(key), button_id("away", 0, 0, f"of {number} {to}"), disabled=end))
    if others:
        row.append(Button(text("button-away-all"), button_id("away", 0, 0, "of 0 1")))
    return tuple(row)


def _span(own: OwnAbsence, text: Words) -> str:
    return span_in_words(first_of(own.row), last_of(own.row), text.language)
