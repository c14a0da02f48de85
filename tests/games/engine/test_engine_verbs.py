"""Playing by tables: a toy in which coal is dug at one stage and sold at another."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Annotated, Any, ClassVar, TypeAlias

import msgspec
import pytest

from games.engine.change import Change as Base
from games.engine.conditions import Gate, Listed, Need, all_hold, first_refused, refused_as, unknown
from games.engine.event import Seat
from games.engine.fields import fields_of
from games.engine.playing import Playing
from games.engine.spelling import ALWAYS, NUMBER, Spelling, flag
from games.engine.stages import Stage, never
from games.engine.table import Table
from games.engine.verbs import Row, Verb, Way, only
from games.engine.violation import IllegalAction, MalformedAction, Violation


class Own(msgspec.Struct):
    score: tuple[int, ...] = (0,)


class Turn(msgspec.Struct, frozen=True):
    stage: str


class State(msgspec.Struct):
    turn: Turn
    seats: list[Own]
    coal: int = 0
    lamp: bool = True
    told: tuple[str, ...] = ()


class Change(Base[State, Own, Turn]):
    source_index: ClassVar = {"coal": 0}


class Dig(msgspec.Struct, frozen=True):
    depth: Annotated[int, NUMBER]
    lit: Annotated[bool, flag("lit", "not-lit")] = False


class Sell(msgspec.Struct, frozen=True):
    count: Annotated[int, NUMBER]


class End(msgspec.Struct, frozen=True):
    pass


class Hint(msgspec.Struct, frozen=True):
    pass


asked: list[str] = []


def no(code: str) -> Any:
    """A refusal; each that is built is noted."""

    def refusal(*_: object) -> Violation:
        asked.append(f"refused {code}")
        return Violation(code, "1")

    return refusal


def has_lamp(state: State, seat: Seat) -> bool:
    asked.append("lamp")
    return state.lamp


def shallow(state: State, seat: Seat, action: Dig) -> bool:
    asked.append(f"depth {action.depth}")
    return action.depth < 3


def depths(lit: bool) -> Any:
    def candidates(state: State, seat: Seat) -> Iterator[Dig]:
        yield from (Dig(depth, lit) for depth in (1, 2, 3))

    return candidates


def sales(state: State, seat: Seat) -> Iterator[Sell]:
    return (Sell(count) for count in range(1, state.coal + 1))


def dig(change: Change, action: Dig) -> None:
    change.state.coal += action.depth
    change.wait(Turn("sell"))


def burn(change: Change, action: Dig) -> None:
    change.state.lamp = False


def sell(change: Change, action: Sell) -> None:
    change.state.coal -= action.count


def say(word: str) -> Any:
    def perform(change: Change, *_: object) -> None:
        change.state.told += (word,)

    return perform


VERBS: tuple[Row[State, Change], ...] = (
    Verb(
        Dig,
        "dig 2",
        "1",
        at=frozenset({"dig"}),
        ways=(
            Way(lambda action: not action.lit, (Need(shallow, no("too-dark")),), depths(False)),
            Way(lambda action: action.lit, (Gate(has_lamp, no("no-lamp")),), depths(True), burn),
        ),
        off=no("dug-already"),
        perform=dig,
    ),
    Verb(
        Sell,
        "sell 1",
        "2",
        at=frozenset({"sell"}),
        conditions=(Listed(no("no-coal")),),
        candidates=sales,
        perform=sell,
    ),
    Verb(End, "end", "3", at=frozenset({"dig", "sell"}), candidates=lambda s, a: (End(),), perform=say("ended")),
    Verb(Hint, "hint", "4", at=None, perform=say("hint")),
)
STAGES: tuple[Stage[State, Change, Any], ...] = (
    Stage("dig", default=lambda s, a: Dig(1), end=never(no("dig-first"))),
    Stage("sell", default=lambda s, a: End(), at_end=say("sold")),
)


def stage_of(state: State, seat: Seat) -> str | None:
    return state.turn.stage if seat == 0 else None


PLAYING: Playing[State, Change, Any] = Playing(
    VERBS, STAGES, end_turn=End(), stage_of=stage_of, closed=no("not-you"), off=no("not-here"), change=Change
)


def begun(stage: str = "dig", **changes: Any) -> State:
    asked.clear()
    return State(Turn(stage), [Own(), Own()], **changes)


def refused(state: State, action: Any, seat: Seat = 0) -> str | None:
    violation = PLAYING.check(state, seat, action)
    if violation is not None:
        with pytest.raises(IllegalAction) as caught:
            PLAYING.apply(state, seat, action)
        assert caught.value.violation == violation
    return violation.code if violation else None


def test_a_listing_asks_a_gate_once_and_a_need_of_each_candidate_and_builds_no_refusal():
    state = begun()
    assert PLAYING.legal_actions(state, 0) == [Dig(1), Dig(2), Dig(1, True), Dig(2, True), Dig(3, True)]
    assert asked == ["depth 1", "depth 2", "depth 3", "lamp"]
    state = begun(lamp=False)
    assert PLAYING.legal_actions(state, 0) == [Dig(1), Dig(2)]
    assert not [word for word in asked if word.startswith("refused")]


def test_each_way_has_conditions_of_its_own():
    assert refused(begun(), Dig(3)) == "too-dark"
    assert refused(begun(), Dig(3, True)) is None
    assert refused(begun(lamp=False), Dig(3, True)) == "no-lamp"


def test_a_way_uses_up_what_it_takes():
    assert PLAYING.apply(begun(), 0, Dig(1, True)).state.lamp is False
    assert PLAYING.apply(begun(), 0, Dig(1)).state.lamp is True


def test_what_is_none_of_the_candidates_is_refused():
    assert refused(begun("sell", coal=2), Sell(2)) is None
    assert refused(begun("sell", coal=2), Sell(3)) == "no-coal"


def test_what_is_one_of_the_candidates_can_be_found_out_without_making_them():
    def made(state: State, seat: Seat) -> Iterator[Sell]:
        raise AssertionError

    row = Verb(
        Sell,
        "sell 1",
        "2",
        at=frozenset({"sell"}),
        conditions=(Listed(no("no-coal"), among=lambda state, seat, action: action.count <= state.coal),),
        candidates=made,
        perform=sell,
    )
    table: Table[State, Change] = Table([row])
    assert table.refusal(begun(coal=2), 0, Sell(2)) is None
    assert table.refusal(begun(coal=2), 0, Sell(3)) == Violation("no-coal", "1")


def test_one_after_the_other_is_listed_without_going_to_the_end():
    state, table = begun(), Table(VERBS[:1])
    assert list(table.each(state, 0)) == table.listed(state, 0)
    asked.clear()
    assert next(table.each(state, 0)) == Dig(1)
    assert asked == ["depth 1"]
    assert list(table.each(begun(lamp=False), 0)) == [Dig(1), Dig(2)]


def test_some_candidates_are_the_same_in_every_position():
    assert only(Sell(1), Sell(2))(begun(), 0) == (Sell(1), Sell(2))


def test_who_need_not_decide_and_what_belongs_elsewhere_is_refused():
    assert refused(begun(), Dig(1), seat=1) == "not-you"
    assert PLAYING.legal_actions(begun(), 1) == []
    assert refused(begun(), Sell(1)) == "not-here"
    assert refused(begun("sell"), Dig(1)) == "dug-already"


def test_a_refusal_of_its_own_at_other_stages_sees_the_action_and_may_leave_it_to_the_general_one():
    def deep(state: State, seat: Seat, action: Dig) -> Violation | None:
        return Violation("too-deep", "1") if action.depth > 2 else None

    verbs = (replace(VERBS[0], off=deep), *VERBS[1:])
    playing: Playing[State, Change, Any] = Playing(
        verbs, STAGES, end_turn=End(), stage_of=stage_of, closed=no("not-you"), off=no("not-here"), change=Change
    )
    assert playing.check(begun("sell"), 0, Dig(3)) == Violation("too-deep", "1")
    assert playing.check(begun("sell"), 0, Dig(2)) == Violation("not-here", "1")


def test_the_stage_says_whether_a_turn_may_end_and_what_is_done_then():
    assert refused(begun(), End()) == "dig-first"
    assert End() not in PLAYING.legal_actions(begun(), 0)
    assert PLAYING.legal_actions(begun("sell"), 0) == [End()]
    assert PLAYING.apply(begun("sell"), 0, End()).state.told == ("sold", "ended")


def test_answers_left_ahead_are_anybodys_and_not_listed():
    assert PLAYING.answers == (Hint,)
    assert refused(begun(), Hint(), seat=1) is None
    assert PLAYING.apply(begun(), 1, Hint()).state.told == ("hint",)


def test_the_default_is_the_stages():
    assert PLAYING.default_action(begun(), 0) == Dig(1)
    assert PLAYING.default_action(begun("sell"), 0) == End()


def test_the_default_is_the_end_or_the_first_legal_action_where_the_stage_names_none():
    def default(stage: Stage[State, Change, Any]) -> Any:
        stages = [stage if other.name == stage.name else other for other in STAGES]
        playing: Playing[State, Change, Any] = Playing(
            VERBS,
            stages,
            end_turn=End(),
            stage_of=stage_of,
            closed=no("not-you"),
            off=no("not-here"),
            change=Change,
        )
        return playing.default_action(begun(stage.name, coal=1), 0)

    assert default(Stage("sell")) == End()
    assert default(Stage("sell", end=never(no("sell-first")))) == Sell(1)


def test_lines_follow_from_the_fields():
    for line, action in (("dig 2", Dig(2)), ("dig 2 lit", Dig(2, True)), ("end", End()), ("sell 12", Sell(12))):
        assert PLAYING.parse(line) == action
        assert PLAYING.notation(action) == line
    assert PLAYING.parse(" DIG  2 ") == Dig(2)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("dig", "wrong-number-of-words"),
        ("dig 2 lit lit", "wrong-number-of-words"),
        ("dig 2 dark", "not-lit"),
        ("sell two", "not-a-number"),
        ("end now", "wrong-number-of-words"),
        ("dance", "unknown-verb"),
    ],
)
def test_what_cannot_be_read(line: str, code: str):
    with pytest.raises(MalformedAction) as caught:
        PLAYING.parse(line)
    assert caught.value.code == code


class Twice(msgspec.Struct, frozen=True):
    first: Annotated[int, NUMBER] = 0
    second: Annotated[int, NUMBER] = 0


class Named(msgspec.Struct, frozen=True):
    word: str


class Always(msgspec.Struct, frozen=True):
    first: Annotated[int, NUMBER, ALWAYS] = 0
    second: Annotated[int, NUMBER] = 0


Depth: TypeAlias = Annotated[int, NUMBER]


class Deeper(msgspec.Struct, frozen=True):
    depth: Annotated[Depth, Spelling(lambda word: -int(word), lambda value: str(-value))]


class Unspelt(msgspec.Struct, frozen=True):
    what: int


@pytest.mark.parametrize("action", [Twice, Unspelt])
def test_a_line_that_would_be_ambiguous_or_is_not_spelt_is_no_row(action: type[msgspec.Struct]):
    with pytest.raises(TypeError):
        Table([Verb(action, "what", "1", at=None, perform=say("what"))])


@pytest.mark.parametrize(("action", "line"), [(Always(), "say 0"), (Always(1, 2), "say 1 2")])
def test_a_word_that_is_always_written_and_read_may_have_a_default(action: Always, line: str):
    table: Table[State, Change] = Table([Verb(Always, "say 0", "1", at=None, perform=say("said"))])
    assert table.notation(action) == line
    assert table.read(line.split()) == action
    with pytest.raises(MalformedAction):
        table.read(["say"])


def test_a_spelling_said_anew_is_that_of_the_line_and_of_the_field():
    table: Table[State, Change] = Table([Verb(Deeper, "deeper 2", "1", at=None, perform=say("deeper"))])
    assert table.read(["deeper", "2"]) == Deeper(-2)
    assert table.notation(Deeper(-2)) == "deeper 2"
    assert fields_of(Deeper)[0].tokens(Deeper(-2)) == ("2",)


def test_a_spelling_reads_what_it_writes():
    sign = Spelling(lambda word: -int(word), lambda value: str(-value))
    assert sign.read(sign.write(4)) == 4


def test_a_refusal_says_fields_of_the_action_and_what_it_is_given():
    assert refused_as("too-deep", "1")(begun(), 0) == Violation("too-deep", "1")
    assert refused_as("too-deep", "1", "depth", most=2)(begun(), 0, Dig(3)) == Violation(
        "too-deep", "1", {"depth": 3, "most": 2}
    )


def test_a_refusal_of_what_there_is_not_quotes_no_more_than_may_be_repeated():
    violation = unknown("unknown-hole", "1", "word")(begun(), 0, Named("x" * 100))
    assert violation == Violation("unknown-hole", "1", {"word": "x" * 40})
    assert "hole" in unknown("unknown-hole", "1", "word", "hole")(begun(), 0, Named("x")).params


def test_conditions_are_asked_in_their_order():
    conditions = (Gate(has_lamp, no("no-lamp")), Need(shallow, no("too-dark")))
    assert first_refused(conditions, begun(lamp=False), 0, Dig(3)) == Violation("no-lamp", "1")
    assert first_refused(conditions, begun(), 0, Dig(3)) == Violation("too-dark", "1")
    assert first_refused(conditions, begun(), 0, Dig(1)) is None
    assert all_hold(conditions, begun(), 0, Dig(1))
    assert not all_hold(conditions, begun(lamp=False), 0, Dig(1))
