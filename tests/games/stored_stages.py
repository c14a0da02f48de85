"""States of the version before letters kept positions: every stage of a turn, and whatever a turn can hold.

`stages.jsonl.xz` of each game was written by that version, a state a line.
"""

import lzma
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from games.engine.codec import decode_state
from games.registry import GAMES

FOLDER: Final = Path(__file__).parent
PHASE_END: Final = "phase end"
PLAY_ON: Final = "running games would play on otherwise: docs/adding-a-rule.md says under 10 what then"


class Walk(msgspec.Struct):
    """How a game went on: who did what, how many events that made, their mark, and the points then."""

    lines: list[tuple[int, str]]
    events: int
    mark: str
    points: list[int]


class Sample(msgspec.Struct):
    """A state, and what came of it.

    `at` are the stages of its active seats, or that a phase ended with it, so that nobody decides. `legal` is what
    each seat could do. `walks` are three for each active seat: by default, ending turns as soon as may be, and by
    anything else. `asked` is what the decision and each seat were called, by the public and by itself.
    """

    at: str
    state: msgspec.Raw
    legal: dict[int, list[str]]
    walks: list[Walk]
    asked: list[str]


@cache
def samples(game: str) -> list[Sample]:
    """All samples of a game."""
    return msgspec.json.Decoder(Sample).decode_lines(lzma.decompress(_file(game).read_bytes()))


def rewrite(game: str, changed: Sequence[Sample]) -> None:
    """Keep samples of which the sentences were changed on purpose."""
    _file(game).write_bytes(lzma.compress(msgspec.json.Encoder().encode_lines(changed), preset=9))


def state_of(game: str, sample: Sample) -> Any:
    """The state, brought up to the present."""
    return decode_state(GAMES[game], bytes(sample.state))


def _file(game: str) -> Path:
    return FOLDER / game / "stored" / "stages.jsonl.xz"
