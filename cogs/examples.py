"""Examples of lines of a game's notation: what to write instead of a line that cannot be read."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.engine.verbs import Row
from games.engine.violation import Param


def example_for(params: Mapping[str, Param], verbs: Iterable[Row[Any, Any]], usual: str) -> dict[str, str]:
    """The example for a refusal that repeats a line or its verb: that of the verb's row, else the usual one."""
    line = str(params.get("verb", params.get("word", "")))
    word = next(iter(line.lower().split()), "")
    return {"example": next((verb.example for verb in verbs if verb.word == word), usual)}
