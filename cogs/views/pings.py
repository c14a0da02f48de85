"""By which way a user is told that something waits: what holds now, and a menu for each kind."""

from typing import Final

from bot.controls import menu_id
from bot.post import Choice, Control, Menu, Post
from bot.tables.pings import WAYS, Chosen, Kind
from bot.words import Words

EXPLAINED: Final[tuple[tuple[Kind, str], ...]] = (("turn", "none"), ("reminder", "none"))
"""What is said of a way beside its name."""


def pings_post(chosen: Chosen, text: Words, note: str = "") -> Post:
    """What holds now, and a menu for each kind."""
    lines = [note] if note else []
    lines.append(text("my-pings"))
    for kind in WAYS:
        way = text(f"way-{chosen.ways[kind]}")
        lines.append(f"• {text('my-pings-line', kind=text(f'ping-{kind}'), way=way)}")
    lines += [text("my-pings-closed")] if chosen.refused else []
    lines.append(text("my-pings-more"))
    rows: tuple[tuple[Control, ...], ...] = tuple((_menu(kind, text),) for kind in WAYS)
    return Post("\n".join(lines), rows)


def _menu(kind: Kind, text: Words) -> Menu:
    choices = tuple(Choice(text(f"way-{way}"), way, _about(kind, way, text)) for way in WAYS[kind])
    return Menu(menu_id("pings", 0, 0, kind), text("menu-ping", kind=text(f"ping-{kind}")), choices)


def _about(kind: Kind, way: str, text: Words) -> str:
    return text(f"way-about-{kind}-{way}") if (kind, way) in EXPLAINED else ""
