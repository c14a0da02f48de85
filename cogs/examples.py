"""Examples of lines of a game's notation, by verb: what to write instead of a line that cannot be read."""

from collections.abc import Mapping

from games.engine.violation import Param


def example_for(params: Mapping[str, Param], examples: Mapping[str, str], usual: str) -> dict[str, str]:
    """The example for a refusal that repeats a line or its verb: one of the same verb, else the usual one."""
    line = str(params.get("verb", params.get("word", "")))
    verb = next(iter(line.lower().split()), "")
    return {"example": examples.get(verb, usual)}
