"""What a picture is asked for with, and what comes back."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic, Literal, TypeAlias

import msgspec

from games.engine.bounds import Board, View
from games.engine.contract import Outcome
from games.engine.gains import Gains

Kind: TypeAlias = Literal["board", "player", "area", "auction", "score_sheet", "decision", "chart"]

# A default for a type variable is known to type checkers, but not yet to this Python.
if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V_co = TypeVar("V_co", bound=View, default=View, covariant=True)
    T = TypeVar("T")
else:
    from typing import TypeVar

    V_co = TypeVar("V_co", covariant=True)
    T = TypeVar("T")


class Target(msgspec.Struct, frozen=True):
    """Something to be chosen in a picture of a decision.

    `place` is the id of its place, `sign` the letter or number with which its menu entry begins (empty where it
    has none). `label` and `figures` stand on its card: pairs of an icon's id (or "") and what stands before it.
    What is `faint` is shown, but cannot be chosen.
    """

    place: str
    sign: str
    label: str = ""
    figures: tuple[tuple[str, str], ...] = ()
    faint: bool = False


class Picture(msgspec.Struct, Generic[V_co], frozen=True, kw_only=True):
    """A picture to be drawn; equal pictures have equal PNGs.

    A chart of the points by round has the `outcome`, the `gains`, and what the `rounds` are called. In general
    `game` is the game's id, `kind` what is drawn: the whole board, one player's part (`seat`), a crop of 1,080 px
    of one part of the board (`area`, see each game's `AREAS`), the auction under way, the final score sheet
    (`outcome`), or a picture to decide from (`question`, what can be spent as `means`: pairs of an icon's id and a
    number, and the `targets`; `area` says which sort of decision it is). `names` and `colours` are by seat.
    `words` are the resolved texts the drawing needs, by key (each game lists its keys in `WORDS`). `title` and
    `subtitle` stand left in the head, `headline` and `subline` right. `marks` are ids of places changed since the
    last move, at most five of them are ringed; `numbers` are by mark what stands at its ring, where changes are
    told under numbers. `board` is given where the game is played on a board that does not come with it, since
    pictures are drawn in a process of their own.
    """

    game: str
    kind: Kind
    view: V_co
    names: tuple[str, ...]
    colours: tuple[str, ...]
    words: Mapping[str, str]
    title: str
    subtitle: str
    headline: str = ""
    subline: str = ""
    seat: int | None = None
    area: str | None = None
    marks: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    outcome: Outcome | None = None
    board: Board | None = None
    question: str = ""
    means: tuple[tuple[str, str], ...] = ()
    targets: tuple[Target, ...] = ()
    gains: Gains | None = None
    rounds: tuple[str, ...] = ()


class IncompletePicture(ValueError):
    """A picture lacks what its kind needs: the seat of a mine, the outcome of a score sheet."""


def given(value: T | None, name: str) -> T:
    """The value, or IncompletePicture where the picture has none."""
    if value is None:
        raise IncompletePicture(name)
    return value


class Drawn(msgspec.Struct, frozen=True):
    """A finished picture: PNG bytes and size in pixels."""

    png: bytes
    width: int
    height: int
