"""The list of one's own tables, on all servers."""

from collections.abc import Sequence
from typing import Final

from bot.controls import button_id
from bot.names import game_name, table_label
from bot.outgoing.asked_text import asked
from bot.outgoing.away_text import with_away
from bot.outgoing.edition_text import edition
from bot.post import TEXT_LIMIT, Button, Control, Post, fit
from bot.tables.loaded import Loaded
from bot.tables.own_tables import OwnTable, OwnTables, waits_since
from bot.tables.seeing import Seen
from bot.words import Words

STATE: Final = 180
"""Signs of what is said of whose turn it is: several names may be long."""


def own_tables_post(found: OwnTables, lines: Sequence[str], text: Words, first: str = "") -> Post:
    """A page of the own tables, of each its `lines`; `first` is a line above."""
    if not found.count:
        return Post("\n".join([*([first] if first else []), text("status-none")]))
    head = text("status-title", count=found.count)
    if found.waiting:
        head = f"{head} {text('status-waiting', count=found.waiting)}"
    body = "\n".join([*([first] if first else []), head, *(f"• {line}" for line in lines)])
    return Post(fit(body, TEXT_LIMIT), _controls(found, text))


def _controls(found: OwnTables, text: Words) -> tuple[tuple[Control, ...], ...]:
    practised = tuple(
        Button(text("button-practice-open", game=game_name(own.row.game, text)), _practice(own.row.id))
        for own in found.entries
        if own.row.practice
    )
    ways = _ways(found, text)
    return tuple(row for row in (ways, practised) if row)


def _practice(table: int) -> str:
    return button_id("practise", table, 0, "open")


def _ways(found: OwnTables, text: Words) -> tuple[Control, ...]:
    row: list[Control] = []
    if found.waiting:
        row.append(Button(text("button-next"), button_id("next", 0), "primary"))
    if found.pages > 1:
        for label, number, end in (
            (text("button-earlier"), found.number - 1, found.number == 1),
            (text("button-later"), found.number + 1, found.number == found.pages),
        ):
            row.append(Button(label, button_id("tables", 0, 0, str(number)), disabled=end))
    return tuple(row)


def own_table_line(own: OwnTable, seen: Seen, text: Words, *, left: bool = False) -> str:
    """One of the own tables: whose turn it is, what is asked, and the facts; raises Damaged.

    Of a table on a server that the reader `left` there is no way there.
    """
    return f"{fit(_state(seen, text), STATE)}\n{_facts(own, seen, text, left)}"


def _facts(own: OwnTable, seen: Seen, text: Words, left: bool) -> str:
    row = own.row
    game = [] if row.practice else [game_name(row.game, text)]
    facts = [*game, *([said] if (said := edition(seen.loaded, text)) else [])]
    since = waits_since(row) or row.others_since
    if since is not None and not row.resting:
        facts.append(text("status-since", since=since))
    if seen.left is not None and seen.left.zero is not None:
        facts.append(text("status-until", zero=seen.left.zero))
    if own.events:
        facts.append(text("status-events", count=own.events))
    if not row.practice:
        facts.append(text("status-left") if left else way_to(seen.loaded))
    return " · ".join(facts)


def way_to(loaded: Loaded) -> str:
    """The address of the newest message of a table: its turn message, or its card."""
    row = loaded.row
    if row.status == "lobby":
        return _address(row.guild, row.channel, row.lobby_message)
    return _address(row.guild, row.place, row.turn_message)


def _address(guild: int, channel: int, message: int | None) -> str:
    return f"https://discord.com/channels/{guild}/{channel}" + (f"/{message}" if message else "")


def _state(seen: Seen, text: Words) -> str:
    loaded = seen.loaded
    label = table_label(loaded.row.id, loaded.row.name, text)
    if loaded.row.status == "lobby":
        return text("status-lobby", table=label)
    if loaded.row.resting:
        return text("status-rests", table=label)
    names = [with_away(loaded.party.names[seat], loaded.seats[seat], text) for seat in loaded.active]
    who = text.listed(names)
    what = asked(seen.view, loaded.active[0], loaded, text) if loaded.active else ""
    if loaded.row.practice:
        return text("status-practice", game=game_name(loaded.row.game, text), who=who, asked=what)
    mine = seen.seat is not None and seen.seat.seat in loaded.active
    return text("status-yours" if mine else "status-others", table=label, who=who, asked=what)
