"""How strong a computer plays, in things counted and not in seconds, so that it plays the same everywhere."""

from typing import Final, Literal, TypeAlias, get_args

import msgspec

LevelName: TypeAlias = Literal["apprentice", "steiger", "inspector"]
LEVELS: Final[tuple[LevelName, ...]] = get_args(LevelName)


class Level(msgspec.Struct, frozen=True):
    """`width` lines of a turn are followed at once, with `breadth` steps tried in each.

    From the best `plans` so found `games` are played on in all, each to the end of the round `rounds` later.
    `haste` is how far off, in points, a worth is judged on average; `seconds` when to stop wherever it stands.
    """

    width: int
    breadth: int
    plans: int
    games: int
    rounds: int
    haste: float
    seconds: float


LEVEL: Final[dict[LevelName, Level]] = {
    "apprentice": Level(width=1, breadth=8, plans=1, games=0, rounds=0, haste=1.5, seconds=0.2),
    "steiger": Level(width=4, breadth=16, plans=8, games=48, rounds=0, haste=0.0, seconds=0.2),
    "inspector": Level(width=8, breadth=32, plans=16, games=480, rounds=0, haste=0.0, seconds=2.0),
}


def level_of(name: str) -> Level:
    """The level of that name; raises LookupError for none."""
    found: dict[str, Level] = {**LEVEL}
    return found[name]
