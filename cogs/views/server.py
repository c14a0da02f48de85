"""The panel of what is the server's: one text, and on three pages what can be chosen."""

from typing import Final

from bot.controls import button_id, form_id, menu_id
from bot.outgoing.clock_text import clock_words
from bot.post import TEXT_LIMIT, Button, Choice, Control, Field, Form, Menu, Picker, Post, fit
from bot.tables.clocks import clock_in
from bot.tables.hours import NONE_CHOSEN, SLEEPS, WAKES
from bot.tables.reminding import GAPS, USUAL, pace_of
from bot.tables.serverwide import MOST_TABLES, Server
from bot.timing.waking import clock
from bot.words import LANGUAGES, NATIVE, Words, language_of
from cogs.views.hours import LONGEST, span
from cogs.views.paces import clock_choices
from cogs.zones import city_of

PAGES: Final = ("opening", "new", "wanted")
ANY: Final = "any"
"""The value of an entry that takes a choice back."""


def server_post(known: Server, unusable: tuple[int, ...], text: Words, page: str, sentence: str = "") -> Post:
    """The panel, with the controls of a page; `unusable` are chosen channels in which the bot cannot write."""
    lines = [sentence] if sentence else []
    lines += [text("server-title"), *server_lines(known, unusable, text)]
    shown = page if page in PAGES else PAGES[0]
    pages = tuple(
        Button(text(f"server-page-{one}"), button_id("server", 0, 0, f"page {one}"), disabled=one == shown)
        for one in PAGES
    )
    return Post(fit("\n".join(lines), TEXT_LIMIT), (*_controls(known, text, shown), pages))


def server_lines(known: Server, unusable: tuple[int, ...], text: Words) -> list[str]:
    """What was chosen for a server, each in a line."""
    row = known.row
    language = language_of(row.language)
    lines = [
        _channels(known, text),
        _roles(known, text),
        text("server-most-any") if row.most is None else text("server-most", most=row.most),
        text("server-language", language=NATIVE[language]) if language else text("server-language-any"),
        text("server-pace", pace=text(f"pace-{pace_of(row.pace or USUAL)}")),
        text("server-clock", clock=clock_words(clock_in(row.clock), text)),
        _hours(known, text),
        _wanted(known, text),
    ]
    if row.reminders == 0:
        lines.insert(-2, text("server-unreminded"))
    if unusable:
        lines.append(text("server-unusable", places=text.listed([f"<#{one}>" for one in unusable])))
    return [f"• {line}" for line in lines]


def hours_form(known: Server, text: Words) -> Form:
    """The form in which zone and hours of new tables are written."""
    row = known.row
    present = (
        city_of(row.zone, text.language) if row.zone else "",
        "" if row.wakes is None else clock(row.wakes),
        "" if row.sleeps is None else clock(row.sleeps),
    )
    labels = (text("form-hours-zone"), text("form-hours-from"), text("form-hours-to"))
    fields = tuple(
        Field(str(number), label, value, required=False, longest=LONGEST)
        for number, (label, value) in enumerate(zip(labels, present, strict=True))
    )
    return Form(form_id("nights", 0), text("form-server-hours"), fields)


def _channels(known: Server, text: Words) -> str:
    if not known.channels:
        return text("server-channels-all")
    return text("server-channels", places=text.listed([f"<#{one}>" for one in known.channels]))


def _roles(known: Server, text: Words) -> str:
    if not known.roles:
        return text("server-roles-all")
    return text("server-roles", roles=text.listed([f"<@&{one}>" for one in known.roles]))


def _hours(known: Server, text: Words) -> str:
    row = known.row
    start, end = (row.wakes, row.sleeps) if None not in (row.wakes, row.sleeps) else (WAKES, SLEEPS)
    place = city_of(row.zone, text.language) if row.zone else text("server-zone-usual")
    return text("server-hours", span=span(start or 0, end or 0, text), place=place)


def _wanted(known: Server, text: Words) -> str:
    row = known.row
    if row.wanted_channel is None:
        return text("server-wanted-nowhere")
    if row.wanted_role is None:
        return text("server-wanted", place=row.wanted_channel)
    return text("server-wanted-role", place=row.wanted_channel, role=f"<@&{row.wanted_role}>")


def _controls(known: Server, text: Words, page: str) -> tuple[tuple[Control, ...], ...]:
    row = known.row
    match page:
        case "new":
            return (_languages(known, text),), (_paces(known, text),), _hours_buttons(known, text)
        case "wanted":
            channel = () if row.wanted_channel is None else (row.wanted_channel,)
            role = () if row.wanted_role is None else (row.wanted_role,)
            return (
                (Picker(_id("channel"), text("menu-server-channel"), "channel", channel, 1),),
                (Picker(_id("role"), text("menu-server-role"), "role", role, 1),),
            )
        case _:
            return (
                (Picker(_id("channels"), text("menu-server-channels"), "channel", known.channels),),
                (Picker(_id("roles"), text("menu-server-roles"), "role", known.roles),),
                (_most(known, text),),
            )


def _most(known: Server, text: Words) -> Menu:
    row = known.row
    numbers = [Choice(text("server-most-choice", most=one), str(one)) for one in MOST_TABLES if one != row.most]
    every = [] if row.most is None else [Choice(text("server-any-number"), ANY)]
    return _menu("most", (*every, *numbers), text)


def _languages(known: Server, text: Words) -> Menu:
    row = known.row
    every = [] if row.language is None else [Choice(text("server-any-language"), ANY)]
    others = [Choice(NATIVE[one], one) for one in LANGUAGES if one != row.language]
    return _menu("language", (*every, *others), text)


def _paces(known: Server, text: Words) -> Menu:
    """How often new tables are played, by which clock, and whether they remind."""
    row = known.row
    present = pace_of(row.pace or USUAL)
    paces = [Choice(text(f"pace-{pace}"), pace) for pace in GAPS if pace != present]
    other = "on" if row.reminders == 0 else "off"
    clocks = clock_choices(present, clock_in(row.clock), text)
    return _menu("pace", (*paces, *clocks, Choice(text(f"reminders-{other}"), other)), text)


def _hours_buttons(known: Server, text: Words) -> tuple[Control, ...]:
    row = known.row
    change = Button(text("button-server-hours"), button_id("nights", 0))
    usual = Button(text("button-usual-hours"), button_id("server", 0, 0, "usual"))
    return (change,) if row.hours == NONE_CHOSEN else (change, usual)


def _menu(what: str, choices: tuple[Choice, ...], text: Words) -> Menu:
    return Menu(_id(what), text(f"menu-server-{what}"), choices)


def _id(what: str) -> str:
    return menu_id("server", 0, 0, what)
