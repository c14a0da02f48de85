"""What a refusal of a text repeats of it, and examples of lines: what to write instead."""

from collections.abc import Iterable, Mapping
from typing import Any

from games.engine.verbs import Row
from games.engine.violation import Param


def shown_with_example(
    params: Mapping[str, Param], verbs: Iterable[Row[Any, Any]], usual: str
) -> dict[str, Param]:
    """What was typed, unable to leave its code marks, with an `example`: a given one, its verb's, or the usual."""
    shown = {key: value.replace("`", "´") if isinstance(value, str) else value for key, value in params.items()}
    line = str(params.get("verb", params.get("word", "")))
    word = next(iter(line.lower().split()), "")
    return {"example": next((verb.example for verb in verbs if verb.word == word), usual), **shown}
