"""Showing a table a section of its rulebook."""

import sqlite3
from typing import Final

from bot.errors import Refused
from bot.letters import SharedLetter
from bot.rulebooks.book import book, known
from bot.tables import acts
from bot.tables.loaded import Call, load
from bot.tables.rights import may
from bot.tables.sealing import put_letter
from db.acts import acts as rows_of_acts

AGAIN_AFTER: Final = 3600
"""Seconds for which a section that was shown is not shown again."""
MOST: Final = 5
"""So many sections somebody may show a table within that time."""
SHARED: Final = "shared"
"""The kind of act."""


def share(connection: sqlite3.Connection, call: Call, table_id: int, section: str, page: int) -> str:
    """Show the table a page of a section, in its language and with who shares it; the key of a sentence.

    Raises Refused for a section that the table's rulebook does not have, for one that stands above already, and
    where somebody has shown enough.
    """
    loaded = load(connection, table_id)
    role = may("share", loaded, call)
    if loaded.row.status not in ("lobby", "running", "over"):
        raise Refused(f"table-is-{loaded.row.condition}", table=table_id)
    game = loaded.row.game
    if not known(game) or (place := book(game, "en").place(section)) is None:
        raise Refused("rules-unknown")
    # What seems to come later was shown by a clock that has been set back since.
    lately = range(call.now - AGAIN_AFTER + 1, call.now + 1)
    recent = [act for act in rows_of_acts(connection, table_id) if act.kind == SHARED and act.at in lately]
    shown = [acts.act_of(act) for act in recent]
    if any(act is not None and act.facts.get("section") == place.section.id for act in shown):
        raise Refused("shared-already", section=place.section.id)
    if sum(act.user == call.user for act in recent) >= MOST:
        raise Refused("shared-enough", most=MOST)
    letter = SharedLetter(section=place.section.id, page=max(page, 0), name=acts.called(call))
    put_letter(connection, loaded, letter, call.now)
    acts.write(connection, loaded, call, role, SHARED, section=place.section.id)
    return "shared"
