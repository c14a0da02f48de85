"""Names of players made harmless, for Discord's text and plain for pictures; names of games."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from bot.words import Words

LONGEST = 32
KEPT: Final = 1024
"""Names that are kept: a message names its players dozens of times."""
EMBLEM = {"orange": "🟠", "blue": "🔵", "yellow": "🟡", "green": "🟢", "red": "🔴"}
"""A seat's colour beside a name, so that equal names can be told apart."""

_MARKUP = re.compile(r"[\\`*_~|<>\[\]#]")
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\ufffc\U0001d159\U00016fe4")
"""Signs that Unicode counts as letters, symbols or marks although they are shown as nothing."""
_MARKS = ("Mn", "Mc", "Me")


@lru_cache(maxsize=KEPT)
def plain(name: str, instead: str = "?") -> str:
    """The name in one line without control or invisible signs, at most 32 characters.

    `instead` where nothing is left that could be seen: marks alone, which stand on no letter, are nothing either.
    """
    kept = plain_text(name)[:LONGEST].strip()
    return kept if any(_stands_alone(sign) for sign in kept) else instead


@lru_cache(maxsize=KEPT)
def safe(name: str, instead: str = "?") -> str:
    """The name for Discord's text: no markup, no mention, no link."""
    return safe_text(plain(name, instead))


def safe_text(text: str) -> str:
    """A text of any length, in one line, without markup, mention or link."""
    escaped = _MARKUP.sub(r"\\\g<0>", plain_text(text))
    return escaped.replace("@", "@\u200b").replace("://", ":\u200b//")


def plain_text(text: str) -> str:
    """A text of any length, in one line, for a terminal: without signs that steer it."""
    composed = unicodedata.normalize("NFC", text)
    if not (composed.isprintable() and _BLANK.isdisjoint(composed)):
        composed = "".join(sign for sign in composed if _shown(sign))
    return " ".join(composed.split())


def table_name(typed: str) -> str:
    """What a table may be called of what somebody typed: in one line, without what Discord reads as a mention or
    markup; "" where nothing is left that could be seen."""
    kept = " ".join(_MARKUP.sub("", plain_text(typed)).replace("@", "").replace("://", " ").split())
    return kept if any(_stands_alone(sign) for sign in kept) else ""


def table_label(number: int, name: str, words: Words) -> str:
    """A table's number, and its name behind it if it has one."""
    return words("table-label", table=number, name=safe_text(name)) if name else str(number)


def coloured(name: str, colour: str, instead: str = "?") -> str:
    """The safe name behind its seat's colour, which no line break can part from it."""
    return f"{EMBLEM.get(colour, '⚪')}\u00a0{safe(name, instead)}"


def colour_name(colour: str, words: Words) -> str:
    """What a seat is called whose holder's name cannot be seen: its colour."""
    return words(f"colour-{colour}") if colour in EMBLEM else "?"


def computer_name(colour: str, level: str, words: Words) -> str:
    """What a computer is called: by the colour of its seat and the level at which it plays."""
    return words("computer-name", colour=colour_name(colour, words), level=words(f"level-{level}"))


def game_name(game: str, words: Words) -> str:
    """What a game is called, by its id; the id itself of one that this version does not have."""
    try:
        return words(f"game-{game}")
    except KeyError:
        return safe_text(game)


def _shown(sign: str) -> bool:
    return sign.isspace() or (sign not in _BLANK and unicodedata.category(sign) not in _INVISIBLE)


def _stands_alone(sign: str) -> bool:
    return not sign.isspace() and unicodedata.category(sign) not in _MARKS
