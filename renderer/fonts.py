"""The typefaces: loaded once per thread, measured before drawing, letters looked up before use."""

import math
import threading
import unicodedata
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec
from PIL import ImageFont, features

from renderer import cmap
from renderer.theme import SMALLEST

Face: TypeAlias = Literal["title", "name", "number", "label", "text", "village", "other", "eastern", "arabic"]

_FOLDER: Final = Path(__file__).parent / "fonts"
FILES: Final[dict[Face, Path]] = {
    "title": _FOLDER / "Besley_700Bold.ttf",
    "name": _FOLDER / "Besley_600SemiBold.ttf",
    "number": _FOLDER / "BarlowCondensed_700Bold.ttf",
    "label": _FOLDER / "BarlowCondensed_600SemiBold.ttf",
    "text": _FOLDER / "BarlowCondensed_500Medium.ttf",
    "village": _FOLDER / "BarlowCondensed_600SemiBold_Italic.ttf",
    "other": _FOLDER / "NotoSans_600SemiBold.ttf",
    "eastern": _FOLDER / "DroidSansFallback.ttf",
    "arabic": _FOLDER / "NotoSansArabic_600SemiBold.ttf",
}
"""The last three are for names only; the two of them that are large are read when a name needs them."""
CAP: Final[dict[Face, float]] = {
    "title": 0.75,
    "name": 0.75,
    "number": 0.70,
    "label": 0.70,
    "text": 0.70,
    "village": 0.70,
    "other": 0.71,
    "eastern": 0.71,
    "arabic": 0.71,
}
"""Height of a capital as a share of the size."""
ELLIPSIS: Final = "…"
BOLDER: Final[dict[Face, float]] = {"eastern": 0.022}
"""Faces that are too thin beside the others, and by which share of the size their strokes are widened."""
_CONDENSED: Final[dict[Face, Face]] = {"title": "number", "name": "label"}
"""The narrow face of the same weight."""
_LOADED_PER_THREAD: Final = 64
_LOADED_OF_EASTERN: Final = 8
"""Each size of it takes a megabyte."""

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
        eastern = [one for one in fonts if one[0] == face == "eastern"]
        if len(eastern) >= _LOADED_OF_EASTERN:
            fonts.pop(eastern[0])
        # BASIC layout: the same picture on every machine, with or without Raqm. Arabic cannot be set without it.
        layout = ImageFont.Layout.RAQM if face == "arabic" else ImageFont.Layout.BASIC
        fonts[key] = ImageFont.truetype(FILES[face], size, layout_engine=layout)
    return fonts[key]


def has(face: Face, letter: str) -> bool:
    """Whether the face has a glyph for the letter."""
    return ord(letter) in cmap.letters(FILES[face])


def split(face: Face, text: str) -> tuple[Run, ...]:
    """The text as runs, each in a face that has its letters; letters without any face are left out."""
    runs: list[Run] = []
    for letter, use in zip(text, _faces(face, text), strict=True):
        if use is None:
            continue
        if runs and runs[-1][0] == use:
            runs[-1] = (use, runs[-1][1] + letter)
        else:
            runs.append((use, letter))
    return tuple(runs)


def _faces(face: Face, text: str) -> list[Face | None]:
    """The face of each letter, None where no face has it.

    A space between Arabic words is Arabic, else the words would stand from left to right; so is the ellipsis after
    one, which stands where the word goes on.
    """
    found: list[Face | None] = [_face_of(face, letter) for letter in text]
    for index, letter in enumerate(text):
        if (
            index
            and found[index - 1] == "arabic"
            and (letter == ELLIPSIS or (letter == " " and _next(found, text, index) == "arabic"))
        ):
            found[index] = "arabic"
    return found


def _next(found: list[Face | None], text: str, index: int) -> Face | None:
    """The face of the first letter after so many that is no space."""
    return next((use for use, letter in zip(found[index:], text[index:], strict=True) if letter != " "), None)


def _face_of(face: Face, letter: str) -> Face | None:
    if has(face, letter):
        return face
    if _script(letter) is not None:
        return _script(letter)
    return "other" if has("other", letter) else None


def _script(letter: str) -> Face | None:
    """The face for letters of a script that needs one of its own, None for all others."""
    if letter < _FIRST_ARABIC:
        return None
    name = unicodedata.name(letter, "")
    if name.startswith(_EASTERN) and not name.startswith(_WIDE) and has("eastern", letter):
        return "eastern"
    return "arabic" if name.startswith(_ARABIC) and has("arabic", letter) and sets_arabic() else None


@cache
def sets_arabic() -> bool:
    """Whether Pillow can join Arabic letters and set them from right to left."""
    return features.check("raqm") is True and features.check("fribidi") is True


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


def alike(
    face: Face, texts: Sequence[tuple[str, float]], size: float, smallest: float = SMALLEST
) -> tuple[Face, float]:
    """One face and size for texts side by side, each given with its room, so that none looks smaller than another.

    It is the largest at which all fit that fit at all; where one must be cut, all are in the narrow face.
    """
    narrow = _CONDENSED.get(face, face)
    fitting = [(text, room) for text, room in texts if width(split(narrow, text), smallest) <= room]
    if not fitting:
        return narrow, smallest
    for use in (face, narrow) if len(fitting) == len(texts) else (narrow,):
        for now in range(int(size), math.ceil(smallest) - 1, -1):
            if all(width(split(use, text), now) <= room for text, room in fitting):
                return use, now
    return narrow, smallest


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

    Control characters and marks that do not compose are dropped; emoji and other signs that no face has leave a
    space. Scripts that need shaping or run right to left count as missing, but for Arabic where Pillow can set it;
    so do letters of no bundled face.
    """
    for form in ("NFC", "NFKC"):
        kept = "".join(_kept(letter) for letter in unicodedata.normalize(form, name))
        kept = " ".join(kept.split())
        if kept and all(_drawable(letter) for letter in kept):
            return kept
    return instead


def _kept(letter: str) -> str:
    kind = unicodedata.category(letter)
    if (kind[0] == "C" and letter not in "\t\n\r\v\f") or kind in ("Mn", "Me"):
        return ""
    missing_sign = kind[0] in "SP" and not _drawable(letter)
    return " " if kind[0] in "CZ" or kind in ("So", "Sk") or missing_sign else letter


def _drawable(letter: str) -> bool:
    if _script(letter) is not None:
        return True
    if unicodedata.bidirectional(letter) in ("R", "AL") or unicodedata.name(letter, "").startswith(_SHAPED):
        return False
    return has("name", letter) or has("other", letter)


_SHAPED: Final = ("DEVANAGARI", "VEDIC")
"""Scripts Noto Sans holds, but which need shaping to be read."""
_FIRST_ARABIC: Final = "\u0600"
_ARABIC: Final = ("ARABIC", "EXTENDED ARABIC")
_EASTERN: Final = (
    *("CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "BOPOMOFO", "HANGUL SYLLABLE", "HANGUL LETTER"),
    *("FULLWIDTH", "HALFWIDTH", "WAVE DASH"),
)
"""How the names of Chinese, Japanese and Korean letters begin; single jamo, which must be joined, are none."""
_WIDE: Final = ("FULLWIDTH LATIN", "FULLWIDTH DIGIT")
"""Letters of ours that are merely wide: they are set as ours."""


def forget() -> None:
    """Drop this thread's loaded fonts."""
    _loaded.fonts = {}
