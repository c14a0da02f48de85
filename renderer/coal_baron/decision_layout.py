"""Where the parts of a decision stand: cells of equal size, and parts of crops drawn larger."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from msgspec.structs import replace

from renderer.decision import GAP, WIDTH
from renderer.scene import Box, Scene

SCALE: Final = WIDTH / 808
"""By how much a decision is larger than the parts of crops that it shows."""


@contextmanager
def enlarged(scene: Scene) -> Generator[Scene]:
    """Within it, what is put is drawn larger by `SCALE`; its places are those of the picture all the same."""
    known = set(scene.spots)
    scene.zoom *= SCALE
    yield scene
    scene.zoom /= SCALE
    for name in scene.spots.keys() - known:
        spot = scene.spots[name]
        rim = spot.rim and _larger(spot.rim)
        scene.spots[name] = replace(spot, box=_larger(spot.box), rim=rim)
        scene.places[name] = scene.spots[name].box


def _larger(box: Box) -> Box:
    x, y, w, h = box
    return x * SCALE, y * SCALE, w * SCALE, h * SCALE


def cells(count: int, columns: int, box: Box, highest: float) -> list[Box]:
    """So many boxes of equal size in rows, from the corner of a box."""
    x, y, w, h = box
    rows = max(1, -(-count // columns))
    wide = (w - GAP * (columns - 1)) / columns
    high = min(highest, (h - GAP * (rows - 1)) / rows)
    return [
        (x + index % columns * (wide + GAP), y + index // columns * (high + GAP), wide, high)
        for index in range(count)
    ]
