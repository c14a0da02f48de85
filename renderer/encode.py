"""A finished picture as a small PNG in a fixed palette of the house."""

import io
from functools import cache
from typing import Final

from PIL import Image

from renderer.contrast import contrasting
from renderer.theme import Ink, rgb

_COMPRESSION: Final = 6


@cache
def _palette_image(palette: tuple[Ink, ...]) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in palette for part in rgb(colour)])
    return image


@cache
def _strong(palette: tuple[Ink, ...]) -> list[int]:
    return [part for colour in palette for part in rgb(contrasting(colour))]


def png(image: Image.Image, palette: tuple[Ink, ...], *, contrast: bool = False) -> bytes:
    """The picture's PNG in the colours of the palette; equal pictures have equal bytes.

    With `contrast` each colour of the palette is exchanged for a stronger one, so nothing is drawn anew for it.
    """
    flat = image.quantize(palette=_palette_image(palette), dither=Image.Dither.NONE)
    if contrast:
        flat.putpalette(_strong(palette))
    out = io.BytesIO()
    flat.save(out, "PNG", compress_level=_COMPRESSION)
    return out.getvalue()
