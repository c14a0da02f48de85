"""A finished picture is let go at once: until Python next collects rings of objects, many of 10 MB would wait."""

import gc

import pytest
from samples import SAMPLES

from renderer import draw
from renderer.scene import Scene

PICTURES = [(game, name) for game, samples in SAMPLES.items() for name in samples()]
KINDS = ("board, 3 players", "area", "decision", "score sheet")


@pytest.mark.parametrize(
    ("game", "name"), [pair for pair in PICTURES if any(kind in pair[1] for kind in KINDS)], ids=str
)
def test_no_scene_outlives_its_picture(game: str, name: str) -> None:
    picture = SAMPLES[game]()[name]
    gc.collect()
    gc.disable()
    try:
        draw.compose(picture)
        assert [one for one in gc.get_objects() if isinstance(one, Scene)] == []
    finally:
        gc.enable()
