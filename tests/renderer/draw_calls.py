"""What a picture would be drawn with, without drawing it: every call of each piece, and where the pieces lie."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from PIL import Image

from renderer import scene
from renderer.canvas import Canvas
from renderer.draw import compose
from renderer.leaflet import Drawable
from renderer.scene import Scene

Calls = tuple[Any, ...]


class _Pencil:
    """Notes what it is told to draw."""

    def __init__(self, noted: list[Any]) -> None:
        self._noted = noted
        self.texts: list[str] = []

    def text(self, at: object, text: str, *args: object, **kwargs: object) -> None:
        """Note a text, or a letter of one that is spaced."""
        self.texts.append(text)
        self._noted.append((at, text, args[0], kwargs.get("stroke_width")))

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **kwargs: self._noted.append((name, repr(args[:4]), repr(kwargs)))  # pyright: ignore


class _Board:
    """An image on which nothing is drawn: what is pasted is noted."""

    mode = "RGB"
    size = (1, 1)

    def __init__(self, noted: list[Any]) -> None:
        self._noted = noted

    def paste(self, ink: object, box: object = None, mask: object = None) -> None:
        """Note where something is pasted."""
        self._noted.append(("paste", repr(ink) if isinstance(ink, str) else "", repr(box)))


class Notes:
    """The calls of pieces, each noted once, and those of the picture that is being put together."""

    def __init__(self) -> None:
        self.pieces: dict[Any, int] = {}
        self.numbers: dict[Any, int] = {}
        self.pages: dict[Any, tuple[tuple[Any, ...], tuple[str, ...]]] = {}
        self.picture: list[Any] = []
        self.texts: dict[int, tuple[str, ...]] = {}
        self.said: list[str] = []

    def piece(self, key: Any, box: Any, ground: Any, paint: Any, args: Any, kwargs: Any) -> int:
        """The number of what is painted: equal calls have equal numbers."""
        if key not in self.pieces:
            noted: list[Any] = []
            canvas = Canvas.__new__(Canvas)
            Canvas.__init__(canvas, box[2], box[3], ground=ground)
            pencil = _Pencil(noted)
            canvas._image, canvas._draw = _Board(noted), pencil  # type: ignore[assignment]
            paint(canvas, *args, **kwargs)
            number = self.pieces[key] = self.numbers.setdefault(tuple(noted), len(self.numbers))
            self.texts[number] = tuple(pencil.texts)
        self.said += self.texts[self.pieces[key]]
        return self.pieces[key]


class Caller:
    """Puts pictures together, noting in place of drawing."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes

    def calls(self, picture: Drawable) -> Calls:
        """All that the picture would be drawn with."""
        self._notes.picture, self._notes.said = [], []
        compose(picture)
        return tuple(self._notes.picture)

    def texts(self, picture: Drawable) -> list[str]:
        """All texts of the picture."""
        self.calls(picture)
        return self._notes.said


@contextmanager
def noting(notes: Notes | None = None) -> Generator[Caller]:
    """Within it nothing is drawn; what `notes` of before hold is not noted anew."""
    notes = notes or Notes()
    small = Image.new("RGB", (1, 1))

    def put(
        self: Any, zoom: float, raised: bool, box: Any, ground: Any, paint: Any, *args: Any, **kwargs: Any
    ) -> None:
        key = (paint.__module__, paint.__qualname__, args, tuple(kwargs.items()), box[2:], ground)
        notes.picture.append((box, ground, zoom, notes.piece(key, box, ground, paint, args, kwargs)))

    def page(self: Any, key: Any, lay: Any) -> None:
        whole = (key, self.width, self.height)
        if whole not in notes.pages:
            before = notes.picture, notes.said
            notes.picture, notes.said = [], []
            lay(self)
            notes.pages[whole] = tuple(notes.picture), tuple(notes.said)
            notes.picture, notes.said = before
        calls, texts = notes.pages[whole]
        notes.picture.append(calls)
        notes.said += texts

    scene.forget()
    with (
        patch.object(Scene, "_put", put),
        patch.object(Scene, "page", page),
        patch.object(Scene, "_image", small),
    ):
        yield Caller(notes)
    scene.forget()
