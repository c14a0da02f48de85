"""What a picture is asked for with, and what comes back."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from games.coal_baron.view import View as CoalBaronView
from games.engine.contract import Outcome

Kind: TypeAlias = Literal["board", "player", "area", "score_sheet"]
AnyView: TypeAlias = CoalBaronView


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """A picture to be drawn; equal pictures have equal PNGs.

    `game` is the game's id, `kind` what is drawn: the whole board, one player's part (`seat`), a crop of 1,080 px
    of one part of the board (`area`, see each game's `AREAS`) or the final score sheet (`outcome`). `names` and
    `colours` are by seat. `words` are the resolved texts the drawing needs, by key (each game lists its keys in
    `WORDS`). `title` and `subtitle` stand left in the head, `headline` and `subline` right. `marks` are ids of
    places changed since the last move, at most five of them are ringed.
    """

    game: str
    kind: Kind
    view: AnyView
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
    outcome: Outcome | None = None


class Drawn(msgspec.Struct, frozen=True):
    """A finished picture: PNG bytes and size in pixels."""

    png: bytes
    width: int
    height: int
