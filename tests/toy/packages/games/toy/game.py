"""A toy: players dig lumps from one heap, one to three a turn; who takes the last one scores three points more."""

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias

import msgspec

from games.engine.change import Change as Base
from games.engine.conditions import Gate, Listed, Need, refused_as
from games.engine.contract import Game, Outcome, Setup, Transition
from games.engine.event import Entry, Event, Seat
from games.engine.fields import Kind
from games.engine.outcome import outcome_of
from games.engine.playing import Playing
from games.engine.rng import Rng, seeded
from games.engine.setup import refuse_unknown, start_seat
from games.engine.spelling import NUMBER, spelt
from games.engine.stages import Stage, never
from games.engine.verbs import Row, Verb, only
from games.engine.violation import Violation

FACTS: Final = "1"
MOST: Final = 3
LAST: Final = 3
"""Points for the last lump."""
Tool: TypeAlias = Literal["shovel", "pick"]

# State and view


class Options(msgspec.Struct, frozen=True, kw_only=True):
    facts: str = FACTS
    last: Literal["three", "none"] = "three"
    """What the last lump scores more: a switch where the game is judged (`judged.py`)."""


class Turn(msgspec.Struct, frozen=True):
    seat: Seat
    stage: Literal["dig", "done", "over"] = "dig"


class Own(msgspec.Struct):
    score: tuple[int, ...] = (0, 0)


class State(msgspec.Struct):
    options: Options
    turn: Turn
    seats: list[Own]
    heap: int


class View(msgspec.Struct, frozen=True):
    viewer: Seat | None
    heap: int
    points: tuple[int, ...]
    active: tuple[Seat, ...]


class Change(Base[State, Own, Turn]):
    source_index: ClassVar = {"lumps": 0, "last": 1}


# Actions


class Dig(msgspec.Struct, frozen=True, tag_field="do", tag="dig"):
    """Take lumps from the heap."""

    count: Annotated[int, NUMBER, Kind("count")]


class EndTurn(msgspec.Struct, frozen=True, tag_field="do", tag="end"):
    """End the turn."""


END: Final = EndTurn()


def digs(state: State, seat: Seat) -> Sequence[Dig]:
    return [Dig(count) for count in range(1, min(MOST, state.heap) + 1)]


def cannot_dig(state: State, seat: Seat, action: Dig) -> Violation:
    return Violation("heap-too-small", "2", {"count": action.count, "heap": state.heap})


def dig(change: Change, action: Dig) -> None:
    taken(change, action.count, "dug")


def taken(change: Change, count: int, kind: str) -> None:
    """Lumps taken: a point each, and more for the last one."""
    state = change.state
    state.heap -= count
    change.score(change.seat, "lumps", count)
    if not state.heap and state.options.last == "three":
        change.score(change.seat, "last", LAST)
    change.wait(Turn(change.seat, "done"))
    change.tell(kind, "2", {"count": count, "heap": state.heap}, ("heap",))


def end_turn(change: Change, action: EndTurn) -> None:
    state = change.state
    if state.heap:
        change.wait(Turn((change.seat + 1) % len(state.seats)))
        return
    change.wait(Turn(change.seat, "over"))
    change.tell("game_over", "3", public=True)
    change.end_phase("game")


# Tables

STAGES: Final = (
    Stage[State, Change, Any]("dig", default=lambda state, seat: Dig(1), end=never(refused_as("not-dug", "2"))),
    Stage[State, Change, Any]("done"),
)
VERBS: Final[tuple[Row[State, Change], ...]] = (
    Verb(
        Dig,
        "dig 2",
        "2",
        at=frozenset({"dig"}),
        conditions=(Listed(cannot_dig),),
        candidates=digs,
        perform=dig,
    ),
    Verb(EndTurn, "end", "1", at=frozenset({"dig", "done"}), candidates=only(END), perform=end_turn),
)


# An action to come: all lumps that are left, with a tool


class Sweep(msgspec.Struct, frozen=True, tag_field="do", tag="sweep"):
    """Take the last four lumps or fewer at once."""

    tool: Annotated[Tool, spelt(("shovel", "pick"), "not-a-tool"), Kind("tool")]


SWEEP: Final = Verb[State, Change, Sweep](
    Sweep,
    "sweep pick",
    "2",
    at=frozenset({"dig"}),
    conditions=(
        Gate(lambda state, seat: state.heap <= 4, refused_as("too-much-to-sweep", "2")),
        Need(lambda state, seat, action: action.tool == "pick", refused_as("no-such-tool", "2", "tool")),
    ),
    candidates=only(Sweep("shovel"), Sweep("pick")),
    perform=lambda change, action: taken(change, change.state.heap, "swept"),
)

# The game


def active_seats(state: State) -> tuple[Seat, ...]:
    return () if state.turn.stage == "over" else (state.turn.seat,)


def new_game(setup: Setup[Options]) -> Transition[State]:
    refuse_unknown(setup, range(2, 5), FACTS)
    first, rng = start_seat(setup, seeded(setup.seed))
    more, _ = rng.below(4)
    state = State(setup.options, Turn(first), [Own() for _ in range(setup.seats)], 6 + 2 * setup.seats + more)
    points = tuple(Entry(seat, "points", 0) for seat in range(setup.seats))
    return Transition(state, (Event("begun", "1", first, {"heap": state.heap}, points),))


def observe(state: State, seat: Seat | None) -> View:
    points = tuple(sum(own.score) for own in state.seats)
    return View(seat, state.heap, points, active_seats(state))


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    return state


def outcome(state: State) -> Outcome | None:
    if active_seats(state):
        return None
    return outcome_of(state.seats, ("lumps", "last"), lambda source: None, (0,) * len(state.seats))


def stage_of(state: State, seat: Seat) -> str | None:
    return state.turn.stage if seat in active_seats(state) else None


def closed(state: State, seat: Seat) -> Violation:
    return Violation("not-your-turn", "1", {"other": state.turn.seat})


def off(state: State, seat: Seat, verb: Row[State, Change]) -> Violation:
    return Violation("turn-done", "2")


def game_of(verbs: Sequence[Row[State, Change]], action_type: Any) -> Game[State, Any, View, Options]:
    """The game as its table of verbs plays it."""
    playing: Playing[State, Change, Any] = Playing(
        verbs, STAGES, end_turn=END, stage_of=stage_of, closed=closed, off=off, change=Change
    )
    return Game(
        id="toy", schema=1, seats=range(2, 5), colours=("orange", "blue", "red", "green"),
        state_type=State, action_type=action_type, view_type=View, options_type=Options, public_options=(),
        end_turn=END, answers=playing.answers, new_game=new_game, active_seats=active_seats,
        legal_actions=playing.legal_actions, check=playing.check, apply=playing.apply,
        default_action=playing.default_action, observe=observe, redeal=redeal, outcome=outcome,
        parse=playing.parse, read=playing.read, notation=playing.notation,
        sections=playing.sections,
    )  # fmt: skip


GAME: Final = game_of(VERBS, Dig | EndTurn)
