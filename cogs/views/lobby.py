"""Posts about tables as such: their options."""

import msgspec

from bot.controls import button_id, menu_id
from bot.names import table_label
from bot.outgoing.clock_text import clock_words
from bot.outgoing.edition_text import DEPARTURES, departure_text, departures, edition
from bot.outgoing.lobby_posts import precedent_lines
from bot.post import BUTTONS_A_ROW, MENU_LIMIT, TEXT_LIMIT, Button, Choice, Control, Menu, Post, fit
from bot.presenter import AnyPresenter
from bot.tables.choosing import DAY, PATIENCES
from bot.tables.clocks import clock_in
from bot.tables.loaded import Loaded
from bot.tables.precedents import ACCEPTED, NONE
from bot.tables.reminding import GAPS, pace_of
from bot.tables.seeing import Seen
from bot.words import Words
from cogs.views.hours import nights_line, zone_menu
from cogs.views.paces import clock_choices
from games.engine.contract import Game

LABEL_LIMIT = 80
PRECEDENTS = "precedents "
"""Before what is chosen of the precedents of the channel."""
CHOICE_LIMIT = 100


def rules_post(
    seen: Seen,
    presenter: AnyPresenter,
    text: Words,
    sentence: str = "",
    group: str = "",
    *,
    changeable: bool = False,
) -> Post:
    """The table's options: presets where the game has them, single ones by group; `changeable` ones with controls.

    The time without a move until others may go on stands beside them, and the nights.
    """
    loaded = seen.loaded
    lines = [sentence] if sentence else []
    lines.append(
        text("rules-title", table=0 if loaded.row.practice else table_label(loaded.row.id, loaded.row.name, text))
    )
    if said := edition(loaded, text):
        lines.append(said)
    if said := departure_text(loaded, text):
        lines.append(said)
    groups = {name: (title, members) for name, title, members in presenter.option_groups(text)}
    if group in groups:
        lines.append(f"**{groups[group][0]}**")
        return _options(seen, presenter, text, lines, groups[group][1], changeable)
    lines.append(text("lobby-patience", days=loaded.row.patience // DAY))
    lines.append(text("lobby-pace", pace=text(f"pace-{pace_of(loaded.row.pace)}")))
    lines.append(text("lobby-clock", clock=clock_words(clock_in(loaded.row.clock), text)))
    if not loaded.row.reminders:
        lines.append(text("lobby-unreminded"))
    if loaded.row.hints:
        lines.append(text("lobby-hints"))
    lines.append(nights_line(loaded, text))
    lines += precedent_lines(loaded, text)
    if groups:
        post = _presets(seen, presenter, text, lines, groups, changeable)
    else:
        every = tuple(name for name, _ in loaded.game.public_options)
        post = _options(seen, presenter, text, lines, every, changeable)
    menus = (
        ((_patiences(loaded, text),), (_paces(loaded, text),), (zone_menu(loaded, text),)) if changeable else ()
    )
    return msgspec.structs.replace(post, rows=(*post.rows, *menus))


def _patiences(loaded: Loaded, text: Words) -> Menu:
    entries = tuple(
        Choice(text("patience-days", days=seconds // DAY), str(seconds))
        for seconds in PATIENCES
        if seconds != loaded.row.patience
    )
    return Menu(menu_id("patience", loaded.row.id), text("menu-patience"), entries)


def _paces(loaded: Loaded, text: Words) -> Menu:
    """How often it is played, by which clock, and whether whoever is waited for is reminded."""
    present, clock = pace_of(loaded.row.pace), clock_in(loaded.row.clock)
    paces = tuple(Choice(text(f"pace-{pace}"), pace) for pace in GAPS if pace != present)
    other = "off" if loaded.row.reminders else "on"
    reminds = Choice(text(f"reminders-{other}"), other)
    entries = (*paces, *clock_choices(present, clock, text), reminds, *_precedents(loaded, text))
    return Menu(menu_id("pace", loaded.row.id), text("menu-pace"), entries)


def _precedents(loaded: Loaded, text: Words) -> list[Choice]:
    """To accept the precedents of the channel, those that came since among them, or none."""
    accepted, count = len(loaded.accepted), len(loaded.acceptable)
    found: list[Choice] = []
    if accepted < count:
        found.append(Choice(text("precedents-accept", count=count), f"{PRECEDENTS}{ACCEPTED}"))
    if accepted:
        found.append(Choice(text("precedents-decline"), f"{PRECEDENTS}{NONE}"))
    return found


def _presets(
    seen: Seen,
    presenter: AnyPresenter,
    text: Words,
    lines: list[str],
    groups: dict[str, tuple[str, tuple[str, ...]]],
    changeable: bool,
) -> Post:
    loaded = seen.loaded
    chosen = loaded.options
    for name in loaded.game.presets:
        title, about = presenter.preset(name, text)
        mark = "✓ " if chosen.get("preset") == name else ""
        lines.append(f"• {mark}{text('lobby-preset', name=title, about=about)}")
    for name, values in (*loaded.game.public_options, *loaded.game.retired_options):
        preset = msgspec.to_builtins(loaded.game.presets[chosen["preset"]])
        if chosen.get(name, values[0]) != preset.get(name):
            question, meaning = presenter.option(name, chosen[name], text)
            lines.append(text("lobby-option", question=question, meaning=meaning))
    rows: list[tuple[Control, ...]] = []
    buttons = [_preset_button(loaded, presenter, name, text) for name in loaded.game.presets] if changeable else []
    if departures(loaded, text.language):
        # A preset more than a row holds would be chosen less often than this is read.
        arg = f"{loaded.game.id} {DEPARTURES}"
        buttons = [
            *buttons[: BUTTONS_A_ROW - 1],
            Button(text("button-departures"), button_id("compare", loaded.row.id, 0, arg)),
        ]
    if buttons:
        rows.append(tuple(buttons))
    entries = tuple(Choice(fit(title, CHOICE_LIMIT), name) for name, (title, _) in groups.items())
    rows.append((Menu(menu_id("group", loaded.row.id), text("menu-single-rules"), entries),))
    return Post(fit("\n".join(lines), TEXT_LIMIT), tuple(rows))


def _options(
    seen: Seen, presenter: AnyPresenter, text: Words, lines: list[str], names: tuple[str, ...], changeable: bool
) -> Post:
    loaded = seen.loaded
    chosen = loaded.options
    choices: list[Choice] = []
    for name, values in loaded.game.public_options:
        if name not in names:
            continue
        present = chosen.get(name, values[0])
        question, meaning = presenter.option(name, present, text)
        lines.append(text("lobby-option", question=question, meaning=meaning))
        for value in values:
            if value != present:
                _, other = presenter.option(name, value, text)
                label = fit(text("switch-to", meaning=other), CHOICE_LIMIT)
                choices.append(Choice(label, f"{name} {value}", fit(question, CHOICE_LIMIT)))
    rows: list[tuple[Control, ...]] = []
    if changeable:
        entries = tuple(choices[:MENU_LIMIT])
        rows.append((Menu(menu_id("rule", loaded.row.id), text("menu-change-rule"), entries),))
    if presenter.option_groups(text):
        rows.append((Button(text("button-all-rules"), button_id("rules", loaded.row.id)),))
    return Post(fit("\n".join(lines), TEXT_LIMIT), tuple(rows))


def _preset_button(loaded: Loaded, presenter: AnyPresenter, name: str, text: Words) -> Button:
    title, _ = presenter.preset(name, text)
    is_chosen = loaded.options.get("preset") == name
    style = "primary" if is_chosen else "secondary"
    return Button(fit(title, LABEL_LIMIT), button_id("preset", loaded.row.id, 0, name), style)


def where_gathering(seen: Seen, user: int, text: Words) -> Post:
    """Where the card of a gathering table is, and a seat for whoever has none while one is free."""
    loaded, row = seen.loaded, seen.loaded.row
    link = f"https://discord.com/channels/{row.guild}/{row.channel}"
    if row.lobby_message is not None:
        link += f"/{row.lobby_message}"
    said = text("where-card", table=row.id, link=link)
    most = loaded.game.seats[-1] if isinstance(loaded.found_game, Game) else 0
    if loaded.seat_of(user) is not None or loaded.people >= most:
        return Post(said)
    buttons = [Button(text("button-join"), button_id("join", row.id), "success")]
    if any(one.user == user and one.status == "open" for one in loaded.invitations):
        buttons.append(Button(text("button-decline"), button_id("decline", row.id)))
    return Post(said, (tuple(buttons),))
