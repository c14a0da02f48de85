"""A finished picture as a small PNG in a fixed palette of the house.

Packing is what takes longest of a picture. libdeflate, where the package `deflate` is installed, does it in less
than half of the time; where it is not, Pillow does it all. The pixels are the same, the bytes are not.
"""

import io
import struct
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import Final, TypeAlias, cast
from zlib import crc32

from PIL import Image

from renderer.contrast import contrasting
from renderer.theme import Ink, rgb

Pack: TypeAlias = Callable[[bytes, int], bytes]
"""Bytes, packed as zlib does at a level."""

_COMPRESSION: Final = 6
"""The level of either packer. libdeflate's gives 3 % more bytes at most; its next takes half as long again."""
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_INDEXED: Final = 3
"""Colour type of a PNG with a palette."""
_UNFILTERED: Final = b"\0"
"""Before each row: numbers of colours, unlike shades, pack best as they are."""


def _packer() -> Pack | None:
    with suppress(ImportError):
        return cast("Pack", import_module("deflate").zlib_compress)
    return None


PACK: Final = _packer()
"""libdeflate, None where it is not installed."""


def png(
    image: Image.Image, palette: tuple[Ink, ...], pack: Pack | None = PACK, *, contrast: bool = False
) -> bytes:
    """The picture's PNG in the colours of the palette; of one packer, equal pictures have equal bytes.

    With `contrast` each colour of the palette is exchanged for a stronger one, so nothing is drawn anew for it.
    """
    flat = image.quantize(palette=_palette_image(palette), dither=Image.Dither.NONE)
    if contrast:
        palette = _strong(palette)
        flat.putpalette(_colours(palette))
    return _by_pillow(flat) if pack is None else _by(pack, flat, palette)


@cache
def _strong(palette: tuple[Ink, ...]) -> tuple[Ink, ...]:
    return tuple(map(contrasting, palette))


@cache
def _palette_image(palette: tuple[Ink, ...]) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(_colours(palette))
    return image


@cache
def _colours(palette: tuple[Ink, ...]) -> bytes:
    return bytes(part for colour in palette for part in rgb(colour))


def _by_pillow(flat: Image.Image) -> bytes:
    out = io.BytesIO()
    flat.save(out, "PNG", compress_level=_COMPRESSION)
    return out.getvalue()


def _by(pack: Pack, flat: Image.Image, palette: tuple[Ink, ...]) -> bytes:
    """The PNG of a picture of palette numbers, each a byte."""
    width, height = flat.size
    pixels = flat.tobytes()
    rows = (pixels[start : start + width] for start in range(0, width * height, width))
    lines = b"".join(part for row in rows for part in (_UNFILTERED, row))
    head = struct.pack(">IIBBBBB", width, height, 8, _INDEXED, 0, 0, 0)
    chunks = (("IHDR", head), ("PLTE", _colours(palette)), ("IDAT", pack(lines, _COMPRESSION)), ("IEND", b""))
    return _SIGNATURE + b"".join(_chunk(name.encode(), data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", crc32(data, crc32(name)))
