"""Actions as one line of words, and back."""

from collections.abc import Collection
from typing import Final, Literal, TypeAlias, assert_never, cast

from games.coal_baron.actions import (
    Action,
    ChooseSubstitute,
    Cube,
    DraftOrder,
    EndTurn,
    FillSpace,
    FillWithTwo,
    Keep,
    LeaveRanking,
    LoadCube,
    MoveCage,
    PlaceWorkers,
    PutNext,
    ReturnTo,
    Source,
    StoreCube,
    WithdrawRanking,
)
from games.coal_baron.facts import COALS, ORDERS, SPACES, TILES, Coal
from games.engine.notation import expect_count, one_of, words_of
from games.engine.violation import MalformedAction, quoted

Words: TypeAlias = list[str]

_CARDS: Final = frozenset(ORDERS) | frozenset(TILES)
_LEVELS: Final = ("0", "1", "2", "3", "4")
_SOURCES: Final = ("cage", "storage")
_NONE: Final = "none"


def notation(action: Action) -> str:
    """The action as a line that `parse` reads back."""
    match action:
        case DraftOrder(order):
            return f"draft {order}"
        case PlaceWorkers(space):
            return f"place {space}"
        case ChooseSubstitute(coal):
            return f"substitute {coal or _NONE}"
        case Keep(card):
            return f"keep {card or _NONE}"
        case ReturnTo(place):
            return f"return {place}"
        case PutNext(card):
            return f"next {card}"
        case MoveCage(level):
            return f"cage {level}"
        case LoadCube(coal):
            return f"load {coal}"
        case FillSpace(order, coal, source):
            return f"fill {order} {coal}" if source == "cage" else f"fill {order} {coal} {source}"
        case FillWithTwo(order, space, cubes):
            first, second = (f"{cube.source}:{cube.coal}" for cube in sorted(cubes))
            return f"pair {order} {space} {first} {second}"
        case StoreCube(coal):
            return f"store {coal}"
        case EndTurn():
            return "end"
        case LeaveRanking(orders):
            return " ".join(("rank", *orders))
        case WithdrawRanking():
            return "unrank"
        case _:
            assert_never(action)


def parse(line: str) -> Action:
    """The action that the line writes; upper case and surplus blanks do not matter. Raises MalformedAction."""
    words = words_of(line.lower())
    match words[0]:
        case "draft":
            return DraftOrder(_only(words, ORDERS, "not-an-order"))
        case "place":
            return PlaceWorkers(_only(words, SPACES, "not-a-space"))
        case "substitute":
            coal = _only(words, (*COALS, _NONE), "not-a-coal")
            return ChooseSubstitute(None if coal == _NONE else cast("Coal", coal))
        case "keep":
            card = _only(words, _CARDS | {_NONE}, "not-a-card")
            return Keep(None if card == _NONE else card)
        case "return":
            place = _only(words, ("top", "bottom"), "not-a-place")
            return ReturnTo(cast("Literal['top', 'bottom']", place))
        case "next":
            return PutNext(_only(words, _CARDS, "not-a-card"))
        case "rank":
            expect_count(words, 1, len(ORDERS))
            return LeaveRanking(tuple(one_of(word, ORDERS, "not-an-order") for word in words[1:]))
        case _:
            return _parse_step(words)


def _parse_step(words: Words) -> Action:
    match words[0]:
        case "cage":
            return MoveCage(int(_only(words, _LEVELS, "not-a-level")))
        case "load":
            return LoadCube(_coal(_only(words, COALS, "not-a-coal")))
        case "store":
            return StoreCube(_coal(_only(words, COALS, "not-a-coal")))
        case "fill":
            return _parse_fill(words)
        case "pair":
            return _parse_pair(words)
        case "end":
            expect_count(words, 0)
            return EndTurn()
        case "unrank":
            expect_count(words, 0)
            return WithdrawRanking()
        case verb:
            raise MalformedAction("unknown-verb", word=quoted(verb))


def _parse_fill(words: Words) -> FillSpace:
    expect_count(words, 2, 3)
    order = one_of(words[1], ORDERS, "not-an-order")
    source = _source(words[3]) if len(words) == 4 else "cage"
    return FillSpace(order, _coal(words[2]), source)


def _parse_pair(words: Words) -> FillWithTwo:
    expect_count(words, 4)
    order = one_of(words[1], ORDERS, "not-an-order")
    first, second = sorted((_cube(words[3]), _cube(words[4])))
    return FillWithTwo(order, _coal(words[2]), (first, second))


def _only(words: Words, allowed: Collection[str], code: str) -> str:
    expect_count(words, 1)
    return one_of(words[1], allowed, code)


def _coal(word: str) -> Coal:
    return cast("Coal", one_of(word, COALS, "not-a-coal"))


def _source(word: str) -> Source:
    return cast("Source", one_of(word, _SOURCES, "not-a-source"))


def _cube(word: str) -> Cube:
    source, _, coal = word.partition(":")
    return Cube(_source(source), _coal(coal))
