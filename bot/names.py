"""Names of players made harmless, for Discord's text and plain for pictures; names of games."""

import re
import unicodedata

from bot.words import Words

LONGEST = 32
EMBLEM = {"orange": "🟠", "blue": "🔵", "yellow": "🟡", "green": "🟢", "red": "🔴"}
"""A seat's colour beside a name, so that equal names can be told apart."""

_MARKUP = re.compile(r"[\\`*_~|<>\[\]#]")
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def plain(name: str) -> str:
    """The name in one line without control or invisible signs, at most 32 characters; "?" if nothing is left."""
    composed = unicodedata.normalize("NFC", name)
    visible = "".join(" " if sign.isspace() else sign for sign in composed if _shown(sign))
    return " ".join(visible.split())[:LONGEST].strip() or "?"


def safe(name: str) -> str:
    """The name for Discord's text: no markup, no mention, no link."""
    return safe_text(plain(name))


def safe_text(text: str) -> str:
    """A text of any length, in one line, without markup, mention or link."""
    visible = "".join(sign for sign in unicodedata.normalize("NFC", text) if _shown(sign))
    escaped = _MARKUP.sub(r"\\\g<0>", " ".join(visible.split()))
    return escaped.replace("@", "@\u200b").replace("://", ":\u200b//")


def coloured(name: str, colour: str) -> str:
    """The safe name behind its seat's colour, which no line break can part from it."""
    return f"{EMBLEM.get(colour, '⚪')}\u00a0{safe(name)}"


def game_name(game: str, words: Words) -> str:
    """What a game is called, by its id; the id itself of one that this version does not have."""
    try:
        return words(f"game-{game.replace('_', '-')}")
    except KeyError:
        return safe_text(game)


def _shown(sign: str) -> bool:
    return sign.isspace() or unicodedata.category(sign) not in _INVISIBLE
