"""Alt texts: whole sentences only, what matters most first to stay, and where the rest is to be had."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from bot.presenter import Party
from bot.words import Words

ALT_LIMIT: Final = 1024
"""What Discord takes as the alt text of a picture."""
_ENDS: Final = ".!?:;…"


class Unit(msgspec.Struct, frozen=True):
    """A sentence of an alt text; of all, those of the highest rank are said `short` or left out first."""

    text: str
    rank: int = 0
    short: str = ""


def fitted(
    units: Iterable[Unit], text: Words, limit: int = ALT_LIMIT, *, more: bool = False, way: str = ""
) -> str:
    """The sentences in their order, as many as there is room for.

    Where some are left out, or with `more` in any case, the last sentence says where the rest is to be had: by
    `/board text`, or in another `way`.
    """
    kept = [unit for unit in units if unit.text]
    whole = " ".join(unit.text for unit in kept)
    if not more and len(whole) <= limit:
        return whole
    way = way or text("alt-more")
    while kept and len(" ".join((*(unit.text for unit in kept), way))) > limit:
        last = max(range(len(kept)), key=lambda at: (kept[at].rank, at))
        kept[last : last + 1] = (
            [Unit(kept[last].short, kept[last].rank)] if kept[last].short not in ("", kept[last].text) else []
        )
    return " ".join((*(unit.text for unit in kept), way))


def in_order(sentences: Sequence[str], text: Words, *, more: bool = False) -> str:
    """Sentences of which the first matters most."""
    return fitted((Unit(one, rank) for rank, one in enumerate(sentences)), text, more=more)


def sentence(line: str) -> str:
    """A line of a message as a sentence of an alt text: without markup, and with an end."""
    bare = line.replace("**", "").strip().removeprefix("• ").strip()
    return f"{bare}." if bare and bare[-1] not in _ENDS else bare


def unmarked(party: Party) -> Party:
    """The people of a table by their plain names: an alt text shows what keeps markup harmless."""
    return msgspec.structs.replace(party, names=party.plain_names)
