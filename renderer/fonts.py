"""The typefaces: loaded once per thread, measured before drawing, letters looked up before use."""

import threading
import unicodedata
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec
from PIL import ImageFont

from renderer import cmap
from renderer.theme import SMALLEST

Face: TypeAlias = Literal["title", "name", "number", "label", "text", "village", "other"]

_FOLDER: Final = Path(__file__).parent / "fonts"
FILES: Final[dict[Face, Path]] = {
    "title": _FOLDER / "Besley_700Bold.ttf",
    "name": _FOLDER / "Besley_600SemiBold.ttf",
    "number": _FOLDER / "BarlowCondensed_700Bold.ttf",
    "label": _FOLDER / "BarlowCondensed_600SemiBold.ttf",
    "text": _FOLDER / "BarlowCondensed_500Medium.ttf",
    "village": _FOLDER / "BarlowCondensed_600SemiBold_Italic.ttf",
    "other": _FOLDER / "NotoSans_600SemiBold.ttf",
}
CAP: Final[dict[Face, float]] = {
    "title": 0.75,
    "name": 0.75,
    "number": 0.70,
    "label": 0.70,
    "text": 0.70,
    "village": 0.70,
    "other": 0.71,
}
"""Height of a capital as a share of the size."""
ELLIPSIS: Final = "…"
_CONDENSED: Final[dict[Face, Face]] = {"title": "number", "name": "label"}
"""The narrow face of the same weight."""
_LOADED_PER_THREAD: Final = 64

Run: TypeAlias = tuple[Face, str]


class Fitted(msgspec.Struct, frozen=True):
    """A text ready to be drawn: its runs of one face each, the size that fits, the width it takes."""

    runs: tuple[Run, ...]
    size: float
    width: float


class TextLeavesBox(ValueError):
    """A text is wider than its box even at the smallest size."""


_loaded = threading.local()
_strict: ContextVar[bool] = ContextVar("strict_text", default=False)


@contextmanager
def strict_text() -> Generator[None]:
    """Within it, a text (other than a name) that does not fit its box raises TextLeavesBox."""
    token = _strict.set(True)
    try:
        yield
    finally:
        _strict.reset(token)


def is_strict() -> bool:
    """Whether texts that leave their box raise."""
    return _strict.get()


def font(face: Face, size: float) -> ImageFont.FreeTypeFont:
    """The face at a size in pixels, this thread's own object: FreeType faces must not be shared."""
    fonts: dict[tuple[Face, float], ImageFont.FreeTypeFont] | None = getattr(_loaded, "fonts", None)
    if fonts is None:
        fonts = _loaded.fonts = {}
    key = (face, size)
    if key not in fonts:
        if len(fonts) >= _LOADED_PER_THREAD:
            fonts.pop(next(iter(fonts)))
        # BASIC layout: the same picture on every machine, with or without Raqm.
        fonts[key] = ImageFont.truetype(FILES[face], size, layout_engine=ImageFont.Layout.BASIC)
    return fonts[key]


def has(face: Face, letter: str) -> bool:
    """Whether the face has a glyph for the letter."""
    return ord(letter) in cmap.letters(FILES[face])


def split(face: Face, text: str) -> tuple[Run, ...]:
    """The text as runs, each in a face that has its letters; letters without any face are left out."""
    runs: list[Run] = []
    for letter in text:
        use = face if has(face, letter) else "other"
        if not has(use, letter):
            continue
        if runs and runs[-1][0] == use:
            runs[-1] = (use, runs[-1][1] + letter)
        else:
            runs.append((use, letter))
    return tuple(runs)


def width(runs: tuple[Run, ...], size: float, spacing: float = 0) -> float:
    """Width of the runs at a size, with `spacing` after each letter."""
    return sum(font(face, 2 * size).getlength(text) / 2 + spacing * len(text) for face, text in runs)


def fit(
    face: Face,
    text: str,
    size: float,
    box: float,
    *,
    spacing: float = 0,
    smallest: float = SMALLEST,
    cut: bool = False,
) -> Fitted:
    """The text at the largest size up to `size` at which it fits `box`.

    Names may be `cut` with an ellipsis; before that they are set in a condensed face, in which more of them fits.
    """
    runs, asked = split(face, text), size
    wide = width(runs, size, spacing)
    while wide > box and size > smallest:
        size = max(smallest, min(size - 1, int(size * box / wide)))
        wide = width(runs, size, spacing)
    if wide > box:
        if cut and face in _CONDENSED:
            return fit(_CONDENSED[face], text, asked, box, spacing=spacing, smallest=smallest, cut=True)
        if _strict.get() and not cut:
            raise TextLeavesBox(f"{text!r}: {wide:.0f} px at size {size:g}, box {box:g} px")
        runs = _shortened(face, text, size, box, spacing)
    return Fitted(runs, size, width(runs, size, spacing))


def _shortened(face: Face, text: str, size: float, box: float, spacing: float) -> tuple[Run, ...]:
    """The longest beginning of the text that fits with an ellipsis, by halving."""
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(split(face, text[:middle].rstrip() + ELLIPSIS), size, spacing) <= box:
            low = middle
        else:
            high = middle - 1
    return split(face, text[:low].rstrip() + ELLIPSIS)


def wrap(face: Face, text: str, size: float, box: float, lines: int = 2) -> tuple[str, ...]:
    """The text on as few lines as it needs, `lines` at most; the last line takes what is left."""
    done: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and len(done) < lines - 1 and width(split(face, longer), size) > box:
            done.append(line)
            line = word
        else:
            line = longer
    return (*done, line) if line else tuple(done)


def readable_name(name: str, instead: str) -> str:
    """The name in letters the fonts have, or `instead` (the colour's name) where one is missing.

    Control characters, emoji and marks that do not compose are dropped. Scripts that need shaping or run right
    to left count as missing, as do letters of no bundled face.
    """
    for form in ("NFC", "NFKC"):
        kept = "".join(_kept(letter) for letter in unicodedata.normalize(form, name))
        kept = " ".join(kept.split())
        if kept and all(_drawable(letter) for letter in kept):
            return kept
    return instead


def _kept(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind.startswith("Z") or letter in "\t\n\r\v\f":
        return " "
    missing_sign = kind[0] in "SP" and not _drawable(letter)
    return "" if kind[0] == "C" or kind in ("Mn", "Me", "So", "Sk") or missing_sign else letter


def _drawable(letter: str) -> bool:
    if unicodedata.bidirectional(letter) in ("R", "AL") or unicodedata.name(letter, "").startswith(_SHAPED):
        return False
    return has("name", letter) or has("other", letter)


_SHAPED: Final = ("DEVANAGARI", "VEDIC")
"""Scripts Noto Sans holds, but which need shaping to be read."""


def forget() -> None:
    """Drop this thread's loaded fonts."""
    _loaded.fonts = {}
