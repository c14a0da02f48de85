"""Colours that mean something are told apart by all eyes, or a second mark stands beside the colour.

Distances are CIEDE2000, as eyes without red, green or blue see the colours (Machado and others, 2009).
"""

from collections.abc import Mapping
from itertools import combinations, product
from typing import Final

import pytest
from colours_seen import MACHADO, distance

from renderer import theme
from renderer.canvas import Canvas
from renderer.icons.ruhr import WATER
from renderer.kohle_kolonie import looks as kohle
from renderer.kohle_kolonie.land import track
from renderer.ruhrschifffahrt import looks as ruhr

APART: Final = 10
"""What is nearer than this is alike to somebody."""
Colours = Mapping[str, str]

PLAYERS: Final[Colours] = {name: look.ground for name, look in theme.PLAYERS.items()}
COALS: Final[Colours] = {name: look.ground for name, look in theme.COALS.items()}
RAILWAYS: Final[Colours] = {name: look.ink for name, look in kohle.LINES.items()}
GROUPS: Final[Mapping[str, Colours]] = {
    "players": PLAYERS,
    "coals": COALS,
    "cities": kohle.CITIES,
    "dominions": ruhr.DOMINIONS,
    "railways": RAILWAYS,
}
WASHES: Final[Colours] = {
    **{f"land of {name}": kohle.wash(ink) for name, ink in kohle.CITIES.items()},
    **{f"land of {name}": ruhr.wash(name) for name in ruhr.DOMINIONS},
}
GROUNDS: Final[Colours] = {
    "paper": theme.PAPER,
    "light paper": theme.PAPER_LIGHT,
    "paper shade": theme.PAPER_SHADE,
    "slate": theme.SLATE,
    "enamel": theme.ENAMEL,
    "what is hidden": theme.HIDDEN,
    "the Coal Trust": kohle.TRUST,
    "brass": theme.BRASS,
    "water": WATER,
    **{f"rock {level}": ink for level, ink in enumerate(theme.EARTH, start=1)},
    **WASHES,
}
RINGED: Final[Colours] = {**PLAYERS, **GROUNDS}
"""What a ring may lie on or beside."""
CASING: Final = "a white casing, ticks and tips stand beside the fuchsine of every mark"
OUTLINE: Final = "every piece has an outline in ink, and its player's mark"
BANKS: Final = "the river has two dark banks"
SECOND: Final[Mapping[frozenset[str], str]] = {
    frozenset(("railways", "red", "brown")): "the brown line has a light core, and its ties stand closer",
    frozenset(("railways", "red", "green")): "the ties of the green line stand three times as far apart",
    frozenset(("rings", "blue")): CASING,
    frozenset(("rings", "what is hidden")): CASING,
    frozenset(("rings", "rock 2")): CASING,
}
"""Pairs that are alike to some eyes, and what tells them apart."""


def alike(one: str, two: str) -> bool:
    """Whether some eyes hardly tell two colours apart."""
    return any(distance(one, two, eyes) < APART for eyes in MACHADO)


@pytest.mark.parametrize("group", GROUPS)
def test_what_is_told_apart_by_its_colour_is_apart_to_all_eyes_or_has_a_second_mark(group: str) -> None:
    colours = GROUPS[group]
    found = {
        frozenset((group, one, two)) for one, two in combinations(colours, 2) if alike(colours[one], colours[two])
    }
    assert found == {pair for pair in SECOND if group in pair}


def test_marks_of_what_changed_are_apart_from_all_around_them_or_cased() -> None:
    found = {frozenset(("rings", name)) for name, ink in RINGED.items() if alike(theme.FUCHSINE, ink)}
    assert found == {pair for pair in SECOND if "rings" in pair}
    assert distance(theme.WHITE, PLAYERS["blue"], "protanopia") > 40


def test_players_are_apart_from_what_they_stand_on_or_outlined() -> None:
    """Ink or the colour of the mark is far from each player's colour: one of them bounds the piece anywhere."""
    near = [(one, on) for one, on in product(PLAYERS, GROUNDS) if alike(PLAYERS[one], GROUNDS[on])]
    assert ("yellow", "land of essen") in near, "else the outline were an ornament"
    for player, ground in near:
        edges = (theme.INK, theme.PLAYERS[player].on)
        assert max(distance(edge, PLAYERS[player], "normal") for edge in edges) > 40, (player, ground, OUTLINE)


def test_water_has_banks_where_land_looks_like_it() -> None:
    near = [name for name, ink in WASHES.items() if alike(WATER, ink)]
    assert near, "else the banks were an ornament"
    far = [
        distance(bank, ink, eyes)
        for bank, ink, eyes in product((kohle.BANK, theme.INK), (WATER, *WASHES.values()), MACHADO)
    ]
    assert min(far) > 20, BANKS


def test_railways_differ_where_colour_is_missing() -> None:
    """Drawn in one grey, no two lines have the same pattern; the two that are most alike differ by a core."""
    drawn: dict[bytes, str] = {}
    for name, look in kohle.LINES.items():
        canvas = Canvas(200, 40, ground="#FFFFFF")
        plain = kohle.LineLook("#808080", look.ties, look.core and "#C0C0C0")
        track(canvas, (10, 20), (190, 20), plain)
        drawn[canvas.finish().tobytes()] = name
    assert len(drawn) == len(kohle.LINES)
    assert (kohle.LINES["red"].core is None) != (kohle.LINES["brown"].core is None)
