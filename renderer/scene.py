"""Pieces put together to a picture; what was drawn once is kept and pasted again."""

import math
import threading
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Concatenate, Final, ParamSpec, TypeAlias

from cachetools import LRUCache
from PIL import Image

from renderer import fonts
from renderer.canvas import Canvas
from renderer.theme import Ink

P = ParamSpec("P")
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height in logical pixels."""


def inside(box: Box, by: float = 5) -> Box:
    """The box drawn in by so much, so that a ring around it covers nothing beside it."""
    x, y, w, h = box
    return x + by, y + by, w - 2 * by, h - 2 * by


class Kept:
    """Finished images by what they show, the least used dropped when they take more than `limit` bytes."""

    def __init__(self, limit: int) -> None:
        self._images = LRUCache[Hashable, Image.Image](limit, _bytes)
        self._lock = threading.Lock()

    @property
    def limit(self) -> float:
        """The bytes that all images may take."""
        return self._images.maxsize

    @property
    def size(self) -> float:
        """The bytes that all images take."""
        return self._images.currsize

    def get(self, key: Hashable) -> Image.Image | None:
        """The image, now the last to be dropped."""
        with self._lock:
            return self._images.get(key)

    def put(self, key: Hashable, image: Image.Image) -> None:
        """Keep an image that nobody changes any more; one that is larger than all may be is drawn again."""
        with self._lock, suppress(ValueError):
            self._images[key] = image

    def clear(self) -> None:
        """Forget all."""
        with self._lock:
            self._images.clear()


def _bytes(image: Image.Image) -> int:
    # Pillow holds RGB in four bytes a pixel, as RGBA.
    return image.width * image.height * 4


PIECES: Final = Kept(16 * 2**20)
PAGES: Final = Kept(24 * 2**20)
"""Static layers, about 10 MB each at board size."""


class Scene:
    """A picture in the making: `width` x `height` logical pixels at `zoom`, and where its places are.

    Its pieces are kept for other pictures, unless none has them in common with it (`keeps`).
    """

    def __init__(self, width: float, height: float, ground: Ink, zoom: float = 1, *, keeps: bool = True) -> None:
        self.width, self.height, self.zoom, self.ground = width, height, zoom, ground
        self.image = Image.new("RGB", (round(width * zoom), round(height * zoom)), ground)
        self.places: dict[str, Box] = {}
        self.over: list[Callable[[], None]] = []
        """What is put last, over the rings of the marks."""
        self._laying = False
        self._keeps = keeps

    def put(
        self,
        box: Box,
        ground: Ink | None,
        paint: Callable[Concatenate[Canvas, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Paste what `paint` draws on a canvas of the box's size; the same call again is not drawn again.

        `ground` is the colour behind the piece, None if it is to be laid over what is there.
        """
        x, y, w, h = box
        left, top = math.floor(x * self.zoom + 1e-6), math.floor(y * self.zoom + 1e-6)
        offset = (round(x * self.zoom - left, 4), round(y * self.zoom - top, 4))
        key = (
            paint.__module__, paint.__qualname__, args, tuple(kwargs.items()),
            w, h, ground, self.zoom, offset, fonts.is_strict(),
        )  # fmt: skip
        piece = PIECES.get(key)
        if piece is None:
            canvas = Canvas(w, h, zoom=self.zoom, ground=ground, offset=offset)
            paint(canvas, *args, **kwargs)
            piece = canvas.finish()
            if self._keeps and not self._laying:
                PIECES.put(key, piece)
        self.image.paste(piece, (left, top), piece if ground is None else None)

    def put_scaled(
        self,
        scale: float,
        box: Box,
        ground: Ink | None,
        paint: Callable[Concatenate[Canvas, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Paste a piece smaller or larger than it is drawn: the box's size is the piece's own, its corner not."""
        x, y, w, h = box
        zoom, self.zoom = self.zoom, self.zoom * scale
        self.put((x / scale, y / scale, w, h), ground, paint, *args, **kwargs)
        self.zoom = zoom

    def page(self, key: Hashable, lay: Callable[["Scene"], None]) -> None:
        """Begin with the static layer that `lay` puts together, kept under the key."""
        whole = (key, self.width, self.height, self.zoom, self.ground, fonts.is_strict())
        kept = PAGES.get(whole)
        if kept is None:
            # Its pieces are kept as a whole with the page, not one by one.
            self._laying = True
            lay(self)
            self._laying = False
            PAGES.put(whole, self.image.copy())
        else:
            self.image = kept.copy()

    def place(self, name: str, box: Box) -> None:
        """Remember where a place of the board is, for the marks."""
        self.places.setdefault(name, box)


def forget() -> None:
    """Drop all kept images."""
    PIECES.clear()
    PAGES.clear()
