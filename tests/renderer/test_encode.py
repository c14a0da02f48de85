"""The two ways to pack a picture: the same pixels, a proper PNG, about as many bytes."""

import io
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import pytest
from PIL import Image
from samples import SAMPLES

from renderer import encode
from renderer.draw import compose, draw
from renderer.painters import painter_of
from renderer.theme import rgb

PICTURES = {"coal_baron": "mine", "kohle_kolonie": "kohle player", "ruhrschifffahrt": "ruhr player"}
NEAREST = 4
"""So far apart in a channel are a colour and what Pillow takes for the nearest, where many lie side by side."""
PACKERS = {"pillow": None, "zlib": zlib.compress, "libdeflate": encode.PACK}


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    """The chunks of a PNG; each one's check sum is right."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    found, at = [], 8
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        name, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length : at + 12 + length]) == (zlib.crc32(name + body),)
        found.append((name, body))
        at += 12 + length
    return found


def pixels(data: bytes) -> Image.Image:
    with Image.open(io.BytesIO(data)) as image:
        image.load()
        assert image.mode == "P"
        return image.convert("RGB")


def test_the_locked_versions_bring_the_faster_packer() -> None:
    assert encode.PACK is not None


@pytest.mark.slow
@pytest.mark.parametrize("game", PICTURES)
def test_every_packer_gives_the_same_pixels_in_about_as_many_bytes(game: str) -> None:
    image, palette = compose(SAMPLES[game]()[PICTURES[game]]), painter_of(game).palette
    packed = {name: encode.png(image, palette, pack) for name, pack in PACKERS.items()}
    for data in packed.values():
        names = [name for name, _ in chunks(data)]
        assert names[0] == b"IHDR"
        assert names[-1] == b"IEND"
        assert b"PLTE" in names
        assert pixels(data).tobytes() == pixels(packed["pillow"]).tobytes()
        assert len(data) <= 1.03 * len(packed["pillow"])
    assert pixels(packed["pillow"]).size == image.size


@pytest.mark.parametrize("pack", PACKERS.values(), ids=PACKERS)
def test_equal_pictures_have_equal_bytes(pack: encode.Pack | None) -> None:
    palette = painter_of("coal_baron").palette
    image = Image.effect_noise((301, 47), 90).convert("RGB")
    assert encode.png(image, palette, pack) == encode.png(image.copy(), palette, pack)


@pytest.mark.parametrize("size", [(1, 1), (3, 2), (1, 9), (255, 1)])
@pytest.mark.parametrize("colours", [2, 16, 17, 160, 256])
def test_any_size_and_any_number_of_colours(size: tuple[int, int], colours: int) -> None:
    palette = tuple(f"#{number:02X}{255 - number:02X}{number ^ 85:02X}" for number in range(colours))
    image = Image.new("RGB", size)
    inks = [rgb(palette[number % colours]) for number in range(size[0] * size[1])]
    image.putdata(inks)
    found = {pixels(encode.png(image, palette, pack)).tobytes() for pack in PACKERS.values()}
    assert len(found) == 1
    for drawn, meant in zip(found.pop(), image.tobytes(), strict=True):
        assert abs(drawn - meant) <= NEAREST


def test_without_the_package_pillow_packs() -> None:
    """A bot that runs where the package cannot be had: the import fails, and pictures are drawn all the same."""
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert told.stdout.strip() == "None PNG"


WITHOUT = """
import io, sys
sys.modules["deflate"] = None
from PIL import Image
from renderer import encode
data = encode.png(Image.new("RGB", (5, 4)), ("#000000", "#FFFFFF"))
print(encode.PACK, Image.open(io.BytesIO(data)).format)
"""


def test_a_drawn_picture_is_packed_so() -> None:
    picture = SAMPLES["coal_baron"]()["mine"]
    assert draw(picture).png == encode.png(compose(picture), painter_of("coal_baron").palette)
