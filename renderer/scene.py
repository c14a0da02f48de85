"""Pieces put together to a picture; what was drawn once is kept and pasted again."""

import math
import threading
from collections.abc import Callable, Generator, Hashable, Iterable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import partial
from typing import Concatenate, Final, Literal, NamedTuple, ParamSpec, TypeAlias

import msgspec
from cachetools import LRUCache
from PIL import Image

from renderer import fonts
from renderer.allocator import ALLOCATOR
from renderer.canvas import Box, Canvas, size
from renderer.theme import Ink

__all__ = ["PAGES", "PIECES", "Box", "Form", "Kept", "Scene", "Spot", "forget", "inside", "meet", "shared_area"]

P = ParamSpec("P")
Form: TypeAlias = Literal["ring", "flag", "plate", "track", "hull", "slot"]
"""How it is marked that something changed.

`ring`: a piece, card or space, ringed before pieces are put down. `flag`: a number on a plate, flagged on the
plate's rim. `plate`: what lies with a player and has no number on the plate. `track`: a cell, with an arrowhead.
`hull`: a contour that the game draws. `slot`: a dashed outline of what is empty now.
"""
_TEXTS: Final = "texts"
"""Under this name an image says where its texts stand."""


def inside(box: Box, by: float = 5) -> Box:
    """The box drawn in by so much, so that a ring around it covers nothing beside it."""
    x, y, w, h = box
    return x + by, y + by, w - 2 * by, h - 2 * by


class Spot(msgspec.Struct, frozen=True):
    """Where a place is and how it is marked: see `Scene.place`."""

    box: Box
    form: Form = "ring"
    rim: Box | None = None
    was: Box | None = None
    contour: Callable[[], None] | None = None
    says: tuple[str, ...] = ()
    counts: str = ""


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

    def make_room(self, taken: int) -> None:
        """Drop now what an image of so many bytes will drive out: else both are there while it is drawn."""
        with self._lock:
            while self._images and self._images.currsize + taken > self._images.maxsize:
                self._images.popitem()

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


_scale: ContextVar[int] = ContextVar("scale", default=1)


@contextmanager
def enlarged(scale: int) -> Generator[None]:
    """Within it, scenes are so many times as wide and high in picture pixels."""
    token = _scale.set(scale)
    try:
        yield
    finally:
        _scale.reset(token)


_STRIP: Final = 1_000_000
"""Picture pixels that are drawn at once, each four times over, of a piece that has more than twice as many."""
_ROOMY: Final = 6_000_000
"""Picture pixels for which there is no memory beside what is kept."""


class _Strip(NamedTuple):
    """Some rows of what is painted, from which on, and where all its texts stand."""

    top: int
    image: Image.Image
    texts: tuple[Box, ...]


def _strips(
    canvas_of: Callable[..., Canvas], pixels: tuple[int, int], paint: Callable[[Canvas], None]
) -> Iterator[_Strip]:
    """What is painted on a canvas, in one strip, or strip by strip where it is large."""
    wide, high = pixels
    rows = high if wide * high <= 2 * _STRIP else max(1, _STRIP // wide)
    for top in range(0, high, rows):
        canvas = canvas_of(rows=(top, min(high, top + rows)))
        paint(canvas)
        yield _Strip(top, canvas.finish(), tuple(canvas.texts))


def _whole(strips: Iterable[_Strip], pixels: tuple[int, int]) -> Image.Image:
    """The strips as one image, which says where its texts stand."""
    whole: Image.Image | None = None
    for strip in strips:
        if strip.image.size == pixels:
            whole = strip.image
        else:
            whole = whole or Image.new(strip.image.mode, pixels)
            whole.paste(strip.image, (0, strip.top))
        whole.info[_TEXTS] = strip.texts
    assert whole is not None
    return whole


class Scene:
    """A picture in the making: `width` x `height` logical pixels at `zoom`, and where its places are.

    It is put down in layers: the ground, the rings of what changed, and over these all pieces that are `raised`.
    Its pieces are kept for other pictures, unless none has them in common with it (`keeps`). Of an enlarged one
    nothing is kept: it would drive all others out.
    """

    def __init__(self, width: float, height: float, ground: Ink, zoom: float = 1, *, keeps: bool = True) -> None:
        scale = _scale.get()
        zoom *= scale
        self.width, self.height, self.zoom, self.ground = width, height, zoom, ground
        pixels = round(width * zoom), round(height * zoom)
        if pixels[0] * pixels[1] > _ROOMY:
            forget()
            ALLOCATOR.settle()
        self.places: dict[str, Box] = {}
        self.spots: dict[str, Spot] = {}
        self.under: list[Box] = []
        """Where texts of the ground stand, which a ring would cover."""
        self.texts: list[Box] = []
        """Where all other texts stand."""
        self.over: list[Callable[[], None]] = []
        """What is put last, over the rings of the marks."""
        self.spare: Box | None = None
        """A line of the head that is free beside its texts."""
        self._made: Image.Image | None = None
        self._unit = zoom
        self._laying = False
        self._keeps = keeps and scale == 1
        self._raising = False
        self._waiting: list[Callable[[], None]] = []
        self._ringed: list[Box] = []

    @property
    def _image(self) -> Image.Image:
        """The picture as far as it is put down; one that begins with a kept layer needs no empty ground."""
        if self._made is None:
            size = (round(self.width * self._unit), round(self.height * self._unit))
            self._made = Image.new("RGB", size, self.ground)
        return self._made

    @property
    def image(self) -> Image.Image:
        """The picture, with all that is raised put down."""
        self.settle()
        return self._image

    @contextmanager
    def raised(self) -> Generator[None]:
        """What is put meanwhile lies over the rings of the marks: pieces, cards, names."""
        before, self._raising = self._raising, True
        try:
            yield
        finally:
            self._raising = before

    def finish(self) -> Image.Image:
        """The picture, of which nothing more is put down.

        What would put it down holds the scene and is held by it: the picture would stay until Python collects such
        rings.
        """
        image = self.image
        self.spots.clear()
        self.over.clear()
        return image

    def settle(self) -> None:
        """Put down what is raised."""
        while self._waiting:
            waiting, self._waiting = self._waiting, []
            for put in waiting:
                put()

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
        if self._raising:
            self._waiting.append(partial(self._put, self.zoom, True, box, ground, paint, *args, **kwargs))
        else:
            self._put(self.zoom, False, box, ground, paint, *args, **kwargs)

    def _put(
        self,
        zoom: float,
        raised: bool,
        box: Box,
        ground: Ink | None,
        paint: Callable[Concatenate[Canvas, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        x, y, w, h = box
        share = zoom / self._unit
        whole = (x * share, y * share, w * share, h * share)
        if raised and ground is not None and any(meet(whole, ring) for ring in self._ringed):
            # Its ground would cover the ring.
            ground = None
        left, top = math.floor(x * zoom + 1e-6), math.floor(y * zoom + 1e-6)
        offset = (round(x * zoom - left, 4), round(y * zoom - top, 4))
        key = (
            paint.__module__, paint.__qualname__, args, tuple(kwargs.items()),
            w, h, ground, zoom, offset, fonts.is_strict(),
        )  # fmt: skip
        piece = PIECES.get(key)
        if piece is not None:
            strips: Iterable[_Strip] = (_Strip(0, piece, piece.info[_TEXTS]),)
        else:
            pixels = size(w, h, zoom, offset)
            canvas_of = partial(Canvas, w, h, zoom=zoom, ground=ground, offset=offset)
            strips = _strips(canvas_of, pixels, lambda canvas: paint(canvas, *args, **kwargs))
            if self._keeps and not self._laying:
                piece = _whole(strips, pixels)
                PIECES.put(key, piece)
                strips = (_Strip(0, piece, piece.info[_TEXTS]),)
        own: tuple[Box, ...] = ()
        for strip in strips:
            mask = strip.image if ground is None else None
            self._image.paste(strip.image, (left, top + strip.top), mask)
            own = strip.texts
        texts = self.texts if raised else self.under
        for a, b, c, d in own:
            texts.append(((x + a) * share, (y + b) * share, c * share, d * share))

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
            before = len(self.under)
            if self._keeps:
                PAGES.make_room(round(self.width * self.zoom) * round(self.height * self.zoom) * 4)
            # Its pieces are kept as a whole with the page, not one by one.
            self._laying = True
            lay(self)
            self._laying = False
            if self._keeps:
                kept = self._image.copy()
                kept.info[_TEXTS] = tuple(self.under[before:])
                PAGES.put(whole, kept)
        else:
            self._made = kept.copy()
            self.under += kept.info[_TEXTS]

    def place(
        self,
        name: str,
        box: Box,
        form: Form = "ring",
        *,
        rim: Box | None = None,
        was: Box | None = None,
        contour: Callable[[], None] | None = None,
        says: tuple[str, ...] = (),
        counts: str = "",
    ) -> None:
        """Remember where a place of the board is and how it is marked; the box is as narrow as the thing.

        A `flag` stands on a `rim`, that of the plate around the number's box; by how much that changed is told of
        the place that it `counts`, if not of this one. A `track` has an empty arrowhead over the cell where the
        marker `was`. A `hull` is drawn by its `contour`, which puts all that shows the change, over the ground and
        below all pieces that are raised. Where a place's mark says that other places changed too (`says`: where a
        barge came from), these have none of their own.
        """
        if name not in self.spots:
            self.places[name] = box
            self.spots[name] = Spot(box, form, rim, was, contour, says, counts)

    def spot(self, name: str) -> Spot | None:
        """Where a place is, or else what it belongs to: `seat.0.order.truck_10`, `seat.0.order`, `seat.0`."""
        while name not in self.spots and "." in name:
            name = name.rpartition(".")[0]
        return self.spots.get(name)

    @contextmanager
    def ringing(self, boxes: Iterable[Box]) -> Generator[None]:
        """Put rings with such boxes: texts of the ground stay, and pieces over them lose their own ground."""
        here = list(boxes)
        self._ringed += here
        spared = [text for text in self.under if any(meet(text, box) for box in here)]
        before = [(self._pixels(text), self._image.crop(self._pixels(text))) for text in spared]
        yield
        for (left, top, _, _), image in before:
            self._image.paste(image, (left, top))

    def _pixels(self, box: Box) -> tuple[int, int, int, int]:
        x, y, w, h = (part * self._unit for part in box)
        right, bottom = min(self._image.width, math.ceil(x + w)), min(self._image.height, math.ceil(y + h))
        return min(right, max(0, math.floor(x))), min(bottom, max(0, math.floor(y))), right, bottom

    def beside(self, wide: float, high: float) -> Box | None:
        """Room of such a size in the spare line, clear of its texts, the first from the left."""
        if self.spare is None:
            return None
        x, y, w, h = self.spare
        top = y + (h - high) / 2
        taken = [text for text in (*self.under, *self.texts) if meet(text, self.spare)]
        for left in range(int(x), int(x + w - wide), 8):
            if not any(meet((left - 28, top, wide + 56, high), text) for text in taken):
                return left, top, wide, high
        return None

    def add_foot(self, height: float) -> Box:
        """Make the picture so much higher; the room that it gains."""
        image = self.image
        whole = Image.new("RGB", (image.width, image.height + round(height * self._unit)), self.ground)
        whole.paste(image)
        self._made = whole
        box = (0, self.height, self.width, height)
        self.height += height
        return box


def meet(one: Box, two: Box) -> bool:
    """Whether two boxes overlap."""
    return (
        one[0] < two[0] + two[2]
        and two[0] < one[0] + one[2]
        and one[1] < two[1] + two[3]
        and two[1] < one[1] + one[3]
    )


def forget() -> None:
    """Drop all kept images."""
    PIECES.clear()
    PAGES.clear()


def shared_area(one: Box, two: Box) -> float:
    """How much of two boxes is the same."""
    across = min(one[0] + one[2], two[0] + two[2]) - max(one[0], two[0])
    down = min(one[1] + one[3], two[1] + two[3]) - max(one[1], two[1])
    return max(0.0, across) * max(0.0, down)
