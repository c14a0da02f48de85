"""The position that a letter speaks of: kept as states are, with game and schema, and shown as the public sees it.

Versions before kept the public view itself, without a schema. Such letters are read for ever.
"""

from typing import Any

import msgspec

from bot.errors import UNDECODABLE, Damaged
from bot.tables.loaded import Loaded
from games.engine.bounds import State
from games.engine.codec import StoredDataError, decode_state, decode_view, encode_state
from games.engine.contract import AnyGame
from games.engine.public_part import public_part


def kept(game: AnyGame, state: State) -> msgspec.Raw:
    """What a letter keeps of a position: its public part."""
    return msgspec.Raw(encode_state(game, public_part(game, state)))


def shown(position: msgspec.Raw, loaded: Loaded) -> Any:
    """The public view of the position that a letter of the table keeps; raises Damaged."""
    game, stored = loaded.game, bytes(position)
    try:
        return decode_view(game, stored) if _is_view(stored) else game.observe(decode_state(game, stored), None)
    except StoredDataError as error:
        raise Damaged(loaded.row.id, "letter", error) from error


def public_state(position: msgspec.Raw, loaded: Loaded) -> State | None:
    """The public part of a position that a letter of the table keeps, None where a version before kept its view.

    Raises Damaged.
    """
    stored = bytes(position)
    if _is_view(stored):
        return None
    try:
        return decode_state(loaded.game, stored)
    except StoredDataError as error:
        raise Damaged(loaded.row.id, "letter", error) from error


class _Envelope(msgspec.Struct, frozen=True):
    schema: int | None = None


def _is_view(stored: bytes) -> bool:
    """Whether it is a view of a version before; what cannot be told is none."""
    try:
        return msgspec.json.decode(stored, type=_Envelope).schema is None
    except UNDECODABLE:
        return False
