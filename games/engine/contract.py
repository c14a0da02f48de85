"""The verbs by which anything outside plays a game.

A game is a package that exports one `Game`: a handful of pure functions and the types they speak of. Nothing is
inherited; what the games share are these signatures and the contract tests.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from games.engine.bounds import Options, State, View
from games.engine.event import Event, Seat
from games.engine.rng import Rng
from games.engine.violation import IllegalAction, Violation

S = TypeVar("S", bound=State)
"""A game's state."""
A = TypeVar("A", bound=msgspec.Struct)
"""A game's actions: a union of tagged structs."""
V = TypeVar("V", bound=View)
"""What somebody may see of a state."""
O = TypeVar("O", bound=Options)  # noqa: E741 - the letter of Options
"""A game's table options."""


class Setup(msgspec.Struct, Generic[O], frozen=True, kw_only=True):
    """What a new game starts from. `seed` is 32 hexadecimal digits; `start_seat` None leaves it to the seed."""

    seats: int
    options: O
    seed: str
    start_seat: Seat | None = None


class Reveal(msgspec.Struct, frozen=True):
    """Something hidden became known: `what` to `to` (None: to everyone)."""

    what: str
    to: tuple[Seat, ...] | None = None


class PhaseEnd(msgspec.Struct, Generic[S], frozen=True):
    """A phase that ended: its name, the state at its end, how many of the transition's events lead up to it."""

    phase: str
    state: S
    events: int


class Transition(msgspec.Struct, Generic[S], frozen=True):
    """What an action made of a state. `fired` are the seats whose answers left ahead were used."""

    state: S
    events: tuple[Event, ...] = ()
    reveals: tuple[Reveal, ...] = ()
    phase_ends: tuple[PhaseEnd[S], ...] = ()
    fired: tuple[Seat, ...] = ()


class ScoreRow(msgspec.Struct, frozen=True):
    """Points of one source for each seat; `counts` says of how many things, where that helps to check them."""

    source: str
    points: tuple[int, ...]
    counts: tuple[int, ...] | None = None


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: seats by rank (a shared rank holds several), totals by seat, the points by source.

    `tie_break` is what decides between equal totals, `second_tie_break` what decides where that is equal too.
    """

    ranks: tuple[tuple[Seat, ...], ...]
    totals: tuple[int, ...]
    rows: tuple[ScoreRow, ...]
    tie_break: tuple[int, ...]
    second_tie_break: tuple[int, ...] | None = None


class BoardRefused(Exception):
    """A board file that cannot be played on; each fault has a code, the record and field as `rule`, numbers."""

    def __init__(self, faults: tuple[Violation, ...]) -> None:
        super().__init__("; ".join(f"{fault.rule}: {fault.code}" for fault in faults))
        self.faults = faults


@dataclass(frozen=True)
class Boards:
    """How a game takes boards that players bring. Its options are `BoardOptions`.

    `played` is the fingerprint of the board that options name. `read` makes a board file known and gives its
    fingerprint and name, or raises BoardRefused with all faults; `recall` makes one known again, by its
    fingerprint, that was read before: it is not judged anew. `known` says whether states that name a
    fingerprint can be played, `name` what its board is called. `fields` are the fields of a file, by which it
    is told from those of other games.
    """

    played: Callable[[Any], str]
    read: Callable[[bytes], tuple[str, str]]
    recall: Callable[[str, bytes], None]
    known: Callable[[str], bool]
    name: Callable[[str], str]
    fields: frozenset[str]


class Quantity(msgspec.Struct, frozen=True):
    """Something public of a position that a repair may set: coins of a seat, who owns a mine, whose turn it is.

    `id` is a word without blanks ("coins.0", "owner.mine_17"), `value` what it is now and `values` all that it may
    be set to, the present one included, as words without blanks. A `stock` is nobody's, but lies in a bank or a
    supply of all: it can balance what does not add up.
    """

    id: str
    value: str
    values: tuple[str, ...]
    stock: bool = False


@dataclass(frozen=True)
class Repairs(Generic[S]):
    """How the table may set a position right that a mistake has spoilt.

    `quantities` are all that can be set, none of them hidden from anybody. `repaired` sets some of them, by id,
    and gives one event of the kind `REPAIRED` whose entries are all gains and losses; whether the pieces still add
    up is for `Game.conserved` to say. It raises IllegalAction where a quantity or value is unknown, or where the
    position could not be played on.
    """

    quantities: Callable[[S], Sequence[Quantity]]
    repaired: Callable[[S, Mapping[str, str]], Transition[S]]


REPAIRED: Final = "table_repaired"
"""The kind of the event of a repair; `changes` are its ids, each with the value before and after."""
REVEALED: Final = "reveal-inside-plan"
"""The code by which a plan is refused that goes on after something was revealed."""
TABLE_RULE: Final = "table"
"""The section of every rulebook about what the table decides, which repairs follow from."""


class Clock(msgspec.Struct, frozen=True, order=True):
    """When in the game a position is: the round and the phase in it, both from 1, and who has acted in it.

    Positions of one round and phase are equally late but for `acted`: the seats whose turn of this phase is over.
    Once the game is over the round is one more than the game has.
    """

    round: int
    phase: int
    acted: tuple[Seat, ...] = ()


class Invitation(msgspec.Struct, frozen=True):
    """A decision to come on which `seats` may leave an answer; a new `topic` is worth a message."""

    topic: str
    seats: tuple[Seat, ...]


def as_it_stands(state: S, seat: Seat, action: object) -> S | None:
    """The position itself."""
    return state


def no_stage(state: State, seat: Seat) -> str | None:
    """None: turns have no stages."""
    return None


def of_no_stage(action: object) -> tuple[str, ...]:
    """None: the action belongs to no stage."""
    return ()


def all_alike(state: State, one: str, other: str) -> int:
    """No distance: any thing may as well stand in for another."""
    return 0


def nothing_lost(state: State) -> tuple[Violation, ...]:
    """Nothing: pieces are not counted."""
    return ()


def nothing_owned(state: State, seat: Seat) -> Mapping[str, int]:
    """Nothing: there is no ledger."""
    return {}


def one_round(state: State) -> int:
    """The first and only round."""
    return 1


def first_moment(state: State) -> Clock:
    """The only one."""
    return Clock(1, 1)


def none_left(state: S) -> S:
    """The state itself: no answers can be left ahead."""
    return state


def nothing_left(state: State, seat: Seat) -> tuple[Any, ...]:
    """None: no answers can be left ahead."""
    return ()


def no_invitation(state: State) -> Invitation | None:
    """None, whatever the state."""
    return None


@dataclass(frozen=True)
class Game(Generic[S, A, V, O]):
    """One game behind the contract.

    `new_game` and `apply` leave their input untouched. `check` is the only judge of actions: everything that
    lists, refuses or explains goes through it. `apply` raises IllegalAction exactly where `check` gives a
    violation. `read` gives the actions that a text means in a position, free of language: notation, a plan, or one
    of the game's short forms; it raises MalformedAction. `end_turn` is the action that *Finish* sends. Actions of
    a type in `answers` are answers left ahead (and their withdrawal): legal at any time for their seat, never part
    of an open turn, and not listed by `legal_actions`. `sections` are those of the rulebook about what a seat can
    do now. `public_options` names each option and its values, the default first; `presets` are whole sets of
    options by name, `editions` by language the preset with which a table of it begins, `printed` by language the
    preset that follows its printed edition, `option_groups` the names of groups with the options in each,
    `retired_options` those that are offered no more but may be stored. `invitation` names the seats to whom
    leaving an answer matters from here on, whether they have left one or not. `boards` takes boards that players
    bring.

    `stage_of` is the stage at which a seat must decide, None where it need not, `stages_of` those to which an
    action belongs; none of an answer left ahead or of the end of a turn. `akin` are groups of kinds of actions
    that serve the same end, so that one may stand in for another that is refused; `apart` is how far apart two
    things are, by their ids, where a player asks for one and may have the other. `secret` are the kinds that are
    about what only the seat at turn knows, such as cards that it drew.

    `round_of` is the round (the shift) that is played, from 1; `round_begins` is the kind of event with which each
    begins, `closing` are the kinds of those of the final scoring, which nothing follows. `owned` is what a seat
    has by account, which the entries of its events sum to; `conserved` names each kind of piece of which there is
    more or less than the box holds. `posed` is the position as if it were the seat's turn at the stage of an
    action: the position itself where it is, None where that stage cannot be had now (nothing is auctioned).
    `switches` are the options that may be changed in a running game, each with what of the position would conflict
    with a value. `repairs` says what a repair may set.

    `redeal` deals anew whatever a seat (None: the public) cannot know; the deal depends on nothing but the
    generator and what that seat can know, so that positions that it cannot tell apart are dealt alike.
    `unanswered` is the state without any answers left ahead, `withdrawals` are the actions by which a seat takes
    back all that it has left in a running game, `clock` when in the game it is. `migrations` bring a
    stored state up to the present, one schema each. `earlier_views` do the same, one change each, with the public
    views that letters of schema 1 held; nothing stores a view any more.
    """

    id: str
    schema: int
    seats: range
    colours: tuple[str, ...]
    state_type: type[S]
    action_type: Any
    view_type: type[V]
    options_type: type[O]
    public_options: tuple[tuple[str, tuple[str, ...]], ...]
    end_turn: A
    answers: tuple[type[A], ...]
    new_game: Callable[[Setup[O]], Transition[S]]
    active_seats: Callable[[S], tuple[Seat, ...]]
    legal_actions: Callable[[S, Seat], Sequence[A]]
    check: Callable[[S, Seat, A], Violation | None]
    apply: Callable[[S, Seat, A], Transition[S]]
    default_action: Callable[[S, Seat], A]
    observe: Callable[[S, Seat | None], V]
    redeal: Callable[[S, Seat | None, Rng], S]
    outcome: Callable[[S], Outcome | None]
    parse: Callable[[str], A]
    read: Callable[[S, Seat, str], Sequence[A]]
    notation: Callable[[A], str]
    sections: Callable[[S, Seat], tuple[str, ...]]
    migrations: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = ()
    earlier_views: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = ()
    presets: Mapping[str, O] = field(default_factory=dict[str, O])
    editions: Mapping[str, str] = field(default_factory=dict[str, str])
    printed: Mapping[str, str] = field(default_factory=dict[str, str])
    option_groups: tuple[tuple[str, tuple[str, ...]], ...] = ()
    retired_options: tuple[tuple[str, tuple[str, ...]], ...] = ()
    invitation: Callable[[S], Invitation | None] = no_invitation
    unanswered: Callable[[S], S] = none_left
    withdrawals: Callable[[S, Seat], Sequence[A]] = nothing_left
    clock: Callable[[S], Clock] = first_moment
    boards: Boards | None = None
    stage_of: Callable[[S, Seat], str | None] = no_stage
    stages_of: Callable[[A], tuple[str, ...]] = of_no_stage
    akin: tuple[frozenset[type[A]], ...] = ()
    apart: Callable[[S, str, str], int] = all_alike
    secret: tuple[type[A], ...] = ()
    round_of: Callable[[S], int] = one_round
    round_begins: str = ""
    closing: frozenset[str] = frozenset()
    owned: Callable[[S, Seat], Mapping[str, int]] = nothing_owned
    conserved: Callable[[S], tuple[Violation, ...]] = nothing_lost
    posed: Callable[[S, Seat, A], S | None] = as_it_stands
    switches: Mapping[str, Callable[[S, str], tuple[Violation, ...]]] = field(
        default_factory=dict[str, Callable[[S, str], tuple[Violation, ...]]]
    )
    repairs: Repairs[S] | None = None


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def is_answer(game: AnyGame, action: object) -> bool:
    """Whether the action leaves or withdraws an answer ahead, outside the turn."""
    return isinstance(action, game.answers)


def seals(game: AnyGame, before: State, transition: Transition[Any]) -> bool:
    """Whether a move is final at once: it showed something, ended a phase or passed the decision on."""
    return bool(
        transition.reveals
        or transition.phase_ends
        or game.active_seats(before) != game.active_seats(transition.state)
    )


def apply_all(game: Game[S, A, V, O], state: S, seat: Seat, actions: Sequence[A]) -> list[Transition[S]]:
    """The transitions of a whole plan, or IllegalAction (its `step` counts from 1) with nothing changed.

    A plan is refused, too, where anything final would come before its last action. What follows it is not even
    judged then: the answer would tell what nobody has seen yet.
    """
    transitions: list[Transition[S]] = []
    final = False
    for step, action in enumerate(actions, start=1):
        if final:
            raise IllegalAction(Violation.of(REVEALED, "DESIGN"), step)
        try:
            transition = game.apply(state, seat, action)
        except IllegalAction as error:
            raise IllegalAction(error.violation, step) from error
        transitions.append(transition)
        final = bool(transition.fired) or seals(game, state, transition)
        state = transition.state
    return transitions
