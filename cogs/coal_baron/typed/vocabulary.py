"""What whoever types calls the things of Coal Baron."""

from typing import Final

from cogs.coal_baron import PRESENTER, things
from cogs.coal_baron.signs import own_signs, signs
from cogs.typed.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    PRESENTER,
    name=things.name,
    texts=things.texts,
    label=things.label,
    every=things.every,
    near=things.near,
    signs=signs,
    own=own_signs,
)
