"""Actions as one line of words, and back."""

from typing import Final, Literal, assert_never, get_args

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
from games.engine.notation import Reader, Words, among, expect_count, one_of, read_words, with_one, words_of

_CARDS: Final = frozenset(ORDERS) | frozenset(TILES)
_LEVELS: Final = ("0", "1", "2", "3", "4")
_SOURCES: Final[tuple[Source, ...]] = get_args(Source)
_PLACES: Final[tuple[Literal["top", "bottom"], ...]] = ("top", "bottom")
_NONE: Final = "none"
_PLAIN: Final[dict[str, Action]] = {"end": EndTurn(), "unrank": WithdrawRanking()}
"""Lines of one word."""


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
    return read_words(words_of(line.lower()), _PLAIN, _READ)


_order: Final = among(ORDERS, "not-an-order")
_card: Final = among(_CARDS, "not-a-card")
_coal: Final = among(COALS, "not-a-coal")
_source: Final = among(_SOURCES, "not-a-source")


def _coal_or_none(word: str) -> Coal | None:
    return None if word == _NONE else _coal(word)


def _card_or_none(word: str) -> str | None:
    return None if word == _NONE else _card(word)


def _level(word: str) -> int:
    return int(one_of(word, _LEVELS, "not-a-level"))


def _fill(words: Words) -> Action:
    expect_count(words, 2, 3)
    source = _source(words[3]) if len(words) == 4 else "cage"
    return FillSpace(_order(words[1]), _coal(words[2]), source)


def _pair(words: Words) -> Action:
    expect_count(words, 4)
    order = _order(words[1])
    first, second = sorted((_cube(words[3]), _cube(words[4])))
    return FillWithTwo(order, _coal(words[2]), (first, second))


def _cube(word: str) -> Cube:
    source, _, coal = word.partition(":")
    return Cube(_source(source), _coal(coal))


def _rank(words: Words) -> Action:
    expect_count(words, 1, len(ORDERS))
    return LeaveRanking(tuple(map(_order, words[1:])))


_READ: Final[dict[str, Reader[Action]]] = {
    "draft": with_one(DraftOrder, _order),
    "place": with_one(PlaceWorkers, among(SPACES, "not-a-space")),
    "substitute": with_one(ChooseSubstitute, _coal_or_none),
    "keep": with_one(Keep, _card_or_none),
    "return": with_one(ReturnTo, among(_PLACES, "not-a-place")),
    "next": with_one(PutNext, _card),
    "cage": with_one(MoveCage, _level),
    "load": with_one(LoadCube, _coal),
    "store": with_one(StoreCube, _coal),
    "fill": _fill,
    "pair": _pair,
    "rank": _rank,
}
"""By verb: how the rest of the line is read."""
