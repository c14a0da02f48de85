"""Posts about tables as such: their options, and the list of one's own."""

import msgspec

from bot.controls import button_id
from bot.post import TEXT_LIMIT, Button, Control, Post, fit
from bot.presenter import PRESENTERS, Presenter
from bot.tables.loaded import Loaded
from bot.tables.reading import Seen
from bot.words import Words

LABEL_LIMIT = 80


def rules_post(loaded: Loaded, presenter: Presenter, text: Words, note: str = "") -> Post:
    """The table's options; in the lobby with one button for each other reading."""
    chosen = msgspec.json.decode(loaded.row.options)
    lines = [note] if note else []
    lines.append(text("rules-title", table=loaded.row.id))
    rows: list[tuple[Control, ...]] = []
    for name, values in loaded.game.public_options:
        present = chosen.get(name, values[0])
        question, meaning = presenter.option(name, present, text)
        lines.append(text("lobby-option", question=question, meaning=meaning))
        if loaded.row.status == "lobby":
            others = [value for value in values if value != present]
            rows.append(tuple(_switch(loaded, presenter, name, value, text) for value in others))
    return Post(fit("\n".join(lines), TEXT_LIMIT), tuple(rows))


def status_post(tables: list[Seen], count: int, text: Words) -> Post:
    """The own tables: whose turn it is, what is asked, and the way there."""
    if not tables:
        return Post(text("status-none"))
    lines = [text("status-title", count=count)]
    for seen in tables:
        row = seen.loaded.row
        where = f"https://discord.com/channels/{row.guild}/{row.place}" + (
            f"/{row.turn_message}" if row.turn_message else ""
        )
        lines.append(f"• {_state(seen, text)} {where}")
    while len("\n".join(lines)) > TEXT_LIMIT:
        lines.pop()
    return Post("\n".join(lines))


def _state(seen: Seen, text: Words) -> str:
    loaded = seen.loaded
    if loaded.row.status == "lobby":
        return text("status-lobby", table=loaded.row.id)
    presenter = PRESENTERS[loaded.game.id]
    who = text.listed([loaded.scene.names[seat] for seat in loaded.active])
    what = presenter.asked(seen.view, loaded.active[0], loaded.scene, text) if loaded.active else ""
    mine = seen.seat is not None and seen.seat.seat in loaded.active
    return text("status-yours" if mine else "status-others", table=loaded.row.id, who=who, asked=what)


def _switch(loaded: Loaded, presenter: Presenter, name: str, value: str, text: Words) -> Button:
    _, meaning = presenter.option(name, value, text)
    label = fit(text("switch-to", meaning=meaning), LABEL_LIMIT)
    return Button(label, button_id("rule", loaded.row.id, 0, f"{name} {value}"))
