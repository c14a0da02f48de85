"""How strong a computer plays, in things counted and not in seconds, so that it plays the same everywhere."""

from typing import Final, Literal, TypeAlias, get_args

import msgspec
from msgspec.structs import replace

LevelName: TypeAlias = Literal["apprentice", "steiger", "inspector"]
LEVELS: Final[tuple[LevelName, ...]] = get_args(LevelName)


class Level(msgspec.Struct, frozen=True):
    """`width` lines of a turn are followed at once, with `breadth` steps tried in each.

    From the best `plans` so found `games` are played on in all, each to the end of the round `rounds` later.
    `haste` is how far off, in points, a worth is judged on average; `seconds` when to stop wherever it stands.
    So many of its own points as `rivals` says it gives up to take one from the best of the others.
    """

    width: int
    breadth: int
    plans: int
    games: int
    rounds: int
    haste: float
    seconds: float
    rivals: float = 0.5


LEVEL: Final[dict[LevelName, Level]] = {
    "apprentice": Level(width=1, breadth=8, plans=1, games=0, rounds=0, haste=1.5, seconds=0.2),
    "steiger": Level(width=1, breadth=12, plans=3, games=9, rounds=0, haste=0.0, seconds=0.2),
    "inspector": Level(width=4, breadth=16, plans=8, games=480, rounds=0, haste=0.0, seconds=2.0),
}

OF_A_GAME: Final[dict[tuple[str, LevelName], Level]] = {
    ("kohle_kolonie", "steiger"): replace(LEVEL["steiger"], games=0),
    ("kohle_kolonie", "inspector"): replace(LEVEL["inspector"], plans=6, games=24),
    ("ruhrschifffahrt", "steiger"): replace(LEVEL["steiger"], games=0, rivals=0.0),
    ("ruhrschifffahrt", "inspector"): replace(LEVEL["inspector"], width=8, breadth=32, plans=24),
}
"""Where a game needs other numbers than the rest."""


def level_of(name: str, game: str = "") -> Level:
    """The level of that name, in a game if one is given; raises LookupError for none."""
    found: dict[str, Level] = {**LEVEL}
    of_a_game: dict[tuple[str, str], Level] = {**OF_A_GAME}
    return of_a_game.get((game, name)) or found[name]
