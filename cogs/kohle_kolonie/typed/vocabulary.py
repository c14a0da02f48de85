"""What whoever types calls the things of Kohle & Kolonie."""

from typing import Final

from cogs.kohle_kolonie import PRESENTER, things
from cogs.kohle_kolonie.signs import signs
from cogs.typed.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    PRESENTER,
    name=things.name,
    texts=things.texts,
    label=things.label,
    known=things.known,
    fits=things.fits,
    near=things.near,
    signs=signs,
)
