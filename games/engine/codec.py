"""States, actions and options as JSON, with the schema they were written in.

StoredDataError
+-- NewerSchema      written by a later version of the program
+-- Unreadable       not what was written
"""

from typing import Any, Final, TypeVar

import msgspec

from games.engine.bounds import State
from games.engine.contract import AnyGame

T = TypeVar("T")


_STUMBLES: Final = (
    msgspec.MsgspecError,
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    RecursionError,
)
"""What reading ends in. A migration trusts its data: it may stumble over what no earlier version wrote."""


class StoredDataError(Exception):
    """Stored data cannot be used."""


class NewerSchema(StoredDataError):
    """The data was written by a later version of the program."""


class Unreadable(StoredDataError):
    """The data is damaged."""


class _Envelope(msgspec.Struct, frozen=True):
    game: str
    schema: int
    state: msgspec.Raw


def encode_state(game: AnyGame, state: State) -> bytes:
    """The state as JSON, in an envelope that names game and schema."""
    return msgspec.json.encode(_Envelope(game.id, game.schema, msgspec.Raw(msgspec.json.encode(state))))


def decode_state(game: AnyGame, data: bytes) -> State:
    """The state that `encode_state` wrote, brought up to the present schema.

    Raises NewerSchema or Unreadable.
    """
    try:
        envelope = msgspec.json.decode(data, type=_Envelope)
        if envelope.game != game.id:
            raise Unreadable(f"a state of {envelope.game}, not of {game.id}")
        if envelope.schema > game.schema:
            raise NewerSchema(f"schema {envelope.schema}, known up to {game.schema}")
        if envelope.schema < 1:
            raise Unreadable(f"schema {envelope.schema}")
        if envelope.schema == game.schema:
            return msgspec.json.decode(envelope.state, type=game.state_type)
        return msgspec.convert(_migrated(game, envelope), type=game.state_type)
    except _STUMBLES as error:
        raise Unreadable(f"{type(error).__name__}: {error}") from error


def decode_view(game: AnyGame, data: bytes) -> Any:
    """The public view that a letter of an earlier version held, brought up to the present; raises Unreadable."""
    try:
        raw: dict[str, Any] = msgspec.json.decode(data, type=dict[str, Any])
        for bring_up in game.earlier_views:
            raw = bring_up(raw)
        return msgspec.convert(raw, type=game.view_type)
    except _STUMBLES as error:
        raise Unreadable(f"{type(error).__name__}: {error}") from error


def encode(value: object) -> bytes:
    """Any struct of ours as JSON."""
    return msgspec.json.encode(value)


def decode(data: bytes | str, kind: type[T]) -> T:
    """The value of type `kind` that `encode` wrote; raises Unreadable."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.MsgspecError as error:
        raise Unreadable(str(error)) from error


def _migrated(game: AnyGame, envelope: _Envelope) -> dict[str, Any]:
    raw: dict[str, Any] = msgspec.json.decode(envelope.state)
    for migrate in game.migrations[envelope.schema - 1 :]:
        raw = migrate(raw)
    return raw
