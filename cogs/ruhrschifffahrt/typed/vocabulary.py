"""What whoever types calls the things of Ruhrschifffahrt."""

from typing import Final

from cogs.ruhrschifffahrt import PRESENTER, things
from cogs.ruhrschifffahrt.signs import signs
from cogs.typed.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    PRESENTER,
    name=things.name,
    texts=things.texts,
    label=things.label,
    known=things.known,
    near=things.near,
    signs=signs,
    nameless=dict.fromkeys(("not-your-turn", "wage-taken", "storage-taken"), "ru-suggest-not-now"),
)
