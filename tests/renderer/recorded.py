"""What a picture is drawn with: every text with its size, its ink and what it stands on, and every other call."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from colours_seen import contrast
from PIL import Image

from renderer import fonts, scene
from renderer.canvas import OVERSAMPLING, Canvas
from renderer.draw import compose
from renderer.leaflet import Drawable
from renderer.scene import Scene

_SHARE = 0.1
"""A colour that takes less of what a text stands on is a line, a grain or a rim."""
_MOST = 0.5


class Text(NamedTuple):
    """A text as it was drawn: its size in picture pixels, and the colours below it."""

    text: str
    face: fonts.Face
    size: float
    ink: str
    grounds: tuple[str, ...]


def _counted(image: Any) -> list[tuple[int, Any]]:
    """How often each colour stands in an image."""
    return image.getcolors(image.width * image.height) or []


class _Recording:
    """Notes texts while scenes are put together."""

    def __init__(self) -> None:
        self.texts: list[Text] = []
        self.halo: str | None = None
        self.behind: tuple[Image.Image, int, int] | None = None

    def write(self, canvas: Any, x: float, baseline: float, fitted: fonts.Fitted, ink: str, halo: float) -> None:
        """A text about to be drawn; the one with a halo stands before the text that it is around."""
        said = "".join(run for _, run in fitted.runs)
        if halo:
            self.halo = ink
            return
        around, self.halo = self.halo, None
        if not said.strip():
            return
        grounds = (around,) if around else self._grounds(canvas, x, baseline, fitted, ink)
        face = fitted.runs[0][0]
        size = fitted.size * canvas._scale / OVERSAMPLING
        self.texts.append(Text(said, face, round(size, 2), ink, grounds))

    def _grounds(self, canvas: Any, x: float, baseline: float, fitted: fonts.Fitted, ink: str) -> tuple[str, ...]:
        """The colours that take a part of the box of the text's capitals."""
        face = fitted.runs[0][0]
        left, top = canvas._at((x, baseline - fonts.CAP[face] * fitted.size))
        right, bottom = canvas._at((x + fitted.width, baseline))
        box = (round(left), round(top), max(round(right), round(left) + 1), max(round(bottom), round(top) + 1))
        under = canvas._image.crop(box)
        if under.mode == "RGBA":
            under = Image.alpha_composite(self._behind(box), under)
        counts: dict[Any, int] = {colour: count for count, colour in _counted(under.convert("RGB"))}
        whole = sum(counts.values())
        shares = {"#{:02X}{:02X}{:02X}".format(*colour): count / whole for colour, count in counts.items()}
        # An outline that a letter touches is no ground.
        return tuple(colour for colour, share in shares.items() if share >= (_MOST if colour == ink else _SHARE))

    def _behind(self, box: tuple[int, int, int, int]) -> Image.Image:
        """What the picture shows behind a part of a canvas, as large as that is."""
        assert self.behind is not None
        image, left, top = self.behind
        a, b, c, d = (part / OVERSAMPLING for part in box)
        part: Any = image.crop((round(left + a), round(top + b), round(left + c) + 1, round(top + d) + 1))
        return part.convert("RGBA").resize((box[2] - box[0], box[3] - box[1]), Image.Resampling.NEAREST)


@contextmanager
def recording() -> Generator[list[Text]]:
    """Every text that is drawn within it. What was kept before is drawn anew."""
    scene.forget()
    noted = _Recording()
    write, put = Canvas._write, Scene._put  # pyright: ignore[reportPrivateUsage]

    def written(
        self: Canvas, x: float, baseline: float, fitted: fonts.Fitted, ink: str, spacing: float, *, halo: float = 0
    ) -> None:
        noted.write(self, x, baseline, fitted, ink, halo)
        write(self, x, baseline, fitted, ink, spacing, halo=halo)

    def placed(self: Any, zoom: float, raised: bool, box: scene.Box, *args: Any, **kwargs: Any) -> None:
        noted.behind = (self._image, int(box[0] * zoom), int(box[1] * zoom))
        put(self, zoom, raised, box, *args, **kwargs)

    with patch.object(Canvas, "_write", written), patch.object(Scene, "_put", placed):
        yield noted.texts
    scene.forget()


def texts_of(picture: Drawable) -> list[Text]:
    """Every text of a picture."""
    with recording() as texts:
        compose(picture)
    return texts


def readable(text: Text) -> float:
    """The smallest contrast between a text and what it stands on."""
    return min((contrast(text.ink, ground) for ground in text.grounds), default=21.0)
