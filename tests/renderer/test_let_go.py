"""A finished picture is let go at once: until Python next collects rings of objects, many of 10 MB would wait."""

import gc
from typing import Any
from weakref import ref

import pytest
from samples import SAMPLES

from renderer import draw
from renderer.canvas import Canvas
from renderer.scene import PAGES, PIECES, Scene, forget
from renderer.theme import INK, PAPER

PICTURES = [(game, name) for game, samples in SAMPLES.items() for name in samples()]
KINDS = ("board, 3 players", "area", "decision", "score sheet")


@pytest.mark.one_quick
@pytest.mark.parametrize(
    ("game", "name"), [pair for pair in PICTURES if any(kind in pair[1] for kind in KINDS)], ids=str
)
def test_no_scene_outlives_its_picture(game: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, make = list[ref[Scene]](), Scene.__init__

    def noted(scene: Scene, *given: Any, **named: Any) -> None:
        begun.append(ref(scene))
        make(scene, *given, **named)

    monkeypatch.setattr(Scene, "__init__", noted)
    picture = SAMPLES[game]()[name]
    gc.disable()
    try:
        draw.compose(picture)
        assert begun
        assert [scene for scene in begun if scene() is not None] == []
    finally:
        gc.enable()


def test_layers_kept_go_before_one_that_drives_them_out_is_drawn() -> None:
    """Else both are in memory at once, which is when a worker has most."""
    taken: list[float] = []

    def paint(canvas: Canvas, number: int) -> None:
        taken.append(PAGES.size)
        canvas.rect(0, 0, canvas.width, canvas.height, fill=PAPER)

    forget()
    for number in range(3):
        scene = Scene(1600, 1800, INK)
        scene.page(("layer", number), lambda on, n=number: on.put((0, 0, 1600, 1800), None, paint, n))
    own = 1600 * 1800 * 4
    assert max(taken) + own <= PAGES.limit
    assert PAGES.size == PAGES.limit // own * own
    forget()


def test_what_is_painted_strip_by_strip_is_as_what_is_kept_whole() -> None:
    """Of a layer no piece is kept, and none is put together beside the picture."""

    def paint(canvas: Canvas) -> None:
        for left in range(0, 1600, 40):
            canvas.line([(left, 0), (1600 - left, 1800)], INK, 3)
        canvas.text(800, 900, "Steiger", face="label", size=90)

    made: list[bytes] = []
    for keeps in (True, False):
        forget()
        scene = Scene(1600, 1800, PAPER, keeps=keeps)
        scene.put((20, 10, 1560, 1780), None, paint)
        made.append(scene.finish().tobytes())
        assert (PIECES.size > 0) is keeps
        assert len(scene.under) == 1
    assert made[0] == made[1]
    forget()
