"""That the shuffle was fair: the sealed fingerprint in plain words, and after the end what it was sealed for."""

from bot.post import TEXT_LIMIT, Attached, Post, fit
from bot.tables.loaded import Loaded
from bot.tables.recording import file_name
from bot.words import Words
from games.engine.rng import fingerprint

PROMISES = {"lobby": "fair-gathering", "running": "fair-running", "abandoned": "fair-closed"}
"""What is said of seed and salt as long as they stay sealed."""


def sealed_post(loaded: Loaded, text: Words) -> Post:
    """What the fingerprint is and proves, and when it is opened: of a table only what everybody may know."""
    lines = [_what(loaded, text), text("fair-proves"), text(PROMISES[loaded.row.status])]
    return Post(fit("\n".join(lines), TEXT_LIMIT))


def opened_post(loaded: Loaded, record: bytes | None, text: Words) -> Post:
    """Seed and salt of a game that is over, with its record as a file, and how to check them."""
    row, file = loaded.row, file_name(loaded.row.id, loaded.row.game)
    lines = [_what(loaded, text), text("fair-over", seed=row.seed, salt=row.salt)]
    if record is None:
        lines += [text("fair-no-record"), text("fair-check-self")]
        return Post(fit("\n".join(lines), TEXT_LIMIT))
    promise = fingerprint(row.seed, row.salt)
    lines += [text("fair-check", file=file, fingerprint=promise), text("fair-check-self")]
    return Post(fit("\n".join(lines), TEXT_LIMIT), files=(Attached(file, record),))


def _what(loaded: Loaded, text: Words) -> str:
    row = loaded.row
    return text("fair-what", table=row.called, fingerprint=fingerprint(row.seed, row.salt))
