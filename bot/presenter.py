"""How a game becomes text, controls and pictures. Each game's cog registers one presenter."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import msgspec

from bot.post import Control, Form, Shot
from bot.words import Words
from games.engine.contract import AnyGame, Outcome
from games.engine.event import Event, Seat
from games.engine.violation import Param, Violation


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at a table: its number, and by seat the names (safe for Discord text), colours and users.

    `board` is the fingerprint of the board they play on, empty where the game has but one.
    """

    table: int
    names: tuple[str, ...]
    plain_names: tuple[str, ...]
    colours: tuple[str, ...]
    users: tuple[int, ...]
    board: str = ""


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """What the owner of `seat` has before them: sealed state plus own open moves, and the number of both.

    `decision` is the seat's decision number, for controls; `moves` are the open moves in notation; `retractable`
    says whether one of them can be taken back; `at_turn` whether the seat must decide; `can_finish` whether
    ending the turn is legal now.
    """

    state: Any
    view: Any
    seat: Seat
    decision: int
    moves: tuple[str, ...]
    at_turn: bool
    can_finish: bool


class Panel(msgspec.Struct, frozen=True):
    """The game's part of a private panel: text, controls (four rows at most, *Finish* and *Take back* follow),
    a picture."""

    text: str
    rows: tuple[tuple[Control, ...], ...] = ()
    shot: Shot | None = None


class Whole(Protocol):
    """The whole board as a picture, with marks at places."""

    def __call__(self, view: Any, scene: Scene, words: Words, marks: Sequence[str] = (), /) -> Shot:
        """The picture."""
        ...


P = TypeVar("P", contravariant=True)


class Part(Protocol[P]):
    """One part of the board as a picture, with marks at places."""

    def __call__(self, view: Any, part: P, scene: Scene, words: Words, marks: Sequence[str] = (), /) -> Shot:
        """The picture."""
        ...


def _whole_board_only(view: Any, words: Words) -> list[tuple[str, str]]:
    return []


def _nothing_to_count(account: str, amount: int, words: Words) -> str:
    return ""


def _no_form(position: Position, focus: str, scene: Scene, words: Words) -> Form | None:
    return None


def _as_written(state: Any, seat: Seat, text: str) -> str:
    return text


def _nothing_unused(position: Position, words: Words) -> str:
    return ""


def _no_option(name: str, value: str, words: Words) -> tuple[str, str]:
    raise KeyError(name)


def _no_preset(name: str, words: Words) -> tuple[str, str]:
    raise KeyError(name)


def _no_groups(words: Words) -> list[tuple[str, str, tuple[str, ...]]]:
    return []


def _whole_panel(said: str) -> str:
    return ""


@dataclass(frozen=True)
class Presenter:
    """A game in words and pictures: a record of pure functions. All texts come from the `Words` given.

    `asked` is what a seat is asked to do and how big it is, within 60 characters: "place workers (a full
    turn)". `deciding` are the numbers that decide, one or two lines, `standings` everybody's points and means in a
    game that was stopped, a line each, who had most points first. `tell` is an event as a sentence,
    `because` the rule it follows from as a short reference. `refusal` says why something is refused (the rule,
    the numbers, the nearest legal thing), `malformed` why a text is no action. `move` is a move of an open turn
    in a few words. `panel` is the panel of a seat at its turn, or, where it is not, of what it may leave ahead.
    `board` is the whole board, `player` one player's part of the table, `score_sheet` the final scores, `final`
    the result in words, `board_text` the whole position in paragraphs that each fit a message, enough to play
    by. `phase` is a phase's name.

    Where a game needs no more, these do: `areas` are the parts of the board (id and name) that `area` redraws
    larger. `amount` is so much of an account of the ledger where that is money or points, empty where it counts
    pieces. `form` is the form behind a `form` button of the panel. `spelt` is what somebody typed with ids in
    place of names, for the game's `read`; a form of one field is that field's text, one of more is its name,
    then each field on a line of its own; it may raise MalformedAction. `focus_after` is the focus of the panel
    to which what was said belongs, empty for the whole panel. `unused` is what the seat would leave unused by
    finishing now. `digest` gives events as lines, and which of these must not be left out, from the view after
    them; without it each is told by itself. `option` is a table option's question and what its value means,
    `preset` a preset's name and what differs in a sentence, `option_groups` the groups of options for the
    lobby: id, name and the options in it.
    """

    game: AnyGame
    asked: Callable[[Any, Seat, Scene, Words], str]
    deciding: Callable[[Any, Scene, Words], str]
    standings: Callable[[Any, Scene, Words], str]
    tell: Callable[[Event, Scene, Words], str]
    because: Callable[[Event, Words], str]
    refusal: Callable[[Violation, Scene, Words], str]
    malformed: Callable[[str, Mapping[str, Param], Words], str]
    move: Callable[[Any, Any, Scene, Words], str]
    panel: Callable[[Position, str, Scene, Words], Panel]
    board: Whole
    player: Part[Seat]
    score_sheet: Callable[[Any, Outcome, Scene, Words], Shot]
    final: Callable[[Outcome, Scene, Words], str]
    board_text: Callable[[Any, Scene, Words], list[str]]
    phase: Callable[[str, Words], str]
    area: Part[str] | None = None
    areas: Callable[[Any, Words], list[tuple[str, str]]] = _whole_board_only
    amount: Callable[[str, int, Words], str] = _nothing_to_count
    form: Callable[[Position, str, Scene, Words], Form | None] = _no_form
    spelt: Callable[[Any, Seat, str], str] = _as_written
    focus_after: Callable[[str], str] = _whole_panel
    unused: Callable[[Position, Words], str] = _nothing_unused
    digest: Callable[[Sequence[Event], Any, Scene, Words], list[tuple[str, bool]]] | None = None
    option: Callable[[str, str, Words], tuple[str, str]] = _no_option
    preset: Callable[[str, Words], tuple[str, str]] = _no_preset
    option_groups: Callable[[Words], list[tuple[str, str, tuple[str, ...]]]] = _no_groups


PRESENTERS: dict[str, Presenter] = {}
"""By game id; filled when the cogs are loaded."""


def register(presenter: Presenter) -> None:
    """Make a game's presenter known."""
    PRESENTERS[presenter.game.id] = presenter
