"""A finished picture as a small PNG in the house's fixed palette."""

import io
from typing import Final

from PIL import Image

from renderer.palette import PALETTE
from renderer.theme import rgb


def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in PALETTE for part in rgb(colour)])
    return image


_PALETTE: Final = _palette_image()
_COMPRESSION: Final = 6


def png(image: Image.Image) -> bytes:
    """The picture's PNG; equal pictures have equal bytes."""
    flat = image.quantize(palette=_PALETTE, dither=Image.Dither.NONE)
    out = io.BytesIO()
    flat.save(out, "PNG", compress_level=_COMPRESSION)
    return out.getvalue()
