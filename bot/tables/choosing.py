"""What is chosen for a table: its language, options, name, pace, and the time without a move."""

import sqlite3
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from bot.errors import Refused
from bot.names import table_name
from bot.tables import acts
from bot.tables.first_options import followed
from bot.tables.gathering import gathering
from bot.tables.loaded import Call, Loaded, edition_in, load
from bot.tables.paces import chosen_of, facts_for, stored
from bot.tables.rights import may
from bot.tables.sealing import show_card
from bot.tables.switching import switched_by_table
from bot.words import LANGUAGES
from db import tables
from db.acts import acts as rows_of_acts

DAY = 24 * 3600
REMINDERS = ("on", "off")
HINTS = ("on", "off")
LONGEST_NAME = 40
"""Characters of a table's name."""
PATIENCES = tuple(days * DAY for days in (2, 3, 5, 7, 14, 28))
"""Seconds without a move, of which a table chooses one, until a seat no longer counts."""


def set_language(connection: sqlite3.Connection, call: Call, table_id: int, language: str) -> str:
    """Choose the language of the table's public texts; any seat may, at any time."""
    loaded = load(connection, table_id)
    role = may("language", loaded, call)
    if language not in LANGUAGES:
        raise Refused("language-unknown")
    edition = _edition_followed(connection, loaded, language)
    if language != loaded.row.language:
        tables.change_table(connection, table_id, language=language)
        acts.write(connection, loaded, call, role, "language", value=language)
    if edition is not None:
        _keep(connection, loaded, edition)
    if loaded.row.status == "lobby":
        show_card(connection, loaded, call.now)
    return "table-language-set" if edition is None else "table-language-edition-set"


def _edition_followed(connection: sqlite3.Connection, loaded: Loaded, language: str) -> dict[str, Any] | None:
    """The options of the edition in another language, where nobody has touched those of a gathering table.

    A rematch keeps what was played before.
    """
    row = loaded.row
    if row.status != "lobby" or row.rematch_of is not None or not isinstance(loaded.found_options, dict):
        return None
    return None if _touched(connection, row.id) else followed(loaded, language)


def _touched(connection: sqlite3.Connection, table_id: int) -> bool:
    """Whether anybody has chosen an option or a preset."""
    return any(act.kind in ("option", "preset") for act in rows_of_acts(connection, table_id))


def chosen_by(connection: sqlite3.Connection, table_id: int) -> dict[str, acts.Act]:
    """By option of a table, the act or the decision of the table by which it was set last.

    None of what a preset chose after that.
    """
    found: dict[str, acts.Act] = {}
    for row in rows_of_acts(connection, table_id):
        act = acts.act_of(row)
        if act is not None and act.kind == "preset":
            found.clear()
        elif act is not None and act.kind == "option":
            found[str(act.facts.get("option", ""))] = act
    return found | switched_by_table(connection, table_id)


def set_option(connection: sqlite3.Connection, call: Call, table_id: int, name: str, value: str) -> str:
    """Choose one table option in the lobby; all see it on the card."""
    loaded, role = gathering(connection, call, table_id, "options")
    if value not in dict(loaded.game.public_options).get(name, ()):
        raise Refused("option-unknown")
    # What was so already is chosen as well, or another language would change it.
    if loaded.options[name] != value or (loaded.game.editions and not _touched(connection, table_id)):
        _choose(connection, loaded, loaded.options | {name: value}, call.now)
        acts.write(connection, loaded, call, role, "option", option=name, value=value)
    return "option-set"


def set_preset(connection: sqlite3.Connection, call: Call, table_id: int, name: str) -> str:
    """Choose a whole set of options in the lobby; the board stays."""
    loaded, role = gathering(connection, call, table_id, "options")
    preset = loaded.game.presets.get(name)
    if preset is None:
        raise Refused("option-unknown")
    chosen = msgspec.to_builtins(preset)
    if loaded.game.boards is not None:
        chosen["board"] = loaded.options["board"]
    _choose(connection, loaded, chosen, call.now)
    acts.write(connection, loaded, call, role, "preset", value=name)
    return "option-set"


def set_patience(connection: sqlite3.Connection, call: Call, table_id: int, seconds: int) -> str:
    """Choose in the lobby how long a seat may stay without a move until the others may go on without it."""
    loaded, role = gathering(connection, call, table_id, "options")
    if seconds not in PATIENCES:
        raise Refused("option-unknown")
    if seconds != loaded.row.patience:
        tables.change_table(connection, table_id, patience=seconds)
        acts.write(connection, loaded, call, role, "patience", days=seconds // DAY)
        show_card(connection, loaded, call.now)
    return "option-set"


def set_pace(connection: sqlite3.Connection, call: Call, table_id: int, pace: str) -> str:
    """Choose in the lobby how often it is to be played: by it whoever is waited for is reminded.

    A clock that was chosen for the pace before has the figures of the new one.
    """
    return _set_pace(connection, call, table_id, pace, "")


def set_clock(connection: sqlite3.Connection, call: Call, table_id: int, clock: str) -> str:
    """Choose in the lobby a clock with the figures of the table's pace, by what is done at zero, or none."""
    return _set_pace(connection, call, table_id, "", clock)


def _set_pace(connection: sqlite3.Connection, call: Call, table_id: int, pace: str, clock: str) -> str:
    loaded, role = gathering(connection, call, table_id, "options")
    if not pace and not clock:
        raise Refused("option-unknown")
    wanted, timed = chosen_of(loaded.row, pace, clock)
    kept = stored(timed)
    if (wanted, kept) != (loaded.row.pace, loaded.row.clock):
        tables.change_table(connection, table_id, pace=wanted, clock=kept)
        kind = "clock" if clock else "pace"
        acts.write(connection, loaded, call, role, kind, **facts_for(wanted, timed))
        show_card(connection, loaded, call.now)
    return "option-set"


def set_reminders(connection: sqlite3.Connection, call: Call, table_id: int, chosen: str) -> str:
    """Choose in the lobby whether whoever is waited for is reminded: on or off."""
    return _switch(connection, call, table_id, "reminders", chosen, REMINDERS)


def set_hints(connection: sqlite3.Connection, call: Call, table_id: int, chosen: str) -> str:
    """Choose in the lobby whether everybody may ask for hints at their turn: on or off."""
    return _switch(connection, call, table_id, "hints", chosen, HINTS)


def _switch(
    connection: sqlite3.Connection,
    call: Call,
    table_id: int,
    what: Literal["reminders", "hints"],
    chosen: str,
    choices: Sequence[str],
) -> str:
    loaded, role = gathering(connection, call, table_id, "options")
    if chosen not in choices:
        raise Refused("option-unknown")
    wanted = int(chosen == "on")
    if wanted != getattr(loaded.row, what):
        tables.change_table(connection, table_id, **{what: wanted})
        acts.write(connection, loaded, call, role, f"{what}-{chosen}")
        show_card(connection, loaded, call.now)
    return "option-set"


def set_name(connection: sqlite3.Connection, call: Call, table_id: int, typed: str) -> str:
    """Give a gathering table another name; an empty one takes it away."""
    loaded, role = gathering(connection, call, table_id, "options")
    name = named(typed)
    if name != loaded.row.name:
        tables.change_table(connection, table_id, name=name)
        acts.write(connection, loaded, call, role, "named")  # the name itself stands in one place only
        show_card(connection, loaded, call.now)
    return "option-set"


def _choose(connection: sqlite3.Connection, loaded: Loaded, chosen: dict[str, Any], now: int) -> None:
    _keep(connection, loaded, chosen)
    show_card(connection, loaded, now)


def _keep(connection: sqlite3.Connection, loaded: Loaded, chosen: dict[str, Any]) -> None:
    """Keep the options of a gathering table; precedents that it accepted were those of its edition."""
    stays = edition_in(loaded.game, chosen) == edition_in(loaded.game, loaded.options)
    accepted = loaded.row.precedents if stays else 0
    tables.change_table(connection, loaded.row.id, options=chosen, precedents=accepted)


def named(typed: str) -> str:
    """The name of a table as somebody typed it, made safe; raises Refused where nothing of it can be shown."""
    name = table_name(typed)
    if len(name) > LONGEST_NAME:
        raise Refused("name-too-long", most=LONGEST_NAME)
    if typed and not name:
        raise Refused("name-invisible")
    return name
