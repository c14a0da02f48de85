"""How a game becomes text, controls and pictures. Each game's cog registers one presenter."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar, cast

import msgspec

from bot.post import Control, Form, Shot
from bot.words import Words
from games.engine.bounds import State, View
from games.engine.contract import A, Game, Outcome, S, V
from games.engine.event import Event, Fact, Seat
from games.engine.violation import Param, Violation
from players.entry import Change


class Party(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at a table: its number, and by seat the names (safe for Discord text), colours and users.

    `board` is the fingerprint of the board they play on, empty where the game has but one. `short` are names where
    room is scarce and the colour stands beside, empty where they are the plain ones. `practice` is a game of one
    person against computers, in private.
    """

    table: int
    names: tuple[str, ...]
    plain_names: tuple[str, ...]
    colours: tuple[str, ...]
    users: tuple[int, ...]
    board: str = ""
    short: tuple[str, ...] = ()
    practice: bool = False

    @property
    def called(self) -> int:
        """The number by which the table is called, 0 for a practice game: it is called just that."""
        return 0 if self.practice else self.table

    @property
    def short_names(self) -> tuple[str, ...]:
        """By seat what a player is called in pictures and in menus of players."""
        return self.short or self.plain_names


class Position(msgspec.Struct, Generic[S, V], frozen=True, kw_only=True):
    """What the owner of `seat` has before them: sealed state plus own open moves, and the number of both.

    `decision` is the seat's decision number, for controls; `moves` are the open moves in notation; `retractable`
    says whether one of them can be taken back; `at_turn` whether the seat must decide; `can_finish` whether
    ending the turn is legal now.
    """

    state: S
    view: V
    seat: Seat
    decision: int
    moves: tuple[str, ...]
    at_turn: bool
    can_finish: bool


AnyPosition: TypeAlias = Position[Any, Any]


class Line(msgspec.Struct, frozen=True):
    """A line of a panel: what is asked, the owner's own numbers, or why something is not possible.

    A plain text in its place helps to choose.

    What the turn message says as well (`told`) is not said again to whoever just heard it.
    """

    text: str
    about: Literal["asked", "own", "why"]
    told: bool = False


def asked(*texts: str) -> tuple[Line, ...]:
    """What is asked, as lines of a panel."""
    return tuple(Line(text, "asked") for text in texts)


def own(*texts: str) -> tuple[Line, ...]:
    """The owner's own numbers, as lines of a panel."""
    return tuple(Line(text, "own") for text in texts)


def why(*texts: str) -> tuple[Line, ...]:
    """Why something is not possible, as lines of a panel."""
    return tuple(Line(text, "why") for text in texts)


class Panel(msgspec.Struct, frozen=True):
    """The game's part of a private panel: lines, controls (four rows at most, *Finish* and *Take back* follow),
    a picture.

    Who sees it reads the lines in their order. Who hears it is told what is asked, the own numbers, then what
    helps to choose; why something is not possible stands among all their choices. `later` are answers to be left
    for later, which stand below all that is asked now; rows of both kinds are four at most.
    """

    lines: tuple[Line | str, ...]
    rows: tuple[tuple[Control, ...], ...] = ()
    shot: Shot | None = None
    later: tuple[tuple[Control, ...], ...] = ()

    @property
    def text(self) -> str:
        """All lines in their order."""
        return "\n".join(line if isinstance(line, str) else line.text for line in self.lines)

    def about(self, what: Literal["asked", "own", ""], *, heard: bool = False) -> list[str]:
        """The lines about one thing, without what the turn message says where it was `heard`.

        "" are those that help to choose.
        """
        if not what:
            return [line for line in self.lines if isinstance(line, str)]
        lines = [line for line in self.lines if isinstance(line, Line) and line.about == what]
        return [line.text for line in lines if not (heard and line.told)]


class Told(NamedTuple):
    """A line of what happened, whether it must not be left out, and the events that it tells."""

    text: str
    must: bool
    events: tuple[Event, ...] = ()


class Passage(msgspec.Struct, frozen=True):
    """A part of a position in words, by its id: `lines` says it when asked.

    `within` is the part in whose menu it stands, empty for the first menu. `aliases` are further names by which
    it is found where nothing else is called so.
    """

    id: str
    name: str
    lines: Callable[[], list[str]]
    within: str = ""
    aliases: tuple[str, ...] = ()


class Reason(NamedTuple):
    """What a move changes: what it is about, in words, and what that is worth in points."""

    about: str
    text: str
    worth: float


class Page(msgspec.Struct, frozen=True):
    """A page of a game's legend or player aid: the picture, and the same as lines of text."""

    shot: Shot
    lines: tuple[str, ...]


V_in = TypeVar("V_in", bound=View, contravariant=True)
P = TypeVar("P", contravariant=True)


class Whole(Protocol[V_in]):
    """The whole board as a picture, with marks at places."""

    def __call__(self, view: V_in, party: Party, words: Words, marks: Sequence[str] = (), /) -> Shot:
        """The picture."""
        ...


class Deciding(Protocol):
    """What a seat must decide as a picture, with the signs of what it can choose, and marks at places."""

    def __call__(
        self, position: AnyPosition, focus: str, party: Party, words: Words, marks: Sequence[str] = (), /
    ) -> Shot | None:
        """The picture, None where the decision has none of its own."""
        ...


class Common(Protocol[V_in]):
    """What several seats decide at once as a picture, with what all of them may see, and marks at places."""

    def __call__(self, view: V_in, party: Party, words: Words, marks: Sequence[str] = (), /) -> Shot | None:
        """The picture, None where the decision has none of its own."""
        ...


class Part(Protocol[V_in, P]):
    """One part of the board as a picture, with marks at places."""

    def __call__(self, view: V_in, part: P, party: Party, words: Words, marks: Sequence[str] = (), /) -> Shot:
        """The picture."""
        ...


def _whole_board_only(view: View, words: Words) -> list[tuple[str, str]]:
    return []


def _no_decision(position: AnyPosition, focus: str, party: Party, words: Words, marks: Sequence[str] = ()) -> None:
    return None


def _nothing_common(view: View, party: Party, words: Words, marks: Sequence[str] = ()) -> None:
    return None


def _nothing_to_count(account: str, amount: int, words: Words) -> str:
    return ""


def _nothing_booked(words: Words) -> Mapping[str, str]:
    return {}


def _nothing_decides(view: View, seat: Seat, party: Party, words: Words) -> str:
    return ""


def _nothing_hidden(view: View) -> bool:
    return False


def _no_form(position: AnyPosition, focus: str, party: Party, words: Words) -> Form | None:
    return None


def _as_written(state: State, seat: Seat, text: str) -> str:
    return text


def _whole_plan(state: State, seat: Seat, line: Sequence[str]) -> Sequence[str]:
    return line


def _of_one(event: Event) -> bool:
    return False


def _nothing_unused(position: AnyPosition, words: Words) -> str:
    return ""


def _no_option(name: str, value: str, words: Words) -> tuple[str, str]:
    raise KeyError(name)


def _no_preset(name: str, words: Words) -> tuple[str, str]:
    raise KeyError(name)


def _no_groups(words: Words) -> list[tuple[str, str, tuple[str, ...]]]:
    return []


def _no_legend(words: Words) -> tuple[Page, ...]:
    return ()


def _no_aid(options: object, words: Words) -> tuple[Page, ...]:
    return ()


def _no_fact(fact: Fact, party: Party, words: Words) -> str:
    raise KeyError(fact.kind)


def _named_stage(name: str, words: Words) -> str:
    return name


def _as_named(state: State, id: str, party: Party, words: Words) -> str:
    return id


def _as_valued(state: State, id: str, value: str, party: Party, words: Words) -> str:
    return value


def _whole_panel(said: str) -> str:
    return ""


def _no_example(state: Any, seat: Seat, typed: str, words: Words) -> str:
    return ""


def _no_reasons(changes: Sequence[Change], party: Party, words: Words) -> list[Reason]:
    return []


def _nothing_at_hand(changes: Sequence[Change], words: Words) -> list[str]:
    return []


@dataclass(frozen=True)
class Presenter(Generic[S, A, V]):
    """A game in words and pictures: a record of pure functions. All texts come from the `Words` given.

    `asked` is what a seat is asked to do, `decides` the number that decides it ("15 workers, 9 francs"), empty
    where none does or the question says it; together they fit 80 characters. `deciding` are everybody's numbers,
    a line each in the order of play, `standings` everybody's points and means in a game that was stopped, a line
    each, who had most points first, `means` those of one seat, `order_of_play` all seats in the order in which
    they play. `tell` is an event as a sentence.
    `refusal` says why something is refused (the rule,
    the numbers, the nearest legal thing), `malformed` why a text is no action. `move` is a move of an open turn
    in a few words. `panel` is the panel of a seat at its turn, or, where it is not, of what it may leave ahead.
    `board` is the whole board, `player` one player's part of the table, `score_sheet` the final scores, `final`
    the result in words, `passages` the whole position in words, part by part, enough to play by: of every area,
    of every player (`player 0`), and of places with all that touches them. `phase` is a phase's name.

    Where a game needs no more, these do: `areas` are the parts of the board (id and name) that `area` redraws
    larger. `decision` is the picture to decide from, which shows what the position's view shows and the choices of
    a focus; `common` is that of what several decide, or of a choice that hangs on something hidden.
    `choice_hidden` says whether what can be chosen now hangs on something that the public does not know. `amount`
    is so much of an account of the ledger where that is money or points, empty where it counts pieces; `pieces` is
    so much of those ("2 workers"), `debts` the accounts of which more is a cost, `paid` those of pieces of which
    less is one. `accounts` are the accounts of money and points, and what each is called ("francs"). `form` is the
    form behind a `form` button of the panel. `spelt` is what somebody typed with ids in place of names, for the
    game's `read`; a form of one field is that field's text, one of more is its name, then each field on a line of
    its own; it may raise MalformedAction. `focus_after` is the focus of the panel to which what was said belongs,
    empty for the whole panel; `sections` are those of the rulebook about a focus, by its first word, or about a
    stage, where it is about another than the first of what can be done. `unused` is what the seat would leave
    unused by finishing now. `digest` gives events as lines, and what each tells, from the view after them; without
    it each is told by itself.
    `option` is a table option's question and what its value means, `preset` a preset's name and what differs in a
    sentence, `option_groups` the groups of options for the lobby: id, name and the options in it. `legend` are the
    signs of the game's pictures with their names, `aid` is what a turn is, what things cost and what scores at a
    table with such options; neither belongs to a table. `stage` is what a stage of a turn waits for. `fact` is a
    fact of an event as a short sentence, `reasons` are what computers count of a move in words, in few groups,
    `at_hand` what there is more or less of at once ("3 fewer coins"),
    `quantity` what a repair may set by its name ("Anna's coins"), `quantity_value` one of its values in words
    ("nobody").
    """

    game: Game[S, A, V, Any]
    asked: Callable[[V, Seat, Party, Words], str]
    deciding: Callable[[V, Party, Words], str]
    standings: Callable[[V, Party, Words], str]
    means: Callable[[V, Seat, Party, Words], str]
    order_of_play: Callable[[V], Sequence[Seat]]
    tell: Callable[[Event, Party, Words], str]
    refusal: Callable[[Violation, Party, Words], str]
    malformed: Callable[[str, Mapping[str, Param], Words], str]
    """Of its parameters `example` is one of the reader's own; without it there is one for all."""
    move: Callable[[S, A, Party, Words], str]
    panel: Callable[[Position[S, V], str, Party, Words], Panel]
    board: Whole[V]
    player: Part[V, Seat]
    score_sheet: Callable[[V, Outcome, Party, Words], Shot]
    final: Callable[[Outcome, Party, Words], str]
    passages: Callable[[V, Party, Words], list[Passage]]
    phase: Callable[[str, Words], str]
    decides: Callable[[V, Seat, Party, Words], str] = _nothing_decides
    area: Part[V, str] | None = None
    areas: Callable[[V, Words], list[tuple[str, str]]] = _whole_board_only
    decision: Deciding = _no_decision
    common: Common[V] = _nothing_common
    choice_hidden: Callable[[V], bool] = _nothing_hidden
    amount: Callable[[str, int, Words], str] = _nothing_to_count
    pieces: Callable[[str, int, Words], str] = _nothing_to_count
    accounts: Callable[[Words], Mapping[str, str]] = _nothing_booked
    booked: Callable[[str, Mapping[str, Any], Words], str] | None = None
    """What brought something, by kind and parameters of the event; empty where the section of its rule says it."""
    debts: frozenset[str] = frozenset()
    paid: frozenset[str] = frozenset()
    unseen: frozenset[str] = frozenset()
    """Kinds of events that make a move final within its turn, and that no picture of the panel shows."""
    form: Callable[[Position[S, V], str, Party, Words], Form | None] = _no_form
    spelt: Callable[[S, Seat, str], str] = _as_written
    example: Callable[[S, Seat, str, Words], str] = _no_example
    """What a seat could have written with its own things in place of a text that cannot be read; else empty."""
    focus_after: Callable[[str], str] = _whole_panel
    sections: Mapping[str, str] = field(default_factory=dict[str, str])
    planned: Callable[[S, A, Party, Words], str] | None = None
    """A move of a plan that is compared, with the sign of its place and what is there; without it as `move`."""
    shortened: Callable[[S, Seat, Sequence[str]], Sequence[str]] = _whole_plan
    """A plan in notation without moves that lead nowhere, as it is told."""
    unused: Callable[[Position[S, V], Words], str] = _nothing_unused
    beside_hint: Callable[[AnyPosition, Words], str] = _nothing_unused
    """What is possible at a position beside the plans of a hint, in a line below them; empty where nothing is."""
    digest: Callable[[Sequence[Event], V, Party, Words], list[Told]] | None = None
    option: Callable[[str, str, Words], tuple[str, str]] = _no_option
    preset: Callable[[str, Words], tuple[str, str]] = _no_preset
    option_groups: Callable[[Words], list[tuple[str, str, tuple[str, ...]]]] = _no_groups
    legend: Callable[[Words], tuple[Page, ...]] = _no_legend
    aid: Callable[[Any, Words], tuple[Page, ...]] = _no_aid
    fact: Callable[[Fact, Party, Words], str] = _no_fact
    of_all: Callable[[Event], bool] = _of_one
    """Whether an event came to all players alike, so that it turned nothing."""
    stage: Callable[[str, Words], str] = _named_stage
    reasons: Callable[[Sequence[Change], Party, Words], list[Reason]] = _no_reasons
    at_hand: Callable[[Sequence[Change], Words], list[str]] = _nothing_at_hand
    quantity: Callable[[S, str, Party, Words], str] = _as_named
    quantity_value: Callable[[S, str, str, Party, Words], str] = _as_valued


AnyPresenter: TypeAlias = Presenter[Any, Any, Any]

PRESENTERS: dict[str, AnyPresenter] = {}
"""By game id; filled when the cogs are loaded."""


def presenter_of(game: str) -> AnyPresenter:
    """The presenter of the game with this id, where no cogs are loaded; they are known by name only."""
    return cast("AnyPresenter", import_module(f"cogs.{game}").PRESENTER)


def register(presenter: AnyPresenter) -> None:
    """Make a game's presenter known."""
    PRESENTERS[presenter.game.id] = presenter
