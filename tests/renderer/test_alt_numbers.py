"""A number that the alt text of a picture says stands in the picture."""

import re
from collections.abc import Mapping
from typing import Final

import pytest
from draw_calls import noting
from shots_drawn import Shown, every_shot

from games.registry import GAMES

NAMES: Final = ("Anna", "Ben", "Chloé", "Dmitri", "Emma")
TABLE: Final = r"[Tt](?:able|isch) \d+"
"""Which table it is is no number of the position."""
BARGE: Final = "a barge lies on its space, which is drawn on the board"
ELSEWHERE: Final[Mapping[str, Mapping[str, str]]] = {
    "coal_baron": {
        r"\d+ of \d+ cubes": "each cube lies in the cage by itself",
        r"\d+ (?:yellow|brown|grey|black) to load": "on both sides of the shaft together, each drawn with its own",
    },
    "kohle_kolonie": {
        r"place \d+ \d+/\d+": "each place is a square, with a person in it",
        r"with \d+ miners": "two squares side by side",
        r"[AB]\d:": "the spaces of a tableau are told in the order in which they lie",
        r"settlements left: \d+ · steam engines: \d+": "drawn piece by piece, in a part of its own",
    },
    "ruhrschifffahrt": {
        r"(?:industry|city|Ruhrort) \d/\d": "each cube lies on one of its two spaces",
        r"\d+ [A-ZÜ][^:;,]*, (?=storage|city|port|forge|hammer|arms|lock|obstacle)": BARGE,
    },
}
"""What the alt text says and the picture shows without a number, and how."""


def told(game: str, shown: Shown) -> set[str]:
    """The numbers of the alt text but for what everybody has, which is told with a part that does not show it."""
    sentences = re.split(r"(?<=[.;]) ", shown.shot.alt)
    if shown.where == "part" or shown.shot.name.startswith("area-tracks"):
        sentences = [one for one in sentences if not one.startswith(NAMES)]
    text = re.sub(TABLE, "", " ".join(sentences))
    for pattern, why in ELSEWHERE[game].items():
        if why == BARGE and shown.where == "whole":
            continue  # there each space has its number
        text = re.sub(pattern, "", text)
    return set(re.findall(r"\d+", text))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_number_that_is_told_is_drawn(game: str) -> None:
    missing: set[tuple[str, str, str]] = set()
    looked = 0
    with noting() as caller:
        for shown in every_shot(GAMES[game], languages=("en",)):
            drawn = {number for text in caller.texts(shown.shot.picture) for number in re.findall(r"\d+", text)}
            missing |= {(shown.where, shown.shot.name, number) for number in told(game, shown) - drawn}
            looked += 1
    assert looked > 20
    assert not missing
