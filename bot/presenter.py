"""How a game becomes text, controls and pictures. Each game's cog registers one presenter."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

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


class Presenter(Protocol):
    """A game in words and pictures. All texts come from the `Words` given."""

    game: AnyGame

    def asked(self, view: Any, seat: Seat, scene: Scene, words: Words) -> str:
        """What the seat is asked to do and how big it is, within 60 characters: "place workers (a full turn)"."""
        ...

    def deciding(self, view: Any, scene: Scene, words: Words) -> str:
        """The numbers that decide, one or two lines of text."""
        ...

    def standings(self, view: Any, scene: Scene, words: Words) -> str:
        """Everybody's points and means in a game that was stopped, a line each, who had most points first."""
        ...

    def tell(self, event: Event, scene: Scene, words: Words) -> str:
        """One event as a sentence."""
        ...

    def because(self, event: Event, words: Words) -> str:
        """The rule an event follows from, as a short reference."""
        ...

    def amount(self, account: str, amount: int, words: Words) -> str:
        """So much of an account of the ledger, where that is money or points; empty where it counts pieces."""
        ...

    def refusal(self, violation: Violation, scene: Scene, words: Words) -> str:
        """Why something is refused: the rule, the numbers, the nearest legal thing."""
        ...

    def malformed(self, code: str, params: Mapping[str, Param], words: Words) -> str:
        """Why a text is no action."""
        ...

    def move(self, state: Any, action: Any, scene: Scene, words: Words) -> str:
        """A move of an open turn in a few words."""
        ...

    def panel(self, position: Position, focus: str, scene: Scene, words: Words) -> Panel:
        """The panel of a seat at its turn, or, where it is not, of what it may leave ahead."""
        ...

    def form(self, position: Position, focus: str, scene: Scene, words: Words) -> Form | None:
        """The form behind a `form` button of the panel."""
        ...

    def actions(self, state: Any, seat: Seat, text: str) -> Sequence[Any]:
        """The actions that an argument of a `do` control, a plan or a filled form means.

        A form of one field is that field's text; one of more is its name, then each field on a line of its own.
        Raises MalformedAction.
        """
        ...

    def unused(self, position: Position, words: Words) -> str:
        """What the seat would leave unused by finishing now, empty if nothing."""
        ...

    def board(self, view: Any, scene: Scene, words: Words, marks: Sequence[str] = ()) -> Shot:
        """The whole board."""
        ...

    def player(self, view: Any, seat: Seat, scene: Scene, words: Words, marks: Sequence[str] = ()) -> Shot:
        """One player's part of the table."""
        ...

    def area(self, view: Any, area: str, scene: Scene, words: Words, marks: Sequence[str] = ()) -> Shot:
        """One area of the board, redrawn larger."""
        ...

    def areas(self, view: Any, words: Words) -> list[tuple[str, str]]:
        """The areas that `area` can draw now: id and name."""
        ...

    def score_sheet(self, view: Any, outcome: Outcome, scene: Scene, words: Words) -> Shot:
        """The final score sheet."""
        ...

    def final(self, outcome: Outcome, scene: Scene, words: Words) -> str:
        """The result in words: ranks, totals, tie-break."""
        ...

    def board_text(self, view: Any, scene: Scene, words: Words) -> list[str]:
        """The whole position in words, in paragraphs that each fit a message, enough to play by."""
        ...

    def phase(self, name: str, words: Words) -> str:
        """A phase's name."""
        ...

    def option(self, name: str, value: str, words: Words) -> tuple[str, str]:
        """A table option in words: its question, and what the value means."""
        ...

    def preset(self, name: str, words: Words) -> tuple[str, str]:
        """A preset of the game in words: its name, and in one sentence what differs."""
        ...

    def option_groups(self, words: Words) -> list[tuple[str, str, tuple[str, ...]]]:
        """The groups of options for the lobby: id, name and the options in it; none where options are few."""
        ...


@runtime_checkable
class Focusing(Protocol):
    """A presenter that says in which panel a player goes on."""

    def focus_after(self, said: str) -> str:
        """The focus of the panel in which the text for `actions` was said; empty for the whole panel."""
        ...


PRESENTERS: dict[str, Presenter] = {}
"""By game id; filled when the cogs are loaded."""


def register(presenter: Presenter) -> None:
    """Make a game's presenter known."""
    PRESENTERS[presenter.game.id] = presenter
